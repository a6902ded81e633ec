"""The HTTP API: what it knows, what it refuses, and how it keeps strangers' pages out."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import House, Person

import estaminet.server
from estaminet import games
from estaminet.kernel.codec import Codec
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.values import Seat
from estaminet.server.http import site
from estaminet.server.reasons import reason
from estaminet.text import Speaker, languages

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


@pytest.fixture
def web(house: House) -> Any:
    with httpx.Client(base_url=house.http, timeout=30) as client:
        yield client


def test_health_version_and_metrics(web: httpx.Client) -> None:
    assert web.get("/api/health").json() == {"status": "ok", "store": "ok"}
    assert web.get("/api/version").json()["protocol"] == 3
    assert "estaminet_live_tables" in web.get("/metrics").text


def test_games_come_with_their_house_rules_and_bots(web: httpx.Client) -> None:
    listed = {info["key"]: info for info in web.get("/api/games").json()}
    assert sorted(listed) == games.keys()
    for key, info in listed.items():
        game = games.find(key)
        assert info["seats"] == list(game.manifest.seats)
        assert "random" in info["levels"]
        assert {option["name"] for option in info["options"]} == set(game.options_type.__struct_fields__)
        assert web.get(f"/api/games/{key}").json() == info
    assert web.get("/api/games/chess").status_code == 404


@pytest.mark.parametrize("key", games.keys())
def test_a_view_is_drawn_in_words_for_clients_without_a_board(web: httpx.Client, key: str) -> None:
    game = games.find(key)
    seats = game.manifest.usual_seats
    match = Match(game, game.options_type(), seats, chance=SeededChance(1))
    view = Codec(game).encode(match.state.view(Seat(0))).decode()
    names = [f"Name{seat}" for seat in range(seats)]
    path = f"/api/games/{key}/drawing"
    for lang in languages():
        asked = {"view": json.loads(view), "lang": lang, "names": names, "width": 50}
        text = web.post(path, json=asked).json()["text"]
        assert text
        # Without a drawing of its own a game tells what there is to tell, which may be nobody's yet.
        assert all(name in text for name in names) or not game.has("terminal")
        assert max(map(len, text.splitlines())) <= 50
    assert web.post(path, json={"view": {"seat": "x"}}).json()["code"] == "no-such-view"
    # However long it would take: it is not begun.
    assert "50000 bytes" in web.post(path, json={"view": {"seat": "x" * 50_000}}).json()["detail"]
    assert web.post(path, json={"view": {}, "lang": "xx"}).json()["code"] == "no-such-language"


@pytest.mark.parametrize("key", games.keys())
def test_rules_by_clause_and_language(web: httpx.Client, key: str) -> None:
    rules = web.get(f"/api/rules/{key}").json()
    clause = next(iter(rules["clauses"]))
    assert web.get(f"/api/rules/{key}/{clause}").json() == rules["clauses"][clause]
    for language in web.get(f"/api/games/{key}").json()["languages"]:
        assert web.get(f"/api/rules/{key}?lang={language}").json()["language"] == language
    assert web.get(f"/api/rules/{key}?lang=xx").json()["code"] == "no-such-language"
    assert web.get(f"/api/rules/{key}/NO-SUCH-1").json()["code"] == "no-such-clause"


def test_strings_are_the_files_the_program_speaks_from(web: httpx.Client) -> None:
    assert web.get("/api/languages").json() == languages()
    text = web.get("/api/strings/fr?game=dudo").text
    assert "event-bid" in text
    assert "server-stale" in text
    assert web.get("/api/strings/xx").status_code == 404


def test_every_reason_has_a_sentence_in_every_language_and_stands_in_the_protocol() -> None:
    server = Path(estaminet.server.__file__).parent
    source = "\n".join(path.read_text("utf-8") for path in server.rglob("*.py"))
    codes = {*re.findall(r"\b(?:refused|reason|_lost|lost|_lose_waiting)\((?:[a-z]+, )?\"([a-z-]+)\"", source)}
    assert {"stale", "store", "our-fault", "too-fast", "unreadable-table"} <= codes
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    listed = re.search(r"Codes: (.*?)\.\n", protocol, re.DOTALL)
    assert listed is not None
    documented = set(re.findall(r"`([a-z-]+)`(?! and|\))", re.sub(r"\([^)]*\)", "", listed[1])))
    assert documented == codes | {"illegal", "unreadable", "no-such-table", "no-spectators", "bad-options"}
    for code in codes:
        needed: dict[str, dict[str, Any]] = {"unknown-level": {"level": "x"}, "just-left": {"seconds": 5}}
        args = needed.get(code, {})
        made = reason(code, **args)
        for language in languages():
            assert Speaker(language).say(made.say.message, **made.say.args)
        assert made.text == Speaker("en").say(f"server-{code}", **args)


def test_a_bad_table_is_refused_with_every_reason(web: httpx.Client) -> None:
    seats = [ME, ME, {"kind": "bot", "level": "genius"}]
    answer = web.post("/api/tables", json={"game": "dudo", "seats": seats, "options": {"salsa": "maybe", "x": 1}})
    assert answer.status_code == 400
    assert len(answer.json()["reasons"]) == 4
    for language in languages():
        speaker = Speaker(language, games.find("dudo"))
        told = [speaker.say(say["message"], **say.get("args", {})) for say in answer.json()["says"]]
        assert len(set(told)) == 4
        assert language != "en" or told == answer.json()["reasons"]
    assert web.post("/api/tables", json={"game": "chess", "seats": [ME, BOT]}).status_code == 404
    assert web.post("/api/tables", json={"game": "dudo", "seats": [ME]}).json()["code"] == "bad-table"
    assert web.post("/api/tables", json={"game": "dudo", "seats": [ME, BOT], "z": 1}).json()["code"] == "bad-request"
    assert web.post("/api/tables", json={"game": "dudo", "seats": [ME, BOT], "name": " "}).json()["code"] == "bad-name"
    stand_in = {"game": "dudo", "seats": [ME, BOT], "stand_in": "genius"}
    assert web.post("/api/tables", json=stand_in).json()["code"] == "bad-table"
    for thinking in (0, 11):
        answer = web.post("/api/tables", json={"game": "dudo", "seats": [ME, BOT], "thinking": thinking})
        assert "thinking" in str(answer.json()["reasons"])
    good = web.post("/api/tables", json={"game": "dudo", "seats": [ME, BOT], "thinking": 0.5})
    assert good.json()["table"]["thinking"] == 0.5
    assert web.post("/api/tables", content=b"{").status_code == 400
    endless = web.post("/api/tables", json={"game": "dnup", "seats": [ME, BOT], "options": {"stall_guard": False}})
    assert "one screen" in endless.json()["detail"]


def test_nobody_has_to_be_ready_to_speak_up_for_days(web: httpx.Client) -> None:
    """Dudo! with salsa is not offered at tables that are played over days."""
    table = {"game": "dudo", "seats": [ME, BOT, BOT], "options": {"salsa": "on"}}
    slow = web.post("/api/tables", json={**table, "clock": {"bank": 86_400}})
    assert slow.status_code == 400
    assert "Salsa" in slow.json()["detail"]
    assert web.post("/api/tables", json={**table, "clock": {"bank": 900}}).status_code == 201
    assert web.post("/api/tables", json={**table, "options": {}, "clock": {"bank": 86_400}}).status_code == 201


def test_cookies_are_strict_and_pages_of_other_sites_cannot_use_them(web: httpx.Client, house: House) -> None:
    made = web.post("/api/tables", json={"game": "dudo", "seats": [ME, BOT], "name": "Ada"})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    table = made.json()["table"]["id"]
    foreign = {"Origin": "https://evil.example"}
    assert web.post(f"/api/tables/{table}/link", headers=foreign).status_code == 403
    assert web.post("/api/tables", json={}, headers=foreign).status_code in (400, 403)
    own = {"Origin": house.http}
    assert web.post(f"/api/tables/{table}/link", headers=own).status_code == 200
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    answer = web.get(f"/api/tables/{table}/socket", headers={**upgrade, **foreign})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


def test_a_token_that_was_touched_is_nobodys(web: httpx.Client) -> None:
    token = web.post("/api/bot/token", json={"name": "Robot"}).json()["token"]
    mine = {"Authorization": f"Bearer {token}"}
    assert web.get("/api/me", headers=mine).json()["name"] == "Robot"
    for bad in (token[:-2], token + "A", "x." + token, token.replace(".", "", 1), "x", "a.b.c"):
        assert web.get("/api/me", headers={"Authorization": f"Bearer {bad}"}).json()["name"] is None
    assert web.get("/api/bot/stream", headers={"Authorization": "Bearer nothing"}).status_code == 401


def test_pages_have_a_policy_without_inline_script(web: httpx.Client) -> None:
    for path in ("/", "/t/abcdefgh", "/replay/abcdefgh", "/learn/dudo", "/settings"):
        answer = web.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy
        assert "<script>" not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert web.get("/api/nothing").status_code == 404
    assert web.get("/nothing.js").status_code == 404
    assert web.get("/../../../etc/passwd").status_code in (200, 404)
    assert "root:" not in web.get("/%2e%2e/%2e%2e/%2e%2e/etc/passwd").text


def test_the_site_is_served_from_its_folder_once_it_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert site._folder() in (*site.SITES, site.PLAIN)
    monkeypatch.setattr(site, "SITES", (tmp_path,))
    assert site._folder() == site.PLAIN
    (tmp_path / "index.html").write_text("built")
    assert site._folder() == tmp_path
    assert site._file(tmp_path, "../conftest.py") is None


def test_what_is_the_same_for_everybody_comes_compressed(web: httpx.Client) -> None:
    for path, encoding in (
        ("/api/games", "gzip"),
        ("/api/rules/dudo", "gzip"),
        ("/api/version", None),
        ("/api/me", None),
    ):
        assert web.get(path, headers={"accept-encoding": "gzip"}).headers.get("content-encoding") == encoding, path
    assert "content-encoding" not in web.get("/api/games", headers={"accept-encoding": "identity"}).headers


def test_a_page_announces_what_it_needs(tmp_path: Path) -> None:
    assert site._links(tmp_path, "/learn", "sv") == ""
    pages = {"learn": ["assets/Learn.js", "assets/Learn.css"]}
    words = {"en": ["assets/en.js"], "sv": ["assets/sv.js"]}
    (tmp_path / "announced.json").write_text(json.dumps({"pages": pages, "words": words}))
    learn = ", </api/games>; rel=preload; as=fetch; crossorigin"
    learn += ", </assets/Learn.js>; rel=modulepreload, </assets/Learn.css>; rel=preload; as=style; crossorigin"
    assert site._links(tmp_path, "/learn/dudo", "de, sv-FI;q=0.8, en") == "</assets/sv.js>; rel=modulepreload" + learn
    assert site._links(tmp_path, "/", "de") == "</assets/en.js>; rel=modulepreload"
    assert site._links(tmp_path, "/", "x, " * 20_000 + "sv") == "</assets/en.js>; rel=modulepreload"


def test_the_page_of_a_table_announces_what_the_first_drawing_needs_and_then_the_table(tmp_path: Path) -> None:
    announced = {
        "start": ["assets/start.js", "assets/start.css"],
        "pages": {"t": ["assets/Table.js"]},
        "words": {"en": ["assets/en.js"], "sv": ["assets/sv.js"]},
        "boards": {"dudo": {"files": ["assets/Board.js", "assets/Board.css"], "words": {"en": ["assets/dudo.js"]}}},
    }
    (tmp_path / "announced.json").write_text(json.dumps(announced))

    def files(path: str, game: str | None = None) -> list[str]:
        return [link.partition(">")[0][2:] for link in site._links(tmp_path, path, "sv", game).split(", ")]

    first = ["assets/start.js", "assets/start.css", "assets/sv.js"]
    table = [*first, "api/tables/k3x", "api/games", "assets/Table.js"]
    assert files("/") == first
    assert files("/t/k3x") == table
    # The game is not written in Swedish: it speaks English.
    assert files("/t/k3x", "dudo") == [*table, "assets/dudo.js", "assets/Board.js", "assets/Board.css"]
    assert files("/t/k3x", "another") == table
    assert "</api/games>; rel=preload; as=fetch; crossorigin" in site._links(tmp_path, "/t/k3x", "sv")
    # What is no name of a table is not asked about.
    assert files("/t/k3x%3E") == [*first, "api/games", "assets/Table.js"]


def test_the_documentation_may_run_the_scripts_on_its_pages_and_no_others() -> None:
    digest = "'sha256-" + b64encode(sha256(b"let a").digest()).decode() + "'"
    policy = site._docs_policy(b"<script>let a</script><script src=x.js></script><p>let b</p>")
    assert f"script-src 'self' {digest};" in policy
    assert policy.count("sha256-") == 1


def test_too_many_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    house = House(f"sqlite:///{tmp_path / 'limits.sqlite'}", tmp_path / "log", "--limits", "1").open()
    try:
        with httpx.Client(base_url=house.http) as web:
            answers = [web.get("/api/codes/AAAA") for _ in range(25)]
            fast = [answer for answer in answers if answer.status_code == 429]
            assert fast
            assert fast[0].json()["key"] == "code"
            assert fast[0].json()["seconds"] > 0
            assert int(fast[0].headers["retry-after"]) >= 1
    finally:
        house.stop()


@pytest.mark.parametrize("key", games.keys())
def test_lessons_run_on_the_real_rules(web: httpx.Client, key: str) -> None:
    def ask(**body: Any) -> Any:
        answer = web.post("/api/sandbox", json={"game": key, "seed": 3, **body})
        assert answer.status_code == 200, answer.text
        return answer.json()

    start = ask()
    for _ in range(30):
        if start["asked"]:
            break
        start = ask(position=start["position"])
    seat = start["asked"][0]
    seen = ask(position=start["position"], seat=seat)
    assert seen["position"] == start["position"]
    assert seen["legal"]
    after = ask(position=start["position"], seat=seat, action=seen["legal"][0]["text"])
    assert "refused" not in after
    assert after["position"] != start["position"]
    assert after == ask(position=start["position"], seat=seat, action=seen["legal"][0]["text"])
    assert after == ask(position=start["position"], seat=seat, action=seen["legal"][0]["action"])
    nonsense = ask(position=start["position"], seat=seat, action="nonsense")
    assert nonsense["refused"]["code"] == "unreadable"
    assert nonsense["position"] == start["position"]
    other = next(n for n in range(start["position"]["seats"]) if n not in start["asked"])
    refused = ask(position=start["position"], seat=other, action=seen["legal"][0]["text"])
    assert refused["refused"]["clause"]
    bad = web.post("/api/sandbox", json={"game": key, "position": {"seats": 99}})
    assert bad.json()["code"] == "bad-position"
    assert web.post(f"/api/positions/{key}", json=start["position"]).json() == start["position"]
    assert web.post(f"/api/positions/{key}", json={}).json()["reasons"]


def _exported(house: House, *more: str, commitment: str) -> list[str]:
    """What the host gets from the store, as far as it is about public tables in this test."""
    command = [sys.executable, "-m", "estaminet", "export", "--store", house.store, *more]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    everything = done.stdout.splitlines()
    assert any(commitment in line for line in everything)
    with httpx.Client(base_url=house.http) as web:
        public = set(web.get("/api/records?game=dudo").text.splitlines())
    return [line for line in everything if line in public]


def test_records_replays_and_positions(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Eve") as eve:
            table = await ada.open("dudo", ME, BOT, public=True)
            async with ada.socket(table) as mine:
                assert (await ada.call("GET", f"/api/records/{table}", status=409))["code"] == "not-over"
                assert (await ada.call("GET", f"/api/positions/{table}", status=409))["code"] == "not-over"
                assert (await ada.call("GET", f"/api/reviews/{table}", status=409))["code"] == "not-over"
                running = await ada.call("GET", f"/api/replays/{table}?viewer=0")
                assert running["finished"] is False
                assert running["steps"][-1]["view"] == (mine.play or {})["view"]
                assert (await eve.call("GET", f"/api/replays/{table}?viewer=0", status=403))["code"] == "not-over"
                # Who plays looks with their own eyes.
                for eyes in ("viewer=1", "open=true", "viewer=0&open=true"):
                    assert (await ada.call("GET", f"/api/replays/{table}?{eyes}", status=403))["code"] == "not-over"
                assert (await eve.call("GET", f"/api/replays/{table}?open=true", status=403))["code"] == "not-over"
                assert (await eve.call("GET", f"/api/replays/{table}"))["viewer"] is None
                await mine.play_to_the_end(random.Random(2))
            text = (await eve.web.get(f"/api/records/{table}")).text
            opened = await eve.call("GET", f"/api/replays/{table}?open=true")
            assert opened["verified"]
            assert all("text" in step for step in opened["steps"][1:])
            assert set(opened["steps"][-1]["hands"]) == {"0", "1"}
            uploaded = await eve.call("POST", "/api/replays", {"record": text, "viewer": 1})
            assert uploaded["steps"] == (await eve.call("GET", f"/api/replays/{table}?viewer=1"))["steps"]
            broken = text.replace("result ", "result 9")
            assert (await eve.call("POST", "/api/replays", {"record": broken}, 400))["code"] == "bad-record"
            # It has the lowest priority of all: on a busy machine there may be no time for it at first.
            while (answer := await eve.web.get(f"/api/reviews/{table}", timeout=300)).status_code == 503:
                assert answer.json()["code"] == "busy"
            review = answer.json()
            assert 0 < review["done"] <= review["total"] == opened["total"] - 1
            assert [one["name"] for one in review["accounts"]] == opened["names"]
            assert len(review["chances"]) == review["done"] + 1
            half = opened["total"] // 2
            position = await eve.call("GET", f"/api/positions/{table}?move={half}")
            assert (position["moves"], position["of"]) == (half, opened["total"] - 1)
            lines = (await eve.web.get("/api/records?game=dudo")).text.splitlines()
            assert any(opened["commitment"] in line for line in lines)
            assert lines == _exported(house, "--game", "dudo", commitment=opened["commitment"])
            assert (await eve.call("GET", "/api/records/nothing", status=404))["code"] == "no-such-record"

    asyncio.run(run())
