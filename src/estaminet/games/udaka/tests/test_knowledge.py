"""Who may know what, and what a seat can imagine behind it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, sqrt
from typing import TYPE_CHECKING, Any

import pytest

from estaminet.conformance.table import offered, placed, play, view
from estaminet.games.udaka.events import Dealt, Discarded, Drew, TokenReturned, TokenStolen, TokenTaken
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.imagine import Specials
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.past import deck_of
from estaminet.games.udaka.tests.tables import BOX, dealt, hand, sitting, told
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from estaminet.kernel.values import Event


def sorted_hand(cards: str) -> str:
    return "".join(sorted(cards, key="A23456789KJ".index))


def agrees(counts: Counter[Hashable], exact: Mapping[Hashable, float]) -> bool:
    """Pearson's chi-square over all outcomes, rare ones taken together, against its mean and spread."""
    looks = sum(counts.values())
    total = sum(exact.values())
    assert set(counts) <= {outcome for outcome, weight in exact.items() if weight > 0}
    expected = {outcome: weight / total * looks for outcome, weight in exact.items() if weight > 0}
    common = [outcome for outcome, count in expected.items() if count >= 5]
    cells = [(counts[outcome], expected[outcome]) for outcome in common]
    rare = looks - sum(count for _, count in cells)
    if rare > 1e-9:
        cells.append((looks - sum(count for count, _ in cells), rare))
    if len(cells) < 2:
        return True
    chi_square = sum((count - mean) ** 2 / mean for count, mean in cells)
    freedom = len(cells) - 1
    return chi_square < freedom + 4 * sqrt(2 * freedom)


def imagined(match: Match, seat: int, looks: int, seed: int = 1) -> list[dict[str, Any]]:
    """Positions that this seat imagines, each checked to look like the real one."""
    observation = match.observation(Seat(seat))
    rng = FastRng(seed)
    positions = []
    for _ in range(looks):
        state = GAME.imagine(observation, rng)
        positions.append(GAME.position(state))
    state = GAME.imagine(observation, rng)
    assert list(state.violations()) == []
    assert state.view(Seat(seat)) == observation.view
    assert state.view(None) == match.state.view(None)
    return positions


def random_moment(seats: int, seed: int, moves: int, **options: str) -> Match:
    """Somewhere in a first round."""
    start = GAME.start(UdakaOptions.read(options, seats), seats)
    match = Match.from_position(GAME, start, chance=SeededChance(seed))
    rng = FastRng(seed)
    for _ in range(moves):
        actions = match.state.legal(match.asked[0])
        match.play(match.asked[0], actions[rng.below(len(actions))])
    assert view(match).round == 1
    return match


# Views and events


def test_hands_are_for_their_owners() -> None:
    match = dealt(3, "77734589")
    assert view(match, 0).hand == "378"
    assert view(match, 1).hand == "47"
    assert view(match).hand is None
    assert view(match, 1).hand_counts == (3, 2, 2)
    for viewer in (1, 2, None):
        (deal,) = told(match.seen(None if viewer is None else Seat(viewer)), Dealt)
        assert [cards is not None for cards in deal.hands] == [seat == viewer for seat in range(3)]


def test_a_drawn_card_is_for_who_drew_it() -> None:
    match = dealt(2, "23456789")
    events = play(match, "2")
    (drew,) = told(events, Drew)
    assert drew.seen_by(Seat(1)) == Drew(1, "7", False)
    for viewer in (Seat(0), None):
        assert drew.seen_by(viewer) == Drew(1, None, False)
        assert not drew.reveals(viewer)
    assert drew.reveals(Seat(1))


def test_legal_discards_show_a_hand_and_go_to_the_asked_seat_only() -> None:
    match = dealt(3, "")
    assert match.observation(Seat(0)).legal
    assert match.observation(Seat(1)).legal == ()
    assert offered(match, 2) == []


def test_the_dealer_choice_is_open_to_all() -> None:
    match = Match(GAME, UdakaOptions(), 3)
    play(match, "up 7")
    play(match, "up K")
    for viewer in (None, 0, 1, 2):
        assert view(match, viewer).face_up == ("7", "K")


def test_no_message_to_a_seat_names_a_card_it_may_not_see() -> None:
    """Every hand and draw of others is struck from every event; discards and the dealer choice are public."""
    match = random_moment(3, 4, 30)
    for viewer in (None, 0, 1, 2):
        for event in match.seen(None if viewer is None else Seat(viewer)):
            if isinstance(event, Drew):
                assert (event.card is None) == (event.seat != viewer)


# Imagining


