# Det som alla spel säger. Spelarnas namn kommer som de är.
language = Svenska
seat = Plats { $number }

list-none = inget
list-last = { $left } och { $right }
list-more = { $left }, { $right }

unreadable-no-such-seat = Det finns ingen plats { $seat }; det finns { $seats }, räknade från 0.
unreadable-foreign-action = Det är ingen handling i det här spelet.
unreadable-wrong-kind-of-move = Slumpen kastar och blandar, spelarna bestämmer; ingen kan göra den andras del.

# Kommandoraden. Meddelandena cli-wrong är den enda mening som programmet slutar med.
cli-wrong-language = Språket { $language } finns inte här; det finns: { $known }.
cli-wrong-game = Inget spel heter { $game }; det finns: { $known }.
cli-wrong-no-game = Säg vilket spel, till exempel ”estaminet play dudo”, eller --resume för ett sparat; ”estaminet games” visar vilka som finns.
cli-wrong-option-form = { $text } är inget val; skriv NAMN=VÄRDE.
cli-wrong-option = { $game } har inget val { $option }; det har: { $known }.
cli-wrong-option-twice = Valet { $option } är angivet två gånger; en räcker.
cli-wrong-option-value = Valet { $option } kan inte vara { $value }; det kan vara: { $values }.
cli-wrong-options = De här valen går inte ihop: { $reasons }.
cli-wrong-seats = { $title } är för { $low } till { $high } spelare, inte { $seats }.
cli-wrong-player = Ingen som heter { $player } kan ta en plats; det kan vara: { $known }.
cli-wrong-names = Det är { $names } namn till { $seats } platser; ge ett till varje, med kommatecken emellan.
cli-wrong-name = ”{ $name }” kan inte vara ett namn; ett namn har 1 till { $limit } skrivbara tecken.
cli-wrong-name-twice = Två spelare heter likadant; ge var och en ett eget namn.
cli-wrong-seed = Ett frö är ett heltal från 0 till { $most }.
cli-wrong-clause = Paragrafen { $clause } finns inte; i närheten finns: { $near }.
cli-wrong-file-missing = Filen { $file } finns inte; kontrollera namn och mapp.
cli-wrong-file-folder = { $file } är en mapp; ange en fil i den.
cli-wrong-file-large = { $file } är större än { $megabytes } MB; så långt är inget protokoll.
cli-wrong-file-binary = { $file } är ingen textfil; ett protokoll är text i UTF-8.
cli-wrong-file-unreadable = { $file } går inte att läsa ({ $reason }); ange en fil som går.
cli-wrong-file-exists = { $file } finns redan och lämnas som den är; välj ett annat namn.
cli-wrong-file-nowhere = Det finns ingen mapp { $folder } för { $file }; skapa den eller välj en annan.
cli-wrong-file-unwritable = { $file } går inte att skriva ({ $reason }); välj ett annat namn eller en annan mapp.
cli-wrong-no-board = { $game } går inte att spela i terminalen: mappen har ingen terminal.py.
cli-wrong-with-resume = { $option } går inte ihop med --resume: det är redan bestämt i { $file }.
cli-wrong-not-a-save = { $file } är inte ett sparat, oavslutat parti; sådana görs med ”spara” under spelet eller med --save.
cli-wrong-save = { $file } går inte att fortsätta med: { $reason }.
cli-wrong-other-game = { $file } är ett parti { $game }; utelämna spelet eller ange det.
cli-wrong-words-many = Det finns ord för { $words } personer, men { $people } vid bordet.
cli-wrong-words = Ord till slumpen är en rad med högst { $limit } skrivbara tecken.
cli-wrong-record = { $file } går inte att bekräfta: { $reason }.
cli-wrong-replay-save = { $file } är ett oavslutat parti; fortsätt det med ”estaminet play --resume”.
cli-wrong-seat-and-open = Välj ett: --seat för vad en spelare visste, eller --open för allt.
cli-wrong-seat = Det finns ingen plats { $seat } i det här partiet; det finns: { $known }.
cli-wrong-games = Antalet partier är 1 eller fler.
cli-wrong-players-and-seats = --players säger { $players }, men --seats anger { $seats }; ange ett av dem.
cli-wrong-key = { $key } kan inte vara ett spels nyckel; den är 2 till 20 små bokstäver och siffror, börjar med en bokstav och är inget ord i Python.
cli-wrong-key-taken = { $folder } finns redan och lämnas som den är; välj en annan nyckel.
cli-wrong-no-checkout = Det här är inte Estaminets källkod, så säg var mappen ska ligga: --into MAPP.
cli-wrong-into = Det finns ingen mapp { $folder }; skapa den eller ange en annan med --into.
cli-wrong-seconds = Antalet sekunder är större än 0 och högst 600.
cli-wrong-usage = { $reason }; ”estaminet --help” visar vad som finns.
cli-absurd = den innehåller tal eller parenteser bortom all rimlighet

