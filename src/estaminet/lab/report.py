"""Reports of the lab: the same sections as a page with plots and as Markdown, and every match as CSV."""

from __future__ import annotations

import csv
import io
from html import escape
from typing import TYPE_CHECKING

from msgspec import Struct

from estaminet.lab import charts, plots

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from estaminet.lab.simulate import Change, Effect, Outcome
    from estaminet.lab.simulate import Plan as Simulation
    from estaminet.lab.simulate import Report as Simulated
    from estaminet.lab.tournament import Done, Report
    from estaminet.text import Speaker


class Section(Struct, frozen=True):
    """One part of a report; any of its parts may be empty."""

    title: str
    text: str = ""
    drawing: str = ""
    headings: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Written(Struct, frozen=True):
    """A whole report."""

    title: str
    language: str
    facts: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]
    script: str

    def page(self) -> str:
        """One file of HTML that needs nothing else."""
        facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in self.facts)
        parts = [f"<dl>{facts}</dl>"]
        for section in self.sections:
            parts.append(heading(section.title))
            if section.text:
                parts.append(f"<p>{escape(section.text)}</p>")
            parts.append(section.drawing)
            if section.rows:
                parts.append(plots.table(section.headings, section.rows))
        return plots.page(self.title, self.language, parts, self.script)

    def markdown(self) -> str:
        lines = [f"# {self.title}", "", *(f"- {name}: {value}" for name, value in self.facts)]
        for section in self.sections:
            lines += ["", f"## {section.title}", ""]
            if section.text:
                lines += [section.text, ""]
            if section.rows:
                lines.append(_row(section.headings))
                lines.append(_row(["---", *["---:"] * (len(section.headings) - 1)]))
                lines += [_row(row) for row in section.rows]
        return "\n".join(lines) + "\n"


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def drawer() -> ModuleType:
    """Who draws: Vega-Lite where it is installed, else we ourselves."""
    return charts if charts.installed() else plots


