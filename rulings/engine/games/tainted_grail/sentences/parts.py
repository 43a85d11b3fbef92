"""What several sentences need: numbers within their bounds."""

from __future__ import annotations

from ....core.language.gherkin import ScenarioError


def in_bounds(n: int, low: int, high: int, what: str) -> int:
    """A number that a sentence may say. Raises ScenarioError for any other."""
    if not low <= n <= high:
        raise ScenarioError(f"{what}: {n} je mimo rozsah {low} až {high}.")
    return n
