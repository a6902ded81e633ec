# A Dudo! magyarul. A $seat egy játékos neve, a $face egy oldal szava: szám után mindig egyes számban áll.
game-title = Dudo!
game-summary = Blöffölj a poharak alatti kockákról, vond kétségbe a többieket, és tartsd meg az utolsó kockát!

option-direction = A játék iránya
option-direction-effect = Csak a sorrend változik: a licitek és bemondások a másik irányba járnak.
option-direction-north = az óramutató járásával megegyezően, mint az északi féltekén
option-direction-south = az óramutató járásával ellentétesen, mint a déli féltekén
option-first-starter = Ki kezd, ha ez nem visszavágó
option-first-starter-effect = Sorsolás helyett ti döntitek el, ki kezd.
option-first-starter-random = egy kisorsolt játékos
option-first-starter-seat = egy előre kijelölt hely
option-first-seat = Ez a hely kezd ilyenkor
option-first-seat-effect = A játszma első licitje erre a helyre jut.
option-first-seat-0 = az első hely
option-first-seat-1 = a második hely
option-first-seat-2 = a harmadik hely
option-first-seat-3 = a negyedik hely
option-first-seat-4 = az ötödik hely
option-first-seat-5 = a hatodik hely
option-salsa = Salsa: közbeszólás soron kívül, fordulónként egyszer
option-salsa-effect = Nem lehet elbóbiskolni: fordulónként egyszer bárki felelhet soron kívül.
option-salsa-off = csak a következő játékos felel
option-salsa-on = bárki közbeszólhat
option-salsa-window-s = Ennyi másodperc van a salsára, ha ketyeg az óra
option-salsa-window-s-effect = Több idővel mindenki ráér közbeszólni, de lassabb az asztal.
option-calza-heads-up = Calza, amikor ketten maradtak
option-calza-heads-up-effect = Nélküle az utolsó kettő calzával nem nyerhet vissza kockát.
option-calza-heads-up-allowed = mondható
option-calza-heads-up-forbidden = nem mondható
option-blank-bids = Licit az üresekre
option-blank-bids-effect = Olyan licitek is jönnek, ahol csak az üres számít: merészebb emelés, több kiút.
option-blank-bids-off = nem szabad
option-blank-bids-halved = szabad, egy üres annyit nyom, mint két kocka
option-blank-bids-plain = szabad, az üres az ötös fölött áll
option-lost-dice = Az elveszített kockák
option-lost-dice-effect = Ha rejtettek, fejben tartjuk, mennyi maradt: nehezebb számolni, könnyebb blöffölni.
option-lost-dice-visible = középen fekszenek, mindenki látja őket
option-lost-dice-hidden = eltűnnek; senki sem látja, mennyi maradt
option-joker-limit = Hány jokerkocka lehet valakinél
option-joker-limit-effect = Ha van határ, több calzával sem lehet messze elhúzni.
option-joker-limit-none = bármennyi
option-joker-limit-1 = egyszerre egy
preset-lively = Pörgős
preset-memory = Emlékezetből

# Szavak
name = { $seat }
face-1 = egyes
face-2 = kettes
face-3 = hármas
face-4 = négyes
face-5 = ötös
face-b = üres
no-dice = nincs kocka
cup-of = { $seat }: { $dice }

# Mit lehet tenni
action-bid = { $count } { $face }
action-dudo = Dudo!
action-calza = Calza!
action-pass = passz
action-salsa = Salsa! { $act }
action-starter = { $seat } kezd
action-roll = gördülnek a kockák: { $cups }

