"""Dudo! drawn in a terminal: the cups, the bids of the round, your own dice, and the cups last lifted."""

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from estaminet.games.dudo.actions import TEXT, face_word
from estaminet.games.dudo.advice import COUNTING
from estaminet.games.dudo.material import DICE_EACH, bid_index
from estaminet.games.dudo.view import DudoView, Result
from estaminet.kernel.values import Arg, Name
from estaminet.text import Speaker
from estaminet.text.drawing import beside, stacked

SEAT_LETTERS = "ABCDEF"
SEAT_STYLES = ("cyan", "yellow", "magenta", "green", "blue", "red")
"""The colours of the dice; the letter of the seat says the same."""

WIDE = 64
"""From this width on the bids stand beside the cups and your dice are drawn large."""
MOST_RUNGS = 8

PIPS = {
    "1": ("       ", "   ●   ", "       "),
    "2": (" ●     ", "       ", "     ● "),
    "3": (" ●     ", "   ●   ", "     ● "),
    "4": (" ●   ● ", "       ", " ●   ● "),
    "5": (" ●   ● ", "   ●   ", " ●   ● "),
    "b": ("       ", "       ", "       "),
}


def draw(view: DudoView, speaker: Speaker, width: int, *, low: bool = False) -> RenderableType:
    """In a low window your dice stand on one line, and the log has the last result."""
    parts: list[RenderableType | None] = [stacked([_headline(view, speaker), _palifico(view, speaker, low)], low=True)]
    cups = _cups(view, speaker)
    ladder = _ladder(view, speaker, max(3, len(view.counts) - 2) if low else MOST_RUNGS)
    if view.phase not in ("bid", "window"):
        parts.append(cups)
    elif width >= WIDE:
        parts.append(beside([cups, ladder], gap=4))
    else:
        parts += [cups, None if low else ladder]
    parts.append(_middle(view, speaker))
    if view.last is not None and not low:
        draw_last = _reveal if view.phase in ("roll", "over") else _reveal_in_short
        parts.append(draw_last(view.last, speaker))
    parts.append(_places(view, speaker) if view.phase == "over" else _own_cup(view, speaker, width, low))
    return stacked(parts, low=low)


def _name(seat: int, speaker: Speaker) -> Text:
    """A name in the colour of the seat's dice, its letter before it."""
    name = f"{SEAT_LETTERS[seat]} {speaker.say('name', seat=Name(seat))}"
    return Text(name, SEAT_STYLES[seat], no_wrap=True)


def _joined(parts: Iterable[str]) -> str:
    return " · ".join(part for part in parts if part)


def _headline(view: DudoView, speaker: Speaker) -> Text:
    hidden = view.total is None
    dice = speaker.say("table-dice-hidden") if hidden else speaker.say("table-dice-in-cups", count=view.total or 0)
    calza = "" if view.calza_offered else speaker.say("table-calza-stopped")
    return Text(_joined((speaker.say("table-round", round=view.round), dice, calza)), "bold")


def _palifico(view: DudoView, speaker: Speaker, low: bool) -> RenderableType | None:
    if not view.palifico or view.starter is None:
        return None
    message = "table-palifico-next" if view.phase == "roll" else "table-palifico"
    text = Text(speaker.say(message, seat=Name(view.starter)), "bold red")
    return text if low else Panel(text, box=box.DOUBLE, style="red", expand=False)


def _cups(view: DudoView, speaker: Speaker) -> Table:
    """A line a seat: an arrow for whose turn it is, the dice in the cup, and what is known of the player."""
    table = Table.grid(padding=(0, 1))
    for seat, count in enumerate(view.counts):
        on_turn = view.turn == seat and view.phase in ("bid", "window")
        dice = "?" if count is None else "■" * count + "·" * (DICE_EACH - count)
        notes = []
        if not view.in_play[seat]:
            notes.append(speaker.say("table-out", place=len(view.counts) - view.out.index(seat)))
        elif view.jokers[seat]:
            stars = "★" * view.jokers[seat] if view.jokers[seat] <= DICE_EACH else "★"
            notes.append(f"{stars} {speaker.say('table-jokers', count=view.jokers[seat])}")
        if on_turn:
            notes.append(speaker.say("table-turn" if view.bids else "table-starts"))
        elif view.phase == "roll" and view.starter == seat:
            notes.append(speaker.say("table-starts"))
        if seat in view.waiting:
            notes.append(speaker.say("table-salsa-asked"))
        if view.salsa_used[seat]:
            notes.append(speaker.say("table-salsa-used"))
        if view.been_palifico[seat] and view.in_play[seat] and not (view.palifico and seat == view.starter):
            notes.append(speaker.say("table-was-palifico"))
        style = SEAT_STYLES[seat] if view.in_play[seat] else "dim"
        table.add_row("▶" if on_turn else " ", _name(seat, speaker), Text(dice, style), Text(_joined(notes)))
    return table


