# dnup en français. $seat est le nom d’un joueur, $cards des cartes telles qu’on les écrit (3/4 montre 3, et 4 une fois tournée).
game-title = dnup
game-summary = Défaites-vous de vos cartes par combinaisons d’une même valeur, et tournez ce qui vous revient : chaque carte porte deux nombres.
game-note = Le paquet est notre reconstitution, pas la liste imprimée, sauf si vous apportez le vôtre.

option-deck = Les cartes : un paquet par son nom, ou un fichier à vous
option-deck-effect = Moins de cartes : manches plus courtes et mains plus faciles à deviner.
option-deck-even40 = 40 cartes, huit par personne (notre reconstitution, pas la liste imprimée)
option-deck-pairs36 = 36 cartes, chaque paire de 1 à 9 une fois (notre hypothèse pour la petite boîte)
option-stall-guard = Le jeu se resserre quand aucune carte n’est défaussée pendant longtemps
option-stall-guard-effect = Sans cela, une manche peut durer sans fin ; seulement autour d’un même appareil.
option-stall-guard-true = oui : il faut alors jouer ou ajouter si l’on peut
option-stall-guard-false = non : une manche peut durer sans fin
option-play-out-final-round = La manche où quelqu’un atteint 4 points
option-play-out-final-round-effect = La dernière manche décide aussi de la deuxième place, et dure un peu plus.
option-play-out-final-round-true = se joue jusqu’au bout pour la deuxième place
option-play-out-final-round-false = s’arrête aussitôt
option-two-player-self-beat = À deux : votre dernière carte bat votre autre combinaison
option-two-player-self-beat-effect = À deux seulement : finir en battant sa propre combinaison ne fait plus gagner aussitôt.
option-two-player-self-beat-win = la manche est gagnée aussitôt
option-two-player-self-beat-take_back = la combinaison revient d’abord, et l’on continue
option-open-discards = Chacun peut regarder la défausse
option-open-discards-effect = Plus besoin de retenir ce qui est sorti ; utile pour apprendre.
option-open-discards-true = oui
option-open-discards-false = non, on n’en voit que la taille
option-memory-aid = Les cartes passées de la table à une main restent affichées
option-memory-aid-effect = On voit quelles cartes sont revenues dans quelle main ; la mémoire compte moins.
option-memory-aid-true = oui
option-memory-aid-false = non, s’en souvenir fait partie du jeu
preset-learners = Pour apprendre

# Mots
name = { $seat }
area-of = { $seat } (zone { $area })
hand-of = { $seat } : { $cards }
score-of = { $seat } : { $points }

# Ce qu’on peut faire
action-play = { $count ->
    [one] jouer { $cards }
   *[other] jouer { $count } cartes : { $cards }
}
action-add = ajouter { $card } à la combinaison devant { $place }
action-take = prendre la combinaison devant { $place }
action-turn = tourner toute la main
action-first = { $seat } reçoit la première carte
action-deal = { $count } cartes sont distribuées : { $cards }

