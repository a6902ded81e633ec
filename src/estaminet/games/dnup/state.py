"""One match of dnup in progress: its fields, and what is asked of a state. The chapters are in rules/."""

from collections.abc import Sequence
from typing import Self, final

from msgspec.structs import replace

from estaminet.games.dnup.actions import Deal, First
from estaminet.games.dnup.events import FirstCard
from estaminet.games.dnup.material import CHOOSE, DEAL, FIRST, NOWHERE, OVER, PHASES, STALL_CYCLES
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.rules.choices import add_refusal, play_refusal, plays_and_adds, take_refusal
from estaminet.games.dnup.rules.pack import Pack, pack_of
from estaminet.games.dnup.rules.turns import add, deal, lay, outcome_refusal, sampled, take, turn_over
from estaminet.games.dnup.view import DnupView, Lying
from estaminet.kernel.fields import NOBODY
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Ended, Pending, State, Tell, places_of
from estaminet.kernel.values import Action, Deed, Name, Outcome, Refusal, Seat, View, Viewer


@final
class DnupState(State):
    """All that lies on the table and is held in hands. Only `play` changes it."""

    def __init__(self, options: DnupOptions, seats: int, pack: Pack | None = None) -> None:
        """`pack`: that of the options' deck, where it is at hand."""
        self.options: DnupOptions = options
        self.seats = seats
        if pack is None:
            pack = pack_of(options.deck, seats)
        self.pack: Pack = pack
        self.stall_guard: bool = options.stall_guard
        self.play_out: bool = options.play_out_final_round and seats > 2
        self.take_back: bool = options.two_player_self_beat == "take_back" and seats == 2
        self.open_discards: bool = options.open_discards

        self.phase: int = FIRST if pack.uneven else DEAL
        self.round: int = 0
        self.first: int = NOBODY if pack.uneven else 0
        """DNUP-DEAL-03: who gets the first card."""
        self.star: int = NOBODY
        """Who was dealt the star in this round."""
        self.place: int = NOWHERE
        """The place whose turn it is: a seat, or an area of a seat."""
        self.points: list[int] = [0] * seats
        """Points; rounds won in the game for two."""
        self.winner: int = NOBODY
        self.stall: int = 0
        self.cleared: bool = False
        """Whether a card has reached the pile in this turn."""

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

    # What lies there

    def turn(self) -> int:
        """Whose turn it is."""
        return self.place // self.pack.areas

    def limit(self) -> int:
        """DNUP-STALL-02: 8 cycles of one turn for each player in; four area turns are a cycle of the game for two."""
        return STALL_CYCLES * (self.pack.places if self.seats == 2 else self.seats - len(self.out))

    def guarded(self) -> bool:
        return self.stall_guard and self.stall >= self.limit()

    def place_of_size(self, size: int) -> int:
        """Where the set of this size lies; DNUP-PLAY-06: there is at most one."""
        for place in range(self.pack.places):
            if self.set_size[place] == size:
                return place
        return NOWHERE

    def hand_faces(self, seat: int) -> list[int]:
        """The cards of a hand, by value."""
        pack = self.pack
        faces: list[int] = []
        for rank in range(1, pack.width):
            faces += pack.faces_in(rank, self.hands[seat * pack.width + rank])
        return faces

    def known_faces(self, seat: int) -> list[int]:
        """What `memory_aid` shows of a hand."""
        pack = self.pack
        start = seat * 2 * pack.kinds
        faces: list[int] = []
        for rank in range(1, pack.width):
            for face in pack.faces_at[rank]:
                faces += [face] * self.known[start + face]
        return faces

    def texts(self, faces: list[int]) -> tuple[str, ...]:
        return tuple([self.pack.text[face] for face in faces])

    def falls_in(self, place: int) -> int | None:
        """After how many turns the set there is cleared, the present one counted."""
        if self.phase != CHOOSE:
            return None
        turns = 1
        coming = (self.place + 1) % self.pack.places
        while coming != place:
            if coming // self.pack.areas not in self.out:
                turns += 1
            coming = (coming + 1) % self.pack.places
        return turns

    # What comes next

    def pending(self) -> Pending:
        if self.phase == CHOOSE:
            return ASKED[self.place // self.pack.areas]
        if self.phase == OVER:
            return Ended(self.places_now(), self.won_by())
        return CHANCE_PENDING

    def won_by(self) -> str:
        if self.seats == 2:
            return "DNUP-TWO-08"
        return "DNUP-GAME-02" if self.play_out else "DNUP-GAME-01"

    def places_now(self) -> tuple[int, ...]:
        """The winner is first whatever the points; behind, by points, and equal points share a place."""
        return places_of([1000 if seat == self.winner else self.points[seat] for seat in range(self.seats)])

    def legal(self, seat: Seat) -> Sequence[Action]:
        if self.phase != CHOOSE or seat != self.turn():
            return ()
        actions = plays_and_adds(self)
        pack = self.pack
        if self.guarded():
            return actions or [pack.turn]
        for place in range(pack.places):
            if self.set_rank[place] and place // pack.areas != seat:
                actions.append(pack.actions[pack.take_from + place])
        actions.append(pack.turn)
        return actions

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            return outcome_refusal(self, deed)
        if self.phase == OVER:
            return Refusal(self.won_by(), "game-over")
        if self.phase != CHOOSE:
            return Refusal("DNUP-DEAL-01", "not-dealt")
        if seat in self.out:
            return Refusal("DNUP-OUT-01", "you-are-out")
        if seat != self.turn():
            return Refusal("DNUP-TURN-01", "not-your-turn", {"seat": Name(self.turn())})
        pack = self.pack
        index = deed.index
        if index < pack.add_from:
            return play_refusal(self, index)
        if index < pack.take_from:
            number = index - pack.add_from
            return add_refusal(self, number % (2 * pack.kinds), number // (2 * pack.kinds))
        if index < pack.turn.index:
            return take_refusal(self, index - pack.take_from)
        if self.guarded() and plays_and_adds(self):
            return Refusal("DNUP-STALL-02", "guard-no-turn", {"stall": self.stall})
        return None

    def sample(self, rng: Rng) -> Outcome:
        return sampled(self, rng)

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if isinstance(deed, Outcome):
            if isinstance(deed, First):
                self.first = deed.seat
                self.phase = DEAL
                if tell is not None:
                    tell(FirstCard(deed.seat))
            elif isinstance(deed, Deal):
                deal(self, deed.cards, tell)
            return
        pack = self.pack
        index = deed.index
        if index < pack.add_from:
            lay(self, index, tell)
        elif index < pack.take_from:
            number = index - pack.add_from
            add(self, number % (2 * pack.kinds), number // (2 * pack.kinds), tell)
        elif index < pack.turn.index:
            take(self, index - pack.take_from, tell)
        else:
            turn_over(self, tell)

    # Showing and keeping

    def view(self, viewer: Viewer) -> DnupView:
        pack = self.pack
        lying: list[Lying] = []
        for place in range(pack.places):
            if self.set_rank[place]:
                lying.append(
                    Lying(
                        place // pack.areas,
                        pack.area(place),
                        pack.values[self.set_rank[place]],
                        self.texts(self.set_faces[place]),
                        self.set_added[place],
                        self.falls_in(place),
                    )
                )
        pile: list[str] = []
        for kind in range(pack.kinds):
            pile += [pack.kind_text[kind]] * self.pile[kind]
        known = [self.texts(self.known_faces(seat)) for seat in range(self.seats)] if self.known else []
        limit = self.limit()
        choosing = self.phase == CHOOSE
        # By place, because by name it would take ten times as long.
        return DnupView(
            viewer,  # seat
            PHASES[self.phase],  # phase
            self.round,  # round
            None if self.first == NOBODY else self.first,  # first
            None if self.star == NOBODY else self.star,  # star
            self.turn() if choosing else None,  # turn
            pack.area(self.place) if choosing else None,  # area
            None if viewer is None else self.texts(self.hand_faces(viewer)),  # hand
            tuple(self.held),  # counts
            tuple(lying),  # table
            self.piled,  # discards
            tuple(pile) if self.open_discards else None,  # open_discards
            tuple(known) if self.known else None,  # known
            tuple(self.out),  # out
            tuple(self.points),  # points
            None if self.winner == NOBODY else self.winner,  # winner
            choosing and self.cleared,  # cleared
            self.stall if choosing and self.stall_guard and 2 * self.stall > limit else None,  # stall
            limit,  # limit
            choosing and self.guarded(),  # guarded
            tuple(pack.left_out),  # removed
        )

    def view_from(self, public: View, viewer: Viewer) -> View:
        return public if viewer is None else replace(public, seat=viewer, hand=self.texts(self.hand_faces(viewer)))

    def copy(self) -> Self:
        # A compiled class is not made without its __init__, which also sets what follows from the options.
        other = type(self)(self.options, self.seats, self.pack)
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.star = self.star
        other.place = self.place
        other.points = self.points[:]
        other.winner = self.winner
        other.stall = self.stall
        other.cleared = self.cleared
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
        return other
