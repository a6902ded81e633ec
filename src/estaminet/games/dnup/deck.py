"""Decks: cards with two values, which of them are left out at which table, and what is wrong with a deck file.

A deck file is one JSON object; `decks/` holds ours, with where each comes from. `cards` may be one text or a list
of lines:

    {"name": "my copy", "cards": "1/5* 1/3 1/4c 1/2b 1/9a", "removed": {"5": "", "4": "a", "3": "ab", "2": "abc"}}
"""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import islice, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct, field, to_builtins

from estaminet.kernel.errors import MOST_REASONS, BadOptions
from estaminet.kernel.values import Arg, Message, Word

COUNTS = (2, 3, 4, 5)
LETTERS = "abc"
FEWEST_EACH = 5
USUAL_HIGHEST = 9
NAME_LIMIT = 40
MOST_SETS = 8_192
"""Engine: a deck that can be laid down in more different sets than this is refused; the list of actions lists them.
The decks of the box have some 3,000; ten times as many took 40 MB and half a second."""
MOST_CARDS = 400
"""Engine: more cards than any box has."""

SHOWN = 40
"""How much of what was written is shown again."""

Where = Callable[[int, str], Word]
"""Where a card stands, given its number and its text."""

_CARD = re.compile(r"([0-9]{1,3})/([0-9]{1,3})([abc]?)(\*?)")


class Card(NamedTuple):
    """One number card as a deck file writes it: `1/4c`, `1/5*`."""

    low: int
    high: int
    symbol: str
    star: bool

    def text(self) -> str:
        return f"{self.low}/{self.high}{self.symbol}{'*' if self.star else ''}"


class Removed(Struct, frozen=True, forbid_unknown_fields=True):
    """The symbol groups that are left out, for each number of players."""

    five: str = field(name="5")
    four: str = field(name="4")
    three: str = field(name="3")
    two: str = field(name="2")

    def at(self, players: int) -> str:
        return {2: self.two, 3: self.three, 4: self.four, 5: self.five}[players]


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole deck, as options and records hold it. `hash` is that of cards and removed groups, not of the name."""

    name: str
    cards: str
    removed: Removed
    hash: str

    def __str__(self) -> str:
        return self.name

    def card_list(self) -> list[Card]:
        return [_card(text) for text in self.cards.split()]

    def in_play(self, players: int) -> list[Card]:
        """DNUP-SETUP-01: the cards for a table of this many players."""
        return [card for card in self.card_list() if not card.symbol or card.symbol not in self.removed.at(players)]

    def left_out(self, players: int) -> list[Card]:
        return [card for card in self.card_list() if card.symbol and card.symbol in self.removed.at(players)]


class Checked(NamedTuple):
    """A deck file that was looked through: the deck if nothing is wrong, what is wrong, and what is odd."""

    deck: Deck | None
    problems: list[Message]
    warnings: list[Message]


def read_deck(text: str, source: str) -> Deck:
    """The deck in a file's text, or `BadOptions` with everything that is wrong. A bare list is named after `source`."""
    checked = check_deck(text, source)
    if checked.deck is None:
        raise BadOptions(checked.problems)
    return checked.deck


def check_deck(text: str, source: str) -> Checked:
    """Look through a file's text; problems and warnings name the card and the line."""
    repeated: list[str] = []
    nothing: list[Message] = []

    def no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        keys = Counter(key for key, _ in pairs)
        repeated.extend(key for key, times in keys.items() if times > 1)
        return dict(pairs)

    try:
        # Not strict: a list of cards may run over several lines.
        data = json.loads(text, strict=False, object_pairs_hook=no_key_twice)
    except json.JSONDecodeError as error:
        if _CARD.match(text.lstrip()):
            return check_object(_bare(text, source), _lines_of_cards(text))
        return Checked(None, [("deck-unreadable", {"line": error.lineno})], nothing)
    except (ValueError, RecursionError):
        return Checked(None, [("deck-unreadable", {"line": 1})], nothing)
    if not isinstance(data, dict):
        return Checked(None, [("deck-no-object", {})], nothing)
    checked = check_object(data, _lines_of_cards(text))
    twice: list[Message] = [("deck-key-twice", {"key": key[:SHOWN]}) for key in repeated[:MOST_REASONS]]
    return Checked(None, twice + checked.problems, checked.warnings) if twice else checked


