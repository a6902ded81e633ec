# Dudab en français. $seat est le nom d’un joueur ; $card, $cards et $call sont des mots pour les cartes et les annonces.
game-title = Dudab
game-summary = Défaites-vous de vos cartes sur des colonnes communes, et ramassez-en le moins possible.

option-expansions = Extensions
option-expansions-effect = De nouvelles cartes bousculent les colonnes, et il y a plus à surveiller.
option-expansions-none = le jeu de base
option-expansions-jungle = avec la Jungle
option-expansions-baby = avec les Bébés
option-expansions-both = avec la Jungle et les Bébés
option-columns-at-4 = Colonnes à quatre joueurs
option-columns-at-4-effect = Une troisième colonne offre davantage de choix, et chacune se remplit moins vite.
option-columns-at-4-2 = deux
option-columns-at-4-3 = trois
option-edition = Édition
option-edition-effect = Dans la seconde, on voit la carte piochée avant d’en ranger une.
option-edition-A = avec cinq cartes et sans réponse, on range une carte puis on pioche
option-edition-B = avec cinq cartes et sans réponse, on pioche puis on range une carte ; sans extensions
option-baby-chain = Combien de fois par tour les Bébés font piocher tout le monde
option-baby-chain-effect = Une fois par tour : on pioche moins, et les tours restent courts quand on est nombreux.
option-baby-chain-full = chaque fois
option-baby-chain-single = une fois par tour ; préférable à cinq ou six joueurs
option-own-pile-view = Ce que les autres voient de votre tas
option-own-pile-view-effect = Des tas ouverts montrent où chacun en est ; il y a moins à retenir.
option-own-pile-view-mixed = les cartes des colonnes, mais pas celles de votre main
option-own-pile-view-open = tout
option-rounds = Manches par partie
option-rounds-effect = Moins de manches : une partie plus courte, où la chance pèse davantage.
option-rounds-players = autant que de joueurs
option-rounds-1 = une
option-rounds-2 = deux
option-rounds-3 = trois
option-rounds-4 = quatre
option-rounds-5 = cinq
option-rounds-6 = six
option-first-player = Qui ouvre la première manche
option-first-player-effect = Choisir qui ouvre, au lieu de tirer au sort.
option-first-player-random = une personne tirée au sort
option-first-player-0 = la première place
option-first-player-1 = la deuxième place
option-first-player-2 = la troisième place
option-first-player-3 = la quatrième place
option-first-player-4 = la cinquième place
option-first-player-5 = la sixième place
option-call-declared = L’annonce d’un Dudab
option-call-declared-effect = Davantage d’annonces : chaque Dudab réclame quelque chose dès qu’il le peut.
option-call-declared-optional = au gré de qui le pose
option-call-declared-mandatory = toujours, là où elle est possible
option-second-dudab = Un Dudab pendant une annonce
option-second-dudab-effect = Un Dudab peut se poser partout pendant une annonce : une issue plus fréquente.
option-second-dudab-same = seulement sur le Dudab qui a annoncé
option-second-dudab-any = sur n’importe quelle colonne
option-shaman-answer = Répondre à un Chaman
option-shaman-answer-effect = Qui peut répondre au Chaman le doit, au lieu de garder sa carte pour plus tard.
option-shaman-answer-free = une carte ou la pénalité, au choix
option-shaman-answer-at_five = avec cinq cartes, il faut poser une carte qui convient
option-shaman-answer-always = il faut poser une carte qui convient
option-call-duty = Répondre à une annonce
option-call-duty-effect = On peut garder la bonne carte et piocher : davantage de choix, et de cartes en main.
option-call-duty-must = qui peut répondre ne pioche pas
option-call-duty-may = qui peut répondre peut piocher quand même
preset-quick = Une manche
preset-everything = Avec tout
preset-strict = Stricte

