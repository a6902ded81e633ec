"""A network for the end of a match: rounds of two with five dice or fewer, learnt from whole solutions.

    python -m estaminet.train.rounds --worths runs/dudo/worths.json --out runs/rounds --minutes 6 --keep runs/whole
    python -m estaminet.train.endgame --rounds runs/rounds --whole runs/whole --out runs/endgame --minutes 5

It sees the whole history of the round. What it learns from are decisions drawn by how likely they come up when the
solution meets itself, somebody who bids anything, and the best answer to the network as it is: again and again every
round is looked at whole, which gives the network's exact exploitability, and the best answer leads to where it errs.
`games/dudo/endgame.py` plays it; a test compares what the two see.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from estaminet.games.dudo.endgame import ACTIONS, CALZA, DUDO, FEATURES
from estaminet.games.dudo.material import FACES
from estaminet.train import files, nets
from estaminet.train.capped import Capped, Plan, paid_of
from estaminet.train.endlooks import ROW, look
from estaminet.train.nets import Net, adam, adam_start, new_net, towards
from estaminet.train.rounds import Key, keys, name_of, payoffs, read_worths, says_tops
from estaminet.train.solve import VALUES, hands

Array = Any
BLOCK = 1024
SAMPLES = {2: 1 << 12, 3: 1 << 16, 4: 1 << 18, 5: 1 << 20}
"""By dice: so many decisions of each player are drawn from a round at a time."""
TOP_SAMPLES = 16
"""One in so many of them is an answer to a bid on all dice."""
STEPS = 50
"""So many go without a look at the clock."""
ROUGH = 0.6
"""So much of the time is learnt in half precision, which is quicker."""


def apply(net: Net, inputs: Array, precision: Any = None) -> Array:
    product = partial(jnp.matmul, precision=precision)
    hidden = jax.nn.relu(product(inputs, net[0][0]) + net[0][1])
    for weights, bias in net[1:-1]:
        hidden = hidden + jax.nn.relu(product(hidden, weights) + bias)
    return product(hidden, net[-1][0]) + net[-1][1]


def odds(net: Net, rows: Array, precision: Any = None) -> Array:
    seen, may = look(rows, jnp)
    return jax.nn.softmax(jnp.where(may, apply(net, seen, precision), -1e9))


def faces_of(dice: int) -> np.ndarray:
    return np.array([[cup.count(face) for face in FACES] for cup in hands(dice)], np.int32)


@partial(jax.jit, static_argnames=("bids", "precision"))
def everywhere(net: Net, common: Array, faces: Array, tops: Array, *, bids: int, precision: Any) -> Any:
    """What the network does at every node: raises by child, dudo, calza and bids on all dice by cup; and how often it
    answers such a bid with calza, by value, for the cup that shows this value alone. `common`: the first five numbers
    of a row; `tops`: `[5, 6]`, the faces of those cups."""
    columns = jax.lax.optimization_barrier(jnp.arange(2 ** (bids - 1), dtype=jnp.int32))
    number = columns.shape[0]

    def rows(top: Array, faces: Array) -> Array:
        same = jnp.broadcast_to(common, (number, 5))
        last = jnp.broadcast_to(top, (number, 1))
        return jnp.concatenate([same, columns[:, None], last, jnp.broadcast_to(faces, (number, 6))], axis=1)

    def one(faces: Array) -> Any:
        found = odds(net, rows(jnp.int32(-1), faces), precision)
        first = found[:1, 0] * (common[4] == 0)
        raises = jnp.concatenate([first, *(found[: 2 ** (bid - 1), bid] for bid in range(1, bids))])
        return raises, found[:, DUDO], found[:, CALZA], found[:, bids : bids + VALUES].T

    def answer(pair: tuple[Array, Array]) -> Array:
        return odds(net, rows(*pair), precision)[:, CALZA]

    raises, dudo, calza, said = jax.lax.map(one, faces)
    return raises, dudo, calza, jax.lax.map(answer, (jnp.arange(VALUES), tops)), jnp.swapaxes(said, 0, 1)


class Arrays:
    """The trees' array module, and the way from it to JAX and back."""

    def __init__(self, accelerated: bool) -> None:
        self.xp: Any = np
        if accelerated:
            import cupy  # type: ignore[import-not-found]

            self.xp = cupy

    def to_jax(self, array: Any) -> Any:
        if self.xp is np:
            return jnp.asarray(array)
        self.xp.cuda.Device().synchronize()
        return jnp.from_dlpack(self.xp.ascontiguousarray(array))

    def from_jax(self, array: Any) -> Any:
        if self.xp is np:
            return np.array(array)
        return self.xp.from_dlpack(jax.block_until_ready(array)).copy()


