"""Beliefs against brute force: everything that could be, counted one by one on small cases."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from math import log

import pytest

from estaminet import games
from estaminet.bots.levels import PolicyPlayer
from estaminet.bots.players import find_player
from estaminet.bots.search import Policy, Pool
from estaminet.games.dnup import belief as dnup_belief
from estaminet.games.dnup.bots import CLUB as DNUP_CLUB
from estaminet.games.dnup.state import DnupState
from estaminet.games.dudab import belief as dudab_belief
from estaminet.games.dudab.bots import CLUB as DUDAB_CLUB
from estaminet.games.dudab.events import Dealt as DudabDealt
from estaminet.games.dudab.events import HandShown, Laid, ShedToDiscard
from estaminet.games.dudab.material import BASE_DECK, CODES, DRAW_INDEX, DUDAB, DUDAB_FROM, FIRST_SHAMAN
from estaminet.games.dudab.rules.obstacles import against_card
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudo import belief as dudo_belief
from estaminet.games.dudo.bots import CLUB as DUDO_CLUB
from estaminet.games.dudo.imagine import imagine as imagine_dudo
from estaminet.games.dudo.material import CUP_OF, CUPS, FACE_TEXT, FACES
from estaminet.games.dudo.rules.bids import answers
from estaminet.games.udaka import belief as udaka_belief
from estaminet.games.udaka.bots import CLUB as UDAKA_CLUB
from estaminet.games.udaka.events import Dealt, Discarded, Drew
from estaminet.games.udaka.material import DECK, HAND_SIZE, HANDS, HELD, KING, RANK_OF, RANK_TEXT, WITH, WITHOUT
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import State
from estaminet.kernel.unpacking import since
from estaminet.kernel.values import CHANCE, Action, Seat


def match_of(key: str, seats: int, seed: int, decisions: int) -> Match:
    """Club players at the table, this many decisions into the match; somebody is asked."""
    game = games.find(key)
    match = Match(game, game.options_type(), seats, chance=SeededChance(seed))
    players = [find_player("club", game, FastRng.of(seed, seat)) for seat in range(seats)]
    for _ in range(decisions):
        if not match.asked:
            break
        seat = match.asked[0]
        match.play(seat, players[seat].choose(match.observation(seat)))
    return match


# Dudo!


def dudo_after(bids: Sequence[str], dice: Sequence[int]) -> Match:
    """A round with this many dice and these bids made, on dice nobody has looked at."""
    game = games.find("dudo")
    match = Match(game, game.options_type(first_starter="seat"), len(dice), chance=SeededChance(8))
    position = game.position(match.state)
    position["dice"] = list(dice)
    position["cups"] = ["1233b"[:size] for size in dice]
    position["been_palifico"] = [size == 1 for size in dice]
    position["round"] = 1 + 5 * len(dice) - sum(dice)
    match = Match.from_position(game, game.from_position(position))
    for bid in bids:
        match.play(match.asked[0], game.read(bid, match.options, len(dice)))
    return match


def test_dudo_cups_are_weighed_as_bayes_would() -> None:
    """Two dice against two: all 36 ordered rolls of the opponent, each weighed by how likely a club player bids so."""
    match = dudo_after(["2x3"], (2, 2))
    policy = DUDO_CLUB
    me, bidder = match.asked[0], match.state.view(None).bids[0].seat
    world = imagine_dudo(match.observation(me), FastRng(1))
    weights = dudo_belief.cup_weights(world, me, policy)[bidder]
    legal = answers(-1, 4, False, True, 0)
    place = [game_action.index for game_action in legal].index(match.moves[-1].deed.index)  # type: ignore[union-attr]
    expected: Counter[str] = Counter()
    before = world.copy()
    before.bids, before.bidders, before.by_salsa = [], [], []
    for dice in product(FACES, repeat=2):
        cup = "".join(sorted(FACE_TEXT[face] for face in dice))
        before.cups[bidder] = CUP_OF[cup]
        chance = policy.weights(before, Seat(bidder), legal)[place]
        expected[cup] += (1 - dudo_belief.DOUBT) * chance + dudo_belief.DOUBT / len(legal)  # type: ignore[assignment]
    total, mine = sum(expected.values()), sum(weights)
    for cup, weight in expected.items():
        assert weights[CUP_OF[cup]] / mine == pytest.approx(weight / total)


def test_dudo_a_bid_makes_its_value_likelier() -> None:
    match = dudo_after(["3x4"], (5, 5))
    me = match.asked[0]
    world = imagine_dudo(match.observation(me), FastRng(1))
    weights = dudo_belief.cup_weights(world, me, DUDO_CLUB)[1 - me]
    total = sum(weights)

    def mean(face: str) -> float:
        return sum(weight * CUPS[cup].count(face) for cup, weight in enumerate(weights)) / total

    assert mean("4") > 5 / 6 + 0.3
    assert mean("2") < 5 / 6


def test_dudo_worlds_are_drawn_by_these_weights() -> None:
    match = dudo_after(["2x3"], (2, 2))
    me = match.asked[0]
    rng = FastRng(4)
    worlds = dudo_belief.DudoWorlds(match.observation(me), DUDO_CLUB, rng)
    weights = dudo_belief.cup_weights(worlds.base, me, DUDO_CLUB)[1 - me]
    drawn = Counter(worlds.draw(rng).cups[1 - me] for _ in range(6000))
    for cup, weight in enumerate(weights):
        assert drawn[cup] / 6000 == pytest.approx(weight / sum(weights), abs=0.02)


def hidden_after(bids: Sequence[str], dice: Sequence[int], rounds: int) -> Match:
    """The same with hidden dice, set up in mid-game: nobody has watched."""
    match = dudo_after([], dice)
    position = match.game.position(match.state)
    position["options"] = {"lost_dice": "hidden"}
    position["round"] = rounds
    match = Match.from_position(match.game, match.game.from_position(position))
    for bid in bids:
        match.play(match.asked[0], match.game.read(bid, match.options, len(dice)))
    return match


def test_dudo_with_hidden_dice_bids_are_read_by_those_who_have_watched() -> None:
    game = games.find("dudo")
    match = Match(game, game.options_type(lost_dice="hidden", first_starter="seat"), 2, chance=SeededChance(8))
    match.play(Seat(0), game.read("3x4", match.options, 2))
    rng = FastRng(4)
    worlds = dudo_belief.DudoWorlds(match.observation(Seat(1)), DUDO_CLUB, rng)
    weights = dudo_belief.cup_weights(worlds.base, 1, DUDO_CLUB)[0]
    expected = sum(weight * CUPS[cup].count("4") for cup, weight in enumerate(weights)) / sum(weights)
    drawn = [CUPS[worlds.draw(rng).cups[0]].count("4") for _ in range(4000)]
    assert expected > 5 / 6 + 0.3
    assert sum(drawn) / len(drawn) == pytest.approx(expected, abs=0.06)


def test_dudo_bids_also_tell_how_many_dice_somebody_has_whom_nobody_watched() -> None:
    """Five fives are bid by somebody with two dice or five; whoever came late does not know, and takes it for five."""
    match = hidden_after(["5x5"], (2, 5), 30)
    me = match.asked[0]
    observation = match.observation(me)
    rng = FastRng(4)
    unread = [imagine_dudo(observation, rng).dice[1 - me] for _ in range(2000)]
    read = []
    for _ in range(60):
        worlds = dudo_belief.DudoWorlds(observation, DUDO_CLUB, rng)
        for _ in range(20):
            world = worlds.draw(rng)
            assert list(world.violations()) == []
            assert world.view(me) == observation.view
            read.append(world.dice[1 - me])
    assert set(unread) == {2, 3, 4, 5}
    assert sum(read) / len(read) > sum(unread) / len(unread) + 0.2


# UDAKA Classic


class Shrug(Policy):
    """Says nothing about anybody's cards: what is left are the odds."""