# Mots
card-number = { $value } { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[g] vert
} { $symbol ->
    [p] paume
    [m] mammouth
    [c] massue
   *[f] fourrure
}
card-shaman = Chaman { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[g] vert
}
card-dudab = Dudab
card-jungle = Jungle
card-baby = Bébé
# Beaucoup de cartes dans une phrase : les valeurs de chaque couleur, puis le nombre des autres.
cards-numbers = { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[g] vert
} { $values }
cards-shamans = { $colour ->
    [r] { $count ->
        [one] un Chaman rouge
       *[other] { $count } Chamans rouges
    }
    [b] { $count ->
        [one] un Chaman bleu
       *[other] { $count } Chamans bleus
    }
    [y] { $count ->
        [one] un Chaman jaune
       *[other] { $count } Chamans jaunes
    }
   *[g] { $count ->
        [one] un Chaman vert
       *[other] { $count } Chamans verts
    }
}
cards-dudabs = { $count ->
    [one] un Dudab
   *[other] { $count } Dudabs
}
cards-jungles = { $count ->
    [one] une Jungle
   *[other] { $count } Jungles
}
cards-babies = { $count ->
    [one] un Bébé
   *[other] { $count } Bébés
}
hand-left = { $seat } ({ $cards })
call-colour = { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[g] vert
}
call-symbol = { $symbol ->
    [p] paume
    [m] mammouth
    [c] massue
   *[f] fourrure
}
call-value = { $value }
hand-of = { $seat } : { $cards }
name = { $seat }

# Ce qu’on peut faire
action-lay = Poser le { $card } sur la colonne { $column }
action-lay-dudab = Poser un Dudab sur la colonne { $column } sans annonce
action-lay-dudab-calling = Poser un Dudab sur la colonne { $column } et annoncer { $call }
action-draw = Piocher une carte
action-draw-put = Montrer sa main, ranger le { $card } et piocher
action-penalty = Subir la pénalité : retourner des cartes jusqu’à un nombre et piocher ce nombre de cartes
action-place-jungle = Placer la Jungle sur la colonne { $column }
action-place-baby = Placer le Bébé sur la colonne { $column }
action-trim = Mettre le { $card } dans son tas
action-shed-to-discard = Jeter des cartes à la défausse
action-shed-to-own = Mettre des cartes dans son tas
action-shed = Se défaire du { $card }
action-starter = { $seat } ouvre
action-deal = Distribution : { $cards }

