"""Holes of sentences as fields of a form: what is picked from a list, what is counted, what is typed and how it must look."""

from __future__ import annotations

import re
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

from .slots import PLAYER, QUOTED, Slot

COUNTS = (1, 2, 5)
"""One of each Czech form of a number."""
_LETTERS = r"0-9A-Za-z_\u00C0-\u024F"
_CLASS = re.compile(r"\[(?:\\.|[^\]\\])*\]")
_LITERALS = re.compile(r"\(\?:((?:\\.|[^()\[\]\\*+?])+)\)")

Form = dict[str, Any]


def form(slot: Slot) -> Form:
    """How a hole is filled in: ``as`` says by what kind of field, ``regex`` (for browsers) what is accepted."""
    return {**_kind(slot), "regex": for_browsers(slot.regex)}


def _kind(slot: Slot) -> Form:
    if slot.regex == PLAYER:
        return {"as": "name"}
    if slot.inflect:
        return {"as": "noun", "forms": _forms(slot)}
    if "enum" in slot.schema:
        return {"as": "choice", "options": _options(slot)}
    if slot.regex == QUOTED:
        return {"as": "card"}
    if slot.schema.get("type") == "integer":
        return _number(slot)
    return _several(slot)


def _forms(slot: Slot) -> list[list[str]]:
    assert slot.inflect is not None
    return [[slot.inflect(value, SimpleNamespace(n=n)) for n in COUNTS] for value in slot.schema["enum"]]


def _options(slot: Slot) -> list[str]:
    """The words of a fixed list, in its order; where the values are no words, as the pattern has them."""
    found: list[str] = []
    for value in slot.schema["enum"]:
        with suppress(KeyError, IndexError, TypeError, ValueError):
            found.append(slot.write(value))
    if found:
        return list(dict.fromkeys(found))
    literals = _LITERALS.fullmatch(slot.regex)
    return sorted(re.sub(r"\\(.)", r"\1", word) for word in literals[1].split("|")) if literals else []


def _number(slot: Slot) -> Form:
    words = [slot.write(n) for n in COUNTS]
    if words == [str(n) for n in COUNTS]:
        return {"as": "number"}
    if all(re.fullmatch(rf"{n} \D+", word) for n, word in zip(COUNTS, words, strict=True)):
        return {"as": "counted", "forms": [word.split(" ", 1)[1] for word in words]}
    return {"as": "text"}


def _several(slot: Slot) -> Form:
    with suppress(Exception):  # a list of something else than names
        one, two = slot.write(("#",)), slot.write(("#", "#"))
        if QUOTED in slot.regex and '"#"' in one:
            return {"as": "cards", "heads": [one.split('"')[0], two.split('"')[0]]}
        if PLAYER in slot.regex and two == "# a #":
            return {"as": "names"}
    return {"as": "text"}


def for_browsers(regex: str) -> str:
    """A pattern of ours as browsers read it: their ``\\w`` knows no Czech letters."""

    def in_class(found: re.Match[str]) -> str:
        return found.group().replace(r"\w", _LETTERS)

    parts, last = [], 0
    for found in _CLASS.finditer(regex):
        parts += [regex[last : found.start()].replace(r"\w", f"[{_LETTERS}]"), in_class(found)]
        last = found.end()
    return "".join([*parts, regex[last:].replace(r"\w", f"[{_LETTERS}]")])
