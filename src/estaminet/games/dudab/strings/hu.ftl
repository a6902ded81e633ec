# A Dudab magyarul. A $seat egy játékos neve; a $card, $cards és $call lapok és kérések szavai, rag nélkül állnak. Az
# oszlopok számozása 1-től indul: az 1. előtt „az”, a többi előtt „a” áll.
game-title = Dudab
game-summary = Szabadulj meg a lapjaidtól a közös oszlopokon, és vigyél haza minél kevesebbet!

option-expansions = Kiegészítők
option-expansions-effect = Új lapok kavarják fel az oszlopokat, és többre kell figyelni.
option-expansions-none = csak az alapjáték
option-expansions-jungle = dzsungellel
option-expansions-baby = bubákkal
option-expansions-both = dzsungellel és bubákkal
option-columns-at-4 = Oszlopok négy játékosnál
option-columns-at-4-effect = Három oszlopon több a hely, és mindegyik lassabban telik meg.
option-columns-at-4-2 = kettő
option-columns-at-4-3 = három
option-edition = Kiadás
option-edition-effect = A másodikban látod a húzott lapot, mielőtt félretennél egyet.
option-edition-A = öt lappal és kért lap nélkül előbb félreteszel egyet, aztán húzol
option-edition-B = öt lappal és kért lap nélkül előbb húzol, aztán félreteszel egyet; nincs kiegészítő
option-baby-chain = Hányszor húz mindenki a bubák miatt egy körben
option-baby-chain-effect = Körönként egyszer: kevesebb húzás, nagy asztalnál is pörgősebb körök.
option-baby-chain-full = minden alkalommal
option-baby-chain-single = körönként egyszer; öt-hat játékosnál jobb
option-own-pile-view = Mit látnak a többiek a saját kupacodból
option-own-pile-view-effect = A nyílt kupacokon látszik, ki hogyan áll; kevesebbet kell megjegyezni.
option-own-pile-view-mixed = az oszlopokból vitt lapokat, a kézből félretetteket nem
option-own-pile-view-open = mindent
option-rounds = A játszma fordulói
option-rounds-effect = Kevesebb forduló: rövidebb játszma, több szerencsével.
option-rounds-players = ahány játékos, annyi
option-rounds-1 = egy
option-rounds-2 = kettő
option-rounds-3 = három
option-rounds-4 = négy
option-rounds-5 = öt
option-rounds-6 = hat
option-first-player = Ki kezdi az első fordulót
option-first-player-effect = Sorsolás helyett ti jelölitek ki a kezdőt.
option-first-player-random = kisorsolt játékos
option-first-player-0 = az első hely
option-first-player-1 = a második hely
option-first-player-2 = a harmadik hely
option-first-player-3 = a negyedik hely
option-first-player-4 = az ötödik hely
option-first-player-5 = a hatodik hely
option-call-declared = Kér-e a dudab
option-call-declared-effect = Több kérés: minden dudab kér valamit, ahol csak tud.
option-call-declared-optional = ahogy a gazdája akarja
option-call-declared-mandatory = mindig, ahol tud
option-second-dudab = Dudab, amíg egy kérés él
option-second-dudab-effect = Kérés alatt is bárhová tehető dudab, így gyakrabban kínál kiutat.
option-second-dudab-same = csak a kérő dudabra
option-second-dudab-any = bármelyik oszlopra
option-shaman-answer = Felelet a sámánra
option-shaman-answer-effect = Aki tud felelni a sámánra, annak kell is; nem tartogathatja a lapját.
option-shaman-answer-free = lap vagy büntetés, tetszés szerint
option-shaman-answer-at_five = öt lappal le kell tenni egy megfelelőt
option-shaman-answer-always = le kell tenni egy megfelelő lapot
option-call-duty = Felelet a kérésre
option-call-duty-effect = Megtarthatod a kért lapot, és húzhatsz: több választás, több lap a kézben.
option-call-duty-must = akinek van kért lapja, nem húzhat
option-call-duty-may = akinek van kért lapja, az is húzhat
preset-quick = Egy forduló
preset-everything = Minden benne
preset-strict = Szigorú

