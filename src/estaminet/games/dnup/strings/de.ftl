# dnup auf Deutsch. $seat ist der Name eines Spielers, $cards sind Karten, wie man sie schreibt (3/4 zeigt 3, gedreht 4).
game-title = dnup
game-summary = Werde deine Karten in Sätzen gleicher Werte los, und dreh, was zurückkommt: Jede Karte hat zwei Zahlen.
game-note = Der Kartensatz ist unsere Rekonstruktion, nicht die gedruckte Liste, sofern du keinen eigenen mitbringst.

option-deck = Die Karten: ein Kartensatz mit Namen oder eine eigene Datei
option-deck-effect = Weniger Karten machen die Runden kürzer und die Hände leichter zu erraten.
option-deck-even40 = 40 Karten, acht für jeden (unsere Rekonstruktion, nicht die gedruckte Liste)
option-deck-pairs36 = 36 Karten, jedes Paar aus 1 bis 9 einmal (was wir in der kleineren Schachtel vermuten)
option-stall-guard = Wenn lange keine Karte abgelegt wurde
option-stall-guard-effect = Aus: Eine Runde kann ewig dauern; nur, wenn alle an einem Gerät sitzen.
option-stall-guard-true = muss spielen oder anlegen, wer kann
option-stall-guard-false = ändert sich nichts: Eine Runde kann ewig dauern
option-play-out-final-round = Die Runde, in der jemand 4 Punkte erreicht
option-play-out-final-round-effect = Die letzte Runde entscheidet auch über Platz zwei und dauert etwas länger.
option-play-out-final-round-true = wird um den zweiten Platz zu Ende gespielt
option-play-out-final-round-false = endet sofort
option-two-player-self-beat = Zu zweit: Die letzte Karte schlägt den eigenen anderen Satz
option-two-player-self-beat-effect = Nur zu zweit: Wer dabei den eigenen Satz schlägt, gewinnt nicht mehr sofort.
option-two-player-self-beat-win = die Runde ist sofort gewonnen
option-two-player-self-beat-take_back = der Satz kommt erst zurück, es geht also weiter
option-open-discards = Alle dürfen den Ablagestapel durchsehen
option-open-discards-effect = Niemand muss sich merken, was aus der Runde ist; gut zum Lernen.
option-open-discards-true = ja
option-open-discards-false = nein, nur seine Größe ist zu sehen
option-memory-aid = Karten, die vom Tisch auf eine Hand kamen, bleiben sichtbar
option-memory-aid-effect = Alle sehen, was auf welche Hand zurückkam; das Gedächtnis zählt weniger.
option-memory-aid-true = ja
option-memory-aid-false = nein, sie sich zu merken gehört zum Spiel
preset-learners = Zum Lernen

# Wörter
name = { $seat }
area-of = { $seat } (Auslage { $area })
hand-of = { $seat }: { $cards }
score-of = { $seat }: { $points }

# Was man tun kann
action-play = { $count ->
    [one] { $cards } spielen
   *[other] { $count } Karten spielen: { $cards }
}
action-add = { $card } an den Satz vor { $place } anlegen
action-take = den Satz vor { $place } nehmen
action-turn = die ganze Hand drehen
action-first = { $seat } bekommt die erste Karte
action-deal = { $count } Karten werden ausgeteilt: { $cards }