cli-name-person = Spelare { $number }
cli-name-bot = Bot { $number }
cli-kind-you = du

cli-commitment = Slumpen kommer ur en hemlighet som nu är förseglad. Det här är dess fingeravtryck; själva hemligheten visas vid slutet:
cli-ask-words = { $name }, egna ord att blanda in (eller bara Enter):
cli-press-enter = Enter för att fortsätta
cli-pass-device = Lämna över till { $name }; { $name }, tryck Enter.
cli-bar = ? regler · logg · ångra · spara · val · hjälp · sluta
cli-news-cut = { $count ->
    [one] (en tidigare rad: logg)
   *[other] ({ $count } tidigare rader: logg)
}
cli-more = sida { $page } av { $pages }; Enter visar nästa
cli-who-speaks = Är det någon som tar ordet: { $names }? En siffra eller ett namn, eller Enter för ingen.
cli-nobody = ingen
cli-wrong-speaker = Skriv siffran eller namnet på någon som får ta ordet ({ $names }), eller bara Enter för ingen.
cli-wrong-number = Valen har numren 1 till { $most }.
cli-how-to-type = Skriv ett nummer ur listan, eller ett drag så som det står där.
cli-why = [{ $clause }] Regeln: ? { $clause }
cli-undo-nothing = Du har inte gjort något drag än: det finns inget att ångra.
cli-undo-chance = Slumpen har talat sedan ditt drag: det kan inte ångras.
cli-undo-others = { $name } har spelat sedan dess: ditt drag kan inte längre ångras.
cli-undo-revealed = Något dolt har kommit fram sedan ditt drag [{ $clause }]: det kan inte ångras.
cli-save-how = Säg i vilken fil: spara FIL
cli-saved = Partiet sparas från och med nu i { $file }. Filen förutsäger slumpen, så läs den först efteråt.
cli-leave-where = Partiet är inte slut. I vilken fil ska det sparas? (Enter: { $file }, -: inte alls)
cli-left = Partiet är sparat. Fortsätt med: { $command }
cli-left-unsaved = Partiet är inte sparat.
cli-log-empty = Ingenting har hänt än.
cli-options-none = Det här spelet har inga husregler.
cli-options-star = * inte som tryckt
cli-result = Partiet är slut [{ $clause }]:
cli-secret = Slumpens hemlighet var:
cli-record-where = I vilken fil ska protokollet sparas? (Enter: { $file }, -: inte alls)
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
cli-help-number = valet med det numret (alltid med # där korten är tal)
cli-help-rules-typed = ?
cli-help-rules = reglerna för situationen
cli-help-clause-typed = ? PARAGRAF
cli-help-clause = den paragrafen i reglerna
cli-help-log-typed = logg
cli-help-log = allt du har fått veta hittills
cli-help-undo-typed = ångra
cli-help-undo = ta tillbaka ditt senaste drag, så länge inget slumpat eller dolt har kommit fram sedan dess
cli-help-save-typed = spara FIL
cli-help-save = spara partiet i den filen från och med nu
cli-help-options-typed = val
cli-help-options = husreglerna vid det här bordet
cli-help-more-typed = mer, Enter
cli-help-more = nästa sida med val
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
    [one] Ett utfall är möjligt enligt reglerna
   *[other] { $count } utfall är möjliga enligt reglerna
}, men ingen kan säga varifrån det kom.)
cli-verified-unfinished = Partiet är inte slut.
cli-verified-result = { $count ->
    [one] Vinnare: { $winners }
   *[other] Delad seger: { $winners }
}

cli-move = drag { $number }
cli-eyes-onlooker = som åskådare
cli-eyes-seat = med det { $name } visste
cli-eyes-open = öppet
cli-replay-keys = Enter, → nästa · ← tillbaka · nummer och Enter: det draget · Home, End · q sluta

