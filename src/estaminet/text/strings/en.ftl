# What all games say. Names of players arrive as they are.
language = English
seat = Seat { $number }

list-none = nothing
list-last = { $left } and { $right }
list-more = { $left }, { $right }
list-of-lists = { $left }; { $right }
decimal-mark = .

# Notation on the screen; words for those who listen.
written = { $text }
    .spoken = { $words }

unreadable-no-such-seat = There is no such seat; this table has { $seats }.
unreadable-foreign-action = That is not an action in this game.
unreadable-no-such-move = “{ $text }” is not a move in this game.
ask-whose-turn = { $seat } is to play.
ask-nobody-now = Nobody has anything to decide.
unreadable-wrong-kind-of-move = Chance rolls and shuffles, players decide; neither can take the other’s part.

# The command line. Lines that begin with cli-wrong are the one sentence with which the program ends.
cli-wrong-language = There is no language { $language }; there are: { $known }.
cli-wrong-game = There is no game called { $game }; there are: { $known }.
cli-wrong-no-game = Say which game, as in "estaminet play dudo", or --resume a saved one; "estaminet games" lists them.
cli-wrong-option-form = { $text } is not an option; write it as NAME=VALUE.
cli-wrong-option = { $game } has no option { $option }; it has: { $known }.
cli-wrong-option-twice = The option { $option } is given twice; once is enough.
wrong-option-unknown = There is no option { $option }; there are: { $known }.
wrong-option-no-file = The option { $option } cannot be read from a file.
wrong-level = There is no bot called { $level }; there are: { $known }.
wrong-two-seats = You can sit in one seat only, unless several of you share this device.
wrong-option-value = The option { $option } cannot be { $value }; it can be: { $values }.
cli-wrong-options = These options will not do:
cli-wrong-option-file = { $file } cannot be used:
cli-option-file-warning = { $file }: { $warning } (A warning; it can still be used.)
wrong-seats = { $title } is for { $low } to { $high } players, not { $seats }.
cli-wrong-player = Nobody called { $player } can take a seat; it can be: { $known }.
cli-wrong-names = Names given: { $names }, seats: { $seats }; give one name for each seat, separated by commas.
cli-wrong-name = "{ $name }" cannot be a name; a name has 1 to { $limit } printable characters.
cli-wrong-name-twice = Two players have the same name; give everybody a name of their own.
cli-wrong-seed = A seed is a whole number from 0 to { $most }.
cli-wrong-clause = There is no clause { $clause }; near it are: { $near }.
cli-wrong-file-missing = There is no file { $file }; check its name and folder.
cli-wrong-file-folder = { $file } is a folder; name a file in it.
cli-wrong-file-large = { $file } has more than { $megabytes } MB; no record is that long.
cli-wrong-file-binary = { $file } is not a text file in UTF-8; only such a file can be read here.
cli-wrong-file-unreadable = { $file } cannot be read ({ $reason }); name a file that can.
cli-wrong-file-exists = { $file } exists already and is left as it is; choose another name.
cli-wrong-file-nowhere = There is no folder { $folder } for { $file }; make it first or choose another.
cli-wrong-file-unwritable = { $file } cannot be written ({ $reason }); choose another name or folder.
cli-wrong-with-resume = { $option } cannot be combined with --resume: { $file } decides that.
cli-wrong-not-a-save = { $file } is not the save of an unfinished match; saves are made by "save" in play or by --save.
cli-wrong-save = { $file } cannot be resumed. { $reason }
cli-wrong-other-game = { $file } is a match of { $game }; leave the game out or name that one.
cli-wrong-words-many = There are words for { $words } people, but { $people } at the table.
cli-wrong-words = Words for chance are one line of at most { $limit } printable characters.
cli-wrong-record = { $file } does not verify. { $reason }
cli-wrong-replay-save = { $file } is a match that is not over; resume it with "estaminet play --resume".
cli-wrong-seat-and-open = Choose one: --seat for what one player knew, or --open for everything.
cli-wrong-seat = There is no seat { $seat } in this match; there are: { $known }.
cli-wrong-games = The number of games is 1 or more.
cli-wrong-players-and-seats = --players says { $players }, but --seats names { $seats }; give one of the two.
cli-wrong-key = { $key } cannot be the key of a game; it is 2 to 12 lower-case letters and digits, begins with a letter and is not a Python keyword.
cli-wrong-key-taken = { $folder } exists already and is left as it is; choose another key.
cli-wrong-no-checkout = This is not a checkout of Estaminet, so say where the folder should go: --into DIR.
cli-wrong-into = There is no folder { $folder }; make it first or name another with --into.
cli-wrong-seconds = The number of seconds is more than 0 and at most 600.
cli-wrong-usage = { $reason } See "{ $command } --help".
cli-absurd = It has absurdly long numbers or absurdly deep brackets.
cli-usage-no-option = There is no option { $option }.
cli-usage-no-option-near = There is no option { $option }; did you mean { $near }?
cli-usage-needs-value = The option { $option } needs a value.
cli-usage-no-value = The option { $option } takes no value.
cli-usage-missing = Something is missing: { $name }.
cli-usage-value = { $name } has to be { $wanted }.
cli-usage-extra = That is more than this command takes: { $extra }.
cli-usage-no-command = There is no command { $name }.
cli-usage-missing-command = A command is missing.
cli-wanted-whole = a whole number
cli-wanted-whole-from = a whole number, { $low } or more
cli-wanted-whole-between = a whole number from { $low } to { $high }
cli-wanted-number = a number
cli-wanted-number-from = a number, { $low } or more
cli-wanted-number-between = a number from { $low } to { $high }

