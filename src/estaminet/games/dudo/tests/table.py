"""Setting a table of Dudo! in a few words, and playing on it through the public interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from estaminet.conformance.table import offered, play, view
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.material import DICE_EACH
from estaminet.games.dudo.options import DudoOptions
from estaminet.kernel.errors import Illegal
from estaminet.kernel.match import Match
from estaminet.kernel.values import CHANCE, Refusal, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

OPTIONS = [field.name for field in msgspec.structs.fields(DudoOptions)]


def options_in(row: Mapping[str, Any]) -> dict[str, Any]:
    """Those entries of an example that are options."""
    return {name: row[name] for name in OPTIONS if name in row}


def position(
    cups: Sequence[str],
    *,
    starter: int = 0,
    bids: Iterable[str] = (),
    round: int | None = None,
    jokers: Mapping[int, int] | None = None,
    been: Iterable[int] = (),
    palifico: bool = False,
    out: Sequence[int] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """A round in which these dice lie under the cups; an empty cup is that of an eliminated player.

    What is not mentioned: dice not in cups lie in the middle. Eliminated seats went out in seat order. Everybody
    with one die or none has been palifico, and so have those in `been`. Jokers are 0. The round is 1 + dice in the
    middle + jokers held. Bids are written `"0 3x5"`, by salsa `"0 salsa 3x5"`.
    """
    held = [(jokers or {}).get(seat, 0) for seat in range(len(cups))]
    dice = [len(cup) for cup in cups]
    written = [bid.split() for bid in bids]
    return {
        "seats": len(cups),
        "options": options,
        "phase": "bid",
        "round": 1 + DICE_EACH * len(cups) - sum(dice) + sum(held) if round is None else round,
        "starter": starter,
        "dice": dice,
        "jokers": held,
        "been_palifico": [count <= 1 or seat in been for seat, count in enumerate(dice)],
        "out": [seat for seat, count in enumerate(dice) if not count] if out is None else list(out),
        "palifico": palifico,
        "cups": ["".join(sorted(cup)) for cup in cups],
        "bids": [{"seat": int(who), "bid": said[-1], "salsa": "salsa" in said} for who, *said in written],
    }


def table(cups: str | Sequence[str], **more: Any) -> Match:
    """A match that begins in such a round. Cups may be one text, `"1233b 45 -"`."""
    if isinstance(cups, str):
        cups = ["" if cup == "-" else cup for cup in cups.split()]
    return Match.from_position(GAME, GAME.from_position(position(cups, **more)))


def new(seats: int, *moves: str, rematch_seat: int | None = None, **options: Any) -> Match:
    """A match from its very beginning."""
    rematch = None if rematch_seat is None else Seat(rematch_seat)
    return do(Match(GAME, DudoOptions.read(options, seats), seats, rematch_seat=rematch), *moves)


def do(match: Match, *moves: str) -> Match:
    """Play these: `"0 3x5"`, `"1 dudo"`, `"chance roll 1233b 45 -"`."""
    for move in moves:
        who, _, text = move.partition(" ")
        play(match, text, by=CHANCE if who == "chance" else int(who))
    return match


def refused(match: Match, move: str) -> Refusal:
    """Why this move is not allowed; fails if it is. Nothing changes."""
    before = GAME.position(match.state)
    try:
        do(match, move)
    except Illegal as error:
        assert GAME.position(match.state) == before
        return error.refusal
    raise AssertionError(f"{move} was allowed")


def clause(match: Match, move: str) -> str:
    return refused(match, move).clause


def kinds(match: Match, seat: int) -> set[str]:
    """What kinds of things this seat may do."""
    bids = "raise" if view(match).bids else "bid"
    return {bids if "x" in text else text for text in offered(match, seat)}


def asked(match: Match) -> list[int]:
    return [int(seat) for seat in match.asked]