def test_twins_deal_exactly_the_unseen_cards() -> None:
    for seats in (2, 4, 6, 8):
        match = random_moment(seats, seats, 12)
        down = told(match.seen(None), Discarded)
        seen = Counter(hand(match, 0) + "".join(event.card * event.count for event in down))
        unseen = Counter(BOX) - seen
        for position in imagined(match, 0, 30):
            others = position["hands"][1:]
            assert Counter("".join(others) + position["pile"]) == unseen
            assert position["regular"] == GAME.position(match.state)["regular"]


@pytest.mark.parametrize(("seats", "moves"), [(2, 0), (2, 20), (2, 28), (3, 25), (4, 26), (8, 15)])
def test_an_opponents_hand_is_as_likely_as_the_unseen_cards_make_it(seats: int, moves: int) -> None:
    """Against the exact odds: every pair (or three) of unseen cards is equally likely."""
    match = random_moment(seats, 11, moves)
    me = (match.asked[0] + 1) % seats
    other = match.asked[0]
    position = GAME.position(match.state)
    unseen = position["pile"] + "".join(cards for seat, cards in enumerate(position["hands"]) if seat != me)
    size = len(position["hands"][other])
    exact: Counter[Hashable] = Counter(sorted_hand("".join(cards)) for cards in combinations(unseen, size))
    counts: Counter[Hashable] = Counter(twin["hands"][other] for twin in imagined(match, me, 4000))
    assert agrees(counts, exact)


def test_the_next_card_of_the_pile_is_any_unseen_card() -> None:
    match = random_moment(2, 11, 20)
    me = match.asked[0]
    position = GAME.position(match.state)
    exact: Counter[Hashable] = Counter(position["pile"] + position["hands"][1 - me])
    counts: Counter[Hashable] = Counter(twin["pile"][0] for twin in imagined(match, me, 3000))
    assert agrees(counts, exact)


def places_of_specials(match: Match, me: int) -> dict[Hashable, float]:
    """How many deals put king and joker where: every slot they can have come to, tried one by one.

    A slot is a card someone got in the deal or drew. Each discard of an ordinary card came from any slot without king
    and joker; one that the rules forbade while a slot held a due card cannot have been (UDAKA-JOKER-03).
    """
    seats = match.seats
    events = match.seen(Seat(me))
    pile = view(match).pile
    owners = [seat for seat in range(seats) for _ in range(2)]
    owners += [event.seat for event in told(events, Drew)]
    mine_or_down = hand(match, me)
    laid = {event.card: event.seat for event in told(events, Discarded) if event.card in "KJ"}
    candidates: dict[str, list[int | str | None]] = {}
    for card in "KJ":
        if card in mine_or_down or laid.get(card) == me:
            candidates[card] = [None]
        elif card in laid:
            candidates[card] = [slot for slot, owner in enumerate(owners) if owner == laid[card]]
        else:
            candidates[card] = ["pile", *(slot for slot, owner in enumerate(owners) if owner != me)]
    weights: dict[Hashable, float] = {}
    for king in candidates["K"]:
        for joker in candidates["J"]:
            if king == joker and king not in (None, "pile"):
                continue
            weight = deals_with(match, me, {"K": king, "J": joker})
            in_pile = [king, joker].count("pile")
            weight *= (1, pile, pile * (pile - 1))[in_pile]
            place = tuple(
                None if slot is None or card in laid else (owners[slot] if isinstance(slot, int) else "pile")
                for card, slot in (("K", king), ("J", joker))
            )
            if weight:
                weights[place] = weights.get(place, 0) + weight
    return weights


def deals_with(match: Match, me: int, slots: Mapping[str, int | str | None]) -> int:
    """In how many ways the ordinary discards fit the slots of the others, with king and joker in these."""
    seats = match.seats
    hands = [{2 * seat, 2 * seat + 1} for seat in range(seats)]
    tokens = [0] * seats
    next_slot = 2 * seats
    ways = 1
    for event in match.seen(Seat(me)):
        if isinstance(event, Drew):
            hands[event.seat].add(next_slot)
            next_slot += 1
        elif isinstance(event, TokenTaken):
            tokens[event.seat] += event.count
        elif isinstance(event, TokenReturned):
            tokens[event.seat] -= 1
        elif isinstance(event, TokenStolen):
            tokens[event.seat] += 1
            tokens[event.victim] -= 1
        elif isinstance(event, Discarded) and event.seat != me:
            held = hands[event.seat]
            due = []
            if slots["K"] in held and tokens[event.seat] > 0:
                due.append("K")
            if slots["J"] in held and sum(tokens) > tokens[event.seat]:
                due.append("J")
            if due and event.card not in due:
                return 0
            if event.card in "KJ":
                if slots[event.card] not in held:
                    return 0
                held.remove(int(slots[event.card] or 0))
            else:
                ordinary = [slot for slot in held if slot not in slots.values()]
                ways *= comb(len(ordinary), event.count)
                held -= set(ordinary[: event.count])
    return ways