def _bare(text: str, source: str) -> dict[str, Any]:
    """A list of cards with nothing around it: named after its file, with the printed way to leave symbols out."""
    return {
        "name": Path(source).stem[:NAME_LIMIT],
        "cards": text,
        "removed": {"5": "", "4": "a", "3": "ab", "2": "abc"},
    }


def _lines_of_cards(text: str) -> Where:
    """Where card number i stands in the text: the cards are looked for one after the other."""
    start = max(text.find('"cards"'), 0)
    ends: list[int] = []

    def where(_number: int, card: str) -> Word:
        begin = text.find(card, ends[-1] if ends else start)
        begin = start if begin < 0 else begin
        ends.append(begin + len(card) if begin > start else begin)
        return Word("deck-at-line", {"line": text.count("\n", 0, begin) + 1, "card": card[:SHOWN]})

    return where


def _no_lines(number: int, card: str) -> Word:
    return Word("deck-at-card", {"number": number + 1, "card": card[:SHOWN]})


def check_object(data: Mapping[str, Any], where: Where = _no_lines) -> Checked:
    """Look through a deck that arrived as data; `where` says where a card stands."""
    problems: list[Message] = []
    warnings: list[Message] = []
    known = ("name", "provenance", "cards", "removed", "hash")
    other = islice((key for key in data if key not in known), MOST_REASONS)
    problems += [("deck-no-such-key", {"key": str(key)[:SHOWN]}) for key in other]
    name = data.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > NAME_LIMIT:
        problems.append(("deck-name", {"most": NAME_LIMIT}))
    cards = _check_cards(data.get("cards"), where, problems, warnings)
    removed = _check_removed(data.get("removed"), problems)
    if cards is not None and removed is not None:
        _check_deals(cards, removed, problems, warnings)
    if problems or not isinstance(name, str) or cards is None or removed is None:
        return Checked(None, problems, warnings)
    deck = _canonical(name.strip(), cards, removed)
    if data.get("hash", deck.hash) != deck.hash:
        return Checked(None, [("deck-hash", {"hash": deck.hash})], warnings)
    return Checked(deck, problems, warnings)


def _card(text: str) -> Card:
    match = _CARD.fullmatch(text)
    assert match is not None
    return Card(int(match[1]), int(match[2]), match[3], bool(match[4]))


def _check_cards(given: object, where: Where, problems: list[Message], warnings: list[Message]) -> list[Card] | None:
    """Checks 1 and 2: every card, and the star. None if the list could not be read at all."""
    if isinstance(given, list) and all(isinstance(line, str) for line in given):
        given = "\n".join(given)
    if not isinstance(given, str) or not given.split():
        problems.append(("deck-no-cards", {}))
        return None
    texts = given.split()
    if len(texts) > MOST_CARDS:
        problems.append(("deck-many-cards", {"count": len(texts), "most": MOST_CARDS}))
        return None
    cards: list[Card] = []
    readable = True
    stars: list[tuple[dict[str, Arg], Card]] = []
    for number, text in enumerate(texts):
        at: dict[str, Arg] = {"at": where(number, text)}
        if _CARD.fullmatch(text) is None:
            problems.append(("deck-card-form", at))
            readable = False
            continue
        card = _card(text)
        cards.append(card)
        if card.low == card.high:
            problems.append(("deck-equal-values", at))
        elif card.low > card.high:
            problems.append(("deck-lower-first", {**at, "right": f"{card.high}/{card.low}"}))
        if 0 in (card.low, card.high):
            problems.append(("deck-zero", at))
        if max(card.low, card.high) > USUAL_HIGHEST:
            warnings.append(("deck-high-value", {**at, "most": USUAL_HIGHEST}))
        if card.star:
            stars.append((at, card))
            if card.symbol:
                problems.append(("deck-star-symbol", at))
    if not stars and readable:
        problems.append(("deck-no-star", {}))
    problems += [("deck-second-star", at) for at, _ in stars[1:]]
    if len(stars) == 1 and stars[0][1][:2] != (1, 5):
        warnings.append(("deck-star-elsewhere", stars[0][0]))
    return cards if readable else None


