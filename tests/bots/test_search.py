"""The search on games small enough to know the answer."""

from collections.abc import Iterator, Sequence
from typing import Self

import pytest

from estaminet import games
from estaminet.bots.levels import search_of
from estaminet.bots.players import Budget, find_player
from estaminet.bots.search import Policy, Worlds
from estaminet.bots.search.determinised import Determinised
from estaminet.bots.search.race import Race
from estaminet.bots.search.tree import Node, Tree
from estaminet.bots.search.tried import Tried, anchored, most_visited
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Decision, Ended, Pending, State, Tell
from estaminet.kernel.values import Action, Deed, Options, Outcome, Refusal, Seat, View, Viewer


class Say(Action, frozen=True):
    what: int


class Coin(Outcome, frozen=True):
    side: int


class Seen(View, frozen=True):
    said: tuple[int, ...]
    coin: int | None


WORDS = [Say(index, index) for index in range(3)]
BOTH = Decision((Seat(0), Seat(1)))


class Matching(State):
    """A coin falls and seat 1 alone sees it. Seat 0 may pass (0) or guess (1, 2); if `together`, both are asked at
    once and seat 1 wins by saying what seat 0 says. A right guess wins, and so does a pass that is not matched."""

    def __init__(self, coin: int | None, together: bool) -> None:
        self.options = Options()
        self.seats = 2
        self.coin = coin
        self.together = together
        self.answers: list[int | None] = [None, None]

    def pending(self) -> Pending:
        if self.coin is None:
            return CHANCE_PENDING
        waiting = [seat for seat in (0, 1) if self.answers[seat] is None]
        if self.together:
            if waiting:
                return BOTH if len(waiting) == 2 else ASKED[waiting[0]]
            return Ended((2, 1) if self.answers[0] == self.answers[1] else (1, 2), "X-01")
        if self.answers[0] is None:
            return ASKED[0]
        return Ended((1, 2) if self.answers[0] == self.coin else (2, 1), "X-01")

    def legal(self, seat: Seat) -> Sequence[Action]:
        return WORDS if self.answers[seat] is None else ()

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        return None

    def sample(self, rng: Rng) -> Outcome:
        return Coin(1 + rng.below(2))

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if isinstance(deed, Coin):
            self.coin = deed.side
        else:
            assert isinstance(deed, Say)
            self.answers[by] = deed.what

    def view(self, viewer: Viewer) -> View:
        return Seen(viewer, tuple(a for a in self.answers if a is not None), self.coin if viewer == 1 else None)

    def copy(self) -> Self:
        other = type(self)(self.coin, self.together)
        other.answers = self.answers[:]
        return other

    def violations(self) -> Iterator[str]:
        return iter(())


class Coins(Worlds):
    """Seat 0 believes in side 2 this many times in ten."""

    def __init__(self, twos: int, *, together: bool = False) -> None:
        self.twos = twos
        self.together = together

    def draw(self, rng: Rng) -> State:
        return Matching(2 if rng.below(10) < self.twos else 1, self.together)


class Scripted(Worlds):
    """These worlds, one after the other."""

    def __init__(self, *coins: int) -> None:
        self.coins = list(coins)

    def draw(self, rng: Rng) -> State:
        return Matching(self.coins.pop(0), False)


def search(worlds: Worlds, iterations: int = 600, seat: int = 0) -> Tree:
    tree = Tree(Policy(), Seat(seat), FastRng(1), 0.7, 0.0, True, 0)
    tree.run(worlds, 0.0, iterations)
    return tree


def test_the_likelier_world_decides() -> None:
    assert most_visited(search(Coins(8)).tried()).action == WORDS[2]
    assert most_visited(search(Coins(2)).tried()).action == WORDS[1]


def test_values_are_what_the_worlds_say() -> None:
    by_word = {one.action.index: one for one in search(Coins(8), 4000).tried()}
    assert by_word[2].value == pytest.approx(0.8, abs=0.04)
    assert by_word[0].value == pytest.approx(0.0, abs=0.01)


