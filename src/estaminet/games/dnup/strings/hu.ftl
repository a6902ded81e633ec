# A dnup magyarul. A $seat egy játékos neve, a $cards lapok úgy, ahogy írjuk őket (a 3/4 3-at mutat, megfordítva 4-et).
game-title = dnup
game-summary = Szabadulj meg a lapjaidtól egyforma értékű szettekben, és fordítsd meg, ami visszajön: minden lapon két szám van.
game-note = A pakli a mi rekonstrukciónk, nem a nyomtatott lista, hacsak nem hozol sajátot.

option-deck = A lapok: egy pakli név szerint, vagy saját fájl
option-deck-effect = Kevesebb lappal rövidebb a forduló, és jobban kitalálható, kinél mi van.
option-deck-even40 = 40 lap, mindenkinek nyolc (a mi rekonstrukciónk, nem a nyomtatott lista)
option-deck-pairs36 = 36 lap, 1-től 9-ig minden pár egyszer (a kisebb doboz, ahogy gondoljuk)
option-stall-guard = Ha sokáig nem kerül lap a dobópaklira
option-stall-guard-effect = Nélküle egy forduló örökké tarthat; csak egy eszköz körül ülve.
option-stall-guard-true = aki tud kijátszani vagy hozzátenni, annak kell is
option-stall-guard-false = nem változik semmi: a forduló örökké tarthat
option-play-out-final-round = A forduló, amelyben valaki eléri a 4 pontot
option-play-out-final-round-effect = Az utolsó forduló a második helyet is eldönti, így kicsit tovább tart.
option-play-out-final-round-true = továbbmegy a második helyért
option-play-out-final-round-false = azonnal véget ér
option-two-player-self-beat = Ketten: az utolsó lap a saját másik szettet üti meg
option-two-player-self-beat-effect = Csak ketten: a saját szett megütésével kimenni már nem azonnali győzelem.
option-two-player-self-beat-win = a forduló azonnal megvan
option-two-player-self-beat-take_back = a szett előbb visszajön, így folytatódik a játék
option-open-discards = Átnézheti-e bárki a dobópaklit
option-open-discards-effect = Ami kiesett a fordulóból, nem kell fejben tartani; tanuláshoz jó.
option-open-discards-true = igen
option-open-discards-false = nem, csak a mérete látszik
option-memory-aid = Láthatók maradnak-e az asztalról kézbe került lapok
option-memory-aid-effect = Mindenki látja, mi kinek a kezébe került vissza; kevesebbet ér a memória.
option-memory-aid-true = igen
option-memory-aid-false = nem, megjegyezni őket a játék része
preset-learners = Kezdőknek

# Szavak
name = { $seat }
area-of = { $seat } ({ $area }. terület)
hand-of = { $seat }: { $cards }
score-of = { $seat }: { $points }

# Mit lehet tenni
action-play = { $count ->
    [one] kijátszás: { $cards }
   *[other] kijátszás, { $count } lap: { $cards }
}
action-add = hozzátétel, { $place } szettjéhez: { $card }
action-take = { $place } szettjének elvétele
action-turn = az összes lap megfordítása
action-first = { $seat } kapja az első lapot
action-deal = osztás, { $count } lap: { $cards }

