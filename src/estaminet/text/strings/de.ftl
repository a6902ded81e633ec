# Was alle Spiele sagen. Namen der Spieler kommen, wie sie sind.
language = Deutsch
seat = Platz { $number }

list-none = nichts
list-last = { $left } und { $right }
list-more = { $left }, { $right }
list-of-lists = { $left }; { $right }
decimal-mark = ,

# Notation auf dem Bildschirm, Worte für alle, die zuhören.
written = { $text }
    .spoken = { $words }

unreadable-no-such-seat = Diesen Platz gibt es nicht; der Tisch hat { $seats }.
unreadable-foreign-action = Das ist keine Aktion dieses Spiels.
unreadable-no-such-move = „{ $text }“ ist kein Zug dieses Spiels.
ask-whose-turn = { $seat } ist am Zug.
ask-nobody-now = Niemand ist gefragt.
unreadable-wrong-kind-of-move = Der Zufall würfelt und mischt, die Spieler entscheiden; keiner kann den Teil des anderen übernehmen.

# Die Kommandozeile. Meldungen, die mit cli-wrong beginnen, sind der eine Satz, mit dem das Programm endet.
cli-wrong-language = Die Sprache { $language } gibt es hier nicht; es gibt: { $known }.
cli-wrong-game = Es gibt kein Spiel namens { $game }; es gibt: { $known }.
cli-wrong-no-game = Sag, welches Spiel, zum Beispiel „estaminet play dudo“, oder setze mit --resume eine gespeicherte Partie fort; „estaminet games“ zeigt alle Spiele.
cli-wrong-option-form = { $text } ist keine Option; schreib sie als NAME=WERT.
cli-wrong-option = { $game } hat keine Option { $option }; es gibt: { $known }.
cli-wrong-option-twice = Die Option { $option } ist zweimal angegeben; einmal genügt.
wrong-option-unknown = Es gibt keine Option { $option }; es gibt: { $known }.
wrong-option-no-file = Die Option { $option } lässt sich nicht aus einer Datei lesen.
wrong-level = Es gibt keinen Bot namens { $level }; es gibt: { $known }.
wrong-two-seats = Du kannst nur auf einem Platz sitzen, außer ihr teilt euch dieses Gerät.
wrong-option-value = Die Option { $option } kann nicht { $value } sein; möglich ist: { $values }.
cli-wrong-options = Diese Optionen gehen nicht:
cli-wrong-option-file = { $file } ist nicht zu gebrauchen:
cli-option-file-warning = { $file }: { $warning } (Eine Warnung; spielen lässt sich damit.)
wrong-seats = { $title } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
cli-wrong-player = Niemand namens { $player } kann hier Platz nehmen; möglich ist: { $known }.
cli-wrong-names = Namen: { $names }, Plätze: { $seats }; gib für jeden Platz einen Namen an, durch Kommas getrennt.
cli-wrong-name = „{ $name }“ kann kein Name sein; ein Name hat 1 bis { $limit } druckbare Zeichen.
cli-wrong-name-twice = Zwei Spieler heißen gleich; gib allen einen eigenen Namen.
cli-wrong-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }.
cli-wrong-clause = Die Regel { $clause } gibt es nicht; ähnlich sind: { $near }.
cli-wrong-file-missing = Die Datei { $file } gibt es nicht; prüfe Namen und Ordner.
cli-wrong-file-folder = { $file } ist ein Ordner; gib eine Datei darin an.
cli-wrong-file-large = { $file } ist größer als { $megabytes } MB; so lang ist kein Protokoll.
cli-wrong-file-binary = { $file } ist keine Textdatei in UTF-8; eine solche wird hier gebraucht.
cli-wrong-file-unreadable = { $file } lässt sich nicht lesen ({ $reason }); gib eine lesbare Datei an.
cli-wrong-file-exists = { $file } existiert schon und bleibt unverändert; wähle einen anderen Namen.
cli-wrong-file-nowhere = Es gibt keinen Ordner { $folder } für { $file }; lege ihn an oder wähle einen anderen.
cli-wrong-file-unwritable = { $file } lässt sich nicht schreiben ({ $reason }); wähle einen anderen Namen oder Ordner.
cli-wrong-with-resume = { $option } verträgt sich nicht mit --resume: Das steht schon in { $file }.
cli-wrong-not-a-save = { $file } ist keine gespeicherte, unfertige Partie; so etwas entsteht durch „sichern“ beim Spielen oder durch --save.
cli-wrong-save = { $file } lässt sich nicht fortsetzen. { $reason }
cli-wrong-other-game = { $file } ist eine Partie { $game }; lass das Spiel weg oder gib dieses an.
cli-wrong-words-many = Es gibt Worte für { $words } Personen, aber { $people } am Tisch.
cli-wrong-words = Worte für den Zufall sind eine Zeile mit höchstens { $limit } druckbaren Zeichen.
cli-wrong-record = { $file } hält der Prüfung nicht stand. { $reason }
cli-wrong-replay-save = { $file } ist eine Partie, die noch nicht zu Ende ist; setze sie mit „estaminet play --resume“ fort.
cli-wrong-seat-and-open = Wähle eines: --seat für das, was ein Spieler wusste, oder --open für alles.
cli-wrong-seat = In dieser Partie gibt es keinen Platz { $seat }; es gibt: { $known }.
cli-wrong-games = Die Zahl der Partien ist mindestens 1.
cli-wrong-players-and-seats = --players sagt { $players }, --seats aber nennt { $seats }; gib nur eines von beiden an.
cli-wrong-key = { $key } kann nicht der Schlüssel eines Spiels sein; er besteht aus 2 bis 12 Kleinbuchstaben und Ziffern, beginnt mit einem Buchstaben und ist kein Schlüsselwort von Python.
cli-wrong-key-taken = { $folder } existiert schon und bleibt unverändert; wähle einen anderen Schlüssel.
cli-wrong-no-checkout = Das ist kein Quellbaum von Estaminet; sag also, wohin der Ordner soll: --into ORDNER.
cli-wrong-into = Es gibt keinen Ordner { $folder }; lege ihn an oder gib mit --into einen anderen an.
cli-wrong-seconds = Die Zahl der Sekunden ist größer als 0 und höchstens 600.
cli-wrong-usage = { $reason } „{ $command } --help“ zeigt, was es gibt.
cli-absurd = Darin stehen absurd lange Zahlen oder absurd tiefe Klammern.
cli-usage-no-option = Es gibt keine Option { $option }.
cli-usage-no-option-near = Es gibt keine Option { $option }; ähnlich: { $near }.
cli-usage-needs-value = Die Option { $option } braucht einen Wert.
cli-usage-no-value = Die Option { $option } nimmt keinen Wert.
cli-usage-missing = Es fehlt etwas: { $name }.
cli-usage-value = { $name } muss { $wanted } sein.
cli-usage-extra = Das ist mehr, als dieser Befehl nimmt: { $extra }.
cli-usage-no-command = Es gibt keinen Befehl { $name }.
cli-usage-missing-command = Es fehlt ein Befehl.
cli-wanted-whole = eine ganze Zahl
cli-wanted-whole-from = eine ganze Zahl ab { $low }
cli-wanted-whole-between = eine ganze Zahl von { $low } bis { $high }
cli-wanted-number = eine Zahl
cli-wanted-number-from = eine Zahl ab { $low }
cli-wanted-number-between = eine Zahl von { $low } bis { $high }

