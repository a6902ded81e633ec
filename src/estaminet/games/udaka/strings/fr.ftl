# UDAKA Classic en français. $seat, $first et $victim sont des noms ; $card et $cards viennent avec leur article.
game-title = UDAKA Classic
game-summary = Défaussez des paires pour gagner des jetons, posez le quatrième as pour l’emporter en cas d’égalité et gagnez deux manches en premier.

option-udaka-scoring = Le jeton UDAKA au décompte d’une manche
option-udaka-scoring-effect = Le jeton UDAKA compte à chaque manche, au lieu de ne servir qu’en cas d’égalité.
option-udaka-scoring-tie_only = ne fait que trancher en cas d’égalité en tête
option-udaka-scoring-counts = compte aussi comme un jeton
option-stacked-space = Ce qu’une paire prend sur une case à deux jetons
option-stacked-space-effect = Une paire sur une case à deux jetons rapporte le double.
option-stacked-space-one = un jeton
option-stacked-space-all = les deux jetons
option-special-timing = Roi suicidaire et Joker
option-special-timing-effect = Roi et Joker ne se gardent plus pour le bon moment : davantage de hasard, moins de calcul.
option-special-timing-when_discarded = peuvent être gardés ; ils agissent quand on les défausse
option-special-timing-at_once = doivent être défaussés dès qu’ils peuvent agir
option-first-dealer = La première donne
option-first-dealer-effect = Le sort est plus rapide ; avec les cartes, la partie s’ouvre sur un petit rituel.
option-first-dealer-cards = est attribuée par des cartes distribuées faces visibles
option-first-dealer-random = est tirée au sort
option-next-dealer = Les manches suivantes sont données par
option-next-dealer-effect = Qui donne joue en dernier, et voit donc d’abord jouer les autres.
option-next-dealer-left = la personne suivante dans le sens des aiguilles d’une montre
option-next-dealer-winner = la personne qui a gagné la manche précédente
option-next-dealer-cards = la personne que les cartes désignent chaque fois
preset-stakes = Gros enjeux
preset-brisk = Rapide

# Mots
name = { $seat }
card-a = un as
card-k = le Roi suicidaire
card-j = le Joker
card-number = un { $number }
pair-a = deux as
pair-number = deux { $number }
hand-of = { $seat } : { $cards }
tokens-of = { $seat } : { $count }
tokens-of-holder = { $seat } : { $count } (détient le jeton UDAKA)
tokens-of-counted = { $seat } : { $score } ({ $count } et le jeton UDAKA)

# Ce qu’on peut faire
action-discard = { $cards }
action-discard-king = le Roi suicidaire, un jeton rendu à la case { $space }
action-discard-joker = le Joker, un jeton pris à { $victim }
action-turn-up = { $card } est retourné
action-lot = le sort désigne { $seat } pour donner
action-shuffle = le paquet est mélangé et distribué