def udaka_hands(match: Match, me: int, seat: int) -> Counter[str]:
    """All hands of another seat, counted over every pair of the cards `me` has not seen."""
    state = match.state
    assert isinstance(state, UdakaState)
    unseen = list(state.deck[state.drawn :])
    for other in range(state.seats):
        if other != me:
            unseen += [RANK_TEXT.index(card) for card in HANDS[state.hands[other]]]
    size = len(HANDS[state.hands[seat]])
    pairs = combinations(sorted(unseen), size)
    return Counter("".join(RANK_TEXT[rank] for rank in cards) for cards in pairs)


@pytest.mark.parametrize("decisions", [0, 5, 16])
def test_udaka_odds_are_those_of_the_unseen_cards(decisions: int) -> None:
    match = match_of("udaka", 2, 12, decisions)
    me = match.asked[0]
    observation = match.observation(me)
    worlds = udaka_belief.UdakaWorlds(observation, Shrug(), FastRng(1))
    assert worlds.simple
    expected = udaka_hands(match, me, 1 - me)
    hands = udaka_belief.HANDS_OF[2]
    odds = [udaka_belief.odds(hand, worlds.unseen) for hand in hands]
    assert sum(odds) == pytest.approx(sum(expected.values()))
    for hand, weight in zip(hands, odds, strict=True):
        assert weight == pytest.approx(expected[HANDS[hand]])