# Warum ein Protokoll nicht zu lesen ist oder der Prüfung nicht standhält, in ganzen Sätzen.
record-in-text = Zeile { $line }: { $why }
record-in-json = Eintrag { $line } von „moves“: { $why }
record-not-a-record = Dieses JSON sieht nicht wie ein Protokoll aus ({ $why }).
record-first-line = Ein Protokoll beginnt mit „{ $first }“.
record-no-number = Hier sollte eine Zahl stehen, nicht „{ $text }“.
record-after-result = Nach dem Ergebnis darf nichts mehr stehen.
record-late-header = „{ $key }“ gehört vor den ersten Zug.
record-twice = „{ $key }“ steht zweimal da.
record-seat-order = Als Nächstes kommt „{ $expected }“, nicht „{ $has }“.
record-keyed = Der Zufall wird nach Runden gezählt („rounds“) oder gar nicht, nicht nach „{ $text }“.
record-position-form = Die Stellung ist kein JSON-Objekt.
record-unknown-header = Keine Zeile eines Protokolls beginnt mit „{ $key }“.
record-missing-header = Die Zeile „{ $key }“ fehlt.
record-other-rules = Gespielt wurde nach Version { $version } der Regeln von { $game }; hier ist es Version { $has }.
record-rematch-seat = Die Revanche nennt Platz { $seat }; die { $seats } Plätze werden ab 0 gezählt.
record-options = Seine Hausregeln gehen nicht.
record-unknown-game = Es gibt kein Spiel namens { $game }; es gibt: { $known }.
record-position = Es beginnt in einer Stellung, die es nicht geben kann ({ $why }).
record-position-other = Die Stellung hat andere Hausregeln oder eine andere Zahl von Plätzen als der Rest des Protokolls.
record-names = Plätze: { $seats }, Namen: { $names }; jeder Platz hat einen Namen.
record-bad-name = „{ $name }“ kann kein Name sein; ein Name hat 1 bis { $most } druckbare Zeichen, ohne Leerzeichen davor oder danach.
record-taken-back = Ein zurückgenommener Zug wird mit seiner Stelle, seinem Platz und sich selbst geschrieben, nicht als „{ $text }“.
record-hints = Tipps sind eine ganze Zahl für jeden der { $seats } Plätze, nicht „{ $hints }“.
record-no-seat = Ein Zug beginnt mit einem Platz oder mit „chance“, nicht mit „{ $text }“.
record-other-chance = Das Geheimnis ergibt „{ $derived }“, nicht „{ $has }“: Das hat der Zufall nicht gesagt.
record-unreadable = „{ $move }“ lässt sich nicht lesen.
record-illegal = „{ $move }“ ist nach { $rule } nicht erlaubt.
record-result = Die Züge führen zu diesem Ergebnis: { $result }. Im Protokoll steht: { $has }.
record-no-result = noch keines
record-bad-words = Worte für den Zufall sind eine Zeile mit höchstens { $most } druckbaren Zeichen.
record-secret-form = Das Geheimnis ist nicht hexadezimal.
record-secret-not-promised = Es zeigt ein Geheimnis, aber keinen Fingerabdruck davon: Nichts belegt, dass dieses Geheimnis versprochen war.
record-secret-other = Das Geheimnis hat nicht den versprochenen Fingerabdruck: Es ist nicht das, das versprochen war.
record-words = Plätze: { $seats }, Worte: { $words }; jeder Platz hat eine Zeile Worte.
record-branch = Ein Abzweig wird als Protokoll, Zahl der Züge und „same“ oder „drawn“ geschrieben und beginnt in einer Stellung; nicht als „{ $text }“.
record-save-position = Ein Spielstand beginnt am Anfang einer Partie, nicht in einer Stellung.
record-save-players = Plätze: { $seats }, Spieler: { $players }; ein Spielstand nennt einen für jeden Platz.

cli-name-person = Spieler { $number }
cli-kind-you = du

cli-commitment = Würfel und Karten folgen aus einem Geheimnis, das jetzt versiegelt ist und am Ende gezeigt wird. Das ist sein Fingerabdruck:
cli-words-before = (Deine Worte kamen, bevor dieses Geheimnis gezogen wurde. Lass --words weg, dann wirst du jetzt danach gefragt, und sie binden das Programm.)
cli-ask-words = { $name }, eigene Worte, die mit hineingemischt werden (oder nur Enter):
cli-press-enter = Weiter mit Enter
cli-pass-device = Gib das Gerät an { $name } weiter; { $name }, drück Enter.
cli-bar = ? Regeln · verlauf · zurück · sichern · optionen · hilfe · ende
cli-news-cut = { $count ->
    [one] (eine frühere Zeile: verlauf)
   *[other] ({ $count } frühere Zeilen: verlauf)
}
cli-more = Seite { $page } von { $pages }; Enter zeigt die nächste
cli-who-speaks = Meldet sich jemand: { $names }? Nummer oder Name, Enter für niemanden; oder gib ein, was der nächste Spieler tut.
cli-nobody = niemand
cli-wrong-speaker = Gib Nummer oder Namen von jemandem ein, der sich melden darf ({ $names }), oder nur Enter für niemanden, oder den Zug des nächsten Spielers.
cli-wrong-number = Zur Wahl stehen die Nummern 1 bis { $most }.
cli-how-to-type = Gib eine Nummer aus der Liste ein oder einen Zug, wie er dort steht.
cli-why = [{ $clause }] Die Regel: ? { $clause }
cli-undo-nothing = Du hast noch nicht gezogen: Es gibt nichts zurückzunehmen.
cli-undo-chance = Seit deinem Zug wurde gewürfelt oder gegeben: Er lässt sich nicht zurücknehmen.
cli-undo-others = { $name } hat seitdem gezogen: Dein Zug lässt sich nicht mehr zurücknehmen.
cli-undo-revealed = Seit deinem Zug ist etwas Verdecktes ans Licht gekommen [{ $clause }]: Er lässt sich nicht zurücknehmen.
cli-save-how = Sag, in welche Datei: sichern DATEI
cli-saved = Die Partie wird ab jetzt in { $file } gespeichert. Die Datei verrät, was der Zufall bringt; schau erst hinein, wenn die Partie zu Ende ist.
cli-leave-where = Die Partie ist nicht zu Ende. In welche Datei soll sie? (Enter: { $file }, -: gar nicht)
cli-left = Die Partie ist gespeichert. Weiter geht es mit: { $command }
cli-left-unsaved = Die Partie ist nicht gespeichert.
cli-log-empty = Noch ist nichts geschehen.
cli-options-none = Dieses Spiel hat keine Hausregeln.
cli-option-says = { $rule }: { $value }
cli-options-star = * anders als gedruckt
cli-result = Die Partie ist zu Ende [{ $clause }]:
cli-secret = Das Geheimnis hinter dem Zufall war:
cli-record-where = In welche Datei soll das Protokoll? (Enter: { $file }, -: gar nicht)
cli-rematch = Noch eine Partie mit denselben Spielern? ({ $yes }, oder Enter für nein)
cli-yes = ja
cli-record = Das Protokoll steht in { $file }. Prüfen lässt es sich mit: { $command }

