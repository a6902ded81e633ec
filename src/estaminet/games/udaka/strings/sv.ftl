# UDAKA Classic på svenska. $seat, $first och $victim är spelares namn; $card och $cards kommer med sin artikel.
game-title = UDAKA Classic
game-summary = Släng par för att vinna brickor, lägg det fjärde ässet för att vinna vid delad ledning och bli först med två rundor.

option-udaka-scoring = UDAKA-brickan när en runda räknas ihop
option-udaka-scoring-effect = UDAKA-brickan spelar roll i varje runda, inte bara när ledningen delas.
option-udaka-scoring-tie_only = avgör bara en delad ledning
option-udaka-scoring-counts = räknas också som en bricka
option-stacked-space = Vad ett par tar från en ruta med två brickor
option-stacked-space-effect = Ett par på en ruta med två brickor ger dubbelt så mycket.
option-stacked-space-one = en bricka
option-stacked-space-all = båda brickorna
option-special-timing = Självmordskungen och jokern
option-special-timing-effect = Kungen och jokern kan inte sparas till rätt läge: fler överraskningar.
option-special-timing-when_discarded = får behållas; de verkar när de slängs
option-special-timing-at_once = måste slängas så fort de kan verka
option-first-dealer = Första givaren
option-first-dealer-effect = Lotten går fortare; med kort börjar partiet med en liten ceremoni.
option-first-dealer-cards = avgörs med kort som delas ut öppet
option-first-dealer-random = lottas
option-next-dealer = Senare rundor ges av
option-next-dealer-effect = Den som ger spelar sist och får därför se de andra spela först.
option-next-dealer-left = nästa spelare medurs
option-next-dealer-winner = den som vann rundan före
option-next-dealer-cards = den som korten pekar ut på nytt
preset-stakes = Höga insatser
preset-brisk = Raskt

# Ord
name = { $seat }
card-a = ett äss
card-k = självmordskungen
card-j = jokern
card-number = en { $number }:a
pair-a = två äss
pair-number = två { $number }:or
hand-of = { $seat }: { $cards }
tokens-of = { $seat }: { $count }
tokens-of-holder = { $seat }: { $count } (har UDAKA-brickan)
tokens-of-counted = { $seat }: { $score } ({ $count } och UDAKA-brickan)

# Vad man kan göra
action-discard = { $cards }
action-discard-king = självmordskungen, en bricka tillbaka till ruta { $space }
action-discard-joker = jokern, en bricka från { $victim }
action-turn-up = { $card } vänds upp
action-lot = { $seat } lottas till givare
action-shuffle = leken blandas och delas ut

# Vad som hände
event-card-turned-up = { $seat } får { $card } öppet.
event-dealer-again = Varken äss eller siffra: alla kort går tillbaka och givaren söks på nytt.
event-dealer-chosen-ace = Det första ässet: { $seat } ger.
event-dealer-chosen-highest = Inget äss: högsta siffran avgör, av lika den som kom först. { $seat } ger.
event-dealer-chosen-lot = Lotten faller på { $seat }, som ger.
event-dealer-chosen-left = Given går medurs till { $seat }.
event-dealer-chosen-winner = Vinnaren ger: { $seat }.
event-round-begins = Runda { $round }: en bricka på varje siffra från 2 till 9, UDAKA-brickan på sin ruta; { $left ->
    [one] en rundbricka
   *[other] { $left } rundbrickor
} finns att vinna.
event-round-begins-decider = Runda { $round } avgör: alla har vunnit en, och ingen rundbricka finns kvar.
event-dealt = { $seat } ger två kort var; { $first } börjar.
event-dealt-seen = { $seat } ger två kort var ({ $hands }); { $first } börjar.
event-drew = { $seat } drar ett kort.
event-drew-seen = { $seat } drar { $card }.
event-refilled = { $seat } fyller på till två kort.
event-refilled-seen = { $seat } fyller på till två kort med { $card }.
event-draw-pile-empty = Draghögen är slut: från och med nu drar ingen.
event-discarded-on = { $seat } lägger { $cards } på { $on }.
event-discarded-first = { $seat } lägger { $cards } på den tomma slänghögen.
event-discarded-aces = { $seat } lägger { $cards } på UDAKA-högen.
event-token-taken = { $pair ->
    [top] Par med det översta kortet:
    [both] Tre lika, men ändå bara ett par:
   *[hand] Ett par:
} { $seat } tar { $count ->
    [one] en bricka
   *[other] { $count } brickor
} från ruta { $space }.
event-pair-won-nothing = Ett par, men ruta { $space } är tom: { $seat } tar ingenting.
event-aces-down = { $count ->
    [one] Ett äss är lagt.
   *[other] { $count } äss är lagda.
}
event-udaka-taken = Det fjärde ässet: { $seat } tar UDAKA-brickan.
event-token-returned = { $seat } lägger tillbaka en bricka på ruta { $space }, där det nu ligger { $now ->
    [one] en
   *[other] { $now }
}.
event-nothing-returned = { $seat } har ingen bricka att lägga tillbaka.
event-token-stolen = { $seat } tar en bricka från { $victim }.
event-nothing-stolen = Ingen annan har någon bricka: { $seat } tar ingenting.
event-round-scored = Alla kort är lagda i runda { $round }. Brickor: { $players }.
event-round-won-sole-lead = { $seat } har ensam flest ({ $score }) och vinner runda { $round }.
event-round-won-shared-lead-tied = { $leaders } delar ledningen ({ $score }), så UDAKA-brickan avgör: { $seat } har den och vinner runda { $round }.
event-round-won-shared-lead-behind = { $leaders } delar ledningen ({ $score }), så UDAKA-brickan avgör: { $seat } har den och vinner runda { $round } trots färre brickor.
event-rounds-token-taken = { $seat } tar en rundbricka; { $left ->
    [0] ingen är
    [one] en är
   *[other] { $left } är
} kvar.
event-game-won = { $seat } har vunnit två rundor och därmed partiet, efter { $rounds } rundor.

