"""Slots: the typed holes of a phrase. Each reads Czech text into a value and writes it back."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Guess:
    """What a text that cannot be read was probably meant to be: the words of which nothing was made, and those made up."""

    text: str
    unsaid: tuple[str, ...] = ()
    added: tuple[str, ...] = ()


@dataclass(frozen=True)
class Slot:
    """A kind of hole: what it looks like, how it is read and written, and its JSON schema."""

    name: str
    regex: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    schema: Mapping[str, Any]
    inflect: Callable[[Any, Any], str] | None = None  # writes in the form that the whole record asks for
    pieces: tuple[tuple[str, str], ...] = ()
    """Of a list, what each thing in it may be: its words with ``{}`` for a value, and what that looks like ("" for none)."""
    guess: Callable[[str], Guess | None] | None = None
    """Makes what it can of a text that the hole cannot read; it is offered, never taken."""
    says: tuple[str, ...] = ()
    """Of free text, what its parts look like: whoever types it in a hurry says the words of these."""


def listed(items: Sequence[str]) -> str:
    """Several things in a sentence: ``A, B a C``."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} a {items[-1]}"


def number(name: str = "n") -> Slot:
    """A whole number up to 999."""
    return Slot(name, r"\d{1,3}", int, str, {"type": "integer", "minimum": 0, "maximum": 999})


def in_number(n: int, one: str, few: str, many: str) -> str:
    """A number with its noun in the right Czech form: 1 zlatý, 2 zlaté, 5 zlatých."""
    return f"{n} {one if n == 1 else few if 2 <= n <= 4 else many}"


def counted(name: str, one: str, few: str, many: str) -> Slot:
    """A number with its noun in the right Czech form: 1 zlatý, 2 zlaté, 5 zlatých."""
    forms = sorted({one, few, many}, key=len, reverse=True)

    return Slot(
        name,
        rf"\d{{1,3}} (?:{'|'.join(map(re.escape, forms))})",
        lambda text: int(text.split(" ", 1)[0]),
        lambda n: in_number(n, one, few, many),
        {"type": "integer", "minimum": 0, "maximum": 999},
    )


def noun(name: str, table: Mapping[str, Sequence[str]]) -> Slot:
    """What is counted, in the form that agrees with the record's ``n``: 1 kartu, 2 karty, 5 karet v ruce.

    ``table`` gives each value its words: one, few, many, and others that are read only.
    """
    forms = {form: value for value, words in table.items() for form in words}

    def inflect(value: str, record: Any) -> str:
        one, few, many = table[value][:3]
        return one if record.n == 1 else few if 2 <= record.n <= 4 else many

    options = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
    return Slot(name, rf"(?:{options})", forms.__getitem__, lambda v: table[v][2], {"enum": list(table)}, inflect)


def signed(name: str) -> Slot:
    """A change: +2 or -3 (a typographic minus is read too)."""
    return Slot(
        name,
        r"[+\-−]\d{1,3}",
        lambda text: int(text.replace("−", "-")),
        lambda n: f"{n:+d}",
        {"type": "integer", "minimum": -999, "maximum": 999},
    )


def words(name: str, table: Mapping[str, Any]) -> Slot:
    """One of a fixed set of words; the first word of a value is the one that is written."""
    back: dict[Any, str] = {}
    for word, value in table.items():
        back.setdefault(value, word)
    options = "|".join(re.escape(word) for word in sorted(table, key=len, reverse=True))
    return Slot(
        name,
        rf"(?:{options})",
        lambda text: table[text],
        lambda value: back[value],
        {"enum": [value if isinstance(value, (str, int)) else str(value) for value in back]},
    )


PLAYER = r"[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]\w{0,29}"
QUOTED = r'"[^"\n]{1,80}"'


def player(name: str = "player") -> Slot:
    """A player's name: one capitalised word."""
    return Slot(name, PLAYER, str, str, {"type": "string", "pattern": f"^{PLAYER}$"})


def players(name: str = "players") -> Slot:
    """Several players, in the order in which they are named: ``Stark, Lannister a Baratheon``."""
    return Slot(
        name,
        rf"{PLAYER}(?:(?:, | a ){PLAYER}){{1,5}}",
        lambda text: tuple(text.replace(" a ", ", ").split(", ")),
        listed,
        {"type": "array", "items": {"type": "string"}},
    )


def word(name: str) -> Slot:
    """One word that begins with a capital: ``Knight``."""
    return Slot(name, r"[A-ZÁ-Ž]\w*", str, str, {"type": "string"})


def several(name: str, table: Sequence[str]) -> Slot:
    """One or more names of a fixed list: ``Pyke a Seagard``."""
    one = "|".join(re.escape(found) for found in sorted(table, key=len, reverse=True))
    return Slot(
        name,
        rf"(?:{one})(?:(?:, | a )(?:{one}))*",
        lambda text: tuple(re.findall(one, text)),
        listed,
        {"type": "array", "items": {"enum": list(table)}},
    )


def edition(name: str = "edition") -> Slot:
    """An edition by the book that it is named after: ``agot-ccg``."""
    return Slot(name, r"[a-z][a-z0-9-]{1,30}", str, str, {"type": "string"})


def quoted(name: str = "card") -> Slot:
    """A card's name in straight quotes."""
    return Slot(name, QUOTED, lambda text: text[1:-1], lambda value: f'"{value}"', {"type": "string", "maxLength": 80})


def quoted_list(name: str, one: str = "", many: str = "") -> Slot:
    """One or more names: ``postavou "A"``, ``postavami "A", "B" a "C"``; ``one`` and ``many`` are the nouns."""
    head = rf"(?:{re.escape(many)}|{re.escape(one)}) " if one else ""

    def write(values: Any) -> str:
        text = listed([f'"{value}"' for value in values])
        return f"{one if len(values) == 1 else many} {text}" if one else text

    return Slot(
        name,
        rf"{head}{QUOTED}(?:(?:, | a ){QUOTED}){{0,19}}",
        lambda text: tuple(re.findall(r'"([^"\n]+)"', text)),
        write,
        {"type": "array", "items": {"type": "string"}, "minItems": 1},
    )


RULE = r"[a-z][a-z0-9-]{1,30} \d{1,2}\.\d{1,3}[a-z]?"


def rule(name: str = "rule") -> Slot:
    """A rule's id: ``agot-ccg 7.12``."""
    return Slot(name, RULE, str, str, {"type": "string", "pattern": f"^{RULE}$"})


def rest(name: str = "text") -> Slot:
    """Whatever stands there, to be read by another table of phrases."""
    return Slot(name, r"\S.*", str, str, {"type": "string"})
