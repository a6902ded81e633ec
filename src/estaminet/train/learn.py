"""The trainer: self-play policy gradient with a critic that sees all hands.

What is particular about it:

* A round is an episode, and its end is worth what the match is then worth to each player, learnt from what is public.
* Actions that end the round are not sampled but weighed: with all hands known, what they bring is known.
* Advantages are measured in what is at stake in rounds of that size, so that regularisation weighs the same in all.
* The policy is held near a *magnet*, a running mean of itself: with a uniform magnet play goes blunt, without one it
  goes round in circles. What is shipped is a longer mean.
* In some games one player meets past selves and exploiters (the *pool*), who also do foolish things now and then.
* Rounds that are solved need not be learnt: a match that comes to one is left there, for what it is known to be worth.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from msgspec import Struct

from estaminet.arrays.chance import Array
from estaminet.train.nets import Net, adam, adam_start, apply, new_net, towards
from estaminet.train.task import State, Task

MOST_SUMMED = 512
"""With more actions than this, drawing by a running sum is no longer the quickest."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that decides a run, but for time and chance. Pairs are a value at the beginning and at the end."""

    games: int = 65_536
    steps: int = 32
    minibatches: int = 16
    width: int = 448
    layers: int = 2
    critic_width: int = 384
    critic_layers: int = 2
    worth_width: int = 128
    rate: tuple[float, float] = (5e-4, 2e-5)
    clip: float = 0.1
    trace: float = 0.9
    """How far a result reaches back (lambda)."""
    entropy: tuple[float, float] = (0.08, 0.01)
    magnet: tuple[float, float] = (0.1, 0.1)
    magnet_share: tuple[float, float] = (0.02, 0.005)
    """How much of the policy the magnet takes over at each iteration."""
    mean_share: tuple[float, float] = (0.02, 0.0015)
    fresh: float = 0.15
    """How often a match is left after a round for a round from elsewhere."""
    pool: float = 0.2
    """The share of games in which one player meets the pool."""
    noise: float = 0.05
    """How often the pool does anything that is legal."""
    lesson: float = 0.3
    """How much lessons weigh, where there are any."""
    lesson_rows: int = 16_384
    """How many of them go with a minibatch."""
    free: bool = False
    """Whether the learner may do what is not sensible: exploiters may."""


class Knobs(NamedTuple):
    """What changes during a run."""

    rate: Array
    entropy: Array
    magnet: Array
    magnet_share: Array
    mean_share: Array
    noise: Array


class Learner(NamedTuple):
    policy: Net
    critic: Net
    worth: Net
    kept: Any
    """Adam's."""
    magnet: Net
    mean: Net
    stakes: Array
    """By bucket: the mean square of what a decision changes."""


class Lessons(NamedTuple):
    """Decisions whose best mixture is known, in no order: what is seen, what is sensible, how likely each action is."""

    seen: Array
    legal: Array
    target: Array


class Sample(NamedTuple):
    """What is remembered of a step of all games; the first axes are steps and games."""

    seen: Array
    hidden: Array
    legal: Array
    action: Array
    chance: Array
    """The log odds of the action when it was taken."""
    calls: Array
    """The log odds of the certain actions then."""
    worths: Array
    """What the certain actions are worth to the player to act."""
    result: Array
    """By seat, where the round ended."""
    order: Array
    ended: Array
    opening: Array
    public: Array
    prior: Array
    bucket: Array
    learns: Array


def new_learner(task: Task, settings: Settings, key: Any) -> Learner:
    keys = jax.random.split(key, 3)
    policy = new_net(keys[0], task.features, settings.width, settings.layers, task.outputs)
    inputs = open_features(task) + task.hidden + task.players
    critic = new_net(keys[1], inputs, settings.critic_width, settings.critic_layers, task.players)
    worth = new_net(keys[2], task.worths + task.players, settings.worth_width, 1, task.players)
    stakes = jnp.full(task.buckets, 0.02, jnp.float32)
    return Learner(policy, critic, worth, adam_start((policy, critic, worth)), policy, policy, stakes)


def open_features(task: Task) -> int:
    """How many of what a player sees the critic sees, too."""
    return sum(part.stop - part.start for part in task.open_parts)


def log_odds(net: Net, seen: Array, legal: Array, sharp: Array | float = 1.0) -> Array:
    return jax.nn.log_softmax(jnp.where(legal, sharp * apply(net, seen), -1e9))


