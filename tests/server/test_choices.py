"""Choices as they go over the wire are encoded once, shared by tables, and bounded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from estaminet import games
from estaminet.server import choices
from estaminet.server.choices import EncodedChoices, choice_of, choices_of


def _sent(choice: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(choice))


def _unnumbered(fields: dict[str, Any]) -> dict[str, Any]:
    return {
        key: _unnumbered(value) if isinstance(value, dict) else value for key, value in fields.items() if key != "index"
    }


def _decoded(made: EncodedChoices, legal: Any) -> list[Any]:
    data: list[Any] = msgspec.json.decode(msgspec.json.encode(made.encoded(legal)))
    return data


def test_every_action_of_every_game_goes_out_with_its_fields_and_comes_back() -> None:
    for game in games.all_games():
        seats = game.manifest.usual_seats
        options = game.options_type()
        made = choices_of(game, options, seats)
        actions = list(game.actions(options, seats))[:600]
        for action, sent in zip(actions, _decoded(made, actions), strict=True):
            assert sent == _sent(choice_of(game, action))
            assert made.at(sent["action"]["index"]) is action
            fields = _unnumbered(sent["action"])
            assert "index" not in msgspec.json.encode(fields).decode()
            assert made.like(fields) is action
            assert made.read(sent["text"], options, seats) is action


@pytest.mark.inside
def test_what_is_kept_is_bounded(monkeypatch: Any) -> None:
    monkeypatch.setattr(choices, "MOST_KEPT", 10)
    game = games.find("dudo")
    made = EncodedChoices(game, game.actions(game.options_type(), 2))
    actions = made.actions[:64]
    assert _decoded(made, actions) == [_sent(choice_of(game, action)) for action in actions]
    assert len(made.kept) <= 10
    assert len(made.texts) <= 10
    assert len(made.by_text) <= 10


@pytest.mark.inside
def test_lists_are_put_together_from_what_was_offered_before_whatever_their_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(choices, "MOST_LISTS", 3)
    game = games.find("dudo")
    made = EncodedChoices(game, game.actions(game.options_type(), 4))
    some = tuple(made.actions)
    offered = [
        some[20:40],
        some[30:60],
        some[25:35],
        (*some[58:61], some[22], some[21]),
        some[50:10:-3],
        some[40:41],
        (),
    ]
    for legal in [*offered, *offered, list(some[5:50])]:
        for _ in range(2):
            assert _decoded(made, legal) == [_sent(choice_of(game, action)) for action in legal]
        assert len(made.lists) <= 3


@pytest.mark.inside
def test_tables_of_the_same_actions_share_what_is_made_of_them_and_only_the_latest_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(choices, "MOST_TABLES", 2)
    monkeypatch.setattr(choices, "_latest", {})
    game = games.find("udaka")
    options = game.options_type()
    first = choices_of(game, options, 3)
    assert choices_of(game, options, 3) is first
    other = choices_of(game, options, 4)
    assert other is not first
    assert choices_of(game, options, 3) is first, "now the latest"
    choices_of(game, options, 5)
    assert len(choices._latest) == 2
    assert choices_of(game, options, 3) is first
    assert choices_of(game, options, 4) is not other