def test_udaka_for_two_follows_the_whole_round() -> None:
    """Against every way in which the opponent's cards can have come, each as likely as the deck and a club player's
    discards make it."""
    match = match_of("udaka", 2, 12, 5)
    me = match.asked[0]
    other = 1 - me
    policy = UDAKA_CLUB
    unseen = Counter(DECK)
    events = since(match.observation(me).seen, Dealt)
    mine = next(event.hands[me] for event in events if isinstance(event, Dealt)) or ""
    unseen.subtract(RANK_OF[card] for card in mine)
    unseen.subtract(RANK_OF[event.card] for event in events if isinstance(event, Drew) and event.card is not None)
    theirs = [event for event in events if isinstance(event, (Drew, Discarded)) and event.seat == other]
    # The opponent's decisions with the table as it was, found independently: the match played again.
    tables: list[UdakaState] = []
    again = Match(match.game, match.options, 2, start=match.start)
    for move in match.moves:
        if move.by == other:
            assert isinstance(again.state, UdakaState)
            tables.append(again.state.copy())
        again.play(Seat(move.by), move.deed)
    assert len(tables) >= 2
    expected: Counter[int] = Counter()

    def go_on(step: int, decision: int, hand: int, weight: float) -> None:
        if step == len(theirs):
            expected[hand] += weight  # type: ignore[assignment]
            return
        event = theirs[step]
        if isinstance(event, Drew):
            for rank in [rank for rank, there in unseen.items() if there > 0]:
                there = unseen[rank]
                unseen[rank] -= 1
                go_on(step + 1, decision, WITH[hand][rank], weight * there)
                unseen[rank] += 1
            return
        rank = RANK_OF[event.card]
        if HELD[hand][rank] >= event.count:
            likely = udaka_belief.likelihood(tables[decision], other, hand, rank, event.count, policy)
            for _ in range(event.count):
                hand = WITHOUT[hand][rank]
            go_on(step + 1, decision + 1, hand, weight * likely)

    for first, second in product(list(unseen), repeat=2):
        if unseen[first] > 0 and unseen[second] - (first == second) > 0:
            ways = unseen[first] * (unseen[second] - (first == second))
            unseen[first] -= 1
            unseen[second] -= 1
            go_on(0, 0, WITH[WITH[0][first]][second], ways)
            unseen[first] += 1
            unseen[second] += 1
    worlds = udaka_belief.UdakaWorlds(match.observation(me), policy, FastRng(1))
    hands = udaka_belief.HANDS_OF[2]
    weights = worlds.weights[other]
    total, ways = sum(weights), sum(expected.values())
    assert [one / total for one in weights] == pytest.approx([expected[hand] / ways for hand in hands])


