# Det som alla spel säger. Spelarnas namn kommer som de är.
language = Svenska
seat = Plats { $number }

list-none = inget
list-last = { $left } och { $right }
list-more = { $left }, { $right }
list-of-lists = { $left }; { $right }
decimal-mark = ,

# Notation på skärmen, ord för den som lyssnar.
written = { $text }
    .spoken = { $words }

unreadable-no-such-seat = Den platsen finns inte; bordet har { $seats }.
unreadable-foreign-action = Det går inte att göra i det här spelet.
unreadable-no-such-move = ”{ $text }” är inget drag i det här spelet.
ask-whose-turn = { $seat } ska spela.
ask-nobody-now = Ingen är tillfrågad.
unreadable-wrong-kind-of-move = Slumpen kastar och blandar, spelarna bestämmer; ingen av dem kan ta den andras roll.

# Kommandoraden. Meddelandena cli-wrong är den enda mening som programmet slutar med.
cli-wrong-language = Språket { $language } finns inte här; det finns: { $known }.
cli-wrong-game = Inget spel heter { $game }; det finns: { $known }.
cli-wrong-no-game = Säg vilket spel, till exempel ”estaminet play dudo”, eller --resume för ett sparat; ”estaminet games” visar vilka som finns.
cli-wrong-option-form = { $text } är inget val; skriv NAMN=VÄRDE.
cli-wrong-option = { $game } har inget val { $option }; det har: { $known }.
cli-wrong-option-twice = Valet { $option } är angivet två gånger; en räcker.
wrong-option-unknown = Det finns inget val { $option }; det finns: { $known }.
wrong-option-no-file = Valet { $option } kan inte läsas från en fil.
wrong-level = Det finns ingen bott { $level }; det finns: { $known }.
wrong-two-seats = Du kan bara sitta på en plats, om ni inte är flera som delar den här enheten.
wrong-option-value = Valet { $option } kan inte vara { $value }; det kan vara: { $values }.
cli-wrong-options = De här valen går inte:
cli-wrong-option-file = { $file } går inte att använda:
cli-option-file-warning = { $file }: { $warning } (En varning; det går att spela med den.)
wrong-seats = { $title } är för { $low } till { $high } spelare, inte { $seats }.
cli-wrong-player = Ingen som heter { $player } kan ta en plats; det kan vara: { $known }.
cli-wrong-names = Det är { $names } namn till { $seats } platser; ge ett till varje, med kommatecken emellan.
cli-wrong-name = ”{ $name }” kan inte vara ett namn; ett namn har 1 till { $limit } synliga tecken.
cli-wrong-name-twice = Två spelare heter likadant; ge var och en ett eget namn.
cli-wrong-seed = Ett frö är ett heltal från 0 till { $most }.
cli-wrong-clause = Paragrafen { $clause } finns inte; i närheten finns: { $near }.
cli-wrong-file-missing = Filen { $file } finns inte; kontrollera namn och mapp.
cli-wrong-file-folder = { $file } är en mapp; ange en fil i den.
cli-wrong-file-large = { $file } är större än { $megabytes } MB; så långt är inget protokoll.
cli-wrong-file-binary = { $file } är ingen textfil i UTF-8; en sådan behövs här.
cli-wrong-file-unreadable = { $file } går inte att läsa ({ $reason }); ange en fil som går.
cli-wrong-file-exists = { $file } finns redan och lämnas som den är; välj ett annat namn.
cli-wrong-file-nowhere = Det finns ingen mapp { $folder } för { $file }; skapa den eller välj en annan.
cli-wrong-file-unwritable = { $file } går inte att skriva ({ $reason }); välj ett annat namn eller en annan mapp.
cli-wrong-with-resume = { $option } går inte ihop med --resume: det är redan bestämt i { $file }.
cli-wrong-not-a-save = { $file } är inte ett sparat, oavslutat parti; sådana görs med ”spara” under spelet eller med --save.
cli-wrong-save = { $file } går inte att fortsätta med. { $reason }
cli-wrong-other-game = { $file } är ett parti { $game }; utelämna spelet eller ange det.
cli-wrong-words-many = Det finns ord för { $words } personer, men { $people } vid bordet.
cli-wrong-words = Ord till slumpen är en rad med högst { $limit } synliga tecken.
cli-wrong-record = { $file } går inte att bekräfta. { $reason }
cli-wrong-replay-save = { $file } är ett oavslutat parti; fortsätt det med ”estaminet play --resume”.
cli-wrong-seat-and-open = Välj ett: --seat för vad en spelare visste, eller --open för allt.
cli-wrong-seat = Det finns ingen plats { $seat } i det här partiet; det finns: { $known }.
cli-wrong-games = Antalet partier är 1 eller fler.
cli-wrong-players-and-seats = --players säger { $players }, men --seats anger { $seats }; ange ett av dem.
cli-wrong-key = { $key } kan inte vara ett spels nyckel; den är 2 till 12 små bokstäver och siffror, börjar med en bokstav och är inget ord i Python.
cli-wrong-key-taken = { $folder } finns redan och lämnas som den är; välj en annan nyckel.
cli-wrong-no-checkout = Det här är inte Estaminets källkod, så säg var mappen ska ligga: --into MAPP.
cli-wrong-into = Det finns ingen mapp { $folder }; skapa den eller ange en annan med --into.
cli-wrong-seconds = Antalet sekunder är större än 0 och högst 600.
cli-wrong-usage = { $reason } ”{ $command } --help” visar vad som finns.
cli-absurd = Det innehåller tal eller parenteser bortom all rimlighet.
cli-usage-no-option = Flaggan { $option } finns inte.
cli-usage-no-option-near = Flaggan { $option } finns inte; menade du { $near }?
cli-usage-needs-value = Flaggan { $option } kräver ett värde.
cli-usage-no-value = Flaggan { $option } tar inget värde.
cli-usage-missing = Något saknas: { $name }.
cli-usage-value = { $name } ska vara { $wanted }.
cli-usage-extra = Det är mer än kommandot tar emot: { $extra }.
cli-usage-no-command = Kommandot { $name } finns inte.
cli-usage-missing-command = Ett kommando saknas.
cli-wanted-whole = ett heltal
cli-wanted-whole-from = ett heltal, minst { $low }
cli-wanted-whole-between = ett heltal från { $low } till { $high }
cli-wanted-number = ett tal
cli-wanted-number-from = ett tal, minst { $low }
cli-wanted-number-between = ett tal från { $low } till { $high }

