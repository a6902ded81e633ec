"""What the rest of the table may look like to one seat.

Whoever has watched knows more than the table shows: which cards lie hidden under a Baby, which hand was shown as proof
and what has happened to it since, and what a penalty proves where reactions are compulsory. Those cards are put where
they must be; what is left is dealt out evenly over the places that are left. Nothing is made of how anybody plays.
"""

from collections.abc import Callable
from typing import Any, Final

from estaminet.games.dudab import events
from estaminet.games.dudab import material as box
from estaminet.games.dudab.position import FIELDS
from estaminet.games.dudab.rules.frames import Frame
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudab.view import DudabObservation, DudabView
from estaminet.kernel.rng import Rng
from estaminet.kernel.unpacking import since
from estaminet.kernel.values import Event, Observation

# What can happen to a hand.
DRAWN: Final = 0
"""A number of unknown cards came in."""
OUT: Final = 1
"""A card left it for all to see."""
HIDDEN: Final = 2
"""A card went to its holder's own pile, face down."""
SHOWN: Final = 3
"""It was shown: these are its cards."""
LACKS: Final = 4
"""A penalty proved that it had none of these Shamans and Dudabs (bits from `FIRST_SHAMAN` on)."""

TRIES: Final = 200
"""For one hand; for all of them together `TABLES`."""
TABLES: Final = 20


class Story:
    """What has happened to one hand since the deal, or since this seat began to watch."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.args: list[int] = []
        self.shown: list[list[int]] = []
        self.grown: int = 0
        """How much larger the hand has become."""
        self.put_away: int = 0
        """Cards that have gone to this seat's own pile face down."""

    def note(self, kind: int, arg: int) -> None:
        self.kinds.append(kind)
        self.args.append(arg)

    def draws(self, count: int) -> None:
        self.note(DRAWN, count)
        self.grown += count

    def loses(self, code: str | None) -> None:
        """A card leaves the hand, None if this seat was not told which."""
        self.grown -= 1
        if code is None:
            self.put_away += 1
            self.note(HIDDEN, 0)
        else:
            self.note(OUT, box.KIND_OF[code])

    def shows(self, cards: tuple[str, ...]) -> None:
        self.note(SHOWN, len(self.shown))
        self.shown.append([box.KIND_OF[code] for code in cards])


class Guess:
    """One way a hand's story can have gone: cards that are known by it, and unknown ones as what they cannot be."""

    def __init__(self, unknown: int) -> None:
        self.hand: list[int] = []
        self.unknown: list[int] = [0] * unknown
        """For each unknown card in hand the Shamans and Dudabs that it cannot be, as bits."""
        self.own: list[int] = []
        self.own_unknown: list[int] = []


class Memory:
    """What a seat remembers of this round: the stories of all hands, and what lies in the hidden stacks."""

    def __init__(self, observation: Observation, width: int) -> None:
        self.stories: list[Story] = [Story() for _ in range(observation.seats)]
        self.hidden: list[list[int]] = [[] for _ in range(width)]
        for event in since(observation.seen, events.Dealt):
            note = NOTES.get(type(event))
            if note is not None:
                note(self, event)

    def loss(self, event: events.Laid | events.Shedding) -> None:
        self.stories[event.seat].loses(event.card)

    def draw(self, event: events.Drew) -> None:
        self.stories[event.seat].draws(event.count)

    def showing(self, event: events.HandShown) -> None:
        self.stories[event.seat].shows(event.cards)

    def penalty(self, event: events.PenaltyTaken) -> None:
        if event.lacking:
            self.stories[event.seat].note(LACKS, sum([bit_of(box.KIND_OF[code]) for code in event.lacking]))

    def baby(self, event: events.BabyPlaced) -> None:
        hidden = self.hidden[event.column]
        hidden += [box.KIND_OF[code] for code in event.buried]
        hidden.append(box.BABY)

    def cover(self, event: events.CoverJoined) -> None:
        self.hidden[event.column].append(box.KIND_OF[event.card])

    def collection(self, event: events.Collected) -> None:
        self.hidden[event.column] = []


NOTES: Final[dict[type[Event], Callable[[Memory, Any], None]]] = {
    events.Laid: Memory.loss,
    events.PutAway: Memory.loss,
    events.Trimmed: Memory.loss,
    events.ShedToOwn: Memory.loss,
    events.ShedToDiscard: Memory.loss,
    events.Drew: Memory.draw,
    events.HandShown: Memory.showing,
    events.PenaltyTaken: Memory.penalty,
    events.BabyPlaced: Memory.baby,
    events.CoverJoined: Memory.cover,
    events.Collected: Memory.collection,
}
"""What to make of an event; the others change no hand and no hidden stack. One look into a table is quicker than asking
for every type."""


def bit_of(card: int) -> int:
    return 1 << (card - box.FIRST_SHAMAN) if card >= box.FIRST_SHAMAN else 0


def leave(guess: Guess, card: int, rng: Rng) -> bool:
    """A card leaves the guessed hand for all to see; False if this hand cannot have had it."""
    if card in guess.hand:
        guess.hand.remove(card)
        return True
    able = [i for i in range(len(guess.unknown)) if guess.unknown[i] & bit_of(card) == 0]
    if not able:
        return False
    guess.unknown.pop(able[rng.below(len(able))])
    return True


