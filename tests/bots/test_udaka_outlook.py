"""The fitted chances of UDAKA for two: asked for where they were fitted, and right about how rounds end."""

from estaminet import games
from estaminet.bots.players import find_player
from estaminet.games.udaka.bots import club
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.policy import Outlook
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Action


def test_they_are_for_two_players_and_the_usual_rules() -> None:
    policy = club()
    assert policy.ahead(UdakaState(UdakaOptions(), 2)) == 1
    assert policy.ahead(UdakaState(UdakaOptions(), 3)) == 0
    assert policy.ahead(UdakaState(UdakaOptions(udaka_scoring="counts"), 2)) == 0
    assert policy.ahead(UdakaState(UdakaOptions(stacked_space="all"), 2)) == 0
    assert policy.ahead(UdakaState(UdakaOptions(special_timing="at_once"), 2)) == 0


def test_they_tell_who_wins_a_round() -> None:
    """By the squared error: 0.25 is knowing nothing. Early in a round little can be known, in the end nearly all."""
    game = games.find("udaka")
    policy = club()
    early: list[float] = []
    late: list[float] = []
    for deal in range(12):
        match = Match(game, UdakaOptions(), 2, chance=SeededChance(deal))
        players = [find_player("club", game, FastRng(deal << 4 | seat)) for seat in (0, 1)]
        open_guesses: list[tuple[int, bool, float]] = []
        played = 0
        while match.asked:
            state = match.state
            assert isinstance(state, UdakaState)
            seat = match.asked[0]
            action = players[seat].choose(match.observation(seat))
            assert isinstance(action, Action)
            outlook = Outlook(state, seat, action.index, policy.unseen(state, seat))
            assert len(outlook.places) == len(outlook.values)
            open_guesses.append((seat, state.pile() < 4, outlook.chance()))
            before = state.wins[:]
            match.play(seat, action)
            after = match.state
            assert isinstance(after, UdakaState)
            if after.wins != before:
                winner = 0 if after.wins[0] > before[0] else 1
                for who, in_the_end, chance in open_guesses:
                    (late if in_the_end else early).append((chance - (who == winner)) ** 2)
                open_guesses = []
                played += 1
        assert played >= 2
    assert sum(early) / len(early) < 0.23
    assert sum(late) / len(late) < 0.10


def test_prospects_are_chances_to_win_the_match() -> None:
    """One round each: the next one decides, and what the round is worth is what the match is worth."""
    match = Match(games.find("udaka"), UdakaOptions(), 2, chance=SeededChance(3))
    state = match.state
    assert isinstance(state, UdakaState)
    seat = match.asked[0]
    legal = state.legal(seat)
    policy = club()
    rounds = [Outlook(state, seat, action.index, policy.unseen(state, seat)).chance() for action in legal]
    for wins, least, most in (([0, 0], 0.25, 0.75), ([1, 1], 0.0, 1.0)):
        state.wins = wins
        found = policy.prospects(state, seat, legal)
        assert [round(one, 9) for one in found] == [round(least + (most - least) * chance, 9) for chance in rounds]
