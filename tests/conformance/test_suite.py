# ruff: noqa: E501 - the lines that are changed are quoted whole

"""The suite is tested too: the tiny game of `new-game` passes it, and every way to break that game that we could think of is noticed.

Each broken game is the tiny one with a few lines changed, so the finding can only come from that change.
"""

from __future__ import annotations

import itertools
import tempfile
from functools import cache
from pathlib import Path

import pytest

from estaminet import games
from estaminet.cli.new_game import write_game
from estaminet.conformance import check
from estaminet.conformance.playthroughs import retell
from estaminet.games import find

_NUMBER = itertools.count()
MATCHES = 12

Change = tuple[str, str, str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place outside the package where games are found."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    return tmp_path


@cache
def _tales() -> dict[str, str]:
    """The playthroughs of the tiny game as it should be, under the name of good0."""
    with tempfile.TemporaryDirectory() as place, pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, place])
        write_game("good0", Path(place, "good0"))
        return {path.name: path.read_text("utf-8") for path in retell(find("good0"))}


def findings(folder: Path, *changes: Change) -> list[tuple[str, str]]:
    """What the suite says about the tiny game with these changes; `NEWGAME` stands for the prefix of its clauses."""
    key = f"tiny{next(_NUMBER)}x"
    write_game(key, folder / key)
    tales = folder / key / "tests" / "playthroughs"
    tales.mkdir()
    for name, text in _tales().items():
        (tales / name).write_text(text.replace("good0", key).replace("GOOD0", key.upper()), encoding="utf-8")
    for file, old, new in changes:
        path = folder / key / file
        text = path.read_text("utf-8").replace(key.upper(), "NEWGAME")
        assert old in text, f"{file} has no {old!r}: the tiny game has changed, and this test with it"
        path.write_text(text.replace(old, new).replace("NEWGAME", key.upper()), encoding="utf-8")
        if not old:
            path.unlink()
    return [(finding.check, finding.message.replace(key.upper(), "NEWGAME")) for finding in check(find(key), MATCHES)]


def test_the_tiny_game_passes(folder: Path) -> None:
    assert findings(folder) == []


def test_what_the_kernel_can_do_itself_may_be_left_out(folder: Path) -> None:
    """Without advice silence takes the first action, and help shows all clauses."""
    assert findings(folder, ("advice.py", "", "")) == []


def test_a_game_need_not_list_its_legal_actions(folder: Path) -> None:
    """What `refusal` accepts is legal."""
    assert findings(folder, ("state.py", "def legal(", "def listed(")) == []


def test_a_game_may_have_fewer_languages_than_we(folder: Path) -> None:
    tales = [f"tests/playthroughs/{name}" for name in _tales() if "-en" not in name]
    texts = [name for code in ("fr", "sv") for name in (f"RULES.{code}.md", f"strings/{code}.ftl")]
    assert findings(folder, *[(name, "", "") for name in (*tales, *texts)]) == []


MORE_IN_THE_VIEW = "            pile=len(self.pile),\n"
ASIDES_FOR_OWNERS = "(self.face_up or seat == viewer)"
TURN_PASSES = "            self.turn = by + 1 if by + 1 < self.seats else NOBODY\n"
LEGAL = "return ACTIONS if seat == self.turn else ()"
NO_REFUSAL = "        return None\n\n    def sample"
SWAP_ONLY_IF_IT_HELPS = "return ACTIONS if seat == self.turn and self.pile[-1] > self.hands[seat] else ACTIONS[:1] if seat == self.turn else ()"
SHUFFLE = "        return Shuffle(tuple(rng.shuffled(DECK)))\n"
SHUFFLED = "        order = rng.shuffled(DECK)\n"
SAMPLED = "        return Shuffle(tuple(order))\n"
IMPORTED = "from estaminet.kernel.fields import NOBODY\n"
DEALT = "    hands: tuple[int | None, ...]\n"
TOLD_TO_SPECTATORS = """
    def seen_by(self, viewer):
        return self if viewer is None else Dealing.seen_by(self, viewer)
"""
SHARES_ITS_CARDS = """    def copy(self):
        other = type(self)(self.options, self.seats)
        other.turn, other.hands, other.choices = self.turn, self.hands, self.choices[:]
        other.asides, other.pile = self.asides[:], self.pile[:]
        return other

"""