# Ce qui s’est passé
event-card-turned-up = { $seat } reçoit { $card }, face visible.
event-dealer-again = Ni as ni nombre : toutes les cartes retournent au paquet et l’on recommence.
event-dealer-chosen-ace = Le premier as : { $seat } donne.
event-dealer-chosen-highest = Pas d’as ; le plus grand nombre décide, et à égalité le premier sorti : { $seat } donne.
event-dealer-chosen-lot = Le sort désigne { $seat } pour donner.
event-dealer-chosen-left = La donne passe, dans le sens des aiguilles d’une montre, à { $seat }.
event-dealer-chosen-winner = La donne va à qui vient de gagner : { $seat }.
event-round-begins = Manche { $round } : un jeton sur chaque nombre de 2 à 9, le jeton UDAKA sur sa case ; { $left ->
    [one] un jeton de manche est
   *[other] { $left } jetons de manche sont
} à gagner.
event-round-begins-decider = La manche { $round } décide : tout le monde en a gagné une, et il ne reste plus de jeton de manche.
event-dealt = { $seat } donne deux cartes à chaque place ; { $first } commence.
event-dealt-seen = { $seat } donne deux cartes à chaque place ({ $hands }) ; { $first } commence.
event-drew = { $seat } pioche une carte.
event-drew-seen = { $seat } pioche { $card }.
event-refilled = { $seat } complète sa main à deux cartes.
event-refilled-seen = { $seat } complète sa main à deux cartes avec { $card }.
event-draw-pile-empty = La pioche est vide : désormais, plus personne ne pioche.
event-discarded-on = { $seat } pose { $cards } sur { $on }.
event-discarded-first = { $seat } pose { $cards } sur la défausse vide.
event-discarded-aces = { $seat } pose { $cards } sur la pile UDAKA.
event-token-taken = { $pair ->
    [top] Paire avec la carte du dessus :
    [both] Trois cartes égales, toujours une seule paire :
   *[hand] Paire :
} { $seat } prend { $count ->
    [one] un jeton
   *[other] { $count } jetons
} sur la case { $space }.
event-pair-won-nothing = Une paire, mais la case { $space } est vide : { $seat } ne prend rien.
event-aces-down = { $count ->
    [one] Un as est posé.
   *[other] { $count } as sont posés.
}
event-udaka-taken = Le quatrième as : { $seat } prend le jeton UDAKA.
event-token-returned = { $seat } rend un jeton à la case { $space }, qui en porte maintenant { $now ->
    [1] un
   *[other] { $now }
}.
event-nothing-returned = { $seat } n’a pas de jeton à rendre.
event-token-stolen = { $seat } prend un jeton à { $victim }.
event-nothing-stolen = Personne d’autre n’a de jeton : { $seat } ne prend rien.
event-round-scored = Toutes les cartes de la manche { $round } sont posées. Jetons : { $players }.
event-round-won-sole-lead = { $seat } en a le plus, sans partage ({ $score }), et gagne la manche { $round }.
event-round-won-shared-lead-tied = { $leaders } partagent la tête ({ $score }) ; c’est donc le jeton UDAKA qui décide : { $seat } le détient et gagne la manche { $round }.
event-round-won-shared-lead-behind = { $leaders } partagent la tête ({ $score }) ; c’est donc le jeton UDAKA qui décide : { $seat } le détient et, tout en ayant moins, gagne la manche { $round }.
event-rounds-token-taken = { $seat } prend un jeton de manche ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.
event-game-won = { $seat } a gagné deux manches, et donc la partie, en { $rounds } manches.

# Pourquoi pas
refusal-not-in-hand = Vous n’avez pas cela en main : { $cards }.
refusal-special-is-due = { $count ->
    [one] À cette table, { $cards } doit partir dès que son effet est possible : défaussez cette carte maintenant.
   *[other] À cette table, { $cards } doivent partir dès que leur effet est possible : défaussez l’un des deux maintenant.
}
refusal-king-needs-space = Le Roi suicidaire vous coûte un jeton : dites à quelle case le rendre, par exemple K>5.
refusal-nothing-to-return = Vous n’avez pas de jeton à rendre : K suffit.
refusal-joker-needs-victim = Le Joker prend un jeton : dites à qui, par exemple J<P2.
refusal-nothing-to-steal = Personne d’autre n’a de jeton : J suffit.
refusal-cannot-be-robbed = Le Joker prend un jeton à une autre personne qui en a ; ce n’est pas le cas ici ({ $victim }).
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-game-over = La partie est finie.
refusal-not-dealt = Il faut d’abord donner les cartes.
refusal-no-dealer-yet = Il faut d’abord savoir qui donne.
refusal-no-dealer-choice-now = On ne cherche pas qui donne en ce moment.
refusal-card-not-left = Cette carte n’est plus dans le paquet, ou n’y a jamais été.
refusal-no-lot-now = On ne tire pas au sort qui donne en ce moment.
refusal-dealer-not-seated = Il n’y a personne à cette place.
refusal-no-deal-now = On ne donne pas en ce moment.
refusal-not-the-deck = Un paquet, ce sont les 38 cartes : quatre A et quatre de chaque nombre de 2 à 9, un K, un J.

# Ce qui ne se lit pas
unreadable-udaka-notation = « { $text } » n’est pas une défausse. Écrivez 7, 7 7, A, A A, K>5 (un jeton rendu à la case 5), J<P2 (un jeton pris à la place 2), ou simplement K et J quand il n’y a rien à rendre ni à prendre.
unreadable-no-such-card = Il n’y a pas de carte « { $card } » : les cartes sont A, 2 à 9, K et J.
unreadable-no-such-player = Il n’y a pas de place { $player } ; il y en a { $players }.
unreadable-three-cards = On défausse une carte ou deux, jamais plus [{ $clause }].
unreadable-two-ranks = Deux cartes ne vont ensemble que si elles sont de même rang [{ $clause }].
unreadable-single-copy = Il n’y a qu’un Roi suicidaire et qu’un Joker : ils ne font pas de paire [{ $clause }].
unreadable-king-space = Le jeton va sur une case de 2 à 9, pas sur « { $space } » [{ $clause }].
unreadable-only-specials-aim = « { $text } » : seuls K>case et J<place désignent une cible.
unreadable-dealer = Après « dealer » vient une place, par exemple P2.

