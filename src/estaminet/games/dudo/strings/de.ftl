# Dudo! auf Deutsch. $seat ist der Name eines Spielers, $face das Wort für eine Seite in der richtigen Zahl.
game-title = Dudo!
game-summary = Bluffe mit den Würfeln unter allen Bechern, zweifle an den anderen und behalte den letzten Würfel.

option-direction = Spielrichtung
option-direction-effect = Nur die Reihenfolge ändert sich: Geboten wird andersherum.
option-direction-north = im Uhrzeigersinn, wie auf der Nordhalbkugel
option-direction-south = gegen den Uhrzeigersinn, wie auf der Südhalbkugel
option-first-starter = Wer eine Partie beginnt, die keine Revanche ist
option-first-starter-effect = Ihr bestimmt, wer beginnt, statt zu losen.
option-first-starter-random = ein ausgeloster Spieler
option-first-starter-seat = ein vorher gewählter Platz
option-first-seat = Der Platz, der dann beginnt
option-first-seat-effect = Dieser Platz gibt das erste Gebot der Partie ab.
option-first-seat-0 = der erste Platz
option-first-seat-1 = der zweite Platz
option-first-seat-2 = der dritte Platz
option-first-seat-3 = der vierte Platz
option-first-seat-4 = der fünfte Platz
option-first-seat-5 = der sechste Platz
option-salsa = Salsa: sich außer der Reihe melden, einmal je Runde
option-salsa-effect = Alle bleiben wach: Jeder darf einmal je Runde außer der Reihe antworten.
option-salsa-off = nur der nächste Spieler antwortet
option-salsa-on = alle dürfen sich melden
option-salsa-window-s = Sekunden, um Salsa zu rufen, wo es eine Uhr gibt
option-salsa-window-s-effect = Mehr Sekunden lassen allen Zeit, sich zu melden, und machen das Spiel langsamer.
option-calza-heads-up = Calza, wenn nur noch zwei spielen
option-calza-heads-up-effect = Ohne Calza gewinnen die letzten zwei keinen Würfel zurück.
option-calza-heads-up-allowed = möglich
option-calza-heads-up-forbidden = nicht möglich
option-blank-bids = Gebote auf Blankos
option-blank-bids-effect = Gebote, für die nur Blankos zählen: kühnere Sprünge, mehr Auswege.
option-blank-bids-off = nicht erlaubt
option-blank-bids-halved = erlaubt, ein Blanko wiegt so viel wie zwei Würfel
option-blank-bids-plain = erlaubt, Blanko steht über der Fünf
option-lost-dice = Verlorene Würfel
option-lost-dice-effect = Verdeckt muss man mitzählen, wie viele bleiben: schwerer rechnen, leichter bluffen.
option-lost-dice-visible = liegen für alle sichtbar in der Mitte
option-lost-dice-hidden = sind weg; niemand sieht, wie viele übrig sind
option-joker-limit = Jokerwürfel, die man haben darf
option-joker-limit-effect = Mit einer Grenze zieht niemand durch mehrere Calzas weit davon.
option-joker-limit-none = beliebig viele
option-joker-limit-1 = höchstens einen
preset-lively = Lebhaft
preset-memory = Aus dem Kopf

# Wörter
name = { $seat }
face-1 = { $count ->
    [one] Eins
   *[other] Einsen
}
face-2 = { $count ->
    [one] Zwei
   *[other] Zweien
}
face-3 = { $count ->
    [one] Drei
   *[other] Dreien
}
face-4 = { $count ->
    [one] Vier
   *[other] Vieren
}
face-5 = { $count ->
    [one] Fünf
   *[other] Fünfen
}
face-b = { $count ->
    [one] Blanko
   *[other] Blankos
}
no-dice = keine Würfel
cup-of = { $seat }: { $dice }

# Was man tun kann
action-bid = { $count } { $face }
action-dudo = Dudo!
action-calza = Calza!
action-pass = passen
action-salsa = Salsa! { $act }
action-starter = { $seat } beginnt
action-roll = es wird gewürfelt: { $cups }