def draw(odds: Array, key: Any) -> Array:
    """An action with these log odds."""
    if odds.shape[1] > MOST_SUMMED:
        return jax.random.categorical(key, odds).astype(jnp.int32)
    # A running sum as a product with a triangle: many times quicker on an accelerator.
    chances = jnp.matmul(jnp.exp(odds), jnp.triu(jnp.ones((odds.shape[1],) * 2, jnp.float32)), precision="highest")
    luck = jax.random.uniform(key, (odds.shape[0], 1)) * chances[:, -1:]
    found = jnp.sum((chances <= luck).astype(jnp.int32), axis=1)
    # Rounding must not draw what has no chance at all.
    last = odds.shape[1] - 1 - jnp.argmax(odds[:, ::-1] > -1e8, axis=1)
    return jnp.minimum(found, last.astype(jnp.int32))


def chosen(which: Array, one: Any, other: Any) -> Any:
    """Of each game the one state or the other; some arrays of a state have more axes than the games'."""
    return jax.tree.map(lambda a, b: jnp.where(which.reshape((-1,) + (1,) * (a.ndim - 1)), a, b), one, other)


def by_seat(ranked: Array, order: Array) -> Array:
    """From ranks to seats, along the last axis."""
    seats = jnp.arange(order.shape[-1])
    return jnp.sum(jnp.where(order[..., None] == seats, ranked[..., None], 0.0), axis=-2)


def by_rank(seated: Array, order: Array) -> Array:
    seats = jnp.arange(order.shape[-1])
    return jnp.sum(jnp.where(order[..., None] == seats, seated[..., None, :], 0.0), axis=-1)


