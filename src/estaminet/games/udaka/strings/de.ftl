# UDAKA Classic auf Deutsch. $seat, $first und $victim sind Namen von Spielern; $card und $cards kommen mit Artikel im
# Akkusativ, alle Sätze sind danach gebaut.
game-title = UDAKA Classic
game-summary = Leg Paare ab und gewinne Chips, hol dir mit dem vierten Ass jeden Gleichstand, und gewinne als Erster zwei Runden.

option-udaka-scoring = Der UDAKA-Chip bei der Wertung einer Runde
option-udaka-scoring-effect = Der UDAKA-Chip zählt in jeder Runde, nicht nur bei geteilter Führung.
option-udaka-scoring-tie_only = entscheidet nur eine geteilte Führung
option-udaka-scoring-counts = zählt auch als Chip für den, der ihn hat
option-stacked-space = Was ein Paar von einem Feld mit zwei Chips nimmt
option-stacked-space-effect = Paare auf einem Feld mit zwei Chips gewinnen doppelt.
option-stacked-space-one = einen Chip
option-stacked-space-all = beide Chips
option-special-timing = Selbstmordkönig und Joker
option-special-timing-effect = König und Joker lassen sich nicht aufheben: mehr Überraschung, weniger Planung.
option-special-timing-when_discarded = darf man behalten; sie wirken beim Ablegen
option-special-timing-at_once = müssen abgelegt werden, sobald sie wirken können
option-first-dealer = Der erste Geber
option-first-dealer-effect = Ein Los geht schneller; mit Karten beginnt es mit einer kleinen Zeremonie.
option-first-dealer-cards = wird mit offenen Karten bestimmt
option-first-dealer-random = wird ausgelost
option-next-dealer = Spätere Runden gibt
option-next-dealer-effect = Wer gibt, spielt zuletzt und sieht die anderen zuerst ziehen.
option-next-dealer-left = der nächste Spieler im Uhrzeigersinn
option-next-dealer-winner = der Gewinner der Runde davor
option-next-dealer-cards = wer von den Karten neu bestimmt wird
preset-stakes = Hoher Einsatz
preset-brisk = Flott

# Wörter
name = { $seat }
card-a = ein Ass
card-k = den Selbstmordkönig
card-j = den Joker
card-number = eine { $number }
pair-a = zwei Asse
pair-number = zwei { $number }er
hand-of = { $seat }: { $cards }
tokens-of = { $seat }: { $count }
tokens-of-holder = { $seat }: { $count } (hat den UDAKA-Chip)
tokens-of-counted = { $seat }: { $score } ({ $count } und der UDAKA-Chip)

# Was man tun kann
action-discard = { $cards } ablegen
action-discard-king = den Selbstmordkönig ablegen, ein Chip zurück auf Feld { $space }
action-discard-joker = den Joker ablegen, ein Chip von { $victim }
action-turn-up = der Zufall deckt { $card } auf
action-lot = das Los macht { $seat } zum Geber
action-shuffle = die Karten werden gemischt und gegeben

