"""The generators: the same numbers compiled and not, on every machine, and without bias."""

from estaminet.kernel.rng import FastRng


def test_the_same_seed_gives_the_same_numbers_everywhere() -> None:
    """These numbers are written in saved simulations; a change would silently change all of them."""
    rng = FastRng(2026)
    assert [rng.word() for _ in range(4)] == [1800430755, 2389501372, 3183406620, 3291180804]


def test_below_gives_every_number_about_equally_often() -> None:
    rng = FastRng(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts), counts


def test_shuffle_reaches_every_order_about_equally_often() -> None:
    rng = FastRng(11)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert all(850 < count < 1_150 for count in counts.values()), counts
