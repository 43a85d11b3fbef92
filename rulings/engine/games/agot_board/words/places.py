"""Places as people say them: „z Winterfellu“, „do Moat Cailin“, „v oblasti Harrenhalu“. Read as „z oblasti Winterfell“ is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

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


_NAMES = {form: name for name in reversed(AREAS) for form in _forms(name)} | {name: name for name in AREAS}
_FORM = "|".join(re.escape(form) for form in sorted(_NAMES, key=len, reverse=True))
_SAID = re.compile(rf"(?<!\w)(?:(?P<head>{'|'.join(_AFTER)})|(?P<area>oblasti|oblast)) (?P<name>{_FORM})(?![\w'’])")
_QUOTED = re.compile(r'("[^"]*")')


def with_areas(text: str) -> str:
    """A sentence with its places named as the patterns name them; what stands in quotes is left alone."""
    return "".join(part if part.startswith('"') else _SAID.sub(_written, part) for part in _QUOTED.split(text))


def spoken() -> dict[str, Any]:
    """The same for whoever reads sentences elsewhere: what stands before a place, and its forms with their names."""
    return {"after": _AFTER, "names": _NAMES}


def _written(said: re.Match[str]) -> str:
    return f"{_AFTER[said['head']] if said['head'] else said['area']} {_NAMES[said['name']]}"
