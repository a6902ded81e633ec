"""Match, the one authority: who may play what, what is told, and what may be taken back."""

from __future__ import annotations

import pytest

from estaminet.games import find
from estaminet.kernel.errors import BadOptions, Illegal, Unreadable
from estaminet.kernel.fairness import FairChance
from estaminet.kernel.match import Match, Obstacle, SeededChance
from estaminet.kernel.state import Chance
from estaminet.kernel.values import CHANCE, Action, Deed, Seat

GAME = find("dudo")
OPTIONS = GAME.read_options({"first_starter": "seat"}, 2)


def deed(text: str) -> Deed:
    return GAME.read(text, OPTIONS, 2)


def begun() -> Match:
    """Seat 0 to open, with known dice."""
    match = Match(GAME, OPTIONS, 2)
    match.play(CHANCE, deed("roll 12345 1233b"))
    return match


def test_without_a_source_chance_waits_to_be_played_by_hand() -> None:
    match = Match(GAME, OPTIONS, 2)
    assert isinstance(match.pending, Chance)
    match.play(CHANCE, deed("roll 12345 1233b"))
    assert match.asked == (0,)


def test_with_a_source_chance_moves_as_soon_as_it_is_due() -> None:
    match = Match(GAME, OPTIONS, 2, chance=SeededChance(1))
    assert match.asked == (0,)
    match.play(Seat(0), deed("1x1"))
    match.play(Seat(1), deed("dudo"))
    assert match.asked, "the next round was rolled"


def test_the_wrong_number_of_seats_and_bad_options_are_refused() -> None:
    with pytest.raises(BadOptions, match="low: 2, high: 6"):
        Match(GAME, OPTIONS, 7)
    with pytest.raises(BadOptions, match="wrong-first-seat"):
        Match(GAME, GAME.options_type(first_seat=4), 3)


def test_an_illegal_move_names_its_clause_and_changes_nothing() -> None:
    match = begun()
    before = GAME.position(match.state)
    with pytest.raises(Illegal) as caught:
        match.play(Seat(0), deed("dudo"))
    assert caught.value.refusal.clause == "DUDO-BID-01"
    assert GAME.position(match.state) == before
    assert len(match.moves) == 1


def test_something_that_is_no_action_of_the_game_is_unreadable() -> None:
    match = begun()
    bid = deed("3x4")
    assert isinstance(bid, Action)
    forged = type(bid)(**{**{f: getattr(bid, f) for f in bid.__struct_fields__}, "index": 5})
    forgeries = [(Seat(0), forged), (CHANCE, bid), (Seat(0), deed("roll 1 1"))]
    for by, forgery in [*forgeries, *((Seat(seat), bid) for seat in (2, 9, -2))]:
        with pytest.raises(Unreadable) as caught:
            match.play(by, forgery)
        assert (caught.value.reason == "no-such-seat") is (by not in (0, 1, CHANCE))
    assert len(match.moves) == 1


def test_a_viewer_is_told_only_what_it_may_know() -> None:
    match = begun()
    told = {viewer: repr(match.seen(viewer)) for viewer in (Seat(0), Seat(1), None)}
    assert "12345" in told[Seat(0)]
    assert "1233b" not in told[Seat(0)]
    assert "1233b" in told[Seat(1)]
    assert "12345" not in told[None]
    assert "1233b" not in told[None]


def test_the_story_is_what_was_seen_with_move_numbers() -> None:
    match = begun()
    match.play(Seat(0), deed("2x3"))
    assert [event for _, event in match.story(Seat(1))] == list(match.seen(Seat(1)))
    assert [number for number, _ in match.story(None, since=1)] == [1]


