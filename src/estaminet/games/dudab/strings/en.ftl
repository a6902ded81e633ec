# Dudab in English. $seat is a player's name, $card, $cards, $call are words for cards and calls. Columns count from 1.
game-title = Dudab
game-summary = Get rid of your cards on shared columns, and take as few of them home as you can.

option-expansions = Expansions
option-expansions-effect = New cards shake up the columns, and there is more to watch.
option-expansions-none = the base game
option-expansions-jungle = with the Jungle
option-expansions-baby = with the Babies
option-expansions-both = with the Jungle and the Babies
option-columns-at-4 = Columns with four players
option-columns-at-4-effect = A third column gives more places to lay, and each takes longer to fill.
option-columns-at-4-2 = two
option-columns-at-4-3 = three
option-edition = Edition
option-edition-effect = In the second, you see the card you draw before you put one away.
option-edition-A = with five cards and no answer, put one away and then draw
option-edition-B = with five cards and no answer, draw and then put one away; no expansions
option-baby-chain = How often in a turn Babies make everybody draw
option-baby-chain-effect = Once a turn keeps large tables moving: fewer cards drawn, shorter turns.
option-baby-chain-full = every time
option-baby-chain-single = once a turn; better with five or six players
option-own-pile-view = What others see of your own pile
option-own-pile-view-effect = Open piles show how everybody stands; there is less to remember.
option-own-pile-view-mixed = cards from columns, but not cards from your hand
option-own-pile-view-open = everything
option-rounds = Rounds in a game
option-rounds-effect = Fewer rounds make a shorter game with more luck in it.
option-rounds-players = as many as players
option-rounds-1 = one
option-rounds-2 = two
option-rounds-3 = three
option-rounds-4 = four
option-rounds-5 = five
option-rounds-6 = six
option-first-player = Who opens the first round
option-first-player-effect = Choose who opens, instead of drawing lots.
option-first-player-random = a player drawn at random
option-first-player-0 = the first seat
option-first-player-1 = the second seat
option-first-player-2 = the third seat
option-first-player-3 = the fourth seat
option-first-player-4 = the fifth seat
option-first-player-5 = the sixth seat
option-call-declared = A Dudab calls
option-call-declared-effect = More calls: every Dudab asks for something where it can.
option-call-declared-optional = as its player likes
option-call-declared-mandatory = always, where it can
option-second-dudab = A Dudab while a call is open
option-second-dudab-effect = A Dudab may be laid anywhere during a call, so it is a way out more often.
option-second-dudab-same = only on the Dudab that called
option-second-dudab-any = on any column
option-shaman-answer = Answering a Shaman
option-shaman-answer-effect = Whoever can answer a Shaman has to, instead of keeping the card for later.
option-shaman-answer-free = a card or the penalty, as you like
option-shaman-answer-at_five = with five cards you must lay a card that fits
option-shaman-answer-always = you must lay a card that fits
option-call-duty = Answering a call
option-call-duty-effect = You may keep a card that fits and draw: more choice, and more cards in hand.
option-call-duty-must = whoever can answer must not draw
option-call-duty-may = whoever can answer may draw instead
preset-quick = One round
preset-everything = Everything in
preset-strict = Strict

# Words
card-number = { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[g] green
} { $value } { $symbol ->
    [p] palm
    [m] mammoth
    [c] club
   *[f] fur
}
card-shaman = { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[g] green
} Shaman
card-dudab = Dudab
card-jungle = Jungle
card-baby = Baby
# Many cards in a sentence: the values of each colour, then how many of the others.
cards-numbers = { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[g] green
} { $values }
cards-shamans = { $colour ->
    [r] { $count ->
        [one] a red Shaman
       *[other] { $count } red Shamans
    }
    [b] { $count ->
        [one] a blue Shaman
       *[other] { $count } blue Shamans
    }
    [y] { $count ->
        [one] a yellow Shaman
       *[other] { $count } yellow Shamans
    }
   *[g] { $count ->
        [one] a green Shaman
       *[other] { $count } green Shamans
    }
}
cards-dudabs = { $count ->
    [one] a Dudab
   *[other] { $count } Dudabs
}
cards-jungles = { $count ->
    [one] a Jungle
   *[other] { $count } Jungles
}
cards-babies = { $count ->
    [one] a Baby
   *[other] { $count } Babies
}
hand-left = { $seat } ({ $cards })
call-colour = { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[g] green
}
call-symbol = { $symbol ->
    [p] palm
    [m] mammoth
    [c] club
   *[f] fur
}
call-value = { $value }
hand-of = { $seat }: { $cards }
name = { $seat }