def needed(story: Story, at: int) -> tuple[list[int], int, bool]:
    """What the hand must still have had after this point: cards that leave it openly or are shown later.

    Also how many go face down until then, this one included, and whether a showing comes at all.
    """
    need: list[int] = []
    hides = 0
    for i in range(at, len(story.kinds)):
        kind = story.kinds[i]
        if kind == OUT:
            need.append(story.args[i])
        elif kind == HIDDEN:
            hides += 1
        elif kind == SHOWN:
            return need + story.shown[story.args[i]], hides, True
    return need, hides, False


def proved_hidden(guess: Guess, story: Story, at: int) -> list[int]:
    """Cards in hand that a later penalty proves to have gone, and not openly: they go face down before it."""
    hand = guess.hand[:]
    for i in range(at, len(story.kinds)):
        kind = story.kinds[i]
        arg = story.args[i]
        if kind == OUT and arg in hand:
            hand.remove(arg)
        elif kind == SHOWN:
            return []
        elif kind == LACKS:
            proved = [card for card in hand if bit_of(card) & arg]
            if proved:
                return proved
    return []


def hide(guess: Guess, story: Story, at: int, unseen: list[int], rng: Rng) -> bool:
    """A card goes to the seat's own pile face down: one that is not needed later, evenly.

    A Shaman or Dudab that is needed later may go too, as far as another one can have taken its place: that is weighed
    by how many others there are.
    """
    proved = proved_hidden(guess, story, at)
    if proved:
        card = proved[rng.below(len(proved))]
        guess.hand.remove(card)
        guess.own.append(card)
        return True
    need, hides, will_be_shown = needed(story, at)
    spare: list[int] = []
    for card in guess.hand:
        if card in need:
            need.remove(card)
        else:
            spare.append(card)
    whole = sum(unseen)
    weights = [whole] * len(spare)
    if not will_be_shown or len(spare) < hides:
        weights += [whole] * len(guess.unknown)
        kept = guess.hand[:]
        for card in spare:
            kept.remove(card)
        for card in kept:
            weights.append(0 if card < box.NUMBERS else max(0, unseen[card] - guess.own.count(card)))
        spare_and_kept = spare + kept
    else:
        spare_and_kept = spare
    total = sum(weights)
    if total == 0:
        return False
    at_weight = rng.below(total)
    choice = 0
    while at_weight >= weights[choice]:
        at_weight -= weights[choice]
        choice += 1
    if choice < len(spare):
        card = spare_and_kept[choice]
    elif choice < len(spare) + len(guess.unknown):
        guess.own_unknown.append(guess.unknown.pop(choice - len(spare)))
        return True
    else:
        card = spare_and_kept[choice - len(guess.unknown)]
    guess.hand.remove(card)
    guess.own.append(card)
    return True


def show(guess: Guess, cards: list[int]) -> bool:
    """The hand is shown; False if the guessed hand cannot have been this one."""
    rest = cards[:]
    for card in guess.hand:
        if card not in rest:
            return False
        rest.remove(card)
    if len(rest) != len(guess.unknown):
        return False
    # Each Shaman or Dudab among the rest needs an unknown card that can have been it.
    free = guess.unknown[:]
    for card in rest:
        if card >= box.NUMBERS:
            able = [i for i in range(len(free)) if free[i] & bit_of(card) == 0]
            if not able:
                return False
            free.pop(able[0])
    guess.hand = cards[:]
    guess.unknown = []
    return True


def guess_once(story: Story, unknown: int, unseen: list[int], rng: Rng) -> Guess | None:
    guess = Guess(unknown)
    for i in range(len(story.kinds)):
        kind = story.kinds[i]
        arg = story.args[i]
        possible = True
        if kind == DRAWN:
            guess.unknown += [0] * arg
        elif kind == OUT:
            possible = leave(guess, arg, rng)
        elif kind == HIDDEN:
            possible = hide(guess, story, i, unseen, rng)
        elif kind == SHOWN:
            possible = show(guess, story.shown[arg])
        else:
            possible = not any(bit_of(card) & arg for card in guess.hand)
            guess.unknown = [cannot_be | arg for cannot_be in guess.unknown]
        if not possible:
            return None
    return guess


def fits_in(guess: Guess, unseen: list[int]) -> bool:
    """Whether there are as many unseen cards of each kind as this guess knows of."""
    known = guess.hand + guess.own
    return min([unseen[card] - known.count(card) for card in known], default=0) >= 0


def guess_of(story: Story, hand: int, own_hidden: int, unseen: list[int], rng: Rng) -> Guess | None:
    """A way this story can have gone that ends with this many cards in hand and face down in its own pile.

    None if none is found: the guesses before it may have taken what this hand must have.
    """
    for _ in range(TRIES):
        guess = guess_once(story, hand - story.grown, unseen, rng)
        if guess is not None and fits_in(guess, unseen):
            # What lay face down before this seat began to watch is unknown.
            guess.own_unknown += [0] * (own_hidden - story.put_away)
            return guess
    return None


