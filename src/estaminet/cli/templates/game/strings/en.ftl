# NewGame in English. $seat is a player's name.
game-title = NewGame
game-summary = One secret card each: keep it, or swap it for the unknown. The highest wins.

option-put-aside = How a card lies that is swapped away
option-put-aside-up = face up, for all to see
option-put-aside-down = face down

name = { $seat }
card-of = { $seat } { $card }

action-keep = keep
action-swap = swap
action-shuffle = the deck is shuffled

event-dealt = Everybody is dealt a card.
event-dealt-seen = Everybody is dealt a card ({ $cards }).
event-kept = { $seat } keeps the card.
event-swapped = { $seat } puts the card aside, face down, and takes another.
event-swapped-up = { $seat } puts a { $aside } aside and takes another card.
event-swapped-seen = { $seat } puts a { $aside } aside and draws a { $drawn }.
event-shown = All cards are turned up: { $cards }.
event-won = { $count ->
    [one] { $seats } has the highest card and wins.
   *[other] { $seats } share the win.
}

refusal-not-dealt = The cards are not dealt yet.
refusal-match-over = The match is over.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-chance-shuffles = Only chance shuffles.
refusal-dealt-already = The cards are dealt already.
refusal-not-the-deck = These are not the twelve cards of the deck.

unreadable-no-move = “{ $text }” is no move here; there are keep and swap.
unreadable-no-such-card = “{ $text }” names a card that does not exist; there are 1 to 6.

table-pile = { $count ->
    [one] One card in the pile
   *[other] { $count } cards in the pile
}
table-aside = aside: { $card }
ask-deal = The cards are about to be dealt.
ask-turn = { $seat }, keep your card or swap it?
ask-over = The match is over.
