"""What a refusal says can be done can be done, with every set of house rules."""

from __future__ import annotations

import pytest

from estaminet.conformance.refused import option_sets, situations
from estaminet.games.dnup.actions import Add, Play, Take, Turn
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.view import DnupView
from estaminet.kernel.values import Action, Options, Refusal, Word

NAMES = ("deck", "stall_guard", "play_out_final_round", "two_player_self_beat")


def card_of(refusal: Refusal) -> str:
    """As it is written; the sentence has it in words as well."""
    card = refusal.args["card"]
    assert isinstance(card, Word)
    return str(card.args["text"])


def follows(tried: Action, refusal: Refusal, legal: list[Action], view: DnupView) -> bool:
    args = refusal.args
    hand = view.hand or ()
    places = {(lying.seat, lying.area) for lying in view.table}
    match refusal.reason:
        case "not-in-hand":
            wanted = tried.cards if isinstance(tried, Play) else (getattr(tried, "card", ""),)
            return hand.count(card_of(refusal)) < wanted.count(card_of(refusal))
        case "wrong-way-up":
            return card_of(refusal) in hand
        case "not-higher":
            same = [action for action in legal if isinstance(action, Play) and len(action.cards) == args["count"]]
            return all(action.value > int(str(args["value"])) for action in same)
        case "own-set" | "own-area":
            return all(action.seat != view.seat for action in legal if isinstance(action, (Add, Take)))
        case "no-set-to-add-to" | "nothing-to-take":
            assert isinstance(tried, (Add, Take))
            return (tried.seat, tried.area) not in places
        case "other-value":
            assert isinstance(tried, Add)
            same_place = [
                action
                for action in legal
                if isinstance(action, Add) and (action.seat, action.area) == (tried.seat, tried.area)
            ]
            return all(action.card.split("/")[0] == str(args["value"]) for action in same_place)
        case "guard-no-turn":
            kinds = {type(action) for action in legal}
            return bool(kinds & {Play, Add}) and Turn not in kinds
        case "guard-no-take":
            return not any(isinstance(action, Take) for action in legal)
        case reason:
            raise AssertionError(f"{reason}: what does it advise?")


def check(seats: int, sets: list[Options], most: int, every: int) -> set[str]:
    """Returns the reasons that came up."""
    reasons = set()
    for number, options in enumerate(sets):
        for asked in situations(GAME, options, seats, seed=number, most=most, every=every):
            view = asked.match.state.view(asked.seat)
            for tried, refusal in asked.refused():
                reasons.add(refusal.reason)
                assert follows(tried, refusal, asked.legal, view), (options, tried, refusal, asked.legal, view)
    return reasons


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_refusal_says_can_be_followed(seats: int) -> None:
    reasons = check(seats, option_sets(GAME, NAMES, seats)[::5], most=80, every=20)
    assert {"not-in-hand", "not-higher", "wrong-way-up", "nothing-to-take"} <= reasons


@pytest.mark.long
@pytest.mark.parametrize("seats", list(GAME.seats))
def test_what_a_refusal_says_can_be_followed_with_every_set_of_house_rules(seats: int) -> None:
    reasons = check(seats, option_sets(GAME, NAMES, seats), most=300, every=10)
    assert {"not-higher", "other-value", "own-area" if seats == 2 else "own-set"} <= reasons
