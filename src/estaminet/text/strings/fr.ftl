# Ce que disent tous les jeux. Les noms des joueurs arrivent tels quels.
language = Français
seat = Place { $number }

list-none = rien
list-last = { $left } et { $right }
list-more = { $left }, { $right }
list-of-lists = { $left } ; { $right }
decimal-mark = ,

# Notation à l'écran ; des mots pour qui écoute.
written = { $text }
    .spoken = { $words }

unreadable-no-such-seat = Cette place n’existe pas ; il y en a { $seats } à cette table.
unreadable-foreign-action = Ce n’est pas une action de ce jeu.
unreadable-no-such-move = « { $text } » n’est pas un coup de ce jeu.
ask-whose-turn = C’est à { $seat } de jouer.
ask-nobody-now = Personne n’a rien à décider.
unreadable-wrong-kind-of-move = Le hasard lance et mélange, les joueurs décident ; ni l’un ni les autres ne changent de rôle.

# La ligne de commande. Les messages cli-wrong sont la phrase unique sur laquelle le programme s’arrête.
cli-wrong-language = La langue { $language } n’existe pas ici ; il y a : { $known }.
cli-wrong-game = Aucun jeu ne s’appelle { $game } ; il y a : { $known }.
cli-wrong-no-game = Indiquez le jeu, par exemple « estaminet play dudo », ou --resume pour une partie sauvegardée ; « estaminet games » donne la liste.
cli-wrong-option-form = { $text } n’est pas une option ; écrivez NOM=VALEUR.
cli-wrong-option = { $game } n’a pas d’option { $option } ; il a : { $known }.
cli-wrong-option-twice = L’option { $option } est donnée deux fois ; une seule suffit.
wrong-option-unknown = Il n’y a pas d’option { $option } ; il y a : { $known }.
wrong-option-no-file = L’option { $option } ne peut pas être lue dans un fichier.
wrong-level = Il n’y a pas de robot { $level } ; il y a : { $known }.
wrong-two-seats = Vous ne pouvez occuper qu’une place, sauf si vous êtes plusieurs à partager cet appareil.
wrong-option-value = L’option { $option } ne peut pas valoir { $value } ; elle peut valoir : { $values }.
cli-wrong-options = Ces options ne conviennent pas :
cli-wrong-option-file = { $file } ne convient pas :
cli-option-file-warning = { $file } : { $warning } (Un avertissement ; on peut jouer avec.)
wrong-seats = { $title } est pour { $low } à { $high } joueurs, pas pour { $seats }.
cli-wrong-player = { $player } ne peut pas s’asseoir ici ; choisissez parmi : { $known }.
cli-wrong-names = Noms donnés : { $names }, places : { $seats } ; donnez un nom par place, séparés par des virgules.
cli-wrong-name = « { $name } » ne peut pas être un nom ; un nom a de 1 à { $limit } caractères imprimables.
cli-wrong-name-twice = Deux joueurs portent le même nom ; donnez à chacun le sien.
cli-wrong-seed = Une graine est un nombre entier de 0 à { $most }.
cli-wrong-clause = La clause { $clause } n’existe pas ; il y a, tout près : { $near }.
cli-wrong-file-missing = Le fichier { $file } n’existe pas ; vérifiez son nom et son dossier.
cli-wrong-file-folder = { $file } est un dossier ; indiquez un fichier.
cli-wrong-file-large = { $file } dépasse { $megabytes } Mo ; aucun enregistrement n’est aussi long.
cli-wrong-file-binary = { $file } n’est pas un fichier texte en UTF-8 ; il en faut un ici.
cli-wrong-file-unreadable = { $file } ne peut pas être lu ({ $reason }) ; indiquez un fichier lisible.
cli-wrong-file-exists = { $file } existe déjà et reste tel quel ; choisissez un autre nom.
cli-wrong-file-nowhere = Il n’y a pas de dossier { $folder } pour { $file } ; créez-le ou choisissez-en un autre.
cli-wrong-file-unwritable = { $file } ne peut pas être écrit ({ $reason }) ; choisissez un autre nom ou dossier.
cli-wrong-with-resume = { $option } ne va pas avec --resume : c’est déjà fixé dans { $file }.
cli-wrong-not-a-save = { $file } n’est pas la sauvegarde d’une partie en cours ; on en fait une avec « sauver » pendant le jeu ou avec --save.
cli-wrong-save = { $file } ne peut pas être repris. { $reason }
cli-wrong-other-game = { $file } est une partie d’un autre jeu, { $game } ; omettez le jeu ou indiquez celui-là.
cli-wrong-words-many = Il y a des mots pour { $words } personnes, mais { $people } à la table.
cli-wrong-words = Les mots pour le hasard tiennent en une ligne d’au plus { $limit } caractères imprimables.
cli-wrong-record = { $file } ne se vérifie pas. { $reason }
cli-wrong-replay-save = { $file } est une partie inachevée ; reprenez-la avec « estaminet play --resume ».
cli-wrong-seat-and-open = Choisissez : --seat pour ce qu’un joueur savait, ou --open pour tout voir.
cli-wrong-seat = Il n’y a pas de place { $seat } dans cette partie ; il y a : { $known }.
cli-wrong-games = Le nombre de parties est 1 ou plus.
cli-wrong-players-and-seats = --players dit { $players }, mais --seats en nomme { $seats } ; donnez l’un des deux.
cli-wrong-key = { $key } ne peut pas être la clé d’un jeu : de 2 à 12 minuscules et chiffres, une lettre d’abord, et pas un mot réservé de Python.
cli-wrong-key-taken = { $folder } existe déjà et reste tel quel ; choisissez une autre clé.
cli-wrong-no-checkout = Ce dossier n’est pas celui des sources d’Estaminet ; dites où écrire le jeu : --into DOSSIER.
cli-wrong-into = Il n’y a pas de dossier { $folder } ; créez-le ou indiquez-en un autre avec --into.
cli-wrong-seconds = Le nombre de secondes doit être supérieur à 0 et ne pas dépasser 600.
cli-wrong-usage = { $reason } « { $command } --help » montre ce qu’il y a.
cli-absurd = Il contient des nombres ou des parenthèses démesurés.
cli-usage-no-option = Il n’y a pas d’option { $option }.
cli-usage-no-option-near = Il n’y a pas d’option { $option } ; il y a, tout près : { $near }.
cli-usage-needs-value = L’option { $option } demande une valeur.
cli-usage-no-value = L’option { $option } ne prend pas de valeur.
cli-usage-missing = Il manque quelque chose : { $name }.
cli-usage-value = { $name } doit être { $wanted }.
cli-usage-extra = C’est plus que n’en prend cette commande : { $extra }.
cli-usage-no-command = Il n’y a pas de commande { $name }.
cli-usage-missing-command = Il manque une commande.
cli-wanted-whole = un nombre entier
cli-wanted-whole-from = un nombre entier, { $low } ou plus
cli-wanted-whole-between = un nombre entier de { $low } à { $high }
cli-wanted-number = un nombre
cli-wanted-number-from = un nombre, { $low } ou plus
cli-wanted-number-between = un nombre de { $low } à { $high }

