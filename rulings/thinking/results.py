"""Questions that are asked now and answered later: how each stands, found by an id that nobody guesses, kept within bounds."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

WAITING, PLAYING, DONE = "waiting", "playing", "done"
"""It waits for its turn; it is being played; what came of it is known."""
KEEP = 600.0
"""Seconds for which what came of a question may be fetched."""
MOST, MOST_OF_ONE = 256, 8
"""Questions that are kept, of all clients and of one; the oldest that is answered makes room."""
MOST_BYTES = 64 * 1024 * 1024
"""Bytes of all answers that are kept."""


def new_id() -> str:
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Standing:
    """How a question stands, as the house or the broker tells it."""

    id: str
    state: str
    positions: int = 0
    """Looked at by its explorations so far."""
    seconds: float = 0.0
    """For which it has been played."""
    waiting: int = 0
    """Questions of all clients that wait for their turn."""
    told: dict[str, Any] | None = None
    """What came of it, once it is done: `answer`, or why there is none."""


@dataclass(eq=False)
class Question:
    """One question inside the house."""

    client: str
    id: str = field(default_factory=new_id)
    state: str = WAITING
    positions: int = 0
    begun: float = 0.0
    ended: float = 0.0
    told: dict[str, Any] | None = None
    size: int = 0
    task: asyncio.Task[None] | None = None

    def progress(self, positions: int) -> None:
        self.positions = positions

    def standing(self, waiting: int) -> dict[str, Any]:
        """As `Standing` is made of it."""
        seconds = (self.ended or time.monotonic()) - self.begun if self.begun else 0.0
        names = {"id": self.id, "state": self.state, "positions": self.positions, "told": self.told}
        return {**names, "seconds": round(seconds, 1), "waiting": waiting}


class Kept:
    """The questions that may be looked at. Those that are not answered are bounded by the queue, the others here."""

    def __init__(self) -> None:
        self._questions: OrderedDict[str, Question] = OrderedDict()
        self._bytes = 0

    def add(self, client: str) -> Question:
        question = Question(client)
        self._questions[question.id] = question
        self._sweep(client)
        return question

    def get(self, name: str) -> Question | None:
        self._sweep("")
        return self._questions.get(name)

    def weigh(self, question: Question) -> None:
        """An answer has come, and takes room."""
        if question.id in self._questions:
            question.size = len(json.dumps(question.told))
            self._bytes += question.size
            self._sweep("")

    def drop(self, name: str) -> bool:
        """Forget a question, and end it if it is not answered; whether there was one."""
        question = self._questions.pop(name, None)
        if question is None:
            return False
        self._bytes -= question.size
        if question.task is not None:
            question.task.cancel()
        return True

    def _sweep(self, client: str) -> None:
        """Forget what is too old or too much."""
        answered = [one for one in self._questions.values() if one.state == DONE]
        now = time.monotonic()
        old = [one for one in answered if one.ended < now - KEEP]
        of_one = [one for one in answered if one.client == client]
        many = sum(one.client == client for one in self._questions.values()) - MOST_OF_ONE
        old += of_one[: max(0, many)] if client else []
        for one in old:
            self.drop(one.id)
        for one in answered:
            if len(self._questions) <= MOST and self._bytes <= MOST_BYTES:
                return
            self.drop(one.id)
