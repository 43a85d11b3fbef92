"""One process that plays: `python -m rulings.thinking.worker`. Questions come to its input, answers go to its output.

It bounds itself before it plays: its memory once, its processor time anew for every question, so that even one whose house has
died ends. What it cannot do within these bounds it says, and ends; the house starts another.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import frames
from .ask import Ask, Shelf, answer

GRACE = 2
"""Seconds beyond the deadline of the engine, for what it does between two looks at the clock."""
LONGEST_ANSWER = 4 * 1024 * 1024
"""Bytes of one answer; a page of text has some twenty thousand."""


@dataclass
class Worker:
    """Keeps the card lists it was last handed."""

    shelf: Shelf

    def reply(self, message: dict[str, Any], progress: Callable[[int], None] = lambda positions: None) -> dict[str, Any]:
        """What to say to one question; meanwhile, how far it has come."""
        if "shelf" in message:
            self.shelf = message["shelf"]
        seconds = float(message["seconds"])
        _allow_processor(seconds + GRACE)
        asked = message["ask"]
        asked["editions"] = tuple(asked.get("editions", ()))
        try:
            return {"answer": answer(Ask(**asked), self.shelf, seconds, progress)}
        except MemoryError:
            return {"heavy": "memory"}
        except Exception:  # a fault of ours: told, logged by the house, and the worker lives on
            return {"broken": traceback.format_exc()[-4000:]}


def _allow_processor(seconds: float) -> None:
    """From now on so many seconds of the processor; then the kernel ends this process."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _soft, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime + seconds) + 1, hard))


def main(memory: int, polite: int) -> None:
    os.nice(polite)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the house
    source, target = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints must not speak in our name

    def say(message: bytes) -> None:
        target.write(message)
        target.flush()

    worker = Worker({})
    say(frames.packed({"ready": os.getpid()}))
    while True:
        try:
            message = frames.read(source)
        except frames.Cut:
            return
        said = frames.packed(worker.reply(message, lambda positions: say(frames.packed({"positions": positions}))))
        del message
        say(said if len(said) <= LONGEST_ANSWER else frames.packed({"heavy": "answer"}))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