@pytest.mark.parametrize(
    ("seats", "seed", "moves"),
    [(2, 1, 12), (2, 4, 20), (2, 9, 24), (3, 2, 14), (3, 3, 22), (4, 5, 18), (4, 7, 25), (8, 6, 20), (2, 31, 14)],
)
def test_at_once_a_player_who_discards_something_else_has_no_due_card(seats: int, seed: int, moves: int) -> None:
    """UDAKA-JOKER-03: what the forced discards tell is known, and exactly as much as they tell."""
    match = random_moment(seats, seed, moves, special_timing="at_once")
    for me in range(2):
        exact = places_of_specials(match, me)
        counts: Counter[Hashable] = Counter()
        shown = "".join(event.card for event in told(match.seen(None), Discarded)) + hand(match, me)
        for twin in imagined(match, me, 1500, seed):
            where: list[int | str | None] = []
            for card in "KJ":
                holders: list[int | str] = [seat for seat, cards in enumerate(twin["hands"]) if card in cards]
                where.append(None if card in shown else (holders or ["pile"])[0])
            counts[tuple(where)] += 1
        assert agrees(counts, exact)


@pytest.mark.parametrize(("size", "count"), [(3, 1), (3, 2), (2, 1), (1, 1)])
def test_a_discard_came_from_any_slot_of_the_hand_alike(size: int, count: int) -> None:
    """What it leaves of the places where king, joker and both can be, by counting all ways to discard."""
    match = random_moment(2, 1, 1, special_timing="at_once")
    state = GAME.imagine(match.observation(Seat(0)), FastRng(1))
    specials = Specials(state, view(match, 0), 0, [0] * 12, [], 0, [1] * 8)
    specials.king[1] = specials.joker[1] = float(size)
    specials.both[1] = float(size * (size - 1))
    specials.discarded(1, 5, count, size, king_due=False, joker_due=False)
    ways = list(combinations(range(size), size - count))
    assert specials.king[1] == specials.joker[1] == pytest.approx(sum(len(kept) for kept in ways) / len(ways))
    assert specials.both[1] == pytest.approx(sum(len(kept) * (len(kept) - 1) for kept in ways) / len(ways))


def test_at_once_too_king_and_joker_lie_anywhere_in_the_pile() -> None:
    match = random_moment(2, 1, 1, special_timing="at_once")
    me = match.asked[0]
    assert not {"K", "J"} & {*hand(match, me)}
    twins = imagined(match, me, 2000)
    for card in "KJ":
        counts: Counter[Hashable] = Counter(twin["pile"].index(card) for twin in twins if card in twin["pile"])
        assert agrees(counts, dict.fromkeys(range(view(match).pile), 1.0))


def test_at_once_a_stale_hand_cannot_hold_the_joker() -> None:
    """UDAKA-JOKER-03: P1 has a token, so P2's joker would have been due when P2 discarded a 4."""
    match = dealt(2, "7474385", special_timing="at_once")
    play(match, "7 7")
    play(match, "4")
    assert match.asked == (Seat(0),)
    assert all("J" not in twin["hands"][1] for twin in imagined(match, 0, 300))
    kept = dealt(2, "7474385")
    play(kept, "7 7")
    play(kept, "4")
    assert any("J" in twin["hands"][1] for twin in imagined(kept, 0, 300))


def test_who_joins_in_mid_round_knows_only_what_lies_open() -> None:
    """From a position nothing has been seen: the pile under its top card is unknown, but some things follow.

    No ace is under it; space 7 has lost its token, so two sevens are; space 5 holds two, so the king is.
    """
    match = placed(GAME, sitting("278", pile="9", top="3", board={7: 0, 5: 2}, aces=3, others=["A6"]))
    unseen = Counter(BOX)
    unseen.subtract("278" + "3" + "AAA")
    cards = list(unseen.elements())
    exact: Counter[Hashable] = Counter()
    for chosen in combinations(range(len(cards)), 3):
        dealt_cards = [cards[i] for i in chosen]
        under = Counter(cards)
        under.subtract(dealt_cards)
        if under["A"] == 0 and under["7"] >= 2 and under["K"] == 1:
            for next_card in range(3):
                others = [card for i, card in enumerate(dealt_cards) if i != next_card]
                exact[sorted_hand("".join(others)), dealt_cards[next_card]] += 1
    counts: Counter[Hashable] = Counter((twin["hands"][1], twin["pile"]) for twin in imagined(match, 0, 3000))
    assert agrees(counts, exact)


