"""Who plays for Celery: `celery --app rulings.config.queue worker`. Each of its processes keeps one of ours (`worker`), which is
bounded, ends when it takes too much, and is killed when the question is taken back."""

from __future__ import annotations

import io
import json
import logging
import select
import subprocess
import time
from contextlib import suppress
from typing import Any, BinaryIO

from celery import Celery

from . import frames, scripts
from .broker import AWAY, KEPT, TASK, Line, celery
from .house import STARTING, Bounds

logger = logging.getLogger("rulings.thinking")
LOOK_EVERY = 0.25
"""Seconds after which we look whether anybody still wants to know."""


class Hand:
    """The bounded process, from our side."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.process: subprocess.Popen[bytes] | None = None
        self.input: BinaryIO | None = None
        self.shelf = ""

    def start(self) -> None:
        """Have it ready to be asked."""
        if self.process is None or self.process.poll() is not None:
            self.end()
            # Nothing of its output is read ahead, so that `select` sees all there is.
            self.process = subprocess.Popen(self.bounds.worker, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
            self.input = io.BufferedWriter(self.process.stdin)  # type: ignore[type-var]
            self.next(time.monotonic() + STARTING)

    def ask(self, message: dict[str, Any]) -> None:
        assert self.input is not None
        self.input.write(frames.packed(message))
        self.input.flush()

    def next(self, until: float) -> dict[str, Any] | None:
        """What it says next; None where it is still silent at that time. Raises frames.Cut when it has ended."""
        assert self.process is not None
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], max(0.0, until - time.monotonic()))[0]:
            return None
        told: dict[str, Any] = frames.read(self.process.stdout)
        return told

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            with suppress(OSError):  # what was not yet written is of no use to anybody
                self.input.close() if self.input else None
            self.process.stdout.close() if self.process.stdout else None
        self.process, self.input, self.shelf = None, None, ""


class Player(Line):
    """Plays whatever comes next, one question at a call."""

    def __init__(self, address: str, bounds: Bounds) -> None:
        super().__init__(address, bounds)
        self.hand = Hand(bounds)

    def play(self) -> bool:
        """Play the next question; whether more wait."""
        busy = json.dumps({"busy": 5})
        found = self.run(scripts.NEXT, self.bounds.wait, *KEPT, busy)
        if not found:
            return False
        name, client, ask, shelf = found
        told: dict[str, Any] = {"heavy": "time"}
        try:
            told = self._answered(name, json.loads(ask), shelf)
        except (frames.Cut, BrokenPipeError):
            self.hand.end()
        finally:
            waiting = self.run(scripts.FINISH, name, client, json.dumps(told, ensure_ascii=False), *KEPT)
        if "heavy" in told:
            self.hand.end()
        if "broken" in told:
            logger.error("a question broke the engine: %s\n%s", json.loads(ask).get("text", "")[:500], told["broken"])
        return bool(waiting)

    def _answered(self, name: str, ask: dict[str, Any], shelf: str) -> dict[str, Any]:
        message: dict[str, Any] = {"ask": ask, "seconds": self.bounds.seconds}
        self.hand.start()
        if shelf != self.hand.shelf:
            message["shelf"], self.hand.shelf = json.loads(self.store.get(f"arbitr:shelf:{shelf}") or "{}"), shelf
        self.hand.ask(message)
        positions, until = 0, time.monotonic() + self.bounds.seconds * 2 + 4
        while time.monotonic() < until:
            told = self.hand.next(time.monotonic() + LOOK_EVERY)
            if told is not None and "positions" not in told:
                return told
            positions = told["positions"] if told else positions
            if not self.run(scripts.PROGRESS, name, positions):
                break
        self.hand.end()
        return {"heavy": "time"}


def players(address: str, bounds: Bounds) -> Celery:
    """The application whose worker plays."""
    app = celery(address, bounds)
    player = Player(address, bounds)

    @app.task(name=TASK)  # type: ignore[untyped-decorator]
    def play() -> None:
        with suppress(*AWAY):
            if player.play():  # a call that was lost with a killed worker is so made up for
                app.send_task(TASK, expires=bounds.wait, retry=False)

    return app
