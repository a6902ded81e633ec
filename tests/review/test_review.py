"""A review of a match: it adds up, it can be made again, and it knows no more than the seats did."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import cycle
from typing import cast

import msgspec
import pytest

from estaminet import games
from estaminet.bots.players import Budget
from estaminet.bots.search import Pool
from estaminet.bots.search.trial import Trial
from estaminet.kernel.match import Match, Move, SeededChance
from estaminet.kernel.record import read, record_of, to_text
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.state import State, shares_of
from estaminet.kernel.values import CHANCE, Action, Observation, Seat
from estaminet.lab.play import play_match
from estaminet.lab.review import account_rows, moments, sentence, summaries, summary_rows
from estaminet.review import Effort, Review, advise, review_of
from estaminet.review.judge import Values, Verdict, compare, graded, interval, judge, plainly
from estaminet.review.match import Reviewing
from estaminet.review.model import Model
from estaminet.review.values import INACCURACY, MISTAKE, Account, Point, Reason
from estaminet.text import Speaker

QUICK = Effort(look=4, scout=8, trial=16, open_worlds=3)
KEYS = ("dnup", "dudab", "dudo", "udaka")
MOVES = 11


@cache
def short_match(key: str) -> Match:
    """The beginning of a seeded match between club players; of Dudo! a whole one."""
    game = games.find(key)
    match, _ = play_match(game, game.options_type(), ["club"] * 2, seed=17, deal=0, budget=Budget(iterations=50))
    begun = Match.from_position(game, match.start)
    for move in match.moves if key == "dudo" else match.moves[:MOVES]:
        begun.play(Seat(move.by), move.deed)
    return begun


@cache
def reviewed(key: str) -> Review:
    match = short_match(key)
    return review_of(match, record_of(match, ("Ada", "Grace")), QUICK)


@pytest.mark.parametrize("key", KEYS)
def test_the_accounts_add_up_to_the_result(key: str) -> None:
    """Of a match that is not over: to the chances as they are now."""
    review = reviewed(key)
    ended = short_match(key).ended
    assert (ended is not None) == (key == "dudo")
    result = shares_of(ended.places) if ended is not None else list(review.points[-1].chances)
    assert [account.result for account in review.accounts] == result
    for seat, one in enumerate(review.accounts):
        parts = (one.start, one.luck, one.own, one.others, one.hidden, one.remainder)
        assert sum(parts) == pytest.approx(one.result, abs=1e-9)
        assert one.luck == pytest.approx(sum(luck.gives[seat] for luck in review.luck), abs=1e-3)
        mine = [decision.gives[seat] for decision in review.decisions if decision.seat == seat]
        theirs = [decision.gives[seat] for decision in review.decisions if decision.seat != seat]
        assert one.own == pytest.approx(sum(mine), abs=1e-3)
        assert one.own <= 0.0
        assert one.others == pytest.approx(sum(theirs), abs=1e-3)
    assert sum(account.start for account in review.accounts) == pytest.approx(1.0, abs=1e-3)


@pytest.mark.parametrize("key", KEYS)
def test_every_move_is_accounted_for(key: str) -> None:
    review, match = reviewed(key), short_match(key)
    assert review.done == review.total == len(match.moves)
    assert [point.moves for point in review.points] == list(range(len(match.moves) + 1))
    assert len(review.decisions) + review.forced == sum(move.by != CHANCE for move in match.moves)
    by_chance = [luck.move for luck in review.luck if luck.by == CHANCE]
    assert by_chance == [number for number, move in enumerate(match.moves) if move.by == CHANCE]
    for decision in review.decisions:
        assert decision.played in [one.action for one in decision.actions]
        assert all(one.low <= one.chance <= one.high for one in decision.actions)
        assert [one.chance for one in decision.actions] == sorted((o.chance for o in decision.actions), reverse=True)
        assert (decision.gives[decision.seat] < 0.0) == (decision.grade not in ("fine", "reading"))


def test_the_same_record_gets_the_same_review() -> None:
    match = short_match("dudo")
    record, again = read(to_text(record_of(match, ("Ada", "Grace"))), games.find)
    assert msgspec.json.encode(review_of(again, record, QUICK)) == msgspec.json.encode(reviewed("dudo"))


def test_a_review_grows_move_by_move() -> None:
    match = short_match("dudo")
    reviewing = Reviewing(match, ("Ada", "Grace"), QUICK)
    assert reviewing.review().done == 0
    for count in reviewing.steps():
        if count == 5:
            partial = reviewing.review()
            break
    assert partial.done == 5
    assert [account.result for account in partial.accounts] == list(partial.points[-1].chances)
    assert partial.decisions == tuple(one for one in reviewed("dudo").decisions if one.move < 5)


@pytest.mark.parametrize("key", KEYS)
def test_other_hidden_cards_but_the_same_observation_get_the_same_verdict(key: str) -> None:
    """The match is told again as another world the seat could not tell from it, from the position on."""
    match = short_match(key)
    game = match.game
    again = Match.from_position(game, match.start)
    model = Model(game, QUICK)
    rng = FastRng(5)
    tried = different = 0
    for number, move in enumerate(match.moves):
        if move.by != CHANCE and number >= 4 and tried < 2:
            observation = again.observation(Seat(move.by))
            twin = game.imagine(observation, rng)
            there = msgspec.structs.replace(
                observation, view=twin.view(Seat(move.by)), legal=tuple(twin.legal(Seat(move.by)))
            )
            if len(observation.legal) > 1:
                assert isinstance(move.deed, Action)
                here = judge(model, observation, move.deed, move=number, round=1)
                assert judge(model, there, move.deed, move=number, round=1) == here
                tried += 1
                different += game.position(twin) != game.position(again.state)
        again.play(Seat(move.by), move.deed)
    assert tried == 2
    assert different >= 1


def test_a_move_that_decided_is_told_by_whom_it_changed_most() -> None:
    game = games.find("dudo")
    match = Match(game, game.options_type(), 3)
    match.play(CHANCE, game.read("starter 0", match.options, 3))
    points = (Point(0, (0.3, 0.4, 0.3), 0.0), Point(1, (0.45, 0.1, 0.45), 0.0))
    names = ("Ada", "Grace", "Mary")
    review = msgspec.structs.replace(Reviewing(match, names, QUICK).review(), points=points)
    (line,) = moments(review, match, Speaker("en", game, names))
    assert line.endswith("(Chance: Ada starts). Grace: from 40% to 10%")


def test_the_moves_that_changed_the_chances_most_are_told_in_their_order() -> None:
    chances = (0.5, 0.6, 0.2, 0.3, 0.9, 0.9, 0.5)
    points = tuple(Point(move, (one, 1 - one), 0.0) for move, one in enumerate(chances))
    review = msgspec.structs.replace(reviewed("dudo"), points=points)
    assert review.deciding() == (1, 3, 5)
    assert review.deciding(1) == (3,)
    assert review.deciding(2) == (1, 3), "of two that changed as much the earlier one"
    assert review.deciding(9) == (0, 1, 2, 3, 4, 5)


def test_grades_by_what_is_sure() -> None:
    assert [graded(loss) for loss in (0.019, 0.02, 0.05, 0.1)] == ["fine", "inaccuracy", "mistake", "blunder"]


def test_an_action_is_not_worse_than_itself() -> None:
    match = short_match("udaka")
    again = Match.from_position(match.game, match.start)
    for move in match.moves:
        if move.by != CHANCE:
            break
        again.play(Seat(move.by), move.deed)
    model = Model(match.game, QUICK)
    seat = again.asked[0]
    observation = again.observation(seat)
    rng = FastRng(3)
    pair = (observation.legal[0], observation.legal[0])
    one, other = compare(model.trial, model.worlds(observation, rng), seat, pair, rng, 32, 2)
    assert interval(one, other) == (0.0, 0.0)


def test_luck_is_against_what_might_have_come_instead() -> None:
    """Whatever is rolled, the mean of the luck over all rolls of the same moment is nearly nothing."""
    game = games.find("dudo")
    options = game.options_type()
    gifts = []
    for seed in range(24):
        match = Match(game, options, 2)
        rng = FastRng(seed)
        while not match.asked:
            match.play(CHANCE, match.state.sample(rng))
        reviewing = Reviewing(match, ("Ada", "Grace"), Effort(open_worlds=8))
        for _ in reviewing.steps():
            pass
        gifts.append(reviewing.review().accounts[0].luck)
    mean = sum(gifts) / len(gifts)
    error = (sum((gift - mean) ** 2 for gift in gifts) / len(gifts) / (len(gifts) - 1)) ** 0.5
    assert error > 0.0
    assert abs(mean) < 4.0 * error


def test_every_point_of_a_match_is_played_on_with_luck_of_its_own() -> None:
    """The same for the same point, so that a review can be made again; and another for what might have come instead."""
    drawn: list[int] = []

    class Drawing:
        def from_here(self, state: State, rng: Rng) -> list[float]:
            drawn.append(rng.word())
            return [0.5, 0.5]

    match = short_match("dudo")
    reviewing = Reviewing(match, ("Ada", "Grace"), QUICK)
    reviewing.model.trial = cast("Trial", Drawing())
    for number, purpose in ((1, 0), (2, 0), (1, 1), (1, 0)):
        reviewing._value(match.start, number, purpose)
    assert len(drawn) == 4 * QUICK.open_worlds
    assert len({*drawn}) == 3 * QUICK.open_worlds
    assert drawn[: QUICK.open_worlds] == drawn[-QUICK.open_worlds :]


def test_what_luck_does_not_explain_of_a_roll_is_the_remainder() -> None:
    """The value before a roll was estimated as well: luck is against the mean of rolls, not against that estimate."""

    class Scripted(Reviewing):
        def _value(self, state: State, number: int, purpose: int, times: int = 1) -> tuple[list[float], float]:
            return ([0.6, 0.4], 0.03) if purpose == 1 else ([0.5, 0.5], 0.0)

        def _settled(self, state: State, number: int, times: int = 1) -> tuple[list[float], float]:
            return [0.75, 0.25], 0.04

    game = games.find("dudo")
    match = Match(game, game.options_type(first_starter="seat"), 2)
    match.play(CHANCE, match.state.sample(FastRng(1)))
    reviewing = Scripted(match, ("Ada", "Grace"), QUICK)
    reviewing.step()
    review = reviewing.review()
    assert [luck.gives for luck in review.luck] == [(0.15, -0.15)]
    assert [(one.start, one.luck, one.remainder, one.result) for one in review.accounts] == [
        (0.5, 0.15, 0.1, 0.75),
        (0.5, -0.15, -0.1, 0.25),
    ]
    # Both were sampled, and so luck is known no better than that.
    assert review.luck_error == pytest.approx(0.05)


@pytest.mark.parametrize("key", ["dudo", "udaka"])
def test_the_error_of_luck_is_what_other_samples_show(key: str) -> None:
    """The same moves, reviewed with other numbers: as far as the luck of a seat is off, so far it says it may be."""
    match = short_match(key)

    class OnlyLuck(Reviewing):
        def _verdict(self, observation: Observation, move: Move) -> Verdict | None:
            return None

    lucks, errors = [], []
    for seed in range(24):
        reviewing = OnlyLuck(match, ("Ada", "Grace"), Effort(open_worlds=3))
        reviewing._seed = seed
        for _ in reviewing.steps():
            pass
        review = reviewing.review()
        lucks.append(review.accounts[0].luck)
        errors.append(review.luck_error)
    mean = sum(lucks) / len(lucks)
    spread = (sum((luck - mean) ** 2 for luck in lucks) / (len(lucks) - 1)) ** 0.5
    said = (sum(error**2 for error in errors) / len(errors)) ** 0.5
    assert 0.5 * said < spread < 1.6 * said


@pytest.mark.inside
@pytest.mark.parametrize("key", KEYS)
def test_luck_is_played_on_more_often_than_other_points(key: str) -> None:
    """Its errors add up over a match. By as much as the game says."""
    match = short_match(key)
    played: list[int] = []

    class Counting(Trial):
        def from_here(self, state: State, rng: Rng) -> list[float]:
            played.append(1)
            return super().from_here(state, rng)

    reviewing = Reviewing(match, ("Ada", "Grace"), Effort(look=2, scout=2, trial=4, open_worlds=1))
    own = match.game.part("review")
    assert reviewing.model.luck == getattr(own, "LUCK", 16)
    reviewing.model.trial = Counting(reviewing.model.policy, reviewing.model.depth)
    played.clear()
    assert match.moves[0].by == CHANCE
    reviewing.step()
    # Before it and after it, unless another chance follows at once, for which the policy has an estimate.
    assert len(played) == reviewing.model.luck * (2 if reviewing._again.asked else 1)


def test_a_mistake_without_words_of_its_game_is_told_by_what_came_of_it() -> None:
    match = Match(games.find("dudo"), games.find("dudo").options_type(), 2)
    while not match.asked:
        match.play(CHANCE, match.state.sample(FastRng(1)))
    observation = match.observation(match.asked[0])
    played, best = observation.legal[:2]

    class Silent(Fixed):
        def why(self, observation: Observation, played: Action, best: Action) -> Reason | None:
            return None

    silent = Silent({best: 0.6}, {best: 0.6})
    assert judge(silent, observation, played, move=1, round=1).decision.reason == Reason(
        "worlds", {"worse": 100, "better": 0}
    )
    assert judge(silent, observation, best, move=1, round=1).decision.reason is None

    def known(worth: float) -> Values:
        values = Values(2)
        values.exact = [worth, 1.0 - worth]
        return values

    assert plainly(known(0.6), known(0.3)) == Reason("counted")


def test_a_bid_of_all_dice_is_found() -> None:
    """A club match in which one answer is replaced by a bid that cannot hold: the review names it first."""
    game = games.find("dudo")
    match = Match(game, game.options_type(), 2)
    for line in ("starter 0", "roll 12345 12345"):
        match.play(CHANCE, game.read(line, match.options, 2))
    match.play(Seat(0), game.read("10x3", match.options, 2))
    match.play(Seat(1), game.read("dudo", match.options, 2))
    reviewing = Reviewing(match, ("Ada", "Grace"), Effort(look=8, scout=16, trial=128, open_worlds=3))
    for _ in reviewing.steps():
        pass
    worst = reviewing.review().worst(0)
    assert [one.played for one in worst] == ["10x3"]
    assert worst[0].loss > 0.02
    assert reviewing.review().worst(1) == ()
    # What it cost stands under one's own play, and under that of others in the account of whoever got it.
    ada, grace = reviewing.review().accounts
    assert ada.own == worst[0].gives[0] < 0.0 == ada.others
    assert grace.others == worst[0].gives[1] > 0.0 == grace.own


class Fixed(Model):
    """Two models that know what each action is worth: by reading the others, and without."""

    def __init__(self, read: dict[Action, float], flat: dict[Action, float]) -> None:
        super().__init__(games.find("dudo"), QUICK)
        self.trial, self.flat = cast("Trial", FixedTrial(read)), cast("Trial", FixedTrial(flat))
        self.settled = lambda *_: None


class FixedTrial:
    """Plays nothing."""

    def __init__(self, worth: dict[Action, float]) -> None:
        self.worth = worth

    def after(self, world: State, seat: Seat, actions: Sequence[Action], luck: int) -> list[list[float]]:
        mine = [self.worth.get(action, 0.3) for action in actions]
        return [[one if other == seat else 1.0 - one for other in range(2)] for one in mine]


def test_the_flatter_model_names_what_it_finds_better_itself() -> None:
    """Where the models differ about the best, what both find better is what the move is blamed by."""
    match = Match(games.find("dudo"), games.find("dudo").options_type(), 2)
    while not match.asked:
        match.play(CHANCE, match.state.sample(FastRng(1)))
    observation = match.observation(match.asked[0])
    played, best, other = observation.legal[:3]
    read = {best: 0.6, other: 0.5}
    agreed = judge(Fixed(read, {other: 0.4}), observation, played, move=1, round=1).decision
    assert (agreed.grade, agreed.best, agreed.loss, agreed.flat) == ("blunder", match.game.write(other), 0.2, 0.1)
    assert agreed.actions[0].action == match.game.write(best)
    neither = judge(Fixed(read, {}), observation, played, move=1, round=1).decision
    assert (neither.grade, neither.best, neither.loss, neither.flat) == ("reading", match.game.write(best), 0.3, 0.0)
    assert set(neither.gives) == {0.0}
    same = judge(Fixed(read, read), observation, played, move=1, round=1).decision
    assert (same.grade, same.best, same.flat) == ("blunder", match.game.write(best), 0.3)
    # It is blamed by no more than both find lost.
    for flat, grade in ((MISTAKE, "mistake"), (INACCURACY, "inaccuracy")):
        milder = judge(Fixed(read, {best: 0.3 + flat + 0.001}), observation, played, move=1, round=1).decision
        assert (milder.grade, milder.best, milder.loss) == (grade, match.game.write(best), 0.3)


def test_a_mistake_is_told_with_the_chance_it_left_and_the_one_there_was() -> None:
    game = games.find("dudo")
    match = Match(game, game.options_type(), 2)
    while not match.asked:
        match.play(CHANCE, match.state.sample(FastRng(1)))
    observation = match.observation(match.asked[0])
    played, best = observation.legal[:2]
    decision = judge(Fixed({best: 0.6}, {best: 0.6}), observation, played, move=4, round=2).decision
    speaker = Speaker("en", game, ("Ada", "Grace"))
    assert sentence(msgspec.structs.replace(decision, reason=None), match, speaker) == (
        f"Move 4, round 2, blunder: {speaker.deed(played)} (30%). Better: {speaker.deed(best)} (60%). "
        "Cost 30.0 percentage points (30.0 to 30.0)."
    )


def test_every_part_of_an_account_stands_in_its_own_column_and_is_summed_up_there() -> None:
    parts = (0.1, 0.02, 0.03, 0.04, 0.05, 0.06, 0.3)
    other = Account("Grace", 0.9, -0.02, -0.03, -0.04, -0.05, -0.06, 0.7)
    review = msgspec.structs.replace(reviewed("dudo"), accounts=(Account("Ada", *parts), other))
    speaker = Speaker("en")
    assert account_rows(review, speaker)[0] == ["Ada", "10", "+2.0", "+3.0", "+4.0", "+5.0", "+6.0", "30"]
    twice = summaries([review, review, msgspec.structs.replace(review, accounts=(other,))])
    assert [(one.name, one.matches) for one in twice] == [("Grace", 3), ("Ada", 2)], "who played most comes first"
    decisions = str(2 * sum(decision.seat == 0 for decision in review.decisions))
    ada = ["Ada", "2", "20", "+4.0", "+6.0", "+8.0", "+10.0", "+12.0", "60", decisions]
    assert summary_rows(twice, speaker)[1] == ada


def test_the_reason_of_an_advice_speaks_against_the_other_action() -> None:
    match = Match(games.find("dudo"), games.find("dudo").options_type(), 2)
    while not match.asked:
        match.play(CHANCE, match.state.sample(FastRng(1)))
    observation = match.observation(match.asked[0])
    _, good, other = observation.legal[:3]
    worth = {good: 0.6, other: 0.5}
    asked: list[tuple[Action, Action]] = []

    class Against(Fixed):
        def good(self, observation: Observation, best: Action) -> Reason | None:
            return None

        def why(self, observation: Observation, played: Action, best: Action) -> Reason | None:
            asked.append((played, best))
            return Reason("it-is-worse", {})

    advice = advise(Against(worth, worth), observation)
    assert (advice.best, advice.other, advice.speaks_for) == (good, other, False)
    assert asked[-1] == (other, good)
    assert advice.reason == Reason("it-is-worse", {})

    even = {good: 0.6, other: 0.6}
    assert advise(Against(even, even), observation).reason is None, "nothing speaks against what is as good"

    class For(Against):
        def good(self, observation: Observation, best: Action) -> Reason | None:
            return Reason("it-is-good", {}) if best == good else None

    advice = advise(For(worth, worth), observation)
    assert (advice.reason, advice.speaks_for) == (Reason("it-is-good", {}), True)


@pytest.mark.parametrize(("again", "swing", "takes_it"), [(0.31, 0.0, True), (0.31, 0.2, True), (0.25, 0.0, False)])
def test_a_hint_takes_what_came_out_better_only_if_it_does_so_again(again: float, swing: float, takes_it: bool) -> None:
    """In worlds that took no part in choosing it, by however little, and however unsure that is."""
    match = Match(games.find("dudo"), games.find("dudo").options_type(), 2)
    while not match.asked:
        match.play(CHANCE, match.state.sample(FastRng(1)))
    observation = match.observation(match.asked[0])
    usual = advise(Fixed({}, {}), observation).best
    better = next(action for action in observation.legal if action != usual)

    class Lucky(FixedTrial):
        def after(self, world: State, seat: Seat, actions: Sequence[Action], luck: int) -> list[list[float]]:
            # All are looked at to find the best, and then two of them.
            self.worth = {better: 0.6 if len(actions) > 2 else again + next(swings)}
            return super().after(world, seat, actions, luck)

    swings = cycle((swing, -swing))
    model = Fixed({}, {})
    model.trial = cast("Trial", Lucky({}))
    assert advise(model, observation).best == (better if takes_it else usual)


def test_the_most_expensive_are_so_by_both_models() -> None:
    for review in (reviewed("dudo"), reviewed("dnup")):
        for seat in range(2):
            blamed = [one for one in review.decisions if one.seat == seat and one.gives[seat] < 0.0]
            worst = review.worst(seat)
            assert len(worst) == min(3, len(blamed))
            assert list(worst) == sorted(worst, key=lambda one: -one.loss)
            least = min((min(one.loss, one.flat or 0.0) for one in worst), default=0.0)
            assert all(min(one.loss, one.flat or 0.0) <= least for one in blamed if one not in worst)


def test_what_only_one_of_the_models_finds_expensive_is_not_among_the_worst() -> None:
    one = reviewed("dudo").decisions[0]
    costs = ((0.30, 0.02), (0.10, 0.10), (0.06, 0.20), (0.05, 0.05))
    mine = [
        msgspec.structs.replace(one, seat=0, move=move, grade="inaccuracy", loss=loss, flat=flat)
        for move, (loss, flat) in enumerate(costs)
    ]
    other = msgspec.structs.replace(mine[1], seat=1, move=8, loss=0.9, flat=0.9)
    unsure = msgspec.structs.replace(mine[1], move=9, grade="reading", loss=0.9, flat=0.9)
    review = msgspec.structs.replace(reviewed("dudo"), decisions=(*mine, other, unsure))
    assert [decision.move for decision in review.worst(0)] == [1, 2, 3]
    assert [decision.move for decision in review.worst(0, most=1)] == [1]
    assert [decision.move for decision in review.worst(1)] == [8]


def test_at_four_dnup_tells_worlds_apart_by_the_root_of_what_is_likely() -> None:
    game = games.find("dnup")
    for seats, power in ((3, 1.0), (4, 0.5)):
        match = Match(game, game.options_type(), seats, chance=SeededChance(5))
        for _ in range(6):
            match.play(match.asked[0], match.state.legal(match.asked[0])[0])
        observation = match.observation(match.asked[0])
        model = Model(game, QUICK)
        bots = game.part("bots")
        worlds, plain = model.worlds(observation, FastRng(3)), bots.believe(observation, bots.CLUB, FastRng(3))
        assert isinstance(worlds, Pool)
        assert len(set(plain.weights)) > 1
        assert worlds.weights == pytest.approx([weight**power for weight in plain.weights])