# Was geschehen ist
event-started = Fünf Würfel für jeden. { $seat } beginnt.
event-rolled = Runde { $round }: Alle würfeln.
event-rolled-seen = Runde { $round }: Alle würfeln ({ $cups }).
event-palifico-round = { $seat } hat nur noch einen Würfel: Palifico! Blankos zählen nichts, und das erste Gebot legt den Wert fest.
event-calza-stops = Das ist Runde { $round }: Von jetzt an kann niemand mehr Calza sagen.
event-bid = { $seat } bietet { $count } { $face }.
event-bid-by-salsa = Salsa! { $seat } geht dazwischen: { $count } { $face }.
event-window-opened = Salsa ist offen für { $seats }.
event-window-closed = Niemand ruft Salsa. Weiter mit { $seat }.
event-answered = { $seat } antwortet verdeckt: { $answer }
event-called-dudo = { $seat } zweifelt: Dudo!
event-called-dudo-by-salsa = Salsa! { $seat } geht dazwischen und zweifelt: Dudo!
event-called-calza = { $seat } sagt, es stimmt genau: Calza!
event-called-calza-by-salsa = Salsa! { $seat } geht dazwischen und sagt, es stimmt genau: Calza!
event-revealed = Becher hoch ({ $cups }): { $count } { $face }.
event-die-lost-bid-was-false = Das Gebot war falsch: { $seat } verliert einen Würfel.
event-die-lost-doubt-was-wrong = Das Gebot war wahr: { $seat } verliert für den Zweifel einen Würfel.
event-die-lost-calza-was-wrong = Es stimmte nicht genau: { $seat } verliert einen Würfel.
event-joker-lost = { $seat } lag falsch und gibt statt eines Würfels den Joker ab.
event-gained-die = Genau! { $seat } bekommt einen Würfel zurück.
event-gained-joker = Genau! { $seat } hat alle fünf Würfel und bekommt einen Joker.
event-gained-nothing = Genau! { $seat } hat schon einen Joker und bekommt nichts weiter.
event-eliminated = { $seat } hat keine Würfel mehr und belegt den { $place ->
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[6] sechsten
} Platz.
event-starter-passed = Stattdessen beginnt { $seat } die nächste Runde.
event-won = { $seat } hat die letzten Würfel und gewinnt.