# Mi történt
event-started = Mindenkinek öt kockája van. { $seat } kezd.
event-rolled = { $round }. forduló: mindenki dob.
event-rolled-seen = { $round }. forduló: mindenki dob ({ $cups }).
event-palifico-round = { $seat } egyetlen kockával maradt: palifico! Az üres semmit sem ér, és az első licit megszabja az értéket.
event-calza-stops = { $round }. forduló: mostantól nem lehet calzát mondani.
event-bid = { $seat } licitje: { $count } { $face }.
event-bid-by-salsa = Salsa! { $seat } közbevág: { $count } { $face }.
event-window-opened = Salsát mondhat: { $seats }.
event-window-closed = Senki sem mond salsát. { $seat } jön.
event-answered = { $seat } titkos felelete: { $answer }
event-called-dudo = { $seat } kétli: Dudo!
event-called-dudo-by-salsa = Salsa! { $seat } közbevág, és kétli: Dudo!
event-called-calza = { $seat } szerint pontos: Calza!
event-called-calza-by-salsa = Salsa! { $seat } közbevág, szerinte pontos: Calza!
event-revealed = Fel a poharakkal ({ $cups }): { $count } { $face }.
event-die-lost-bid-was-false = A licit hamis volt: { $seat } elveszít egy kockát.
event-die-lost-doubt-was-wrong = A licit igaz volt: { $seat } kételkedett, és elveszít egy kockát.
event-die-lost-calza-was-wrong = Nem volt pontos: { $seat } elveszít egy kockát.
event-joker-lost = { $seat } tévedett, és kocka helyett a jokert adja vissza.
event-gained-die = Pontos! { $seat } visszakap egy kockát.
event-gained-joker = Pontos! { $seat } mind az öt kockáját őrzi, ezért jokert kap.
event-gained-nothing = Pontos! { $seat } előtt már ott a joker, több nem jár.
event-eliminated = { $seat } kocka nélkül maradt, helyezése: { $place }.
event-starter-passed = A következő fordulót helyette { $seat } kezdi.
event-won = { $seat } őrizte meg az utolsó kockát, és nyer.

# Miért nem
refusal-not-your-turn = Most { $seat } jön.
refusal-nothing-to-doubt = Még nincs licit: aki kezd, annak licitálnia kell.
refusal-blank-is-no-value = Az üres nem érték, nem lehet rá licitálni; mondj 1 és 5 közöttit.
refusal-blank-in-palifico = Palificóban az üres semmit sem ér, nem lehet rá licitálni.
refusal-blank-opens = A nyitó licit 1 és 5 közötti értékről szól, nem üresről.
refusal-above-cap = { $cap ->
    [one] Itt egy kockánál többet senki sem mondhat.
   *[other] Itt { $cap } kockánál többet senki sem mondhat.
}
refusal-no-raise-left = Ennél nincs nagyobb licit; legfeljebb { $cap } kockára lehet licitálni. Dönteni kell róla.
refusal-palifico-value = Ebben a palificóban minden licit erről szól: { $face }.
refusal-palifico-count = Palificóban az emeléshez { $count } kockánál több kell.
refusal-blank-too-low = Ha most üresekre licitálsz, legalább { $least } kell.
refusal-value-after-blanks = Üresekről értékre térve legalább { $least } kockát mondj.
refusal-blank-plain = Itt legalább { $least } kell; az üres az ötös fölött áll.
refusal-count-lowered = Az emelés sohasem csökkenti a darabszámot; legalább { $count } kockát mondj.
refusal-only-blanks = Most csak az üres nagyobb: legalább { $least } kell belőle.
refusal-after-fives = Az ötösnél nincs nagyobb érték: legalább { $count } kockát mondj.
refusal-after-fives-or-blanks = Az ötösnél nincs nagyobb érték: legalább { $count } kockát mondj, vagy legalább { $least ->
    [one] egy üreset
   *[other] { $least } üreset
}.
refusal-value-not-higher = Ugyanennyi ({ $count }) kockával nagyobb érték kell, mint ez: { $face }; vagy mondj több kockát.
refusal-calza-heads-up = Ennél az asztalnál kettesben már nincs calza.
refusal-calza-too-late = { $rounds } forduló után már nincs calza.
refusal-game-over = Vége a játszmának.
refusal-eliminated = Akinek nincs kockája, annak nincs szava.
refusal-no-starter-yet = Előbb a véletlen megmondja, ki kezd.
refusal-not-rolled = Előbb dobni kell.
refusal-no-roll-now = Dobni csak a forduló elején lehet.
refusal-roll-for-all = Minden hely poharával egyszerre dobunk; aki kiesett, annak semmi sem jut.
refusal-roll-of-other-size = { $dice ->
    [one] { $seat } egy kockával dob.
   *[other] { $seat } ennyi kockával dob: { $dice }.
}
refusal-no-such-cup = { $seat } poharában olyan oldalak vannak, amilyen kockán nincs, vagy rossz a sorrend.
refusal-starter-known = Már eldőlt, ki kezd.
refusal-starter-not-seated = Ott nem ül senki.
refusal-no-window = Most nincs mire salsát mondani.
refusal-own-bid = A saját licitjére senki sem mond salsát.
refusal-window-open = Előbb ők mondhatnak salsát: { $seats }.
refusal-answered = Mindenki egyszer felel: a tiéd már megvan.
refusal-say-salsa = Soron kívül csak salsa vagy passz mondható.
refusal-salsa-used = Fordulónként egy salsa jár: a tiéd már elment.

