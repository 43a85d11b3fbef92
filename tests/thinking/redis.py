"""A Redis of our own on this machine, and processes of Celery that play for it; all of it ends with the tests."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import redis

from rulings.thinking.house import Bounds
from tests import needs
from tests.reliability.site import ROOT, free_port


@contextmanager
def a_redis(folder: Path) -> Iterator[str]:
    """The address of a server that keeps nothing."""
    needs.need("redis", shutil.which("redis-server"), "apt-get install redis-server")
    port = free_port()
    command = [
        "redis-server",
        "--port",
        str(port),
        "--bind",
        "127.0.0.1",
        "--save",
        "",
        "--appendonly",
        "no",
        "--dir",
        str(folder),
    ]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    address = f"redis://127.0.0.1:{port}/0"
    try:
        with redis.Redis.from_url(address) as asked:
            until = time.monotonic() + 30
            while True:
                try:
                    asked.ping()
                    break
                except redis.ConnectionError:
                    assert time.monotonic() < until, "Redis does not start"
                    time.sleep(0.05)
        yield address
    finally:
        server.terminate()
        server.wait()


def celery(application: str, environment: dict[str, str], log: Path) -> subprocess.Popen[bytes]:
    """A worker of Celery, as docs/running.md starts it, when it is ready."""
    command = [sys.executable, "-m", "celery", "--app", application, "worker", "--loglevel", "info", "--without-gossip"]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ARBITR_")}
    with log.open("ab") as said:
        worker = subprocess.Popen(command, cwd=ROOT, env={**kept, **environment}, stdout=said, stderr=said)
    until = time.monotonic() + 60
    while b" ready." not in log.read_bytes():
        assert worker.poll() is None, log.read_text(encoding="utf-8")
        assert time.monotonic() < until, log.read_text(encoding="utf-8")
        time.sleep(0.1)
    return worker


@contextmanager
def playing(address: str, bounds: Bounds, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A worker of Celery with bounds of the tests."""
    told = {"TEST_QUEUE": address, "TEST_BOUNDS": json.dumps(asdict(bounds))}
    worker = celery("tests.thinking.played", told, log)
    try:
        yield worker
    finally:
        worker.terminate()
        worker.wait()
