"""Cards of a rulebook's card list (``cards.yaml``): what every card game reads of a record alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..core.language.gherkin import ScenarioError
from .language.grammar import AbilityError
from .model import Ability


def keyword_flags(data: Mapping[str, Any], known: Mapping[str, int]) -> int:
    """The bits of the keywords of a record. Raises ScenarioError for a keyword nobody knows."""
    flags = 0
    for keyword in data.get("keywords") or ():
        if keyword not in known:
            raise ScenarioError(f"Karta „{data.get('title', '?')}“: klíčové slovo {keyword} neznám ({', '.join(known)}).")
        flags |= known[keyword]
    return flags


def texts(data: Mapping[str, Any], read: Callable[[str], Ability], fits: Callable[[Ability], None]) -> tuple[Ability, ...]:
    """The abilities of a record. Raises ScenarioError for one that is not understood, or does nothing on such a card."""
    try:
        found = tuple(read(text) for text in data.get("ability") or ())
        for ability in found:
            fits(ability)
    except AbilityError as error:
        raise ScenarioError(f"Karta „{data.get('title', '?')}“: {error}") from error
    return found