# Varför ett protokoll inte går att läsa eller bekräfta, i hela meningar.
record-in-text = Rad { $line }: { $why }
record-in-json = Post { $line } i ”moves”: { $why }
record-not-a-record = Det här är JSON men ser inte ut som ett protokoll ({ $why }).
record-first-line = Ett protokoll börjar med ”{ $first }”.
record-no-number = Här ska det stå ett tal, inte ”{ $text }”.
record-after-result = Inget får stå efter resultatet.
record-late-header = ”{ $key }” ska stå före det första draget.
record-twice = ”{ $key }” står där två gånger.
record-seat-order = Här ska ”{ $expected }” komma, inte ”{ $has }”.
record-keyed = Slumpen numreras efter rundor (”rounds”) eller inte alls, inte efter ”{ $text }”.
record-position-form = Ställningen är inget JSON-objekt.
record-unknown-header = Ingen rad i ett protokoll börjar med ”{ $key }”.
record-missing-header = Raden ”{ $key }” saknas.
record-other-rules = Partiet spelades enligt version { $version } av reglerna för { $game }; det här är version { $has }.
record-rematch-seat = Revanschen anger plats { $seat }; de { $seats } platserna räknas från 0.
record-options = Dess husregler går inte att använda.
record-unknown-game = Inget spel heter { $game }; det finns: { $known }.
record-position = Det börjar i en omöjlig ställning ({ $why }).
record-position-other = Ställningen har andra husregler eller ett annat antal platser än resten av protokollet.
record-names = Platser: { $seats }, namn: { $names }; varje plats har ett namn.
record-bad-name = ”{ $name }” kan inte vara ett namn; ett namn har 1 till { $most } synliga tecken, utan mellanslag före eller efter.
record-taken-back = Ett drag som togs tillbaka skrivs som antalet drag före det, platsen och draget självt, inte som ”{ $text }”.
record-hints = Tips är ett heltal för var och en av de { $seats } platserna, inte ”{ $hints }”.
record-no-seat = Ett drag börjar med en plats eller med ”chance”, inte med ”{ $text }”.
record-other-chance = Hemligheten ger ”{ $derived }”, inte ”{ $has }”: så sade inte slumpen.
record-unreadable = ”{ $move }” går inte att läsa.
record-illegal = ”{ $move }” är inte tillåtet enligt { $rule }.
record-result = Dragen leder till det här resultatet: { $result }. I protokollet står: { $has }.
record-no-result = inget än
record-bad-words = Ord till slumpen är en rad med högst { $most } synliga tecken.
record-secret-form = Hemligheten är inte hexadecimal.
record-secret-not-promised = Det visar en hemlighet men inte dess fingeravtryck: inget bevisar att just den hemligheten utlovades.
record-secret-other = Hemligheten har inte det utlovade fingeravtrycket: det är inte den som utlovades.
record-words = Platser: { $seats }, ord: { $words }; varje plats har en rad ord.
record-branch = En förgrening skrivs som ett protokoll, ett antal drag och ”same” eller ”drawn”, och den börjar i en ställning; inte som ”{ $text }”.
record-save-position = Ett sparat parti börjar från början, inte i en ställning.
record-save-players = Platser: { $seats }, spelare: { $players }; ett sparat parti anger en för varje plats.

cli-name-person = Spelare { $number }
cli-kind-you = du

cli-commitment = Slumpen kommer ur en hemlighet som nu är förseglad och visas vid slutet. Det här är dess fingeravtryck:
cli-words-before = (Orden gavs innan hemligheten drogs. Utan --words frågas det efter dem nu, så att de binder programmet.)
cli-ask-words = { $name }, egna ord att blanda in (eller bara Enter):
cli-press-enter = Enter för att fortsätta
cli-pass-device = Lämna över till { $name }; { $name }, tryck Enter.
cli-bar = ? regler · logg · ångra · spara · val · hjälp · sluta
cli-news-cut = { $count ->
    [one] (en tidigare rad: logg)
   *[other] ({ $count } tidigare rader: logg)
}
cli-more = sida { $page } av { $pages }; Enter visar nästa
cli-who-speaks = Är det någon som tar ordet: { $names }? En siffra eller ett namn, eller Enter för ingen; eller skriv det nästa spelare gör.
cli-nobody = ingen
cli-wrong-speaker = Skriv siffran eller namnet på någon som får ta ordet ({ $names }), eller bara Enter för ingen, eller det nästa spelare gör.
cli-wrong-number = Alternativen har numren 1 till { $most }.
cli-how-to-type = Skriv ett nummer ur listan, eller ett drag så som det står där.
cli-why = [{ $clause }] Regeln: ? { $clause }
cli-undo-nothing = Du har inte gjort något drag än: det finns inget att ångra.
cli-undo-chance = Slumpen har talat sedan ditt drag: det kan inte ångras.
cli-undo-others = { $name } har spelat sedan dess: ditt drag kan inte längre ångras.
cli-undo-revealed = Något dolt har kommit fram sedan ditt drag [{ $clause }]: det kan inte ångras.
cli-save-how = Säg i vilken fil: spara FIL
cli-saved = Partiet sparas från och med nu i { $file }. Filen avslöjar vad slumpen kommer att göra, så läs den först efteråt.
cli-leave-where = Partiet är inte slut. I vilken fil ska det sparas? (Enter: { $file }, -: inte alls)
cli-left = Partiet är sparat. Fortsätt med: { $command }
cli-left-unsaved = Partiet är inte sparat.
cli-log-empty = Ingenting har hänt än.
cli-options-none = Det här spelet har inga husregler.
cli-option-says = { $rule }: { $value }
cli-options-star = * avviker från de tryckta reglerna
cli-result = Partiet är slut [{ $clause }]:
cli-secret = Slumpens hemlighet var:
cli-record-where = I vilken fil ska protokollet sparas? (Enter: { $file }, -: inte alls)
cli-rematch = Ett parti till, med samma spelare? ({ $yes }, eller Enter för nej)
cli-yes = ja
cli-record = Protokollet finns i { $file }. Kontrollera det med: { $command }

