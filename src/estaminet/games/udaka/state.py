"""One match of UDAKA Classic in progress: its fields, and what is asked of a state. The chapters are in rules/."""

from collections.abc import Sequence
from typing import Self, final

from msgspec.structs import replace

from estaminet.games.udaka import material as box
from estaminet.games.udaka.actions import Lot, Shuffle, TurnUp
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.rules.discards import discard_refusal, discards
from estaminet.games.udaka.rules.rounds import choose_dealer, full_board, outcome_refusal, sampled, turn_up
from estaminet.games.udaka.rules.turns import deal, discard
from estaminet.games.udaka.view import RoundResult, UdakaView
from estaminet.kernel.fields import NOBODY
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Ended, Pending, State, Tell, places_of
from estaminet.kernel.values import Action, Deed, Name, Outcome, Refusal, Seat, View, Viewer


@final
class UdakaState(State):
    """All that is on the table and in the hands. Only `play` changes it."""

    def __init__(self, options: UdakaOptions, seats: int) -> None:
        self.options: UdakaOptions = options
        self.seats = seats
        self.udaka_counts: bool = options.udaka_scoring == "counts"
        self.take_all: bool = options.stacked_space == "all"
        self.at_once: bool = options.special_timing == "at_once"

        self.phase: int = box.CARDS if options.first_dealer == "cards" else box.LOT
        self.dealer: int = NOBODY
        self.face_up: list[int] = []
        """The dealer choice so far, the first card P1's."""
        self.wins: list[int] = [0] * seats
        self.last: RoundResult | None = None

        self.turn: int = NOBODY
        self.deck: list[int] = []
        """The deck as it was shuffled; never changed, so that copies share it. Empty before a deal."""
        self.drawn: int = 0
        """How many cards of the deck are gone: `deck[drawn]` is drawn next."""
        self.hands: list[int] = [0] * seats
        self.regular: list[int] = []
        """The regular pile, its top card last."""
        self.aces: int = 0
        """Aces on the UDAKA pile."""
        self.udaka: int = NOBODY
        self.tokens: list[int] = [0] * seats
        self.board: list[int] = full_board()
        """`board[n]`: tokens on number space n, 2 to 9."""

    # What lies there

    def round(self) -> int:
        """Every round has one winner, so their number tells which round it is."""
        played = sum(self.wins)
        return played if self.phase == box.OVER else played + 1

    def rounds_left(self) -> int:
        """UDAKA-GAME-01: rounds tokens on ROUNDS; the decider brings none."""
        return max(0, self.seats - sum(self.wins))

    def pile(self) -> int:
        """Cards that can be drawn; before the deal all that are not turned up."""
        if self.phase < box.DISCARD:
            return box.DECK_SIZE - len(self.face_up)
        return len(self.deck) - self.drawn

    def top(self) -> int:
        return self.regular[-1] if self.regular else box.NO_CARD

    def robbable(self, seat: int) -> int:
        """UDAKA-JOKER-01: a bit for every other player who has a token."""
        others = 0
        for other in range(self.seats):
            if self.tokens[other] > 0 and other != seat:
                others |= 1 << other
        return others

    def unseen(self, seat: int) -> list[int]:
        """By rank: the cards in the other hands and in the draw pile."""
        left = box.COPIES[:]
        left[box.ACE] -= self.aces
        for rank in self.regular:
            left[rank] -= 1
        held = box.HELD[self.hands[seat]]
        for rank in range(box.ACE, box.JOKER + 1):
            left[rank] = max(0, left[rank] - held[rank])
        return left

    # What comes next

    def pending(self) -> Pending:
        if self.phase == box.DISCARD:
            return ASKED[self.turn]
        if self.phase == box.OVER:
            return Ended(places_of(self.wins), self.game_clause())
        return CHANCE_PENDING

    def game_clause(self) -> str:
        return "UDAKA-GAME-03" if sum(self.wins) > self.seats else "UDAKA-GAME-02"

    def legal(self, seat: Seat) -> Sequence[Action]:
        if self.phase != box.DISCARD or seat != self.turn:
            return ()
        hand = self.hands[seat]
        held = box.HELD[hand]
        # Only a king asks for the player's tokens and only a joker for those of others.
        has_token = held[box.KING] > 0 and self.tokens[seat] > 0
        robbable = self.robbable(seat) if held[box.JOKER] > 0 else 0
        return discards(hand, has_token, robbable, self.at_once)

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            return outcome_refusal(self, deed)
        if self.phase == box.OVER:
            return Refusal(self.game_clause(), "game-over")
        if self.phase == box.DEAL:
            return Refusal("UDAKA-DEAL-01", "not-dealt")
        if self.phase != box.DISCARD:
            return Refusal("UDAKA-DEALER-01", "no-dealer-yet")
        if seat != self.turn:
            return Refusal("UDAKA-DEAL-02", "not-your-turn", {"seat": Name(self.turn)})
        has_token = self.tokens[seat] > 0
        return discard_refusal(deed.index, self.hands[seat], has_token, self.robbable(seat), self.at_once)

    def sample(self, rng: Rng) -> Outcome:
        return sampled(self, rng)

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if self.phase == box.DISCARD:
            assert isinstance(deed, Action)
            discard(self, by, deed.index, tell)
        elif isinstance(deed, Shuffle):
            deal(self, deed.deck, tell)
        elif isinstance(deed, TurnUp):
            turn_up(self, box.RANK_OF[deed.card], tell)
        else:
            assert isinstance(deed, Lot)
            choose_dealer(self, deed.seat, "lot", tell)

    # Showing and keeping

    def view(self, viewer: Viewer) -> UdakaView:
        options = self.options
        # By place, because by name it would take ten times as long.
        return UdakaView(
            viewer,  # seat
            box.PHASES[self.phase],  # phase
            self.round(),  # round
            None if self.dealer == NOBODY else self.dealer,  # dealer
            None if self.turn == NOBODY else self.turn,  # turn
            None if viewer is None else box.HANDS[self.hands[viewer]],  # hand
            tuple([box.HAND_SIZE[hand] for hand in self.hands]),  # hand_counts
            self.pile(),  # pile
            box.RANK_TEXT[self.top()] if self.regular else None,  # top
            len(self.regular),  # regular
            self.aces,  # aces
            tuple(self.board[box.LOWEST_SPACE :]),  # board
            tuple(self.tokens),  # tokens
            None if self.udaka == NOBODY else self.udaka,  # udaka
            tuple(self.wins),  # wins
            self.rounds_left(),  # rounds_left
            tuple([box.RANK_TEXT[card] for card in self.face_up]),  # face_up
            self.last,  # last
            options.udaka_scoring,  # udaka_scoring
            options.stacked_space,  # stacked_space
            options.special_timing,  # special_timing
        )

    def view_from(self, public: View, viewer: Viewer) -> View:
        return public if viewer is None else replace(public, seat=viewer, hand=box.HANDS[self.hands[viewer]])

    def copy(self) -> Self:
        # A compiled class is not made without its __init__, which also sets what follows from the options.
        other = type(self)(self.options, self.seats)
        other.phase = self.phase
        other.dealer = self.dealer
        other.face_up = self.face_up[:]
        other.wins = self.wins[:]
        other.last = self.last
        other.turn = self.turn
        other.deck = self.deck
        other.drawn = self.drawn
        other.hands = self.hands[:]
        other.regular = self.regular[:]
        other.aces = self.aces
        other.udaka = self.udaka
        other.tokens = self.tokens[:]
        other.board = self.board[:]
        return other