# Szavak
card-number = { $colour ->
    [r] piros
    [b] kék
    [y] sárga
   *[g] zöld
} { $symbol ->
    [p] tenyeres
    [m] mamutos
    [c] bunkós
   *[f] prémes
} { $value ->
    [3] 3-as
   *[other] { $value }-es
}
card-shaman = { $colour ->
    [r] piros
    [b] kék
    [y] sárga
   *[g] zöld
} sámán
card-dudab = dudab
card-jungle = dzsungel
card-baby = buba
# Sok lap egy mondatban: színenként az értékek, azután a többi lap száma.
cards-numbers = { $colour ->
    [r] piros
    [b] kék
    [y] sárga
   *[g] zöld
} { $values }
cards-shamans = { $colour ->
    [r] { $count ->
        [one] egy piros sámán
       *[other] { $count } piros sámán
    }
    [b] { $count ->
        [one] egy kék sámán
       *[other] { $count } kék sámán
    }
    [y] { $count ->
        [one] egy sárga sámán
       *[other] { $count } sárga sámán
    }
   *[g] { $count ->
        [one] egy zöld sámán
       *[other] { $count } zöld sámán
    }
}
cards-dudabs = { $count ->
    [one] egy dudab
   *[other] { $count } dudab
}
cards-jungles = { $count ->
    [one] egy dzsungel
   *[other] { $count } dzsungel
}
cards-babies = { $count ->
    [one] egy buba
   *[other] { $count } buba
}
hand-left = { $seat } ({ $cards })
call-colour = { $colour ->
    [r] piros
    [b] kék
    [y] sárga
   *[g] zöld
}
call-symbol = { $symbol ->
    [p] tenyér
    [m] mamut
    [c] bunkó
   *[f] prém
}
call-value = { $value ->
    [3] 3-as
   *[other] { $value }-es
}
hand-of = { $seat }: { $cards }
name = { $seat }

