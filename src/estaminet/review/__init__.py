"""Judges a match: decisions from what their seats knew then, luck apart from play. docs/review.md tells how."""

from estaminet.review.advice import Advice, advise
from estaminet.review.match import Reviewing, review_of
from estaminet.review.model import Effort
from estaminet.review.values import Account, Decision, Judged, Luck, Point, Review

__all__ = [
    "Account",
    "Advice",
    "Decision",
    "Effort",
    "Judged",
    "Luck",
    "Point",
    "Review",
    "Reviewing",
    "advise",
    "review_of",
]