# Why a record cannot be read or does not verify, in whole sentences. A refusal of the game may follow.
record-in-text = Line { $line }: { $why }
record-in-json = Entry { $line } of “moves”: { $why }
record-not-a-record = This JSON is not what a record looks like ({ $why }).
record-first-line = A record begins with “{ $first }”.
record-no-number = There should be a number here, not “{ $text }”.
record-after-result = Nothing may follow the result.
record-late-header = “{ $key }” belongs before the first move.
record-twice = “{ $key }” is there twice.
record-seat-order = “{ $expected }” comes next, not “{ $has }”.
record-keyed = Chance is keyed by rounds or not at all, not by “{ $text }”.
record-position-form = The position is not a JSON object.
record-unknown-header = No line of a record begins with “{ $key }”.
record-missing-header = The line “{ $key }” is missing.
record-other-rules = The match was played by version { $version } of the rules of { $game }; this is version { $has }.
record-rematch-seat = The rematch names seat { $seat }; the { $seats } seats are counted from 0.
record-options = Its house rules will not do.
record-unknown-game = There is no game called { $game }; there are: { $known }.
record-position = It begins in a position that cannot be ({ $why }).
record-position-other = The position has other house rules or another number of seats than the rest of the record.
record-names = Seats: { $seats }, names: { $names }; each seat has one name.
record-bad-name = “{ $name }” cannot be a name; a name has 1 to { $most } printable characters, without spaces around them.
record-taken-back = A move that was taken back is written as its place, its seat and itself, not as “{ $text }”.
record-hints = Hints are one whole number for each of the { $seats } seats, not “{ $hints }”.
record-no-seat = A move begins with a seat or with “chance”, not with “{ $text }”.
record-other-chance = The secret gives “{ $derived }”, not “{ $has }”: this is not what chance said.
record-unreadable = “{ $move }” cannot be read.
record-illegal = “{ $move }” is not allowed by { $rule }.
record-result = The moves lead to this result: { $result }. The record says: { $has }.
record-no-result = none yet
record-bad-words = Words for chance are one line of at most { $most } printable characters.
record-secret-form = The secret is not hexadecimal.
record-secret-not-promised = It shows a secret, but no commitment to it: nothing proves that this secret was promised.
record-secret-other = The secret does not fit the commitment: it is not the one that was promised.
record-words = Seats: { $seats }, words: { $words }; each seat has one line of words.
record-branch = A branch is written as a record, a number of moves, and “same” or “drawn”, and it begins in a position; not as “{ $text }”.
record-save-position = A save begins at the start of a match, not in a position.
record-save-players = Seats: { $seats }, players: { $players }; a save names one for each seat.

cli-name-person = Player { $number }
cli-kind-you = you

cli-commitment = Rolls and shuffles come from a secret that is sealed now and shown at the end. This is its fingerprint:
cli-words-before = (The words you gave came before this secret was drawn. Leave out --words to be asked for them now, so that they bind the program.)
cli-ask-words = { $name }, words of your own to mix into it (or just Enter):
cli-press-enter = Press Enter to continue
cli-pass-device = Pass the device to { $name }; { $name }, press Enter.
cli-bar = ? rules · log · undo · save · options · help · quit
cli-news-cut = { $count ->
    [one] (one earlier line: log)
   *[other] ({ $count } earlier lines: log)
}
cli-more = page { $page } of { $pages }; Enter shows the next
cli-who-speaks = Does anybody speak up: { $names }? A number or a name, or Enter for nobody; or type what the next player does.
cli-nobody = nobody
cli-wrong-speaker = Type the number or name of somebody who may speak up ({ $names }), or just Enter for nobody, or what the next player does.
cli-wrong-number = The choices are numbered 1 to { $most }.
cli-how-to-type = Type a number from the list, or a move as it is written there.
cli-why = [{ $clause }] The rule: ? { $clause }
cli-undo-nothing = You have not moved yet: there is nothing to take back.
cli-undo-chance = Dice were rolled or cards dealt since your move: it cannot be taken back.
cli-undo-others = { $name } has moved since: your move can no longer be taken back.
cli-undo-revealed = Something hidden has come out since your move [{ $clause }]: it cannot be taken back.
cli-save-how = Say in which file: save FILE
cli-saved = The match is kept in { $file } from now on. The file gives away what chance will do, so do not look inside until the match is over.
cli-leave-where = The match is not over. Keep it in which file? (Enter: { $file }, -: not at all)
cli-left = The match is kept. To resume it: { $command }
cli-left-unsaved = The match is not kept.
cli-log-empty = Nothing has happened yet.
cli-options-none = This game has no house rules.
cli-option-says = { $rule }: { $value }
cli-options-star = * not as printed
cli-result = The match is over [{ $clause }]:
cli-secret = The secret behind chance was:
cli-record-where = Keep the record in which file? (Enter: { $file }, -: not at all)
cli-rematch = Another match, with the same players? ({ $yes }, or Enter for no)
cli-yes = yes
cli-record = The record is in { $file }. To check it: { $command }

