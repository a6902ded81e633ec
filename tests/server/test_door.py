"""The door: cookies among others, names that are not ours, `HEAD`, headers, what can be kept, and wrong starts."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.lengths import rest_wide
from tests.server.house import House, Person
from tests.server.test_bad_day import program

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.fixture
def web(house: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.http, timeout=30) as client:
        yield client


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house over https with a name, an access log, and metrics of their own."""
    folder = tmp_path_factory.mktemp("strict")
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    more = ("--secure", "--host-name", "Games.example", "--access-log", "--metrics", f"127.0.0.1:{port}")
    made = House(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log", *more).open()
    made.metrics_port = port  # type: ignore[attr-defined]
    yield made
    made.stop()


FOREIGN = ['{"a": 1}', "x y z", "[1,2]", "é", 'a"b', "a=b=c", ""]


@pytest.mark.parametrize("value", FOREIGN)
def test_cookies_of_other_programs_do_not_hide_ours(web: httpx.Client, value: str) -> None:
    mine = web.post("/api/me", json={"name": "Ada"}).headers["set-cookie"].partition(";")[0]
    web.cookies.clear()
    for jar in (f"theirs={value}; {mine}", f"{mine}; theirs={value}", f"{value}; {mine}"):
        assert web.get("/api/me", headers={b"Cookie": jar.encode()}).json()["name"] == "Ada"


@pytest.mark.parametrize("theirs", ["estaminet=junk", "estaminet", "estaminet=a.b.c", 'estaminet="x"; estaminet='])
def test_not_even_cookies_of_our_name_hide_ours(web: httpx.Client, theirs: str) -> None:
    mine = web.post("/api/me", json={"name": "Ada"}).headers["set-cookie"].partition(";")[0]
    web.cookies.clear()
    for jar in (f"{theirs}; {mine}", f"{mine}; {theirs}"):
        assert web.get("/api/me", headers={"Cookie": jar}).json()["name"] == "Ada"
        renamed = web.post(
            "/api/me", json={"name": "Ada"}, headers={"Cookie": jar, "Origin": "https://elsewhere.example"}
        )
        assert renamed.status_code == 403
    crowd = "; ".join(["estaminet=junk"] * 4_000)
    assert web.get("/api/me", headers={"Cookie": f"{crowd}; {mine}"}).json()["name"] is None


def test_what_a_head_may_hold_is_not_looked_at_for_ever(web: httpx.Client) -> None:
    """Sixty kilobytes of folders, languages or cookies took up to a tenth of a second each."""
    mine = web.post("/api/me", json={"name": "Ada"}).headers["set-cookie"].partition(";")[0]
    web.cookies.clear()
    for path in (f"/{'a/' * 600}", f"/assets/{'a/' * 600}x", f"/docs/{'a/' * 600}x", f"/api/tables/{'a' * 1_100}"):
        answer = web.get(path)
        assert (answer.status_code, answer.json()["detail"]) == (404, "there is nothing at an address as long as this")
    assert web.get(f"/{'a/' * 400}").status_code == 200
    for others, name in ((200, "Ada"), (20_000, None)):
        assert web.get("/api/me", headers={"Cookie": "a;" * others + mine}).json()["name"] == name


def test_over_https_the_cookie_belongs_to_this_host_alone(strict: House) -> None:
    with httpx.Client(base_url=strict.http) as web:
        answer = web.post("/api/me", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-estaminet=")
        for part in ("secure", "path=/", "httponly", "samesite=strict"):
            assert part in cookie.lower()
        assert "domain=" not in cookie.lower()
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        web.cookies.clear()
        host = cookie.partition(";")[0]
        # Another host of the domain can set one without the prefix: to be somebody it knows, at its own house.
        other = host.replace("__Host-", "")
        assert web.get("/api/me", headers={"Cookie": f"{other}x; {host}"}).json()["name"] == "Ada"
        assert web.get("/api/me", headers={"Cookie": other}).json()["name"] is None
        # Browsers do not let go of such a cookie for an answer that could not have set it.
        gone = web.post("/api/me/forget", headers={"Cookie": host}).headers.get_list("set-cookie")
        assert any(line.startswith("__Host-estaminet=") and "Max-Age=0" in line for line in gone)
        assert all("; Secure" in line and "; Path=/" in line for line in gone)


def test_over_https_a_page_that_came_without_it_is_not_ours(strict: House) -> None:
    with httpx.Client(base_url=strict.http) as web:

        def asked(host: str, origin: str) -> int:
            headers = {"Host": host, "Origin": origin}
            return web.post("/api/me", json={"name": "Ada"}, headers=headers).status_code

        assert asked("games.example", "https://games.example") == 200
        assert asked("games.example", "http://games.example") == 403
        for local in (f"127.0.0.1:{strict.port}", "localhost", "[::1]:8000"):
            assert asked(local, f"http://{local}") == 200, "the host's own tunnel"


def test_another_name_that_leads_here_is_turned_away(strict: House) -> None:
    with httpx.Client(base_url=strict.http) as web:
        for host in ("games.example", "GAMES.example:443", "127.0.0.1:8000", "[::1]", "localhost:1"):
            assert web.get("/api/version", headers={"Host": host}).status_code == 200, host
        for host in ("evil.example", "games.example.evil.example", "1.2.3.4.evil.example:80", ""):
            answer = web.get("/api/version", headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host"), host
        answer = web.get("/api/tables/abcdefgh/socket", headers={**UPGRADE, "Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")


def test_a_path_of_another_host_is_refused_in_words(web: httpx.Client) -> None:
    for path, headers in (("/", {"X-Forwarded-Prefix": "/games"}), ("/games/api/version", {}), ("/g/assets/x.js", {})):
        answer = web.get(path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "path-prefix")
        assert "host name of its own" in answer.json()["detail"]


def test_head_is_get_without_a_body(web: httpx.Client) -> None:
    for path in ("/", "/api/health", "/api/games", "/api/strings/en", "/metrics"):
        head, whole = web.head(path), web.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert web.head("/api/nothing").status_code == 404


def test_what_does_not_change_is_sent_once(web: httpx.Client) -> None:
    for path in (
        "/",
        "/api/games",
        "/api/games/dudo",
        "/api/rules/dudo",
        "/api/strings/en?game=dudo",
        "/api/languages",
    ):
        first = web.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = web.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert web.get(path, headers={"If-None-Match": '"another"'}).content == first.content
    assert web.get("/api/tables").headers["cache-control"] == "no-store"


def test_a_charset_is_said_once(web: httpx.Client) -> None:
    for path in ("/", "/api/strings/en", "/metrics", "/api/nothing"):
        assert web.get(path).headers["content-type"].count("charset") <= 1


def test_every_answer_has_the_policy_also_one_that_is_a_problem(web: httpx.Client) -> None:
    for path in ("/", "/api/nothing", "/api/games/chess"):
        assert "frame-ancestors 'none'" in web.get(path).headers["content-security-policy"]


def test_only_the_small_page_with_a_board_may_stand_in_others_pages(web: httpx.Client) -> None:
    small = web.get("/embed/abc").headers
    assert "frame-ancestors *" in small["content-security-policy"]
    assert "x-frame-options" not in small
    assert "script-src 'self'" in small["content-security-policy"]
    for path in ("/", "/embed", "/t/embed/", "/replay/abc", "/me", "/api/me", "/%65mbed/../me"):
        headers = web.get(path).headers
        if "frame-ancestors *" in headers["content-security-policy"]:
            assert httpx.URL(path).path.startswith("/embed/")
        else:
            assert headers["x-frame-options"] == "DENY"


def test_no_request_is_our_fault(web: httpx.Client, house: House) -> None:
    bodies = (b"\xff\xfe", b'{"name": "\xff"}', b"[" * 100_000, b'{"name":' * 50_000, b"", b"null", b"\x00")
    for body in bodies:
        for path in ("/api/tables", "/api/me", "/api/sandbox", "/api/replays", "/api/positions/dudo"):
            answer = web.post(path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, body[:20], answer.text)
    for path in (
        f"/{'x' * 5_000}",
        f"/assets/{'x' * 300}.js",
        "/%00",
        "/%ff",
        f"/api/tables/{'x' * 3_000}",
        "/api/records/%00",
        "/api/me/matches?before=1.%00",
        "/%2e%2e/x",
    ):
        assert web.get(path).status_code < 500, path
    # PostgreSQL takes no zeros, and SQLite no number beyond 64 bits.
    assert web.get("/api/codes/ABC%00").json()["code"] == "not-found"
    assert web.get("/api/me/matches?before=1.%00").json()["code"] == "not-found"
    strange: tuple[tuple[str, dict[str, object]], ...] = (
        ("/api/tables/x/report", {"line": 10**30}),
        ("/api/tables/x/report", {"seat": 0, "why": "\0"}),
        ("/api/me/unsay", {"table": "x", "line": 2**63}),
        ("/api/me/unsay", {"table": "\0", "line": 1}),
        ("/api/branches", {"record": "\0", "move": 0}),
    )
    for path, asked in strange:
        assert web.post(path, json=asked).json()["code"] == "bad-request", path
    for origin in ("http://[::1", "null", "http://[", "\x7f", "http://a b"):
        assert web.post("/api/me", json={"name": "Ada"}, headers={"Origin": origin}).status_code in (400, 403)
    assert '"says":"request failed"' not in house.log.read_text("utf-8")


def test_the_access_log_has_addresses_and_no_secrets(strict: House) -> None:
    with httpx.Client(base_url=strict.http) as web:
        made = web.post("/api/tables", json={"game": "dudo", "seats": [ME, BOT], "name": "Ada"})
        table = made.json()["table"]
        mine = {"Cookie": made.headers["set-cookie"].partition(";")[0]}
        web.cookies.clear()
        claim = web.post(f"/api/tables/{table['id']}/link", headers=mine).json()["claim"]
        web.get(f"/api/tables/{table['id']}?secret=word", headers=mine)
        web.get(f"/api/codes/{table['code']}")
    lines = [json.loads(line) for line in strict.log.read_text("utf-8").splitlines()]
    requests = [line for line in lines if line["says"] == "request"]
    assert {"address": "127.0.0.1", "method": "POST", "path": "/api/tables", "status": 201}.items() <= next(
        line for line in requests if line["method"] == "POST" and line["path"] == "/api/tables"
    ).items()
    text = "\n".join(json.dumps(line) for line in requests)
    for secret in (table["code"], mine["Cookie"][-20:], claim[-20:], "secret=word", "Ada"):
        assert secret not in text
    assert f"/{table['id']}" not in text


def test_metrics_have_a_port_of_their_own(strict: House) -> None:
    assert httpx.get(f"{strict.http}/metrics").status_code == 404
    own = httpx.get(f"http://127.0.0.1:{strict.metrics_port}/metrics").text  # type: ignore[attr-defined]
    assert "estaminet_live_tables" in own


# Wrong starts


@pytest.mark.parametrize(
    ("options", "said"),
    rest_wide(
        [
            (("--store", "foo"), "the store is sqlite:///FILE or postgresql://"),
            (("--store", "mysql://a:hunter2@localhost/x"), "the store is sqlite:///FILE or postgresql://"),
            (("--store", "postgresql://a:hunter2@127.0.0.1:1/x"), "cannot open the store"),
            (("--store", "sqlite:////no/such/folder/x.sqlite"), "cannot open the store"),
            (("--store", "sqlite:///"), "the store is sqlite:///FILE or postgresql://"),
            (("--store", "sqlite://"), "the store is sqlite:///FILE or postgresql://"),
            (("--store", "sqlite:///:memory:"), "the store is sqlite:///FILE or postgresql://"),
            (("--proxies", "127.0.0.1,caddy"), "caddy is neither an address nor a network"),
            (("--proxies", "10.0.0.1/8"), "10.0.0.1/8 is neither an address nor a network"),
            (("--host-name", "games.example:443"), "games.example, not games.example:443"),
            (("--host-name", "https://games.example"), "games.example, not https://games.example"),
            (("--host", "no-such-name.invalid"), "cannot listen at no-such-name.invalid:0: "),
            (("--origin", "games.example/"), "https://games.example, not games.example/"),
            (("--origin", "https://games.example/"), "not https://games.example/"),
            (("--metrics", "9100"), "127.0.0.1:9100, not 9100"),
            (("--host", "203.0.113.77"), "cannot listen at 203.0.113.77"),
        ],
        short=3,
    ),
)
def test_a_wrong_start_is_one_line_without_secrets(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    store = () if "--store" in options else ("--store", f"sqlite:///{tmp_path / 'x.sqlite'}")
    done = program("serve", "--port", "0", *store, *options)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "hunter2" not in done.stderr
    assert "Unknown error" not in done.stderr


def test_a_taken_port_is_said_plainly(house: House, tmp_path: Path) -> None:
    done = program("serve", "--port", str(house.port), "--store", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert done.returncode == 2
    (said,) = done.stderr.splitlines()
    free = re.fullmatch(
        rf"estaminet: Port {house.port} is taken by another program\. Port (\d+) is free: --port (\d+)\.", said
    )
    assert free is not None
    assert free[1] == free[2] != str(house.port)


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "elsewhere" / "x.sqlite"
    done = program("serve", "--port", "0", ESTAMINET_STORE=f"sqlite:///{file}")
    assert str(file) in done.stderr
    assert "9100, not here" in program("serve", ESTAMINET_METRICS="here").stderr
    assert str(file) in program("export", ESTAMINET_STORE=f"sqlite:///{file}").stderr


def test_metrics_tell_how_long_an_answer_takes_and_how_late_the_loop_is(house: House) -> None:
    async def run() -> str:
        async with Person(house, "Ada") as ada:
            table = await ada.open("dudo", ME, BOT)
            async with ada.socket(table) as mine:
                await mine.grant("chat", text="hello")
            return (await ada.web.get("/metrics")).text

    text = asyncio.run(run())
    assert not re.search(r"^estaminet_move_seconds_count 0\.0", text, re.MULTILINE)
    assert "estaminet_loop_lag_seconds_bucket" in text
