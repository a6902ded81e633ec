"""What holds in every game: the proofs of the rule sheet as properties, over random and stalling players."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estaminet.conformance.table import play, view
from estaminet.games.dnup.actions import Add, Play, Take, Turn
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.position import reachable
from estaminet.games.dnup.tests.tables import match_from, options, position
from estaminet.games.dnup.view import DnupView
from estaminet.kernel.errors import BadPosition, Unreadable
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Decision, Ended, State
from estaminet.kernel.values import CHANCE, Action, Seat
from estaminet.text import Speaker, languages

Chooser = Callable[[Any, FastRng], Action]


def at_random(legal: Any, rng: FastRng) -> Action:
    action: Action = legal[rng.below(len(legal))]
    return action


def turning(legal: Any, rng: FastRng) -> Action:
    """Always D where it is offered."""
    return legal[-1] if isinstance(legal[-1], Turn) else at_random(legal, rng)


def taking(legal: Any, rng: FastRng) -> Action:
    """Always C where it is offered."""
    takes = [action for action in legal if isinstance(action, Take)]
    return at_random(takes or legal, rng)


def greedy(legal: Any, rng: FastRng) -> Action:
    plays = [action for action in legal if isinstance(action, Play)]
    return max(plays, key=lambda p: (len(p.cards), -p.value)) if plays else at_random(legal, rng)


def play_match(state: State, choose: Chooser, rng: FastRng, look: Callable[[State], None]) -> tuple[int, int]:
    """Play to the end; the number of rounds and the longest round in turns."""
    rounds = turns = longest = 0
    while not isinstance(pending := state.pending(), Ended):
        if isinstance(pending, Decision):
            state.play(pending.seats[0], choose(state.legal(pending.seats[0]), rng), None)
            turns += 1
            longest = max(longest, turns)
        else:
            state.play(CHANCE, state.sample(rng), None)
            rounds += state.pending() is not pending and isinstance(state.pending(), Decision)
            turns = 0
        look(state)
    return rounds, longest


def no_look(state: State) -> None:
    """Nobody looks."""


@settings(deadline=None, max_examples=25)
@given(st.integers(2, 5), st.integers(0, 2**32), st.sampled_from([at_random, turning, taking, greedy]))
def test_play_06_no_two_sets_of_one_size_ever_lie_on_the_table(seats: int, seed: int, choose: Chooser) -> None:
    """DNUP-PLAY-06, and the number of rounds: at most one more than players (three for two)."""
    rng = FastRng(seed)

    def look(state: State) -> None:
        seen = state.view(None)
        assert isinstance(seen, DnupView)
        sizes = [len(lying.cards) for lying in seen.table]
        assert len(set(sizes)) == len(sizes)
        assert list(state.violations()) == []

    given_options = DnupOptions.random(rng, seats)
    if not given_options.stall_guard:
        choose = greedy
    state = GAME.start(given_options, seats)
    rounds, _ = play_match(state, choose, rng, look)
    assert rounds <= seats + 1
    ended = state.pending()
    assert isinstance(ended, Ended)
    points = state.points
    goal = 2 if seats == 2 else 4
    assert points[state.winner] >= goal
    assert ended.places[state.winner] == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("deck", ["even40", "pairs36"])
def test_stall_02_the_guard_ends_every_round_of_stalling_players(seats: int, deck: str) -> None:
    """DNUP-STALL-02: every seat turns, or takes, whenever it is offered."""
    rng = FastRng(seats)
    for choose in (turning, taking):
        for _ in range(3):
            rounds, longest = play_match(GAME.start(options(seats, deck=deck), seats), choose, rng, no_look)
            assert rounds <= seats + 1
            assert longest < 2000


def test_stall_02_guarded_play_goes_up_in_dictionary_order() -> None:
    """DNUP-STALL-02: without a discard, A and B under the guard raise the table; D leaves it. So it cannot go on."""
    rng = FastRng(11)
    before: list[tuple[int, ...]] = []
    guarded_steps = 0

    def look(state: State) -> None:
        nonlocal guarded_steps
        seen = state.view(None)
        assert isinstance(seen, DnupView)
        if not seen.guarded:
            before.clear()
            return
        guarded_steps += 1
        values = {len(lying.cards): lying.value for lying in seen.table}
        table = tuple(values.get(size, 0) for size in range(12, 0, -1))
        if before:
            assert table >= before[-1]
        before.append(table)
        assert len(before) < 60

    for seats in (3, 4, 5):
        play_match(GAME.start(options(seats), seats), turning, rng, look)
    assert guarded_steps > 20


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 120))
def test_legal_is_what_refusal_accepts_over_the_whole_table_of_actions(seats: int, seed: int, moves: int) -> None:
    """The quick list of plays and adds must agree with the refusals, action by action."""
    rng = FastRng(seed)
    match = Match(GAME, DnupOptions.random(rng, seats), seats, chance=SeededChance(seed))
    while match.ended is None and len(match.moves) < moves:
        seat = match.asked[0]
        match.play(seat, (turning if rng.below(2) else at_random)(match.state.legal(seat), rng))
    for number in range(seats):
        seat = Seat(number)
        legal = {action.index for action in match.state.legal(seat)}
        accepted = {
            action.index for action in GAME.actions(match.options, seats) if match.state.refusal(seat, action) is None
        }
        assert legal == accepted


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 150), st.data())
def test_a_position_that_was_reached_is_read_back_and_a_damaged_one_is_refused(
    seats: int, seed: int, moves: int, data: st.DataObject
) -> None:
    rng = FastRng(seed)
    match = Match(GAME, DnupOptions.random(rng, seats), seats, chance=SeededChance(seed))
    while match.ended is None and len(match.moves) < moves:
        seat = match.asked[0]
        match.play(seat, at_random(match.state.legal(seat), rng))
    written = GAME.position(match.state)
    assert GAME.position(GAME.from_position(written)) == written
    key = data.draw(st.sampled_from(sorted(written)))
    garbage: st.SearchStrategy[Any] = st.sampled_from(
        [None, -1, 7, "x", [], {}, [[]], [99] * seats, True, ["5/5"], [["1/5"]] * seats]
    )
    damaged = {**written, key: data.draw(garbage)}
    assert is_refused_with_reasons(damaged) or list(GAME.from_position(damaged).violations()) == []


def is_refused_with_reasons(written: dict[str, Any]) -> bool:
    try:
        GAME.from_position(written)
    except BadPosition as error:
        return len(error.reasons) > 0
    return False


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hands": [["8/2"], ["1/3"], []]}, "holds no cards"),
        ({"pile": ["2/1"]}, "lower value first"),
        ({"table": [{"seat": 1, "cards": ["7/1"]}] * 2}, "two sets lie in front of seat 1"),
        ({"table": [{"seat": 1, "cards": ["7/1"], "added": 1}]}, "1 of 1 cards were added"),
        ({"table": [{"seat": 1, "cards": ["7/1"], "area": 1}]}, "no area"),
        ({"points": [3, 0, 0], "round": 2}, "cannot have given"),
        ({"points": [1, 0, 0]}, "cannot have given"),
        ({"star": None}, "star holder"),
        ({"turn": 3}, "no seat 3"),
        ({"out": [0, 1, 2], "hands": [[], [], []]}, "everybody is out"),
        ({"known": [[], [], []]}, "memory_aid"),
        ({"options": {"deck": "printed"}}, "deck"),
        ({"colour": 1}, "no field 'colour'"),
    ],
)
def test_positions_that_cannot_be_are_refused_with_the_reason(changes: dict[str, Any], said: str) -> None:
    written = position(3, "P1", ["8/2", "4/1"], {"P2": ["7/1"]})
    assert GAME.from_position(written) is not None
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({**written, **changes})
    assert any(said in reason for reason in caught.value.reasons), caught.value.reasons


def test_set_01_and_play_06_hold_for_positions_too() -> None:
    """DNUP-SET-01, DNUP-PLAY-06"""
    for table, said in (({"P2": ["7/1"], "P3": ["6/8"]}, "two sets of 1"), ({"P2": ["7/1", "6/8"]}, "in a set of 7s")):
        with pytest.raises(BadPosition, match=said):
            GAME.from_position(position(3, "P1", ["8/2", "4/1"], table))


@settings(deadline=None, max_examples=300)
@given(st.integers(2, 5), st.text(alphabet="play addtkeurnfmx0123456789/.*P,+ ", max_size=40))
def test_whatever_is_typed_is_read_or_unreadable(seats: int, text: str) -> None:
    try:
        deed = GAME.read(text, options(seats), seats)
    except Unreadable:
        return
    assert GAME.read(GAME.write(deed), options(seats), seats) == deed


def test_notation_is_generous() -> None:
    five = options(5)
    for typed in ("play 3/4 3/6", "PLAY 3/6,3/4", "  a 3 / 6  3/4 ", "lay 3/4+3/6"):
        assert GAME.write(GAME.read(typed, five, 5)) == "play 3/4 3/6"
    assert GAME.write(GAME.read("Add 5/2 to p2", five, 5)) == "add 5/2 P2"
    assert GAME.write(GAME.read("take from 3", five, 5)) == "take P3"
    assert GAME.write(GAME.read("b 5/2 P2 . 1", options(2), 2)) == "add 5/2 P2.1"
    assert GAME.write(GAME.read("d", five, 5)) == "turn"


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "dnup-notation"),
        ("play", "play-what"),
        ("play 3/3", "not-in-deck"),
        ("play 3-4", "no-card"),
        ("play 3/4 3/4", "too-many-alike"),
        ("play 3/4 5/6", "not-a-set"),
        ("add 5/2", "add-what"),
        ("add 5/2 5/1 P2", "add-one"),
        ("take P9", "no-such-place"),
        ("take P2.1", "no-areas"),
        ("take", "take-what"),
        ("turn 3/4", "turn-some"),
        ("pass", "no-pass"),
    ],
)
def test_what_is_no_action_is_unreadable_with_a_reason(typed: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.read(typed, options(5), 5)
    assert caught.value.reason == reason


def test_a_place_that_is_not_there_is_echoed_as_typed_with_the_names_places_have() -> None:
    for seats, typed, names in ((5, "take p9", "P1, P2"), (2, "take P9.1", "P1.1, P1.2, P2.1 and P2.2")):
        with pytest.raises(Unreadable) as caught:
            GAME.read(typed, options(seats), seats)
        said = Speaker("en", GAME).unreadable(caught.value)
        assert f"“{typed.split()[1]}”" in said
        assert names in said


@pytest.mark.parametrize("seats", [2, 5])
def test_what_one_is_told_to_write_can_be_written_at_this_table(seats: int) -> None:
    """For two players P2 alone names no place, and there is no P3."""
    for typed, examples in (("", 4), ("add 5/2", 1), ("take", 1)):
        with pytest.raises(Unreadable) as caught:
            GAME.read(typed, options(seats), seats)
        said = Speaker("en", GAME).unreadable(caught.value)
        told = re.findall(r"play 3/4 3/6|add 5/2 P[\d.]*\d|take P[\d.]*\d|turn", said)
        assert len(told) == examples
        for example in told:
            GAME.read(example, options(seats), seats)


def test_for_two_a_refusal_names_the_area() -> None:
    """DNUP-ADD-01 and DNUP-TAKE-02: a set lies in the other area, so that the name alone would be untrue."""
    position = {
        "seats": 2, "phase": "begin", "round": 1, "star": 0, "turn": 0, "area": 1,
        "hands": [["8/6", "5/2", "1/3"], ["9/4", "3/4", "6/3"]],
        "table": [{"seat": 1, "area": 2, "cards": ["8/7"]}],
        "pile": ["1/5", "1/6", "2/7", "2/8", "2/9", "3/9", "4/5", "5/6", "7/9"], "points": [0, 0],
    }  # fmt: skip
    match = Match.from_position(GAME, GAME.from_position(position))
    for typed in ("take P2.1", "add 8/6 P2.1"):
        refusal = match.state.refusal(Seat(0), GAME.read(typed, match.options, 2))
        assert refusal is not None
        assert "Bo (area 1)" in Speaker("en", GAME, ("Ada", "Bo")).refusal(refusal)
    taken = match.state.refusal(Seat(0), GAME.read("take P2.2", match.options, 2))
    assert taken is None


def test_too_many_alike_are_counted_in_words() -> None:
    for typed, seats, said in (("play 5/2 5/2", 5, "only one card 5/2"), ("play 1/9 1/9 1/9", 5, "only 2 cards 1/9")):
        with pytest.raises(Unreadable) as caught:
            GAME.read(typed, options(seats), seats)
        assert said in Speaker("en", GAME).unreadable(caught.value)
        assert len({Speaker(language, GAME).unreadable(caught.value) for language in languages()}) == len(languages())


def test_equal_cards_are_one_choice() -> None:
    """Two 1/9 are in the deck for five: one or both of them, and no third choice."""
    match = match_from(position(5, "P1", ["1/9", "1/9", "1/2"]))
    plays = [GAME.write(action) for action in match.state.legal(Seat(0)) if isinstance(action, Play)]
    assert plays == ["play 1/2", "play 1/9", "play 1/2 1/9", "play 1/9 1/9", "play 1/2 1/9 1/9"]
    match = match_from(position(5, "P1", ["1/9", "1/9", "1/2"], {"P2": ["1/3", "1/4", "1/5"]}))
    adds = [GAME.write(action) for action in match.state.legal(Seat(0)) if isinstance(action, Add)]
    assert adds == ["add 1/2 P2", "add 1/9 P2"]


def test_the_table_of_actions_is_made_once_for_a_deck_and_seats() -> None:
    assert GAME.actions(options(5), 5) is GAME.actions(DnupOptions(memory_aid=True), 5)
    actions = GAME.actions(options(5), 5)
    assert all(action.index == place for place, action in enumerate(actions))
    assert len(actions) == 3319 + 5 * 72 + 5 + 1


def test_a_hand_of_twenty_lists_every_choice() -> None:
    """DNUP-HAND-02: nine 1s and nine 9s are 383 and 383 sets; the list is complete and has no repeats."""
    ones = ["1/2", "1/3", "1/4", "1/5", "1/6", "1/7", "1/8"]
    nines = ["9/1", "9/1", "9/2", "9/3", "9/4", "9/5", "9/6", "9/7", "9/8"]
    match = match_from(position(5, "P1", [*ones, *nines, "2/3", "2/4", "3/4", "4/5"]))
    legal = match.state.legal(Seat(0))
    plays = [action for action in legal if isinstance(action, Play)]
    assert len(plays) == len({action.index for action in plays})
    assert len(plays) == (2**7 - 1) + (3 * 2**7 - 1) + 3 + 1 + 1
    assert view(match).counts[0] == 20
    play(match, "play " + " ".join(nines))
    assert len(view(match).table[0].cards) == 9


def test_points_that_would_have_won_cannot_be_those_of_an_earlier_round() -> None:
    """DNUP-GAME-01: four points end the match, so nobody has more than three before the next deal."""
    for seats in (3, 4, 5):
        earlier = [reachable(seats, rounds) for rounds in range(seats + 1)]
        assert earlier[0] == {(0,) * seats}
        assert {sum(points) for points in earlier[2]} == {6}
        assert max(max(points) for after in earlier for points in after) == 3
