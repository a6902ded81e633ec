# Dudo! en français. $seat est le nom d’un joueur, $face le nom d’une face au bon nombre.
game-title = Dudo!
game-summary = Bluffez sur les dés cachés sous tous les gobelets, doutez des autres et gardez le dernier dé.

option-direction = Sens du jeu
option-direction-effect = Seul l’ordre change : les annonces passent dans l’autre sens.
option-direction-north = dans le sens des aiguilles d’une montre, comme dans l’hémisphère nord
option-direction-south = dans le sens inverse, comme dans l’hémisphère sud
option-first-starter = Qui commence une partie qui n’est pas une revanche
option-first-starter-effect = Vous décidez qui commence, au lieu de tirer au sort.
option-first-starter-random = une personne tirée au sort
option-first-starter-seat = une place choisie d’avance
option-first-seat = La place qui commence alors
option-first-seat-effect = Cette place fait la première annonce de la partie.
option-first-seat-0 = la première place
option-first-seat-1 = la deuxième place
option-first-seat-2 = la troisième place
option-first-seat-3 = la quatrième place
option-first-seat-4 = la cinquième place
option-first-seat-5 = la sixième place
option-salsa = Salsa : intervenir hors de son tour, une fois par manche
option-salsa-effect = Personne ne s’endort : chacun peut répondre hors de son tour, une fois par manche.
option-salsa-off = seule la personne suivante répond
option-salsa-on = tout le monde peut intervenir
option-salsa-window-s = Secondes pour dire salsa, quand il y a une pendule
option-salsa-window-s-effect = Davantage de secondes : on a le temps d’intervenir, mais la table est plus lente.
option-calza-heads-up = Calza à deux joueurs
option-calza-heads-up-effect = Sans calza, les deux derniers ne peuvent plus récupérer de dé.
option-calza-heads-up-allowed = proposé
option-calza-heads-up-forbidden = non proposé
option-blank-bids = Annonces sur les blancs
option-blank-bids-effect = Ajoute des annonces où seuls les blancs comptent : davantage d’audace et d’issues.
option-blank-bids-off = interdites
option-blank-bids-halved = permises, un blanc pesant autant que deux dés
option-blank-bids-plain = permises, le blanc passant au-dessus du cinq
option-lost-dice = Dés perdus
option-lost-dice-effect = S’ils sont cachés, retenez combien de dés restent : calcul plus dur, bluff plus facile.
option-lost-dice-visible = au milieu, à la vue de tous
option-lost-dice-hidden = rangés ; on ne montre à personne combien de dés restent
option-joker-limit = Dés joker qu’on peut détenir
option-joker-limit-effect = Avec une limite, plusieurs calzas ne creusent pas l’écart.
option-joker-limit-none = autant qu’on en gagne
option-joker-limit-1 = un seul à la fois
preset-lively = Animée
preset-memory = De mémoire

# Mots
name = { $seat }
face-1 = as
face-2 = deux
face-3 = trois
face-4 = quatre
face-5 = cinq
face-b = { $count ->
    [one] blanc
   *[other] blancs
}
no-dice = aucun dé
cup-of = { $seat } : { $dice }

# Ce qu’on peut faire
action-bid = { $count } { $face }
action-dudo = Dudo !
action-calza = Calza !
action-pass = passer
action-salsa = Salsa ! { $act }
action-starter = { $seat } commence
action-roll = les dés roulent : { $cups }

