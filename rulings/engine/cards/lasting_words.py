"""What a lasting effect does, as a clause: the part that every card game tells alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .lasting import Lasting

Clauses = Mapping[int, Callable[[Any, int, int], str]]
"""By what an effect does: its clause, from the table, the number and what else the effect holds."""


def does(clauses: Clauses, t: Any, record: Lasting) -> str:
    """What an effect does to its card, or to everybody; "" where the game does not tell it."""
    _until, _mark, what, n, extra = record
    return clauses[what](t, n, extra) if what in clauses else ""


def gains(n: int, name: str) -> str:
    """That a card gets something for a positive number, or loses it."""
    return f"{'získává' if n > 0 else 'ztrácí'} {name}"


def cannot(words: Mapping[str, str], verbs: Sequence[str], extra: int) -> str:
    """What is barred, in the words of a game's texts."""
    return f"nesmí {next((word for word, verb in words.items() if verb == verbs[extra]), 'to, co text zakazuje')}"