cli-command-log = verlauf
cli-command-undo = zurück
cli-command-save = sichern
cli-command-options = optionen
cli-command-help = hilfe
cli-command-more = mehr
cli-command-quit = ende
cli-help-move-typed = ein Zug
cli-help-move = so, wie er in der Liste steht
cli-help-number-typed = 7, #7
cli-help-number = die Möglichkeit mit dieser Nummer (immer mit #, wo Karten Zahlen sind)
cli-help-rules-typed = ?
cli-help-rules = die Regeln zu dieser Lage
cli-help-clause-typed = ? REGEL
cli-help-clause = genau diese Regel
cli-help-log-typed = verlauf
cli-help-log = alles, was du bisher erfahren hast
cli-help-undo-typed = zurück
cli-help-undo = nimmt deinen letzten Zug zurück, solange seitdem kein anderer Mensch gezogen hat und nichts Zufälliges oder Verdecktes ans Licht kam
cli-help-save-typed = sichern DATEI
cli-help-save = speichert die Partie ab jetzt in dieser Datei
cli-help-options-typed = optionen
cli-help-options = die Hausregeln dieses Tischs
cli-help-more-typed = mehr, Enter
cli-help-more = die nächste Seite der Möglichkeiten
cli-help-quit-typed = ende
cli-help-quit = hört hier auf; du wirst gefragt, wohin die Partie gespeichert werden soll

cli-verified = { $file } ist ein gültiges Protokoll von { $title }
cli-verified-moves = { $count ->
    [one] Ein Zug von { $players }, nachgespielt mit Version { $version } der Regeln: erlaubt.
   *[other] { $count } Züge von { $players }, nachgespielt mit Version { $version } der Regeln: alle erlaubt.
}
cli-verified-chance = { $count ->
    [one] Zufall: ein Ergebnis, neu berechnet aus dem Geheimnis und den Worten der Spieler: wie versprochen.
   *[other] Zufall: { $count } Ergebnisse, neu berechnet aus dem Geheimnis und den Worten der Spieler: wie versprochen.
}
cli-chance-not-verifiable = Der Zufall ist nicht prüfbar: kein Geheimnis. ({ $count ->
    [one] Ein Ergebnis ist nach den Regeln möglich, aber niemand kann sagen, woher es kam.
   *[other] { $count } Ergebnisse sind nach den Regeln möglich, aber niemand kann sagen, woher sie kamen.
})
cli-secret-left-out = Das Protokoll verspricht ein Geheimnis, und die Partie ist zu Ende: Wer es dir gab, hat das Geheimnis weggelassen. Bitte um das ganze Protokoll.
cli-verified-taken-back = { $count ->
    [one] Ein Zug wurde im Einvernehmen aller zurückgenommen, wie das Protokoll vermerkt.
   *[other] { $count } Züge wurden im Einvernehmen aller zurückgenommen, wie das Protokoll vermerkt.
}
cli-verified-branch = Ein Abzweig: Er setzt die Partie { $record } nach ihrem Zug { $move } fort. Auf diese Stellung hat sich niemand festgelegt; was folgt, wurde geprüft.
cli-verified-hints = { $count ->
    [one] Es gab Tipps; einer wurde genommen.
   *[other] Es gab Tipps; { $count } wurden genommen.
}
cli-verified-unfinished = Die Partie ist nicht zu Ende.
cli-verified-result = { $count ->
    [one] Gewonnen hat: { $winners }
   *[other] Gewonnen haben: { $winners }
}

cli-move = Zug { $number }
cli-eyes-onlooker = als Zuschauer
cli-eyes-seat = mit dem Wissen von { $name }
cli-eyes-open = offen
cli-replay-keys = Enter, → weiter · ← zurück · Nummer und Enter: dieser Zug · Pos1, Ende · q beenden

cli-games-key = Schlüssel
cli-games-title = Spiel
cli-games-players = Spieler
cli-games-minutes = Minuten
cli-games-summary = worum es geht
cli-deals-a-second = Startlagen/s
cli-games-a-second = Partien/s
cli-decisions-a-second = Entscheidungen/s
cli-sim-title = { $games ->
    [one] Eine Partie { $title }, Startwert { $seed }
   *[other] { $games } Partien { $title }, Startwert { $seed }
}
cli-sim-decisions = Entscheidungen
cli-sim-rounds = Runden
cli-sim-spread = von { $least } bis { $most }, ein Zehntel bis { $tenth }, die Hälfte bis { $median }, neun Zehntel bis { $ninetieth }; im Mittel { $mean }
cli-sim-seat = Platz
cli-sim-player = Spieler
cli-sim-wins = Siege
cli-sim-interval = 95 % zwischen
cli-sim-place = mittlerer Rang
cli-sim-places = Rang 1, 2, …
cli-sim-clause = Regel
cli-sim-times = Ereignisse
cli-sim-a-game = je Partie
cli-sim-endings = Beendet durch:
cli-check-retold = Neu erzählt: { $file }. Lies es.
cli-check-more = und { $count } weitere dieser Art
cli-check-ok = OK: { $game }, Stufe { $grade }
cli-check-next = Für die Stufe { $grade } fehlt { $game }: { $lack }
cli-bench-title = Zufälliges erlaubtes Spiel ohne Zuhörer, { $mode }: Entscheidungen je Sekunde, und was das Hinsehen kostet
cli-bench-game = Spiel
cli-bench-seats = Spieler
cli-bench-python = aus Python
cli-bench-loop = eigene Schleife
cli-bench-view = Sicht µs
cli-bench-message = Nachricht µs
cli-bench-copy = Kopie µs
cli-new-game-made = { $title } liegt in { $folder }: ein vollständiges kleines Spiel, aus dem deines werden kann.
cli-new-game-elsewhere = Damit es gefunden wird: export ESTAMINET_GAMES={ $place }
cli-new-game-next = Als Nächstes: { $command }

# Der Server.
cli-backup-done = Alles ist in { $file }, geprüft und auf der Platte.
cli-backup-failed = Es wurde keine Kopie gemacht: { $reason }
cli-restore-done = Der Speicher ist wieder so, wie er in { $file } war.
cli-restore-failed = Nichts wurde zurückgespielt: { $reason }
server-short-token = Ein Verwaltungsschlüssel hat mindestens { $least } Zeichen.
cli-host-open = Das Haus ist auf dieser Datei geöffnet: Gib --house http://127.0.0.1:8000 und seinen Verwaltungsschlüssel an, oder schließ es zuerst.
cli-host-failed = Das wurde nicht getan: { $reason }
cli-host-nothing = So etwas gibt es hier nicht; nichts wurde geändert.
cli-host-done = Erledigt.
cli-pruned = Gelöscht: Zeilen aus dem Chat: { $lines }, Tische: { $tables }.
server-ready = Estaminet ist offen: { $address } (beenden mit Strg-C)
server-wrong-store = Der Speicher lässt sich nicht öffnen: { $reason }
server-wrong-log = Es gibt keine Log-Stufe { $level }; es gibt: debug, info, warning, error.
server-wrong-network = { $network } ist weder eine Adresse noch ein Netz.
server-wrong-origin-form = Ein Ursprung ist https:// und ein Name, ohne Pfad: https://games.example, nicht { $origin }.
server-wrong-host-name = Ein Hostname steht allein, ohne https:// und ohne Port: games.example, nicht { $name }.
server-wrong-metrics = Die Messwerte brauchen Adresse und Port, etwa 127.0.0.1:9100, nicht { $address }.
server-port-taken = Port { $port } ist von einem anderen Programm belegt; das Haus ist deshalb auf Port { $other }.
server-port-taken-chosen = Port { $port } ist von einem anderen Programm belegt. Port { $other } ist frei: --port { $other }.
server-wrong-inside = Die anderen Prozesse erreichen diesen unter Rechner und Port, etwa 10.0.0.5:8001, nicht { $address }.
server-cannot-listen = Das Haus kann unter dieser Adresse nicht öffnen: { $reason }.
server-too-many-bot-tables = An so vielen deiner Tische, wie erlaubt sind, spielen schon Bots unter sich. Warte, bis eine Partie zu Ende ist.
server-too-much = An diesem Tisch wurde so viel gesagt und getan, dass von nun an nur noch Züge angenommen werden.
server-bad-message = Diese Nachricht versteht das Haus nicht.
server-no-token = Sag erst, wer du bist, und verbinde dich dann neu.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-not-started = Die Partie hat noch nicht begonnen.
server-started = Die Partie hat schon begonnen.
server-bad-options = Diese Hausregeln sind nicht möglich: { $why }
server-not-host = Nur wer den Tisch eröffnet hat, kann die Hausregeln ändern.
server-over = Die Partie ist zu Ende.
server-not-over = Die Partie ist noch nicht zu Ende.
server-stale = Am Tisch ist es inzwischen weitergegangen.
server-no-such-seat = Diesen Platz gibt es nicht.
server-seat-taken = Dieser Platz ist besetzt.
server-table-full = Es ist kein Platz frei.
server-already-seated = Du hast hier schon einen Platz.
server-unknown-level = Für dieses Spiel gibt es keinen Bot der Stärke { $level }.
server-bad-words = Worte sind eine Zeile mit druckbaren Zeichen.
server-bad-text = Das lässt sich hier nicht sagen.
server-bot-plays = Ein Bot spielt für dich; komm erst zurück.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-not-out = Ans Ende springen kann nur, wer ausgeschieden ist, und erst, wenn nur noch Bots weiterspielen.
server-no-bot = Kein Bot spielt für dich.
server-nothing-to-take-back = Du hast keinen Zug gemacht, der sich zurücknehmen ließe.
server-no-such-vote = Diese Abstimmung gibt es nicht, oder du hast darin keine Stimme.
server-vote-open = Darüber wird schon abgestimmt.
server-not-away = Wer dort sitzt, ist da.
server-nobody-to-ask = Niemand ist da, der zustimmen könnte.
server-just-left = Der Platz wurde eben erst verlassen; frag in { $seconds } s noch einmal.
server-same-address = Du bist am selben Ort wie die Person, die fragt; jemand von anderswo muss zustimmen.
server-seat-changed = Seither wurde ein Platz neu vergeben; was davor gespielt wurde, bleibt.
server-too-fast = Zu schnell; warte einen Augenblick.
server-no-spectators = Dieser Tisch hat keine Zuschauer.
server-no-such-table = Diesen Tisch gibt es nicht.
server-rules-changed = Die Regeln dieses Spiels haben sich geändert, seit der Tisch eröffnet wurde.
server-unreadable-table = Dieser Tisch lässt sich nicht mehr lesen; die anderen schon.
server-store = Das ließ sich nicht speichern und ist deshalb nicht geschehen.
server-store-away = Das Haus kann gerade nicht in seine Bücher sehen; versuch es gleich noch einmal.
server-banned = Der Wirt bittet dich, eine Weile fernzubleiben.
server-closed-table = Der Wirt hat diesen Tisch geschlossen.
server-our-fault = Hier ist etwas schiefgegangen; es ist deshalb nicht geschehen.
server-stopping = Das Haus schließt für einen Augenblick; komm gleich wieder.
server-moved-away = Dein Platz ist auf ein anderes Gerät umgezogen.

# Der Tresen des Wirts: die Seite unter /admin.
desk-title = Der Tresen des Wirts
desk-message = Nachricht des Tages
desk-announce = Ansagen
desk-reports = Meldungen
desk-settle = Erledigt
desk-bans = Ausgesperrt
desk-unban = Wieder einlassen
desk-who = Wer
desk-hours = Stunden
desk-why = Warum
desk-ban = Aussperren
desk-ban-day = Für einen Tag aussperren
desk-tables = Tische
desk-table = Tisch { $id }
desk-entries = { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
}
desk-last = zuletzt { $when }
desk-stage-closed = geschlossen
desk-close = Tisch schließen
desk-forget = Samt Protokoll löschen
desk-seats = Plätze
desk-unname = Namen entfernen
desk-chat = Chat
desk-unsay = Zeile entfernen

# Bots und das Labor.
cli-wrong-bots = Nenne mindestens zwei verschiedene Bots, durch Kommas getrennt.
cli-wrong-iterations = Die Zahl der Versuche ist mindestens 1.
cli-wrong-workers = Die Zahl der Prozesse ist mindestens 1.
cli-wrong-no-ray = Ray ist hier nicht installiert; installiere estaminet mit dem Zusatz „ray“.
lab-tournament-title = Turnier: { $title }
lab-simulation-title = Simulation: { $title }
lab-game = Spiel
lab-rules-version = Regelversion { $version }
lab-options = Hausregeln
lab-seats = Plätze
lab-deals = Startlagen
lab-matches = Partien
lab-seed = Startwert
lab-budget = Bedenkzeit
lab-budget-seconds = { $seconds } s je Entscheidung
lab-budget-iterations = { $iterations } Versuche je Entscheidung
lab-results = Anteil der Siege
lab-results-how = Der erste Bot sitzt allein unter Bots der zweiten Art, auf jedem Platz mit derselben Startlage. Die gestrichelte Linie ist der gerechte Anteil, der Balken das 95-%-Intervall (Bootstrap über die Startlagen).
lab-pairing = Paarung
lab-wins = Siege
lab-mean-place = Mittlerer Rang
lab-ratings = OpenSkill-Wertung
lab-no-ratings = Keine Wertung: Für OpenSkill installiere estaminet mit dem Zusatz „lab“.
lab-pace = Benötigte Zeit
lab-pace-mean = Mittel
lab-pace-most = Längste
lab-bot = Bot
lab-decisions = Entscheidungen
lab-lengths = Entscheidungen je Partie
lab-rounds = Runden je Partie
lab-seat-wins = Siege nach Platz
lab-clauses = Wie oft jede Regel greift, je Partie
lab-endings = Wie Partien enden
lab-leads = Vorsprung des Siegers auf den Nächsten am Ende
lab-scores = Punktestände am Ende
lab-option-effects = Was jede Hausregel ändert
lab-option = Hausregel
lab-first-seat = Siege auf Platz 1
lab-ladder = Rangliste
lab-ladder-how = OpenSkill (Plackett-Luce) über alle Partien. Die letzte Spalte ist, was so gut wie sicher ist: drei Sigma unter der Wertung.
lab-rating-sure = Mindestens
lab-effects-how = Jeder Wert wird mit denselben Startlagen gespielt wie die gegebenen Regeln; gezeigt ist der Unterschied mit seinem 95-%-Intervall. Ein Intervall, das 0 enthält, kann Zufall sein.
lab-effects-none = Keine Partie verlief anders mit: { $rules }.
lab-differs = Abweichende Partien
lab-by-players = Nach Spielerzahl
lab-by-players-how = Wie viel mehr oder weniger als den gerechten Anteil jeder Platz gewinnt, mit seinem 95-%-Intervall.
lab-report-where = Der Bericht steht in { $file }.

level-random = Zufall
level-searcher = Sucher
level-determinised = Sucher mit offenen Karten
level-novice = Anfänger
level-club = Klubspieler
level-expert = Experte

# Die Stammgäste: wie sie in allen Sprachen heißen, wie sie spielen, was sie sagen. Dann die Laufkundschaft.
regular-zenobe = Zénobe
regular-zenobe-plays = Spielt, was ihm gerade in die Finger kommt.
regular-zenobe-says = Bin ich dran?
regular-isidore = Isidore
regular-isidore-plays = Kann kein Spiel auswendig und tüftelt jedes aus.
regular-isidore-says = Zeig es mir noch einmal.
regular-sixten = Sixten
regular-sixten-plays = Lernt noch und hat seinen Spaß daran.
regular-sixten-says = Wie herum ging das noch mal?
regular-eulalie = Eulalie
regular-eulalie-plays = Flink, und übersieht die Hälfte.
regular-eulalie-says = Oh! Das habe ich nicht gesehen.
regular-odette = Odette
regular-odette-plays = Beständig; lässt sich nichts anmerken.
regular-odette-says = Guten Abend. Wollen wir?
regular-leopold = Leopold
regular-leopold-plays = Spielt, wie er immer gespielt hat.
regular-leopold-says = So haben wir das zu Hause gemacht.
regular-ottilie = Ottilie
regular-ottilie-plays = Geduldig; wartet auf deinen Fehler.
regular-ottilie-says = Das eilt nicht.
regular-basile = Basile
regular-basile-plays = Verspricht mehr, als er hält.
regular-basile-says = Würde ich dich anlügen?
regular-philomene = Philomène
regular-philomene-plays = Hat es eilig, Erste zu sein.
regular-philomene-says = Schon fertig?
regular-anselm = Anselm
regular-anselm-plays = Zählt alles zweimal nach.
regular-anselm-says = Wenn ich richtig gezählt habe …
regular-cornelia = Cornelia
regular-cornelia-plays = Hebt sich das Beste für später auf.
regular-cornelia-says = Man weiß ja nie.
regular-seraphine = Séraphine
regular-seraphine-plays = Sagt wenig und irrt sich selten.
regular-seraphine-says = Interessant.
regular-gaspard = Gaspard
regular-gaspard-plays = Sieht weiter, als er sich anmerken lässt.
regular-gaspard-says = Das dachte ich mir.
regular-torvald = Torvald
regular-torvald-plays = Wägt alles ab, bevor er zieht.
regular-torvald-says = Lass mich nachdenken.
regular-clotilde = Clotilde
regular-clotilde-plays = Hat seit dem Frühjahr keinen Abend verloren.
regular-clotilde-says = Viel Glück.
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

# Die Seite.
site-tagline = Eine kleine Kneipe für Karten- und Würfelspiele
site-lead = Setz dich allein zu Bots an den Tisch oder schick deinen Freunden einen Link. Kein Konto, nichts zu installieren.
site-skip = Zum Inhalt springen
site-pages = Seiten
site-home = Start
site-learn = Lernen
site-replay = Wiederholung
site-settings = Einstellungen
site-language = Sprache
site-sound = Ton
site-to-light = Heller Raum
site-to-dark = Dunkler Raum
site-nothing-here = Unter dieser Adresse gibt es nichts
site-looking = Einen Augenblick …
site-try-again = Erneut versuchen
site-label = { $what }:
site-close = Schließen
site-copy = Kopieren
site-copied = Kopiert
site-save = Speichern
site-saved = Gespeichert
site-show = Zeigen
site-back = Zurück
site-again = Noch einmal
site-go-on = Weiter
site-cancel = Abbrechen
site-games = Spiele
site-players = { $low } bis { $high } Spieler
site-minutes = { $low } bis { $high } Minuten
site-minutes-one = { $low ->
    [one] { $low } Minute
   *[other] { $low } Minuten
}
site-play-now = Jetzt spielen
site-play-now-how = „Jetzt spielen“ setzt dich zu einigen von ihnen. Wen du triffst, die Hausregeln und die Plätze wählst du unter „Mit Freunden spielen“.
site-regulars = Die Stammgäste
site-credits = Von anderen gemacht: { $games }. Die Spiele und ihre Namen gehören ihnen, und wir haben nichts mit ihnen zu tun; Texte und Bilder hier sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf die Schachtel.
site-with-friends = Mit Freunden spielen
site-learn-game = Lernen
site-join-by-code = Mit Code dazukommen
site-join = Mitspielen
site-continue = Weiterspielen
site-continue-this = weiterspielen
site-public-tables = Öffentliche Tische
site-no-public-tables = Gerade ist kein öffentlicher Tisch offen. Eröffne einen, dann steht er hier.
site-watch = zuschauen
site-seats-open = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
site-stage-waiting = beginnt gleich
site-stage-playing = wird gespielt
site-stage-ended = zu Ende
site-guest = Gast
site-you = du
site-new-table = Neuer Tisch: { $game }
site-who-plays = Wer spielt
site-your-name = Dein Name
site-how-many = Wie viele Plätze
site-seat-me = Hier sitze ich
site-seat-open = Freier Platz
site-seat-level = Irgendwer: { $level }
site-seat-regular = { $name }, { $level }
site-by-level = Bots nach Stärke
site-fill-with-bots = Freie Plätze mit Bots besetzen
site-way-apart = Jeder am eigenen Gerät
site-way-around = Alle an diesem Gerät
site-player-number = Spieler { $number }
site-who-sits-where = Wer sitzt wo, Bots
site-clock-and-company = Uhr, Zuschauer, Pausen
site-how-strong = Wie stark
site-deal = Los geht’s
site-presets = Vorlagen
site-house-rules-count = { $count ->
    [one] eine Hausregel
   *[other] { $count } Hausregeln
}
site-ruling-material = Was auf dem Tisch liegt
site-ruling-length = Wie lange es dauert
site-ruling-play = Wie gespielt wird
site-ruling-score = Wie gezählt wird
site-ruling-shown = Was zu sehen ist
site-ruling-start = Wer beginnt
site-the-rule = Die Regel
site-measured = Gemessen: { $decisions } Entscheidungen je Partie (gedruckt: { $printed }); wer auf Platz 1 sitzt, gewinnt zu { $first } % (gedruckt: { $usual } %).
site-measured-how = Gemessen in je { $games } Partien unter { $players } Klubspielern.
site-rules-code = Diese Regeln als Code
site-rules-code-use = Regeln aus einem Code
site-rules-code-wrong = Das ist kein Code für die Hausregeln dieses Spiels.
site-use = Übernehmen
site-invites = { $name } lädt dich zu { $game } ein
site-share-link = Einladung schicken
site-share-text = Ein Tisch für { $game } wartet auf dich. Code: { $code }
site-house-rules = Hausregeln
site-house-rule = Hausregel
site-all-printed = Gedruckte Regeln
site-option-file = Oder eine eigene Datei
site-file-too-large = Diese Datei ist zu groß.
site-the-table = Tisch
site-clock = Bedenkzeit für jeden Spieler
site-clock-none = keine Uhr
site-clock-day = ein Tag je Spieler
site-clock-bank = { $minutes } Minuten, dazu { $seconds } Sekunden für jeden Zug
site-thinking = Wie lange ein Experten-Bot nachdenkt
site-thinking-seconds = { $seconds ->
    [one] { $seconds } Sekunde je Zug
   *[other] { $seconds } Sekunden je Zug
}
site-public = Unter den öffentlichen Tischen zeigen
site-spectators-welcome = Zuschauer sind willkommen
site-start-when-ready = Beginnen, wenn alle „bereit“ gesagt haben
site-open-table = Tisch eröffnen
site-invite = Einladen
site-link = Link
site-code = Code:
site-qr = Der Link als QR-Code
site-only-here = Diese Adresse geht nur an diesem Rechner. Für Handys öffne die Seite unter dem Namen dieses Rechners in deinem Netz.
site-waiting-for = { $count ->
    [one] Ein Mitspieler fehlt noch
   *[other] { $count } Mitspieler fehlen noch
}
site-waiting-ready = Noch sind nicht alle bereit
site-sit-down = Hinsetzen
site-stand-up = Aufstehen
site-ready = Ich bin bereit
site-is-ready = bereit
site-not-ready = noch nicht bereit
site-put-bot = Einen Bot hinsetzen
site-add-bot = + Bot
site-take-chair = Diesen Stuhl nehmen
site-chair = Stuhl { $number }
site-free-seat = Platz frei machen
site-menu = Menü
site-seats = Plätze
site-your-turn = Du bist dran
site-choosing = { $names } { $count ->
    [one] überlegt
   *[other] überlegen
}
site-decides = am Zug
site-away = abwesend
site-bot-for = ein Bot spielt
site-hand-open = offene Hand
site-place = Rang { $place }
site-time-left = Restzeit: { $time }
site-window = { $seconds ->
    [one] Eine Sekunde, um dich zu melden
   *[other] { $seconds } Sekunden, um dich zu melden
}
site-log = Verlauf
site-log-empty = Noch ist nichts geschehen.
site-stream = Verlauf und Chat
site-stream-all = Alles
site-stream-moves = Züge
site-stream-said = Chat
site-writes = { $name } schreibt …
site-chat-empty = Noch hat niemand etwas gesagt.
site-line-menu = Zu dem, was { $name } gesagt hat
site-line-take-back = Zurücknehmen
site-mute = Stumm schalten
site-unmute = Wieder alle hören ({ $count })
site-report = Dem Wirt melden
site-reported = Der Wirt wird es lesen.
site-report-name = Dem Wirt den Namen { $name } melden
site-your-data = Was über dich gespeichert ist
site-your-data-kept = Der Chat wird so lange aufbewahrt, wie der Wirt es bestimmt, meist einige Wochen; beendete Partien für immer. Du kannst zurücknehmen, was du an allen Tischen gesagt hast, oder dieses Haus dich vergessen lassen: Du verlässt deine Plätze, und dein Name verschwindet aus jeder Partie.
site-unsay-all = Alles Gesagte zurücknehmen
site-unsaid = { $count ->
    [one] Eine Zeile ist weg.
   *[other] { $count } Zeilen sind weg.
}
site-forget-me = Mich vergessen
site-forget-me-sure = Drück noch einmal, um vergessen zu werden. Das lässt sich nicht rückgängig machen.
site-forgotten = Hier kennt dich jetzt niemand mehr.
site-chat-say = Sag etwas
site-send = Senden
site-watching = schaut zu
site-emotes = Gesten
site-emote-hello = Hallo!
site-emote-thanks = Danke!
site-emote-well-played = Gut gespielt!
site-emote-thinking = Ich überlege …
site-emote-oops = Hoppla!
site-emote-laugh = Haha!
site-emote-wow = Oh!
site-emote-bye = Tschüss!
site-help = Hilfe
site-beside = Neben dem Spielbrett
site-news = etwas Neues
site-fairness = Fairness
site-reconnecting = Verbindung verloren; neuer Versuch läuft. Dein Platz bleibt dir.
site-sending = Dein Zug ist unterwegs …
site-pass-to = Gib das Gerät an { $name }
site-i-am = Ich bin { $name }
site-looking-back = Du schaust zurück.
site-look-back = Zurückschauen
site-past-missing = Die früheren Züge ließen sich nicht holen: { $why }
site-to-now = Zur Gegenwart
site-first = An den Anfang
site-previous = Einen Zug zurück
site-next = Einen Zug weiter
site-last = Ans Ende
site-move-of = Zug { $at } von { $last }
site-take-back = Zurücknehmen
site-taken-back = Der letzte Zug wurde zurückgenommen.
site-takes-back = { $seat } nimmt einen Zug zurück.
site-last-move = Zuletzt: { $what }
site-story-begins = Die Partie beginnt.
site-story-told = Das war die Geschichte bisher.
site-pause-story = Anhalten
site-skip-story = Zu meinem Zug
site-since-last-turn = Noch einmal sehen, was seit deinem letzten Zug geschah
site-ask-take-back = Um Rücknahme meines letzten Zugs bitten
site-confirm-this = { $move }: spielen?
site-confirm = Spielen
site-type-a-move = Zug eintippen
site-type-go = Los
site-you-watch = Du schaust zu.
site-clauses-now = Regeln zu dieser Lage
site-show-clause = (diese Regel öffnen)
site-in-the-rules = In den vollständigen Regeln
site-no-clause = Diese Regel gibt es in deiner Sprache noch nicht.
site-all-rules = Alle Regeln
site-keys = Tasten: ← und → gehen durch die Partie, Pos1 und Ende an ihre Enden.
site-my-seat = Mein Platz
site-bot-plays-for-you = Ein Bot spielt für dich.
site-come-back = Ich spiele wieder selbst
site-hand-over = Einen Bot für mich spielen lassen
site-hand-over-level = Stärke
site-open-hand = Meine Hand allen zeigen, die zuschauen. Auch die Mitspieler können zuschauen, in einem anderen Fenster.
site-seat-away = { $name } ist nicht da.
site-propose-bot = Vorschlagen, dass ein Bot spielt
site-propose-seat = Um diesen Platz bitten
site-eyes = Mit wessen Augen
site-eyes-public = was alle sehen konnten
site-eyes-seat = was { $name } wusste
site-eyes-open = alles offen
site-knowledge = Zu sehen:
site-spectators = Zuschauer
site-no-spectators = Dieser Tisch hat keine Zuschauer.
site-nobody-watches = Niemand schaut zu.
site-options-in-force = Hausregeln an diesem Tisch
site-second-device = Ein anderes Gerät
site-personal-link = Dein persönlicher Link (gilt einmal; behalte ihn für dich)
site-make-link = Mit meinem Platz auf ein anderes Gerät umziehen
site-leave-seat = Meinen Platz aufgeben
site-vote-take-back = { $by } möchte einen Zug zurücknehmen.
site-vote-bot = { $by } schlägt vor, dass ein Bot für { $seat } spielt.
site-vote-seat = Ein neuer Gast namens „{ $by }“ bittet um den Platz von { $seat } und würde diese Hand sehen. Stimme nur zu, wenn du weißt, wer es ist.
site-seat-given = Dein Platz ging an { $name }, während du fort warst. Du kannst zurückkommen, solange dort noch nicht gezogen wurde.
site-seat-back = Zurückkommen
site-vote-missing = Es fehlt noch die Zustimmung von: { $names }
site-agree = Zustimmen
site-disagree = Nein
site-you-won = Du hast gewonnen!
site-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
site-draw = Ein geteilter Sieg
site-over = Die Partie ist zu Ende
site-points = Punkte
site-player = Spieler
site-rounds = Die Runden
site-round = Runde { $round }
site-round-over = Runde { $round } ist zu Ende
site-between-rounds = Zwischen zwei Runden
site-next-round = Nächste Runde
site-seconds-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
site-waiting-for-names = Warten auf { $names }
site-ready-names = Bereit: { $names }
site-see-table = Den Tisch ansehen
site-see-points = Die Punkte ansehen
site-leads = { $count ->
    [one] { $names } liegt vorn
   *[other] { $names } liegen gleichauf vorn
}
site-turning-lead = Der Wendepunkt: In Runde { $round } ging { $name } endgültig in Führung.
site-turning-step = { $name } lag von Anfang an vorn; Runde { $round } war der größte Schritt.
site-share-picture = Ein Bild teilen
site-wants-another = { $name } möchte noch eine Partie
site-are-in = Dabei: { $names }
site-join-rematch = Mitspielen
site-you-are-out = Du bist ausgeschieden.
site-watch-on = Zuschauen
site-skip-to-end = Ans Ende springen
site-leave = Gehen
site-hold = Pause nach jeder Runde, bis alle bereit sind
site-hold-seconds = höchstens { $seconds } Sekunden
site-hold-none = keine Pause
site-rematch = Revanche
site-replay-this = Wiederholung ansehen
site-download-record = Protokoll herunterladen
site-fair-how = Vor der Partie versiegelt der Server ein Geheimnis und zeigt dessen Fingerabdruck. Jeder Wurf und jedes Mischen folgt aus diesem Geheimnis und den Worten der Spieler. Am Ende wird das Geheimnis gezeigt, und alle können nachprüfen.
site-fair-commitment = Fingerabdruck
site-fair-words = Worte der Spieler
site-fair-add-words = Deine eigenen Worte für den Zufall (freiwillig; diese Seite hat schon zufällige hinzugefügt)
site-fair-secret = Geheimnis
site-fair-later = wird am Ende der Partie gezeigt
site-fair-held = ist noch nicht bekannt oder fehlt im Protokoll. Bei der Startlage des Tages wird es gezeigt, wenn der Tag vorbei ist.
site-fair-none = Dieses Protokoll nennt kein Geheimnis; niemand kann also sagen, woher sein Zufall kam.
site-verify = Prüfen
site-fair-kept = Auf dieser Seite berechnet: Das Geheimnis hat genau den Fingerabdruck, der versprochen war.
site-fair-broken = Auf dieser Seite berechnet: Das Geheimnis hat NICHT den versprochenen Fingerabdruck.
site-fair-mine = Von diesem Browser gemerkt: Die Worte, die er beigetragen hat, wurden verwendet.
site-fair-mine-missing = Von diesem Browser gemerkt: Die Worte, die er beigetragen hat, wurden nicht verwendet!
site-fair-same = Von diesem Browser gemerkt: Der Fingerabdruck ist der, der hier zuerst gezeigt wurde.
site-fair-changed = Von diesem Browser gemerkt: Der Fingerabdruck ist NICHT der, der hier zuerst gezeigt wurde.
site-fair-outcomes = Von den Regeln auf dem Server berechnet: Jeder Wurf und jedes Mischen folgt aus dem Geheimnis und den Worten.
site-fair-outcomes-no = Die Würfe und das Mischen ließen sich nicht aus dem Geheimnis ableiten.
site-fair-terminal = Wenn du keinem Server trauen willst, lade das Protokoll herunter und gib ein:
site-replay-id = Adresse oder Name einer Partie
site-replay-file-how = Wir prüfen es und speichern es nicht.
site-other-record = Ein anderes Protokoll
site-share-move = Diesen Augenblick teilen
site-autoplay = Abspielen
site-pause = Anhalten
site-replay-pace = Tempo
site-replay-pace-0 = langsam
site-replay-pace-1 = gemächlich
site-replay-pace-2 = schnell
site-replay-pace-3 = sehr schnell
site-learn-how = Eine Lektion dauert ein paar Minuten, am echten Spielbrett; die Regeln lassen sich durchsuchen und drucken.
site-lesson = Lektion
site-lesson-of = { $game } lernen
site-lesson-step = { $at } von { $last }
site-lesson-done = Mehr brauchst du nicht. Setz dich an den Tisch!
site-lesson-number = Lektion { $number }
site-lesson-skip = Auslassen
site-lesson-first-match = Erste Partie mit Tipps
site-lesson-coached = In deiner ersten Partie steht bei jeder Frage ein Tipp; er tritt zurück, sobald du ihn weniger brauchst.
site-lesson-next = Nächste Lektion
site-coach = Tipp
site-coach-stop = Keine Tipps mehr
site-your-move = Du bist dran.
site-rules = Regeln
site-rules-of = Die Regeln von { $game }
site-glance = Auf einen Blick
site-glance-of = { $game } auf einen Blick
site-contents = Inhalt
site-try-it = Ausprobieren
site-other-games = Andere Spiele
site-print = Drucken
site-search-rules = In den Regeln suchen
site-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
site-settings-where = Nur in diesem Browser gespeichert.
site-settings-you = Du
site-settings-play = Am Tisch
site-settings-look = Aussehen
site-sound-on = Töne
site-vibrate = Vibrieren, wenn ich am Zug bin
site-notify = Benachrichtigen, wenn ich am Zug und woanders bin
site-notify-refused = Dieser Browser lässt uns dich nicht benachrichtigen; das entscheiden seine Einstellungen für diese Seite.
site-confirm-moves = Züge bestätigen
site-pointing = Spielmaterial bewegen
site-pointing-both = klicken oder ziehen
site-pointing-click = nur klicken
site-pace = Wie schnell erzählt wird
site-pace-calm = ruhig
site-pace-brisk = zügig
site-pace-instant = sofort
site-motion = Bewegung
site-motion-auto = wie das System
site-motion-full = alles bewegt sich
site-motion-none = nichts bewegt sich
site-theme = Der Raum
site-theme-auto = wie das System
site-theme-light = hell
site-theme-dark = dunkel
site-colours = Farben
site-colours-usual = wie gezeichnet
site-colours-safe = gut bei Farbenblindheit
site-colours-contrast = hoher Kontrast
site-text-size = Schriftgröße
site-text-percent = { $percent } %
site-view-in-words = Der Tisch in Worten
site-choices = Was du tun kannst
site-board-fault = Das Spielbrett ließ sich nicht zeichnen. Die Partie ist auf dem Server sicher.
site-problem-offline = Der Server ist nicht zu erreichen.
site-problem-no-such-code = Zurzeit hat kein Tisch diesen Code.
site-problem-no-such-record = Eine Partie dieses Namens gibt es nicht.
site-problem-no-such-game = Dieses Spiel gibt es hier nicht.
site-problem-bad-table = Dieser Tisch lässt sich nicht eröffnen:
site-problem-bad-name = Dieser Name geht nicht; ein Name hat 1 bis 40 druckbare Zeichen.
site-problem-link-used = Dieser Link gilt nicht mehr: Er wurde benutzt oder ist zu alt.
site-problem-too-fast = { $seconds ->
    [one] Zu schnell; versuch es in einer Sekunde noch einmal.
   *[other] Zu schnell; versuch es in { $seconds } Sekunden noch einmal.
}
site-problem-not-found = Unter dieser Adresse gibt es nichts.

hint-button = Tipp
hint-can = Was du tun kannst
hint-more = und { $count } weitere
hint-good = Was wäre gut?
hint-would = Mein Zug wäre: { $best }
hint-chance = Deine Gewinnchance ist damit etwa { $chance } % ({ $low } bis { $high }).
hint-forced = Etwas anderes kannst du nicht tun.
hint-why = Warum?
hint-other = Das Nächstbeste: { $other } ({ $chance } %).
hint-equal = Etwa ebenso gut: { $other }.
hint-no-reason = Für meinen Zug sprechen nur die Zahlen: Der Rest wurde viele Male durchgespielt, und was du nicht siehst, wurde jedes Mal neu gezogen.
hint-wait = Denkt nach …
hint-on = An diesem Tisch gibt es Tipps, für alle.
hint-taken = { $count ->
    [one] { $name }: ein Tipp
   *[other] { $name }: { $count } Tipps
}
hint-option = Tipps für alle, die am Zug sind
branch-mark = Abzweig
branch-of = { $world ->
    [drawn] Ein Abzweig: eine andere Partie, ab Zug { $move } weitergespielt, mit neu gezogenen verdeckten Karten oder Würfeln. Diesen Augenblick ansehen
   *[same] Ein Abzweig: eine andere Partie, ab Zug { $move } weitergespielt, mit denselben verdeckten Karten oder Würfeln. Diesen Augenblick ansehen
}
branch-play-on = Von hier weiterspielen
branch-how = Du spielst für { $name }, Bots spielen für die anderen. Der Zufall ist von hier an neu.
branch-same = Wie es war
branch-drawn = Wie es hätte sein können
branch-fair = Diese Partie ist ein Abzweig. Auf ihren Anfang hat sich niemand festgelegt; der Zufall danach hat sein eigenes Siegel, siehe unten.
branch-tab = Abzweige
branch-tree = Baum
branch-root = Die Partie
branch-at = Zug { $move }
branch-won = gewonnen von { $names }
branch-running = noch nicht zu Ende
branch-shown = wird hier gezeigt
branch-brought = Ein Abzweig von einem mitgebrachten Protokoll, ab dessen Zug { $move }.
review-title = Analyse: { $title }
review-tab = Analyse
review-growing = { $done } von { $total } Zügen untersucht
review-at = Zug { $move }:
review-player = Spieler
review-start = vorher
review-luck = Glück
review-own = eigene Fehler
review-others = Fehler der anderen
review-hidden = was verdeckt lag
review-remainder = unerklärt
review-result = Ergebnis
review-so-far = bisher
review-adds-up = In Prozentpunkten: Die Aussicht vor der Partie und alles, was folgt, ergeben zusammen das Ergebnis. Glück sind Würfe, ausgeteilte und gezogene Karten.
review-luck-error = Glück und was verdeckt lag beruhen auf Stichproben: plus oder minus { $error } Prozentpunkte.
review-deciding = Was den Ausschlag gab
review-worst = Die teuersten Entscheidungen von { $name }
review-none = Kein Zug war deutlich schlechter als ein anderer.
review-move = Zug { $move }, Runde { $round }
review-chance = { $name }: von { $before } % auf { $after } %
review-by-chance = Zufall
review-instead = { $played } ({ $chance } %). Besser: { $best } ({ $better } %).
review-mark-played = Gespielt
review-mark-better = Besser
review-cost = Kostete { $loss } Prozentpunkte ({ $low } bis { $high }).
review-why-worlds = Von 100 möglichen Fortsetzungen gingen { $worse } schlechter aus und { $better } besser.
review-why-counted = Alles, was noch verdeckt war, ist bis zum Ende der Runde durchgezählt.
review-grade-fine = gut
review-grade-reading = hängt davon ab, wie man die anderen liest
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-source = Version { $version }. Stichprobe: die anderen als { $playing ->
    [club] Klubspieler
   *[other] Zufallsspieler
}, bis zu { $worlds } Welten je Entscheidung, mindestens { $open } für jeden Punkt der Kurve. Was ein Platz nicht wissen konnte, zählt nicht für die Bewertung.
review-chances = Die Aussichten aller, mit offenen Karten
review-summary = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}
review-matches = Partien
review-expected = erwartet
review-decisions = Entscheidungen
review-where = Die Analyse steht in { $file }.
review-unfinished = { $file }: Die Partie ist nicht zu Ende; untersucht wird, so weit sie reicht.

