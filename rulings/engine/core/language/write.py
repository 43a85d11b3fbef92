"""Writing scenarios back as Czech Gherkin."""

from __future__ import annotations

from typing import Any

from .bare import OPENING


def write_feature(scenarios: list[dict[str, Any]], feature: str) -> str:
    """A whole file. Scenarios under one rule stand together in the order given."""
    lines = ["# language: cs", f"Požadavek: {feature}"]
    rule = None
    for scenario in scenarios:
        if scenario.get("rule") and scenario["rule"] != rule:
            rule = scenario["rule"]
            lines += ["", f"  Pravidlo: {rule}"]
        lines.append("")
        if scenario.get("tags"):
            lines.append("    " + " ".join(f"@{tag}" for tag in scenario["tags"]))
        lines.append(f"    Příklad: {scenario['name']}")
        kind = None
        for step in scenario["steps"]:
            word = "A" if step["kind"] == kind else OPENING[step["kind"]]
            kind = step["kind"]
            lines.append(f"      {word} {step['text']}")
    return "\n".join(lines) + "\n"
