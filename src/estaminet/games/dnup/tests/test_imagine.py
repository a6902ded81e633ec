"""What a seat can tell about the others: `imagine` gives all of that, and nothing that it could rule out."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product

import msgspec
import pytest

from estaminet.bots.players import find_player
from estaminet.conformance.table import play, view
from estaminet.games.dnup.events import HandTurned, NothingToPlay, SizeAndValue, Taken
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.imagine import Memory, happens
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.rules.pack import pack_of
from estaminet.games.dnup.tests.tables import deal_text, match_from, options, position
from estaminet.kernel.errors import Illegal
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import CHANCE, Observation, Seat


def world_of(match: Match) -> str:
    """A whole state as text."""
    return json.dumps(GAME.position(match.state), sort_keys=True)


def imagined(observation: Observation, seed: int) -> str:
    return json.dumps(GAME.position(GAME.imagine(observation, FastRng(seed))), sort_keys=True)


def turned(card: str) -> str:
    star = "*" if card.endswith("*") else ""
    return "/".join(reversed(card.rstrip("*").split("/"))) + star


def stalling_match(seed: int, moves: int, turning: int) -> Match:
    """Two players who turn and take a lot; `turning` of ten moves are the last one offered."""
    match = Match(GAME, options(2), 2, chance=SeededChance(seed))
    rng = FastRng(seed)
    while len(match.moves) < moves and match.ended is None:
        seat = match.asked[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[-1] if rng.below(10) < turning else legal[rng.below(len(legal))])
    return match


def all_worlds_for_two(match: Match, me: Seat) -> set[str]:
    """Every state that agrees with what this seat has seen: all 256 ways up of the other hand are tried.

    Found without `imagine`: each deal is played through, and must allow every move and tell this seat the same story.
    """
    last = max(number for number, move in enumerate(match.moves) if move.by == CHANCE)
    deal = GAME.write(match.moves[last].deed).split()[1:]
    theirs = [place for place in range(len(deal)) if place % 2 != me]
    told = match.story(me, since=last)
    worlds = set()
    for ways in product((False, True), repeat=len(theirs)):
        cards = list(deal)
        for place, way in zip(theirs, ways, strict=True):
            if way:
                cards[place] = turned(cards[place])
        world = Match(GAME, match.options, 2)
        for move in match.moves[:last]:
            world.play(Seat(move.by), move.deed)
        world.play(CHANCE, GAME.read("deal " + " ".join(cards), match.options, 2))
        try:
            for move in match.moves[last + 1 :]:
                world.play(Seat(move.by), move.deed)
        except Illegal:
            continue
        if world.story(me, since=last) == told:
            worlds.add(world_of(world))
    return worlds


@pytest.mark.parametrize(
    ("seed", "moves", "turning"), [(1, 1, 0), (2, 4, 0), (3, 7, 3), (4, 12, 3), (6, 25, 6), (9, 40, 7)]
)
def test_two_players_imagine_reaches_every_world_and_nothing_else(seed: int, moves: int, turning: int) -> None:
    """The deal leaves 256 worlds; every card that is shown halves them, and they are counted."""
    match = stalling_match(seed, moves, turning)
    for me in (Seat(0), Seat(1)):
        possible = all_worlds_for_two(match, me)
        assert world_of(match) in possible
        observation = match.observation(me)
        drawn = Counter(imagined(observation, seed) for seed in range(12 * len(possible)))
        assert set(drawn) == possible
    if moves == 1:
        assert len(possible) == 256


def test_two_players_all_worlds_are_equally_likely() -> None:
    match = stalling_match(4, 14, 3)
    observation = match.observation(Seat(0))
    possible = all_worlds_for_two(match, Seat(0))
    assert 4 <= len(possible) <= 64
    times = 60
    drawn = Counter(imagined(observation, seed) for seed in range(times * len(possible)))
    spread = sum((drawn[world] - times) ** 2 / times for world in possible)
    # Chi-square with n - 1 degrees of freedom stays below n + 6 sqrt(2n) but once in many millions.
    assert spread < len(possible) + 6 * (2 * len(possible)) ** 0.5


def guarded_match() -> Match:
    """Two players who only turn their hands, until the guard makes them play."""
    hands = [
        ["8/2", "7/8", "2/7", "3/4", "4/5", "5/6", "1/3", "1/6"],
        ["5/1*", "9/2", "9/7", "3/6", "9/3", "9/4", "6/8", "2/5"],
    ]
    match = Match(GAME, options(2), 2)
    play(match, deal_text(hands))
    while not view(match).guarded:
        play(match, "turn")
    return match


def test_a_hand_turned_under_the_guard_tells_that_nothing_could_be_played() -> None:
    """DNUP-STALL-02: worlds in which something could have been played are ruled out, in exactly the right number."""
    match = guarded_match()
    for _ in range(40):
        seat = match.asked[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[-1])
        if any(isinstance(event, NothingToPlay) for _, event in match.events):
            break
    told = [event for _, event in match.events if isinstance(event, NothingToPlay)]
    assert told, "somebody had nothing to play"
    me = Seat(1 - told[0].seat)
    possible = all_worlds_for_two(match, me)
    observation = match.observation(me)
    without = msgspec.structs.replace(
        observation, seen=tuple(e for e in observation.seen if not isinstance(e, NothingToPlay))
    )
    drawn = {imagined(observation, seed) for seed in range(12 * len(possible))}
    careless = {imagined(without, seed) for seed in range(600)}
    assert drawn == possible
    assert len(careless) > len(possible), "the event is what rules worlds out"


def test_what_came_from_the_table_is_known_to_who_has_watched_and_not_in_the_view() -> None:
    """DNUP-FLIP-01: memory is in the events."""
    match = Match(GAME, options(3), 3, chance=SeededChance(5))
    while not view(match).table:
        play(match, GAME.write(match.state.legal(match.asked[0])[0]))
    lying = view(match).table[0]
    taker = match.asked[0]
    play(match, f"take P{lying.seat + 1}")
    watcher = Seat(next(seat for seat in range(3) if seat not in (taker, lying.seat)))
    observation = match.observation(watcher)
    blind = msgspec.structs.replace(observation, seen=())
    expected = {turned(card) for card in lying.cards}
    for seed in range(30):
        twin = GAME.imagine(observation, FastRng(seed)).view(taker)
        assert expected <= set(getattr(twin, "hand", ()))
    held = [expected <= set(getattr(GAME.imagine(blind, FastRng(seed)).view(taker), "hand", ())) for seed in range(60)]
    assert not all(held)
    for action in GAME.position(match.state)["hands"][taker]:
        assert action not in str(view(match, watcher).table)


def test_the_star_is_where_it_was_dealt_until_it_is_played() -> None:
    """DNUP-START-01: the others know who was dealt the star, but not which way up."""
    match = Match(GAME, options(5), 5, chance=SeededChance(2))
    star = match.asked[0]
    watcher = Seat((star + 1) % 5)
    ways = set()
    for seed in range(40):
        hand = set(getattr(GAME.imagine(match.observation(watcher), FastRng(seed)).view(star), "hand", ()))
        ways |= hand & {"1/5", "5/1"}
        assert hand & {"1/5", "5/1"}
    assert ways == {"1/5", "5/1"}


TWINS = {
    "name": "doubles",
    "cards": "1/5* 1/5 1/2 1/2 2/3 2/3 3/4 3/4 4/5 4/5 1/6c 2/6c 3/6c 4/6c 5/6c 1/7b 2/7b 3/7b 4/7b 5/7b"
    " 1/8a 2/8a 3/8a 4/8a 5/8a",
    "removed": {"5": "", "4": "a", "3": "ab", "2": "abc"},
}


def test_equal_cards_are_imagined_by_how_many_deals_lead_there() -> None:
    """Ten cards for two with every card double: all deals that agree are counted, equal cards told apart.

    The other's hand is what matters: how often each is imagined must be how often it comes about.
    """
    match = Match(GAME, options(2, deck=TWINS), 2)
    play(match, "deal 1/5* 1/5 1/2 2/1 2/3 2/3 3/4 3/4 4/5 5/4")
    assert match.asked == (0,)
    play(match, "play 1/2 1/5")
    play(match, "play 3/4")
    me = Seat(0)
    observation = match.observation(me)
    # The other holds one each of five kinds, either way up, and has shown that 3/4 was 3 up.
    expected = {tuple(sorted(ways)) for ways in product(*[(c, turned(c)) for c in ("1/5", "1/2", "2/3", "4/5")])}
    drawn = Counter(
        tuple(sorted(getattr(GAME.imagine(observation, FastRng(seed)).view(Seat(1)), "hand", ())))
        for seed in range(800)
    )
    assert set(drawn) == expected
    assert max(drawn.values()) < 2.2 * min(drawn.values())


@pytest.mark.parametrize(("likely", "over"), [(1, 3), (2, 3), (3 * 7**40, 4 * 7**40), (1, 7**40), (7**40, 7**40)])
def test_what_is_more_or_less_likely_is_drawn_whatever_the_size_of_its_numbers(likely: int, over: int) -> None:
    rng = FastRng(1)
    times = sum(happens(likely, over, rng) for _ in range(3_000))
    assert abs(times - 3_000 * likely / over) < 120


@pytest.mark.parametrize("seats", [2, 5])
def test_players_of_a_deck_with_hundreds_of_equal_cards_answer(seats: int) -> None:
    """There are more deals that lead to what they see than any number that is drawn at once."""
    removed = dict.fromkeys("5432", "")
    deck = {"name": "alike", "cards": " ".join(["1/5*", *["1/2"] * 399]), "removed": removed}
    match = Match(GAME, GAME.read_options({"deck": deck}, seats), seats, chance=SeededChance(1))
    while match.ended is None and len(match.moves) < 30:
        seat = match.asked[0]
        match.play(seat, find_player("club", GAME, FastRng(1)).choose(match.observation(seat)))


def test_equal_cards_at_three_seats_weigh_by_deals() -> None:
    """P2 has played one of two equal cards. Was the other dealt to P2 too, or to P3? As likely as there are deals."""
    deck = {
        "name": "two alike",
        "cards": "1/5* 2/3 2/3 4/6 4/7 4/8 4/9 5/6 5/7 5/8 5/9 6/7 6/8 6/9 7/8"
        " 1/2b 1/3b 1/4a 1/6a 1/7b 1/8b 1/9b 2/9a 3/9a 8/9a",
        "removed": {"5": "", "4": "", "3": "ab", "2": "ab"},
    }
    match = Match(GAME, options(3, deck=deck), 3)
    hands = [
        ["1/5*", "4/6", "4/7", "4/8", "4/9"],
        ["2/3", "5/6", "5/7", "5/8", "5/9"],
        ["2/3", "6/7", "6/8", "6/9", "7/8"],
    ]
    play(match, deal_text(hands))
    play(match, "turn")
    play(match, "play 2/3")
    observation = match.observation(Seat(0))
    tries = 3000
    both = 0
    for seed in range(tries):
        hand = getattr(GAME.imagine(observation, FastRng(seed)).view(Seat(1)), "hand", ())
        both += bool({"2/3", "3/2"} & set(hand))
    # All places of the two cards, told apart, and all ways up: those in which P2 was dealt a 2/3 with the 2 up.
    same_seat, other_seat = 0, 0
    slots = [(seat, place) for seat in (1, 2) for place in range(5)]
    for first, second in product(slots, slots):
        if first == second:
            continue
        for up_first, up_second in product((0, 1), repeat=2):
            shown = [up for (seat, _), up in ((first, up_first), (second, up_second)) if seat == 1]
            if 0 not in shown:
                continue
            if first[0] == second[0] == 1:
                same_seat += 1
            elif first[0] != second[0]:
                other_seat += 1
    share = same_seat / (same_seat + other_seat)
    assert abs(both / tries - share) < 5 * (share * (1 - share) / tries) ** 0.5


def test_a_card_like_the_star_is_anywhere_else_as_likely_as_there_are_deals() -> None:
    """P1 was dealt the star. The other card like it is in one of the nine other places that P2 cannot see."""
    deck = {
        "name": "two stars",
        "cards": "2/3* 2/3 1/5 4/6 4/7 4/8 4/9 5/6 5/7 5/8 5/9 6/7 6/8 6/9 7/8"
        " 1/2b 1/3b 1/4a 1/6a 1/7b 1/8b 1/9b 2/9a 3/9a 8/9a",
        "removed": {"5": "", "4": "", "3": "ab", "2": "ab"},
    }
    match = Match(GAME, options(3, deck=deck), 3)
    hands = [
        ["2/3*", "4/6", "4/7", "4/8", "4/9"],
        ["1/5", "5/6", "5/7", "5/8", "5/9"],
        ["2/3", "6/7", "6/8", "6/9", "7/8"],
    ]
    play(match, deal_text(hands))
    observation = match.observation(Seat(1))
    tries = 2000
    both = 0
    for seed in range(tries):
        hand = getattr(GAME.imagine(observation, FastRng(seed)).view(Seat(0)), "hand", ())
        alike = sum(card in ("2/3", "3/2") for card in hand)
        assert alike > 0
        both += alike == 2
    share = 4 / 9
    assert abs(both / tries - share) < 5 * (share * (1 - share) / tries) ** 0.5


def test_a_match_from_a_position_is_imagined_from_its_view() -> None:
    """What was discarded before is unknown: it may be in a hand, and cards of a hand in the pile."""
    written = position(
        3, "P1", ["8/2", "4/1"], {"P2": ["7/1"]}, hands={"P2": ["1/3", "5/6"], "P3": ["2/5", "2/7", "9/3"]}
    )
    deck = [f"{card.low}/{card.high}" for card in options(3).deck.in_play(3)]
    named = {"2/8", "1/4", "1/7", "1/3", "5/6", "2/5", "2/7", "3/9"}
    match = match_from({**written, "pile": [card for card in deck if card not in named]})
    play(match, "play 8/2")
    seen_in_pile = set()
    for seed in range(50):
        twin = GAME.imagine(match.observation(Seat(0)), FastRng(seed))
        assert list(twin.violations()) == []
        assert twin.view(Seat(0)) == view(match, 0)
        assert "1/7" in GAME.position(twin)["hands"][1], "it was seen to go back there"
        seen_in_pile |= set(GAME.position(twin)["pile"])
    assert {"5/6", "2/5"} <= seen_in_pile


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_twins_of_stalling_players_agree_with_the_guard(seats: int) -> None:
    """DNUP-STALL-02 at larger tables: in no twin could a hand that was turned under the guard have played or added.

    Checked by playing the twin's hands backwards: a seat's cards that are still unknown were in its hand then.
    """
    checked = 0
    for seed in range(60):
        match = Match(GAME, DnupOptions(), seats, chance=SeededChance(seed))
        rng = FastRng(seed)
        while match.ended is None and len(match.moves) < 400:
            seat = match.asked[0]
            legal = match.state.legal(seat)
            before = match.state.copy()
            match.play(seat, legal[-1] if rng.below(20) else legal[rng.below(len(legal))])
            new = [e for number, e in match.events if number == len(match.moves) - 1]
            if any(isinstance(event, NothingToPlay) for event in new):
                checked += 1
                for watcher in range(seats):
                    if watcher == seat:
                        continue
                    for k in range(3):
                        twin = GAME.imagine(match.observation(Seat(watcher)), FastRng(100 * seed + k))
                        assert list(twin.violations()) == []
                        hand = GAME.position(twin)["hands"][seat]
                        was = GAME.position(before)
                        was["hands"][seat] = [turned(card) for card in hand]
                        assert nothing_to_play(was, seat)
            if checked >= 6:
                return
    assert checked > 0


def nothing_to_play(written: dict[str, object], seat: int) -> bool:
    """By the words of the rule, on plain data: no set of this hand is higher than the one of its size, no card fits."""
    table = written["table"]
    hands = written["hands"]
    assert isinstance(table, list)
    assert isinstance(hands, list)
    at = {len(lying["cards"]): int(lying["cards"][0].split("/")[0]) for lying in table}
    shown = Counter(int(card.split("/")[0]) for card in hands[seat])
    for value, many in shown.items():
        if any(value > at.get(size, 0) for size in range(1, many + 1)):
            return False
        for lying in table:
            size = len(lying["cards"])
            if lying["seat"] != seat and at[size] == value and value > at.get(size + 1, 0):
                return False
    return True


def test_stall_02_the_memory_aid_takes_no_room_from_what_was_seen_to_be_taken() -> None:
    """What came from the table while somebody watched counts once: only what came before is news to them."""
    pack = pack_of(options(3).deck, 3)
    first, second = (pack.text[pack.faces_at[rank][0]] for rank in (2, 3))
    memory = Memory(pack, 0)
    memory.watch([Taken(1, 2, None, (first,), out=False), NothingToPlay(1, (SizeAndValue(2, 1, pack.values[4]),))])
    (caps,) = memory.caps
    room = caps.room[:]
    memory.be_reminded(((), (first,), ()))
    assert caps.room == room
    memory.be_reminded(((), (first, second), ()))
    assert [now - then for now, then in zip(caps.room, room, strict=True)] == [
        -(rank == 3) for rank in range(pack.width)
    ]
    assert sum(memory.sure[1]) == 2


def test_stall_02_a_hand_that_is_turned_twice_is_as_it_was() -> None:
    """What it could not play then holds for the way up it had then."""
    pack = pack_of(options(3).deck, 3)
    memory = Memory(pack, 0)
    value = pack.values[2]
    for turns in (1, 2, 3, 4):
        memory.watch([*([NothingToPlay(1, (SizeAndValue(2, 1, value),))] if turns == 1 else []), HandTurned(1, 5)])
        (caps,) = memory.caps
        assert caps.turned is (turns % 2 == 1)
    memory.watch([HandTurned(2, 5)])
    assert not memory.caps[0].turned, "another hand"
    before = memory.caps[0].room[:]
    face = pack.faces_at[2][0]
    memory.leaves(1, face)
    assert memory.caps[0].room[2] == before[2] - 1
    memory.watch([HandTurned(1, 5)])
    memory.leaves(1, face ^ 1)
    assert memory.caps[0].room[2] == before[2] - 2, "what shows the other side now showed this one then"