# Sur la table
table-round = Manche { $round }
table-decider = la belle
table-space = Case
table-tokens = Jetons
table-draw-pile = Pioche
table-regular-pile = Défausse
table-top = dessus
table-udaka-pile = Pile UDAKA
table-udaka-token = Jeton UDAKA
table-rounds = ROUNDS
table-on-its-space = sur sa case
table-empty = vide
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-player = Joueur
table-hand = Cartes
table-won = Manches
table-dealer = donne
table-turn = à jouer
table-holds-udaka = UDAKA
table-your-hand = Vos cartes
table-face-up = Faces visibles
table-place = { $place }. { $seat }
table-house-rules-more = { $left } ; { $right }
table-house-rules = En vigueur : { $rules }
table-scoring-tie_only = le jeton UDAKA tranche en cas d’égalité en tête et ne compte pas
table-scoring-counts = le jeton UDAKA compte 1 et tranche en cas d’égalité en tête
table-timing-when_discarded = K et J peuvent être gardés
table-timing-at_once = K et J partent dès qu’ils peuvent agir
table-stacked-one = une paire prend un jeton
table-stacked-all = une paire prend tous les jetons de sa case
ask-cards = Une carte face visible par personne, jusqu’au premier as ; la prochaine est pour { $seat }.
ask-lot = Le sort désigne qui donne la première manche.
ask-deal = { $seat } mélange et donne.
ask-discard = { $seat }, défaussez une carte, ou deux de même rang.
ask-discard-last = { $seat }, défaussez une carte, ou deux de même rang ; on ne pioche plus.
ask-over = { $seat } a gagné.