BROKEN: dict[str, tuple[str, str, list[Change]]] = {
    "a view that shows cards put aside face down": (
        "twins",
        "what it did not say",
        [("state.py", ASIDES_FOR_OWNERS, "True")],
    ),
    "a view that hides a secret in a number": (
        "twins",
        "another view",
        [
            (
                "state.py",
                MORE_IN_THE_VIEW,
                "            pile=len(self.pile) + self.hands[0] % 2 * (self.turn != NOBODY),\n",
            )
        ],
    ),
    "a spectator who sees the first hand": (
        "twins",
        "spectator",
        [("state.py", MORE_IN_THE_VIEW, MORE_IN_THE_VIEW + "            hand=self.hands[viewer or 0] or None,\n")],
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
        [("events.py", "class Dealt(Dealing, frozen=True)", "class Dealt(Public, frozen=True)")],
    ),
    "an event that tells spectators more than players": (
        "events",
        "spectator is told",
        [("events.py", DEALT, DEALT + TOLD_TO_SPECTATORS)],
    ),
    "a list of actions that depends on a hidden card": (
        "twins",
        "offers it other actions",
        [
            ("state.py", LEGAL, SWAP_ONLY_IF_IT_HELPS),
            (
                "state.py",
                NO_REFUSAL,
                '        elif isinstance(deed, Swap) and self.pile[-1] <= self.hands[seat]:\n            return Refusal("NEWGAME-TURN-01", "not-your-turn")\n'
                + NO_REFUSAL,
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
                "        self.hands = order[: self.seats]\n        if 'Match' in repr(tell):\n            REAL[:] = order[: self.seats]\n",
            ),
            ("state.py", IMPORTED, IMPORTED + "REAL: list[int] = []\n"),
            ("imagine.py", "from estaminet.kernel.rng", "from .state import REAL\nfrom estaminet.kernel.rng"),
            (
                "imagine.py",
                "    rng.shuffle(unseen)\n",
                "    rng.shuffle(unseen)\n    unseen.sort(key=lambda card: card not in REAL)\n",
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
    "an imagine that forgets the seat's own card": (
        "twins",
        "another view",
        [("imagine.py", "known(observation)\n", "known(observation)\n    state.hands[observation.seat] = NO_CARD\n")],
    ),
    "an imagine that forgets what was seen": (
        "past",
        "cannot have come about",
        [("state.py", ASIDES_FOR_OWNERS, "self.face_up")],
    ),
    "a past that leads elsewhere": (
        "past",
        "leads to another world",
        [("imagine.py", "*reversed(world.pile)", "*world.pile")],
    ),
    "a past that did not happen": (
        "past",
        "more in its past than happened",
        [("imagine.py", "*reversed(world.pile))),))", "*reversed(world.pile))), Shuffle(())))")],
    ),
    "an imagine in which somebody else is asked": (
        "twins",
        "waits for",
        [("state.py", "return ASKED[self.turn]", "return ASKED[self.turn if self.pile[0] % 2 else 0]")],
    ),
    "a field that no position has": (
        "fields",
        "a state keeps pile",
        [("position.py", '    Field("pile", ListOf(CARD, newest_first=True), shown=None),\n', "")],
    ),
    "a field that no state has": (
        "fields",
        "no such attribute",
        [("position.py", 'follows=("face_up",)', 'follows=("face_up", "lucky")')],
    ),
    "an imagine that loses a card": (
        "twins",
        "impossible",
        [("imagine.py", "    state.pile = unseen\n", "    state.pile = unseen[1:]\n")],
    ),
    "an illegal action that is accepted": (
        "legal",
        "accepted from seat",
        [("state.py", "elif seat != self.turn:\n", "elif seat == 99:\n")],
    ),
    "a legal action that is not listed": (
        "legal",
        "accepted from seat",
        [("state.py", LEGAL, "return ACTIONS[:1] if seat == self.turn else ()")],
    ),
    "an action that is listed twice": (
        "legal",
        "listed twice",
        [("state.py", LEGAL, "return [*ACTIONS, ACTIONS[0]] if seat == self.turn else ()")],
    ),
    "a listed action that is refused": (
        "legal",
        "but refused",
        [
            (
                "state.py",
                NO_REFUSAL,
                '        elif isinstance(deed, Swap):\n            return Refusal("NEWGAME-TURN-01", "not-your-turn")\n'
                + NO_REFUSAL,
            )
        ],
    ),
    "an order of actions that changes": (
        "looking",
        "legal gives another answer",
        [
            (
                "state.py",
                LEGAL,
                "SEEN.append(1)\n        if len(SEEN) % 2 and seat == self.turn:\n            return ACTIONS[::-1]\n        "
                + LEGAL,
            ),
            ("state.py", IMPORTED, IMPORTED + "SEEN: list[int] = []\n"),
        ],
    ),
    "a quicker way to a view that gives another one": (
        "looking",
        "view_from shows viewer 0 something else",
        [
            (
                "state.py",
                "    def violations",
                "    def view_from(self, public, viewer):\n        return public\n\n    def violations",
            )
        ],
    ),
    "a state that is changed by looking": (
        "looking",
        "view changes the state",
        [
            (
                "state.py",
                "        seats = range(self.seats)\n",
                "        self.pile.reverse()\n        seats = range(self.seats)\n",
            )
        ],
    ),
    "an endless game": (
        "ends",
        "no end after",
        [
            ("state.py", TURN_PASSES, "            self.turn = (by + 1) % self.seats\n"),
            ("state.py", "if isinstance(deed, Swap):", "if self.turn == -5:"),
        ],
    ),
    "a copy that shares its cards": (
        "copy",
        "chang",
        [("state.py", "    def legal(", SHARES_ITS_CARDS + "    def legal(")],
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
        [("state.py", "sorted(deed.order) != DECK", "sorted(deed.order) == DECK")],
    ),
    "a deck that is not shuffled": (
        "chance",
        "never comes up",
        [("state.py", SHUFFLE, "        return Shuffle(tuple(DECK))\n")],
    ),
    "a card that always lies at the bottom": (
        "chance",
        "and never does",
        [("state.py", SHUFFLE, f"{SHUFFLED}        order.remove(6)\n        order.append(6)\n{SAMPLED}")],
    ),
    "a card that is dealt too often": (
        "chance",
        "lies too often",
        [
            (
                "state.py",
                SHUFFLE,
                f"{SHUFFLED}        if rng.below(2) == 0:\n            order.remove(6)\n            order.insert(0, 6)\n{SAMPLED}",
            )
        ],
    ),
    "a shuffle of half the deck": (
        "chance",
        "never comes up",
        [("state.py", SHUFFLE, "        return Shuffle((*DECK[:6], *rng.shuffled(DECK[6:])))\n")],
    ),
    "an outcome that is refused now and then": (
        "chance",
        "refused",
        [
            (
                "state.py",
                SHUFFLE,
                f"{SHUFFLED}        if rng.below(20) == 0:\n            order[0] = order[1]\n{SAMPLED}",
            )
        ],
    ),
    "a broken invariant": (
        "violations",
        "the cards are",
        [("state.py", "self.hands[seat] = self.pile.pop()", "self.hands[seat] = self.pile[-1]")],
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
            (
                "advice.py",
                "def score(",
                "def default_action(_):\n    return type('Keep', (), {'index': 0})\n\n\ndef score(",
            ),
            ("state.py", LEGAL, "return ACTIONS[1:] if seat == self.turn else ()"),
            (
                "state.py",
                NO_REFUSAL,
                '        elif not isinstance(deed, Swap):\n            return Refusal("NEWGAME-TURN-01", "not-your-turn")\n'
                + NO_REFUSAL,
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
    "a French colon that may begin a line": (
        "strings",
        "before ; : ? ! or",
        [("strings/fr.ftl", "view-hand = Votre carte\u00a0:", "view-hand = Votre carte :")],
    ),
    "a clause that no test names": (
        "tests",
        "no test names NEWGAME-",
        [("tests/test_rules.py", "test_swap_02_", "test_")],
    ),
    "a clause that is missing in Swedish": (
        "rules",
        "sv",
        [("RULES.sv.md", "**NEWGAME-TURN-01**", "**NEWGAME-TURN-91**")],
    ),
    "strings in a language without rules in it": (
        "rules",
        "there is no RULES.sv.md",
        [("RULES.sv.md", "", "")],
    ),
    "rules in a language without strings in it": (
        "strings",
        "sv has other messages",
        [("strings/sv.ftl", "", "")],
    ),
    "two actions with one notation": (
        "notation",
        "both written",
        [("actions.py", "= (KEEP, SWAP)", "= (KEEP, SWAP, Keep(2))")],
    ),
    "a position that forgets something": (
        "positions",
        "after loading",
        [
            ("position.py", "newest_first=True", "newest_first=False"),
            ("position.py", "    follows=", "    settle=lambda state, given: state.pile.sort() or [],\n    follows="),
        ],
    ),
    "a playthrough that tells another story": (
        "playthroughs",
        "should be",
        [("strings/en.ftl", "event-kept = { $seat }", "event-kept = Now { $seat }")],
    ),
    "no playthrough in French": (
        "playthroughs",
        "told in fr",
        [("tests/playthroughs/3-players-fr.txt", "told in fr", "told in en")],
    ),
    "a playthrough that is not legal": (
        "playthroughs",
        "does not verify",
        [("tests/playthroughs/2-players-en.txt", "\n0 ", "\n1 ")],
    ),
    "a match that crashes": (
        "crash",
        "ZeroDivisionError",
        [("state.py", TURN_PASSES, TURN_PASSES + "            by = Seat(1 // (1 - by))\n")],
    ),
    "a level that is missing": (
        "bots",
        "has no expert",
        [("bots.py", '"expert": by_search(Keeper())', '"master": by_search(Keeper())')],
    ),
    "a bot that answers by more than what it knows and its luck": (
        "bots",
        "the same question with the same luck",
        [
            ("bots.py", "    enough = 4\n", "    enough = 4\n    asked = 0\n"),
            (
                "bots.py",
                "        return [0.95, 0.05] if state.hands[seat] >= self.enough else [0.05, 0.95]",
                "        self.asked += 1\n        return [1.0, 0.0] if self.asked % 2 else [0.0, 1.0]",
            ),
        ],
    ),
    "a level without a name": (
        "bots",
        "no message level-master in sv",
        [("bots.py", '"expert": by_search(Keeper())', '"expert": by_search(Keeper()), "master": by_search(Keeper())')],
    ),
    "a game of grade bots without an encoder": (
        "bots",
        "there is no encode.py",
        [("encode.py", "", "")],
    ),
    "numbers of the wrong length": (
        "bots",
        "at the start of a match",
        [("encode.py", "view.pile / len(DECK)]", "view.pile / len(DECK)] + [0.0] * (view.hand or 0)")],
    ),
    "numbers that were not scaled": (
        "bots",
        "far from -1 to 1",
        [("encode.py", "view.pile / len(DECK)", "1000.0 * view.pile")],
    ),
    "a claim to a board that is not there": (
        "board",
        "no board/Board.svelte",
        [("board/Board.svelte", "", "")],
    ),
    "a credit that does not say whose game it is": (
        "credits",
        "affiliated",
        [("manifest.toml", "own = true", "own = false")],
    ),
    "a credit that says nothing": (
        "credits",
        "whose game it is",
        [("manifest.toml", 'credit = "', 'credit = ""  # "')],
    ),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_game_is_noticed(folder: Path, broken: str) -> None:
    expected, says, changes = BROKEN[broken]
    reported = findings(folder, *changes)
    assert any(part == expected and says in message for part, message in reported), reported[:5]
