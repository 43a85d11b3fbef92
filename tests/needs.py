"""What a test needs from outside this tree. Where it is missing, the test is skipped and the end of the run says so aloud;
where ARBITR_REQUIRE names it, its absence is a failure."""

import os
import re
from collections import Counter
from typing import Any

import pytest

SKIPPED = re.compile(r"(?:Skipped: )?MISSING (?P<name>\w+): (?P<how>.+)", re.DOTALL)


def required(name: str) -> bool:
    """Whether a run must not go without something: `ARBITR_REQUIRE=chromium,sources`."""
    return name in re.split(r"[\s,]+", os.environ.get("ARBITR_REQUIRE", ""))


def need(name: str, present: object, how: str) -> None:
    """Go on if something is there; else skip, or fail where it is required. `how` tells how to get it."""
    if present:
        return
    if required(name):
        pytest.fail(f"{name} is required (ARBITR_REQUIRE) and missing: {how}", pytrace=False)
    pytest.skip(f"MISSING {name}: {how}")


def summary(reporter: Any) -> None:
    """The lines at the end of a run: what was missing, and how many tests that cost."""
    reasons = [report.longrepr[2] for report in reporter.stats.get("skipped", []) if isinstance(report.longrepr, tuple)]
    missing = Counter((found["name"], found["how"]) for reason in reasons if (found := SKIPPED.match(reason)))
    for (name, how), many in sorted(missing.items()):
        said = f"{many} TESTS SKIPPED: no {name} on this machine ({how}); ARBITR_REQUIRE={name} makes this a failure"
        reporter.write_sep("!", said, yellow=True, bold=True)