def _bid_text(count: int, value: int) -> str:
    return TEXT[bid_index(count, value)].replace("x", "×")


def _ladder(view: DudoView, speaker: Speaker, rungs: int) -> Text:
    """The bids of the round, the latest at the top."""
    lines = [Text(speaker.say("table-bids"), "bold")]
    if not view.bids:
        lines.append(Text(speaker.say("table-no-bids"), "dim"))
    for place, bid in enumerate(reversed(view.bids[-rungs:])):
        rung = Text(f"{_bid_text(bid.count, bid.value):>4}", "bold reverse" if place == 0 else "")
        salsa = f" · {speaker.say('table-salsa')}" if bid.salsa else ""
        lines.append(Text.assemble(rung, " ", _name(bid.seat, speaker), salsa))
    if len(view.bids) > rungs:
        lines.append(Text("   …", "dim"))
    return Text("\n", no_wrap=True).join(lines)


def _middle(view: DudoView, speaker: Speaker) -> Text:
    """The lost dice, in their owners' colours with their owners' letters."""
    text = Text(speaker.say("table-middle") + " ", "bold")
    if view.total is None:
        return text + Text(speaker.say("table-middle-hidden"), "dim")
    lost = [(seat, DICE_EACH - count) for seat, count in enumerate(view.counts) if count is not None]
    if not any(count for _, count in lost):
        return text + Text(speaker.say("table-middle-empty"), "dim")
    for seat, count in lost:
        if count:
            text.append(f"{SEAT_LETTERS[seat]}{'□' * count} ", SEAT_STYLES[seat])
    return text


def _reveal(result: Result, speaker: Speaker) -> Panel:
    """The lifted cups, the dice that counted between brackets."""
    counted = COUNTING[0 if result.palifico else 1][result.value]
    table = Table.grid(padding=(0, 2))
    for seat, cup in enumerate(result.cups):
        if cup:
            dice = [(f"[{die}]", "bold") if die in counted else (f" {die} ", "dim") for die in cup]
            table.add_row(_name(seat, speaker), Text.assemble(*dice), str(sum(die in counted for die in cup)))
    summary = Text(speaker.say("table-matching", count=result.matching), "bold")
    summary.append(f"   {speaker.say('table-marked')}", "not bold dim")
    calls = _joined((_call(result, speaker), _consequence(result, speaker)))
    bid: dict[str, Arg] = {"count": result.count, "face": face_word(result.value, result.count)}
    title = Text(speaker.say("table-reveal", round=result.round, seat=Name(result.bidder), **bid))
    return Panel(Group(table, summary, Text(calls)), title=title, title_align="left", expand=False)


def _reveal_in_short(result: Result, speaker: Speaker) -> Text:
    """What the round before came to, in one line."""
    parts = (
        speaker.say("table-round", round=result.round),
        _bid_text(result.count, result.value),
        _call(result, speaker),
        speaker.say("table-matching", count=result.matching),
        _consequence(result, speaker),
    )
    return Text(_joined(parts), "dim")


def _call(result: Result, speaker: Speaker) -> str:
    return speaker.say(f"table-called-{result.call}", seat=Name(result.caller))


def _consequence(result: Result, speaker: Speaker) -> str:
    if result.loser is not None:
        return speaker.say(f"table-loses-{'joker' if result.joker_lost else 'die'}", seat=Name(result.loser))
    assert result.gainer is not None
    return speaker.say(f"table-gains-{result.gain}", seat=Name(result.gainer))


def _places(view: DudoView, speaker: Speaker) -> Text:
    order = [view.in_play.index(True), *reversed(view.out)]
    text = Text(speaker.say("table-won", seat=Name(order[0])) + "\n", "bold")
    places = (speaker.say("table-places", place=i, seat=Name(seat)) for i, seat in enumerate(order, start=1))
    return text + Text("   ".join(places), "not bold")


def _own_cup(view: DudoView, speaker: Speaker, width: int, low: bool) -> RenderableType | None:
    """Own dice, large where there is room, with their faces written below."""
    if view.dice is None or view.seat is None:
        return None
    if not view.dice:
        return None if low else Text(speaker.say("table-no-cup"), "dim")
    style = SEAT_STYLES[view.seat]
    title = Text(speaker.say("table-your-cup"), "bold")
    if low or width < WIDE:
        dice = Text(" ".join(f"[{die}]" for die in view.dice), style)
        return Text.assemble(title, "  " if low else "\n", dice)
    return Group(title, beside([_large(die, style) for die in view.dice]))


def _large(die: str, style: str) -> Text:
    rows = "\n".join(f"│{row}│" for row in PIPS[die])
    return Text.assemble((f"╭───────╮\n{rows}\n╰───────╯\n", style), (f"    {die}", "bold"))
