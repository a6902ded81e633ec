"""Checks while playing: random matches at every number of seats and over random options, seen from all sides."""

from __future__ import annotations

import copy
import pickle
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

from estaminet.conformance.chance import FairChance
from estaminet.conformance.finding import Finding
from estaminet.conformance.fingerprint import contents
from estaminet.conformance.pasts import came_about
from estaminet.conformance.texts import sayable
from estaminet.conformance.twins import Hidden, chance_tells_no_more_than_it_shows, same_story, tell_apart
from estaminet.kernel.codec import Codec
from estaminet.kernel.errors import EstaminetError, Illegal
from estaminet.kernel.match import Match
from estaminet.kernel.playout import playout
from estaminet.kernel.record import read, record_of, to_json, to_text
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Decision, Ended
from estaminet.kernel.values import CHANCE, Action, Seat
from estaminet.text import MissingText, Speaker, languages_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from estaminet.kernel.game import Game
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.state import State
    from estaminet.kernel.values import Deed, Event, Options, Refusal, View, Viewer

LONGEST = 60_000
"""A match longer than this many moves counts as endless. The longest of ours needs a few thousand."""
DEEP_STEPS = 30
"""About this many steps of a match get every check; the others are only played."""
PAST_LOOKS = 8
"""At about this many of those steps a seat's imagined world is traced back to the start."""
ACTIONS_TRIED = 150
"""At most this many actions are tried at a step besides the legal ones."""


