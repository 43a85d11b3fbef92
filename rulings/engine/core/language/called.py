"""Who may be the name of a player: those whom the examples name, and no word that asks, leads a noun or says what is done."""

from __future__ import annotations

import re
from functools import lru_cache

from .akin import FORM, akin, folded
from .facts import is_small
from .phrases import Vocabulary
from .slots import PLAYER

_WORD = re.compile(r'"[^"\n]*"|[\w+−-]+')
_HOLES = re.compile(r"\{[^{}]*\}|[\[\]]")
_NO_NAMES = frozenset(
    """kdo koho komu kym kdy kde kam jak proc co ceho cemu cem cim kolik kolikrat ktery ktera ktere zda jestli
    v z k s o u nad pod pred mezi bez skrz podle kvuli behem""".split()  # noqa: SIM905
)
"""Words that ask, and prepositions, in plain letters."""


@lru_cache(maxsize=64)
def players(table: Vocabulary) -> frozenset[str]:
    """The players whom the examples name."""
    found = set()
    for phrase in table.phrases:
        said = table.found_in(phrase.example)
        found |= {value for slot, value in said[1] if table.slots[slot].regex == PLAYER} if said else set()
    return frozenset(found)


@lru_cache(maxsize=4096)
def may_be_called(word: str, table: Vocabulary) -> bool:
    """Whether a word may be the name of a player: none that asks, no preposition, and none of the sentences themselves."""
    said = folded(word)
    if word in players(table):
        return True
    small = is_small(word) and len(word) > 1  # „A“ is a player as well
    return not (said in _NO_NAMES or small or any(akin(said, own) >= FORM for own in _own(table)))


@lru_cache(maxsize=64)
def _own(table: Vocabulary) -> frozenset[str]:
    """The words that the sentences of a table say by themselves, in plain letters."""
    said = (word for phrase in table.phrases for word in _WORD.findall(_HOLES.sub(" ", phrase.pattern)))
    return frozenset(folded(word) for word in said if len(word) > 2 and word[0].islower())