cli-command-log = log
cli-command-undo = undo
cli-command-save = save
cli-command-options = options
cli-command-help = help
cli-command-more = more
cli-command-quit = quit
cli-help-move-typed = a move
cli-help-move = as it is written in the list
cli-help-number-typed = 7, #7
cli-help-number = the choice with that number (always with # where cards are numbers)
cli-help-rules-typed = ?
cli-help-rules = the rules of this situation
cli-help-clause-typed = ? CLAUSE
cli-help-clause = that clause of the rules
cli-help-log-typed = log
cli-help-log = everything you were told so far
cli-help-undo-typed = undo
cli-help-undo = take back your last move, while no other person has moved and nothing random or hidden has come out since
cli-help-save-typed = save FILE
cli-help-save = keep the match in this file from now on
cli-help-options-typed = options
cli-help-options = the house rules of this table
cli-help-more-typed = more, Enter
cli-help-more = the next page of choices
cli-help-quit-typed = quit
cli-help-quit = stop here; you are asked where to keep the match

cli-verified = { $file } is a good record of { $title }
cli-verified-moves = { $count ->
    [one] One move by { $players }, replayed with version { $version } of the rules: allowed.
   *[other] { $count } moves by { $players }, replayed with version { $version } of the rules: all allowed.
}
cli-verified-chance = { $count ->
    [one] Chance: one outcome, recomputed from the secret and the players’ words: as promised.
   *[other] Chance: { $count } outcomes, recomputed from the secret and the players’ words: as promised.
}
cli-chance-not-verifiable = Chance not verifiable: no secret. ({ $count ->
    [one] One outcome is possible by the rules, but nobody can say where it came from.
   *[other] { $count } outcomes are possible by the rules, but nobody can say where they came from.
})
cli-secret-left-out = The record promises a secret, and the match is over: whoever gave you this has left the secret out. Ask for the whole record.
cli-verified-taken-back = { $count ->
    [one] One move was taken back with everybody’s consent, as the record notes.
   *[other] { $count } moves were taken back with everybody’s consent, as the record notes.
}
cli-verified-branch = A branch: it continues record { $record } after move { $move }. Nobody was committed to that position; what follows was checked.
cli-verified-hints = { $count ->
    [0] Hints were on; none was taken.
    [one] Hints were on; one was taken.
   *[other] Hints were on; { $count } were taken.
}
cli-verified-unfinished = The match is not over.
cli-verified-result = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}

cli-move = move { $number }
cli-eyes-onlooker = as a spectator
cli-eyes-seat = as { $name } knew it
cli-eyes-open = open
cli-replay-keys = Enter, → next · ← back · number and Enter: that move · Home, End · q quit

cli-games-key = key
cli-games-title = game
cli-games-players = players
cli-games-minutes = minutes
cli-games-summary = what it is
cli-deals-a-second = deals/s
cli-games-a-second = games/s
cli-decisions-a-second = decisions/s
cli-sim-title = { $games ->
    [one] One match of { $title }, seed { $seed }
   *[other] { $games } matches of { $title }, seed { $seed }
}
cli-sim-decisions = Decisions
cli-sim-rounds = Rounds
cli-sim-spread = from { $least } to { $most }, a tenth up to { $tenth }, half up to { $median }, nine tenths up to { $ninetieth }; on average { $mean }
cli-sim-seat = seat
cli-sim-player = player
cli-sim-wins = wins
cli-sim-interval = 95% between
cli-sim-place = mean place
cli-sim-places = places 1, 2, …
cli-sim-clause = clause
cli-sim-times = events
cli-sim-a-game = per match
cli-sim-endings = Ended by:
cli-check-retold = Rewritten: { $file }. Read it.
cli-check-more = and { $count } more like it
cli-check-ok = OK: { $game }, grade { $grade }
cli-check-next = For grade { $grade }, { $game } lacks: { $lack }
cli-bench-title = Random legal play, nobody listening, { $mode }: decisions per second, and what looking costs
cli-bench-game = game
cli-bench-seats = players
cli-bench-python = from Python
cli-bench-loop = own loop
cli-bench-view = view µs
cli-bench-message = message µs
cli-bench-copy = copy µs
cli-new-game-made = { $title } is in { $folder }: a complete small game, to be turned into yours.
cli-new-game-elsewhere = To make it known: export ESTAMINET_GAMES={ $place }
cli-new-game-next = Next: { $command }

# The live server.
cli-backup-done = Everything is in { $file }, checked and on the disk.
cli-backup-failed = No copy was made: { $reason }
cli-restore-done = The store is again as it was in { $file }.
cli-restore-failed = Nothing was restored: { $reason }
server-short-token = An admin token has at least { $least } characters.
cli-host-open = The house is open on this file: say --house http://127.0.0.1:8000 and give its admin token, or close it first.
cli-host-failed = That was not done: { $reason }
cli-host-nothing = There is no such thing here; nothing was changed.
cli-host-done = Done.
cli-pruned = Deleted: lines of chat: { $lines }, tables: { $tables }.
server-ready = Estaminet is at { $address } (stop with Ctrl-C)
server-wrong-store = The store cannot be opened: { $reason }
server-wrong-log = There is no log level { $level }; there are: debug, info, warning, error.
server-wrong-network = { $network } is neither an address nor a network.
server-wrong-origin-form = An origin is https:// and a name, without a path: https://games.example, not { $origin }.
server-wrong-host-name = A host name stands alone, without https:// and without a port: games.example, not { $name }.
server-wrong-metrics = The metrics get an address and a port, as in 127.0.0.1:9100, not { $address }.
server-port-taken = Port { $port } is taken by another program, so the house is at port { $other }.
server-port-taken-chosen = Port { $port } is taken by another program. Port { $other } is free: --port { $other }.
server-wrong-inside = The other processes reach this one at a host and a port, as in 10.0.0.5:8001, not { $address }.
server-cannot-listen = The house cannot listen at { $reason }.
server-too-many-bot-tables = Bots are already playing among themselves at as many of your tables as is allowed. Wait until one of the matches has ended.
server-too-much = So much has been said and done at this table that only moves are taken from now on.
server-bad-message = That is not a message of the protocol.
server-no-token = Say who you are first, then connect again.
server-not-seated = You hold no seat at this table.
server-not-started = The match has not started yet.
server-started = The match has already started.
server-bad-options = These house rules cannot be used: { $why }
server-not-host = Only whoever opened the table can change the house rules.
server-over = The match is over.
server-not-over = The match is not over yet.
server-stale = The table has moved on in the meantime.
server-no-such-seat = There is no such seat.
server-seat-taken = This seat is taken.
server-table-full = No seat is open.
server-already-seated = You already hold a seat here.
server-unknown-level = There is no bot of level { $level } for this game.
server-bad-words = Words are one line of printable characters.
server-bad-text = That cannot be said here.
server-bot-plays = A bot plays for you; come back first.
server-no-hints = There are no hints at this table.
server-not-out = Only those who are out can skip, and only once nobody but bots plays on.
server-no-bot = No bot plays for you.
server-nothing-to-take-back = You have made no move that could be taken back.
server-no-such-vote = There is no such vote, or you have no say in it.
server-vote-open = This is being voted on already.
server-not-away = They are here.
server-nobody-to-ask = Nobody is here to agree.
server-just-left = They have only just left; ask again in { $seconds } s.
server-same-address = You and the person who asks are in the same place; somebody elsewhere has to agree.
server-seat-changed = Somebody has been given a seat since; what was played before that stays.
server-too-fast = Too fast; wait a moment.
server-no-spectators = This table has no spectators.
server-no-such-table = There is no such table.
server-rules-changed = The rules of this game have changed since the table was opened.
server-unreadable-table = This table cannot be read any more; the others can.
server-store = This could not be saved, so it has not happened.
server-store-away = The house cannot read its books just now; try again in a moment.
server-banned = The host has asked you to stay away for a while.
server-closed-table = The host has closed this table.
server-our-fault = Something went wrong here, so it has not happened.
server-stopping = The house is closing for a moment; come right back.
server-moved-away = Your seat has moved to another device.

