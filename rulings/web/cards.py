"""A card's printed values in words, for people."""

from collections.abc import Iterable, Iterator, Set
from typing import Any, NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.models import Card
from rulings.models.card import Basis, CardOrigin, is_general

TYPES = {
    "plot": gettext_lazy("zápletka"),
    "character": gettext_lazy("postava"),
    "location": gettext_lazy("místo"),
    "attachment": gettext_lazy("vybavení"),
    "event": gettext_lazy("událost"),
    "house": gettext_lazy("karta rodu"),
    "alliance": gettext_lazy("aliance"),
    "agenda": gettext_lazy("agenda"),
    "unit": gettext_lazy("jednotka"),
    "order": gettext_lazy("rozkaz"),
    "area": gettext_lazy("oblast"),
    "westeros": gettext_lazy("karta Westeros"),
    "leader": gettext_lazy("karta rodu"),
}
OF_A_BOARD = frozenset(("unit", "order", "area", "westeros", "leader"))
"""Records that are not cards of a deck: what they are stands in their own words."""
AREAS = {
    "land": gettext_lazy("pevnina"),
    "sea": gettext_lazy("moře"),
    "island": gettext_lazy("ostrov"),
    "off": gettext_lazy("mimo plán"),
}
ICONS = {
    "military": gettext_lazy("vojenská ikona"),
    "intrigue": gettext_lazy("intriková ikona"),
    "power": gettext_lazy("mocenská ikona"),
}
NUMBERS = {
    "cost": gettext_lazy("cena %s"),
    "strength": gettext_lazy("síla %s"),
    "income": gettext_lazy("příjem %s"),
    "initiative": gettext_lazy("iniciativa %s"),
    "claim": gettext_lazy("nárok %s"),
    "supply": gettext_lazy("zásoby %s"),
    "crowns": gettext_lazy("moc %s"),
    "neutral": gettext_lazy("neutrální síla %s"),
    "swords": gettext_lazy("meče %s"),
    "fortifications": gettext_lazy("opevnění %s"),
    "bonus": gettext_lazy("modifikátor %s"),
    "copies": gettext_lazy("kusů %s"),
}


FACTS = {
    "name": gettext_lazy("název"),
    "title": gettext_lazy("název"),
    "type": gettext_lazy("druh karty"),
    "kind": gettext_lazy("druh"),
    "text": gettext_lazy("text"),
    "ability": gettext_lazy("schopnost"),
    "house": gettext_lazy("rod"),
    "houses": gettext_lazy("rody"),
    "house_only": gettext_lazy("omezení na rod"),
    "traits": gettext_lazy("označení"),
    "keywords": gettext_lazy("klíčová slova"),
    "unique": gettext_lazy("unikátnost"),
    "cost": gettext_lazy("cena"),
    "strength": gettext_lazy("síla"),
    "icons": gettext_lazy("ikony"),
    "income": gettext_lazy("příjem"),
    "initiative": gettext_lazy("iniciativa"),
    "claim": gettext_lazy("nárok"),
    "influence": gettext_lazy("vliv"),
    "place": gettext_lazy("město či pevnost"),
    "supply": gettext_lazy("zásoby"),
    "crowns": gettext_lazy("moc"),
    "home": gettext_lazy("domov"),
    "neutral": gettext_lazy("neutrální síla"),
    "swords": gettext_lazy("meče"),
    "fortifications": gettext_lazy("opevnění"),
    "bonus": gettext_lazy("modifikátor"),
    "copies": gettext_lazy("počet kusů"),
    "decks": gettext_lazy("balíček"),
    "english": gettext_lazy("anglický název"),
}
"""What a fact with a basis is called."""


def fact_name(name: str) -> str:
    """The word for a fact."""
    return str(FACTS.get(name, name))


def basis_words(basis: str) -> str:
    """Where a fact is known from, in words."""
    return str(Basis(basis).label) if basis in Basis.values else str(basis)


class Fact(NamedTuple):
    """One thing a record says: which, and in what words."""

    name: str
    words: str


def card_line(card: Card) -> str:
    """`unikátní postava · Stark · Knight`"""
    unsure = [_("karta")] if is_general(card.basis.get("type", "")) else []
    return " · ".join([*unsure, *(fact.words for fact in _sure(card, _line(card)))])


def card_facts(card: Card) -> list[str]:
    """The values printed on a card: cost, strength, icons, keywords."""
    return [fact.words for fact in _sure(card, _values(card))]


def card_general(card: Card) -> str:
    """What of a record is known from elsewhere than the source, and so is no printed value: `zásoby 1, moc 2`."""
    general = [fact.words for fact in (*_line(card), *_values(card)) if is_general(card.basis.get(fact.name, ""))]
    return ", ".join(general)


def _sure(card: Card, facts: Iterable[Fact]) -> list[Fact]:
    return [fact for fact in facts if fact.words and not is_general(card.basis.get(fact.name, ""))]


def _line(card: Card) -> Iterator[Fact]:
    data, kind = card.data, _kind(card)
    if card.kind in OF_A_BOARD:
        yield Fact("type", kind)
        yield Fact("kind", str(AREAS.get(data.get("kind", ""), "")))
        yield Fact("house" if data.get("house") else "home", data.get("house") or data.get("home") or "")
        yield Fact("english", data.get("english") or "")
        return
    yield Fact("type", _("unikátní %s") % kind if data.get("unique") else kind)
    yield Fact("house", _houses(data))
    for trait in _listed(data.get("traits")):
        yield Fact("traits", trait)


def _kind(card: Card) -> str:
    """What sort of card it is; of one whose sort nobody knows no more than that it is a card."""
    if card.basis.get("type") == Basis.UNKNOWN:
        return _("karta")
    return str(TYPES.get(card.kind, card.kind))


def _houses(data: dict[str, Any]) -> str:
    """The house of a card: neutral only where that is said, and nothing where nobody knows."""
    houses = data.get("houses") or ([data["house"]] if data.get("house") else [])
    if houses:
        return " a ".join(houses)
    return _("neutrální") if "house" in data else ""


def _values(card: Card) -> Iterator[Fact]:
    data = card.data
    for name, words in NUMBERS.items():
        if _is_printed(card, name):
            yield Fact(name, str(words) % data[name])
    for icon in _listed(data.get("icons")):
        yield Fact("icons", str(ICONS.get(icon, icon)))
    for keyword in _listed(data.get("keywords")):
        yield Fact("keywords", keyword)


def cards_lead(origins: Set[str], *, general: bool, board: bool) -> str:
    """What the cards of a rulebook are, by where they come from."""
    real = _("Jednotky, rozkazy, oblasti a karty") if board else _("Karty")
    if not origins - {CardOrigin.TEACHING}:
        return _("Cvičné karty, které jsme si vymysleli, aby bylo na čem ukázat pravidla.")
    if general:
        said = _("%s podle předlohy i z obecné znalosti. Co předloha neuvádí, je označeno.") % real
    else:
        said = _("%s, které jmenuje předloha; neuvedené údaje nejsou známy.") % real
    if CardOrigin.TEACHING in origins:
        said += " " + _("Karty označené jako cvičné jsme si vymysleli, aby bylo na čem ukázat pravidla.")
    return said


def _is_printed(card: Card, name: str) -> bool:
    """A missing cost is no cost; a bonus of nought is not printed, except on a plot."""
    value = card.data.get(name)
    if name in ("income", "initiative") and card.kind != "plot":
        return bool(value)
    return value is not None


def _listed(value: Any) -> list[str]:
    return [str(one) for one in value or ()]
