"""How dnup is written: `play 3/4 3/6`, `add 5/2 P2`, `take P3`, `turn`; chance `first P3`, `deal 3/4 5/1* ...`.

A card is written with the value that is up first. In the game for two a place is an area: `P2.1`.
"""

import re

from estaminet.games.dnup.actions import Add, Deal, First, Play, Take, place_text
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.rules.pack import Pack, pack_of
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.values import Deed

_CARD = re.compile(r"([0-9]{1,3})/([0-9]{1,3})(\*?)")
_PLACE = re.compile(r"[pP]?([0-9])(?:\.([0-9]))?")
_WORDS = {"a": "play", "lay": "play", "b": "add", "c": "take", "d": "turn"}


def write(deed: Deed) -> str:
    if isinstance(deed, Play):
        return f"play {' '.join(deed.cards)}"
    if isinstance(deed, Add):
        return f"add {deed.card} {place_text(deed.seat, deed.area)}"
    if isinstance(deed, Take):
        return f"take {place_text(deed.seat, deed.area)}"
    if isinstance(deed, First):
        return f"first {place_text(deed.seat, None)}"
    if isinstance(deed, Deal):
        return f"deal {' '.join(deed.cards)}"
    return "turn"


def read(text: str, options: DnupOptions, seats: int) -> Deed:
    pack = pack_of(options.deck, seats)
    # `3 / 4` and `P2 . 1` are as good as `3/4` and `P2.1`.
    said = re.sub(r"\s*([/.*])\s*", r"\1", text.replace(",", " ").replace("+", " ")).replace("*", "* ")
    words = said.split()
    first = words[0].lower() if words else ""
    verb = _WORDS.get(first, first)
    rest = words[1:]
    if verb == "play":
        return _read_play(rest, pack)
    if verb == "add":
        return _read_add([word for word in rest if word.lower() != "to"], pack)
    if verb == "take":
        places = [word for word in rest if word.lower() != "from"]
        if len(places) != 1:
            raise Unreadable("take-what", clause="DNUP-TAKE-02", **_examples(pack))
        return pack.actions[pack.take_from + _place(places[0], pack)]
    if verb == "turn":
        if rest and [word.lower() for word in rest] != ["all"]:
            raise Unreadable("turn-some", clause="DNUP-ROT-01")
        return pack.turn
    if verb == "pass":
        raise Unreadable("no-pass", clause="DNUP-TURN-03")
    if verb == "first" and len(rest) == 1:
        match = _PLACE.fullmatch(rest[0])
        if match is None or match[2]:
            raise _no_such_place(rest[0], pack)
        return First(int(match[1]) - 1)
    if verb == "deal":
        return _read_deal(rest, pack)
    raise Unreadable("dnup-notation", text=" ".join(text.split())[:60], **_examples(pack))


def _face(word: str, pack: Pack) -> int:
    match = _CARD.fullmatch(word)
    if match is None:
        raise Unreadable("no-card", text=word[:60])
    face = pack.face_of.get(f"{int(match[1])}/{int(match[2])}")
    if face is None:
        raise Unreadable("not-in-deck", card=word[:60])
    return face


def _read_play(words: list[str], pack: Pack) -> Deed:
    """A star written beside a card is no matter once the cards are dealt."""
    faces = [_face(word, pack) for word in words]
    if not faces:
        raise Unreadable("play-what", clause="DNUP-PLAY-01")
    rank = pack.rank[faces[0]]
    if any(pack.rank[face] != rank for face in faces):
        same = len({pack.rank[face ^ 1] for face in faces}) == 1
        raise Unreadable("not-a-set", clause="DNUP-SET-02" if same else "DNUP-SET-01")
    for face in faces:
        if faces.count(face) > pack.mult[face >> 1]:
            raise Unreadable("too-many-alike", card=pack.text[face], count=pack.mult[face >> 1])
    return pack.actions[pack.play_from[rank] + sum(pack.weight[face] for face in faces)]


def _read_add(words: list[str], pack: Pack) -> Deed:
    if len(words) > 1 and all(_CARD.fullmatch(word) for word in words[:2]):
        raise Unreadable("add-one", clause="DNUP-ADD-01")
    if len(words) != 2:
        raise Unreadable("add-what", clause="DNUP-ADD-01", **_examples(pack))
    face = _face(words[0], pack)
    return pack.actions[pack.add_from + _place(words[1], pack) * 2 * pack.kinds + face]


def _examples(pack: Pack) -> dict[str, str]:
    """Places as they are written at this table, to add to and to take from."""
    return {"to": "P2.1", "whose": "P2.2"} if pack.areas == 2 else {"to": "P2", "whose": "P3"}


def _no_such_place(word: str, pack: Pack) -> Unreadable:
    return Unreadable("no-such-place", text=word[:60], areas="on" if pack.areas == 2 else "off")


def _place(word: str, pack: Pack) -> int:
    match = _PLACE.fullmatch(word)
    if match is None:
        raise _no_such_place(word, pack)
    seat, area = int(match[1]) - 1, match[2]
    if not 0 <= seat < pack.seats:
        raise _no_such_place(word, pack)
    if pack.areas == 1:
        if area is not None:
            raise Unreadable("no-areas", text=word)
        return seat
    if area not in ("1", "2"):
        raise Unreadable("which-area", text=word)
    return seat * 2 + int(area) - 1


def _read_deal(words: list[str], pack: Pack) -> Deal:
    """The star may go unmarked where only one card has its values."""
    cards: list[str] = []
    marked = any(word.endswith("*") for word in words)
    for word in words:
        face = _face(word, pack)
        star = word.endswith("*") or (not marked and face >> 1 == pack.star_kind and pack.mult[pack.star_kind] == 1)
        cards.append(pack.text[face] + ("*" if star else ""))
    return Deal(tuple(cards))