@pytest.mark.parametrize("seats", [2, 4])
def test_udaka_hands_are_guessed_better_than_by_the_odds(seats: int) -> None:
    """By the logarithm of the weight of the hand that somebody holds, in the middle of rounds of club players."""
    followed: list[float] = []
    odds: list[float] = []
    for seed in range(12):
        match = match_of("udaka", seats, seed, 6 * seats)
        me = match.asked[0]
        state = match.state
        assert isinstance(state, UdakaState)
        worlds = udaka_belief.UdakaWorlds(match.observation(me), UDAKA_CLUB, FastRng(1))
        for seat in range(seats):
            if seat != me:
                hands = udaka_belief.HANDS_OF[len(HANDS[state.hands[seat]])]
                held = hands.index(state.hands[seat])
                plain = [udaka_belief.odds(hand, worlds.unseen) for hand in hands]
                followed.append(log(worlds.weights[seat][held] / sum(worlds.weights[seat])))
                odds.append(log(plain[held] / sum(plain)))
    assert sum(followed) / len(followed) > sum(odds) / len(odds) + 0.2


def test_udaka_worlds_hold_every_card_once() -> None:
    match = match_of("udaka", 4, 3, 9)
    rng = FastRng(5)
    me = match.asked[0]
    worlds = udaka_belief.UdakaWorlds(match.observation(me), UDAKA_CLUB, rng)
    for _ in range(50):
        world = worlds.draw(rng)
        assert list(world.violations()) == []
        assert world.view(me) == match.state.view(me)


def test_udaka_every_opponent_is_as_often_the_first_to_a_card_that_all_may_hold() -> None:
    """What one of them holds in a drawn world the others cannot, so their hands are drawn in any order."""
    match = match_of("udaka", 4, 3, 9)
    rng = FastRng(5)
    me = match.asked[0]
    worlds = udaka_belief.UdakaWorlds(match.observation(me), UDAKA_CLUB, rng)
    assert worlds.unseen[KING] == 1
    for seat, weights in enumerate(worlds.weights):
        hands = udaka_belief.HANDS_OF[HAND_SIZE[worlds.base.hands[seat]]]
        worlds.weights[seat] = [
            weight * (1e12 if HELD[hand][KING] else 1.0) for hand, weight in zip(hands, weights, strict=True)
        ]
    drawn = [worlds.draw(rng) for _ in range(600)]
    for seat in range(4):
        # A third is 200; one in a million falls outside by chance.
        often = sum(HELD[world.hands[seat]][KING] for world in drawn)
        assert often == 0 if seat == me else 140 < often < 260


# dnup


def sides(state: State, seat: int) -> tuple[str, ...]:
    assert isinstance(state, DnupState)
    return state.texts(state.hand_faces(seat))


@pytest.mark.parametrize("decisions", [0, 3, 8])
def test_dnup_for_two_lists_exactly_what_is_possible(decisions: int) -> None:
    """At the deal 2 ** 8 worlds, later as many as the sides never seen allow. Drawing finds all and no other."""
    match = match_of("dnup", 2, 21, decisions)
    me = match.asked[0]
    observation = match.observation(me)
    rng = FastRng(2)
    listed = dnup_belief.listed(observation, rng)
    assert listed is not None
    hands = {sides(world, 1 - me) for world in listed}
    assert len(hands) == len(listed)
    if decisions == 0:
        assert len(listed) == 256
    assert sides(match.state, 1 - me) in hands
    drawn = {sides(match.game.imagine(observation, rng), 1 - me) for _ in range(40 * len(listed))}
    assert drawn == hands
    for world in listed[:20]:
        assert list(world.violations()) == []
        assert world.view(me) == match.state.view(me)


