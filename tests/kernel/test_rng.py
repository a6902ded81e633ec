"""The generators: the same numbers compiled and not, on every machine, and without bias."""

import pytest

from estaminet.kernel.rng import FastRng, Rng


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


def test_weighted_places_come_as_often_as_their_weights() -> None:
    rng = FastRng(2)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[rng.weighted([1.0, 0.0, 3.0])] += 1
    assert counts[1] == 0
    assert counts[2] / counts[0] == pytest.approx(3, rel=0.15)


def test_without_any_weight_every_place_is_as_likely() -> None:
    rng = FastRng(2)
    places = [rng.weighted([0.0, 0.0]) for _ in range(1000)]
    assert 400 < sum(places) < 600


@pytest.mark.parametrize(("word", "place"), [(0, 1), (2**31 - 1, 1), (2**31, 3), (2**32 - 1, 3)])
def test_a_place_without_weight_is_never_picked(word: int, place: int) -> None:
    class Fixed(Rng):
        def word(self) -> int:
            return word

    assert Fixed().weighted([0.0, 0.5, 0.0, 0.5, 0.0]) == place
    # However little the others weigh: what is left of the least number there is does not get smaller.
    assert Fixed().weighted([0.0, 5e-324, 0.0]) == 1


def test_each_purpose_has_numbers_of_its_own() -> None:
    """A part is not added to another, and 0 is a part: nobody shares a generator by accident."""
    purposes = [(7,), (7, 0), (7, 0, 0), (7, 1), (7, 1, 0), (7, 0, 1), (7, 2**32), (7, 2**63), (8,), (8, 0)]
    firsts = [[rng.word() for _ in range(3)] for rng in (FastRng.of(*purpose) for purpose in purposes)]
    assert all(one not in firsts[:i] for i, one in enumerate(firsts))


def test_the_same_purpose_has_the_same_numbers_everywhere() -> None:
    rng = FastRng.of(2026, 7, 2)
    assert [rng.word() for _ in range(3)] == [3708757793, 1645219781, 2125124858]
    assert FastRng.of(2026).word() == 1800430755


class Dictated(Rng):
    """Says these words, one after the other."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("n", [3, 6, 7, 1000, 2**31 + 1, 2**32 - 1])
def test_words_beyond_the_last_whole_multiple_are_thrown_away(n: int) -> None:
    """2**32 is no multiple of these: whoever takes the rest as well favours the small numbers."""
    last = 2**32 // n * n - 1
    assert Dictated(last).below(n) == n - 1
    for word in (last + 1, 2**32 - 1):
        rng = Dictated(word, 5)
        assert rng.below(n) == 5 % n
        assert rng.words == []


@pytest.mark.parametrize("n", [1, 2, 64, 2**31, 2**32])
def test_where_nothing_is_left_over_every_word_is_taken(n: int) -> None:
    assert Dictated(2**32 - 1).below(n) == n - 1
    assert Dictated(0).below(n) == 0


def test_the_fast_generator_throws_away_the_same_words() -> None:
    """FastRng says `below` again for speed. Of numbers below 2**31 + 1 nearly half of all words are too large."""
    n = 2**31 + 1
    fast, words = FastRng(3), FastRng(3)

    class Plain(Rng):
        def word(self) -> int:
            return words.word()

    plain = Plain()
    assert [fast.below(n) for _ in range(200)] == [plain.below(n) for _ in range(200)]
    assert fast.word() == words.word()
