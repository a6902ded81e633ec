# Dudab på svenska. $seat är en spelares namn; $card, $cards och $call är ord för kort och rop. Kolumner räknas från 1.
game-title = Dudab
game-summary = Bli av med dina kort på gemensamma kolumner och ta hem så få av dem som möjligt.

option-expansions = Expansioner
option-expansions-effect = Nya kort rör om i kolumnerna, och det finns mer att hålla reda på.
option-expansions-none = grundspelet
option-expansions-jungle = med djungeln
option-expansions-baby = med bebisarna
option-expansions-both = med djungeln och bebisarna
option-columns-at-4 = Kolumner med fyra spelare
option-columns-at-4-effect = En tredje kolumn ger fler ställen att lägga på, och var och en fylls långsammare.
option-columns-at-4-2 = två
option-columns-at-4-3 = tre
option-edition = Utgåva
option-edition-effect = I den andra ser man kortet man drar innan man lägger undan ett.
option-edition-A = med fem kort och utan svar läggs ett kort undan innan man drar
option-edition-B = med fem kort och utan svar drar man och lägger sedan undan ett; inga expansioner
option-baby-chain = Hur ofta bebisar får alla att dra under en tur
option-baby-chain-effect = En gång per tur: färre kort dras och turerna blir kortare vid stora bord.
option-baby-chain-full = varje gång
option-baby-chain-single = en gång per tur; bättre med fem eller sex spelare
option-own-pile-view = Vad andra ser av din egen hög
option-own-pile-view-effect = Öppna högar visar hur det står till för alla; det finns mindre att minnas.
option-own-pile-view-mixed = kort från kolumner, men inte kort från din hand
option-own-pile-view-open = allt
option-rounds = Rundor i ett parti
option-rounds-effect = Färre rundor ger ett kortare parti där slumpen betyder mer.
option-rounds-players = lika många som spelarna
option-rounds-1 = en
option-rounds-2 = två
option-rounds-3 = tre
option-rounds-4 = fyra
option-rounds-5 = fem
option-rounds-6 = sex
option-first-player = Vem som inleder första rundan
option-first-player-effect = Välj vem som inleder i stället för att lotta.
option-first-player-random = en spelare som lottas
option-first-player-0 = första platsen
option-first-player-1 = andra platsen
option-first-player-2 = tredje platsen
option-first-player-3 = fjärde platsen
option-first-player-4 = femte platsen
option-first-player-5 = sjätte platsen
option-call-declared = En dudab ropar
option-call-declared-effect = Fler rop: varje dudab kräver något där det går.
option-call-declared-optional = som spelaren vill
option-call-declared-mandatory = alltid, där det går
option-second-dudab = En dudab under ett rop
option-second-dudab-effect = En dudab får läggas var som helst under ett rop, och blir oftare en utväg.
option-second-dudab-same = bara på den dudab som ropade
option-second-dudab-any = på vilken kolumn som helst
option-shaman-answer = Att svara på en schaman
option-shaman-answer-effect = Den som kan svara på en schaman måste göra det, i stället för att spara kortet.
option-shaman-answer-free = ett kort eller straffet, fritt val
option-shaman-answer-at_five = med fem kort måste man lägga ett kort som passar
option-shaman-answer-always = man måste lägga ett kort som passar
option-call-duty = Att svara på ett rop
option-call-duty-effect = Man får spara ett kort som passar och dra: fler val och fler kort på hand.
option-call-duty-must = den som kan svara får inte dra
option-call-duty-may = den som kan svara får dra i stället
preset-quick = En runda
preset-everything = Med allt
preset-strict = Strängt