@pytest.mark.parametrize(("seats", "seed", "decisions"), [(2, 21, 9), (2, 5, 14), (4, 3, 13), (3, 7, 14)])
def test_dnup_worlds_weigh_as_much_as_the_others_were_likely_to_play_so(seats: int, seed: int, decisions: int) -> None:
    """Each world is played again from the start of the match by the way it came about, move by move."""
    match = match_of("dnup", seats, seed, decisions)
    me = match.asked[0]
    policy = DNUP_CLUB
    observation = match.observation(me)
    pool = dnup_belief.worlds(observation, policy, FastRng(2))
    assert isinstance(pool, Pool)
    others = [number for number, move in enumerate(match.moves) if move.by not in (CHANCE, me)]
    weighed = others[-dnup_belief.WEIGHED :]
    for world, weight in list(zip(pool.states, pool.weights, strict=True))[:40]:
        assert isinstance(world, DnupState)
        again = Match(match.game, match.options, seats)
        outcomes = list(match.game.past(observation, world).outcomes)
        likely = 1.0
        for number, move in enumerate(match.moves):
            if move.by == CHANCE:
                again.play(CHANCE, outcomes.pop(0))
                continue
            seat = Seat(move.by)
            if number in weighed:
                legal = again.state.legal(seat)
                assert isinstance(move.deed, Action)
                chance = policy.weights(again.state, seat, legal)[list(legal).index(move.deed)]
                likely *= 0.9 * chance + 0.1 / len(legal)
            again.play(seat, move.deed)
        assert weight == pytest.approx(likely)
    assert len(set(pool.weights)) > 1


# Dudab


def test_dudab_a_hand_shown_as_proof_is_kept_in_mind() -> None:
    """In every world a hand that was just shown is that hand."""
    seed = 0
    while True:
        seed += 1
        match = match_of("dudab", 2, seed, 60)
        shown = [(number, event) for number, event in match.events if isinstance(event, HandShown)]
        if not shown:
            continue
        number, event = shown[0]
        again = Match(match.game, match.options, 2, start=match.start)
        for move in match.moves[: number + 1]:
            again.play(Seat(move.by), move.deed)
        me = 1 - event.seat
        state = again.state
        assert isinstance(state, DudabState)
        rng = FastRng(seed)
        worlds = dudab_belief.worlds(again.observation(Seat(me)), DUDAB_CLUB, rng, 12)
        for _ in range(20):
            world = worlds.draw(rng)
            assert isinstance(world, DudabState)
            kept = Counter(world.hands[event.seat])
            assert sum((Counter(state.hands[event.seat]) & kept).values()) >= len(event.cards) - 1
        return


def test_dudab_a_card_that_was_shown_and_has_left_is_not_thought_to_be_held() -> None:
    """Another one of its kind may have come since."""
    left = 0
    for seed in range(1, 30):
        match = match_of("dudab", 2, seed, 60)
        for me in (Seat(0), Seat(1)):
            other = 1 - me
            observation = match.observation(me)
            shown: Counter[str] = Counter()
            for event in since(observation.seen, DudabDealt):
                if isinstance(event, HandShown) and event.seat == other:
                    shown = Counter(event.cards)
                elif isinstance(event, (Laid, ShedToDiscard)) and event.seat == other and shown[event.card or ""]:
                    shown[event.card or ""] -= 1
                    left += 1
            held = dudab_belief.Turns(observation).shown[other]
            assert Counter([CODES[card] for card in held]) == +shown
    assert left > 10


