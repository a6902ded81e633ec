# Ce que disent tous les jeux. Les noms des joueurs arrivent tels quels.
language = Français
seat = Place { $number }

list-none = rien
list-last = { $left } et { $right }
list-more = { $left }, { $right }

unreadable-no-such-seat = Il n’y a pas de place { $seat } ; il y en a { $seats }, comptées à partir de 0.
unreadable-foreign-action = Ce n’est pas une action de ce jeu.
unreadable-wrong-kind-of-move = Le hasard lance et mélange, les joueurs décident ; nul ne joue le rôle de l’autre.

# La ligne de commande. Les messages cli-wrong sont la phrase unique sur laquelle le programme s’arrête.
cli-wrong-language = La langue { $language } n’existe pas ici ; il y a : { $known }.
cli-wrong-game = Aucun jeu ne s’appelle { $game } ; il y a : { $known }.
cli-wrong-no-game = Indiquez le jeu, par exemple « estaminet play dudo », ou --resume pour une partie sauvée ; « estaminet games » donne la liste.
cli-wrong-option-form = { $text } n’est pas une option ; écrivez NOM=VALEUR.
cli-wrong-option = { $game } n’a pas d’option { $option } ; il a : { $known }.
cli-wrong-option-twice = L’option { $option } est donnée deux fois ; une seule suffit.
cli-wrong-option-value = L’option { $option } ne peut pas valoir { $value } ; elle peut valoir : { $values }.
cli-wrong-options = Ces options ne vont pas ensemble : { $reasons }.
cli-wrong-seats = { $title } se joue de { $low } à { $high }, pas à { $seats }.
cli-wrong-player = Personne du nom de { $player } ne peut s’asseoir ; ce peut être : { $known }.
cli-wrong-names = Il y a { $names } noms pour { $seats } places ; donnez-en un par place, séparés par des virgules.
cli-wrong-name = « { $name } » ne peut pas être un nom ; un nom a de 1 à { $limit } caractères imprimables.
cli-wrong-name-twice = Deux joueurs portent le même nom ; donnez à chacun le sien.
cli-wrong-seed = Une graine est un nombre entier de 0 à { $most }.
cli-wrong-clause = La clause { $clause } n’existe pas ; il y a, tout près : { $near }.
cli-wrong-file-missing = Le fichier { $file } n’existe pas ; vérifiez son nom et son dossier.
cli-wrong-file-folder = { $file } est un dossier ; indiquez un fichier.
cli-wrong-file-large = { $file } dépasse { $megabytes } Mo ; aucune partie n’est aussi longue.
cli-wrong-file-binary = { $file } n’est pas un fichier texte ; une partie notée est un texte en UTF-8.
cli-wrong-file-unreadable = { $file } ne peut pas être lu ({ $reason }) ; indiquez un fichier lisible.
cli-wrong-file-exists = { $file } existe déjà et reste tel quel ; choisissez un autre nom.
cli-wrong-file-nowhere = Il n’y a pas de dossier { $folder } pour { $file } ; créez-le ou choisissez-en un autre.
cli-wrong-file-unwritable = { $file } ne peut pas être écrit ({ $reason }) ; choisissez un autre nom ou dossier.
cli-wrong-no-board = { $game } ne peut pas se jouer dans le terminal : son dossier n’a pas de terminal.py.
cli-wrong-with-resume = { $option } ne va pas avec --resume : c’est déjà fixé dans { $file }.
cli-wrong-not-a-save = { $file } n’est pas la sauvegarde d’une partie en cours ; on en fait une avec « sauver » pendant le jeu ou avec --save.
cli-wrong-save = { $file } ne peut pas être repris : { $reason }.
cli-wrong-other-game = { $file } est une partie de { $game } ; omettez le jeu ou indiquez celui-là.
cli-wrong-words-many = Il y a des mots pour { $words } personnes, mais { $people } à la table.
cli-wrong-words = Les mots pour le hasard tiennent en une ligne d’au plus { $limit } caractères imprimables.
cli-wrong-record = { $file } ne se vérifie pas : { $reason }.
cli-wrong-replay-save = { $file } est une partie inachevée ; reprenez-la avec « estaminet play --resume ».
cli-wrong-seat-and-open = Choisissez : --seat pour ce qu’un joueur savait, ou --open pour tout voir.
cli-wrong-seat = Il n’y a pas de place { $seat } dans cette partie ; il y a : { $known }.
cli-wrong-games = Le nombre de parties est 1 ou plus.
cli-wrong-players-and-seats = --players dit { $players }, mais --seats en nomme { $seats } ; donnez l’un des deux.
cli-wrong-key = { $key } ne peut pas être la clé d’un jeu : de 2 à 20 minuscules et chiffres, une lettre d’abord, et pas un mot de Python.
cli-wrong-key-taken = { $folder } existe déjà et reste tel quel ; choisissez une autre clé.
cli-wrong-no-checkout = Ce dossier n’est pas celui des sources d’Estaminet ; dites où écrire le jeu : --into DOSSIER.
cli-wrong-into = Il n’y a pas de dossier { $folder } ; créez-le ou indiquez-en un autre avec --into.
cli-wrong-seconds = Le nombre de secondes est supérieur à 0 et d’au plus 600.
cli-wrong-usage = { $reason } ; « estaminet --help » montre ce qu’il y a.
cli-absurd = il contient des nombres ou des parenthèses démesurés

