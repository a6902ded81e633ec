# dnup in English. $seat is a player's name, $cards are cards as they are written (3/4 shows 3, and 4 when turned).
game-title = dnup
game-summary = Get rid of your cards in sets of one value, and turn what comes back: every card is two numbers.
game-note = The deck is our reconstruction, not the printed list, unless you bring your own.

option-deck = The cards: a deck by name, or a file of your own
option-deck-effect = Fewer cards make shorter rounds and let you guess hands more closely.
option-deck-even40 = 40 cards, eight for everybody (our reconstruction, not the printed list)
option-deck-pairs36 = 36 cards, each pair of 1 to 9 once (our guess at the smaller box)
option-stall-guard = When no card has been discarded for a long time
option-stall-guard-effect = Off, a round may last for ever; only for people around one device.
option-stall-guard-true = whoever can play or add has to
option-stall-guard-false = nothing changes: a round may last for ever
option-play-out-final-round = The round in which somebody reaches 4 points
option-play-out-final-round-effect = The last round also decides second place, and so takes a little longer.
option-play-out-final-round-true = is played on for second place
option-play-out-final-round-false = ends at once
option-two-player-self-beat = Two players: the last card beats one’s own other set
option-two-player-self-beat-effect = Only for two: going out by beating your own set no longer wins at once.
option-two-player-self-beat-win = the round is won at once
option-two-player-self-beat-take_back = the set comes back first, so play goes on
option-open-discards = Anybody may look through the discard pile
option-open-discards-effect = What has left the round need not be remembered; good for learning.
option-open-discards-true = yes
option-open-discards-false = no, only its size is shown
option-memory-aid = Cards that went from the table to a hand stay shown
option-memory-aid-effect = Everybody sees what came back to which hand; memory counts for less.
option-memory-aid-true = yes
option-memory-aid-false = no, remembering them is part of the game
preset-learners = For learners

# Words
name = { $seat }
area-of = { $seat } (area { $area })
hand-of = { $seat }: { $cards }
score-of = { $seat }: { $points }

# What can be done
action-play = { $count ->
    [one] play { $cards }
   *[other] play { $count } cards: { $cards }
}
action-add = add { $card } to the set in front of { $place }
action-take = take the set in front of { $place }
action-turn = turn the whole hand
action-first = { $seat } gets the first card
action-deal = { $count } cards are dealt: { $cards }

# What happened
event-first-card = The cards do not come out even: { $seat } gets the first one.
event-dealt = Round { $round }: all { $counts } cards are dealt.
event-dealt-seen = Round { $round }: all { $counts } cards are dealt ({ $hands }).
event-starts = { $seat } was dealt the star and starts.
event-starts-in-area-two = { $seat } was dealt the star and opens with a single turn, in area 2.
event-cleared = { $count ->
    [one] The card in front of { $place } is discarded: { $cards }.
   *[other] The set in front of { $place } is discarded: { $cards }.
}
event-cleared-out = { $count ->
    [one] { $place } is out and skipped; the card lying there is discarded: { $cards }.
   *[other] { $place } is out and skipped; the set lying there is discarded: { $cards }.
}
event-played = { $count ->
    [one] { $seat } plays a single { $value }: { $cards }.
   *[other] { $seat } plays { $count } cards of value { $value }: { $cards }.
}
event-played-in-area = { $count ->
    [one] { $seat } plays a single { $value } in area { $area }: { $cards }.
   *[other] { $seat } plays { $count } cards of value { $value } in area { $area }: { $cards }.
}
event-added = { $seat } adds { $card } to the set in front of { $place }, which now has { $count } cards.
event-beaten = { $count ->
    [one] { $seat } is beaten and takes the card back, turned: { $cards }.
   *[other] { $seat } is beaten and takes the set back, turned: { $cards }.
}
event-beaten-own = { $count ->
    [one] { $seat } has beaten their own card and takes it back, turned: { $cards }.
   *[other] { $seat } has beaten their own set and takes it back, turned: { $cards }.
}
event-beaten-away = { $count ->
    [one] The card of { $seat }, who is out, is beaten and discarded: { $cards }.
   *[other] The set of { $seat }, who is out, is beaten and discarded: { $cards }.
}
event-beaten-away-own = { $count ->
    [one] { $seat } has beaten their own card with their last one; it is discarded: { $cards }.
   *[other] { $seat } has beaten their own set with the last card; it is discarded: { $cards }.
}
event-taken = { $count ->
    [one] { $seat } takes the card in front of { $place }, turned: { $cards }.
   *[other] { $seat } takes the set in front of { $place }, turned: { $cards }.
}
event-hand-turned = { $count ->
    [one] { $seat } turns the only card in hand.
   *[other] { $seat } turns the whole hand, { $count } cards.
}
event-nothing-to-play = { $seat } can neither play nor add, as everybody now knows.
event-guarded = No card has been discarded for { $stall } turns: { $seat } has to play or add, if possible.
event-went-out-first = { $seat } is the first without cards: 2 points, { $points } in all.
event-went-out-second = { $points ->
    [one] { $seat } is the second without cards: 1 point, their first.
   *[other] { $seat } is the second without cards: 1 point, { $points } in all.
}
event-round-won = { $wins ->
    [one] { $seat } has played the last card and wins the round.
   *[other] { $seat } has played the last card and wins the round: that makes { $wins }.
}
event-round-over = Round { $round } is over: { $scores }. The cards are dealt again.
event-won = { $seat } wins with { $points } points.
event-won-rounds = { $seat } has won { $points } rounds, and the game.

