"""`estaminet play`: a match in the terminal, alone against bots or with friends around one device."""

from __future__ import annotations

import hashlib
import os
from datetime import UTC, datetime
from pathlib import Path
from shlex import quote
from typing import Annotated

import msgspec
import typer
from rich.rule import Rule
from rich.text import Text

from estaminet.bots.players import Budget, Player, find_player, players_of
from estaminet.cli.arguments import (
    YOU,
    check_seed,
    find_game,
    level_named,
    read_kinds,
    read_names,
    read_options,
)
from estaminet.cli.boards import board_of
from estaminet.cli.errors import BadInput
from estaminet.cli.files import check_free, read_text
from estaminet.cli.help import option_said
from estaminet.cli.language import LangOption, bad_input, chosen_language
from estaminet.cli.local_table import LocalTable
from estaminet.cli.reading import why_bad_record
from estaminet.cli.save import is_save, read_save
from estaminet.cli.screen import Screen, bullet
from estaminet.cli.session import PlayerLeft, Session
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.fairness import SECRET_BYTES, WORDS_LIMIT, FairChance, are_words, commitment
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Options, Seat
from estaminet.text import Speaker


def play(
    game: Annotated[str | None, typer.Argument(help="The game (`estaminet games` lists them).")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where, separated by commas: you (once for each person), random, ...")
    ] = None,
    names: Annotated[str | None, typer.Option(help="Everybody's names, separated by commas.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A house rule, NAME=VALUE or NAME=@FILE; as often as you like.")
    ] = None,
    lang: LangOption = None,
    seed: Annotated[
        int | None, typer.Option(help="Make chance and bots repeatable. Whoever knows the number knows the dice.")
    ] = None,
    words: Annotated[
        list[str] | None,
        typer.Option(
            help="Words to mix into chance, once per person. Given here they come before the program draws its secret "
            "and bind nobody; left out, they are asked for after its fingerprint was shown."
        ),
    ] = None,
    think: Annotated[
        float, typer.Option(min=0.01, max=60, help="Seconds an expert may think about one decision.")
    ] = 1.0,
    save: Annotated[
        Path | None,
        typer.Option(help="Keep the match in this new file: a private save while it goes on, then the public record."),
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume a saved match, and keep it in the same file.")] = None,
) -> None:
    """Play in the terminal: against bots, or several people around one device."""
    speaker = Speaker(chosen_language(lang))
    if resume is not None:
        for given, name in ((seats, "seats"), (names, "names"), (option, "option"), (words, "words"), (save, "save")):
            if given:
                raise bad_input(speaker, "cli-wrong-with-resume", option=f"--{name}", file=str(resume))
        table, screen = _resumed(resume, game, speaker, seed, think)
    elif game is None:
        raise bad_input(speaker, "cli-wrong-no-game")
    else:
        table, screen = _opened(game, seats, names, option or [], words or [], seed, think, save, speaker)
    session = Session(table, board_of(table.game, screen.speaker), screen, resume or save)
    try:
        session.play()
        _end(session)
        matches = 1
        while _wants_rematch(session):
            matches += 1
            table = _rematch(table, screen, None if seed is None else f"{seed}, match {matches}", think)
            session = Session(table, session.board, screen, None)
            session.play()
            _end(session)
    except (PlayerLeft, KeyboardInterrupt):
        _leave(session)


def _secret(seed: int | str | None) -> bytes:
    if seed is None:
        return os.urandom(SECRET_BYTES)
    return hashlib.sha256(f"estaminet seed {seed}".encode()).digest()


def _wants_rematch(session: Session) -> bool:
    """Whether the same people play again; Enter and the end of input are no."""
    screen, speaker = session.screen, session.screen.speaker
    if not session.table.people:
        return False
    yes = speaker.say("cli-yes")
    return (screen.ask(speaker.say("cli-rematch", yes=yes)) or "").casefold() in (yes, yes[0])


def _rematch(before: LocalTable, screen: Screen, seed: str | None, think: float) -> LocalTable:
    """The same table once more, with chance of its own. Whom the rules single out for it is known from before."""
    game, match = before.game, before.match
    start = None if seed is None else int.from_bytes(_secret(seed)[:4], "big")
    bots = _bots(game, before.kinds, start, think)
    fair = _promise(screen, game, before.kinds, match.options, _secret(seed), {})
    again = Match(game, match.options, match.seats, rematch_seat=game.rematch_seat(match.state), chance=fair)
    return LocalTable(again, fair, before.kinds, before.names, bots, datetime.now(UTC).date().isoformat())


def _promise(
    screen: Screen, game: Game, kinds: tuple[str, ...], options: Options, secret: bytes, said_by: dict[int, str]
) -> FairChance:
    """Show the fingerprint of the secret, then ask for the words of everybody who has not said any."""
    _welcome(screen, game, kinds, options, commitment(secret))
    if said_by:
        screen.tell(screen.speaker.say("cli-words-before"))
    for seat, kind in enumerate(kinds):
        if kind == YOU and seat not in said_by:
            said_by[seat] = _ask_words(screen, screen.speaker.names[seat])
    return FairChance(secret, tuple(said_by.get(seat, "") for seat in range(len(kinds))))


def _bots(game: Game, kinds: tuple[str, ...], seed: int | None, think: float) -> dict[Seat, Player]:
    start = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    return {
        Seat(seat): find_player(kind, game, FastRng.of(start, seat), Budget(think))
        for seat, kind in enumerate(kinds)
        if kind != YOU
    }


def _opened(
    key: str,
    seats: str | None,
    names: str | None,
    option: list[str],
    words: list[str],
    seed: int | None,
    think: float,
    save: Path | None,
    speaker: Speaker,
) -> tuple[LocalTable, Screen]:
    """A new match. Everything is checked before anything is asked."""
    game = find_game(key, speaker)
    bot = "club" if "club" in players_of(game) else "random"
    usual = ",".join([YOU] + [bot] * (game.manifest.usual_seats - 1))
    kinds = read_kinds(usual if seats is None else seats, game, speaker, people=True)
    options = read_options(game, option, len(kinds), speaker)
    called = read_names(names, kinds, game, speaker)
    kinds = tuple(level_named(kind, game) for kind in kinds)
    people = [seat for seat, kind in enumerate(kinds) if kind == YOU]
    if len(words) > len(people):
        raise bad_input(speaker, "cli-wrong-words-many", words=len(words), people=len(people))
    for said in words:
        _check_words(said, speaker)
    check_seed(seed, speaker)
    if save is not None:
        check_free(save, speaker)

    screen = Screen(Speaker(speaker.language, game, called))
    board_of(game, screen.speaker)
    said_by = dict(zip(people, [text.strip() for text in words], strict=False))
    fair = _promise(screen, game, kinds, options, _secret(seed), said_by)
    match = Match(game, options, len(kinds), chance=fair)
    date = datetime.now(UTC).date().isoformat()
    return LocalTable(match, fair, kinds, called, _bots(game, kinds, seed, think), date), screen


def _check_words(said: str, speaker: Speaker) -> None:
    if not are_words(said):
        raise bad_input(speaker, "cli-wrong-words", limit=WORDS_LIMIT)


def _ask_words(screen: Screen, name: str) -> str:
    """Words for chance, asked for after the commitment is on the screen: only then is each side bound by the other."""
    while True:
        said = screen.ask(screen.speaker.say("cli-ask-words", name=name)) or ""
        try:
            _check_words(said, screen.speaker)
        except BadInput as error:
            screen.tell(f"✗ {error}", "red")
        else:
            return said


def _welcome(screen: Screen, game: Game, kinds: tuple[str, ...], options: Options, promised: str) -> None:
    speaker = screen.speaker
    screen.clear()
    screen.show(Rule(Text(speaker.say("game-title"), style="bold"), style="dim", align="left"))
    screen.tell(speaker.say("game-summary"))
    if speaker.has("game-note"):
        screen.tell(speaker.say("game-note"))
    screen.tell("")
    for seat, kind in enumerate(kinds):
        name, level = speaker.names[seat], f"level-{kind}"
        if kind == YOU:
            screen.tell(f"  {name} ({speaker.say('cli-kind-you')})")
        else:
            screen.tell(f"  {name}, {speaker.say(level) if speaker.has(level) else kind}")
    printed = game.options_type()
    for field in msgspec.structs.fields(game.options_type):
        value = getattr(options, field.name)
        if value != getattr(printed, field.name):
            screen.tell(f"  {option_said(field.name, value, speaker)}")
    screen.tell("")
    screen.tell(speaker.say("cli-commitment"))
    screen.tell(f"  {promised}", "cyan")


def _resumed(
    path: Path, key: str | None, speaker: Speaker, seed: int | None, think: float
) -> tuple[LocalTable, Screen]:
    """The match in a save, as it was left."""
    text = read_text(path, speaker)
    if not is_save(text):
        raise bad_input(speaker, "cli-wrong-not-a-save", file=str(path))
    try:
        save, match, fair = read_save(text)
    except BadRecord as error:
        raise bad_input(speaker, "cli-wrong-save", file=str(path), reason=why_bad_record(error, speaker)) from None
    game = match.game
    if key is not None and key.lower() != game.key:
        raise bad_input(speaker, "cli-wrong-other-game", file=str(path), game=game.key)
    for kind in save.kinds:
        if kind != YOU and kind not in players_of(game):
            raise bad_input(speaker, "cli-wrong-player", player=kind, known=", ".join([YOU, *players_of(game)]))
    check_seed(seed, speaker)
    names, date = save.record.names, save.record.date or datetime.now(UTC).date().isoformat()
    screen = Screen(Speaker(speaker.language, game, names))
    return LocalTable(match, fair, save.kinds, names, _bots(game, save.kinds, seed, think), date), screen


def _ask_file(session: Session, message: str, ending: str) -> None:
    """Offer to keep a match that is in no file yet; Enter takes the proposed name, `-` declines."""
    screen = session.screen
    now = datetime.now(UTC)
    proposed = f"{session.table.game.key}-{now:%Y%m%d-%H%M%S}.{ending}"
    while session.keep is None:
        said = screen.ask(screen.speaker.say(message, file=proposed))
        if said is None or said == "-":
            return
        try:
            session.keep_in(Path(said or proposed))
        except BadInput as error:
            screen.tell(f"✗ {error}", "red")


def _leave(session: Session) -> None:
    """Nobody loses a match by leaving: it is kept in a file, or a file is offered."""
    screen, speaker = session.screen, session.screen.speaker
    screen.clear(history=len(session.table.people) > 1)
    if session.keep is None:
        _ask_file(session, "cli-leave-where", "save")
    if session.keep is None:
        screen.tell(speaker.say("cli-left-unsaved"))
    else:
        screen.tell(speaker.say("cli-left", command=f"estaminet play --resume {quote(str(session.keep))}"))


def _end(session: Session) -> None:
    """The last events, the result with its clause, the secret, and where the record is."""
    screen, table = session.screen, session.table
    speaker, ended = screen.speaker, table.match.ended
    assert ended is not None
    screen.clear(history=len(table.people) > 1)
    screen.show(Rule(Text(speaker.say("game-title"), style="bold"), style="dim", align="left"))
    # Besides the board: the bar, the result, a line per seat, the secret and where the record is.
    others = 8 + table.match.seats
    board = session.board.draw(table.match.state.view(None), screen, others + 4)
    news = [bullet(speaker.event(event)) for event in table.news(None)]
    kept, _ = session.latest(news, max(4, screen.height - screen.count_lines(board) - others))
    screen.show(*kept, board)
    screen.tell(speaker.say("cli-result", clause=ended.clause), "bold")
    for place, seat in sorted((place, seat) for seat, place in enumerate(ended.places)):
        screen.tell(f"  {place}. {table.names[seat]}", "bold" if place == 1 else "")
    screen.tell(speaker.say("cli-secret"))
    screen.tell(f"  {table.fair.secret.hex()}", "cyan")
    if session.keep is None and table.people:
        _ask_file(session, "cli-record-where", "txt")
    if session.keep is not None:
        screen.tell(
            speaker.say("cli-record", file=str(session.keep), command=f"estaminet verify {quote(str(session.keep))}")
        )