# Warum nicht
refusal-not-your-turn = { $seat } ist am Zug.
refusal-nothing-to-doubt = Noch gibt es kein Gebot: Wer beginnt, muss bieten.
refusal-blank-is-no-value = Blanko ist kein Wert, auf den man bieten kann; nenne 1 bis 5.
refusal-blank-in-palifico = In einer Palifico-Runde zählen Blankos nichts; auf sie kann man nicht bieten.
refusal-blank-opens = Das erste Gebot nennt einen Wert von 1 bis 5, nicht Blanko.
refusal-above-cap = { $cap ->
    [one] Mehr als einen Würfel darf hier niemand bieten.
   *[other] Mehr als { $cap } Würfel darf hier niemand bieten.
}
refusal-no-raise-left = Höher als dieses Gebot geht es nicht; geboten werden kann auf höchstens { $cap } Würfel. Darüber muss geurteilt werden.
refusal-palifico-value = In dieser Palifico-Runde lautet jedes Gebot auf { $face }.
refusal-palifico-count = In einer Palifico-Runde nennt ein höheres Gebot mehr als { $count }.
refusal-blank-too-low = Um jetzt auf Blankos zu bieten, nenne mindestens { $least }.
refusal-value-after-blanks = Um von Blankos zu einem Wert zu gehen, nenne mindestens { $least } Würfel.
refusal-blank-plain = Nenne hier mindestens { $least }; Blanko steht über der Fünf.
refusal-count-lowered = Ein höheres Gebot senkt nie die Anzahl; nenne mindestens { $count }.
refusal-only-blanks = Höher sind jetzt nur Blankos: Nenne mindestens { $least } davon.
refusal-after-fives = Über der Fünf gibt es keinen Wert: Nenne mindestens { $count } Würfel.
refusal-after-fives-or-blanks = Über der Fünf gibt es keinen Wert: Nenne mindestens { $count } Würfel oder mindestens { $least ->
    [one] ein Blanko
   *[other] { $least } Blankos
}.
refusal-value-not-higher = Bei gleicher Anzahl ({ $count }) muss der Wert höher sein als { $face }; oder nenne mehr Würfel.
refusal-calza-heads-up = Zu zweit gibt es an diesem Tisch kein Calza.
refusal-calza-too-late = Nach { $rounds } Runden gibt es kein Calza mehr.
refusal-game-over = Die Partie ist zu Ende.
refusal-eliminated = Wer keine Würfel hat, hat nichts zu sagen.
refusal-no-starter-yet = Erst sagt der Zufall, wer beginnt.
refusal-not-rolled = Erst wird gewürfelt.
refusal-no-roll-now = Gewürfelt wird nur, wenn eine Runde beginnt.
refusal-roll-for-all = Die Becher aller Plätze werden zugleich geworfen, mit nichts für die, die ausgeschieden sind.
refusal-roll-of-other-size = { $dice ->
    [one] { $seat } hat einen Würfel zu werfen.
   *[other] { $seat } hat { $dice } Würfel zu werfen.
}
refusal-no-such-cup = Der Becher von { $seat } zeigt Seiten, die kein Würfel hat, oder nicht in der richtigen Reihenfolge.
refusal-starter-known = Wer beginnt, steht schon fest.
refusal-starter-not-seated = Dort sitzt niemand.
refusal-no-window = Es gibt jetzt kein Salsa zu beantworten.
refusal-own-bid = Auf das eigene Gebot ruft niemand Salsa.
refusal-window-open = Salsa steht erst noch offen für { $seats }.
refusal-answered = Jeder antwortet einmal: Deine Antwort liegt vor.
refusal-say-salsa = Außer der Reihe braucht es Salsa, oder du passt.
refusal-salsa-used = Ein Salsa je Runde: Deines ist verbraucht.

# Was nicht zu lesen ist
unreadable-dudo-notation = „{ $text }“ ist hier kein Zug. Schreib 3x5 für drei Fünfen, { $blanks ->
    [on] 2xb für zwei Blankos, dudo oder calza
   *[off] dudo oder calza
}{ $salsa ->
    [on] {"; solange Salsa offen ist, pass, salsa 4x5, salsa dudo oder salsa calza."}
   *[off] .
}
unreadable-count-zero = Ein Gebot nennt mindestens einen Würfel.
unreadable-count-too-high = In der Schachtel sind nur { $most } Würfel.
unreadable-no-such-value = Kein Würfel zeigt { $value }: Die Seiten sind 1 bis 5 und Blanko (b).
unreadable-no-such-cup = „{ $cup }“ ist kein Becher: bis zu fünf Würfel aus 1 bis 5 und b.
unreadable-starter = Nach „starter“ kommt die Nummer eines Platzes.

