"""The worked examples of the rules, played through the public interface: positions, Match, events, views.

A column is a list of visible cards, or a map with hidden, above, jungle, below. `hand` is seat 0's hand, `others` the
number of cards in each other hand; `pile` lists the top of the pile. Seat 0 begins its turn in round 1 of 3. All but
the last of the `actions` are legal, and `legal` speaks about the last one. What is expected holds afterwards.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from estaminet.games.dudab.events import HandShown
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.material import CALL_OF, CALL_WORDS, CODES, DECKS, KIND_OF
from estaminet.games.dudab.tests.table import Table, sorted_cards
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.match import Match
from estaminet.kernel.values import Seat

EXAMPLES = yaml.safe_load((Path(__file__).parent / "examples.yaml").read_text("utf-8"))["dudab_examples"]
STATES = {
    "normal": "TURN_NORMAL",
    "react": "TURN_REACT",
    "call": "TURN_CALL",
    "trim": "TRIM",
    "round-over": "ROUND_OVER",
}


def notations(table: Table, action: dict[str, Any]) -> list[str]:
    """An example's action as it is typed, card by card where it names several."""
    if "place" in action:
        text = f"{action['place']}{action['to'] + 1}"
        call = action.get("call", "none")
        return [text if call == "none" else f"{text} call {CALL_WORDS[CALL_OF[call]]}"]
    if "draw_put" in action:
        return [f"put {action['draw_put']}"]
    if "keep" in action:
        shed = sorted_cards((Counter(table.hand()) - Counter(action["keep"])).elements())
        return [f"shed to {action['rest']}", *(f"shed {card}" for card in shed)]
    if "trim" in action:
        return [f"trim {card}" for card in action["trim"]]
    for word in ("jungle", "baby"):
        if word in action:
            return [f"{word} {action[word] + 1}"]
    return ["draw" if "draw" in action else "penalty"]


def ids(kind: str) -> list[str]:
    return [example["id"] for example in EXAMPLES[kind]]


@pytest.mark.parametrize("example", EXAMPLES["legality"], ids=ids("legality"))
def test_legality(example: dict[str, Any]) -> None:
    keys = ("players", "options", "others", "pile_size", "pending", "pile")
    more = {key: example.get(key, EXAMPLES["defaults"].get(key)) for key in keys}
    more["pile"] = more["pile"] or ()
    table = Table(example["columns"], example["hand"], **more)
    expect = dict(example["expect"])
    *before, last = example["actions"]
    for action in before:
        table.play(*notations(table, action))
    *texts, text = notations(table, last)
    table.play(*texts)
    legal = expect.pop("legal")
    assert (text in table.legal()) is legal
    if not legal:
        assert table.clause(text) in example["rules"]
        assert table.refused(text)
        return
    events = table.play(text)
    assert expect
    for key, value in expect.items():
        assert actual(table, key, events) == (sorted_cards(value) if key in SETS and value != "none" else value), key


SETS = ("own", "hand_cards", "shown")


def actual(table: Table, key: str, events: list[Any]) -> Any:
    view = table.view
    if key == "state":
        return "CHOOSE_KEEP" if view.phase.startswith("shed") else STATES[view.phase]
    if key == "shown":
        shown = [event for event in events if isinstance(event, HandShown)]
        return sorted_cards(shown[0].cards) if shown else "none"
    if key.startswith("col"):
        return table.column(int(key[3:]))
    if key.startswith("hidden"):
        return table.hidden(int(key[6:]))
    simple = {
        "who": table.who,
        "hand": view.hands[0],
        "hands": list(view.hands),
        "hand_cards": sorted_cards(table.hand()),
        "own": table.own(),
        "pile": view.pile,
        "discard": list(view.discard),
        "pending": table.pending,
        "need": view.need,
    }
    return simple[key]


@pytest.mark.parametrize("example", EXAMPLES["scoring"], ids=ids("scoring"))
def test_scoring(example: dict[str, Any]) -> None:
    """A round that is over with these cards at seat 0: the view explains the score."""
    explained = explanation_of(example["hand"], example["pile"])
    assert msgspec.to_builtins(explained.parts) == example["expect"]
    shown = [*explained.paired, *explained.attached, *explained.shamans, *explained.numbers]
    shown += [card for removed in explained.removed for card in removed.cards]
    shown += ["D"] * (
        explained.hand_dudabs + explained.surplus_dudabs + len(explained.paired) + len(explained.attached)
    )
    shown += ["BB"] * explained.babies
    shown += ["J"] * (len(explained.removed) + explained.surplus_jungles)
    assert Counter(shown) == Counter(example["hand"] + example["pile"]), "every card has its place in the explanation"


def explanation_of(hand: list[str], pile: list[str]) -> Any:
    left = Counter(CODES[kind] for kind in DECKS["both"])
    left.subtract(hand + pile)
    rest = sorted(left.elements(), key=CODES.index)
    position = {
        "seats": 2,
        "options": {"expansions": "both"},
        "phase": "round-over",
        "starter": 0,
        "active": 0,
        "hands": [hand, []],
        "own": [{"public": pile}, {"public": rest[2:]}],
        "columns": [{"above": [rest[0]]}, {"above": [rest[1]]}],
    }
    match = Match.from_position(GAME, GAME.from_position(position))
    view = match.state.view(Seat(1))
    assert isinstance(view, DudabView)
    assert view.explained is not None
    assert view.scores[0][0] == view.explained[0].parts
    return view.explained[0]


def test_the_examples_are_all_there() -> None:
    assert len(EXAMPLES["scoring"]) == 25
    assert len(EXAMPLES["legality"]) == 60


def test_examples_complete_the_deck_as_they_say() -> None:
    """The instance that the conventions give: LX-01."""
    first = EXAMPLES["legality"][0]
    table = Table(first["columns"], first["hand"])
    assert table.hand(1) == ["R1P", "R1M", "R1C"]
    assert table.hand(2) == ["R1F", "R2P", "R2M"]
    pile = table.position["pile"]
    assert (pile[0], pile[-1], len(pile)) == ("R2C", "G1P", 40)
    assert len(table.own(2)) == 29
    assert all(code in KIND_OF for code in pile)
