# Dudab auf Deutsch. $seat ist der Name eines Spielers; $card, $cards und $call sind Wörter für Karten und Rufe, ohne Artikel
# und ungebeugt wie „Herz Bube“. Spalten zählen ab 1.
game-title = Dudab
game-summary = Werde deine Karten an gemeinsamen Spalten los, und nimm so wenige davon nach Hause, wie du kannst.

option-expansions = Erweiterungen
option-expansions-effect = Neue Karten wirbeln die Spalten durcheinander; es gibt mehr zu beachten.
option-expansions-none = das Grundspiel
option-expansions-jungle = mit dem Dschungel
option-expansions-baby = mit den Babys
option-expansions-both = mit dem Dschungel und den Babys
option-columns-at-4 = Spalten zu viert
option-columns-at-4-effect = Eine dritte Spalte gibt mehr Platz zum Legen, und jede füllt sich langsamer.
option-columns-at-4-2 = zwei
option-columns-at-4-3 = drei
option-edition = Ausgabe
option-edition-effect = In der zweiten siehst du die gezogene Karte, bevor du eine weglegst.
option-edition-A = mit fünf Karten und ohne Antwort eine weglegen, dann ziehen
option-edition-B = mit fünf Karten und ohne Antwort ziehen, dann eine weglegen; keine Erweiterungen
option-baby-chain = Wie oft in einem Zug Babys alle ziehen lassen
option-baby-chain-effect = Einmal je Zug hält große Tische in Schwung: weniger Karten, kürzere Züge.
option-baby-chain-full = jedes Mal
option-baby-chain-single = einmal je Zug; besser zu fünft oder sechst
option-own-pile-view = Was andere von deinem eigenen Stapel sehen
option-own-pile-view-effect = Offene Stapel zeigen, wie alle stehen; es gibt weniger zu merken.
option-own-pile-view-mixed = Karten aus Spalten, aber nicht Karten aus deiner Hand
option-own-pile-view-open = alles
option-rounds = Runden einer Partie
option-rounds-effect = Weniger Runden machen die Partie kürzer und das Glück wichtiger.
option-rounds-players = so viele wie Spieler
option-rounds-1 = eine
option-rounds-2 = zwei
option-rounds-3 = drei
option-rounds-4 = vier
option-rounds-5 = fünf
option-rounds-6 = sechs
option-first-player = Wer die erste Runde eröffnet
option-first-player-effect = Ihr bestimmt, wer eröffnet, statt zu losen.
option-first-player-random = ein ausgeloster Spieler
option-first-player-0 = der erste Platz
option-first-player-1 = der zweite Platz
option-first-player-2 = der dritte Platz
option-first-player-3 = der vierte Platz
option-first-player-4 = der fünfte Platz
option-first-player-5 = der sechste Platz
option-call-declared = Ein Dudab ruft
option-call-declared-effect = Mehr Rufe: Jeder Dudab verlangt etwas, wo er kann.
option-call-declared-optional = wie sein Spieler will
option-call-declared-mandatory = immer, wo er kann
option-second-dudab = Ein Dudab, während ein Ruf offen ist
option-second-dudab-effect = Bei einem Ruf darf ein Dudab überallhin und ist öfter ein Ausweg.
option-second-dudab-same = nur auf den Dudab, der gerufen hat
option-second-dudab-any = an jede Spalte
option-shaman-answer = Einem Schamanen antworten
option-shaman-answer-effect = Wer einem Schamanen antworten kann, muss, statt die Karte aufzuheben.
option-shaman-answer-free = eine Karte oder die Strafe, wie man will
option-shaman-answer-at_five = mit fünf Karten muss man legen, was passt
option-shaman-answer-always = man muss legen, was passt
option-call-duty = Auf einen Ruf antworten
option-call-duty-effect = Man darf eine passende Karte behalten und ziehen: mehr Wahl, mehr Karten.
option-call-duty-must = wer antworten kann, darf nicht ziehen
option-call-duty-may = wer antworten kann, darf stattdessen ziehen
preset-quick = Eine Runde
preset-everything = Alles dabei
preset-strict = Streng