# Amit nem lehet elolvasni
unreadable-dudo-notation = „{ $text }” itt nem lépés. Három ötös így írandó: 3x5, { $blanks ->
    [on] két üres: 2xb, ezenkívül dudo vagy calza
   *[off] ezenkívül dudo vagy calza
}{ $salsa ->
    [on] {"; salsa idején pass, salsa 4x5, salsa dudo vagy salsa calza."}
   *[off] .
}
unreadable-count-zero = Egy licit legalább egy kockáról szól.
unreadable-count-too-high = Csak { $most } kocka van a dobozban.
unreadable-no-such-value = Egy kocka sem mutat ilyet: { $value }. Az oldalak 1-től 5-ig tartanak, és van üres (b).
unreadable-no-such-cup = „{ $cup }” nem pohár: legfeljebb öt kocka 1-től 5-ig és b.
unreadable-starter = A „starter” után egy hely száma jön.

# Az asztalon
table-round = { $round }. forduló
table-dice-in-cups = { $count } kocka a poharakban
table-dice-hidden = senki sem mondja meg, hány kocka maradt
table-palifico = PALIFICO ({ $seat }): az üres semmit sem ér, az érték marad
table-palifico-next = PALIFICO következik: { $seat } egyetlen kockával maradt
table-calza-stopped = nincs calza
table-your-cup = A poharad
table-no-cup = Kiestél
table-bids = Licitek
table-no-bids = még nincs licit
table-middle = Középen:
table-middle-empty = nincs kocka
table-middle-hidden = nem látszik
table-out = kiesett, { $place }. helyezett
table-jokers = { $count ->
    [one] joker
   *[other] { $count } joker
}
table-starts = kezd
table-turn = felel
table-salsa = salsa
table-salsa-asked = salsa?
table-salsa-used = volt salsája
table-was-palifico = volt palificója
table-reveal = Poharak, { $round }. forduló: { $seat } licitje { $count } { $face }
table-called-dudo = { $seat } dudót mondott
table-called-calza = { $seat } calzát mondott
table-matching = { $count ->
    [0] egy kocka sem egyezik
   *[other] { $count } kocka egyezik
}
table-marked = { "[ ]" } egyezik a licittel
table-won = { $seat } nyer
table-places = { $place }. { $seat }
table-loses-die = { $seat } elveszít egy kockát
table-loses-joker = { $seat } visszaad egy jokert
table-gains-die = { $seat } kap egy kockát
table-gains-joker = { $seat } kap egy jokert
table-gains-nothing = { $seat } nem kap többet
ask-starter = A véletlen megmondja, ki kezd.
ask-roll = Gördülnek a kockák.
ask-open = { $seat }, nyisd meg a licitet: legfeljebb { $cap } kocka.
ask-open-palifico = { $seat }, nyisd meg a palificódat: az érték, amelyet mondasz, végig marad.
ask-answer = { $seat }, felelj erre: { $count } { $face }. Emelsz, dudo vagy calza?
ask-answer-no-calza = { $seat }, felelj erre: { $count } { $face }. Emelsz, vagy dudo?
ask-answer-no-raise = { $seat }, ennél nincs nagyobb: { $count } { $face }. Dudo vagy calza?
ask-answer-only-dudo = { $seat }, ennél nincs nagyobb: { $count } { $face }. Csak a dudo marad.
ask-window = { $seats }: salsa erre: { $count } { $face }, vagy passz?
ask-over = { $seat } nyert.