# Was geschehen ist
event-card-turned-up = { $seat } bekommt offen { $card }.
event-dealer-again = Weder Ass noch Zahl: Alle Karten gehen zurück, und der Geber wird neu gesucht.
event-dealer-chosen-ace = Das erste Ass: { $seat } gibt.
event-dealer-chosen-highest = Kein Ass; die höchste Zahl, unter gleichen die frühere: { $seat } gibt.
event-dealer-chosen-lot = Das Los fällt auf { $seat }: { $seat } gibt.
event-dealer-chosen-left = Im Uhrzeigersinn gibt nun { $seat }.
event-dealer-chosen-winner = Wer gewonnen hat, gibt: { $seat }.
event-round-begins = Runde { $round }: ein Chip auf jeder Zahl von 2 bis 9, der UDAKA-Chip auf seinem Feld; zu gewinnen { $left ->
    [one] ist ein Rundenchip
   *[other] sind { $left } Rundenchips
}.
event-round-begins-decider = Runde { $round } entscheidet: Alle haben eine gewonnen, und kein Rundenchip ist übrig.
event-dealt = { $seat } gibt jedem zwei Karten; { $first } beginnt.
event-dealt-seen = { $seat } gibt jedem zwei Karten ({ $hands }); { $first } beginnt.
event-drew = { $seat } zieht eine Karte.
event-drew-seen = { $seat } zieht { $card }.
event-refilled = { $seat } füllt auf zwei Karten auf.
event-refilled-seen = { $seat } füllt auf zwei Karten auf und zieht { $card }.
event-draw-pile-empty = Der Nachziehstapel ist leer: Von nun an zieht niemand mehr.
event-discarded-on = { $seat } legt { $cards } auf { $on }.
event-discarded-first = { $seat } legt { $cards } auf den leeren Ablagestapel.
event-discarded-aces = { $seat } legt { $cards } auf den UDAKA-Stapel.
event-token-taken = { $pair ->
    [top] Ein Paar mit der obersten Karte:
    [both] Drei gleiche, aber doch nur ein Paar:
   *[hand] Ein Paar:
} { $seat } nimmt { $count ->
    [one] einen Chip
   *[other] { $count } Chips
} von Feld { $space }.
event-pair-won-nothing = Ein Paar, aber Feld { $space } ist leer: { $seat } nimmt nichts.
event-aces-down = { $count ->
    [one] Ein Ass liegt.
   *[other] { $count } Asse liegen.
}
event-udaka-taken = Das vierte Ass: { $seat } nimmt den UDAKA-Chip.
event-token-returned = { $seat } legt einen Chip zurück auf Feld { $space }, dort { $now ->
    [one] liegt nun einer
   *[other] liegen nun { $now }
}.
event-nothing-returned = { $seat } hat keinen Chip zurückzulegen.
event-token-stolen = { $seat } nimmt { $victim } einen Chip weg.
event-nothing-stolen = Sonst hat niemand einen Chip: { $seat } nimmt nichts.
event-round-scored = In Runde { $round } sind alle Karten gelegt. Chips: { $players }.
event-round-won-sole-lead = { $seat } hat allein die meisten ({ $score }) und gewinnt Runde { $round }.
event-round-won-shared-lead-tied = { $leaders } teilen sich die Führung ({ $score }), also entscheidet der UDAKA-Chip: { $seat } hat ihn und gewinnt Runde { $round }.
event-round-won-shared-lead-behind = { $leaders } teilen sich die Führung ({ $score }), also entscheidet der UDAKA-Chip: { $seat } hat ihn und gewinnt Runde { $round } aus dem Rückstand.
event-rounds-token-taken = { $seat } nimmt einen Rundenchip; { $left ->
    [0] keiner ist
    [one] einer ist
   *[other] { $left } sind
} übrig.
event-game-won = { $seat } hat zwei Runden gewonnen und damit, nach { $rounds } Runden, die Partie.

# Warum nicht
refusal-not-in-hand = Das hast du nicht auf der Hand: { $cards }.
refusal-special-is-due = { $count ->
    [one] An diesem Tisch musst du { $cards } ablegen, sobald die Karte wirken kann: Leg sie jetzt ab.
   *[other] An diesem Tisch musst du { $cards } ablegen, sobald sie wirken können: Leg jetzt eine der beiden Karten ab.
}
refusal-king-needs-space = Der Selbstmordkönig kostet dich einen Chip: Sag, auf welches Feld der Chip kommt, wie in K>5.
refusal-nothing-to-return = Du hast keinen Chip zurückzulegen: nur K.
refusal-joker-needs-victim = Der Joker nimmt einen Chip: Sag, von wem, wie in J<P2.
refusal-nothing-to-steal = Sonst hat niemand einen Chip: nur J.
refusal-cannot-be-robbed = Der Joker nimmt von einem anderen Spieler, der einen Chip hat; bei { $victim } geht das nicht.
refusal-not-your-turn = { $seat } ist am Zug.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-dealt = Erst werden die Karten gegeben.
refusal-no-dealer-yet = Erst muss feststehen, wer gibt.
refusal-no-dealer-choice-now = Jetzt wird kein Geber mit Karten bestimmt.
refusal-card-not-left = Diese Karte ist nicht mehr im Stapel oder war es nie.
refusal-no-lot-now = Jetzt wird kein Geber ausgelost.
refusal-dealer-not-seated = Dort sitzt niemand.
refusal-no-deal-now = Jetzt wird nichts gegeben.
refusal-not-the-deck = Ein Stapel sind alle 38 Karten: je vier A und 2 bis 9, ein K, ein J.