# Varför inte
refusal-not-in-hand = Det har du inte på hand: { $cards }.
refusal-special-is-due = { $count ->
    [one] Vid det här bordet måste { $cards } slängas så fort kortet kan verka: släng det nu.
   *[other] Vid det här bordet måste { $cards } slängas så fort de kan verka: släng ett av dem nu.
}
refusal-king-needs-space = Självmordskungen kostar dig en bricka: säg vilken ruta den går till, som i K>5.
refusal-nothing-to-return = Du har ingen bricka att lägga tillbaka: skriv bara K.
refusal-joker-needs-victim = Jokern tar en bricka: säg från vem, som i J<P2.
refusal-nothing-to-steal = Ingen annan har någon bricka: skriv bara J.
refusal-cannot-be-robbed = Jokern tar från en annan spelare som har en bricka; det gäller inte { $victim }.
refusal-not-your-turn = Det är { $seat } som står på tur.
refusal-game-over = Partiet är slut.
refusal-not-dealt = Först ska korten delas ut.
refusal-no-dealer-yet = Först måste det bli klart vem som ger.
refusal-no-dealer-choice-now = Ingen givare söks med kort nu.
refusal-card-not-left = Det kortet finns inte kvar i leken, eller har aldrig funnits där.
refusal-no-lot-now = Ingen givare lottas nu.
refusal-dealer-not-seated = Där sitter ingen.
refusal-no-deal-now = Ingenting delas ut nu.
refusal-not-the-deck = En lek är alla 38 kort: fyra var av A och 2 till 9, ett K, ett J.

# Vad som inte kan läsas
unreadable-udaka-notation = ”{ $text }” går inte att slänga. Skriv 7, 7 7, A, A A, K>5 (en bricka tillbaka till ruta 5), J<P2 (en bricka från spelare 2), eller bara K och J när det inte finns något att lägga tillbaka eller ta.
unreadable-no-such-card = Det finns inget kort ”{ $card }”: korten är A, 2 till 9, K och J.
unreadable-no-such-player = Det finns ingen spelare { $player }; ni är { $players }.
unreadable-three-cards = Man slänger ett kort eller två, aldrig fler [{ $clause }].
unreadable-two-ranks = Två kort går ihop bara om de har samma valör [{ $clause }].
unreadable-single-copy = Det finns bara en självmordskung och en joker: de bildar inga par [{ $clause }].
unreadable-king-space = Brickan går till en sifferruta från 2 till 9, inte till ”{ $space }” [{ $clause }].
unreadable-only-specials-aim = ”{ $text }”: bara K>ruta och J<spelare pekar ut ett mål.
unreadable-dealer = Efter ”dealer” kommer en spelare, som i P2.