class Trainer:
    """The compiled parts for one task and one choice of settings."""

    def __init__(self, task: Task, settings: Settings, *, exact_type: bool = False) -> None:
        """`exact_type`: float32 all through, for machines without bfloat16 units."""
        self.task = task
        self.settings = settings
        self.kind = jnp.float32 if exact_type else jnp.bfloat16
        self.pooled = int(settings.games * settings.pool)
        lanes = jnp.arange(settings.games)
        self.learner_seat = jnp.where(lanes >= settings.games - self.pooled, lanes % 2, -2)
        """Whose decisions count in games with the pool; -2 where everybody learns."""
        self.iterate = jax.jit(self._iterate, donate_argnums=(2,))
        self.match = jax.jit(self._match, static_argnums=(4, 5, 6))
        self.start = jax.jit(lambda key: task.fresh(key, settings.games))
        self.some_fresh = settings.games // 8 if settings.games % 8 == 0 else settings.games
        """Few matches are left at a step: games that leave together may begin alike."""

    # Playing

    def _log_odds(self, net: Net, seen: Array, legal: Array, sharp: Array | float = 1.0) -> Array:
        return log_odds(self.task.policy(net), seen, legal, sharp)

    def _public(self, state: State, seat: Array) -> Array:
        mine = (self.task.order(state) == seat[:, None]).astype(jnp.bfloat16)
        return jnp.concatenate([self.task.worth_features(state), mine], axis=1)

    def _worth(self, net: Net, public: Array, prior: Array) -> Array:
        """By rank: what the match is worth."""
        return jax.nn.softmax(apply(net, public.astype(jnp.float32)) + prior)

    def _critic_input(self, seen: Array, hidden: Array) -> Array:
        return jnp.concatenate([*[seen[..., part] for part in self.task.open_parts], hidden], axis=-1).astype(self.kind)

    def _result(self, learner: Learner, after: State, seat: Array) -> Array:
        """By seat: what the match is worth once a round has ended so."""
        ranked = self._worth(learner.worth, self._public(after, seat), self.task.worth_prior(after))
        solved, exact = self.task.known(after)
        return by_seat(jnp.where(solved[:, None], exact, ranked), self.task.order(after))

    def _look(self, learner: Learner, state: State, seat: Array) -> dict[str, Array]:
        """What there is to see before anybody acts."""
        task = self.task
        order = task.order(state)
        mine = (order == seat[:, None]).astype(jnp.bfloat16)
        results = jnp.zeros((*seat.shape, len(task.certain), task.players), jnp.float32)
        for place, action in enumerate(task.certain):
            results = results.at[:, place].set(self._result(learner, task.called(state, action), seat))
        return {
            "seen": task.observe(state),
            "hidden": jnp.concatenate([task.secrets(state), mine], axis=1),
            "legal": task.legal(state, sensible=not self.settings.free),
            "worths": by_rank(results, order[:, None, :])[..., 0],
            "results": results,
            "order": order.astype(jnp.int8),
            "opening": task.opening(state),
            "public": self._public(state, seat),
            "prior": task.worth_prior(state),
            "bucket": task.bucket(state),
        }

    def _odds(self, net: Net, ending: Net | None, state: State, seen: Array, *, sensible: bool = True) -> Array:
        """What a player does who has another network for the end of a match, if there is one. Victims of exploiters
        play as sharply as they do at a table, if the task knows how."""
        sharp: Array | float = 1.0
        sharpness = getattr(self.task, "sharpness", None)
        if sharpness is not None and self.settings.free and sensible:
            sharp = sharpness(state)[:, None]
        odds = self._log_odds(net, seen.astype(self.kind), self.task.legal(state, sensible=sensible), sharp)
        if ending is None:
            return odds
        here, other = self.task.ending(ending, state)
        return jnp.where(here[:, None], other, odds)

    def _play(
        self, learner: Learner, pool: Net, ending: Net | None, state: State, key: Any, noise: Array
    ) -> tuple[State, Sample]:
        task, settings = self.task, self.settings
        seat = self.learner_seat

        def one(state: State, key: Any) -> tuple[State, Sample]:
            keys = jax.random.split(key, 6)
            look = self._look(learner, state, seat)
            results = look.pop("results")
            odds = self._log_odds(learner.policy, look["seen"].astype(self.kind), look["legal"])
            action = draw(odds, keys[0])
            learns = jnp.ones(settings.games, bool)
            if self.pooled:
                part = slice(settings.games - self.pooled, None)
                some = jax.tree.map(lambda row: row[part], state)
                theirs = self._odds(pool, ending, some, look["seen"][part])
                any_legal = jnp.where(task.legal(some, sensible=False), 0.0, -1e9)
                foolish = jax.random.uniform(keys[1], (self.pooled,)) < noise
                said = jnp.where(foolish, draw(any_legal, keys[2]), draw(theirs, keys[3]))
                mine = task.seat(some) == seat[part]
                action = action.at[part].set(jnp.where(mine, action[part], said))
                learns = learns.at[part].set(mine)
            following = task.step(state, action)
            ended = task.ended(state, action, following)
            result = jnp.zeros((settings.games, task.players), jnp.float32)
            for place, certain in enumerate(task.certain):
                result = jnp.where((action == certain)[:, None], results[:, place], result)
            if not task.certain:
                result = jnp.where(ended[:, None], self._result(learner, following, seat), result)
            leave = ended & (task.over(following) | (jax.random.uniform(keys[4], ended.shape) < settings.fresh))
            leave = leave | (ended & task.known(following)[0])
            fresh = task.fresh(keys[5], self.some_fresh)
            times = settings.games // self.some_fresh
            fresh = jax.tree.map(lambda row: jnp.tile(row, (times,) + (1,) * (row.ndim - 1)), fresh)
            following = chosen(leave, fresh, following)
            calls = odds[:, jnp.asarray(task.certain, jnp.int32)]
            sample = Sample(
                action=action.astype(jnp.int32),
                chance=jnp.take_along_axis(odds, action[:, None], axis=1)[:, 0],
                calls=calls,
                result=result,
                ended=ended,
                learns=learns,
                **look,
            )
            return following, sample

        state, samples = jax.lax.scan(one, state, jax.random.split(key, settings.steps))
        return state, samples

    # Learning

    def _values(self, critic: Net, inputs: Array, order: Array) -> Array:
        """By rank: what the critic thinks the match is worth."""
        return jax.nn.softmax(jnp.where(order >= 0, apply(critic, inputs), -1e9))

    def _returns(self, learner: Learner, sample: Sample, last: State) -> tuple[Array, Array]:
        """By rank at every step: what came of it (lambda returns), and what the critic had thought."""
        settings = self.settings
        look = self._look(learner, last, self.learner_seat)
        end = self._critic_input(look["seen"], look["hidden"])
        beyond = by_seat(self._values(learner.critic, end, look["order"]), look["order"])
        thought = self._values(learner.critic, self._critic_input(sample.seen, sample.hidden), sample.order)
        seated = by_seat(thought, sample.order)

        def one(carry: tuple[Array, Array], step: tuple[Array, Array, Array]) -> tuple[tuple[Array, Array], Array]:
            came, following = carry
            ended, result, here = step
            ahead = (1.0 - settings.trace) * following + settings.trace * came
            came = jnp.where(ended[:, None], result, ahead)
            return (came, here), came

        _, came = jax.lax.scan(one, (beyond, beyond), (sample.ended, sample.result, seated), reverse=True)
        return by_rank(came, sample.order), thought

    def _learnt(self, policy: Net, lessons: Lessons, key: Any) -> Array:
        """How far the policy is from some of the lessons."""
        rows = self.settings.lesson_rows
        first = jax.random.randint(key, (), 0, lessons.target.shape[0] - rows + 1)
        seen, legal, target = (jax.lax.dynamic_slice_in_dim(part, first, rows) for part in lessons)
        odds = self._log_odds(policy, seen.astype(self.kind), legal)
        return -jnp.mean(jnp.sum(jnp.where(legal, target.astype(jnp.float32) * odds, 0.0), axis=1))

    def _loss(
        self, nets: tuple[Net, Net, Net], magnet: Net, lessons: Lessons | None, part: Any, knobs: Knobs
    ) -> tuple[Array, Any]:
        policy, critic, worth = nets
        (sample, came, gained, calls_gained), key = part
        settings, task = self.settings, self.task
        odds = self._log_odds(policy, sample.seen.astype(self.kind), sample.legal)
        chances = jnp.exp(odds)
        weight = sample.learns.astype(jnp.float32)
        share = weight / jnp.maximum(jnp.sum(weight), 1.0)

        def clipped(ratio: Array, gain: Array) -> Array:
            low, high = 1.0 - settings.clip, 1.0 + settings.clip
            return jnp.minimum(ratio * gain, jnp.clip(ratio, low, high) * gain)

        taken = jnp.take_along_axis(odds, sample.action[:, None], axis=1)[:, 0]
        sampled = clipped(jnp.exp(taken - sample.chance), gained)
        for certain in task.certain:
            sampled = jnp.where(sample.action == certain, 0.0, sampled)
        for place, certain in enumerate(task.certain):
            ratio = jnp.exp(odds[:, certain] - sample.calls[:, place])
            weighed = jnp.exp(sample.calls[:, place]) * clipped(ratio, calls_gained[:, place])
            sampled = sampled + jnp.where(sample.legal[:, certain], weighed, 0.0)
        spread = -jnp.sum(jnp.where(sample.legal, chances * odds, 0.0), axis=1)
        held = jax.lax.stop_gradient(self._log_odds(magnet, sample.seen.astype(self.kind), sample.legal))
        away = jnp.sum(jnp.where(sample.legal, chances * (odds - held), 0.0), axis=1)
        policy_loss = -jnp.sum(share * (sampled + knobs.entropy * spread - knobs.magnet * away))
        inside = sample.order >= 0
        thought = jax.nn.log_softmax(
            jnp.where(inside, apply(critic, self._critic_input(sample.seen, sample.hidden)), -1e9)
        )
        critic_loss = -jnp.mean(jnp.sum(jnp.where(inside, came * thought, 0.0), axis=1))
        public = jax.nn.log_softmax(apply(worth, sample.public.astype(jnp.float32)) + sample.prior)
        opens = sample.opening.astype(jnp.float32)
        worth_rows = -jnp.sum(jnp.where(inside, came * public, 0.0), axis=1) * opens
        worth_loss = jnp.sum(worth_rows) / jnp.maximum(jnp.sum(opens), 1.0)
        told = {
            "entropy": jnp.sum(share * spread),
            "away": jnp.sum(share * away),
            "moved": jnp.sum(share * (jnp.abs(jnp.exp(taken - sample.chance) - 1.0) > settings.clip)),
            "critic": critic_loss,
            "worth": worth_loss,
        }
        if lessons is not None:
            told["lesson"] = self._learnt(policy, lessons, key)
            policy_loss = policy_loss + settings.lesson * told["lesson"]
        return policy_loss + critic_loss + worth_loss, told

    def _iterate(
        self,
        learner: Learner,
        pool: Net,
        state: State,
        key: Any,
        knobs: Knobs,
        lessons: Lessons | None = None,
        ending: Net | None = None,
    ) -> Any:
        """Play so many steps of all games, learn from them once. `ending`: the pool's other network."""
        settings = self.settings
        key, other = jax.random.split(key)
        state, sample = self._play(learner, pool, ending, state, key, knobs.noise)
        came, thought = self._returns(learner, sample, state)
        raw = came[..., 0] - thought[..., 0]
        raw_calls = sample.worths - thought[..., :1]
        # What is at stake, from a few of the steps.
        some = slice(0, settings.steps, max(1, settings.steps // 6))
        weights = sample.learns[some].reshape(-1).astype(jnp.float32)
        size = (raw[some] ** 2).reshape(-1) * weights
        bucket = sample.bucket[some].reshape(-1)
        number = jax.ops.segment_sum(weights, bucket, self.task.buckets)
        square = jax.ops.segment_sum(size, bucket, self.task.buckets)
        pace = 0.1 * jnp.minimum(1.0, number / 200.0)
        stakes = learner.stakes + pace * (square / jnp.maximum(number, 1.0) - learner.stakes)
        scale = jax.lax.rsqrt(stakes + 1e-6)[sample.bucket]
        gained = jnp.clip(raw * scale, -4.0, 4.0)
        calls_gained = jnp.clip(raw_calls * scale[..., None], -4.0, 4.0)

        def split(row: Array) -> Array:
            """Games dealt out to the minibatches, so that each has as many of the pool's."""
            steps, games = row.shape[:2]
            dealt = row.reshape((steps, games // settings.minibatches, settings.minibatches, *row.shape[2:]))
            return jnp.moveaxis(dealt, 2, 0).reshape(
                (settings.minibatches, steps * games // settings.minibatches, *row.shape[2:])
            )

        parts = jax.tree.map(split, (sample, came, gained, calls_gained))

        def one(carry: Any, part: Any) -> Any:
            nets, kept = carry
            grads, told = jax.grad(self._loss, has_aux=True)(nets, learner.magnet, lessons, part, knobs)
            nets, kept = adam(nets, grads, kept, knobs.rate)
            return (nets, kept), told

        first = ((learner.policy, learner.critic, learner.worth), learner.kept)
        (nets, kept), told = jax.lax.scan(one, first, (parts, jax.random.split(other, settings.minibatches)))
        told = jax.tree.map(jnp.mean, told)
        told["rounds"] = jnp.mean(sample.ended.astype(jnp.float32))
        for place, certain in enumerate(self.task.certain):
            told[f"call{place}"] = jnp.sum(sample.action == certain) / jnp.maximum(jnp.sum(sample.ended), 1)
        learner = Learner(
            policy=nets[0],
            critic=nets[1],
            worth=nets[2],
            kept=kept,
            magnet=towards(learner.magnet, nets[0], knobs.magnet_share),
            mean=towards(learner.mean, nets[0], knobs.mean_share),
            stakes=stakes,
        )
        return learner, state, told

    # Measuring

    def _match(
        self,
        mine: Net,
        my_ending: Net | None,
        theirs: Net,
        ending: Net | None,
        seats: int,
        batch: int,
        steps: int,
        key: Any,
    ) -> tuple[Array, Array]:
        """Whole matches of one player of `mine` among players of `theirs`: how many ended, and how many it won."""
        task = self.task
        first, second = jax.random.split(key)
        seat = jnp.arange(batch) % seats

        def one(state: State, key: Any) -> tuple[State, None]:
            keys = jax.random.split(key)
            seen = task.observe(state)
            ours = draw(self._odds(mine, my_ending, state, seen, sensible=not self.settings.free), keys[0])
            others = draw(self._odds(theirs, ending, state, seen), keys[1])
            following = task.step(state, jnp.where(task.seat(state) == seat, ours, others))
            over = task.over(state)
            return chosen(over, state, following), None

        state = task.start(first, batch, seats)
        state, _ = jax.lax.scan(one, state, jax.random.split(second, steps))
        over = task.over(state)
        return jnp.sum(over), jnp.sum(over & (task.winner(state) == seat))


def knobs_at(settings: Settings, progress: float) -> Knobs:
    """In the course of a run: geometrically from the beginning to the end."""

    def between(pair: tuple[float, float]) -> Array:
        low, high = pair
        return jnp.float32(low ** (1.0 - progress) * high**progress if low > 0 and high > 0 else low)

    return Knobs(
        rate=between(settings.rate),
        entropy=between(settings.entropy),
        magnet=between(settings.magnet),
        magnet_share=between(settings.magnet_share),
        mean_share=between(settings.mean_share),
        noise=jnp.float32(settings.noise),
    )
