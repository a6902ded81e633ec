# UDAKA Classic in English. $seat, $first and $victim are players' names; $card and $cards come with their article.
game-title = UDAKA Classic
game-summary = Discard pairs to win tokens, lay the fourth ace to own every tie, and be the first to win two rounds.

option-udaka-scoring = The UDAKA token when a round is scored
option-udaka-scoring-effect = The UDAKA token matters in every round, not only in a shared lead.
option-udaka-scoring-tie_only = only breaks a shared lead
option-udaka-scoring-counts = also counts as a token for its holder
option-stacked-space = What a pair takes from a space with two tokens
option-stacked-space-effect = Pairs on a space with two tokens win twice as much.
option-stacked-space-one = one token
option-stacked-space-all = both tokens
option-special-timing = Suicide King and Joker
option-special-timing-effect = King and Joker cannot be kept for the best moment: more surprise, less planning.
option-special-timing-when_discarded = may be kept; they act when they are discarded
option-special-timing-at_once = have to be discarded as soon as they can act
option-first-dealer = The first dealer
option-first-dealer-effect = Drawing lots is quicker; with cards the game begins with a small ceremony.
option-first-dealer-cards = is found with cards dealt face up
option-first-dealer-random = is drawn by lot
option-next-dealer = Later rounds are dealt by
option-next-dealer-effect = Whoever deals plays last, and so sees the others move first.
option-next-dealer-left = the next player clockwise
option-next-dealer-winner = the winner of the round before
option-next-dealer-cards = whoever the cards choose each time
preset-stakes = High stakes
preset-brisk = Brisk

# Words
name = { $seat }
card-a = an ace
card-k = the Suicide King
card-j = the Joker
card-number = { $number ->
    [8] an 8
   *[other] a { $number }
}
pair-a = two aces
pair-number = two { $number }s
hand-of = { $seat }: { $cards }
tokens-of = { $seat }: { $count }
tokens-of-holder = { $seat }: { $count } (holds the UDAKA token)
tokens-of-counted = { $seat }: { $score } ({ $count } and the UDAKA token)

# What can be done
action-discard = { $cards }
action-discard-king = the Suicide King, a token back to space { $space }
action-discard-joker = the Joker, a token from { $victim }
action-turn-up = { $card } is turned up
action-lot = { $seat } is drawn as dealer
action-shuffle = the deck is shuffled and dealt

# What happened
event-card-turned-up = { $seat } is dealt { $card } face up.
event-dealer-again = Neither an ace nor a number: all cards go back, and the search for a dealer starts over.
event-dealer-chosen-ace = The first ace: { $seat } deals.
event-dealer-chosen-highest = No ace; the highest number decides, the earlier of equals: { $seat } deals.
event-dealer-chosen-lot = The lot falls on { $seat }, who deals.
event-dealer-chosen-left = The deal passes clockwise to { $seat }.
event-dealer-chosen-winner = The winner deals next: { $seat }.
event-round-begins = Round { $round }: a token on every number from 2 to 9, the UDAKA token on its space; { $left ->
    [one] one rounds token is
   *[other] { $left } rounds tokens are
} to be won.
event-round-begins-decider = Round { $round } decides: everybody has won one, and no rounds token is left.
event-dealt = { $seat } deals two cards each; { $first } begins.
event-dealt-seen = { $seat } deals two cards each ({ $hands }); { $first } begins.
event-drew = { $seat } draws a card.
event-drew-seen = { $seat } draws { $card }.
event-refilled = { $seat } fills up to two cards.
event-refilled-seen = { $seat } fills up to two cards with { $card }.
event-draw-pile-empty = The draw pile is empty: from now on nobody draws.
event-discarded-on = { $seat } lays { $cards } on { $on }.
event-discarded-first = { $seat } lays { $cards } on the empty pile.
event-discarded-aces = { $seat } lays { $cards } on the UDAKA pile.
event-token-taken = { $pair ->
    [top] A pair with the top card:
    [both] Three of a kind, still one pair:
   *[hand] A pair:
} { $seat } takes { $count ->
    [one] a token
   *[other] { $count } tokens
} from space { $space }.
event-pair-won-nothing = A pair, but space { $space } is empty: { $seat } takes nothing.
event-aces-down = { $count ->
    [one] One ace is down.
   *[other] { $count } aces are down.
}
event-udaka-taken = The fourth ace: { $seat } takes the UDAKA token.
event-token-returned = { $seat } puts a token back on space { $space }, which now holds { $now ->
    [one] one
   *[other] { $now }
}.
event-nothing-returned = { $seat } has no token to put back.
event-token-stolen = { $seat } takes a token from { $victim }.
event-nothing-stolen = Nobody else has a token: { $seat } takes nothing.
event-round-scored = All cards are down in round { $round }. Tokens: { $players }.
event-round-won-sole-lead = { $seat } alone has the most ({ $score }) and wins round { $round }.
event-round-won-shared-lead-tied = { $leaders } share the lead ({ $score }), so the UDAKA token decides: { $seat } holds it and wins round { $round }.
event-round-won-shared-lead-behind = { $leaders } share the lead ({ $score }), so the UDAKA token decides: { $seat } holds it and wins round { $round } from behind.
event-rounds-token-taken = { $seat } takes a rounds token; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left.
event-game-won = { $seat } has won two rounds and with them the game, after { $rounds } rounds.