# Was geschehen ist
event-first-card = Die Karten gehen nicht auf: { $seat } bekommt die erste.
event-dealt = Runde { $round }: Alle { $counts } Karten werden ausgeteilt.
event-dealt-seen = Runde { $round }: Alle { $counts } Karten werden ausgeteilt ({ $hands }).
event-starts = { $seat } hat den Stern bekommen und beginnt.
event-starts-in-area-two = { $seat } hat den Stern bekommen und beginnt mit einem einzigen Zug, in Auslage 2.
event-cleared = { $count ->
    [one] Die Karte vor { $place } wird abgelegt: { $cards }.
   *[other] Der Satz vor { $place } wird abgelegt: { $cards }.
}
event-cleared-out = { $count ->
    [one] { $place } ist fertig und wird übersprungen; die Karte, die noch lag, wird abgelegt: { $cards }.
   *[other] { $place } ist fertig und wird übersprungen; der Satz, der noch lag, wird abgelegt: { $cards }.
}
event-played = { $count ->
    [one] { $seat } spielt eine einzelne { $value }: { $cards }.
   *[other] { $seat } spielt { $count } Karten vom Wert { $value }: { $cards }.
}
event-played-in-area = { $count ->
    [one] { $seat } spielt eine einzelne { $value } in Auslage { $area }: { $cards }.
   *[other] { $seat } spielt { $count } Karten vom Wert { $value } in Auslage { $area }: { $cards }.
}
event-added = { $seat } legt { $card } an den Satz vor { $place } an, der nun { $count } Karten hat.
event-beaten = { $count ->
    [one] Die Karte von { $seat } ist geschlagen und kommt gedreht auf die Hand zurück: { $cards }.
   *[other] Der Satz von { $seat } ist geschlagen und kommt gedreht auf die Hand zurück: { $cards }.
}
event-beaten-own = { $count ->
    [one] { $seat } hat die eigene Karte geschlagen und nimmt sie gedreht zurück: { $cards }.
   *[other] { $seat } hat den eigenen Satz geschlagen und nimmt ihn gedreht zurück: { $cards }.
}
event-beaten-away = { $count ->
    [one] { $seat } ist fertig, die geschlagene Karte wird also abgelegt: { $cards }.
   *[other] { $seat } ist fertig, der geschlagene Satz wird also abgelegt: { $cards }.
}
event-beaten-away-own = { $count ->
    [one] { $seat } hat mit der letzten Karte die eigene andere geschlagen; sie wird abgelegt: { $cards }.
   *[other] { $seat } hat mit der letzten Karte den eigenen Satz geschlagen; er wird abgelegt: { $cards }.
}
event-taken = { $count ->
    [one] { $seat } nimmt die Karte vor { $place }, gedreht: { $cards }.
   *[other] { $seat } nimmt den Satz vor { $place }, gedreht: { $cards }.
}
event-hand-turned = { $count ->
    [one] { $seat } dreht die einzige Karte auf der Hand.
   *[other] { $seat } dreht die ganze Hand, { $count } Karten.
}
event-nothing-to-play = { $seat } kann weder spielen noch anlegen, wie nun alle wissen.
event-guarded = Seit { $stall } Zügen wurde keine Karte abgelegt: { $seat } muss spielen oder anlegen, wenn es geht.
event-went-out-first = { $seat } ist zuerst fertig: 2 Punkte, insgesamt { $points }.
event-went-out-second = { $points ->
    [one] { $seat } ist als Nummer zwei fertig: 1 Punkt, der erste.
   *[other] { $seat } ist als Nummer zwei fertig: 1 Punkt, insgesamt { $points }.
}
event-round-won = { $wins ->
    [one] { $seat } hat die letzte Karte gespielt und gewinnt die Runde.
   *[other] { $seat } hat die letzte Karte gespielt und gewinnt die Runde: Das sind nun { $wins }.
}
event-round-over = Runde { $round } ist zu Ende: { $scores }. Die Karten werden neu ausgeteilt.
event-won = { $seat } gewinnt mit { $points } Punkten.
event-won-rounds = { $seat } hat { $points } Runden gewonnen und damit die Partie.

# Warum nicht
refusal-game-over = Die Partie ist zu Ende.
refusal-not-dealt = Die Karten sind noch nicht ausgeteilt.
refusal-you-are-out = Du hast deine letzte Karte gespielt und bist für diese Runde fertig.
refusal-not-your-turn = { $seat } ist am Zug.
refusal-wrong-way-up = Du hast { $card }, aber andersherum; drehen lässt sich nur die ganze Hand.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-not-higher = { $count ->
    [one] Vor { $place } liegt eine einzelne { $value }; eine einzelne Karte muss höher sein.
   *[other] Vor { $place } liegen { $count } Karten vom Wert { $value }; ein Satz von { $count } muss höher sein.
}
refusal-own-set = Anlegen und nehmen kann man nur bei den Sätzen der anderen.
refusal-own-area = Deine eigenen Auslagen sind nicht die des Gegners: Dort kannst du weder anlegen noch einen Satz nehmen.
refusal-no-set-to-add-to = Vor { $place } liegt kein Satz, an den man anlegen könnte.
refusal-other-value = { $card } passt nicht: Der Satz zeigt { $value }.
refusal-nothing-to-take = Vor { $place } liegt kein Satz, den man nehmen könnte.
refusal-guard-no-turn = Seit { $stall } Zügen wurde keine Karte abgelegt: Solange du spielen oder anlegen kannst, darfst du deine Hand nicht drehen.
refusal-guard-no-take = Seit { $stall } Zügen wurde keine Karte abgelegt: Jetzt darf kein Satz genommen werden.
refusal-first-known = Wer die erste Karte bekommt, steht schon fest.
refusal-first-not-seated = Dort sitzt niemand, der die erste Karte bekommen könnte.
refusal-no-deal-now = Jetzt wird nicht ausgeteilt.
refusal-no-such-card = { $card } gehört nicht zu diesen Karten.
refusal-star-elsewhere = Der Stern ist auf { $card } und auf keiner anderen Karte.
refusal-not-the-deck = Ausgeteilt werden alle { $count } Karten, jede einmal.
refusal-star-once = Genau eine { $card } der ausgeteilten Karten trägt den Stern.