# Pourquoi un enregistrement est illisible ou ne se vérifie pas, en phrases entières.
record-in-text = Ligne { $line } : { $why }
record-in-json = Entrée { $line } de « moves » : { $why }
record-not-a-record = Ce JSON n’a pas la forme d’un enregistrement ({ $why }).
record-first-line = Un enregistrement commence par « { $first } ».
record-no-number = Il faudrait un nombre ici, et non « { $text } ».
record-after-result = Rien ne peut suivre le résultat.
record-late-header = « { $key } » se place avant le premier coup.
record-twice = « { $key } » figure deux fois.
record-seat-order = C’est « { $expected } » qui vient ici, et non « { $has } ».
record-keyed = Le hasard est numéroté par manches (« rounds ») ou pas du tout, et non par « { $text } ».
record-position-form = La position n’est pas un objet JSON.
record-unknown-header = Aucune ligne d’un enregistrement ne commence par « { $key } ».
record-missing-header = La ligne « { $key } » manque.
record-other-rules = La partie a été jouée selon la version { $version } des règles du jeu { $game } ; ici, c’est la version { $has }.
record-rematch-seat = La revanche nomme la place { $seat } ; les { $seats } places se comptent à partir de 0.
record-options = Ses règles maison ne conviennent pas.
record-unknown-game = Aucun jeu ne s’appelle { $game } ; il y a : { $known }.
record-position = Il commence dans une position impossible ({ $why }).
record-position-other = La position a d’autres règles maison ou un autre nombre de places que le reste de l’enregistrement.
record-names = Places : { $seats }, noms : { $names } ; à chaque place son nom.
record-bad-name = « { $name } » ne peut pas être un nom ; un nom a de 1 à { $most } caractères imprimables, sans espaces autour.
record-taken-back = Un coup repris s’écrit avec son rang, sa place et lui-même, et non « { $text } ».
record-hints = Les conseils sont un nombre entier pour chacune des { $seats } places, et non « { $hints } ».
record-no-seat = Un coup commence par une place ou par « chance », et non par « { $text } ».
record-other-chance = Le secret donne « { $derived } », et non « { $has } » : ce n’est pas ce qu’a dit le hasard.
record-unreadable = « { $move } » est illisible.
record-illegal = « { $move } » n’est pas permis par { $rule }.
record-result = Les coups mènent à ce résultat : { $result }. L’enregistrement indique : { $has }.
record-no-result = aucun pour l’instant
record-bad-words = Les mots pour le hasard tiennent en une ligne d’au plus { $most } caractères imprimables.
record-secret-form = Le secret n’est pas en hexadécimal.
record-secret-not-promised = Il montre un secret, mais pas son empreinte : rien ne prouve que ce secret avait été promis.
record-secret-other = Le secret n’a pas l’empreinte promise : ce n’est pas celui qui avait été promis.
record-words = Places : { $seats }, mots : { $words } ; à chaque place sa ligne de mots.
record-branch = Une variante s’écrit avec un enregistrement, un nombre de coups et « same » ou « drawn », et commence dans une position ; et non « { $text } ».
record-save-position = Une sauvegarde commence au début d’une partie, et non dans une position.
record-save-players = Places : { $seats }, joueurs : { $players } ; une sauvegarde en nomme un par place.

cli-name-person = Joueur { $number }
cli-kind-you = vous

cli-commitment = Le hasard vient d’un secret désormais scellé, qui sera montré à la fin. Voici son empreinte :
cli-words-before = (Vos mots ont été donnés avant le tirage de ce secret. Sans --words, ils sont demandés maintenant et engagent le programme.)
cli-ask-words = { $name }, vos propres mots à y mêler (ou simplement Entrée) :
cli-press-enter = Entrée pour continuer
cli-pass-device = Passez l’appareil à { $name } ; { $name }, appuyez sur Entrée.
cli-bar = ? règles · journal · annuler · sauver · options · aide · quitter
cli-news-cut = { $count ->
    [one] (une ligne plus haut : journal)
   *[other] ({ $count } lignes plus haut : journal)
}
cli-more = page { $page } sur { $pages } ; Entrée pour la suivante
cli-who-speaks = Quelqu’un prend-il la parole : { $names } ? Un numéro ou un nom, ou Entrée pour personne ; ou tapez ce que fait le joueur suivant.
cli-nobody = personne
cli-wrong-speaker = Tapez le numéro ou le nom de quelqu’un qui peut parler ({ $names }), ou juste Entrée pour personne, ou ce que fait le joueur suivant.
cli-wrong-number = Les choix portent les numéros 1 à { $most }.
cli-how-to-type = Tapez un numéro de la liste, ou un coup comme il y est écrit.
cli-why = [{ $clause }] La règle : ? { $clause }
cli-undo-nothing = Vous n’avez pas encore joué : il n’y a rien à annuler.
cli-undo-chance = Le hasard a parlé depuis votre coup : il ne peut plus être annulé.
cli-undo-others = { $name } a joué depuis : votre coup ne peut plus être annulé.
cli-undo-revealed = Quelque chose de caché a été révélé depuis votre coup [{ $clause }] : il ne peut plus être annulé.
cli-save-how = Dites dans quel fichier : sauver FICHIER
cli-saved = La partie est désormais gardée dans { $file }. Ce fichier trahit ce que fera le hasard : ne le lisez pas avant la fin.
cli-leave-where = La partie n’est pas finie. Dans quel fichier la garder ? (Entrée : { $file }, - : ne pas garder)
cli-left = La partie est gardée. Pour reprendre : { $command }
cli-left-unsaved = La partie n’est pas gardée.
cli-log-empty = Il ne s’est encore rien passé.
cli-options-none = Ce jeu n’a pas de règles maison.
cli-option-says = { $rule } : { $value }
cli-options-star = * différent de la règle imprimée
cli-result = La partie est finie [{ $clause }] :
cli-secret = Le secret du hasard était :
cli-record-where = Dans quel fichier garder l’enregistrement ? (Entrée : { $file }, - : ne pas garder)
cli-rematch = Une autre partie, avec les mêmes joueurs ? ({ $yes }, ou Entrée pour non)
cli-yes = oui
cli-record = L’enregistrement est dans { $file }. Pour le vérifier : { $command }

