# Dudo! in English. $seat is a player's name, $face the word for a face in the right number.
game-title = Dudo!
game-summary = Bluff about the dice under all the cups, doubt the others, and keep the last die.

option-direction = Direction of play
option-direction-effect = Only the order changes: bids and calls pass the other way round.
option-direction-north = clockwise, as in the northern hemisphere
option-direction-south = anticlockwise, as in the southern hemisphere
option-first-starter = Who starts a game that is not a rematch
option-first-starter-effect = You decide who starts, instead of drawing lots.
option-first-starter-random = a player drawn at random
option-first-starter-seat = a seat chosen beforehand
option-first-seat = The seat that starts then
option-first-seat-effect = This seat makes the first bid of the game.
option-first-seat-0 = the first seat
option-first-seat-1 = the second seat
option-first-seat-2 = the third seat
option-first-seat-3 = the fourth seat
option-first-seat-4 = the fifth seat
option-first-seat-5 = the sixth seat
option-salsa = Salsa: speaking up out of turn, once a round
option-salsa-effect = Nobody can doze off: anyone may answer a bid out of turn, once a round.
option-salsa-off = only the next player answers
option-salsa-on = anybody may speak up
option-salsa-window-s = Seconds to call salsa, where there is a clock
option-salsa-window-s-effect = More seconds give everybody time to speak up, and slow the table down.
option-calza-heads-up = Calza when two players are left
option-calza-heads-up-effect = Without it, the last two cannot win a die back by calza.
option-calza-heads-up-allowed = offered
option-calza-heads-up-forbidden = not offered
option-blank-bids = Bidding on blanks
option-blank-bids-effect = Adds bids for which only blanks count: bolder raises and more ways out.
option-blank-bids-off = not allowed
option-blank-bids-halved = allowed, one blank weighing as much as two dice
option-blank-bids-plain = allowed, blank ranking above five
option-lost-dice = Lost dice
option-lost-dice-effect = Hidden, the dice left must be remembered: harder to reckon, easier to bluff.
option-lost-dice-visible = lie in the middle for all to see
option-lost-dice-hidden = are put away; nobody is shown how many are left
option-joker-limit = Joker dice a player may hold
option-joker-limit-effect = With a limit, several calzas put nobody far ahead.
option-joker-limit-none = any number
option-joker-limit-1 = one at a time
preset-lively = Lively
preset-memory = From memory

# Words
name = { $seat }
face-1 = { $count ->
    [one] one
   *[other] ones
}
face-2 = { $count ->
    [one] two
   *[other] twos
}
face-3 = { $count ->
    [one] three
   *[other] threes
}
face-4 = { $count ->
    [one] four
   *[other] fours
}
face-5 = { $count ->
    [one] five
   *[other] fives
}
face-b = { $count ->
    [one] blank
   *[other] blanks
}
no-dice = no dice
cup-of = { $seat }: { $dice }

# What can be done
action-bid = { $count } { $face }
action-dudo = Dudo!
action-calza = Calza!
action-pass = pass
action-salsa = Salsa! { $act }
action-starter = { $seat } starts
action-roll = the dice are rolled: { $cups }

# What happened
event-started = Five dice each. { $seat } starts.
event-rolled = Round { $round }: everybody rolls.
event-rolled-seen = Round { $round }: everybody rolls ({ $cups }).
event-palifico-round = { $seat } is down to one die: palifico! Blanks are worth nothing, and the first bid fixes the value.
event-calza-stops = This is round { $round }: from now on nobody can call calza.
event-bid = { $seat } bids { $count } { $face }.
event-bid-by-salsa = Salsa! { $seat } cuts in with { $count } { $face }.
event-window-opened = Salsa is open to { $seats }.
event-window-closed = Nobody calls salsa. { $seat } is next.
event-answered = { $seat } answers face down: { $answer }
event-called-dudo = { $seat } doubts: Dudo!
event-called-dudo-by-salsa = Salsa! { $seat } cuts in and doubts: Dudo!
event-called-calza = { $seat } calls it exact: Calza!
event-called-calza-by-salsa = Salsa! { $seat } cuts in and calls it exact: Calza!
event-revealed = Cups up ({ $cups }): { $count } { $face }.
event-die-lost-bid-was-false = The bid was false: { $seat } loses a die.
event-die-lost-doubt-was-wrong = The bid was true: { $seat } loses a die for doubting it.
event-die-lost-calza-was-wrong = It was not exact: { $seat } loses a die.
event-joker-lost = { $seat } was wrong and gives the joker back instead of a die.
event-gained-die = Exact! { $seat } gets a die back.
event-gained-joker = Exact! { $seat } has all five dice and earns a joker.
event-gained-nothing = Exact! { $seat } holds a joker already and earns nothing more.
event-eliminated = { $seat } has no dice left and comes { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}.
event-starter-passed = { $seat } starts the next round in their stead.
event-won = { $seat } holds the last dice and wins.

