"""The plots of `plots` by Vega-Lite through Altair (extra `lab`): what one points at is told, and nothing is fetched.

Each function has the name and the arguments of the one in `plots`, so that a report can be drawn by either.
"""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from typing import Any

INK = "#3a6ea5"
MARK = "#b4442c"
LINE = "#888888"
WIDTH = 520
EMBED = """
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
for (const place of document.querySelectorAll(".chart")) {
  vegaEmbed(place, JSON.parse(place.querySelector("script").textContent), {
    renderer: "svg", theme: dark ? "dark" : undefined, config: { background: "transparent" },
    actions: { export: true, source: false, compiled: false, editor: false },
  });
}
"""


def installed() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in ("altair", "vl_convert"))


def _chart(spec: Any, title: str) -> str:
    spec = spec.properties(description=title)
    # What stands in a script ends at the first "</", whatever it means.
    text = json.dumps(spec.to_dict(), ensure_ascii=False).replace("</", "<\\/")
    data = f'<script type="application/json">{text}</script>'
    return f'<div class="chart" role="group" aria-label="{escape(title)}">{data}</div>'


def _rows(*names: str, of: Sequence[Sequence[object]]) -> Any:
    import altair

    values = [dict(zip(names, row, strict=True)) for row in of]
    return altair.InlineData(values=values)


def intervals(
    rows: Sequence[tuple[str, float, float, float]], title: str, *, most: float = 1.0, mark: float | None = None
) -> str:
    import altair as alt

    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=220))
    scale = alt.Scale(domain=[0, most])
    share = alt.Axis(format=".0%")
    tips = [alt.Tooltip("name:N", title=" ")] + [
        alt.Tooltip(f"{name}:Q", title=label, format=".1%")
        for name, label in (("mean", "x̄"), ("low", "2.5 %"), ("high", "97.5 %"))
    ]
    base = alt.Chart(_rows("name", "mean", "low", "high", of=rows), width=WIDTH, height=alt.Step(26))
    layers = [
        base.mark_bar(color=INK, opacity=0.55).encode(
            y=y, x=alt.X("mean:Q", scale=scale, axis=share, title=None), tooltip=tips
        ),
        base.mark_rule(strokeWidth=2, color=LINE).encode(y=y, x="low:Q", x2="high:Q", tooltip=tips),
        base.mark_tick(thickness=2, size=12, color=LINE).encode(y=y, x="low:Q"),
        base.mark_tick(thickness=2, size=12, color=LINE).encode(y=y, x="high:Q"),
    ]
    if mark is not None:
        fair = alt.Chart(_rows("fair", of=[(mark,)])).mark_rule(color=MARK, strokeDash=[4, 3])
        layers.append(fair.encode(x=alt.X("fair:Q", title=None)))
    return _chart(alt.layer(*layers), title)


def changes(rows: Sequence[tuple[str, float, float, float]], title: str, *, percent: bool = False) -> str:
    import altair as alt

    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=220))
    shape = "+.1%" if percent else "+.2f"
    tips = [alt.Tooltip("name:N", title=" ")] + [
        alt.Tooltip(f"{name}:Q", title=label, format=shape)
        for name, label in (("mean", "Δ"), ("low", "2.5 %"), ("high", "97.5 %"))
    ]
    base = alt.Chart(_rows("name", "mean", "low", "high", of=rows), width=WIDTH, height=alt.Step(22))
    none = alt.Chart(_rows("none", of=[(0.0,)])).mark_rule(color=MARK, strokeDash=[4, 3])
    axis = alt.Axis(format="+.0%" if percent else "+")
    return _chart(
        alt.layer(
            none.encode(x=alt.X("none:Q", title=None, axis=axis)),
            base.mark_rule(strokeWidth=2, color=LINE).encode(y=y, x="low:Q", x2="high:Q", tooltip=tips),
            base.mark_point(filled=True, size=70, color=INK).encode(y=y, x="mean:Q", tooltip=tips),
        ),
        title,
    )


def histogram(counts: Mapping[int, int], title: str, *, bins: int = 24) -> str:
    import altair as alt

    # Counted here, since Vega-Lite would bin whole numbers in halves where there are few of them.
    low, high = min(counts), max(counts)
    step = (high - low) // bins + 1
    grouped: dict[int, int] = dict.fromkeys(range(low, high + 1, step), 0)
    for value, count in counts.items():
        grouped[low + (value - low) // step * step] += count
    rows = [
        (value, f"{value}" if step == 1 else f"{value} – {value + step - 1}", count) for value, count in grouped.items()
    ]
    chart = alt.Chart(_rows("value", "span", "count", of=rows), width=WIDTH, height=150).mark_bar(color=INK)
    return _chart(
        chart.encode(
            x=alt.X("value:O", title=None, axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("count:Q", title=None),
            tooltip=[alt.Tooltip("span:N", title=" "), alt.Tooltip("count:Q", title="n")],
        ),
        title,
    )


def bars(rows: Sequence[tuple[str, float, str]], title: str) -> str:
    import altair as alt

    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=220))
    base = alt.Chart(_rows("name", "length", "text", of=rows), width=WIDTH, height=alt.Step(20))
    tips = [alt.Tooltip("name:N", title=" "), alt.Tooltip("text:N", title=" ")]
    return _chart(
        alt.layer(
            base.mark_bar(color=INK).encode(y=y, x=alt.X("length:Q", title=None, axis=None), tooltip=tips),
            base.mark_text(align="left", dx=4, color=LINE).encode(y=y, x="length:Q", text="text:N"),
        ),
        title,
    )


@cache
def script() -> str:
    """Vega, Vega-Lite and Vega-Embed in one text, and the lines that draw every chart of the page."""
    import vl_convert

    bundle = vl_convert.javascript_bundle(EMBED).replace("</script", "<\\/script")
    return f"<script type=module>{bundle}</script>"