# Ce qui se passe
event-started = { $seat } ouvre { $rounds ->
    [one] l’unique manche
   *[other] la première des { $rounds } manches
}.
event-dealt = La manche { $round } est distribuée. Les colonnes commencent par { $columns }, la pioche compte { $pile } cartes, et { $seat } ouvre.
event-dealt-seen = La manche { $round } est distribuée. Les colonnes commencent par { $columns }, la pioche compte { $pile } cartes, et { $seat } ouvre. En main : { $hands }.
event-laid = { $seat } pose le { $card } sur la colonne { $column }.
event-laid-dudab = { $seat } pose un Dudab sur la colonne { $column } sans rien annoncer.
event-laid-calling = { $seat } pose un Dudab sur la colonne { $column } et annonce { $call }.
event-shaman-demands = { $seat } doit réagir au Chaman de la colonne { $column }.
event-call-answered = { $seat } a répondu à l’annonce « { $call } ».
event-call-replaced = L’annonce « { $call } » ne vaut plus.
event-collected = La colonne { $column } est pleine : { $seat } ramasse { $count ->
    [one] une carte
   *[other] { $count } cartes
} ({ $cards }).
event-shed-place-discard = { $seat } doit jeter { $count ->
    [one] une carte
   *[other] { $count } cartes
} à la défausse.
event-shed-place-own = { $seat } doit mettre { $count ->
    [one] une carte
   *[other] { $count } cartes
} dans son tas.
event-shed-to-discard = { $seat } jette le { $card } à la défausse.
event-shed-to-own = { $seat } met le { $card } dans son tas.
event-shed-to-own-hidden = { $seat } met une carte dans son tas.
event-trimmed = { $seat } a trop de cartes et met le { $card } dans son tas.
event-trimmed-hidden = { $seat } a trop de cartes et en met une dans son tas.
event-put-away = { $seat } range le { $card } dans son tas.
event-put-away-hidden = { $seat } range une de ces cartes dans son tas.
event-hand-shown-five = { $seat } montre cinq cartes dont aucune ne convient : { $cards }.
event-hand-shown-call = { $seat } pioche pendant l’annonce et montre sa main : { $cards }.
event-drew = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-drew-seen = { $seat } pioche : { $cards }.
event-penalty-taken = { $seat } subit la pénalité.
event-turned-up = { $seat } retourne : { $cards }. À piocher : { $value }.
event-turned-up-in-vain = { $seat } retourne : { $cards }. La pioche est vide.
event-jungle-drawn = { $seat } pioche une Jungle et doit la placer.
event-jungle-drawn-no-column = { $seat } pioche une Jungle ; chaque colonne en a déjà une, elle est défaussée.
event-jungle-drawn-last-card = { $seat } pioche une Jungle comme dernière carte ; elle est défaussée.
event-jungle-placed = { $seat } place la Jungle en travers de la colonne { $column }.
event-baby-drawn = { $seat } pioche un Bébé et doit le placer.
event-baby-drawn-last-card = { $seat } pioche un Bébé comme dernière carte ; il est défaussé.
event-baby-placed = { $seat } place le Bébé sur la colonne { $column } ; il cache : { $cards }.
event-call-lapsed-by-jungle = La Jungle met fin à l’annonce de la colonne { $column }.
event-call-lapsed-by-baby = Le Bébé met fin à l’annonce de la colonne { $column }.
event-shaman-lapsed-by-baby = Le Bébé fait taire le Chaman de la colonne { $column }.
event-cover-joined = Carte retournée pour couvrir la colonne { $column } : { $card }. Elle ne peut pas couvrir et rejoint la pile cachée.
event-covered = Le Bébé de la colonne { $column } est couvert par le { $card }.
event-everybody-draws = Tout le monde pioche { $value ->
    [one] une carte
   *[other] { $value } cartes
}, en commençant par { $seat }.
event-nobody-draws = Personne ne pioche pour le { $value } : un Bébé a déjà fait piocher tout le monde ce tour-ci.
event-round-over = La pioche est vide, la manche { $round } est finie. Restent en main : { $hands }.
event-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette manche, ce qui fait { $total } en tout : { $steps }.
event-won = { $winners } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won-together = { $winners } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.

score-hand-dudabs = { $count ->
    [one] un Dudab
   *[other] { $count } Dudabs
} en main ({ $points })
score-paired = { $count ->
    [one] un Dudab emporte un Chaman
   *[other] { $count } Dudabs emportent { $count } Chamans
} (0)
score-attached = { $count ->
    [one] un Dudab retourne un nombre
   *[other] { $count } Dudabs retournent un nombre chacun
} ({ $cards } : { $points })
score-surplus-dudabs = { $count ->
    [one] un Dudab de reste
   *[other] { $count } Dudabs de reste
} (0)
score-removed-numbers = une Jungle enlève { $count ->
    [one] l’unique { $value }
   *[other] les { $count } cartes de valeur { $value }
}
score-removed-shamans = une Jungle enlève { $count ->
    [one] le Chaman sans Dudab
   *[other] les { $count } Chamans sans Dudab
}
score-shamans = { $count ->
    [one] un Chaman
   *[other] { $count } Chamans
} sans Dudab ({ $points })
score-babies = { $count ->
    [one] un Bébé
   *[other] { $count } Bébés
} ({ $points })
score-numbers = { $count ->
    [one] un nombre à sa valeur
   *[other] { $count } nombres à leur valeur
} ({ $points })

