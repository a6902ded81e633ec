"""A match written down, as text or as JSON. Reading either replays it and verifies every line.

estaminet-record 1
game dudo
rules 1
seats 2
option direction north
name 0 Ada
name 1 Grace

chance roll 1233b 14455
0 2x3
1 dudo

result 2 1 DUDO-END-01
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from estaminet.kernel.codec import plain
from estaminet.kernel.errors import BadOptions, BadPosition, BadRecord, Illegal, UnknownGame, Unreadable
from estaminet.kernel.fairness import WORDS_LIMIT, DealChance, FairChance, are_words, commitment
from estaminet.kernel.match import Match
from estaminet.kernel.state import Chance
from estaminet.kernel.values import CHANCE, Outcome, Seat, Word

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from estaminet.kernel.game import Game

FORMAT = 1
NAME_LIMIT = 40


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything about one match. `moves` are `"<seat> <notation>"`, or `"chance <notation>"`."""

    format: Literal[1] = msgspec.field(default=1)
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    names: tuple[str, ...]
    date: str | None = None
    rematch_seat: int | None = None
    position: dict[str, Any] | None = None
    commitment: str | None = None
    words: tuple[str, ...] = ()
    keyed: Literal["rounds"] | None = None
    """How chance is numbered: by its own moves, in a deal that several people play; else by all moves."""
    secret: str | None = None
    taken_back: tuple[str, ...] = ()
    """Moves that were played and taken back with everybody's consent: `"<moves before it> <seat> <notation>"`."""
    branch: str | None = None
    """It goes on from a moment of another match: `"<record> <moves before it> same"`, or `drawn` where what its player
    could not see was drawn anew; `-` for a record that was brought along. It begins in `position`, to which nobody was
    committed."""
    hints: tuple[int, ...] = ()
    """Where hints could be asked for: how many each seat took."""
    moves: tuple[str, ...] = ()
    places: tuple[int, ...] | None = None
    clause: str | None = None


def record_of(
    match: Match,
    names: tuple[str, ...],
    *,
    date: str | None = None,
    fair: FairChance | None = None,
    from_position: bool = False,
    taken_back: tuple[str, ...] = (),
    branch: str | None = None,
    hints: tuple[int, ...] = (),
) -> Record:
    """The record of a match as it stands. The secret behind its chance is written only once the match has ended."""
    game, ended = match.game, match.ended
    for name in names:
        _check_name(name)
    write = game.write
    return Record(
        game=game.key,
        rules=game.manifest.rules_version,
        seats=match.seats,
        options=plain(match.options),
        names=names,
        date=date,
        rematch_seat=match.rematch_seat,
        position=json.loads(json.dumps(game.position(match.start))) if from_position else None,
        commitment=commitment(fair.secret) if fair else None,
        words=fair.words if fair else (),
        keyed="rounds" if isinstance(fair, DealChance) else None,
        secret=fair.secret.hex() if fair and ended else None,
        taken_back=taken_back,
        branch=branch,
        hints=hints,
        moves=tuple([f"{'chance' if m.by == CHANCE else m.by} {write(m.deed)}" for m in match.moves]),
        places=ended.places if ended else None,
        clause=ended.clause if ended else None,
    )


def is_name(name: str) -> bool:
    """Whether this can be the name of a player."""
    return bool(name) and name == name.strip() and name.isprintable() and len(name) <= NAME_LIMIT


def _check_name(name: str) -> None:
    if not is_name(name):
        raise BadRecord("bad-name", name=name, most=NAME_LIMIT)


def to_json(record: Record) -> str:
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def _value_text(value: object) -> str:
    """An option's value: a plain word as it is, anything else as JSON."""
    text = json.dumps(value, ensure_ascii=False)
    if isinstance(value, str) and value and value == value.strip() and value.isprintable() and _value(value) == value:
        return value
    return text