# Was nicht zu lesen ist
unreadable-udaka-notation = „{ $text }“ lässt sich nicht ablegen. Schreib 7, 7 7, A, A A, K>5 (ein Chip zurück auf Feld 5), J<P2 (ein Chip von Spieler 2), oder einfach K und J, wenn es nichts zurückzulegen oder wegzunehmen gibt.
unreadable-no-such-card = Es gibt keine Karte „{ $card }“: Die Karten sind A, 2 bis 9, K und J.
unreadable-no-such-player = Es gibt keinen Spieler { $player }; am Tisch sind { $players }.
unreadable-three-cards = Man legt eine Karte ab oder zwei, nie mehr [{ $clause }].
unreadable-two-ranks = Zwei Karten gehen nur zusammen, wenn sie den gleichen Rang haben [{ $clause }].
unreadable-single-copy = Es gibt nur einen Selbstmordkönig und einen Joker: Sie bilden kein Paar [{ $clause }].
unreadable-king-space = Der Chip kommt auf ein Zahlenfeld von 2 bis 9, nicht auf „{ $space }“ [{ $clause }].
unreadable-only-specials-aim = „{ $text }“: Nur K>Feld und J<Spieler nennen ein Ziel.
unreadable-dealer = Nach „dealer“ kommt ein Spieler, wie in P2.

# Auf dem Tisch
table-round = Runde { $round }
table-decider = die Entscheidung
table-space = Feld
table-tokens = Chips
table-draw-pile = Nachziehstapel
table-regular-pile = Ablagestapel
table-top = oben
table-udaka-pile = UDAKA-Stapel
table-udaka-token = UDAKA-Chip
table-rounds = ROUNDS
table-on-its-space = auf seinem Feld
table-empty = leer
table-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
table-player = Spieler
table-hand = Karten
table-won = Runden
table-dealer = gibt
table-turn = legt ab
table-holds-udaka = UDAKA
table-your-hand = Deine Karten
table-face-up = Offen gegeben
table-place = { $place }. { $seat }
table-house-rules-more = { $left }; { $right }
table-house-rules = Es gilt: { $rules }
table-scoring-tie_only = der UDAKA-Chip entscheidet eine geteilte Führung und zählt nicht
table-scoring-counts = der UDAKA-Chip zählt 1 und entscheidet eine geteilte Führung
table-timing-when_discarded = K und J darf man behalten
table-timing-at_once = K und J gehen, sobald sie wirken können
table-stacked-one = ein Paar nimmt einen Chip
table-stacked-all = ein Paar nimmt alle Chips seines Felds
ask-cards = Jeder bekommt offen eine Karte, bis ein Ass kommt; die nächste ist für { $seat }.
ask-lot = Der erste Geber wird ausgelost.
ask-deal = { $seat } mischt und gibt.
ask-discard = { $seat }, leg eine Karte oder zwei gleiche ab.
ask-discard-last = { $seat }, leg eine Karte oder zwei gleiche ab; gezogen wird nicht mehr.
ask-over = { $seat } hat gewonnen.

