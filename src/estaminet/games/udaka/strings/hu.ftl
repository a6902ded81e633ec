# Az UDAKA Classic magyarul. A $seat, $first és $victim játékosok nevei; a $card és a $cards névelő és rag nélkül áll.
# A mezők száma toldalékot kap: 3-as, 5-ös, 6-os, 8-as, a többi -es; az 5-ös előtt „az” áll.
game-title = UDAKA Classic
game-summary = Dobj párokat zsetonokért, tedd le a negyedik ászt, hogy tiéd legyen minden holtverseny, és nyerj elsőként két fordulót!

option-udaka-scoring = Az UDAKA-zseton a forduló végi számoláskor
option-udaka-scoring-effect = Az UDAKA-zseton minden fordulóban számít, nem csak holtversenyben.
option-udaka-scoring-tie_only = csak a holtversenyt dönti el
option-udaka-scoring-counts = a birtokosának egy zsetonként is számít
option-stacked-space = Mit visz egy pár, ha a mezőn két zseton van
option-stacked-space-effect = A kétzsetonos mező párja kétszer annyit nyer.
option-stacked-space-one = egy zsetont
option-stacked-space-all = mindkét zsetont
option-special-timing = Öngyilkos király és joker
option-special-timing-effect = A király és a joker nem tartogatható: több meglepetés, kevesebb tervezés.
option-special-timing-when_discarded = megtartható; akkor hat, amikor eldobják
option-special-timing-at_once = el kell dobni, amint hatni tud
option-first-dealer = Az első osztó
option-first-dealer-effect = A sorsolás gyorsabb; lapokkal kis szertartás nyitja a játszmát.
option-first-dealer-cards = felfordítva osztott lapok döntik el
option-first-dealer-random = sorsolás dönti el
option-next-dealer = A további fordulókat osztja
option-next-dealer-effect = Aki oszt, utolsóként jön, így előbb látja a többiek lépését.
option-next-dealer-left = az óramutató járásával megegyezően következő játékos
option-next-dealer-winner = az előző forduló nyertese
option-next-dealer-cards = akit megint a lapok jelölnek ki
preset-stakes = Nagy tétek
preset-brisk = Pergő

# Szavak
name = { $seat }
card-a = ász
card-k = öngyilkos király
card-j = joker
card-number = { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $number }-es
}
pair-a = két ász
pair-number = két { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $number }-es
}
hand-of = { $seat }: { $cards }
tokens-of = { $seat }: { $count }
tokens-of-holder = { $seat }: { $count } (nála az UDAKA-zseton)
tokens-of-counted = { $seat }: { $score } ({ $count } és az UDAKA-zseton)

# Mit lehet tenni
action-discard = { $cards }
action-discard-king = öngyilkos király, egy zseton vissza { $space ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
    [8] a 8-as
   *[other] a { $space }-es
} mezőre
action-discard-joker = joker, { $victim } egyik zsetonjáért
action-turn-up = felfordul: { $card }
action-lot = a sorsolt osztó: { $seat }
action-shuffle = keverés és osztás

