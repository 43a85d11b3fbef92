"""The bare view of ``plain`` on a port of its own, served as the site is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.reliability.site import ROOT, free_port, opened


@contextmanager
def peer() -> Iterator[int]:
    """Its port, as long as it is asked; RuntimeError when it does not come up."""
    port = free_port()
    config = "python:tests.hold.plain_gunicorn"
    command = [sys.executable, "-m", "gunicorn", "tests.hold.plain", "--config", config, "--bind", f"127.0.0.1:{port}"]
    server = subprocess.Popen(command, cwd=ROOT)
    try:
        if not opened(port, server):
            raise RuntimeError("the bare view is not served")
        yield port
    finally:
        server.terminate()
        server.wait()
