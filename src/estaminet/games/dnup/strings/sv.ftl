# dnup på svenska. $seat är en spelares namn, $cards är kort som de skrivs (3/4 visar 3, och 4 när det vänds).
game-title = dnup
game-summary = Bli av med korten i set av samma värde, och vänd det som kommer tillbaka: varje kort är två tal.

option-deck = Korten: en kortlek vid namn, eller en egen fil
option-deck-even40 = 40 kort, åtta till var och en (vår rekonstruktion, inte den tryckta listan)
option-deck-pairs36 = 36 kort, varje par av 1 till 9 en gång (vår gissning om den mindre asken)
option-stall-guard = Om spelet stramas åt när inget kort har kastats på länge
option-stall-guard-true = på: då måste man spela eller lägga till om man kan
option-stall-guard-false = av: en omgång kan pågå i evighet
option-play-out-final-round = Omgången där någon når 4 poäng
option-play-out-final-round-true = spelas färdigt om andraplatsen
option-play-out-final-round-false = slutar genast
option-two-player-self-beat = Två spelare: sista kortet slår ens eget andra set
option-two-player-self-beat-win = omgången är vunnen genast
option-two-player-self-beat-take_back = setet kommer tillbaka först, så spelet går vidare
option-open-discards = Om alla får titta igenom kasthögen
option-open-discards-true = ja
option-open-discards-false = nej, bara dess storlek visas
option-memory-aid = Om kort som gått från bordet till en hand fortsätter att visas
option-memory-aid-true = ja
option-memory-aid-false = nej, att minnas dem hör till spelet

# Ord
name = { $seat }
area-of = { $seat } (yta { $area })
hand-of = { $seat }: { $cards }
score-of = { $seat } { $points }

# Vad man kan göra
action-play = { $count ->
    [one] spela { $cards }
   *[other] spela { $count } kort: { $cards }
}
action-add = lägg { $card } till setet framför { $place }
action-take = ta setet framför { $place }
action-turn = vänd hela handen
action-first = { $seat } får första kortet
action-deal = { $count } kort delas ut: { $cards }

# Vad som hände
event-first-card = Korten går inte jämnt ut: { $seat } får det första.
event-dealt = Omgång { $round }: alla { $count } kort delas ut.
event-dealt-seen = Omgång { $round }: alla { $count } kort delas ut ({ $hands }).
event-starts = { $seat } fick stjärnan och börjar.
event-starts-in-area-two = { $seat } fick stjärnan och inleder med en enda tur, på yta 2.
event-cleared = { $count ->
    [one] Kortet framför { $place } kastas: { $cards }.
   *[other] Setet framför { $place } kastas: { $cards }.
}
event-cleared-out = { $count ->
    [one] { $place } är ute och hoppas över; kortet som låg kvar kastas: { $cards }.
   *[other] { $place } är ute och hoppas över; setet som låg kvar kastas: { $cards }.
}
event-played = { $count ->
    [one] { $seat } spelar en ensam { $value }:a: { $cards }.
   *[other] { $seat } spelar { $count } kort med värdet { $value }: { $cards }.
}
event-played-in-area = { $count ->
    [one] { $seat } spelar en ensam { $value }:a på yta { $area }: { $cards }.
   *[other] { $seat } spelar { $count } kort med värdet { $value } på yta { $area }: { $cards }.
}
event-added = { $seat } lägger { $card } till setet framför { $place }, som nu har { $count } kort.
event-beaten = { $count ->
    [one] { $seat } blir slagen och tar tillbaka kortet, vänt: { $cards }.
   *[other] { $seat } blir slagen och tar tillbaka setet, vänt: { $cards }.
}
event-beaten-own = { $count ->
    [one] { $seat } har slagit sitt eget kort och tar tillbaka det, vänt: { $cards }.
   *[other] { $seat } har slagit sitt eget set och tar tillbaka det, vänt: { $cards }.
}
event-beaten-away = { $count ->
    [one] { $seat } är ute, så det slagna kortet kastas: { $cards }.
   *[other] { $seat } är ute, så det slagna setet kastas: { $cards }.
}
event-beaten-away-own = { $count ->
    [one] { $seat } har slagit sitt eget kort med det sista; det kastas: { $cards }.
   *[other] { $seat } har slagit sitt eget set med sista kortet; det kastas: { $cards }.
}
event-taken = { $count ->
    [one] { $seat } tar kortet framför { $place }, vänt: { $cards }.
   *[other] { $seat } tar setet framför { $place }, vänt: { $cards }.
}
event-hand-turned = { $count ->
    [one] { $seat } vänder sitt enda kort.
   *[other] { $seat } vänder hela handen, { $count } kort.
}
event-nothing-to-play = { $seat } kan varken spela eller lägga till, och det vet nu alla.
event-guarded = Inget kort har kastats på { $stall } turer: { $seat } måste spela eller lägga till, om det går.
event-went-out-first = { $seat } är först utan kort: 2 poäng, { $points } sammanlagt.
event-went-out-second = { $points ->
    [one] { $seat } är andra spelare utan kort: 1 poäng, den första.
   *[other] { $seat } är andra spelare utan kort: 1 poäng, { $points } sammanlagt.
}
event-round-won = { $wins ->
    [one] { $seat } har spelat sitt sista kort och vinner omgången.
   *[other] { $seat } har spelat sitt sista kort och vinner omgången, den { $wins }:a.
}
event-round-over = Omgång { $round } är slut: { $scores }. Korten delas ut på nytt.
event-won = { $seat } vinner med { $points } poäng.
event-won-rounds = { $seat } har vunnit { $points } omgångar, och därmed spelet.

