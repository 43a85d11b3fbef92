"""What an expectation gets: yes, no or cannot be said."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Answer:
    """Whether an expectation holds (None: cannot be decided), why not, and which rules it rests on."""

    held: bool | None
    reason: str = ""
    rules: tuple[str, ...] = ()
    positions: int = 0
    lines: int = 0
    counter: tuple[str, ...] = ()
    """The moves of a line on which it does not hold, as sentences of *Když*."""
    grounds: tuple[str, ...] = ()
    """By which rules a move is made that is allowed: told, but nothing is proved by them."""
    refused: tuple[str, ...] = ()
    """The rules that refuse the move asked about, where the answer is that they do."""


def same(found: int | str | tuple[int, ...], wanted: int | str | tuple[int, ...], what: str) -> Answer:
    """Yes when both are equal; else no, saying what was expected and what was found."""
    return Answer(True) if found == wanted else Answer(False, f"{what}: čekáno {wanted}, ve skutečnosti {found}.")


def either(found: bool, wanted: bool, words: tuple[str, str], what: str) -> Answer:
    """Yes when both say the same; ``words`` are what it is called if so, and if not so."""
    so, not_so = words
    return same(so if found else not_so, so if wanted else not_so, what)


def yes_no(found: bool, wanted: bool, what: str) -> Answer:
    return either(found, wanted, ("ano", "ne"), what)