# The host's desk: the page at /admin.
desk-title = The host’s desk
desk-message = Message of the day
desk-announce = Announce
desk-reports = Reports
desk-settle = Done
desk-bans = Kept out
desk-unban = Let in again
desk-who = Who
desk-hours = Hours
desk-why = Why
desk-ban = Keep out
desk-ban-day = Keep out for a day
desk-tables = Tables
desk-table = Table { $id }
desk-entries = { $count ->
    [one] one entry
   *[other] { $count } entries
}
desk-last = last { $when }
desk-stage-closed = closed
desk-close = Close the table
desk-forget = Delete it with its record
desk-seats = Seats
desk-unname = Remove the name
desk-chat = Chat
desk-unsay = Remove the line

# Bots and the laboratory.
cli-wrong-bots = Name two or more different bots, separated by commas.
cli-wrong-iterations = The number of tries is 1 or more.
cli-wrong-workers = The number of processes is 1 or more.
cli-wrong-no-ray = Ray is not installed here; install estaminet with the extra "ray".
lab-tournament-title = Tournament: { $title }
lab-simulation-title = Simulation: { $title }
lab-game = Game
lab-rules-version = rules version { $version }
lab-options = House rules
lab-seats = Seats
lab-deals = Deals
lab-matches = Matches
lab-seed = Seed
lab-budget = Time to think
lab-budget-seconds = { $seconds } s per decision
lab-budget-iterations = { $iterations } tries per decision
lab-results = Share of wins
lab-results-how = The first bot sits alone among bots of the second kind, in every seat with the same deal. The dashed line is a fair share, the whisker the 95% interval by bootstrap over deals.
lab-pairing = Pairing
lab-wins = Wins
lab-mean-place = Mean place
lab-ratings = OpenSkill rating
lab-no-ratings = No ratings: install estaminet with the extra "lab" for OpenSkill.
lab-pace = Time taken
lab-pace-mean = Mean
lab-pace-most = Longest
lab-bot = Bot
lab-decisions = Decisions
lab-lengths = Decisions in a match
lab-rounds = Rounds in a match
lab-seat-wins = Wins by seat
lab-clauses = How often each clause applies in a match
lab-endings = How matches end
lab-leads = Lead of the winner over the next at the end
lab-scores = Scores at the end
lab-option-effects = What each house rule changes
lab-option = House rule
lab-first-seat = First seat wins
lab-ladder = Ladder
lab-ladder-how = OpenSkill (Plackett-Luce) over all matches. The last column is a rating that each almost certainly has: three sigma below the estimate.
lab-rating-sure = At least
lab-effects-how = Every value is played with the same deals as the rules as given; shown is the difference, with its 95% interval. An interval that covers 0 may be chance.
lab-effects-none = No match went another way with: { $rules }.
lab-differs = Matches that differ
lab-by-players = By number of players
lab-by-players-how = How much more or less than a fair share each seat wins, with its 95% interval.
lab-report-where = The report is in { $file }.

level-random = Random
level-searcher = Searcher
level-determinised = Open-card searcher
level-novice = Novice
level-club = Club player
level-expert = Expert

# The regulars: what they are called in every language, how they play, what they say. Then passers-by.
regular-zenobe = Zénobe
regular-zenobe-plays = Plays whatever comes to hand.
regular-zenobe-says = Is it my turn?
regular-isidore = Isidore
regular-isidore-plays = Knows no game by heart and works each one out.
regular-isidore-says = Show me once more.
regular-sixten = Sixten
regular-sixten-plays = Still learning, and cheerful about it.
regular-sixten-says = Which way round does this go?
regular-eulalie = Eulalie
regular-eulalie-plays = Quick, and overlooks half of it.
regular-eulalie-says = Oh! I did not see that.
regular-odette = Odette
regular-odette-plays = Steady; gives nothing away.
regular-odette-says = Good evening. Shall we?
regular-leopold = Leopold
regular-leopold-plays = Plays the way he always has.
regular-leopold-says = That is how we did it at home.
regular-ottilie = Ottilie
regular-ottilie-plays = Patient; waits for your mistake.
regular-ottilie-says = There is no hurry.
regular-basile = Basile
regular-basile-plays = Promises more than he holds.
regular-basile-says = Would I lie to you?
regular-philomene = Philomène
regular-philomene-plays = In a hurry to be first.
regular-philomene-says = Done already?
regular-anselm = Anselm
regular-anselm-plays = Counts everything twice.
regular-anselm-says = If I have counted right…
regular-cornelia = Cornelia
regular-cornelia-plays = Keeps the best for later.
regular-cornelia-says = You never know.
regular-seraphine = Séraphine
regular-seraphine-plays = Says little and is rarely wrong.
regular-seraphine-says = Interesting.
regular-gaspard = Gaspard
regular-gaspard-plays = Sees further than he lets on.
regular-gaspard-says = I thought you might.
regular-torvald = Torvald
regular-torvald-plays = Weighs every option before he moves.
regular-torvald-says = Let me think.
regular-clotilde = Clotilde
regular-clotilde-plays = Has not lost an evening since spring.
regular-clotilde-says = Good luck to you.
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