def dudab_turns(seed: int, *indices: str) -> Match | None:
    """The first turns of a round for two, if somebody lays or draws in each as the words say."""
    game = games.find("dudab")
    match = Match(game, game.options_type(first_player="0"), 2, chance=SeededChance(seed))
    for wish in indices:
        seat = match.asked[0]
        fitting = [
            action
            for action in match.observation(seat).legal
            if (wish == "draw") == (action.index == DRAW_INDEX) and action.index < DUDAB_FROM + (wish == "draw") * 99
        ]
        if not fitting:
            return None
        match.play(seat, fitting[0])
    return match


def test_dudab_turns_are_weighed_as_bayes_would() -> None:
    """The opponent lays a card and then draws: all pairs that may have been left, each weighed by how likely a club
    player does both, and any third card with it."""
    seed = 0
    played = None
    while played is None:
        seed += 1
        played = dudab_turns(seed, "lay", "lay", "draw")
    me, other = Seat(1), Seat(0)
    policy = DUDAB_CLUB
    number = [i for i, move in enumerate(played.moves) if move.by == other]
    earlier = []
    for end in number:
        match = Match(played.game, played.options, 2, start=played.start)
        for move in played.moves[:end]:
            match.play(Seat(move.by), move.deed)
        assert isinstance(match.state, DudabState)
        earlier.append((match.state.copy(), played.moves[end].deed.index))  # type: ignore[union-attr]
    laid = [card for state, index in earlier[:1] for card in [index // 3]]
    table = earlier[1][0]
    unseen = list(BASE_DECK)
    for card in played.state.hands[me] + table.above[0] + table.above[1]:
        unseen.remove(card)
    sets: dict[str, set[int]] = {
        "a Dudab": {DUDAB},
        "a Shaman": set(range(FIRST_SHAMAN, DUDAB)),
        "a card that fitted": {
            card for card in range(DUDAB) if None in (against_card(table, card, 0), against_card(table, card, 1))
        },
    }
    expected = dict.fromkeys(sets, 0.0)
    total = 0.0
    for pair in combinations(unseen, 2):
        weight = 1.0
        for (state, index), more in zip(earlier, (laid, []), strict=True):
            state.hands[other] = sorted([*pair, *more])
            legal = state.legal(other)
            chances = {
                action.index: chance for action, chance in zip(legal, policy.weights(state, other, legal), strict=True)
            }
            weight *= (1 - dudab_belief.DOUBT) * chances[index] + dudab_belief.DOUBT / len(legal)
        total += weight
        for name, cards in sets.items():
            left = sum(card in cards for card in unseen) - sum(card in cards for card in pair)
            expected[name] += weight * (1.0 if cards & set(pair) else left / (len(unseen) - 2))
    pool = dudab_belief.worlds(played.observation(me), policy, FastRng(5), 4000)
    assert isinstance(pool, Pool)
    whole = sum(pool.weights)
    for name, cards in sets.items():
        has = sum(
            weight
            for world, weight in zip(pool.states, pool.weights, strict=True)
            if isinstance(world, DudabState) and cards & set(world.hands[other])
        )
        assert has / whole == pytest.approx(expected[name] / total, abs=0.03), name


def test_a_policy_looks_at_its_own_seat_only() -> None:
    """Two worlds that look alike to a seat get the same weights from every game's club policy."""
    for game in games.all_games("bots"):
        for seed in (1, 2, 3):
            match = match_of(game.key, 2, seed, 7)
            seat = match.asked[0]
            observation = match.observation(seat)
            player = find_player("club", match.game, FastRng(1))
            assert isinstance(player, PolicyPlayer)
            policy = player.policy
            rng = FastRng(seed)
            twins = [match.game.imagine(observation, rng) for _ in range(4)]
            legal = observation.legal
            first, *others = [policy.weights(twin, seat, legal) for twin in twins]
            assert all(other == pytest.approx(first) for other in others), game.key
            assert len({policy.key(twin, seat) for twin in twins}) == 1