class MatchAbandoned(Exception):
    """A finding after which it makes no sense to play this match on."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(str(finding))
        self.finding = finding


def check_matches(game: Game, matches: int, seed: int) -> Iterator[Finding]:
    hidden = Hidden()
    heard = Heard(game)
    fair = FairChance()
    for seats in game.seats:
        for number in range(matches):
            rng = FastRng.of(seed, seats, number)
            options = game.options_type() if number == 0 else game.options_type.random(rng, seats)
            try:
                match = Match(game, options, seats)
                length = _ends(match, rng)
                yield from _play(match, rng, length, hidden, heard, fair)
                yield from _records(match)
                yield from _goes_back(match, rng)
            except MatchAbandoned as stop:
                yield stop.finding
            except Exception as error:  # a crash of the game is a finding like any other
                place = traceback.extract_tb(error.__traceback__)[-1]
                where = f"{Path(place.filename).name} line {place.lineno}"
                yield Finding("crash", f"{type(error).__name__}: {error} ({where}; {seats} seats, {options})")
    yield from hidden.findings()
    yield from heard.findings()


def _ends(match: Match, rng: FastRng) -> int:
    """Check that random play comes to an end; returns after how many moves."""
    state = match.start
    moves = 0
    while not isinstance(pending := state.pending(), Ended):
        if isinstance(pending, Decision):
            seat = pending.seats[rng.below(len(pending.seats))]
            legal = state.legal(seat)
            if not legal:
                raise MatchAbandoned(
                    Finding("legal", f"seat {seat} is asked and has nothing to do after {moves} moves")
                )
            state.play(seat, legal[rng.below(len(legal))], None)
        else:
            state.play(CHANCE, state.sample(rng), None)
        moves += 1
        if moves > LONGEST:
            raise MatchAbandoned(
                Finding("ends", f"no end after {LONGEST} random moves of {match.seats} seats, {match.options}")
            )
    if playout(match.start, rng) < 0:
        raise MatchAbandoned(Finding("ends", "a playout took fewer than no decisions"))
    return moves


def _play(match: Match, rng: FastRng, length: int, hidden: Hidden, heard: Heard, fair: FairChance) -> Iterator[Finding]:
    """Play one match and check its steps, about DEEP_STEPS of them with every check."""
    game = match.game
    codec = Codec(game)
    while match.ended is None:
        state, pending = match.state, match.pending
        deep = len(match.moves) < 4 or rng.below(max(1, length)) < DEEP_STEPS
        _no_violations(match)
        imagined: dict[Seat, list[State]] = {}
        if deep:
            _looking_changes_nothing(match, rng)
            yield from _position_round_trips(match, codec)
            yield from _pickles_and_deep_copies(match)
            yield from tell_apart(game, match, rng, hidden, imagined)
            if rng.below(min(max(1, length), DEEP_STEPS)) < PAST_LOOKS:
                who = Seat(rng.below(match.seats))
                for twin in imagined[who][:1]:
                    yield from came_about(match, who, twin)
            for seat in range(match.seats):
                yield from _legal_is_what_refusal_accepts(match, Seat(seat), rng, heard)
            for viewer in (None, *(Seat(seat) for seat in range(match.seats))):
                heard.asks(match.options, state.view(viewer))
            if isinstance(pending, Chance):
                yield from chance_tells_no_more_than_it_shows(game, state, rng, match.seats)
        if isinstance(pending, Chance):
            yield from fair.check(state, rng)
        by, deed = _next(match, rng)
        before = state.copy()
        was = contents(game, state) if deep else None
        if deep:
            yield from _deed_round_trips(match, deed, codec)
            heard.deed(deed)
            yield from same_story(before, by, deed, imagined)
            if contents(game, state) != was or contents(game, before) != was:
                raise MatchAbandoned(
                    Finding("copy", f"playing {deed} on a copy changed the original, or a copy is not the same")
                )
        number = len(match.moves)
        match.play(by, deed)
        if deep and contents(game, before) != was:
            raise MatchAbandoned(Finding("copy", f"playing {deed} changed an earlier copy"))
        for event in [event for move, event in match.events if move == number] if deep else []:
            yield from heard.event(event, match.seats, codec)
        hidden.secrets += _told_in_secret(match, number)
        if len(match.moves) > LONGEST:
            raise MatchAbandoned(Finding("ends", f"no end after {LONGEST} moves"))
    _no_violations(match)
    yield from _position_round_trips(match, codec)
    yield from _pickles_and_deep_copies(match)
    _looking_changes_nothing(match, rng)
    yield from _ended_well(match, heard)


def _next(match: Match, rng: Rng) -> tuple[Seat, Deed]:
    pending = match.pending
    if isinstance(pending, Decision):
        seat = pending.seats[rng.below(len(pending.seats))]
        legal = match.state.legal(seat)
        return seat, legal[rng.below(len(legal))]
    return CHANCE, match.state.sample(rng)


def _told_in_secret(match: Match, number: int) -> int:
    return sum(
        1
        for move, event in reversed(match.events[-8:])
        if move == number and len({repr(event.seen_by(Seat(seat))) for seat in range(match.seats)}) > 1
    )


def _no_violations(match: Match) -> None:
    if violations := list(match.state.violations()):
        raise MatchAbandoned(
            Finding("violations", f"{violations[0]} (at move {len(match.moves)}, {match.seats} seats, {match.options})")
        )
    pending = match.pending
    if isinstance(pending, Decision):
        seats = pending.seats
        if not seats or len(set(seats)) != len(seats) or not all(0 <= seat < match.seats for seat in seats):
            raise MatchAbandoned(Finding("pending", f"{pending!r} does not ask seats of the table"))


def _looking_changes_nothing(match: Match, rng: FastRng) -> None:
    state, game = match.state, match.game
    was = contents(game, state)
    viewers: list[Viewer] = [None, *(Seat(seat) for seat in range(match.seats))]
    actions = game.actions(match.options, match.seats)
    looks: dict[str, Callable[[], list[Any]]] = {
        "view": lambda: [state.view(viewer) for viewer in viewers],
        "legal": lambda: [tuple(state.legal(seat)) for seat in viewers if seat is not None],
        "refusal": lambda: [
            state.refusal(seat, actions[rng.below(len(actions))]) for seat in viewers if seat is not None
        ],
        "pending": lambda: [repr(state.pending())],
        "violations": lambda: [list(state.violations())],
        "position": lambda: [game.position(state)],
        "copy": lambda: [contents(game, state.copy())],
    }
    if isinstance(state.pending(), Chance):
        looks["sample"] = lambda: [state.refusal(CHANCE, state.sample(rng))]
    for name, look in looks.items():
        first = look()
        if contents(game, state) != was:
            raise MatchAbandoned(Finding("looking", f"{name} changes the state"))
        if name not in ("refusal", "sample") and look() != first:
            raise MatchAbandoned(Finding("looking", f"{name} gives another answer when asked again"))
        if name == "sample" and first != [None]:
            raise MatchAbandoned(Finding("chance", f"a sampled outcome is refused: {first[0]}"))
        if name == "copy" and first[0] != was:
            raise MatchAbandoned(Finding("copy", "a copy is not the same as the original"))
    public = state.view(None)
    for viewer in viewers:
        if state.view_from(public, viewer) != state.view(viewer):
            raise MatchAbandoned(Finding("looking", f"view_from shows viewer {viewer} something else than view"))


def _legal_is_what_refusal_accepts(match: Match, seat: Seat, rng: FastRng, heard: Heard) -> Iterator[Finding]:
    state, game = match.state, match.game
    legal = list(state.legal(seat))
    actions = game.actions(match.options, match.seats)
    asked = seat in match.asked
    if bool(legal) != asked:
        yield Finding("legal", f"seat {seat} is {'' if asked else 'not '}asked and has {len(legal)} actions")
    indices = [action.index for action in legal]
    if len(set(indices)) != len(indices):
        yield Finding("legal", f"an action is listed twice for seat {seat}")
    if list(state.copy().legal(seat)) != legal:
        yield Finding("legal", f"a copy lists other actions, or in another order, for seat {seat}")
    for action in legal:
        if actions[action.index] is not action:
            yield Finding("actions", f"{action} is not the shared object of the game's list")
            break
        if (refusal := state.refusal(seat, action)) is not None:
            yield Finding("legal", f"{action} is listed for seat {seat} but refused by {refusal.clause}")
    allowed = set(indices)
    if len(actions) <= ACTIONS_TRIED:
        tried = list(actions)
    else:
        start = rng.below(len(actions))
        step = len(actions) // ACTIONS_TRIED
        tried = [actions[(start + k * step + rng.below(step)) % len(actions)] for k in range(ACTIONS_TRIED)]
    illegal: Action | None = None
    for action in tried:
        if action.index in allowed:
            continue
        refusal = state.refusal(seat, action)
        if refusal is None:
            yield Finding("legal", f"{action} is accepted from seat {seat} but not listed")
            return
        illegal = action
        heard.refusal(refusal)
    if asked:
        default = game.default_action(match.observation(seat))
        if default.index not in allowed:
            yield Finding("default", f"the default action {default} of seat {seat} is not legal")
    if illegal is not None:
        was, moves = contents(game, state), len(match.moves)
        try:
            match.play(seat, illegal)
        except Illegal:
            if contents(game, match.state) != was or len(match.moves) != moves:
                raise MatchAbandoned(Finding("refusal", f"refusing {illegal} changed the match")) from None
    heard.clauses(game.clauses_now(match.options, state.view(seat)))


def _position_round_trips(match: Match, codec: Codec) -> Iterator[Finding]:
    state, game = match.state, match.game
    position = game.position(state)
    try:
        again = game.from_position(position)
    except EstaminetError as error:
        raise MatchAbandoned(
            Finding("positions", f"a position that was reached is refused: {error}: {position}")
        ) from None
    if game.position(again) != position:
        yield Finding("positions", f"{position} comes back as {game.position(again)}")
    viewers: list[Viewer] = [None, *(Seat(seat) for seat in range(match.seats))]
    for viewer in viewers:
        if again.view(viewer) != state.view(viewer):
            yield Finding("positions", f"viewer {viewer} sees something else after loading")
        if viewer is not None and list(again.legal(viewer)) != list(state.legal(viewer)):
            yield Finding("positions", f"seat {viewer} has other actions after loading")
        view = state.view(viewer)
        if codec.decode_view(codec.encode(view)) != view:
            yield Finding("json", f"the view of {viewer} does not survive JSON")
    if _a_little_later(game, again) != _a_little_later(game, state):
        yield Finding("positions", f"the match goes on differently after loading: something is not in {position}")
    if repr(again.pending()) != repr(state.pending()):
        yield Finding("positions", "another seat is asked after loading")


def _pickles_and_deep_copies(match: Match) -> Iterator[Finding]:
    """The two ways in which worker processes and other people's algorithms copy states."""
    state, game = match.state, match.game
    position, was = game.position(state), contents(game, state)
    viewers: list[Viewer] = [None, *(Seat(seat) for seat in range(match.seats))]
    ways: dict[str, Callable[[], State]] = {
        "pickled": lambda: pickle.loads(pickle.dumps(state)),
        "deep-copied": lambda: copy.deepcopy(state),
    }
    for way, travel in ways.items():
        try:
            again = travel()
        except Exception as error:  # whatever goes wrong is the finding
            raise MatchAbandoned(
                Finding("pickle", f"a state cannot be {way}: {type(error).__name__}: {error}")
            ) from None
        if game.position(again) != position:
            yield Finding("pickle", f"{position} comes back as {game.position(again)} when it is {way}")
        for viewer in viewers:
            if again.view(viewer) != state.view(viewer):
                yield Finding("pickle", f"viewer {viewer} sees something else once a state was {way}")
            if viewer is not None:
                ours, theirs = state.legal(viewer), again.legal(viewer)
                if len(ours) != len(theirs) or any(a is not b for a, b in zip(ours, theirs, strict=True)):
                    yield Finding("pickle", f"seat {viewer} has other actions once a state was {way}")
        _random_moves(again)
        if contents(game, state) != was:
            raise MatchAbandoned(Finding("pickle", f"playing on a state that was {way} changed the original"))