# Wie viel vorgelesen wird, und Tasten am Tisch
site-telling = Vorlesen
site-telling-everything = alles, was geschieht
site-telling-mine = was mich betrifft
site-telling-questions = nur, was ich gefragt werde
site-letters = Einzelne Buchstaben und Ziffern sind Tasten am Tisch
site-keys-title = Tastatur
site-keys-tab = zum Nächsten von Hand, Spielbrett, Aktionen und Verlauf
site-keys-arrows = sich darin bewegen
site-keys-enter = Enter
site-keys-press = drücken, worauf der Fokus liegt
site-keys-escape = Esc
site-keys-put-back = Karten zurücklegen, Offenes schließen
site-keys-space = Leertaste
site-keys-skip = vorspringen, bis du dran bist
site-keys-hand = zu deiner Hand
site-keys-board = zum Spielbrett
site-keys-actions = zu den Aktionen
site-keys-log = zum Verlauf
site-keys-sheet = diese Liste
site-keys-letters-on = Buchstaben und Ziffern lassen sich abschalten.
site-keys-letters-off = Buchstaben und Ziffern sind abgeschaltet.
site-press-repeat = w
    .does = das Letzte wiederholen
site-press-take-back = r
    .does = den letzten Zug zurücknehmen
site-press-next-round = n
    .does = weiter zur nächsten Runde

