# NewGame på svenska. $seat är en spelares namn.
game-title = NewGame
game-summary = Ett hemligt kort var: behåll det, eller byt mot det okända. Högsta kortet vinner.

option-put-aside = Hur ett undanlagt kort ligger
option-put-aside-up = med framsidan upp, så att alla ser det
option-put-aside-down = med baksidan upp

name = { $seat }
card-of = { $seat } { $card }

action-keep = behåll
action-swap = byt
action-shuffle = korten blandas

event-dealt = Alla får ett kort.
event-dealt-seen = Alla får ett kort ({ $cards }).
event-kept = { $seat } behåller sitt kort.
event-swapped = { $seat } lägger undan sitt kort med baksidan upp och tar ett nytt.
event-swapped-up = { $seat } lägger undan en { $aside } och tar ett nytt kort.
event-swapped-seen = { $seat } lägger undan en { $aside } och drar en { $drawn }.
event-shown = Alla kort vänds upp: { $cards }.
event-won = { $count ->
    [one] { $seats } har högsta kortet och vinner.
   *[other] { $seats } delar på segern.
}

refusal-not-dealt = Korten är inte utdelade än.
refusal-match-over = Partiet är slut.
refusal-not-your-turn = Det är { $seat } som står i tur.
refusal-chance-shuffles = Bara slumpen blandar.
refusal-dealt-already = Korten är redan utdelade.
refusal-not-the-deck = Det är inte de tolv korten i leken.

unreadable-no-move = ”{ $text }” är inget drag; det finns keep (behåll) och swap (byt).
unreadable-no-such-card = ”{ $text }” anger ett kort som inte finns; det finns 1 till 6.

table-pile = { $count ->
    [one] Ett kort i högen
   *[other] { $count } kort i högen
}
table-aside = undanlagt: { $card }
ask-deal = Korten ska delas ut.
ask-turn = { $seat }, behålla kortet eller byta?
ask-over = Partiet är slut.