def _script(draw: ModuleType) -> str:
    return charts.script() if draw is charts else ""


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _between(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def tournament_report(report: Report, speaker: Speaker, draw: ModuleType) -> Written:
    """Who beat whom and how surely, the ladder, pace, lengths, seats."""
    plan = report.plan
    say = speaker.say
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or say("list-none")
    budget = (
        say("lab-budget-iterations", iterations=plan.budget.iterations)
        if plan.budget.iterations
        else say("lab-budget-seconds", seconds=f"{plan.budget.seconds:g}")
    )
    facts = (
        (say("lab-game"), f"{say('game-title')} ({say('lab-rules-version', version=plan.rules)})"),
        (say("lab-options"), options),
        (say("lab-seats"), str(plan.seats)),
        (say("lab-deals"), f"{plan.deals}"),
        (say("lab-seed"), str(plan.seed)),
        (say("lab-budget"), budget),
    )
    sections = []
    if report.ratings is not None:
        ranked = sorted(report.ratings.items(), key=lambda item: -item[1].mu)
        sections.append(
            Section(
                say("lab-ladder"),
                say("lab-ladder-how"),
                draw.bars(
                    [(name, max(0.0, r.mu), f"{r.mu:.1f} ± {2 * r.sigma:.1f}") for name, r in ranked], say("lab-ladder")
                ),
                ("", say("lab-bot"), say("lab-ratings"), "±", say("lab-rating-sure")),
                tuple(
                    (str(place), name, f"{r.mu:.2f}", f"{2 * r.sigma:.2f}", f"{r.ordinal:.2f}")
                    for place, (name, r) in enumerate(ranked, start=1)
                ),
            )
        )
    sections += [
        Section(
            say("lab-results"),
            say("lab-results-how"),
            draw.intervals(
                [(f"{m.bot} : {m.others}", m.wins.mean, m.wins.low, m.wins.high) for m in report.meetings],
                say("lab-results"),
                mark=1 / plan.seats,
            ),
            (say("lab-pairing"), say("lab-wins"), "95 %", say("lab-deals"), say("lab-mean-place")),
            tuple(
                (
                    f"{m.bot} : {m.others}",
                    _percent(m.wins.mean),
                    _between(m.wins.low, m.wins.high),
                    str(m.wins.deals),
                    f"{m.mean_place:.2f}",
                )
                for m in report.meetings
            ),
        ),
        Section(
            say("lab-pace"),
            headings=(say("lab-bot"), say("lab-pace-mean"), say("lab-pace-most"), say("lab-decisions")),
            rows=tuple(
                (name, f"{p.mean_ms:.2f} ms", f"{p.most_ms:.1f} ms", str(p.decisions))
                for name, p in report.pace.items()
            ),
        ),
        Section(say("lab-lengths"), drawing=draw.histogram(report.lengths, say("lab-lengths"))),
        Section(
            say("lab-seat-wins"),
            drawing=draw.bars(
                [(say("seat", number=seat + 1), wins, _percent(wins)) for seat, wins in enumerate(report.seat_wins)],
                say("lab-seat-wins"),
            ),
        ),
    ]
    title = say("lab-tournament-title", title=say("game-title"))
    return Written(title, speaker.language, facts, tuple(sections), _script(draw))


def simulation_report(
    report: Simulated, changes: Sequence[Effect], counts: Sequence[Simulated], speaker: Speaker, draw: ModuleType
) -> Written:
    """What a designer wants to know about a game: length, seats, scores, clauses, what each house rule changes, and
    what the number of players does."""
    say = speaker.say
    options = ", ".join(f"{name}={value}" for name, value in report.options.items()) or say("list-none")
    facts = (
        (say("lab-game"), f"{say('game-title')} ({say('lab-rules-version', version=report.rules)})"),
        (say("lab-options"), options),
        (say("lab-seats"), ", ".join(report.players)),
        (say("lab-matches"), str(report.games)),
        (say("lab-seed"), str(report.seed)),
    )
    seats = [
        (f"{say('seat', number=number + 1)} ({seat.player})", seat.share, seat.low, seat.high)
        for number, seat in enumerate(report.seats)
    ]
    sections = [
        Section(
            say("lab-seat-wins"),
            drawing=draw.intervals(seats, say("lab-seat-wins"), mark=1 / len(seats)),
            headings=(say("cli-sim-seat"), say("lab-wins"), "95 %"),
            rows=tuple((name, _percent(share), _between(low, high)) for name, share, low, high in seats),
        )
    ]
    for title, spread in (
        ("lab-lengths", report.decisions),
        ("lab-rounds", report.rounds),
        ("lab-scores", report.scores),
        ("lab-leads", report.leads),
    ):
        if spread is not None:
            text = say(
                "cli-sim-spread",
                least=spread.least,
                tenth=spread.tenth,
                median=spread.median,
                mean=f"{spread.mean:.1f}",
                ninetieth=spread.ninetieth,
                most=spread.most,
            )
            sections.append(Section(say(title), text, draw.histogram(spread.counts, say(title))))
    if changes:
        sections.append(_effects(changes, report, speaker, draw))
    if len(counts) > 1:
        sections.append(_by_players(counts, speaker, draw))
    often = sorted(report.clauses.items(), key=lambda item: -item[1])
    clauses = [(clause, count, f"{count / report.games:.2f}") for clause, count in often]
    endings = [(clause, count, _percent(count / report.games)) for clause, count in report.endings.items()]
    sections += [
        Section(say("lab-clauses"), drawing=draw.bars(clauses, say("lab-clauses"))),
        Section(say("lab-endings"), drawing=draw.bars(endings, say("lab-endings"))),
    ]
    title = say("lab-simulation-title", title=say("game-title"))
    return Written(title, speaker.language, facts, tuple(sections), _script(draw))


def named(effect: Effect) -> str:
    return f"{effect.option} = {effect.value}"


def silent(changes: Sequence[Effect]) -> str:
    """The house rules that changed no match, each once; with its values if others of them did change something."""
    names = []
    for option in dict.fromkeys(one.option for one in changes):
        values = [one for one in changes if one.option == option]
        quiet = [named(one) for one in values if not one.differs]
        names += [option] if len(quiet) == len(values) else quiet
    return ", ".join(names)


def signed(change: Change, *, percent: bool) -> str:
    """A change with its interval, in points of a hundred or as it is."""
    if percent:
        return f"{100 * change.mean:+.1f} ({100 * change.low:+.1f} – {100 * change.high:+.1f})"
    return f"{change.mean:+.2f} ({change.low:+.2f} – {change.high:+.2f})"


def _effects(changes: Sequence[Effect], report: Simulated, speaker: Speaker, draw: ModuleType) -> Section:
    say = speaker.say
    matter = [one for one in changes if one.differs]
    text = say("lab-effects-how")
    if quiet := silent(changes):
        text += " " + say("lab-effects-none", rules=quiet)
    length = [
        (named(one), one.decisions_change.mean, one.decisions_change.low, one.decisions_change.high) for one in matter
    ]
    first = [
        (named(one), one.first_seat_change.mean, one.first_seat_change.low, one.first_seat_change.high)
        for one in matter
    ]
    drawing = ""
    if matter:
        for title, rows, percent in (("lab-lengths", length, False), ("lab-first-seat", first, True)):
            drawing += f"<h3>{escape(say(title))}</h3>" + draw.changes(rows, say(title), percent=percent)
    return Section(
        say("lab-option-effects"),
        text,
        drawing,
        (say("lab-option"), say("lab-differs"), say("lab-lengths"), f"{say('lab-first-seat')} (%)"),
        tuple(
            (
                named(one),
                _percent(one.differs / report.games),
                signed(one.decisions_change, percent=False),
                signed(one.first_seat_change, percent=True),
            )
            for one in matter
        ),
    )


def _by_players(counts: Sequence[Simulated], speaker: Speaker, draw: ModuleType) -> Section:
    """How long, and by how much each seat is ahead of a fair share, for every number of players."""
    say = speaker.say
    ahead = []
    for one in counts:
        fair = 1 / len(one.seats)
        for number, seat in enumerate(one.seats):
            name = f"{len(one.seats)} · {say('seat', number=number + 1)}"
            ahead.append((name, seat.share - fair, seat.low - fair, seat.high - fair))
    return Section(
        say("lab-by-players"),
        say("lab-by-players-how"),
        draw.changes(ahead, say("lab-by-players"), percent=True),
        (say("lab-seats"), say("lab-lengths"), say("lab-rounds"), say("lab-first-seat"), "95 %"),
        tuple(
            (
                str(len(one.seats)),
                f"{one.decisions.mean:.1f}",
                f"{one.rounds.mean:.1f}",
                _percent(one.seats[0].share),
                _between(one.seats[0].low, one.seats[0].high),
            )
            for one in counts
        ),
    )


# Every match, for spreadsheets and data frames: a line for each seat of each match.


def simulation_csv(plan: Simulation, played: Sequence[Sequence[Outcome]]) -> str:
    lines: list[list[object]] = []
    for setting, outcomes in zip(plan.settings, played, strict=True):
        for number, outcome in enumerate(outcomes):
            for seat, player in enumerate(setting.players):
                score = outcome.scores[seat] if outcome.scores else ""
                lines.append(
                    [
                        setting.option,
                        setting.value,
                        len(setting.players),
                        number,
                        seat,
                        player,
                        outcome.places[seat],
                        score,
                        outcome.decisions,
                        outcome.rounds,
                        outcome.ending,
                    ]
                )
    names = "option value players match seat player place score decisions rounds ending"
    return _csv(names.split(), lines)


def tournament_csv(results: Sequence[Done]) -> str:
    lines: list[list[object]] = []
    for done in results:
        for number, match in enumerate(done.matches):
            for seat, bot in enumerate(match.seating):
                lines.append(
                    [
                        done.job.bot,
                        done.job.others,
                        done.job.deal,
                        number,
                        seat,
                        bot,
                        match.places[seat],
                        match.decisions[seat],
                        match.seconds[seat],
                        match.clause,
                    ]
                )
    return _csv(
        ["bot", "others", "deal", "seating", "seat", "player", "place", "decisions", "seconds", "ending"], lines
    )


def _csv(names: Sequence[str], lines: Sequence[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    writer.writerows(lines)
    return text.getvalue()