# Why not
refusal-not-your-turn = It is { $seat }’s turn.
refusal-nothing-to-doubt = There is no bid yet: whoever starts has to bid.
refusal-blank-is-no-value = Blank is not a value to bid on; name 1 to 5.
refusal-blank-in-palifico = Blanks are worth nothing in a palifico round and cannot be bid on.
refusal-blank-opens = The opening bid names a value from 1 to 5, not blank.
refusal-above-cap = { $cap ->
    [one] Nobody may bid more than one die here.
   *[other] Nobody may bid more than { $cap } dice here.
}
refusal-no-raise-left = Nothing is higher than this bid; there are at most { $cap } dice to bid on. It has to be judged.
refusal-palifico-value = In this palifico round every bid is on { $face }.
refusal-palifico-count = In a palifico round a raise names more than { $count }.
refusal-blank-too-low = To bid on blanks now, name at least { $least }.
refusal-value-after-blanks = To go from blanks to a value, name at least { $least } dice.
refusal-blank-plain = Name at least { $least } here; blank ranks above five.
refusal-count-lowered = A raise never lowers the count; name at least { $count }.
refusal-only-blanks = Only blanks are higher now: name at least { $least } of them.
refusal-after-fives = No value is above five: name at least { $count } dice.
refusal-after-fives-or-blanks = No value is above five: name at least { $count } dice, or at least { $least ->
    [one] one blank
   *[other] { $least } blanks
}.
refusal-value-not-higher = With { $count } again the value has to be above { $face }; or name more dice.
refusal-calza-heads-up = With two players left calza is not offered at this table.
refusal-calza-too-late = Calza is not offered after { $rounds } rounds.
refusal-game-over = The game is over.
refusal-eliminated = Players without dice have no say.
refusal-no-starter-yet = Chance has not yet said who starts.
refusal-not-rolled = The dice have to be rolled first.
refusal-no-roll-now = The dice are rolled only when a round begins.
refusal-roll-for-all = Every seat’s cup is rolled at once, with nothing for those who are out.
refusal-roll-of-other-size = { $dice ->
    [one] { $seat } has one die to roll.
   *[other] { $seat } has { $dice } dice to roll.
}
refusal-no-such-cup = The cup of { $seat } shows faces that no die has, or they are not in order.
refusal-starter-known = It is already known who starts.
refusal-starter-not-seated = Nobody sits there.
refusal-no-window = There is no salsa to answer now.
refusal-own-bid = Nobody calls salsa on their own bid.
refusal-window-open = Wait: { $seats } may call salsa first.
refusal-answered = One answer each: yours is in.
refusal-say-salsa = Out of turn it takes salsa, or a pass.
refusal-salsa-used = One salsa a round: yours is used.

# What cannot be read
unreadable-dudo-notation = “{ $text }” is not a move here. Write 3x5 for three fives, { $blanks ->
    [on] 2xb for two blanks, dudo or calza
   *[off] dudo or calza
}{ $salsa ->
    [on] {"; in a salsa window pass, salsa 4x5, salsa dudo or salsa calza."}
   *[off] .
}
unreadable-count-zero = A bid names at least one die.
unreadable-count-too-high = There are only { $most } dice in the box.
unreadable-no-such-value = No die shows { $value }: the faces are 1 to 5 and blank (b).
unreadable-no-such-cup = “{ $cup }” is not a cup: up to five dice of 1 to 5 and b.
unreadable-starter = After “starter” comes the number of a seat.

