"""Where the cards are and how they move: hands, sets on the table, the discard pile. Turns are in `state.py`."""

from typing import Final

from estaminet.games.dnup.events import Beaten, BeatenAway
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.rules.pack import Pack, pack_of
from estaminet.kernel.state import State, Tell

NOWHERE: Final = -1


class Table(State):
    def __init__(self, options: DnupOptions, seats: int, pack: Pack | None = None) -> None:
        """`pack`: that of the options' deck, where it is at hand."""
        self.options = options
        self.seats = seats
        if pack is None:
            pack = pack_of(options.deck, seats)
        self.pack: Pack = pack
        self.hands: list[int] = [0] * (seats * pack.width)
        """`hands[seat * width + rank]`: the share of that rank in a hand."""
        self.held: list[int] = [0] * seats
        """Cards in each hand."""
        self.set_rank: list[int] = [0] * pack.places
        """By place: the rank of the set there, 0 for none; its size; its faces (shared lists, never changed in place);
        and how many of the last of them others added."""
        self.set_size: list[int] = [0] * pack.places
        self.set_faces: list[list[int]] = [[] for _ in range(pack.places)]
        self.set_added: list[int] = [0] * pack.places
        self.pile: list[int] = [0] * pack.kinds
        """The discard pile by kind; it lies face down and has no order."""
        self.piled: int = 0
        self.out: list[int] = []
        """Who played the last card in this round, first one first."""
        self.known: list[int] = [0] * (2 * pack.kinds * seats if options.memory_aid else 0)
        """`known[seat * faces + face]`: cards that everybody saw come from the table. Kept for `memory_aid` only."""

    def copy_table(self, other: "Table") -> None:
        other.hands = self.hands[:]
        other.held = self.held[:]
        other.set_rank = self.set_rank[:]
        other.set_size = self.set_size[:]
        other.set_faces = self.set_faces[:]
        other.set_added = self.set_added[:]
        other.pile = self.pile[:]
        other.piled = self.piled
        other.out = self.out[:]
        other.known = self.known[:]

    # Looking

    def place_of_size(self, size: int) -> int:
        """Where the set of this size lies; DNUP-PLAY-06: there is at most one."""
        for place in range(self.pack.places):
            if self.set_size[place] == size:
                return place
        return NOWHERE

    def obstacle(self, rank: int, size: int) -> int:
        """DNUP-PLAY-02, DNUP-ADD-02: where a set lies that a set of this rank and size would not beat."""
        place = self.place_of_size(size)
        return place if place != NOWHERE and self.set_rank[place] >= rank else NOWHERE

    def hand_faces(self, seat: int) -> list[int]:
        """The cards of a hand, by value."""
        pack = self.pack
        faces: list[int] = []
        for rank in range(1, pack.width):
            faces += pack.faces_in(rank, self.hands[seat * pack.width + rank])
        return faces

    def texts(self, faces: list[int]) -> tuple[str, ...]:
        return tuple([self.pack.text[face] for face in faces])

    def turned(self, faces: list[int]) -> list[int]:
        return [face ^ 1 for face in faces]

    def known_faces(self, seat: int) -> list[int]:
        """What `memory_aid` shows of a hand."""
        pack = self.pack
        faces = 2 * pack.kinds
        found: list[int] = []
        for rank in range(1, pack.width):
            for face in pack.faces_at[rank]:
                found += [face] * self.known[seat * faces + face]
        return found

    # Moving

    def clear_table(self) -> None:
        """Before a deal: nothing is held, laid, discarded or remembered."""
        pack = self.pack
        self.hands = [0] * (self.seats * pack.width)
        self.held = [0] * self.seats
        self.set_rank = [0] * pack.places
        self.set_size = [0] * pack.places
        self.set_faces = [[] for _ in range(pack.places)]
        self.set_added = [0] * pack.places
        self.pile = [0] * pack.kinds
        self.piled = 0
        self.out = []
        self.known = [0] * len(self.known)

    def into_hand(self, seat: int, face: int) -> None:
        pack = self.pack
        self.hands[seat * pack.width + pack.rank[face]] += pack.weight[face]
        self.held[seat] += 1

    def out_of_hand(self, seat: int, faces: list[int]) -> None:
        pack = self.pack
        for face in faces:
            self.hands[seat * pack.width + pack.rank[face]] -= pack.weight[face]
        self.held[seat] -= len(faces)
        if self.known:
            start = seat * 2 * pack.kinds
            for face in faces:
                if self.known[start + face]:
                    self.known[start + face] -= 1

    def put(self, place: int, faces: list[int], added: int) -> None:
        self.set_rank[place] = self.pack.rank[faces[0]]
        self.set_size[place] = len(faces)
        self.set_faces[place] = faces
        self.set_added[place] = added

    def lift(self, place: int) -> list[int]:
        """Take the set off the table; its faces as they lay."""
        faces = self.set_faces[place]
        self.set_rank[place] = 0
        self.set_size[place] = 0
        self.set_faces[place] = []
        self.set_added[place] = 0
        return faces

    def discard(self, faces: list[int]) -> None:
        for face in faces:
            self.pile[face >> 1] += 1
        self.piled += len(faces)

    def pick_up(self, seat: int, faces: list[int]) -> None:
        """DNUP-FLIP-01: cards go from the table to a hand, and every one is turned."""
        for face in faces:
            self.into_hand(seat, face ^ 1)
        if self.known:
            start = seat * 2 * self.pack.kinds
            for face in faces:
                self.known[start + (face ^ 1)] += 1

    def beat(self, place: int, by: int, by_add: bool, tell: Tell | None) -> bool:
        """DNUP-PLAY-04, DNUP-ADD-03, DNUP-OUT-04: the set there is beaten. Whether it went to the discard pile."""
        owner = place // self.pack.areas
        faces = self.lift(place)
        if owner in self.out:
            self.discard(faces)
            if tell is not None:
                tell(BeatenAway(owner, self.pack.area(place), self.texts(faces)))
            return True
        self.pick_up(owner, faces)
        if tell is not None:
            cards = self.texts(self.turned(faces))
            tell(Beaten(owner, self.pack.area(place), cards, by_add, owner == by))
        return False

    def turn_hand(self, seat: int) -> None:
        """DNUP-ROT-01."""
        pack = self.pack
        faces = self.hand_faces(seat)
        start = seat * pack.width
        for rank in range(1, pack.width):
            self.hands[start + rank] = 0
        for face in faces:
            self.hands[start + pack.rank[face ^ 1]] += pack.weight[face ^ 1]
        if self.known:
            for face in range(seat * 2 * pack.kinds, (seat + 1) * 2 * pack.kinds, 2):
                self.known[face], self.known[face + 1] = self.known[face + 1], self.known[face]

    def card_violations(self, dealt: bool) -> list[str]:
        """What is impossible about the cards. `dealt`: all of them are somewhere."""
        pack = self.pack
        found: list[str] = []
        counts = self.pile[:]
        for seat in range(self.seats):
            faces = self.hand_faces(seat)
            if len(faces) != self.held[seat]:
                found.append(f"seat {seat} holds {len(faces)} cards, not {self.held[seat]}")
            for face in faces:
                counts[face >> 1] += 1
            if self.known:
                for face in range(2 * pack.kinds):
                    many = self.known[seat * 2 * pack.kinds + face]
                    if many > faces.count(face):
                        found.append(f"seat {seat} does not hold {pack.text[face]}, which everybody saw arrive")
        sizes: list[int] = []
        for place in range(pack.places):
            laid = self.set_faces[place]
            for face in laid:
                counts[face >> 1] += 1
                if pack.rank[face] != self.set_rank[place]:
                    found.append(f"{pack.text[face]} lies in a set of {pack.values[self.set_rank[place]]}s")
            if len(laid) != self.set_size[place] or (not laid and self.set_rank[place]):
                found.append(f"the set at place {place} has {len(laid)} cards, not {self.set_size[place]}")
            if laid and not 0 <= self.set_added[place] < len(laid):
                found.append(f"{self.set_added[place]} of {len(laid)} cards were added to the set at place {place}")
            if laid and len(laid) in sizes:
                found.append(f"two sets of {len(laid)} lie on the table")
            sizes.append(len(laid))
        if sum(self.pile) != self.piled:
            found.append(f"{sum(self.pile)} cards are on the pile, not {self.piled}")
        for kind in range(pack.kinds):
            should = pack.mult[kind] if dealt else 0
            if counts[kind] != should:
                found.append(f"{pack.kind_text[kind]} is there {counts[kind]} times, not {should}")
        return found
