"""What is to be decided, and what may be done: everything that looks at a state of dnup and changes nothing."""

from collections.abc import Sequence
from typing import Final

from estaminet.games.dnup.actions import Deal, First
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.rules.pack import Pack
from estaminet.games.dnup.rules.table import NOWHERE, Table
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Ended, Pending, places_of
from estaminet.kernel.values import CHANCE, Action, Arg, Deed, Name, Outcome, Refusal, Seat

# What the state waits for.
FIRST: Final = 0
DEAL: Final = 1
CHOOSE: Final = 2
OVER: Final = 3

NOBODY: Final = -1

FIRST_OUT_POINTS: Final = 2
SECOND_OUT_POINTS: Final = 1
POINTS_TO_WIN: Final = 4
ROUNDS_TO_WIN: Final = 2
STALL_CYCLES: Final = 8


class Choices(Table):
    """Whose turn it is, and how the match stands."""

    def __init__(self, options: DnupOptions, seats: int, pack: Pack | None = None) -> None:
        super().__init__(options, seats, pack)
        self.stall_guard: bool = options.stall_guard
        self.play_out: bool = options.play_out_final_round and seats > 2
        self.take_back: bool = options.two_player_self_beat == "take_back" and seats == 2
        self.open_discards: bool = options.open_discards

        self.phase: int = FIRST if self.pack.uneven else DEAL
        self.round: int = 0
        self.first: int = NOBODY if self.pack.uneven else 0
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

    # Looking

    def turn(self) -> int:
        """Whose turn it is."""
        return self.place // self.pack.areas

    def limit(self) -> int:
        """DNUP-STALL-02: 8 cycles of one turn for each player in; four area turns are a cycle of the game for two."""
        return STALL_CYCLES * (self.pack.places if self.seats == 2 else self.seats - len(self.out))

    def guarded(self) -> bool:
        return self.stall_guard and self.stall >= self.limit()

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
        found = self.plays_and_adds()
        pack = self.pack
        if self.guarded():
            return found or [pack.turn]
        for place in range(pack.places):
            if self.set_rank[place] and place // pack.areas != seat:
                found.append(pack.actions[pack.take_from + place])
        found.append(pack.turn)
        return found

    def plays_and_adds(self) -> list[Action]:
        """Actions A and B of the player on turn. Must agree with `play_refusal` and `add_refusal`."""
        pack = self.pack
        hands = self.hands
        set_rank = self.set_rank
        set_size = self.set_size
        places = pack.places
        seat = self.turn()
        start = seat * pack.width
        found: list[Action] = []
        for rank in range(1, pack.width):
            share = hands[start + rank]
            if share:
                taken = 0
                for place in range(places):
                    if set_rank[place] >= rank:
                        taken |= 1 << set_size[place]
                found += pack.plays(rank, share, taken)
        for place in range(places):
            rank = set_rank[place]
            if rank and hands[start + rank] and place // pack.areas != seat:
                if self.obstacle(rank, set_size[place] + 1) != NOWHERE:
                    continue
                before = NOWHERE
                for face in pack.faces_in(rank, hands[start + rank]):
                    if face != before:
                        found.append(pack.actions[pack.add_from + place * 2 * pack.kinds + face])
                    before = face
        return found

    # Refusing

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            return self.outcome_refusal(seat, deed)
        if self.phase == OVER:
            return Refusal(self.won_by(), "game-over")
        if self.phase != CHOOSE:
            return Refusal("DNUP-DEAL-01", "not-dealt")
        if seat == CHANCE:
            return Refusal("DNUP-TURN-03", "chance-deals")
        if seat in self.out:
            return Refusal("DNUP-OUT-01", "you-are-out")
        if seat != self.turn():
            return Refusal("DNUP-TURN-01", "not-your-turn", {"seat": Name(self.turn())})
        pack = self.pack
        index = deed.index
        if index < pack.add_from:
            return self.play_refusal(index)
        if index < pack.take_from:
            number = index - pack.add_from
            return self.add_refusal(number % (2 * pack.kinds), number // (2 * pack.kinds))
        if index < pack.turn.index:
            return self.take_refusal(index - pack.take_from)
        if self.guarded() and self.plays_and_adds():
            return Refusal("DNUP-STALL-02", "guard-no-turn", {"stall": self.stall})
        return None

    def hand_refusal(self, rank: int, faces: list[int], clause: str) -> Refusal | None:
        """Why these cards cannot come from the hand of the player on turn; `clause` is that of the action."""
        pack = self.pack
        start = self.turn() * pack.width
        wanted = 0
        for face in faces:
            wanted += pack.weight[face]
        if pack.holds(rank, self.hands[start + rank], wanted):
            return None
        held = self.hand_faces(self.turn())
        for face in faces:
            if face not in held and face ^ 1 in held:
                return Refusal("DNUP-HAND-01", "wrong-way-up", {"card": pack.text[face ^ 1]})
            if held.count(face) < faces.count(face):
                return Refusal(clause, "not-in-hand", {"card": pack.text[face]})
        return None

    def play_refusal(self, index: int) -> Refusal | None:
        pack = self.pack
        rank = pack.ranks[index]
        refusal = self.hand_refusal(rank, pack.laid[index], "DNUP-PLAY-01")
        if refusal is not None:
            return refusal
        place = self.obstacle(rank, pack.sizes[index])
        if place == NOWHERE:
            return None
        return self.not_higher(place, "DNUP-PLAY-02")

    def add_refusal(self, face: int, place: int) -> Refusal | None:
        pack = self.pack
        if place // pack.areas == self.turn():
            if self.seats == 2:
                return Refusal("DNUP-TWO-06", "own-area")
            return Refusal("DNUP-ADD-01", "own-set")
        rank = self.set_rank[place]
        if not rank:
            return Refusal("DNUP-ADD-01", "no-set-to-add-to", {"seat": Name(place // pack.areas)})
        refusal = self.hand_refusal(pack.rank[face], [face], "DNUP-ADD-01")
        if refusal is not None:
            return refusal
        if pack.rank[face] != rank:
            args: dict[str, Arg] = {"card": pack.text[face], "value": pack.values[rank]}
            return Refusal("DNUP-ADD-01", "other-value", args)
        other = self.obstacle(rank, self.set_size[place] + 1)
        if other == NOWHERE:
            return None
        return self.not_higher(other, "DNUP-ADD-02")

    def not_higher(self, place: int, clause: str) -> Refusal:
        """The set at that place is not beaten; where whose it is makes the rule worth a word, that clause is named."""
        owner = place // self.pack.areas
        if owner in self.out:
            clause = "DNUP-OUT-03"
        elif owner == self.turn():
            clause = "DNUP-TWO-05"
        value = self.pack.values[self.set_rank[place]]
        return Refusal(clause, "not-higher", {"seat": Name(owner), "count": self.set_size[place], "value": value})

    def take_refusal(self, place: int) -> Refusal | None:
        pack = self.pack
        if place // pack.areas == self.turn():
            if self.seats == 2:
                return Refusal("DNUP-TWO-06", "own-area")
            return Refusal("DNUP-TAKE-01", "own-set")
        if not self.set_rank[place]:
            return Refusal("DNUP-TAKE-02", "nothing-to-take", {"seat": Name(place // pack.areas)})
        if self.guarded():
            return Refusal("DNUP-STALL-02", "guard-no-take", {"stall": self.stall})
        return None

    def outcome_refusal(self, seat: Seat, outcome: Outcome) -> Refusal | None:
        if seat != CHANCE:
            return Refusal("DNUP-DEAL-01", "chance-deals")
        if isinstance(outcome, First):
            if self.phase != FIRST:
                return Refusal("DNUP-DEAL-03", "first-known")
            if not 0 <= outcome.seat < self.seats:
                return Refusal("DNUP-DEAL-03", "first-not-seated")
            return None
        if self.phase != DEAL:
            return Refusal("DNUP-DEAL-01", "no-deal-now")
        if not isinstance(outcome, Deal):
            return Refusal("DNUP-DEAL-01", "no-deal-now")
        pack = self.pack
        counts = [0] * pack.kinds
        stars = 0
        for card in outcome.cards:
            plain = card.removesuffix("*")
            if plain not in pack.face_of:
                return Refusal("DNUP-SETUP-01", "no-such-card", {"card": card})
            kind = pack.face_of[plain] >> 1
            counts[kind] += 1
            if plain != card:
                stars += 1
                if kind != pack.star_kind:
                    return Refusal("DNUP-SETUP-02", "star-elsewhere", {"card": pack.kind_text[pack.star_kind]})
        if counts != pack.mult:
            return Refusal("DNUP-DEAL-01", "not-the-deck", {"count": len(pack.cards)})
        if stars != 1:
            return Refusal("DNUP-SETUP-02", "star-once", {"card": pack.kind_text[pack.star_kind]})
        return None