# The site.
site-tagline = A small tavern of card and dice games
site-lead = Sit down alone against bots, or send a link to your friends. No account, nothing to install.
site-skip = Skip to the content
site-pages = Pages
site-home = Home
site-learn = Learn
site-replay = Replay
site-settings = Settings
site-language = Language
site-sound = Sound
site-to-light = Light room
site-to-dark = Dark room
site-nothing-here = There is nothing at this address
site-looking = One moment…
site-try-again = Try again
site-label = { $what }:
site-close = Close
site-copy = Copy
site-copied = Copied
site-save = Save
site-saved = Saved
site-show = Show
site-back = Back
site-again = Once more
site-go-on = Go on
site-cancel = Cancel
site-games = Games
site-players = { $low } to { $high } players
site-minutes = { $low } to { $high } minutes
site-minutes-one = { $low ->
    [one] { $low } minute
   *[other] { $low } minutes
}
site-play-now = Play now
site-play-now-how = “Play now” seats you with some of them. Whom you meet, the house rules and the seats are yours to choose under “Play with friends”.
site-regulars = The regulars
site-credits = Made by others: { $games }. The games and their names belong to them, and we have nothing to do with them; text and pictures here are our own. If you like a game, buy the box.
site-with-friends = Play with friends
site-learn-game = Learn it
site-join-by-code = Join with a code
site-join = Join
site-continue = Continue
site-continue-this = continue
site-public-tables = Public tables
site-no-public-tables = No public table is open right now. Open one and it will appear here.
site-watch = watch
site-seats-open = { $count ->
    [one] one seat is open
   *[other] { $count } seats are open
}
site-stage-waiting = about to start
site-stage-playing = being played
site-stage-ended = over
site-guest = Guest
site-you = you
site-new-table = A table of { $game }
site-who-plays = Who plays
site-your-name = Your name
site-how-many = How many seats
site-seat-me = I sit here
site-seat-open = Open seat
site-seat-level = Any: { $level }
site-seat-regular = { $name }, { $level }
site-by-level = Bots by level
site-fill-with-bots = Fill the open seats with bots
site-way-apart = Each on their own device
site-way-around = Around this device
site-player-number = Player { $number }
site-who-sits-where = Who sits where, bots
site-clock-and-company = Clock, spectators, pauses
site-how-strong = How strong
site-deal = Deal
site-presets = Ready-made
site-house-rules-count = { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
site-ruling-material = What is on the table
site-ruling-length = How long it lasts
site-ruling-play = How it is played
site-ruling-score = How it is counted
site-ruling-shown = What is seen
site-ruling-start = Who begins
site-the-rule = The rule
site-measured = Measured: { $decisions } decisions a match (printed: { $printed }); the first seat wins { $first }% (printed: { $usual }%).
site-measured-how = Measured in { $games } matches each, between { $players } club players.
site-rules-code = These rules as a code
site-rules-code-use = Rules from a code
site-rules-code-wrong = This is not a code for this game’s house rules.
site-use = Use
site-invites = { $name } invites you to { $game }
site-share-link = Send the invitation
site-share-text = A table of { $game } is waiting for you. Code: { $code }
site-house-rules = House rules
site-house-rule = house rule
site-all-printed = Printed rules
site-option-file = Or a file of your own
site-file-too-large = This file is too large.
site-the-table = Table
site-clock = Thinking time for each player
site-clock-none = no clock
site-clock-day = one day per player
site-clock-bank = { $minutes } minutes, and { $seconds } seconds for every move
site-thinking = How long an expert bot thinks
site-thinking-seconds = { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
site-public = List it among the public tables
site-spectators-welcome = Spectators are welcome
site-start-when-ready = Start when everybody has said “ready”
site-open-table = Open the table
site-invite = Invite
site-link = Link
site-code = Code:
site-qr = The link as a QR code
site-only-here = This address works on this computer only. For phones, open the page under this computer’s name on your network.
site-waiting-for = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
site-waiting-ready = Waiting until everybody is ready
site-sit-down = Sit down
site-stand-up = Stand up
site-ready = I am ready
site-is-ready = ready
site-not-ready = not ready yet
site-put-bot = Seat a bot
site-add-bot = + Bot
site-take-chair = Take this chair
site-chair = Chair { $number }
site-free-seat = Free the seat
site-menu = Menu
site-seats = Seats
site-your-turn = Your turn
site-choosing = { $names } { $count ->
    [one] is choosing
   *[other] are choosing
}
site-decides = to decide
site-away = away
site-bot-for = a bot plays
site-hand-open = open hand
site-place = place { $place }
site-time-left = Time left: { $time }
site-window = { $seconds ->
    [one] One second to speak up
   *[other] { $seconds } seconds to speak up
}
site-log = Log
site-log-empty = Nothing has happened yet.
site-stream = Log and chat
site-stream-all = Everything
site-stream-moves = Moves
site-stream-said = Chat
site-writes = { $name } is writing…
site-chat-empty = Nobody has said anything yet.
site-line-menu = About what { $name } said
site-line-take-back = Take it back
site-mute = Mute for me
site-unmute = Hear everybody again ({ $count })
site-report = Tell the host
site-reported = The host will read it.
site-report-name = Tell the host about the name { $name }
site-your-data = What is kept about you
site-your-data-kept = Chat is kept for as long as the host says, usually a few weeks; finished matches for good. You can take back what you said at all tables, or have this house forget you: you leave your seats, and your name goes from every match.
site-unsay-all = Take back everything I said
site-unsaid = { $count ->
    [0] There was nothing to take back.
    [one] One line is gone.
   *[other] { $count } lines are gone.
}
site-forget-me = Forget me
site-forget-me-sure = Press again to be forgotten. This cannot be undone.
site-forgotten = Nobody here knows you any more.
site-chat-say = Say something
site-send = Send
site-watching = watching
site-emotes = Gestures
site-emote-hello = Hello!
site-emote-thanks = Thank you!
site-emote-well-played = Well played!
site-emote-thinking = Let me think…
site-emote-oops = Oops!
site-emote-laugh = Ha ha!
site-emote-wow = Oh!
site-emote-bye = Goodbye!
site-help = Help
site-beside = Beside the board
site-news = something new
site-fairness = Fairness
site-reconnecting = Connection lost; trying again. Your seat is kept.
site-sending = Your move is on its way…
site-pass-to = Hand the device to { $name }
site-i-am = I am { $name }
site-looking-back = You are looking back.
site-look-back = Look back
site-past-missing = The earlier moves could not be fetched: { $why }
site-to-now = To the present
site-first = To the beginning
site-previous = One move back
site-next = One move forward
site-last = To the end
site-move-of = move { $at } of { $last }
site-take-back = Take back
site-taken-back = The last move was taken back.
site-takes-back = { $seat } takes a move back.
site-last-move = Last: { $what }
site-story-begins = The match begins.
site-story-told = That was the story so far.
site-pause-story = Pause the story
site-skip-story = Skip to my turn
site-since-last-turn = See again what happened since your last turn
site-ask-take-back = Ask to take my last move back
site-confirm-this = { $move }: play it?
site-confirm = Play
site-type-a-move = Type a move
site-type-go = Go
site-you-watch = You are watching.
site-clauses-now = The rules that matter now
site-show-clause = (open this rule)
site-in-the-rules = In the full rules
site-no-clause = This rule is not written in your language yet.
site-all-rules = All the rules
site-keys = Keys: ← and → step through the match, Home and End go to its ends.
site-my-seat = My seat
site-bot-plays-for-you = A bot is playing for you.
site-come-back = I play myself again
site-hand-over = Let a bot play for me
site-hand-over-level = Strength
site-open-hand = Show my hand to everyone who watches. The other players can watch too, in another window.
site-seat-away = { $name } is away.
site-propose-bot = Propose that a bot plays
site-propose-seat = Ask for this seat
site-eyes = Point of view
site-eyes-public = what everybody could see
site-eyes-seat = what { $name } knew
site-eyes-open = everything open
site-knowledge = Shown:
site-spectators = Spectators
site-no-spectators = This table has no spectators.
site-nobody-watches = Nobody is watching.
site-options-in-force = House rules at this table
site-second-device = Another device
site-personal-link = Your personal link (works once; keep it to yourself)
site-make-link = Move my seat to another device
site-leave-seat = Give up my seat
site-vote-take-back = { $by } would like to take a move back.
site-vote-bot = { $by } proposes that a bot plays for { $seat }.
site-vote-seat = A newcomer who calls themselves “{ $by }” asks for the seat of { $seat }, and would see that hand. Agree only if you know who it is.
site-seat-given = Your seat was given to { $name } while you were away. You can come back until they have moved.
site-seat-back = Come back
site-vote-missing = Still to agree: { $names }
site-agree = Agree
site-disagree = No
site-you-won = You have won!
site-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
site-draw = A shared win
site-over = The match is over
site-points = Points
site-player = Player
site-rounds = The rounds
site-round = Round { $round }
site-round-over = Round { $round } is over
site-between-rounds = Between two rounds
site-next-round = Next round
site-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
site-waiting-for-names = Waiting for { $names }
site-ready-names = Ready: { $names }
site-see-table = See the table
site-see-points = See the points
site-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } share the lead
}
site-turning-lead = The turning point: in round { $round } { $name } took the lead for good.
site-turning-step = { $name } led from the start; round { $round } was the biggest step.
site-share-picture = Share a picture
site-wants-another = { $name } wants another match
site-are-in = Who is in: { $names }
site-join-rematch = Join
site-you-are-out = You are out.
site-watch-on = Watch
site-skip-to-end = Skip to the end
site-leave = Leave
site-hold = Pause after a round, until everybody is ready
site-hold-seconds = at most { $seconds } seconds
site-hold-none = no pause
site-rematch = Rematch
site-replay-this = Watch the replay
site-download-record = Download the record
site-fair-how = Before the match the server seals a secret and shows its fingerprint. Every roll and shuffle follows from that secret and from the players’ words. At the end the secret is shown, and anybody can check.
site-fair-commitment = Fingerprint
site-fair-words = Players’ words
site-fair-add-words = Your own words for chance (optional; this page has added some at random)
site-fair-secret = Secret
site-fair-later = is shown when the match is over
site-fair-held = is not given yet, or is missing from this record. The secret of a deal of the day is shown once the day is over.
site-fair-none = This record names no secret, so nobody can say where its chance came from.
site-verify = Verify
site-fair-kept = Computed on this page: the secret has exactly the fingerprint that was promised.
site-fair-broken = Computed on this page: the secret does NOT have the promised fingerprint.
site-fair-mine = Remembered by this browser: the words it added are among those used.
site-fair-mine-missing = Remembered by this browser: the words it added were not used!
site-fair-same = Remembered by this browser: the fingerprint is the one first shown here.
site-fair-changed = Remembered by this browser: the fingerprint is NOT the one first shown here.
site-fair-outcomes = Computed by the rules on the server: every roll and shuffle follows from the secret and the words.
site-fair-outcomes-no = The rolls and shuffles could not be derived from the secret.
site-fair-terminal = To trust no server at all, download the record and run:
site-replay-id = The address or name of a match
site-replay-file-how = We check it and do not store it.
site-other-record = Another record
site-share-move = Share this moment
site-autoplay = Play
site-pause = Pause
site-replay-pace = Pace
site-replay-pace-0 = slow
site-replay-pace-1 = normal
site-replay-pace-2 = fast
site-replay-pace-3 = very fast
site-learn-how = A lesson takes a few minutes on the real board; the rules can be searched and printed.
site-lesson = Lesson
site-lesson-of = Learn { $game }
site-lesson-step = { $at } of { $last }
site-lesson-done = That is all you need. Sit down!
site-lesson-number = Lesson { $number }
site-lesson-skip = Skip
site-lesson-first-match = First match with tips
site-lesson-coached = In your first match a tip comes with each question; it fades as you need it less.
site-lesson-next = Next lesson
site-coach = Tip
site-coach-stop = No more tips
site-your-move = Your move.
site-rules = Rules
site-rules-of = The rules of { $game }
site-glance = At a glance
site-glance-of = { $game } at a glance
site-contents = Contents
site-try-it = Try it
site-other-games = Other games
site-print = Print
site-search-rules = Search the rules
site-found = { $count ->
    [0] Nothing found
    [one] One rule found
   *[other] { $count } rules found
}
site-settings-where = Kept in this browser only.
site-settings-you = You
site-settings-play = At the table
site-settings-look = Appearance
site-sound-on = Sounds
site-vibrate = Vibrate when it is my turn
site-notify = Notify me when it is my turn and I am elsewhere
site-notify-refused = This browser does not let us notify you; its settings for this page can change that.
site-confirm-moves = Confirm moves
site-pointing = Moving pieces
site-pointing-both = click or drag
site-pointing-click = click only
site-pace = How fast the story is told
site-pace-calm = calm
site-pace-brisk = brisk
site-pace-instant = at once
site-motion = Motion
site-motion-auto = same as the system
site-motion-full = pieces move
site-motion-none = nothing moves
site-theme = The room
site-theme-auto = same as the system
site-theme-light = light
site-theme-dark = dark
site-colours = Colours
site-colours-usual = as drawn
site-colours-safe = safe for colour-blind eyes
site-colours-contrast = high contrast
site-text-size = Text size
site-text-percent = { $percent }%
site-view-in-words = The table in words
site-choices = What you can do
site-board-fault = The board could not be drawn. The match is safe on the server.
site-problem-offline = The server cannot be reached.
site-problem-no-such-code = No table has this code now.
site-problem-no-such-record = There is no match with this name.
site-problem-no-such-game = There is no such game here.
site-problem-bad-table = This table cannot be opened:
site-problem-bad-name = This name cannot be used; a name has 1 to 40 printable characters.
site-problem-link-used = This link no longer works: it has been used, or it is too old.
site-problem-too-fast = { $seconds ->
    [one] Too fast; try again in a second.
   *[other] Too fast; try again in { $seconds } seconds.
}
site-problem-not-found = There is nothing at this address.