def _a_little_later(game: Game, state: State) -> dict[str, Any]:
    """The position after a few random moves, always the same moves for the same state."""
    was = contents(game, state)
    later = state.copy()
    _random_moves(later)
    if contents(game, state) != was:
        raise MatchAbandoned(Finding("copy", "playing on a copy changed the original"))
    return game.position(later)


def _random_moves(state: State) -> None:
    rng = FastRng(8)
    for _ in range(12):
        pending = state.pending()
        if isinstance(pending, Decision):
            legal = state.legal(pending.seats[0])
            state.play(pending.seats[0], legal[rng.below(len(legal))], None)
        elif isinstance(pending, Chance):
            state.play(CHANCE, state.sample(rng), None)


def _deed_round_trips(match: Match, deed: Deed, codec: Codec) -> Iterator[Finding]:
    game = match.game
    text = game.write(deed)
    if game.read(text, match.options, match.seats) != deed:
        yield Finding("notation", f"{deed} is written {text!r} but read back as something else")
    if codec.decode_deed(codec.encode(deed)) != deed:
        yield Finding("json", f"{deed} does not survive JSON")


def _ended_well(match: Match, heard: Heard) -> Iterator[Finding]:
    ended = match.ended
    assert ended is not None
    places = sorted(ended.places)
    if len(places) != match.seats or any(place != 1 + sum(p < place for p in places) for place in places):
        yield Finding("places", f"{ended.places} are not the places of {match.seats} seats")
    heard.clauses((ended.clause,))
    for seat in range(match.seats):
        if match.state.legal(Seat(seat)):
            yield Finding("legal", f"seat {seat} may still act after the end")
    moves = len(match.moves)
    was = match.game.position(match.state)
    match.rewind(moves // 2)
    if len(match.moves) != moves // 2:
        yield Finding("rewind", "going back does not keep the first half of the moves")
    if match.game.position(match.state) == was:
        yield Finding("rewind", "going back changes nothing")


def _records(match: Match) -> Iterator[Finding]:
    """Play on after the rewind, then write the match down in both forms and read it back."""
    game = match.game
    rng = FastRng(len(match.moves))
    while match.ended is None:
        match.play(*_next(match, rng))
    names = tuple(f"Player {seat}" for seat in range(match.seats))
    record = record_of(match, names)
    for text in (to_text(record), to_json(record)):
        try:
            again, replayed = read(text, lambda _: game)
        except EstaminetError as error:
            yield Finding("records", f"a record is not read back: {error}")
            return
        if again != record or to_text(again) != to_text(record) or to_json(again) != to_json(record):
            yield Finding("records", "a record does not come back the same")
        if replayed.events != match.events or game.position(replayed.state) != game.position(match.state):
            yield Finding("records", "the same moves did not give the same match")


def _goes_back(match: Match, rng: Rng) -> Iterator[Finding]:
    """After moves are taken back nobody knows of them: what every viewer has seen is as in a match without them."""
    viewers: list[Viewer] = [None, *(Seat(seat) for seat in range(match.seats))]
    for viewer in viewers:
        match.seen(viewer)
    kept = match.moves[: rng.below(len(match.moves))]
    match.rewind(len(kept))
    again = Match(match.game, match.options, match.seats)
    for move in kept:
        again.play(Seat(move.by), move.deed)
    for viewer in viewers:
        if list(match.seen(viewer)) != list(again.seen(viewer)):
            yield Finding("take-back", f"viewer {viewer} has seen something else after a return to move {len(kept)}")
    if match.game.position(match.state) != match.game.position(again.state):
        yield Finding("take-back", f"a return to move {len(kept)} leads to another state")


class Heard:
    """What was said during the run: every clause exists, and every sentence in every language of the game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known = set(game.rules().clauses)
        self._names = [f"N{seat}" for seat in range(16)]
        self._speakers = [Speaker(language, game, self._names) for language in languages_of(game)]
        self._missing: dict[str, Finding] = {}
        self._refused: set[str] = set()

    def findings(self) -> Iterator[Finding]:
        yield from self._missing.values()

    def _lacks(self, finding: Finding) -> None:
        self._missing.setdefault(finding.message, finding)

    def clauses(self, clauses: tuple[str, ...]) -> None:
        for clause in clauses:
            if clause not in self._known:
                self._lacks(Finding("clauses", f"{clause} is named but is not in RULES.md"))

    def asks(self, options: Options, view: View) -> None:
        message, args = self._game.asks(options, view)
        for speaker in self._speakers:
            try:
                speaker.say(message, **args)
            except MissingText as error:
                self._lacks(Finding("sentences", str(error)))

    def deed(self, deed: Deed) -> None:
        for speaker in self._speakers:
            try:
                speaker.deed(deed)
            except MissingText as error:
                self._lacks(Finding("sentences", str(error)))

    def refusal(self, refusal: Refusal) -> None:
        key = f"{refusal.clause} {refusal.reason}"
        if key not in self._refused:
            self._refused.add(key)
            self.clauses((refusal.clause,))
            for speaker in self._speakers:
                try:
                    speaker.refusal(refusal)
                except MissingText as error:
                    self._lacks(Finding("sentences", str(error)))

    def event(self, event: Event, seats: int, codec: Codec) -> Iterator[Finding]:
        self.clauses((event.clause(),))
        viewers: list[Viewer] = [None, *(Seat(seat) for seat in range(seats))]
        public = event.seen_by(None)
        versions = [event]
        for viewer in viewers:
            told = event.seen_by(viewer)
            if told is None:
                if public is not None:
                    yield Finding("events", f"a spectator is told {public}, seat {viewer} is not")
                continue
            versions.append(told)
            if told.seen_by(viewer) != told:
                yield Finding("events", f"hiding {event} from {viewer} twice is not hiding it once")
            if told.seen_by(None) != public:
                yield Finding(
                    "events",
                    f"a spectator is told {public}, which is not part of what seat {viewer} is told: {told}",
                )
        for version in versions:
            if codec.decode_event(codec.encode(version)) != version:
                yield Finding("json", f"{version} does not survive JSON")
            for speaker in self._speakers:
                if problem := sayable(speaker, version):
                    self._lacks(Finding("sentences", problem))
