"""Mutants that no test can kill: (module, the line, the line mutated), and why."""

EQUIVALENT: dict[tuple[str, str, str], str] = {}