def _value(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _words_text(said: str) -> str:
    """Words as they are, or as a JSON string where the plain form would lose their spaces or be taken for one."""
    return json.dumps(said, ensure_ascii=False) if _needs_quotes(said) else said


def _words(text: str) -> str:
    """What `_words_text` wrote. (Tables accept no words with spaces around them any more; older records have some.)"""
    said = _value(text) if text.startswith('"') else text
    return said if isinstance(said, str) and _needs_quotes(said) else text


def _needs_quotes(said: str) -> bool:
    return said != said.strip() or said.startswith('"')


def to_text(record: Record) -> str:
    lines = [
        f"estaminet-record {FORMAT}",
        f"game {record.game}",
        f"rules {record.rules}",
        f"seats {record.seats}",
    ]
    lines += [f"option {key} {_value_text(value)}" for key, value in record.options.items()]
    lines += [f"name {seat} {name}" for seat, name in enumerate(record.names)]
    if record.date is not None:
        lines.append(f"date {record.date}")
    if record.rematch_seat is not None:
        lines.append(f"rematch {record.rematch_seat}")
    if record.position is not None:
        lines.append(f"position {json.dumps(record.position, ensure_ascii=False)}")
    if record.commitment is not None:
        lines.append(f"commitment {record.commitment}")
    lines += [f"words {seat} {_words_text(said)}".rstrip() for seat, said in enumerate(record.words)]
    if record.keyed is not None:
        lines.append(f"keyed {record.keyed}")
    if record.secret is not None:
        lines.append(f"secret {record.secret}")
    lines += [f"taken-back {taken}" for taken in record.taken_back]
    if record.branch is not None:
        lines.append(f"branch {record.branch}")
    if record.hints:
        lines.append(f"hints {' '.join(map(str, record.hints))}")
    lines += ["", *record.moves]
    if record.places is not None:
        lines += ["", f"result {' '.join(map(str, record.places))} {record.clause}"]
    return "\n".join(lines) + "\n"


def read(text: str, find: Callable[[str], Game]) -> tuple[Record, Match]:
    """Read a record in either form, replay it and verify it; raises `BadRecord` at the first bad line."""
    in_json = text.lstrip().startswith("{")
    if in_json:
        try:
            record = msgspec.json.decode(text, type=Record)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadRecord("not-a-record", why=str(error)) from None
        numbers = list(range(1, len(record.moves) + 1))
        result_line = None
    else:
        record, numbers, result_line = _parse(text)
    try:
        return record, _replay(record, find, numbers, result_line)
    except BadRecord as error:
        error.game, error.names, error.in_json = record.game, record.names, in_json
        raise


def _number(text: str, line: int | None) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise BadRecord("no-number", line, text=text[:40])
    return int(text)


def _parse(text: str) -> tuple[Record, list[int], int | None]:
    lines = text.splitlines()
    if not lines or lines[0].split() != ["estaminet-record", str(FORMAT)]:
        raise BadRecord("first-line", 1, first=f"estaminet-record {FORMAT}")
    head: dict[str, Any] = {}
    options: dict[str, object] = {}
    names: dict[int, str] = {}
    words: dict[int, str] = {}
    taken_back: list[str] = []
    moves: list[str] = []
    numbers: list[int] = []
    result_line = None
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if result_line is not None:
            raise BadRecord("after-result", number)
        key, _, rest = line.partition(" ")
        rest = rest.strip()
        if key == "result":
            *places, clause = rest.split() or [""]
            head["places"] = tuple(_number(p, number) for p in places)
            head["clause"] = clause
            result_line = number
        elif key == "chance" or key.isdecimal():
            moves.append(f"{key} {rest}")
            numbers.append(number)
        elif moves:
            raise BadRecord("late-header", number, key=key)
        elif key == "option":
            name, _, value = rest.partition(" ")
            if name in options:
                raise BadRecord("twice", number, key=f"option {name}")
            options[name] = _value(value.strip())
        elif key in ("name", "words"):
            seat, _, said = rest.partition(" ")
            kept = names if key == "name" else words
            if _number(seat, number) != len(kept):
                raise BadRecord("seat-order", number, expected=f"{key} {len(kept)}", has=f"{key} {seat}")
            kept[len(kept)] = said.strip() if key == "name" else _words(said.strip())
        elif key == "taken-back":
            taken_back.append(rest)
        elif key in head:
            raise BadRecord("twice", number, key=key)
        elif key in ("rules", "seats", "rematch"):
            head[key] = _number(rest, number)
        elif key in ("game", "date", "commitment", "secret", "branch"):
            head[key] = rest
        elif key == "keyed":
            if rest != "rounds":
                raise BadRecord("keyed", number, text=rest[:40])
            head[key] = rest
        elif key == "hints":
            head[key] = tuple(_number(taken, number) for taken in rest.split())
        elif key == "position":
            position = _value(rest)
            if not isinstance(position, dict):
                raise BadRecord("position-form", number)
            head[key] = position
        else:
            raise BadRecord("unknown-header", number, key=key)
    for needed in ("game", "rules", "seats"):
        if needed not in head:
            raise BadRecord("missing-header", key=needed)
    record = Record(
        game=head["game"],
        rules=head["rules"],
        seats=head["seats"],
        options=options,
        names=tuple(names.values()),
        date=head.get("date"),
        rematch_seat=head.get("rematch"),
        position=head.get("position"),
        commitment=head.get("commitment"),
        words=tuple(words.values()),
        keyed=head.get("keyed"),
        secret=head.get("secret"),
        taken_back=tuple(taken_back),
        branch=head.get("branch"),
        hints=head.get("hints", ()),
        moves=tuple(moves),
        places=head.get("places"),
        clause=head.get("clause"),
    )
    return record, numbers, result_line


def _begin(record: Record, find: Callable[[str], Game]) -> Match:
    try:
        game = find(record.game)
        if record.rules != game.manifest.rules_version:
            has = game.manifest.rules_version
            raise BadRecord("other-rules", version=record.rules, game=game.manifest.title, has=has)
        if record.rematch_seat is not None and not 0 <= record.rematch_seat < record.seats:
            raise BadRecord("rematch-seat", seat=record.rematch_seat, seats=record.seats)
        options = game.read_options(record.options, record.seats)
        if record.position is None:
            rematch_seat = None if record.rematch_seat is None else Seat(record.rematch_seat)
            return Match(game, options, record.seats, rematch_seat=rematch_seat)
        match = Match.from_position(game, game.from_position(record.position))
        if match.options != options or match.seats != record.seats:
            raise BadRecord("position-other")
        return match
    except BadOptions as error:
        raise BadRecord("options", details=error.reasons) from None
    except UnknownGame as error:
        raise BadRecord("unknown-game", game=error.key, known=", ".join(error.known)) from None
    except BadPosition as error:
        raise BadRecord("position", why=str(error)) from None


def _replay(record: Record, find: Callable[[str], Game], numbers: list[int], result_line: int | None) -> Match:
    match = _begin(record, find)
    game = match.game
    if len(record.names) != record.seats:
        raise BadRecord("names", seats=record.seats, names=len(record.names))
    for name in record.names:
        _check_name(name)
    for taken in record.taken_back:
        after, _, rest = taken.partition(" ")
        seat, _, notation = rest.partition(" ")
        if not (after.isdecimal() and seat.isdecimal() and notation) or _number(seat, None) >= record.seats:
            raise BadRecord("taken-back", text=taken[:60])
    if record.branch is not None:
        branch_of(record)
    if record.hints and (len(record.hints) != record.seats or min(record.hints) < 0):
        raise BadRecord("hints", seats=record.seats, hints=" ".join(map(str, record.hints)))
    fair = _fair_chance(record)
    for text, line in zip(record.moves, numbers, strict=True):
        who, _, notation = text.partition(" ")
        if who != "chance" and not who.isdecimal():
            raise BadRecord("no-seat", line, text=who[:40])
        by = CHANCE if who == "chance" else Seat(_number(who, line))
        try:
            deed = game.read(notation, match.options, match.seats)
            if fair is not None and by == CHANCE and isinstance(match.pending, Chance):
                derived = match.state.sample(fair.rng(len(match.moves), match.drawn))
                if deed != derived:
                    raise BadRecord("other-chance", line, derived=game.write(derived), has=notation)
            match.play(by, deed)
        except Unreadable as error:
            why = (f"unreadable-{error.reason}", error.args_by_name)
            raise BadRecord("unreadable", line, details=[why], move=text) from None
        except Illegal as error:
            clause, why = error.refusal.clause, (f"refusal-{error.refusal.reason}", error.refusal.args)
            raise BadRecord("illegal", line, clause=clause, details=[why], move=text, rule=clause) from None
    ended = match.ended
    result = (ended.places, ended.clause) if ended else (None, None)
    if (record.places, record.clause) != result:
        raise BadRecord("result", result_line, result=_result(*result), has=_result(record.places, record.clause))
    return match


def _result(places: Sequence[int] | None, clause: str | None) -> str | Word:
    return Word("record-no-result") if places is None else f"{' '.join(map(str, places))} {clause}"


def _fair_chance(record: Record) -> FairChance | None:
    """The chance derived from the record's revealed secret, after checking that against the commitment."""
    for said in record.words:
        if not are_words(said):
            raise BadRecord("bad-words", most=WORDS_LIMIT)
    if record.secret is None:
        return None
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise BadRecord("secret-form") from None
    if record.commitment is None:
        raise BadRecord("secret-not-promised")
    if commitment(secret) != record.commitment:
        raise BadRecord("secret-other")
    if len(record.words) != record.seats:
        raise BadRecord("words", seats=record.seats, words=len(record.words))
    return (DealChance if record.keyed == "rounds" else FairChance)(secret, record.words)


def branch_of(record: Record) -> tuple[str, int, str] | None:
    """The record that a branch goes on from, after how many of its moves, and in which world; None if it is none."""
    if record.branch is None:
        return None
    parts = record.branch.split(" ")
    if len(parts) != 3 or not parts[1].isdecimal() or parts[2] not in ("same", "drawn") or record.position is None:
        raise BadRecord("branch", text=record.branch[:60])
    return parts[0], _number(parts[1], None), parts[2]


def chance_is_verified(record: Record) -> bool:
    """Whether a record that was read had its chance recomputed (it reveals its secret)."""
    return record.secret is not None


def count_chance(match: Match) -> int:
    """How many of the moves were made by chance."""
    return sum(isinstance(move.deed, Outcome) for move in match.moves)
