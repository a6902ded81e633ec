# ruff: noqa: E501 - the lines that are changed are quoted whole

"""The suite is tested too: the tiny game of `new-game` passes it, and every way to break that game that we could think of is noticed.

Each broken game is the tiny one with a few lines changed, so the finding can only come from that change.
"""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from estaminet import games
from estaminet.cli.new_game import write_game
from estaminet.conformance import check
from estaminet.games import find

_NUMBER = itertools.count()
MATCHES = 12

Change = tuple[str, str, str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place outside the package where games are found."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    return tmp_path


def findings(folder: Path, *changes: Change) -> list[tuple[str, str]]:
    """What the suite says about the tiny game with these changes; `NEWGAME` stands for the prefix of its clauses."""
    key = f"tiny{next(_NUMBER)}x"
    write_game(key, folder / key)
    for file, old, new in changes:
        path = folder / key / file
        text = path.read_text("utf-8").replace(key.upper(), "NEWGAME")
        assert old in text, f"{file} has no {old!r}: the tiny game has changed, and this test with it"
        path.write_text(text.replace(old, new).replace("NEWGAME", key.upper()), encoding="utf-8")
    return [(found.check, found.message.replace(key.upper(), "NEWGAME")) for found in check(find(key), MATCHES)]


def test_the_tiny_game_passes(folder: Path) -> None:
    assert findings(folder) == []


OWN_HAND = "self.hands[viewer] if viewer is not None and self.phase != DEAL else None"
ASIDES_FOR_OWNERS = "looks = self.face_up or seat == viewer"
TURN_PASSES = "        self.turn += 1\n        if self.turn == self.seats:"
SWAP_ONLY_IF_IT_HELPS = "ACTIONS if self.phase == TURN and seat == self.turn and self.pile[-1] > self.hands[seat] else ACTIONS[:1] if self.phase == TURN and seat == self.turn else ()"

BROKEN: dict[str, tuple[str, str, list[Change]]] = {
    "a view that shows cards put aside face down": (
        "twins",
        "what it did not say",
        [("state.py", ASIDES_FOR_OWNERS, "looks = True")],
    ),
    "a view that hides a secret in a number": (
        "twins",
        "another view",
        [
            (
                "state.py",
                "            len(self.pile),\n",
                "            len(self.pile) + self.hands[0] % 2 * (self.phase == TURN),\n",
            )
        ],
    ),
    "a spectator who sees the first hand": (
        "twins",
        "spectator",
        [("state.py", OWN_HAND, "self.hands[viewer or 0] if self.phase != DEAL else None")],
    ),
    "an event that tells everybody which card was drawn": (
        "twins",
        "tells",
        [
            (
                "events.py",
                "        if viewer == self.seat:\n            return self\n        return Swapped(self.seat, self.aside if self.face_up else None, None, self.face_up)",
                "        return self",
            )
        ],
    ),
    "a deal that is told in full": (
        "twins",
        "told differently",
        [
            (
                "events.py",
                "own = [card if seat == viewer else None for seat, card in enumerate(self.hands)]",
                "own = list(self.hands)",
            )
        ],
    ),
    "an event that tells spectators more than players": (
        "events",
        "spectator is told",
        [
            (
                "events.py",
                "own = [card if seat == viewer else None for seat, card in enumerate(self.hands)]",
                "own = [card if viewer in (seat, None) else None for seat, card in enumerate(self.hands)]",
            )
        ],
    ),
    "a list of actions that depends on a hidden card": (
        "twins",
        "offers it other actions",
        [
            ("state.py", "ACTIONS if self.phase == TURN and seat == self.turn else ()", SWAP_ONLY_IF_IT_HELPS),
            (
                "state.py",
                '            return Refusal("NEWGAME-TURN-01"',
                '            return Refusal("NEWGAME-TURN-01"',
            ),
            (
                "state.py",
                "        return None\n\n    def outcome_refusal",
                '        if deed.index == SWAP.index and self.pile[-1] <= self.hands[seat]:\n            return Refusal("NEWGAME-TURN-02", "match-over")\n        return None\n\n    def outcome_refusal',
            ),
        ],
    ),
    "an imagine that knows the real cards": (
        "twins",
        "every twin had it right",
        [
            (
                "state.py",
                "        self.hands = order[: self.seats]\n",
                "        self.hands = order[: self.seats]\n        REAL[:] = order[: self.seats]\n",
            ),
            ("state.py", "DEAL: Final = 0", "REAL: list[int] = []\nDEAL: Final = 0"),
            ("imagine.py", "import CHOICES", "import REAL, CHOICES"),
            (
                "imagine.py",
                "        elif seat == me and view.hand is not None:",
                "        elif seat != me and choice is None and REAL[seat] in unseen:\n            state.hands[seat] = REAL[seat]\n            unseen.remove(REAL[seat])\n        elif seat == me and view.hand is not None:",
            ),
            (
                "imagine.py",
                "state.asides[seat] = unseen.pop()",
                "state.asides[seat] = REAL[seat] if REAL[seat] in unseen else unseen[0]\n            unseen.remove(state.asides[seat])",
            ),
        ],
    ),
    "an imagine with only one world": (
        "twins",
        "never differed",
        [("imagine.py", "    rng.shuffle(unseen)\n", "")],
    ),
    "an imagine that forgets the own card": (
        "twins",
        "another view",
        [("imagine.py", "elif seat == me and view.hand is not None:", "elif seat == -5 and view.hand is not None:")],
    ),
    "an imagine that loses a card": (
        "twins",
        "impossible",
        [("imagine.py", "    state.pile = unseen\n", "    state.pile = unseen[1:]\n")],
    ),
    "an illegal action that is accepted": (
        "legal",
        "accepted from seat",
        [
            (
                "state.py",
                "if seat != self.turn:\n            return Refusal",
                "if seat == 99:\n            return Refusal",
            )
        ],
    ),
    "a legal action that is not listed": (
        "legal",
        "accepted from seat",
        [("state.py", "return ACTIONS if self.phase == TURN", "return ACTIONS[:1] if self.phase == TURN")],
    ),
    "an action that is listed twice": (
        "legal",
        "listed twice",
        [("state.py", "return ACTIONS if self.phase == TURN", "return [*ACTIONS, ACTIONS[0]] if self.phase == TURN")],
    ),
    "a listed action that is refused": (
        "legal",
        "but refused",
        [
            (
                "state.py",
                "        return None\n\n    def outcome_refusal",
                '        if deed.index == SWAP.index:\n            return Refusal("NEWGAME-TURN-02", "match-over")\n        return None\n\n    def outcome_refusal',
            )
        ],
    ),
    "an order of actions that changes": (
        "looking",
        "legal gives another answer",
        [
            (
                "state.py",
                "        return ACTIONS if self.phase == TURN",
                "        SEEN.append(1)\n        if len(SEEN) % 2 and self.phase == TURN and seat == self.turn:\n            return ACTIONS[::-1]\n        return ACTIONS if self.phase == TURN",
            ),
            ("state.py", "DEAL: Final = 0", "SEEN: list[int] = []\nDEAL: Final = 0"),
        ],
    ),
    "a state that is changed by looking": (
        "looking",
        "view changes the state",
        [
            (
                "state.py",
                '        choices: list[Literal["keep", "swap"] | None] = []\n',
                '        self.pile.reverse()\n        choices: list[Literal["keep", "swap"] | None] = []\n',
            )
        ],
    ),
    "an endless game": (
        "ends",
        "no end after",
        [
            (
                "state.py",
                TURN_PASSES,
                "        self.turn = (self.turn + 1) % self.seats\n        if self.turn == self.seats:",
            ),
            ("state.py", "if deed.index == SWAP.index:", "if deed.index == -5:"),
        ],
    ),
    "a copy that shares its cards": (
        "copy",
        "chang",
        [("state.py", "self.hands[:]", "self.hands")],
    ),
    "a state that cannot be pickled": (
        "pickle",
        "cannot be pickled: TypeError: nor should it",
        [
            (
                "state.py",
                "    def legal(",
                '    def __reduce__(self) -> str:\n        raise TypeError("nor should it")\n\n    def legal(',
            )
        ],
    ),
    "a pickled state that has forgotten whose turn it is": (
        "pickle",
        "sees something else once a state was pickled",
        [
            (
                "state.py",
                "    def legal(",
                "    def __reduce__(self) -> tuple[object, ...]:\n        return type(self), (self.options, self.seats), {**vars(self), 'turn': 0}\n\n    def legal(",
            )
        ],
    ),
    "a deep copy that is the state itself": (
        "pickle",
        "deep-copied changed the original",
        [
            (
                "state.py",
                "    def legal(",
                "    def __deepcopy__(self, memo: object) -> 'NewGameState':\n        return self\n\n    def legal(",
            )
        ],
    ),
    "an outcome that is sampled and refused": (
        "chance",
        "refused",
        [("state.py", "sorted(outcome.order) != DECK", "sorted(outcome.order) == DECK")],
    ),
    "a broken invariant": (
        "violations",
        "the cards are",
        [("state.py", "self.hands[by] = self.pile.pop()", "self.hands[by] = self.pile[-1]")],
    ),
    "places that are no places": (
        "places",
        "are not the places",
        [("state.py", "Ended(places_of(self.hands)", "Ended(tuple(self.hands)")],
    ),
    "an ending by a clause that does not exist": (
        "clauses",
        "NEWGAME-END-77",
        [
            (
                "state.py",
                'Ended(places_of(self.hands), "NEWGAME-END-01")',
                'Ended(places_of(self.hands), "NEWGAME-END-77")',
            )
        ],
    ),
    "a refusal by a clause that does not exist": (
        "clauses",
        "NEWGAME-TURN-77",
        [("state.py", 'Refusal("NEWGAME-TURN-01"', 'Refusal("NEWGAME-TURN-77"')],
    ),
    "a default that is not legal": (
        "default",
        "is not legal",
        [
            ("state.py", "return ACTIONS if self.phase == TURN", "return ACTIONS[1:] if self.phase == TURN"),
            (
                "state.py",
                "        return None\n\n    def outcome_refusal",
                '        if deed.index != SWAP.index:\n            return Refusal("NEWGAME-TURN-02", "match-over")\n        return None\n\n    def outcome_refusal',
            ),
        ],
    ),
    "an event without a sentence in French": (
        "strings",
        "fr has other messages",
        [("strings/fr.ftl", "event-kept", "event-garde")],
    ),
    "a sentence that wants an argument nobody gives": (
        "sentences",
        "event-kept",
        [("strings/sv.ftl", "event-kept = { $seat }", "event-kept = { $sete }")],
    ),
    "a clause that no test names": (
        "tests",
        "no test names NEWGAME-",
        [("tests/test_rules.py", "NEWGAME-TURN-01", "the first clause on turns")],
    ),
    "a clause that is missing in Swedish": (
        "rules",
        "sv",
        [("RULES.sv.md", "**NEWGAME-TURN-01**", "**NEWGAME-TURN-91**")],
    ),
    "two actions with one notation": (
        "notation",
        "both written",
        [("notation.py", "return TEXT[deed.index]", "return TEXT[0]")],
    ),
    "a position that forgets something": (
        "positions",
        "after loading",
        [("position.py", "pile=", "pile=tuple(sorted(state.pile)) or ")],
    ),
    "a playthrough that tells another story": (
        "playthroughs",
        "should be",
        [("strings/en.ftl", "event-kept = { $seat }", "event-kept = Now { $seat }")],
    ),
    "no playthrough in French": (
        "playthroughs",
        "told in fr",
        [("tests/playthroughs/three-players.txt", "told in fr", "told in en")],
    ),
    "a playthrough that is not legal": (
        "playthroughs",
        "does not verify",
        [("tests/playthroughs/two-players.txt", "\n0 ", "\n1 ")],
    ),
    "a match that crashes": (
        "crash",
        "ZeroDivisionError",
        [
            (
                "state.py",
                "        self.choices[by] = deed.index\n",
                "        self.choices[by] = deed.index // (1 - self.turn)\n",
            )
        ],
    ),
    "a credit that does not say whose game it is": (
        "credits",
        "affiliated",
        [("manifest.toml", "affiliated", "related")],
    ),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_game_is_noticed(folder: Path, broken: str) -> None:
    expected, says, changes = BROKEN[broken]
    found = findings(folder, *changes)
    assert any(part == expected and says in message for part, message in found), found[:5]