# What one can do
action-lay = Lay the { $card } on column { $column }
action-lay-dudab = Lay a Dudab on column { $column } without a call
action-lay-dudab-calling = Lay a Dudab on column { $column } and call { $call }
action-draw = Draw a card
action-draw-put = Show the hand, put away the { $card } and draw
action-penalty = Take the penalty: turn cards up until a number comes, and draw that many
action-place-jungle = Place the Jungle on column { $column }
action-place-baby = Place the Baby on column { $column }
action-trim = Put the { $card } on your own pile
action-shed-to-discard = Shed to the discard
action-shed-to-own = Shed to your own pile
action-shed = Shed the { $card }
action-starter = { $seat } opens
action-deal = Deal: { $cards }

# What happens
event-started = { $seat } opens { $rounds ->
    [one] the only round
   *[other] the first of { $rounds } rounds
}.
event-dealt = Round { $round } is dealt. First in the columns: { $columns }. { $pile } cards are in the pile, and { $seat } opens.
event-dealt-seen = Round { $round } is dealt. First in the columns: { $columns }. { $pile } cards are in the pile, and { $seat } opens. In hand: { $hands }.
event-laid = { $seat } lays the { $card } on column { $column }.
event-laid-dudab = { $seat } lays a Dudab on column { $column } without a call.
event-laid-calling = { $seat } lays a Dudab on column { $column } and calls { $call }.
event-shaman-demands = The Shaman on column { $column } demands a reaction from { $seat }.
event-call-answered = { $seat } has answered the call for “{ $call }”.
event-call-replaced = The call for “{ $call }” is gone.
event-collected = Column { $column } is full: { $seat } collects { $count ->
    [one] one card
   *[other] { $count } cards
} ({ $cards }).
event-shed-place-discard = { $seat } has { $count ->
    [one] one card
   *[other] { $count } cards
} to shed, to the discard.
event-shed-place-own = { $seat } has { $count ->
    [one] one card
   *[other] { $count } cards
} to shed, to their own pile.
event-shed-to-discard = { $seat } sheds the { $card } to the discard.
event-shed-to-own = { $seat } sheds the { $card } to their own pile.
event-shed-to-own-hidden = { $seat } sheds a card to their own pile.
event-trimmed = { $seat } has too many cards and puts the { $card } on their own pile.
event-trimmed-hidden = { $seat } has too many cards and puts one on their own pile.
event-put-away = { $seat } puts the { $card } on their own pile.
event-put-away-hidden = { $seat } puts one of these cards on their own pile.
event-hand-shown-five = { $seat } shows five cards of which none fits: { $cards }.
event-hand-shown-call = { $seat } draws under the call and shows their hand: { $cards }.
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew-seen = { $seat } draws: { $cards }.
event-penalty-taken = { $seat } takes the penalty.
event-turned-up = { $seat } turns up: { $cards }. That is { $value } to draw.
event-turned-up-in-vain = { $seat } turns up: { $cards }. The pile is empty.
event-jungle-drawn = { $seat } draws a Jungle and has to place it.
event-jungle-drawn-no-column = { $seat } draws a Jungle; every column has one, so it is discarded.
event-jungle-drawn-last-card = { $seat } draws a Jungle as the last card; it is discarded.
event-jungle-placed = { $seat } places the Jungle across column { $column }.
event-baby-drawn = { $seat } draws a Baby and has to place it.
event-baby-drawn-last-card = { $seat } draws a Baby as the last card; it is discarded.
event-baby-placed = { $seat } places the Baby on column { $column }; hidden under it: { $cards }.
event-call-lapsed-by-jungle = The Jungle ends the call on column { $column }.
event-call-lapsed-by-baby = The Baby ends the call on column { $column }.
event-shaman-lapsed-by-baby = The Baby silences the Shaman on column { $column }.
event-cover-joined = A { $card } comes up as cover for column { $column }; it cannot cover and joins the hidden stack.
event-covered = The Baby on column { $column } is covered with the { $card }.
event-everybody-draws = Everybody draws { $value ->
    [one] one card
   *[other] { $value } cards
}, beginning with { $seat }.
event-nobody-draws = Nobody draws for the { $value }: a Baby has already made everybody draw once this turn.
event-round-over = The pile is empty and round { $round } is over. Left in hand: { $hands }.
event-scored = { $seat } scores { $points } in this round and has { $total } in all: { $steps }.
event-won = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won-together = { $winners } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

