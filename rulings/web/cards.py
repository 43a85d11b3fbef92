"""A card's printed values in words, for people. They are words of the game, and so Czech on pages of any language."""

from collections.abc import Iterable, Iterator, Set
from typing import Any, NamedTuple

from django.utils.translation import gettext as _

from rulings.engine import Records
from rulings.models import Card, Rulebook
from rulings.models.card import Basis, CardOrigin, is_general
from rulings.table import table_records

FACTS = {
    "name": "název",
    "title": "název",
    "type": "druh karty",
    "kind": "druh",
    "text": "text",
    "ability": "schopnost",
    "english": "anglický název",
}
"""What a fact of any record is called."""


def type_name(kind: str, book: Rulebook) -> str:
    """The word for a type of record."""
    return table_records(book).types.get(kind, kind)


def fact_name(name: str, card: Card) -> str:
    """The word for a fact of a record."""
    return str(FACTS.get(name) or table_records(card.rulebook).facts.get(name, name))


def basis_words(basis: str) -> str:
    """Where a fact is known from, in words."""
    return str(Basis(basis).label) if basis in Basis.values else str(basis)


UNKNOWN = "předloha neuvádí"
"""Said of a printed number that nobody knows."""


class Fact(NamedTuple):
    """One thing a record says: which, in what words, and whether that is known from elsewhere than the source."""

    name: str
    words: str
    general: bool = False


def card_line(card: Card) -> list[Fact]:
    """What a record is: a unique character, of Stark, a Knight."""
    return _told(card, _line(card))


def card_facts(card: Card) -> list[Fact]:
    """The values of a card: cost, strength, icons, keywords."""
    return _told(card, _values(card))


def card_type(card: Card) -> str:
    """The word for what a card is."""
    return type_name(card.kind, card.rulebook)


def card_table(card: Card) -> list[tuple[str, list[Fact]]]:
    """The values by name, for a table: `síla`, `4`; icons, traits and keywords on a line each."""
    records, found = table_records(card.rulebook), dict[str, list[Fact]]()
    for fact in _told(card, (*_values(card), *(fact for fact in _line(card) if fact.name == "traits"))):
        words = records.numbers.get(fact.name)
        plain = fact._replace(words=str(card.data[fact.name])) if words else fact
        found.setdefault(str(_plain_name(fact.name, words, card)), []).append(plain)
    for name in records.always.get(card.kind, ()):
        unknown = Fact(name, UNKNOWN)
        found.setdefault(_plain_name(name, records.numbers.get(name), card), [unknown])
    return list(found.items())


def shows_text(card: Card) -> bool:
    """Whether a list shows the text of a record beside its values."""
    return bool(card.text) and card.kind not in table_records(card.rulebook).brief


def _plain_name(name: str, words: str | None, card: Card) -> str:
    """`cena` of `cena %s`; of what is no number the word for the fact."""
    if words:
        return words.replace("%s", "").strip()
    return {"icons": "ikony", "keywords": "klíčová slova"}.get(name) or fact_name(name, card)


def is_starred(card: Card) -> bool:
    """Whether the page of a record tells anything that is known from elsewhere than the source."""
    facts = (*_line(card), *_values(card))
    return card.origin == CardOrigin.GENERAL or any(fact.general for fact in _told(card, facts))


def _told(card: Card, facts: Iterable[Fact]) -> list[Fact]:
    return [fact._replace(general=is_general(card.basis.get(fact.name, ""))) for fact in facts if fact.words]


def _line(card: Card) -> Iterator[Fact]:
    data, kind = card.data, _kind(card)
    records = table_records(card.rulebook)
    if card.kind in records.pieces:
        yield Fact("type", kind)
        yield Fact("kind", records.values.get("kind", {}).get(data.get("kind", ""), ""))
        yield Fact("house" if data.get("house") else "home", data.get("house") or data.get("home") or "")
        yield Fact("english", data.get("english") or "")
        yield Fact("place", records.values.get("place", {}).get(data.get("place", ""), ""))
        return
    yield Fact("type", f"unikátní {kind}" if data.get("unique") else kind)
    yield Fact("house", _houses(data))
    for trait in _listed(data.get("traits")):
        yield Fact("traits", trait)


def _kind(card: Card) -> str:
    """What sort of card it is; of one whose sort nobody knows no more than that it is a card."""
    if card.basis.get("type") == Basis.UNKNOWN:
        return "karta"
    return type_name(card.kind, card.rulebook)


def _houses(data: dict[str, Any]) -> str:
    """The house of a card: neutral only where that is said, and nothing where nobody knows."""
    houses = data.get("houses") or ([data["house"]] if data.get("house") else [])
    if houses:
        return " a ".join(houses)
    return "neutrální" if "house" in data else ""


def _values(card: Card) -> Iterator[Fact]:
    data, records = card.data, table_records(card.rulebook)
    for name, words in records.numbers.items():
        if _is_printed(card, name, records):
            yield Fact(name, words % data[name])
    icons = records.values.get("icons", {})
    for icon in _listed(data.get("icons")):
        yield Fact("icons", icons.get(icon, icon))
    for keyword in _listed(data.get("keywords")):
        yield Fact("keywords", keyword)


def cards_lead(origins: Set[str], *, general: bool, real: str) -> str:
    """What the cards of a rulebook are, by where they come from; ``real`` is what they are called."""
    if not origins - {CardOrigin.TEACHING}:
        return _("Cvičné karty, které jsme si vymysleli, aby bylo na čem ukázat pravidla.")
    if general:
        said = _("%s podle předlohy. Hvězdičkou je označeno, co předloha neuvádí a známe z obecné znalosti.") % real
    else:
        said = _("%s, které jmenuje předloha; neuvedené údaje nejsou známy.") % real
    if CardOrigin.TEACHING in origins:
        said += " " + _("Karty označené jako cvičné jsme si vymysleli, aby bylo na čem ukázat pravidla.")
    return said


def _is_printed(card: Card, name: str, records: Records) -> bool:
    """A missing cost is no cost; a bonus of nought is printed only on the type of card that always has one."""
    value = card.data.get(name)
    if card.kind != records.bonuses.get(name, card.kind):
        return bool(value)
    return value is not None


def _listed(value: Any) -> list[str]:
    return [str(one) for one in value or ()]