# Wörter
card-number = { $colour ->
    [r] Rot
    [b] Blau
    [y] Gelb
   *[g] Grün
} { $value } { $symbol ->
    [p] Handabdruck
    [m] Mammut
    [c] Keule
   *[f] Fell
}
card-shaman = Schamane { $colour ->
    [r] Rot
    [b] Blau
    [y] Gelb
   *[g] Grün
}
card-dudab = Dudab
card-jungle = Dschungel
card-baby = Baby
# Viele Karten in einem Satz: die Werte jeder Farbe, dann die Zahl der anderen.
cards-numbers = { $colour ->
    [r] Rot
    [b] Blau
    [y] Gelb
   *[g] Grün
} { $values }
cards-shamans = { $colour ->
    [r] { $count ->
        [one] ein Schamane Rot
       *[other] { $count } Schamanen Rot
    }
    [b] { $count ->
        [one] ein Schamane Blau
       *[other] { $count } Schamanen Blau
    }
    [y] { $count ->
        [one] ein Schamane Gelb
       *[other] { $count } Schamanen Gelb
    }
   *[g] { $count ->
        [one] ein Schamane Grün
       *[other] { $count } Schamanen Grün
    }
}
cards-dudabs = { $count ->
    [one] ein Dudab
   *[other] { $count } Dudabs
}
cards-jungles = { $count ->
    [one] ein Dschungel
   *[other] { $count } Dschungel
}
cards-babies = { $count ->
    [one] ein Baby
   *[other] { $count } Babys
}
hand-left = { $seat } ({ $cards })
call-colour = { $colour ->
    [r] Rot
    [b] Blau
    [y] Gelb
   *[g] Grün
}
call-symbol = { $symbol ->
    [p] Handabdruck
    [m] Mammut
    [c] Keule
   *[f] Fell
}
call-value = { $value }
hand-of = { $seat }: { $cards }
name = { $seat }

# Was man tun kann
action-lay = { $card } an Spalte { $column } legen
action-lay-dudab = Dudab ohne Ruf an Spalte { $column } legen
action-lay-dudab-calling = Dudab an Spalte { $column } legen und { $call } rufen
action-draw = Eine Karte ziehen
action-draw-put = Die Hand zeigen, { $card } weglegen und ziehen
action-penalty = Die Strafe nehmen: bis zu einer Zahl aufdecken und so viele ziehen
action-place-jungle = Den Dschungel auf Spalte { $column } legen
action-place-baby = Das Baby auf Spalte { $column } legen
action-trim = { $card } auf den eigenen Stapel legen
action-shed-to-discard = Auf den Ablagestapel abwerfen
action-shed-to-own = Auf den eigenen Stapel abwerfen
action-shed = { $card } abwerfen
action-starter = { $seat } eröffnet
action-deal = Gegeben wird: { $cards }