# Ce qui s’est passé
event-first-card = Le compte n’est pas rond : { $seat } reçoit la première carte.
event-dealt = Manche { $round } : les { $counts } cartes sont distribuées.
event-dealt-seen = Manche { $round } : les { $counts } cartes sont distribuées ({ $hands }).
event-starts = { $seat } a reçu l’étoile et commence.
event-starts-in-area-two = { $seat } a reçu l’étoile et ouvre par un seul tour, en zone 2.
event-cleared = { $count ->
    [one] La carte devant { $place } est défaussée : { $cards }.
   *[other] La combinaison devant { $place } est défaussée : { $cards }.
}
event-cleared-out = { $count ->
    [one] { $place } a fini, on saute son tour ; la carte restée là est défaussée : { $cards }.
   *[other] { $place } a fini, on saute son tour ; la combinaison restée là est défaussée : { $cards }.
}
event-played = { $count ->
    [one] { $seat } joue un { $value } seul : { $cards }.
   *[other] { $seat } joue { $count } cartes de valeur { $value } : { $cards }.
}
event-played-in-area = { $count ->
    [one] { $seat } joue un { $value } seul en zone { $area } : { $cards }.
   *[other] { $seat } joue { $count } cartes de valeur { $value } en zone { $area } : { $cards }.
}
event-added = { $seat } ajoute { $card } à la combinaison devant { $place }, qui compte maintenant { $count } cartes.
event-beaten = { $count ->
    [one] La carte devant { $seat } est battue et lui revient, tournée : { $cards }.
   *[other] La combinaison devant { $seat } est battue et lui revient, tournée : { $cards }.
}
event-beaten-own = { $count ->
    [one] { $seat } a battu sa propre carte et la reprend, tournée : { $cards }.
   *[other] { $seat } a battu sa propre combinaison et la reprend, tournée : { $cards }.
}
event-beaten-away = { $count ->
    [one] { $seat } a fini : sa carte battue est défaussée : { $cards }.
   *[other] { $seat } a fini : sa combinaison battue est défaussée : { $cards }.
}
event-beaten-away-own = { $count ->
    [one] { $seat } a battu sa propre carte avec la dernière de sa main ; la carte battue est défaussée : { $cards }.
   *[other] { $seat } a battu sa propre combinaison avec sa dernière carte ; la combinaison battue est défaussée : { $cards }.
}
event-taken = { $count ->
    [one] { $seat } prend la carte devant { $place }, tournée : { $cards }.
   *[other] { $seat } prend la combinaison devant { $place }, tournée : { $cards }.
}
event-hand-turned = { $count ->
    [one] { $seat } tourne la seule carte de sa main.
   *[other] { $seat } tourne les { $count } cartes de sa main.
}
event-nothing-to-play = { $seat } ne peut ni jouer ni ajouter, et tout le monde le sait désormais.
event-guarded = Aucune carte défaussée depuis { $stall } tours : { $seat } doit jouer ou ajouter, si possible.
event-went-out-first = { $seat } n’a plus de cartes, avant tous les autres : 2 points, { $points } en tout.
event-went-out-second = { $points ->
    [one] { $seat } finit à la deuxième place : 1 point, son premier.
   *[other] { $seat } finit à la deuxième place : 1 point, { $points } en tout.
}
event-round-won = { $wins ->
    [one] { $seat } a joué sa dernière carte et gagne la manche.
   *[other] { $seat } a joué sa dernière carte et gagne la manche, sa { $wins }ᵉ.
}
event-round-over = La manche { $round } est finie : { $scores }. On redistribue les cartes.
event-won = { $seat } gagne avec { $points } points.
event-won-rounds = { $seat } a gagné { $points } manches, et la partie.

# Pourquoi pas
refusal-game-over = La partie est finie.
refusal-not-dealt = Les cartes ne sont pas encore distribuées.
refusal-you-are-out = Vous avez joué votre dernière carte : cette manche est finie pour vous.
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-wrong-way-up = Vous avez { $card }, mais dans l’autre sens ; on ne tourne que la main entière.
refusal-not-in-hand = Vous n’avez pas { $card }.
refusal-not-higher = { $count ->
    [one] Un { $value } seul est posé devant { $place } ; une carte seule doit être plus haute.
   *[other] { $count } cartes de valeur { $value } sont posées devant { $place } ; une combinaison de { $count } doit être plus haute.
}
refusal-own-set = On n’ajoute qu’aux combinaisons des autres, et on ne prend que les leurs.
refusal-own-area = Vos zones ne sont pas celles d’un adversaire : on n’y ajoute pas de carte, et l’on n’y prend rien.
refusal-no-set-to-add-to = Il n’y a pas de combinaison devant { $place } à laquelle ajouter.
refusal-other-value = { $card } ne va pas : la combinaison montre { $value }.
refusal-nothing-to-take = Il n’y a rien à prendre devant { $place }.
refusal-guard-no-turn = Aucune carte défaussée depuis { $stall } tours : tant que vous pouvez jouer ou ajouter, vous ne pouvez pas tourner votre main.
refusal-guard-no-take = Aucune carte défaussée depuis { $stall } tours : on ne peut rien prendre maintenant.
refusal-first-known = On sait déjà qui reçoit la première carte.
refusal-first-not-seated = Personne n’est assis là pour recevoir la première carte.
refusal-no-deal-now = Ce n’est pas le moment de distribuer.
refusal-no-such-card = { $card } n’est pas dans ce paquet.
refusal-star-elsewhere = L’étoile est sur { $card } et sur aucune autre carte.
refusal-not-the-deck = On distribue les { $count } cartes du paquet, chacune une fois.
refusal-star-once = Exactement une carte { $card } de la donne doit porter l’étoile.