hint-button = Hint
hint-can = What you can do
hint-more = and { $count } more
hint-good = What would be good?
hint-would = My choice: { $best }
hint-chance = Your chance of winning is then about { $chance }% ({ $low } to { $high }).
hint-forced = It is the only thing you can do.
hint-why = Why?
hint-other = Second best: { $other } ({ $chance }%).
hint-equal = About as good: { $other }.
hint-no-reason = Only the figures speak for my choice: the rest was played out many times, with what you cannot see drawn anew each time.
hint-wait = Thinking…
hint-on = Hints are on at this table, for everybody.
hint-taken = { $count ->
    [one] { $name }: one hint
   *[other] { $name }: { $count } hints
}
hint-option = Hints for whoever is to move
branch-mark = Branch
branch-of = { $world ->
    [drawn] A branch: another match, continued from its move { $move }, with hidden cards or dice drawn anew. See that moment
   *[same] A branch: another match, continued from its move { $move }, with the same hidden cards or dice. See that moment
}
branch-play-on = Play on from here
branch-how = You play for { $name }, bots play for the others. Chance is new from here on.
branch-same = As it was
branch-drawn = As it might have been
branch-fair = This match is a branch. Nobody was committed to where it begins; chance after that has its own seal, as below.
branch-tab = Branches
branch-tree = Tree
branch-root = The match
branch-at = Move { $move }
branch-won = won by { $names }
branch-running = not over yet
branch-shown = you are looking at it
branch-brought = A branch of a record that somebody brought along, from its move { $move }.
review-title = Review: { $title }
review-tab = Review
review-growing = { $done } of { $total } moves reviewed
review-at = Move { $move }:
review-player = player
review-start = before
review-luck = luck
review-own = own mistakes
review-others = others’ mistakes
review-hidden = what lay hidden
review-remainder = unexplained
review-result = result
review-so-far = so far
review-adds-up = In percentage points: the chance before the match, plus what follows, adds up to the result. Luck means rolls, deals and draws.
review-luck-error = Luck and what lay hidden are sampled: plus or minus { $error } percentage points.
review-deciding = What decided it
review-worst = Costliest decisions: { $name }
review-none = No move was clearly worse than another.
review-move = Move { $move }, round { $round }
review-chance = { $name }: from { $before }% to { $after }%
review-by-chance = Chance
review-instead = { $played } ({ $chance }%). Better: { $best } ({ $better }%).
review-mark-played = Played
review-mark-better = Better
review-cost = Cost { $loss } percentage points ({ $low } to { $high }).
review-why-worlds = Of 100 ways it could have gone on, it came out worse in { $worse } and better in { $better }.
review-why-counted = Everything that was still hidden was counted through to the end of the round.
review-grade-fine = fine
review-grade-reading = depends on reading the others
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-source = Version { $version }. Sampled: the others as { $playing ->
    [club] club players
   *[other] random players
}, up to { $worlds } worlds for a decision, at least { $open } for each point of the curve. What a seat could not know does not affect its grades.
review-chances = Everybody’s chances, with all hands open
review-summary = { $matches ->
    [one] One match
   *[other] { $matches } matches
}
review-matches = matches
review-expected = expected
review-decisions = decisions
review-where = The review is in { $file }.
review-unfinished = { $file }: the match is not over; it is reviewed as far as it goes.

