"""Setting tables for tests: positions as the examples write them, completed to a whole deck, played through Match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.material import CODES, DECKS
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.errors import Illegal
from estaminet.kernel.match import Match
from estaminet.kernel.state import Decision
from estaminet.kernel.values import Action, Event, Refusal, Seat

Column = list[str] | dict[str, Any]


def sorted_cards(cards: Any) -> list[str]:
    return sorted(cards, key=CODES.index)


def column_of(column: Column) -> dict[str, Any]:
    whole: dict[str, Any] = {"hidden": [], "above": [], "jungle": False, "below": []}
    whole.update({"above": column} if isinstance(column, list) else column)
    return whole


def obligation_of(pending: str, seats: int) -> dict[str, Any] | None:
    """`none`, `shaman@0` or `call@0:symbol=P`; the caller is the last seat."""
    if pending == "none":
        return None
    kind, _, rest = pending.partition("@")
    column, _, call = rest.partition(":")
    caller = seats - 1 if call else None
    return {"kind": kind, "column": int(column), "call": call or None, "caller": caller}


def position_of(
    columns: Sequence[Column],
    hand: list[str],
    *,
    players: int = 3,
    options: dict[str, Any] | None = None,
    others: int = 3,
    pile_size: int = 40,
    pending: str = "none",
    pile: tuple[str, ...] | list[str] = (),
    hands: dict[int, list[str]] | None = None,
    active: int = 0,
    starter: int = 0,
    round_: int = 1,
    scores: list[Any] | None = None,
) -> dict[str, Any]:
    """Cards not mentioned come in deck order: to the other hands, to the pile below the listed cards, and all the rest
    to the own pile of the last seat."""
    options = options or {}
    whole = [column_of(column) for column in columns]
    given = dict(hands or {})
    given[active] = hand
    left = Counter(CODES[kind] for kind in DECKS[str(options.get("expansions", "none"))])
    for column in whole:
        left.subtract(column["hidden"] + column["above"] + column["below"] + ["J"] * column["jungle"])
    left.subtract(pile)
    for cards in given.values():
        left.subtract(cards)
    assert min(left.values()) >= 0, f"more cards than there are: {+(-left)}"
    rest = sorted_cards(left.elements())
    all_hands = []
    for seat in range(players):
        if seat in given:
            all_hands.append(given[seat])
        else:
            all_hands.append(rest[:others])
            rest = rest[others:]
    more = pile_size - len(pile)
    own: list[dict[str, Any]] = [{"public": [], "hidden": []} for _ in range(players)]
    own[-1]["public"] = rest[more:]
    return {
        "seats": players,
        "options": options,
        "phase": "play",
        "round": round_,
        "scores": scores or [],
        "starter": starter,
        "active": active,
        "pile": [*pile, *rest[:more]],
        "hands": all_hands,
        "own": own,
        "columns": whole,
        "pending": obligation_of(pending, players),
    }


class Table:
    """A match from a position, with short words for what tests ask."""

    def __init__(self, columns: Sequence[Column], hand: list[str], **more: Any) -> None:
        self.match = Match.from_position(GAME, GAME.from_position(position_of(columns, hand, **more)))

    @classmethod
    def at(cls, position: dict[str, Any]) -> Table:
        table = cls.__new__(cls)
        table.match = Match.from_position(GAME, GAME.from_position(position))
        return table

    @property
    def view(self) -> DudabView:
        """What a spectator sees."""
        view = self.match.state.view(None)
        assert isinstance(view, DudabView)
        return view

    def view_of(self, seat: int) -> DudabView:
        view = self.match.state.view(Seat(seat))
        assert isinstance(view, DudabView)
        return view

    @property
    def who(self) -> int | None:
        pending = self.match.pending
        return pending.seats[0] if isinstance(pending, Decision) else None

    @property
    def position(self) -> dict[str, Any]:
        return GAME.position(self.match.state)

    def action(self, text: str) -> Action:
        deed = GAME.read(text, self.match.options, self.match.seats)
        assert isinstance(deed, Action)
        return deed

    def legal(self, seat: int | None = None) -> list[str]:
        asked = self.who if seat is None else seat
        assert asked is not None
        return [GAME.write(action) for action in self.match.state.legal(Seat(asked))]

    def refusal(self, text: str) -> Refusal | None:
        assert self.who is not None
        return self.match.state.refusal(Seat(self.who), self.action(text))

    def clause(self, text: str) -> str | None:
        """The clause that refuses an action now, without its prefix; None if it is legal."""
        refusal = self.refusal(text)
        return None if refusal is None else refusal.clause.removeprefix("DUDAB-")

    def play(self, *texts: str) -> list[Event]:
        """Play these actions, each by the seat that is asked; the events of the last one."""
        for text in texts:
            assert self.who is not None
            self.match.play(Seat(self.who), self.action(text))
        last = len(self.match.moves) - 1
        return [event for number, event in self.match.events if number == last]

    def refused(self, text: str) -> bool:
        """Whether the match refuses this action; it must then have changed nothing."""
        before = self.position
        try:
            self.play(text)
        except Illegal:
            assert self.position == before
            return True
        return False

    def column(self, number: int) -> list[str]:
        """The visible cards of a column, with `J` at its place."""
        column = self.view.columns[number]
        return [*column.above, *(["J"] if column.jungle else []), *column.below]

    def hidden(self, number: int) -> list[str]:
        cards: list[str] = self.position["columns"][number]["hidden"]
        return cards

    def hand(self, seat: int = 0) -> list[str]:
        cards: list[str] = self.position["hands"][seat]
        return cards

    def own(self, seat: int = 0) -> list[str]:
        pile = self.position["own"][seat]
        return sorted_cards(pile["public"] + pile["hidden"])

    @property
    def pending(self) -> str:
        obligation = self.view.obligation
        if obligation is None:
            return "none"
        call = f":{obligation.call}" if obligation.call else ""
        return f"{obligation.kind}@{obligation.column}{call}"