# Was nicht zu lesen ist
unreadable-dnup-notation = „{ $text }“ kann ich nicht lesen. Schreib play 3/4 3/6, add 5/2 { $to }, take { $whose } oder turn.
unreadable-no-card = „{ $text }“ ist keine Karte. Eine Karte schreibt man mit dem oberen Wert zuerst, wie in 3/4.
unreadable-not-in-deck = Eine Karte { $card } ist hier nicht dabei.
unreadable-no-such-place = Eine Stelle „{ $text }“ gibt es an diesem Tisch nicht. { $areas ->
    [on] Die Stellen heißen P1.1, P1.2, P2.1 und P2.2.
   *[off] Die Stellen heißen P1, P2 und so weiter.
}
unreadable-no-areas = „{ $text }“ nennt eine Auslage; nummerierte Auslagen gibt es nur zu zweit.
unreadable-which-area = „{ $text }“ sagt nicht, welche Auslage: P1.1, P1.2, P2.1 oder P2.2.
unreadable-too-many-alike = { $count ->
    [one] Die Karte { $card } gibt es hier nur einmal.
   *[other] Die Karte { $card } gibt es hier nur { $count }-mal.
}
unreadable-play-what = Sag, welche Karten: play 3/4 3/6 ({ $clause }).
unreadable-not-a-set = Diese Karten sind kein Satz: Alle müssen denselben Wert zeigen, und es zählt der obere ({ $clause }).
unreadable-add-what = Sag, welche Karte und wohin: add 5/2 { $to } ({ $clause }).
unreadable-add-one = In einem Zug lässt sich nur eine Karte anlegen ({ $clause }).
unreadable-take-what = Genommen wird ein ganzer Satz, von einem Spieler: take { $whose } ({ $clause }).
unreadable-turn-some = Gedreht werden alle Karten auf der Hand oder keine ({ $clause }).
unreadable-no-pass = Passen gibt es nicht: spielen, anlegen, nehmen oder drehen ({ $clause }).

# Der Tisch im Terminal
ask-first = Der Zufall zieht, wer die erste Karte bekommt.
ask-deal = Die Karten werden ausgeteilt.
ask-over = { $seat } hat gewonnen.
ask-turn = { $seat } spielt, legt an, nimmt oder dreht die Hand.
ask-you = { $seat }, spiel, leg an, nimm oder dreh deine Hand.
ask-turn-area = { $seat } ist in Auslage { $area }: spielen, anlegen, nehmen oder die Hand drehen.
ask-you-area = { $seat }, Auslage { $area }: spiel, leg an, nimm oder dreh deine Hand.
ask-guarded = { $seat }, spiel oder leg an; die Hand dreh nur, wenn beides nicht geht.
board-round = Runde { $round }
board-round-area = Runde { $round }, Auslage { $area }
board-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-wins = { $points ->
    [one] { $points } Runde gewonnen
   *[other] { $points } Runden gewonnen
}
board-out-first = fertig (1.)
board-out-second = fertig (2.)
board-falls-now = weg nach diesem Zug
board-falls = { $turns ->
    [one] weg in einem Zug
   *[other] weg in { $turns } Zügen
}
board-added = { $count ->
    [one] die letzte von anderen angelegt
   *[other] die letzten { $count } von anderen angelegt
}
board-discards = { $count ->
    [0] Noch ist nichts abgelegt
    [one] { $count } Karte abgelegt
   *[other] { $count } Karten abgelegt
}
board-discards-open = Ablagestapel ({ $count }): { $cards }
board-removed = Nicht im Spiel: { $cards }
board-known = bekannt: { $cards }
board-stall = Seit { $stall } Zügen keine Karte abgelegt; ab { $limit } wird das Spiel eingeschränkt
board-hand = Deine Hand
board-hand-hint = unten: der Wert nach dem Drehen
board-star = bekam den Stern und begann die Runde