# Auf dem Tisch
table-round = Runde { $round }
table-dice-in-cups = { $count ->
    [one] ein Würfel in den Bechern
   *[other] { $count } Würfel in den Bechern
}
table-dice-hidden = niemand sagt, wie viele Würfel übrig sind
table-palifico = PALIFICO für { $seat }: Blankos zählen nichts, der Wert bleibt
table-palifico-next = Als Nächstes PALIFICO: { $seat } hat nur noch einen Würfel
table-calza-stopped = kein Calza
table-your-cup = Dein Becher
table-no-cup = Du bist ausgeschieden
table-bids = Gebote
table-no-bids = noch kein Gebot
table-middle = In der Mitte:
table-middle-empty = kein Würfel
table-middle-hidden = nicht zu sehen
table-out = raus, Rang { $place }
table-jokers = { $count ->
    [one] Joker
   *[other] { $count } Joker
}
table-starts = beginnt
table-turn = am Zug
table-salsa = Salsa
table-salsa-asked = Salsa?
table-salsa-used = Salsa verbraucht
table-was-palifico = hatte Palifico
table-reveal = Die Becher von Runde { $round }: { $seat } bot { $count } { $face }
table-called-dudo = { $seat } sagte Dudo
table-called-calza = { $seat } sagte Calza
table-matching = { $count ->
    [0] kein Würfel passt
    [one] ein Würfel passt
   *[other] { $count } Würfel passen
}
table-marked = { "[ ]" } passt zum Gebot
table-won = { $seat } gewinnt
table-places = { $place }. { $seat }
table-loses-die = { $seat } verliert einen Würfel
table-loses-joker = { $seat } gibt einen Joker ab
table-gains-die = { $seat } bekommt einen Würfel
table-gains-joker = { $seat } bekommt einen Joker
table-gains-nothing = { $seat } bekommt nichts weiter
ask-starter = Der Zufall sagt, wer beginnt.
ask-roll = Es wird gewürfelt.
ask-open = { $seat }, gib das erste Gebot ab: höchstens { $cap } Würfel.
ask-open-palifico = { $seat }, eröffne deine Palifico-Runde: Der Wert, den du nennst, bleibt.
ask-answer = { $seat }, antworte auf { $count } { $face }: erhöhen, Dudo oder Calza.
ask-answer-no-calza = { $seat }, antworte auf { $count } { $face }: erhöhen oder Dudo.
ask-answer-no-raise = { $seat }, höher als { $count } { $face } geht es nicht: Dudo oder Calza.
ask-answer-only-dudo = { $seat }, höher als { $count } { $face } geht es nicht: Es bleibt nur Dudo.
ask-window = { $seats }: Salsa gegen { $count } { $face }, oder passen?
ask-over = { $seat } hat gewonnen.

# Das Spielbrett im Browser
board-cups = Die Becher rund um den Tisch
board-out = raus
board-dice-hidden = Würfel nicht gezeigt
board-dice-count = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
board-joker = ein Jokerwürfel
board-your-dice = Deine Würfel
board-no-bid = Noch kein Gebot.
board-bid-by = { $seat } bietet
board-bid-by-salsa = { $seat } bietet durch Salsa
board-bowl = { $count ->
    [0] Kein Würfel in der Mitte
    [one] Ein Würfel liegt in der Mitte
   *[other] { $count } Würfel liegen in der Mitte
}
board-bowl-hidden = Verlorene Würfel werden an diesem Tisch nicht gezeigt
board-in-cups = { $count ->
    [one] einer im Becher
   *[other] { $count } in den Bechern
}
board-ladder = Die Gebote
board-answered = Deine Antwort liegt vor. Die anderen überlegen noch.
board-stake-dudo = { $joker ->
    [yes] falsch: −1 Joker
   *[no] falsch: −1 Würfel
}
board-stake-calza = { $stake ->
    [earn] ein Joker oder −1 Würfel
    [jokers] ±1 Joker
    [nothing] falsch: −1 Joker
   *[dice] richtig: +1 Würfel, falsch: −1
}
board-reveal = Die Becher von Runde { $round }
board-reveal-claim = { $call ->
    [calza] { $caller } sagt, das Gebot von { $bidder } stimmt genau: { $count } { $face }.
   *[dudo] { $caller } bezweifelt das Gebot von { $bidder }: { $count } { $face }.
}
board-reveal-count = { $face } unter allen Bechern
board-choices = Was du sagen kannst
board-palifico = { $seat } hat nur noch einen Würfel: Blankos zählen nichts, und das erste Gebot legt den Wert fest.
board-palifico-short = Blankos zählen nichts, der Wert bleibt.
board-salsa = Salsa ist offen: { $seats }
board-reveal-close = Weiter
board-joker-why = Ein Joker wird statt des nächsten Würfels abgegeben, den du verlierst.