cli-command-log = journal
cli-command-undo = annuler
cli-command-save = sauver
cli-command-options = options
cli-command-help = aide
cli-command-more = suite
cli-command-quit = quitter
cli-help-move-typed = un coup
cli-help-move = comme il est écrit dans la liste
cli-help-number-typed = 7, #7
cli-help-number = le choix de ce numéro (toujours avec # là où les cartes sont des nombres)
cli-help-rules-typed = ?
cli-help-rules = les règles de la situation
cli-help-clause-typed = ? CLAUSE
cli-help-clause = cette clause des règles
cli-help-log-typed = journal
cli-help-log = tout ce qui vous a été dit jusqu’ici
cli-help-undo-typed = annuler
cli-help-undo = reprendre votre dernier coup, tant que personne d’autre n’a joué et que rien d’aléatoire ou de caché n’est sorti depuis
cli-help-save-typed = sauver FICHIER
cli-help-save = garder désormais la partie dans ce fichier
cli-help-options-typed = options
cli-help-options = les règles maison de cette table
cli-help-more-typed = suite, Entrée
cli-help-more = la page suivante des choix
cli-help-quit-typed = quitter
cli-help-quit = arrêter ici ; on vous demande où garder la partie

cli-verified = { $file } est un enregistrement valable ({ $title })
cli-verified-moves = { $count ->
    [one] { $count } coup ({ $players }), rejoué selon la version { $version } des règles : permis.
   *[other] { $count } coups ({ $players }), rejoués selon la version { $version } des règles : tous permis.
}
cli-verified-chance = { $count ->
    [one] Hasard : { $count } tirage recalculé à partir du secret et des mots des joueurs : conforme à la promesse.
   *[other] Hasard : { $count } tirages recalculés à partir du secret et des mots des joueurs : conformes à la promesse.
}
cli-chance-not-verifiable = Hasard non vérifiable : pas de secret. ({ $count ->
    [one] { $count } tirage possible selon les règles, mais nul ne peut dire d’où il vient.
   *[other] { $count } tirages possibles selon les règles, mais nul ne peut dire d’où ils viennent.
})
cli-secret-left-out = L’enregistrement promet un secret et la partie est finie : on vous l’a donné sans le secret. Demandez-le en entier.
cli-verified-taken-back = { $count ->
    [one] Un coup a été repris avec l’accord de tous, comme il est noté.
   *[other] { $count } coups ont été repris avec l’accord de tous, comme il est noté.
}
cli-verified-branch = Une variante : elle reprend la partie { $record } après son coup { $move }. Personne ne s’est engagé sur cette position ; la suite a été vérifiée.
cli-verified-hints = { $count ->
    [0] Les conseils étaient permis ; aucun n’a été demandé.
    [one] Les conseils étaient permis ; un seul a été demandé.
   *[other] Les conseils étaient permis ; { $count } ont été demandés.
}
cli-verified-unfinished = La partie n’est pas finie.
cli-verified-result = { $count ->
    [one] Vainqueur : { $winners }
   *[other] Vainqueurs : { $winners }
}

cli-move = coup { $number }
cli-eyes-onlooker = en spectateur
cli-eyes-seat = avec ce que savait { $name }
cli-eyes-open = à découvert
cli-replay-keys = Entrée, → suivant · ← précédent · numéro et Entrée : ce coup · Début, Fin · q quitter

cli-games-key = clé
cli-games-title = jeu
cli-games-players = joueurs
cli-games-minutes = minutes
cli-games-summary = ce que c’est
cli-deals-a-second = donnes/s
cli-games-a-second = parties/s
cli-decisions-a-second = décisions/s
cli-sim-title = { $games ->
    [one] { $games } partie ({ $title }), graine { $seed }
   *[other] { $games } parties ({ $title }), graine { $seed }
}
cli-sim-decisions = Décisions
cli-sim-rounds = Manches
cli-sim-spread = de { $least } à { $most }, un dixième jusqu’à { $tenth }, la moitié jusqu’à { $median }, neuf dixièmes jusqu’à { $ninetieth } ; en moyenne { $mean }
cli-sim-seat = place
cli-sim-player = joueur
cli-sim-wins = victoires
cli-sim-interval = à 95 % entre
cli-sim-place = rang moyen
cli-sim-places = rangs 1, 2, …
cli-sim-clause = clause
cli-sim-times = événements
cli-sim-a-game = par partie
cli-sim-endings = Terminées par :
cli-check-retold = Réécrit : { $file }. Relisez-le.
cli-check-more = et { $count } de plus de ce genre
cli-check-ok = OK : { $game }, niveau { $grade }
cli-check-next = Pour le niveau { $grade }, il manque à { $game } : { $lack }
cli-bench-title = Jeu légal au hasard, sans auditeur, { $mode } : décisions par seconde, et ce que coûte un regard
cli-bench-game = jeu
cli-bench-seats = joueurs
cli-bench-python = depuis Python
cli-bench-loop = boucle interne
cli-bench-view = vue µs
cli-bench-message = message µs
cli-bench-copy = copie µs
cli-new-game-made = { $title } est dans { $folder } : un petit jeu complet, à transformer pour en faire le vôtre.
cli-new-game-elsewhere = Pour qu’il soit trouvé : export ESTAMINET_GAMES={ $place }
cli-new-game-next = Ensuite : { $command }

# Le serveur.
cli-backup-done = Tout est dans { $file }, vérifié et sur le disque.
cli-backup-failed = La copie n’a pas été faite : { $reason }
cli-restore-done = Les données sont de nouveau telles que dans { $file }.
cli-restore-failed = Rien n’a été restauré : { $reason }
server-short-token = Un jeton d’administration a au moins { $least } caractères.
cli-host-open = La maison est ouverte sur ce fichier : indiquez --house http://127.0.0.1:8000 et son jeton d’administration, ou fermez-la d’abord.
cli-host-failed = Cela n’a pas été fait : { $reason }
cli-host-nothing = Il n’y a rien de tel ici ; rien n’a changé.
cli-host-done = C’est fait.
cli-pruned = Supprimé : lignes de discussion : { $lines }, tables : { $tables }.
server-ready = Estaminet est à l’adresse { $address } (Ctrl-C pour arrêter)
server-wrong-store = Impossible d’ouvrir le stockage : { $reason }
server-wrong-log = Il n’y a pas de niveau de journal { $level } ; il y a : debug, info, warning, error.
server-wrong-network = { $network } n’est ni une adresse ni un réseau.
server-wrong-origin-form = Une origine, c’est https:// et un nom, sans chemin : https://games.example, pas { $origin }.
server-wrong-host-name = Un nom d’hôte s’écrit seul, sans https:// ni port : games.example, pas { $name }.
server-wrong-metrics = Pour les mesures, il faut une adresse et un port, comme 127.0.0.1:9100, et non { $address }.
server-port-taken = Le port { $port } est pris par un autre programme ; la maison est donc au port { $other }.
server-port-taken-chosen = Le port { $port } est pris par un autre programme. Le port { $other } est libre : --port { $other }.
server-wrong-inside = Les autres processus joignent celui-ci par un hôte et un port, comme 10.0.0.5:8001, pas { $address }.
server-cannot-listen = La maison ne peut pas écouter sur { $reason }.
server-too-many-bot-tables = Des robots jouent déjà entre eux à autant de vos tables qu’il est permis. Attendez la fin d’une de ces parties.
server-too-much = On a tant dit et fait à cette table que seuls les coups y sont encore acceptés.
server-bad-message = Ce n’est pas un message du protocole.
server-no-token = Dites d’abord qui vous êtes, puis reconnectez-vous.
server-not-seated = Vous n’avez pas de place à cette table.
server-not-started = La partie n’a pas encore commencé.
server-started = La partie a déjà commencé.
server-bad-options = Ces règles maison ne conviennent pas : { $why }
server-not-host = Seule la personne qui a ouvert la table peut changer les règles maison.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore terminée.
server-stale = La table a avancé entre-temps.
server-no-such-seat = Cette place n’existe pas.
server-seat-taken = Cette place est prise.
server-table-full = Aucune place n’est libre.
server-already-seated = Vous avez déjà une place ici.
server-unknown-level = Il n’y a pas de robot de niveau { $level } pour ce jeu.
server-bad-words = Les mots tiennent sur une ligne de caractères imprimables.
server-bad-text = Cela ne peut pas se dire.
server-bot-plays = Un robot joue pour vous ; revenez d’abord.
server-no-hints = Il n’y a pas de conseils à cette table.
server-not-out = Seuls ceux qui ne jouent plus peuvent aller à la fin, quand il ne reste que des robots.
server-no-bot = Aucun robot ne joue pour vous.
server-nothing-to-take-back = Vous n’avez fait aucun coup qui puisse être repris.
server-no-such-vote = Ce vote n’existe pas, ou vous n’y avez pas voix.
server-vote-open = Un vote est déjà ouvert à ce sujet.
server-not-away = Cette personne est là.
server-nobody-to-ask = Personne n’est là pour donner son accord.
server-just-left = Cette personne vient à peine de partir ; redemandez dans { $seconds } s.
server-same-address = Vous êtes au même endroit que la personne qui demande ; il faut l’accord de quelqu’un qui est ailleurs.
server-seat-changed = Une place a changé de main depuis ; ce qui a été joué avant ne se reprend plus.
server-too-fast = Trop vite ; attendez un instant.
server-no-spectators = Cette table n’admet pas de spectateurs.
server-no-such-table = Cette table n’existe pas.
server-rules-changed = Les règles de ce jeu ont changé depuis l’ouverture de la table.
server-unreadable-table = Cette table ne peut plus être lue ; les autres, si.
server-store = Cela n’a pas pu être enregistré et n’a donc pas eu lieu.
server-store-away = La maison ne peut pas lire ses livres pour l’instant ; réessayez dans un moment.
server-banned = La maison vous prie de rester à l’écart quelque temps.
server-closed-table = La maison a fermé cette table.
server-our-fault = Une erreur s’est produite ici ; cela n’a donc pas eu lieu.
server-stopping = La maison ferme un instant ; revenez tout de suite.
server-moved-away = Votre place est passée à un autre appareil.

# Le bureau de l’hôte : la page /admin.
desk-title = Le comptoir de la maison
desk-message = Message du jour
desk-announce = Annoncer
desk-reports = Signalements
desk-settle = Réglé
desk-bans = Tenus à distance
desk-unban = Laisser revenir
desk-who = Qui
desk-hours = Heures
desk-why = Pourquoi
desk-ban = Tenir à distance
desk-ban-day = Tenir à distance un jour
desk-tables = Tables
desk-table = Table { $id }
desk-entries = { $count ->
    [0] aucune entrée
    [one] une entrée
   *[other] { $count } entrées
}
desk-last = la dernière : { $when }
desk-stage-closed = fermée
desk-close = Fermer la table
desk-forget = La supprimer avec son enregistrement
desk-seats = Places
desk-unname = Retirer le nom
desk-chat = Discussion
desk-unsay = Retirer la ligne

# Les robots et le laboratoire.
cli-wrong-bots = Nommez au moins deux robots différents, séparés par des virgules.
cli-wrong-iterations = Le nombre d’essais est 1 ou plus.
cli-wrong-workers = Le nombre de processus est 1 ou plus.
cli-wrong-no-ray = Ray n’est pas installé ici ; installez estaminet avec l’extra « ray ».
lab-tournament-title = Tournoi : { $title }
lab-simulation-title = Simulation : { $title }
lab-game = Jeu
lab-rules-version = version { $version } des règles
lab-options = Règles maison
lab-seats = Places
lab-deals = Donnes
lab-matches = Parties
lab-seed = Graine
lab-budget = Temps de réflexion
lab-budget-seconds = { $seconds } s par décision
lab-budget-iterations = { $iterations } essais par décision
lab-results = Part des victoires
lab-results-how = Le premier robot est seul parmi des robots de la seconde sorte, à chaque place avec la même donne. La ligne pointillée est la part équitable, la moustache l’intervalle à 95 % par bootstrap sur les donnes.
lab-pairing = Rencontre
lab-wins = Victoires
lab-mean-place = Rang moyen
lab-ratings = Cote OpenSkill
lab-no-ratings = Pas de cotes : installez estaminet avec l’extra « lab » pour OpenSkill.
lab-pace = Temps pris
lab-pace-mean = Moyenne
lab-pace-most = Le plus long
lab-bot = Robot
lab-decisions = Décisions
lab-lengths = Décisions par partie
lab-rounds = Manches par partie
lab-seat-wins = Victoires par place
lab-clauses = Fréquence de chaque clause, par partie
lab-endings = Comment finissent les parties
lab-leads = Avance du gagnant sur le suivant à la fin
lab-scores = Scores à la fin
lab-option-effects = Ce que change chaque règle maison
lab-option = Règle maison
lab-first-seat = La place 1 gagne
lab-ladder = Classement
lab-ladder-how = OpenSkill (Plackett-Luce) sur toutes les parties. La dernière colonne est ce dont on est à peu près sûr : trois sigma sous la cote.
lab-rating-sure = Au moins
lab-effects-how = Chaque valeur est jouée avec les mêmes donnes que les règles choisies ; on voit la différence, avec son intervalle à 95 %. Un intervalle qui contient 0 peut être dû au hasard.
lab-effects-none = Aucune partie n’a changé avec : { $rules }.
lab-differs = Parties qui changent
lab-by-players = Selon le nombre de joueurs
lab-by-players-how = Ce que chaque place gagne de plus ou de moins que sa part équitable, avec son intervalle à 95 %.
lab-report-where = Le rapport est dans { $file }.

level-random = Au hasard
level-searcher = Chercheur
level-determinised = Chercheur à cartes ouvertes
level-novice = Débutant
level-club = Niveau club
level-expert = Expert

# Les habitués : leur nom dans toutes les langues, leur jeu, leur mot. Puis les gens de passage.
regular-zenobe = Zénobe
regular-zenobe-plays = Joue ce qui lui tombe sous la main.
regular-zenobe-says = C’est à moi ?
regular-isidore = Isidore
regular-isidore-plays = Ne connaît aucun jeu par cœur et les décortique tous.
regular-isidore-says = Montrez-moi encore une fois.
regular-sixten = Sixten
regular-sixten-plays = Apprend encore, de bonne humeur.
regular-sixten-says = C’est dans quel sens, déjà ?
regular-eulalie = Eulalie
regular-eulalie-plays = Rapide, et laisse passer la moitié.
regular-eulalie-says = Oh ! Je n’avais pas vu.
regular-odette = Odette
regular-odette-plays = Régulière, ne laisse rien paraître.
regular-odette-says = Bonsoir. On commence ?
regular-leopold = Leopold
regular-leopold-plays = Joue comme il a toujours joué.
regular-leopold-says = Chez nous, on faisait comme ça.
regular-ottilie = Ottilie
regular-ottilie-plays = Patiente, attend votre faute.
regular-ottilie-says = Rien ne presse.
regular-basile = Basile
regular-basile-plays = Promet plus qu’il ne tient.
regular-basile-says = Moi, vous mentir ?
regular-philomene = Philomène
regular-philomene-plays = Pressée d’arriver la première.
regular-philomene-says = Déjà fini ?
regular-anselm = Anselm
regular-anselm-plays = Compte tout deux fois.
regular-anselm-says = Si j’ai bien compté…
regular-cornelia = Cornelia
regular-cornelia-plays = Garde le meilleur pour plus tard.
regular-cornelia-says = On ne sait jamais.
regular-seraphine = Séraphine
regular-seraphine-plays = Parle peu, se trompe rarement.
regular-seraphine-says = Intéressant.
regular-gaspard = Gaspard
regular-gaspard-plays = Voit plus loin qu’il ne le dit.
regular-gaspard-says = Je m’en doutais.
regular-torvald = Torvald
regular-torvald-plays = Pèse chaque coup avant de jouer.
regular-torvald-says = Laissez-moi réfléchir.
regular-clotilde = Clotilde
regular-clotilde-plays = N’a pas perdu une soirée depuis le printemps.
regular-clotilde-says = Bonne chance à vous.
regular-aldo = Aldo
regular-berthe = Berthe
regular-casimir = Casimir
regular-dagny = Dagny
regular-edmond = Edmond
regular-frida = Frida
regular-gudrun = Gudrun
regular-hector = Hector
regular-ingrid = Ingrid
regular-jasper = Jasper
regular-lucien = Lucien
regular-mathilde = Mathilde
regular-nestor = Nestor
regular-ovide = Ovide
regular-petra = Petra
regular-ragnar = Ragnar

# Le site.
site-tagline = Un petit estaminet de jeux de cartes et de dés
site-lead = Jouez contre des robots, ou envoyez un lien à vos amis. Pas de compte, rien à installer.
site-skip = Aller au contenu
site-pages = Pages
site-home = Accueil
site-learn = Apprendre
site-replay = Revoir
site-settings = Réglages
site-language = Langue
site-sound = Son
site-to-light = Salle claire
site-to-dark = Salle sombre
site-nothing-here = Il n’y a rien à cette adresse
site-looking = Un instant…
site-try-again = Réessayer
site-label = { $what } :
site-close = Fermer
site-copy = Copier
site-copied = Copié
site-save = Enregistrer
site-saved = Enregistré
site-show = Afficher
site-back = Retour
site-again = Encore une fois
site-go-on = Continuer
site-cancel = Annuler
site-games = Jeux
site-players = { $low } à { $high } joueurs
site-minutes = { $low } à { $high } minutes
site-minutes-one = { $low ->
    [one] { $low } minute
   *[other] { $low } minutes
}
site-play-now = Jouer tout de suite
site-play-now-how = « Jouer tout de suite » vous met à table avec quelques-uns d’entre eux. Vos adversaires, les règles maison et les places se choisissent sous « Jouer entre amis ».
site-regulars = Les habitués
site-credits = Créés par d’autres : { $games }. Les jeux et leurs noms leur appartiennent, et nous n’avons aucun lien avec eux ; textes et images sont les nôtres. Si un jeu vous plaît, achetez la boîte.
site-with-friends = Jouer entre amis
site-learn-game = Apprendre à jouer
site-join-by-code = Rejoindre avec un code
site-join = Rejoindre
site-continue = Reprendre
site-continue-this = reprendre
site-public-tables = Tables publiques
site-no-public-tables = Aucune table publique en ce moment. Ouvrez-en une, elle apparaîtra ici.
site-watch = regarder
site-seats-open = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
site-stage-waiting = sur le point de commencer
site-stage-playing = en cours
site-stage-ended = terminée
site-guest = Invité
site-you = vous
site-new-table = Nouvelle table : { $game }
site-who-plays = Qui joue
site-your-name = Votre nom
site-how-many = Combien de places
site-seat-me = Ma place
site-seat-open = Place libre
site-seat-level = N’importe lequel : { $level }
site-seat-regular = { $name }, { $level }
site-by-level = Robots par niveau
site-fill-with-bots = Mettre des robots aux places libres
site-way-apart = Chacun sur son appareil
site-way-around = Autour de cet appareil
site-player-number = Joueur { $number }
site-who-sits-where = Qui s’assied où, robots
site-clock-and-company = Pendule, spectateurs, pauses
site-how-strong = De quelle force
site-deal = Distribuer
site-presets = Formules toutes prêtes
site-house-rules-count = { $count ->
    [one] une règle maison
   *[other] { $count } règles maison
}
site-ruling-material = Ce qu’il y a sur la table
site-ruling-length = La durée
site-ruling-play = Comment on joue
site-ruling-score = Le décompte
site-ruling-shown = Ce qu’on voit
site-ruling-start = Qui commence
site-the-rule = La règle
site-measured = Mesuré : { $decisions } décisions par partie (règles imprimées : { $printed }) ; la place 1 gagne { $first } % des parties (imprimées : { $usual } %).
site-measured-how = Mesuré sur { $games } parties chaque fois, entre { $players } robots de niveau club.
site-rules-code = Ces règles sous forme de code
site-rules-code-use = Règles d’après un code
site-rules-code-wrong = Ce n’est pas un code pour les règles maison de ce jeu.
site-use = Utiliser
site-invites = { $name } vous invite à jouer à { $game }
site-share-link = Envoyer l’invitation
site-share-text = Une table vous attend : { $game }. Code : { $code }
site-house-rules = Règles maison
site-house-rule = règle maison
site-all-printed = Règles imprimées
site-option-file = Ou un fichier à vous
site-file-too-large = Ce fichier est trop grand.
site-the-table = Table
site-clock = Temps de réflexion de chaque joueur
site-clock-none = sans pendule
site-clock-day = un jour par joueur
site-clock-bank = { $minutes } minutes, et { $seconds } secondes par coup
site-thinking = Réflexion d’un robot expert
site-thinking-seconds = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
site-public = L’afficher parmi les tables publiques
site-spectators-welcome = Les spectateurs sont les bienvenus
site-start-when-ready = Commencer quand tous ont dit « prêt »
site-open-table = Ouvrir la table
site-invite = Inviter
site-link = Lien
site-code = Code :
site-qr = Le lien en code QR
site-only-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour les téléphones, ouvrez la page sous le nom de cet ordinateur dans votre réseau.
site-waiting-for = { $count ->
    [one] Il manque un joueur
   *[other] Il manque { $count } joueurs
}
site-waiting-ready = On attend que tous soient prêts
site-sit-down = S’asseoir
site-stand-up = Se lever
site-ready = Prêt(e)
site-is-ready = prêt(e)
site-not-ready = pas encore prêt(e)
site-put-bot = Asseoir un robot
site-add-bot = + Robot
site-take-chair = Prendre cette chaise
site-chair = Chaise { $number }
site-free-seat = Libérer la place
site-menu = Menu
site-seats = Places
site-your-turn = À vous de jouer
site-choosing = { $names } { $count ->
    [one] réfléchit
   *[other] réfléchissent
}
site-decides = réfléchit
site-away = absent(e)
site-bot-for = un robot joue
site-hand-open = main ouverte
site-place = { $place ->
    [1] 1ʳᵉ place
   *[other] { $place }ᵉ place
}
site-time-left = Temps restant : { $time }
site-window = { $seconds ->
    [one] { $seconds } seconde pour intervenir
   *[other] { $seconds } secondes pour intervenir
}
site-log = Journal
site-log-empty = Il ne s’est encore rien passé.
site-stream = Journal et discussion
site-stream-all = Tout
site-stream-moves = Coups
site-stream-said = Discussion
site-writes = { $name } écrit…
site-chat-empty = Personne n’a encore rien dit.
site-line-menu = À propos de ce qu’a dit { $name }
site-line-take-back = Le retirer
site-mute = Masquer pour moi
site-unmute = Réafficher tout le monde ({ $count })
site-report = Signaler
site-reported = La maison le lira.
site-report-name = Signaler le nom { $name }
site-your-data = Ce qui est conservé sur vous
site-your-data-kept = La discussion est gardée aussi longtemps que la maison le décide, en général quelques semaines ; les parties finies, pour toujours. Vous pouvez retirer ce que vous avez dit à toutes les tables, ou vous faire oublier : vous quittez vos places, et votre nom disparaît de chaque partie.
site-unsay-all = Retirer tout ce que j’ai dit
site-unsaid = { $count ->
    [0] Il n’y avait rien à retirer.
    [one] Une ligne a disparu.
   *[other] { $count } lignes ont disparu.
}
site-forget-me = M’oublier
site-forget-me-sure = Appuyez encore une fois pour vous faire oublier. C’est irréversible.
site-forgotten = Plus personne ne vous connaît ici.
site-chat-say = Dire quelque chose
site-send = Envoyer
site-watching = regarde
site-emotes = Gestes
site-emote-hello = Bonjour !
site-emote-thanks = Merci !
site-emote-well-played = Bien joué !
site-emote-thinking = Je réfléchis…
site-emote-oops = Oups !
site-emote-laugh = Ha ha !
site-emote-wow = Oh !
site-emote-bye = Au revoir !
site-help = Aide
site-beside = À côté du plateau
site-news = du nouveau
site-fairness = Équité
site-reconnecting = Connexion perdue ; nouvelle tentative en cours. Votre place est gardée.
site-sending = Votre coup est en route…
site-pass-to = Passez l’appareil à { $name }
site-i-am = C’est moi, { $name }
site-looking-back = Vous regardez en arrière.
site-look-back = Regarder en arrière
site-past-missing = Les coups précédents n’ont pas pu être chargés : { $why }
site-to-now = Revenir au présent
site-first = Au début
site-previous = Un coup en arrière
site-next = Un coup en avant
site-last = À la fin
site-move-of = coup { $at } sur { $last }
site-take-back = Reprendre le coup
site-taken-back = Le dernier coup a été repris.
site-takes-back = { $seat } reprend un coup.
site-last-move = Dernier coup : { $what }
site-story-begins = La partie commence.
site-story-told = Voilà pour l’instant.
site-pause-story = Suspendre le récit
site-skip-story = Aller à mon tour
site-since-last-turn = Revoir ce qui s’est passé depuis votre dernier tour
site-ask-take-back = Demander à reprendre mon dernier coup
site-confirm-this = { $move } : jouer ?
site-confirm = Jouer
site-type-a-move = Taper un coup
site-type-go = Valider
site-you-watch = Vous regardez.
site-clauses-now = Les règles du moment
site-show-clause = (ouvrir cette règle)
site-in-the-rules = Dans les règles complètes
site-no-clause = Cette règle n’est pas encore écrite dans votre langue.
site-all-rules = Toutes les règles
site-keys = Touches : ← et → parcourent la partie, Début et Fin vont aux extrémités.
site-my-seat = Ma place
site-bot-plays-for-you = Un robot joue pour vous.
site-come-back = Reprendre la main
site-hand-over = Laisser un robot jouer pour moi
site-hand-over-level = Sa force
site-open-hand = Montrer ma main à tous ceux qui regardent. Les autres joueurs peuvent regarder eux aussi, dans une autre fenêtre.
site-seat-away = { $name } n’est pas là.
site-propose-bot = Proposer qu’un robot joue
site-propose-seat = Demander cette place
site-eyes = Point de vue
site-eyes-public = ce que tous pouvaient voir
site-eyes-seat = ce que savait { $name }
site-eyes-open = tout à découvert
site-knowledge = Affiché :
site-spectators = Spectateurs
site-no-spectators = Cette table n’a pas de spectateurs.
site-nobody-watches = Personne ne regarde.
site-options-in-force = Règles maison à cette table
site-second-device = Un autre appareil
site-personal-link = Votre lien personnel (valable une fois ; gardez-le pour vous)
site-make-link = Transférer ma place sur un autre appareil
site-leave-seat = Abandonner ma place
site-vote-take-back = { $by } voudrait reprendre un coup.
site-vote-bot = { $by } propose qu’un robot joue pour { $seat }.
site-vote-seat = Une personne inconnue de cette table, qui se dit « { $by } », voudrait remplacer { $seat } et verrait sa main. N’acceptez que si vous savez qui c’est.
site-seat-given = Votre place a été donnée à { $name } en votre absence. Vous pouvez la reprendre tant que cette personne n’a pas joué.
site-seat-back = Reprendre ma place
site-vote-missing = Accord encore attendu : { $names }
site-agree = D’accord
site-disagree = Non
site-you-won = Vous avez gagné !
site-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
site-draw = Victoire partagée
site-over = La partie est finie
site-points = Points
site-player = Joueur
site-rounds = Les manches
site-round = Manche { $round }
site-round-over = La manche { $round } est terminée
site-between-rounds = Entre deux manches
site-next-round = Manche suivante
site-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
site-waiting-for-names = On attend { $names }
site-ready-names = Prêts : { $names }
site-see-table = Voir la table
site-see-points = Voir les points
site-leads = { $count ->
    [one] { $names } est en tête
   *[other] { $names } sont en tête à égalité
}
site-turning-lead = Le tournant : à la manche { $round }, { $name } a pris la tête pour de bon.
site-turning-step = { $name } a mené du début à la fin ; la manche { $round } a le plus compté.
site-share-picture = Partager une image
site-wants-another = { $name } veut rejouer
site-are-in = Partants : { $names }
site-join-rematch = Rejoindre
site-you-are-out = Vous êtes hors jeu.
site-watch-on = Regarder
site-skip-to-end = Aller à la fin
site-leave = Quitter
site-hold = Pause après une manche, jusqu’à ce que tous soient prêts
site-hold-seconds = { $seconds } secondes au plus
site-hold-none = pas de pause
site-rematch = Revanche
site-replay-this = Revoir la partie
site-download-record = Télécharger l’enregistrement
site-fair-how = Avant la partie, le serveur scelle un secret et montre son empreinte. Chaque lancer et chaque mélange découle de ce secret et des mots des joueurs. À la fin le secret est montré, et chacun peut vérifier.
site-fair-commitment = Empreinte
site-fair-words = Mots des joueurs
site-fair-add-words = Vos mots pour le hasard (facultatif ; cette page en a ajouté au hasard)
site-fair-secret = Secret
site-fair-later = sera montré à la fin de la partie
site-fair-held = n’est pas encore donné, ou manque dans cet enregistrement. Celui de la donne du jour est montré une fois la journée finie.
site-fair-none = Cet enregistrement ne nomme aucun secret : nul ne peut dire d’où vient son hasard.
site-verify = Vérifier
site-fair-kept = Calculé dans cette page : le secret a exactement l’empreinte promise.
site-fair-broken = Calculé dans cette page : le secret n’a PAS l’empreinte promise.
site-fair-mine = Retenu par ce navigateur : les mots qu’il a ajoutés ont servi.
site-fair-mine-missing = Retenu par ce navigateur : les mots qu’il a ajoutés n’ont pas servi !
site-fair-same = Retenu par ce navigateur : l’empreinte est bien celle qu’il a vue d’abord.
site-fair-changed = Retenu par ce navigateur : l’empreinte n’est PAS celle qu’il a vue d’abord.
site-fair-outcomes = Calculé par les règles sur le serveur : chaque lancer et mélange découle du secret et des mots.
site-fair-outcomes-no = Les lancers et mélanges n’ont pas pu être dérivés du secret.
site-fair-terminal = Pour ne se fier à aucun serveur, téléchargez l’enregistrement et lancez :
site-replay-id = L’adresse ou le nom d’une partie
site-replay-file-how = Nous le vérifions et ne le gardons pas.
site-other-record = Un autre enregistrement
site-share-move = Partager ce moment
site-autoplay = Lecture
site-pause = Pause
site-replay-pace = Allure
site-replay-pace-0 = lentement
site-replay-pace-1 = tranquillement
site-replay-pace-2 = vite
site-replay-pace-3 = très vite
site-learn-how = Une leçon dure quelques minutes sur le vrai plateau ; on peut chercher dans les règles et les imprimer.
site-lesson = Leçon
site-lesson-of = Apprendre { $game }
site-lesson-step = { $at } sur { $last }
site-lesson-done = Vous savez l’essentiel. À table !
site-lesson-number = Leçon { $number }
site-lesson-skip = Passer
site-lesson-first-match = Première partie avec conseils
site-lesson-coached = Dans votre première partie, un conseil accompagne chaque question ; il s’efface à mesure que vous n’en avez plus besoin.
site-lesson-next = Leçon suivante
site-coach = Conseil
site-coach-stop = Arrêter les conseils
site-your-move = À vous.
site-rules = Règles
site-rules-of = Les règles : { $game }
site-glance = En bref
site-glance-of = { $game } en bref
site-contents = Sommaire
site-try-it = Essayer
site-other-games = Autres jeux
site-print = Imprimer
site-search-rules = Chercher dans les règles
site-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
site-settings-where = Gardés dans ce navigateur seulement.
site-settings-you = Vous
site-settings-play = À la table
site-settings-look = Apparence
site-sound-on = Sons
site-vibrate = Vibrer quand c’est mon tour
site-notify = M’avertir quand c’est mon tour et que je suis ailleurs
site-notify-refused = Ce navigateur ne nous laisse pas vous avertir ; cela se change dans ses réglages pour cette page.
site-confirm-moves = Confirmer les coups
site-pointing = Déplacer les pièces
site-pointing-both = cliquer ou glisser
site-pointing-click = cliquer seulement
site-pace = Allure du récit
site-pace-calm = calme
site-pace-brisk = vive
site-pace-instant = immédiate
site-motion = Mouvement
site-motion-auto = comme le système
site-motion-full = les pièces bougent
site-motion-none = rien ne bouge
site-theme = La salle
site-theme-auto = comme le système
site-theme-light = claire
site-theme-dark = sombre
site-colours = Couleurs
site-colours-usual = d’origine
site-colours-safe = adaptées aux daltoniens
site-colours-contrast = contraste élevé
site-text-size = Taille du texte
site-text-percent = { $percent } %
site-view-in-words = La table en mots
site-choices = Ce que vous pouvez faire
site-board-fault = Le plateau n’a pas pu être dessiné. La partie est en sûreté sur le serveur.
site-problem-offline = Le serveur est injoignable.
site-problem-no-such-code = Aucune table n’a ce code en ce moment.
site-problem-no-such-record = Il n’y a pas de partie de ce nom.
site-problem-no-such-game = Ce jeu n’existe pas ici.
site-problem-bad-table = Cette table ne peut pas être ouverte :
site-problem-bad-name = Ce nom ne convient pas ; un nom a de 1 à 40 caractères imprimables.
site-problem-link-used = Ce lien n’est plus valable : il a servi, ou il est trop ancien.
site-problem-too-fast = { $seconds ->
    [one] Trop vite ; réessayez dans une seconde.
   *[other] Trop vite ; réessayez dans { $seconds } secondes.
}
site-problem-not-found = Il n’y a rien à cette adresse.

hint-button = Conseil
hint-can = Ce que vous pouvez faire
hint-more = et { $count } de plus
hint-good = Que serait-il bon de jouer ?
hint-would = Je jouerais : { $best }
hint-chance = Vos chances de gagner sont alors d’environ { $chance } % (de { $low } à { $high }).
hint-forced = C’est votre seul coup possible.
hint-why = Pourquoi ?
hint-other = Le deuxième choix : { $other } ({ $chance } %).
hint-equal = À peu près aussi bon : { $other }.
hint-no-reason = Seuls les chiffres parlent en faveur de mon choix : la suite a été jouée bien des fois, ce que vous ne voyez pas étant chaque fois tiré à nouveau.
hint-wait = Réflexion…
hint-on = Les conseils sont permis à cette table, pour tout le monde.
hint-taken = { $count ->
    [one] { $name } : un conseil
   *[other] { $name } : { $count } conseils
}
hint-option = Des conseils pour qui doit jouer
branch-mark = Variante
branch-of = { $world ->
    [drawn] Une variante : une autre partie reprise au coup { $move }, avec des cartes ou des dés cachés tirés à nouveau. Voir ce moment
   *[same] Une variante : une autre partie reprise au coup { $move }, avec les mêmes cartes ou dés cachés. Voir ce moment
}
branch-play-on = Continuer à partir d’ici
branch-how = Vous jouez pour { $name }, des robots jouent pour les autres. Le hasard est nouveau à partir d’ici.
branch-same = Comme c’était
branch-drawn = Comme cela aurait pu être
branch-fair = Cette partie est une variante. Personne ne s’est engagé sur son point de départ ; le hasard qui suit a son propre sceau, ci-dessous.
branch-tab = Variantes
branch-tree = Arbre
branch-root = La partie
branch-at = Coup { $move }
branch-won = gagnée par { $names }
branch-running = pas encore finie
branch-shown = vous la regardez
branch-brought = Une variante d’un enregistrement apporté par quelqu’un, à partir de son coup { $move }.
review-title = Analyse : { $title }
review-tab = Analyse
review-growing = Coups analysés : { $done } sur { $total }
review-at = Coup { $move } :
review-player = joueur
review-start = avant
review-luck = chance
review-own = ses erreurs
review-others = erreurs des autres
review-hidden = ce qui était caché
review-remainder = inexpliqué
review-result = résultat
review-so-far = jusqu’ici
review-adds-up = En points de pourcentage : les chances avant la partie, plus ce qui suit, donnent le résultat. La chance : lancers, donnes et pioches.
review-luck-error = La chance et ce qui était caché viennent d’échantillons : plus ou moins { $error } points de pourcentage.
review-deciding = Ce qui a décidé
review-worst = Les décisions les plus coûteuses de la partie ({ $name })
review-none = Aucun coup n’était nettement moins bon qu’un autre.
review-move = Coup { $move }, manche { $round }
review-chance = { $name } : de { $before } % à { $after } %
review-by-chance = Le hasard
review-instead = { $played } ({ $chance } %). Mieux : { $best } ({ $better } %).
review-mark-played = Joué
review-mark-better = Mieux
review-cost = Coût en points de pourcentage : { $loss } (de { $low } à { $high }).
review-why-worlds = Sur 100 suites possibles, { $worse } ont moins bien tourné et { $better } mieux.
review-why-counted = Tout ce qui était encore caché a été compté jusqu’à la fin de la manche.
review-grade-fine = bien
review-grade-reading = dépend de la lecture des autres
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-source = Version { $version }. Par échantillons : les autres jouent { $playing ->
    [club] comme des robots de niveau club
   *[other] au hasard
}, jusqu’à { $worlds } mondes par décision, au moins { $open } pour chaque point de la courbe. Ce qu’une place ne pouvait pas savoir ne compte pas dans les notes.
review-chances = Les chances de chacun, toutes mains ouvertes
review-summary = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
}
review-matches = parties
review-expected = attendu
review-decisions = décisions
review-where = L’analyse est dans { $file }.
review-unfinished = { $file } : la partie n’est pas finie ; elle est analysée jusque-là.