# How much is read out, and keys at the table
site-telling = Read out
site-telling-everything = everything that happens
site-telling-mine = what concerns me
site-telling-questions = only what I am asked
site-letters = Single letters and digits work as keys at the table
site-keys-title = Keyboard
site-keys-tab = go round hand, board, actions and log
site-keys-arrows = move around inside one of them
site-keys-enter = Enter
site-keys-press = press what has the focus
site-keys-escape = Esc
site-keys-put-back = put cards back, close what is open
site-keys-space = Space
site-keys-skip = skip the story to your turn
site-keys-hand = to your hand
site-keys-board = to the board
site-keys-actions = to the actions
site-keys-log = to the log
site-keys-sheet = this list
site-keys-letters-on = These letters and digits can be turned off.
site-keys-letters-off = The letters and digits are turned off.
site-press-repeat = r
    .does = say the latest again
site-press-take-back = b
    .does = take the last move back
site-press-next-round = n
    .does = on to the next round

# My tavern
tavern = My tavern
tavern-lead = Everything you have played here. There is no account: it belongs to this browser, and a personal link takes it to another.
tavern-empty = You have not finished a match here yet. Once you have, it is kept here.
tavern-fares = How you fare
tavern-by-game = By game
tavern-by-bot = Against each bot
tavern-by-bot-how = By bot: how often you came in ahead of it
tavern-bot = { $name }, { $level }
tavern-played = played
tavern-first = won
tavern-ahead = ahead
tavern-share = share
tavern-between = { $low } to { $high }; if evenly matched: { $even }
tavern-too-few = too few matches to say
tavern-streak = Longest run of wins: { $longest }. At the moment: { $now }.
tavern-course = Luck and play
tavern-course-none = Luck and your play will be drawn here for every match that has been reviewed.
tavern-review = Review the matches shown
tavern-reviewing = { $done } of { $total } matches reviewed
tavern-course-mean = { $count ->
    [one] In the one match reviewed
   *[other] On average in { $count } reviewed matches
 }, luck changed your chance of winning by { $luck } points, and your own mistakes by { $own }.
