"""One deadline for everything that a call of the engine sets off (play, explorations, ablations), and how far it has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic

from ..limits import MAX_SECONDS

_until: ContextVar[tuple[float, float]] = ContextVar("until", default=(float("inf"), float("inf")))
"""When time is up, and how many seconds there were in all."""


class OutOfTime(Exception):
    """The time for the whole text is used up."""


@contextmanager
def deadline(seconds: float = MAX_SECONDS, of: float | None = None) -> Iterator[None]:
    """Whatever runs inside must end after so many seconds; an outer deadline stays in force.

    ``of`` are the seconds there were in all, where these are only what is left of them.
    """
    token = _until.set(min(_until.get(), (monotonic() + seconds, seconds if of is None else of)))
    try:
        yield
    finally:
        _until.reset(token)


def time_left() -> float:
    """Seconds until the deadline; infinite where none is set."""
    return _until.get()[0] - monotonic()


def look() -> None:
    """Raise OutOfTime past the deadline."""
    until, seconds = _until.get()
    if monotonic() > until:
        raise OutOfTime(f"Na celý text je {seconds:g} s a ty už uplynuly.")


class Meter:
    """Counts the positions that all explorations inside look at, and tells from time to time how many they are."""

    def __init__(self, tell: Callable[[int], None], every: float = 0.5) -> None:
        self.tell, self.every = tell, every
        self.positions = 0
        self._next = 0.0

    def count(self) -> None:
        self.positions += 1
        if (now := monotonic()) >= self._next:
            self._next = now + self.every
            self.tell(self.positions)


_meter: ContextVar[Meter | None] = ContextVar("meter", default=None)


@contextmanager
def metered(meter: Meter) -> Iterator[None]:
    """Whatever is explored inside is counted."""
    token = _meter.set(meter)
    try:
        yield
    finally:
        _meter.reset(token)


def count() -> None:
    """Another position has been looked at."""
    if (meter := _meter.get()) is not None:
        meter.count()
