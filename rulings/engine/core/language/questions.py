"""A question typed as a sentence („Kdo rozhodne?“): what may be expected is offered, with the open word filled in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from .gherkin import THEN, WHEN
from .meant import MANY, Meant, meant
from .phrases import Vocabulary

ASKED = "Na otázku odpovídá věta „Pak …“: vyberte ji, doplňte, co čekáte, a rozhodčí řekne, zda to tak je."
_PLAIN_QUOTES = str.maketrans(dict.fromkeys("„“”«»‟″", '"'))
_WHO = re.compile(r"^(?:a )?(?:kdo|koho|komu|co|čí|kam|kde|kdy|jak|proč|kolik|kter[áéýíou]+|zda|jestli)(?!\w)\s*", re.IGNORECASE)
_SURVIVES = re.compile(r"^(?P<not>ne)?přežije (?P<whom>\S.*)$", re.IGNORECASE)
_MARK = re.compile(r"\s*\?+\s*$")


def is_question(text: str) -> bool:
    """Whether a text asks: by its sign, or by the word it begins with."""
    return bool(_MARK.search(text) or _WHO.match(text))


def expected(text: str, tables: Mapping[str, Vocabulary]) -> list[Meant]:
    """The expectations that a question may be: a sentence that is known, whether a move is allowed, or the nearest."""
    open_word, rest = _WHO.match(text), _bare(text)
    if not rest or THEN not in tables:
        return []
    if not open_word and tables[THEN].found_in(rest):
        return [Meant(THEN, rest)]
    if not open_word and WHEN in tables and tables[WHEN].found_in(rest):
        return [Meant(THEN, f"je dovoleno: {rest}")]
    found_near = meant(rest, {THEN: tables[THEN]}, many=MANY * 2, kind=THEN)
    if open_word:  # what leaves nothing open is no answer to „kdo“
        found_near = [one for one in found_near if one.added] or found_near
    return [replace(one, kind=THEN) for one in found_near[:MANY]]


def _bare(text: str) -> str:
    """What is asked about: without the word that asks and the sign of a question."""
    said = _WHO.sub("", _MARK.sub("", text.translate(_PLAIN_QUOTES))).strip()
    if lives := _SURVIVES.match(said):
        whom = lives["whom"] if '"' in lives["whom"] else f'"{lives["whom"]}"'
        return f"karta {whom} leží ve hře"
    return said[:1].lower() + said[1:] if said[:1].isupper() and said[1:2].islower() and " " not in said else said