# Pourquoi pas
refusal-game-over = La partie est finie.
refusal-no-starter-yet = Le hasard n’a pas encore dit qui ouvre la première manche.
refusal-not-dealt = La manche n’est pas encore distribuée.
refusal-not-your-turn = C’est à { $seat } de décider.
refusal-not-held = Vous n’avez pas cette carte : { $card }.
refusal-no-such-column = Il n’y a pas de colonne { $column } ; il y en a { $columns }.
refusal-same-colour = Même couleur : { $card } et { $top }.
refusal-same-symbol = Même symbole : { $card } et { $top }.
refusal-not-one-away = Ces valeurs ne se suivent pas : { $card } et { $top }.
refusal-no-wrap = Ces valeurs ne se suivent pas ({ $top } et { $card }) : après la plus haute ne vient pas la plus basse.
refusal-other-colour-than-shaman = Sur cette carte ({ $top }) ne vont que des nombres de sa couleur et des Dudabs, pas le { $card }.
refusal-shaman-on-other-colour = Cette carte ({ $card }) veut un nombre de sa couleur, et le { $top } n’en est pas un.
refusal-shaman-on-shaman = Un Chaman ne va sur un Chaman qu’en réaction.
refusal-shaman-on-dudab = Aucune couleur n’est annoncée ici : aucun Chaman ne va sur ce Dudab.
refusal-no-answer = Cette carte ({ $card }) n’a pas ce qui est annoncé : { $call }.
refusal-shaman-of-other-colour = Cette carte ({ $card }) n’a pas la couleur annoncée : { $call }.
refusal-shaman-has-colour-only = Un Chaman n’a qu’une couleur, et l’annonce est { $call }.
refusal-no-reaction = Seul un Chaman ou un Dudab répond à un Chaman, pas le { $card }.
refusal-react-on-the-shaman = La réaction se pose sur la colonne { $obliged }, où le Chaman attend.
refusal-call-closes-columns = Pendant l’annonce « { $call } », les nombres et les Chamans ne se posent que sur la colonne { $obliged }.
refusal-dudab-on-the-called = Pendant l’annonce « { $call } », un Dudab ne se pose que sur la colonne { $obliged }.
refusal-mirror = Cette carte ({ $card }) serait en face d’une autre ({ $opposite }) et n’a avec elle ni couleur, ni valeur, ni symbole en commun.
refusal-mirror-shaman = En face de cette carte ({ $opposite }) ne va qu’un Chaman ou un Dudab.
refusal-mirror-dudab = En face d’un Dudab ne va qu’un Dudab.
refusal-mirror-for-shaman = Cette carte ({ $card }) serait en face d’une autre ({ $opposite }) qui n’a pas sa couleur.
refusal-no-call-below-jungle = Sous une Jungle, un Dudab se pose sans annonce.
refusal-call-is-compulsory = À cette table, un Dudab doit annoncer quelque chose.
refusal-draw-in-reaction = À un Chaman on répond par un Chaman, un Dudab ou la pénalité, pas en piochant.
refusal-put-with-five-only = On ne range une carte avant de piocher qu’avec cinq cartes en main.
refusal-must-answer = Vous pouvez répondre à l’annonce « { $call } », donc vous ne pouvez pas piocher.
refusal-five-and-a-fit = Avec cinq cartes dont une convient, on ne pioche pas.
refusal-five-and-a-dudab = Avec cinq cartes dont un Dudab, on ne pioche pas : un Dudab convient toujours.
refusal-five-and-a-dudab-under-call = Avec cinq cartes et sans réponse, il faut poser le Dudab.
refusal-put-first = Avec cinq cartes, on en range une avant de piocher ; dites laquelle.
refusal-put-first-under-call = Avec cinq cartes et sans réponse, on en range une avant de piocher ; dites laquelle.
refusal-draw-first = Dans cette édition, on pioche d’abord, puis on range une des six cartes.
refusal-no-shaman-demands = Aucun Chaman n’exige rien de vous.
refusal-reaction-is-compulsory = Vous avez une carte qui répond au Chaman : à cette table, la pénalité est exclue.
refusal-no-jungle-drawn = Il n’y a pas de Jungle à placer.
refusal-no-baby-drawn = Il n’y a pas de Bébé à placer.
refusal-nothing-to-trim = Il n’y a rien à ranger maintenant.
refusal-nothing-to-shed = Vous n’avez pas à vous défaire de cartes maintenant.
refusal-jungle-first = Il faut d’abord placer la Jungle.
refusal-has-jungle = La colonne { $column } a déjà une Jungle.
refusal-baby-first = Il faut d’abord placer le Bébé.
refusal-trim-first = { $count ->
    [one] Une carte
   *[other] { $count } cartes
} de trop : à mettre d’abord dans votre tas.
refusal-name-place-first = Dites d’abord où { $count ->
    [one] va la carte dont vous vous défaites
   *[other] vont les { $count } cartes dont vous vous défaites
}.
refusal-place-is-named = L’endroit est déjà nommé ; toutes les cartes y vont.
refusal-shed-first = Il faut d’abord se défaire { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}.
refusal-starter-known = On sait déjà qui ouvre.
refusal-starter-not-seated = Personne n’est assis là.
refusal-no-deal-now = Ce n’est pas le moment de distribuer.
refusal-not-the-deck = Ce n’est pas le paquet entier, chaque carte une fois.
refusal-expansion-dealt = Les mains et les premières cartes viennent du jeu de base ; Jungles et Bébés viennent après.