def test_chance_in_the_game_is_rolled_anew() -> None:
    class Unthrown(Worlds):
        def draw(self, rng: Rng) -> State:
            return Matching(None, False)

    tried = search(Unthrown(), 3000).tried()
    assert most_visited(tried).value == pytest.approx(0.5, abs=0.06)
    assert tried[0].value < 0.1


def test_seats_asked_at_once_do_not_see_each_other_answer() -> None:
    """Seat 1 would win every time if its node knew what seat 0 has just said; not knowing, it is at a loss."""

    class Hidden(Matching):
        def view(self, viewer: Viewer) -> View:
            mine = self.answers[viewer] if viewer is not None else None
            return Seen(viewer, () if mine is None else (mine,), None)

    class Together(Worlds):
        def draw(self, rng: Rng) -> State:
            return Hidden(1, True)

    tried = search(Together(), 6000).tried()
    mean = sum(one.value * one.visits for one in tried) / sum(one.visits for one in tried)
    # Visits swing round the equilibrium of two thirds; with open answers this would be next to nothing.
    assert mean > 0.4


def test_the_searching_seat_answers_first_when_several_are_asked() -> None:
    tree = search(Coins(5, together=True), 50, seat=1)
    assert [one.action for one in tree.tried()] == WORDS


class Answered(Matching):
    """Seat 0 speaks, then seat 1, who hears it. Word 1 wins if the coin shows 1; word 2 wins unless seat 1 says 0."""

    def pending(self) -> Pending:
        first, second = self.answers
        if first is None:
            return ASKED[0]
        if second is None:
            return ASKED[1]
        won = (first == 1 and self.coin == 1) or (first == 2 and second != 0)
        return Ended((1, 2) if won else (2, 1), "X-01")


class AnsweredCoins(Worlds):
    def draw(self, rng: Rng) -> State:
        return Answered(1 + rng.below(2), False)


@pytest.mark.parametrize(("opponents", "best"), [(True, 1), (False, 2)])
def test_an_opponent_with_a_will_spoils_what_looks_best(opponents: bool, best: int) -> None:
    """Word 2 wins two times in three against any answer, and never against the right one."""
    tree = Tree(Policy(), Seat(0), FastRng(1), 0.7, 0.0, opponents, 0)
    tree.run(AnsweredCoins(), 0.0, 2000)
    assert tree.best() == WORDS[best]
    assert tree.tried()[best].value == pytest.approx(0.5 if opponents else 2 / 3, abs=0.05)


class Estimates(Policy):
    """Takes seat 0 to win nine times in ten wherever seat 1 has not answered yet."""

    def value(self, state: State) -> list[float]:
        return [0.9, 0.1]


def test_where_a_tree_ends_its_nodes_have_what_that_is_worth_to_their_own_seat() -> None:
    tree = Tree(Estimates(), Seat(0), FastRng(1), 0.7, 0.0, True, 0, True)
    tree.run(AnsweredCoins(), 0.0, 4)
    root = tree.root
    assert root is not None
    theirs = [node for node in tree.nodes.values() if node is not root]
    assert len(theirs) >= 2
    assert all(node.total == pytest.approx(0.1) for node in theirs if node.count == 1)
    assert root.total / root.count > 0.5