# På bordet
table-round = Runda { $round }
table-decider = avgörandet
table-space = Ruta
table-tokens = Brickor
table-draw-pile = Draghög
table-regular-pile = Slänghög
table-top = överst
table-udaka-pile = UDAKA-hög
table-udaka-token = UDAKA-bricka
table-rounds = ROUNDS
table-on-its-space = på sin ruta
table-empty = tom
table-cards = { $count } kort
table-player = Spelare
table-hand = Kort
table-won = Rundor
table-dealer = ger
table-turn = ska slänga
table-holds-udaka = UDAKA
table-your-hand = Dina kort
table-face-up = Öppet utdelade
table-place = { $place }. { $seat }
table-house-rules-more = { $left }; { $right }
table-house-rules = Det gäller: { $rules }
table-scoring-tie_only = UDAKA-brickan avgör en delad ledning och räknas inte
table-scoring-counts = UDAKA-brickan räknas som 1 och avgör en delad ledning
table-timing-when_discarded = K och J får behållas
table-timing-at_once = K och J går så fort de kan verka
table-stacked-one = ett par tar en bricka
table-stacked-all = ett par tar alla brickor på sin ruta
ask-cards = Var och en får ett öppet kort, tills ett äss kommer; nästa är till { $seat }.
ask-lot = Den första givaren lottas.
ask-deal = { $seat } blandar och ger.
ask-discard = { $seat }, släng ett kort eller två av samma valör.
ask-discard-last = { $seat }, släng ett kort eller två av samma valör; ingen drar längre.
ask-over = { $seat } har vunnit.

# Brädet i webbläsaren
board-say = { $what }
board-others = De andra spelarna
board-board = Brädet
board-well = Ruta { $space }: { $count ->
    [0] ingen bricka
    [one] en bricka
   *[other] { $count } brickor
}
board-well-wins = ditt par tar den nu
board-well-open = det översta kortet bildar par med den
board-well-aim = Lägg din bricka på ruta { $space }, { $count ->
    [0] som är tom
    [one] där det ligger en
   *[other] där det ligger { $count }
}
board-seat-tokens = { $count ->
    [0] inga brickor
    [one] en bricka
   *[other] { $count } brickor
}
board-seat-rounds = { $count ->
    [one] en vunnen runda
   *[other] { $count } vunna rundor
}
board-seat-aim = { $count ->
    [0] { $seat }, som inte har någon bricka
    [one] Ta en bricka från { $seat }, som har en
   *[other] Ta en bricka från { $seat }, som har { $count }
}
board-face-up = öppet utdelat: { $card }
board-card-wins = { $card }, kan ta en bricka nu
board-draw = Draghög, { $count ->
    [0] tom
    [one] ett kort
   *[other] { $count } kort
}
board-pile = Slänghög, { $count ->
    [one] ett kort
   *[other] { $count } kort
}, överst { $card }
board-pile-empty = Slänghög, tom
board-aces = { $count ->
    [0] Inget äss är lagt.
    [one] Ett äss är lagt.
   *[other] { $count } äss är lagda.
}
board-udaka-here = Det fjärde tar UDAKA-brickan.
board-udaka-held = { $seat } har UDAKA-brickan.
board-rounds-left = { $count ->
    [0] Ingen rundbricka kvar
    [one] En rundbricka kvar
   *[other] { $count } rundbrickor kvar
}
board-king = Självmordskungen kostar dig en bricka, om du har någon: den går tillbaka till en siffra du väljer.
board-joker = Jokern tar en bricka från en annan spelare som du väljer, om någon har en.
board-at-once = Vid det här bordet måste kortet slängas så fort det kan verka.
board-ace = { $count ->
    [3] Tre äss är lagda: det här tar UDAKA-brickan.
    [0] Äss går till UDAKA-högen; det fjärde tar UDAKA-brickan.
   *[other] Äss går till UDAKA-högen, hittills { $count }; det fjärde tar UDAKA-brickan.
}
board-lay = Lägg { $cards }
board-takes = tar { $count ->
    [one] en bricka
   *[other] { $count } brickor
} från { $space }
board-pick = Välj ett kort, eller två av samma valör.
board-pick-wins = Välj ett kort, eller två av samma valör. De med en bricka kan vinna en.
board-scoring = Så vanns runda { $round }
board-scoring-close = Till brädet
board-step-count = Brickorna räknas. { $seat } har UDAKA-brickan, som inte räknas.
board-step-count-udaka = Brickorna räknas. { $seat } har UDAKA-brickan, som räknas som en.
board-step-sole = { $leaders } har ensam flest: { $score }.
board-step-shared = { $leaders } delar ledningen med { $score }, så den som har UDAKA-brickan vinner.
board-step-won = { $seat } vinner runda { $round }.
board-king-where = Vilken siffra får den?
board-joker-whom = Från vem?