# Ce qui n’a pas pu être lu
unreadable-dnup-notation = Je ne comprends pas « { $text } ». Écrivez play 3/4 3/6, add 5/2 { $to }, take { $whose } ou turn.
unreadable-no-card = « { $text } » n’est pas une carte. On écrit d’abord la valeur du haut, comme 3/4.
unreadable-not-in-deck = Il n’y a pas de carte { $card } dans ce paquet.
unreadable-no-such-place = Il n’y a pas de place « { $text } » à cette table. { $areas ->
    [on] Les places s’appellent P1.1, P1.2, P2.1 et P2.2.
   *[off] Les places s’appellent P1, P2, etc.
}
unreadable-no-areas = « { $text } » désigne une zone ; il n’y a de zones que dans le jeu à deux.
unreadable-which-area = « { $text } » ne dit pas quelle zone : P1.1, P1.2, P2.1 ou P2.2.
unreadable-too-many-alike = { $count ->
    [one] Il n’y a qu’une carte { $card } dans ce paquet.
   *[other] Il n’y a que { $count } cartes { $card } dans ce paquet.
}
unreadable-play-what = Dites quelles cartes : play 3/4 3/6 ({ $clause }).
unreadable-not-a-set = Ces cartes ne font pas une combinaison : toutes doivent montrer la même valeur, et c’est celle du haut qui compte ({ $clause }).
unreadable-add-what = Dites quelle carte et à qui : add 5/2 { $to } ({ $clause }).
unreadable-add-one = On n’ajoute qu’une carte par tour ({ $clause }).
unreadable-take-what = On prend une combinaison entière, à une personne : take { $whose } ({ $clause }).
unreadable-turn-some = On tourne toutes les cartes de sa main, ou aucune ({ $clause }).
unreadable-no-pass = On ne passe pas : jouez, ajoutez, prenez ou tournez ({ $clause }).

