"""What the other hands may hold, to one seat that has watched.

Everything is open but the deal. So what a seat knows about another hand is: how many cards it has; the cards that must
be in it, having come from the table and not been played since (*sure*); that the cards which were played without having
come from the table were dealt to it (*dealt*); that the star was dealt to whoever started; and that nothing could be
played or added when a hand was turned under the stall guard (*caps*). All other cards that the seat cannot place may be
anywhere and either way up.

Every deal that agrees with this is equally likely. A match that began from a written position has no deal to go back
to: then cards that were discarded before may be in the pile, and all ways to place what is left are equally likely.
"""

from collections.abc import Sequence
from typing import Final

from estaminet.games.dnup.events import (
    Added,
    Beaten,
    BeatenAway,
    Cleared,
    Dealt,
    HandTurned,
    NothingToPlay,
    Played,
    Taken,
)
from estaminet.games.dnup.position import FIELDS
from estaminet.games.dnup.rules.cards import discard, into_hand, put
from estaminet.games.dnup.rules.pack import Pack
from estaminet.games.dnup.state import DnupState
from estaminet.games.dnup.view import DnupObservation, DnupView
from estaminet.kernel.fields import NOBODY
from estaminet.kernel.rng import Rng
from estaminet.kernel.unpacking import since
from estaminet.kernel.values import Event

TRIES: Final = 200
"""This many deals are drawn and thrown away if they do not agree; then one is searched for and shaken."""
SHAKES: Final = 400
SEARCHES: Final = 50
PATIENCE: Final = 2000
FACES: Final = 1000
"""More than there are faces in any deck."""
MOST_BELOW: Final = 1 << 31
"""Numbers are drawn below this at the most; a generator has no more than twice that many."""


def hands_before(pack: Pack, events: Sequence[Event], held: list[list[int]]) -> list[list[int]]:
    """What everybody held before these events, which led to these hands."""
    hands = [hand[:] for hand in held]
    for i in range(len(events) - 1, -1, -1):
        event = events[i]
        if isinstance(event, HandTurned):
            hands[event.seat] = [face ^ 1 for face in hands[event.seat]]
        elif isinstance(event, Played):
            hands[event.seat] += [pack.face_of[card] for card in event.cards]
        elif isinstance(event, Added):
            hands[event.seat].append(pack.face_of[event.card])
        elif isinstance(event, (Taken, Beaten)):
            for card in event.cards:
                hands[event.seat].remove(pack.face_of[card])
    return hands


class Caps:
    """A hand was turned because nothing could be played or added: of every rank it held no more than this then."""

    def __init__(self, seat: int, room: list[int]) -> None:
        self.seat = seat
        self.room = room
        """By rank: how many of the cards that are still unknown may have shown it then."""
        self.turned: bool = False
        """Whether the hand is the other way up now."""