# Was geschieht
event-started = { $seat } eröffnet { $rounds ->
    [one] die einzige Runde
   *[other] die erste von { $rounds } Runden
}.
event-dealt = Runde { $round } wird gegeben. Die Spalten beginnen mit { $columns }, im Nachziehstapel sind { $pile } Karten, und { $seat } eröffnet.
event-dealt-seen = Runde { $round } wird gegeben. Die Spalten beginnen mit { $columns }, im Nachziehstapel sind { $pile } Karten, und { $seat } eröffnet. Auf der Hand: { $hands }.
event-laid = { $seat } legt { $card } an Spalte { $column }.
event-laid-dudab = { $seat } legt einen Dudab an Spalte { $column }, ohne zu rufen.
event-laid-calling = { $seat } legt einen Dudab an Spalte { $column } und ruft { $call }.
event-shaman-demands = Der Schamane an Spalte { $column } fordert eine Reaktion von { $seat }.
event-call-answered = { $seat } hat den Ruf „{ $call }“ beantwortet.
event-call-replaced = Der Ruf „{ $call }“ ist vorbei.
event-collected = Spalte { $column } ist voll: { $seat } nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ({ $cards }).
event-shed-place-discard = { $seat } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf den Ablagestapel abzuwerfen.
event-shed-place-own = { $seat } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf den eigenen Stapel abzuwerfen.
event-shed-to-discard = { $seat } wirft { $card } auf den Ablagestapel ab.
event-shed-to-own = { $seat } wirft { $card } auf den eigenen Stapel ab.
event-shed-to-own-hidden = { $seat } wirft eine Karte auf den eigenen Stapel ab.
event-trimmed = { $seat } hat zu viele Karten und legt { $card } auf den eigenen Stapel.
event-trimmed-hidden = { $seat } hat zu viele Karten und legt eine auf den eigenen Stapel.
event-put-away = { $seat } legt { $card } auf den eigenen Stapel weg.
event-put-away-hidden = { $seat } legt eine dieser Karten auf den eigenen Stapel weg.
event-hand-shown-five = { $seat } zeigt fünf Karten, von denen keine passt: { $cards }.
event-hand-shown-call = { $seat } zieht unter dem Ruf und zeigt die Hand: { $cards }.
event-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drew-seen = { $seat } zieht { $cards }.
event-penalty-taken = { $seat } nimmt die Strafe.
event-turned-up = { $seat } deckt { $cards } auf: { $value } zu ziehen.
event-turned-up-in-vain = { $seat } deckt { $cards } auf, und der Nachziehstapel ist leer.
event-jungle-drawn = { $seat } zieht einen Dschungel und muss ihn auslegen.
event-jungle-drawn-no-column = { $seat } zieht einen Dschungel; jede Spalte hat schon einen, also wird er abgelegt.
event-jungle-drawn-last-card = { $seat } zieht als letzte Karte einen Dschungel; er wird abgelegt.
event-jungle-placed = { $seat } legt den Dschungel quer über Spalte { $column }.
event-baby-drawn = { $seat } zieht ein Baby und muss es auslegen.
event-baby-drawn-last-card = { $seat } zieht als letzte Karte ein Baby; es wird abgelegt.
event-baby-placed = { $seat } legt das Baby auf Spalte { $column }; es verdeckt { $cards }.
event-call-lapsed-by-jungle = Der Dschungel beendet den Ruf an Spalte { $column }.
event-call-lapsed-by-baby = Das Baby beendet den Ruf an Spalte { $column }.
event-shaman-lapsed-by-baby = Das Baby bringt den Schamanen an Spalte { $column } zum Schweigen.
event-cover-joined = Als Deckkarte für Spalte { $column } erscheint: { $card }. Die Karte kann nicht abdecken und kommt zum verdeckten Stapel.
event-covered = Das Baby auf Spalte { $column } wird abgedeckt mit { $card }.
event-everybody-draws = Alle ziehen { $value ->
    [one] eine Karte
   *[other] { $value } Karten
}, { $seat } zuerst.
event-nobody-draws = Für die { $value } zieht niemand: Ein Baby hat in diesem Zug schon einmal alle ziehen lassen.
event-round-over = Der Nachziehstapel ist leer, und Runde { $round } ist zu Ende. Noch auf der Hand: { $hands }.
event-scored = { $seat } bekommt in dieser Runde { $points } und hat insgesamt { $total }: { $steps }.
event-won = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
event-won-together = { $winners } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

score-hand-dudabs = { $count ->
    [one] ein Dudab
   *[other] { $count } Dudabs
} auf der Hand ({ $points })
score-paired = { $count ->
    [one] ein Dudab nimmt einen Schamanen mit
   *[other] { $count } Dudabs nehmen { $count } Schamanen mit
} (0)
score-attached = { $count ->
    [one] ein Dudab dreht eine Zahl um
   *[other] { $count } Dudabs drehen je eine Zahl um
} ({ $cards }: { $points })
score-surplus-dudabs = { $count ->
    [one] ein Dudab bleibt übrig
   *[other] { $count } Dudabs bleiben übrig
} (0)
score-removed-numbers = ein Dschungel entfernt { $count ->
    [one] die einzige { $value }
    [2] beide Karten vom Wert { $value }
   *[other] alle { $count } Karten vom Wert { $value }
}
score-removed-shamans = ein Dschungel entfernt { $count ->
    [one] den ungepaarten Schamanen
    [2] beide ungepaarten Schamanen
   *[other] alle { $count } ungepaarten Schamanen
}
score-shamans = { $count ->
    [one] ein Schamane
   *[other] { $count } Schamanen
} ohne Dudab ({ $points })
score-babies = { $count ->
    [one] ein Baby
   *[other] { $count } Babys
} ({ $points })
score-numbers = { $count ->
    [one] eine Zahl zu ihrem Wert
   *[other] { $count } Zahlen zu ihrem Wert
} ({ $points })

