game-title = NewGame
game-summary = One secret card each: keep it, or swap it for the unknown. The highest wins.
option-put-aside = How a card lies that is swapped away
option-put-aside-up = face up, for all to see
option-put-aside-down = face down
hand-of = { $seat }: { $cards }
action-keep = keep
action-swap = swap
action-shuffle = the deck is shuffled
event-dealt = Everybody is dealt a card.
event-dealt-seen = Everybody is dealt a card ({ $hands }).
event-kept = { $seat } keeps the card.
event-swapped = { $seat } puts the card aside, face down, and takes another.
event-swapped-up = { $seat } puts a { $aside } aside and takes another card.
event-swapped-seen = { $seat } puts a { $aside } aside and draws a { $drawn }.
event-shown = All cards are turned up: { $hands }. Won by { $winners }.
refusal-not-your-turn = It is not your turn.
refusal-not-the-deck = These are not the twelve cards of the deck.
table-pile = Cards in the pile: { $count }
table-aside = aside: { $card }
view-pile = Cards in the pile: { $value }
view-hand = Your card: { $value }
view-choices-of = { $seat }: { $value ->
    [keep] keeps the card
   *[swap] has swapped
}
view-asides-of = { $seat } put aside: { $value }
view-hands-of = { $seat } has { $value }
