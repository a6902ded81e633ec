# Amit minden játék mond. A játékosok neve úgy érkezik, ahogy van: névelőt és ragot nem kap.
language = Magyar
seat = { $number }. hely

list-none = semmi
list-last = { $left } és { $right }
list-more = { $left }, { $right }
list-of-lists = { $left }; { $right }

# A képernyőn jelölés, annak, aki hallgatja, szavak.
written = { $text }
    .spoken = { $words }

unreadable-no-such-seat = Nincs ilyen hely; ennél az asztalnál { $seats } van.
unreadable-foreign-action = Ilyen lépés ebben a játékban nincs.
unreadable-no-such-move = „{ $text }” nem lépés ebben a játékban.
ask-whose-turn = { $seat } jön.
ask-nobody-now = Most senkin sincs a sor.
unreadable-wrong-kind-of-move = A véletlen dob és kever, a játékosok döntenek; egyik sem veheti át a másik dolgát.

# A parancssor. A cli-wrong kezdetű sorok azok a mondatok, amelyekkel a program véget ér.
cli-wrong-language = Nincs ilyen nyelv: { $language }; ezek vannak: { $known }.
cli-wrong-game = Nincs ilyen nevű játék: { $game }; ezek vannak: { $known }.
cli-wrong-no-game = Mondd meg, melyik játékot, például „estaminet play dudo”, vagy folytass egy mentettet a --resume kapcsolóval; a játékokat az „estaminet games” sorolja fel.
cli-wrong-option-form = Ez nem beállítás: { $text }; így írd: NÉV=ÉRTÉK.
cli-wrong-option = { $game }: nincs ilyen beállítása: { $option }; ezek vannak: { $known }.
cli-wrong-option-twice = Ez a beállítás kétszer szerepel: { $option }; egyszer elég.
wrong-option-unknown = Nincs ilyen beállítás: { $option }; ezek vannak: { $known }.
wrong-option-no-file = Ez a beállítás nem olvasható fájlból: { $option }.
wrong-level = Nincs ilyen nevű robot: { $level }; ezek vannak: { $known }.
wrong-two-seats = Csak egy helyre ülhetsz, hacsak nem többen osztoztok ezen az eszközön.
wrong-option-value = Ennek a beállításnak ({ $option }) nem lehet ilyen értéke: { $value }; ezek lehetnek: { $values }.
cli-wrong-options = Ezek a beállítások nem jók:
cli-wrong-option-file = { $file } nem használható:
cli-option-file-warning = { $file }: { $warning } (Csak figyelmeztetés; így is használható.)
wrong-seats = { $title }: { $low }–{ $high } játékosnak való, ennyinek nem: { $seats }.
cli-wrong-player = Ilyen nevű nem ülhet le: { $player }; ezek lehetnek: { $known }.
cli-wrong-names = { $names } név van { $seats } helyre; adj mindegyiknek egyet, vesszővel elválasztva.
cli-wrong-name = „{ $name }” nem lehet név; egy név 1–{ $limit } nyomtatható karakter.
cli-wrong-name-twice = Két játékosnak egyforma a neve; adj mindenkinek sajátot.
cli-wrong-seed = A mag egész szám 0 és { $most } között.
cli-wrong-clause = Nincs ilyen szabálypont: { $clause }; hasonlók: { $near }.
cli-wrong-file-missing = Nincs ilyen fájl: { $file }; nézd meg a nevét és a mappáját.
cli-wrong-file-folder = { $file } egy mappa; nevezz meg benne egy fájlt.
cli-wrong-file-large = { $file } több mint { $megabytes } MB; ilyen hosszú jegyzőkönyv nincs.
cli-wrong-file-binary = { $file } nem UTF-8 kódolású szövegfájl; ide olyan kell.
cli-wrong-file-unreadable = { $file } nem olvasható ({ $reason }); adj meg olyat, amelyik igen.
cli-wrong-file-exists = { $file } már létezik, ezért úgy marad, ahogy van; válassz másik nevet.
cli-wrong-file-nowhere = Nincs meg a mappa ({ $folder }) ehhez: { $file }; előbb hozd létre, vagy válassz másikat.
cli-wrong-file-unwritable = { $file } nem írható ({ $reason }); válassz másik nevet vagy mappát.
cli-wrong-with-resume = { $option } nem megy együtt a --resume kapcsolóval: arról ez dönt: { $file }.
cli-wrong-not-a-save = { $file } nem egy befejezetlen játszma mentése; mentés a „mentés” paranccsal vagy a --save kapcsolóval készül.
cli-wrong-save = { $file } nem folytatható: { $reason }.
cli-wrong-other-game = { $file } egy másik játék játszmája: { $game }; hagyd el a játék nevét, vagy azt írd.
cli-wrong-words-many = { $words } emberre szólnak a szavak, de { $people } ül az asztalnál.
cli-wrong-words = A véletlennek szánt szavak egy sort tesznek ki, legfeljebb { $limit } nyomtatható karaktert.
cli-wrong-record = { $file } ellenőrzése nem sikerült: { $reason }.
cli-wrong-replay-save = { $file } olyan játszma, amely még nem ért véget; így folytathatod: „estaminet play --resume”.
cli-wrong-seat-and-open = Csak az egyiket: --seat azt mutatja, amit egy játékos tudott, --open mindent.
cli-wrong-seat = Nincs ilyen hely ebben a játszmában: { $seat }; ezek vannak: { $known }.
cli-wrong-games = A játszmák száma legalább 1.
cli-wrong-players-and-seats = A --players szerint { $players }, de a --seats ezt nevezi meg: { $seats }; csak az egyiket add meg.
cli-wrong-key = Nem lehet egy játék kulcsa: { $key }; ez 2–12 kisbetű és számjegy, betűvel kezdődik, és nem Python-kulcsszó.
cli-wrong-key-taken = { $folder } már létezik, ezért úgy marad, ahogy van; válassz másik kulcsot.
cli-wrong-no-checkout = Ez itt nem az Estaminet forrása, ezért mondd meg, hová kerüljön a mappa: --into MAPPA.
cli-wrong-into = Nincs ilyen mappa: { $folder }; előbb hozd létre, vagy adj meg másikat az --into kapcsolóval.
cli-wrong-seconds = A másodpercek száma 0-nál több, és legfeljebb 600.
cli-wrong-usage = { $reason }; lásd „estaminet --help”.
cli-absurd = képtelenül hosszú számok vagy képtelenül mély zárójelek vannak benne

cli-name-person = { $number }. játékos
cli-kind-you = te

