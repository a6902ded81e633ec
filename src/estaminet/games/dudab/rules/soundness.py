"""What cannot be: the invariants of the rules, checked on a whole table (for tests and for written-down positions)."""

from estaminet.games.dudab.material import CODES, deck
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.rules.cards import BABY, DUDAB, FIRST_SHAMAN, JUNGLE, KINDS, NO_CALL, NUMBERS
from estaminet.games.dudab.rules.table import (
    CALL,
    COLUMN_MOST,
    DEAL,
    DRAW_FRAME,
    FOR_MASS,
    FRAME,
    GAME_OVER,
    HAND_LEAST,
    HAND_MOST,
    MASS_FRAME,
    NO_OBLIGATION,
    PLACE_FRAME,
    PLAY,
    REFILL_FRAME,
    ROUND_OVER,
    SHAMAN,
    SHED_FRAME,
    STARTER,
    TO_NAME,
    TO_OWN,
    TRIM_FRAME,
    Table,
)


def problems_of(table: Table) -> list[str]:
    found = problems_of_play(table)
    finished = table.round if table.phase == ROUND_OVER or table.phase == GAME_OVER else table.round - 1
    if not 1 <= table.round <= table.rounds:
        found.append(f"there is no round {table.round} of {table.rounds}")
    elif len(table.scores) != finished:
        found.append(f"{len(table.scores)} rounds are scored and {finished} are finished")
    if (table.phase == GAME_OVER) != (finished == table.rounds):
        found.append(f"round {table.round} of {table.rounds} and the phase do not go together")
    if (table.phase == STARTER or table.phase == DEAL) and table.round != 1:
        found.append("later rounds begin where the round before has ended")
    for scored in table.scores:
        for parts in scored:
            if parts[0] + parts[1] + parts[2] + parts[3] + parts[4] != parts[5]:
                found.append(f"a score of {parts[5]} is not the sum of its parts")
    if not (0 <= table.starter < table.seats or table.phase == STARTER):
        found.append("nobody opens the round")
    first = table.options.first_player if isinstance(table.options, DudabOptions) else "random"
    if first != "random" and (table.phase == STARTER or table.starter != (int(first) + table.round - 1) % table.seats):
        found.append(f"option first_player is {first}, and round {table.round} is not opened accordingly")
    return found


def problems_of_play(table: Table) -> list[str]:
    """About cards, obligation and work."""
    if table.phase == STARTER or table.phase == DEAL:
        if any_card(table):
            return ["there are cards on the table before the deal"]
        return problems_of_rest(table)
    if not 0 <= table.active < table.seats:
        return ["it is nobody's turn"]
    found = problems_of_cards(table) + problems_of_columns(table)
    if table.phase == PLAY:
        if not table.pile:
            found.append("the pile is empty and the round goes on")
        if not found:
            found = problems_of_obligation(table) + problems_of_frames(table)
    else:
        if table.pile:
            found.append(f"the round is over with {len(table.pile)} cards in the pile")
        found += problems_of_rest(table)
    return found


def problems_of_rest(table: Table) -> list[str]:
    if table.frames or table.obligation != NO_OBLIGATION or table.mass_done:
        return ["there is unfinished work while no round runs"]
    return []


def any_card(table: Table) -> bool:
    places = table.hands + table.own_public + table.own_hidden + table.hidden + table.above + table.below
    return any(bool(cards) for cards in places) or bool(table.pile) or bool(table.discard) or True in table.jungle


def problems_of_cards(table: Table) -> list[str]:
    """Every card of the deck is somewhere, once; hands hold only what can be held."""
    options = table.options
    assert isinstance(options, DudabOptions)
    count = [0] * KINDS
    for cards in table.hands + table.own_public + table.own_hidden + table.hidden + table.above + table.below:
        for card in cards:
            count[card] += 1
    for card in table.pile:
        count[card] += 1
    for card in table.discard:
        count[card] += 1
    count[JUNGLE] += sum([1 for jungle in table.jungle if jungle])
    for i in range(0, len(table.frames), FRAME):
        if table.frames[i] == PLACE_FRAME:
            count[table.frames[i + 2]] += 1
    whole = deck(options.expansions)
    found: list[str] = []
    for card in range(KINDS):
        there = whole.count(card)
        if count[card] != there:
            found.append(f"{CODES[card]} is there {count[card]} times, not {there}")
    for seat in range(table.seats):
        for card in table.hands[seat] + table.own_hidden[seat]:
            if card >= JUNGLE:
                found.append(f"{CODES[card]} is or was in the hand of seat {seat}")
        if table.hands[seat] != sorted(table.hands[seat]):
            found.append(f"the hand of seat {seat} is not in deck order")
    return found