# La table dans le terminal
ask-first = Le hasard désigne qui reçoit la première carte.
ask-deal = On distribue les cartes.
ask-over = { $seat } a gagné.
ask-turn = { $seat } joue, ajoute, prend, ou tourne sa main.
ask-you = { $seat }, jouez, ajoutez, prenez, ou tournez votre main.
ask-turn-area = { $seat } est en zone { $area } : jouer, ajouter, prendre, ou tourner sa main.
ask-you-area = { $seat }, zone { $area } : jouez, ajoutez, prenez, ou tournez votre main.
ask-guarded = { $seat }, jouez ou ajoutez ; ne tournez la main que si ni l’un ni l’autre n’est possible.
board-round = Manche { $round }
board-round-area = Manche { $round }, zone { $area }
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-wins = { $points ->
    [one] { $points } manche gagnée
   *[other] { $points } manches gagnées
}
board-out-first = a fini (1ᵉʳ)
board-out-second = a fini (2ᵉ)
board-falls-now = part après ce tour
board-falls = part dans { $turns } tours
board-added = { $count ->
    [one] la dernière, ajoutée par un autre
   *[other] les { $count } dernières, ajoutées par d’autres
}
board-discards = { $count ->
    [0] Rien n’est encore défaussé
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
board-discards-open = Défausse ({ $count }) : { $cards }
board-removed = Hors jeu : { $cards }
board-known = connues : { $cards }
board-stall = Aucune carte défaussée depuis { $stall } tours ; le jeu se resserre à partir de { $limit }
board-hand = Votre main
board-hand-hint = en bas : la valeur une fois tournée
board-star = a reçu l’étoile et commencé la manche

# La table à l’écran
board-say = { $what }
board-card = { $up } sur { $down }
board-set = Devant { $place } : { $count ->
    [one] un { $value } seul
   *[other] { $count } cartes de valeur { $value }
} ({ $cards })
board-place-empty = Devant { $place } : rien
board-area = Zone { $area }
board-others = Les autres joueurs
board-own = Votre côté de la table
board-winner = gagne
board-goes-back = revient
board-goes-away = est défaussée
board-hand-of = { $seat }, main : { $cards }
board-known-of = Cartes connues chez { $seat } : { $cards }
board-known-word = connues :
board-look-discards = Les regarder
board-discards-said = Défausse : { $cards }
board-removed-count = { $count ->
    [one] { $count } carte hors jeu
   *[other] { $count } cartes hors jeu
}
board-play = Jouer
board-play-here = Jouer ici
board-add = Ajouter
board-take = La prendre
board-take-look = Prendre ?
board-would-get = Dans votre main, ce serait { $cards }. Appuyez encore pour prendre.
board-preview = Un simple regard : votre main une fois tournée. Rien n’est encore tourné.
board-pick = Prenez des cartes d’une même valeur, ou désignez une combinaison à prendre.
board-turn-look = La voir tournée
board-turn-back = Revenir
board-turn-do = Tourner la main
board-sort = Ordre de la main
board-sort-value = valeur
board-sort-other = autre valeur
board-sort-own = mon ordre

# La leçon
lesson-ada = Ada
lesson-bo = Bo
lesson-cleo = Cléo
lesson-cards = Vous êtes Ada. Chaque carte porte deux nombres : le grand compte maintenant, celui à l’envers après un demi-tour.
lesson-look = On ne tourne que la main entière, jamais une seule carte. Regardez-la dans l’autre sens.
lesson-look-good = Chaque carte montre son autre nombre. Vous avez seulement regardé ; rien n’est joué.
lesson-set = Des nombres égaux forment une combinaison. La table est vide : prenez les deux 7 et posez-les devant vous.
lesson-set-good = Personne n’a battu vos 7. À votre tour suivant, ils sont partis à la défausse : ainsi s’en vont les cartes.
lesson-set-other = C’est possible aussi. Mais une paire enlève deux cartes d’un coup : essayez les deux 7.
lesson-beat = Bo a joué un 4 seul. Une combinaison de même taille doit être plus haute : battez-le avec votre 8.
lesson-beat-good = Bo reprend le 4, tourné : c’est devenu un 9. Ce qui revient n’est jamais ce qui a été joué.
lesson-beat-other = Vous pourriez. Mais battez d’abord le 4 avec une carte seule plus haute.
lesson-size = Une carte seule, un brelan, mais aucune paire. Les autres tailles ne comptent pas : jouez vos 1.
lesson-size-good = Deux 1, sans obstacle. Personne n’est battu, car il n’y avait pas d’autre paire.
lesson-size-other = Il y a mieux : une paire de 1 enlève deux cartes.
lesson-add = On peut ajouter une carte à la combinaison d’un autre qui montre le même nombre. Votre 5 ferait une paire chez Bo.
lesson-add-good = Vous avez une carte de moins, et la nouvelle paire de Bo bat les 3 de Cléo.
lesson-add-other = Pas mal. Mais essayez ici d’ajouter votre 5 à la combinaison de Bo.
lesson-take = On peut prendre toute une combinaison, tournée. Touchez les 2 de Bo pour les voir tournés, puis encore pour les prendre.
lesson-take-good = Les 2 sont arrivés en 5, 7 et 9. Vous avez maintenant des paires.
lesson-take-other = Regardez d’abord les 2 de Bo : tournés, ils vont avec votre main.
lesson-turn = Rien chez vous ne bat le 5. Regardez votre main tournée : paires de 7 et de 9. Puis tournez-la.
lesson-turn-good = Tout était bas, tout est haut, au prix d’un tour. Savoir quand tourner est la moitié du jeu.
lesson-turn-other = Cela aiderait moins : regardez votre main tournée, puis tournez-la.
lesson-ring = L’anneau est l’horloge d’une combinaison : il compte les tours qui restent, celui-ci compris. Ensuite elle est défaussée, si personne ne la bat.
lesson-out = Vos deux dernières cartes sont une paire, et les 8 battent les 5. Jouez-les.
lesson-out-good = Première main vide : 2 points. Deuxième : 1 point. Qui a 4 points gagne.
lesson-out-other = Pourquoi attendre ? Les deux 8 battent les 5 de Cléo et sont vos dernières cartes.
lesson-end = Jouer, ajouter, prendre ou tourner : une de ces choses à chaque tour, sans passer. Regardez les deux sens des cartes.
lesson-title-2 = Deux zones à deux
lesson-areas = À deux, chacun a deux zones, et une combinaison peut se trouver dans chacune.
lesson-turns = Vous jouez deux tours de suite, un par zone. La zone 1 vient d’abord : jouez-y votre 4.
lesson-turns-good = C’est encore à vous, maintenant pour la zone 2.
lesson-turns-other = C’est permis, mais commencez par le 4 : vous verrez pourquoi.
lesson-own = Une carte seule en zone 2 doit battre toutes les autres, votre propre 4 aussi. Jouez le 7.
lesson-own-good = Votre propre 4 est revenu tourné, en 9.
lesson-own-other = C’est possible. Essayez ici le 7, et voyez votre propre 4 revenir tourné.
lesson-take-two = Les deux zones de Bo sont à portée. Prenez les 3 de la zone 2 : regardez d’abord, puis prenez.
lesson-take-two-good = Les 3 sont arrivés tournés. Vos propres zones restent hors d’atteinte : on n’y ajoute ni ne prend rien.
lesson-take-two-other = C’est possible. Prenez ici les 3 de Bo.
lesson-win = C’est votre dernière carte. Qui joue la sienne en premier gagne aussitôt la manche, même au premier de ses deux tours.
lesson-win-good = La manche est à vous. Il en faut deux pour gagner la partie.
lesson-win-other = Pourquoi attendre ? Jouez le 7 et gagnez la manche.
coach-play = Une paire ou un brelan enlève plus de cartes qu’une carte seule. Quelle taille est libre sur la table ?
coach-take = Une de ces combinaisons irait-elle, tournée, avec votre main ? Cela peut valoir le tour.
coach-turn = Tout est bas ? Regardez votre main tournée avant de décider.

level-club-bluffer = Niveau club (bluffeur)
level-club-racer = Niveau club (pressé)
level-expert-quick = Expert (rapide)
level-champion = Champion
board-counting = Fin de la manche { $round }
board-won-round = première main vide : la manche
board-went-out-first = première main vide : 2 points
board-went-out-second = deuxième main vide : 1 point
board-you-are-out = Vous avez joué votre dernière carte : la manche est finie pour vous.

# Des options qui ne conviennent pas
wrong-stall-guard = Seuls des joueurs autour d’un même écran peuvent renoncer à la règle contre l’enlisement.

# Des paquets qui ne conviennent pas
deck-unknown = Il n’y a pas de paquet nommé « { $deck } ». Il y a { $known }, un fichier à vous (dans le terminal : deck=@FICHIER), ou un paquet entier en JSON.
deck-unreadable = Ligne { $line } : ce n’est ni une liste de cartes, comme 1/5* 1/3 1/4c, ni du JSON.
deck-no-object = Un paquet est une liste de cartes, ou un objet JSON avec name, cards et removed.
deck-key-twice = « { $key } » y est deux fois.
deck-no-such-key = Un paquet n’a pas de « { $key } » ; il a name, cards, removed et provenance.
deck-name = Un paquet a un nom de 1 à { $most } caractères imprimables.
deck-hash = L’empreinte n’est pas celle de ces cartes, qui est { $hash }.
deck-out-of-order = Les cartes ne sont pas dans l’ordre.
deck-no-cards = « cards » est un texte avec toutes les cartes, comme "1/5* 1/3 1/4c".
deck-many-cards = { $count } cartes, c’est plus que les { $most } que l’on peut traiter.
deck-many-sets = { $sets } combinaisons différentes, c’est plus que les { $most } que l’on peut traiter.
deck-few-cards = Cartes pour { $players } joueurs : { $count }, c’est trop peu ; chacun en reçoit au moins { $least }.
deck-at-line = Ligne { $line }, carte { $card }
deck-at-card = Carte numéro { $number }, { $card }
deck-card-form = { $at } : une carte s’écrit petit/grand, puis éventuellement a, b ou c (son symbole), puis éventuellement *, comme 1/4c ou 1/5*.
deck-equal-values = { $at } : les deux valeurs doivent être différentes.
deck-lower-first = { $at } : la plus petite valeur s’écrit d’abord, { $right }.
deck-zero = { $at } : un 0 ne pourrait jamais être joué ; les valeurs commencent à 1.
deck-star-symbol = { $at } : la carte à l’étoile est de toutes les parties, elle n’a donc pas de symbole.
deck-no-star = Aucune carte n’a l’étoile ; écrivez 1/5* pour la carte qui commence.
deck-second-star = { $at } : il y a déjà une étoile avant celle-ci ; une seule carte l’a.
deck-no-removed = « removed » nomme les symboles écartés à 5, 4, 3 et 2 joueurs.
deck-removed-nothing = « removed » n’a rien pour { $players } joueurs.
deck-removed-players = « removed » vaut pour 2, 3, 4 et 5 joueurs, pas pour « { $key } ».
deck-removed-letters = « removed » pour { $players } joueurs se compose des lettres a, b et c, et non de « { $letters } ». Ce sont nos noms pour les trois symboles imprimés : à quatre on écarte a, à trois aussi b, à deux aussi c.
deck-removed-unused = « removed » écarte « { $letter } », mais aucune carte n’a ce symbole.
deck-removed-odd = Ce qui est écarté à { $larger } ({ $out }) ne l’est pas entièrement à { $smaller } ({ $kept }).
deck-uneven = { $count } cartes pour { $players } joueurs ne se distribuent pas également.
deck-high-value = { $at } : une valeur au-dessus de { $most }.
deck-star-elsewhere = { $at } : l’étoile est imprimée sur 1/5.

# Lettres à la table, et ce qu’elles font
key-play = j
    .does = jouer les cartes choisies
key-look = v
    .does = voir la main tournée, et revenir
key-turn = t
    .does = tourner la main, une fois vue tournée
key-sort = o
    .does = ranger la main autrement

# Pourquoi un coup était moins bon qu’un autre
review-why-out = Le meilleur coup pose votre dernière carte.
review-why-beats = Le meilleur coup fait reprendre { $count ->
    [one] une carte
   *[other] { $count } cartes
 } à { $seat }.
review-why-own = Ce coup vous rend { $count ->
    [one] une carte que vous aviez posée
   *[other] { $count } cartes que vous aviez posées
 }.
review-why-answered = Ensuite, le suivant peut vous faire reprendre une combinaison avec une probabilité de { $odds } % ; après le meilleur coup, { $better } %.
review-why-left = Il vous laisse { $played ->
    [one] une carte
   *[other] { $played } cartes
 } en main, le meilleur coup { $best }.
review-why-set = Après lui, votre plus grande combinaison compte { $played ->
    [one] une carte
   *[other] { $played } cartes
 }, après le meilleur coup { $best }.
