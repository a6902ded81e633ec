"""Dudab drawn in a terminal: the columns as columns, what is demanded, the players, and your own hand."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from estaminet.games.dudab.material import call_word
from estaminet.games.dudab.view import ColumnView, DudabView
from estaminet.kernel.values import Name
from estaminet.text import Speaker
from estaminet.text.drawing import beside, framed, in_a_row, stacked

STYLES = {"R": "bold red", "B": "bold blue", "Y": "bold yellow", "G": "bold green"}
"""The colours of the cards; the first letter of a card says the same."""
DUDAB_STYLE = "bold magenta"
OTHER_STYLE = "bold"
WIDE = 72
"""From this width on the players stand beside the columns."""
DISCARDS = 6
"""How many cards of the discard are shown."""


def draw(view: DudabView, speaker: Speaker, width: int, *, low: bool = False) -> RenderableType:
    """In a low window the columns lie on their sides and the hand stands on one line."""
    parts: list[RenderableType | None] = [stacked([_headline(view, speaker), _demand(view, speaker, low)], low=True)]
    if view.phase not in ("starter", "deal"):
        players = _players(view, speaker)
        if low:
            parts += [_lying(number, column, speaker) for number, column in enumerate(view.columns)]
            parts.append(players)
        elif width >= WIDE:
            parts.append(beside([_columns(view, speaker), players], gap=3))
        else:
            parts += [_columns(view, speaker), players]
    if view.explained is not None:
        parts.append(_scores(view, speaker))
    elif view.hand:
        parts.append(_hand(view.hand, speaker, width, low))
    return stacked(parts, low=low)


def card_style(code: str) -> str:
    if code == "D":
        return DUDAB_STYLE
    if code in ("J", "BB"):
        return OTHER_STYLE
    return STYLES[code[1] if code[0] == "S" else code[0]]


def _card(code: str) -> Text:
    return Text(f"[{code}]", card_style(code), no_wrap=True)


def _row(codes: tuple[str, ...]) -> Text:
    return in_a_row(_card(code) for code in codes)


def _headline(view: DudabView, speaker: Speaker) -> Text:
    said = [
        speaker.say("screen-round", round=view.round, rounds=view.rounds),
        speaker.say("screen-pile", count=view.pile),
        speaker.say("screen-discard", count=len(view.discard)),
    ]
    line = Text(" · ".join(said), "bold", no_wrap=True, overflow="ellipsis")
    if view.discard:
        more = "… " if len(view.discard) > DISCARDS else ""
        line.append(f"  {more}").append_text(_row(view.discard[-DISCARDS:]))
    return line


def _demand(view: DudabView, speaker: Speaker, low: bool) -> RenderableType | None:
    """The open call or the waiting Shaman with what would satisfy it, and a card that waits to be placed."""
    lines: list[str] = []
    if view.phase in ("jungle", "baby"):
        lines.append(speaker.say(f"screen-place-{view.phase}"))
    obligation = view.obligation
    if obligation is not None and obligation.kind == "shaman":
        lines.append(speaker.say("screen-shaman-waits", column=obligation.column + 1))
    elif obligation is not None and obligation.call is not None and obligation.caller is not None:
        what = speaker.say(f"screen-answers-{obligation.call.partition('=')[0]}")
        caller, call = Name(obligation.caller), call_word(obligation.call)
        lines.append(speaker.say("screen-call-open", seat=caller, call=call, column=obligation.column + 1, what=what))
    if not lines:
        return None
    demand = Text("\n".join(lines))
    return demand if low else Panel(demand, box=box.HEAVY, expand=False, style="bold")


def _columns(view: DudabView, speaker: Speaker) -> Table:
    """The columns side by side, the oldest card on top; an arrow marks the column that is obliged."""
    table = Table.grid(padding=(0, 2))
    headings = []
    for number in range(len(view.columns)):
        obliged = view.obligation is not None and view.obligation.column == number
        heading = speaker.say("screen-column", column=number + 1)
        headings.append(Text(f"▼ {heading} ▼" if obliged else f"  {heading}", "bold reverse" if obliged else "bold"))
    table.add_row(*headings)
    stacks = [_standing(column, speaker) for column in view.columns]
    for place in range(max(len(stack) for stack in stacks)):
        table.add_row(*[stack[place] if place < len(stack) else Text() for stack in stacks])
    return table


def _standing(column: ColumnView, speaker: Speaker) -> list[Text]:
    lines = [Text(f"▒ {speaker.say('screen-hidden', count=column.hidden)}", "dim")] if column.hidden else []
    lines += [_card(code) for code in column.above]
    if column.jungle:
        lines.append(Text("══J══", "bold green"))
        lines += [_card(code) for code in column.below]
    return lines


def _lying(number: int, column: ColumnView, speaker: Speaker) -> Text:
    return Text.assemble((f"{number + 1}  ", "bold"), in_a_row(_standing(column, speaker)))


def _players(view: DudabView, speaker: Speaker) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
    for heading in ("player", "hand", "own", "standing", "total"):
        right = heading in ("standing", "total")
        # On a narrow screen headings break, and names stay whole.
        whole = heading in ("player", "hand")
        table.add_column(speaker.say(f"screen-{heading}"), justify="right" if right else "left", no_wrap=whole)
    for seat, count in enumerate(view.hands):
        asked = view.asked == seat
        own = view.own[seat]
        pile = f"{len(own.public)}"
        if own.hidden_count:
            pile += f" + {own.hidden_count}▒"
        standing = view.standing[seat]
        name = Text(f"{'►' if asked else ' '} {speaker.say('name', seat=Name(seat))}")
        name.truncate(16, overflow="ellipsis")
        table.add_row(
            name,
            f"{'▮' * min(count, 9)} {count}",
            pile,
            "?" if standing is None else str(standing),
            str(view.totals[seat]),
            style="bold" if asked else "",
        )
    return table


def _hand(hand: tuple[str, ...], speaker: Speaker, width: int, low: bool) -> RenderableType:
    """The hand as small cards, or on a line if there are too many."""
    title = Text(speaker.say("screen-your-hand"), "bold")
    if low:
        return Text.assemble(title, "  ", _row(hand))
    return Group(title, _row(hand) if len(hand) * 6 > width else beside([framed(c, card_style(c)) for c in hand]))


def _scores(view: DudabView, speaker: Speaker) -> Table:
    """The round that has just ended, part by part, and what each player had."""
    assert view.explained is not None
    parts = ("hand-dudab", "shaman", "attached", "baby", "numbers")
    table = Table(title=speaker.say("screen-scores"), title_justify="left", box=box.SIMPLE, pad_edge=False)
    table.add_column(speaker.say("screen-player"), no_wrap=True, max_width=16)
    for part in parts:
        table.add_column(speaker.say(f"screen-part-{part}"), justify="right")
    table.add_column("=", justify="right")
    table.add_column(speaker.say("screen-total"), justify="right")
    for seat, explained in enumerate(view.explained):
        score = explained.parts
        values = [score.hand_dudab, score.shaman, score.attached, score.baby, score.numbers, score.total]
        name = speaker.say("name", seat=Name(seat))
        best = view.totals[seat] == min(view.totals)
        style = "bold" if best else ""
        table.add_row(name, *[str(value) for value in values], str(view.totals[seat]), style=style)
    return table
