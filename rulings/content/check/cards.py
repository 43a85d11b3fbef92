"""A card says where each of its facts is known from, in words that we know."""

from django.utils.translation import gettext as _

from rulings.models.card import Basis

from ..problems import Problems
from ..read import card_shape
from ..records import BookRecord, EntryRecord


def check_cards(book: BookRecord, problems: Problems) -> None:
    """Note every basis that says nothing, or speaks of nothing."""
    shape = card_shape(book.slug)
    facts = {*shape.required, *shape.optional} - {"slug", "origin", "basis"} | {"name"}
    for card in book.cards:
        basis = card.fields.get("basis") or {}
        lines = getattr(basis, "lines", {})
        for fact, known in basis.items():
            _check(card, fact, known, facts, lines.get(fact, card.line_of("basis")), problems)


def _check(card: EntryRecord, fact: str, known: object, facts: set[str], line: int, problems: Problems) -> None:
    if fact not in facts:
        message = _("Oddíl basis mluví o údaji „%s“, který karta nemá.") % fact
        problems.add(card.file, line, message, _("Použijte některý z: %s.") % ", ".join(sorted(facts)))
    if known not in Basis.values:
        message = _("Původ údaje „%(fact)s“ je „%(known)s“.") % {"fact": fact, "known": known}
        problems.add(card.file, line, message, _("Použijte některý z: %s.") % ", ".join(Basis.values))
    elif known == Basis.UNKNOWN and _is_stated(card, fact):
        message = _("Údaj „%s“ není znám, a přesto má hodnotu.") % fact
        problems.add(card.file, line, message, _("Hodnotu smažte, nebo řekněte, odkud je."))


def _is_stated(card: EntryRecord, fact: str) -> bool:
    """Whether a record gives a fact. Every record needs some type; no house is a house of its own, the neutral one."""
    if fact == "house":
        return "house" in card.fields
    return fact != "type" and card.fields.get(fact) is not None
