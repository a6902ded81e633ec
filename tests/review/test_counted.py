"""What a review counts instead of sampling it, and what it weighs standings by."""

from __future__ import annotations

from math import log

import pytest

from estaminet import games
from estaminet.bots.search import Policy, Pool
from estaminet.games.dudo.material import COUNTS
from estaminet.games.dudo.state import DudoState
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Decision, Ended, State
from estaminet.kernel.values import CHANCE, Observation, Seat
from estaminet.review import Effort
from estaminet.review.judge import Following, Spread, TooMany, Values, counted, difference, judge, mean_error
from estaminet.review.model import Model
from estaminet.review.worth import Fitted, Flatter, chances, fitted_weights, no_standing

QUICK = Effort(look=4, scout=8, trial=16, open_worlds=3)


def played(key: str, seats: int, seed: int) -> Match:
    """A match between club players, up to its end."""
    game = games.find(key)
    match = Match(game, game.options_type(), seats)
    policy = Model(game, QUICK).policy
    rng = FastRng(seed)
    while match.ended is None:
        if match.asked:
            seat = match.asked[0]
            match.play(seat, policy.act(match.state, seat, match.state.legal(seat), rng))
        else:
            match.play(CHANCE, match.state.sample(rng))
    return match


def decisions(match: Match, at_least: int = 2) -> list[tuple[Observation, State]]:
    """Those with a choice, each with the state that the seat had before it."""
    again = Match.from_position(match.game, match.start)
    found = []
    for move in match.moves:
        if move.by != CHANCE:
            observation = again.observation(Seat(move.by))
            if len(observation.legal) >= at_least:
                found.append((observation, again.state.copy()))
        again.play(Seat(move.by), move.deed)
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_draws_of_udaka_are_counted(seats: int) -> None:
    """Every way the unseen cards may lie. Against one opponent sampled worlds come to the same, within what sampling
    can tell; of several, sampling takes each hand for itself."""
    match = played("udaka", seats, 3)
    model = Model(match.game, QUICK)
    tried = exact = 0
    for observation, _ in reversed(decisions(match)):
        rng = FastRng(8)
        worlds = model.worlds(observation, rng)
        ending = model.ending(observation, worlds)
        if ending is None or tried == 2:
            continue
        tried += 1
        seat = Seat(observation.seat)
        views = {world.view(seat) for world, _ in ending}
        assert views == {observation.view}
        known = counted(model, observation, worlds, seats)
        if known[0].exact is None:
            continue
        exact += 1
        assert judge(model, observation, observation.legal[0], move=0, round=1).decision.figures == "exact"
        tries = [model.trial.after(worlds.draw(rng), seat, observation.legal, rng.word()) for _ in range(100)]
        for place, values in enumerate(known):
            assert values.exact is not None
            assert sum(values.exact) == pytest.approx(1.0)
            mean, error = mean_error([one[place][seat] for one in tries])
            assert seats > 2 or values.exact[seat] == pytest.approx(mean, abs=4.5 * error + 0.02)
    assert exact >= 1


def test_early_in_udaka_nothing_is_counted() -> None:
    match = played("udaka", 2, 3)
    model = Model(match.game, QUICK)
    observation = decisions(match)[0][0]
    assert model.ending(observation, model.worlds(observation, FastRng(1))) is None


@pytest.mark.parametrize("seats", [2, 3])
def test_dudo_and_calza_are_worth_their_odds(seats: int) -> None:
    match = played("dudo", seats, 5)
    model = Model(match.game, QUICK)
    tried = 0
    for observation, _ in decisions(match):
        rng = FastRng(9)
        worlds = model.worlds(observation, rng)
        for action in observation.legal:
            settled = model.settled(observation, action, worlds)
            assert (settled is not None) == (match.game.write(action) in ("dudo", "calza"))
            if settled is None or tried == 4:
                continue
            tried += 1
            seat = Seat(observation.seat)
            assert sum(weight for _, weight in settled) == pytest.approx(1.0)
            worth = Following(model.policy).after(settled, seat, action)[seat]
            tries = [model.trial.after(worlds.draw(rng), seat, (action,), 0)[0][seat] for _ in range(300)]
            mean, error = mean_error(tries)
            assert worth == pytest.approx(mean, abs=4.5 * error + 0.02)
    assert tried == 4


def test_in_dnup_for_two_all_worlds_are_listed() -> None:
    for seats in (2, 3):
        match = played("dnup", seats, 2)
        model = Model(match.game, QUICK)
        observation = decisions(match)[4][0]
        verdict = judge(model, observation, observation.legal[0], move=0, round=1)
        assert verdict.decision.figures == ("listed" if seats == 2 else "sampled")


def test_listed_worlds_come_as_often_as_they_weigh() -> None:
    states = [games.find("dudo").start(games.find("dudo").options_type(), seats) for seats in (2, 3, 4)]
    rng = FastRng(4)
    worlds = Spread(Pool(states, [0.5, 0.3, 0.2]), rng)
    drawn = [worlds.draw(rng).seats for _ in range(100)]
    assert [drawn.count(seats) for seats in (2, 3, 4)] == pytest.approx([50, 30, 20], abs=2)
    # Where none has any weight, all of them as often.
    worlds = Spread(Pool(states, [0.0, 0.0, 0.0]), rng)
    drawn = [worlds.draw(rng).seats for _ in range(99)]
    assert [drawn.count(seats) for seats in (2, 3, 4)] == pytest.approx([33, 33, 33], abs=2)