def _check_removed(given: object, problems: list[Message]) -> Removed | None:
    """The first half of check 3: letters for 2, 3, 4 and 5 players and for nobody else."""
    if not isinstance(given, dict):
        problems.append(("deck-no-removed", {}))
        return None
    keys = [str(count) for count in COUNTS]
    wrong: list[Message] = [("deck-removed-nothing", {"players": key}) for key in keys if key not in given]
    other = islice((key for key in given if key not in keys), MOST_REASONS)
    wrong += [("deck-removed-players", {"key": str(key)[:SHOWN]}) for key in other]
    for key in keys:
        letters = given.get(key, "")
        if not isinstance(letters, str) or any(letter not in LETTERS for letter in letters):
            wrong.append(("deck-removed-letters", {"players": key, "letters": str(letters)[:SHOWN]}))
    problems += wrong
    if wrong:
        return None
    two, three, four, five = ("".join(sorted(set(given[key]))) for key in keys)
    return Removed(five, four, three, two)


def _check_deals(cards: list[Card], removed: Removed, problems: list[Message], warnings: list[Message]) -> None:
    """The second half of check 3, and check 4: what the groups leave for every number of players."""
    used = {card.symbol for card in cards}
    for letter in LETTERS:
        if letter not in used and any(letter in removed.at(count) for count in COUNTS):
            problems.append(("deck-removed-unused", {"letter": letter}))
    for smaller, larger in pairwise(COUNTS):
        if not set(removed.at(larger)) <= set(removed.at(smaller)):
            out: dict[str, Arg] = {"larger": larger, "out": removed.at(larger)}
            warnings.append(("deck-removed-odd", {**out, "smaller": smaller, "kept": removed.at(smaller) or "-"}))
    for count in COUNTS:
        left = sum(not card.symbol or card.symbol not in removed.at(count) for card in cards)
        if left < FEWEST_EACH * count:
            problems.append(("deck-few-cards", {"count": left, "players": count, "least": FEWEST_EACH}))
        elif left % count:
            warnings.append(("deck-uneven", {"count": left, "players": count}))
    if (sets := number_of_sets(cards)) > MOST_SETS:
        problems.append(("deck-many-sets", {"sets": str(sets), "most": MOST_SETS}))


def number_of_sets(cards: list[Card]) -> int:
    """How many different sets can be laid from these cards: any cards of one value, equal cards being alike."""
    kinds = Counter((card.low, card.high) for card in cards)
    with_none: dict[int, int] = {}
    for kind, many in kinds.items():
        for value in {*kind}:
            with_none[value] = with_none.get(value, 1) * (many + 1)
    return sum(sets - 1 for sets in with_none.values())


def _canonical(name: str, cards: list[Card], removed: Removed) -> Deck:
    """Cards in order, the star before its equals: the same list is the same deck, however it was typed."""
    ordered = sorted(cards, key=lambda card: (card.low, card.high, not card.star, card.symbol))
    text = " ".join(card.text() for card in ordered)
    whole = "\n".join([text, *(f"{count}:{removed.at(count)}" for count in COUNTS)])
    return Deck(name, text, removed, hashlib.sha256(whole.encode()).hexdigest())


@lru_cache(maxsize=256)
def problems_of(deck: Deck) -> tuple[Message, ...]:
    """What is wrong with a deck that did not come through `read_deck` (decoded from JSON, built by hand)."""
    checked = check_object(to_builtins(deck))
    if checked.deck is not None and checked.deck != deck:
        return (("deck-out-of-order", {}),)
    return tuple(checked.problems)


FOLDER = Path(__file__).parent / "decks"


@cache
def presets() -> dict[str, Deck]:
    """Our own decks by name: every file in `decks/`."""
    return {path.stem: read_deck(path.read_text("utf-8"), path.name) for path in sorted(FOLDER.glob("*.json"))}


def provenance(name: str) -> str:
    """Where one of our decks comes from."""
    data = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return str(data["provenance"])