# Warum nicht
refusal-game-over = Die Partie ist zu Ende.
refusal-no-starter-yet = Der Zufall hat noch nicht gesagt, wer die erste Runde eröffnet.
refusal-not-dealt = Die Runde ist noch nicht gegeben.
refusal-not-your-turn = Jetzt entscheidet { $seat }.
refusal-not-held = Diese Karte hast du nicht: { $card }.
refusal-no-such-column = Es gibt keine Spalte { $column }; es gibt { $columns }.
refusal-same-colour = { $card } hat dieselbe Farbe wie { $top }.
refusal-same-symbol = { $card } hat dasselbe Symbol wie { $top }.
refusal-not-one-away = Die Werte von { $card } und { $top } liegen nicht eins auseinander.
refusal-no-wrap = Von { $top } zu { $card } ist es kein Schritt um eins: Die Werte laufen nicht im Kreis.
refusal-other-colour-than-shaman = Auf { $top } passen nur Zahlen dieser Farbe und Dudabs, nicht { $card }.
refusal-shaman-on-other-colour = { $card } braucht eine Zahl der gleichen Farbe, und { $top } ist keine.
refusal-shaman-on-shaman = Ein Schamane kommt nur als Reaktion auf einen Schamanen.
refusal-shaman-on-dudab = Hier ist keine Farbe gerufen, also kommt kein Schamane auf diesen Dudab.
refusal-no-answer = { $card } hat nicht, was gerufen ist: { $call }.
refusal-shaman-of-other-colour = { $card } hat nicht die Farbe, die gerufen ist: { $call }.
refusal-shaman-has-colour-only = Ein Schamane hat nichts als eine Farbe, und gerufen ist { $call }.
refusal-no-reaction = Einem Schamanen antwortet nur ein Schamane oder ein Dudab; { $card } nicht.
refusal-react-on-the-shaman = Die Reaktion gehört an Spalte { $obliged }, wo der Schamane wartet.
refusal-call-closes-columns = Solange { $call } gerufen ist, kommen Zahlen und Schamanen nur an Spalte { $obliged }.
refusal-dudab-on-the-called = Solange { $call } gerufen ist, darf ein Dudab nur an Spalte { $obliged }.
refusal-mirror = { $card } läge gegenüber von { $opposite } und teilt damit weder Farbe noch Wert noch Symbol.
refusal-mirror-shaman = Gegenüber von { $opposite } darf nur ein Schamane oder ein Dudab liegen.
refusal-mirror-dudab = Gegenüber einem Dudab darf nur ein Dudab liegen.
refusal-mirror-for-shaman = { $card } läge gegenüber von { $opposite }: eine andere Farbe.
refusal-no-call-below-jungle = Unter einem Dschungel wird ein Dudab ohne Ruf gelegt.
refusal-call-is-compulsory = An diesem Tisch muss ein Dudab etwas rufen.
refusal-draw-in-reaction = Auf einen Schamanen antwortet man mit einem Schamanen, einem Dudab oder der Strafe, nicht mit gewöhnlichem Ziehen.
refusal-put-with-five-only = Nur mit fünf Karten legt man vor dem Ziehen eine weg.
refusal-must-answer = Du kannst auf den Ruf „{ $call }“ antworten, also darfst du nicht ziehen.
refusal-five-and-a-fit = Mit fünf Karten, von denen eine passt, darfst du nicht ziehen.
refusal-five-and-a-dudab = Mit fünf Karten, darunter ein Dudab, darfst du nicht ziehen: Ein Dudab passt immer.
refusal-five-and-a-dudab-under-call = Mit fünf Karten und ohne Antwort muss der Dudab gelegt werden.
refusal-put-first = Mit fünf Karten legst du eine weg, bevor du ziehst; sag, welche.
refusal-put-first-under-call = Mit fünf Karten und ohne Antwort legst du eine weg, bevor du ziehst; sag, welche.
refusal-draw-first = In dieser Ausgabe ziehst du zuerst und legst dann eine von sechs Karten weg.
refusal-no-shaman-demands = Kein Schamane fordert etwas von dir.
refusal-reaction-is-compulsory = Du hast eine Karte, die dem Schamanen antwortet; an diesem Tisch ist die Strafe dann gesperrt.
refusal-no-jungle-drawn = Es gibt keinen Dschungel auszulegen.
refusal-no-baby-drawn = Es gibt kein Baby auszulegen.
refusal-nothing-to-trim = Jetzt ist nichts wegzulegen.
refusal-nothing-to-shed = Jetzt ist nichts abzuwerfen.
refusal-jungle-first = Erst muss der Dschungel ausgelegt werden.
refusal-has-jungle = Spalte { $column } hat schon einen Dschungel.
refusal-baby-first = Erst muss das Baby ausgelegt werden.
refusal-trim-first = { $count ->
    [one] Eine Karte ist zu viel und kommt
   *[other] { $count } Karten sind zu viel und kommen
} erst auf deinen eigenen Stapel.
refusal-name-place-first = Sag zuerst, wohin { $count ->
    [one] die Karte kommt, die du abwirfst
   *[other] die { $count } Karten kommen, die du abwirfst
}.
refusal-place-is-named = Der Ort ist schon genannt; alle abgeworfenen Karten kommen dorthin.
refusal-shed-first = Erst { $count ->
    [one] ist eine Karte
   *[other] sind { $count } Karten
} abzuwerfen.
refusal-starter-known = Wer eröffnet, steht schon fest.
refusal-starter-not-seated = Dort sitzt niemand.
refusal-no-deal-now = Jetzt wird nicht gegeben.
refusal-not-the-deck = Das sind nicht alle Karten, jede einmal.
refusal-expansion-dealt = Hände und erste Karten werden aus den Grundkarten gegeben; Dschungel und Babys kommen danach.