# Ce qui est lu à voix haute, et les touches à la table
site-telling = Lire à voix haute
site-telling-everything = tout ce qui se passe
site-telling-mine = ce qui me concerne
site-telling-questions = seulement ce qu’on me demande
site-letters = Les lettres et chiffres seuls sont des touches à la table
site-keys-title = Clavier
site-keys-tab = passer de la main au plateau, aux actions et au journal
site-keys-arrows = se déplacer à l’intérieur
site-keys-enter = Entrée
site-keys-press = activer ce qui est sélectionné
site-keys-escape = Échap
site-keys-put-back = reposer les cartes, fermer ce qui est ouvert
site-keys-space = Espace
site-keys-skip = passer le récit jusqu’à votre tour
site-keys-hand = à votre main
site-keys-board = au plateau
site-keys-actions = aux actions
site-keys-log = au journal
site-keys-sheet = cette liste
site-keys-letters-on = On peut désactiver les lettres et les chiffres.
site-keys-letters-off = Les lettres et les chiffres sont désactivés.
site-press-repeat = r
    .does = redire ce qui vient d’être dit
site-press-take-back = a
    .does = reprendre le dernier coup
site-press-next-round = s
    .does = passer à la manche suivante

# Ma taverne
tavern = Ma taverne
tavern-lead = Tout ce que vous avez joué ici. Il n’y a pas de compte : tout est lié à ce navigateur, et un lien personnel permet de l’emmener sur un autre.
tavern-empty = Vous n’avez encore terminé aucune partie ici. Dès la première, elle sera gardée sur cette page.
tavern-fares = Vos résultats
tavern-by-game = Par jeu
tavern-by-bot = Contre chaque robot
tavern-by-bot-how = Par robot : combien de fois vous l’avez devancé
tavern-bot = { $name }, { $level }
tavern-played = jouées
tavern-first = gagnées
tavern-ahead = devant
tavern-share = part
tavern-between = de { $low } à { $high } ; à jeu égal : { $even }
tavern-too-few = trop peu de parties pour le dire
tavern-streak = Plus longue série de victoires : { $longest }. En ce moment : { $now }.
tavern-course = Chance et jeu
tavern-course-none = La part de chance et votre jeu seront dessinés ici pour chaque partie analysée.
tavern-review = Analyser les parties affichées
tavern-reviewing = Parties analysées : { $done } sur { $total }
tavern-course-mean = { $count ->
    [one] Dans la seule partie analysée
   *[other] En moyenne sur { $count } parties analysées
 }, le hasard a changé vos chances de gagner de { $luck }, et vos propres erreurs de { $own } (en points de pourcentage).