# Ord
card-number = { $colour ->
    [r] röd
    [b] blå
    [y] gul
   *[g] grön
} { $value } { $symbol ->
    [p] handflata
    [m] mammut
    [c] klubba
   *[f] fäll
}
card-shaman = { $colour ->
    [r] röd
    [b] blå
    [y] gul
   *[g] grön
} schaman
card-dudab = dudab
card-jungle = djungel
card-baby = bebis
# Många kort i en mening: värdena i varje färg, sedan hur många av de andra.
cards-numbers = { $colour ->
    [r] röd
    [b] blå
    [y] gul
   *[g] grön
} { $values }
cards-shamans = { $colour ->
    [r] { $count ->
        [one] en röd schaman
       *[other] { $count } röda schamaner
    }
    [b] { $count ->
        [one] en blå schaman
       *[other] { $count } blå schamaner
    }
    [y] { $count ->
        [one] en gul schaman
       *[other] { $count } gula schamaner
    }
   *[g] { $count ->
        [one] en grön schaman
       *[other] { $count } gröna schamaner
    }
}
cards-dudabs = { $count ->
    [one] en dudab
   *[other] { $count } dudabar
}
cards-jungles = { $count ->
    [one] en djungel
   *[other] { $count } djungler
}
cards-babies = { $count ->
    [one] en bebis
   *[other] { $count } bebisar
}
hand-left = { $seat } ({ $cards })
call-colour = { $colour ->
    [r] rött
    [b] blått
    [y] gult
   *[g] grönt
}
call-symbol = { $symbol ->
    [p] handflata
    [m] mammut
    [c] klubba
   *[f] fäll
}
call-value = { $value }
hand-of = { $seat }: { $cards }
name = { $seat }

# Vad man kan göra
action-lay = Lägg { $card } på kolumn { $column }
action-lay-dudab = Lägg en dudab på kolumn { $column } utan rop
action-lay-dudab-calling = Lägg en dudab på kolumn { $column } och ropa { $call }
action-draw = Dra ett kort
action-draw-put = Visa handen, lägg undan { $card } och dra
action-penalty = Ta straffet: vänd upp kort tills ett tal kommer och dra så många
action-place-jungle = Lägg djungeln på kolumn { $column }
action-place-baby = Lägg bebisen på kolumn { $column }
action-trim = Lägg { $card } i din egen hög
action-shed-to-discard = Lägg korten i slänghögen
action-shed-to-own = Lägg korten i din egen hög
action-shed = Gör dig av med { $card }
action-starter = { $seat } inleder
action-deal = Given: { $cards }

# Vad som händer
event-started = { $seat } inleder { $rounds ->
    [one] den enda rundan
   *[other] den första av { $rounds } rundor
}.
event-dealt = Runda { $round } delas ut. Kolumnerna börjar med { $columns }, draghögen har { $pile } kort och { $seat } inleder.
event-dealt-seen = Runda { $round } delas ut. Kolumnerna börjar med { $columns }, draghögen har { $pile } kort och { $seat } inleder. På hand: { $hands }.
event-laid = { $seat } lägger { $card } på kolumn { $column }.
event-laid-dudab = { $seat } lägger en dudab på kolumn { $column } utan att ropa.
event-laid-calling = { $seat } lägger en dudab på kolumn { $column } och ropar { $call }.
event-shaman-demands = Schamanen på kolumn { $column } kräver ett svar av { $seat }.
event-call-answered = { $seat } har svarat på ropet ”{ $call }”.
event-call-replaced = Ropet ”{ $call }” gäller inte längre.
event-collected = Kolumn { $column } är full: { $seat } samlar in { $count ->
    [one] ett kort
   *[other] { $count } kort
} ({ $cards }).
event-shed-place-discard = { $seat } ska lägga { $count ->
    [one] ett kort
   *[other] { $count } kort
} i slänghögen.
event-shed-place-own = { $seat } ska lägga { $count ->
    [one] ett kort
   *[other] { $count } kort
} i sin egen hög.
event-shed-to-discard = { $seat } slänger { $card }.
event-shed-to-own = { $seat } lägger { $card } i sin egen hög.
event-shed-to-own-hidden = { $seat } lägger ett kort i sin egen hög.
event-trimmed = { $seat } har för många kort och lägger { $card } i sin egen hög.
event-trimmed-hidden = { $seat } har för många kort och lägger ett i sin egen hög.
event-put-away = { $seat } lägger undan { $card } i sin egen hög.
event-put-away-hidden = { $seat } lägger undan ett av de korten i sin egen hög.
event-hand-shown-five = { $seat } visar fem kort av vilka inget passar: { $cards }.
event-hand-shown-call = { $seat } drar under ropet och visar handen: { $cards }.
event-drew = { $seat } drar { $count ->
    [one] ett kort
   *[other] { $count } kort
}.
event-drew-seen = { $seat } drar { $cards }.
event-penalty-taken = { $seat } tar straffet.
event-turned-up = { $seat } vänder upp { $cards }: { $value } att dra.
event-turned-up-in-vain = { $seat } vänder upp { $cards }, och draghögen är tom.
event-jungle-drawn = { $seat } drar en djungel och måste lägga ut den.
event-jungle-drawn-no-column = { $seat } drar en djungel; varje kolumn har redan en, så den slängs.
event-jungle-drawn-last-card = { $seat } drar en djungel som sista kort; den slängs.
event-jungle-placed = { $seat } lägger djungeln tvärs över kolumn { $column }.
event-baby-drawn = { $seat } drar en bebis och måste lägga ut den.
event-baby-drawn-last-card = { $seat } drar en bebis som sista kort; den slängs.
event-baby-placed = { $seat } lägger bebisen på kolumn { $column }; den döljer { $cards }.
event-call-lapsed-by-jungle = Djungeln gör slut på ropet på kolumn { $column }.
event-call-lapsed-by-baby = Bebisen gör slut på ropet på kolumn { $column }.
event-shaman-lapsed-by-baby = Bebisen tystar schamanen på kolumn { $column }.
event-cover-joined = Som täckkort på kolumn { $column } kommer en { $card }: kortet kan inte täcka och hamnar i den dolda högen.
event-covered = Bebisen på kolumn { $column } täcks av { $card }.
event-everybody-draws = Alla drar { $value ->
    [one] ett kort
   *[other] { $value } kort
}, med början hos { $seat }.
event-nobody-draws = Ingen drar för { $value }:an: en bebis har redan fått alla att dra en gång den här turen.
event-round-over = Draghögen är tom och runda { $round } är slut. Kvar på hand: { $hands }.
event-scored = { $seat } får { $points } i rundan och har { $total } sammanlagt: { $steps }.
event-won = { $winners } vinner med { $points } poäng.
event-won-together = { $winners } delar segern med { $points } poäng var.