# Das Spielbrett im Browser
board-say = { $what }
board-others = Die anderen Spieler
board-board = Das Brett
board-well = Feld { $space }: { $count ->
    [0] kein Chip
    [one] ein Chip
   *[other] { $count } Chips
}
board-well-wins = dein Paar nimmt ihn jetzt
board-well-open = die oberste Karte passt dazu
board-well-aim = Leg deinen Chip auf Feld { $space }; dort { $count ->
    [0] liegt keiner
    [one] liegt einer
   *[other] liegen { $count }
}
board-seat-tokens = { $count ->
    [0] keine Chips
    [one] ein Chip
   *[other] { $count } Chips
}
board-seat-rounds = { $count ->
    [one] eine Runde gewonnen
   *[other] { $count } Runden gewonnen
}
board-seat-aim = { $count ->
    [0] { $seat } hat keinen Chip
    [one] Nimm { $seat } den einzigen Chip weg
   *[other] Nimm { $seat } einen von { $count } Chips weg
}
board-face-up = offen bekommen: { $card }
board-card-wins = { $card }, kann jetzt einen Chip nehmen
board-draw = Nachziehstapel, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
board-pile = Ablagestapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, zeigt oben { $card }
board-pile-empty = Ablagestapel, leer
board-aces = { $count ->
    [0] Noch liegt kein Ass.
    [one] Ein Ass liegt.
   *[other] { $count } Asse liegen.
}
board-udaka-here = Das vierte nimmt den UDAKA-Chip.
board-udaka-held = { $seat } hat den UDAKA-Chip.
board-rounds-left = { $count ->
    [0] Kein Rundenchip mehr übrig
    [one] Ein Rundenchip übrig
   *[other] { $count } Rundenchips übrig
}
board-king = Der Selbstmordkönig kostet dich einen Chip, wenn du einen hast: Der Chip kommt zurück auf eine Zahl deiner Wahl.
board-joker = Der Joker nimmt einem anderen Spieler deiner Wahl einen Chip weg, wenn jemand einen hat.
board-at-once = An diesem Tisch muss er weg, sobald er wirken kann.
board-ace = { $count ->
    [3] Drei Asse liegen: Dieses nimmt den UDAKA-Chip.
    [0] Asse kommen auf den UDAKA-Stapel; das vierte nimmt den UDAKA-Chip.
   *[other] Asse kommen auf den UDAKA-Stapel, bisher { $count }; das vierte nimmt den UDAKA-Chip.
}
board-lay = Leg { $cards } ab
board-takes = nimmt { $count ->
    [one] einen Chip
   *[other] { $count } Chips
} von { $space }
board-pick = Wähle eine Karte oder zwei gleiche.
board-pick-wins = Wähle eine Karte oder zwei gleiche. Die mit einem Chip würden einen gewinnen.
board-scoring = Wie Runde { $round } gewonnen wurde
board-scoring-close = Zum Brett
board-step-count = Die Chips werden gezählt. { $seat } hat den UDAKA-Chip, der nicht zählt.
board-step-count-udaka = Die Chips werden gezählt. { $seat } hat den UDAKA-Chip, der als einer zählt.
board-step-sole = { $leaders } hat allein die meisten: { $score }.
board-step-shared = { $leaders } teilen sich die Führung mit { $score }, also gewinnt, wer den UDAKA-Chip hat.
board-step-won = { $seat } gewinnt Runde { $round }.
board-king-where = Auf welche Zahl kommt der Chip?
board-joker-whom = Wem?

