"""Train a game's network, or an exploiter of one; docs/training.md.

python -m estaminet.train dudo --minutes 9 --out runs/dudo
python -m estaminet.train dudo --minutes 9 --out runs/more --resume runs/dudo --schedule 0.3 1.0
python -m estaminet.train dudo --minutes 9 --out runs/dudo --worths runs/rounds/worths.json --league 0.25
python -m estaminet.train dudo --minutes 2 --out runs/exploiter --exploit runs/dudo/weights.npz --resume runs/dudo \
    --ending runs/endgame/endgame.npz
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import jax
import jax.numpy as jnp
import msgspec

from estaminet.train import files
from estaminet.train.dudo import DudoTask
from estaminet.train.learn import Learner, Settings, Trainer, knobs_at, new_learner
from estaminet.train.lessons import read as read_lessons
from estaminet.train.nets import Net
from estaminet.train.rounds import read_worths

TASKS = {"dudo": DudoTask}
CARD_GAMES = ("dnup", "dudab", "udaka")
EXPLOITER = Settings(
    rate=(3e-4, 3e-5), entropy=(0.03, 0.003), magnet=(0.0, 0.0), pool=1.0, noise=0.0, fresh=0.02, free=True,
    mean_share=(0.02, 0.01),
)  # fmt: skip


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def share(
    trainer: Trainer,
    mine: Net,
    theirs: Net,
    seats: int,
    seed: int,
    batch: int = 16_384,
    endings: tuple[Net | None, Net | None] = (None, None),
) -> dict[str, float]:
    """How many matches one player wins among others; matches that did not end are told."""
    key = jax.random.key(seed)
    ended, won = trainer.match(mine, endings[0], theirs, endings[1], seats, batch, 110 + 70 * seats, key)
    return {"won": float(won) / float(ended), "unfinished": 1.0 - float(ended) / batch}


class League:
    """An exploiter that is trained now and then against what has been learnt so far, and met in the pool."""

    def __init__(self, learner: Learner, settings: Settings, task: DudoTask, seed: int) -> None:
        half = {"games": settings.games // 2, "minibatches": settings.minibatches // 2}
        same = {name: getattr(settings, name) for name in ("steps", "width", "critic_width", "worth_width")}
        self.settings = msgspec.structs.replace(EXPLOITER, **half, **same)
        self.trainer = Trainer(task, self.settings)
        self.learner = learner._replace(magnet=learner.mean)
        self.state = self.trainer.start(jax.random.key(seed))
        self.keys = jax.random.key(seed + 1)
        self.number = self.decisions = 0

    def train(self, victim: Net, seconds: float) -> Net:
        """From where it was the last time; every third time from the victim itself."""
        knobs = knobs_at(self.settings, 0.3)
        begun = time.perf_counter()
        if self.number % 3 == 0:
            self.learner = self.learner._replace(policy=victim)
        self.number += 1
        done = 0
        while time.perf_counter() - begun < seconds:
            key = jax.random.fold_in(self.keys, self.number * 100_000 + done)
            self.learner, self.state, _ = self.trainer.iterate(self.learner, victim, self.state, key, knobs)
            done += 1
            self.decisions += self.settings.games * self.settings.steps
            if done % 8 == 0:
                jax.block_until_ready(self.learner)
        return self.learner.policy


def run(arguments: argparse.Namespace) -> None:
    started = time.perf_counter()
    out = Path(arguments.out)
    out.mkdir(parents=True, exist_ok=True)
    log = files.Log(out / "log.jsonl", say)
    exploits = arguments.exploit is not None
    settings = EXPLOITER if exploits else Settings()
    changes = msgspec.json.decode(arguments.settings)
    settings = msgspec.convert({**msgspec.to_builtins(settings), **changes}, Settings)
    task_type = TASKS[arguments.game]
    solved = read_worths(Path(arguments.worths)) if arguments.worths else None
    if exploits:
        task = task_type(seats=tuple(float(n == arguments.seats) for n in range(2, 7)), beginnings=0.7, worths=solved)
    elif arguments.most_dice:
        task = task_type(arguments.most_dice, (1.0, 0.0, 0.0, 0.0, 0.0), worths=solved)
    else:
        task = task_type(worths=solved)
    ending = files.load_net(Path(arguments.ending)) if arguments.ending else None
    if arguments.ending_dice:
        task.ending_dice = arguments.ending_dice
    trainer = Trainer(task, settings, exact_type=arguments.float32)
    learner = new_learner(task, settings, jax.random.key(arguments.seed))
    learner, pool = files.begun(learner, arguments)
    lessons = None
    if arguments.lessons:
        lessons = read_lessons(Path(arguments.lessons), task, arguments.lesson_files)
        log(what="lessons", rows=int(lessons.target.shape[0]), seconds=time.perf_counter() - started)
    log(what="settings", game=task.name, seed=arguments.seed, device=str(jax.devices()[0]), exploits=exploits,
        minutes=arguments.minutes, schedule=arguments.schedule, **msgspec.to_builtins(settings))  # fmt: skip
    state = trainer.start(jax.random.key(arguments.seed + 1))
    keys = jax.random.key(arguments.seed + 2)
    low, high = arguments.schedule
    decisions_each = settings.games * settings.steps
    league = None
    if arguments.league:
        two = task_type(seats=(1.0, 0.0, 0.0, 0.0, 0.0), beginnings=0.7, worths=solved)
        league = League(learner, settings, two, arguments.seed + 9)
        waiting = ThreadPoolExecutor(1).submit(league.train, learner.mean, 0.1)
    learner, state, told = trainer.iterate(learner, pool[0], state, keys, knobs_at(settings, low), lessons, ending)
    jax.block_until_ready(learner)
    if league:
        waiting.result()
    log(what="compiled", seconds=time.perf_counter() - started)
    exploiters: list[Net] = []
    league_at = 0.0
    begun = time.perf_counter()
    limit = 60.0 * arguments.minutes - (begun - started) - arguments.reserve
    iterations = said = 0
    said_at = snapshot_at = begun
    while (passed := time.perf_counter() - begun) < limit:
        knobs = knobs_at(settings, low + (high - low) * min(1.0, passed / limit))
        if league and passed >= league_at:
            spent = arguments.league * arguments.league_every
            exploiters = [*exploiters[-3:], league.train(learner.mean, spent)]
            log(what="league", seconds=passed, exploiters=len(exploiters), decisions=league.decisions)
            league_at = passed + arguments.league_every
            said_at += time.perf_counter() - begun - passed
        opponent = pool[iterations // 2 % len(pool)]
        if exploiters and iterations % 2:
            opponent = exploiters[iterations // 2 % len(exploiters)]
        key = jax.random.fold_in(keys, iterations)
        learner, state, told = trainer.iterate(learner, opponent, state, key, knobs, lessons, ending)
        iterations += 1
        if iterations % 16 == 0:
            jax.block_until_ready(learner)  # else hundreds of iterations are queued and the clock means nothing
            now = time.perf_counter()
            if now - said_at > arguments.every:
                rate = (iterations - said) * decisions_each / (now - said_at)
                log(what="training", seconds=now - begun, iterations=iterations, decisions=iterations * decisions_each,
                    decisions_per_second=rate, **{name: float(value) for name, value in told.items()})  # fmt: skip
                said, said_at = iterations, now
            if not exploits and now - snapshot_at > limit / arguments.snapshots:
                pool.append(learner.mean)
                snapshot_at = now
    jax.block_until_ready(learner)
    finish(arguments, trainer, learner, pool, ending, log, out)
    log(what="done", seconds=time.perf_counter() - started, iterations=iterations)


def finish(
    arguments: argparse.Namespace,
    trainer: Trainer,
    learner: Learner,
    pool: list[Net],
    ending: Net | None,
    log: files.Log,
    out: Path,
) -> None:
    files.save_learner(out, learner)
    digest = files.save_net(out / "weights.npz", learner.mean)
    log(what="saved", weights="weights.npz", sha256=digest)
    batch = min(16_384, trainer.settings.games)
    if arguments.exploit:
        for name, mine in (("policy", learner.policy), ("mean", learner.mean)):
            for own in (None, ending) if ending else (None,):
                result = share(trainer, mine, pool[0], arguments.seats, 1, batch, (own, ending))
                log(what="exploiter", net=name, seats=arguments.seats, ends_as_victim=own is not None, **result)
        return
    for seats in (2, 4):
        log(what="mean among policies", seats=seats,
            **share(trainer, learner.mean, learner.policy, seats, 2, batch))  # fmt: skip
        first = pool[min(1, len(pool) - 1)]
        log(what="mean among past selves", seats=seats, **share(trainer, learner.mean, first, seats, 3, batch))
    stakes = jnp.sqrt(learner.stakes)
    log(what="stakes", two=[round(float(x), 3) for x in stakes[2:11]])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m estaminet.train")
    parser.add_argument("game", choices=sorted([*TASKS, *CARD_GAMES]))
    parser.add_argument("--minutes", type=float, required=True, help="in all, compiling and measuring included")
    parser.add_argument("--out", required=True)
    parser.add_argument("--resume", help="the folder of a run to go on from")
    parser.add_argument(
        "--schedule", type=float, nargs=2, default=[0.0, 1.0], help="from where to where of the settings"
    )
    parser.add_argument("--exploit", help="weights to find the weaknesses of, instead of learning to play")
    parser.add_argument("--seats", type=int, default=2, help="players at the exploiter's table")
    parser.add_argument("--only-seats", type=int, nargs="+", help="a card game for these numbers of players alone")
    parser.add_argument("--pool", nargs="*", default=[], help="weights that are met from the beginning")
    parser.add_argument("--worths", help="of solved rounds, which then are not learnt (`estaminet.train.rounds`)")
    parser.add_argument("--ending", help="weights for the end of matches, which the pool plays by")
    parser.add_argument("--ending-dice", type=int, help="it plays rounds of two with so many dice or fewer")
    parser.add_argument("--league", type=float, default=0.0, help="so much of the time trains exploiters for the pool")
    parser.add_argument("--league-every", type=float, default=40.0, help="seconds between them")
    parser.add_argument("--lessons", help="a folder of solved rounds")
    parser.add_argument("--lesson-files", default="*.npz")
    parser.add_argument("--settings", default="{}", help="changes, as JSON")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most-dice", type=int, help="a smaller game for two")
    parser.add_argument("--snapshots", type=int, default=10)
    parser.add_argument("--every", type=float, default=15.0, help="seconds between lines of the log")
    parser.add_argument("--reserve", type=float, default=15.0, help="seconds kept for measuring and saving")
    parser.add_argument("--float32", action="store_true", help="for processors")
    arguments = parser.parse_args()
    if arguments.game in CARD_GAMES:
        from estaminet.train import cards  # it reads the rules of those games, which Dudo! can do without

        cards.run(arguments, say)
    else:
        run(arguments)


if __name__ == "__main__":
    main()
