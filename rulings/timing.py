"""How a game runs, as it is shown: phases with their steps, each with its rules in the order in which a reader looks for them."""

from collections.abc import Iterable, Mapping
from typing import Any

from rulings.engine.core.numbers import rule_key, split


def rules_in_order(keys: Iterable[str], own: str) -> list[str]:
    """Ids of rules, each once: those of the book itself first, then by book, chapter and number."""
    return sorted(dict.fromkeys(keys), key=lambda key: (split(key)[0] != own, rule_key(key)))


def phases(rows: Iterable[Mapping[str, Any]], own: str) -> list[dict[str, Any]]:
    """Phases with their steps, of rows that follow each other. What a step stands on its phase does not name again."""
    found: list[dict[str, Any]] = []
    for row in rows:
        told = {**row, "rules": rules_in_order(row["rules"], own)}
        if row["depth"] == 0:
            found.append({**told, "steps": []})
        else:
            found[-1]["steps"].append(told)
    for phase in found:
        of_steps = {key for step in phase["steps"] for key in step["rules"]}
        phase["rules"] = [key for key in phase["rules"] if key not in of_steps]
    return found
