"""Every request the API describes, and many it does not: schemathesis, run against a real server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.house import House


def _give_it_something_to_ask_about(house: House, folder: Path) -> None:
    """Real ids, so that not everything is just not there; and a token."""
    with httpx.Client(base_url=house.http) as web:
        token = web.post("/api/bot/token", json={"name": "Schema"}).json()["token"]
        web.headers["Authorization"] = f"Bearer {token}"
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = web.post("/api/tables", json={"game": "dudo", "seats": seats}).json()["table"]
        bots = [{"kind": "bot", "level": "random"}] * 2
        watched = web.post("/api/tables", json={"game": "dudo", "seats": bots}).json()["table"]["id"]
        with web.stream("GET", f"/api/bot/tables/{watched}/stream") as lines:
            next(line for line in lines.iter_lines() if '"result":' in line)
        values = {"table_id": table["id"], "code": table["code"], "record_id": watched, "key": "dudo", "lang": "en"}
    lines_of = [f'"path.{name}" = "{value}"' for name, value in {**values, "clause": "DUDO-BID-01"}.items()]
    text = "\n".join(["[parameters]", *lines_of, "", "[headers]", f'Authorization = "Bearer {token}"', ""])
    (folder / "schemathesis.toml").write_text(text, encoding="utf-8")


@pytest.mark.wide
def test_the_api_is_as_it_describes_itself(tmp_path: Path, scale: int) -> None:
    house = House(f"sqlite:///{tmp_path / 'schema.sqlite'}", tmp_path / "log").open()
    try:
        schema = httpx.get(f"{house.http}/api/schema/openapi.json").json()
        assert "/api/tables" in schema["paths"]
        _give_it_something_to_ask_about(house, tmp_path)
        command = [sys.executable, "-m", "schemathesis.cli", "run", f"{house.http}/api/schema/openapi.json"]
        command += ["--checks", "not_a_server_error,response_schema_conformance,content_type_conformance"]
        command += ["--max-examples", str(5 * scale), "--phases", "examples,coverage,fuzzing", "--seed", "1"]
        # Streams have no end.
        command += ["--exclude-path-regex", "stream$", "--no-color", "--request-timeout", "20"]
        environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=environment)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        assert httpx.get(f"{house.http}/api/health").json()["status"] == "ok"
    finally:
        house.stop()
    assert '"level":"error"' not in house.log.read_text("utf-8")