tavern-course-table = En tableau
tavern-match = Partie
tavern-matches = Vos parties
tavern-won = gagnée
tavern-shared = première place partagée
tavern-place = { $place ->
    [1] 1ʳᵉ place sur { $seats }
   *[other] { $place }ᵉ place sur { $seats }
}
tavern-one-device = jouée sur un seul appareil
tavern-branch = une variante, non comptée
tavern-with = avec { $names }
tavern-record = Enregistrement
tavern-more = Parties plus anciennes
tavern-keep = Garder, emporter, effacer
tavern-keep-how = Le fichier contient tous les enregistrements et tout ce que l’on garde sur vous. Vous faire oublier efface cette page : vous quittez vos places, et votre nom disparaît de chaque partie.
tavern-link = Lien personnel
tavern-link-once = Ouvrez-le sur votre autre appareil dans l’heure ; il ne sert qu’une fois. Ne le donnez à personne.
tavern-export = Tout télécharger
tavern-claimed = Ce navigateur a maintenant, lui aussi, vos parties et vos places.
tavern-somebody-else = Quelqu’un a déjà joué ici avec ce navigateur. Si vous utilisez le lien, ces parties et ces places ne seront plus à personne.
tavern-claim-anyway = Utiliser le lien
tavern-claim-not = Ne rien changer

