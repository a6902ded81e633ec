"""One game of dnup in progress. Read it next to RULES.md: names and order are those of the clauses."""

from collections.abc import Iterator
from typing import Literal, Self, cast

from estaminet.games.dnup.actions import Deal, First
from estaminet.games.dnup.events import (
    Added,
    Cleared,
    Dealt,
    FirstCard,
    Guarded,
    HandTurned,
    NothingToPlay,
    Played,
    RoundOver,
    RoundWon,
    SizeAndValue,
    Starts,
    Taken,
    WentOut,
    Won,
)
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.rules.choices import (
    CHOOSE,
    DEAL,
    FIRST,
    FIRST_OUT_POINTS,
    NOBODY,
    OVER,
    POINTS_TO_WIN,
    ROUNDS_TO_WIN,
    SECOND_OUT_POINTS,
    Choices,
)
from estaminet.games.dnup.rules.table import NOWHERE
from estaminet.games.dnup.view import DnupView, Lying
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import Tell
from estaminet.kernel.values import Deed, Outcome, Seat, Viewer


class DnupState(Choices):
    """All that lies on the table and is held in hands. Only `play` changes it."""

    # Playing

    def sample(self, rng: Rng) -> Outcome:
        """The first seat of an uneven deal: `below(seats)`. A deal: the numbers 0, 1, ... of the cards in play, in the
        order of the deck's list, are shuffled; then `below(2)` for each card as it is dealt, 0: its lower value is up.
        """
        if self.phase == FIRST:
            return First(rng.below(self.seats))
        pack = self.pack
        order = list(range(len(pack.cards)))
        rng.shuffle(order)
        texts: list[str] = []
        for card in order:
            text = pack.text[2 * pack.cards[card] + rng.below(2)]
            texts.append(text + "*" if card == pack.star else text)
        return Deal(tuple(texts))

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if isinstance(deed, Outcome):
            if isinstance(deed, First):
                self.first = deed.seat
                self.phase = DEAL
                if tell is not None:
                    tell(FirstCard(deed.seat))
            elif isinstance(deed, Deal):
                self.deal(deed.cards, tell)
            return
        pack = self.pack
        index = deed.index
        if index < pack.add_from:
            self.lay(index, tell)
        elif index < pack.take_from:
            number = index - pack.add_from
            self.add(number % (2 * pack.kinds), number // (2 * pack.kinds), tell)
        elif index < pack.turn.index:
            self.take(index - pack.take_from, tell)
        else:
            self.turn_over(tell)

    def deal(self, cards: tuple[str, ...], tell: Tell | None) -> None:
        """DNUP-DEAL-01 to 03, DNUP-START-01, DNUP-TWO-03."""
        pack = self.pack
        self.clear_table()
        seat = self.first
        for card in cards:
            if card[-1] == "*":
                self.star = seat
                card = card[:-1]
            self.into_hand(seat, pack.face_of[card])
            seat = (seat + 1) % self.seats
        self.round += 1
        self.stall = 0
        self.phase = CHOOSE
        place = self.star * pack.areas + pack.areas - 1
        if tell is not None:
            hands = [self.texts(self.hand_faces(seat)) for seat in range(self.seats)]
            tell(Dealt(self.round, self.star, tuple(self.held), tuple(hands)))
            tell(Starts(self.star, pack.area(place)))
        self.begin_turn(place, tell)

    def begin_turn(self, place: int, tell: Tell | None) -> None:
        """DNUP-TURN-02, DNUP-OUT-02: the set there is discarded; those who are out are skipped."""
        pack = self.pack
        while True:
            self.cleared = self.set_rank[place] > 0
            owner = place // pack.areas
            skipped = owner in self.out
            if self.cleared:
                faces = self.lift(place)
                self.discard(faces)
                self.stall = 0
                if tell is not None:
                    tell(Cleared(owner, pack.area(place), self.texts(faces), skipped))
            if not skipped:
                break
            place = (place + 1) % pack.places
        self.place = place
        if tell is not None and self.guarded():
            tell(Guarded(owner, self.stall))

    def lay(self, index: int, tell: Tell | None) -> None:
        """A: DNUP-PLAY-01 to 05."""
        pack = self.pack
        seat = self.turn()
        faces = pack.laid[index]
        self.out_of_hand(seat, faces)
        if tell is not None:
            cards = self.texts(faces)
            tell(Played(seat, pack.area(self.place), pack.values[pack.ranks[index]], cards))
        self.settle(seat, self.place, faces, 0, tell)

    def add(self, face: int, place: int, tell: Tell | None) -> None:
        """B: DNUP-ADD-01 to 05."""
        pack = self.pack
        seat = self.turn()
        self.out_of_hand(seat, [face])
        faces = [*self.set_faces[place], face]
        if tell is not None:
            tell(Added(seat, pack.text[face], place // pack.areas, pack.area(place), len(faces)))
        self.settle(seat, place, faces, self.set_added[place] + 1, tell)

    def settle(self, seat: int, place: int, faces: list[int], added: int, tell: Tell | None) -> None:
        """The new or grown set beats the one of its size, and a player without cards is out."""
        if not self.held[seat] and not self.take_back:
            self.out.append(seat)
        beaten = self.place_of_size(len(faces))
        if beaten != NOWHERE and self.beat(beaten, seat, added > 0, tell):
            self.cleared = True
        self.put(place, faces, added)
        if self.held[seat]:
            self.end_turn(tell)
            return
        if self.take_back:
            self.out.append(seat)
        self.end_stall()
        self.score(seat, tell)

    def take(self, place: int, tell: Tell | None) -> None:
        """C: DNUP-TAKE-01."""
        seat = self.turn()
        owner = place // self.pack.areas
        faces = self.lift(place)
        self.pick_up(seat, faces)
        if tell is not None:
            cards = self.texts(self.turned(faces))
            tell(Taken(seat, owner, self.pack.area(place), cards, owner in self.out))
        self.end_turn(tell)

    def turn_over(self, tell: Tell | None) -> None:
        """D: DNUP-ROT-01."""
        seat = self.turn()
        if tell is not None:
            if self.guarded():
                tell(NothingToPlay(seat, self.sizes_and_values()))
            tell(HandTurned(seat, self.held[seat]))
        self.turn_hand(seat)
        self.end_turn(tell)

    def sizes_and_values(self) -> tuple[SizeAndValue, ...]:
        pack = self.pack
        return tuple(
            [
                SizeAndValue(place // pack.areas, self.set_size[place], pack.values[self.set_rank[place]])
                for place in range(pack.places)
                if self.set_rank[place]
            ]
        )

    def end_stall(self) -> None:
        """DNUP-STALL-01."""
        self.stall = 0 if self.cleared else self.stall + 1

    def end_turn(self, tell: Tell | None) -> None:
        """DNUP-TURN-01, DNUP-TWO-02: on to the next seat, or to the next area and then the other player's first."""
        self.end_stall()
        self.begin_turn((self.place + 1) % self.pack.places, tell)

    def score(self, seat: int, tell: Tell | None) -> None:
        """DNUP-OUT-01, DNUP-OUT-06, DNUP-GAME-01 to 03, DNUP-TWO-07 and 08: this player has just gone out."""
        place = len(self.out)
        if self.seats == 2:
            self.points[seat] += 1
            if tell is not None:
                tell(RoundWon(seat, self.points[seat]))
        else:
            self.points[seat] += FIRST_OUT_POINTS if place == 1 else SECOND_OUT_POINTS
            if tell is not None:
                tell(WentOut(seat, place, self.points[seat]))
        round_over = place == 2 or self.seats == 2
        goal = ROUNDS_TO_WIN if self.seats == 2 else POINTS_TO_WIN
        if round_over or not self.play_out:
            for player in self.out:
                if self.points[player] >= goal:
                    self.phase = OVER
                    self.winner = player
                    self.end_round()
                    if tell is not None:
                        tell(Won(player, self.points[player], self.won_by()))
                    return
        if not round_over:
            self.begin_turn((self.place + 1) % self.pack.places, tell)
            return
        self.phase = DEAL
        self.end_round()
        if self.pack.uneven:
            self.first = (self.first + 1) % self.seats
        if tell is not None:
            tell(RoundOver(self.round, tuple(self.points)))

    def end_round(self) -> None:
        """Hands and sets stay as they are until the next deal, but it is nobody's turn."""
        self.place = NOWHERE
        self.stall = 0
        self.cleared = False

    # Showing and keeping

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
        return DnupView(
            viewer,
            PHASES[self.phase],
            self.round,
            None if self.first == NOBODY else self.first,
            None if self.star == NOBODY else self.star,
            self.turn() if choosing else None,
            pack.area(self.place) if choosing else None,
            None if viewer is None else self.texts(self.hand_faces(viewer)),
            tuple(self.held),
            tuple(lying),
            self.piled,
            tuple(pile) if self.open_discards else None,
            tuple(known) if self.known else None,
            tuple(self.out),
            tuple(self.points),
            None if self.winner == NOBODY else self.winner,
            choosing and self.cleared,
            self.stall if choosing and self.stall_guard and 2 * self.stall > limit else None,
            limit,
            choosing and self.guarded(),
            tuple(pack.left_out),
        )

    def copy(self) -> Self:
        # A compiled class is not made without its __init__, which also sets what follows from the options.
        other = type(self)(cast(DnupOptions, self.options), self.seats, self.pack)
        self.copy_table(other)
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.star = self.star
        other.place = self.place
        other.points = self.points[:]
        other.winner = self.winner
        other.stall = self.stall
        other.cleared = self.cleared
        return other

    def violations(self) -> Iterator[str]:
        found = self.card_violations(self.round > 0)
        most_out = 1 if self.seats == 2 else 2
        for seat in range(self.seats):
            if seat in self.out and self.held[seat]:
                found.append(f"seat {seat} is out and holds {self.held[seat]} cards")
            if self.round and seat not in self.out and not self.held[seat]:
                found.append(f"seat {seat} is in and holds no cards")
        if len(set(self.out)) != len(self.out) or len(self.out) > most_out:
            found.append(f"{self.out} are out")
        ended = self.phase == DEAL or self.phase == OVER
        if self.phase == CHOOSE:
            if self.turn() in self.out:
                found.append("it is the turn of somebody who is out")
            if self.set_rank[self.place]:
                found.append("the set of the player on turn has not been discarded")
            if len(self.out) == most_out:
                found.append("the round is over and somebody is asked")
            if self.cleared and (self.stall or not self.piled):
                found.append("a card was discarded in this turn, but the stall count or the pile says otherwise")
        elif self.round and (not self.out or (self.phase == DEAL and len(self.out) != most_out)):
            found.append("the round is over and too few are out")
        if self.stall < 0 or self.round < 0 or (self.phase == CHOOSE and not self.round):
            found.append(f"the stall count is {self.stall} in round {self.round}")
        self.point_violations(found, ended)
        return iter(found)

    def point_violations(self, found: list[str], ended: bool) -> None:
        """Every finished round has given 3 points (1 round won), and nobody plays on who has won."""
        per_round = 1 if self.seats == 2 else FIRST_OUT_POINTS + SECOND_OUT_POINTS
        given = per_round * max(0, self.round - 1)
        if self.seats == 2:
            given += len(self.out)
        elif self.out:
            given += FIRST_OUT_POINTS + SECOND_OUT_POINTS * (len(self.out) - 1)
        if sum(self.points) != given or min(self.points) < 0:
            found.append(f"{self.points} are not the points of {self.round} rounds with {self.out} out")
        goal = ROUNDS_TO_WIN if self.seats == 2 else POINTS_TO_WIN
        for seat in range(self.seats):
            playing_on = self.play_out and self.phase == CHOOSE and seat in self.out
            if self.points[seat] >= goal and self.phase != OVER and not playing_on:
                found.append(f"seat {seat} has {self.points[seat]} points and the game goes on")
        if (self.phase == OVER) != (self.winner != NOBODY):
            found.append("the game is over without a winner, or won and not over")
        if self.winner != NOBODY and (self.winner not in self.out or self.points[self.winner] < goal):
            found.append(f"seat {self.winner} has not won")


PHASES: list[Literal["first", "deal", "choose", "over"]] = ["first", "deal", "choose", "over"]