# Lektionen
lesson-you = Robin (du)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = På åtta numrerade rutor ligger mässingsbrickor. Den som har flest när alla kort är slut vinner rundan.
lesson-hand = Du har två kort, drar ett tredje och slänger. Nu har du två 7:or: ett par.
lesson-pair = Ett par tar brickan från sin ruta. Ta upp båda 7:orna och lägg dem på slänghögen.
lesson-pair-good = Brickan är din. Du lade två kort, så handen fylldes på till två igen.
lesson-pair-other = Det är tillåtet men vinner ingenting. Lägg båda 7:orna.
lesson-top = Det översta kortet räknas också. Det är en 4:a, du har en 4:a: lägg den och ta brickan.
lesson-top-good = Ett kort, en bricka. Men varje kort du lägger ligger där för nästa spelare.
lesson-top-other = Det är tillåtet, men det översta kortet hjälper bara en 4:a nu.
lesson-ace = Äss läggs bredvid solen, UDAKA-brickan. Den som lägger det fjärde tar den. Två är lagda: lägg ditt.
lesson-ace-good = Det var det tredje. Ada hade väntat på det: hennes är det fjärde.
lesson-ace-other = Det vore det försiktiga! För lektionens skull: lägg ässet.
lesson-udaka = Nu har Ada UDAKA-brickan. Den kan varken tas eller lämnas tillbaka, och den avgör delade ledningar.
lesson-last = Sista kortet i en annan runda. Ada har tre brickor; du har två och UDAKA-brickan. Lägg din 5:a.
lesson-last-good = Tre brickor var: delad ledning. UDAKA-brickan avgör, och den har du.
lesson-end = En vimpel för rundan. Den som först vinner två rundor vinner partiet; resten är tajming.
lesson-title-2 = Kungar och jokrar
lesson-trick = Jokern vinner inget från brädet. Den tar en bricka från en annan spelare.
lesson-joker = Ada har flest. Ta upp jokern och peka på henne.
lesson-joker-good = En bricka har bytt ägare. UDAKA-brickan kan däremot ingen ta.
lesson-joker-other = Du får behålla jokern, men nu är det läge: ta en bricka från Ada.
lesson-price = Det här är självmordskungen. Att lägga honom kostar dig en av dina brickor.
lesson-king = Du väljer rutan den går till, helst en som du har ett kort till. Lägg kungen och välj 9.
lesson-king-good = Där ligger brickan för vems par som helst, kanske ditt eget.
lesson-king-other = Du får behålla honom, men till slut måste alla kort bort. Lägg kungen nu.
lesson-back = Din tur igen, och du har dragit en 9:a till. Lägg båda och ta en bricka från ruta 9.
lesson-back-good = Det kungen kostade dig är ditt igen.
lesson-back-other = Det är tillåtet, men paret 9:or är värt en bricka.
lesson-cover = Kung och joker täcker också det översta kortet. Bara det kan vara värt det: nästa spelare får inget par där.
coach-pair = Leta först efter ett par: på handen, eller med det översta kortet.
coach-next = Inget par? Lämna överst en siffra vars ruta är tom: den hjälper ingen.
coach-ace = Spara ett äss tills det kan bli det fjärde, eller tills ingen annan har något.

level-club-hoarder = Klubbspelare (samlare)
level-club-racer = Klubbspelare (jäktad)
level-expert-quick = Expert (snabb)
board-score-head = Vunna rundor

# Bokstäver vid bordet, och vad de gör
key-lay = l
    .does = lägga det valda kortet
key-lay-two = t
    .does = lägga två av samma valör

# Varför ett drag var sämre än ett annat
review-why-token = Det bättre draget tar { $count ->
    [one] en bricka
   *[other] { $count } brickor
 } genast.
review-why-udaka = Det bättre draget är det fjärde ässet: det tar UDAKA-brickan.
review-why-offered = Av de lagda korten att döma kan nästa spelare sedan ta en bricka med den här högen med { $odds } % sannolikhet, efter det bättre draget med { $better } %.
review-why-split = Det bryter upp ett par medan en bricka ligger på ruta { $space }.
