# What all games say. Names of players arrive as they are.
language = English
seat = Seat { $number }

list-none = nothing
list-last = { $left } and { $right }
list-more = { $left }, { $right }

unreadable-no-such-seat = There is no seat { $seat }; there are { $seats }, counted from 0.
unreadable-foreign-action = That is no action of this game.
unreadable-wrong-kind-of-move = Chance rolls and shuffles, players decide; neither can do the other's part.
