"""One deadline for everything that a call of the engine sets off: play, explorations, ablations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic

from ..limits import MAX_SECONDS

_until: ContextVar[float] = ContextVar("until", default=float("inf"))


class OutOfTime(Exception):
    """The time for the whole text is used up."""


@contextmanager
def deadline(seconds: float = MAX_SECONDS) -> Iterator[None]:
    """Whatever runs inside must end after so many seconds; an outer deadline stays in force."""
    token = _until.set(min(_until.get(), monotonic() + seconds))
    try:
        yield
    finally:
        _until.reset(token)


def time_left() -> float:
    """Seconds until the deadline; infinite where none is set."""
    return _until.get() - monotonic()


def look() -> None:
    """Raise OutOfTime past the deadline."""
    if monotonic() > _until.get():
        raise OutOfTime(f"Na celý text je {MAX_SECONDS:g} s a ty už uplynuly.")