# Ce qu’on ne peut pas lire
unreadable-dudab-notation = « { $text } » n’est pas un coup ; écrivez R3P1, SR2, D1 call red, draw, put R3P, penalty, jungle 1, baby 1, trim R3P, shed to own ou shed R3P.
unreadable-starter = « { $text } » ne nomme pas de place ; écrivez starter 0.
unreadable-only-dudabs-call = Seul un Dudab fait une annonce, pas cette carte : { $card }.
unreadable-no-such-place = On met ces cartes à la défausse (discard) ou dans votre tas (own), pas dans « { $place } ».
unreadable-never-in-hand = Cette carte n’est jamais dans une main : { $card }.
unreadable-no-such-column = Il n’y a pas de colonne { $column } ; il y en a au plus { $columns }.
unreadable-no-such-card = Il n’y a pas de carte « { $card } » ; les cartes s’écrivent R3P, SR, D, J ou BB.
unreadable-no-such-call = « { $call } » ne s’annonce pas ; on annonce red (rouge), blue (bleu), yellow (jaune), green (vert), palm (paume), mammoth (mammouth), club (massue), fur (fourrure), 1, 2, 3 ou 4.

# L’écran
screen-round = Manche { $round } sur { $rounds }
screen-pile = Pioche { $count }
screen-discard = Défausse { $count }
screen-column = { $column }
screen-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
screen-player = Joueur
screen-hand = Main
screen-own = Tas
screen-total = Total
screen-standing = Vaut
screen-your-hand = Votre main
screen-nothing = rien
screen-shaman-waits = Un Chaman attend sur la colonne { $column } : un Chaman, un Dudab ou la pénalité
screen-call-open = { $seat } annonce { $call } sur la colonne { $column } : { $what }, ou un Dudab
screen-answers-colour = toute carte de cette couleur
screen-answers-symbol = un nombre avec ce symbole
screen-answers-value = un nombre de cette valeur
screen-place-jungle = Une Jungle attend sa colonne
screen-place-baby = Un Bébé attend sa colonne
screen-scores = Points de la manche
screen-part-hand-dudab = Dudabs en main
screen-part-shaman = Chamans
screen-part-attached = retournés
screen-part-baby = Bébés
screen-part-numbers = nombres
ask-starter = Le hasard dit qui ouvre.
ask-deal = On distribue les cartes.
ask-normal = { $seat } : posez une carte ou piochez.
ask-normal-five = { $seat } : posez une carte ou, si rien ne convient, rangez-en une et piochez.
ask-react = { $seat } : répondez au Chaman de la colonne { $column } par un Chaman ou un Dudab, { $penalty ->
    [if-nothing-fits] ou subissez la pénalité si aucun ne convient.
   *[free] ou subissez la pénalité.
}
ask-call = { $seat } : répondez à « { $call } » sur la colonne { $column }, { $dudab ->
    [any] posez un Dudab n’importe où
   *[same] posez-y un Dudab
}, { $draw ->
    [free] ou piochez.
    [put-first] ou, à défaut, rangez une carte et piochez.
    [draw-first] ou, à défaut, piochez et rangez une carte.
   *[without-answer] ou, sans réponse, piochez.
}
ask-jungle = { $seat } : placez la Jungle.
ask-baby = { $seat } : placez le Bébé.
ask-trim = { $seat } : mettez { $need ->
    [one] une carte
   *[other] { $need } cartes
} dans votre tas.
ask-shed-to = { $seat } : dites où { $need ->
    [one] va la carte dont vous vous défaites
   *[other] vont les { $need } cartes dont vous vous défaites
}.
ask-shed = { $seat } : défaites-vous { $need ->
    [one] d’une carte
   *[other] de { $need } cartes
}.
ask-round-over = La manche est finie ; on distribue la suivante.
ask-game-over = La partie est finie.

