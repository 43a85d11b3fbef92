"""Why there is no answer: raised to pages and API, told between processes as plain data."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Not now: after `wait` seconds perhaps."""

    def __init__(self, wait: int) -> None:
        super().__init__(wait)
        self.wait = wait


class Busy(Refused):
    """Too many wait already."""


class ShareUsed(Refused):
    """This client has as many questions in the house as one may have."""


class TooHeavy(Exception):
    """The question needs more time or memory, or makes a longer answer, than one may; which, says the argument."""


def answer_of(told: dict[str, Any]) -> dict[str, Any]:
    """The answer in what was told. Raises Refused or TooHeavy where there is none."""
    if "busy" in told:
        raise Busy(told["busy"])
    if "share" in told:
        raise ShareUsed(told["share"])
    if "heavy" in told:
        raise TooHeavy(told["heavy"])
    if "broken" in told:
        raise RuntimeError(told["broken"])
    answer: dict[str, Any] = told["answer"]
    return answer
