"""Reviews as one HTML page, and many of them as one player's summary."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from msgspec import Struct

from estaminet.lab import plots
from estaminet.lab.report import heading
from estaminet.review.judge import Z

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.kernel.match import Match
    from estaminet.review import Decision, Review
    from estaminet.text import Speaker

COLOURS = ("#3a6ea5", "#b4442c", "#3f8f5b", "#8a5ab0", "#c08a1e", "#5f6b7a")
COLUMNS = ("player", "start", "luck", "own", "others", "hidden", "remainder", "result")


class Summary(Struct, frozen=True):
    """How one name fared in all these matches; sums but for `matches` and `decisions`."""

    name: str
    matches: int
    expected: float
    luck: float
    own: float
    others: float
    hidden: float
    remainder: float
    result: float
    decisions: int
    grades: dict[str, int]


def summaries(reviews: Sequence[Review]) -> tuple[Summary, ...]:
    """Everybody who played, those with the most matches first."""
    found: dict[str, Summary] = {}
    for review in reviews:
        for seat, one in enumerate(review.accounts):
            made: list[str] = [decision.grade for decision in review.decisions if decision.seat == seat]
            old = found.get(one.name) or Summary(one.name, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0, {})
            grades = {grade: old.grades.get(grade, 0) + made.count(grade) for grade in {*old.grades, *made}}
            found[one.name] = Summary(
                one.name,
                old.matches + 1,
                round(old.expected + one.start, 4),
                round(old.luck + one.luck, 4),
                round(old.own + one.own, 4),
                round(old.others + one.others, 4),
                round(old.hidden + one.hidden, 4),
                round(old.remainder + one.remainder, 4),
                round(old.result + one.result, 4),
                old.decisions + len(made),
                dict(sorted(grades.items())),
            )
    return tuple(sorted(found.values(), key=lambda one: (-one.matches, one.name)))


def signed(share: float, speaker: Speaker) -> str:
    """A change in points."""
    points = round(100 * share, 1)
    return speaker.figures(f"{points:+.1f}") if points else "0"


def account_rows(review: Review, speaker: Speaker) -> list[list[str]]:
    """The accounts in the order of `COLUMNS`."""
    return [
        [
            one.name,
            f"{100 * one.start:.0f}",
            *[signed(part, speaker) for part in (one.luck, one.own, one.others, one.hidden, one.remainder)],
            f"{100 * one.result:.0f}",
        ]
        for one in review.accounts
    ]


def moments(review: Review, match: Match, speaker: Speaker) -> list[str]:
    """The moves that decided, each with whom it helped or hurt most."""
    lines = []
    for number in review.deciding():
        before, after = review.points[number].chances, review.points[number + 1].chances
        seat = max(range(review.seats), key=lambda one: abs(after[one] - before[one]))
        move = match.moves[number]
        who = speaker.say("review-by-chance") if move.by < 0 else review.names[move.by]
        change = speaker.say(
            "review-chance",
            name=review.names[seat],
            before=f"{100 * before[seat]:.0f}",
            after=f"{100 * after[seat]:.0f}",
        )
        what = f"{speaker.say('site-label', what=who)} {speaker.deed(move.deed)}"
        lines.append(f"{speaker.say('cli-move', number=number)} ({what}). {change}")
    return lines


def sentence(decision: Decision, match: Match, speaker: Speaker) -> str:
    """A mistake, what was better and what it cost."""
    game = match.game
    chances = {one.action: one.chance for one in decision.actions}
    played, best = (game.read(text, match.options, match.seats) for text in (decision.played, decision.best))
    parts = [
        f"{speaker.say('review-move', move=decision.move, round=decision.round)},",
        speaker.say("site-label", what=speaker.say(f"review-grade-{decision.grade}")),
        speaker.say(
            "review-instead",
            played=speaker.deed(played),
            chance=f"{100 * chances[decision.played]:.0f}",
            best=speaker.deed(best),
            better=f"{100 * chances[decision.best]:.0f}",
        ),
        speaker.say(
            "review-cost",
            loss=speaker.figures(f"{100 * decision.loss:.1f}"),
            low=speaker.figures(f"{100 * decision.low:.1f}"),
            high=speaker.figures(f"{100 * decision.high:.1f}"),
        ),
    ]
    if decision.reason is not None:
        parts.append(speaker.say(f"review-why-{decision.reason.name}", **decision.reason.args))
    return " ".join(parts)


def sum_line(review: Review, speaker: Speaker) -> str:
    """What the account adds up to, and how well luck is known."""
    error = speaker.figures(f"{100 * Z * review.luck_error:.1f}")
    return f"{speaker.say('review-adds-up')} {speaker.say('review-luck-error', error=error)}"


def source_line(review: Review, speaker: Speaker) -> str:
    source = review.source
    return speaker.say(
        "review-source",
        version=source.version,
        playing=source.playing,
        worlds=source.worlds,
        open=source.open_worlds,
    )


def curve(review: Review, title: str) -> str:
    """Everybody's chances, move by move."""
    chances = [
        (name, [(point.moves, point.chances[seat]) for point in review.points])
        for seat, name in enumerate(review.names)
    ]
    return _plot(review, title, chances)