def test_the_log_begins_with_the_latest_page() -> None:
    """Where results leave the screen at the next roll (DUDO-HIDE-01); elsewhere all of it stays."""
    for hidden in (True, False):
        options = GAME.read_options({"first_starter": "seat", "lost_dice": "hidden" if hidden else "visible"}, 2)
        match = Match(GAME, options, 2, chance=SeededChance(1))
        rolls = [0]
        for _ in range(2):
            match.play(match.asked[0], deed("1x1"))
            match.play(match.asked[0], deed("dudo"))
            rolls.append(len(match.moves) - 1)
        match.play(match.asked[0], deed("1x1"))
        first = rolls[-1] if hidden else 0
        assert match.log(None) == match.story(None, since=first)


def test_only_the_own_last_move_can_be_taken_back_without_asking() -> None:
    match = begun()
    assert not match.can_take_back(Seat(0)), "nothing but a roll so far"
    match.play(Seat(0), deed("2x3"))
    assert match.can_take_back(Seat(0))
    assert not match.can_take_back(Seat(1))
    match.play(Seat(1), deed("3x3"))
    assert not match.can_take_back(Seat(0))
    assert match.can_take_back(Seat(1))


def test_nothing_is_taken_back_after_something_hidden_came_out() -> None:
    match = begun()
    match.play(Seat(0), deed("2x3"))
    match.play(Seat(1), deed("dudo"))
    assert not match.can_take_back(Seat(1))
    obstacle = match.why_not_take_back(Seat(1))
    assert obstacle is not None
    assert obstacle.why == "revealed"
    assert obstacle.clause in GAME.rules().clauses


def test_why_a_move_cannot_be_taken_back_is_said() -> None:
    match = begun()
    assert match.why_not_take_back(Seat(0)) == Obstacle("no-move")
    match.play(Seat(0), deed("2x3"))
    assert match.why_not_take_back(Seat(1)) == Obstacle("no-move")
    match.play(Seat(1), deed("3x3"))
    assert match.why_not_take_back(Seat(0)) == Obstacle("others", seat=1)
    assert match.why_not_take_back(Seat(0), along=[Seat(1)]) is None, "nobody needs to ask a bot"
    match.play(Seat(0), deed("dudo"))
    match.play(CHANCE, deed("roll 1233 14455"))
    assert match.why_not_take_back(Seat(0), along=[Seat(1)]) == Obstacle("chance")
    match.play(match.asked[0], deed("1x1"))
    other = Seat(1 - match.moves[-1].by)
    assert match.why_not_take_back(other) == Obstacle("chance"), "whoever has moved since: a roll cannot be asked"


def test_going_back_is_a_shorter_replay() -> None:
    match = begun()
    before = GAME.position(match.state)
    told = list(match.seen(Seat(1)))
    match.play(Seat(0), deed("2x3"))
    # Somebody has looked in between, as bots do before every move.
    assert len(match.seen(Seat(1))) > len(told)
    match.rewind(1)
    assert GAME.position(match.state) == before
    for viewer in (None, Seat(0), Seat(1)):
        assert list(match.seen(viewer)) == list(begun().seen(viewer))
    assert list(match.observation(Seat(1)).seen) == told
    match.play(Seat(0), deed("4x4"))
    assert match.asked == (1,)


def test_fair_chance_gives_the_same_match_for_the_same_secret_and_words() -> None:
    def rolled(words: tuple[str, ...]) -> Deed:
        return Match(GAME, OPTIONS, 2, chance=FairChance(bytes(32), words)).moves[0].deed

    assert rolled(("a", "b")) == rolled(("a", "b"))
    assert rolled(("a", "b")) != rolled(("a", "c"))


def test_a_match_can_begin_in_a_position() -> None:
    first = begun()
    first.play(Seat(0), deed("2x3"))
    position = GAME.position(first.state)
    second = Match.from_position(GAME, GAME.from_position(position))
    assert second.asked == (1,)
    assert second.state.view(Seat(1)) == first.state.view(Seat(1))
    assert list(second.seen(Seat(1))) == [], "nobody has seen what was before the position"