# Die Lektion
lesson-you = Robin (du)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = Diese fünf Würfel liegen unter deinem Becher. Nur du siehst sie; die anderen haben auch je fünf.
lesson-blank = Das Blanko mit dem blassen Stern zählt als das, was geboten ist. Drei deiner Würfel zählen also als Fünfen.
lesson-open = Du beginnst mit einem Gebot: wie viele Würfel eines Werts mindestens unter allen Bechern liegen. Sag drei Fünfen: Zeile drei, Spalte fünf.
lesson-open-good = Ada antwortet mit vier Dreien, und Kei geht auf fünf Dreien.
lesson-open-other = Ein gutes Gebot, und niemand muss haben, was er bietet. Sag für die Lektion drei Fünfen.
lesson-raise = Wieder du. Höher heißt: ebenso viele von einem höheren Wert, oder mehr Würfel von irgendeinem. Sag fünf Vieren.
lesson-raise-good = Gut gesagt. So geht es weiter, bis jemand es nicht mehr glaubt.
lesson-raise-other = Erlaubt, aber so weit gehen wir noch nicht: Erhöhe, aber nur ein wenig.
lesson-nine = Noch eine Runde, und Kei bietet neun Fünfen. Bei dir zählen drei; von den anderen zehn müssten es sechs.
lesson-doubt = Schwer zu glauben. Sag Dudo: Das bezweifle ich.
lesson-doubt-good = Alle Becher hoch! Nur sechs Würfel zählen: Das Gebot war falsch, und Kei verliert einen Würfel.
lesson-doubt-other = Das ginge, aber neun Fünfen sind schwer zu glauben. Zweifle sie an.
lesson-end = Wären es neun oder mehr gewesen, hättest du den Würfel verloren. Wer den letzten verliert, scheidet aus.
lesson-title-2 = Calza und Palifico
lesson-five = Du hast einen Würfel verloren, und Kei bietet fünf Einsen. Bei dir zählen zwei; ungefähr fünf insgesamt sind wahrscheinlich.
lesson-calza = Wenn du meinst, ein Gebot stimmt genau, nicht mehr und nicht weniger, sag Calza. Tu es jetzt.
lesson-calza-good = Genau fünf, und du bekommst deinen Würfel zurück.
lesson-calza-other = Vernünftig, aber heute traust du deinem Glück: Sag Calza.
lesson-cost = Ein Calza, das auch nur um einen danebenliegt, kostet einen Würfel. Richtig oder falsch: Du beginnst die nächste Runde.
lesson-palifico = Ada hat zum ersten Mal nur noch einen Würfel. Die Runde, die sie jetzt eröffnet, ist ihr Palifico.
lesson-worthless = In einer Palifico-Runde zählen Blankos nichts: Deines ist heute keine Vier.
lesson-fours = Ada hat mit Vieren eröffnet, also bieten alle Vieren; nur die Anzahl steigt. Biete drei Vieren.
lesson-fours-good = Drei Vieren also. Ein anderer Wert war dir nicht erlaubt.
lesson-fours-other = Erlaubt, aber erhöhe hier um einen: drei Vieren.
lesson-four = Dieselbe Runde noch einmal, aber Kei springt auf vier Vieren. Du hast eine, und insgesamt sind sechs Würfel übrig.
lesson-four-good = Nur drei Vieren: Mit Blankos wären es fünf gewesen. Kei verliert einen Würfel.
lesson-four-other = Erlaubt, aber vier von sechs Würfeln müssten Vieren sein, ganz ohne Blankos. Zweifle es an.
lesson-once = Jeder hat höchstens einmal Palifico. Die nächste Runde ist wieder gewöhnlich, und Blankos zählen mit.
coach-bid = Zähl deine eigenen Würfel und Blankos, und rechne mit etwa einem Drittel derer, die du nicht siehst.
coach-dudo = Liegt das Gebot weit über deinen Würfeln plus einem Drittel der anderen? Dann sag Dudo.
coach-calza = Stimmt das Gebot genau? Dann bringt Calza einen Würfel zurück, mit fünf einen Joker; sonst kostet es einen Würfel.