score-hand-dudabs = { $count ->
    [one] en dudab
   *[other] { $count } dudabar
} på hand ({ $points })
score-paired = { $count ->
    [one] en dudab går ihop med en schaman
   *[other] { $count } dudabar går ihop med var sin schaman
} (0)
score-attached = { $count ->
    [one] en dudab vänder ett tal
   *[other] { $count } dudabar vänder var sitt tal
} ({ $cards }: { $points })
score-surplus-dudabs = { $count ->
    [one] en dudab blir över
   *[other] { $count } dudabar blir över
} (0)
score-removed-numbers = en djungel tar bort { $count ->
    [one] den enda { $value }:an
    [2] båda korten med värdet { $value }
   *[other] alla { $count } kort med värdet { $value }
}
score-removed-shamans = en djungel tar bort { $count ->
    [one] schamanen som blev över
    [2] båda schamanerna som blev över
   *[other] alla { $count } schamaner som blev över
}
score-shamans = { $count ->
    [one] en schaman
   *[other] { $count } schamaner
} utan dudab ({ $points })
score-babies = { $count ->
    [one] en bebis
   *[other] { $count } bebisar
} ({ $points })
score-numbers = { $count ->
    [one] ett tal
   *[other] { $count } tal
} till sitt värde ({ $points })