class Memory:
    """What one seat can tell about the other hands, from the events it has seen."""

    def __init__(self, pack: Pack, me: int) -> None:
        self.pack = pack
        self.me = me
        faces = 2 * pack.kinds
        self.sure: list[list[int]] = [[0] * faces for _ in range(pack.seats)]
        """By seat and face: cards that came from the table and are still there."""
        self.dealt: list[list[int]] = [[0] * faces for _ in range(pack.seats)]
        """By seat and face, the way up the card would be now had it stayed: cards that were dealt and have left."""
        self.caps: list[Caps] = []
        self.pile: list[int] = [0] * pack.kinds
        self.star: int = NOBODY
        """Who was dealt the star, if the deal was seen."""

    def watch(self, events: Sequence[Event]) -> None:
        """All events of a round, or those that this seat has seen of it."""
        face_of = self.pack.face_of
        for event in events:
            if isinstance(event, Dealt):
                self.star = event.star
            elif isinstance(event, Played):
                for card in event.cards:
                    self.leaves(event.seat, face_of[card])
            elif isinstance(event, Added):
                self.leaves(event.seat, face_of[event.card])
            elif isinstance(event, (Taken, Beaten)):
                for card in event.cards:
                    self.sure[event.seat][face_of[card]] += 1
            elif isinstance(event, (Cleared, BeatenAway)):
                for card in event.cards:
                    self.pile[face_of[card] >> 1] += 1
            elif isinstance(event, HandTurned):
                self.turns_over(event.seat)
            elif isinstance(event, NothingToPlay) and event.seat != self.me:
                self.caps.append(Caps(event.seat, self.room(event)))

    def leaves(self, seat: int, face: int) -> None:
        if self.sure[seat][face]:
            self.sure[seat][face] -= 1
            return
        self.dealt[seat][face] += 1
        for caps in self.caps:
            if caps.seat == seat:
                caps.room[self.pack.rank[face ^ 1 if caps.turned else face]] -= 1

    def turns_over(self, seat: int) -> None:
        for counts in (self.sure[seat], self.dealt[seat]):
            for face in range(0, 2 * self.pack.kinds, 2):
                counts[face], counts[face + 1] = counts[face + 1], counts[face]
        for caps in self.caps:
            if caps.seat == seat:
                caps.turned = not caps.turned

    def room(self, event: NothingToPlay) -> list[int]:
        """How many unknown cards of every rank a hand can have held from which nothing can be played or added."""
        pack = self.pack
        at: list[int] = [0] * (len(pack.cards) + 2)
        for lying in event.table:
            at[lying.size] = pack.values.index(lying.value)
        room: list[int] = [0] * pack.width
        for rank in range(1, pack.width):
            while at[room[rank] + 1] >= rank:
                room[rank] += 1
        for lying in event.table:
            rank = at[lying.size]
            if lying.seat != event.seat and rank > at[lying.size + 1]:
                room[rank] = 0
        for face in range(2 * pack.kinds):
            room[pack.rank[face]] -= self.sure[event.seat][face]
        return room

    def be_reminded(self, known: tuple[tuple[str, ...], ...]) -> None:
        """With `memory_aid` the view shows which cards came from the table, also before this seat began to watch."""
        pack = self.pack
        for seat in range(pack.seats):
            shown = [0] * (2 * pack.kinds)
            for card in known[seat]:
                shown[pack.face_of[card]] += 1
            for caps in self.caps:
                if caps.seat == seat:
                    for face in range(2 * pack.kinds):
                        rank = pack.rank[face ^ 1 if caps.turned else face]
                        caps.room[rank] -= shown[face] - self.sure[seat][face]
            self.sure[seat] = shown