score-hand-dudabs = { $count ->
    [one] a Dudab
   *[other] { $count } Dudabs
} in hand ({ $points })
score-paired = { $count ->
    [one] a Dudab takes a Shaman away
   *[other] { $count } Dudabs take { $count } Shamans away
} (0)
score-attached = { $count ->
    [one] a Dudab turns a number around
   *[other] { $count } Dudabs each turn a number around
} ({ $cards }: { $points })
score-surplus-dudabs = { $count ->
    [one] a Dudab is left over
   *[other] { $count } Dudabs are left over
} (0)
score-removed-numbers = a Jungle removes { $count ->
    [one] the only { $value }
    [2] both cards of value { $value }
   *[other] all { $count } cards of value { $value }
}
score-removed-shamans = a Jungle removes { $count ->
    [one] the unpaired Shaman
    [2] both unpaired Shamans
   *[other] all { $count } unpaired Shamans
}
score-shamans = { $count ->
    [one] a Shaman without a Dudab
   *[other] { $count } Shamans without a Dudab
} ({ $points })
score-babies = { $count ->
    [one] a Baby
   *[other] { $count } Babies
} ({ $points })
score-numbers = { $count ->
    [one] a number
   *[other] { $count } numbers
} at face value ({ $points })

# Why not
refusal-game-over = The game is over.
refusal-no-starter-yet = Chance has not yet said who opens the first round.
refusal-not-dealt = The round has not been dealt yet.
refusal-not-your-turn = { $seat } is to decide now.
refusal-not-held = You do not hold that card: { $card }.
refusal-no-such-column = There is no column { $column }; there are { $columns }.
refusal-same-colour = The { $card } has the same colour as the { $top }.
refusal-same-symbol = The { $card } has the same symbol as the { $top }.
refusal-not-one-away = The values of the { $card } and the { $top } are not one apart.
refusal-no-wrap = From the { $top } to the { $card } is not a step of one: values do not go round.
refusal-other-colour-than-shaman = On the { $top } only Dudabs and numbers of that colour fit, not the { $card }.
refusal-shaman-on-other-colour = The { $card } needs a number of its colour, and the { $top } is not one.
refusal-shaman-on-shaman = A Shaman goes on a Shaman only as a reaction.
refusal-shaman-on-dudab = No colour is called here, so no Shaman goes on this Dudab.
refusal-no-answer = The { $card } does not have what was called: { $call }.
refusal-shaman-of-other-colour = The { $card } does not have the colour that was called: { $call }.
refusal-shaman-has-colour-only = A Shaman has nothing but a colour, and { $call } is called.
refusal-no-reaction = Only a Shaman or a Dudab answers a Shaman; the { $card } does not.
refusal-react-on-the-shaman = The reaction belongs on column { $obliged }, where the Shaman waits.
refusal-call-closes-columns = While { $call } is called, numbers and Shamans go only on column { $obliged }.
refusal-dudab-on-the-called = While { $call } is called, a Dudab may be laid only on column { $obliged }.
refusal-mirror = The { $card } would lie opposite the { $opposite } and shares neither colour nor value nor symbol with it.
refusal-mirror-shaman = Opposite the { $opposite } only a Shaman or a Dudab may lie.
refusal-mirror-dudab = Opposite a Dudab only a Dudab may lie.
refusal-mirror-for-shaman = The { $card } would lie opposite the { $opposite }, which has another colour.
refusal-no-call-below-jungle = Below a Jungle a Dudab is laid without a call.
refusal-call-is-compulsory = At this table a Dudab has to name a call.
refusal-draw-in-reaction = A Shaman is answered with a Shaman, a Dudab or the penalty, not with an ordinary draw.
refusal-put-with-five-only = You put a card away before drawing only when you hold five.
refusal-must-answer = You can answer the call for “{ $call }”, so you may not draw.
refusal-five-and-a-fit = With five cards, one of which fits, you may not draw.
refusal-five-and-a-dudab = With five cards, one of them a Dudab, you may not draw: a Dudab always fits.
refusal-five-and-a-dudab-under-call = With five cards and no answer, the Dudab has to be laid.
refusal-put-first = With five cards you put one away before drawing; say which.
refusal-put-first-under-call = With five cards and no answer you put one away before drawing; say which.
refusal-draw-first = In this edition you draw first and then put one of six cards away.
refusal-no-shaman-demands = No Shaman demands anything of you.
refusal-reaction-is-compulsory = You hold a card that answers the Shaman, so the penalty is barred at this table.
refusal-no-jungle-drawn = There is no Jungle to place.
refusal-no-baby-drawn = There is no Baby to place.
refusal-nothing-to-trim = Nothing has to be put away now.
refusal-nothing-to-shed = Nothing has to be shed now.
refusal-jungle-first = The Jungle has to be placed first.
refusal-has-jungle = Column { $column } already has a Jungle.
refusal-baby-first = The Baby has to be placed first.
refusal-trim-first = { $count ->
    [one] One card
   *[other] { $count } cards
} too many, to be put on your own pile first.
refusal-name-place-first = Say first where { $count ->
    [one] the card you shed goes
   *[other] the { $count } cards you shed go
}.
refusal-place-is-named = The place is named already; all shed cards go there.
refusal-shed-first = { $count ->
    [one] One card has
   *[other] { $count } cards have
} to be shed first.
refusal-starter-known = It is already settled who opens.
refusal-starter-not-seated = Nobody sits there.
refusal-no-deal-now = No deal is due now.
refusal-not-the-deck = That is not the whole deck, each card once.
refusal-expansion-dealt = Hands and start cards are dealt from the base cards; Jungles and Babies come after them.

