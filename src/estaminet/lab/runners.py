"""Who does the work of a long run: this process, all cores, or a Ray cluster. Work goes out and comes back as bytes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context

Work = Callable[[bytes, bytes], bytes]
"""From a plan and a job to its result. A function of a module, so that another process finds it by name."""
Runner = Callable[[Work, bytes, Sequence[bytes]], Iterator[bytes]]
"""Does jobs, in any order, and hands each result over when it is there."""


def in_this_process(work: Work, plan: bytes, todo: Sequence[bytes]) -> Iterator[bytes]:
    for job in todo:
        yield work(plan, job)


def on_all_cores(workers: int | None = None) -> Runner:
    """One process per core, started fresh: nothing is inherited from this process."""

    def run(work: Work, plan: bytes, todo: Sequence[bytes]) -> Iterator[bytes]:
        count = workers or os.cpu_count() or 1
        # One process is one core: threads of numpy's in each of them would only wait for each other.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        rest = iter(todo)
        with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:

            def send(number: int) -> set[Future[bytes]]:
                return {pool.submit(work, plan, job) for job in islice(rest, number)}

            # A few more than there are workers, so that nobody waits and little is lost when it is stopped.
            running = send(2 * count)
            try:
                while running:
                    ready, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in ready:
                        yield future.result()
                    running |= send(len(ready))
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    return run


def on_ray(address: str) -> Runner:
    """On a Ray cluster (extra `ray`) with estaminet installed on its machines; `local` starts one here."""

    def run(work: Work, plan: bytes, todo: Sequence[bytes]) -> Iterator[bytes]:
        import ray

        if address == "local":
            ray.init(address="local", include_dashboard=False, log_to_driver=False, configure_logging=False)
        else:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        try:
            remote = ray.remote(work)
            shared = ray.put(plan)
            rest = iter(todo)
            most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
            running = [remote.remote(shared, job) for job in islice(rest, most)]
            while running:
                ready, running = ray.wait(running)
                for reference in ready:
                    yield ray.get(reference)
                running += [remote.remote(shared, job) for job in islice(rest, len(ready))]
        finally:
            ray.shutdown()

    return run