tavern-course-table = As a table
tavern-match = Match
tavern-matches = Your matches
tavern-won = won
tavern-shared = first place shared
tavern-place = place { $place } of { $seats }
tavern-one-device = played on one device
tavern-branch = a branch, not counted
tavern-with = with { $names }
tavern-record = Record
tavern-more = Show earlier matches
tavern-keep = Keep it, take it along, delete it
tavern-keep-how = The file holds every record and all that is kept about you. Being forgotten deletes this page: you leave your seats, and your name goes from every match.
tavern-link = Personal link
tavern-link-once = Open it on your other device within an hour; it works once. Give it to nobody else.
tavern-export = Download everything
tavern-claimed = This browser now has your matches and seats too.
tavern-somebody-else = Somebody has already played here with this browser. If you use the link, those matches and seats will belong to nobody.
tavern-claim-anyway = Use the link
tavern-claim-not = Leave it as it is

# Deals that several people play
deal-day = Deal of the day
deal-day-how = One deal for each game and day. Everybody has the same seat, the same cards or dice and the same bots; only the play differs. Your first try counts.
deal-friends = A deal for friends
deal-friends-how = A deal to play against each other, each at their own table: try it, and send the link.
deal-among-friends = Deal among friends
deal-new = New deal
deal-link = My deal, your try: send this link
deal-at = { $title }, { $date }
deal-seats = { $seats } players, bots: { $level }
deal-try = Try it
deal-go-on = Go on
deal-see = See the results
deal-over = That day is over: its deal can no longer be tried.
deal-tried = { $count ->
    [0] Nobody has finished it yet.
    [one] One try is over.
   *[other] { $count } tries are over.
 }
deal-who = Who
deal-place = Place
deal-score = Score
deal-look = Look
deal-you = { $name } (you)
deal-promise = Promise made beforehand (SHA-256 of the secret)
deal-secret = Secret
deal-other-days = Today’s deals
server-deal-alone = A deal that others play too is played alone, as it was dealt, and without taking moves back.
site-problem-no-such-deal = There is no such deal.
site-problem-deal-over = That day is over: its deal can no longer be tried.

# Records brought to the replay page, chapters, pictures, and the board in others' pages
replay-drop = Drop a record here, paste it, or choose a file
replay-paste = A record as text
replay-chapters = Rounds
replay-chapter = Round { $round }
replay-picture = Picture of this moment
replay-picture-failed = This browser cannot make the picture.
replay-embed = To show it on a page of your own
replay-whole = The whole match
site-problem-bad-record = This record cannot be read.
