"""Dudo! drawn in a terminal: the cups, the bids of the round, your own dice, and the cups last lifted."""

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from estaminet.games.dudo.actions import PASS, TEXT, face_word
from estaminet.games.dudo.material import BLANK, DICE_EACH, FACE_TEXT, bid_index
from estaminet.games.dudo.view import DudoView, Result
from estaminet.kernel.values import Action, Name
from estaminet.text import Speaker

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


def draw(view: DudoView, speaker: Speaker, width: int) -> RenderableType:
    parts: list[RenderableType] = [_headline(view, speaker)]
    if view.palifico:
        parts.append(_palifico_banner(view, speaker))
    cups, ladder = _cups(view, speaker), _ladder(view, speaker)
    if view.phase in ("starter", "roll", "over"):
        parts += [Text(), cups]
    elif width >= WIDE:
        beside = Table.grid(padding=(0, 4))
        beside.add_row(cups, ladder)
        parts += [Text(), beside]
    else:
        parts += [Text(), cups, Text(), ladder]
    parts += [Text(), _middle(view, speaker)]
    if view.last is not None and view.phase in ("roll", "over"):
        parts += [Text(), _reveal(view.last, speaker)]
    elif view.last is not None:
        parts += [Text(), _reveal_in_short(view.last, speaker)]
    if view.phase == "over":
        parts += [Text(), _places(view, speaker)]
    elif view.dice is not None:
        parts += [Text(), _own_cup(view, speaker, width)]
    return Group(*parts)


def draw_small(view: DudoView, speaker: Speaker, width: int) -> RenderableType:
    """For a low window: no line is left empty, your dice stand on one line, and the log has the last result."""
    parts: list[RenderableType] = [_headline(view, speaker)]
    if view.palifico:
        assert view.starter is not None
        parts.append(Text(speaker.say("table-palifico", seat=Name(view.starter)), "bold red"))
    if view.phase in ("bid", "window") and width >= WIDE:
        beside = Table.grid(padding=(0, 4))
        beside.add_row(_cups(view, speaker), _ladder(view, speaker, rungs=max(3, len(view.counts) - 2)))
        parts.append(beside)
    else:
        parts.append(_cups(view, speaker))
    parts.append(_middle(view, speaker))
    if view.phase == "over":
        parts.append(_places(view, speaker))
    elif view.dice:
        assert view.seat is not None
        dice = Text(" ".join(f"[{die}]" for die in view.dice), f"bold {SEAT_STYLES[view.seat]}")
        parts.append(Text.assemble((speaker.say("table-your-cup"), "bold"), "  ", dice))
    return Group(*parts)


def silence(view: DudoView) -> Action | None:
    """DUDO-SALSA-03: whoever says nothing in a window passes."""
    return PASS if view.phase == "window" else None


def _name(seat: int, speaker: Speaker) -> Text:
    """A name in the colour of the seat's dice, its letter before it."""
    name = f"{SEAT_LETTERS[seat]} {speaker.say('name', seat=Name(seat))}"
    return Text(name, SEAT_STYLES[seat], no_wrap=True)


def _winner(view: DudoView) -> int:
    return view.in_play.index(True)


def _joined(parts: Iterable[str]) -> str:
    return " · ".join(part for part in parts if part)


def _headline(view: DudoView, speaker: Speaker) -> Text:
    if view.total is None:
        dice = speaker.say("table-dice-hidden")
    else:
        dice = speaker.say("table-dice-in-cups", count=view.total)
    calza = "" if view.calza_offered else speaker.say("table-calza-stopped")
    return Text(_joined((speaker.say("table-round", round=view.round), dice, calza)), "bold")


def _palifico_banner(view: DudoView, speaker: Speaker) -> Panel:
    assert view.starter is not None
    message = "table-palifico-next" if view.phase == "roll" else "table-palifico"
    text = Text(speaker.say(message, seat=Name(view.starter)), "bold")
    return Panel(text, box=box.DOUBLE, style="red", expand=False)


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


def _ladder(view: DudoView, speaker: Speaker, rungs: int = MOST_RUNGS) -> Text:
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


def _matches(die: str, result: Result) -> bool:
    """DUDO-BID-03, DUDO-PAL-02, DUDO-BLANK-02: whether this die was counted."""
    if die == FACE_TEXT[result.value]:
        return True
    return die == "b" and result.value != BLANK and not result.palifico


def _reveal(result: Result, speaker: Speaker) -> Panel:
    """The lifted cups, the dice that counted between brackets."""
    table = Table.grid(padding=(0, 2))
    for seat, cup in enumerate(result.cups):
        if cup:
            dice = Text()
            for die in cup:
                counted = _matches(die, result)
                dice.append(f"[{die}]" if counted else f" {die} ", "bold" if counted else "dim")
            table.add_row(_name(seat, speaker), dice, str(sum(_matches(die, result) for die in cup)))
    summary = Text(speaker.say("table-matching", count=result.matching), "bold")
    summary.append(f"   {speaker.say('table-marked')}", "not bold dim")
    calls = _joined((_call(result, speaker), _consequence(result, speaker)))
    title = Text(_bid_title(result, speaker))
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


def _bid_title(result: Result, speaker: Speaker) -> str:
    return speaker.say(
        "table-reveal",
        round=result.round,
        seat=Name(result.bidder),
        count=result.count,
        face=face_word(result.value, result.count),
    )


def _call(result: Result, speaker: Speaker) -> str:
    return speaker.say(f"table-called-{result.call}", seat=Name(result.caller))


def _consequence(result: Result, speaker: Speaker) -> str:
    if result.loser is not None:
        return speaker.say(f"table-loses-{'joker' if result.joker_lost else 'die'}", seat=Name(result.loser))
    assert result.gainer is not None
    return speaker.say(f"table-gains-{result.gain}", seat=Name(result.gainer))


def _places(view: DudoView, speaker: Speaker) -> Text:
    order = [_winner(view), *reversed(view.out)]
    text = Text(speaker.say("table-won", seat=Name(order[0])) + "\n", "bold")
    places = (speaker.say("table-places", place=i, seat=Name(seat)) for i, seat in enumerate(order, start=1))
    return text + Text("   ".join(places), "not bold")


def _own_cup(view: DudoView, speaker: Speaker, width: int) -> Text:
    """Own dice, large where there is room, with their faces written below."""
    assert view.dice is not None
    assert view.seat is not None
    style = SEAT_STYLES[view.seat]
    if not view.dice:
        return Text(speaker.say("table-no-cup"), "dim")
    text = Text(speaker.say("table-your-cup") + "\n", "bold")
    if width < WIDE:
        return text + Text(" ".join(f"[{die}]" for die in view.dice), style)
    for row in range(3):
        if row == 0:
            text.append(" ".join("╭───────╮" for _ in view.dice) + "\n", style)
        text.append(" ".join(f"│{PIPS[die][row]}│" for die in view.dice) + "\n", style)
    text.append(" ".join("╰───────╯" for _ in view.dice) + "\n", style)
    text.append(" ".join(f"    {die}    " for die in view.dice), "bold")
    return text