# Les donnes que plusieurs jouent
deal-day = La donne du jour
deal-day-how = Une donne par jeu et par jour. Tout le monde a la même place, les mêmes cartes ou dés et les mêmes robots ; seul le jeu diffère. Votre premier essai compte.
deal-friends = Une donne entre amis
deal-friends-how = Une donne à jouer les uns contre les autres, chacun à sa table : essayez-la, puis envoyez le lien.
deal-among-friends = Donne entre amis
deal-new = Nouvelle donne
deal-link = Ma donne, votre essai : envoyez ce lien
deal-at = { $title }, { $date }
deal-seats = { $seats } joueurs, robots : { $level }
deal-try = Essayer
deal-go-on = Continuer
deal-see = Voir les résultats
deal-over = Ce jour est passé : on ne peut plus essayer sa donne.
deal-tried = { $count ->
    [0] Personne ne l’a encore terminée.
    [one] Un essai est terminé.
   *[other] { $count } essais sont terminés.
 }
deal-who = Qui
deal-place = Rang
deal-score = Score
deal-look = Regarder
deal-you = { $name } (vous)
deal-promise = Promesse faite d’avance (SHA-256 du secret)
deal-secret = Secret
deal-other-days = Les donnes du jour
server-deal-alone = On joue seul une donne que d’autres jouent aussi, telle qu’elle est distribuée et sans reprendre de coup.
site-problem-no-such-deal = Cette donne n’existe pas.
site-problem-deal-over = Ce jour est passé : on ne peut plus essayer sa donne.

# Les enregistrements apportés, les chapitres, les images, et le plateau dans d’autres pages
replay-drop = Déposez ici un enregistrement, collez-le ou choisissez un fichier
replay-paste = Un enregistrement en texte
replay-chapters = Manches
replay-chapter = Manche { $round }
replay-picture = Image de ce moment
replay-picture-failed = Ce navigateur ne sait pas faire l’image.
replay-embed = Pour le montrer dans une de vos pages
replay-whole = Toute la partie
site-problem-bad-record = Cet enregistrement est illisible.
