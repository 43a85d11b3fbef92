"""A verdict as templates want it, whether it was stored or has just been given."""

from collections.abc import Iterable, Mapping
from typing import Any

from rulings.models import Scenario, Verdict


def of_scenario(scenario: Scenario, verdict: Verdict | None) -> dict[str, Any]:
    """The stored verdict of a situation in the form the engine gives its reports."""
    head = {"name": scenario.name, "rule": scenario.rule.key if scenario.rule else "", "verdict": ""}
    if verdict is None:
        return head
    return {**head, **verdict.told, "rows": verdict.rows}


def named(reports: Iterable[Mapping[str, Any]], legal: Mapping[str, Any] | None = None) -> set[str]:
    """Every rule the reports cite: their titles are asked for at once."""
    keys: set[str] = set()
    for report in reports:
        keys.update(report.get("rules") or (), report.get("why") or ())
        for step in report.get("trace") or ():
            keys.update(step.get("rules") or ())
    for choices in ("choices", "refused"):
        for choice in (legal or {}).get(choices) or ():
            keys.update(choice.get("rules") or ())
    return keys