# Why not
refusal-game-over = The game is over.
refusal-not-dealt = The cards have not been dealt yet.
refusal-you-are-out = You have played your last card and are out of this round.
refusal-not-your-turn = It is { $seat }’s turn.
refusal-wrong-way-up = You hold { $card }, but the other way up; only the whole hand can be turned.
refusal-not-in-hand = You do not hold { $card }.
refusal-not-higher = { $count ->
    [one] A single { $value } lies in front of { $place }; one card has to be higher than that.
   *[other] { $count } cards of value { $value } lie in front of { $place }; a set of { $count } has to be higher.
}
refusal-own-set = Only the sets of others can be added to or taken.
refusal-own-area = Your own areas are not an opponent’s: you can neither add to a set there nor take it.
refusal-no-set-to-add-to = There is no set in front of { $place } to add to.
refusal-other-value = { $card } does not fit: the set shows { $value }.
refusal-nothing-to-take = There is no set to take in front of { $place }.
refusal-guard-no-turn = No card has been discarded for { $stall } turns: as long as you can play or add, you cannot turn your hand.
refusal-guard-no-take = No card has been discarded for { $stall } turns: no set can be taken now.
refusal-first-known = It is already known who gets the first card.
refusal-first-not-seated = Nobody sits there to get the first card.
refusal-no-deal-now = This is not the moment to deal.
refusal-no-such-card = { $card } is not in this deck.
refusal-star-elsewhere = The star is on { $card } and on no other card.
refusal-not-the-deck = A deal is all { $count } cards of the deck, each once.
refusal-star-once = Exactly one { $card } of the deal has to be marked with the star.

# What could not be read
unreadable-dnup-notation = I cannot read “{ $text }”. Write play 3/4 3/6, add 5/2 { $to }, take { $whose } or turn.
unreadable-no-card = “{ $text }” is not a card. A card is written with the value that is up first, as in 3/4.
unreadable-not-in-deck = There is no card { $card } in this deck.
unreadable-no-such-place = There is no place “{ $text }” at this table. { $areas ->
    [on] Places are called P1.1, P1.2, P2.1 and P2.2.
   *[off] Places are called P1, P2 and so on.
}
unreadable-no-areas = “{ $text }” names an area; there are areas only in the game for two.
unreadable-which-area = “{ $text }” does not say which area: P1.1, P1.2, P2.1 or P2.2.
unreadable-too-many-alike = { $count ->
    [one] There is only one card { $card } in this deck.
   *[other] There are only { $count } cards { $card } in this deck.
}
unreadable-play-what = Say which cards: play 3/4 3/6 ({ $clause }).
unreadable-not-a-set = These cards are not a set: all must show the same value, and it is the upper value that counts ({ $clause }).
unreadable-add-what = Say which card and to whom: add 5/2 { $to } ({ $clause }).
unreadable-add-one = Only one card can be added in a turn ({ $clause }).
unreadable-take-what = A whole set is taken, from one player: take { $whose } ({ $clause }).
unreadable-turn-some = All cards in hand are turned, or none ({ $clause }).
unreadable-no-pass = There is no passing: play, add, take or turn ({ $clause }).