# Der Tisch auf dem Bildschirm
board-say = { $what }
board-card = { $up } über { $down }
board-set = Vor { $place }: { $count ->
    [one] eine einzelne { $value }
   *[other] { $count } Karten vom Wert { $value }
} ({ $cards })
board-place-empty = Vor { $place }: nichts
board-area = Auslage { $area }
board-others = Die anderen Spieler
board-own = Deine Seite des Tischs
board-winner = gewinnt
board-goes-back = kommt zurück
board-goes-away = wird abgelegt
board-hand-of = Die Hand von { $seat }: { $cards }
board-known-of = Bei { $seat } bekannt: { $cards }
board-known-word = bekannt:
board-look-discards = Durchsehen
board-discards-said = Abgelegt: { $cards }
board-removed-count = { $count ->
    [one] { $count } Karte nicht im Spiel
   *[other] { $count } Karten nicht im Spiel
}
board-play = Spielen
board-play-here = Hier spielen
board-add = Anlegen
board-take = Nehmen
board-take-look = Nehmen?
board-would-get = Auf deiner Hand wäre das { $cards }. Drück noch einmal, um zu nehmen.
board-preview = Nur ein Blick: deine Hand nach dem Drehen. Gedreht ist noch nichts.
board-pick = Wähle Karten eines Werts oder einen Satz zum Nehmen.
board-turn-look = Gedreht ansehen
board-turn-back = Zurückdrehen
board-turn-do = Hand drehen
board-sort = Ordnung der Hand
board-sort-value = nach Wert
board-sort-other = anderer Wert
board-sort-own = meine Ordnung

