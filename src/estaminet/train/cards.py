"""Train the network of a card game: one network for all numbers of players; docs/training.md.

python -m estaminet.train udaka --minutes 4 --out runs/udaka
python -m estaminet.train dnup --minutes 6 --out runs/dnup
python -m estaminet.train dudab --minutes 6 --out runs/dudab
python -m estaminet.train dnup --minutes 2 --out runs/exploiter --exploit runs/dnup/weights.npz --resume runs/dnup

Where the deck depends on the number of players, as in dnup, every number has a trainer of its own, compiled side by
side with the others; they take turns at the one learner.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import jax
import msgspec

from estaminet.train import files
from estaminet.train.dnup import DnupTask
from estaminet.train.dudab import DudabTask
from estaminet.train.learn import Learner, Settings, Trainer, knobs_at, new_learner
from estaminet.train.nets import Net
from estaminet.train.udaka import UdakaTask

USUAL: Final = {
    "udaka": Settings(
        games=65_536, steps=32, width=448, rate=(6e-4, 2e-5), entropy=(0.04, 0.002), magnet=(0.05, 0.05),
        mean_share=(0.05, 0.006), trace=0.95, fresh=0.1,
    ),
    "dnup": Settings(
        games=16_384, steps=32, minibatches=32, width=512, layers=3, critic_width=320, critic_layers=3,
        rate=(5e-4, 1e-5), entropy=(0.03, 0.001), magnet=(0.03, 0.03), mean_share=(0.05, 0.003), trace=0.95,
        fresh=0.1, pool=0.1,
    ),
    "dudab": Settings(
        games=16_384, steps=32, minibatches=32, width=512, layers=3, critic_width=320, critic_layers=3,
        rate=(5e-4, 1e-5), entropy=(0.03, 0.001), magnet=(0.03, 0.03), mean_share=(0.05, 0.003), trace=0.97,
        fresh=0.1, pool=0.1,
    ),
}  # fmt: skip
EXPLOITER: Final = {
    "rate": (3e-4, 3e-5), "entropy": (0.02, 0.002), "magnet": (0.0, 0.0), "pool": 1.0, "noise": 0.0, "fresh": 0.02,
    "mean_share": (0.02, 0.01),
}  # fmt: skip
DNUP_TURNS: Final = (2, 4, 2, 3, 2, 4, 2, 5)
"""For how many players dnup learns, iteration by iteration."""
DNUP_SHARE: Final = {2: 1.0, 3: 0.5, 4: 0.5, 5: 0.25}
"""How many games there are at once, since every set that could be laid is an action."""
MATCH_STEPS: Final = {"udaka": 300, "dnup": 500, "dudab": 700}
MIXED: Final[dict[str, Any]] = {"udaka": UdakaTask, "dudab": DudabTask}
"""Games in which tables of two to six share a batch."""


def trainers_of(
    game: str, settings: Settings, seats: list[int] | None, *, exact_type: bool
) -> tuple[list[Trainer], list[int]]:
    """The trainers, and the order in which they take turns; for these numbers of players alone, if given."""
    if game in MIXED:
        among = seats or []
        task = MIXED[game](tuple((n in among) / len(among) for n in range(2, 7)), 0.8) if among else MIXED[game]()
        return [Trainer(task, settings, exact_type=exact_type)], [0]
    order = [number for number in DNUP_TURNS if seats is None or number in seats]
    numbers = sorted(set(order))
    trainers = []
    for number in numbers:
        games = int(settings.games * DNUP_SHARE[number])
        parts = max(1, int(settings.minibatches * DNUP_SHARE[number]))
        own = msgspec.structs.replace(settings, games=games, minibatches=parts)
        trainers.append(Trainer(DnupTask(number), own, exact_type=exact_type))
    return trainers, [numbers.index(number) for number in order]


def share(trainer: Trainer, mine: Net, theirs: Net, game: str, seats: int, seed: int, batch: int) -> dict[str, float]:
    """How many matches one player wins among others; matches that did not end are told."""
    key = jax.random.key(seed)
    ended, won = trainer.match(mine, None, theirs, None, seats, batch, MATCH_STEPS[game], key)
    return {"won": float(won) / max(float(ended), 1.0), "unfinished": 1.0 - float(ended) / batch}


def run(arguments: argparse.Namespace, say: Callable[[str], None]) -> None:
    started = time.perf_counter()
    game, out = arguments.game, Path(arguments.out)
    out.mkdir(parents=True, exist_ok=True)
    log = files.Log(out / "log.jsonl", say)
    exploits = arguments.exploit is not None
    changes = {**(EXPLOITER if exploits else {}), **msgspec.json.decode(arguments.settings)}
    settings = msgspec.convert({**msgspec.to_builtins(USUAL[game]), **msgspec.to_builtins(changes)}, Settings)
    seats = [arguments.seats] if exploits else arguments.only_seats
    trainers, turns = trainers_of(game, settings, seats, exact_type=arguments.float32)
    learner = new_learner(trainers[0].task, settings, jax.random.key(arguments.seed))
    learner, pool = files.begun(learner, arguments)
    log(what="settings", game=game, seed=arguments.seed, device=str(jax.devices()[0]), exploits=exploits,
        minutes=arguments.minutes, schedule=arguments.schedule, **msgspec.to_builtins(settings))  # fmt: skip
    keys = jax.random.key(arguments.seed + 2)
    low, high = arguments.schedule

    def prepare(number: int) -> tuple[Any, Any]:
        """The first games of a trainer, and its iteration, compiled."""
        begun = trainers[number].start(jax.random.fold_in(keys, 1_000_000_000 + number))
        return begun, trainers[number].iterate.lower(learner, pool[0], begun, keys, knobs_at(settings, low)).compile()

    with ThreadPoolExecutor(len(trainers)) as threads:
        ready = list(threads.map(prepare, range(len(trainers))))
    states, iterate = [state for state, _ in ready], [compiled for _, compiled in ready]
    log(what="compiled", seconds=time.perf_counter() - started)
    begun = said_at = snapshot_at = time.perf_counter()
    limit = 60.0 * arguments.minutes - (begun - started) - arguments.reserve
    iterations = decisions = said = 0
    told: dict[int, Any] = {}
    while (passed := time.perf_counter() - begun) < limit:
        knobs = knobs_at(settings, low + (high - low) * min(1.0, passed / limit))
        turn = turns[iterations % len(turns)]
        opponent = pool[iterations // len(turns) % len(pool)]
        key = jax.random.fold_in(keys, iterations)
        learner, states[turn], told[turn] = iterate[turn](learner, opponent, states[turn], key, knobs)
        iterations += 1
        decisions += trainers[turn].settings.games * settings.steps
        if iterations % 16 == 0:
            jax.block_until_ready(learner)  # else hundreds of iterations are queued and the clock means nothing
            now = time.perf_counter()
            if now - said_at > arguments.every:
                rate = (decisions - said) / (now - said_at)
                numbers = {name: float(value) for name, value in told[turns[0]].items()}
                log(what="training", seconds=now - begun, iterations=iterations, decisions=decisions,
                    decisions_per_second=rate, **numbers)  # fmt: skip
                said, said_at = decisions, now
                files.save_net(out / "weights.npz", learner.mean)
                files.save_net(out / "critic.npz", learner.critic)
            if not exploits and now - snapshot_at > limit / arguments.snapshots:
                pool.append(learner.mean)
                snapshot_at = now
    jax.block_until_ready(learner)
    files.save_learner(out, learner)
    log(what="saved", weights="weights.npz", sha256=files.save_net(out / "weights.npz", learner.mean))
    log(what="saved", weights="critic.npz", sha256=files.save_net(out / "critic.npz", learner.critic))
    measure(arguments, trainers, learner, pool, log)
    log(what="done", seconds=time.perf_counter() - started, iterations=iterations, decisions=decisions)


def measure(
    arguments: argparse.Namespace, trainers: list[Trainer], learner: Learner, pool: list[Net], log: files.Log
) -> None:
    """The exploiter against its victim; else what is shipped against the policy of the moment and an early self."""
    game = arguments.game
    for trainer in trainers:
        batch = min(8_192, trainer.settings.games)
        numbers = (2, 4) if game in MIXED else (trainer.task.seats,)  # type: ignore[attr-defined]
        if game in MIXED and (arguments.exploit or arguments.only_seats):
            numbers = (arguments.seats,) if arguments.exploit else arguments.only_seats
        for seats in numbers:
            rivals = (
                {"victim": pool[0]} if arguments.exploit else {"policy": learner.policy, "early": pool[len(pool) // 4]}
            )
            for name, rival in rivals.items():
                mine = learner.policy if arguments.exploit else learner.mean
                log(what="match", against=name, seats=seats, **share(trainer, mine, rival, game, seats, 3, batch))