level-club-bluffer = Klubspieler (Bluffer)
level-club-counter = Klubspieler (Zähler)
level-expert-search = Experte (Suche)
level-champion = Meister
board-score-head = Würfel
board-round-cell = { $score }
board-you-are-out = Du hast deinen letzten Würfel verloren: Du bist ausgeschieden.

# Hausregeln, die nicht gehen
wrong-first-seat = Der Tisch hat { $seats } Plätze; der, der beginnt, muss darunter sein.
wrong-salsa = Salsa ist für Tische, die ohne Unterbrechung gespielt werden.

hint-why-bid = Nach deinen eigenen Würfeln allein ist das Gebot, das ich abgeben würde, mit { $odds } % Wahrscheinlichkeit wahr.
hint-why-bid-heard = Nach deinen eigenen Würfeln allein ist das Gebot, das ich abgeben würde, mit { $odds } % Wahrscheinlichkeit wahr; mit dem, was geboten wurde, mit { $heard } %.
hint-why-dudo = Nach deinen eigenen Würfeln allein ist das Gebot vor dir mit { $odds } % Wahrscheinlichkeit wahr.
hint-why-dudo-heard = Nach deinen eigenen Würfeln allein ist das Gebot vor dir mit { $odds } % Wahrscheinlichkeit wahr; mit dem, was geboten wurde, mit { $heard } %.
hint-why-calza = Nach deinen eigenen Würfeln allein stimmt das Gebot vor dir mit { $odds } % Wahrscheinlichkeit genau.
hint-why-calza-heard = Nach deinen eigenen Würfeln allein stimmt das Gebot vor dir mit { $odds } % Wahrscheinlichkeit genau; mit dem, was geboten wurde, mit { $heard } %.
review-why-bid = Nach deinen eigenen Würfeln war das Gebot mit { $odds } % Wahrscheinlichkeit wahr.
review-why-bid-heard = Nach deinen eigenen Würfeln war das Gebot mit { $odds } % Wahrscheinlichkeit wahr; mit dem, was geboten worden war, mit { $heard } %.
review-why-dudo = Nach deinen eigenen Würfeln war das angezweifelte Gebot mit { $odds } % Wahrscheinlichkeit wahr.
review-why-dudo-heard = Nach deinen eigenen Würfeln war das angezweifelte Gebot mit { $odds } % Wahrscheinlichkeit wahr; mit dem, was geboten worden war, mit { $heard } %.
review-why-calza = Nach deinen eigenen Würfeln stimmte das Gebot mit { $odds } % Wahrscheinlichkeit genau.
review-why-calza-heard = Nach deinen eigenen Würfeln stimmte das Gebot mit { $odds } % Wahrscheinlichkeit genau; mit dem, was geboten worden war, mit { $heard } %.
review-why-doubt = Nach deinen eigenen Würfeln war das Gebot vor deinem mit { $odds } % Wahrscheinlichkeit wahr.
review-why-doubt-heard = Nach deinen eigenen Würfeln war das Gebot vor deinem mit { $odds } % Wahrscheinlichkeit wahr; mit dem, was geboten worden war, mit { $heard } %.
review-why-exact = Nach deinen eigenen Würfeln stimmte das Gebot vor deinem mit { $odds } % Wahrscheinlichkeit genau.
review-why-exact-heard = Nach deinen eigenen Würfeln stimmte das Gebot vor deinem mit { $odds } % Wahrscheinlichkeit genau; mit dem, was geboten worden war, mit { $heard } %.

# Buchstaben am Tisch, und was sie tun
key-dudo = d
    .does = das Gebot anzweifeln: Dudo!
key-calza = c
    .does = sagen, dass es genau stimmt: Calza!
key-pass = p
    .does = passen, solange Salsa offen ist
