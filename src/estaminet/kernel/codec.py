"""JSON for everything that leaves the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Union

import msgspec

from estaminet.kernel.values import AnOptions, AView

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Deed, Event, Options, View


class Codec(Generic[AnOptions, AView]):
    """Writes and reads one game's actions, outcomes, events, views and options. Make one per game and keep it."""

    def __init__(self, game: Game[AnOptions, Any, AView]) -> None:
        self._game = game
        self._encode = msgspec.json.Encoder().encode
        self._deed = msgspec.json.Decoder(Union[(*game.action_types, *game.outcome_types)])
        self._event = msgspec.json.Decoder(Union[game.event_types])  # noqa: UP007
        self._view: msgspec.json.Decoder[AView] = msgspec.json.Decoder(game.view_type)
        self._options: msgspec.json.Decoder[AnOptions] = msgspec.json.Decoder(game.options_type)

    def encode(self, value: Deed | Event | View | Options) -> bytes:
        return self._encode(value)

    def decode_deed(self, data: bytes) -> Deed:
        return self._deed.decode(data)  # type: ignore[no-any-return]

    def decode_event(self, data: bytes) -> Event:
        return self._event.decode(data)  # type: ignore[no-any-return]

    def decode_view(self, data: bytes) -> AView:
        return self._view.decode(data)

    def decode_options(self, data: bytes) -> AnOptions:
        return self._options.decode(data)


def plain(options: Options) -> dict[str, Any]:
    """Options as plain data for records and messages."""
    data: dict[str, Any] = msgspec.to_builtins(options)
    return data