# Mi történt
event-first-card = A lapok nem oszlanak el egyenlően: { $seat } kapja az elsőt.
event-dealt = { $round }. forduló: mind kiosztva, { $counts } lap.
event-dealt-seen = { $round }. forduló: mind kiosztva, { $counts } lap ({ $hands }).
event-starts = { $seat } kapta a csillagot, és kezd.
event-starts-in-area-two = { $seat } kapta a csillagot, és egyetlen körrel nyit a 2. területen.
event-cleared = { $count ->
    [one] A dobópaklira kerül { $place } lapja: { $cards }.
   *[other] A dobópaklira kerül { $place } szettje: { $cards }.
}
event-cleared-out = { $count ->
    [one] { $place } már kiment, ezért kimarad; az ott fekvő lap a dobópaklira kerül: { $cards }.
   *[other] { $place } már kiment, ezért kimarad; az ott fekvő szett a dobópaklira kerül: { $cards }.
}
event-played = { $count ->
    [one] { $seat } egyetlen lapot játszik ki, értéke { $value }: { $cards }.
   *[other] { $seat } kijátszik { $count } lapot, értékük { $value }: { $cards }.
}
event-played-in-area = { $count ->
    [one] { $seat }, { $area }. terület: egyetlen lapot játszik ki, értéke { $value }: { $cards }.
   *[other] { $seat }, { $area }. terület: { $count } lapot játszik ki, értékük { $value }: { $cards }.
}
event-added = { $seat } hozzáteszi { $place } szettjéhez: { $card }; a szett most { $count } lapos.
event-beaten = { $count ->
    [one] { $seat } lapját megütötték; megfordítva visszaveszi: { $cards }.
   *[other] { $seat } szettjét megütötték; megfordítva visszaveszi: { $cards }.
}
event-beaten-own = { $count ->
    [one] { $seat } a saját lapját ütötte meg, és megfordítva visszaveszi: { $cards }.
   *[other] { $seat } a saját szettjét ütötte meg, és megfordítva visszaveszi: { $cards }.
}
event-beaten-away = { $count ->
    [one] { $seat } már kiment; a lapját megütötték, és a dobópaklira kerül: { $cards }.
   *[other] { $seat } már kiment; a szettjét megütötték, és a dobópaklira kerül: { $cards }.
}
event-beaten-away-own = { $count ->
    [one] { $seat } az utolsó lappal a saját lapját ütötte meg; a dobópaklira kerül: { $cards }.
   *[other] { $seat } az utolsó lappal a saját szettjét ütötte meg; a dobópaklira kerül: { $cards }.
}
event-taken = { $count ->
    [one] { $seat } elveszi { $place } lapját, megfordítva: { $cards }.
   *[other] { $seat } elveszi { $place } szettjét, megfordítva: { $cards }.
}
event-hand-turned = { $count ->
    [one] { $seat } megfordítja az egyetlen lapját.
   *[other] { $seat } megfordítja az összes lapját ({ $count }).
}
event-nothing-to-play = { $seat } se kijátszani, se hozzátenni nem tud, ezt most mindenki tudja.
event-guarded = { $stall } köre nem került lap a dobópaklira: { $seat } most kijátszik vagy hozzátesz, ha tud.
event-went-out-first = { $seat } lapjai fogytak el elsőként: 2 pont, összesen { $points }.
event-went-out-second = { $points ->
    [one] { $seat } lapjai fogytak el másodikként: 1 pont, az első.
   *[other] { $seat } lapjai fogytak el másodikként: 1 pont, összesen { $points }.
}
event-round-won = { $wins ->
    [one] { $seat } kijátszotta az utolsó lapját, és megnyeri a fordulót.
   *[other] { $seat } kijátszotta az utolsó lapját, és megnyeri a fordulót; ez már { $wins } megnyert forduló.
}
event-round-over = Vége { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulónak. Az állás: { $scores }. Jön az újabb osztás.
event-won = { $seat } nyer { $points } ponttal.
event-won-rounds = { $seat } megnyert { $points } fordulót, és ezzel a játszmát.

# Miért nem
refusal-game-over = Vége a játszmának.
refusal-not-dealt = Még nem osztottuk ki a lapokat.
refusal-you-are-out = Kijátszottad az utolsó lapodat, ebben a fordulóban már kimentél.
refusal-not-your-turn = Most { $seat } jön.
refusal-wrong-way-up = Megvan neked ez a lap ({ $card }), csak fordítva; megfordítani csak az összeset lehet.
refusal-not-in-hand = Nincs a kezedben: { $card }.
refusal-not-higher = { $count ->
    [one] { $place } előtt egyetlen lap fekszik, értéke { $value }; egy lapnak ennél nagyobbnak kell lennie.
   *[other] { $place } előtt { $count } lap fekszik, értékük { $value }; egy { $count } lapos szettnek nagyobbnak kell lennie.
}
refusal-own-set = Hozzátenni csak mások szettjéhez lehet, elvenni is csak azt.
refusal-own-area = A saját területed nem az ellenfeledé: az ottani szetthez se hozzátenni nem lehet, se elvenni azt.
refusal-no-set-to-add-to = { $place } előtt nincs szett, amelyhez hozzátehetnél.
refusal-other-value = Ez nem illik oda: { $card }. A szett értéke { $value }.
refusal-nothing-to-take = { $place } előtt nincs elvehető szett.
refusal-guard-no-turn = { $stall } köre nem került lap a dobópaklira: amíg ki tudsz játszani vagy hozzá tudsz tenni, nem fordíthatod meg a lapjaidat.
refusal-guard-no-take = { $stall } köre nem került lap a dobópaklira: most nem lehet szettet elvenni.
refusal-first-known = Már eldőlt, ki kapja az első lapot.
refusal-first-not-seated = Nem ül ott senki, aki az első lapot megkaphatná.
refusal-no-deal-now = Most nincs itt az osztás ideje.
refusal-no-such-card = Nincs ebben a pakliban: { $card }.
refusal-star-elsewhere = A csillag ezen van, és semelyik másik lapon: { $card }.
refusal-not-the-deck = Az osztás a pakli összes lapja ({ $count }), mindegyik egyszer.
refusal-star-once = Az osztásban ebből a lapból pontosan egyen van csillag: { $card }.

# Amit nem lehetett elolvasni
unreadable-dnup-notation = Ezt nem tudom elolvasni: „{ $text }”. Így írd: play 3/4 3/6, add 5/2 { $to }, take { $whose } vagy turn.
unreadable-no-card = „{ $text }” nem lap. A lapot a felül lévő értékkel kezdve írjuk, például 3/4.
unreadable-not-in-deck = Nincs ilyen lap ebben a pakliban: { $card }.
unreadable-no-such-place = Nincs „{ $text }” hely ennél az asztalnál. { $areas ->
    [on] A helyek neve P1.1, P1.2, P2.1 és P2.2.
   *[off] A helyek neve P1, P2 és így tovább.
}
unreadable-no-areas = „{ $text }” egy terület; területek csak kétszemélyes játékban vannak.
unreadable-which-area = „{ $text }” nem mondja meg, melyik terület: P1.1, P1.2, P2.1 vagy P2.2.
unreadable-too-many-alike = Ebből a lapból csak { $count } van ebben a pakliban: { $card }.
unreadable-play-what = Mondd meg, melyik lapokat: play 3/4 3/6 ({ $clause }).
unreadable-not-a-set = Ezek a lapok nem alkotnak szettet: mindnek ugyanazt az értéket kell mutatnia, és a felső érték számít ({ $clause }).
unreadable-add-what = Mondd meg, melyik lapot és kihez: add 5/2 { $to } ({ $clause }).
unreadable-add-one = Egy körben csak egy lapot lehet hozzátenni ({ $clause }).
unreadable-take-what = Egész szettet lehet elvenni, egy játékostól: take { $whose } ({ $clause }).
unreadable-turn-some = Vagy az összes kézben lévő lapot megfordítod, vagy egyet sem ({ $clause }).
unreadable-no-pass = Passzolni nem lehet: játssz ki, tegyél hozzá, vegyél el, vagy fordíts ({ $clause }).

# Az asztal a terminálban
ask-first = A véletlen kisorsolja, ki kapja az első lapot.
ask-deal = Osztjuk a lapokat.
ask-over = { $seat } nyert.
ask-turn = { $seat } kijátszik, hozzátesz, elvesz vagy fordít.
ask-you = { $seat }, játssz ki, tegyél hozzá, vegyél el, vagy fordítsd meg a lapjaidat.
ask-turn-area = { $seat }, { $area }. terület: kijátszik, hozzátesz, elvesz vagy fordít.
ask-you-area = { $seat }, { $area }. terület: játssz ki, tegyél hozzá, vegyél el, vagy fordítsd meg a lapjaidat.
ask-guarded = { $seat }, játssz ki, vagy tegyél hozzá; fordítani csak akkor lehet, ha egyik sem megy.
board-round = { $round }. forduló
board-round-area = { $round }. forduló, { $area }. terület
board-cards = { $count } lap
board-points = { $points } pont
board-wins = { $points } megnyert forduló
board-out-first = kiment (1.)
board-out-second = kiment (2.)
board-falls-now = e kör után kikerül
board-falls = { $turns } kör múlva kikerül
board-added = az utolsó { $count ->
    [one] lapot
   *[other] { $count } lapot
} mások tették hozzá
board-discards = { $count ->
    [0] A dobópakli üres
   *[other] { $count } lap a dobópakliban
}
board-discards-open = Dobópakli ({ $count }): { $cards }
board-removed = Nincs játékban: { $cards }
board-known = ismert: { $cards }
board-stall = { $stall } köre nem került lap a dobópaklira; { $limit } körnél megszorítás jön
board-hand = A lapjaid
board-hand-hint = alul: az érték megfordítva
board-star = a csillagot kapta, ezt a fordulót kezdte

# Az asztal a képernyőn
board-say = { $what }
board-card = { $up }, fordítva { $down }
board-set = { $place } előtt: { $count ->
    [one] egyetlen lap, értéke { $value }
   *[other] { $count } lap, értékük { $value }
} ({ $cards })
board-place-empty = { $place } előtt: semmi
board-area = { $area }. terület
board-others = A többi játékos
board-own = Az asztal innenső oldala
board-winner = nyer
board-goes-back = visszamegy
board-goes-away = a dobópaklira kerül
board-hand-of = { $seat } lapjai: { $cards }
board-known-of = { $seat } ismert lapjai: { $cards }
board-known-word = ismert:
board-look-discards = Átnézem
board-discards-said = Dobópakli: { $cards }
board-removed-count = { $count } lap nincs játékban
board-play = Kijátszom
board-play-here = Ide játszom ki
board-add = Hozzáteszem
board-take = Elveszem
board-take-look = Elveszed?
board-would-get = A kezedben ez lenne belőle: { $cards }. Nyomd meg újra, ha elveszed.
board-preview = Csak kukkantás: a lapjaid megfordítva. Még semmi sem fordult meg.
board-pick = Vegyél fel egyforma értékű lapokat, vagy mutass egy szettre, ha el akarod venni.
board-turn-look = Fordítva
board-turn-back = Vissza
board-turn-do = Megfordítom
board-sort = A lapok sorrendje
board-sort-value = érték szerint
board-sort-other = másik érték
board-sort-own = saját sorrend

# A lecke
lesson-ada = Ada
lesson-bo = Bence
lesson-cleo = Cili
lesson-cards = Te vagy Ada. Minden lapon két szám van: most a nagy számít, fél fordulat után a fejjel lefelé álló.
lesson-look = Csak az összes lapot lehet megfordítani, egyet sohasem. Nézd meg őket fordítva!
lesson-look-good = Minden lap a másik számát mutatja. Csak megnézted; még semmit sem játszottál ki.
lesson-set = Az egyforma számok szettet alkotnak. Az asztal üres: vedd fel mindkét hetest, és tedd magad elé!
lesson-set-good = Senki sem ütötte meg a heteseidet. Amikor újra te jöttél, végleg a dobópaklira kerültek: így fogynak a lapok.
lesson-set-other = Ezt is lehet. De a pár egyszerre két lapot visz el: próbáld mindkét hetest!
lesson-beat = Bence kitett egy 4-est. Az ugyanakkora szettnek nagyobbnak kell lennie: üsd meg a 8-assal!
lesson-beat-good = Bence megfordítva veszi vissza a 4-est: 9-es lett belőle. Sohasem az jön vissza, amit kijátszottak.
lesson-beat-other = Megtehetnéd. De előbb üsd meg a 4-est egy nagyobb lappal!
lesson-size = Szimpla és háromlapos szett van kint, pár nincs. Más méret nem számít: ki az egyesekkel!
lesson-size-good = Két egyes, akadálytalanul. Senkit sem ütöttél meg, hiszen nem volt másik pár.
lesson-size-other = Van jobb is: az egyesek párban két lapot visznek el.
lesson-add = Egy lapot hozzátehetsz más szettjéhez, ha ugyanazt a számot mutatja. Az 5-ösöddel pár lesz Bence 5-öséből.
lesson-add-good = Megszabadultál egy laptól, és Bence új párja megüti Cili hármasait.
lesson-add-other = Nem rossz. De most próbáld az 5-ösödet Bence szettjéhez tenni!
lesson-take = Egész szettet is elvehetsz; minden lapja megfordul. Nyomd meg Bence ketteseit, nézd meg fordítva, aztán nyomd meg újra!
lesson-take-good = A kettesek 5-ösként, 7-esként és 9-esként érkeztek. Most párjaid vannak.
lesson-take-other = Előbb Bence ketteseit nézd meg: fordítva illenek a lapjaidhoz.
lesson-turn = Semmid sem üti az 5-öst. Nézd meg a lapjaidat fordítva: hetes és kilences pár. Aztán fordítsd meg őket!
lesson-turn-good = Csupa kicsiből csupa nagy, egyetlen körért. Hogy mikor fordítasz, az a fél játék.
lesson-turn-other = Ez kevesebbet segítene: nézd meg a lapjaidat fordítva, aztán fordítsd meg őket!
lesson-ring = A gyűrű a szett órája: ennyi kör múlva, ezt is beleszámítva, a dobópaklira kerül, ha addig meg nem ütik.
lesson-out = Az utolsó két lapod pár, és a nyolcasok ütik az ötösöket. Játszd ki őket!
lesson-out-good = Elsőként fogytak el a lapjaid: 2 pont. A második 1-et kap. Akinek 4 pontja van, nyer.
lesson-out-other = Mire vársz? A két nyolcas megüti Cili ötöseit, és ezek az utolsó lapjaid.
lesson-end = Kijátszás, hozzátétel, elvétel vagy fordítás: körönként egy, és nincs passz. Figyeld minden lap mindkét végét!
lesson-title-2 = Két terület kettőnek
lesson-areas = Ketten játszva mindenkinek két területe van, és mindkettőn feküdhet szett.
lesson-turns = Két kör jön egymás után, területenként egy. Az 1. terület az első: oda játszd ki a 4-esedet!
lesson-turns-good = Még mindig te jössz, most a 2. területen.
lesson-turns-other = Szabad, de kezdd a 4-essel: meglátod, miért.
lesson-own = A 2. területen a szimplának minden más szimplát meg kell ütnie, a saját 4-esedet is. Játszd ki a 7-est!
lesson-own-good = A saját 4-esed megfordítva jött vissza, 9-esként.
lesson-own-other = Ezt is lehet. Most próbáld a 7-est, és nézd, hogyan jön vissza megfordítva a 4-esed!
lesson-take-two = Bence mindkét területét eléred. Vedd el a hármasokat a 2. területről: előbb nézd meg, aztán vedd el!
lesson-take-two-good = A hármasok megfordítva jöttek. A saját területeid nem elérhetők: a sajátjához senki sem tesz, és el sem veszi.
lesson-take-two-other = Ezt is lehet. Most vedd el Bence hármasait!
lesson-win = Ez az utolsó lapod. Aki előbb kijátssza a sajátját, azonnal megnyeri a fordulót, a két kör közül az elsőben is.
lesson-win-good = Tiéd a forduló. Két megnyert forduló kell a játszmához.
lesson-win-other = Mire vársz? Játszd ki a 7-est, és nyerd meg a fordulót!
coach-play = Egy pár vagy három egyforma több lapot visz el, mint a szimpla. Melyik méret szabad az asztalon?
coach-take = Illene megfordítva a lapjaidhoz valamelyik szett? Akkor megérhet egy kört.
coach-turn = Csupa kicsi? Nézd meg a lapjaidat fordítva, mielőtt döntesz.

level-club-bluffer = Klubjátékos (blöffölős)
level-club-racer = Klubjátékos (sietős)
level-expert-quick = Mester (gyors)
level-champion = Bajnok
board-counting = { $round }. forduló: így ért véget
board-won-round = elsőként lap nélkül: a forduló
board-went-out-first = elsőként lap nélkül: 2 pont
board-went-out-second = másodikként lap nélkül: 1 pont
board-you-are-out = Kijátszottad az utolsó lapodat: ebben a fordulóban már kimentél.

# Házi szabályok, amelyek nem jók
wrong-stall-guard = A holtpontszabály nélkül csak egy képernyő körül ülve lehet játszani.

# Paklik, amelyek nem jók
deck-unknown = Nincs „{ $deck }” nevű pakli. Van { $known }, saját fájl (a terminálban: deck=@FÁJL), vagy egy egész pakli JSON-ként.
deck-unreadable = { $line }. sor: ez sem lapok listája (például 1/5* 1/3 1/4c), sem JSON.
deck-no-object = A pakli lapok listája, vagy JSON-objektum ezekkel: name, cards és removed.
deck-key-twice = „{ $key }” kétszer szerepel.
deck-no-such-key = Nincs „{ $key }” egy pakliban; ezek vannak: name, cards, removed és provenance.
deck-name = A pakli neve 1–{ $most } nyomtatható karakter.
deck-hash = A hash nem ezekhez a lapokhoz tartozik, az övék: { $hash }.
deck-out-of-order = A lapok nincsenek sorrendben.
deck-no-cards = A „cards” szöveg az összes lappal, például "1/5* 1/3 1/4c".
deck-many-cards = { $count } lap túl sok; legfeljebb { $most } kezelhető.
deck-many-sets = { $sets } különböző szett túl sok; legfeljebb { $most } kezelhető.
deck-few-cards = { $count } lap { $players } játékosra túl kevés; mindenkinek legalább { $least } jut.
deck-at-line = { $line }. sor, { $card } lap
deck-at-card = { $number }. lap, { $card }
deck-card-form = { $at }: egy lap kisebb/nagyobb, aztán esetleg a, b vagy c (a jele), aztán esetleg *, például 1/4c vagy 1/5*.
deck-equal-values = { $at }: a két értéknek különböznie kell.
deck-lower-first = { $at }: a kisebb érték áll elöl, { $right }.
deck-zero = { $at }: a 0 sohasem lenne kijátszható; az érték legalább 1.
deck-star-symbol = { $at }: a csillagos lap minden pakliban benne van, ezért nincs jele.
deck-no-star = Egy lapon sincs csillag; a kezdőlapot így írd: 1/5*.
deck-second-star = { $at }: előtte már volt csillag; csak egy lapon lehet.
deck-no-removed = A „removed” megmondja, mely jelek maradnak ki 5, 4, 3 és 2 játékosnál.
deck-removed-nothing = A „removed” semmit sem mond erre: { $players } játékos.
deck-removed-players = A „removed” 2, 3, 4 és 5 játékosra szól, erre nem: „{ $key }”.
deck-removed-letters = A „removed” { $players } játékosnál az a, b és c betűkből áll, nem ebből: „{ $letters }”. Így nevezzük a három nyomtatott jelet: négyen az a marad ki, hárman a b is, ketten a c is.
deck-removed-unused = A „removed” kiveszi ezt: „{ $letter }”, de ilyen jelű lap nincs.
deck-removed-odd = Ami { $larger } játékosnál kimarad ({ $out }), nem marad ki mind { $smaller } játékosnál ({ $kept }).
deck-uneven = { $count } lap nem osztható el egyenlően { $players } játékosnak.
deck-high-value = { $at }: az érték nagyobb, mint { $most }.
deck-star-elsewhere = { $at }: a csillag az 1/5 lapra van nyomtatva.

# Betűk az asztalnál, és amit tesznek
key-play = j
    .does = a felvett lapok kijátszása
key-look = n
    .does = a lapok fordítva, és vissza
key-turn = f
    .does = megfordítás, ha már fordítva látod
key-sort = r
    .does = a lapok más sorrendben

review-why-out = A jobb lépés az utolsó lapodat teszi le.
review-why-beats = A jobb lépés { $count } lapot küld vissza { $seat } kezébe.
review-why-own = { $count } saját lapot küld vissza a kezedbe.
review-why-answered = Utána a következő játékos { $odds }% eséllyel tudja visszaküldeni egy szettedet, a jobb lépés után { $better }% eséllyel.
review-why-left = { $played } lapot hagy a kezedben, a jobb lépés { $best } lapot.
review-why-set = Utána a legnagyobb szetted { $played } lapos, a jobb lépés után { $best } lapos.