# Ce qui s’est passé
event-started = Cinq dés par personne. { $seat } commence.
event-rolled = Manche { $round } : tout le monde lance ses dés.
event-rolled-seen = Manche { $round } : tout le monde lance ses dés ({ $cups }).
event-palifico-round = { $seat } n’a plus qu’un dé : palifico ! Les blancs ne valent rien et la première annonce fixe la valeur.
event-calza-stops = C’est la manche { $round } : désormais, plus personne ne peut dire calza.
event-bid = { $seat } annonce { $count } { $face }.
event-bid-by-salsa = Salsa ! { $seat } intervient avec { $count } { $face }.
event-window-opened = La salsa est ouverte à { $seats }.
event-window-closed = Personne ne dit salsa. À { $seat } de répondre.
event-answered = { $seat } répond en secret : { $answer }
event-called-dudo = { $seat } en doute : Dudo !
event-called-dudo-by-salsa = Salsa ! { $seat } intervient et en doute : Dudo !
event-called-calza = { $seat } tient l’annonce pour exacte : Calza !
event-called-calza-by-salsa = Salsa ! { $seat } intervient et tient l’annonce pour exacte : Calza !
event-revealed = On lève les gobelets ({ $cups }) : { $count } { $face }.
event-die-lost-bid-was-false = L’annonce était fausse : { $seat } perd un dé.
event-die-lost-doubt-was-wrong = L’annonce était vraie : { $seat } perd un dé pour en avoir douté.
event-die-lost-calza-was-wrong = Ce n’était pas exact : { $seat } perd un dé.
event-joker-lost = { $seat } avait tort et rend un joker au lieu d’un dé.
event-gained-die = Exact ! { $seat } récupère un dé.
event-gained-joker = Exact ! { $seat } a ses cinq dés et gagne un joker.
event-gained-nothing = Exact ! { $seat } a déjà un joker et ne gagne rien de plus.
event-eliminated = { $seat } n’a plus de dé et termine { $place }ᵉ.
event-starter-passed = C’est { $seat } qui commence la manche suivante.
event-won = { $seat } garde les derniers dés et gagne.

# Pourquoi pas
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-nothing-to-doubt = Il n’y a pas encore d’annonce : qui commence doit annoncer.
refusal-blank-is-no-value = Le blanc n’est pas une valeur à annoncer ; dites de 1 à 5.
refusal-blank-in-palifico = Les blancs ne valent rien dans une manche palifico et ne s’annoncent pas.
refusal-blank-opens = La première annonce porte sur une valeur de 1 à 5, pas sur les blancs.
refusal-above-cap = { $cap ->
    [one] On ne peut pas annoncer plus d’un dé ici.
   *[other] On ne peut pas annoncer plus de { $cap } dés ici.
}
refusal-no-raise-left = Rien n’est plus haut que cette annonce : on ne peut annoncer que { $cap } dés au plus. Il faut la juger.
refusal-palifico-value = Dans cette manche palifico, toutes les annonces portent sur les « { $face } ».
refusal-palifico-count = Dans une manche palifico, une surenchère annonce { $count ->
    [one] plus d’un dé
   *[other] plus de { $count } dés
}.
refusal-blank-too-low = Pour annoncer des blancs maintenant, dites-en au moins { $least }.
refusal-value-after-blanks = Pour passer des blancs à une valeur, annoncez au moins { $least } dés.
refusal-blank-plain = Annoncez-en au moins { $least } ici ; le blanc passe au-dessus du cinq.
refusal-count-lowered = Une surenchère ne baisse jamais le nombre : annoncez-en au moins { $count }.
refusal-only-blanks = Seuls les blancs sont plus hauts maintenant : annoncez-en au moins { $least }.
refusal-after-fives = Aucune valeur n’est au-dessus du cinq : annoncez au moins { $count } dés.
refusal-after-fives-or-blanks = Aucune valeur n’est au-dessus du cinq : annoncez au moins { $count } dés, ou bien au moins { $least ->
    [one] un blanc
   *[other] { $least } blancs
}.
refusal-value-not-higher = Si vous restez à { $count }, il faut une valeur plus haute que « { $face } » ; sinon, annoncez plus de dés.
refusal-calza-heads-up = À deux joueurs, cette table ne propose pas calza.
refusal-calza-too-late = Après { $rounds } manches, calza n’est plus proposé.
refusal-game-over = La partie est finie.
refusal-eliminated = Qui n’a plus de dé n’a plus rien à dire.
refusal-no-starter-yet = D’abord, le hasard dit qui commence.
refusal-not-rolled = D’abord, on lance les dés.
refusal-no-roll-now = On ne lance les dés qu’au début d’une manche.
refusal-roll-for-all = Tous les gobelets sont lancés à la fois, avec rien pour qui est hors jeu.
refusal-roll-of-other-size = { $dice ->
    [0] { $seat } n’a pas de dé à lancer.
    [one] { $seat } a un dé à lancer.
   *[other] { $seat } a { $dice } dés à lancer.
}
refusal-no-such-cup = Sous ce gobelet ({ $seat }), des faces qu’aucun dé n’a, ou pas dans l’ordre.
refusal-starter-known = On sait déjà qui commence.
refusal-starter-not-seated = Il n’y a personne à cette place.
refusal-no-window = Il n’y a pas de salsa à laquelle répondre.
refusal-own-bid = On ne dit pas salsa sur sa propre annonce.
refusal-window-open = D’abord, la salsa est ouverte à { $seats }.
refusal-answered = Une seule réponse chacun : la vôtre est donnée.
refusal-say-salsa = Hors de son tour, il faut dire salsa ou passer.
refusal-salsa-used = Une salsa par manche : la vôtre est jouée.