# Le plateau dans le navigateur
board-say = { $what }
board-others = Les autres joueurs
board-board = Le plateau
board-well = Case { $space } : { $count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $count } jetons
}
board-well-wins = votre paire gagne ici maintenant
board-well-open = la carte du dessus est de ce nombre
board-well-aim = Rendre votre jeton à la case { $space }, { $count ->
    [0] qui est vide
    [one] qui en porte un
   *[other] qui en porte { $count }
}
board-seat-tokens = { $count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $count } jetons
}
board-seat-rounds = { $count ->
    [one] une manche gagnée
   *[other] { $count } manches gagnées
}
board-seat-aim = { $count ->
    [0] { $seat }, sans jeton
    [one] Prendre un jeton à { $seat }, qui en a un
   *[other] Prendre un jeton à { $seat }, qui en a { $count }
}
board-face-up = face visible : { $card }
board-card-wins = { $card }, peut prendre un jeton maintenant
board-draw = Pioche, { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
board-pile = Défausse, { $count ->
    [one] une carte
   *[other] { $count } cartes
}, sur le dessus { $card }
board-pile-empty = Défausse, vide
board-aces = { $count ->
    [0] Aucun as n’est posé.
    [one] Un as est posé.
   *[other] { $count } as sont posés.
}
board-udaka-here = Le quatrième prend le jeton UDAKA.
board-udaka-held = { $seat } détient le jeton UDAKA.
board-rounds-left = { $count ->
    [0] Plus aucun jeton de manche
    [one] Encore un jeton de manche
   *[other] Encore { $count } jetons de manche
}
board-king = Le Roi suicidaire vous coûte un jeton, si vous en avez : ce jeton va sur le nombre de votre choix.
board-joker = Le Joker prend un jeton à la personne de votre choix, si quelqu’un en a.
board-at-once = À cette table, il doit partir dès qu’il peut agir.
board-ace = { $count ->
    [3] Trois as sont posés : celui-ci prend le jeton UDAKA.
    [0] Les as vont sur la pile UDAKA ; le quatrième prend le jeton UDAKA.
   *[other] Les as vont sur la pile UDAKA, { $count } jusqu’ici ; le quatrième prend le jeton UDAKA.
}
board-lay = Poser { $cards }
board-takes = prend { $count ->
    [one] un jeton
   *[other] { $count } jetons
} sur { $space }
board-pick = Choisissez une carte, ou deux de même rang.
board-pick-wins = Choisissez une carte, ou deux de même rang. Celles qui portent un jeton en gagneraient un.
board-scoring = Qui gagne la manche { $round }, et pourquoi
board-scoring-close = Voir le plateau
board-step-count = On compte les jetons. { $seat } détient le jeton UDAKA, qui ne compte pas.
board-step-count-udaka = On compte les jetons. { $seat } détient le jeton UDAKA, qui compte pour un.
board-step-sole = { $leaders } en a le plus, sans partage : { $score }.
board-step-shared = { $leaders } partagent la tête avec { $score } : la manche est à qui détient le jeton UDAKA.
board-step-won = La manche { $round } va à { $seat }.
board-king-where = Sur quel nombre ?
board-joker-whom = À qui ?

# La leçon
lesson-you = Robin (vous)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = Huit cases numérotées portent des jetons de laiton. Quand toutes les cartes sont posées, la manche va à qui en a le plus.
lesson-hand = On a deux cartes, on en pioche une troisième et on défausse. Vous avez maintenant deux 7 : une paire.
lesson-pair = Une paire prend le jeton de sa case. Prenez les deux 7 et posez-les sur la défausse.
lesson-pair-good = Le jeton est à vous. Vous avez posé deux cartes : votre main a été complétée à deux.
lesson-pair-other = C’est permis, mais cela ne gagne rien. Posez les deux 7.
lesson-top = La carte du dessus compte aussi. C’est un 4, vous avez un 4 : posez-le et prenez le jeton.
lesson-top-good = Une carte, un jeton. Mais toute carte posée peut aussi servir à la personne suivante.
lesson-top-other = C’est permis, mais la carte du dessus n’aide qu’un 4 maintenant.
lesson-ace = Les as vont près du soleil, le jeton UDAKA. Qui pose le quatrième le prend. Deux sont posés : posez le vôtre.
lesson-ace-good = C’était le troisième. Ada n’attendait que cela : le sien est le quatrième.
lesson-ace-other = Ce serait la prudence ! Pour la leçon, posez l’as.
lesson-udaka = Ada a maintenant le jeton UDAKA. On ne peut ni le voler ni le rendre, et il tranche en cas d’égalité.
lesson-last = Fin d’une autre manche. Ada a trois jetons ; vous, deux et le jeton UDAKA. Posez votre 5.
lesson-last-good = Trois jetons chacun : égalité en tête. Le jeton UDAKA tranche, et vous l’avez.
lesson-end = Un fanion pour la manche. Qui gagne deux manches en premier gagne la partie ; tout l’art est de choisir le bon moment.
lesson-title-2 = Rois et Jokers
lesson-trick = Le Joker ne prend rien sur le plateau. Il prend un jeton à quelqu’un d’autre.
lesson-joker = C’est Ada qui en a le plus. Prenez le Joker, puis désignez-la.
lesson-joker-good = Un jeton a changé de camp. Le jeton UDAKA, lui, ne se vole pas.
lesson-joker-other = Vous pouvez garder le Joker, mais c’est le moment : prenez un jeton à Ada.
lesson-price = Voici le Roi suicidaire. Le poser vous coûte un de vos jetons.
lesson-king = Vous choisissez la case où va ce jeton, de préférence une dont vous avez une carte. Posez le roi et choisissez 9.
lesson-king-good = Le jeton attend la paire de n’importe qui, peut-être la vôtre.
lesson-king-other = Vous pouvez le garder, mais à la fin toutes les cartes doivent partir. Posez le roi maintenant.
lesson-back = De nouveau à vous, et vous avez pioché un second 9. Posez les deux et prenez un jeton sur la case 9.
lesson-back-good = Ce que le roi vous avait coûté est de nouveau à vous.
lesson-back-other = C’est permis, mais la paire de 9 vaut un jeton.
lesson-cover = Roi et Joker couvrent aussi la carte du dessus. Cela suffit parfois : la personne suivante n’y trouve rien.
coach-pair = Cherchez d’abord une paire : dans votre main, ou avec la carte du dessus.
coach-next = Pas de paire ? Laissez dessus un nombre dont la case est vide : il n’aide personne.
coach-ace = Gardez un as jusqu’à ce qu’il puisse être le quatrième, ou que personne d’autre n’en ait.

level-club-hoarder = Niveau club (collectionneur)
level-club-racer = Niveau club (pressé)
level-expert-quick = Expert (rapide)
board-score-head = Manches

# Lettres à la table, et ce qu’elles font
key-lay = p
    .does = poser la carte choisie
key-lay-two = d
    .does = en poser deux du même rang

# Pourquoi un coup était moins bon qu’un autre
review-why-token = Le meilleur coup prend aussitôt { $count ->
    [one] un jeton
   *[other] { $count } jetons
 }.
review-why-udaka = Le meilleur coup est le quatrième as : il prend le jeton UDAKA.
review-why-offered = D’après les cartes sorties, la personne suivante a ensuite { $odds } % de chances de pouvoir prendre un jeton avec cette pile, contre { $better } % après le meilleur coup.
review-why-split = Ce coup casse une paire alors qu’un jeton est sur la case { $space }.
