"""Real proxies with the very files of deploy/: only names, ports and certificates are changed."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Self

import pytest
from tests.server.house import PATIENCE

DEPLOY = Path(__file__).parents[2] / "deploy"
AROUND_NGINX = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/log info;
worker_rlimit_nofile 8192;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    # The user that nginx works as cannot write into the folder of a test.
    client_body_buffer_size 1m;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.fail(f"{name} is not installed; `make test` installs it as root, else: apt install nginx-light caddy")
    return found


def _processes(text: str, pattern: str, ports: list[int]) -> str:
    """The file with our processes in place of its own, one after the other; those it has too many are dropped."""
    found = re.findall(pattern, text)
    assert len(found) >= len(ports), "the file names fewer processes than there are"
    for old, port in zip(found, [*ports, *[0] * (len(found) - len(ports))], strict=True):
        text = text.replace(old, re.sub(r":\d+", f":{port}", old) if port else "", 1)
    return text


class Proxy:
    """A proxy before processes of the house, on a port of its own without a certificate."""

    def __init__(self, kind: str, ports: list[int], folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)
        self._command = self._nginx(ports) if kind == "nginx" else self._caddy(ports)
        self._process: subprocess.Popen[bytes] | None = None

    def _nginx(self, ports: list[int]) -> list[str]:
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        site = _processes(site, r"    server 127\.0\.0\.1:\d+ max_fails=0;\n", ports)
        site = site.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port};")
        site = re.sub(r"    (listen \[::\]|ssl_certificate).*\n", "", site)
        (self._folder / "site.conf").write_text(site, "utf-8")
        (self._folder / "nginx.conf").write_text(AROUND_NGINX.format(folder=self._folder), "utf-8")
        files = ["-e", f"{self._folder}/log", "-c", f"{self._folder}/nginx.conf"]
        return [program("nginx"), "-p", str(self._folder), *files]

    def _caddy(self, ports: list[int]) -> list[str]:
        site = (DEPLOY / ("Caddyfile" if len(ports) == 1 else "Caddyfile.two")).read_text("utf-8")
        head, _, rest = site.partition("reverse_proxy ")
        site = head + "reverse_proxy " + _processes(rest, r"127\.0\.0\.1:\d+", ports)
        site = site.replace("games.example {", f"http://:{self.port} {{")
        path = self._folder / "Caddyfile"
        path.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site, "utf-8")
        return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(path)]

    def __enter__(self) -> Self:
        environment = {**os.environ, "HOME": str(self._folder), "XDG_DATA_HOME": str(self._folder)}
        with (self._folder / "out").open("w") as out:
            self._process = subprocess.Popen(self._command, stdout=out, stderr=out, env=environment)
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                said = (self._folder / "out").read_text("utf-8")
                assert self._process.poll() is None, said
                assert time.monotonic() < give_up, said
                time.sleep(0.01)

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)