# Meine Kneipe
tavern = Meine Kneipe
tavern-lead = Alles, was du hier gespielt hast. Ein Konto gibt es nicht: Es gehört zu diesem Browser, und mit einem persönlichen Link nimmst du es auf einen anderen mit.
tavern-empty = Du hast hier noch keine Partie beendet. Sobald du eine beendest, steht sie hier.
tavern-fares = Wie es für dich läuft
tavern-by-game = Nach Spiel
tavern-by-bot = Gegen jeden Bot
tavern-by-bot-how = Nach Bot: wie oft du vor ihm lagst
tavern-bot = { $name }, { $level }
tavern-played = gespielt
tavern-first = gewonnen
tavern-ahead = davor
tavern-share = Anteil
tavern-between = { $low } bis { $high }; bei gleicher Stärke: { $even }
tavern-too-few = zu wenige Partien, um es zu sagen
tavern-streak = Längste Siegesserie: { $longest }. Zurzeit: { $now }.
tavern-course = Glück und Spiel
tavern-course-none = Glück und dein Spiel werden hier für jede analysierte Partie gezeichnet.
tavern-review = Gezeigte Partien analysieren
tavern-reviewing = { $done } von { $total } Partien untersucht
tavern-course-mean = { $count ->
    [one] In der einen analysierten Partie
   *[other] Im Mittel über { $count } analysierte Partien
 } veränderte das Glück deine Gewinnchance um { $luck } Prozentpunkte; deine eigenen Fehler veränderten sie um { $own }.
