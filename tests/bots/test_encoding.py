"""What games make their views into numbers with."""

from estaminet.bots.encoding import around, marked, one_hot


def test_what_is_there_is_marked_among_all_that_could_be() -> None:
    assert marked(("m2", None, "m9"), ["m1", "m2", "m3"]) == [0.0, 1.0, 0.0]
    assert one_hot(None, 2) == [0.0, 0.0]
    assert around(2, 4) == [2, 3, 0, 1]