# Was nicht zu lesen ist
unreadable-dudab-notation = „{ $text }“ ist kein Zug; schreib R3P1, SR2, D1 call red, draw, put R3P, penalty, jungle 1, baby 1, trim R3P, shed to own oder shed R3P.
unreadable-starter = „{ $text }“ nennt keinen Platz; schreib starter 0.
unreadable-only-dudabs-call = Nur ein Dudab ruft, { $card } nicht.
unreadable-no-such-place = Abgeworfen wird auf den Ablagestapel (discard) oder auf den eigenen Stapel (own), nicht auf „{ $place }“.
unreadable-never-in-hand = { $card } ist nie auf einer Hand.
unreadable-no-such-column = Es gibt keine Spalte { $column }; es gibt höchstens { $columns }.
unreadable-no-such-card = Es gibt keine Karte „{ $card }“; Karten schreibt man R3P, SR, D, J oder BB.
unreadable-no-such-call = „{ $call }“ lässt sich nicht rufen; möglich sind red (Rot), blue (Blau), yellow (Gelb), green (Grün), palm (Handabdruck), mammoth (Mammut), club (Keule), fur (Fell), 1, 2, 3 oder 4.

# Der Bildschirm
screen-round = Runde { $round } von { $rounds }
screen-pile = Stapel { $count }
screen-discard = Ablage { $count }
screen-column = { $column }
screen-hidden = { $count } verdeckt
screen-player = Spieler
screen-hand = Hand
screen-own = Eigener Stapel
screen-total = Gesamt
screen-standing = Jetzt wert
screen-your-hand = Deine Hand
screen-nothing = keine
screen-shaman-waits = An Spalte { $column } wartet ein Schamane: Schamane, Dudab oder Strafe
screen-call-open = { $seat } ruft { $call } an Spalte { $column }: { $what }, oder ein Dudab
screen-answers-colour = jede Karte dieser Farbe
screen-answers-symbol = eine Zahl mit diesem Symbol
screen-answers-value = eine Zahl von diesem Wert
screen-place-jungle = Ein Dschungel wartet auf seine Spalte
screen-place-baby = Ein Baby wartet auf seine Spalte
screen-scores = Punkte der Runde
screen-part-hand-dudab = Dudabs auf der Hand
screen-part-shaman = Schamanen
screen-part-attached = umgedreht
screen-part-baby = Babys
screen-part-numbers = Zahlen
ask-starter = Der Zufall sagt, wer eröffnet.
ask-deal = Die Karten werden gegeben.
ask-normal = { $seat }: leg eine Karte oder zieh.
ask-normal-five = { $seat }: leg eine Karte, oder, wenn nichts passt, leg eine weg und zieh.
ask-react = { $seat }: antworte dem Schamanen an Spalte { $column } mit einem Schamanen oder einem Dudab, { $penalty ->
    [if-nothing-fits] oder nimm die Strafe, wenn keiner passt.
   *[free] oder nimm die Strafe.
}
ask-call = { $seat }: antworte auf den Ruf „{ $call }“ an Spalte { $column }, leg einen Dudab { $dudab ->
    [any] an irgendeine Spalte
   *[same] dorthin
}, { $draw ->
    [free] oder zieh.
    [put-first] oder, wenn beides nicht geht, leg eine Karte weg und zieh.
    [draw-first] oder, wenn beides nicht geht, zieh und leg eine Karte weg.
   *[without-answer] oder zieh, wenn du keine Antwort hast.
}
ask-jungle = { $seat }: leg den Dschungel aus.
ask-baby = { $seat }: leg das Baby aus.
ask-trim = { $seat }: leg { $need ->
    [one] eine Karte
   *[other] { $need } Karten
} auf deinen eigenen Stapel.
ask-shed-to = { $seat }: sag, wohin { $need ->
    [one] die Karte kommt, die du abwirfst
   *[other] die { $need } Karten kommen, die du abwirfst
}.
ask-shed = { $seat }: wirf { $need ->
    [one] eine Karte
   *[other] { $need } Karten
} ab.
ask-round-over = Die Runde ist zu Ende; die nächste wird gegeben.
ask-game-over = Die Partie ist zu Ende.