# Ce qui ne se lit pas
unreadable-dudo-notation = « { $text } » n’est pas un coup ici. Écrivez 3x5 pour trois cinq, { $blanks ->
    [on] 2xb pour deux blancs, dudo ou calza
   *[off] dudo ou calza
}{ $salsa ->
    [on] {" ; quand la salsa est ouverte : pass, salsa 4x5, salsa dudo ou salsa calza."}
   *[off] .
}
unreadable-count-zero = Une annonce compte au moins un dé.
unreadable-count-too-high = Il n’y a que { $most } dés dans la boîte.
unreadable-no-such-value = Aucun dé ne montre { $value } : les faces vont de 1 à 5, plus le blanc (b).
unreadable-no-such-cup = « { $cup } » n’est pas un gobelet : cinq dés au plus, de 1 à 5 et b.
unreadable-starter = Après « starter » vient le numéro d’une place.

# Sur la table
table-round = Manche { $round }
table-dice-in-cups = { $count ->
    [one] { $count } dé sous les gobelets
   *[other] { $count } dés sous les gobelets
}
table-dice-hidden = nul ne dit combien de dés il reste
table-palifico = PALIFICO ({ $seat }) : les blancs ne valent rien, la valeur reste
table-palifico-next = Ensuite, PALIFICO : { $seat } n’a plus qu’un dé
table-calza-stopped = calza n’est plus proposé
table-your-cup = Votre gobelet
table-no-cup = Vous êtes hors jeu
table-bids = Annonces
table-no-bids = pas encore d’annonce
table-middle = Au milieu :
table-middle-empty = aucun dé
table-middle-hidden = hors de vue
table-out = hors jeu, { $place }ᵉ
table-jokers = { $count ->
    [one] joker
   *[other] { $count } jokers
}
table-starts = commence
table-turn = doit répondre
table-salsa = salsa
table-salsa-asked = salsa ?
table-salsa-used = salsa jouée
table-was-palifico = déjà palifico
table-reveal = Gobelets de la manche { $round } : { $seat } annonçait { $count } { $face }
table-called-dudo = { $seat } a dit dudo
table-called-calza = { $seat } a dit calza
table-matching = { $count ->
    [0] aucun dé ne compte
    [one] { $count } dé compte
   *[other] { $count } dés comptent
}
table-marked = { "[ ]" } compte pour l’annonce
table-won = { $seat } gagne
table-places = { $place }. { $seat }
table-loses-die = { $seat } perd un dé
table-loses-joker = { $seat } rend un joker
table-gains-die = { $seat } récupère un dé
table-gains-joker = { $seat } gagne un joker
table-gains-nothing = { $seat } ne gagne rien de plus
ask-starter = Le hasard dit qui commence.
ask-roll = On lance les dés.
ask-open = { $seat }, ouvrez les annonces : { $cap } dés au plus.
ask-open-palifico = { $seat }, ouvrez votre manche palifico : la valeur annoncée restera.
ask-answer = { $seat }, répondez à { $count } { $face } : surenchère, dudo ou calza.
ask-answer-no-calza = { $seat }, répondez à { $count } { $face } : surenchère ou dudo.
ask-answer-no-raise = { $seat }, rien n’est plus haut que { $count } { $face } : dudo ou calza.
ask-answer-only-dudo = { $seat }, rien n’est plus haut que { $count } { $face } : il ne reste que dudo.
ask-window = { $seats } : salsa contre { $count } { $face }, ou passer ?
ask-over = { $seat } a gagné.