def test_too_much_to_follow_is_said() -> None:
    match = played("dnup", 2, 2)
    model = Model(match.game, QUICK)
    _, state = decisions(match)[0]
    with pytest.raises(TooMany):
        Following(model.policy, 50).worth(state)


def test_one_known_mean_makes_a_difference_surer() -> None:
    better, worse = Values(2), Values(2)
    for one, other in ((1.0, 0.0), (0.0, 1.0)) * 8:
        better.add([one, 1.0 - one], 0)
        worse.add([other, 1.0 - other], 0)
    wide = difference(better, worse, 0)
    worse.exact = [0.4, 0.6]
    low, high = difference(better, worse, 0)
    assert (low + high) / 2 == pytest.approx(0.1)
    assert high - low < wide[1] - wide[0]
    better.exact = [0.5, 0.5]
    assert difference(better, worse, 0) == pytest.approx((0.1, 0.1))


def test_standings_without_a_fit_are_worth_what_the_policy_says() -> None:
    rows: list[dict[str, float] | None] = [{"log": log(0.7), "place 0": 1.0}, {"log": log(0.3)}, None]
    assert chances(rows, {}) == pytest.approx([0.7, 0.3, 0.0])
    assert chances(rows, {"place 0": 1.0})[0] > 0.7
    assert chances(rows, {"log": 2.0})[0] == pytest.approx(0.49 / 0.58)


@pytest.mark.parametrize("key", ["dnup", "dudab", "dudo", "udaka"])
def test_every_standing_of_a_match_has_a_fit(key: str) -> None:
    """At every horizon of a match for each number of players, with the default rules."""
    game = games.find(key)
    fits = fitted_weights(game)
    for seats in game.seats:
        state = game.start(game.options_type(), seats)
        rng = FastRng(seats)
        policy = Model(game, QUICK).policy
        looked = 0
        while not isinstance(pending := state.pending(), Ended) and looked < 3:
            if isinstance(pending, Chance):
                standing = policy.standing(state)
                if standing is not None:
                    looked += 1
                    assert standing[0] in fits
                    assert sum(policy.value(state)) == pytest.approx(1.0)
                state.play(CHANCE, state.sample(rng), None)
            else:
                assert isinstance(pending, Decision)
                seat = pending.seats[0]
                state.play(seat, policy.act(state, seat, state.legal(seat), rng), None)
        assert looked > 0


def test_a_flatter_player_does_the_unlikely_more_often_and_the_absurd_never() -> None:
    class Sure(Policy):
        def weights(self, state: State, seat: Seat, legal: object) -> list[float]:
            return [0.9376, 0.0624, 0.0]

    flat = Flatter(Fitted(Sure(), no_standing, {}), 4.0)
    state = games.find("dudo").start(games.find("dudo").options_type(), 2)
    weights = flat.weights(state, Seat(0), ())
    assert sum(weights) == pytest.approx(1.0)
    assert weights[1] / weights[0] == pytest.approx(0.508, abs=0.001)
    assert weights[2] == 0.0


def test_the_odds_of_a_bid_with_what_the_bids_said() -> None:
    """By one's own dice where nobody else has bid; else also what comes out of worlds that are read from the bids."""
    tried = 0
    for observation, _ in decisions(played("dudo", 3, 4))[:8]:
        view = observation.view
        said = Model(games.find("dudo"), QUICK).why(observation, observation.legal[0], observation.legal[1])
        assert said is not None
        if not view.bids:
            assert said.name == "bid"
            assert set(said.args) == {"odds"}
            continue
        # The lowest raise.
        assert said.name == "bid-heard"
        count, value = (int(part) for part in games.find("dudo").write(observation.legal[0]).split("x"))
        rng = FastRng(6)
        worlds = Model(games.find("dudo"), QUICK).worlds(observation, rng)
        true = sum(bears_out(worlds.draw(rng), count, value) for _ in range(1500)) / 1500
        assert said.args["heard"] == pytest.approx(100 * true, abs=5.0)
        tried += 1
    assert tried >= 3


def test_who_should_have_doubted_is_told_the_odds_of_the_bid_that_stood() -> None:
    """Not those of the bid that was made instead."""
    game = games.find("dudo")
    match = Match(game, game.options_type(), 2)
    for by, text in ((CHANCE, "starter 0"), (CHANCE, "roll 12345 22345"), (0, "6x3"), (1, "7x3")):
        match.play(Seat(by), game.read(text, match.options, 2))
    observation = match.observation(Seat(0))
    by_text = {game.write(action): action for action in observation.legal}
    model = Model(game, QUICK)
    raised, doubted, called = (by_text[text] for text in ("8x3", "dudo", "calza"))
    stood = model.why(observation, doubted, raised)
    assert stood is not None
    doubt = model.why(observation, raised, doubted)
    assert doubt is not None
    assert (stood.name, doubt.name) == ("dudo-heard", "doubt-heard")
    assert doubt.args == stood.args
    exact, calza = model.why(observation, raised, called), model.why(observation, called, doubted)
    assert exact is not None
    assert calza is not None
    assert (exact.name, calza.name) == ("exact-heard", "calza-heard")
    assert exact.args == calza.args
    bid = model.why(observation, raised, by_text["8x1"])
    assert bid is not None
    assert bid.name == "bid-heard"


def bears_out(state: State, count: int, value: int) -> bool:
    assert isinstance(state, DudoState)
    counts = COUNTS[0 if state.palifico else 1][value]
    return sum(counts[cup] for seat, cup in enumerate(state.cups) if state.dice[seat]) >= count