# Das Spielbrett. Die Buchstaben einer Farbe kommen aus ihrem Wort; keine zwei Farben haben dieselben.
board-letter-r = R
board-letter-b = B
board-letter-y = Ge
board-letter-g = Gr
board-others = Die anderen Spieler
board-free = Weder Ruf noch Schamane wartet: Leg, wo es passt.
board-away = { $seat } legt Karten weg.
board-over = Der Nachziehstapel ist leer: Die Runde ist zu Ende.
board-yours = Dein Stapel und deine Hand
board-column-cards = Spalte { $column }: { $cards }
board-count = { $count } von { $most } Karten; die letzte räumt die Spalte ab
board-count-jungle = { $count } von { $most } Karten unter dem Dschungel; die letzte räumt die Spalte ab
board-next-takes = nächste Karte räumt ab
board-faces = gegenüber: { $card }
board-lay-on = { $card } an Spalte { $column } legen
board-own-pile = { $seat }, eigener Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, { $hidden } verdeckt. Ansehen.
board-pile-of = Eigener Stapel von { $seat }
board-hand-count = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-look-discard = Ablagestapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, obenauf { $card }. Durchsehen.
board-draw = Karte ziehen
board-penalty = Strafe nehmen
board-put = Eine weglegen und ziehen
board-put-this = { $card } weglegen und ziehen
board-what-call = Der Dudab an Spalte { $column } ruft
board-no-call = nichts
board-back = Zurück
board-close = Schließen
board-pick = Wähle eine Karte, oder zieh.
board-pick-answer = Wähle eine Antwort, oder nimm die Strafe.
board-pick-card = Wähle eine Karte.
board-only-draw = Keine deiner Karten passt.
board-pick-column = Jetzt zeig auf eine Spalte.
board-pick-away = Wähle { $need ->
    [one] die Karte
   *[other] eine Karte, insgesamt { $need },
} zum Weglegen.
board-nothing-fits = Nichts passt. Wähle die Karte zum Weglegen.
board-scoring = Punkte der Runde { $round }
board-sheet = Punkte bisher
board-to-table = Zurück zum Tisch
board-previous = Zurück
board-next = Weiter
board-step = { $at } von { $last }
board-so-far = Bisher
board-round-score = { $seat } in dieser Runde
board-nothing-counts = Keine Karte zählt.
board-lowest-leads = Die niedrigste Summe führt.
board-lowest-won = Die niedrigste Summe hat gewonnen.
board-row-hand = { $count ->
    [one] Ein Dudab
   *[other] { $count } Dudabs
} noch auf der Hand
board-row-paired = { $count ->
    [one] Ein Dudab geht mit einem Schamanen
   *[other] { $count } Dudabs gehen mit je einem Schamanen
}
board-row-attached = { $count ->
    [one] Ein Dudab dreht eine Zahl um
   *[other] { $count } Dudabs drehen je eine Zahl um
}
board-row-surplus-dudabs = { $count ->
    [one] Ein Dudab bleibt übrig
   *[other] { $count } Dudabs bleiben übrig
}
board-row-surplus-jungles = { $count ->
    [one] Ein Dschungel findet nichts zu entfernen
   *[other] { $count } Dschungel finden nichts zu entfernen
}
board-row-removed-numbers = Ein Dschungel entfernt { $count ->
    [one] die einzige { $value }
    [2] beide Karten vom Wert { $value }
   *[other] alle { $count } Karten vom Wert { $value }
}
board-row-removed-shamans = Ein Dschungel entfernt { $count ->
    [one] den übrigen Schamanen
    [2] beide übrigen Schamanen
   *[other] alle { $count } übrigen Schamanen
}
board-row-shamans = { $count ->
    [one] Ein Schamane
   *[other] { $count } Schamanen
} ohne Dudab
board-row-babies = { $count ->
    [one] Ein Baby
   *[other] { $count } Babys
}
board-row-numbers = { $count ->
    [one] Eine Zahl
   *[other] { $count } Zahlen
} zu ihrem Wert
board-why-hand = Ein Dudab, der nie gelegt wurde, kostet 5.
board-why-paired = Zuerst gehen Dudabs und Schamanen des Stapels zusammen, soweit sie reichen. Ein Paar zählt 0, auch wo das schlechter ist.
board-why-attached = Jeder andere Dudab dreht eine Zahl um: Ihr Wert wird abgezogen. Umgedreht werden die besten Zahlen.
board-why-surplus = Es gab nichts für ihn zu tun; er zählt 0.
board-why-removed = Jeder Dschungel nimmt den niedrigsten übrigen Wert heraus, alle Karten davon zugleich. Sind keine Zahlen übrig, nimmt er die Schamanen.
board-why-shamans = Jeder kostet 5.
board-why-babies = Je mehr, desto besser: 1, 3, 6, 11, 19, 32, 51 oder 81 Punkte weniger.
board-why-numbers = Was übrig ist, kostet, was es zeigt, Karten aus der Hand eingeschlossen.