# Die Lektion
lesson-ada = Ada
lesson-bo = Bo
lesson-cleo = Cleo
lesson-cards = Du bist Ada. Jede Karte hat zwei Zahlen: Die große zählt jetzt, die auf dem Kopf nach dem Drehen.
lesson-look = Nie eine einzelne Karte, nur die ganze Hand lässt sich drehen. Sieh sie dir andersherum an.
lesson-look-good = Jede Karte zeigt ihre andere Zahl. Du hast nur geschaut; gespielt ist noch nichts.
lesson-set = Gleiche Zahlen bilden einen Satz. Der Tisch ist leer: Nimm beide Siebenen und leg sie vor dich hin.
lesson-set-good = Niemand schlug die Siebenen. Als du wieder dran warst, wurden sie endgültig abgelegt: So wird man Karten los.
lesson-set-other = Das geht auch. Aber ein Paar bringt zwei Karten auf einmal weg: Nimm beide Siebenen.
lesson-beat = Bo spielte eine einzelne 4. Ein gleich großer Satz muss höher sein: Schlag sie mit deiner 8.
lesson-beat-good = Bo nimmt die 4 gedreht zurück, als 9. Was zurückkommt, ist nie, was gespielt wurde.
lesson-beat-other = Das könntest du tun. Aber schlag zuerst die 4 mit einer höheren einzelnen Karte.
lesson-size = Eine Karte und ein Drilling, aber kein Paar. Andere Größen zählen nicht: Spiel deine Einsen.
lesson-size-good = Zwei Einsen, ungehindert. Niemand ist geschlagen, denn ein anderes Paar lag nicht da.
lesson-size-other = Es gibt Besseres: Ein Paar Einsen bringt zwei Karten weg.
lesson-add = Du darfst eine Karte an einen fremden Satz gleicher Zahl anlegen. Deine 5 macht Bos 5 zum Paar.
lesson-add-good = Du bist eine Karte los, und Bos neues Paar schlägt Cleos Dreien.
lesson-add-other = Nicht schlecht. Aber leg hier deine 5 an Bos Satz an.
lesson-take = Du darfst einen ganzen Satz nehmen, gedreht. Drück auf Bos Zweien zum Ansehen und noch einmal zum Nehmen.
lesson-take-good = Die Zweien kamen als 5, 7 und 9 an. Jetzt hast du Paare.
lesson-take-other = Sieh dir erst Bos Zweien an: Gedreht passen sie zu deiner Hand.
lesson-turn = Die 5 kannst du nicht schlagen. Sieh deine Hand gedreht an: Paare aus Siebenen und Neunen. Dann dreh sie.
lesson-turn-good = Aus niedrig wurde hoch, zum Preis eines Zugs. Wann man dreht, ist das halbe Spiel.
lesson-turn-other = Das würde weniger helfen: Sieh dir deine Hand gedreht an, dann dreh sie.
lesson-ring = Der Ring ist die Uhr eines Satzes: noch so viele Züge, dieser mitgezählt, dann wird er abgelegt, wenn niemand ihn schlägt.
lesson-out = Deine letzten zwei Karten sind ein Paar, und Achten schlagen Fünfen. Spiel sie.
lesson-out-good = Zuerst ohne Karten: 2 Punkte. Der Zweite bekommt 1. Wer 4 Punkte hat, gewinnt.
lesson-out-other = Warum warten? Beide Achten schlagen Cleos Fünfen und sind deine letzten Karten.
lesson-end = Spielen, anlegen, nehmen oder drehen: eins pro Zug, gepasst wird nicht. Achte auf beide Zahlen.
lesson-title-2 = Zwei Auslagen zu zweit
lesson-areas = Zu zweit hat jeder zwei Auslagen, und in jeder darf ein Satz liegen.
lesson-turns = Du machst zwei Züge hintereinander, einen je Auslage. Zuerst Auslage 1: Spiel dort deine 4.
lesson-turns-good = Du bist noch einmal dran, jetzt für Auslage 2.
lesson-turns-other = Erlaubt, aber beginn mit der 4: Du wirst sehen, warum.
lesson-own = In Auslage 2 muss eine einzelne Karte jede andere schlagen, auch deine eigene 4. Spiel die 7.
lesson-own-good = Deine eigene 4 kam gedreht zurück, als 9.
lesson-own-other = Das geht. Versuch hier die 7 und sieh, wie deine eigene 4 gedreht zurückkommt.
lesson-take-two = Bos Auslagen sind beide erreichbar. Nimm die Dreien aus Auslage 2: erst ansehen, dann nehmen.
lesson-take-two-good = Die Dreien kamen gedreht. Deine eigenen Sätze sind tabu: kein Anlegen, kein Nehmen.
lesson-take-two-other = Das geht. Nimm hier Bos Dreien.
lesson-win = Deine letzte Karte. Wer seine zuerst spielt, gewinnt die Runde sofort, auch im ersten von zwei Zügen.
lesson-win-good = Die Runde gehört dir. Wer zwei gewinnt, gewinnt die Partie.
lesson-win-other = Warum warten? Spiel die 7 und gewinne die Runde.
coach-play = Ein Paar oder ein Drilling bringt mehr Karten weg als eine einzelne. Welche Größe ist auf dem Tisch frei?
coach-take = Würde einer dieser Sätze gedreht zu deiner Hand passen? Dann kann er den Zug wert sein.
coach-turn = Alles niedrig? Sieh dir deine Hand gedreht an, bevor du entscheidest.

level-club-bluffer = Klubspieler (Bluffer)
level-club-racer = Klubspieler (Eiliger)
level-expert-quick = Experte (schnell)
level-champion = Meister
board-counting = Wie Runde { $round } endete
board-won-round = zuerst fertig: die Runde
board-went-out-first = zuerst fertig: 2 Punkte
board-went-out-second = als Nummer zwei fertig: 1 Punkt
board-you-are-out = Du hast deine letzte Karte gespielt: Für diese Runde bist du fertig.

# Hausregeln, die nicht gehen
wrong-stall-guard = Ohne die Stillstandsregel geht es nur, wenn alle an einem Gerät sitzen.