# Varför inte
refusal-game-over = Partiet är slut.
refusal-no-starter-yet = Slumpen har inte sagt vem som inleder första rundan.
refusal-not-dealt = Rundan är inte utdelad än.
refusal-not-your-turn = Det är { $seat } som ska bestämma nu.
refusal-not-held = Du har inte det kortet: { $card }.
refusal-no-such-column = Det finns ingen kolumn { $column }; det finns { $columns }.
refusal-same-colour = Samma färg: { $card } och { $top }.
refusal-same-symbol = Samma symbol: { $card } och { $top }.
refusal-not-one-away = Värdena på { $card } och { $top } ligger inte ett steg isär.
refusal-no-wrap = Från { $top } till { $card } är det inte ett steg: värdena går inte runt.
refusal-other-colour-than-shaman = På det kortet, { $top }, passar bara tal i samma färg och dudabar, inte { $card }.
refusal-shaman-on-other-colour = Kortet { $card } behöver ett tal i sin färg, och det är inte { $top }.
refusal-shaman-on-shaman = En schaman läggs på en schaman bara som svar.
refusal-shaman-on-dudab = Ingen färg är ropad här, så ingen schaman får läggas på den här dudaben.
refusal-no-answer = Kortet { $card } har inte det som ropats: { $call }.
refusal-shaman-of-other-colour = Kortet { $card } har inte den färg som ropats: { $call }.
refusal-shaman-has-colour-only = En schaman har bara en färg, och ropet är { $call }.
refusal-no-reaction = Bara en schaman eller en dudab svarar på en schaman, inte { $card }.
refusal-react-on-the-shaman = Svaret ska läggas på kolumn { $obliged }, där schamanen väntar.
refusal-call-closes-columns = Så länge ropet ”{ $call }” är öppet läggs tal och schamaner bara på kolumn { $obliged }.
refusal-dudab-on-the-called = Så länge ropet ”{ $call }” är öppet får en dudab läggas bara på kolumn { $obliged }.
refusal-mirror = Kortet { $card } skulle ligga mitt emot { $opposite } och har varken färg, värde eller symbol gemensamt med det kortet.
refusal-mirror-shaman = Mitt emot det kortet, { $opposite }, får bara en schaman eller en dudab ligga.
refusal-mirror-dudab = Mitt emot en dudab får bara en dudab ligga.
refusal-mirror-for-shaman = Kortet { $card } skulle ligga mitt emot { $opposite }, som har en annan färg.
refusal-no-call-below-jungle = Nedanför en djungel läggs en dudab utan rop.
refusal-call-is-compulsory = Vid det här bordet måste en dudab ropa något.
refusal-draw-in-reaction = En schaman besvaras med en schaman, en dudab eller straffet, inte genom att bara dra ett kort.
refusal-put-with-five-only = Bara med fem kort lägger man undan ett innan man drar.
refusal-must-answer = Du kan svara på ropet ”{ $call }”, så du får inte dra.
refusal-five-and-a-fit = Med fem kort varav ett passar får man inte dra.
refusal-five-and-a-dudab = Med fem kort varav en dudab får man inte dra: en dudab passar alltid.
refusal-five-and-a-dudab-under-call = Med fem kort och inget svar måste dudaben läggas.
refusal-put-first = Med fem kort lägger man undan ett innan man drar; säg vilket.
refusal-put-first-under-call = Med fem kort och inget svar lägger man undan ett innan man drar; säg vilket.
refusal-draw-first = I den här utgåvan drar man först och lägger sedan undan ett av sex kort.
refusal-no-shaman-demands = Ingen schaman kräver något av dig.
refusal-reaction-is-compulsory = Du har ett kort som svarar på schamanen, så straffet är inte tillåtet vid det här bordet.
refusal-no-jungle-drawn = Det finns ingen djungel att lägga ut.
refusal-no-baby-drawn = Det finns ingen bebis att lägga ut.
refusal-nothing-to-trim = Inget behöver läggas undan nu.
refusal-nothing-to-shed = Du behöver inte göra dig av med några kort nu.
refusal-jungle-first = Djungeln måste läggas ut först.
refusal-has-jungle = Kolumn { $column } har redan en djungel.
refusal-baby-first = Bebisen måste läggas ut först.
refusal-trim-first = { $count ->
    [one] Ett kort för mycket: lägg det
   *[other] { $count } kort för många: lägg dem
} först i din egen hög.
refusal-name-place-first = Säg först var du lägger { $count ->
    [one] kortet
   *[other] de { $count } korten
} som du gör dig av med.
refusal-place-is-named = Platsen är redan bestämd; alla kort hamnar där.
refusal-shed-first = Du måste först göra dig av med { $count ->
    [one] ett kort
   *[other] { $count } kort
}.
refusal-starter-known = Det är redan bestämt vem som inleder.
refusal-starter-not-seated = Där sitter ingen.
refusal-no-deal-now = Det ska inte delas ut nu.
refusal-not-the-deck = Det är inte hela leken med varje kort en gång.
refusal-expansion-dealt = Händer och startkort tas ur grundspelets kort; djungler och bebisar kommer efter dem.

# Vad som inte går att läsa
unreadable-dudab-notation = ”{ $text }” är inget drag; skriv R3P1, SR2, D1 call red, draw, put R3P, penalty, jungle 1, baby 1, trim R3P, shed to own eller shed R3P.
unreadable-starter = ”{ $text }” är ingen plats; skriv starter 0.
unreadable-only-dudabs-call = Bara en dudab ropar, inte { $card }.
unreadable-no-such-place = Korten läggs i slänghögen (discard) eller i den egna högen (own), inte i ”{ $place }”.
unreadable-never-in-hand = Kortet { $card } finns aldrig på en hand.
unreadable-no-such-column = Det finns ingen kolumn { $column }; det finns högst { $columns }.
unreadable-no-such-card = Det finns inget kort ”{ $card }”; kort skrivs R3P, SR, D, J eller BB.
unreadable-no-such-call = ”{ $call }” kan inte ropas; man ropar red (rött), blue (blått), yellow (gult), green (grönt), palm (handflata), mammoth (mammut), club (klubba), fur (fäll), 1, 2, 3 eller 4.