def problems_of_columns(table: Table) -> list[str]:
    found: list[str] = []
    for column in range(table.width):
        above = table.above[column]
        below = table.below[column]
        hidden = table.hidden[column]
        for card in above + below:
            if card >= JUNGLE:
                found.append(f"column {column} shows {CODES[card]} among its cards")
        if not above and (table.phase == PLAY or not hidden or table.jungle[column] or below):
            found.append(f"column {column} shows no card")
        if len(above) > COLUMN_MOST:
            found.append(f"column {column} shows {len(above)} cards above")
        if below and not table.jungle[column]:
            found.append(f"column {column} has cards below a Jungle that is not there")
        if len(below) > len(above):
            found.append(f"column {column} shows {len(below)} cards below a Jungle and {len(above)} above")
        if hidden and (BABY not in hidden or hidden[0] >= JUNGLE or hidden[-1] < JUNGLE):
            found.append(f"the hidden stack of column {column} is not one that lies under a Baby")
    return found


def problems_of_obligation(table: Table) -> list[str]:
    if table.obligation == NO_OBLIGATION:
        return []
    column = table.obliged_column
    if not 0 <= column < table.width:
        return ["the obligation is on no column"]
    top = table.top(column)
    if table.obligation == SHAMAN:
        if not FIRST_SHAMAN <= top < DUDAB:
            return [f"a Shaman demands a reaction on column {column}, which ends with {CODES[top]}"]
        return []
    if top != DUDAB or table.jungle[column]:
        return [f"a call is open on column {column}, which does not end with a Dudab"]
    if table.obligation != CALL or not 0 <= table.call < NO_CALL or not 0 <= table.caller < table.seats:
        return ["the call is none"]
    return []


def problems_of_frames(table: Table) -> list[str]:
    """Between turns hands have 2 to 5 cards; otherwise the last frame waits for somebody, the others for it."""
    found: list[str] = []
    frames = table.frames
    if table.mass_done and not (table.single_chain and frames):
        found.append("a mass draw is noted that does not count")
    if not frames:
        for seat in range(table.seats):
            if not HAND_LEAST <= len(table.hands[seat]) <= HAND_MOST:
                found.append(f"seat {seat} has {len(table.hands[seat])} cards between turns")
        return found
    for i in range(0, len(frames), FRAME):
        problem = problem_of_frame(table, i)
        if problem:
            found.append(problem)
    return found


def problem_of_frame(table: Table, i: int) -> str:
    frames = table.frames
    kind = frames[i]
    seat = frames[i + 1]
    second = frames[i + 2]
    third = frames[i + 3]
    last = i == len(frames) - FRAME
    if not 0 <= seat < table.seats:
        return f"work {i // FRAME} is nobody's"
    size = len(table.hands[seat])
    if last != (kind in (PLACE_FRAME, TRIM_FRAME, SHED_FRAME)):
        return f"work {i // FRAME} waits for nobody, or in front of other work"
    if kind == DRAW_FRAME:
        good = 0 <= second <= 4 and 0 <= third <= FOR_MASS
    elif kind == PLACE_FRAME:
        under = i > 0 and frames[i - FRAME] == DRAW_FRAME and frames[i - FRAME + 1] == seat
        good = under and (second == BABY or (second == JUNGLE and False in table.jungle))
    elif kind == MASS_FRAME:
        good = 0 <= second <= table.seats and 1 <= third <= 4
    elif kind == TRIM_FRAME:
        good = size > HAND_MOST
    elif kind == SHED_FRAME:
        good = seat == table.active and i == 0 and TO_NAME <= second <= TO_OWN and HAND_LEAST < size < HAND_MOST
    else:
        good = kind == REFILL_FRAME and seat == table.active and i == 0
    return "" if good else f"work {i // FRAME} cannot be"


assert NUMBERS == FIRST_SHAMAN
