"""The files that hosts copy: units that systemd accepts and finds tight, alerts about metrics that exist, the image."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from prometheus_client import REGISTRY

from estaminet.server import metrics
from estaminet.server.addresses import Addresses

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def systemd(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.fail("systemd-analyze is not installed; `make test` installs it as root, else: apt install systemd")
    command = [program, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["estaminet.service", "estaminet@.service"])
def test_a_unit_is_understood_and_gives_little_away(name: str, tmp_path: Path) -> None:
    unit = (DEPLOY / name).read_text("utf-8").replace("/srv/estaminet/current/bin/estaminet", "/bin/true")
    # An instance, as `systemctl start estaminet@8001` makes one.
    copy = tmp_path / name.replace("@.", "@8001.")
    copy.write_text(unit, encoding="utf-8")
    said = systemd("verify", "--man=no", copy)
    assert copy.name not in said.stderr, said.stderr
    # In tenths: 9.2 of 10 is "unsafe"; at most 2 is wanted.
    tight = systemd("security", "--offline=true", "--threshold=20", copy)
    assert tight.returncode == 0, tight.stdout[-300:] + tight.stderr


def test_the_hosting_page_prints_the_units_as_they_are() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    lines = {line.strip() for line in page.splitlines()}
    for line in (DEPLOY / "estaminet.service").read_text("utf-8").splitlines():
        assert line.strip() in lines, line


def test_alerts_speak_of_metrics_that_there_are() -> None:
    assert metrics.TABLES is not None
    known = {sample.name for metric in REGISTRY.collect() for sample in metric.samples}
    known |= {f"{metric.name}_total" for metric in REGISTRY.collect()}
    known |= {f"{metric.name}_bucket" for metric in REGISTRY.collect() if metric.type == "histogram"}
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]
    assert rules
    for rule in rules:
        for name in re.findall(r"estaminet_\w+", rule["expr"]):
            assert name in known, f"{rule['alert']} asks for {name}"


def test_the_image_and_its_compose_file_use_settings_that_there_are() -> None:
    from estaminet.cli.serve import serve

    known = {f"ESTAMINET_{name.upper()}" for name in serve.__annotations__}
    container = (ROOT / "Containerfile").read_text("utf-8")
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    used = set(re.findall(r"ESTAMINET_[A-Z_]+", container + compose))
    assert used
    assert used <= known, used - known
    services = yaml.safe_load(compose)["services"]
    assert set(services) == {"house", "database", "caddy"}
    assert "USER 10001" in container
    # The proxy passes everything on, and metrics are nobody else's business.
    house = services["house"]
    assert house["environment"]["ESTAMINET_METRICS"].endswith(":9100")
    assert "ports" not in house
    addresses = Addresses(house["environment"]["ESTAMINET_PROXIES"])
    for proxy in ("172.18.0.4", "10.89.0.2", "192.168.0.3", "fd12::5"):
        assert addresses.client(proxy, "192.0.2.1, 203.0.113.9") == "203.0.113.9"
    assert addresses.client("203.0.113.9", "192.0.2.1") == "203.0.113.9"
