"""The door: what pages and API call. Gunicorn opens the house before it forks; else whoever needs it first."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol

from . import frames
from .ask import Ask
from .house import Bounds
from .refusals import Busy, Refused, ShareUsed, TooHeavy, answer_of
from .results import Standing

__all__ = ["Busy", "House", "Place", "Refused", "ShareUsed", "Standing", "Thinkers", "TooHeavy", "answer_of", "thinkers"]
ROOT = Path(__file__).resolve().parent.parent.parent
START = 60.0
"""Seconds in which a house must open."""


@dataclass(frozen=True)
class Place:
    """Where the thinking is done, and how much of it: in a house of ours, or wherever the broker of an address has it done."""

    bounds: Bounds
    queue: str = ""


class Thinkers(Protocol):
    """What pages and API may ask of whoever thinks. Everything may raise Refused."""

    def open(self) -> None:
        """Be ready, before anybody asks."""

    def close(self) -> None:
        """End what was started."""

    def think(self, ask: Ask, client: str, shelf: str, cards: Callable[[], Any], page: str = "") -> dict[str, Any]:
        """The answer of the engine. Raises TooHeavy. ``shelf`` names the card lists that ``cards`` gives.

        What the same ``page`` of a client asked before is taken back while it waits: nobody reads an answer to that any more.
        """

    def begin(self, ask: Ask, client: str, shelf: str, cards: Callable[[], Any], page: str = "") -> str:
        """The same, to be answered later: the id by which it is looked at."""

    def look(self, name: str) -> Standing | None:
        """How a question stands; None for one that is not, or no longer, known."""

    def stop(self, name: str) -> bool:
        """End and forget a question; whether there was one."""

    def wait(self, scope: str, client: str, most: int, per: float) -> float:
        """0 and it counts; or after how many seconds this client may ask again."""


class _Line:
    """A connection that a thread keeps open; ``of`` tells the process and the house it belongs to."""

    def __init__(self, of: tuple[int, str], seconds: float) -> None:
        self.of = of
        self._line = socket.socket(socket.AF_UNIX)
        self._stream = self._line.makefile("rb")
        self._line.settimeout(seconds)
        self._line.connect(of[1])

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self._line.sendall(frames.packed(message))
        told: dict[str, Any] = frames.read(self._stream)
        return told

    def close(self) -> None:
        self._stream.close()
        self._line.close()

    def __del__(self) -> None:  # the thread that kept it is gone
        self.close()


class House:
    """A house as its clients see it: a socket, and how to start the process behind it."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._kept = threading.local()
        self._owner = 0
        self._folder = ""

    @property
    def path(self) -> str:
        return f"{self._folder}/house" if self._folder else ""

    def open(self) -> None:
        """Start the process, if none that we know of answers."""
        with self._lock:
            if self.path and self._answers():
                return
            self._end()
            self._folder, self._owner = tempfile.mkdtemp(prefix="arbitr-"), os.getpid()
            command = [sys.executable, "-m", "rulings.thinking", self.path, json.dumps(asdict(self.bounds))]
            self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE)
            until = time.monotonic() + START
            while not self._answers():
                if time.monotonic() > until or self._process.poll() is not None:
                    raise Busy(5)
                time.sleep(0.02)

    def close(self) -> None:
        with self._lock:
            self._end()

    def _end(self) -> None:
        """End what we have started; a process that was forked from us leaves it alone."""
        if self._process is not None and self._owner == os.getpid():
            assert self._process.stdin is not None
            with suppress(OSError):
                self._process.stdin.close()
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            shutil.rmtree(self._folder, ignore_errors=True)
        self._process, self._folder = None, ""

    def _answers(self) -> bool:
        try:
            return "pid" in self._say({"op": "state"}, 5.0)
        except (OSError, frames.Cut):
            return False

    def _say(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        with closing(_Line((os.getpid(), self.path), seconds)) as line:
            return line.ask(message)

    def _say_often(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The same over the line that this thread keeps: what every search says is not to cost a connection each."""
        of = (os.getpid(), self.path)
        line: _Line | None = getattr(self._kept, "line", None)
        try:
            if line is None or line.of != of:
                line = self._kept.line = _Line(of, seconds)
            return line.ask(message)
        except BaseException:
            self._kept.line = None
            raise

    def say(self, message: dict[str, Any], seconds: float, *, often: bool = False) -> dict[str, Any]:
        """What the house answers; it is started, or started again, where there is none. ``often`` keeps the line open."""
        for _again in range(2):
            with suppress(ConnectionError, FileNotFoundError, frames.Cut):
                if self.path:
                    return (self._say_often if often else self._say)(message, seconds)
            self.open()
        raise Busy(5)

    def think(self, ask: Ask, client: str, shelf: str, cards: Callable[[], Any], page: str = "") -> dict[str, Any]:
        return answer_of(self._asked("think", ask, client, shelf, cards, page))

    def begin(self, ask: Ask, client: str, shelf: str, cards: Callable[[], Any], page: str = "") -> str:
        told = self._asked("begin", ask, client, shelf, cards, page)
        if "id" not in told:
            answer_of(told)
        return str(told["id"])

    def _asked(self, op: str, ask: Ask, client: str, shelf: str, cards: Callable[[], Any], page: str) -> dict[str, Any]:
        message: dict[str, Any] = {"op": op, "client": client, "ask": asdict(ask), "shelf": shelf, "page": page}
        seconds = self.bounds.wait + 2 * self.bounds.seconds + 10
        try:
            told = self.say(message, seconds)
            return self.say({**message, "cards": cards()}, seconds) if "want" in told else told
        except TimeoutError:
            raise Busy(30) from None

    def look(self, name: str) -> Standing | None:
        told = self._said_soon({"op": "look", "id": name})
        return Standing(**told["standing"]) if "standing" in told else None

    def stop(self, name: str) -> bool:
        return bool(self._said_soon({"op": "stop", "id": name})["stopped"])

    def _said_soon(self, message: dict[str, Any]) -> dict[str, Any]:
        try:
            return self.say(message, 10.0)
        except TimeoutError:
            raise Busy(5) from None

    def wait(self, scope: str, client: str, most: int, per: float) -> float:
        try:
            message = {"op": "count", "scope": scope, "client": client, "most": most, "per": per}
            return float(self.say(message, 2.0, often=True)["wait"])
        except (OSError, Busy):
            return 0.0  # who counts is not at home: better to answer than to refuse


_made: dict[Place, Thinkers] = {}


def thinkers(place: Place) -> Thinkers:
    """Those of a place: one for this process and for those forked from it."""
    if place not in _made:
        if place.queue:
            from .broker import Broker  # the libraries of the broker are read only where there is one

            _made[place] = Broker(place.queue, place.bounds)
        else:
            _made[place] = House(place.bounds)
        atexit.register(_made[place].close)
    return _made[place]