# Le plateau. Les lettres d’une couleur viennent de son mot ; deux couleurs n’ont jamais les mêmes.
board-letter-r = R
board-letter-b = B
board-letter-y = J
board-letter-g = V
board-others = Les autres joueurs
board-free = Ni annonce ni Chaman en attente : posez où cela convient.
board-away = { $seat } range des cartes.
board-over = La pioche est vide : la manche est finie.
board-yours = Votre tas et votre main
board-column-cards = Colonne { $column } : { $cards }
board-count = Cartes : { $count } sur { $most } ; qui pose la dernière ramasse la colonne
board-count-jungle = Cartes sous la Jungle : { $count } sur { $most } ; qui pose la dernière ramasse la colonne
board-next-takes = qui pose la carte suivante ramasse la colonne
board-faces = face à : { $card }
board-lay-on = Poser le { $card } sur la colonne { $column }
board-own-pile = { $seat }, tas : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, dont { $hidden } face cachée. Regarder.
board-pile-of = { $seat }, tas
board-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-look-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, sur le dessus : { $card }. Feuilleter.
board-draw = Piocher une carte
board-penalty = Subir la pénalité
board-put = En ranger une et piocher
board-put-this = Ranger le { $card } et piocher
board-what-call = Le Dudab de la colonne { $column } annonce
board-no-call = rien
board-back = Retour
board-close = Fermer
board-pick = Choisissez une carte, ou piochez.
board-pick-answer = Choisissez une réponse, ou subissez la pénalité.
board-pick-card = Choisissez une carte.
board-only-draw = Aucune de vos cartes ne convient.
board-pick-column = Désignez maintenant une colonne.
board-pick-away = Choisissez { $need ->
    [one] la carte à ranger.
   *[other] une carte à ranger ; { $need } en tout.
}
board-nothing-fits = Rien ne convient. Choisissez la carte à ranger.
board-scoring = Points de la manche { $round }
board-sheet = Points jusqu’ici
board-to-table = Retour à la table
board-previous = Précédent
board-next = Suivant
board-step = { $at } sur { $last }
board-so-far = Jusqu’ici
board-round-score = { $seat } pour cette manche
board-nothing-counts = Aucune carte ne compte.
board-lowest-leads = Le total le plus bas est en tête.
board-lowest-won = Le total le plus bas a gagné.
board-row-hand = { $count ->
    [one] Un Dudab resté
   *[other] { $count } Dudabs restés
} en main
board-row-paired = { $count ->
    [one] Un Dudab va avec un Chaman
   *[other] { $count } Dudabs vont avec un Chaman chacun
}
board-row-attached = { $count ->
    [one] Un Dudab retourne un nombre
   *[other] { $count } Dudabs retournent un nombre chacun
}
board-row-surplus-dudabs = { $count ->
    [one] Un Dudab de reste
   *[other] { $count } Dudabs de reste
}
board-row-surplus-jungles = { $count ->
    [one] Une Jungle ne trouve rien à enlever
   *[other] { $count } Jungles ne trouvent rien à enlever
}
board-row-removed-numbers = Une Jungle enlève { $count ->
    [one] l’unique { $value }
   *[other] les { $count } cartes de valeur { $value }
}
board-row-removed-shamans = Une Jungle enlève { $count ->
    [one] le Chaman de reste
   *[other] les { $count } Chamans de reste
}
board-row-shamans = { $count ->
    [one] Un Chaman
   *[other] { $count } Chamans
} sans Dudab
board-row-babies = { $count ->
    [one] Un Bébé
   *[other] { $count } Bébés
}
board-row-numbers = { $count ->
    [one] Un nombre à sa valeur
   *[other] { $count } nombres à leur valeur
}
board-why-hand = Un Dudab jamais posé coûte 5.
board-why-paired = D’abord, Dudabs et Chamans du tas vont deux par deux, un de chaque, tant qu’il reste des uns et des autres. Une paire compte 0, même quand cela ne vous arrange pas.
board-why-attached = Chaque autre Dudab retourne un nombre, dont la valeur est alors déduite. Ce sont les meilleurs nombres qui sont retournés.
board-why-surplus = Il n’y avait rien à en faire ; cela compte 0.
board-why-removed = Chaque Jungle enlève la plus petite valeur qui reste, toutes ses cartes à la fois. S’il n’y a plus de nombres, elle enlève les Chamans.
board-why-shamans = Chacun coûte 5.
board-why-babies = Plus il y en a, mieux c’est : 1, 3, 6, 11, 19, 32, 51 ou 81 points de moins.
board-why-numbers = Ce qui reste coûte ce qui est écrit dessus, cartes de la main comprises.