# Le plateau dans le navigateur
board-cups = Les gobelets autour de la table
board-out = hors jeu
board-dice-hidden = dés non montrés
board-dice-count = { $count ->
    [one] un dé
   *[other] { $count } dés
}
board-joker = un dé joker
board-your-dice = Vos dés
board-no-bid = Pas encore d’annonce.
board-bid-by = { $seat } annonce
board-bid-by-salsa = { $seat } annonce par salsa
board-bowl = { $count ->
    [0] Aucun dé au milieu
    [one] Un dé est au milieu
   *[other] { $count } dés sont au milieu
}
board-bowl-hidden = Les dés perdus ne sont pas montrés à cette table
board-in-cups = { $count ->
    [one] un sous les gobelets
   *[other] { $count } sous les gobelets
}
board-ladder = Les annonces
board-answered = Votre réponse est donnée. Les autres réfléchissent encore.
board-stake-dudo = { $joker ->
    [yes] à tort : −1 joker
   *[no] à tort : −1 dé
}
board-stake-calza = { $stake ->
    [earn] juste : joker, faux : −1 dé
    [jokers] juste : +1 joker, faux : −1
    [nothing] juste : ±0, faux : −1 joker
   *[dice] juste : +1 dé, faux : −1
}
board-reveal = Les gobelets de la manche { $round }
board-reveal-claim = { $call ->
    [calza] { $caller } dit calza : { $bidder } annonçait { $count } { $face }.
   *[dudo] { $caller } dit dudo : { $bidder } annonçait { $count } { $face }.
}
board-reveal-count = { $face } sous tous les gobelets
board-choices = Ce que vous pouvez dire
board-palifico = Plus qu’un dé pour { $seat } : les blancs ne valent rien et la première annonce fixe la valeur.
board-palifico-short = Les blancs ne valent rien, la valeur reste.
board-salsa = Salsa possible : { $seats }
board-reveal-close = Continuer
board-joker-why = On rend un joker à la place du prochain dé perdu.

# La leçon
lesson-you = Robin (vous)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = Ces cinq dés sont sous votre gobelet. Personne d’autre ne les voit ; tout le monde en a cinq.
lesson-blank = Le blanc, avec sa pâle étoile, vaut ce qu’on annonce. Trois de vos dés comptent donc comme des cinq.
lesson-open = À vous d’annoncer combien de dés d’une valeur il y a, au moins, sous tous les gobelets. Dites trois cinq : ligne 3, colonne 5.
lesson-open-good = Ada répond quatre trois, et Kei monte à cinq trois.
lesson-open-other = Une bonne annonce, et personne n’est obligé d’avoir ce qu’il annonce. Pour la leçon, dites trois cinq.
lesson-raise = C’est de nouveau à vous. Montez : même nombre d’une valeur plus haute, ou plus de dés. Dites cinq quatre.
lesson-raise-good = Bien dit. On continue ainsi jusqu’à ce que quelqu’un n’y croie plus.
lesson-raise-other = C’est permis, mais n’allons pas si loin : surenchérissez, juste un peu.
lesson-nine = Une autre manche : Kei annonce neuf cinq. Vous en avez trois qui comptent ; il en faudrait six parmi les dix autres.
lesson-doubt = Difficile à croire. Dites dudo : j’en doute.
lesson-doubt-good = On lève les gobelets ! Six dés seulement comptent : l’annonce était fausse et Kei perd un dé.
lesson-doubt-other = C’est possible, mais neuf cinq sont difficiles à croire. Doutez-en.
lesson-end = S’il y en avait eu neuf ou plus, vous auriez perdu le dé. Qui perd son dernier dé est éliminé.
lesson-title-2 = Calza et palifico
lesson-five = Vous avez perdu un dé, et Kei annonce cinq as. Vous en avez deux qui comptent ; cinq en tout, c’est plausible.
lesson-calza = Quand vous pensez qu’une annonce est exacte, ni plus ni moins, dites calza. Faites-le maintenant.
lesson-calza-good = Cinq tout juste, et vous récupérez votre dé.
lesson-calza-other = C’est raisonnable, mais aujourd’hui la chance est avec vous : dites calza.
lesson-cost = Un calza à côté, même d’un seul dé, en coûte un. À tort ou à raison, vous commencez la manche suivante.
lesson-palifico = Ada n’a plus qu’un dé, pour la première fois. La manche qu’elle ouvre est son palifico.
lesson-worthless = Dans un palifico, les blancs ne valent rien : le vôtre n’est pas un quatre.
lesson-fours = Ada a ouvert avec des quatre : tout le monde annonce des quatre, seul le nombre monte. Annoncez trois quatre.
lesson-fours-good = Trois quatre. Aucune autre valeur n’était permise.
lesson-fours-other = C’est permis, mais montez ici d’un seul dé : trois quatre.
lesson-four = La même manche, mais Kei saute à quatre quatre. Vous en avez un, et il reste six dés en tout.
lesson-four-good = Trois quatre seulement : avec les blancs, il y en aurait eu cinq. Kei perd un dé.
lesson-four-other = C’est permis, mais il faudrait quatre quatre sur six dés, sans aucun blanc. Doutez-en.
lesson-once = On est palifico une fois au plus. La manche suivante est ordinaire, et les blancs comptent de nouveau.
coach-bid = Comptez vos dés et vos blancs, et attendez-vous à un tiers environ de ceux que vous ne voyez pas.
coach-dudo = L’annonce dépasse-t-elle nettement vos dés plus un tiers des autres ? Alors dites dudo.
coach-calza = L’annonce semble exacte ? Un calza juste rend un dé ou, avec cinq dés, donne un joker ; un calza faux coûte un dé.