# On the table
table-round = Round { $round }
table-dice-in-cups = { $count ->
    [one] one die in the cups
   *[other] { $count } dice in the cups
}
table-dice-hidden = nobody says how many dice are left
table-palifico = PALIFICO for { $seat }: blanks are worth nothing, the value stays
table-palifico-next = PALIFICO comes next: { $seat } is down to one die
table-calza-stopped = no calza
table-your-cup = Your cup
table-no-cup = You are out
table-bids = Bids
table-no-bids = no bid yet
table-middle = In the middle:
table-middle-empty = no dice
table-middle-hidden = out of sight
table-out = out, place { $place }
table-jokers = { $count ->
    [one] joker
   *[other] { $count } jokers
}
table-starts = starts
table-turn = to answer
table-salsa = salsa
table-salsa-asked = salsa?
table-salsa-used = salsa used
table-was-palifico = has been palifico
table-reveal = Cups of round { $round }: { $seat } bid { $count } { $face }
table-called-dudo = { $seat } said dudo
table-called-calza = { $seat } said calza
table-matching = { $count ->
    [0] no die matches
    [one] one die matches
   *[other] { $count } dice match
}
table-marked = { "[ ]" } matches the bid
table-won = { $seat } wins
table-places = { $place }. { $seat }
table-loses-die = { $seat } loses a die
table-loses-joker = { $seat } gives a joker back
table-gains-die = { $seat } gets a die
table-gains-joker = { $seat } earns a joker
table-gains-nothing = { $seat } earns nothing more
ask-starter = Chance says who starts.
ask-roll = The dice are rolled.
ask-open = { $seat }, open the bidding: at most { $cap } dice.
ask-open-palifico = { $seat }, open your palifico round: the value you name stays.
ask-answer = { $seat }, answer { $count } { $face }: raise, dudo or calza.
ask-answer-no-calza = { $seat }, answer { $count } { $face }: raise or dudo.
ask-answer-no-raise = { $seat }, nothing is higher than { $count } { $face }: dudo or calza.
ask-answer-only-dudo = { $seat }, nothing is higher than { $count } { $face }: only dudo is left.
ask-window = { $seats }: salsa against { $count } { $face }, or pass?
ask-over = { $seat } has won.

# The board in the browser
board-cups = The cups around the table
board-out = out
board-dice-hidden = dice not shown
board-dice-count = { $count ->
    [one] one die
   *[other] { $count } dice
}
board-joker = a joker die
board-your-dice = Your dice
board-no-bid = No bid yet.
board-bid-by = { $seat } bids
board-bid-by-salsa = { $seat } bids by salsa
board-bowl = { $count ->
    [0] No dice in the middle
    [one] One die lies in the middle
   *[other] { $count } dice lie in the middle
}
board-bowl-hidden = Lost dice are not shown at this table
board-in-cups = { $count ->
    [one] one in cups
   *[other] { $count } in cups
}
board-ladder = The bids
board-answered = Your answer is in. The others are still thinking.
board-stake-dudo = { $joker ->
    [yes] if wrong: −1 joker
   *[no] if wrong: −1 die
}
board-stake-calza = { $stake ->
    [earn] right: joker, wrong: −1 die
    [jokers] right: +1 joker, wrong: −1
    [nothing] right: ±0, wrong: −1 joker
   *[dice] right: +1 die, wrong: −1
}
board-reveal = The cups of round { $round }
board-reveal-claim = { $call ->
    [calza] { $caller } calls { $bidder }’s { $count } { $face } exact.
   *[dudo] { $caller } doubts { $bidder }’s { $count } { $face }.
}
board-reveal-count = { $face } under all cups
board-choices = What you can say
board-palifico = { $seat } is down to one die: blanks are worth nothing, and the first bid fixes the value.
board-palifico-short = Blanks are worth nothing, the value stays.
board-salsa = Salsa is open: { $seats }
board-reveal-close = Go on
board-joker-why = A joker is given back instead of the next die you lose.