cli-commitment = A dobások és keverések egy titokból jönnek, amelyet most lepecsételünk. Ez az ujjlenyomata; magát a titkot a végén mutatjuk meg:
cli-words-before = (A szavaid előbb voltak meg, mint ahogy a titkot kisorsoltuk. Ha elhagyod a --words kapcsolót, most kérdezzük meg őket, és így a programot is kötik.)
cli-ask-words = { $name }, saját szavak, amelyeket belekeverünk (vagy csak Enter):
cli-press-enter = Enter a folytatáshoz
cli-pass-device = Következik: { $name }; add oda az eszközt. { $name }, nyomj Entert.
cli-bar = ? szabályok · napló · visszavon · mentés · beállítások · súgó · kilép
cli-news-cut = { $count ->
    [one] (egy korábbi sor: napló)
   *[other] ({ $count } korábbi sor: napló)
}
cli-more = { $page }. oldal, összesen { $pages }; az Enter mutatja a következőt
cli-who-speaks = Közbeszól valaki: { $names }? Egy szám vagy név, vagy Enter, ha senki; vagy a következő játékos folytatja.
cli-nobody = senki
cli-wrong-speaker = Írd be annak a számát vagy nevét, aki közbeszólhat ({ $names }), vagy csak Entert, ha senki, vagy azt, amit a következő játékos tesz.
cli-wrong-number = A választások száma 1-től eddig tart: { $most }.
cli-how-to-type = Írj be egy számot a listából, vagy egy lépést úgy, ahogy ott áll.
cli-why = [{ $clause }] A szabály: ? { $clause }
cli-undo-nothing = Még nem léptél: nincs mit visszavonni.
cli-undo-chance = A lépésed óta dobás vagy osztás volt: nem vonható vissza.
cli-undo-others = { $name } azóta lépett: a lépésed már nem vonható vissza.
cli-undo-revealed = A lépésed óta kiderült valami rejtett [{ $clause }]: nem vonható vissza.
cli-save-how = Mondd meg, melyik fájlba: mentés FÁJL
cli-saved = A játszmát mostantól ez őrzi: { $file }. A fájl elárulja, mit tesz majd a véletlen, ezért ne nézz bele, amíg nincs vége a játszmának.
cli-leave-where = A játszma még nem ért véget. Melyik fájl őrizze? (Enter: { $file }, -: egyik sem)
cli-left = A játszma megmarad. Így folytathatod: { $command }
cli-left-unsaved = A játszma nem marad meg.
cli-log-empty = Még semmi sem történt.
cli-options-none = Ennek a játéknak nincsenek házi szabályai.
cli-option-says = { $rule }: { $value }
cli-options-star = * nem a nyomtatott szabály szerint
cli-result = A játszma véget ért [{ $clause }]:
cli-secret = A véletlen mögötti titok ez volt:
cli-record-where = Melyik fájl őrizze a jegyzőkönyvet? (Enter: { $file }, -: egyik sem)
cli-rematch = Még egy játszma ugyanezekkel a játékosokkal? ({ $yes }, vagy Enter, ha nem)
cli-yes = igen
cli-record = A jegyzőkönyv itt van: { $file }. Így ellenőrizheted: { $command }