# A tábla a böngészőben
board-cups = Poharak az asztal körül
board-out = kiesett
board-dice-hidden = a kockák rejtve
board-dice-count = { $count } kocka
board-joker = egy jokerkocka
board-your-dice = A kockáid
board-no-bid = Még nincs licit.
board-bid-by = { $seat } licitje
board-bid-by-salsa = { $seat } licitje, salsával
board-bowl = { $count ->
    [0] Nincs kocka középen
    [one] Egy kocka fekszik középen
   *[other] { $count } kocka fekszik középen
}
board-bowl-hidden = Ennél az asztalnál az elveszített kockák rejtve vannak
board-in-cups = { $count } a poharakban
board-ladder = A licitek
board-answered = A feleleted megvan. A többiek még gondolkodnak.
board-stake-dudo = { $joker ->
    [yes] ha téves: −1 joker
   *[no] ha téves: −1 kocka
}
board-stake-calza = { $stake ->
    [earn] jó: joker, téves: −1 kocka
    [jokers] jó: +1 joker, téves: −1
    [nothing] jó: ±0, téves: −1 joker
   *[dice] jó: +1 kocka, téves: −1
}
board-reveal = Poharak, { $round }. forduló
board-reveal-claim = { $call ->
    [calza] { $caller } szerint pontos { $bidder } licitje: { $count } { $face }.
   *[dudo] { $caller } kétli { $bidder } licitjét: { $count } { $face }.
}
board-reveal-count = { $face } az összes pohár alatt
board-choices = Amit mondhatsz
board-palifico = { $seat } egyetlen kockával maradt: az üres semmit sem ér, és az első licit megszabja az értéket.
board-palifico-short = Az üres semmit sem ér, az érték marad.
board-salsa = Salsát mondhat: { $seats }
board-reveal-close = Tovább
board-joker-why = A következő elveszített kockád helyett egy jokert adsz vissza.

# A lecke
lesson-you = Robin (te)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = Ez az öt kocka van a poharad alatt. Csak te látod; a többieknek is öt-öt van.
lesson-blank = Az üres, rajta a halvány csillaggal, annak számít, amire licitálnak. Így három kockád számít ötösnek.
lesson-open = Licittel kezdesz: az összes pohár alatt legalább ennyi kocka van egy értékből. Mondj három ötöst: harmadik sor, ötödik oszlop!
lesson-open-good = Ada négy hármassal felel, Kei pedig öt hármasra emel.
lesson-open-other = Rendes licit, és nem kell, hogy meglegyen, amit mondasz. A lecke kedvéért mondj három ötöst.
lesson-raise = Megint te jössz. Emelés: ugyanannyi nagyobb értékből, vagy több kocka bármiből. Mondj öt négyest!
lesson-raise-good = Jól mondtad. Így megy tovább, amíg valaki kétségbe nem vonja.
lesson-raise-other = Szabad, de ne rohanjunk: emelj, de csak keveset.
lesson-nine = Új forduló, és Kei kilenc ötösre licitál. Neked három számít; a másik tízből még hatnak kellene.
lesson-doubt = Nehéz elhinni. Mondd azt, hogy dudo: kétlem!
lesson-doubt-good = Fel a poharakkal! Csak hat kocka számít, tehát a licit hamis volt, és Kei elveszít egy kockát.
lesson-doubt-other = Megtehetnéd, de kilenc ötöst nehéz elhinni. Vond kétségbe!
lesson-end = Ha kilenc vagy több lett volna, te veszítetted volna el a kockát. Aki az utolsót is elveszíti, kiesik.
lesson-title-2 = Calza és palifico
lesson-five = Elveszítettél egy kockát, és Kei öt egyesre licitál. Nálad kettő számít; összesen öt körül valószínű.
lesson-calza = Ha szerinted a licit pontos, se több, se kevesebb, mondj calzát. Most tedd meg!
lesson-calza-good = Hajszálra öt, és visszakapod a kockádat.
lesson-calza-other = Józan döntés, de ma szerencsés napod van: mondj calzát!
lesson-cost = Ha a calza akár eggyel is téved, egy kockába kerül. Akár igazad volt, akár nem, te kezded a következő fordulót.
lesson-palifico = Ada először maradt egyetlen kockával. A forduló, amelyet most nyit, az ő palificója.
lesson-worthless = Palificóban az üres semmit sem ér: a tiéd ma nem négyes.
lesson-fours = Ada négyessel nyitott, így mindenki négyesre licitál; csak a darabszám nő. Mondj három négyest!
lesson-fours-good = Legyen három négyes. Más értéket nem is mondhattál.
lesson-fours-other = Szabad, de itt eggyel emelj: három négyes.
lesson-four = Megint ez a forduló, de Kei négy négyesre ugrik. Nálad egy van, és összesen hat kocka maradt.
lesson-four-good = Csak három négyes: üresekkel öt lett volna. Kei elveszít egy kockát.
lesson-four-other = Szabad, de hat kockából négynek négyesnek kellene lennie, üres nélkül. Vond kétségbe!
lesson-once = Palifico mindenkinek legfeljebb egyszer jár. A következő forduló rendes, és az üres megint számít.
coach-bid = Számold meg a saját kockáidat és üreseidet, és számíts a nem látottak nagyjából harmadára.
coach-dudo = Jóval több a licit, mint a te kockáid és a többi harmada? Akkor mondj dudót.
coach-calza = Pontosnak tűnik a licit? A jó calza visszahoz egy kockát, öt kockánál jokert ad; a rossz elvisz egy kockát.