class Imagination:
    """What one seat knows, gone through once, and as many worlds as are wanted that agree with it."""

    def __init__(self, observation: DudabObservation) -> None:
        view = observation.view
        self.view: DudabView = view
        self.base: DudabState = FIELDS.known(observation)
        self.dealt: bool = self.base.phase != box.STARTER and self.base.phase != box.DEAL
        self.others: list[int] = []
        self.stories: list[Story] = []
        self.unseen: list[int] = []
        if not self.dealt:
            return
        memory = Memory(observation, self.base.width)
        self.stories = memory.stories
        for column in range(self.base.width):
            if len(memory.hidden[column]) <= view.columns[column].hidden:
                self.base.hidden[column] = memory.hidden[column]
        self.unseen = unseen_cards(self.base)
        if self.base.phase == box.PLAY:
            self.others = [seat for seat in range(self.base.seats) if seat != observation.seat]

    def draw(self, rng: Rng) -> DudabState:
        state = self.base.copy()
        if not self.dealt:
            return state
        view = self.view
        hidden = [pile.hidden_count if pile.hidden is None else 0 for pile in view.own]
        for _ in range(TABLES):
            unseen = self.unseen[:]
            guesses: list[Guess] = []
            for seat in self.others:
                guess = guess_of(self.stories[seat], view.hands[seat], hidden[seat], unseen, rng)
                if guess is None:
                    break
                for card in guess.hand + guess.own:
                    unseen[card] -= 1
                guesses.append(guess)
            if len(guesses) == len(self.others):
                deal_out(state, view, self.others, guesses, unseen, rng)
                return state
        # Nothing was found: as if this seat had not watched.
        blind = [Guess(view.hands[seat]) for seat in self.others]
        for i in range(len(blind)):
            blind[i].own_unknown = [0] * hidden[self.others[i]]
        deal_out(state, view, self.others, blind, self.unseen, rng)
        return state


def imagine(observation: DudabObservation, rng: Rng) -> DudabState:
    return Imagination(observation).draw(rng)


def unseen_cards(state: DudabState) -> list[int]:
    """How many of each kind are neither in sight nor remembered."""
    unseen = [0] * box.KINDS
    for card in state.house.deck:
        unseen[card] += 1
    for cards in state.hands + state.own_public + state.own_hidden + state.hidden + state.above + state.below:
        for card in cards:
            unseen[card] -= 1
    for card in state.discard:
        unseen[card] -= 1
    unseen[box.JUNGLE] -= state.jungle.count(True)
    if state.frames and state.frames[-1].kind == Frame.PLACE:
        unseen[state.frames[-1].about] -= 1
    return unseen


def pick(cards: list[int], rng: Rng) -> int:
    """Any one of these cards, which leaves them."""
    place = rng.below(len(cards))
    card = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return card


def pick_allowed(cards: list[int], cannot_be: int, rng: Rng) -> int:
    """Any one of these cards that is not ruled out, which leaves them."""
    if cannot_be == 0:
        return pick(cards, rng)
    allowed = [i for i in range(len(cards)) if bit_of(cards[i]) & cannot_be == 0]
    place = allowed[rng.below(len(allowed))] if allowed else rng.below(len(cards))
    return cards.pop(place)


def deal_out(
    state: DudabState, view: DudabView, others: list[int], guesses: list[Guess], unseen: list[int], rng: Rng
) -> None:
    """The guessed cards to their places, the others evenly to the rest of the places, the last ones to the pile."""
    base: list[int] = []
    special: list[int] = []
    for card in range(box.KINDS):
        for _ in range(unseen[card]):
            if card < box.JUNGLE:
                base.append(card)
            else:
                special.append(card)
    # Places with something ruled out come first, so that the others cannot take what only they may not be.
    for restricted in (True, False):
        for i in range(len(others)):
            hand = state.hands[others[i]]
            own = state.own_hidden[others[i]]
            for cannot_be in guesses[i].unknown:
                if (cannot_be != 0) == restricted:
                    hand.append(pick_allowed(base, cannot_be, rng))
            for cannot_be in guesses[i].own_unknown:
                if (cannot_be != 0) == restricted:
                    own.append(pick_allowed(base, cannot_be, rng))
    for i in range(len(others)):
        state.hands[others[i]] = sorted(state.hands[others[i]] + guesses[i].hand)
        state.own_hidden[others[i]] += guesses[i].own
    # A stack this seat did not see grow: an ordinary card at its bottom, a Baby on top of it, anything between.
    missing = [view.columns[column].hidden - len(state.hidden[column]) for column in range(state.width)]
    ends = [[pick(base, rng), box.BABY] if missing[column] > 0 else [0, 0] for column in range(state.width)]
    for column in range(state.width):
        if missing[column] > 0:
            special.remove(box.BABY)
    rest = base + special
    for column in range(state.width):
        if missing[column] > 0:
            between = [pick(rest, rng) for _ in range(missing[column] - 2)]
            state.hidden[column] = [ends[column][0], *between, ends[column][1]] + state.hidden[column]
    rng.shuffle(rest)
    state.pile = rest