# Mit lehet tenni
action-lay = { $column ->
    [1] Az 1.
   *[other] A { $column }.
} oszlopra: { $card }
action-lay-dudab = Dudab { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopra, kérés nélkül
action-lay-dudab-calling = Dudab { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopra, kérés: { $call }
action-draw = Húzás
action-draw-put = Lapok megmutatása és húzás, félretéve: { $card }
action-penalty = Büntetés: felcsapás számlapig, és annyi lap húzása
action-place-jungle = Dzsungel { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopra
action-place-baby = Buba { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopra
action-trim = A saját kupacra: { $card }
action-shed-to-discard = Leadás a dobópaklira
action-shed-to-own = Leadás a saját kupacra
action-shed = Leadás: { $card }
action-starter = { $seat } kezd
action-deal = Osztás: { $cards }

# Mi történik
event-started = { $seat } kezdi { $rounds ->
    [one] az egyetlen fordulót.
   *[other] az első fordulót; összesen { $rounds } lesz.
}
event-dealt = { $round }. forduló: kész az osztás. Az oszlopok kezdőlapjai: { $columns }. A húzópakliban { $pile } lap van, és { $seat } kezd.
event-dealt-seen = { $round }. forduló: kész az osztás. Az oszlopok kezdőlapjai: { $columns }. A húzópakliban { $pile } lap van, és { $seat } kezd. Kézben: { $hands }.
event-laid = { $seat } ezt teszi { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopra: { $card }.
event-laid-dudab = { $seat } dudabot tesz { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopra, és nem kér semmit.
event-laid-calling = { $seat } dudabot tesz { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopra, és ezt kéri: { $call }.
event-shaman-demands = { $seat } kénytelen reagálni { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlop sámánjára.
event-call-answered = { $seat } teljesítette a kérést ({ $call }).
event-call-replaced = A régi kérés ({ $call }) nem él többé.
event-collected = { $column ->
    [1] Az 1.
   *[other] A { $column }.
} oszlop megtelt: { $seat } elvisz { $count } lapot ({ $cards }).
event-shed-place-discard = { $seat } lead { $count } lapot a dobópaklira.
event-shed-place-own = { $seat } lead { $count } lapot a saját kupacára.
event-shed-to-discard = { $seat } ezt adja le a dobópaklira: { $card }.
event-shed-to-own = { $seat } ezt adja le a saját kupacára: { $card }.
event-shed-to-own-hidden = { $seat } egy lapot ad le a saját kupacára.
event-trimmed = { $seat } fölös lapja a saját kupacára kerül: { $card }.
event-trimmed-hidden = { $seat } egy fölös lapja a saját kupacára kerül.
event-put-away = { $seat } ezt teszi a saját kupacára: { $card }.
event-put-away-hidden = { $seat } egyet ezek közül a saját kupacára tesz.
event-hand-shown-five = { $seat } öt lapot mutat, és egyik sem illik: { $cards }.
event-hand-shown-call = { $seat } kérés alatt húz, és megmutatja a lapjait: { $cards }.
event-drew = { $seat } húz { $count ->
    [one] egy lapot
   *[other] { $count } lapot
}.
event-drew-seen = { $seat } ezt húzza: { $cards }.
event-penalty-taken = { $seat } vállalja a büntetést.
event-turned-up = { $seat } felcsapja: { $cards }. Húznivaló: { $value } lap.
event-turned-up-in-vain = { $seat } felcsapja: { $cards }, és elfogyott a húzópakli.
event-jungle-drawn = { $seat } dzsungelt húz, és le kell helyeznie.
event-jungle-drawn-no-column = { $seat } dzsungelt húz; minden oszlopban van már, ezért a dobópaklira kerül.
event-jungle-drawn-last-card = { $seat } utolsó lapként dzsungelt húz; a dobópaklira kerül.
event-jungle-placed = { $seat } keresztbe teszi a dzsungelt { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopon.
event-baby-drawn = { $seat } bubát húz, és le kell helyeznie.
event-baby-drawn-last-card = { $seat } utolsó lapként bubát húz; a dobópaklira kerül.
event-baby-placed = { $seat } { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopra helyezi a bubát; ezt takarja el: { $cards }.
event-call-lapsed-by-jungle = A dzsungel véget vet a kérésnek { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopon.
event-call-lapsed-by-baby = A buba véget vet a kérésnek { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopon.
event-shaman-lapsed-by-baby = A buba elhallgattatja a sámánt { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopon.
event-cover-joined = Takarólapnak ez jön { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopra: { $card }. Takarni nem tud, a rejtett köteghez kerül.
event-covered = { $column ->
    [1] Az 1.
   *[other] A { $column }.
} oszlopon ez takarja le a bubát: { $card }.
event-everybody-draws = Mindenki { $value ->
    [one] egy lapot
   *[other] { $value } lapot
} húz, és { $seat } kezdi.
event-nobody-draws = { $value ->
    [1] Az 1-es
    [3] A 3-as
   *[other] A { $value }-es
} miatt senki sem húz: a bubák ebben a körben már húzattak egyszer.
event-round-over = Elfogyott a húzópakli, és ezzel vége { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulónak. Kézben maradt: { $hands }.
event-scored = { $seat } ebben a fordulóban { $points } pontot kap, összesen { $total } pontja van: { $steps }.
event-won = { $winners } nyer { $points } ponttal.
event-won-together = { $winners } együtt nyer { $points } ponttal.

score-hand-dudabs = { $count } dudab a kézben ({ $points })
score-paired = { $count ->
    [one] egy dudab elvisz egy sámánt
   *[other] { $count } dudab elvisz { $count } sámánt
} (0)
score-attached = { $count ->
    [one] egy dudab mínuszba fordít egy számot
   *[other] { $count } dudab egy-egy számot fordít mínuszba
} ({ $cards }: { $points })
score-surplus-dudabs = { $count } fölös dudab (0)
score-removed-numbers = egy dzsungel kiveszi { $count ->
    [one] az egyetlen
   *[other] az összes ({ $count })
} { $value ->
    [3] 3-ast
   *[other] { $value }-est
}
score-removed-shamans = egy dzsungel kiveszi { $count ->
    [one] a pár nélküli sámánt
   *[other] az összes ({ $count }) pár nélküli sámánt
}
score-shamans = { $count } sámán dudab nélkül ({ $points })
score-babies = { $count } buba ({ $points })
score-numbers = { $count } számlap a saját értékén ({ $points })

# Miért nem
refusal-game-over = Vége a játszmának.
refusal-no-starter-yet = Még nem dőlt el a sorsoláson, ki kezdi az első fordulót.
refusal-not-dealt = Ezt a fordulót még nem osztották ki.
refusal-not-your-turn = Most { $seat } dönt.
refusal-not-held = Nincs a kezedben ilyen lap: { $card }.
refusal-no-such-column = Nincs { $column }. oszlop; csak { $columns } van.
refusal-same-colour = Egyforma színű a két lap: { $card } és { $top }.
refusal-same-symbol = Egyforma jel van a két lapon: { $card } és { $top }.
refusal-not-one-away = A két érték közt nem egy a különbség: { $card } és { $top }.
refusal-no-wrap = Ez nem egylépésnyi különbség ({ $top } és { $card }): az értékek nem érnek körbe.
refusal-other-colour-than-shaman = Erre a lapra ({ $top }) csak ugyanolyan színű számlap vagy Dudab illik, ez nem: { $card }.
refusal-shaman-on-other-colour = Ez a lap ({ $card }) csak saját színű számlapra mehet, és ez nem az: { $top }.
refusal-shaman-on-shaman = Sámánra sámán csak reagálásként kerülhet.
refusal-shaman-on-dudab = Itt nincs színre szóló kérés, ezért erre a dudabra nem mehet sámán.
refusal-no-answer = Ezen a lapon ({ $card }) nincs rajta, amit kérnek: { $call }.
refusal-shaman-of-other-colour = Ez a lap ({ $card }) nem a kért színű: { $call }.
refusal-shaman-has-colour-only = A sámánnak csak színe van, a kérés pedig ez: { $call }.
refusal-no-reaction = Sámánra csak sámánnal vagy dudabbal lehet felelni, ezzel nem: { $card }.
refusal-react-on-the-shaman = A reagálás { $obliged ->
    [1] az 1.
   *[other] a { $obliged }.
} oszlopra való, ott vár a sámán.
refusal-call-closes-columns = Amíg él a kérés ({ $call }), számlap és sámán csak { $obliged ->
    [1] az 1.
   *[other] a { $obliged }.
} oszlopra kerülhet.
refusal-dudab-on-the-called = Amíg él a kérés ({ $call }), dudab csak { $obliged ->
    [1] az 1.
   *[other] a { $obliged }.
} oszlopra kerülhet.
refusal-mirror = Ez a lap ({ $card }) szembekerülne ezzel: { $opposite }; de se színben, se értékben, se jelben nem egyezik vele.
refusal-mirror-shaman = Ezzel a lappal szemben ({ $opposite }) csak sámán vagy dudab fekhet.
refusal-mirror-dudab = Dudabbal szemben csak dudab fekhet.
refusal-mirror-for-shaman = Ez a lap ({ $card }) egy más színűvel kerülne szembe: { $opposite }.
refusal-no-call-below-jungle = Dzsungel alá a dudab kérés nélkül kerül.
refusal-call-is-compulsory = Ennél az asztalnál a dudabnak kérnie kell valamit.
refusal-draw-in-reaction = A sámánra sámánnal, dudabbal vagy a büntetéssel kell felelni, sima húzással nem lehet.
refusal-put-with-five-only = Csak öt lappal kell félretenni egyet húzás előtt.
refusal-must-answer = Teljesíteni tudod a kérést ({ $call }), ezért nem húzhatsz.
refusal-five-and-a-fit = Öt lappal, ha az egyik illik, nem húzhatsz.
refusal-five-and-a-dudab = Öt lappal, ha dudab is van köztük, nem húzhatsz: a dudab mindig illik.
refusal-five-and-a-dudab-under-call = Öt lappal és kért lap nélkül le kell tenned a dudabot.
refusal-put-first = Öt lappal húzás előtt félre kell tenned egyet; mondd meg, melyiket.
refusal-put-first-under-call = Öt lappal és kért lap nélkül húzás előtt félre kell tenned egyet; mondd meg, melyiket.
refusal-draw-first = Ebben a kiadásban előbb húzol, és utána teszel félre egyet a hat lapból.
refusal-no-shaman-demands = Egy sámán sem követel tőled semmit.
refusal-reaction-is-compulsory = Van lapod, amellyel felelhetsz a sámánra, így ennél az asztalnál nem választhatod a büntetést.
refusal-no-jungle-drawn = Nincs lehelyezendő dzsungel.
refusal-no-baby-drawn = Nincs lehelyezendő buba.
refusal-nothing-to-trim = Most nem kell félretenni semmit.
refusal-nothing-to-shed = Most nem kell leadni semmit.
refusal-jungle-first = Előbb le kell helyezni a dzsungelt.
refusal-has-jungle = { $column ->
    [1] Az 1.
   *[other] A { $column }.
} oszlopban már van dzsungel.
refusal-baby-first = Előbb le kell helyezni a bubát.
refusal-trim-first = { $count ->
    [one] Egy lappal
   *[other] { $count } lappal
} több van nálad a kelleténél: előbb tedd a saját kupacodra.
refusal-name-place-first = Előbb mondd meg, hová kerül { $count ->
    [one] a leadott lap
   *[other] a leadott { $count } lap
}.
refusal-place-is-named = A hely már megvan; minden leadott lap oda kerül.
refusal-shed-first = Előbb le kell adnod { $count ->
    [one] egy lapot
   *[other] { $count } lapot
}.
refusal-starter-known = Már eldőlt, ki kezd.
refusal-starter-not-seated = Ott nem ül senki.
refusal-no-deal-now = Most nem kell osztani.
refusal-not-the-deck = Ez nem a teljes pakli, amelyben minden lap egyszer van meg.
refusal-expansion-dealt = A kezeket és a kezdőlapokat az alapjáték lapjaiból osztjuk; a dzsungelek és a bubák utánuk jönnek.

# Amit nem lehet elolvasni
unreadable-dudab-notation = „{ $text }” nem lépés; így írd: R3P1, SR2, D1 call red, draw, put R3P, penalty, jungle 1, baby 1, trim R3P, shed to own vagy shed R3P.
unreadable-starter = „{ $text }” nem jelöl helyet; így írd: starter 0.
unreadable-only-dudabs-call = Csak a dudab kérhet, ez nem: { $card }.
unreadable-no-such-place = Leadni a dobópaklira (discard) vagy a saját kupacra (own) lehet, ide nem: „{ $place }”.
unreadable-never-in-hand = Ilyen lap sohasem lehet kézben: { $card }.
unreadable-no-such-column = Nincs { $column }. oszlop; legfeljebb { $columns } van.
unreadable-no-such-card = Nincs „{ $card }” lap; a lapokat így írjuk: R3P, SR, D, J vagy BB.
unreadable-no-such-call = „{ $call }” nem kérhető; ezek igen: red (piros), blue (kék), yellow (sárga), green (zöld), palm (tenyér), mammoth (mamut), club (bunkó), fur (prém), 1, 2, 3 vagy 4.

# A képernyő
screen-round = { $round }/{ $rounds }. forduló
screen-pile = Pakli { $count }
screen-discard = Dobott { $count }
screen-column = { $column }
screen-hidden = { $count } rejtett
screen-player = Játékos
screen-hand = Kéz
screen-own = Saját kupac
screen-total = Összesen
screen-standing = Most ennyi
screen-your-hand = A lapjaid
screen-nothing = semmi
screen-shaman-waits = Sámán vár { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopon: sámán, dudab vagy büntetés
screen-call-open = { $seat } kérése { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopon: { $call }. Jöhet { $what } vagy egy dudab
screen-answers-colour = bármelyik ilyen színű lap
screen-answers-symbol = egy ilyen jelű számlap
screen-answers-value = egy ilyen értékű számlap
screen-place-jungle = Egy dzsungel várja az oszlopát
screen-place-baby = Egy buba várja az oszlopát
screen-scores = A forduló pontjai
screen-part-hand-dudab = dudab a kézben
screen-part-shaman = sámán
screen-part-attached = mínuszban
screen-part-baby = buba
screen-part-numbers = számlap
ask-starter = Sorsoljuk, ki kezd.
ask-deal = Osztjuk a lapokat.
ask-normal = { $seat }: tegyél le egy lapot, vagy húzz.
ask-normal-five = { $seat }: tegyél le egy lapot, vagy ha semmi sem illik, tegyél félre egyet, és húzz.
ask-react = { $seat }: { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlop sámánjára felelj sámánnal vagy dudabbal, { $penalty ->
    [if-nothing-fits] vagy ha egyik sem tehető le, vállald a büntetést.
   *[free] vagy vállald a büntetést.
}
ask-call = { $seat }: teljesítsd a kérést ({ $call }) { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopon, tegyél dudabot { $dudab ->
    [any] bármelyik oszlopra
   *[same] ugyanoda
}, { $draw ->
    [free] vagy húzz.
    [put-first] vagy ha egyiket sem tudod, tegyél félre egy lapot, és húzz.
    [draw-first] vagy ha egyiket sem tudod, húzz, és tegyél félre egy lapot.
   *[without-answer] vagy ha nincs kért lapod, húzz.
}
ask-jungle = { $seat }: helyezd le a dzsungelt.
ask-baby = { $seat }: helyezd le a bubát.
ask-trim = { $seat }: tegyél { $need ->
    [one] egy lapot
   *[other] { $need } lapot
} a saját kupacodra.
ask-shed-to = { $seat }: mondd meg, hová kerül { $need ->
    [one] a leadott lap
   *[other] a leadott { $need } lap
}.
ask-shed = { $seat }: adj le { $need ->
    [one] egy lapot
   *[other] { $need } lapot
}.
ask-round-over = Vége a fordulónak; jön a következő osztás.
ask-game-over = Vége a játszmának.

# A tábla. Egy szín betűje a szavából jön; nincs két egyforma.
board-letter-r = P
board-letter-b = K
board-letter-y = S
board-letter-g = Z
board-others = A többi játékos
board-free = Se kérés, se sámán nem vár: oda tehetsz, ahová illik.
board-away = { $seat } lapokat tesz félre.
board-over = Elfogyott a húzópakli: vége a fordulónak.
board-yours = A kupacod és a kezed
board-column-cards = { $column }. oszlop: { $cards }
board-count = { $most } lapból { $count } megvan; az utolsó viszi az oszlopot
board-count-jungle = A dzsungel alatt { $most } lapból { $count } megvan; az utolsó viszi az oszlopot
board-next-takes = a következő viszi
board-faces = szemben: { $card }
board-lay-on = Tedd { $column ->
    [1] az 1.
   *[other] a { $column }.
} oszlopra: { $card }
board-own-pile = { $seat } saját kupaca: { $count } lap, ebből { $hidden } lefordítva. Megnézem.
board-pile-of = { $seat } saját kupaca
board-hand-count = { $count } lap a kézben
board-look-discard = Dobópakli: { $count } lap, legfelül { $card }. Átnézem.
board-draw = Húzz egy lapot
board-penalty = Vállald a büntetést
board-put = Tegyél félre egyet, és húzz
board-put-this = Félreteszed és húzol: { $card }
board-what-call = { $column ->
    [1] Az 1.
   *[other] A { $column }.
} oszlopon a dudab kérése
board-no-call = semmi
board-back = Vissza
board-close = Bezárás
board-pick = Válassz egy lapot, vagy húzz.
board-pick-answer = Válassz feleletet, vagy vállald a büntetést.
board-pick-card = Válassz egy lapot.
board-only-draw = Egyik lapod sem illik.
board-pick-column = Most mutass egy oszlopra.
board-pick-away = Válaszd ki, { $need ->
    [one] melyik lapot teszed félre.
   *[other] melyik lapokat teszed félre; összesen { $need } kell.
}
board-nothing-fits = Semmi sem illik. Válaszd ki, melyiket teszed félre.
board-scoring = Pontok, { $round }. forduló
board-sheet = A pontok eddig
board-to-table = Vissza az asztalhoz
board-previous = Előző
board-next = Következő
board-step = { $at } / { $last }
board-so-far = Eddig
board-round-score = { $seat } ebben a fordulóban
board-nothing-counts = Egy lap sem számít.
board-lowest-leads = A legkisebb összeg vezet.
board-lowest-won = A legkisebb összeg nyert.
board-row-hand = { $count ->
    [one] Egy dudab
   *[other] { $count } dudab
} a kézben maradt
board-row-paired = { $count ->
    [one] Egy dudab elmegy egy sámánnal
   *[other] { $count } dudab elmegy egy-egy sámánnal
}
board-row-attached = { $count ->
    [one] Egy dudab mínuszba fordít egy számlapot
   *[other] { $count } dudab mínuszba fordít egy-egy számlapot
}
board-row-surplus-dudabs = { $count ->
    [one] Egy dudab kimaradt
   *[other] { $count } dudab kimaradt
}
board-row-surplus-jungles = { $count ->
    [one] Egy dzsungel nem talált kivennivalót
   *[other] { $count } dzsungel nem talált kivennivalót
}
board-row-removed-numbers = Egy dzsungel kiveszi { $count ->
    [one] az egyetlen
   *[other] az összes ({ $count })
} { $value ->
    [3] 3-ast
   *[other] { $value }-est
}
board-row-removed-shamans = Egy dzsungel kiveszi { $count ->
    [one] a megmaradt sámánt
   *[other] az összes ({ $count }) megmaradt sámánt
}
board-row-shamans = { $count ->
    [one] Egy sámán
   *[other] { $count } sámán
} dudab nélkül
board-row-babies = { $count ->
    [one] Egy buba
   *[other] { $count } buba
}
board-row-numbers = { $count ->
    [one] Egy számlap
   *[other] { $count } számlap
} a saját értékén
board-why-hand = Az a dudab, amelyet nem tettek le, 5 pontba kerül.
board-why-paired = Először a kupac dudabjai és sámánjai párba állnak, amíg futja. Egy pár 0-t ér, akkor is, ha ez rosszabb.
board-why-attached = Minden további dudab mínuszba fordít egy számlapot: annyival kevesebb a pont. Mindig a legjobbakat fordítjuk át.
board-why-surplus = Nem volt dolga; 0-t ér.
board-why-removed = Minden dzsungel a legkisebb megmaradt értéket veszi ki, annak minden lapját. Ha nincs több számlap, a sámánokat viszi.
board-why-shamans = Mindegyik 5 pontba kerül.
board-why-babies = Minél több, annál jobb: 1, 3, 6, 11, 19, 32, 51 vagy 81 ponttal kevesebb.
board-why-numbers = Ami maradt, annyiba kerül, amennyit mutat, a kézben lévő lapok is.

# A lecke
lesson-you = Robin (te)
lesson-ada = Ada
lesson-few = A kevés pont nyer, és a lap pontot jelent. Szabadulj meg tőlük az oszlopokon!
lesson-number = A számlap más színre és más jelre megy, eggyel nagyobb vagy kisebb értékkel. Tedd a piros 3-ast az 1. oszlopra!
lesson-number-good = Az oszlopnak csak az utolsó lapja számít. Jön a következő játékos.
lesson-number-other = Ezt is szabad. Most inkább egy számlapot tegyél le.
lesson-draw = Semmi sem illik: mindkét oszlop piros, és a lapjaid is. Passzolni nem lehet, ezért húzz!
lesson-draw-good = A húzott lap a következő körödre vár. Öt lap alatt akkor is húzhatsz, ha tudnál tenni.
lesson-call = A nagy száj a dudab. Bármire mehet, és kérhet színt, jelet vagy számot. Kérj pirosat!
lesson-call-good = Amíg valaki nem teljesíti, csak ez az oszlop van nyitva. Aki nem tudja, megmutatja a lapjait, és húz.
lesson-call-other = Hadd szóljon a dudab: tedd le, és kérj valamit!
lesson-answer = Ada tenyeret kért. Akinek van tenyere, annak oda kell tennie, bármi más van is rajta, vagy egy dudabot.
lesson-answer-good = Csak a kérést nézzük, semmi mást. Kért színre az ugyanolyan színű sámán is megfelel.
lesson-sixth = Az 1. oszlopban öt lap van. Aki a hatodikat teszi, viszi az ötöt. Nézd meg: tedd le a sárga 3-ast!
lesson-sixth-good = Az öt lap a saját kupacodra került; a tiéd kezdi az új oszlopot.
lesson-sixth-other = Ez okosabb volna. De most nézd meg, mi történik, ha megtelik egy oszlop.
lesson-shed-to = Ha oszlopot vittél, két lapra csökkented a kezed. A dobópaklin a többi senkinek sem számít: válaszd azt!
lesson-shed-to-good = Minden lap, amelyet most leadsz, oda kerül.
lesson-shed-to-other = A saját kupacodon pontokat érnének. Válaszd a dobópaklit!
lesson-shed = Most válaszd ki, melyik lapot adod le, mondjuk egy nagy számot, és tedd oda!
lesson-shed-good = Két lap maradt, és vége a körnek.
lesson-points = Vége a fordulónak. Nézd végig a pontokat a „Következő” gombbal: a kézben maradt dudab 5 pontba kerül.
lesson-title-2 = Sámánok és kiegészítők
lesson-shaman = A maszk a sámán. A saját színű számlapra megy. Tedd a pirosat az 1. oszlopra!
lesson-shaman-good = Adának reagálnia kellett, és nem tudott. Felcsaptuk a lapokat egy számig, és ő annyit húzott.
lesson-shaman-other = Szabad, de hadd ijedjen meg Ada a sámántól!
lesson-react = Most Ada sámánja vár rád. Bármelyik sámán vagy dudab felel rá: add tovább a bajt a tiéddel!
lesson-react-good = Reagálni bármilyen színnel lehet. Most a következő játékosnak kell reagálnia.
lesson-react-other = Szabad, de akkor lapokat húzol. Tedd a sámánodat az övére!
lesson-mirror = Kiegészítő: a dzsungel keresztben fekszik az oszlopon. Az alatta lévő lapok tükörként szembenéznek a fölöttiekkel, az utolsóval kezdve.
lesson-jungle = Amit leteszel, színben, értékben vagy jelben egyezzen a szemközti lappal. Ez itt a piros 3-as.
lesson-jungle-good = Mindkettő piros. A következő lap a kék 2-essel néz majd szembe.
lesson-jungle-other = Húzni szabad, de próbáld ki a tükröt: tedd le a piros 1-est!
lesson-baby = Egy másik: bubát húztál. Eltakar egy egész oszlopot, és felcsapunk rá egy lapot. Helyezd le!
lesson-baby-good = Ha az a lap szám, mindenki annyit húz. A rejtett lapokat az viszi, aki megtölti az oszlopot.
lesson-babies = A buba jól jön a kupacodban: minél több van a végén, annál kevesebb lesz a pontod.
coach-penalty = A sámán továbbadja a bajt, a dudab véget vet neki. Büntetésként akár négy lapot is húznod kell.
coach-lay = A nagy számoktól szabadulj meg előbb, és vigyázz a majdnem tele oszloppal: aki a hatodik lapot teszi, viszi.
coach-dudab = A dudab bármire mehet. Olyat kérj, amit te is teljesíteni tudsz: a kérés visszaérhet hozzád.
coach-draw = Nincs jó lapod? Öt lap alatt húzhatsz is helyette.

level-club-counter = Klubjátékos (számolós)
level-club-racer = Klubjátékos (sietős)
level-expert-search = Mester (kereséssel)

# Házi szabályok, amelyek nem jók
wrong-edition = A B kiadáshoz nincs kiegészítő: válaszd az alapjátékot vagy az A kiadást.
wrong-first-player = Ennél az asztalnál { $seats } hely van; a nyitó helynek ezek közül kell lennie.

# Betűk az asztalnál, és amit tesznek
key-draw = h
    .does = húzás, vagy a büntetés vállalása

review-why-collects = Hazavisz egy oszlopot: { $count } lapot.
review-why-lays = A jobb lépés { $points } ponttól szabadítja meg a kezed; a húzás csak lapokat ad hozzá.
review-why-points = A jobb lépés { $best } ponttól szabadítja meg a kezed, ez { $played } ponttól.
review-why-call = { $played } olyan lap teljesíti ezt a kérést, amelyet nem látsz, a jobbikat { $best }.
review-why-puts = { $played } pontot tesz a kupacodra, a jobb lépés { $best } pontot.