cli-name-person = Joueur { $number }
cli-name-bot = Robot { $number }
cli-kind-you = vous

cli-commitment = Le hasard vient d’un secret désormais scellé. Voici son empreinte ; le secret lui-même est montré à la fin :
cli-ask-words = { $name }, des mots à vous pour y être mêlés (ou juste Entrée) :
cli-press-enter = Entrée pour continuer
cli-pass-device = Passez l’appareil à { $name } ; { $name }, appuyez sur Entrée.
cli-bar = ? règles · journal · annuler · sauver · options · aide · quitter
cli-news-cut = { $count ->
    [one] (une ligne plus haut : journal)
   *[other] ({ $count } lignes plus haut : journal)
}
cli-more = page { $page } sur { $pages } ; Entrée pour la suivante
cli-who-speaks = Quelqu’un prend-il la parole : { $names } ? Un numéro ou un nom, ou Entrée pour personne.
cli-nobody = personne
cli-wrong-speaker = Tapez le numéro ou le nom de quelqu’un qui peut parler ({ $names }), ou juste Entrée pour personne.
cli-wrong-number = Les choix portent les numéros 1 à { $most }.
cli-how-to-type = Tapez un numéro de la liste, ou un coup comme il y est écrit.
cli-why = [{ $clause }] La règle : ? { $clause }
cli-undo-nothing = Vous n’avez pas encore joué : il n’y a rien à annuler.
cli-undo-chance = Le hasard a parlé depuis votre coup : il ne peut plus être annulé.
cli-undo-others = { $name } a joué depuis : votre coup ne peut plus être annulé.
cli-undo-revealed = Quelque chose de caché a été révélé depuis votre coup [{ $clause }] : il ne peut plus être annulé.
cli-save-how = Dites dans quel fichier : sauver FICHIER
cli-saved = La partie est désormais gardée dans { $file }. Ce fichier prédit le hasard : ne le lisez qu’après.
cli-leave-where = La partie n’est pas finie. Dans quel fichier la garder ? (Entrée : { $file }, - : ne pas garder)
cli-left = La partie est gardée. Pour reprendre : { $command }
cli-left-unsaved = La partie n’est pas gardée.
cli-log-empty = Il ne s’est encore rien passé.
cli-options-none = Ce jeu n’a pas de règles maison.
cli-options-star = * autrement qu’imprimé
cli-result = La partie est finie [{ $clause }] :
cli-secret = Le secret du hasard était :
cli-record-where = Dans quel fichier garder la partie ? (Entrée : { $file }, - : ne pas garder)
cli-record = La partie est notée dans { $file }. Pour la vérifier : { $command }

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
cli-help-undo = reprendre votre dernier coup, tant que rien d’aléatoire ou de caché n’est sorti depuis
cli-help-save-typed = sauver FICHIER
cli-help-save = garder désormais la partie dans ce fichier
cli-help-options-typed = options
cli-help-options = les règles maison de cette table
cli-help-more-typed = suite, Entrée
cli-help-more = la page suivante des choix
cli-help-quit-typed = quitter
cli-help-quit = arrêter ici ; on vous demande où garder la partie

cli-verified = { $file } est une bonne partie de { $title }
cli-verified-moves = { $count ->
    [one] { $count } coup de { $players }, rejoué selon la version { $version } des règles : permis.
   *[other] { $count } coups de { $players }, rejoués selon la version { $version } des règles : tous permis.
}
cli-verified-chance = { $count ->
    [one] Hasard : { $count } tirage recalculé à partir du secret et des mots des joueurs : conforme à l’annonce.
   *[other] Hasard : { $count } tirages recalculés à partir du secret et des mots des joueurs : conformes à l’annonce.
}
cli-chance-not-verifiable = Hasard non vérifiable : pas de secret. ({ $count ->
    [one] { $count } tirage possible selon les règles
   *[other] { $count } tirages possibles selon les règles
}, mais nul ne peut dire d’où ils viennent.)
cli-verified-unfinished = La partie n’est pas finie.
cli-verified-result = { $count ->
    [one] Vainqueur : { $winners }
   *[other] Vainqueurs : { $winners }
}

cli-move = coup { $number }
cli-eyes-onlooker = en spectateur
cli-eyes-seat = avec ce que { $name } savait
cli-eyes-open = à découvert
cli-replay-keys = Entrée, → suivant · ← précédent · numéro et Entrée : ce coup · Début, Fin · q quitter

