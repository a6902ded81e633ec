"""Every array program agrees with the rules of its game, state by state."""

import pytest
from tests.lengths import rest_long

from estaminet.arrays.batch import PROGRAMS
from estaminet.arrays.beside import Differs
from estaminet.arrays.check import BESIDE, lockstep
from estaminet.arrays.dnup import Dnup
from estaminet.arrays.dudab import Dudab
from estaminet.arrays.dudo import Dudo
from estaminet.arrays.udaka import Udaka


def test_every_program_is_checked() -> None:
    assert {game: beside.program for game, beside in BESIDE.items()} == PROGRAMS


@pytest.mark.parametrize(
    ("game", "seats"),
    [case for game in BESIDE for case in rest_long([(game, seats) for seats in BESIDE[game].seats], short=2)],
)
def test_in_lockstep_with_the_rules(game: str, seats: int) -> None:
    # A view of Dudab is long, and so are its matches.
    assert lockstep(game, seats, 50, seed=seats, encoded=10 if game == "dudab" else 1) > 50 * 10


@pytest.mark.parametrize("game", BESIDE)
def test_some_mixtures_of_its_options_agree_as_well(game: str) -> None:
    for number, options in list(enumerate(BESIDE[game].option_sets(2)))[::7]:
        lockstep(game, 2, 6, seed=number, options=options)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", BESIDE)
def test_every_mixture_of_its_options_agrees_as_well(game: str, seats: int) -> None:
    for number, options in enumerate(BESIDE[game].option_sets(seats)):
        lockstep(game, seats, 6, seed=number, options=options)


def test_a_difference_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself can fail: here blanks count for nothing, the first seat deals, no set is in the way, and
    own piles cost nothing."""
    monkeypatch.setattr(Dudo, "matching", lambda _, state: state.bid * 0)
    with pytest.raises(Differs):
        lockstep("dudo", 2, 10, seed=1)
    monkeypatch.setattr(Udaka, "_chosen", lambda _, state: state.seats * 0)
    with pytest.raises(Differs, match=r"turn|dealer"):
        lockstep("udaka", 3, 10, seed=1)
    monkeypatch.setattr(Dnup, "_not_beaten", lambda _, __, rank, ___: rank < 0)
    with pytest.raises(Differs, match="legal"):
        lockstep("dnup", 2, 10, seed=1)
    monkeypatch.setattr(Dudab, "score", lambda _, __, hand: (hand.rest >> 8).astype(int) * 5)
    with pytest.raises(Differs, match=r"observation|totals"):
        lockstep("dudab", 2, 10, seed=1)
