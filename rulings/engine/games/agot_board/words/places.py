"""Places as people say them: „z Winterfellu“, „do moat cailin“, „na Dračím kameni“. Read as „z oblasti Winterfell“ is.

Printed names are known in any case and without diacritics; so are the Czech names of places (``data/czech_names.tsv``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ....boards.printed import table
from ....core.language.holes import plain
from .slots import AREAS

_AFTER = {"z": "z oblasti", "ze": "z oblasti", "do": "do oblasti", "v": "v oblasti", "ve": "v oblasti"}
_AFTER |= {"na": "na oblast", "o": "o oblast"}
"""Prepositions, and how the sentences say them of an area."""
_ARTICLE = "The "


def _forms(name: str) -> Iterator[str]:
    """A name as it is printed, without its article, and as a Czech noun of that sound is declined after a preposition."""
    bare = name.removeprefix(_ARTICLE)
    yield from dict.fromkeys((name, bare))
    if bare.endswith("ch"):
        yield bare + "e"
    elif bare.endswith("e"):
        yield bare[:-1] + "u"
    elif bare[-1].isalpha() and bare[-1] not in "aeiouys":
        yield bare + "u"


_CZECH = {row["name"]: row for row in table("rulings.engine.games.agot_board", "czech_names")}
"""The names of places in Czech books about this world, in the cases in which a sentence says them."""


def _czech(name: str, *columns: str) -> list[str]:
    row = _CZECH.get(name, {})
    return [form for column in columns for form in row.get(column, "").split(", ") if form]


_NAMES = {form: name for name in reversed(AREAS) for form in _forms(name)} | {name: name for name in AREAS}
_NAMES |= {form: name for name in AREAS for form in _czech(name, "called", "genitive", "locative", "accusative")}
_WITHIN = {form: name for name in AREAS for form in _czech(name, "locative") if form not in _czech(name, "accusative")}
"""Forms by which „na“ says where something is, not where it goes."""
_TOWARD = {form: name for name in AREAS for form in _czech(name, "accusative") if form not in _czech(name, "locative")}
"""And those by which it says where somebody goes; with any other, undeclined ones too, only behind a place from which."""
_FROM = re.compile(r"(?<!\w)ze?\s")
_PLAIN = {plain(form): name for form, name in _NAMES.items()}
_IN_PLACE, _GONE_TO = frozenset(map(plain, _WITHIN)), frozenset(map(plain, _TOWARD))
_FORM = "|".join(re.escape(form) for form in sorted(_PLAIN, key=len, reverse=True))
_SAID = re.compile(rf"(?<!\w)(?:(?P<head>{'|'.join(_AFTER)})|(?P<area>oblasti|oblast)) (?P<name>{_FORM})(?![\w'’])")
_QUOTED = re.compile(r'("[^"]*")')


def with_areas(text: str) -> str:
    """A sentence with its places named as the patterns name them; what stands in quotes is left alone."""
    return "".join(part if part.startswith('"') else _written(part) for part in _QUOTED.split(text))


def spoken() -> dict[str, Any]:
    """The same for whoever reads sentences elsewhere: what stands before a place, and its forms with their names."""
    return {"after": _AFTER, "names": _NAMES, "within": _WITHIN, "toward": _TOWARD}


def _written(text: str) -> str:
    for said in reversed(list(_SAID.finditer(plain(text)))):
        head, name = said["head"], said["name"]
        goes = name in _GONE_TO or _FROM.search(text[: said.start()])
        lies = head == "na" and (name in _IN_PLACE or not goes)
        before = said["area"] or _AFTER["v" if lies else head]
        text = f"{text[: said.start()]}{before} {_PLAIN[name]}{text[said.end() :]}"
    return text
