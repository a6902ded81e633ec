"""Figures for Prometheus that we count ourselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, generate_latest

from estaminet.server import metrics

if TYPE_CHECKING:
    import pytest


def test_the_quick_histogram_says_what_the_library_says(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = CollectorRegistry(auto_describe=True), CollectorRegistry(auto_describe=True)
    monkeypatch.setattr(metrics, "REGISTRY", ours)
    bounds = (0.001, 0.003, 1, 3)
    both = (
        metrics.QuickHistogram("seconds", "How long", bounds),
        Histogram("seconds", "How long", buckets=bounds, registry=theirs),
    )
    for value in (0.0, 0.001, 0.0011, 0.003, 0.5, 1.0, 2.0, 7.25):
        for histogram in both:
            histogram.observe(value)
    said = [line for line in generate_latest(theirs).decode().splitlines() if "_created" not in line]
    assert generate_latest(ours).decode().splitlines() == said
    assert 'seconds_bucket{le="+Inf"} 8.0' in said
