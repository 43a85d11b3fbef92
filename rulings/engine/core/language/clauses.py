"""A typed sentence that says several things at once, said by several sentences: „Beor má odvahu 2 a v ruce kartu Útok“."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

from .meant import Meant, meant
from .phrases import Vocabulary

MOST = 4
"""So many sentences are made of one at most."""
_BETWEEN = re.compile(r"(?:, a |,? a |, |[.;] +(?=[^\W\d_]))(?=\S)")
_QUOTED = re.compile(r'"[^"\n]*"')


def apart(text: str, tables: Mapping[str, Vocabulary], kind: str = "", kinds: Mapping[str, str] | None = None) -> list[Meant]:
    """The sentences that together say all of a text, clause by clause; none where a clause has none that says all of it.

    A clause without a verb of its own has that of the first one, and who does it.
    """
    hidden = _QUOTED.sub(lambda name: "_" * len(name.group()), text)
    cuts = [(0, 0), *(found.span() for found in _BETWEEN.finditer(hidden)), (len(text), len(text))]
    clauses = [text[one[1] : other[0]].strip() for one, other in pairwise(cuts)]
    if not 2 <= len(clauses) <= MOST:
        return []
    head = " ".join(text.split()[:2])
    found: list[str] = []
    for clause in clauses:
        tried = [clause] if clause == clauses[0] else [f"{head} {clause}", *([clause] if " " in clause else [])]
        offered = (one for said in tried for one in meant(said, tables, kind=kind, kinds=kinds))
        whole = next((one.text for one in offered if not (one.unsaid or one.added)), "")
        if not whole:
            return []
        found.append(whole)
    order = dict.fromkeys(one for one in (kind, *tables) if one)
    of = next((one for one in order if all(_is_said(tables[one], text) for text in found)), "")
    return [Meant(of, text) for text in found] if of else []


def _is_said(table: Vocabulary, text: str) -> bool:
    return bool(table.matching(text))
