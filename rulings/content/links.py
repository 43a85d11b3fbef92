"""Rule numbers and card names in running text (DESIGN, section 2: text links itself). Pages and loading use the same finder."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rulings.engine.core.numbers import BOOK, NUMBER, RULE

JOIN = r"(?:\s*,\s*|\s*;\s*|\s+a\s+|\s+i\s+|\s+nebo\s+|\s+až\s+|\s*–\s*)"
FULL = rf"\b{RULE}\b"
# Three ways of naming a rule: in full; in parentheses; after the word "pravidlo" in any case.
PLACES = re.compile(
    rf"(?P<full>{FULL})"
    rf"|\((?:viz\s+)?(?P<paren>(?:{BOOK} )?{NUMBER}(?:{JOIN}(?:{BOOK} )?{NUMBER})*)\)"
    rf"|\b[Pp]ravid(?:lo|la|lu|le|lem|el|lům|lech|ly)\s+(?P<word>(?:{BOOK} )?{NUMBER}(?:{JOIN}(?:{BOOK} )?{NUMBER})*)"
)
ONE = re.compile(rf"(?:(?P<book>{BOOK}) )?(?P<number>{NUMBER})\b")


class RuleMention(NamedTuple):
    """A rule named in a text: where, and which."""

    start: int
    end: int
    book: str
    number: str


def rule_mentions(text: str, book: str) -> list[RuleMention]:
    """Every rule a text names, in order. A number without a book belongs to the book of the text."""
    found = []
    for place in PLACES.finditer(text):
        group = place.lastgroup or "full"
        for one in ONE.finditer(text, *place.span(group)):
            found.append(RuleMention(one.start(), one.end(), one["book"] or book, one["number"]))
    return found


class CardMention(NamedTuple):
    """A card named in a text by its whole title."""

    start: int
    end: int
    title: str


def card_mentions(text: str, titles: Iterable[str]) -> list[CardMention]:
    """Every card a text names; of two titles at one place the longer wins."""
    pattern = _titles(frozenset(titles))
    return [CardMention(*match.span(), match[0]) for match in pattern.finditer(text)] if pattern else []


@lru_cache(maxsize=32)
def _titles(titles: frozenset[str]) -> re.Pattern[str] | None:
    """Any of these titles as whole words; None for no titles."""
    ordered = sorted(titles, key=lambda title: (-len(title), title))
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, ordered)) + r")(?!\w)") if ordered else None


def line_of(text: str, position: int) -> int:
    """How many lines below the first one a position stands."""
    return text.count("\n", 0, position)