class Likes(Policy):
    """Is all for one word."""

    def __init__(self, word: int) -> None:
        self.word = word

    def weights(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return [1.0 if action.index == self.word else 0.0 for action in legal]


def test_nothing_is_ruled_out_by_the_policy_alone() -> None:
    """A part of the prior is shared out evenly."""
    assert Node(WORDS, [1.0, 0.0, 0.0], 0.3).priors == pytest.approx([0.8, 0.1, 0.1])
    tree = Tree(Likes(0), Seat(0), FastRng(1), 0.7, 0.3, True, 0)
    tree.run(Coins(10), 0.0, 300)
    assert tree.best() == WORDS[2]
    assert [one.weight for one in tree.tried()] == [1.0, 0.0, 0.0], "the policy's own stays what it is"


def race(worlds: Worlds, likes: int, iterations: int = 600, seat: int = 0) -> Race:
    made = Race(Likes(likes), Seat(seat), FastRng(1))
    made.run(worlds, 0.0, iterations)
    return made


def test_a_race_tries_what_the_policy_would_never_do() -> None:
    made = race(Coins(8), likes=1)
    assert made.best() == WORDS[2]
    assert [one.visits for one in made.tried()] == [32, 32, 32]


def test_a_race_is_over_when_one_action_is_left() -> None:
    made = race(Coins(10), likes=0, iterations=3000)
    assert made.best() == WORDS[2]
    assert made.iterations == 3 * 32


def test_a_race_drops_what_falls_behind_later_on() -> None:
    """After 32 worlds only the pass is out; after 64 one of the guesses is."""
    made = race(Scripted(*[1, 2] * 16, *[2] * 100), likes=0, iterations=3000)
    assert made.best() == WORDS[2]
    assert [one.visits for one in made.tried()] == [32, 64, 64]


def test_of_actions_tried_equally_often_the_better_one_is_preferred() -> None:
    worse, better, few = Tried(WORDS[0], 0.9, 5, 0.4), Tried(WORDS[1], 0.1, 5, 0.6), Tried(WORDS[2], 0.0, 4, 0.9)
    for tried in ([worse, better, few], [few, better, worse]):
        assert most_visited(tried) is better


def test_in_a_race_the_policy_decides_what_the_worlds_do_not() -> None:
    """Both words are right in half of the worlds; in so few tries one of them always looks better."""
    assert race(Coins(5), likes=1, iterations=90).best() == WORDS[1]
    assert race(Coins(5), likes=2, iterations=90).best() == WORDS[2]


def test_in_a_race_what_is_clearly_better_wins_before_anything_was_dropped() -> None:
    made = race(Coins(10), likes=1, iterations=60)
    assert [one.visits for one in made.tried()] == [20, 20, 20]
    assert made.best() == WORDS[2]


class Thrown(Matching):
    """The coin falls after seat 0 has spoken, and whoever did not pass wins if it shows 1."""

    def pending(self) -> Pending:
        if self.answers[0] is None:
            return ASKED[0]
        if self.coin is None:
            return CHANCE_PENDING
        return Ended((1, 2) if self.answers[0] > 0 and self.coin == 1 else (2, 1), "X-01")


class ThrownLater(Worlds):
    def draw(self, rng: Rng) -> State:
        return Thrown(None, False)


def test_in_a_race_every_action_meets_the_same_luck() -> None:
    made = race(ThrownLater(), likes=0, iterations=90)
    assert made.values[1] == made.values[2]
    assert {*made.values[1]} == {0.0, 1.0}


def test_in_a_race_too_the_searching_seat_answers_first() -> None:
    made = race(Coins(5, together=True), likes=0, iterations=60, seat=1)
    assert made.best() == WORDS[0]
    assert [one.visits for one in made.tried()] == [20, 20, 20]


class Twice(Matching):
    """Seat 0 speaks twice, and nobody can win."""

    def pending(self) -> Pending:
        return ASKED[0] if self.answers[1] is None else Ended((2, 1), "X-01")

    def legal(self, seat: Seat) -> Sequence[Action]:
        return WORDS

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        assert isinstance(deed, Say)
        self.answers[1] = self.answers[0]
        self.answers[0] = deed.what


class TwiceOver(Worlds):
    def draw(self, rng: Rng) -> State:
        return Twice(1, False)


class Foresees(Policy):
    """Thinks that word 1 is good, and good for more later."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def ahead(self, state: State) -> int:
        return self.steps

    def prospects(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(state, Twice)
        return [0.2, 0.6 if state.answers[0] == 1 else 0.3, 0.1]


def test_a_race_takes_the_best_prospect_of_the_last_decision_it_looks_ahead_to() -> None:
    made = Race(Foresees(1), Seat(0), FastRng(1))
    made.run(TwiceOver(), 0.0, 300)
    assert made.best() == WORDS[1]
    assert [one.value for one in made.tried()] == pytest.approx([0.3, 0.6, 0.3])


class Indifferent(Foresees):
    """Sees the same prospects everywhere, and has a liking for word 2."""

    def weights(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return [0.1, 0.2, 0.7]

    def prospects(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return [0.5] * len(legal)


def test_in_a_race_that_looks_ahead_the_policy_breaks_ties() -> None:
    searched = Race(Indifferent(1), Seat(0), FastRng(1))
    searched.run(TwiceOver(), 0.0, 300)
    assert [one.value for one in searched.tried()] == [0.5, 0.5, 0.5]
    assert searched.best() == WORDS[2]


def test_a_race_that_looks_beyond_the_end_takes_the_end() -> None:
    made = Race(Foresees(2), Seat(0), FastRng(1))
    made.run(TwiceOver(), 0.0, 300)
    assert [one.value for one in made.tried()] == pytest.approx([0.0, 0.0, 0.0])
    # They all come to the same: one is as good as another.
    assert made.best() in WORDS


def test_plain_determinised_search_votes_over_worlds() -> None:
    yardstick = Determinised(Seat(0), FastRng(3), 0.7)
    yardstick.run(Coins(9), 0.0, 900, 30)
    assert yardstick.best(WORDS) == WORDS[2]


def test_in_determinised_search_every_world_has_a_vote() -> None:
    """Not only the last one."""
    yardstick = Determinised(Seat(0), FastRng(3), 0.7)
    yardstick.run(Scripted(2, 2, 1), 0.0, 90, 30)
    assert yardstick.best(WORDS) == WORDS[2]
    assert sum(yardstick.votes.values()) == 90


def test_anchored_play_stays_near_the_policy_and_leans_to_value() -> None:
    tried = [Tried(WORDS[0], 0.3, 500, 0.4), Tried(WORDS[1], 0.6, 500, 0.5), Tried(WORDS[2], 0.1, 500, 0.5)]
    weights = anchored(tried, 5.0)
    assert weights[1] > weights[0] > weights[2] > 0
    assert weights[0] / weights[1] < 0.3 / 0.6


@pytest.mark.parametrize("tries", [50, 1_000, 100_000])
def test_anchored_play_never_does_what_was_hardly_tried(tries: int) -> None:
    """Even if the policy likes it and its few tries went well."""
    few = tries // 50
    enough = Tried(WORDS[0], 0.1, few, 0.5)
    hardly = Tried(WORDS[1], 0.8, few - 1, 0.9)
    weights = anchored([enough, hardly, Tried(WORDS[2], 0.1, tries - 2 * few + 1, 0.5)], 150.0)
    assert weights[0] > 0
    assert weights[1] == 0
    assert weights[2] > 0


def test_anchored_play_after_no_tries_is_the_policy() -> None:
    assert anchored([Tried(WORDS[0], 0.9, 0, 0.0), Tried(WORDS[1], 0.1, 0, 0.0)], 150.0) == [0.9, 0.1]


def test_nine_twos_of_nine_dice_are_never_bid() -> None:
    """Dudo!'s expert used to draw such bids, the more often the longer it thought."""
    game = games.find("dudo")
    match = Match(game, game.options_type(first_starter="seat"), 2, chance=SeededChance(8))
    position = {**game.position(match.state), "round": 2, "dice": [5, 4], "cups": ["33445", "112b"]}
    match = Match.from_position(game, game.from_position(position))
    expert = find_player("expert-search", game, FastRng(1), Budget(iterations=2000))
    searcher = search_of(expert)
    assert searcher is not None
    tried = searcher.search(match.observation(match.asked[0])).tried()
    weights = {game.write(one.action): weight for one, weight in zip(tried, anchored(tried, 150.0), strict=True)}
    assert weights["9x2"] == 0
    enough = {game.write(one.action) for one in tried if one.visits >= 40}
    assert {bid for bid, weight in weights.items() if weight} == enough


def test_the_same_search_over_other_worlds_is_another() -> None:
    searcher = search_of(find_player("expert-search", games.find("dudo"), FastRng(1), Budget(iterations=10)))
    assert searcher is not None
    believe = searcher.believe
    other = searcher.believing(lambda *_: Coins(5))
    assert other.believe is not believe
    assert searcher.believe is believe


def test_a_seed_repeats_the_search() -> None:
    first, second = search(Coins(6)).tried(), search(Coins(6)).tried()
    assert [(one.visits, one.value) for one in first] == [(one.visits, one.value) for one in second]