cli-games-key = nyckel
cli-games-title = spel
cli-games-players = spelare
cli-games-minutes = minuter
cli-games-summary = vad det är
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
cli-sim-wins = vinner
cli-sim-interval = 95 % mellan
cli-sim-place = snittplacering
cli-sim-places = placering 1, 2, …
cli-sim-clause = paragraf
cli-sim-times = händelser
cli-sim-a-game = per parti
cli-sim-endings = Avslutade enligt:
cli-check-ok = OK: { $games }
cli-bench-title = Slumpvis tillåtet spel, ingen lyssnar, { $mode }: beslut i sekunden, och vad en titt kostar
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

# The live server.
server-ready = Estaminet finns på { $address } (avsluta med Ctrl-C)
server-wrong-store = Lagringen kan inte öppnas: { $reason }
server-wrong-log = Det finns ingen loggnivå { $level }; det finns: debug, info, warning, error.
server-bad-message = Det är inget meddelande i protokollet.
server-not-seated = Du har ingen plats vid det här bordet.
server-not-started = Partiet har inte börjat än.
server-started = Partiet har redan börjat.
server-over = Partiet är slut.
server-not-over = Partiet är inte slut än.
server-stale = Bordet har gått vidare under tiden.
server-no-such-seat = Den platsen finns inte.
server-seat-taken = Platsen är upptagen.
server-table-full = Ingen plats är ledig.
server-already-seated = Du har redan en plats här.
server-unknown-level = Det finns ingen bot med nivån { $level } för det här spelet.
server-bad-words = Ord är en rad med synliga tecken.
server-bad-text = Det går inte att säga.
server-bot-plays = En bot spelar för dig; kom tillbaka först.
server-no-bot = Ingen bot spelar för dig.
server-nothing-to-take-back = Du har inte gjort något drag som kan tas tillbaka.
server-no-such-vote = Omröstningen finns inte, eller så har du ingen röst i den.
server-vote-open = Det röstas redan om detta.
server-not-away = De är här.
server-nobody-to-ask = Ingen är här som kan samtycka.
server-too-fast = För fort; vänta ett ögonblick.
server-no-spectators = Det här bordet har inga åskådare.
server-no-such-table = Det bordet finns inte.
server-rules-changed = Spelets regler har ändrats sedan bordet öppnades.
server-store = Det kunde inte sparas och har därför inte hänt.
server-stopping = Huset stänger en stund; kom strax tillbaka.
server-moved-away = Din plats har flyttat till en annan enhet.

# Datorspelare och laboratoriet.
cli-wrong-bots = Nämn minst två olika datorspelare, åtskilda med kommatecken.
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
lab-seed = Frö
lab-budget = Betänketid
lab-budget-seconds = { $seconds } s per beslut
lab-budget-iterations = { $iterations } försök per beslut
lab-results = Andel segrar
lab-results-how = Den första spelaren sitter ensam bland spelare av det andra slaget, på varje plats med samma giv. Den streckade linjen är en rättvis andel, strecket över stapeln 95 %-intervallet genom bootstrap över givar.
lab-pairing = Möte
lab-wins = Segrar
lab-mean-place = Medelplacering
lab-ratings = OpenSkill-rating
lab-no-ratings = Ingen rating: installera estaminet med tillägget ”lab” för OpenSkill.
lab-pace = Tidsåtgång
lab-pace-mean = Medel
lab-pace-most = Längst
lab-bot = Spelare
lab-decisions = Beslut
lab-lengths = Beslut per parti
lab-rounds = Omgångar per parti
lab-seat-wins = Segrar per plats
lab-clauses = Hur ofta varje regel används, per parti
lab-endings = Hur partier slutar
lab-leads = Vinnarens försprång till nästa vid slutet
lab-scores = Poäng vid slutet
lab-option-effects = Vad varje husregel ändrar
lab-option = Husregel
lab-first-seat = Första platsen vinner
lab-report-where = Rapporten finns i { $file }.

site-level-random = Slump
site-level-searcher = Sökare
site-level-determinised = Sökare med öppna kort
site-level-novice = Nybörjare
site-level-club = Klubbspelare
site-level-expert = Expert
site-level-club-bluffer = Klubbspelare (bluffare)
site-level-club-counter = Klubbspelare (räknare)
site-level-club-hoarder = Klubbspelare (samlare)
site-level-club-racer = Klubbspelare (snabb)
