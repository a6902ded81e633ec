# Ce que disent tous les jeux. Les noms des joueurs arrivent tels quels.
language = Français
seat = Place { $number }

list-none = rien
list-last = { $left } et { $right }
list-more = { $left }, { $right }

unreadable-no-such-seat = Il n’y a pas de place { $seat } ; il y en a { $seats }, comptées à partir de 0.
unreadable-foreign-action = Ce n’est pas une action de ce jeu.
unreadable-wrong-kind-of-move = Le hasard lance et mélange, les joueurs décident ; nul ne joue le rôle de l’autre.
