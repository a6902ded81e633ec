"""Options from loose input, messages, and places."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import pytest
from msgspec import Meta

from estaminet.kernel.errors import BadOptions
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Ended, places_of
from estaminet.kernel.values import (
    Action,
    Dealing,
    Message,
    Name,
    Options,
    Public,
    Revealing,
    Seat,
    Several,
    Word,
    list_word,
    slug,
)


class HouseRules(Options, frozen=True, kw_only=True):
    pace: Literal["slow", "quick"] = "slow"
    cards: Annotated[int, Meta(ge=2, le=4)] = 3
    open: bool = False

    def problems(self, seats: int) -> list[Message]:
        return [("wrong-cards", {"cards": self.cards, "seats": seats})] if self.cards == 4 and seats == 3 else []


def test_options_are_read_from_the_text_of_a_command_line() -> None:
    given = {"pace": "quick", "cards": "2", "open": "on"}
    assert HouseRules.read(given, 3) == HouseRules(pace="quick", cards=2, open=True)


def test_everything_wrong_with_options_is_said_at_once() -> None:
    with pytest.raises(BadOptions) as caught:
        HouseRules.read({"pace": "warp", "cards": "9", "open": "maybe", "speed": "1"}, 3)
    assert len(caught.value.reasons) == 4
    for word in ("warp", "slow, quick", "9", "2, 3, 4", "maybe", "speed"):
        assert word in str(caught.value)


def test_contradictions_are_refused_with_their_reason() -> None:
    with pytest.raises(BadOptions, match="cards: 4, seats: 3"):
        HouseRules.read({"cards": 4}, 3)
    assert HouseRules.read({"cards": 4}, 2).cards == 4


def test_random_options_are_valid_and_reach_every_choice() -> None:
    rng = FastRng(1)
    drawn = [HouseRules.random(rng, 3) for _ in range(200)]
    assert {options.cards for options in drawn} == {2, 3}
    assert {options.pace for options in drawn} == {"slow", "quick"}
    assert {options.open for options in drawn} == {True, False}


class PlayACard(Action, frozen=True):
    seat: int
    rank: str
    face_up: bool


def test_a_message_is_named_by_its_class_and_told_by_its_fields() -> None:
    message, args = PlayACard(0, 2, "K", True).message()
    assert message == "play-acard" == slug("PlayACard")
    assert args == {"seat": Name(2), "rank": "K"}


def test_equal_scores_share_a_place_and_the_next_place_counts_them_all() -> None:
    assert places_of([5, 7, 7, 1]) == (3, 1, 1, 4)
    assert places_of([0, 0]) == (1, 1)


def test_a_win_is_shared_by_those_in_first_place() -> None:
    assert Ended((2, 1, 3), "X-01").shares() == [0.0, 1.0, 0.0]
    assert Ended((1, 1, 3), "X-01").shares() == [0.5, 0.5, 0.0]


def test_several_are_said_as_a_list_of_what_one_is_said() -> None:
    assert list_word(lambda card: Word("card", {"number": card}))((3, 1)) == Several(
        (Word("card", {"number": 3}), Word("card", {"number": 1}))
    )


class Turned(Public, frozen=True):
    SAYS: ClassVar = {"card": lambda card: Word(f"card-{card}"), "column": lambda column: column + 1}
    seat: int
    card: str | None
    column: int
    rule: str
    hidden: bool = False


def test_an_event_says_its_fields_and_happens_by_its_rule() -> None:
    event = Turned(1, "K", 0, "TINY-TURN-01", True)
    args = {"seat": Name(1), "card": Word("card-K"), "column": 1}
    assert event.message() == event.told() == ("turned", args)
    assert event.told("seen", count=3) == ("turned-seen", {**args, "count": 3})
    assert "card" not in Turned(1, None, 0, "x").told()[1]
    assert event.clause() == "TINY-TURN-01"


class Shown(Revealing, frozen=True):
    BY: ClassVar[str] = "TINY-END-01"


def test_what_everybody_sees_come_out_reveals_to_everybody() -> None:
    assert [Shown().seen_by(viewer) for viewer in (None, Seat(0))] == [Shown(), Shown()]
    assert [Shown().reveals(viewer) for viewer in (None, Seat(0))] == [True, True]
    assert Shown().clause() == "TINY-END-01"


class Given(Dealing, frozen=True):
    SAYS: ClassVar = {"hands": lambda hands: "".join(hand or "-" for hand in hands)}
    hands: tuple[str | None, ...]


def test_a_deal_tells_everybody_their_own_and_speaks_of_it_only_to_them() -> None:
    dealt = Given(("a", "b", "c"))
    told = [dealt.seen_by(viewer) for viewer in (Seat(1), None)]
    assert told == [Given((None, "b", None)), Given((None, None, None))]
    said = [one.message() for one in (dealt, *told) if one is not None]
    assert said == [("given-seen", {"hands": "abc"}), ("given-seen", {"hands": "-b-"}), ("given", {"hands": "---"})]