# The table in the terminal
ask-first = Chance draws who gets the first card.
ask-deal = The cards are dealt.
ask-over = { $seat } has won.
ask-turn = { $seat } plays, adds, takes or turns the hand.
ask-you = { $seat }, play, add, take or turn your hand.
ask-turn-area = { $seat } is in area { $area }: play, add, take or turn the hand.
ask-you-area = { $seat }, area { $area }: play, add, take or turn your hand.
ask-guarded = { $seat }, play or add; turn the hand only if neither is possible.
board-round = Round { $round }
board-round-area = Round { $round }, area { $area }
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-wins = { $points ->
    [one] { $points } round won
   *[other] { $points } rounds won
}
board-out-first = out (1st)
board-out-second = out (2nd)
board-falls-now = goes after this turn
board-falls = goes in { $turns } turns
board-added = the last { $count ->
    [one] one
   *[other] { $count }
} added by others
board-discards = { $count ->
    [0] Nothing is discarded yet
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
board-discards-open = Discarded ({ $count }): { $cards }
board-removed = Not in play: { $cards }
board-known = known: { $cards }
board-stall = No card discarded for { $stall } turns; play is restricted from { $limit } on
board-hand = Your hand
board-hand-hint = below: the value when turned
board-star = dealt the star, started this round

# The table on the screen
board-say = { $what }
board-card = { $up } over { $down }
board-set = In front of { $place }: { $count ->
    [one] a single { $value }
   *[other] { $count } cards of value { $value }
} ({ $cards })
board-place-empty = In front of { $place }: nothing
board-area = Area { $area }
board-others = The other players
board-own = Your side of the table
board-winner = wins
board-goes-back = goes back
board-goes-away = is discarded
board-hand-of = The hand of { $seat }: { $cards }
board-known-of = Known to be with { $seat }: { $cards }
board-known-word = known:
board-look-discards = Look through them
board-discards-said = Discarded: { $cards }
board-removed-count = { $count ->
    [one] { $count } card not in play
   *[other] { $count } cards not in play
}
board-play = Play
board-play-here = Play here
board-add = Add
board-take = Take it
board-take-look = Take?
board-would-get = In your hand it would be { $cards }. Press it again to take it.
board-preview = Only a look: your hand after turning. Nothing has been turned yet.
board-pick = Pick up cards of one value, or point at a set to take it.
board-turn-look = See it turned
board-turn-back = Turn back
board-turn-do = Turn the hand
board-sort = Order of the hand
board-sort-value = by value
board-sort-other = by other value
board-sort-own = my order

# The lesson
lesson-ada = Ada
lesson-bo = Bo
lesson-cleo = Cleo
lesson-cards = You are Ada. Every card is two numbers: the large one counts now, the one upside down once the card is turned.
lesson-look = Only the whole hand can be turned, never a single card. Look at it the other way up.
lesson-look-good = Every card shows its other number. You have only looked; nothing is played yet.
lesson-set = Equal numbers make a set. The table is empty: pick up both sevens and lay them in front of you.
lesson-set-good = Nobody beat your sevens. As your turn came again they were discarded for good: that is how cards leave.
lesson-set-other = That can be done too. But a pair takes two cards away at once: try both sevens.
lesson-beat = Bo has played a single 4. A set of the same size has to be higher: beat it with your 8.
lesson-beat-good = Bo takes the 4 back, turned: it has become a 9. What comes back is never what was played.
lesson-beat-other = You could do that. But first beat the 4 with a higher single card.
lesson-size = A single and a triple lie there. Sets of another size do not matter: no pair is there, so play your ones.
lesson-size-good = Two ones, unhindered. Nobody is beaten, since no other pair was there.
lesson-size-other = There is something better: a pair of ones takes two cards away.
lesson-add = You may add one card to another player’s set of the same number. Your 5 makes Bo’s 5 a pair.
lesson-add-good = You are rid of a card, and Bo’s new pair beats Cleo’s threes.
lesson-add-other = Not bad. But here try to add your 5 to Bo’s set.
lesson-take = You may take a whole set; every card is turned. Press Bo’s twos to see them turned, and again to take them.
lesson-take-good = The twos arrived as 5, 7 and 9. Now you hold pairs.
lesson-take-other = Look at Bo’s twos first: turned they fit your hand.
lesson-turn = Nothing you hold beats the 5. Look at your hand turned: pairs of sevens and nines. Then turn it.
lesson-turn-good = All low before, all high now, at the price of one turn. When to turn is half the game.
lesson-turn-other = That would help less: look at your hand turned, then turn it.
lesson-ring = The ring is a set’s clock: it counts the turns left, this one included. Then the set is discarded, unless somebody beats it.
lesson-out = Your last two cards are a pair, and eights beat fives. Play them.
lesson-out-good = First without cards: 2 points. The second gets 1. Whoever has 4 points wins.
lesson-out-other = Why wait? Both eights beat Cleo’s fives and are your last cards.
lesson-end = Play, add, take or turn: one of them each turn, and no passing. Watch both sides of every card.
lesson-title-2 = Two areas for two
lesson-areas = With two players everybody has two areas, and a set may lie in each.
lesson-turns = You take two turns in a row, one for each area. Area 1 comes first: play your 4 there.
lesson-turns-good = It is still your turn, now for area 2.
lesson-turns-other = Allowed, but start with the 4: you will see why.
lesson-own = A single in area 2 has to beat every other single, your own 4 as well. Play the 7.
lesson-own-good = Your own 4 came back turned, as a 9.
lesson-own-other = That is possible. Here try the 7, and see your own 4 come back turned.
lesson-take-two = Both of Bo’s areas are within reach. Take the threes from area 2: look first, then take.
lesson-take-two-good = The threes came turned. Your own areas are out of reach: nobody adds to or takes their own sets.
lesson-take-two-other = That can be done. Here take Bo’s threes.
lesson-win = This is your last card. Whoever plays theirs first wins the round at once, even with the first of two turns.
lesson-win-good = The round is yours. Two rounds win the game.
lesson-win-other = Why wait? Play the 7 and win the round.
coach-play = A pair or a triple takes more cards away than a single. Which size is free on the table?
coach-take = Would one of those sets fit your hand when turned? Then it may be worth the turn.
coach-turn = All low? Look at your hand turned before you decide.

level-club-bluffer = Club player (bluffer)
level-club-racer = Club player (racer)
level-expert-quick = Expert (quick)
level-champion = Champion
board-counting = How round { $round } ended
board-won-round = first without cards: the round
board-went-out-first = first without cards: 2 points
board-went-out-second = second without cards: 1 point
board-you-are-out = You have played your last card: you are out of this round.

# House rules that will not do
wrong-stall-guard = Only people around one screen can do without the stall guard.

# Decks that will not do
deck-unknown = There is no deck called “{ $deck }”. There are { $known }, a file of your own (in the terminal: deck=@FILE), or a whole deck as JSON.
deck-unreadable = Line { $line }: this is neither a list of cards, such as 1/5* 1/3 1/4c, nor JSON.
deck-no-object = A deck is a list of cards, or a JSON object with name, cards and removed.
deck-key-twice = “{ $key }” is there twice.
deck-no-such-key = There is no “{ $key }” in a deck; there are name, cards, removed and provenance.
deck-name = A deck has a name of 1 to { $most } printable characters.
deck-hash = The hash is not that of these cards, which is { $hash }.
deck-out-of-order = The cards are not in order.
deck-no-cards = “cards” is a text with all cards, such as "1/5* 1/3 1/4c".
deck-many-cards = { $count } cards are too many; a deck has at most { $most }.
deck-many-sets = { $sets } different sets are too many; a deck makes at most { $most }.
deck-few-cards = { $count } cards for { $players } players are too few; everybody gets at least { $least }.
deck-at-line = Line { $line }, card { $card }
deck-at-card = Card { $number }, { $card }
deck-card-form = { $at }: a card is lower/higher, then perhaps a, b or c (its symbol), then perhaps *, as in 1/4c or 1/5*.
deck-equal-values = { $at }: the two values have to differ.
deck-lower-first = { $at }: the lower value is written first, { $right }.
deck-zero = { $at }: a 0 could never be played; values are 1 or more.
deck-star-symbol = { $at }: the star card is in every deck, so it has no symbol.
deck-no-star = No card has the star; write 1/5* for the card that starts.
deck-second-star = { $at }: there is a star before this one; only one card has it.
deck-no-removed = “removed” names the symbols left out for 5, 4, 3 and 2 players.
deck-removed-nothing = “removed” has nothing for { $players } players.
deck-removed-players = “removed” is for 2, 3, 4 and 5 players, not “{ $key }”.
deck-removed-letters = “removed” for { $players } players is made of the letters a, b and c, not “{ $letters }”. They are our names for the three printed symbols: four players leave out a, three also b, two also c.
deck-removed-unused = “removed” takes out “{ $letter }”, but no card has that symbol.
deck-removed-odd = What is out with { $larger } players ({ $out }) is not all out with { $smaller } ({ $kept }).
deck-uneven = { $count } cards for { $players } players are not dealt evenly.
deck-high-value = { $at }: a value above { $most }.
deck-star-elsewhere = { $at }: the star is printed on 1/5.

# Letters at the table, and what they do
key-play = p
    .does = play the cards picked up
key-look = l
    .does = see the hand turned, and back
key-turn = t
    .does = turn the hand, once you see it turned
key-sort = o
    .does = order the hand differently

# Why a move was worse than another
review-why-out = The better one lays your last card.
review-why-beats = The better one sends { $count ->
    [one] a card
   *[other] { $count } cards
 } back to { $seat }’s hand.
review-why-own = It sends { $count ->
    [one] a card
   *[other] { $count } cards
 } of your own back to your hand.
review-why-answered = The next player can then send one of your sets back with a probability of { $odds }%, after the better move { $better }%.
review-why-left = It leaves { $played ->
    [one] one card
   *[other] { $played } cards
 } in your hand, the better one { $best }.
review-why-set = After it your largest set has { $played ->
    [one] one card
   *[other] { $played } cards
 }, after the better one { $best }.