# Mi történt
event-card-turned-up = { $seat } felfordított lapja: { $card }.
event-dealer-again = Se ász, se szám: minden lap visszamegy, és újra keressük az osztót.
event-dealer-chosen-ace = Az első ász: { $seat } oszt.
event-dealer-chosen-highest = Nincs ász; a legnagyobb szám dönt, egyenlők közül a korábbi: { $seat } oszt.
event-dealer-chosen-lot = A sorsolás eldőlt: { $seat } oszt.
event-dealer-chosen-left = Az osztás továbbmegy az óramutató járásával megegyezően: { $seat } oszt.
event-dealer-chosen-winner = A nyertes osztja a következőt: { $seat }.
event-round-begins = { $round }. forduló: minden számon egy zseton 2-től 9-ig, az UDAKA-zseton a mezőjén; még { $left } fordulózseton van a táblán.
event-round-begins-decider = { $round }. forduló, ez dönt: mindenki nyert egyet, és nincs több fordulózseton.
event-dealt = { $seat } két-két lapot oszt; { $first } kezd.
event-dealt-seen = { $seat } két-két lapot oszt ({ $hands }); { $first } kezd.
event-drew = { $seat } húz egy lapot.
event-drew-seen = { $seat } ezt húzza: { $card }.
event-refilled = { $seat } két lapra tölti fel a kezét.
event-refilled-seen = { $seat } két lapra tölti fel a kezét ezzel: { $card }.
event-draw-pile-empty = Elfogyott a húzópakli: mostantól senki sem húz.
event-discarded-on = { $seat } ezt dobja: { $cards }; alatta: { $on }.
event-discarded-first = { $seat } ezt dobja az üres dobópaklira: { $cards }.
event-discarded-aces = { $seat } ezt dobja az UDAKA-paklira: { $cards }.
event-token-taken = { $pair ->
    [top] Pár a legfelső lappal:
    [both] Három egyforma, de ez is egy pár:
   *[hand] Pár:
} { $seat } elvesz { $count ->
    [one] egy zsetont
   *[other] { $count } zsetont
} { $space ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
    [8] a 8-as
   *[other] a { $space }-es
} mezőről.
event-pair-won-nothing = Pár, de { $space ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
    [8] a 8-as
   *[other] a { $space }-es
} mező üres: { $seat } nem vesz el semmit.
event-aces-down = { $count ->
    [one] Egy ász van lent.
   *[other] { $count } ász van lent.
}
event-udaka-taken = A negyedik ász: { $seat } elveszi az UDAKA-zsetont.
event-token-returned = { $seat } visszatesz egy zsetont { $space ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
    [8] a 8-as
   *[other] a { $space }-es
} mezőre, ahol most { $now ->
    [one] egy
   *[other] { $now }
} van.
event-nothing-returned = { $seat } nem tesz vissza zsetont, mert nincs neki.
event-token-stolen = { $seat } elveszi { $victim } egyik zsetonját.
event-nothing-stolen = Senki másnak nincs zsetonja: { $seat } nem vesz el semmit.
event-round-scored = Minden lap lent van, vége { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulónak. Zsetonok: { $players }.
event-round-won-sole-lead = { $seat } egyedül áll az élen ({ $score }), és megnyeri { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulót.
event-round-won-shared-lead-tied = { $leaders } osztozik az élen ({ $score }), ezért az UDAKA-zseton dönt: { $seat } birtokolja, és megnyeri { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulót.
event-round-won-shared-lead-behind = { $leaders } osztozik az élen ({ $score }), ezért az UDAKA-zseton dönt: { $seat } birtokolja, és hátulról nyeri meg { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulót.
event-rounds-token-taken = { $seat } elvesz egy fordulózsetont; { $left ->
    [0] nem maradt több
   *[other] { $left } maradt
}.
event-game-won = { $seat } két fordulót nyert, és ezzel a játszmát, { $rounds } forduló után.

# Miért nem
refusal-not-in-hand = Nincs a kezedben: { $cards }.
refusal-special-is-due = { $count ->
    [one] Ennél az asztalnál azonnal el kell dobni, amint hatni tud: { $cards }. Dobd el most!
   *[other] Ennél az asztalnál azonnal el kell dobni, amint hatni tud: { $cards }. Dobd el most az egyiket!
}
refusal-king-needs-space = Az öngyilkos király egy zsetonodba kerül: mondd meg, melyik mezőre megy, például K>5.
refusal-nothing-to-return = Nincs visszatenni való zsetonod: csak K.
refusal-joker-needs-victim = A joker elvesz egy zsetont: mondd meg, kitől, például J<P2.
refusal-nothing-to-steal = Senki másnak nincs zsetonja: csak J.
refusal-cannot-be-robbed = A joker olyan másik játékostól vesz el, akinek van zsetonja; { $victim } nem ilyen.
refusal-not-your-turn = Most { $seat } jön.
refusal-game-over = Vége a játszmának.
refusal-not-dealt = Előbb osztani kell.
refusal-no-dealer-yet = Előbb meg kell találni az osztót.
refusal-no-dealer-choice-now = Most nem lapokkal keressük az osztót.
refusal-card-not-left = Ez a lap már nincs a pakliban, vagy sosem volt.
refusal-no-lot-now = Most nem sorsolunk osztót.
refusal-dealer-not-seated = Ott nem ül senki.
refusal-no-deal-now = Most nincs osztás.
refusal-not-the-deck = A pakli mind a 38 lap: négy-négy A és 2–9, egy K, egy J.

# Amit nem lehet elolvasni
unreadable-udaka-notation = „{ $text }” nem dobás. Így írd: 7, 7 7, A, A A, K>5 (egy zseton vissza az 5-ös mezőre), J<P2 (egy zseton a 2. játékostól), vagy csak K és J, ha nincs mit visszatenni vagy ellopni.
unreadable-no-such-card = Nincs „{ $card }” lap: a lapok A, 2–9, K és J.
unreadable-no-such-player = Nincs { $player }. játékos; { $players } játékos van.
unreadable-three-cards = Dobni egy vagy két lapot lehet, többet soha [{ $clause }].
unreadable-two-ranks = Két lap csak akkor megy együtt, ha egyforma [{ $clause }].
unreadable-single-copy = Öngyilkos király és joker csak egy-egy van: nincs párjuk [{ $clause }].
unreadable-king-space = A zseton számmezőre megy 2-től 9-ig, ide nem: „{ $space }” [{ $clause }].
unreadable-only-specials-aim = „{ $text }”: célt csak a K>mező és a J<játékos jelöl.
unreadable-dealer = A „dealer” után egy játékos jön, például P2.

# Az asztalon
table-round = { $round }. forduló
table-decider = ez dönt
table-space = Mező
table-tokens = Zsetonok
table-draw-pile = Húzópakli
table-regular-pile = Dobópakli
table-top = legfelül
table-udaka-pile = UDAKA-pakli
table-udaka-token = UDAKA-zseton
table-rounds = FORDULÓK
table-on-its-space = a mezőjén
table-empty = üres
table-cards = { $count } lap
table-player = Játékos
table-hand = Lapok
table-won = Fordulók
table-dealer = oszt
table-turn = dob
table-holds-udaka = UDAKA
table-your-hand = A lapjaid
table-face-up = Felfordítva osztva
table-place = { $place }. { $seat }
table-house-rules-more = { $left }; { $right }
table-house-rules = Érvényben: { $rules }
table-scoring-tie_only = az UDAKA-zseton a holtversenyt dönti el, és nem számít bele
table-scoring-counts = az UDAKA-zseton 1-nek számít, és eldönti a holtversenyt
table-timing-when_discarded = a K és a J megtartható
table-timing-at_once = a K és a J megy, amint hatni tud
table-stacked-one = egy pár egy zsetont visz
table-stacked-all = egy pár a mező összes zsetonját viszi
ask-cards = Felfordítva mindenki kap egy lapot, amíg ász nem jön; a következő lapot kapja: { $seat }.
ask-lot = Sorsoljuk az első osztót.
ask-deal = { $seat } kever és oszt.
ask-discard = { $seat }, dobj egy lapot vagy két egyformát.
ask-discard-last = { $seat }, dobj egy lapot vagy két egyformát; már senki sem húz.
ask-over = { $seat } nyert.

# A tábla a böngészőben
board-say = { $what }
board-others = A többi játékos
board-board = A tábla
board-well = { $space ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $space }-es
} mező: { $count ->
    [0] nincs zseton
   *[other] { $count } zseton
}
board-well-wins = a párod most elveszi
board-well-open = a legfelső lap párja
board-well-aim = Tedd a zsetonodat { $space ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
    [8] a 8-as
   *[other] a { $space }-es
} mezőre, ahol most { $count ->
    [0] nincs egy sem
   *[other] { $count } van
}
board-seat-tokens = { $count ->
    [0] nincs zsetonja
   *[other] { $count } zseton
}
board-seat-rounds = { $count } megnyert forduló
board-seat-aim = { $count ->
    [0] { $seat }: nincs zsetonja
    [one] Vedd el { $seat } egyetlen zsetonját
   *[other] Vedd el { $seat } egyik zsetonját ({ $count } közül)
}
board-face-up = felfordítva osztva: { $card }
board-card-wins = { $card }, most zsetont vihet
board-draw = Húzópakli, { $count ->
    [0] üres
   *[other] { $count } lap
}
board-pile = Dobópakli, { $count } lap, legfelül { $card }
board-pile-empty = Dobópakli, üres
board-aces = { $count ->
    [0] Nincs lent ász.
    [one] Egy ász van lent.
   *[other] { $count } ász van lent.
}
board-udaka-here = A negyedik elveszi az UDAKA-zsetont.
board-udaka-held = Az UDAKA-zseton birtokosa: { $seat }.
board-rounds-left = { $count ->
    [0] Nincs több fordulózseton
   *[other] Még { $count } fordulózseton van
}
board-king = Az öngyilkos király egy zsetonodba kerül, ha van: visszamegy egy általad választott számra.
board-joker = A joker elvesz egy zsetont egy általad választott játékostól, ha van kitől.
board-at-once = Ennél az asztalnál el kell dobni, amint hatni tud.
board-ace = { $count ->
    [3] Három ász van lent: ez elveszi az UDAKA-zsetont.
    [0] Az ászok az UDAKA-paklira mennek; a negyedik elveszi az UDAKA-zsetont.
   *[other] Az ászok az UDAKA-paklira mennek, eddig { $count } van lent; a negyedik elveszi az UDAKA-zsetont.
}
board-lay = Dobd el: { $cards }
board-takes = zsetont hoz, innen: { $space }
board-pick = Válassz egy lapot vagy két egyformát.
board-pick-wins = Válassz egy lapot vagy két egyformát. A zsetonnal jelöltek nyernének egyet.
board-scoring = Mi döntötte el { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulót
board-scoring-close = Vissza a táblához
board-step-count = Számoljuk a zsetonokat. Az UDAKA-zseton birtokosa { $seat }; ez nem számít bele.
board-step-count-udaka = Számoljuk a zsetonokat. Az UDAKA-zseton birtokosa { $seat }; ez egynek számít.
board-step-sole = { $leaders } egyedül áll az élen: { $score }.
board-step-shared = { $leaders } osztozik az élen ({ $score }), ezért az nyer, akinél az UDAKA-zseton van.
board-step-won = { $seat } megnyeri { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulót.
board-king-where = Melyik szám kapja?
board-joker-whom = Kitől?

# A lecke
lesson-you = Robin (te)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = Nyolc számozott mezőn rézzsetonok fekszenek. Akinek a legtöbb van, amikor elfogyott minden lap, megnyeri a fordulót.
lesson-hand = Két lapod van, húzol egy harmadikat, és dobsz. Most két 7-esed van: ez pár.
lesson-pair = A pár elveszi a mezője zsetonját. Vedd fel mindkét 7-est, és tedd őket a dobópaklira!
lesson-pair-good = Tiéd a zseton. Két lapot tettél le, ezért a kezed megint feltelt kettőre.
lesson-pair-other = Ezt is szabad, de nem nyer semmit. Tedd le mindkét 7-est!
lesson-top = A legfelső lap is számít. Ez 4-es, neked is van 4-esed: tedd le, és vedd el a zsetont!
lesson-top-good = Egy lap, egy zseton. De minden letett lap a következő játékost is szolgálja.
lesson-top-other = Szabad, de a legfelső lap most csak a 4-esnek segít.
lesson-ace = Az ászok a nap, az UDAKA-zseton mellé mennek. A negyedik viszi el. Kettő van lent: tedd le a tiédet!
lesson-ace-good = Ez volt a harmadik. Ada erre várt: az övé a negyedik.
lesson-ace-other = Ez volna az óvatos megoldás! A lecke kedvéért tedd le az ászt.
lesson-udaka = Most Adáé az UDAKA-zseton. Nem lehet se ellopni, se visszatenni, és eldönti a holtversenyt.
lesson-last = Egy másik forduló vége. Adának három zsetonja van, neked kettő és az UDAKA. Tedd le az 5-öst!
lesson-last-good = Három-három zseton: holtverseny az élen. Az UDAKA-zseton dönt, és az nálad van.
lesson-end = Egy zászló a fordulóért. Aki előbb nyer két fordulót, megnyeri a játszmát; a többi időzítés.
lesson-title-2 = Királyok és jokerek
lesson-trick = A joker semmit sem nyer a tábláról. Egy másik játékostól vesz el zsetont.
lesson-joker = Adának van a legtöbb. Vedd fel a jokert, aztán mutass rá!
lesson-joker-good = Egy zseton gazdát cserélt. Az UDAKA-zsetont viszont senki sem lophatja el.
lesson-joker-other = Megtarthatod a jokert, de most jött el az ideje: vegyél el egy zsetont Adától!
lesson-price = Ő az öngyilkos király. Ha leteszed, egy zsetonodba kerül.
lesson-king = Te választod ki, melyik mezőre megy; jobb, ha olyanra, amelyhez van lapod. Tedd le, és válaszd a 9-est!
lesson-king-good = A zseton ott vár bárki párjára, talán a tiédre.
lesson-king-other = Megtarthatod, de végül minden lapnak mennie kell. Tedd le most a királyt!
lesson-back = Megint te jössz, és húztál egy második 9-est. Tedd le mindkettőt, és vegyél el egy zsetont a 9-es mezőről!
lesson-back-good = Amibe a király került, megint a tiéd.
lesson-back-other = Szabad, de a 9-es pár egy zsetont ér.
lesson-cover = A király és a joker el is takarja a legfelső lapot. Már ez is megérheti: a következő nem talál hozzá párt.
coach-pair = Először párt keress: a kezedben vagy a dobópakli legfelső lapjával.
coach-next = Nincs pár? Olyan számot hagyj felül, amelynek üres a mezője: az senkinek sem segít.
coach-ace = Tartsd meg az ászt, amíg negyedik nem lehet, vagy amíg másnál is van.

level-club-hoarder = Klubjátékos (gyűjtögetős)
level-club-racer = Klubjátékos (sietős)
level-expert-quick = Mester (gyors)
board-score-head = Megnyert fordulók

# Betűk az asztalnál, és amit tesznek
key-lay = t
    .does = a felvett lap letétele
key-lay-two = p
    .does = két ilyen lap letétele

review-why-token = A jobb lépés rögtön elvesz { $count } zsetont.
review-why-udaka = A jobb lépés a negyedik ász: elviszi az UDAKA-zsetont.
review-why-offered = Az elment lapok alapján a következőnek utána { $odds }% eséllyel van lapja, hogy ezen a dobópaklin zsetont vegyen el, a jobb lépés után { $better }% eséllyel.
review-why-split = Szétszed egy párt, miközben { $space ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
    [8] a 8-as
   *[other] a { $space }-es
} mezőn zseton van.