# Karten, die nicht gehen
deck-unknown = Einen Kartensatz namens „{ $deck }“ gibt es nicht. Es gibt { $known }, eine eigene Datei (im Terminal: deck=@DATEI) oder einen ganzen Kartensatz als JSON.
deck-unreadable = Zeile { $line }: Das ist weder eine Liste von Karten, etwa 1/5* 1/3 1/4c, noch JSON.
deck-no-object = Ein Kartensatz ist eine Liste von Karten oder ein JSON-Objekt mit name, cards und removed.
deck-key-twice = „{ $key }“ kommt zweimal vor.
deck-no-such-key = In einem Kartensatz gibt es kein „{ $key }“; es gibt name, cards, removed und provenance.
deck-name = Ein Kartensatz hat einen Namen mit 1 bis { $most } druckbaren Zeichen.
deck-hash = Die Prüfsumme ist nicht die dieser Karten; die ist { $hash }.
deck-out-of-order = Die Karten sind nicht geordnet.
deck-no-cards = „cards“ ist ein Text mit allen Karten, etwa "1/5* 1/3 1/4c".
deck-many-cards = { $count } Karten sind mehr als die { $most }, mit denen sich spielen lässt.
deck-many-sets = { $sets } verschiedene Sätze sind mehr als die { $most }, mit denen sich spielen lässt.
deck-few-cards = { $count } Karten für { $players } Spieler sind zu wenige; jeder bekommt mindestens { $least }.
deck-at-line = Zeile { $line }, Karte { $card }
deck-at-card = Karte { $number }, { $card }
deck-card-form = { $at }: Eine Karte ist kleiner/größer, dann vielleicht a, b oder c (ihr Zeichen), dann vielleicht *, wie in 1/4c oder 1/5*.
deck-equal-values = { $at }: Die beiden Werte müssen verschieden sein.
deck-lower-first = { $at }: Der kleinere Wert steht zuerst, { $right }.
deck-zero = { $at }: Eine 0 ließe sich nie spielen; Werte sind 1 oder mehr.
deck-star-symbol = { $at }: Die Sternkarte ist immer dabei und hat deshalb kein Zeichen.
deck-no-star = Keine Karte hat den Stern; schreib 1/5* für die Karte, die beginnt.
deck-second-star = { $at }: Davor gibt es schon einen Stern; nur eine Karte hat ihn.
deck-no-removed = „removed“ nennt die Zeichen, die bei 5, 4, 3 und 2 Spielern draußen bleiben.
deck-removed-nothing = „removed“ hat nichts für { $players } Spieler.
deck-removed-players = „removed“ ist für 2, 3, 4 und 5 Spieler, nicht für „{ $key }“.
deck-removed-letters = „removed“ für { $players } Spieler besteht aus den Buchstaben a, b und c, nicht „{ $letters }“. Das sind unsere Namen für die drei gedruckten Zeichen: Zu viert bleibt a draußen, zu dritt auch b, zu zweit auch c.
deck-removed-unused = „removed“ nimmt „{ $letter }“ heraus, aber keine Karte hat dieses Zeichen.
deck-removed-odd = Was bei { $larger } Spielern draußen ist ({ $out }), ist bei { $smaller } nicht ganz draußen ({ $kept }).
deck-uneven = { $count } Karten gehen bei { $players } Spielern nicht auf.
deck-high-value = { $at }: ein Wert über { $most }.
deck-star-elsewhere = { $at }: Gedruckt ist der Stern auf 1/5.

# Buchstaben am Tisch, und was sie tun
key-play = s
    .does = die gewählten Karten spielen
key-look = a
    .does = die Hand gedreht ansehen, und zurück
key-turn = d
    .does = die Hand drehen, wenn du sie gedreht siehst
key-sort = o
    .does = die Hand anders ordnen

review-why-out = Der bessere Zug legt deine letzte Karte.
review-why-beats = Der bessere Zug schickt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf die Hand von { $seat } zurück.
review-why-own = Dieser Zug schickt { $count ->
    [one] eine eigene Karte
   *[other] { $count } eigene Karten
 } auf deine Hand zurück.
review-why-answered = Wer danach am Zug ist, kann mit { $odds } % Wahrscheinlichkeit einen deiner Sätze zurückschicken, nach dem besseren Zug mit { $better } %.
review-why-left = Dieser Zug lässt dir { $played ->
    [one] eine Karte
   *[other] { $played } Karten
 } auf der Hand, der bessere Zug { $best }.
review-why-set = Danach hat dein größter Satz { $played ->
    [one] eine Karte
   *[other] { $played } Karten
 }, nach dem besseren Zug { $best }.
