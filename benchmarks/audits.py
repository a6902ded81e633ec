"""Lighthouse's marks for the site: its mobile preset, a slow phone on a slow line; the median of several visits.

    python -m benchmarks.site --lighthouse [VISITS]

Wants Node, the site built and the system's Chromium; the package is fetched into benchmarks/lighthouse the first time.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "lighthouse"
PROGRAM = HERE / "node_modules" / "lighthouse" / "cli" / "index.js"
LEAST = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
MOST_SHIFT = 0.02
LONGEST_TASK = 100
"""Milliseconds, on the slowed processor."""


def fetch() -> bool:
    """The package, in the version that package.json names."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return False
    if not PROGRAM.exists():
        subprocess.run([npm, "install", "--no-save", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    return True


def visit(address: str, chromium: str) -> dict[str, Any]:
    """One visit by somebody who has never been here."""
    command = [
        "node",
        str(PROGRAM),
        address,
        "--output=json",
        "--quiet",
        f"--only-categories={','.join(LEAST)}",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage",
    ]
    environment = os.environ | {"CHROME_PATH": chromium}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=180)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.strip()[-2000:])
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def failed(report: dict[str, Any], category: str) -> list[str]:
    """What a category found wrong, by name."""
    audits = report["audits"]
    named = (audits[part["id"]] for part in report["categories"][category]["auditRefs"] if part["weight"])
    return [audit["id"] for audit in named if audit["score"] is not None and audit["score"] < 0.9]


def judge(name: str, address: str, chromium: str, visits: int) -> bool:
    """Prints the medians of a page; whether they are good enough."""
    reports = [visit(address, chromium) for _ in range(visits)]

    def median(value: Any) -> float:
        return statistics.median(value(report) for report in reports)

    marks = {key: round(100 * median(lambda report, key=key: report["categories"][key]["score"] or 0)) for key in LEAST}
    shift = median(lambda report: report["audits"]["cumulative-layout-shift"]["numericValue"])
    blocking = median(lambda report: report["audits"]["total-blocking-time"]["numericValue"])
    largest = median(lambda report: report["audits"]["largest-contentful-paint"]["numericValue"])
    first = median(lambda report: report["audits"]["first-contentful-paint"]["numericValue"])
    tasks = [
        max((task["duration"] for task in report["audits"]["long-tasks"]["details"]["items"]), default=0.0)
        for report in reports
        if "details" in report["audits"].get("long-tasks", {})
    ]
    longest = statistics.median(tasks) if tasks else 0.0
    good = all(marks[key] >= least for key, least in LEAST.items()) and shift < MOST_SHIFT
    print(
        f"{name:8} {marks['performance']:12} {marks['accessibility']:14} {marks['best-practices']:15} {marks['seo']:4} "
        f"{first:9.0f} {largest:9.0f} {blocking:9.0f} {longest:9.0f} {shift:7.3f}{'' if good else '  not good enough'}",
        flush=True,
    )
    speed = median(lambda report: report["environment"]["benchmarkIndex"])
    if not good:
        print(f"         this machine just now: {speed:.0f} (a quiet one has 1500 and more; a busy one blocks longer)")
    for key, least in LEAST.items():
        if marks[key] < least:
            print(f"         {key}: {', '.join(sorted({one for report in reports for one in failed(report, key)}))}")
    return good


def audit(origin: str, table: str, game: str, chromium: str, visits: int) -> bool:
    """Home, learning, a new table and a running one. Prints a line for each."""
    print(
        f"{'page':8} {'performance':>12} {'accessibility':>14} {'best practices':>15} {'SEO':>4} "
        f"{'first ms':>9} {'largest':>9} {'blocking':>9} {'longest':>9} {'shift':>7}   median of {visits}"
    )
    pages = {"home": "/", "learn": "/learn", "new": f"/new/{game}", "table": f"/t/{table}"}
    good = [judge(name, origin + path, chromium, visits) for name, path in pages.items()]
    return all(good)