cli-command-log = napló
cli-command-undo = visszavon
cli-command-save = mentés
cli-command-options = beállítások
cli-command-help = súgó
cli-command-more = tovább
cli-command-quit = kilép
cli-help-move-typed = egy lépés
cli-help-move = ahogy a listában áll
cli-help-number-typed = 7, #7
cli-help-number = az a választás (mindig #-tel, ahol a lapok számok)
cli-help-rules-typed = ?
cli-help-rules = a mostani helyzet szabályai
cli-help-clause-typed = ? SZABÁLYPONT
cli-help-clause = az a szabálypont
cli-help-log-typed = napló
cli-help-log = minden, amit eddig hallottál
cli-help-undo-typed = visszavon
cli-help-undo = az utolsó lépésed visszavonása, amíg azóta nem jött véletlen, és nem derült ki semmi rejtett
cli-help-save-typed = mentés FÁJL
cli-help-save = mostantól ez a fájl őrzi a játszmát
cli-help-options-typed = beállítások
cli-help-options = ennek az asztalnak a házi szabályai
cli-help-more-typed = tovább, Enter
cli-help-more = a választások következő oldala
cli-help-quit-typed = kilép
cli-help-quit = itt abbahagyod; megkérdezzük, mi őrizze a játszmát

cli-verified = { $file } jó jegyzőkönyv: { $title }
cli-verified-moves = { $count ->
    [one] Egy lépés ({ $players }), újrajátszva a szabályok { $version }. változatával: szabályos.
   *[other] { $count } lépés ({ $players }), újrajátszva a szabályok { $version }. változatával: mind szabályos.
}
cli-verified-chance = { $count ->
    [one] Véletlen: egy kimenetel, újraszámolva a titokból és a játékosok szavaiból: ahogy ígértük.
   *[other] Véletlen: { $count } kimenetel, újraszámolva a titokból és a játékosok szavaiból: ahogy ígértük.
}
cli-chance-not-verifiable = A véletlen nem ellenőrizhető: nincs titok. ({ $count ->
    [one] Egy kimenetel a szabályok szerint lehetséges
   *[other] { $count } kimenetel a szabályok szerint lehetséges
}, de senki sem tudja, honnan jött.)
cli-secret-left-out = A jegyzőkönyv titkot ígér, és a játszma véget ért: akitől kaptad, kihagyta a titkot. Kérd el az egész jegyzőkönyvet.
cli-verified-taken-back = { $count ->
    [one] Egy lépést mindenki beleegyezésével visszavontak; a jegyzőkönyv ezt feljegyzi.
   *[other] { $count } lépést mindenki beleegyezésével visszavontak; a jegyzőkönyv ezt feljegyzi.
}
cli-verified-branch = Elágazás: ezt a játszmát folytatja { $move }. lépése után: { $record }. Arra az állásra senki sem kötelezte el magát; ami utána jön, ellenőrizve.
cli-verified-hints = { $count ->
    [one] Voltak tippek; egyet kértek.
   *[other] Voltak tippek; { $count } tippet kértek.
}
cli-verified-unfinished = A játszma még nem ért véget.
cli-verified-result = { $count ->
    [one] Győztes: { $winners }
   *[other] Győztesek: { $winners }
}

cli-move = { $number }. lépés
cli-eyes-onlooker = nézőként
cli-eyes-seat = ahogy { $name } tudta
cli-eyes-open = nyíltan
cli-replay-keys = Enter, → tovább · ← vissza · szám és Enter: az a lépés · Home, End · q kilép

cli-games-key = kulcs
cli-games-title = játék
cli-games-players = játékos
cli-games-minutes = perc
cli-games-summary = miről szól
cli-deals-a-second = osztás/s
cli-games-a-second = játszma/s
cli-decisions-a-second = döntés/s
cli-sim-title = { $games ->
    [one] Egy játszma: { $title }, mag: { $seed }
   *[other] { $games } játszma: { $title }, mag: { $seed }
}
cli-sim-decisions = Döntések
cli-sim-rounds = Fordulók
cli-sim-spread = legkevesebb { $least }, legtöbb { $most }; egytizedük legfeljebb { $tenth }, a felük legfeljebb { $median }, kilenctizedük legfeljebb { $ninetieth }; az átlag { $mean }
cli-sim-seat = hely
cli-sim-player = játékos
cli-sim-wins = győzelem
cli-sim-interval = 95%-os határok
cli-sim-place = átlagos helyezés
cli-sim-places = helyezések: 1., 2., …
cli-sim-clause = szabálypont
cli-sim-times = esemény
cli-sim-a-game = játszmánként
cli-sim-endings = Így ért véget:
cli-check-retold = Újraírva: { $file }. Olvasd el.
cli-check-more = és még { $count } hasonló
cli-check-ok = Rendben: { $game }, fokozat: { $grade }
cli-check-next = A következő fokozathoz ({ $grade }) ez hiányzik, { $game }: { $lack }
cli-bench-title = Véletlen szabályos játék, senki sem figyel, { $mode }: döntések másodpercenként, és mennyibe kerül a nézés
cli-bench-game = játék
cli-bench-seats = játékos
cli-bench-python = Pythonból
cli-bench-loop = saját ciklus
cli-bench-view = nézet µs
cli-bench-message = üzenet µs
cli-bench-copy = másolás µs
cli-new-game-made = { $title } itt van: { $folder }: egy teljes kis játék, alakítsd a sajátoddá.
cli-new-game-elsewhere = Hogy megtalálható legyen: export ESTAMINET_GAMES={ $place }
cli-new-game-next = Következik: { $command }

# Az élő kiszolgáló.
cli-backup-done = Minden benne van, ellenőrizve és a lemezen: { $file }.
cli-backup-failed = Nem készült másolat: { $reason }
cli-restore-done = A tár visszaállítva ebből: { $file }.
cli-restore-failed = Nem állítottunk vissza semmit: { $reason }
server-short-token = Az adminisztrátori kulcs legalább { $least } karakter.
cli-host-open = A ház ezen a fájlon nyitva van: add meg, hogy --house http://127.0.0.1:8000, és az adminisztrátori kulcsát, vagy előbb zárd be.
cli-host-failed = Ez nem történt meg: { $reason }
cli-host-nothing = Ilyen itt nincs; semmi sem változott.
cli-host-done = Kész.
cli-pruned = Törölve: { $lines } sor csevegés, { $tables } asztal.
server-ready = Az Estaminet itt van: { $address } (leállítás: Ctrl-C)
server-wrong-store = A tár nem nyitható meg: { $reason }
server-wrong-log = Nincs ilyen naplózási szint: { $level }; ezek vannak: debug, info, warning, error.
server-wrong-network = Ez nem cím és nem hálózat: { $network }.
server-wrong-origin-form = A forrás https:// és egy név, útvonal nélkül: https://games.example, nem pedig { $origin }.
server-wrong-metrics = A mérőszámokhoz cím és port kell, mint 127.0.0.1:9100, nem pedig { $address }.
server-port-taken = Ezt a portot másik program foglalja: { $port }; ezért a ház ezen a porton van: { $other }.
server-port-taken-chosen = Ezt a portot másik program foglalja: { $port }. Ez szabad: { $other }, így add meg: --port { $other }.
server-wrong-inside = A többi folyamat gépnéven és porton éri el ezt, mint 10.0.0.5:8001, nem pedig { $address }.
server-cannot-listen = A ház nem tud itt figyelni: { $reason }.
server-too-many-bot-tables = Annyi asztalodnál játszanak már robotok egymás közt, amennyinél csak lehet. Várd meg, amíg egy játszma véget ér.
server-too-much = Ennél az asztalnál már olyan sok minden elhangzott és történt, hogy mostantól csak lépni lehet.
server-bad-message = Ez nem a protokoll üzenete.
server-no-token = Előbb mondd meg, ki vagy, aztán csatlakozz újra.
server-not-seated = Ennél az asztalnál nincs helyed.
server-not-started = A játszma még nem kezdődött el.
server-started = A játszma már elkezdődött.
server-bad-options = Ezek a házi szabályok nem használhatók: { $why }
server-not-host = A házi szabályokat csak az változtathatja meg, aki az asztalt nyitotta.
server-over = A játszma véget ért.
server-not-over = A játszma még nem ért véget.
server-stale = Az asztalnál közben továbbment a játék.
server-no-such-seat = Nincs ilyen hely.
server-seat-taken = Ez a hely foglalt.
server-table-full = Nincs szabad hely.
server-already-seated = Már van itt helyed.
server-unknown-level = Ehhez a játékhoz nincs ilyen szintű robot: { $level }.
server-bad-words = A szavak egyetlen sor nyomtatható karakterei.
server-bad-text = Ilyet nem lehet mondani.
server-bot-plays = Robot játszik helyetted; előbb gyere vissza.
server-no-hints = Ennél az asztalnál nincsenek tippek.
server-not-out = Csak az ugorhat a végére, aki kiesett, és csak ha már csupa robot játszik tovább.
server-no-bot = Nem játszik helyetted robot.
server-nothing-to-take-back = Nincs visszavonható lépésed.
server-no-such-vote = Nincs ilyen szavazás, vagy nem szavazhatsz róla.
server-vote-open = Erről már folyik a szavazás.
server-not-away = Itt van az illető.
server-nobody-to-ask = Senki sincs itt, aki beleegyezhetne.
server-just-left = Csak most ment el; kérdezd meg újra { $seconds } mp múlva.
server-same-address = Te és a kérő ugyanott vagytok; valakinek máshonnan kell beleegyeznie.
server-seat-changed = Azóta valaki helyet kapott; ami előtte történt, úgy marad.
server-too-fast = Túl gyors; várj egy pillanatot.
server-no-spectators = Ennél az asztalnál nincsenek nézők.
server-no-such-table = Nincs ilyen asztal.
server-rules-changed = Ennek a játéknak a szabályai megváltoztak, mióta az asztal megnyílt.
server-unreadable-table = Ez az asztal már nem olvasható; a többi igen.
server-store = Ezt nem sikerült elmenteni, tehát nem történt meg.
server-store-away = A ház most nem éri el a könyveit; próbáld újra egy pillanat múlva.
server-banned = A házigazda arra kért, hogy egy ideig ne gyere.
server-closed-table = A házigazda bezárta ezt az asztalt.
server-our-fault = Valami elromlott nálunk, tehát nem történt meg.
server-stopping = A ház egy pillanatra bezár; gyere mindjárt vissza.
server-moved-away = A helyed átköltözött egy másik eszközre.

# A házigazda asztala: az /admin oldal.
desk-title = A házigazda asztala
desk-message = A nap üzenete
desk-announce = Kihirdetés
desk-reports = Bejelentések
desk-settle = Elintézve
desk-bans = Kitiltva
desk-unban = Visszaengedés
desk-who = Ki
desk-hours = Óra
desk-why = Miért
desk-ban = Kitiltás
desk-ban-day = Kitiltás egy napra
desk-tables = Asztalok
desk-table = Asztal: { $id }
desk-entries = { $count ->
    [one] egy bejegyzés
   *[other] { $count } bejegyzés
}
desk-last = utoljára { $when }
desk-stage-closed = bezárva
desk-close = Az asztal bezárása
desk-forget = Törlés a jegyzőkönyvvel együtt
desk-seats = Helyek
desk-unname = A név eltávolítása
desk-chat = Csevegés
desk-unsay = A sor eltávolítása

# Robotok és a laboratórium.
cli-wrong-bots = Nevezz meg két vagy több különböző robotot, vesszővel elválasztva.
cli-wrong-iterations = A próbálkozások száma legalább 1.
cli-wrong-workers = A folyamatok száma legalább 1.
cli-wrong-no-ray = A Ray nincs telepítve; telepítsd az estaminetet a „ray” kiegészítéssel.
lab-tournament-title = Bajnokság: { $title }
lab-simulation-title = Szimuláció: { $title }
lab-game = Játék
lab-rules-version = a szabályok változata: { $version }
lab-options = Házi szabályok
lab-seats = Helyek
lab-deals = Osztások
lab-matches = Játszmák
lab-seed = Mag
lab-budget = Gondolkodási idő
lab-budget-seconds = { $seconds } mp döntésenként
lab-budget-iterations = { $iterations } próbálkozás döntésenként
lab-results = A győzelmek aránya
lab-results-how = Az első robot egyedül ül a második fajtából valók között, minden helyen ugyanazzal az osztással. A szaggatott vonal a méltányos rész, a vonás a 95%-os határ, az osztások újramintavételezésével.
lab-pairing = Párosítás
lab-wins = Győzelmek
lab-mean-place = Átlagos helyezés
lab-ratings = OpenSkill-értékszám
lab-no-ratings = Nincs értékszám: az OpenSkillhez telepítsd az estaminetet a „lab” kiegészítéssel.
lab-pace = Felhasznált idő
lab-pace-mean = Átlag
lab-pace-most = Leghosszabb
lab-bot = Robot
lab-decisions = Döntések
lab-lengths = Döntések egy játszmában
lab-rounds = Fordulók egy játszmában
lab-seat-wins = Győzelmek helyenként
lab-clauses = Milyen gyakran jut szóhoz egy szabálypont, játszmánként
lab-endings = Hogyan érnek véget a játszmák
lab-leads = A győztes előnye a következő előtt a végén
lab-scores = Pontszámok a végén
lab-option-effects = Mit változtatnak a házi szabályok
lab-option = Házi szabály
lab-first-seat = Az első hely győzelmei
lab-ladder = Rangsor
lab-ladder-how = OpenSkill (Plackett–Luce) az összes játszmára. Az utolsó oszlop az, ami majdnem biztos: az értékszám mínusz három szigma.
lab-rating-sure = Legalább
lab-effects-how = Minden értéket ugyanazokkal az osztásokkal játszunk, mint a megadott szabályokat; a különbség látszik, a 95%-os határával. Ha a határok közé esik a 0, lehet véletlen is.
lab-effects-none = Egyetlen játszma sem ment másképp ezzel: { $rules }.
lab-differs = Eltérő játszmák
lab-by-players = A játékosok száma szerint
lab-by-players-how = Mennyivel nyer többet vagy kevesebbet egy hely a méltányos résznél, a 95%-os határral.
lab-report-where = A jelentés itt van: { $file }.

level-random = Véletlen
level-searcher = Kereső
level-determinised = Nyílt lapú kereső
level-novice = Kezdő
level-club = Klubjátékos
level-expert = Mester

# A törzsvendégek: a nevük minden nyelven ugyanaz, aztán hogy hogyan játszanak és mit mondanak. Utánuk az átutazók.
regular-zenobe = Zénobe
regular-zenobe-plays = Azt játssza, ami a keze ügyébe akad.
regular-zenobe-says = Én jövök?
regular-isidore = Isidore
regular-isidore-plays = Egy játékot sem tud kívülről, de mindet kisilabizálja.
regular-isidore-says = Mutasd meg még egyszer.
regular-sixten = Sixten
regular-sixten-plays = Még tanulja, és jól szórakozik közben.
regular-sixten-says = Ezt most merre kell?
regular-eulalie = Eulalie
regular-eulalie-plays = Gyors, és a felét nem veszi észre.
regular-eulalie-says = Jaj! Ezt nem láttam.
regular-odette = Odette
regular-odette-plays = Megfontolt; semmit sem árul el.
regular-odette-says = Jó estét! Kezdhetjük?
regular-leopold = Leopold
regular-leopold-plays = Úgy játszik, ahogy mindig is.
regular-leopold-says = Nálunk otthon így szoktuk.
regular-ottilie = Ottilie
regular-ottilie-plays = Türelmes; kivárja, míg hibázol.
regular-ottilie-says = Ráérünk.
regular-basile = Basile
regular-basile-plays = Többet ígér, mint ami nála van.
regular-basile-says = Hát hazudnék én neked?
regular-philomene = Philomène
regular-philomene-plays = Siet, hogy első legyen.
regular-philomene-says = Már vége is?
regular-anselm = Anselm
regular-anselm-plays = Mindent kétszer megszámol.
regular-anselm-says = Ha jól számoltam…
regular-cornelia = Cornelia
regular-cornelia-plays = A javát későbbre tartogatja.
regular-cornelia-says = Sosem lehet tudni.
regular-seraphine = Séraphine
regular-seraphine-plays = Keveset szól, és ritkán téved.
regular-seraphine-says = Érdekes.
regular-gaspard = Gaspard
regular-gaspard-plays = Messzebb lát, mint mutatja.
regular-gaspard-says = Sejtettem, hogy ezt léped.
regular-torvald = Torvald
regular-torvald-plays = Minden utat mérlegel, mielőtt lép.
regular-torvald-says = Hadd gondolkodjam!
regular-clotilde = Clotilde
regular-clotilde-plays = Tavasz óta egyetlen estét sem veszített el.
regular-clotilde-says = Sok szerencsét!
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

# Az oldal.
site-tagline = Kis kocsma kártya- és kockajátékokkal
site-lead = Ülj le egyedül robotok ellen, vagy küldj egy linket a barátaidnak. Se fiók, se telepítés.
site-skip = Ugrás a tartalomra
site-pages = Oldalak
site-home = Kezdőlap
site-learn = Tanulás
site-replay = Visszajátszás
site-settings = Beállítások
site-language = Nyelv
site-sound = Hang
site-to-light = Világos terem
site-to-dark = Sötét terem
site-nothing-here = Ezen a címen nincs semmi
site-looking = Egy pillanat…
site-try-again = Újra
site-label = { $what }:
site-close = Bezárás
site-copy = Másolás
site-copied = Másolva
site-save = Mentés
site-saved = Mentve
site-show = Mutasd
site-back = Vissza
site-again = Még egyszer
site-go-on = Tovább
site-cancel = Mégse
site-games = Játékok
site-players = { $low }–{ $high } játékos
site-minutes = { $low }–{ $high } perc
site-minutes-one = { $low } perc
site-play-now = Játssz most
site-play-now-how = A „Játssz most” közülük ültet melléd néhányat. Hogy kivel játszol, milyen házi szabályokkal és hány helyen, azt a „Játék barátokkal” alatt választhatod meg.
site-regulars = A törzsvendégek
site-credits = Mások alkotásai: { $games }. A játékok és a nevük az övék, és mi nem állunk velük kapcsolatban; a szöveg és a képek itt a mieink. Ha megtetszik egy játék, vedd meg a dobozt.
site-with-friends = Játék barátokkal
site-learn-game = Megtanulom
site-join-by-code = Belépés kóddal
site-join = Belépés
site-continue = Folytatás
site-continue-this = folytatom
site-public-tables = Nyilvános asztalok
site-no-public-tables = Most nincs nyitva nyilvános asztal. Nyiss egyet, és itt lesz.
site-watch = megnézem
site-seats-open = { $count ->
    [one] egy szabad hely
   *[other] { $count } szabad hely
}
site-stage-waiting = mindjárt kezdődik
site-stage-playing = játszanak
site-stage-ended = véget ért
site-guest = Vendég
site-you = te
site-new-table = Új asztal: { $game }
site-who-plays = Ki játszik
site-your-name = A neved
site-how-many = Hány hely
site-seat-me = Ide ülök
site-seat-open = Szabad hely
site-seat-level = Bárki: { $level }
site-seat-regular = { $name }, { $level }
site-by-level = Robotok szint szerint
site-fill-with-bots = A szabad helyekre robotok üljenek
site-way-apart = Mindenki a saját eszközén
site-way-around = Ezen az egy eszközön
site-player-number = { $number }. játékos
site-who-sits-where = Ki hová ül, robotok
site-clock-and-company = Óra, nézők, szünetek
site-how-strong = Milyen erősek
site-deal = Osztás
site-presets = Összeállítások
site-house-rules-count = { $count ->
    [one] egy házi szabály
   *[other] { $count } házi szabály
}
site-ruling-material = Mi van az asztalon
site-ruling-length = Meddig tart
site-ruling-play = Hogyan játsszuk
site-ruling-score = Hogyan számolunk
site-ruling-shown = Mi látszik
site-ruling-start = Ki kezd
site-the-rule = A szabály
site-measured = Mérve: játszmánként { $decisions } döntés (nyomtatott szabállyal { $printed }); az első hely { $first }%-ban nyer (nyomtatott szabállyal { $usual }%-ban).
site-measured-how = Mérve egyenként { $games } játszmában, { $players } klubjátékossal.
site-rules-code = Ezek a szabályok kódként
site-rules-code-use = Szabályok kódból
site-rules-code-wrong = Ez a kód nem ennek a játéknak a házi szabályait írja le.
site-use = Alkalmazás
site-invites = { $name } meghív egy játszmára: { $game }
site-share-link = Meghívó küldése
site-share-text = Asztal vár rád: { $game }. Kód: { $code }
site-house-rules = Házi szabályok
site-house-rule = házi szabály
site-all-printed = Nyomtatott szabályok
site-option-file = Vagy egy saját fájl
site-file-too-large = Ez a fájl túl nagy.
site-the-table = Asztal
site-clock = Gondolkodási idő játékosonként
site-clock-none = nincs óra
site-clock-day = játékosonként egy nap
site-clock-bank = { $minutes } perc, és lépésenként { $seconds } másodperc
site-thinking = Meddig gondolkodik egy mesterrobot
site-thinking-seconds = lépésenként { $seconds } másodperc
site-public = Legyen rajta a nyilvános asztalok listáján
site-spectators-welcome = Jöhetnek nézők
site-start-when-ready = Akkor induljon, ha mindenki azt mondta: „kész”
site-open-table = Asztal nyitása
site-invite = Meghívás
site-link = Link
site-code = Kód:
site-qr = A link QR-kódként
site-only-here = Ez a cím csak ezen a számítógépen működik. Telefonon a számítógép hálózati nevén nyisd meg az oldalt.
site-waiting-for = { $count ->
    [one] Még egy játékosra várunk
   *[other] Még { $count } játékosra várunk
}
site-waiting-ready = Megvárjuk, amíg mindenki kész
site-sit-down = Leülök
site-stand-up = Felállok
site-ready = Kész vagyok
site-is-ready = kész
site-not-ready = még nem kész
site-put-bot = Robot ültetése
site-add-bot = + Robot
site-take-chair = Ide ülök
site-chair = { $number }. szék
site-free-seat = Hely felszabadítása
site-menu = Menü
site-seats = Helyek
site-your-turn = Te jössz
site-choosing = { $names } választ
site-decides = dönt
site-away = nincs itt
site-bot-for = robot játszik
site-hand-open = nyílt lapok
site-place = { $place }. helyezett
site-time-left = Hátralévő idő: { $time }
site-window = { $seconds ->
    [one] Egy másodperc a közbeszólásra
   *[other] { $seconds } másodperc a közbeszólásra
}
site-log = Napló
site-log-empty = Még semmi sem történt.
site-stream = Napló és csevegés
site-stream-all = Minden
site-stream-moves = Lépések
site-stream-said = Csevegés
site-writes = { $name } ír…
site-chat-empty = Még senki sem szólt.
site-line-menu = { $name } üzenete
site-line-take-back = Visszavonom
site-mute = Némítás nálam
site-unmute = Halljak újra mindenkit ({ $count })
site-report = Szólok a házigazdának
site-reported = A házigazda el fogja olvasni.
site-report-name = Szólok a házigazdának erről a névről: { $name }
site-your-data = Mit őrzünk rólad
site-your-data-kept = A csevegést néhány hétig őrizzük, a befejezett játszmákat végleg. Visszavonhatod, amit az asztaloknál mondtál, vagy kérheted, hogy a ház felejtsen el: elhagyod a helyeidet, és a neved minden játszmából eltűnik.
site-unsay-all = Mindent visszavonok, amit mondtam
site-unsaid = { $count } sor eltűnt.
site-forget-me = Felejtsetek el
site-forget-me-sure = Nyomd meg újra, ha azt akarod, hogy elfelejtsünk. Nem vonható vissza.
site-forgotten = Itt most már nem ismer senki.
site-chat-say = Szólj valamit
site-send = Küldés
site-watching = néző
site-emotes = Gesztusok
site-emote-hello = Szia!
site-emote-thanks = Köszönöm!
site-emote-well-played = Szép volt!
site-emote-thinking = Hadd gondolkodjam…
site-emote-oops = Hoppá!
site-emote-laugh = Haha!
site-emote-wow = Nahát!
site-emote-bye = Viszlát!
site-help = Súgó
site-beside = A tábla mellett
site-news = újdonság
site-fairness = Tiszta játék
site-reconnecting = Megszakadt a kapcsolat; újra próbáljuk. A helyed megmarad.
site-sending = Úton a lépésed…
site-pass-to = Add tovább az eszközt: { $name }
site-i-am = Én vagyok { $name }
site-looking-back = Visszafelé nézel.
site-look-back = Visszanézek
site-past-missing = A korábbi lépéseket nem sikerült lekérni: { $why }
site-to-now = Vissza a jelenbe
site-first = Az elejére
site-previous = Egy lépést vissza
site-next = Egy lépést előre
site-last = A végére
site-move-of = { $at }. lépés, összesen { $last }
site-take-back = Visszavonás
site-taken-back = Az utolsó lépést visszavonták.
site-takes-back = { $seat } visszavon egy lépést.
site-last-move = Utoljára: { $what }
site-story-begins = Kezdődik a játszma.
site-story-told = Ez történt eddig.
site-pause-story = Szünet
site-skip-story = Ugrás a körömre
site-since-last-turn = Lássam újra, mi történt az utolsó köröm óta
site-ask-take-back = Kérem, hogy visszavonhassam az utolsó lépésemet
site-confirm-this = { $move }: mehet?
site-confirm = Mehet
site-type-a-move = Írj be egy lépést
site-type-go = Mehet
site-you-watch = Néző vagy.
site-clauses-now = A most fontos szabályok
site-show-clause = (nyisd ki ezt a szabályt)
site-in-the-rules = A teljes szabályokban
site-no-clause = Ez a szabály még nincs meg a nyelveden.
site-all-rules = Az összes szabály
site-keys = Billentyűk: a ← és a → lépked a játszmában, a Home és az End az elejére és a végére ugrik.
site-my-seat = A helyem
site-bot-plays-for-you = Robot játszik helyetted.
site-come-back = Újra én játszom
site-hand-over = Játsszon helyettem robot
site-hand-over-level = Erősség
site-open-hand = Mutassam meg a lapjaimat minden nézőnek. Egy másik ablakban a többi játékos is nézhet.
site-seat-away = { $name } nincs itt.
site-propose-bot = Javaslom, hogy robot játsszon
site-propose-seat = Elkérem ezt a helyet
site-eyes = Kinek a szemével
site-eyes-public = amit mindenki láthatott
site-eyes-seat = amit { $name } tudott
site-eyes-open = minden nyíltan
site-knowledge = Látszik:
site-spectators = Nézők
site-no-spectators = Ennél az asztalnál nincsenek nézők.
site-nobody-watches = Senki sem nézi.
site-options-in-force = Az asztal házi szabályai
site-second-device = Másik eszköz
site-personal-link = A személyes linked (egyszer működik; tartsd meg magadnak)
site-make-link = Áthozom a helyemet egy másik eszközre
site-leave-seat = Feladom a helyemet
site-vote-take-back = { $by } visszavonna egy lépést.
site-vote-bot = { $by } javasolja, hogy { $seat } helyett robot játsszon.
site-vote-seat = Egy jövevény, aki „{ $by }” néven jött, elkéri { $seat } helyét, és látná a lapjait. Csak akkor egyezz bele, ha tudod, ki az.
site-seat-given = Amíg nem voltál itt, a helyedet { $name } kapta meg. Visszajöhetsz, amíg nem lépett.
site-seat-back = Visszajövök
site-vote-missing = Még hiányzik a beleegyezése: { $names }
site-agree = Beleegyezem
site-disagree = Nem
site-you-won = Nyertél!
site-won = { $names } nyert
site-draw = Közös győzelem
site-over = A játszma véget ért
site-points = Pontok
site-player = Játékos
site-rounds = A fordulók
site-round = { $round }. forduló
site-round-over = { $round }. forduló: vége
site-between-rounds = Két forduló között
site-next-round = Következő forduló
site-seconds-left = Még { $seconds } másodperc
site-waiting-for-names = Várunk: { $names }
site-ready-names = Kész: { $names }
site-see-table = Lássam az asztalt
site-see-points = Lássam a pontokat
site-leads = { $count ->
    [one] { $names } vezet
   *[other] { $names } osztozik az élen
}
site-turning-lead = A fordulópont: { $round }. forduló; { $name } ekkor állt végleg az élre.
site-turning-step = { $name } végig vezetett; a legnagyobb lépés: { $round }. forduló.
site-share-picture = Kép megosztása
site-wants-another = { $name } még egy játszmát szeretne
site-are-in = Benne van: { $names }
site-join-rematch = Beszállok
site-you-are-out = Kiestél.
site-watch-on = Nézem tovább
site-skip-to-end = Ugrás a végére
site-leave = Elmegyek
site-hold = Szünet a fordulók után, amíg mindenki kész
site-hold-seconds = legfeljebb { $seconds } másodperc
site-hold-none = nincs szünet
site-rematch = Visszavágó
site-replay-this = Visszajátszás
site-download-record = Jegyzőkönyv letöltése
site-fair-how = A játszma előtt a kiszolgáló lepecsétel egy titkot, és megmutatja az ujjlenyomatát. Minden dobás és keverés ebből a titokból és a játékosok szavaiból következik. A végén a titok is látszik, és bárki ellenőrizheti.
site-fair-commitment = Ujjlenyomat
site-fair-words = A játékosok szavai
site-fair-add-words = Saját szavaid a véletlenhez (nem kötelező; ez az oldal már tett bele véletleneket)
site-fair-secret = Titok
site-fair-later = a játszma végén látszik
site-fair-held = még nem nyilvános, vagy nincs ebben a jegyzőkönyvben. A nap leosztásáé a nap végén látszik.
site-fair-none = Ez a jegyzőkönyv nem nevez meg titkot, így senki sem tudja, honnan jött benne a véletlen.
site-verify = Ellenőrzés
site-fair-kept = Ezen az oldalon kiszámolva: a titoknak pontosan az ígért ujjlenyomata van.
site-fair-broken = Ezen az oldalon kiszámolva: a titoknak NEM az ígért ujjlenyomata van.
site-fair-mine = Ez a böngésző emlékszik: a szavai ott vannak a felhasználtak között.
site-fair-mine-missing = Ez a böngésző emlékszik: a szavait nem használták fel!
site-fair-same = Ez a böngésző emlékszik: az ujjlenyomat az, amelyet először mutattak.
site-fair-changed = Ez a böngésző emlékszik: az ujjlenyomat NEM az, amelyet először mutattak.
site-fair-outcomes = A szabályok a kiszolgálón kiszámolták: minden dobás és keverés a titokból és a szavakból következik.
site-fair-outcomes-no = A dobások és keverések nem vezethetők le a titokból.
site-fair-terminal = Ha semmilyen kiszolgálóban nem bízol, töltsd le a jegyzőkönyvet, és futtasd ezt:
site-replay-id = Egy játszma címe vagy neve
site-replay-file-how = Ellenőrizzük, de nem őrizzük meg.
site-other-record = Másik jegyzőkönyv
site-share-move = Ennek a pillanatnak a megosztása
site-autoplay = Lejátszás
site-pause = Szünet
site-replay-pace = Tempó
site-replay-pace-0 = lassan
site-replay-pace-1 = kényelmesen
site-replay-pace-2 = gyorsan
site-replay-pace-3 = nagyon gyorsan
site-learn-how = Egy lecke pár perc az igazi táblán; a szabályok kereshetők és nyomtathatók.
site-lesson = Lecke
site-lesson-of = Tanulás: { $game }
site-lesson-step = { $at } / { $last }
site-lesson-done = Ennyi kell hozzá. Ülj le játszani!
site-lesson-number = { $number }. lecke
site-lesson-skip = Kihagyom
site-lesson-first-match = Első játszma tippekkel
site-lesson-coached = Az első játszmádban minden kérdésnél ott egy tipp; egyre halványabb, ahogy egyre kevésbé kell.
site-lesson-next = Következő lecke
site-coach = Tipp
site-coach-stop = Nem kell több tipp
site-your-move = Te lépsz.
site-rules = Szabályok
site-rules-of = Szabályok: { $game }
site-glance = Dióhéjban
site-glance-of = { $game } dióhéjban
site-contents = Tartalom
site-try-it = Kipróbálom
site-other-games = Más játékok
site-print = Nyomtatás
site-search-rules = Keresés a szabályokban
site-found = { $count ->
    [0] Nincs találat
    [one] Egy szabály
   *[other] { $count } szabály
}
site-settings-where = Csak ez a böngésző őrzi.
site-settings-you = Te
site-settings-play = Az asztalnál
site-settings-look = Megjelenés
site-sound-on = Hangok
site-vibrate = Rezegjen, ha én jövök
site-notify = Értesítsen, ha én jövök, és máshol vagyok
site-notify-refused = Ez a böngésző nem enged értesíteni; az oldalra vonatkozó beállításai döntik el.
site-confirm-moves = Lépések megerősítése
site-pointing = Hogyan mozgatok
site-pointing-both = kattintva vagy húzva
site-pointing-click = csak kattintva
site-pace = Milyen gyorsan peregjenek az események
site-pace-calm = nyugodtan
site-pace-brisk = élénken
site-pace-instant = azonnal
site-motion = Mozgás
site-motion-auto = ahogy a rendszer kéri
site-motion-full = minden mozog
site-motion-none = semmi sem mozog
site-theme = A terem
site-theme-auto = ahogy a rendszer kéri
site-theme-light = világos
site-theme-dark = sötét
site-colours = Színek
site-colours-usual = eredeti
site-colours-safe = színtévesztőknek is jó
site-colours-contrast = nagy kontrasztú
site-text-size = Betűméret
site-text-percent = { $percent }%
site-view-in-words = Az asztal szavakban
site-choices = Amit tehetsz
site-board-fault = A táblát nem sikerült kirajzolni. A játszma biztonságban van a kiszolgálón.
site-problem-offline = A kiszolgáló nem érhető el.
site-problem-no-such-code = Ilyen kódú asztal most nincs.
site-problem-no-such-record = Ilyen nevű játszma nincs.
site-problem-no-such-game = Ilyen játék itt nincs.
site-problem-bad-table = Ez az asztal nem nyitható meg:
site-problem-bad-name = Ez a név nem használható; egy név 1–40 nyomtatható karakter.
site-problem-link-used = Ez a link már nem jó: felhasználták, vagy túl régi.
site-problem-too-fast = Túl gyors; próbáld újra { $seconds } másodperc múlva.
site-problem-not-found = Ezen a címen nincs semmi.

hint-button = Tipp
hint-can = Amit tehetsz
hint-more = és még { $count }
hint-good = Mi lenne jó?
hint-would = Én ezt tenném: { $best }
hint-chance = Ezzel nagyjából { $chance }% eséllyel nyersz ({ $low }–{ $high }).
hint-forced = Mást nem tehetsz.
hint-why = Miért?
hint-other = A következő legjobb: { $other } ({ $chance }%).
hint-equal = Nagyjából ugyanolyan jó: { $other }.
hint-no-reason = Csak a számok szólnak mellette: a többit sokszor végigjátszottuk, mindig újra húzva azt, amit nem látsz.
hint-wait = Gondolkodom…
hint-on = Ennél az asztalnál vannak tippek, mindenkinek.
hint-taken = { $count ->
    [one] { $name }: egy tipp
   *[other] { $name }: { $count } tipp
}
hint-option = Tippek annak, aki következik
branch-mark = Elágazás
branch-of = { $world ->
    [drawn] Elágazás: egy másik játszma folytatása innen: { $move }. lépés; újra húzott rejtett lapokkal vagy kockákkal. Ugrás oda
   *[same] Elágazás: egy másik játszma folytatása innen: { $move }. lépés; ugyanazokkal a rejtett lapokkal vagy kockákkal. Ugrás oda
}
branch-play-on = Folytatás innen
branch-how = Te { $name } helyén játszol, a többiekén robotok. A véletlen innentől új.
branch-same = Ahogy volt
branch-drawn = Ahogy lehetett volna
branch-fair = Ez a játszma elágazás. A kezdetére senki sem kötelezte el magát; az utána jövő véletlennek saját pecsétje van, lásd lent.
branch-tab = Elágazások
branch-tree = Fa
branch-root = A játszma
branch-at = { $move }. lépés
branch-won = { $names } nyerte
branch-running = még tart
branch-shown = ezt nézed
branch-brought = Egy hozott jegyzőkönyv elágazása innen: { $move }. lépés.
review-title = Elemzés: { $title }
review-tab = Elemzés
review-growing = { $total } lépésből { $done } átnézve
review-at = { $move }. lépés:
review-player = játékos
review-start = előtte
review-luck = szerencse
review-own = saját hibák
review-others = mások hibái
review-hidden = ami rejtve volt
review-remainder = megmagyarázatlan
review-result = eredmény
review-so-far = eddig
review-adds-up = Százalékpontban: a játszma előtti esély és ami utána következik, együtt adja az eredményt. Szerencse a dobás, az osztás és a húzás.
review-deciding = Ami döntött
review-worst = { $name } legdrágább döntései
review-none = Egyik lépés sem volt egyértelműen rosszabb egy másiknál.
review-move = { $move }. lépés, { $round }. forduló
review-chance = { $name }: előtte { $before }%, utána { $after }%
review-by-chance = Véletlen
review-instead = { $played } ({ $chance }%). Jobb: { $best } ({ $better }%).
review-mark-played = Ezt lépted
review-mark-better = Jobb
review-cost = Ennyibe került: { $loss } százalékpont ({ $low } és { $high } között).
review-grade-fine = rendben
review-grade-reading = azon múlik, mit gondolsz a többiekről
review-grade-inaccuracy = pontatlanság
review-grade-mistake = hiba
review-grade-blunder = baklövés
review-source = { $version }. változat. Mintavétellel: a többiek { $playing ->
    [club] klubjátékosként
   *[other] véletlenszerűen
} játszanak, döntésenként legfeljebb { $worlds } világ, a görbe minden pontjához { $open }. Amit egy hely nem tudhatott, a minősítésben nem vesz részt.
review-chances = Mindenki esélye, ha minden lap nyílt
review-summary = { $matches ->
    [one] Egy játszma
   *[other] { $matches } játszma
}
review-matches = játszmák
review-expected = várható
review-decisions = döntések
review-where = Az elemzés itt van: { $file }.
review-unfinished = { $file }: a játszma még nem ért véget; addig elemezzük, ameddig tart.

# Mennyit olvasunk fel, és billentyűk az asztalnál
site-telling = Felolvasás
site-telling-everything = minden, ami történik
site-telling-mine = ami rám tartozik
site-telling-questions = csak amit tőlem kérdeznek
site-letters = Az asztalnál a betűk és számok billentyűként működnek
site-keys-title = Billentyűzet
site-keys-tab = a következőre: lapok, tábla, műveletek, napló
site-keys-arrows = mozgás egyiken belül
site-keys-enter = Enter
site-keys-press = a kijelölt megnyomása
site-keys-escape = Esc
site-keys-put-back = lapok visszatétele, ami nyitva van, bezárása
site-keys-space = Szóköz
site-keys-skip = ugrás a történetben a körödre
site-keys-hand = a lapjaidhoz
site-keys-board = a táblához
site-keys-actions = a műveletekhez
site-keys-log = a naplóhoz
site-keys-sheet = ez a lista
site-keys-letters-on = A betűk és számok kikapcsolhatók.
site-keys-letters-off = A betűk és számok ki vannak kapcsolva.
site-press-repeat = i
    .does = a legutóbbi újra
site-press-take-back = v
    .does = az utolsó lépés visszavonása
site-press-next-round = k
    .does = tovább a következő fordulóra

# Az én kocsmám
tavern = Az én kocsmám
tavern-lead = Minden, amit itt játszottál. Fiók nincs: ehhez a böngészőhöz tartozik, és egy személyes link átviszi egy másikra.
tavern-empty = Még egy játszmát sem fejeztél be itt. Amint befejezel egyet, itt megmarad.
tavern-fares = Hogy áll a szénád
tavern-by-game = Játékonként
tavern-by-bot = Robotonként
tavern-by-bot-how = Robotonként: hányszor végeztél előtte
tavern-bot = { $name }, { $level }
tavern-played = játszma
tavern-first = győzelem
tavern-ahead = előtte
tavern-share = arány
tavern-between = { $low } és { $high } között; egyforma játékkal: { $even }
tavern-too-few = túl kevés játszma ahhoz, hogy bármit mondhassunk
tavern-streak = Leghosszabb győzelmi sorozat: { $longest }. Most: { $now }.
tavern-course = Szerencse és játék
tavern-course-none = Nyisd meg egy játszma elemzését: itt rajzoljuk ki a szerencsét és a játékodat.
tavern-course-mean = { $count ->
    [one] Az egyetlen elemzett játszmában
   *[other] { $count } elemzett játszma átlagában
 } a szerencse { $luck } százalékponttal változtatta a nyerési esélyedet, a saját hibáid { $own } százalékponttal.
tavern-course-table = Táblázatban
tavern-match = Játszma
tavern-matches = A játszmáid
tavern-won = megnyerted
tavern-shared = megosztott első hely
tavern-place = { $place }. helyezett { $seats } játékos közül
tavern-one-device = egy eszközön játszva
tavern-with = velük: { $names }
tavern-record = Jegyzőkönyv
tavern-more = Korábbi játszmák
tavern-keep = Megtartani, magaddal vinni, törölni
tavern-keep-how = A fájlban benne van minden jegyzőkönyv és minden, amit rólad őrzünk. Ha elfelejtünk, ez az oldal törlődik: elhagyod a helyeidet, és a neved minden játszmából eltűnik.
tavern-link = Személyes link
tavern-link-once = Nyisd meg egy órán belül a másik eszközödön; egyszer használható. Ne add oda senkinek.
tavern-export = Minden letöltése
tavern-claimed = Mostantól ezen a böngészőn is megvannak a játszmáid és a helyeid.
tavern-somebody-else = Ezzel a böngészővel már játszott itt valaki. Ha használod a linket, azok a játszmák és helyek senkié sem lesznek.
tavern-claim-anyway = A link használata
tavern-claim-not = Maradjon így

# Leosztások, amelyeket többen játszanak
deal-day = A nap leosztása
deal-day-how = Játékonként és naponta egy leosztás. Mindenkinek ugyanaz a helye, ugyanazok a lapjai vagy kockái és ugyanazok a robotjai; csak a játék más. Az első próbálkozás számít.
deal-friends = Leosztás barátoknak
deal-friends-how = Egy leosztás, hogy egymás ellen játsszatok, mindenki a saját asztalánál: próbáld ki, és küldd el a linket.
deal-among-friends = Leosztás barátok közt
deal-new = Új leosztás
deal-link = Az én leosztásom, most te próbáld: küldd el ezt a linket
deal-at = { $title }, { $date }
deal-seats = { $seats } játékos, robotok: { $level }
deal-try = Kipróbálom
deal-go-on = Folytatom
deal-see = Eredmények
deal-over = Az a nap elmúlt: a leosztását már nem lehet kipróbálni.
deal-tried = { $count ->
    [0] Még senki sem fejezte be.
    [one] Egy próba ért véget.
   *[other] { $count } próba ért véget.
 }
deal-who = Ki
deal-place = Helyezés
deal-score = Pont
deal-look = Megnézem
deal-you = { $name } (te)
deal-promise = Előre tett ígéret (a titok SHA-256 értéke)
deal-secret = Titok
deal-other-days = A mai leosztások
server-deal-alone = Azt a leosztást, amelyet mások is játszanak, egyedül és visszavonás nélkül játsszuk, ahogy leosztották.
site-problem-no-such-deal = Nincs ilyen leosztás.
site-problem-deal-over = Az a nap elmúlt: a leosztását már nem lehet kipróbálni.

# Hozott jegyzőkönyvek, fejezetek, képek, és a tábla mások oldalán
replay-drop = Húzz ide egy jegyzőkönyvet, illeszd be, vagy válassz fájlt
replay-paste = Jegyzőkönyv szövegként
replay-chapters = Fordulók
replay-chapter = { $round }. forduló
replay-picture = Kép erről a pillanatról
replay-picture-failed = Ez a böngésző nem tudja elkészíteni a képet.
replay-embed = Hogy a saját oldaladon megmutasd
replay-whole = Az egész játszma
site-problem-bad-record = Ezt a jegyzőkönyvet nem lehet elolvasni.