# La leçon
lesson-you = Robin (vous)
lesson-ada = Ada
lesson-few = Qui a peu de points gagne, et les cartes sont des points. Débarrassez-vous-en sur les colonnes.
lesson-number = Un nombre va sur une autre couleur et un autre symbole, un de plus ou de moins. Posez le 3 rouge en colonne 1.
lesson-number-good = Seule la dernière carte d’une colonne compte. C’est au joueur suivant.
lesson-number-other = C’est permis aussi. Posez cette fois un des nombres.
lesson-draw = Rien ne convient : les deux colonnes sont rouges, vos cartes aussi. On ne passe pas : piochez.
lesson-draw-good = Une carte piochée attend votre tour suivant. Avec moins de cinq cartes, on peut piocher même si l’on peut poser.
lesson-call = La grande bouche est un Dudab. Il va sur tout et peut annoncer couleur, symbole ou valeur. Annoncez rouge.
lesson-call-good = Tant que personne n’a répondu, seule cette colonne est ouverte. Qui ne peut répondre montre sa main et pioche.
lesson-call-other = Laissez parler le Dudab : posez-le avec une annonce.
lesson-answer = Ada a annoncé la paume. Qui a une paume doit la poser là, quelles que soient sa couleur et sa valeur, ou poser un Dudab.
lesson-answer-good = Rien d’autre que l’annonce ne compte. À une couleur, un Chaman de cette couleur répond aussi.
lesson-sixth = La colonne 1 a cinq cartes. Qui pose la sixième ramasse les cinq. Voyez comment : posez le 3 jaune.
lesson-sixth-good = Les cinq cartes sont dans votre tas ; la vôtre ouvre la nouvelle colonne.
lesson-sixth-other = Ce serait plus sage. Mais voyez ce qui arrive quand une colonne est pleine.
lesson-shed-to = Après avoir ramassé, on réduit sa main à deux cartes. Dans la défausse, le reste ne compte pour personne : choisissez-la.
lesson-shed-to-good = Toutes les cartes dont vous vous défaites y vont.
lesson-shed-to-other = Dans votre tas, elles seraient des points pour vous. Choisissez la défausse.
lesson-shed = Choisissez la carte à jeter, un grand nombre par exemple, et posez-la là.
lesson-shed-good = Il reste deux cartes, et le tour est fini.
lesson-points = La manche est finie. Parcourez les points avec « Suivant » : un Dudab en main coûte 5.
lesson-title-2 = Chamans et extensions
lesson-shaman = Le masque est un Chaman. Il va sur un nombre de sa couleur. Posez le rouge sur la colonne 1.
lesson-shaman-good = Ada devait réagir et n’a pas pu. On a retourné des cartes jusqu’à un nombre, et elle a pioché ce nombre de cartes.
lesson-shaman-other = C’est permis, mais faites plutôt agir le Chaman.
lesson-react = Le Chaman d’Ada vous attend. N’importe quel Chaman ou Dudab lui répond : avec le vôtre, refilez le problème au suivant.
lesson-react-good = Une réaction peut avoir n’importe quelle couleur. C’est maintenant au joueur suivant de réagir.
lesson-react-other = C’est permis, mais vous piochez alors des cartes. Posez votre Chaman sur le sien.
lesson-mirror = Une extension : une Jungle barre la colonne. Dessous, les cartes font face à celles du dessus, comme dans un miroir.
lesson-jungle = La carte posée doit partager couleur, valeur ou symbole avec celle d’en face, ici le 3 rouge.
lesson-jungle-good = Tous deux sont rouges. La carte suivante fera face au 2 bleu.
lesson-jungle-other = Vous pouvez piocher, mais essayez le miroir : posez le 1 rouge.
lesson-baby = Une autre extension : vous avez pioché un Bébé. Il cache toute une colonne, et une carte est retournée dessus. Placez-le.
lesson-baby-good = Si cette carte est un nombre, tout le monde pioche ce nombre de cartes. Les cartes cachées vont à qui remplit la colonne.
lesson-babies = Les Bébés sont bienvenus dans votre tas : plus vous en avez à la fin, plus votre total baisse.
coach-penalty = Un Chaman refile le problème au suivant, un Dudab y met fin. La pénalité fait piocher jusqu’à quatre cartes.
coach-lay = Posez d’abord les grands nombres. Gare à la colonne presque pleine : qui pose la sixième carte la ramasse.
coach-dudab = Un Dudab va sur tout. Annoncez ce à quoi vous pourriez répondre : l’annonce peut vous revenir.
coach-draw = Rien de bon à poser ? Avec moins de cinq cartes, vous pouvez piocher à la place.