level-club-bluffer = Niveau club (bluffeur)
level-club-counter = Niveau club (calculateur)
level-expert-search = Expert (recherche)
level-champion = Champion
board-score-head = Dés
board-round-cell = { $score }
board-you-are-out = Vous avez perdu votre dernier dé : vous êtes hors jeu.

# Des options qui ne conviennent pas
wrong-first-seat = Cette table a { $seats } places ; celle qui commence doit en faire partie.
wrong-salsa = La salsa est réservée aux tables jouées d’une traite.

hint-why-bid = D’après vos seuls dés, l’annonce que je ferais a { $odds } % de chances d’être vraie.
hint-why-bid-heard = D’après vos seuls dés, l’annonce que je ferais a { $odds } % de chances d’être vraie ; avec ce qui a été annoncé, { $heard } %.
hint-why-dudo = D’après vos seuls dés, l’annonce précédente a { $odds } % de chances d’être vraie.
hint-why-dudo-heard = D’après vos seuls dés, l’annonce précédente a { $odds } % de chances d’être vraie ; avec ce qui a été annoncé, { $heard } %.
hint-why-calza = D’après vos seuls dés, l’annonce précédente a { $odds } % de chances d’être exacte.
hint-why-calza-heard = D’après vos seuls dés, l’annonce précédente a { $odds } % de chances d’être exacte ; avec ce qui a été annoncé, { $heard } %.
review-why-bid = D’après vos seuls dés, l’annonce avait { $odds } % de chances d’être vraie.
review-why-bid-heard = D’après vos seuls dés, l’annonce avait { $odds } % de chances d’être vraie ; avec ce qui avait été annoncé, { $heard } %.
review-why-dudo = D’après vos seuls dés, l’annonce mise en doute avait { $odds } % de chances d’être vraie.
review-why-dudo-heard = D’après vos seuls dés, l’annonce mise en doute avait { $odds } % de chances d’être vraie ; avec ce qui avait été annoncé, { $heard } %.
review-why-calza = D’après vos seuls dés, l’annonce avait { $odds } % de chances d’être exacte.
review-why-calza-heard = D’après vos seuls dés, l’annonce avait { $odds } % de chances d’être exacte ; avec ce qui avait été annoncé, { $heard } %.
review-why-doubt = D’après vos seuls dés, l’annonce précédente avait { $odds } % de chances d’être vraie.
review-why-doubt-heard = D’après vos seuls dés, l’annonce précédente avait { $odds } % de chances d’être vraie ; avec ce qui avait été annoncé, { $heard } %.
review-why-exact = D’après vos seuls dés, l’annonce précédente avait { $odds } % de chances d’être exacte.
review-why-exact-heard = D’après vos seuls dés, l’annonce précédente avait { $odds } % de chances d’être exacte ; avec ce qui avait été annoncé, { $heard } %.

# Lettres à la table, et ce qu’elles font
key-dudo = d
    .does = douter de l’annonce : Dudo !
key-calza = c
    .does = la dire exacte : Calza !
key-pass = p
    .does = passer, tant que la salsa est ouverte