# Die Lektion
lesson-you = Robin (du)
lesson-ada = Ada
lesson-few = Wenige Punkte gewinnen, und Karten sind Punkte. Werde sie an den Spalten los.
lesson-number = Eine Zahl kommt auf eine andere Farbe und ein anderes Symbol, eins höher oder niedriger. Leg die rote 3 an Spalte 1.
lesson-number-good = Verglichen wird nur die letzte Karte einer Spalte. Nächster Spieler.
lesson-number-other = Auch das ist erlaubt. Leg fürs Erste eine der Zahlen.
lesson-draw = Nichts passt: Beide Spalten sind rot, und deine Karten auch. Passen kannst du nicht, also zieh.
lesson-draw-good = Eine gezogene Karte wartet auf deinen nächsten Zug. Unter fünf Karten darfst du ziehen, auch wenn du legen könntest.
lesson-call = Das große Maul ist ein Dudab. Er kommt auf alles und darf Farbe, Symbol oder Zahl rufen. Ruf Rot.
lesson-call-good = Bis jemand antwortet, ist nur diese Spalte offen. Wer nicht antworten kann, zeigt die Hand und zieht.
lesson-call-other = Lass den Dudab sprechen: Leg ihn und ruf etwas.
lesson-answer = Ada hat den Handabdruck gerufen. Wer einen Handabdruck hat, muss ihn dorthin legen, was auch sonst darauf ist, oder einen Dudab.
lesson-answer-good = Verglichen wird nur der Ruf. Eine Farbe kann auch ein Schamane dieser Farbe beantworten.
lesson-sixth = Spalte 1 hat fünf Karten. Wer die sechste legt, nimmt die fünf. Sieh, wie das geht: Leg die gelbe 3.
lesson-sixth-good = Die fünf Karten liegen auf deinem eigenen Stapel; deine beginnt die neue Spalte.
lesson-sixth-other = Das wäre klüger. Aber sieh, was geschieht, wenn eine Spalte voll ist.
lesson-shed-to = Wer eine Spalte genommen hat, kürzt die Hand auf zwei Karten. Wähle den Ablagestapel: Dort zählt der Rest für niemanden.
lesson-shed-to-good = Alle Karten, die du jetzt abwirfst, kommen dorthin.
lesson-shed-to-other = Auf deinem eigenen Stapel wären es Punkte für dich. Wähle den Ablagestapel.
lesson-shed = Nun wähle die Karte zum Abwerfen, etwa eine hohe Zahl, und leg sie dorthin.
lesson-shed-good = Zwei Karten übrig, und der Zug ist zu Ende.
lesson-points = Die Runde ist zu Ende. Geh mit „Weiter“ durch die Punkte: Ein Dudab auf der Hand kostet 5.
lesson-title-2 = Schamanen und mehr
lesson-shaman = Die Maske ist ein Schamane. Er kommt auf eine Zahl seiner eigenen Farbe. Leg den roten an Spalte 1.
lesson-shaman-good = Ada musste reagieren und konnte nicht. Bis zu einer Zahl wurde aufgedeckt, und sie zog so viele Karten.
lesson-shaman-other = Erlaubt, aber lass Ada den Schamanen spüren.
lesson-react = Jetzt wartet Adas Schamane auf dich. Jeder Schamane oder Dudab antwortet ihm: Gib den Ärger mit deinem weiter.
lesson-react-good = Eine Reaktion darf jede Farbe haben. Nun muss der nächste Spieler reagieren.
lesson-react-other = Das darfst du, aber dann ziehst du Karten. Leg deinen Schamanen auf ihren.
lesson-mirror = Eine Erweiterung: Ein Dschungel liegt quer über einer Spalte. Karten darunter liegen denen darüber gegenüber, wie im Spiegel, die letzte zuerst.
lesson-jungle = Was du legst, teilt Farbe, Wert oder Symbol mit der Karte gegenüber. Hier ist das die rote 3.
lesson-jungle-good = Beide sind rot. Die nächste Karte liegt der blauen 2 gegenüber.
lesson-jungle-other = Ziehen darfst du, aber probier den Spiegel aus: Leg die rote 1.
lesson-baby = Noch eine: Du hast ein Baby gezogen. Es verdeckt eine ganze Spalte, und darauf wird eine Karte aufgedeckt. Leg es aus.
lesson-baby-good = Ist diese Karte eine Zahl, ziehen alle so viele. Die verdeckten Karten bekommt, wer die Spalte füllt.
lesson-babies = Babys sind in deinem Stapel willkommen: Je mehr du am Ende hast, desto niedriger wird deine Summe.
coach-penalty = Ein Schamane gibt den Ärger weiter, ein Dudab beendet ihn. Die Strafe bringt dir bis zu vier Karten ein.
coach-lay = Werde hohe Zahlen zuerst los, und achte auf die fast volle Spalte: Wer die sechste Karte legt, nimmt sie.
coach-dudab = Ein Dudab kommt auf alles. Ruf, was du selbst beantworten könntest: Der Ruf kann zu dir zurückkommen.
coach-draw = Nichts Gutes zu legen? Unter fünf Karten darfst du stattdessen ziehen.