cli-command-log = logg
cli-command-undo = ångra
cli-command-save = spara
cli-command-options = val
cli-command-help = hjälp
cli-command-more = mer
cli-command-quit = sluta
cli-help-move-typed = ett drag
cli-help-move = så som det står i listan
cli-help-number-typed = 7, #7
cli-help-number = alternativet med det numret (alltid med # där korten är tal)
cli-help-rules-typed = ?
cli-help-rules = reglerna för situationen
cli-help-clause-typed = ? PARAGRAF
cli-help-clause = den paragrafen i reglerna
cli-help-log-typed = logg
cli-help-log = allt du har fått veta hittills
cli-help-undo-typed = ångra
cli-help-undo = ta tillbaka ditt senaste drag, så länge ingen annan människa har spelat och inget slumpat eller dolt har kommit fram sedan dess
cli-help-save-typed = spara FIL
cli-help-save = spara partiet i den filen från och med nu
cli-help-options-typed = val
cli-help-options = husreglerna vid det här bordet
cli-help-more-typed = mer, Enter
cli-help-more = nästa sida med alternativ
cli-help-quit-typed = sluta
cli-help-quit = sluta här; du får säga var partiet ska sparas

cli-verified = { $file } är ett giltigt protokoll över { $title }
cli-verified-moves = { $count ->
    [one] Ett drag av { $players }, spelat om enligt version { $version } av reglerna: tillåtet.
   *[other] { $count } drag av { $players }, spelade om enligt version { $version } av reglerna: alla tillåtna.
}
cli-verified-chance = { $count ->
    [one] Slumpen: ett utfall, uträknat på nytt ur hemligheten och spelarnas ord: som utlovat.
   *[other] Slumpen: { $count } utfall, uträknade på nytt ur hemligheten och spelarnas ord: som utlovat.
}
cli-chance-not-verifiable = Slumpen kan inte kontrolleras: ingen hemlighet. ({ $count ->
    [one] Ett utfall är möjligt enligt reglerna, men ingen kan säga varifrån det kom.
   *[other] { $count } utfall är möjliga enligt reglerna, men ingen kan säga varifrån de kom.
})
cli-secret-left-out = Protokollet lovar en hemlighet, och partiet är slut: den som gav dig det har utelämnat hemligheten. Be om hela protokollet.
cli-verified-taken-back = { $count ->
    [one] Ett drag togs tillbaka med allas samtycke, enligt protokollet.
   *[other] { $count } drag togs tillbaka med allas samtycke, enligt protokollet.
}
cli-verified-branch = En förgrening: den fortsätter parti { $record } efter drag { $move }. Ingen har förbundit sig till den ställningen; det som följer är kontrollerat.
cli-verified-hints = { $count ->
    [one] Tips var tillåtna; ett användes.
   *[other] Tips var tillåtna; { $count } användes.
}
cli-verified-unfinished = Partiet är inte slut.
cli-verified-result = { $count ->
    [one] Vinnare: { $winners }
   *[other] Delad seger: { $winners }
}

cli-move = drag { $number }
cli-eyes-onlooker = som åskådare
cli-eyes-seat = det { $name } visste
cli-eyes-open = öppet
cli-replay-keys = Enter, → nästa · ← tillbaka · nummer och Enter: det draget · Home, End · q sluta

cli-games-key = nyckel
cli-games-title = spel
cli-games-players = spelare
cli-games-minutes = minuter
cli-games-summary = vad det är
cli-deals-a-second = givar/s
cli-games-a-second = partier/s
cli-decisions-a-second = beslut/s
cli-sim-title = { $games ->
    [one] Ett parti { $title }, frö { $seed }
   *[other] { $games } partier { $title }, frö { $seed }
}
cli-sim-decisions = Beslut
cli-sim-rounds = Rundor
cli-sim-spread = från { $least } till { $most }, en tiondel upp till { $tenth }, hälften upp till { $median }, nio tiondelar upp till { $ninetieth }; i genomsnitt { $mean }
cli-sim-seat = plats
cli-sim-player = spelare
cli-sim-wins = segrar
cli-sim-interval = 95 % mellan
cli-sim-place = snittplacering
cli-sim-places = placering 1, 2, …
cli-sim-clause = paragraf
cli-sim-times = händelser
cli-sim-a-game = per parti
cli-sim-endings = Avslutade enligt:
cli-check-retold = Berättad på nytt: { $file }. Läs den.
cli-check-more = och { $count } till av samma slag
cli-check-ok = OK: { $game }, nivå { $grade }
cli-check-next = För nivån { $grade } saknar { $game }: { $lack }
cli-bench-title = Slumpvisa tillåtna drag, ingen lyssnar, { $mode }: beslut i sekunden, och vad en titt kostar
cli-bench-game = spel
cli-bench-seats = spelare
cli-bench-python = från Python
cli-bench-loop = egen slinga
cli-bench-view = vy µs
cli-bench-message = meddelande µs
cli-bench-copy = kopia µs
cli-new-game-made = { $title } finns i { $folder }: ett fullständigt litet spel, att göra om till ditt.
cli-new-game-elsewhere = För att det ska hittas: export ESTAMINET_GAMES={ $place }
cli-new-game-next = Sedan: { $command }

# Servern.
cli-backup-done = Allt finns i { $file }, kontrollerat och på disken.
cli-backup-failed = Det blev ingen kopia: { $reason }
cli-restore-done = Allt sparat är återställt från { $file }.
cli-restore-failed = Ingenting återställdes: { $reason }
server-short-token = En administratörsnyckel har minst { $least } tecken.
cli-host-open = Huset är öppet på den här filen: ange --house http://127.0.0.1:8000 och dess administratörsnyckel, eller stäng det först.
cli-host-failed = Det blev inte gjort: { $reason }
cli-host-nothing = Det finns inget sådant här; ingenting ändrades.
cli-host-done = Klart.
cli-pruned = Rensat: chattrader: { $lines }, bord: { $tables }.
server-ready = Estaminet finns på { $address } (avsluta med Ctrl-C)
server-wrong-store = Lagringen kan inte öppnas: { $reason }
server-wrong-log = Det finns ingen loggnivå { $level }; det finns: debug, info, warning, error.
server-wrong-network = { $network } är varken en adress eller ett nät.
server-wrong-origin-form = Ett ursprung är https:// och ett namn, utan sökväg: https://games.example, inte { $origin }.
server-wrong-host-name = Ett värdnamn står ensamt, utan https:// och utan port: games.example, inte { $name }.
server-wrong-metrics = Mätvärdena behöver en adress och en port, som 127.0.0.1:9100, inte { $address }.
server-port-taken = Port { $port } används av ett annat program, så huset finns på port { $other }.
server-port-taken-chosen = Port { $port } används av ett annat program. Port { $other } är ledig: --port { $other }.
server-wrong-inside = De andra processerna når den här på en värd och en port, som 10.0.0.5:8001, inte { $address }.
server-cannot-listen = Huset kan inte lyssna på { $reason }.
server-too-many-bot-tables = Bottar spelar redan sinsemellan vid så många av dina bord som är tillåtet. Vänta tills ett parti är slut.
server-too-much = Så mycket har sagts och gjorts vid det här bordet att bara drag tas emot från och med nu.
server-bad-message = Det meddelandet förstår huset inte.
server-no-token = Säg först vem du är och anslut sedan igen.
server-not-seated = Du har ingen plats vid det här bordet.
server-not-started = Partiet har inte börjat än.
server-started = Partiet har redan börjat.
server-bad-options = De här husreglerna går inte att använda: { $why }
server-not-host = Bara den som öppnade bordet kan ändra husreglerna.
server-over = Partiet är slut.
server-not-over = Partiet är inte slut än.
server-stale = Bordet har gått vidare under tiden.
server-no-such-seat = Den platsen finns inte.
server-seat-taken = Platsen är upptagen.
server-table-full = Ingen plats är ledig.
server-already-seated = Du har redan en plats här.
server-unknown-level = Det finns ingen bott med nivån { $level } för det här spelet.
server-bad-words = Ord är en rad med synliga tecken.
server-bad-text = Det går inte att säga.
server-bot-plays = En bott spelar för dig; kom tillbaka först.
server-no-hints = Det finns inga tips vid det här bordet.
server-not-out = Bara den som är ute kan hoppa till slutet, när bara bottar spelar vidare.
server-no-bot = Ingen bott spelar för dig.
server-nothing-to-take-back = Du har inte gjort något drag som kan tas tillbaka.
server-no-such-vote = Omröstningen finns inte, eller så har du ingen röst i den.
server-vote-open = Det röstas redan om detta.
server-not-away = Personen är här.
server-nobody-to-ask = Det finns ingen här som kan samtycka.
server-just-left = Personen har nyss gått; fråga igen om { $seconds } s.
server-same-address = Du är på samma ställe som den som frågar; någon på ett annat ställe måste samtycka.
server-seat-changed = En plats har bytt ägare sedan dess; det som spelades innan ligger fast.
server-too-fast = För fort; vänta ett ögonblick.
server-no-spectators = Det här bordet har inga åskådare.
server-no-such-table = Det bordet finns inte.
server-rules-changed = Spelets regler har ändrats sedan bordet öppnades.
server-unreadable-table = Det här bordet går inte längre att läsa; de andra går bra.
server-store = Det kunde inte sparas och har därför inte hänt.
server-store-away = Huset kan inte läsa sina böcker just nu; försök igen om en stund.
server-banned = Värden ber dig hålla dig borta ett tag.
server-closed-table = Värden har stängt det här bordet.
server-our-fault = Något gick fel här, så det har inte hänt.
server-stopping = Huset stänger en stund; kom strax tillbaka.
server-moved-away = Din plats har flyttat till en annan enhet.

# Värdens disk: sidan /admin.
desk-title = Värdens disk
desk-message = Dagens meddelande
desk-announce = Meddela
desk-reports = Anmälningar
desk-settle = Klart
desk-bans = Avstängda
desk-unban = Släpp in igen
desk-who = Vem
desk-hours = Timmar
desk-why = Varför
desk-ban = Stäng av
desk-ban-day = Stäng av ett dygn
desk-tables = Bord
desk-table = Bord { $id }
desk-entries = { $count ->
    [one] en anteckning
   *[other] { $count } anteckningar
}
desk-last = den senaste { $when }
desk-stage-closed = stängt
desk-close = Stäng bordet
desk-forget = Radera det med sitt protokoll
desk-seats = Platser
desk-unname = Ta bort namnet
desk-chat = Chatt
desk-unsay = Ta bort raden

# Bottar och laboratoriet.
cli-wrong-bots = Nämn minst två olika bottar, åtskilda med kommatecken.
cli-wrong-iterations = Antalet försök är 1 eller fler.
cli-wrong-workers = Antalet processer är 1 eller fler.
cli-wrong-no-ray = Ray är inte installerat här; installera estaminet med tillägget ”ray”.
lab-tournament-title = Turnering: { $title }
lab-simulation-title = Simulering: { $title }
lab-game = Spel
lab-rules-version = regelversion { $version }
lab-options = Husregler
lab-seats = Platser
lab-deals = Givar
lab-matches = Partier
lab-seed = Frö
lab-budget = Betänketid
lab-budget-seconds = { $seconds } s per beslut
lab-budget-iterations = { $iterations } försök per beslut
lab-results = Andel segrar
lab-results-how = Den första botten sitter ensam bland bottar av det andra slaget, på varje plats med samma giv. Den streckade linjen är en rättvis andel, strecket över stapeln 95 %-intervallet genom bootstrap över givar.
lab-pairing = Möte
lab-wins = Segrar
lab-mean-place = Medelplacering
lab-ratings = OpenSkill-rating
lab-no-ratings = Ingen rating: installera estaminet med tillägget ”lab” för OpenSkill.
lab-pace = Tidsåtgång
lab-pace-mean = Medel
lab-pace-most = Längst
lab-bot = Bott
lab-decisions = Beslut
lab-lengths = Beslut per parti
lab-rounds = Rundor per parti
lab-seat-wins = Segrar per plats
lab-clauses = Hur ofta varje regel används, per parti
lab-endings = Hur partier slutar
lab-leads = Vinnarens försprång till nästa vid slutet
lab-scores = Poäng vid slutet
lab-option-effects = Vad varje husregel ändrar
lab-option = Husregel
lab-first-seat = Första platsen vinner
lab-ladder = Rankning
lab-ladder-how = OpenSkill (Plackett-Luce) över alla partier. Den sista kolumnen är vad man kan vara nästan säker på: tre sigma under ratingen.
lab-rating-sure = Minst
lab-effects-how = Varje värde spelas med samma givar som de valda reglerna; här visas skillnaden med 95 %-intervall. Ett intervall som täcker 0 kan bero på slumpen.
lab-effects-none = Inget parti blev annorlunda med: { $rules }.
lab-differs = Partier som skiljer sig
lab-by-players = Efter antal spelare
lab-by-players-how = Hur mycket mer eller mindre än en rättvis andel varje plats vinner, med 95 %-intervall.
lab-report-where = Rapporten finns i { $file }.

level-random = Slump
level-searcher = Sökare
level-determinised = Sökare med öppna kort
level-novice = Nybörjare
level-club = Klubbspelare
level-expert = Expert

# Stamgästerna: vad de heter på alla språk, hur de spelar, vad de säger. Sedan förbipasserande.
regular-zenobe = Zénobe
regular-zenobe-plays = Spelar det som råkar ligga närmast.
regular-zenobe-says = Är det min tur?
regular-isidore = Isidore
regular-isidore-plays = Kan inget spel utantill men räknar ut dem alla.
regular-isidore-says = Visa mig en gång till.
regular-sixten = Sixten
regular-sixten-plays = Håller på att lära sig och har roligt.
regular-sixten-says = Åt vilket håll var det?
regular-eulalie = Eulalie
regular-eulalie-plays = Snabb, och missar hälften.
regular-eulalie-says = Oj! Det såg jag inte.
regular-odette = Odette
regular-odette-plays = Stadig och avslöjar ingenting.
regular-odette-says = God kväll. Ska vi?
regular-leopold = Leopold
regular-leopold-plays = Spelar som han alltid har gjort.
regular-leopold-says = Så gjorde vi hemma.
regular-ottilie = Ottilie
regular-ottilie-plays = Tålmodig, väntar på ditt misstag.
regular-ottilie-says = Det är ingen brådska.
regular-basile = Basile
regular-basile-plays = Lovar mer än han håller.
regular-basile-says = Skulle jag ljuga?
regular-philomene = Philomène
regular-philomene-plays = Har bråttom att bli först.
regular-philomene-says = Redan klar?
regular-anselm = Anselm
regular-anselm-plays = Räknar allting två gånger.
regular-anselm-says = Om jag har räknat rätt …
regular-cornelia = Cornelia
regular-cornelia-plays = Sparar det bästa till sist.
regular-cornelia-says = Man vet aldrig.
regular-seraphine = Séraphine
regular-seraphine-plays = Säger lite och har sällan fel.
regular-seraphine-says = Intressant.
regular-gaspard = Gaspard
regular-gaspard-plays = Ser längre än han låtsas om.
regular-gaspard-says = Jag anade det.
regular-torvald = Torvald
regular-torvald-plays = Väger varje möjlighet innan han spelar.
regular-torvald-says = Låt mig tänka.
regular-clotilde = Clotilde
regular-clotilde-plays = Har inte förlorat en kväll sedan i våras.
regular-clotilde-says = Lycka till.
regular-aldo = Aldo
regular-berthe = Berthe
regular-casimir = Casimir
regular-dagny = Dagny
regular-edmond = Edmond
regular-frida = Frida
regular-gudrun = Gudrun
regular-hector = Hector
regular-ingrid = Ingrid
regular-jasper = Jasper
regular-lucien = Lucien
regular-mathilde = Mathilde
regular-nestor = Nestor
regular-ovide = Ovide
regular-petra = Petra
regular-ragnar = Ragnar

# Webbplatsen.
site-tagline = En liten krog för kort- och tärningsspel
site-lead = Slå dig ner ensam mot bottar, eller skicka en länk till dina vänner. Inget konto, inget att installera.
site-skip = Hoppa till innehållet
site-pages = Sidor
site-home = Hem
site-learn = Lär dig
site-replay = Återspelning
site-settings = Inställningar
site-language = Språk
site-sound = Ljud
site-to-light = Ljust rum
site-to-dark = Mörkt rum
site-nothing-here = Det finns inget på den här adressen
site-looking = Ett ögonblick …
site-try-again = Försök igen
site-label = { $what }:
site-close = Stäng
site-copy = Kopiera
site-copied = Kopierat
site-save = Spara
site-saved = Sparat
site-show = Visa
site-back = Tillbaka
site-again = En gång till
site-go-on = Fortsätt
site-cancel = Avbryt
site-games = Spel
site-players = { $low } till { $high } spelare
site-minutes = { $low } till { $high } minuter
site-minutes-one = { $low ->
    [one] { $low } minut
   *[other] { $low } minuter
}
site-play-now = Spela nu
site-play-now-how = ”Spela nu” sätter dig vid ett bord med några av dem. Vilka du möter, husreglerna och platserna väljer du under ”Spela med vänner”.
site-regulars = Stamgästerna
site-credits = Gjorda av andra: { $games }. Spelen och namnen tillhör dem, och vi har inget med dem att göra; text och bilder här är våra egna. Tycker du om ett spel, köp asken.
site-with-friends = Spela med vänner
site-learn-game = Lär dig spelet
site-join-by-code = Gå med via kod
site-join = Gå med
site-continue = Fortsätt
site-continue-this = fortsätt
site-public-tables = Offentliga bord
site-no-public-tables = Inget offentligt bord just nu. Öppna ett, så syns det här.
site-watch = titta på
site-seats-open = { $count ->
    [one] en plats är ledig
   *[other] { $count } platser är lediga
}
site-stage-waiting = ska just börja
site-stage-playing = spelas
site-stage-ended = avslutat
site-guest = Gäst
site-you = du
site-new-table = Nytt bord: { $game }
site-who-plays = Vilka som spelar
site-your-name = Ditt namn
site-how-many = Hur många platser
site-seat-me = Jag sitter här
site-seat-open = Ledig plats
site-seat-level = Vem som helst: { $level }
site-seat-regular = { $name }, { $level }
site-by-level = Bottar efter nivå
site-fill-with-bots = Fyll lediga platser med bottar
site-way-apart = Var och en på sin enhet
site-way-around = Runt den här enheten
site-player-number = Spelare { $number }
site-who-sits-where = Vem som sitter var, bottar
site-clock-and-company = Klocka, åskådare, pauser
site-how-strong = Hur starka
site-deal = Dela ut
site-presets = Färdiga val
site-house-rules-count = { $count ->
    [one] en husregel
   *[other] { $count } husregler
}
site-ruling-material = Vad som ligger på bordet
site-ruling-length = Hur länge det varar
site-ruling-play = Hur det spelas
site-ruling-score = Hur det räknas
site-ruling-shown = Vad som syns
site-ruling-start = Vem som börjar
site-the-rule = Regeln
site-measured = Uppmätt: { $decisions } beslut per parti (tryckta regler: { $printed }); första platsen vinner { $first } % (tryckta: { $usual } %).
site-measured-how = Uppmätt i { $games } partier vardera, mellan { $players } klubbspelare.
site-rules-code = Reglerna som en kod
site-rules-code-use = Regler från en kod
site-rules-code-wrong = Det här är ingen kod för spelets husregler.
site-use = Använd
site-invites = { $name } bjuder in dig till { $game }
site-share-link = Skicka inbjudan
site-share-text = Ett bord med { $game } väntar på dig. Kod: { $code }
site-house-rules = Husregler
site-house-rule = husregel
site-all-printed = Enligt de tryckta reglerna
site-option-file = Eller en egen fil
site-file-too-large = Filen är för stor.
site-the-table = Bord
site-clock = Betänketid för varje spelare
site-clock-none = ingen klocka
site-clock-day = ett dygn per spelare
site-clock-bank = { $minutes } minuter, och { $seconds } sekunder per drag
site-thinking = Hur länge en expertbott tänker
site-thinking-seconds = { $seconds ->
    [one] { $seconds } sekund per drag
   *[other] { $seconds } sekunder per drag
}
site-public = Visa bland offentliga bord
site-spectators-welcome = Åskådare är välkomna
site-start-when-ready = Börja när alla har sagt ”redo”
site-open-table = Öppna bordet
site-invite = Bjud in
site-link = Länk
site-code = Kod:
site-qr = Länken som QR-kod
site-only-here = Adressen fungerar bara på den här datorn. För telefoner: öppna sidan under datorns namn i ditt nätverk.
site-waiting-for = { $count ->
    [one] Väntar på en spelare till
   *[other] Väntar på { $count } spelare till
}
site-waiting-ready = Väntar tills alla är redo
site-sit-down = Slå dig ner
site-stand-up = Res dig
site-ready = Jag är redo
site-is-ready = redo
site-not-ready = inte redo än
site-put-bot = Sätt en bott här
site-add-bot = + Bott
site-take-chair = Ta den här stolen
site-chair = Stol { $number }
site-free-seat = Gör platsen ledig
site-menu = Meny
site-seats = Platser
site-your-turn = Din tur
site-choosing = { $names } väljer
site-decides = väljer
site-away = borta
site-bot-for = en bott spelar
site-hand-open = öppen hand
site-place = { $place ->
    [1] 1:a
    [2] 2:a
   *[other] { $place }:e
}
site-time-left = Tid kvar: { $time }
site-window = { $seconds ->
    [one] En sekund att ta ordet
   *[other] { $seconds } sekunder att ta ordet
}
site-log = Logg
site-log-empty = Inget har hänt än.
site-stream = Logg och chatt
site-stream-all = Allt
site-stream-moves = Drag
site-stream-said = Chatt
site-writes = { $name } skriver …
site-chat-empty = Ingen har sagt något än.
site-line-menu = Om det { $name } sa
site-line-take-back = Ta tillbaka det
site-mute = Dölj för mig
site-unmute = Visa alla igen ({ $count })
site-report = Anmäl till värden
site-reported = Värden läser det.
site-report-name = Anmäl namnet { $name } till värden
site-your-data = Vad som sparas om dig
site-your-data-kept = Chatten sparas så länge som värden har bestämt, oftast några veckor; avslutade partier för gott. Du kan ta tillbaka det du sagt vid alla bord, eller låta huset glömma dig: du lämnar dina platser, och ditt namn försvinner ur varje parti.
site-unsay-all = Ta tillbaka allt jag sagt
site-unsaid = { $count ->
    [one] En rad är borta.
   *[other] { $count } rader är borta.
}
site-forget-me = Glöm mig
site-forget-me-sure = Tryck en gång till för att bli glömd. Det går inte att ångra.
site-forgotten = Ingen här känner dig längre.
site-chat-say = Säg något
site-send = Skicka
site-watching = tittar på
site-emotes = Gester
site-emote-hello = Hej!
site-emote-thanks = Tack!
site-emote-well-played = Bra spelat!
site-emote-thinking = Låt mig tänka …
site-emote-oops = Hoppsan!
site-emote-laugh = Haha!
site-emote-wow = Oj!
site-emote-bye = Hej då!
site-help = Hjälp
site-beside = Bredvid brädet
site-news = något nytt
site-fairness = Rättvisa
site-reconnecting = Anslutningen bröts; försöker igen. Din plats är kvar.
site-sending = Ditt drag är på väg …
site-pass-to = Lämna enheten till { $name }
site-i-am = Jag är { $name }
site-looking-back = Du ser tillbaka.
site-look-back = Se tillbaka
site-past-missing = De tidigare dragen kunde inte hämtas: { $why }
site-to-now = Till nuet
site-first = Till början
site-previous = Ett drag bakåt
site-next = Ett drag framåt
site-last = Till slutet
site-move-of = drag { $at } av { $last }
site-take-back = Ta tillbaka
site-taken-back = Det senaste draget togs tillbaka.
site-takes-back = { $seat } tar tillbaka ett drag.
site-last-move = Senast: { $what }
site-story-begins = Partiet börjar.
site-story-told = Det var allt hittills.
site-pause-story = Pausa berättelsen
site-skip-story = Hoppa till min tur
site-since-last-turn = Se igen vad som hänt sedan din senaste tur
site-ask-take-back = Be att få ta tillbaka mitt senaste drag
site-confirm-this = { $move }: spela det?
site-confirm = Spela
site-type-a-move = Skriv ett drag
site-type-go = Utför
site-you-watch = Du tittar på.
site-clauses-now = Reglerna som gäller nu
site-show-clause = (öppna regeln)
site-in-the-rules = I de fullständiga reglerna
site-no-clause = Regeln finns inte på ditt språk än.
site-all-rules = Alla regler
site-keys = Tangenter: ← och → stegar genom partiet, Home och End går till ändarna.
site-my-seat = Min plats
site-bot-plays-for-you = En bott spelar för dig.
site-come-back = Jag spelar själv igen
site-hand-over = Låt en bott spela för mig
site-hand-over-level = Hur bra den spelar
site-open-hand = Visa min hand för alla som tittar på. Även medspelarna kan titta, i ett annat fönster.
site-seat-away = { $name } är borta.
site-propose-bot = Föreslå att en bott spelar
site-propose-seat = Be om den här platsen
site-eyes = Med vems ögon
site-eyes-public = det alla kunde se
site-eyes-seat = det { $name } visste
site-eyes-open = allt öppet
site-knowledge = Visas:
site-spectators = Åskådare
site-no-spectators = Det här bordet har inga åskådare.
site-nobody-watches = Ingen tittar på.
site-options-in-force = Husregler vid det här bordet
site-second-device = En annan enhet
site-personal-link = Din personliga länk (fungerar en gång; behåll den för dig själv)
site-make-link = Flytta min plats till en annan enhet
site-leave-seat = Lämna min plats
site-vote-take-back = { $by } vill ta tillbaka ett drag.
site-vote-bot = { $by } föreslår att en bott spelar för { $seat }.
site-vote-seat = En nykomling som kallar sig ”{ $by }” ber om platsen som { $seat } har och skulle få se den handen. Säg ja bara om du vet vem det är.
site-seat-given = Din plats gavs till { $name } medan du var borta. Du kan ta tillbaka den tills den personen har gjort ett drag.
site-seat-back = Ta tillbaka platsen
site-vote-missing = Väntar på ja från: { $names }
site-agree = Godkänn
site-disagree = Nej
site-you-won = Du har vunnit!
site-won = { $names } har vunnit
site-draw = Delad seger
site-over = Partiet är slut
site-points = Poäng
site-player = Spelare
site-rounds = Rundorna
site-round = Runda { $round }
site-round-over = Runda { $round } är slut
site-between-rounds = Mellan två rundor
site-next-round = Nästa runda
site-seconds-left = { $seconds ->
    [one] { $seconds } sekund kvar
   *[other] { $seconds } sekunder kvar
}
site-waiting-for-names = Väntar på { $names }
site-ready-names = Redo: { $names }
site-see-table = Se bordet
site-see-points = Se poängen
site-leads = { $count ->
    [one] { $names } leder
   *[other] { $names } delar ledningen
}
site-turning-lead = Vändpunkten: i runda { $round } tog { $name } ledningen för gott.
site-turning-step = { $name } ledde från början; runda { $round } var det största steget.
site-share-picture = Dela en bild
site-wants-another = { $name } vill spela igen
site-are-in = Är med: { $names }
site-join-rematch = Var med
site-you-are-out = Du är ute.
site-watch-on = Titta på
site-skip-to-end = Hoppa till slutet
site-leave = Lämna
site-hold = Paus efter en runda, tills alla är redo
site-hold-seconds = högst { $seconds } sekunder
site-hold-none = ingen paus
site-rematch = Revansch
site-replay-this = Se det igen
site-download-record = Ladda ner protokollet
site-fair-how = Före partiet förseglar servern en hemlighet och visar dess fingeravtryck. Varje kast och blandning följer av hemligheten och av spelarnas ord. I slutet visas hemligheten, och vem som helst kan kontrollera.
site-fair-commitment = Fingeravtryck
site-fair-words = Spelarnas ord
site-fair-add-words = Egna ord till slumpen (valfritt; sidan har lagt till några på måfå)
site-fair-secret = Hemlighet
site-fair-later = visas när partiet är slut
site-fair-held = är inte känd ännu, eller saknas i protokollet. För dagens giv visas den när dagen är över.
site-fair-none = Protokollet nämner ingen hemlighet, så ingen kan säga var slumpen kom ifrån.
site-verify = Kontrollera
site-fair-kept = Räknat på den här sidan: hemligheten har precis det fingeravtryck som utlovades.
site-fair-broken = Räknat på den här sidan: hemligheten har INTE det utlovade fingeravtrycket.
site-fair-mine = Ihågkommet av webbläsaren: orden som den lade till är med.
site-fair-mine-missing = Ihågkommet av webbläsaren: orden som den lade till är inte med!
site-fair-same = Ihågkommet av webbläsaren: fingeravtrycket är det som först visades här.
site-fair-changed = Ihågkommet av webbläsaren: fingeravtrycket är INTE det som först visades här.
site-fair-outcomes = Räknat av reglerna på servern: varje kast och blandning följer av hemligheten och orden.
site-fair-outcomes-no = Kast och blandningar kunde inte härledas ur hemligheten.
site-fair-terminal = För att inte lita på någon server alls: ladda ner protokollet och kör:
site-replay-id = Adressen till eller namnet på ett parti
site-replay-file-how = Vi kontrollerar det och sparar det inte.
site-other-record = Ett annat protokoll
site-share-move = Dela det här ögonblicket
site-autoplay = Spela upp
site-pause = Paus
site-replay-pace = Takt
site-replay-pace-0 = långsamt
site-replay-pace-1 = lugnt
site-replay-pace-2 = fort
site-replay-pace-3 = mycket fort
site-learn-how = En lektion tar några minuter på det riktiga brädet; reglerna går att söka i och skriva ut.
site-lesson = Lektion
site-lesson-of = Lär dig { $game }
site-lesson-step = { $at } av { $last }
site-lesson-done = Det är allt du behöver. Slå dig ner!
site-lesson-number = Lektion { $number }
site-lesson-skip = Hoppa över
site-lesson-first-match = Första partiet med tips
site-lesson-coached = I ditt första parti står ett tips vid varje fråga; det tonar bort när du inte längre behöver det.
site-lesson-next = Nästa lektion
site-coach = Tips
site-coach-stop = Inga fler tips
site-your-move = Ditt drag.
site-rules = Regler
site-rules-of = Reglerna för { $game }
site-glance = I korthet
site-glance-of = { $game } i korthet
site-contents = Innehåll
site-try-it = Prova
site-other-games = Andra spel
site-print = Skriv ut
site-search-rules = Sök i reglerna
site-found = { $count ->
    [0] Inget hittat
    [one] En regel hittad
   *[other] { $count } regler hittade
}
site-settings-where = Sparas bara i den här webbläsaren.
site-settings-you = Du
site-settings-play = Vid bordet
site-settings-look = Utseende
site-sound-on = Ljud
site-vibrate = Vibrera när det är min tur
site-notify = Meddela mig när det är min tur och jag är någon annanstans
site-notify-refused = Webbläsaren låter oss inte skicka meddelanden; det ändras i dess inställningar för sidan.
site-confirm-moves = Bekräfta drag
site-pointing = Flytta kort och annat
site-pointing-both = klicka eller dra
site-pointing-click = bara klicka
site-pace = Hur fort berättelsen går
site-pace-calm = lugnt
site-pace-brisk = raskt
site-pace-instant = genast
site-motion = Rörelse
site-motion-auto = som systemet
site-motion-full = allt rör sig
site-motion-none = inget rör sig
site-theme = Rummet
site-theme-auto = som systemet
site-theme-light = ljust
site-theme-dark = mörkt
site-colours = Färger
site-colours-usual = som de är ritade
site-colours-safe = anpassade för färgblinda
site-colours-contrast = hög kontrast
site-text-size = Textstorlek
site-text-percent = { $percent } %
site-view-in-words = Bordet i ord
site-choices = Vad du kan göra
site-board-fault = Brädet kunde inte ritas. Partiet är tryggt på servern.
site-problem-offline = Servern kan inte nås.
site-problem-no-such-code = Inget bord har den koden nu.
site-problem-no-such-record = Det finns inget parti med det namnet.
site-problem-no-such-game = Det spelet finns inte här.
site-problem-bad-table = Det här bordet kan inte öppnas:
site-problem-bad-name = Namnet kan inte användas; ett namn har 1 till 40 synliga tecken.
site-problem-link-used = Länken gäller inte längre: den är använd, eller för gammal.
site-problem-too-fast = { $seconds ->
    [one] För fort; försök igen om en sekund.
   *[other] För fort; försök igen om { $seconds } sekunder.
}
site-problem-not-found = Det finns inget på den här adressen.

hint-button = Tips
hint-can = Vad du kan göra
hint-more = och { $count } till
hint-good = Vad vore bra?
hint-would = Jag skulle välja: { $best }
hint-chance = Då är din vinstchans ungefär { $chance } % ({ $low } till { $high }).
hint-forced = Det är det enda du kan göra.
hint-why = Varför?
hint-other = Näst bäst: { $other } ({ $chance } %).
hint-equal = Ungefär lika bra: { $other }.
hint-no-reason = Bara siffrorna talar för mitt val: resten har spelats många gånger, och det du inte ser har slumpats fram på nytt varje gång.
hint-wait = Tänker …
hint-on = Tips är tillåtna vid det här bordet, för alla.
hint-taken = { $count ->
    [one] { $name }: ett tips
   *[other] { $name }: { $count } tips
}
hint-option = Tips till den som ska välja
branch-mark = Förgrening
branch-of = { $world ->
    [drawn] En förgrening: ett annat parti fortsatt från drag { $move }, med dolda kort eller tärningar framslumpade på nytt. Till det ögonblicket
   *[same] En förgrening: ett annat parti fortsatt från drag { $move }, med samma dolda kort eller tärningar. Till det ögonblicket
}
branch-play-on = Spela vidare härifrån
branch-how = Du spelar för { $name }, bottar spelar för de andra. Slumpen är ny härifrån.
branch-same = Som det var
branch-drawn = Som det kunde ha varit
branch-fair = Det här partiet är en förgrening. Ingen har förbundit sig till dess början; slumpen därefter har ett eget sigill, se nedan.
branch-tab = Förgreningar
branch-tree = Träd
branch-root = Partiet
branch-at = Drag { $move }
branch-won = vanns av { $names }
branch-running = inte slut ännu
branch-shown = visas här
branch-brought = En förgrening av ett protokoll som någon tog med, från dess drag { $move }.
review-title = Genomgång: { $title }
review-tab = Genomgång
review-growing = { $done } av { $total } drag genomgångna
review-at = Drag { $move }:
review-player = spelare
review-start = före
review-luck = tur
review-own = egna misstag
review-others = andras misstag
review-hidden = vad som var dolt
review-remainder = oförklarat
review-result = resultat
review-so-far = hittills
review-adds-up = I procentenheter: chansen före partiet plus det som följer blir resultatet. Tur är kast, givar och dragna kort.
review-luck-error = Tur och vad som var dolt bygger på stickprov: plus eller minus { $error } procentenheter.
review-deciding = Det som avgjorde
review-worst = De dyraste besluten: { $name }
review-none = Inget drag var tydligt sämre än något annat.
review-move = Drag { $move }, runda { $round }
review-chance = { $name }: från { $before } % till { $after } %
review-by-chance = Slumpen
review-instead = { $played } ({ $chance } %). Bättre: { $best } ({ $better } %).
review-mark-played = Spelat
review-mark-better = Bättre
review-cost = Kostade { $loss } procentenheter ({ $low } till { $high }).
review-why-worlds = Av 100 möjliga fortsättningar slutade { $worse } sämre och { $better } bättre.
review-why-counted = Allt som ännu var dolt har räknats igenom till rundans slut.
review-grade-fine = bra
review-grade-reading = beror på hur man läser de andra
review-grade-inaccuracy = litet misstag
review-grade-mistake = misstag
review-grade-blunder = grovt misstag
review-source = Version { $version }. Stickprov: de andra som { $playing ->
    [club] klubbspelare
   *[other] slumpspelare
}, upp till { $worlds } världar för ett beslut, minst { $open } för varje punkt på kurvan. Det en plats inte kunde veta räknas inte i betygen.
review-chances = Allas chanser, med alla händer öppna
review-summary = { $matches ->
    [one] Ett parti
   *[other] { $matches } partier
}
review-matches = partier
review-expected = väntat
review-decisions = beslut
review-where = Genomgången finns i { $file }.
review-unfinished = { $file }: partiet är inte slut; det gås igenom så långt det har kommit.

# Hur mycket som läses upp, och tangenter vid bordet
site-telling = Läs upp
site-telling-everything = allt som händer
site-telling-mine = det som rör mig
site-telling-questions = bara det jag blir tillfrågad om
site-letters = Enstaka bokstäver och siffror är tangenter vid bordet
site-keys-title = Tangentbord
site-keys-tab = till nästa av hand, bräde, åtgärder och logg
site-keys-arrows = flytta runt inuti en av dem
site-keys-enter = Enter
site-keys-press = trycka på det som har fokus
site-keys-escape = Esc
site-keys-put-back = lägga tillbaka kort, stänga det som är öppet
site-keys-space = Mellanslag
site-keys-skip = hoppa över berättelsen till din tur
site-keys-hand = till din hand
site-keys-board = till brädet
site-keys-actions = till åtgärderna
site-keys-log = till loggen
site-keys-sheet = den här listan
site-keys-letters-on = Bokstäver och siffror kan stängas av.
site-keys-letters-off = Bokstäver och siffror är avstängda.
site-press-repeat = u
    .does = säga det senaste igen
site-press-take-back = b
    .does = ta tillbaka det senaste draget
site-press-next-round = n
    .does = vidare till nästa runda

# Min krog
tavern = Min krog
tavern-lead = Allt du har spelat här. Det finns inget konto: det hör till den här webbläsaren, och en personlig länk tar det med till en annan.
tavern-empty = Du har inte spelat klart något parti här än. När det första är klart hamnar det på den här sidan.
tavern-fares = Så går det för dig
tavern-by-game = Per spel
tavern-by-bot = Mot varje bott
tavern-by-bot-how = Per bott: hur ofta du kom före den
tavern-bot = { $name }, { $level }
tavern-played = spelade
tavern-first = vunna
tavern-ahead = före
tavern-share = andel
tavern-between = { $low } till { $high }; vid jämn styrka: { $even }
tavern-too-few = för få partier för att säga något
tavern-streak = Längsta segersvit: { $longest }. Just nu: { $now }.
tavern-course = Tur och spel
tavern-course-none = Tur och ditt spel ritas här för varje parti som har gåtts igenom.
tavern-review = Gå igenom partierna som visas
tavern-reviewing = { $done } av { $total } partier genomgångna
tavern-course-mean = { $count ->
    [one] I det enda genomgångna partiet
   *[other] I snitt över { $count } genomgångna partier
 } ändrade turen din vinstchans med { $luck } procentenheter, och dina egna misstag med { $own }.
tavern-course-table = Som tabell
tavern-match = Parti
tavern-matches = Dina partier
tavern-won = vunnet
tavern-shared = delad första plats
tavern-place = { $place ->
    [1] 1:a
    [2] 2:a
   *[other] { $place }:e
} av { $seats }
tavern-one-device = spelat på en enda enhet
tavern-branch = en förgrening, räknas inte
tavern-with = med { $names }
tavern-record = Protokoll
tavern-more = Visa tidigare partier
tavern-keep = Spara, ta med, radera
tavern-keep-how = Filen rymmer alla protokoll och allt som finns sparat om dig. Låter du huset glömma dig raderas den här sidan: du lämnar dina platser, och ditt namn försvinner ur varje parti.
tavern-link = Personlig länk
tavern-link-once = Öppna den på din andra enhet inom en timme; den fungerar en gång. Ge den inte till någon annan.
tavern-export = Ladda ner allt
tavern-claimed = Den här webbläsaren har nu också dina partier och platser.
tavern-somebody-else = Någon har redan spelat här med den här webbläsaren. Om du använder länken hör de partierna och platserna inte till någon.
tavern-claim-anyway = Använd länken
tavern-claim-not = Låt det vara

# Givar som flera spelar
deal-day = Dagens giv
deal-day-how = En giv per spel och dag. Alla har samma plats, samma kort eller tärningar och samma bottar; bara hur man spelar skiljer sig. Ditt första försök räknas.
deal-friends = En giv för vänner
deal-friends-how = En giv att spela mot varandra, var och en vid sitt bord: pröva den och skicka länken.
deal-among-friends = Giv bland vänner
deal-new = Ny giv
deal-link = Min giv, ditt försök: skicka den här länken
deal-at = { $title }, { $date }
deal-seats = { $seats } spelare, bottar: { $level }
deal-try = Pröva
deal-go-on = Fortsätt
deal-see = Se resultaten
deal-over = Den dagen är över: dess giv går inte längre att pröva.
deal-tried = { $count ->
    [0] Ingen har spelat klart den än.
    [one] Ett försök är klart.
   *[other] { $count } försök är klara.
 }
deal-who = Vem
deal-place = Placering
deal-score = Poäng
deal-look = Titta
deal-you = { $name } (du)
deal-promise = Löfte på förhand (SHA-256 av hemligheten)
deal-secret = Hemlighet
deal-other-days = Dagens givar
server-deal-alone = En giv som också andra får spelar man ensam och utan att ta tillbaka drag, precis som den delades ut.
site-problem-no-such-deal = Den given finns inte.
site-problem-deal-over = Den dagen är över: dess giv går inte längre att pröva.

# Protokoll som någon tar med, kapitel, bilder, och brädet på andras sidor
replay-drop = Släpp ett protokoll här, klistra in det eller välj en fil
replay-paste = Ett protokoll som text
replay-chapters = Rundor
replay-chapter = Runda { $round }
replay-picture = Bild av det här ögonblicket
replay-picture-failed = Den här webbläsaren kan inte göra bilden.
replay-embed = För att visa det på en egen sida
replay-whole = Hela partiet
site-problem-bad-record = Det här protokollet går inte att läsa.
