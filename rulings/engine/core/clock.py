"""One deadline for everything that a call of the engine sets off: play, explorations, ablations."""

from __future__ import annotations

from collections.abc import Iterator
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