class World:
    """A try: the unknown cards, where each is (a seat, or the pile: seat number `seats`), and which way up."""

    def __init__(self, memory: Memory, cards: list[int], slots: list[int]) -> None:
        self.memory = memory
        self.pack = memory.pack
        self.cards = cards
        """The kind of every unknown card."""
        self.slots = slots
        """Where there is room for them, as often as there is room."""
        self.faces: list[int] = [2 * kind for kind in cards]
        """The faces of the cards, in the order of `slots`."""
        self.patience: int = 0
        """How many more placings `search` tries."""

    def draw(self, rng: Rng) -> None:
        rng.shuffle(self.cards)
        self.faces = [2 * kind + rng.below(2) for kind in self.cards]

    def agrees(self) -> bool:
        if not self.caps_agree():
            return False
        return not self.star_is_missing() or self.in_slots(self.memory.star, self.pack.star_kind) > 0

    def star_is_missing(self) -> bool:
        """Whether a card like the star must be among the unknown ones of the seat that started."""
        star = self.memory.star
        if star == NOBODY or star == self.memory.me:
            return False
        kind = self.pack.star_kind
        return self.memory.dealt[star][2 * kind] + self.memory.dealt[star][2 * kind + 1] == 0

    def caps_agree(self) -> bool:
        rank = self.pack.rank
        for caps in self.memory.caps:
            room = caps.room[:]
            for i in range(len(self.slots)):
                if self.slots[i] == caps.seat:
                    shown = rank[self.faces[i] ^ 1 if caps.turned else self.faces[i]]
                    room[shown] -= 1
                    if room[shown] < 0:
                        return False
        return True

    def in_slots(self, seat: int, kind: int) -> int:
        return sum([1 for i in range(len(self.slots)) if self.slots[i] == seat and self.faces[i] >> 1 == kind])

    def weight(self) -> tuple[int, int]:
        """How likely this world is beside others, as a fraction of at most 1.

        With equal cards in the deck, one world may come about by more deals than another: which of two equal cards was
        the one that was played is not asked here, so a world with both in one hand would be drawn too often.
        """
        memory = self.memory
        if not self.pack.alike:
            return 1, 1
        over = 1
        for seat in range(self.pack.seats):
            if seat == memory.me:
                continue
            for face in range(2 * self.pack.kinds):
                left = memory.dealt[seat][face]
                if left and self.pack.mult[face >> 1] > 1:
                    stayed = sum([1 for i in range(len(self.slots)) if self.slots[i] == seat and self.faces[i] == face])
                    for k in range(1, left + 1):
                        over = over * (stayed + k) // k
        star = self.pack.star_kind
        many = self.pack.mult[star]
        if memory.star == NOBODY or memory.star == memory.me or many == 1:
            return 1, over
        held = memory.dealt[memory.star][2 * star] + memory.dealt[memory.star][2 * star + 1]
        return held + self.in_slots(memory.star, star), over * many

    def search(self, rng: Rng) -> bool:
        """Find a world that agrees, where drawing found none: cards with the fewest choices are placed first."""
        slots = self.slots
        for _ in range(SEARCHES):
            rng.shuffle(self.cards)
            kinds = self.cards[:]
            kinds.sort(key=self.choices)
            if self.star_is_missing():
                kinds.remove(self.pack.star_kind)
                kinds.insert(0, self.pack.star_kind)
            free = [0] * (self.pack.seats + 1)
            for slot in slots:
                free[slot] += 1
            self.patience = PATIENCE
            if self.place(kinds, free, [], rng):
                return True
        return False

    def choices(self, kind: int) -> int:
        """How many of the restricted hands can hold this kind at all."""
        able = 0
        for caps in self.memory.caps:
            for face in (2 * kind, 2 * kind + 1):
                if caps.room[self.pack.rank[face]] > 0:
                    able += 1
        return able

    def place(self, kinds: list[int], free: list[int], placed: list[int], rng: Rng) -> bool:
        """Place the card after those that are placed, and all others; each is kept as slot * FACES + face."""
        self.slots = [way // FACES for way in placed]
        self.faces = [way % FACES for way in placed]
        if not self.caps_agree():
            return False
        if len(placed) == len(kinds):
            return True
        kind = kinds[len(placed)]
        ways: list[int] = []
        for slot in range(len(free)):
            if free[slot] and (placed or not self.star_is_missing() or slot == self.memory.star):
                ways += [slot * FACES + 2 * kind, slot * FACES + 2 * kind + 1]
        rng.shuffle(ways)
        for way in ways:
            self.patience -= 1
            if self.patience < 0:
                return False
            free[way // FACES] -= 1
            placed.append(way)
            if self.place(kinds, free, placed, rng):
                return True
            placed.pop()
            free[way // FACES] += 1
        return False

    def shake(self, rng: Rng) -> None:
        """Turn and swap cards at random as long as everything agrees, so that no world is favoured by the search."""
        count = len(self.slots)
        for _ in range(SHAKES if count else 0):
            before = self.faces[:]
            over = self.weight()
            i = rng.below(count)
            j = rng.below(count)
            if i == j:
                self.faces[i] ^= 1
            else:
                self.faces[i], self.faces[j] = self.faces[j], self.faces[i]
            if self.agrees():
                now = self.weight()
                if happens(now[0] * over[1], over[0] * now[1], rng):
                    continue
            self.faces = before


def happens(likely: int, over: int, rng: Rng) -> bool:
    """Whether something happens that does `likely` of `over` times. With many equal cards these are numbers beyond what
    can be drawn at once."""
    if likely >= over:
        return True
    if over <= MOST_BELOW:
        return rng.below(over) < likely
    drawn: int = rng.below(MOST_BELOW)  # an int of any size from here on, compiled too
    return drawn * over < likely * MOST_BELOW


def cards_left(state: DnupState) -> list[int]:
    """The kinds of all cards that are nowhere yet."""
    pack = state.pack
    left = [pack.mult[kind] - state.pile[kind] for kind in range(pack.kinds)]
    for seat in range(state.seats):
        for face in state.hand_faces(seat):
            left[face >> 1] -= 1
    for faces in state.set_faces:
        for face in faces:
            left[face >> 1] -= 1
    cards: list[int] = []
    for kind in range(pack.kinds):
        cards += [kind] * left[kind]
    return cards


def fill(state: DnupState, memory: Memory, counts: tuple[int, ...], rng: Rng) -> None:
    """Put every card that this seat cannot place somewhere it can be."""
    pack = state.pack
    slots: list[int] = []
    for seat in range(state.seats):
        if seat != memory.me:
            for face in range(2 * pack.kinds):
                for _ in range(memory.sure[seat][face]):
                    into_hand(state, seat, face)
            slots += [seat] * (counts[seat] - state.held[seat])
    cards = cards_left(state)
    slots += [state.seats] * (len(cards) - len(slots))
    world = World(memory, cards, slots)
    hold = NOBODY
    if pack.mult[pack.star_kind] == 1 and world.star_is_missing():
        # The usual case, not left to luck: the one star card is still in the hand it was dealt to.
        hold = memory.star
        cards.remove(pack.star_kind)
        slots.remove(hold)
    if not draw(world, hold, rng):
        if hold != NOBODY:
            cards.append(pack.star_kind)
            slots.append(hold)
        world = World(memory, cards, slots)
        if not world.search(rng):
            raise ValueError("no deal was found that agrees with what this seat has seen")
        world.shake(rng)
    for i in range(len(world.slots)):
        if world.slots[i] == state.seats:
            discard(state, [world.faces[i]])
        else:
            into_hand(state, world.slots[i], world.faces[i])


def draw(world: World, hold: int, rng: Rng) -> bool:
    """Draw worlds until one agrees and may stand by its weight; `hold`: this seat holds the star card besides."""
    for _ in range(TRIES):
        world.draw(rng)
        if hold != NOBODY:
            world.slots.append(hold)
            world.faces.append(2 * world.pack.star_kind + rng.below(2))
        if world.agrees():
            likely, over = world.weight()
            if happens(likely, over, rng):
                return True
        if hold != NOBODY:
            world.slots.pop()
            world.faces.pop()
    return False


def stall_count(view: DnupView, observation: DnupObservation, rng: Rng) -> int:
    """Turns since a card was discarded. The view shows it late, but whoever has watched has counted."""
    if view.stall is not None:
        return view.stall
    if view.turn is None or view.cleared:
        return 0
    count = 0
    cleared = False
    certain = False
    for event in observation.seen:
        if isinstance(event, (Dealt, Cleared, BeatenAway)):
            count = 0
            certain = True
            cleared = isinstance(event, Cleared) and not event.out
        elif isinstance(event, (Played, Added, Taken, HandTurned)):
            count = 0 if cleared else count + 1
            cleared = False
    if certain or count > view.limit // 2:
        return count
    return count + rng.below(view.limit // 2 - count + 1)


def imagine(observation: DnupObservation, rng: Rng) -> DnupState:
    view = observation.view
    state = FIELDS.known(observation)
    state.stall = stall_count(view, observation, rng)
    if view.round == 0:
        return state
    pack = state.pack
    memory = Memory(pack, observation.seat)
    memory.watch(since(observation.seen, Dealt))
    for card in view.hand or ():
        into_hand(state, observation.seat, pack.face_of[card])
    for lying in view.table:
        place = lying.seat * pack.areas + (0 if lying.area is None else lying.area - 1)
        put(state, place, [pack.face_of[card] for card in lying.cards], lying.added)
    if view.open_discards is None:
        for kind in range(pack.kinds):
            discard(state, [2 * kind] * memory.pile[kind])
    if view.known is not None:
        memory.be_reminded(view.known)
    fill(state, memory, view.counts, rng)
    return state