# What cannot be read
unreadable-dudab-notation = “{ $text }” is not a move; write R3P1, SR2, D1 call red, draw, put R3P, penalty, jungle 1, baby 1, trim R3P, shed to own or shed R3P.
unreadable-starter = “{ $text }” does not name a seat; write starter 0.
unreadable-only-dudabs-call = Only a Dudab makes a call; the { $card } does not.
unreadable-no-such-place = Cards are shed to the discard or to your own pile, not to “{ $place }”.
unreadable-never-in-hand = A { $card } is never in a hand.
unreadable-no-such-column = There is no column { $column }; there are at most { $columns }.
unreadable-no-such-card = There is no card “{ $card }”; cards are written R3P, SR, D, J or BB.
unreadable-no-such-call = “{ $call }” cannot be called; it can be red, blue, yellow, green, palm, mammoth, club, fur, 1, 2, 3 or 4.

# The screen
screen-round = Round { $round } of { $rounds }
screen-pile = Pile { $count }
screen-discard = Discard { $count }
screen-column = { $column }
screen-hidden = { $count } hidden
screen-player = Player
screen-hand = Hand
screen-own = Own pile
screen-total = Total
screen-standing = Worth now
screen-your-hand = Your hand
screen-nothing = none
screen-shaman-waits = A Shaman waits on column { $column }: a Shaman, a Dudab, or the penalty
screen-call-open = { $seat } calls { $call } on column { $column }: { $what }, or a Dudab
screen-answers-colour = any card of that colour
screen-answers-symbol = a number with that symbol
screen-answers-value = a number of that value
screen-place-jungle = A Jungle waits for its column
screen-place-baby = A Baby waits for its column
screen-scores = Scores of the round
screen-part-hand-dudab = Dudabs in hand
screen-part-shaman = Shamans
screen-part-attached = turned
screen-part-baby = Babies
screen-part-numbers = numbers
ask-starter = Chance says who opens.
ask-deal = The cards are dealt.
ask-normal = { $seat }: lay a card or draw.
ask-normal-five = { $seat }: lay a card, or, if nothing fits, put one away and draw.
ask-react = { $seat }: answer the Shaman on column { $column } with a Shaman or a Dudab, { $penalty ->
    [if-nothing-fits] or take the penalty if neither fits.
   *[free] or take the penalty.
}
ask-call = { $seat }: answer the call for “{ $call }” on column { $column }, lay a Dudab { $dudab ->
    [any] on any column
   *[same] there
}, { $draw ->
    [free] or draw.
    [put-first] or, if you can do neither, put a card away and draw.
    [draw-first] or, if you can do neither, draw and put a card away.
   *[without-answer] or draw if you hold no answer.
}
ask-jungle = { $seat }: place the Jungle.
ask-baby = { $seat }: place the Baby.
ask-trim = { $seat }: put { $need ->
    [one] one card
   *[other] { $need } cards
} on your own pile.
ask-shed-to = { $seat }: say where { $need ->
    [one] the card you shed goes
   *[other] the { $need } cards you shed go
}.
ask-shed = { $seat }: shed { $need ->
    [one] one card
   *[other] { $need } cards
}.
ask-round-over = The round is over; the next one is dealt.
ask-game-over = The game is over.