# Skärmen
screen-round = Runda { $round } av { $rounds }
screen-pile = Draghög { $count }
screen-discard = Slänghög { $count }
screen-column = { $column }
screen-hidden = { $count ->
    [one] { $count } dolt
   *[other] { $count } dolda
}
screen-player = Spelare
screen-hand = Hand
screen-own = Egen hög
screen-total = Summa
screen-standing = Värt nu
screen-your-hand = Din hand
screen-nothing = inget
screen-shaman-waits = En schaman väntar på kolumn { $column }: en schaman, en dudab eller straffet
screen-call-open = { $seat } ropar { $call } på kolumn { $column }: { $what }, eller en dudab
screen-answers-colour = vilket kort som helst i den färgen
screen-answers-symbol = ett tal med den symbolen
screen-answers-value = ett tal med det värdet
screen-place-jungle = En djungel väntar på sin kolumn
screen-place-baby = En bebis väntar på sin kolumn
screen-scores = Rundans poäng
screen-part-hand-dudab = dudabar på hand
screen-part-shaman = schamaner
screen-part-attached = vända
screen-part-baby = bebisar
screen-part-numbers = tal
ask-starter = Slumpen säger vem som inleder.
ask-deal = Korten delas ut.
ask-normal = { $seat }: lägg ett kort eller dra.
ask-normal-five = { $seat }: lägg ett kort eller, om inget passar, lägg undan ett och dra.
ask-react = { $seat }: svara på schamanen på kolumn { $column } med en schaman eller en dudab, { $penalty ->
    [if-nothing-fits] eller ta straffet om ingen av dem passar.
   *[free] eller ta straffet.
}
ask-call = { $seat }: svara på ropet ”{ $call }” på kolumn { $column }, lägg en dudab { $dudab ->
    [any] på vilken kolumn som helst
   *[same] där
}, { $draw ->
    [free] eller dra.
    [put-first] eller, om du varken kan det ena eller det andra, lägg undan ett kort och dra.
    [draw-first] eller, om du varken kan det ena eller det andra, dra och lägg undan ett kort.
   *[without-answer] eller dra om du inte har något svar.
}
ask-jungle = { $seat }: lägg ut djungeln.
ask-baby = { $seat }: lägg ut bebisen.
ask-trim = { $seat }: lägg { $need ->
    [one] ett kort
   *[other] { $need } kort
} i din egen hög.
ask-shed-to = { $seat }: säg var du lägger { $need ->
    [one] kortet
   *[other] de { $need } korten
} som du gör dig av med.
ask-shed = { $seat }: gör dig av med { $need ->
    [one] ett kort
   *[other] { $need } kort
}.
ask-round-over = Rundan är slut; nästa delas ut.
ask-game-over = Partiet är slut.