cli-games-key = clé
cli-games-title = jeu
cli-games-players = joueurs
cli-games-minutes = minutes
cli-games-summary = ce que c’est
cli-games-a-second = parties/s
cli-decisions-a-second = décisions/s
cli-sim-title = { $games ->
    [one] { $games } partie de { $title }, graine { $seed }
   *[other] { $games } parties de { $title }, graine { $seed }
}
cli-sim-decisions = Décisions
cli-sim-rounds = Manches
cli-sim-spread = de { $least } à { $most }, un dixième jusqu’à { $tenth }, la moitié jusqu’à { $median }, neuf dixièmes jusqu’à { $ninetieth } ; en moyenne { $mean }
cli-sim-seat = place
cli-sim-player = joueur
cli-sim-wins = gagne
cli-sim-interval = à 95 % entre
cli-sim-place = rang moyen
cli-sim-places = rangs 1, 2, …
cli-sim-clause = clause
cli-sim-times = événements
cli-sim-a-game = par partie
cli-sim-endings = Finies par :
cli-check-ok = OK : { $games }
cli-bench-title = Jeu légal au hasard, sans auditeur, { $mode } : décisions par seconde, et ce que coûte un regard
cli-bench-game = jeu
cli-bench-seats = joueurs
cli-bench-python = depuis Python
cli-bench-loop = boucle propre
cli-bench-view = vue µs
cli-bench-message = message µs
cli-bench-copy = copie µs
cli-new-game-made = { $title } est dans { $folder } : un petit jeu complet, à changer en le vôtre.
cli-new-game-elsewhere = Pour qu’il soit trouvé : export ESTAMINET_GAMES={ $place }
cli-new-game-next = Ensuite : { $command }

# The live server.
server-ready = Estaminet est à l’adresse { $address } (Ctrl-C pour arrêter)
server-wrong-store = Impossible d’ouvrir le stockage : { $reason }
server-wrong-log = Il n’y a pas de niveau de journal { $level } ; il y a : debug, info, warning, error.
server-bad-message = Ce n’est pas un message du protocole.
server-not-seated = Vous n’avez pas de place à cette table.
server-not-started = La partie n’a pas encore commencé.
server-started = La partie a déjà commencé.
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
server-bot-plays = Un robot joue pour vous ; revenez d’abord.
server-no-bot = Aucun robot ne joue pour vous.
server-nothing-to-take-back = Vous n’avez fait aucun coup qui puisse être repris.
server-no-such-vote = Ce vote n’existe pas, ou vous n’y avez pas voix.
server-vote-open = Un vote est déjà ouvert à ce sujet.
server-not-away = Cette personne est là.
server-nobody-to-ask = Personne n’est là pour donner son accord.
server-too-fast = Trop vite ; attendez un instant.
server-no-spectators = Cette table n’admet pas de spectateurs.
server-no-such-table = Cette table n’existe pas.
server-rules-changed = Les règles de ce jeu ont changé depuis l’ouverture de la table.
server-store = Cela n’a pas pu être enregistré et n’a donc pas eu lieu.
server-stopping = La maison ferme un instant ; revenez tout de suite.
server-moved-away = Votre place est passée à un autre appareil.

# Les joueurs artificiels et le laboratoire.
cli-wrong-bots = Nommez au moins deux joueurs artificiels différents, séparés par des virgules.
cli-wrong-iterations = Le nombre d’essais est 1 ou plus.
cli-wrong-workers = Le nombre de processus est 1 ou plus.
cli-wrong-no-ray = Ray n’est pas installé ici ; installez estaminet avec l’extra « ray ».
lab-tournament-title = Tournoi : { $title }
lab-simulation-title = Simulation : { $title }
lab-game = Jeu
lab-rules-version = version { $version } des règles
lab-options = Règles de la maison
lab-seats = Places
lab-deals = Donnes
lab-seed = Graine
lab-budget = Temps de réflexion
lab-budget-seconds = { $seconds } s par décision
lab-budget-iterations = { $iterations } essais par décision
lab-results = Part des victoires
lab-results-how = Le premier joueur est seul parmi des joueurs de la seconde sorte, à chaque place avec la même donne. La ligne pointillée est la part équitable, la moustache l’intervalle à 95 % par bootstrap sur les donnes.
lab-pairing = Rencontre
lab-wins = Victoires
lab-mean-place = Rang moyen
lab-ratings = Cote OpenSkill
lab-no-ratings = Pas de cotes : installez estaminet avec l’extra « lab » pour OpenSkill.
lab-pace = Temps pris
lab-pace-mean = Moyenne
lab-pace-most = Le plus long
lab-bot = Joueur
lab-decisions = Décisions
lab-lengths = Décisions par partie
lab-rounds = Manches par partie
lab-seat-wins = Victoires par place
lab-clauses = Fréquence de chaque clause, par partie
lab-endings = Comment finissent les parties
lab-leads = Avance du gagnant sur le suivant à la fin
lab-scores = Scores à la fin
lab-option-effects = Ce que change chaque règle de la maison
lab-option = Règle de la maison
lab-first-seat = La première place gagne
lab-report-where = Le rapport est dans { $file }.

site-level-random = Hasard
site-level-searcher = Chercheur
site-level-determinised = Chercheur à cartes ouvertes
site-level-novice = Débutant
site-level-club = Joueur de club
site-level-expert = Expert
site-level-club-bluffer = Joueur de club (bluffeur)
site-level-club-counter = Joueur de club (compteur)
site-level-club-hoarder = Joueur de club (collectionneur)
site-level-club-racer = Joueur de club (pressé)
