"""Situations to begin from, one a question that players really argue about."""

from __future__ import annotations

from ...core.manifest import Start

_TIE = """Stark má ve hře postavu "Robb" se silou 3
Lannister má ve hře postavu "Jaime" se silou 3
Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
A Lannister brání postavou "Jaime"
Pak výzvu vyhraje Stark
"""
_KNEELING = """Stark má ve hře postavu "Robb" se silou 3
Lannister má ve hře postavu "Jaime" se silou 5: klečí
Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
A Lannister brání postavou "Jaime"
"""
_RENOWN = """Stark má ve hře postavu "Robb" se silou 3: klíčové slovo Renown
Lannister má ve hře postavu "Tyrion" se silou 2: klečí
Když Stark zahájí proti hráči Lannister mocenskou výzvu postavou "Robb"
A skončí výzva
Pak Stark má 2 moci celkem
"""
_OF_BOTH = (
    Start("Výzva, která skončí shodou", _TIE),
    Start("Smí bránit klečící postava?", _KNEELING),
    Start("Renown v nebráněné výzvě", _RENOWN),
)
STARTS = {"agot-ccg": _OF_BOTH, "agot-lcg": _OF_BOTH}