# Brädet. En färgs bokstäver kommer ur dess ord; två färger har aldrig samma.
board-letter-r = R
board-letter-b = B
board-letter-y = Gu
board-letter-g = Gr
board-others = De andra spelarna
board-free = Inget rop och ingen schaman väntar: lägg där det passar.
board-away = { $seat } lägger undan kort.
board-over = Draghögen är tom: rundan är slut.
board-yours = Din hög och din hand
board-column-cards = Kolumn { $column }: { $cards }
board-count = { $count } av { $most } kort; den som lägger det sista tar kolumnen
board-count-jungle = { $count } av { $most } kort nedanför djungeln; den som lägger det sista tar kolumnen
board-next-takes = nästa kort tar den
board-faces = mitt emot { $card }
board-lay-on = Lägg { $card } på kolumn { $column }
board-own-pile = { $seat }, egen hög: { $count } kort, { $hidden } med baksidan upp. Titta.
board-pile-of = Egen hög: { $seat }
board-hand-count = { $count } kort på hand
board-look-discard = Slänghög: { $count } kort, överst { $card }. Bläddra.
board-draw = Dra ett kort
board-penalty = Ta straffet
board-put = Lägg undan ett och dra
board-put-this = Lägg undan { $card } och dra
board-what-call = Dudaben på kolumn { $column } ropar
board-no-call = inget
board-back = Tillbaka
board-close = Stäng
board-pick = Välj ett kort, eller dra.
board-pick-answer = Välj ett svar, eller ta straffet.
board-pick-card = Välj ett kort.
board-only-draw = Inget av dina kort passar.
board-pick-column = Peka nu på en kolumn.
board-pick-away = Välj { $need ->
    [one] kortet som ska bort.
   *[other] ett kort som ska bort; { $need } i allt.
}
board-nothing-fits = Inget passar. Välj kortet som ska bort.
board-scoring = Poäng i runda { $round }
board-sheet = Poängen hittills
board-to-table = Till bordet
board-previous = Föregående
board-next = Nästa
board-step = { $at } av { $last }
board-so-far = Hittills
board-round-score = { $seat } den här rundan
board-nothing-counts = Inget kort räknas.
board-lowest-leads = Den lägsta summan leder.
board-lowest-won = Den lägsta summan har vunnit.
board-row-hand = { $count ->
    [one] En dudab
   *[other] { $count } dudabar
} kvar på hand
board-row-paired = { $count ->
    [one] En dudab går ihop med en schaman
   *[other] { $count } dudabar går ihop med var sin schaman
}
board-row-attached = { $count ->
    [one] En dudab vänder ett tal
   *[other] { $count } dudabar vänder var sitt tal
}
board-row-surplus-dudabs = { $count ->
    [one] En dudab blir över
   *[other] { $count } dudabar blir över
}
board-row-surplus-jungles = { $count ->
    [one] En djungel hittar inget att ta bort
   *[other] { $count } djungler hittar inget att ta bort
}
board-row-removed-numbers = En djungel tar bort { $count ->
    [one] den enda { $value }:an
    [2] båda korten med värdet { $value }
   *[other] alla { $count } kort med värdet { $value }
}
board-row-removed-shamans = En djungel tar bort { $count ->
    [one] schamanen som blev över
    [2] båda schamanerna som blev över
   *[other] alla { $count } schamaner som blev över
}
board-row-shamans = { $count ->
    [one] En schaman
   *[other] { $count } schamaner
} utan dudab
board-row-babies = { $count ->
    [one] En bebis
   *[other] { $count } bebisar
}
board-row-numbers = { $count ->
    [one] Ett tal
   *[other] { $count } tal
} till sitt värde
board-why-hand = En dudab som aldrig lades kostar 5.
board-why-paired = Först går högens dudabar och schamaner ihop så långt de räcker. Ett par räknas som 0, även när det är sämre.
board-why-attached = Varje annan dudab vänder ett tal: det räknas som minus sitt värde. De bästa talen vänds.
board-why-surplus = Den hade inget att göra; den räknas som 0.
board-why-removed = Varje djungel tar bort det lägsta värdet som finns kvar, alla dess kort på en gång. Finns inga tal kvar tar den schamanerna.
board-why-shamans = Var och en kostar 5.
board-why-babies = Ju fler, desto bättre: 1, 3, 6, 11, 19, 32, 51 eller 81 poäng mindre.
board-why-numbers = Det som är kvar kostar vad det visar, även kort från handen.

