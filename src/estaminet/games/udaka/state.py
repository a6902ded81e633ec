"""One match of UDAKA Classic in progress. Read it next to RULES.md: names and order are those of the clauses."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, Self, cast, final

from estaminet.games.udaka.actions import Lot, Shuffle, TurnUp
from estaminet.games.udaka.events import (
    AcesDown,
    CardTurnedUp,
    DealerAgain,
    DealerChosen,
    Dealt,
    Discarded,
    DrawPileEmpty,
    Drew,
    GameWon,
    NothingReturned,
    NothingStolen,
    PairWonNothing,
    RoundBegins,
    RoundScored,
    RoundsTokenTaken,
    RoundWon,
    TokenReturned,
    TokenStolen,
    TokenTaken,
    UdakaTaken,
)
from estaminet.games.udaka.material import text_of
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.rules.discards import discard_refusal, discards, tokens_won
from estaminet.games.udaka.rules.rounds import (
    CARDS,
    DEAL,
    DISCARD,
    LOT,
    NOBODY,
    OVER,
    PHASES,
    ROUNDS_TO_WIN,
    chosen_dealer,
    scored,
)
from estaminet.games.udaka.rules.tables import (
    ACE,
    COPIES,
    COUNT_AT,
    DECK,
    DECK_SIZE,
    HAND_SIZE,
    HANDS,
    HELD,
    JOKER,
    KING,
    NO_CARD,
    NO_SPACE,
    NO_VICTIM,
    NUMBER_TOKENS,
    RANK_AT,
    RANK_OF,
    RANK_TEXT,
    SPACE_AT,
    VICTIM_AT,
    WITH,
    WITHOUT,
)
from estaminet.games.udaka.view import RoundResult, UdakaView
from estaminet.games.udaka.violations import violations_of
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Ended, Pending, State, Tell, places_of
from estaminet.kernel.values import CHANCE, Action, Deed, Name, Outcome, Refusal, Seat, Viewer


@final
class UdakaState(State):
    """All that is on the table and in the hands. Only `play` changes it."""

    def __init__(self, options: UdakaOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.udaka_counts: bool = options.udaka_scoring == "counts"
        self.take_all: bool = options.stacked_space == "all"
        self.at_once: bool = options.special_timing == "at_once"

        self.phase: int = CARDS if options.first_dealer == "cards" else LOT
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
        self.board: list[int] = [0, 0] + [1] * NUMBER_TOKENS
        """`board[n]`: tokens on number space n, 2 to 9."""

    # Looking

    def round(self) -> int:
        """Every round has one winner, so their number tells which round it is."""
        played = sum(self.wins)
        return played if self.phase == OVER else played + 1

    def rounds_left(self) -> int:
        """UDAKA-GAME-01: rounds tokens on ROUNDS; the decider brings none."""
        return max(0, self.seats - sum(self.wins))

    def pile(self) -> int:
        """Cards that can be drawn; before the deal all that are not turned up."""
        if self.phase < DISCARD:
            return DECK_SIZE - len(self.face_up)
        return len(self.deck) - self.drawn

    def top(self) -> int:
        return self.regular[-1] if self.regular else NO_CARD

    def robbable(self, seat: int) -> int:
        """UDAKA-JOKER-01: a bit for every other player who has a token."""
        others = 0
        for other in range(self.seats):
            if self.tokens[other] > 0 and other != seat:
                others |= 1 << other
        return others

    def pending(self) -> Pending:
        if self.phase == DISCARD:
            return ASKED[self.turn]
        if self.phase == OVER:
            return Ended(places_of(self.wins), self.game_clause())
        return CHANCE_PENDING

    def game_clause(self) -> str:
        return "UDAKA-GAME-03" if sum(self.wins) > self.seats else "UDAKA-GAME-02"

    def legal(self, seat: Seat) -> Sequence[Action]:
        if self.phase != DISCARD or seat != self.turn:
            return ()
        hand = self.hands[seat]
        held = HELD[hand]
        # Only a king asks for own tokens and only a joker for those of others.
        has_token = held[KING] > 0 and self.tokens[seat] > 0
        robbable = self.robbable(seat) if held[JOKER] > 0 else 0
        return discards(hand, has_token, robbable, self.at_once)

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            return self.outcome_refusal(seat, deed)
        if self.phase == OVER:
            return Refusal(self.game_clause(), "game-over")
        if self.phase == DEAL:
            return Refusal("UDAKA-DEAL-01", "not-dealt")
        if self.phase != DISCARD:
            return Refusal("UDAKA-DEALER-01", "no-dealer-yet")
        if seat != self.turn:
            return Refusal("UDAKA-DEAL-02", "not-your-turn", {"seat": Name(self.turn)})
        has_token = self.tokens[seat] > 0
        return discard_refusal(deed.index, self.hands[seat], has_token, self.robbable(seat), self.at_once)

    def outcome_refusal(self, seat: Seat, outcome: Outcome) -> Refusal | None:
        if seat != CHANCE:
            return Refusal("UDAKA-DEAL-01", "chance-deals")
        if isinstance(outcome, TurnUp):
            if self.phase != CARDS:
                return Refusal("UDAKA-DEALER-01", "no-dealer-choice-now")
            card = RANK_OF.get(outcome.card, NO_CARD)
            if card == NO_CARD or self.face_up.count(card) >= COPIES[card]:
                return Refusal("UDAKA-DEALER-01", "card-not-left")
            return None
        if isinstance(outcome, Lot):
            if self.phase != LOT:
                return Refusal("UDAKA-DEALER-04", "no-lot-now")
            if not 0 <= outcome.seat < self.seats:
                return Refusal("UDAKA-DEALER-04", "dealer-not-seated")
            return None
        if self.phase != DEAL:
            return Refusal("UDAKA-DEAL-01", "no-deal-now")
        if not isinstance(outcome, Shuffle) or sorted(outcome.deck) != _SORTED_DECK:
            return Refusal("UDAKA-DEAL-01", "not-the-deck")
        return None

    def sample(self, rng: Rng) -> Outcome:
        """A card turned up is one number below the cards left, counted in the order A 2 ... 9 K J; the dealer by lot is
        one number below the seats; a deck is the cards in that order, shuffled, the first one on top."""
        if self.phase == CARDS:
            left = DECK[:]
            for card in self.face_up:
                left.remove(card)
            return TurnUp(RANK_TEXT[left[rng.below(len(left))]])
        if self.phase == LOT:
            return Lot(rng.below(self.seats))
        deck = DECK[:]
        rng.shuffle(deck)
        return Shuffle(text_of(deck))

    # Playing

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if self.phase == DISCARD:
            assert isinstance(deed, Action)
            self.discard(by, deed.index, tell)
        elif isinstance(deed, Shuffle):
            self.deal(deed, tell)
        elif isinstance(deed, TurnUp):
            self.turn_up(RANK_OF[deed.card], tell)
        else:
            assert isinstance(deed, Lot)
            self.choose_dealer(deed.seat, "lot", tell)

    def choose_dealer(
        self, seat: int, why: Literal["ace", "highest", "lot", "left", "winner"], tell: Tell | None
    ) -> None:
        self.dealer = seat
        self.face_up = []
        self.phase = DEAL
        if tell is not None:
            tell(DealerChosen(seat, why))

    def turn_up(self, card: int, tell: Tell | None) -> None:
        """UDAKA-DEALER-01 to 03."""
        self.face_up.append(card)
        if tell is not None:
            tell(CardTurnedUp(len(self.face_up) - 1, RANK_TEXT[card]))
        if card != ACE and len(self.face_up) < self.seats:
            return
        dealer = chosen_dealer(self.face_up)
        if dealer != NOBODY:
            self.choose_dealer(dealer, "ace" if card == ACE else "highest", tell)
            return
        self.face_up = []
        if tell is not None:
            tell(DealerAgain())

    def deal(self, shuffle: Shuffle, tell: Tell | None) -> None:
        """UDAKA-DEAL-01 and 02: two laps from the dealer's left, who then begins."""
        self.deck = [RANK_OF[card] for card in shuffle.deck]
        first = (self.dealer + 1) % self.seats
        seat = first
        for i in range(2 * self.seats):
            self.hands[seat] = WITH[self.hands[seat]][self.deck[i]]
            seat = (seat + 1) % self.seats
        self.drawn = 2 * self.seats
        self.phase = DISCARD
        if tell is not None:
            tell(RoundBegins(self.round(), self.rounds_left(), self.rounds_left() == 0))
            tell(Dealt(self.dealer, first, tuple([HANDS[hand] for hand in self.hands])))
        self.begin_turn(first, tell)

    def begin_turn(self, seat: int, tell: Tell | None) -> None:
        """UDAKA-TURN-01, UDAKA-LAST-01: draw while there is a pile; after that whoever has no cards is skipped."""
        if self.drawn < len(self.deck):
            self.turn = seat
            self.draw(seat, False, tell)
            return
        for _ in range(self.seats):
            if self.hands[seat] != 0:
                self.turn = seat
                return
            seat = (seat + 1) % self.seats
        self.score(tell)

    def draw(self, seat: int, refill: bool, tell: Tell | None) -> None:
        card = self.deck[self.drawn]
        self.drawn += 1
        self.hands[seat] = WITH[self.hands[seat]][card]
        if tell is not None:
            tell(Drew(seat, RANK_TEXT[card], refill))
            if self.drawn == len(self.deck):
                tell(DrawPileEmpty())

    def discard(self, seat: int, index: int, tell: Tell | None) -> None:
        """A turn after its draw: the discard and what it does, the refill, and on to the next player."""
        rank = RANK_AT[index]
        count = COUNT_AT[index]
        hand = WITHOUT[self.hands[seat]][rank]
        if count == 2:
            hand = WITHOUT[hand][rank]
        self.hands[seat] = hand
        if tell is not None:
            on = NO_CARD if rank == ACE else self.top()
            tell(Discarded(seat, RANK_TEXT[rank], count, RANK_TEXT[on] if on != NO_CARD else None))
        if rank == ACE:
            self.lay_aces(seat, count, tell)
        elif rank == KING:
            self.lay_king(seat, SPACE_AT[index], tell)
        elif rank == JOKER:
            self.lay_joker(seat, VICTIM_AT[index], tell)
        else:
            self.lay_numbers(seat, rank, count, tell)
        # UDAKA-TURN-05, UDAKA-LAST-03
        if HAND_SIZE[hand] == 1 and self.drawn < len(self.deck):
            self.draw(seat, True, tell)
        self.begin_turn((seat + 1) % self.seats, tell)

    def lay_aces(self, seat: int, count: int, tell: Tell | None) -> None:
        """UDAKA-ACE-01 to 03."""
        self.aces += count
        if self.aces == COPIES[ACE]:
            self.udaka = seat
            if tell is not None:
                tell(UdakaTaken(seat))
        elif tell is not None:
            tell(AcesDown(self.aces))

    def lay_king(self, seat: int, space: int, tell: Tell | None) -> None:
        """UDAKA-KING-01 and 03."""
        self.regular.append(KING)
        if space != NO_SPACE:
            self.tokens[seat] -= 1
            self.board[space] += 1
        if tell is not None:
            tell(NothingReturned(seat) if space == NO_SPACE else TokenReturned(seat, space, self.board[space]))

    def lay_joker(self, seat: int, victim: int, tell: Tell | None) -> None:
        """UDAKA-JOKER-01 and 02."""
        self.regular.append(JOKER)
        if victim != NO_VICTIM:
            self.tokens[victim] -= 1
            self.tokens[seat] += 1
        if tell is not None:
            tell(NothingStolen(seat) if victim == NO_VICTIM else TokenStolen(seat, victim))

    def lay_numbers(self, seat: int, rank: int, count: int, tell: Tell | None) -> None:
        """UDAKA-PAIR-01 to 06."""
        on_equal = self.top() == rank
        self.regular.append(rank)
        if count == 2:
            self.regular.append(rank)
        elif not on_equal:
            return
        won = tokens_won(self.board[rank], True, self.take_all)
        self.board[rank] -= won
        self.tokens[seat] += won
        if tell is None:
            return
        if won == 0:
            tell(PairWonNothing(seat, rank))
        else:
            tell(TokenTaken(seat, rank, won, "hand" if not on_equal else ("both" if count == 2 else "top")))

    def score(self, tell: Tell | None) -> None:
        """UDAKA-SCORE-01 to 04, UDAKA-GAME-01 to 03: all hands are empty."""
        result = scored(self.round(), self.tokens, self.udaka, self.udaka_counts)
        winner = result.winner
        had_token = self.rounds_left() > 0
        self.wins[winner] += 1
        self.last = result
        self.turn = NOBODY
        if tell is not None:
            tell(RoundScored(result, self.udaka_counts))
            tell(RoundWon(winner, result.round, result.why, result.leaders, max(result.scores)))
            if had_token:
                tell(RoundsTokenTaken(winner, self.rounds_left()))
        if self.wins[winner] == ROUNDS_TO_WIN:
            self.phase = OVER
            if tell is not None:
                tell(GameWon(winner, result.round, not had_token))
            return
        self.clear_table()
        self.next_dealer(winner, tell)

    def clear_table(self) -> None:
        """UDAKA-SETUP-02: everything goes back, except rounds tokens that were won."""
        self.deck = []
        self.drawn = 0
        self.regular = []
        self.aces = 0
        self.udaka = NOBODY
        self.tokens = [0] * self.seats
        self.board = [0, 0] + [1] * NUMBER_TOKENS

    def next_dealer(self, winner: int, tell: Tell | None) -> None:
        """UDAKA-DEALER-04."""
        assert isinstance(self.options, UdakaOptions)
        if self.options.next_dealer == "left":
            self.choose_dealer((self.dealer + 1) % self.seats, "left", tell)
        elif self.options.next_dealer == "winner":
            self.choose_dealer(winner, "winner", tell)
        else:
            self.dealer = NOBODY
            self.phase = CARDS

    # Showing and keeping

    def view(self, viewer: Viewer) -> UdakaView:
        options = self.options
        assert isinstance(options, UdakaOptions)
        return UdakaView(
            viewer,
            PHASES[self.phase],
            self.round(),
            None if self.dealer == NOBODY else self.dealer,
            None if self.turn == NOBODY else self.turn,
            None if viewer is None else HANDS[self.hands[viewer]],
            tuple([HAND_SIZE[hand] for hand in self.hands]),
            self.pile(),
            RANK_TEXT[self.top()] if self.regular else None,
            len(self.regular),
            self.aces,
            tuple(self.board[2:]),
            tuple(self.tokens),
            None if self.udaka == NOBODY else self.udaka,
            tuple(self.wins),
            self.rounds_left(),
            tuple([RANK_TEXT[card] for card in self.face_up]),
            self.last,
            options.udaka_scoring,
            options.stacked_space,
            options.special_timing,
        )

    def copy(self) -> Self:
        # A compiled class is not made without its __init__, which also sets what follows from the options.
        other = type(self)(cast(UdakaOptions, self.options), self.seats)
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

    def violations(self) -> Iterator[str]:
        return iter(violations_of(self))


_SORTED_DECK: Final = sorted(text_of(DECK))