level-club-counter = Klubspieler (Zähler)
level-club-racer = Klubspieler (Eiliger)
level-expert-search = Experte (Suche)

# Hausregeln, die nicht gehen
wrong-edition = Ausgabe B hat keine Erweiterungen: Nimm das Grundspiel oder Ausgabe A.
wrong-first-player = Der Tisch hat { $seats } Plätze; der, der eröffnet, muss darunter sein.

# Buchstaben am Tisch, und was sie tun
key-draw = z
    .does = ziehen oder die Strafe nehmen

review-why-collects = Dieser Zug nimmt eine Spalte mit nach Hause: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
review-why-lays = Der bessere Zug nimmt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } aus deiner Hand; Ziehen bringt nur mehr Karten.
review-why-points = Der bessere Zug nimmt { $best ->
    [one] einen Punkt
   *[other] { $best } Punkte
 } aus deiner Hand, dieser { $played }.
review-why-call = { $played ->
    [one] Eine Karte, die du nicht siehst, beantwortet
   *[other] { $played } Karten, die du nicht siehst, beantworten
 } diesen Ruf, den besseren { $best }.
review-why-puts = Dieser Zug legt { $played ->
    [one] einen Punkt
   *[other] { $played } Punkte
 } auf deinen Stapel, der bessere Zug { $best }.