# Die Lektion
lesson-you = Robin (du)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = Auf acht nummerierten Feldern liegen Messingchips. Wer die meisten hat, wenn alle Karten weg sind, gewinnt die Runde.
lesson-hand = Du hast zwei Karten, ziehst eine dritte und legst ab. Jetzt hast du zwei 7er: ein Paar.
lesson-pair = Ein Paar nimmt den Chip von seinem Feld. Nimm beide 7er und leg sie auf den Ablagestapel.
lesson-pair-good = Der Chip ist deiner. Du hast zwei Karten gelegt, also wurde deine Hand wieder auf zwei aufgefüllt.
lesson-pair-other = Das ist erlaubt, gewinnt aber nichts. Leg beide 7er ab.
lesson-top = Auch die oberste Karte zählt. Sie ist eine 4, du hast eine 4: Leg sie und nimm den Chip.
lesson-top-good = Eine Karte, ein Chip. Aber jede gelegte Karte dient auch dem nächsten Spieler.
lesson-top-other = Das ist erlaubt, aber die oberste Karte hilft jetzt nur einer 4.
lesson-ace = Asse kommen neben die Sonne, den UDAKA-Chip. Wer das vierte legt, nimmt ihn. Zwei liegen: Leg deines.
lesson-ace-good = Das war das dritte. Ada hatte darauf gewartet: Ihres ist das vierte.
lesson-ace-other = Das wäre vorsichtig gespielt! Für die Lektion leg das Ass.
lesson-udaka = Jetzt hat Ada den UDAKA-Chip. Er kann weder gestohlen noch zurückgegeben werden, und er entscheidet bei Gleichstand.
lesson-last = Ende einer anderen Runde. Ada hat drei Chips; du hast zwei und den UDAKA-Chip. Leg deine 5.
lesson-last-good = Je drei Chips: Die Führung ist geteilt. Der UDAKA-Chip entscheidet, und du hast ihn.
lesson-end = Ein Wimpel für die Runde. Wer zuerst zwei Runden gewinnt, gewinnt die Partie; der Rest ist Timing.
lesson-title-2 = Könige und Joker
lesson-trick = Der Joker gewinnt nichts vom Brett. Er nimmt einem anderen Spieler einen Chip weg.
lesson-joker = Ada hat die meisten. Nimm den Joker und zeig dann auf sie.
lesson-joker-good = Ein Chip hat die Seite gewechselt. Den UDAKA-Chip aber kann niemand stehlen.
lesson-joker-other = Du darfst den Joker behalten, aber jetzt ist sein Augenblick: Nimm Ada einen Chip weg.
lesson-price = Das ist der Selbstmordkönig. Ihn zu legen kostet dich einen deiner Chips.
lesson-king = Du wählst das Feld für den Chip, am besten eines, zu dem du eine Karte hast. Leg den König und wähle 9.
lesson-king-good = Dort liegt der Chip für irgendjemandes Paar, vielleicht für deines.
lesson-king-other = Du darfst ihn behalten, aber am Ende muss jede Karte weg. Leg jetzt den König.
lesson-back = Wieder du, und du hast eine zweite 9 gezogen. Leg beide und nimm einen Chip von Feld 9.
lesson-back-good = Was der König dich gekostet hat, gehört wieder dir.
lesson-back-other = Erlaubt, aber das Paar 9er ist einen Chip wert.
lesson-cover = König und Joker verdecken auch die oberste Karte. Schon das kann sich lohnen: Der nächste Spieler findet dort kein Paar.
coach-pair = Such zuerst ein Paar: auf der Hand oder mit der obersten Karte des Stapels.
coach-next = Kein Paar? Lass oben eine Zahl liegen, deren Feld leer ist: Sie hilft niemandem.
coach-ace = Behalte ein Ass, bis es das vierte sein kann oder sonst niemand mehr eines hat.

level-club-hoarder = Klubspieler (Sammler)
level-club-racer = Klubspieler (Eiliger)
level-expert-quick = Experte (schnell)
board-score-head = Runden

# Buchstaben am Tisch, und was sie tun
key-lay = l
    .does = die gewählte Karte ablegen
key-lay-two = z
    .does = zwei davon ablegen

review-why-token = Der bessere Zug nimmt sofort { $count ->
    [one] einen Chip
   *[other] { $count } Chips
 }.
review-why-udaka = Der bessere Zug ist das vierte Ass: Es nimmt den UDAKA-Chip.
review-why-offered = Den gespielten Karten nach kann der Nächste dann auf diesem Stapel mit { $odds } % Wahrscheinlichkeit einen Chip nehmen, nach dem besseren Zug mit { $better } %.
review-why-split = Dieser Zug reißt ein Paar auseinander, während auf Feld { $space } ein Chip liegt.