def parts_curve(review: Review, seat: int, speaker: Speaker) -> str:
    """One player's chances, and where luck alone and their own mistakes alone would have led."""
    luck = [(one.move, one.gives[seat]) for one in review.luck]
    own = [(one.move, one.gives[seat]) for one in review.decisions if one.seat == seat and any(one.gives)]
    name = review.names[seat]
    lines = [
        (name, [(point.moves, point.chances[seat]) for point in review.points]),
        (speaker.say("review-luck"), _alone(review, seat, luck)),
        (speaker.say("review-own"), _alone(review, seat, own)),
    ]
    return _plot(review, name, lines)


def _alone(review: Review, seat: int, changes: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    total = review.accounts[seat].start
    points = [(0, total)]
    for move, gives in changes:
        points.append((move, total))
        total += gives
        points.append((move + 1, total))
    return [*points, (review.done, total)]


def _plot(review: Review, title: str, lines: Sequence[tuple[str, Sequence[tuple[int, float]]]]) -> str:
    """Chances by move, and whose they are below."""
    wide, tall = plots.WIDTH - 50, 200
    last = max(1, len(review.points) - 1)
    parts = []
    for share in (0, 25, 50, 75, 100):
        y = 10 + tall * (1 - share / 100)
        parts.append(f'<line class="axis" x1="40" x2="{plots.WIDTH - 10}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="soft" x="34" y="{y + 4}" text-anchor="end">{share}</text>')
    for number, (name, line) in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(
            f"{40 + wide * move / last:.1f},{10 + tall * (1 - min(1.0, max(0.0, chance))):.1f}" for move, chance in line
        )
        dashes = "" if number == 0 else f' stroke-dasharray="{8 - number} {1 + number}"'
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dashes}>'
            f"<title>{escape(name)}</title></polyline>"
        )
        parts.append(
            f'<text x="{44 + 150 * (number % 4)}" y="{tall + 30 + 16 * (number // 4)}" style="fill:{colour}">'
            f"{escape(name)}</text>"
        )
    height = tall + 56
    return (
        f'<svg class="plot" viewBox="0 0 {plots.WIDTH} {height}" width="{plots.WIDTH}" height="{height}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def review_page(reviewed: Sequence[tuple[str, Review, Match]], speakers: Sequence[Speaker]) -> str:
    """One page for all of them: the file's name, its review and its match each."""
    say = speakers[0].say
    parts = []
    if len(reviewed) > 1:
        parts += [heading(say("review-summary", matches=len(reviewed))), _summary_table(reviewed, speakers[0])]
    for (name, review, match), speaker in zip(reviewed, speakers, strict=True):
        say = speaker.say
        parts += [
            heading(f"{say('game-title')}: {name}"),
            curve(review, say("review-chances")),
            plots.table([say(f"review-{column}") for column in COLUMNS], account_rows(review, speaker)),
            f"<p>{escape(sum_line(review, speaker))}</p>",
            f"<h3>{escape(say('review-deciding'))}</h3><ul>",
            *[f"<li>{escape(line)}</li>" for line in moments(review, match, speaker)],
            "</ul>",
        ]
        for seat, player in enumerate(review.names):
            worst = [f"<li>{escape(sentence(one, match, speaker))}</li>" for one in review.worst(seat)]
            parts.append(f"<h3>{escape(say('review-worst', name=player))}</h3>")
            parts.append(parts_curve(review, seat, speaker))
            parts.append(f"<ul>{''.join(worst)}</ul>" if worst else f"<p>{escape(say('review-none'))}</p>")
        parts.append(f"<p><small>{escape(source_line(review, speaker))}</small></p>")
    titles = sorted({speaker.say("game-title") for speaker in speakers})
    return plots.page(say("review-title", title=", ".join(titles)), speakers[0].language, parts)


def _summary_table(reviewed: Sequence[tuple[str, Review, Match]], speaker: Speaker) -> str:
    rows = summary_rows(summaries([review for _, review, _ in reviewed]), speaker)
    return plots.table([speaker.say(f"review-{column}") for column in SUMMARY_COLUMNS], rows)


SUMMARY_COLUMNS = (
    "player",
    "matches",
    "expected",
    "luck",
    "own",
    "others",
    "hidden",
    "remainder",
    "result",
    "decisions",
)


def summary_rows(summed: Sequence[Summary], speaker: Speaker) -> list[list[str]]:
    return [
        [
            one.name,
            str(one.matches),
            f"{100 * one.expected:.0f}",
            *[signed(part, speaker) for part in (one.luck, one.own, one.others, one.hidden, one.remainder)],
            f"{100 * one.result:.0f}",
            str(one.decisions),
        ]
        for one in summed
    ]
