"""dnup drawn in a terminal: who sits where, which set lies in front and when it goes, your own hand in large cards."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from estaminet.games.dnup.actions import place_text
from estaminet.games.dnup.view import DnupView, Lying
from estaminet.kernel.values import Name
from estaminet.text import Speaker
from estaminet.text.drawing import beside, in_a_row, stacked

TINTS = ("red", "yellow", "green", "cyan", "blue", "magenta", "bright_red", "bright_green", "bright_cyan")
"""A colour per value; the number itself says the same."""
MOST_NAME = 18
CARD_WIDTH = 6
WIDE = 64


def draw(view: DnupView, speaker: Speaker, width: int, *, low: bool = False) -> RenderableType:
    """In a low window the hand stands on one line, and of the notes only the stall count is told."""
    parts: list[RenderableType | None] = [_headline(view, speaker), _seats(view, speaker, width)]
    parts.append(stacked(_notes(view, speaker, low), low=True))
    if view.hand and low:
        parts.append(Text.assemble((speaker.say("board-hand") + "  ", "bold"), _cards(view.hand)))
    elif view.hand:
        parts.append(_hand(view.hand, speaker, width))
    return stacked(parts, low=low)


def _tint(value: str) -> str:
    return TINTS[(int(value) - 1) % len(TINTS)]


def _card(card: str) -> Text:
    """A card on one line: the value that is up, and its other value as a ghost."""
    up, down = card.split("/")
    return Text.assemble("[", (up, f"bold {_tint(up)}"), (f"/{down}", "dim"), "]")


def _cards(cards: tuple[str, ...]) -> Text:
    return in_a_row(_card(card) for card in cards)


def _headline(view: DnupView, speaker: Speaker) -> Text:
    if view.area is not None:
        round_text = speaker.say("board-round-area", round=view.round, area=view.area)
    else:
        round_text = speaker.say("board-round", round=view.round)
    return Text(f"{round_text} · {speaker.say('board-discards', count=view.discards)}", "bold")


def _seats(view: DnupView, speaker: Speaker, width: int) -> Table:
    """A line a seat: an arrow for whose turn it is, cards and points; then the sets in front."""
    table = Table.grid(padding=(0, 1))
    for column in range(4):
        table.add_column(no_wrap=True, max_width=MOST_NAME if column == 2 else None, overflow="ellipsis")
    table.add_column(overflow="fold")
    two = len(view.counts) == 2
    for seat, count in enumerate(view.counts):
        on_turn = view.turn == seat
        name = speaker.say("name", seat=Name(seat))
        if seat in view.out and not two:
            held = speaker.say("board-out-first" if view.out[0] == seat else "board-out-second")
        else:
            held = speaker.say("board-cards", count=count)
        points = speaker.say("board-wins" if two else "board-points", points=view.points[seat])
        star = " ★" if view.star == seat else ""
        style = "bold" if on_turn else "dim" if seat in view.out else ""
        lines = [_in_front(lying, speaker) for lying in view.table if lying.seat == seat]
        if view.known is not None and view.known[seat]:
            known = " ".join(view.known[seat])
            lines.append(Text(speaker.say("board-known", cards=known), "dim"))
        fact = Text(f"{held} · {points}{star}", style)
        front: Text = Text("\n").join(lines)
        if width < WIDE:
            table.add_row("▶" if on_turn else " ", f"P{seat + 1}", Text(name, style), fact)
            if lines:
                table.add_row("", "", "", front)
        else:
            table.add_row("▶" if on_turn else " ", f"P{seat + 1}", Text(name, style), fact, front)
    return table


def _in_front(lying: Lying, speaker: Speaker) -> Text:
    """A set: where it lies (for two), its cards, and when it goes."""
    text = _cards(lying.cards)
    if lying.area is not None:
        text = Text.assemble((f"{place_text(lying.seat, lying.area)} ", "dim"), text)
    notes = []
    if lying.added:
        notes.append(speaker.say("board-added", count=lying.added))
    if lying.falls_in is not None:
        turns = lying.falls_in
        notes.append(speaker.say("board-falls-now") if turns == 1 else speaker.say("board-falls", turns=turns))
    return Text.assemble(text, "  ", (", ".join(notes), "dim italic")) if notes else text


def _notes(view: DnupView, speaker: Speaker, low: bool) -> list[Text]:
    notes = []
    if view.star is not None:
        notes.append(Text(f"★ {speaker.say('board-star')}", "dim"))
    if view.open_discards:
        cards = " ".join(view.open_discards)
        notes.append(Text(speaker.say("board-discards-open", count=view.discards, cards=cards), "dim"))
    if view.removed:
        notes.append(Text(speaker.say("board-removed", cards=" ".join(view.removed)), "dim"))
    if low:
        notes = []
    if view.stall is not None:
        said = speaker.say("board-stall", stall=view.stall, limit=view.limit)
        notes.append(Text(said, "bold red" if view.guarded else "yellow"))
    return notes


def _hand(hand: tuple[str, ...], speaker: Speaker, width: int) -> Panel:
    """Large cards, as many in a row as there is room for."""
    room = max(1, (width - 4) // CARD_WIDTH)
    rows = [beside([_large(card) for card in hand[start : start + room]]) for start in range(0, len(hand), room)]
    title = f"{speaker.say('board-hand')} · {speaker.say('board-cards', count=len(hand))}"
    panel = Panel(Group(*rows), title=title, title_align="left", subtitle_align="left", expand=False)
    hint = speaker.say("board-hand-hint")
    if len(hint) + 4 <= min(room, len(hand)) * CARD_WIDTH:
        panel.subtitle = hint
    return panel


def _large(card: str) -> Text:
    up, down = card.split("/")
    return Text.assemble("╭───╮\n│", (f"{up:^3}", f"bold {_tint(up)}"), "│\n│", (f"{down:>3}", "dim"), "│\n╰───╯")
