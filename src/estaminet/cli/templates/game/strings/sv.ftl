game-title = NewGame
game-summary = Ett hemligt kort var: behåll det, eller byt mot det okända. Högsta kortet vinner.
option-put-aside = Hur ett undanlagt kort ligger
option-put-aside-up = med framsidan upp, så att alla ser det
option-put-aside-down = med baksidan upp
hand-of = { $seat }: { $cards }
action-keep = behåll
action-swap = byt
action-shuffle = korten blandas
event-dealt = Alla får ett kort.
event-dealt-seen = Alla får ett kort ({ $hands }).
event-kept = { $seat } behåller sitt kort.
event-swapped = { $seat } lägger undan sitt kort med baksidan upp och tar ett nytt.
event-swapped-up = { $seat } lägger undan en { $aside }:a och tar ett nytt kort.
event-swapped-seen = { $seat } lägger undan en { $aside }:a och drar en { $drawn }:a.
event-shown = Alla kort vänds upp: { $hands }. Segern går till { $winners }.
refusal-not-your-turn = Det är inte din tur.
refusal-not-the-deck = Det är inte de tolv korten i leken.
table-pile = Kort i högen: { $count }
table-aside = undanlagt: { $card }
view-pile = Kort i högen: { $value }
view-hand = Ditt kort: { $value }
view-choices-of = { $seat }: { $value ->
    [keep] behåller kortet
   *[swap] har bytt
}
view-asides-of = { $seat } lade undan: { $value }
view-hands-of = { $seat } har { $value }