level-club-counter = Niveau club (calculateur)
level-club-racer = Niveau club (pressé)
level-expert-search = Expert (recherche)

# Des options qui ne conviennent pas
wrong-edition = L’édition B n’a pas d’extensions : prenez le jeu de base, ou l’édition A.
wrong-first-player = Cette table a { $seats } places ; celle qui ouvre doit en faire partie.

# Lettres à la table, et ce qu’elles font
key-draw = p
    .does = piocher, ou subir la pénalité

# Pourquoi un coup était moins bon qu’un autre
review-why-collects = Ce coup ramasse une colonne : { $count ->
    [one] une carte
   *[other] { $count } cartes
 }.
review-why-lays = Le meilleur coup ôte { $points ->
    [one] un point
   *[other] { $points } points
 } de votre main ; piocher ne fait qu’ajouter des cartes.
review-why-points = Le meilleur coup ôte { $best ->
    [one] un point
   *[other] { $best } points
 } de votre main, celui-ci { $played }.
review-why-call = { $played ->
    [one] Une carte que vous ne voyez pas répond
   *[other] { $played } cartes que vous ne voyez pas répondent
 } à cette annonce, { $best } à la meilleure.
review-why-puts = Il met { $played ->
    [one] un point
   *[other] { $played } points
 } dans votre tas, le meilleur coup { $best }.
