"""UDAKA Classic drawn in a terminal: the board, the piles, the players with their tokens, your own cards."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from estaminet.games.udaka.events import RoundScored, RoundWon
from estaminet.games.udaka.material import SPACES
from estaminet.games.udaka.view import RoundResult, UdakaView
from estaminet.kernel.state import places_of
from estaminet.kernel.values import Name
from estaminet.text import Speaker
from estaminet.text.drawing import beside, framed, in_a_row, stacked

SEAT_STYLES = ("cyan", "yellow", "magenta", "green", "blue", "red", "white", "bright_black")
"""A colour a seat; the number before the name says the same."""

TOKEN = "●"
ROUNDS_TOKEN = "▲"
UDAKA_TOKEN = "★"
NOTHING = "·"
CARD_BACK = "▮"
CARD_STYLES = {"A": "bold yellow", "K": "bold red", "J": "bold magenta"}
ACES = 4
WIDE = 96
"""From this many columns on the piles stand beside the board."""


def draw(view: UdakaView, speaker: Speaker, width: int, *, low: bool = False) -> RenderableType:
    """In a low window board and piles have one line each, and your own cards no frames."""
    playing, last = view.phase in ("discard", "over"), view.last
    low = low and playing
    rules = None if low else _house_rules(view, speaker)
    parts: list[RenderableType | None] = [stacked([_headline(view, speaker), rules], low=True)]
    if not playing and last is not None:
        parts.append(_last_round(view, last, speaker))
    if low:
        parts += _board_in_short(view, speaker)
    elif playing:
        both = [_board(view, speaker), _piles(view, speaker)]
        parts.append(beside(both, gap=2) if width >= WIDE else Group(*both))
    parts.append(_players(view, speaker))
    if view.phase == "over":
        parts += [None if low or last is None else _last_round(view, last, speaker), _places(view, speaker)]
    elif playing and last is not None and not low:
        parts.append(Text(_why(last, speaker), "dim"))
    if view.hand:
        parts.append(_own_hand(view.hand, speaker, low))
    return stacked(parts, low=low)


def _board_in_short(view: UdakaView, speaker: Speaker) -> list[Text]:
    board = Text.assemble((speaker.say("table-tokens"), "dim"), " ")
    for space, count in zip(SPACES, view.board, strict=True):
        board.append(f" {space}", "bold").append_text(_tokens(count))
    piles = f"{speaker.say('table-draw-pile')} {view.pile}   {speaker.say('table-udaka-pile')} {view.aces}/{ACES}"
    lines = [board.append(f"   {piles}")]
    if view.top is not None:
        lines.append(Text.assemble(speaker.say("table-regular-pile"), " ", _card(view.top)))
    return lines


def _tokens(count: int) -> Text:
    return Text(TOKEN * count or NOTHING, "bright_green" if count else "dim")


def _name(seat: int, speaker: Speaker) -> Text:
    """A name in the colour of the seat, its number before it as in J<P2."""
    return Text(f"P{seat + 1} {speaker.say('name', seat=Name(seat))}", SEAT_STYLES[seat], no_wrap=True)


def _card(card: str) -> Text:
    return Text(f"[{card}]", CARD_STYLES.get(card, "bold"))


def _headline(view: UdakaView, speaker: Speaker) -> Text:
    parts = [speaker.say("table-round", round=view.round)]
    if view.round > len(view.wins):
        parts.append(speaker.say("table-decider"))
    text = Text(" · ".join(parts), "bold")
    text.append(f"   {speaker.say('table-rounds')} ")
    text.append(ROUNDS_TOKEN * view.rounds_left or NOTHING, "green")
    text.append(f" {view.rounds_left}")
    return text


def _house_rules(view: UdakaView, speaker: Speaker) -> Text:
    """What the table plays by where people may expect otherwise."""
    rules = [speaker.say(f"table-scoring-{view.udaka_scoring}"), speaker.say(f"table-timing-{view.special_timing}")]
    if view.stacked_space != "one":
        rules.append(speaker.say(f"table-stacked-{view.stacked_space}"))
    said = rules[0]
    for rule in rules[1:]:
        said = speaker.say("table-house-rules-more", left=said, right=rule)
    return Text(speaker.say("table-house-rules", rules=said), "dim")


def _board(view: UdakaView, speaker: Speaker) -> Table:
    table = Table(box=box.ROUNDED, show_header=False, padding=(0, 1), show_lines=True)
    table.add_column(no_wrap=True)
    for _ in SPACES:
        table.add_column(justify="center", no_wrap=True, min_width=2)
    table.add_row(speaker.say("table-space"), *[Text(str(space), "bold") for space in SPACES])
    table.add_row(speaker.say("table-tokens"), *[_tokens(count) for count in view.board])
    return table


def _piles(view: UdakaView, speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    drawing = Text(speaker.say("table-cards", count=view.pile) if view.pile else speaker.say("table-empty"))
    table.add_row(speaker.say("table-draw-pile"), drawing)
    regular = Text()
    if view.top is None:
        regular.append(speaker.say("table-empty"))
    else:
        regular.append_text(_card(view.top))
        regular.append(f" {speaker.say('table-top')}, {speaker.say('table-cards', count=view.regular)}")
    table.add_row(speaker.say("table-regular-pile"), regular)
    aces = Text("A " * view.aces + f"{NOTHING} " * (ACES - view.aces), CARD_STYLES["A"])
    aces.append(f"{view.aces}/{ACES}", "none")
    table.add_row(speaker.say("table-udaka-pile"), aces)
    token = Text(f"{UDAKA_TOKEN} ", "bold yellow")
    if view.udaka is None:
        token.append(speaker.say("table-on-its-space"), "none")
    else:
        token.append_text(_name(view.udaka, speaker))
    table.add_row(speaker.say("table-udaka-token"), token)
    return table


def _players(view: UdakaView, speaker: Speaker) -> Table:
    """A line a player: an arrow for whose turn it is, cards, tokens one by one, rounds won, and what else there is."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    before = view.phase in ("cards", "lot", "deal")
    tokens = speaker.say("table-face-up") if before else speaker.say("table-tokens")
    for heading in ("", speaker.say("table-player"), speaker.say("table-hand"), tokens, speaker.say("table-won"), ""):
        table.add_column(heading, no_wrap=True)
    for seat, count in enumerate(view.hand_counts):
        notes = []
        if view.udaka == seat:
            notes.append(f"{UDAKA_TOKEN} {speaker.say('table-holds-udaka')}")
        if view.dealer == seat:
            notes.append(speaker.say("table-dealer"))
        if view.turn == seat:
            notes.append(speaker.say("table-turn"))
        if before:
            shown = _card(view.face_up[seat]) if seat < len(view.face_up) else Text(NOTHING, "dim")
        else:
            shown = Text(f"{TOKEN * view.tokens[seat] or NOTHING} {view.tokens[seat]}", "bright_green")
        table.add_row(
            Text("►" if view.turn == seat else " ", "bold"),
            _name(seat, speaker),
            Text(f"{CARD_BACK * count or NOTHING} {count}"),
            shown,
            Text(f"{ROUNDS_TOKEN * view.wins[seat] or NOTHING} {view.wins[seat]}", "green"),
            " · ".join(notes),
        )
    return table


def _last_round(view: UdakaView, last: RoundResult, speaker: Speaker) -> Group:
    """What everybody had and why the winner won, in the words of the log."""
    scored = RoundScored(last, view.udaka_scoring == "counts")
    return Group(Text(speaker.event(scored)), Text(_why(last, speaker), "bold"))


def _why(last: RoundResult, speaker: Speaker) -> str:
    return speaker.event(RoundWon(last.winner, last.round, last.why, last.leaders, max(last.scores)))


def _places(view: UdakaView, speaker: Speaker) -> Text:
    placed = sorted((place, seat) for seat, place in enumerate(places_of(view.wins)))
    return Text("   ".join(speaker.say("table-place", place=place, seat=Name(seat)) for place, seat in placed), "bold")


def _own_hand(hand: str, speaker: Speaker, low: bool) -> RenderableType:
    title = speaker.say("table-your-hand")
    if low:
        return Text.assemble(title, " ", in_a_row(_card(card) for card in hand))
    return beside([Text(f"\n{title}"), *[framed(card, CARD_STYLES.get(card, "bold")) for card in hand]])