# The board. A colour's letters come from its word; no two colours have the same.
board-letter-r = R
board-letter-b = B
board-letter-y = Y
board-letter-g = G
board-others = The other players
board-free = No call and no Shaman waits: lay where it fits.
board-away = { $seat } puts cards away.
board-over = The pile is empty: the round is over.
board-yours = Your pile and your hand
board-column-cards = Column { $column }: { $cards }
board-count = { $count } of { $most } cards; whoever lays the last one takes the column
board-count-jungle = { $count } of { $most } cards below the Jungle; whoever lays the last one takes the column
board-next-takes = next card takes it
board-faces = faces the { $card }
board-lay-on = Lay the { $card } on column { $column }
board-own-pile = { $seat }, own pile: { $count ->
    [one] one card
   *[other] { $count } cards
}, { $hidden } face down. Look at it.
board-pile-of = Own pile of { $seat }
board-hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-look-discard = Discard: { $count ->
    [one] one card
   *[other] { $count } cards
}, on top { $card }. Look through it.
board-draw = Draw a card
board-penalty = Take the penalty
board-put = Put one away and draw
board-put-this = Put away the { $card } and draw
board-what-call = The Dudab on column { $column } calls
board-no-call = nothing
board-back = Back
board-close = Close
board-pick = Pick a card, or draw.
board-pick-answer = Pick an answer, or take the penalty.
board-pick-card = Pick a card.
board-only-draw = None of your cards fits.
board-pick-column = Now point at a column.
board-pick-away = Pick { $need ->
    [one] the card
   *[other] a card, { $need } in all,
} to put away.
board-nothing-fits = Nothing fits. Pick the card to put away.
board-scoring = Points of round { $round }
board-sheet = Points so far
board-to-table = Back to the table
board-previous = Previous
board-next = Next
board-step = { $at } of { $last }
board-so-far = So far
board-round-score = { $seat } this round
board-nothing-counts = No card counts.
board-lowest-leads = The lowest total leads.
board-lowest-won = The lowest total has won.
board-row-hand = { $count ->
    [one] A Dudab
   *[other] { $count } Dudabs
} left in hand
board-row-paired = { $count ->
    [one] A Dudab goes with a Shaman
   *[other] { $count } Dudabs go with a Shaman each
}
board-row-attached = { $count ->
    [one] A Dudab turns a number
   *[other] { $count } Dudabs turn a number each
}
board-row-surplus-dudabs = { $count ->
    [one] A Dudab is left over
   *[other] { $count } Dudabs are left over
}
board-row-surplus-jungles = { $count ->
    [one] A Jungle finds nothing to remove
   *[other] { $count } Jungles find nothing to remove
}
board-row-removed-numbers = A Jungle removes { $count ->
    [one] the only { $value }
    [2] both cards of value { $value }
   *[other] all { $count } cards of value { $value }
}
board-row-removed-shamans = A Jungle removes { $count ->
    [one] the Shaman left over
    [2] both Shamans left over
   *[other] all { $count } Shamans left over
}
board-row-shamans = { $count ->
    [one] A Shaman
   *[other] { $count } Shamans
} without a Dudab
board-row-babies = { $count ->
    [one] A Baby
   *[other] { $count } Babies
}
board-row-numbers = { $count ->
    [one] One number
   *[other] { $count } numbers
} at face value
board-why-hand = A Dudab that was never laid costs 5.
board-why-paired = First, Dudabs and Shamans in the pile are paired off for as long as there are both. A pair counts 0, even where that is worse for you.
board-why-attached = Every other Dudab turns one number: it counts as minus its value. The best numbers are turned.
board-why-surplus = There was nothing for it to do; it counts 0.
board-why-removed = Each Jungle takes out the lowest value left, all its cards at once. When no numbers are left, it takes the Shamans.
board-why-shamans = Each costs 5.
board-why-babies = The more, the better: 1, 3, 6, 11, 19, 32, 51 or 81 points less.
board-why-numbers = What is left costs what it shows, cards from the hand included.