# The lesson
lesson-you = Robin (you)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = These five dice are under your cup. Only you see them; the others have five each.
lesson-blank = The blank, with its faint star, counts as whatever is bid. So three of your dice count as fives.
lesson-open = You start with a bid: at least how many dice of one value lie under all cups. Say three fives: row three, column five.
lesson-open-good = Ada answers with four threes, and Kei goes to five threes.
lesson-open-other = A fair bid, and nobody has to hold what they bid. For the lesson, say three fives.
lesson-raise = Back to you. A raise is the same count of a higher value, or more dice of any value. Say five fours.
lesson-raise-good = Well said. It goes on like this until somebody no longer believes it.
lesson-raise-other = Allowed, but let us not go that far yet: raise, and only a little.
lesson-nine = Another round, and Kei bids nine fives. You hold three that count; six of the other ten would have to.
lesson-doubt = Hard to believe. Say dudo: I doubt it.
lesson-doubt-good = All cups up! Only six dice count, so the bid was false and Kei loses a die.
lesson-doubt-other = You could, but nine fives are hard to believe. Doubt it.
lesson-end = Had there been nine or more, you would have lost the die. Whoever loses their last one is out.
lesson-title-2 = Calza and palifico
lesson-five = You have lost a die, and Kei bids five ones. You hold two that count; about five in all is likely.
lesson-calza = When you think a bid is exact, no more and no less, say calza. Do it now.
lesson-calza-good = Five on the dot, and you get your die back.
lesson-calza-other = Sensible, but today you feel lucky: say calza.
lesson-cost = A calza that is off, even by one, costs a die. Right or wrong, you start the next round.
lesson-palifico = Ada is down to her last die for the first time. This round, which she opened, is her palifico.
lesson-worthless = In a palifico round blanks are worth nothing: yours is not a four today.
lesson-fours = Ada opened with fours, so everybody bids fours; only the count rises. Bid three fours.
lesson-fours-good = Three fours it is. No other value was open to you.
lesson-fours-other = Allowed, but here raise by one: three fours.
lesson-four = The same round again, but Kei jumps to four fours. You hold one, and six dice are left in all.
lesson-four-good = Only three fours: with blanks it would have been five. Kei loses a die.
lesson-four-other = Allowed, but four of six dice would have to be fours, without any blank. Doubt it.
lesson-once = Everybody is palifico once at most. The next round is an ordinary one, and blanks count again.
coach-bid = Count your own dice and blanks, and expect about a third of those you do not see.
coach-dudo = Is the bid well above your dice plus a third of the others? Then say dudo.
coach-calza = Does the bid look exact? A right calza wins a die back, or with five dice a joker; a wrong one costs a die.

level-club-bluffer = Club player (bluffer)
level-club-counter = Club player (counter)
level-expert-search = Expert (search)
level-champion = Champion
board-score-head = Dice
board-round-cell = { $score }
board-you-are-out = You have lost your last die: you are out.

# House rules that will not do
wrong-first-seat = This table has { $seats } seats; the one that starts has to be among them.
wrong-salsa = Salsa is for tables that are played in one sitting.

hint-why-bid = Going by your own dice alone, the bid I would make is { $odds }% likely to be true.
hint-why-bid-heard = Going by your own dice alone, the bid I would make is { $odds }% likely to be true; with what has been bid, { $heard }%.
hint-why-dudo = Going by your own dice alone, the bid before you is { $odds }% likely to be true.
hint-why-dudo-heard = Going by your own dice alone, the bid before you is { $odds }% likely to be true; with what has been bid, { $heard }%.
hint-why-calza = Going by your own dice alone, the bid before you is { $odds }% likely to be exact.
hint-why-calza-heard = Going by your own dice alone, the bid before you is { $odds }% likely to be exact; with what has been bid, { $heard }%.
review-why-bid = Going by your own dice, the bid was { $odds }% likely to be true.
review-why-bid-heard = Going by your own dice, the bid was { $odds }% likely to be true; with what had been bid, { $heard }%.
review-why-dudo = Going by your own dice, the bid you doubted was { $odds }% likely to be true.
review-why-dudo-heard = Going by your own dice, the bid you doubted was { $odds }% likely to be true; with what had been bid, { $heard }%.
review-why-calza = Going by your own dice, the bid was { $odds }% likely to be exact.
review-why-calza-heard = Going by your own dice, the bid was { $odds }% likely to be exact; with what had been bid, { $heard }%.
review-why-doubt = Going by your own dice, the bid before yours was { $odds }% likely to be true.
review-why-doubt-heard = Going by your own dice, the bid before yours was { $odds }% likely to be true; with what had been bid, { $heard }%.
review-why-exact = Going by your own dice, the bid before yours was { $odds }% likely to be exact.
review-why-exact-heard = Going by your own dice, the bid before yours was { $odds }% likely to be exact; with what had been bid, { $heard }%.

# Letters at the table, and what they do
key-dudo = d
    .does = doubt the bid: Dudo!
key-calza = c
    .does = call it exact: Calza!
key-pass = p
    .does = pass, while salsa is open
