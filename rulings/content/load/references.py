"""Who cites whom, worked out from the texts and the relations of a loaded rulebook."""

from collections.abc import Iterator
from typing import NamedTuple

from django.utils.translation import gettext as _

from glossary.linker import Linker
from glossary.models import Term
from rulings.models import Reference, Rulebook
from rulings.models.reference import Kind, Role

from ..links import card_mentions, rule_mentions
from .changes import Changes


class Link(NamedTuple):
    """A reference before it is a row."""

    source_kind: str
    source_key: str
    target_kind: str
    target_key: str
    role: str


def write_references(row: Rulebook, changes: Changes) -> None:
    """Bring the references that start in a rulebook in line with what it says."""
    wanted = {link for link in _Finder(row).links() if link[:2] != link[2:4]}
    present = {Link(*link[1:]): link[0] for link in row.references.values_list("pk", *Link._fields)}
    gone = [pk for link, pk in present.items() if link not in wanted]
    fresh = [Reference(rulebook=row, **link._asdict()) for link in sorted(wanted - set(present))]
    if gone:
        Reference.objects.filter(pk__in=gone).delete()
    Reference.objects.bulk_create(fresh)
    for what, many in (("removed", gone), ("added", fresh)):
        for _each in many:
            changes.note(row.slug, _("odkazy"), what)


class _Finder:
    """Finds the links of one rulebook."""

    def __init__(self, row: Rulebook) -> None:
        self.row = row
        self.cards = {card.title: card.key for card in row.cards.select_related("rulebook")}
        self.linker = Linker.for_books(row.shelf, row.not_terms)

    def links(self) -> Iterator[Link]:
        for chapter in self.row.chapters.select_related("rulebook"):
            yield from self._mentions(Kind.CHAPTER, chapter.key, chapter.intro)
        yield from self._of_rules()
        yield from self._of_terms()
        for card in self.row.cards.select_related("rulebook"):
            yield from self._mentions(Kind.CARD, card.key, card.text, card.note)
        yield from self._of_rulings()
        yield from self._of_scenarios()

    def _mentions(self, kind: str, key: str, *texts: str) -> Iterator[Link]:
        """Rules, cards and terms named in running text."""
        for text in texts:
            for rule in rule_mentions(text, self.row.slug):
                yield Link(kind, key, Kind.RULE, f"{rule.book} {rule.number}", Role.MENTIONS)
            for card in card_mentions(text, self.cards):
                yield Link(kind, key, Kind.CARD, self.cards[card.title], Role.MENTIONS)
            for found in self.linker.find(text):
                yield Link(kind, key, Kind.TERM, found.term.key, Role.MENTIONS)

    def _of_rules(self) -> Iterator[Link]:
        for rule in self.row.rules.select_related("rulebook"):
            yield from self._mentions(Kind.RULE, rule.key, rule.text, *rule.examples, rule.editor_note)
        for field, role in (("replaces", Role.REPLACES), ("supplements", Role.SUPPLEMENTS)):
            tied = self.row.rules.exclude(**{field: None}).values_list("number", f"{field}__rulebook__slug", f"{field}__number")
            for number, book, old in tied:
                yield Link(Kind.RULE, f"{self.row.slug} {number}", Kind.RULE, f"{book} {old}", role)

    def _of_terms(self) -> Iterator[Link]:
        for term in Term.objects.filter(book=self.row.slug):
            yield from self._mentions(Kind.TERM, term.key, term.definition)
            if term.rule:
                number = term.rule if " " in term.rule else f"{term.book} {term.rule}"
                yield Link(Kind.RULE, number, Kind.TERM, term.key, Role.DEFINES)

    def _of_rulings(self) -> Iterator[Link]:
        rulings = self.row.rulings.select_related("rulebook", "scenario__rulebook")
        for ruling in rulings.prefetch_related("rules__rulebook", "cards__rulebook"):
            yield from self._mentions(Kind.RULING, ruling.key, ruling.question, ruling.answer, ruling.reason)
            for rule in ruling.rules.all():
                yield Link(Kind.RULING, ruling.key, Kind.RULE, rule.key, Role.RESTS_ON)
            for card in ruling.cards.all():
                yield Link(Kind.RULING, ruling.key, Kind.CARD, card.key, Role.RESTS_ON)
            if ruling.scenario:
                yield Link(Kind.RULING, ruling.key, Kind.SCENARIO, ruling.scenario.key, Role.RESTS_ON)

    def _of_scenarios(self) -> Iterator[Link]:
        needed = ("slug", "text", "own_line", "rulebook__slug", "rule__number", "rule__rulebook__slug")
        for scenario in self.row.scenarios.select_related("rulebook", "rule__rulebook").only(*needed):
            if scenario.rule:
                yield Link(Kind.SCENARIO, scenario.key, Kind.RULE, scenario.rule.key, Role.TESTS)
            body = "\n".join(scenario.text.splitlines()[scenario.own_line - 1 :])
            for rule in rule_mentions(body, self.row.slug):
                yield Link(Kind.SCENARIO, scenario.key, Kind.RULE, f"{rule.book} {rule.number}", Role.MENTIONS)
        named = self.row.scenarios.exclude(cards=None).values_list("slug", "cards__rulebook__slug", "cards__slug")
        for slug, book, card in named:
            yield Link(Kind.SCENARIO, f"{self.row.slug}/{slug}", Kind.CARD, f"{book}/{card}", Role.RESTS_ON)