# The lesson
lesson-you = Robin (you)
lesson-ada = Ada
lesson-few = Few points win, and cards are points. Get rid of them on the columns.
lesson-number = A number goes on another colour and another symbol, one higher or one lower. Lay the red 3 on column 1.
lesson-number-good = Only the last card of a column is compared. Next player.
lesson-number-other = That is allowed too. For now, lay one of the numbers.
lesson-draw = Nothing fits: both columns are red, and so are your cards. You cannot pass, so draw.
lesson-draw-good = A drawn card waits for your next turn. Below five cards you may draw even if you could lay.
lesson-call = The big mouth is a Dudab. It goes on anything and may call a colour, symbol or value. Call red.
lesson-call-good = Until somebody answers, only that column is open. Whoever cannot answer shows their hand and draws.
lesson-call-other = Let the Dudab speak: lay it and call something.
lesson-answer = Ada has called the palm. Whoever holds a palm has to lay it there, whatever else is on it, or lay a Dudab.
lesson-answer-good = Nothing but the call is compared. A colour can also be answered by a Shaman of that colour.
lesson-sixth = Column 1 has five cards. Whoever lays the sixth takes the five. See how it goes: lay the yellow 3.
lesson-sixth-good = The five cards are on your own pile; yours heads the new column.
lesson-sixth-other = That would be wiser. But see what happens when a column is full.
lesson-shed-to = After taking a column you cut your hand to two cards. On the discard the rest counts for nobody: choose it.
lesson-shed-to-good = All cards that you shed now go there.
lesson-shed-to-other = On your own pile they would be points for you. Choose the discard.
lesson-shed = Now pick the card to shed, a high number say, and put it there.
lesson-shed-good = Two cards left, and the turn is over.
lesson-points = The round is over. Walk through the points with “Next”: a Dudab in hand costs 5.
lesson-title-2 = Shamans and expansions
lesson-shaman = The mask is a Shaman. It goes on a number of its own colour. Lay the red one on column 1.
lesson-shaman-good = Ada had to react and could not. Cards were turned up until a number came, and she drew that many.
lesson-shaman-other = Allowed, but let Ada feel the Shaman.
lesson-react = Now Ada’s Shaman waits for you. Any Shaman or Dudab answers it: hand the trouble on with yours.
lesson-react-good = A reaction may have any colour. Now the next player has to react.
lesson-react-other = You may, but then you draw cards. Lay your Shaman on hers.
lesson-mirror = An expansion: a Jungle lies across a column. Cards below it face those above, as in a mirror, the last one first.
lesson-jungle = What you lay has to share colour, value or symbol with the card it faces. Here that is the red 3.
lesson-jungle-good = Both are red. The next card will face the blue 2.
lesson-jungle-other = You may draw, but try the mirror: lay the red 1.
lesson-baby = Another expansion: you have drawn a Baby. It hides a whole column, and a card is turned up on it. Place it.
lesson-baby-good = If that card is a number, everybody draws that many. The hidden cards go to whoever fills the column.
lesson-babies = Babies are welcome in your pile: the more you have at the end, the lower your score.
coach-penalty = A Shaman hands the trouble on, a Dudab ends it. The penalty makes you draw up to four cards.
coach-lay = Get rid of high numbers first, and mind the column that is nearly full: whoever lays the sixth card takes it.
coach-dudab = A Dudab goes on anything. Call what you could answer yourself: the call may come round to you.
coach-draw = Nothing good to lay? Below five cards you may draw instead.

level-club-counter = Club player (counter)
level-club-racer = Club player (racer)
level-expert-search = Expert (search)

# House rules that will not do
wrong-edition = Edition B has no expansions: choose the base game, or edition A.
wrong-first-player = This table has { $seats } seats; the one that opens has to be among them.

# Letters at the table, and what they do
key-draw = d
    .does = draw, or take the penalty

# Why a move was worse than another
review-why-collects = It takes a column home: { $count ->
    [one] one card
   *[other] { $count } cards
 }.
review-why-lays = The better one rids your hand of { $points ->
    [one] one point
   *[other] { $points } points
 }; drawing only adds cards.
review-why-points = The better one rids your hand of { $best ->
    [one] one point
   *[other] { $best } points
 }, this one of { $played }.
review-why-call = { $played ->
    [one] One card you cannot see answers
   *[other] { $played } cards you cannot see answer
 } this call, { $best } would answer the better one.
review-why-puts = It puts { $played ->
    [one] one point
   *[other] { $played } points
 } on your pile, the better one { $best }.
