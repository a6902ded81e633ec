"""The network for the end of matches: it sees at a table what it learnt from, and is hard to exploit."""

import json

import numpy as np
import pytest

from estaminet.games.dudo import endgame, solved
from estaminet.games.dudo.material import FACE_TEXT, FACES
from estaminet.games.dudo.view import BidMade, DudoView
from estaminet.train import best_response as second_program
from estaminet.train.endcheck import exploitability
from estaminet.train.endlooks import ROW, look
from estaminet.train.rounds import keys, name_of, read_worths


def view(cup: tuple[int, ...], other: int, bids: tuple[int, ...], been: tuple[bool, bool]) -> DudoView:
    """A round of two; whoever is to act sits at seat 0."""
    number = len(bids)
    made = tuple(
        BidMade((number - place) % 2, bid // 5 + 1, bid % 5 + 1, salsa=False) for place, bid in enumerate(bids)
    )
    return DudoView(
        seat=0, phase="bid", round=9, starter=number % 2, dice="".join(FACE_TEXT[face] for face in cup),
        counts=(len(cup), other), in_play=(True, True), total=len(cup) + other, cap=len(cup) + other, jokers=(0, 0),
        been_palifico=been, palifico=False, calza_offered=True, raise_offered=True, bids=made, turn=0, window=(),
        waiting=(), answer=None, salsa_used=(False, False), out=(), last=None,
    )  # fmt: skip


def test_features_and_actions_at_a_table_are_those_of_training() -> None:
    rng = np.random.default_rng(3)
    for _ in range(300):
        mine, theirs = (int(n) for n in rng.choice([(1, 1), (2, 1), (1, 3), (2, 2), (3, 2), (1, 4)]))
        total = mine + theirs
        cup = tuple(sorted(int(face) for face in rng.integers(1, 7, mine)))
        been = (mine == 1 or bool(rng.integers(2)), theirs == 1 or bool(rng.integers(2)))
        kept = 5 * (total - 1)
        bids = tuple(np.flatnonzero(rng.random(kept) < 3 / kept).tolist())
        seen = endgame.Seen(view(cup, theirs, bids, been))
        row = np.zeros((1, ROW), np.int32)
        row[0, :7] = mine, theirs, *been, len(bids) % 2, solved.column_of(bids), -1
        row[0, 7:] = [cup.count(face) for face in FACES]
        features, may = look(row, np)
        assert np.allclose(endgame.features(seen), features[0], atol=1e-6)
        assert set(endgame.odds(seen)) == set(np.flatnonzero(may[0]).tolist())


def test_a_bid_on_all_dice_is_doubted_or_looked_at_as_in_training() -> None:
    seen = endgame.Seen(view((2, 6), 2, (3, 16), (True, True)))
    row = np.array([[2, 2, 1, 1, 0, solved.column_of((3,)), 1, 0, 2, 0, 0, 0, 0]], np.int32)
    features, may = look(row, np)
    assert np.allclose(endgame.features(seen), features[0], atol=1e-6)
    assert set(endgame.odds(seen)) == {endgame.DUDO, endgame.CALZA} == set(np.flatnonzero(may[0]).tolist())
    assert endgame.odds(endgame.Seen(view((1, 6), 2, (3, 16), (True, True)))) == {endgame.DUDO: 1.0}


def test_nobody_gains_much_by_knowing_the_network() -> None:
    """One die each: the second program asks it at every node."""

    def chances(bids: tuple[int, ...], cup: tuple[int, ...]) -> dict[int, float]:
        found = endgame.odds(endgame.Seen(view(cup, 1, bids, (True, True))))
        names = {endgame.DUDO: second_program.DUDO, endgame.CALZA: second_program.CALZA}
        return {names.get(place, place): chance for place, chance in found.items()}

    def payoff(what: str, mine: bool) -> float:
        """A die gained is worth less than the match: 1-1 as it is in `rounds/worths.json`."""
        value = 0.62367 if what == "gains" else 1.0
        return value if (what == "gains") is mine else -value

    gains = [second_program.best_response(1, 1, chances, opens=opens, payoff=payoff) for opens in (True, False)]
    assert sum(gains) / 2 == pytest.approx(0.00112, abs=2e-4)


def test_numpy_finds_what_the_accelerator_found() -> None:
    """Every node of three rounds is asked anew: what the shipped weights give away is what is kept beside them."""
    kept = json.loads((endgame.WEIGHTS.parent / "exact.json").read_text(encoding="utf-8"))
    worths = read_worths(solved.FOLDER / "worths.json")
    for key in keys(3):
        if name_of(key) in ("1-1", "1-2f", "2-1"):
            assert exploitability(key, worths) == pytest.approx(kept[name_of(key)], abs=1e-4)


def test_the_picture_is_what_the_log_says() -> None:
    """docs/strength.md shows what is kept beside the weights."""
    last = json.loads((endgame.WEIGHTS.parent / "endgame.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    assert last["by"] == json.loads((endgame.WEIGHTS.parent / "exact.json").read_text(encoding="utf-8"))
    assert set(last["by"]) == {name_of(key) for key in keys(endgame.MOST_LEARNT) if not key[4]}
    assert max(last["by"].values()) < 0.02