# Why not
refusal-not-in-hand = You do not hold { $cards }.
refusal-special-is-due = { $count ->
    [one] At this table { $cards } has to go as soon as it can act: discard it now.
   *[other] At this table { $cards } have to go as soon as they can act: discard one of them now.
}
refusal-king-needs-space = The Suicide King costs you a token: say which space it goes to, as in K>5.
refusal-nothing-to-return = You have no token to put back: write just K.
refusal-joker-needs-victim = The Joker takes a token: say from whom, as in J<P2.
refusal-nothing-to-steal = Nobody else has a token: write just J.
refusal-cannot-be-robbed = The Joker takes from another player who has a token; { $victim } is not one.
refusal-not-your-turn = It is { $seat }’s turn.
refusal-game-over = The game is over.
refusal-not-dealt = The cards have to be dealt first.
refusal-no-dealer-yet = The dealer has to be found first.
refusal-no-dealer-choice-now = The dealer is not being chosen with cards now.
refusal-card-not-left = That card is not in the deck any more, or never was.
refusal-no-lot-now = No dealer is drawn by lot now.
refusal-dealer-not-seated = Nobody sits there.
refusal-no-deal-now = Nothing is dealt now.
refusal-not-the-deck = A deck is all 38 cards: four each of A and 2 to 9, one K, one J.

# What cannot be read
unreadable-udaka-notation = “{ $text }” cannot be discarded. Write 7, 7 7, A, A A, K>5 (a token back to space 5), J<P2 (a token from player 2), or plain K and J when there is nothing to return or to steal.
unreadable-no-such-card = There is no card “{ $card }”: the cards are A, 2 to 9, K and J.
unreadable-no-such-player = There is no player { $player }; there are { $players }.
unreadable-three-cards = A discard is one card or two, never more [{ $clause }].
unreadable-two-ranks = Two cards go together only if they are of the same rank [{ $clause }].
unreadable-single-copy = There is only one Suicide King and one Joker: they make no pair [{ $clause }].
unreadable-king-space = The token goes to a number space from 2 to 9, not to “{ $space }” [{ $clause }].
unreadable-only-specials-aim = “{ $text }”: only K>space and J<player name a target.
unreadable-dealer = After “dealer” comes a player, as in P2.

# On the table
table-round = Round { $round }
table-decider = the decider
table-space = Space
table-tokens = Tokens
table-draw-pile = Draw pile
table-regular-pile = Regular pile
table-top = top
table-udaka-pile = UDAKA pile
table-udaka-token = UDAKA token
table-rounds = ROUNDS
table-on-its-space = on its space
table-empty = empty
table-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
table-player = Player
table-hand = Cards
table-won = Rounds
table-dealer = deals
table-turn = to discard
table-holds-udaka = UDAKA
table-your-hand = Your cards
table-face-up = Dealt face up
table-place = { $place }. { $seat }
table-house-rules-more = { $left }; { $right }
table-house-rules = In force: { $rules }
table-scoring-tie_only = the UDAKA token breaks a shared lead but does not count
table-scoring-counts = the UDAKA token counts 1 and breaks a shared lead
table-timing-when_discarded = K and J may be kept
table-timing-at_once = K and J go as soon as they can act
table-stacked-one = a pair takes one token
table-stacked-all = a pair takes all tokens of its space
ask-cards = One card each is dealt face up, until an ace comes; the next one is for { $seat }.
ask-lot = The first dealer is drawn by lot.
ask-deal = { $seat } shuffles and deals.
ask-discard = { $seat }, discard one card, or two of the same rank.
ask-discard-last = { $seat }, discard one card, or two of the same rank; nobody draws any more.
ask-over = { $seat } has won.