tavern-course-table = Als Tabelle
tavern-match = Partie
tavern-matches = Deine Partien
tavern-won = gewonnen
tavern-shared = geteilter erster Platz
tavern-place = Rang { $place } von { $seats }
tavern-one-device = an einem Gerät gespielt
tavern-branch = ein Abzweig, zählt nicht
tavern-with = mit { $names }
tavern-record = Protokoll
tavern-more = Frühere Partien zeigen
tavern-keep = Behalten, mitnehmen, löschen
tavern-keep-how = Die Datei enthält alle Protokolle und alles, was über dich gespeichert ist. Vergessen zu werden löscht diese Seite: Du verlässt deine Plätze, und dein Name verschwindet aus jeder Partie.
tavern-link = Persönlicher Link
tavern-link-once = Öffne ihn binnen einer Stunde auf deinem anderen Gerät; er gilt einmal. Gib ihn niemandem sonst.
tavern-export = Alles herunterladen
tavern-claimed = Dieser Browser hat jetzt auch deine Partien und Plätze.
tavern-somebody-else = Mit diesem Browser hat hier schon jemand gespielt. Wenn du den Link benutzt, gehören jene Partien und Plätze niemandem mehr.
tavern-claim-anyway = Link benutzen
tavern-claim-not = So lassen

