"""A deck made ready for one number of seats: cards, faces and sets as numbers, and the list of actions.

* A *kind* is a pair of values; equal cards are of one kind. `mult[kind]` cards of it are in play.
* A *face* is a kind with one value up: face 2k shows the lower value of kind k, face 2k + 1 the higher one; `face ^ 1`
  is the card turned.
* A *rank* is the place of a value among all values, from 1; ranks compare as the values do, and 0 is no set.
* A *share* is all that somebody holds or lays of one rank, as one number: how many there are of every face of that
  rank, in a mixed base. So cards come and go by adding and subtracting, and every share but 0 is a set that can be
  laid: share s of rank r is play number `play_from[r] + s`.
"""

from typing import Final

from estaminet.games.dnup.actions import Add, Play, Take, Turn
from estaminet.games.dnup.deck import Deck
from estaminet.kernel.values import Action

MOST_LISTED: Final = 400_000
MOST_PACKS: Final = 12


class Pack:
    def __init__(self, deck: Deck, seats: int) -> None:
        cards = deck.in_play(seats)
        self.seats = seats
        self.areas: int = 2 if seats == 2 else 1
        """DNUP-TWO-01."""
        self.places: int = seats * self.areas
        """Where sets can lie: by seat, and by area within a seat. Place p belongs to seat p // areas."""
        self.uneven: bool = len(cards) % seats != 0
        self.left_out: list[str] = [f"{card.low}/{card.high}" for card in deck.left_out(seats)]

        self.values: list[int] = [0, *sorted({card.low for card in cards} | {card.high for card in cards})]
        """The value of every rank."""
        rank_of = {value: rank for rank, value in enumerate(self.values)}
        self.width: int = len(self.values)
        pairs = sorted({(card.low, card.high) for card in cards})
        kind_of = {pair: kind for kind, pair in enumerate(pairs)}
        self.kinds: int = len(pairs)
        self.kind_text: list[str] = [f"{low}/{high}" for low, high in pairs]
        self.cards: list[int] = [kind_of[(card.low, card.high)] for card in cards]
        """The kind of every card."""
        self.mult: list[int] = [self.cards.count(kind) for kind in range(self.kinds)]
        self.alike: bool = max(self.mult) > 1
        """Whether some cards are equal on both sides."""
        self.star: int = [card.star for card in cards].index(True)
        """DNUP-SETUP-02: which of the cards has the star."""
        self.star_kind: int = self.cards[self.star]

        self.rank: list[int] = []
        self.text: list[str] = []
        for low, high in pairs:
            self.rank += [rank_of[low], rank_of[high]]
            self.text += [f"{low}/{high}", f"{high}/{low}"]
        self.face_of: dict[str, int] = {text: face for face, text in enumerate(self.text)}

        self.faces_at: list[list[int]] = [[] for _ in range(self.width)]
        """The faces of every rank, by the other value."""
        for face in sorted(range(2 * self.kinds), key=self.other_rank):
            self.faces_at[self.rank[face]].append(face)
        self.weight: list[int] = [0] * (2 * self.kinds)
        """What one card adds to the share of its rank."""
        self.play_from: list[int] = [0] * self.width
        self.sizes: list[int] = []
        """The number of cards of every play."""
        self.laid: list[list[int]] = []
        """The faces of every play. Never changed: sets on the table share them."""
        self.ranks: list[int] = []
        """The rank of every play."""
        self.turn: Turn = Turn(0)
        self.actions: list[Action] = []
        self._list_plays()
        self.add_from: int = len(self.actions)
        self._list_other_actions()

        self._listed: list[dict[int, list[Action]]] = [{} for _ in range(self.add_from)]
        """By the number of the play that lays the whole share: what `plays` has worked out."""
        self._listed_size: int = 0

    def other_rank(self, face: int) -> int:
        return self.rank[face ^ 1]

    def _list_plays(self) -> None:
        for rank in range(1, self.width):
            shares: list[list[int]] = [[]]
            weight = 1
            for face in self.faces_at[rank]:
                self.weight[face] = weight
                many = self.mult[face >> 1]
                shares = [share + [face] * times for times in range(many + 1) for share in shares]
                weight *= many + 1
            self.play_from[rank] = len(self.actions) - 1
            for share in shares[1:]:
                texts = [self.text[face] for face in share]
                self.actions.append(Play(len(self.actions), self.values[rank], tuple(texts)))
                self.laid.append(share)
                self.sizes.append(len(share))
                self.ranks.append(rank)

    def _list_other_actions(self) -> None:
        actions = self.actions
        for place in range(self.places):
            for face in range(2 * self.kinds):
                actions.append(Add(len(actions), self.text[face], place // self.areas, self.area(place)))
        self.take_from: int = len(actions)
        for place in range(self.places):
            actions.append(Take(len(actions), place // self.areas, self.area(place)))
        self.turn = Turn(len(actions))
        actions.append(self.turn)

    def place(self, seat: int, area: int | None) -> int:
        return seat * self.areas + (0 if area is None else area - 1)

    def area(self, place: int) -> int | None:
        """The number of an area, 1 or 2, in the game for two."""
        return None if self.areas == 1 else place % 2 + 1

    def faces_in(self, rank: int, share: int) -> list[int]:
        """The cards of a share, equal ones repeated. Shared; do not change it."""
        return self.laid[self.play_from[rank] + share] if share else []

    def holds(self, rank: int, share: int, wanted: int) -> bool:
        """Whether all cards of the wanted share are in this one."""
        for face in self.faces_at[rank]:
            weight = self.weight[face]
            base = self.mult[face >> 1] + 1
            if share // weight % base < wanted // weight % base:
                return False
        return True

    def plays(self, rank: int, share: int, taken: int) -> list[Action]:
        """All sets that can be laid from a share, but none of a size whose bit is in `taken`. Kept once worked out."""
        listed = self._listed[self.play_from[rank] + share]
        known = listed.get(taken)
        if known is not None:
            return known
        shares = [0]
        for face in self.faces_at[rank]:
            weight = self.weight[face]
            held = share // weight % (self.mult[face >> 1] + 1)
            more = shares
            for _ in range(held):
                more = [less + weight for less in more]
                shares = shares + more
        first = self.play_from[rank]
        sizes = self.sizes
        actions = self.actions
        plays: list[Action] = []
        for less in shares[1:]:
            if not taken >> sizes[first + less] & 1:
                plays.append(actions[first + less])
        self._listed_size += len(plays) + 1
        if self._listed_size > MOST_LISTED:
            self._listed = [{} for _ in range(self.add_from)]
            self._listed_size = len(plays) + 1
            listed = self._listed[first + share]
        listed[taken] = plays
        return plays


_PACKS: dict[tuple[Deck, int], Pack] = {}


def pack_of(deck: Deck, seats: int) -> Pack:
    """Made once for a deck and a number of seats, then kept as long as it is among the latest."""
    key = (deck, seats)
    pack = _PACKS.get(key)
    if pack is None:
        if len(_PACKS) >= MOST_PACKS:
            del _PACKS[next(iter(_PACKS))]
        pack = Pack(deck, seats)
        _PACKS[key] = pack
    return pack
