"""What a note says of another edition can be looked up: it names the rule, and the rules are tied as it says."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from django.utils.translation import gettext as _

from ..links import RuleMention, rule_mentions
from ..problems import Problems
from ..records import BookRecord, RuleRecord
from ..sentences import sentences
from .library import Library
from .passages import body_line

EDITION = re.compile(r"\b(?:starší|dřívější|předchozí|pozdější|novější)(?:ho|mu|m)?\s+vydání\b", re.IGNORECASE)
DECIDES = re.compile(r"\brozhoduj[eí]\s+(?:[^.;:,()]*?\s)??(?P<how>jinak|stejně)\b", re.IGNORECASE)


class Place(NamedTuple):
    """A sentence of a note, the rule it stands under and the book of that."""

    sentence: str
    rule: RuleRecord
    book: BookRecord

    @property
    def others(self) -> list[RuleMention]:
        """The rules of other rulebooks that it names."""
        return [one for one in rule_mentions(self.sentence, self.book.slug) if one.book != self.book.slug]

    @property
    def line(self) -> int:
        return body_line(self.rule, self.sentence)


def check_notes(book: BookRecord, library: Library, problems: Problems) -> None:
    """Note every sentence on another edition that cannot be looked up, or that the rules belie."""
    known = [slug for slug in library.books if slug != book.slug]
    for place in _places(book):
        unnamed = list(_unnamed(place, known))
        for what in unnamed:
            message = _("Věta mluví o jiných pravidlech (%s), ale žádné jejich pravidlo nejmenuje.") % what
            problems.add(place.rule.file, place.line, message, _("Připište k tomu číslo, například (agot-lcg 7.16)."))
        if not unnamed and place.others:
            _check_verdicts(place, library, problems)


def _places(book: BookRecord) -> Iterator[Place]:
    for rule in book.rules:
        for sentence in sentences(rule.editor_note):
            yield Place(sentence.text, rule, book)


def _unnamed(place: Place, known: list[str]) -> Iterator[str]:
    """The rulebooks a sentence speaks of without naming a rule of theirs."""
    named = {mention.book for mention in place.others}
    for slug in known:
        if slug not in named and re.search(rf"(?<![\w-]){re.escape(slug)}(?![\w-])", place.sentence):
            yield slug
    if not named and (edition := EDITION.search(place.sentence)):
        yield " ".join(edition[0].split())


def _check_verdicts(place: Place, library: Library, problems: Problems) -> None:
    """Each „rozhoduje jinak“ and „rozhoduje stejně“ with the rules named for it: up to where the next one begins."""
    said = list(DECIDES.finditer(place.sentence))
    for n, verdict in enumerate(said):
        start = verdict.start() if n else 0
        stop = said[n + 1].start() if n + 1 < len(said) else len(place.sentence)
        named = [one for one in place.others if start <= one.start < stop]
        if fault := _fault(verdict["how"].lower(), named, place, library):
            problems.add(place.rule.file, place.line, *fault)


def _fault(how: str, named: list[RuleMention], place: Place, library: Library) -> tuple[str, str] | None:
    tied = [f"{one.book} {one.number}" for one in named if _is_tied(place, one, library)]
    if not named:
        return _("Za slovy „rozhoduje %s“ chybí pravidlo.") % how, _("Pište „rozhoduje jinak (agot-lcg 7.16)“.")
    if how == "jinak" and not tied:
        message = _("„Rozhoduje jinak“, ale žádné z pravidel %(named)s není s pravidlem %(number)s svázáno.") % {
            "named": ", ".join(f"{one.book} {one.number}" for one in named), "number": place.rule.number}  # fmt: skip
        return message, _("Připište pozdějšímu pravidlu „nahrazuje“ nebo „doplňuje“, nebo opravte poznámku.")
    if how == "stejně" and tied:
        message = _("„Rozhoduje stejně“, ale %(tied)s pravidlo %(number)s nahrazuje nebo doplňuje, či naopak.") % {
            "tied": ", ".join(tied), "number": place.rule.number}  # fmt: skip
        return message, _("Opravte poznámku, nebo hlavičku pozdějšího pravidla.")
    return None


def _is_tied(place: Place, other: RuleMention, library: Library) -> bool:
    """Whether one of two rules replaces or supplements the other."""
    here, there = (place.book.slug, place.rule.number), (other.book, other.number)
    records = library.books[other.book].rules if other.book in library.books else []
    of_other = next((rule for rule in records if rule.number == other.number), None)
    forth = there in (*place.rule.replaces, *place.rule.supplements)
    return forth or (of_other is not None and here in (*of_other.replaces, *of_other.supplements))