# Varför inte
refusal-game-over = Spelet är slut.
refusal-not-dealt = Korten har inte delats ut än.
refusal-you-are-out = Du har spelat ditt sista kort och är ute ur omgången.
refusal-not-your-turn = Det är { $seat } som står på tur.
refusal-wrong-way-up = Du har { $card }, men åt andra hållet; bara hela handen kan vändas.
refusal-not-in-hand = Du har inte { $card }.
refusal-not-higher = { $count ->
    [one] En ensam { $value }:a ligger framför { $seat }; ett ensamt kort måste vara högre.
   *[other] { $count } kort med värdet { $value } ligger framför { $seat }; ett set på { $count } måste vara högre.
}
refusal-own-set = Bara de andras set kan man lägga till eller ta.
refusal-own-area = Din egen andra yta är inte motståndarens: du kan varken lägga till där eller ta därifrån.
refusal-no-set-to-add-to = Det ligger inget set framför { $seat } att lägga till.
refusal-other-value = { $card } passar inte: setet visar { $value }.
refusal-nothing-to-take = Det finns inget set att ta framför { $seat }.
refusal-guard-no-turn = Inget kort har kastats på { $stall } turer: så länge du kan spela eller lägga till får du inte vända handen.
refusal-guard-no-take = Inget kort har kastats på { $stall } turer: inget set får tas nu.
refusal-chance-deals = Slumpen delar ut korten; spelarna spelar dem.
refusal-first-known = Det är redan känt vem som får första kortet.
refusal-first-not-seated = Ingen sitter där och kan få första kortet.
refusal-no-deal-now = Det är inte läge att dela ut nu.
refusal-no-such-card = { $card } finns inte i kortleken.
refusal-star-elsewhere = Stjärnan sitter på { $card } och inte på något annat kort.
refusal-not-the-deck = En giv är alla { $count } kort i leken, vart och ett en gång.
refusal-star-once = Precis ett { $card } i given är märkt med stjärnan.

# Vad som inte gick att läsa
unreadable-dnup-notation = Jag förstår inte ”{ $text }”. Skriv play 3/4 3/6, add 5/2 P2, take P3 eller turn.
unreadable-no-card = ”{ $text }” är inget kort. Ett kort skrivs med det övre värdet först, som 3/4.
unreadable-not-in-deck = Det finns inget kort { $card } i leken.
unreadable-no-such-place = Det finns ingen plats ”{ $text }” vid bordet. Platserna heter P1, P2 och så vidare.
unreadable-no-areas = ”{ $text }” är en yta; ytor finns bara i spelet för två.
unreadable-which-area = ”{ $text }” säger inte vilken yta: P1.1, P1.2, P2.1 eller P2.2.
unreadable-too-many-alike = Det finns bara { $count } kort { $card } i leken.
unreadable-play-what = Säg vilka kort: play 3/4 3/6 ({ $clause }).
unreadable-not-a-set = Korten är inget set: alla måste visa samma värde, och det är det övre värdet som räknas ({ $clause }).
unreadable-add-what = Säg vilket kort och till vem: add 5/2 P2 ({ $clause }).
unreadable-add-one = Man lägger till bara ett kort per tur ({ $clause }).
unreadable-take-what = Man tar ett helt set, från en spelare: take P3 ({ $clause }).
unreadable-turn-some = Man vänder alla kort på handen eller inget ({ $clause }).
unreadable-no-pass = Man får inte passa: spela, lägg till, ta eller vänd ({ $clause }).

# Bordet i terminalen
ask-first = Slumpen avgör vem som får första kortet.
ask-deal = Korten delas ut.
ask-over = { $seat } har vunnit.
ask-turn = { $seat } spelar ett set, lägger till ett kort, tar ett set eller vänder handen.
ask-you = { $seat }, det är din tur: spela ett set, lägg till ett kort, ta ett set eller vänd handen.
ask-turn-area = { $seat } är på yta { $area }: spela, lägga till, ta eller vända handen.
ask-you-area = { $seat }, det är din tur på yta { $area }: spela ett set, lägg till ett kort, ta ett set eller vänd handen.
ask-guarded = { $seat } måste spela eller lägga till, och får vända handen bara om inget av det går.
board-round = Omgång { $round }
board-round-area = Omgång { $round }, yta { $area }
board-cards = { $count } kort
board-points = { $points } poäng
board-wins = { $points ->
    [one] { $points } vunnen omgång
   *[other] { $points } vunna omgångar
}
board-out-first = ute (1:a)
board-out-second = ute (2:a)
board-falls-now = kastas efter den här turen
board-falls = kastas om { $turns } turer
board-added = { $count ->
    [one] det sista tillagt av någon annan
   *[other] de { $count } sista tillagda av andra
}
board-discards = { $count ->
    [0] Inget har kastats än
   *[other] { $count } kastade kort
}
board-discards-open = Kasthög ({ $count }): { $cards }
board-removed = Inte med i spelet: { $cards }
board-known = kända: { $cards }
board-stall = Inget kort har kastats på { $stall } turer; spelet stramas åt från { $limit }
board-hand = Din hand
board-hand-hint = nederst: värdet när kortet vänds
board-star = fick stjärnan och började omgången