level-club-bluffer = Klubjátékos (blöffölős)
level-club-counter = Klubjátékos (számolós)
level-expert-search = Mester (kereséssel)
level-champion = Bajnok
board-score-head = Kockák
board-round-cell = { $score }
board-you-are-out = Elveszítetted az utolsó kockádat: kiestél.

# Házi szabályok, amelyek nem jók
wrong-first-seat = Ennél az asztalnál { $seats } hely van; a kezdő helynek ezek közül kell lennie.
wrong-salsa = Salsa csak olyan asztalnál van, ahol egyhuzamban játszanak.

hint-why-bid = Csak a saját kockáid alapján az a licit, amelyet én tennék, { $odds }% eséllyel igaz.
hint-why-bid-heard = Csak a saját kockáid alapján az a licit, amelyet én tennék, { $odds }% eséllyel igaz; az elhangzott licitekkel együtt { $heard }% eséllyel.
hint-why-dudo = Csak a saját kockáid alapján az előtted álló licit { $odds }% eséllyel igaz.
hint-why-dudo-heard = Csak a saját kockáid alapján az előtted álló licit { $odds }% eséllyel igaz; az elhangzott licitekkel együtt { $heard }% eséllyel.
hint-why-calza = Csak a saját kockáid alapján az előtted álló licit { $odds }% eséllyel pontos.
hint-why-calza-heard = Csak a saját kockáid alapján az előtted álló licit { $odds }% eséllyel pontos; az elhangzott licitekkel együtt { $heard }% eséllyel.
review-why-bid = A saját kockáid alapján a licit { $odds }% eséllyel volt igaz.
review-why-bid-heard = A saját kockáid alapján a licit { $odds }% eséllyel volt igaz; az elhangzott licitekkel együtt { $heard }% eséllyel.
review-why-dudo = A saját kockáid alapján a kétségbe vont licit { $odds }% eséllyel volt igaz.
review-why-dudo-heard = A saját kockáid alapján a kétségbe vont licit { $odds }% eséllyel volt igaz; az elhangzott licitekkel együtt { $heard }% eséllyel.
review-why-calza = A saját kockáid alapján a licit { $odds }% eséllyel volt pontos.
review-why-calza-heard = A saját kockáid alapján a licit { $odds }% eséllyel volt pontos; az elhangzott licitekkel együtt { $heard }% eséllyel.
review-why-doubt = A saját kockáid alapján az előtted álló licit { $odds }% eséllyel volt igaz.
review-why-doubt-heard = A saját kockáid alapján az előtted álló licit { $odds }% eséllyel volt igaz; az elhangzott licitekkel együtt { $heard }% eséllyel.
review-why-exact = A saját kockáid alapján az előtted álló licit { $odds }% eséllyel volt pontos.
review-why-exact-heard = A saját kockáid alapján az előtted álló licit { $odds }% eséllyel volt pontos; az elhangzott licitekkel együtt { $heard }% eséllyel.

# Betűk az asztalnál, és amit tesznek
key-dudo = d
    .does = kétségbe vonod a licitet: Dudo!
key-calza = c
    .does = pontosnak mondod: Calza!
key-pass = p
    .does = passz, amíg salsát lehet mondani
