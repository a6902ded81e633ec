# Det som alla spel säger. Spelarnas namn kommer som de är.
language = Svenska
seat = Plats { $number }

list-none = inget
list-last = { $left } och { $right }
list-more = { $left }, { $right }

unreadable-no-such-seat = Det finns ingen plats { $seat }; det finns { $seats }, räknade från 0.
unreadable-foreign-action = Det är ingen handling i det här spelet.
unreadable-wrong-kind-of-move = Slumpen kastar och blandar, spelarna bestämmer; ingen kan göra den andras del.