# Startlagen, die mehrere spielen
deal-day = Startlage des Tages
deal-day-how = Eine Startlage je Spiel und Tag. Alle haben denselben Platz, dieselben Karten oder Würfel und dieselben Bots; nur gespielt wird verschieden. Dein erster Versuch zählt.
deal-friends = Eine Startlage für Freunde
deal-friends-how = Eine Startlage, um gegeneinander zu spielen, jeder an seinem Tisch: Probier sie aus und schick den Link.
deal-among-friends = Startlage unter Freunden
deal-new = Neue Startlage
deal-link = Meine Startlage, dein Versuch: diesen Link verschicken
deal-at = { $title }, { $date }
deal-seats = { $seats } Spieler, Bots: { $level }
deal-try = Versuchen
deal-go-on = Weiterspielen
deal-see = Ergebnisse ansehen
deal-over = Der Tag ist vorbei: Seine Startlage lässt sich nicht mehr versuchen.
deal-tried = { $count ->
    [0] Noch niemand hat sie zu Ende gespielt.
    [one] Ein Versuch ist zu Ende.
   *[other] { $count } Versuche sind zu Ende.
 }
deal-who = Wer
deal-place = Rang
deal-score = Punkte
deal-look = Ansehen
deal-you = { $name } (du)
deal-promise = Vorher gegebenes Versprechen (SHA-256 des Geheimnisses)
deal-secret = Geheimnis
deal-other-days = Die Startlagen von heute
server-deal-alone = Eine Startlage, die auch andere spielen, spielt man allein und ohne Zurücknehmen, wie sie gegeben wurde.
site-problem-no-such-deal = Diese Startlage gibt es nicht.
site-problem-deal-over = Der Tag ist vorbei: Seine Startlage lässt sich nicht mehr versuchen.

# Mitgebrachte Protokolle, Kapitel, Bilder, und das Brett auf fremden Seiten
replay-drop = Ein Protokoll hier ablegen, einfügen oder eine Datei wählen
replay-paste = Ein Protokoll als Text
replay-chapters = Runden
replay-chapter = Runde { $round }
replay-picture = Bild dieses Augenblicks
replay-picture-failed = Dieser Browser kann das Bild nicht machen.
replay-embed = Um es auf einer eigenen Seite zu zeigen
replay-whole = Die ganze Partie
site-problem-bad-record = Dieses Protokoll lässt sich nicht lesen.