# The board in the browser
board-say = { $what }
board-others = The other players
board-board = The board
board-well = Space { $space }: { $count ->
    [0] no token
    [one] one token
   *[other] { $count } tokens
}
board-well-wins = your pair takes it now
board-well-open = the top card pairs with it
board-well-aim = Put your token on space { $space }, { $count ->
    [0] which is empty
    [one] which holds one
   *[other] which holds { $count }
}
board-seat-tokens = { $count ->
    [0] no tokens
    [one] one token
   *[other] { $count } tokens
}
board-seat-rounds = { $count ->
    [one] one round won
   *[other] { $count } rounds won
}
board-seat-aim = { $count ->
    [0] { $seat }, who has no token
    [one] Take a token from { $seat }, who has one
   *[other] Take a token from { $seat }, who has { $count }
}
board-face-up = dealt face up: { $card }
board-card-wins = { $card }, can take a token now
board-draw = Draw pile, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
board-pile = Regular pile, { $count ->
    [one] one card
   *[other] { $count } cards
}, on top { $card }
board-pile-empty = Regular pile, empty
board-aces = { $count ->
    [0] No ace is down.
    [one] One ace is down.
   *[other] { $count } aces are down.
}
board-udaka-here = The fourth takes the UDAKA token.
board-udaka-held = { $seat } holds the UDAKA token.
board-rounds-left = { $count ->
    [0] No rounds token left
    [one] One rounds token left
   *[other] { $count } rounds tokens left
}
board-king = The Suicide King costs you a token, if you have one: it goes back to a number of your choice.
board-joker = The Joker takes a token from another player of your choice, if anyone has one.
board-at-once = At this table it has to go as soon as it can act.
board-ace = { $count ->
    [3] Three aces are down: this one takes the UDAKA token.
    [0] Aces go to the UDAKA pile; the fourth takes the UDAKA token.
   *[other] Aces go to the UDAKA pile, { $count } so far; the fourth takes the UDAKA token.
}
board-lay = Lay { $cards }
board-takes = takes { $count ->
    [one] a token
   *[other] { $count } tokens
} from { $space }
board-pick = Pick a card, or two of the same rank.
board-pick-wins = Pick a card, or two of the same rank. Those marked with a token would win one.
board-scoring = How round { $round } was won
board-scoring-close = To the board
board-step-count = Tokens are counted. { $seat } holds the UDAKA token, which does not count.
board-step-count-udaka = Tokens are counted. { $seat } holds the UDAKA token, which counts as one.
board-step-sole = { $leaders } alone has the most: { $score }.
board-step-shared = { $leaders } share the lead with { $score }, so whoever holds the UDAKA token wins.
board-step-won = { $seat } wins round { $round }.
board-king-where = Which number gets it?
board-joker-whom = From whom?

# The lesson
lesson-you = Robin (you)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = Eight numbered spaces hold brass tokens. Whoever has the most when all cards are gone wins the round.
lesson-hand = You hold two cards, draw a third and discard. Now you have two 7s: a pair.
lesson-pair = A pair takes the token from its space. Pick up both 7s and lay them on the discard pile.
lesson-pair-good = The token is yours. You laid two cards, so your hand was filled up to two again.
lesson-pair-other = That is allowed, but it wins nothing. Lay both 7s.
lesson-top = The top card counts too. It is a 4, and you hold a 4: lay it and take the token.
lesson-top-good = One card, one token. But every card laid also serves the next player.
lesson-top-other = That is allowed, but the top card only helps a 4 now.
lesson-ace = Aces go beside the sun, the UDAKA token. Whoever lays the fourth takes it. Two are down: lay yours.
lesson-ace-good = That was the third. Ada had been waiting for it: hers is the fourth.
lesson-ace-other = That would be the careful way! For the lesson, lay the ace.
lesson-udaka = Ada has the UDAKA token now. It can be neither stolen nor given back, and it breaks ties.
lesson-last = The end of another round. Ada has three tokens; you have two and the UDAKA token. Lay your 5.
lesson-last-good = Three tokens each: the lead is shared. The UDAKA token decides, and you hold it.
lesson-end = A pennant for the round. Whoever wins two rounds first wins the game; the rest is timing.
lesson-title-2 = Kings and Jokers
lesson-trick = The Joker wins nothing from the board. It takes a token from another player.
lesson-joker = Ada has the most. Pick up the Joker, then point at her.
lesson-joker-good = A token has changed hands. Nobody can steal the UDAKA token, though.
lesson-joker-other = You may keep the Joker, but now is its moment: take a token from Ada.
lesson-price = This is the Suicide King. Laying him costs you one of your tokens.
lesson-king = You choose the space it goes to, ideally one that you hold a card for. Lay the king and choose 9.
lesson-king-good = The token lies there for anybody’s pair, perhaps your own.
lesson-king-other = You may keep him, but in the end every card has to go. Lay the king now.
lesson-back = Your turn again, and you have drawn a second 9. Lay both and take a token from space 9.
lesson-back-good = What the king cost you is yours again.
lesson-back-other = Allowed, but the pair of 9s is worth a token.
lesson-cover = King and Joker also cover the top card. That alone can be worth it: the next player finds nothing to match.
coach-pair = Look for a pair first: in your hand, or with the top card of the pile.
coach-next = No pair? Leave on top a number whose space is empty: it helps nobody.
coach-ace = Keep an ace until it can be the fourth, or until nobody else has one.

level-club-hoarder = Club player (hoarder)
level-club-racer = Club player (racer)
level-expert-quick = Expert (quick)
board-score-head = Rounds won

# Letters at the table, and what they do
key-lay = l
    .does = lay the card picked up
key-lay-two = t
    .does = lay two of its rank

# Why a move was worse than another
review-why-token = The better one takes { $count ->
    [one] a token
   *[other] { $count } tokens
 } at once.
review-why-udaka = The better one is the fourth ace: it takes the UDAKA token.
review-why-offered = Judging by the cards played, the next player can then pair the top card for a token with a probability of { $odds }%; after the better move, { $better }%.
review-why-split = It splits a pair while a token lies on space { $space }.
