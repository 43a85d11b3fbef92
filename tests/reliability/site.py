"""A site of real processes over a small content folder, on this machine alone, that a test may ill-treat."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests import needs

ROOT = Path(__file__).resolve().parent.parent.parent
OWN_MOUNTS = ["unshare", "--map-root-user", "--mount", "--"]
"""A process with mounts of its own: what is mounted there, nobody else sees."""


@dataclass(frozen=True)
class Answer:
    """What came back; 0 for nothing."""

    status: int
    body: str
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Site:
    """A data folder and the commands and servers over it."""

    def __init__(self, data: Path, fixtures: Path, settings: dict[str, str] | None = None) -> None:
        self.data, self.fixtures, self.settings = data, fixtures, settings or {}
        self.port = free_port()
        self.server: subprocess.Popen[str] | None = None
        self.log = data.parent / f"{data.name}.log"

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("ARBITR_")}
        kept["DJANGO_SETTINGS_MODULE"] = "rulings.config.settings"
        return {**kept, "ARBITR_DATA": str(self.data), "ARBITR_FIXTURES": str(self.fixtures), **self.settings}

    def start(self, *command: str, before: str = "") -> subprocess.Popen[str]:
        """`manage.py` with some words; ``before`` is run first, in mounts of its own."""
        whole = [sys.executable, "manage.py", *command]
        return subprocess.Popen(
            _wrapped(whole, before), cwd=ROOT, env=self.environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def manage(self, *command: str, before: str = "", seconds: float = 600) -> tuple[int, str]:
        """How a command ended and all that it said; one that does not end in all that time is killed."""
        process = self.start(*command, before=before)
        try:
            said, _none = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise
        return process.returncode, said

    def serve(self, before: str = "", workers: int = 1) -> None:
        """Start the server as `make serve` does, and wait until it answers anything at all."""
        whole = [
            sys.executable, "-m", "gunicorn", "rulings.config.wsgi", "--config", "python:rulings.config.gunicorn",
            "--bind", f"127.0.0.1:{self.port}", "--workers", str(workers),
        ]  # fmt: skip
        with self.log.open("a") as log:
            self.server = subprocess.Popen(
                _wrapped(whole, before), cwd=ROOT, env=self.environment, stdout=log, stderr=log, text=True
            )
        if not opened(self.port, self.server):
            raise AssertionError(f"the server did not start: {self.said()}")

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def get(self, path: str, data: bytes | None = None, *, method: str | None = None, **headers: str) -> Answer:
        asked = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=60) as response:
                return Answer(response.status, response.read().decode(errors="replace"), dict(response.headers))
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.read().decode(errors="replace"), dict(error.headers))

    def memory(self) -> int:
        """Resident bytes of the workers that serve pages."""
        assert self.server is not None
        children = subprocess.run(
            ["pgrep", "-P", str(self.server.pid)], capture_output=True, text=True, check=True
        ).stdout.split()
        pages = 0
        for child in children:
            if b"rulings.thinking" not in Path(f"/proc/{child}/cmdline").read_bytes():
                pages += int(Path(f"/proc/{child}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        if self.server is not None:
            self.server.terminate()
            try:
                self.server.wait(15)
            except subprocess.TimeoutExpired:
                self.server.kill()
                self.server.wait()
        self.server = None


def _wrapped(command: list[str], before: str) -> list[str]:
    return [*OWN_MOUNTS, "sh", "-ec", f'{before}\nexec "$@"', "sh", *command] if before else command


def need_mounts() -> None:
    """Mounts of one's own are a matter of the kernel's leave."""
    try:
        tried = subprocess.run([*OWN_MOUNTS, "mount", "-t", "tmpfs", "none", "/mnt"], capture_output=True, check=False)
    except FileNotFoundError:
        tried = None
    needs.need("mounts", tried is not None and tried.returncode == 0, "the kernel allows unshare --map-root-user --mount")


def opened(port: int, server: subprocess.Popen[str]) -> bool:
    """Wait until a server takes connections; False when it has ended, or is not up after a minute."""
    until = time.monotonic() + 60
    while time.monotonic() < until and server.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return True
        time.sleep(0.05)
    return False


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
