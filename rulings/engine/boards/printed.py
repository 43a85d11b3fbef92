"""The printed board as data: tables beside a game's code, every fact with where it is known from.

A *basis* is ``source`` (the rulebook states it), ``inferred`` (it follows from what the rulebook states),
``general:high|medium|low`` (general knowledge that an editor may correct) or ``unknown``. No rule depends on a fact of
general knowledge, and a scenario may override any of them.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

OPEN = ""
"""The crossing of a border where nothing lies between."""


@dataclass(frozen=True)
class Border:
    """Two neighbouring areas and what lies between them, in a word of the game."""

    one: str
    other: str
    crossing: str
    basis: str


def table(package: str, name: str) -> list[dict[str, str]]:
    """The rows of ``data/NAME.tsv`` in a package, each by the titles of its columns."""
    text = (files(package) / "data" / f"{name}.tsv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE))


def bases(row: Mapping[str, str]) -> dict[str, str]:
    """Where the values of a row are known from: of each column ``X_basis`` that says so, by the name ``X``."""
    return {name.removesuffix("_basis"): value for name, value in row.items() if name.endswith("_basis") and value}


def number(text: str) -> int | None:
    """A number of a table, or None where it is not known."""
    return int(text) if text else None
