"""Reports of the lab, each as one HTML page."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from estaminet.lab import plots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.lab.simulate import Effect
    from estaminet.lab.simulate import Report as Simulated
    from estaminet.lab.tournament import Report
    from estaminet.text import Speaker


def facts(rows: list[tuple[str, str]]) -> str:
    return "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows) + "</dl>"


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def tournament_page(report: Report, speaker: Speaker) -> str:
    """The whole report: who beat whom and how surely, ratings, pace, lengths, seats."""
    plan = report.plan
    say = speaker.say
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or say("list-none")
    budget = (
        say("lab-budget-iterations", iterations=plan.budget.iterations)
        if plan.budget.iterations
        else say("lab-budget-seconds", seconds=f"{plan.budget.seconds:g}")
    )
    parts = [
        facts(
            [
                (say("lab-game"), f"{say('game-title')} ({say('lab-rules-version', version=plan.rules)})"),
                (say("lab-options"), options),
                (say("lab-seats"), str(plan.seats)),
                (say("lab-deals"), f"{plan.deals}"),
                (say("lab-seed"), str(plan.seed)),
                (say("lab-budget"), budget),
            ]
        ),
        heading(say("lab-results")),
        f"<p>{escape(say('lab-results-how'))}</p>",
        plots.intervals(
            [(f"{m.bot} : {m.others}", m.wins.mean, m.wins.low, m.wins.high) for m in report.meetings],
            say("lab-results"),
            mark=1 / plan.seats,
        ),
        plots.table(
            [say("lab-pairing"), say("lab-wins"), "95 %", say("lab-deals"), say("lab-mean-place")],
            [
                [
                    f"{m.bot} : {m.others}",
                    f"{100 * m.wins.mean:.1f} %",
                    f"{100 * m.wins.low:.1f} – {100 * m.wins.high:.1f}",
                    str(m.wins.deals),
                    f"{m.mean_place:.2f}",
                ]
                for m in report.meetings
            ],
        ),
    ]
    if report.ratings is not None:
        ranked = sorted(report.ratings.items(), key=lambda item: -item[1].mu)
        parts += [
            heading(say("lab-ratings")),
            plots.bars(
                [(name, max(0.0, r.mu), f"{r.mu:.1f} ± {2 * r.sigma:.1f}") for name, r in ranked], say("lab-ratings")
            ),
        ]
    parts += [
        heading(say("lab-pace")),
        plots.table(
            [say("lab-bot"), say("lab-pace-mean"), say("lab-pace-most"), say("lab-decisions")],
            [[name, f"{p.mean_ms:.2f} ms", f"{p.most_ms:.1f} ms", str(p.decisions)] for name, p in report.pace.items()],
        ),
        heading(say("lab-lengths")),
        plots.histogram(report.lengths, say("lab-lengths")),
        heading(say("lab-seat-wins")),
        plots.bars(
            [(say("seat", number=seat + 1), wins, f"{100 * wins:.1f} %") for seat, wins in enumerate(report.seat_wins)],
            say("lab-seat-wins"),
        ),
    ]
    return plots.page(say("lab-tournament-title", title=say("game-title")), speaker.language, parts)


def simulation_page(report: Simulated, changes: Sequence[Effect], speaker: Speaker) -> str:
    """What a designer wants to know about a game: length, seats, scores, clauses, and what each option changes."""
    say = speaker.say
    options = ", ".join(f"{name}={value}" for name, value in report.options.items()) or say("list-none")
    parts = [
        facts(
            [
                (say("lab-game"), f"{say('game-title')} ({say('lab-rules-version', version=report.rules)})"),
                (say("lab-options"), options),
                (say("lab-seats"), ", ".join(report.players)),
                (say("lab-matches"), str(report.games)),
                (say("lab-seed"), str(report.seed)),
            ]
        ),
        heading(say("lab-lengths")),
        plots.histogram(report.decisions.counts, say("lab-lengths")),
    ]
    for title, spread in (("lab-rounds", report.rounds), ("lab-scores", report.scores), ("lab-leads", report.leads)):
        if spread is not None:
            parts += [heading(say(title)), plots.histogram(spread.counts, say(title))]
    seats = [
        (f"{say('seat', number=number + 1)} ({seat.player})", seat.share, seat.low, seat.high)
        for number, seat in enumerate(report.seats)
    ]
    parts += [heading(say("lab-seat-wins")), plots.intervals(seats, say("lab-seat-wins"), mark=1 / len(seats))]
    often = sorted(report.clauses.items(), key=lambda item: -item[1])
    parts += [
        heading(say("lab-clauses")),
        plots.bars([(clause, count, f"{count / report.games:.2f}") for clause, count in often], say("lab-clauses")),
        heading(say("lab-endings")),
        plots.bars(
            [(clause, count, f"{100 * count / report.games:.1f} %") for clause, count in report.endings.items()],
            say("lab-endings"),
        ),
    ]
    if changes:
        parts += [
            heading(say("lab-option-effects")),
            plots.table(
                [say("lab-option"), say("lab-lengths"), say("lab-first-seat"), "95 %"],
                [
                    [
                        f"{one.option} = {one.value}" if one.option else "–",
                        f"{one.decisions:.1f}",
                        f"{100 * one.first_seat:.1f} %",
                        f"{100 * one.low:.1f} – {100 * one.high:.1f}",
                    ]
                    for one in changes
                ],
            ),
        ]
    return plots.page(say("lab-simulation-title", title=say("game-title")), speaker.language, parts)
