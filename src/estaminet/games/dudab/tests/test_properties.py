"""What holds whatever anybody does: the invariants of the rules over random play with random options."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estaminet.games.dudab.events import Dealt
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.playout import playout
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat

seeds = st.integers(0, 2**32)


def view_of(match: Match) -> DudabView:
    view = match.state.view(None)
    assert isinstance(view, DudabView)
    return view


def potential(view: DudabView) -> int:
    return 2 * view.pile + sum(view.hands)


@settings(max_examples=25, deadline=None)
@given(seeds, st.integers(2, 6))
def test_a_round_keeps_its_invariants(seed: int, seats: int) -> None:
    """DUDAB-JUN-20, DUDAB-BABY-16: no Jungle or Baby in a hand, every column shows a card; and section Termination:
    all cards are somewhere, hands have 2 to 5 cards between turns, the potential falls, rounds are short."""
    rng = FastRng(seed)
    options = DudabOptions.random(rng, seats)
    match = Match(GAME, options, seats, chance=SeededChance(seed))
    start = view_of(match)
    turns, last, active = 0, potential(start), None
    while match.asked and view_of(match).round == 1:
        view = view_of(match)
        if active is not None and not view.work and view.phase in ("normal", "react", "call"):
            assert potential(view) < last
            last = potential(view)
        if not view.work:
            turns += 1
            assert all(2 <= count <= 5 for count in view.hands)
        active = view.active
        assert list(match.state.violations()) == []
        for hand in GAME.position(match.state)["hands"]:
            assert not {"J", "BB"} & set(hand)
        for column in view.columns:
            assert 1 <= len(column.above) <= 5
            assert len(column.below) <= len(column.above)
            assert column.above[0] not in ("J", "BB")
        seat = match.asked[0]
        legal = match.state.legal(seat)
        assert legal
        match.play(seat, legal[rng.below(len(legal))])
    assert turns <= 2 * start.pile + seats - 1


@settings(max_examples=12, deadline=None)
@given(seeds, st.integers(2, 6))
def test_legal_and_refusal_agree(seed: int, seats: int) -> None:
    """The list of legal actions and the refusals come from one source, and every refusal names a clause that exists."""
    rng = FastRng(seed)
    options = DudabOptions.random(rng, seats)
    match = Match(GAME, options, seats, chance=SeededChance(seed))
    clauses = GAME.rules().clauses
    for step in range(60):
        if not match.asked:
            break
        seat = match.asked[0]
        legal = match.state.legal(seat)
        if step % 6 == 0:
            for action in GAME.actions(options, seats):
                refusal = match.state.refusal(seat, action)
                assert (refusal is None) == (action in legal)
                assert refusal is None or refusal.clause in clauses
        match.play(seat, legal[rng.below(len(legal))])


@settings(max_examples=12, deadline=None)
@given(seeds, st.integers(2, 6))
def test_a_saved_match_resumes_exactly(seed: int, seats: int) -> None:
    """Also in the middle of nested draws: unfinished work is data in the position."""
    rng = FastRng(seed)
    options = DudabOptions.random(rng, seats)
    match = Match(GAME, options, seats, chance=SeededChance(seed))
    for _ in range(80):
        if not match.asked:
            break
        position = GAME.position(match.state)
        resumed = GAME.from_position(position)
        assert GAME.position(resumed) == position
        seat = match.asked[0]
        legal = match.state.legal(seat)
        assert list(resumed.legal(seat)) == list(legal)
        action = legal[rng.below(len(legal))]
        resumed.play(seat, action, None)
        played = match.state.copy()
        played.play(seat, action, None)
        assert GAME.position(resumed) == GAME.position(played)
        for viewer in (None, *(Seat(s) for s in range(seats))):
            assert resumed.view(viewer) == played.view(viewer)
        match.play(seat, action)


@pytest.mark.parametrize("chain", ["full", "single"])
@pytest.mark.parametrize("expansions", ["none", "jungle", "baby", "both"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_game_ends(seats: int, expansions: str, chain: str) -> None:
    """DUDAB-END-01: always by an empty pile, whatever the flags."""
    rng = FastRng(seats)
    for flags in range(4):
        options = GAME.read_options(
            {
                "expansions": expansions,
                "baby_chain": chain,
                "columns_at_4": 2 + flags % 2,
                "call_declared": ("optional", "mandatory")[flags % 2],
                "second_dudab": ("same", "any")[flags // 2],
                "shaman_answer": ("free", "at_five", "always", "free")[flags],
                "call_duty": ("must", "may")[flags // 2],
                "rounds": 1,
            },
            seats,
        )
        state = GAME.start(options, seats)
        assert playout(state, rng) > 0
        view = state.view(None)
        assert isinstance(view, DudabView)
        assert (view.phase, view.pile) == ("game-over", 0)
        assert list(state.violations()) == []


@pytest.mark.parametrize("expansions", ["none", "both"])
def test_the_same_moves_give_the_same_game_with_and_without_listeners(expansions: str) -> None:
    """Events only tell; they change nothing. And a watching seat is told every deal."""
    options = GAME.read_options({"expansions": expansions}, 3)
    match = Match(GAME, options, 3, chance=SeededChance(4))
    rng = FastRng(4)
    while match.asked:
        legal = match.state.legal(match.asked[0])
        match.play(match.asked[0], legal[rng.below(len(legal))])
    silent = GAME.start(options, 3)
    for move in match.moves:
        silent.play(Seat(move.by), move.deed, None)
    assert GAME.position(silent) == GAME.position(match.state)
    assert sum(isinstance(event, Dealt) for event in match.seen(None)) == 3