# Lektionen
lesson-you = Robin (du)
lesson-ada = Ada
lesson-few = Få poäng vinner, och kort är poäng. Bli av med dem på kolumnerna.
lesson-number = Ett tal läggs på annan färg och annan symbol, ett steg högre eller lägre. Lägg den röda 3:an på kolumn 1.
lesson-number-good = Bara det sista kortet i en kolumn jämförs. Nu är det nästa spelares tur.
lesson-number-other = Det är också tillåtet. Lägg ett av talen den här gången.
lesson-draw = Inget passar: båda kolumnerna är röda, och det är dina kort också. Man får inte passa, så dra.
lesson-draw-good = Ett draget kort väntar till nästa tur. Med färre än fem kort får du dra även om du kan lägga.
lesson-call = Den stora munnen är en dudab. Den läggs på allt och får ropa färg, symbol eller värde. Ropa rött.
lesson-call-good = Tills någon svarar är bara den kolumnen öppen. Den som inte kan svara visar handen och drar.
lesson-call-other = Låt dudaben tala: lägg den och ropa något.
lesson-answer = Ada har ropat handflata. Den som har en handflata måste lägga den där, vad som än står på kortet i övrigt, eller lägga en dudab.
lesson-answer-good = Inget annat än ropet jämförs. En färg kan också besvaras med en schaman i den färgen.
lesson-sixth = Kolumn 1 har fem kort. Den som lägger det sjätte tar de fem. Se hur det går: lägg den gula 3:an.
lesson-sixth-good = De fem korten ligger i din egen hög; ditt kort inleder den nya kolumnen.
lesson-sixth-other = Det vore klokare. Men se vad som händer när en kolumn är full.
lesson-shed-to = När man tagit en kolumn skär man ner handen till två kort. I slänghögen räknas resten för ingen: välj den.
lesson-shed-to-good = Alla kort som du nu gör dig av med går dit.
lesson-shed-to-other = I din egen hög blir de poäng för dig. Välj slänghögen.
lesson-shed = Välj kortet som ska bort, ett högt tal till exempel, och lägg det där.
lesson-shed-good = Två kort kvar, och din tur är slut.
lesson-points = Rundan är slut. Gå igenom poängen med ”Nästa”: en dudab på hand kostar 5.
lesson-title-2 = Schamaner och expansioner
lesson-shaman = Masken är en schaman. Den läggs på ett tal i sin egen färg. Lägg den röda på kolumn 1.
lesson-shaman-good = Ada måste svara och kunde inte. Kort vändes upp tills ett tal kom, och hon drog så många.
lesson-shaman-other = Tillåtet, men låt Ada känna av schamanen.
lesson-react = Nu väntar Adas schaman på dig. Vilken schaman eller dudab som helst svarar på den: skicka problemet vidare med din.
lesson-react-good = Ett svar får ha vilken färg som helst. Nu måste nästa spelare svara.
lesson-react-other = Det får du, men då drar du kort. Lägg din schaman på hennes.
lesson-mirror = En expansion: en djungel ligger tvärs över en kolumn. Korten nedanför ligger mitt emot dem ovanför, som i en spegel, det sista först.
lesson-jungle = Det du lägger har färg, värde eller symbol gemensamt med kortet mitt emot. Här är det den röda 3:an.
lesson-jungle-good = Båda är röda. Nästa kort kommer mitt emot den blå 2:an.
lesson-jungle-other = Du får dra, men prova spegeln: lägg den röda 1:an.
lesson-baby = En expansion till: du har dragit en bebis. Den gömmer en hel kolumn, och ett kort vänds upp ovanpå. Lägg ut den.
lesson-baby-good = Är det kortet ett tal drar alla så många kort. De gömda korten går till den som fyller kolumnen.
lesson-babies = Bebisar är välkomna i din hög: ju fler du har till slut, desto lägre blir din summa.
coach-penalty = En schaman skickar problemet vidare, en dudab gör slut på det. Straffet ger dig upp till fyra kort.
coach-lay = Bli av med höga tal först, och akta dig för den nästan fulla kolumnen: den som lägger det sjätte kortet tar den.
coach-dudab = En dudab läggs på allt. Ropa något du själv kan svara på: ropet kan komma tillbaka till dig.
coach-draw = Inget bra att lägga? Med färre än fem kort får du dra i stället.

level-club-counter = Klubbspelare (räknare)
level-club-racer = Klubbspelare (jäktad)
level-expert-search = Expert (sökning)

# Husregler som inte går
wrong-edition = Utgåva B har inga expansioner: välj grundspelet, eller utgåva A.
wrong-first-player = Bordet har { $seats } platser; den som inleder måste vara en av dem.

# Bokstäver vid bordet, och vad de gör
key-draw = d
    .does = dra, eller ta straffet

# Varför ett drag var sämre än ett annat
review-why-collects = Det tar hem en kolumn: { $count ->
    [one] ett kort
   *[other] { $count } kort
 }.
review-why-lays = Det bättre draget tar { $points } poäng ur din hand; att dra ger bara fler kort.
review-why-points = Det bättre draget tar { $best } poäng ur din hand, det här { $played }.
review-why-call = { $played } kort som du inte ser svarar på det här ropet, { $best } på det bättre.
review-why-puts = Det lägger { $played } poäng i din hög, det bättre draget { $best }.
