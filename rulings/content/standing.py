"""What each standing of a ruling asks of it. The loader and the site ask alike, so what the site lets in, a load takes."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from django.utils.translation import gettext as _

from rulings.models.ruling import RulingStatus, Standing

SPEAKING = (RulingStatus.IN_FORCE, RulingStatus.DISPUTED, RulingStatus.REPLACED)
"""Rulings that say how it is; a draft may be incomplete, and one that was withdrawn says nothing any more."""
QUOTED = re.compile(r"„([^“]+)“")
LINE = re.compile(r"\břád(?:ek|ku|ky|cích|kem|ků)\s*\d", re.IGNORECASE)
EDITORS = re.compile(r"redakc", re.IGNORECASE)
DECIDED = re.compile(r"\brozhodujeme\b|\bredakc\w*", re.IGNORECASE)


class Said(NamedTuple):
    """What of a ruling its standing depends on."""

    standing: str
    source: str
    where: str
    reason: str
    answer: str


class Fault(NamedTuple):
    """What is wrong: at which key (the answer has none), what it is, how to mend it."""

    key: str
    message: str
    fix: str


def standing_faults(said: Said, headings: Mapping[str, bool]) -> Iterator[Fault]:
    """What does not fit the standing. `headings` are those of the inventory; true where a rule of the ruling states one."""
    yield from _line_numbers(said)
    if said.standing == Standing.OFFICIAL:
        yield from _official(said, headings)
    elif said.standing == Standing.EDITORIAL:
        yield from _editorial(said)
    elif not said.where:
        yield Fault("standing", _("Neoficiální výklad neříká, kde komentář stojí."), _("Doplňte klíč where."))


def _line_numbers(said: Said) -> Iterator[Fault]:
    for key in ("source", "where"):
        if found := LINE.search(getattr(said, key)):
            message = _("„%s“ nikdo v předloze nenajde.") % found[0]
            yield Fault(key, message, _("Pište oddíl a jeho nadpis: oddíl „…“."))


def _official(said: Said, headings: Mapping[str, bool]) -> Iterator[Fault]:
    quoted = QUOTED.findall(said.where)
    if EDITORS.search(said.source):
        message = _("Oficiální výklad má za zdroj redakci.")
        yield Fault("source", message, _("Uveďte předlohu, nebo standing: editorial."))
    if not quoted:
        message = _("Oficiální výklad neříká, kde v předloze stojí.")
        yield Fault("where" if said.where else "standing", message, _('Pište where: "oddíl „nadpis v předloze“".'))
    for heading in quoted:
        if heading not in headings:
            message = _("Oddíl „%s“ soupis tvrzení nezná.") % heading
            yield Fault("where", message, _("Opište nadpis ze sloupce heading v claims.tsv."))
        elif not headings[heading]:
            message = _("Z oddílu „%s“ žádné pravidlo tohoto výkladu nic neuvádí.") % heading
            yield Fault("where", message, _("Uveďte oddíl, ze kterého pravidla v rules jsou, nebo doplňte pravidlo."))
    if found := DECIDED.search(said.answer):
        message = _("Oficiální odpověď obsahuje „%s“: rozhodla tedy redakce, ne předloha.") % found[0]
        yield Fault("answer", message, _("Dejte standing: editorial, nebo odpověď opřete jen o předlohu."))


def _editorial(said: Said) -> Iterator[Fault]:
    if not EDITORS.search(said.source):
        message = _("Redakční výklad má za zdroj „%s“.") % said.source
        yield Fault("source", message, _("Pište source: Redakce Arbitru; předlohu uveďte v klíči where."))
    if not said.reason:
        yield Fault("standing", _("Redakční výklad neříká proč."), _("Doplňte klíč reason."))
    if not EDITORS.search(said.answer):
        message = _("Odpověď neříká, že rozhodla redakce.")
        yield Fault("answer", message, _("Napište do ní „Rozhodnutí redakce: …“ a co z odpovědi rozhodnutím je."))
