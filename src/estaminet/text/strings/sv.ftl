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
cli-wrong-option-file = { $file } går inte att använda: { $reasons }.
cli-option-file-warning = { $file }: { $warning } (en varning; det går att spela med den)
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
cli-wrong-key = { $key } kan inte vara ett spels nyckel; den är 2 till 12 små bokstäver och siffror, börjar med en bokstav och är inget ord i Python.
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
cli-check-retold = Berättad på nytt: { $file }. Läs den.
cli-check-ok = OK: { $game }, nivå { $grade }
cli-check-next = För nivån { $grade } saknar { $game }: { $lack }
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
server-no-token = Säg först vem du är och anslut sedan igen.
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
server-unreadable-table = Det här bordet går inte längre att läsa; de andra går bra.
server-store = Det kunde inte sparas och har därför inte hänt.
server-our-fault = Något gick fel här, så det har inte hänt.
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
lab-matches = Partier
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

level-random = Slump
level-searcher = Sökare
level-determinised = Sökare med öppna kort
level-novice = Nybörjare
level-club = Klubbspelare
level-expert = Expert

# Webbplatsen.
site-tagline = En liten krog med traditionella spel
site-lead = Slå dig ner ensam mot botar, eller skicka en länk till dina vänner. Inget konto, inget att installera.
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
site-looking = Ett ögonblick …
site-try-again = Försök igen
site-close = Stäng
site-copy = Kopiera
site-copied = Kopierad
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
site-minutes-one = { $low } minuter
site-play-now = Spela nu
site-play-now-how = ”Spela nu” sätter dig vid ett bord med botar. Deras styrka, husreglerna och platserna väljer du under ”Spela med vänner”.
site-with-friends = Spela med vänner
site-learn-game = Lär dig spelet
site-join-by-code = Gå med via kod
site-join = Gå med
site-continue = Fortsätt
site-continue-this = fortsätt
site-public-tables = Öppna bord
site-no-public-tables = Inget öppet bord just nu. Öppna ett, så står det här.
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
site-new-table = Ett bord { $game }
site-who-plays = Vilka som spelar
site-your-name = Ditt namn
site-how-many = Hur många platser
site-seat-me = Jag sitter här
site-seat-open = Ledig plats
site-seat-bot = Bot: { $level }
site-fill-with-bots = Fyll lediga platser med botar
site-house-rules = Husregler
site-house-rules-how = Som de står är det de tryckta reglerna. De valda visas vid bordet och sparas i protokollet.
site-house-rule = husregel
site-printed-rule = som tryckt
site-all-printed = Allt som tryckt.
site-option-file = Eller en egen fil
site-file-too-large = Filen är för stor.
site-the-table = Bord
site-clock = Betänketid för varje spelare
site-clock-none = ingen klocka
site-clock-day = ett dygn för allt
site-clock-bank = { $minutes } minuter, och { $seconds } sekunder per drag
site-thinking = Hur länge en expertbot tänker
site-thinking-seconds = { $seconds ->
    [one] { $seconds } sekund per drag
   *[other] { $seconds } sekunder per drag
}
site-public = Visa bland öppna bord
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
site-put-bot = Sätt en bot här
site-free-seat = Gör platsen ledig
site-menu = Meny
site-seats = Platser
site-your-turn = Din tur
site-decides = väljer
site-away = borta
site-bot-for = en bot spelar
site-hand-open = öppen hand
site-place = plats { $place }
site-time-left = Tid kvar: { $time }
site-window = { $seconds ->
    [one] En sekund att säga till
   *[other] { $seconds } sekunder att säga till
}
site-log = Logg
site-log-empty = Inget har hänt än.
site-chat = Prat
site-chat-empty = Ingen har sagt något än.
site-chat-say = Säg något
site-send = Skicka
site-watching = tittar på
site-emotes = Gester
site-emote-hello = Hej!
site-emote-thanks = Tack!
site-emote-well-played = Bra spelat!
site-emote-thinking = Låt mig tänka …
site-emote-oops = Hoppsan!
site-emote-laugh = Haha!
site-emote-wow = Oj!
site-emote-bye = Hej då!
site-help = Hjälp
site-beside = Bredvid brädet
site-news = något nytt
site-fairness = Rättvisa
site-reconnecting = Anslutningen bröts; försöker igen. Din plats är kvar.
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
site-bot-plays-for-you = En bot spelar för dig.
site-come-back = Jag spelar själv igen
site-hand-over = Låt en bot spela för mig
site-hand-over-level = Hur bra den spelar
site-open-hand = Visa min hand för åskådare
site-seat-away = { $name } är borta.
site-propose-bot = Föreslå att en bot spelar
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
site-vote-bot = { $by } föreslår att en bot spelar för { $seat }.
site-vote-seat = { $by } ber om platsen som { $seat } har.
site-vote-missing = Ska ännu säga ja: { $names }
site-agree = Jag håller med
site-disagree = Nej
site-you-won = Du har vunnit!
site-won = { $names } har vunnit
site-draw = Delad seger
site-over = Partiet är slut
site-rematch = Revansch
site-to-rematch = Till revanschen
site-replay-this = Se den igen
site-download-record = Ladda ner protokollet
site-fair-how = Före partiet förseglar servern en hemlighet och visar dess fingeravtryck. Varje kast och blandning följer av hemligheten och av spelarnas ord. I slutet visas hemligheten, och vem som helst kan kontrollera.
site-fair-commitment = Fingeravtryck
site-fair-words = Spelarnas ord
site-fair-add-words = Egna ord till slumpen (valfritt)
site-fair-secret = Hemlighet
site-fair-later = visas när partiet är slut
site-fair-none = Protokollet nämner ingen hemlighet, så ingen kan säga var slumpen kom ifrån.
site-verify = Kontrollera
site-fair-kept = Räknat på den här sidan: hemligheten har precis det fingeravtryck som utlovades.
site-fair-broken = Räknat på den här sidan: hemligheten har INTE det utlovade fingeravtrycket.
site-fair-same = Ihågkommet av webbläsaren: fingeravtrycket är det som först visades här.
site-fair-changed = Ihågkommet av webbläsaren: fingeravtrycket är INTE det som först visades här.
site-fair-outcomes = Räknat av reglerna på servern: varje kast och blandning följer av hemligheten och orden.
site-fair-outcomes-no = Kast och blandningar kunde inte härledas ur hemligheten.
site-fair-terminal = För att inte lita på någon server alls: ladda ner protokollet och kör:
site-replay-id = Adressen till eller namnet på ett parti
site-replay-file = Eller ett protokoll från en fil
site-replay-file-how = Det kontrolleras av reglerna och sparas inte.
site-other-record = Ett annat protokoll
site-share-move = Dela det här ögonblicket
site-autoplay = Spela upp
site-pause = Paus
site-pace = Takt
site-pace-0 = långsamt
site-pace-1 = lugnt
site-pace-2 = fort
site-pace-3 = mycket fort
site-learn-how = En lektion tar några minuter på det riktiga brädet; reglerna går att söka i och skriva ut.
site-lesson = Lektion
site-lesson-of = Lär dig { $game }
site-lesson-step = { $at } av { $last }
site-lesson-done = Det är allt du behöver. Slå dig ner!
site-your-move = Ditt drag.
site-rules = Regler
site-rules-of = Reglerna för { $game }
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
site-confirm-moves = Bekräfta drag
site-pointing = Flytta pjäser
site-pointing-both = klicka eller dra
site-pointing-click = bara klicka
site-motion = Rörelse
site-motion-auto = som systemet
site-motion-full = pjäserna rör sig
site-motion-none = inget rör sig
site-theme = Rummet
site-theme-auto = som systemet
site-theme-light = ljust
site-theme-dark = mörkt
site-colours = Färger
site-colours-usual = som ritade
site-colours-safe = säkra för färgblinda
site-colours-contrast = hög kontrast
site-text-size = Textstorlek
site-view-in-words = Bordet i ord
site-choices = Vad du kan göra
site-board-fault = Brädet kunde inte ritas. Partiet är tryggt på servern.
site-problem-offline = Servern kan inte nås.
site-problem-no-such-code = Inget bord har den koden nu.
site-problem-no-such-record = Det finns inget parti med det namnet.
site-problem-no-such-game = Det spelet finns inte här.
site-problem-bad-table = Det här bordet kan inte öppnas:
site-problem-bad-name = Namnet kan inte användas; ett namn har 1 till 40 skrivbara tecken.
site-problem-link-used = Länken gäller inte längre: den är använd, eller för gammal.
site-problem-too-fast = { $seconds ->
    [one] För fort; försök igen om en sekund.
   *[other] För fort; försök igen om { $seconds } sekunder.
}
site-problem-not-found = Det finns inget på den här adressen.