def rows_of(total: int) -> int:
    """How many decisions are drawn from a round of so many dice."""
    return 2 * (SAMPLES[total] + SAMPLES[total] // TOP_SAMPLES)


class Lesson:
    """One round: its solution, and where the best answers to the network have led so far."""

    def __init__(self, key: Key, known: dict[Key, float], whole: Path, arrays: Arrays) -> None:
        self.key = key
        self.arrays = arrays
        self.xp = xp = arrays.xp
        self.tree = Capped(key[0], key[1], paid_of(payoffs(key, known))[None], xp)
        self.plans = []
        for who in (0, 1):
            parts = []
            for name in Plan._fields:
                path = whole / f"{name_of(key)}.{who}.{name}.npy"
                parts.append(xp.asarray(np.load(path)) if path.exists() else None)
            self.plans.append(Plan(*parts))
        self.samples = SAMPLES[self.tree.total]
        self.led: list[Any] = [None, None]
        self.faces = [faces_of(dice) for dice in key[:2]]
        self.foolish = []
        for who, plan in enumerate(self.plans):
            raises, dudo, calza = (xp.zeros((1, *part.shape), np.float32) for part in plan[:3])
            self.foolish.append(self._comes(who, self.tree.normalised(who, Plan(raises, dudo, calza, None))))

    def common(self, who: int) -> list[int]:
        a, b, been_a, been_b, _ = self.key
        mine = [a, b, int(been_a), int(been_b)] if who == 0 else [b, a, int(been_b), int(been_a)]
        return [*mine, who]

    def whole(self, who: int) -> Plan:
        """The solution in single precision, `[1, ...]`."""
        return Plan(*(None if part is None else part[None].astype(np.float32) for part in self.plans[who]))

    def plan_of(self, net: Net, who: int, precision: Any = None) -> Plan:
        alone = np.zeros((VALUES, len(FACES)), np.int32)
        for value in range(VALUES):
            alone[value, value] = self.key[who]
        common = jnp.asarray(self.common(who), jnp.int32)
        found = everywhere(
            net, common, jnp.asarray(self.faces[who]), jnp.asarray(alone), bids=self.tree.bids, precision=precision
        )
        raises, dudo, calza, answers, tops = (self.arrays.from_jax(part)[None] for part in found)
        return Plan(raises, dudo, calza, answers, tops if says_tops(self.tree.total) else None)

    def exploitability(self, net: Net) -> float:
        """Exactly, in single precision."""
        return float(self.tree.exploitability([self.plan_of(net, who, "highest") for who in (0, 1)])[0])

    def _comes(self, who: int, played: Plan) -> tuple[Any, Any]:
        """How often `who` comes to the other's nodes and to its own, each `[columns]`."""
        own, other = self.tree.reach(who, played)
        return self.tree.odds[who] @ other[0], self.tree.odds[who] @ own[0]

    def _drawn(self, weights: Any, number: int) -> Any:
        """Places in a flat array, drawn by weight: first a block, then a place in it."""
        xp = self.xp
        block = min(BLOCK, self.tree.columns)
        rows = weights.reshape(-1, block)
        sums = xp.cumsum(rows.sum(axis=1).astype(np.float64))
        chosen = xp.searchsorted(sums, xp.random.random(number) * sums[-1], side="right")
        chosen = xp.minimum(chosen, len(sums) - 1)
        found = []
        for first in range(0, number, 1 << 16):
            part = chosen[first : first + (1 << 16)]
            running = xp.cumsum(rows[part], axis=1)
            luck = xp.random.random(len(part)).astype(np.float32)[:, None] * running[:, -1:]
            found.append(part * block + xp.minimum((running <= luck).sum(axis=1), block - 1))
        return xp.concatenate(found)

    def review(self, net: Net, mix: tuple[float, float, float, float]) -> tuple[float, Any, Any]:
        """The network's exploitability, and decisions to learn from with what the solution does.

        `mix`: how much the solution, anything and the best answer weigh as opponents, and how much of the best answers
        of before is kept."""
        xp, tree = self.xp, self.tree
        plans = [self.plan_of(net, who) for who in (0, 1)]
        gains, rows, targets = 0.0, [], []
        for who in (0, 1):
            other = 1 - who
            teacher = self.whole(who)
            gained, best = tree.best_response(other, plans[who])
            gains += float(gained[0])
            led = self._comes(other, best)
            before = self.led[who] or led
            self.led[who] = tuple(mix[3] * old + (1.0 - mix[3]) * new for old, new in zip(before, led, strict=True))
            usual = self._comes(other, self.whole(other))
            comes, at_theirs = (
                sum(share * part / part.sum() for share, part in zip(mix[:3], parts, strict=True))
                for parts in zip(usual, self.foolish[other], self.led[who], strict=True)
            )
            own, reach = (part[0] for part in tree.reach(who, teacher))
            weight = tree.odds[who][:, None]
            place = self._drawn((weight * own * comes).ravel(), self.samples)
            cup, column = place // tree.columns, place % tree.columns
            target = xp.zeros((self.samples, ACTIONS), np.float32)
            for bid in range(tree.bids):
                half = 1 << (bid - 1) if bid else 0
                fits = (column < half) if bid else (column == 0) & (who == 0)
                target[:, bid] = xp.where(fits, teacher.raises[0][cup, xp.where(fits, column + half, 0)], 0.0)
            if teacher.tops is not None:
                for value in range(VALUES):
                    target[:, tree.bids + value] = teacher.tops[0, value][cup, column]
            target[:, DUDO], target[:, CALZA] = teacher.dudo[0][cup, column], teacher.calza[0][cup, column]
            number = self.samples // TOP_SAMPLES
            may = tree.matches[who] * tree.odds[who]
            chosen = self._drawn(((may @ reach) * at_theirs + 1e-12).ravel(), number)
            value, top_column = chosen // tree.columns, chosen % tree.columns
            answered = xp.zeros((number, ACTIONS), np.float32)
            answered[:, CALZA] = teacher.answers[0][value, top_column]
            answered[:, DUDO] = 1.0 - answered[:, CALZA]
            faces = xp.asarray(self.faces[who])
            # Of the cups that may match any will do: their answers are the same.
            alone = xp.zeros((number, len(FACES)), np.int32)
            alone[xp.arange(number), value] = self.key[who]
            found = xp.empty((self.samples + number, ROW), np.int32)
            found[:, :5] = xp.asarray(np.array(self.common(who), np.int32))
            found[:, 5] = xp.concatenate([column, top_column])
            found[: self.samples, 6], found[self.samples :, 6] = -1, value
            found[:, 7:] = xp.concatenate([faces[cup], alone])
            rows.append(found)
            targets.append(xp.concatenate([target, answered]).astype(np.float16))
        stake = float(tree.stakes()[0])
        both = self.arrays.to_jax(xp.concatenate(rows)), self.arrays.to_jax(xp.concatenate(targets))
        return gains / 2 / stake, *both


class Pace(NamedTuple):
    """What a step goes by: where each round's decisions begin, how many there are, and how often each is drawn."""

    starts: Array
    sizes: Array
    shares: Array
    rate: Array
    ema: Array


def step(carry: Any, key: Array, rows: Any, pace: Pace, *, batch: int, rough: bool) -> Any:
    """One step on decisions of rounds drawn by their shares."""
    net, kept, mean = carry
    first, second = jax.random.split(key)
    luck = jax.random.uniform(first, (batch,))
    which = jnp.minimum(jnp.searchsorted(jnp.cumsum(pace.shares), luck), len(pace.shares) - 1)
    place = jnp.floor(jax.random.uniform(second, (batch,)) * pace.sizes[which]).astype(jnp.int32)
    place = pace.starts[which] + jnp.minimum(place, pace.sizes[which] - 1)
    seen, may = look(rows[0][place], jnp)
    target = jnp.where(may, rows[1][place].astype(jnp.float32), 0.0)
    target = target / jnp.maximum(jnp.sum(target, axis=1, keepdims=True), 1e-9)

    def loss(net: Net) -> Array:
        said = nets.apply(net, seen.astype(jnp.bfloat16)) if rough else apply(net, seen)
        odds = jax.nn.log_softmax(jnp.where(may, said, -1e9))
        wanted = jnp.log(jnp.maximum(target, 1e-9))
        return jnp.mean(jnp.sum(jnp.where(may, target * (wanted - odds), 0.0), axis=1))

    lost, grads = jax.value_and_grad(loss)(net)
    net, kept = adam(net, grads, kept, pace.rate)
    return (net, kept, towards(mean, net, pace.ema)), lost


@partial(jax.jit, static_argnames=("batch", "rough"))
def several(carry: Any, key: Array, rows: Any, pace: Pace, *, batch: int, rough: bool) -> Any:
    one = partial(step, rows=rows, pace=pace, batch=batch, rough=rough)
    return jax.lax.scan(one, carry, jax.random.split(key, STEPS))


def compile_all(net: Net, plain: list[Key], batch: int) -> None:
    """Side by side, for a cache (`JAX_COMPILATION_CACHE_DIR`): takes longer than much of the learning."""
    jobs: list[Callable[[], Any]] = []
    common = jax.ShapeDtypeStruct((5,), jnp.int32)
    alone = jax.ShapeDtypeStruct((VALUES, len(FACES)), jnp.int32)
    for dice, total in sorted({(key[who], key[0] + key[1]) for key in plain for who in (0, 1)}, reverse=True):
        faces = jax.ShapeDtypeStruct(faces_of(dice).shape, jnp.int32)
        for precision in (None, "highest"):
            asked = partial(everywhere.lower, bids=VALUES * (total - 1), precision=precision)
            jobs.append(lambda asked=asked, faces=faces: asked(net, common, faces, alone).compile())  # type: ignore[misc]
    number = sum(rows_of(key[0] + key[1]) for key in plain)
    rows = tuple(
        jax.ShapeDtypeStruct((number, wide), kind) for wide, kind in ((ROW, jnp.int32), (ACTIONS, jnp.float16))
    )
    counts, each = jnp.zeros(len(plain), jnp.int32), jnp.zeros(len(plain), jnp.float32)
    pace = Pace(counts, counts, each, jnp.float32(0.0), jnp.float32(0.0))
    carry, key = (net, adam_start(net), net), jax.random.key(0)
    for rough in (True, False):
        learning = partial(several.lower, batch=batch, rough=rough)
        jobs.insert(0, lambda learning=learning: learning(carry, key, rows, pace).compile())  # type: ignore[misc]
    with ThreadPoolExecutor(8) as pool:
        for job in [pool.submit(job) for job in jobs]:
            job.result()


def run(arguments: argparse.Namespace) -> None:
    started = time.perf_counter()
    out = Path(arguments.out)
    out.mkdir(parents=True, exist_ok=True)

    def say(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    log = files.Log(out / "log.jsonl", say)
    plain = [key for key in keys(arguments.most_dice) if not key[4]]
    net = new_net(jax.random.key(arguments.seed), FEATURES, arguments.width, arguments.layers, ACTIONS)
    if arguments.compile:
        compile_all(net, plain, arguments.batch)
        log(what="compiled", seconds=time.perf_counter() - started)
        return
    arrays = Arrays(arguments.cupy)
    known = read_worths(Path(arguments.rounds) / "worths.json")
    log(what="settings", width=arguments.width, layers=arguments.layers, batch=arguments.batch, rate=arguments.rate,
        minutes=arguments.minutes, seed=arguments.seed, device=str(jax.devices()[0]), rounds=len(plain))  # fmt: skip
    lessons = [Lesson(key, known, Path(arguments.whole), arrays) for key in plain]
    names = [name_of(key) for key in plain]
    arrays.xp.random.seed(arguments.seed)
    if arguments.resume:
        net = files.load_net(Path(arguments.resume))
    carry = (net, adam_start(net), net)
    log(what="read", seconds=time.perf_counter() - started)
    sizes = np.array([rows_of(lesson.tree.total) for lesson in lessons])
    starts, number = jnp.asarray(np.cumsum(sizes) - sizes, jnp.int32), jnp.asarray(sizes, jnp.int32)
    base = np.array([{2: 0.3, 3: 0.6, 4: 1.0, 5: 1.6}[lesson.tree.total] for lesson in lessons])
    keys_ = jax.random.key(arguments.seed + 1)

    def learn(shares: Array, rows: Any, key: Array, rate: float, ema: float, *, rough: bool) -> Any:
        pace = Pace(starts, number, shares, jnp.float32(rate), jnp.float32(ema))
        return several(carry, key, rows, pace, batch=arguments.batch, rough=rough)

    found = np.full(len(lessons), 1.0)
    parts: list[Any] = [None] * len(lessons)

    def review(cycle: int) -> tuple[Any, Array]:
        """All decisions to learn from, and how often each round is drawn."""
        for place, lesson in enumerate(lessons):
            # The large ones take turns.
            if parts[place] is None or lesson.tree.total < 5 or (place + cycle) % 3 == 0:
                found[place], *parts[place] = lesson.review(carry[2], (0.4, 0.15, 0.45, 0.6))
        rows = tuple(jnp.concatenate([part[i] for part in parts]) for i in range(2))
        shares = base * np.clip(found, 0.003, 0.1)
        log(what="reviewed", cycle=cycle, seconds=time.perf_counter() - started, worst=float(found.max()),
            mean=float(found.mean()), by=dict(zip(names, np.round(found, 4).tolist(), strict=True)))  # fmt: skip
        return rows, jnp.asarray(shares / shares.sum(), jnp.float32)

    rows, shares = review(0)
    # Compiling takes half a minute and more: the schedule begins after it.
    for rough in (True, False):
        jax.block_until_ready(learn(shares, rows, keys_, 0.0, 0.0, rough=rough))
    begun = time.perf_counter()
    limit = max(1.0, 60.0 * arguments.minutes - (begun - started) - arguments.reserve)
    log(what="compiled", seconds=begun - started, left=limit)

    def progress() -> float:
        return float(min(1.0, (time.perf_counter() - begun) / limit))

    cycle = 0
    while progress() < 1.0:
        if cycle:
            rows, shares = review(cycle)
        until = time.perf_counter() + arguments.every
        losses, steps, rate = [], 0, 0.0
        while time.perf_counter() < until and progress() < 1.0:
            at = progress()
            rate = arguments.rate * 0.5 * (1.0 + float(np.cos(np.pi * at))) + 1e-6
            ema = max(0.001, 0.01 * (1.0 - at))
            key = jax.random.fold_in(keys_, cycle * 100_000 + steps)
            carry, lost = learn(shares, rows, key, rate, ema, rough=at < ROUGH)
            losses.append(float(jnp.mean(lost)))
            steps += STEPS
        log(what="training", cycle=cycle, steps=steps, loss=float(np.mean(losses[-20:] or [0.0])), rate=rate)
        cycle += 1
        files.save_net(out / "half.npz", carry[2])
    digest = files.save_fine(out / "endgame.npz", carry[2])
    log(what="saved", sha256=digest, seconds=time.perf_counter() - started)
    shipped = files.load_net(out / "endgame.npz")
    exact = {name: round(lesson.exploitability(shipped), 5) for name, lesson in zip(names, lessons, strict=True)}
    log(what="exact", worst=max(exact.values()), by=exact, seconds=time.perf_counter() - started)
    (out / "exact.json").write_text(json.dumps(exact, indent=1), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m estaminet.train.endgame")
    parser.add_argument("--rounds", required=True, help="a folder of `estaminet.train.rounds`, for its worths")
    parser.add_argument("--whole", required=True, help="the folder it kept whole strategies in")
    parser.add_argument("--out", required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--most-dice", type=int, default=5)
    parser.add_argument("--width", type=int, default=448)
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--batch", type=int, default=65_536)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--every", type=float, default=12.0, help="seconds of learning between reviews")
    parser.add_argument("--reserve", type=float, default=20.0, help="seconds kept for the last look")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cupy", action="store_true", help="on an accelerator")
    parser.add_argument("--resume", help="weights to go on from")
    parser.add_argument("--compile", action="store_true", help="only compile, for a cache, while rounds are solved")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