def test_who_joins_in_mid_round_remembers_the_board_as_it_was_then() -> None:
    """Space 7 was empty before the 7 that was seen, so two others lie under it; space 5 held two, so the king does."""
    start = sitting("557", pile="99886644", top="3", board={7: 0, 5: 2}, aces=4, udaka=1, others=["28"])
    for card in ("7", "5 5"):
        match = placed(GAME, {**start, "options": {"stacked_space": "all"}})
        play(match, card)
        for twin in imagined(match, 0, 200):
            under = twin["regular"][-len(start["regular"]) :]
            assert under.count("7") >= 2
            assert "K" in under


@pytest.mark.parametrize("special_timing", ["when_discarded", "at_once"])
@pytest.mark.parametrize(("mine", "others"), [("9", ""), ("9", "6"), ("69", "7"), ("9", "57")])
def test_who_joins_for_the_last_cards_finds_room_for_king_and_joker(
    mine: str, others: str, special_timing: str
) -> None:
    """Fewer cards are left than king and joker would need: those there is no room for lie on the regular pile."""
    start = sitting(mine, pile=0, top="8", aces=4, udaka=0, others=[others], special_timing=special_timing)
    match = placed(GAME, start)
    unseen = Counter(BOX)
    unseen.subtract(mine + "8" + "AAAA")
    exact: Counter[Hashable] = Counter(
        sorted_hand("".join(cards)) for cards in combinations(unseen.elements(), len(others))
    )
    counts: Counter[Hashable] = Counter(twin["hands"][1] for twin in imagined(match, 0, 2000))
    assert agrees(counts, exact)


@pytest.mark.parametrize("special_timing", ["when_discarded", "at_once"])
def test_who_joins_in_mid_round_learns_as_play_goes_on(special_timing: str) -> None:
    """Discards seen since then are known, and so is the card the first of them was laid on."""
    start = sitting("278", pile=12, top="3", tokens=(1, 0), board={2: 0}, special_timing=special_timing)
    match = placed(GAME, start)
    play(match, "2")
    for _ in range(9):
        for seat in range(2):
            for twin in imagined(match, seat, 10):
                regular = twin["regular"]
                known = GAME.position(match.state)["regular"]
                since = len(known) - len(start["regular"])
                assert regular[: since + 1] == known[: since + 1]
                assert "A" not in regular
        match.play(match.asked[0], match.state.legal(match.asked[0])[0])


def test_when_the_game_is_over_nothing_is_left_to_imagine() -> None:
    match = Match(GAME, UdakaOptions(), 2, chance=SeededChance(8))
    while match.ended is None:
        match.play(match.asked[0], match.state.legal(match.asked[0])[0])
    (twin,) = imagined(match, 1, 1)
    assert twin == GAME.position(match.state)


LONE_KING = (
    [Drew(0, None, False), Discarded(0, "5", 2, None), TokenTaken(0, 5, 1, "hand"), Drew(0, None, True)],
    [Drew(1, "9", False), Discarded(1, "9", 1, "5"), Drew(0, None, False), Discarded(0, "7", 1, "9")],
    [Drew(1, "8", False), Discarded(1, "8", 1, "7"), Drew(0, None, False), Discarded(0, "K", 1, "8")],
)
LONE_JOKER = (
    [Drew(0, None, False), Discarded(0, "4", 1, None), Drew(1, "2", False), Discarded(1, "2", 2, "4")],
    [TokenTaken(1, 2, 1, "hand"), Drew(1, "8", True), Drew(0, None, False), Discarded(0, "7", 1, "2")],
    [Drew(1, "9", False), Discarded(1, "9", 1, "7"), Drew(0, None, False), Discarded(0, "J", 1, "9")],
)


@pytest.mark.parametrize(
    ("happened", "left", "due"),
    [(LONE_KING, ("6J", "23"), "K"), (LONE_JOKER, ("6K", "38"), "J")],
    ids=["a king is due to who has a token", "a joker where somebody else has one"],
)
def test_a_past_draws_a_due_card_after_the_last_discard_at_which_it_was_due(
    happened: tuple[list[Event], ...], left: tuple[str, str], due: str
) -> None:
    """UDAKA-JOKER-03: at P1's 7 the other special card was not due, so that may have been in hand from the deal on."""
    told = [Dealt(1, 0, (None, "23")), *[event for events in happened for event in events]]
    deck = deck_of(told, left, "")
    drawn = deck[4:]
    assert sorted(deck) == sorted("".join([*left, *[e.card * e.count for e in told if isinstance(e, Discarded)]]))
    assert len(drawn) == 6
    assert drawn[-1] == due
