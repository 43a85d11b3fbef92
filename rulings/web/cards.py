"""A card's printed values in words, for people."""

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.models import Card

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


def card_line(card: Card) -> str:
    """`unikátní postava · Stark · Knight`"""
    data = card.data
    kind = str(TYPES.get(card.kind, card.kind))
    if card.kind in OF_A_BOARD:
        land = str(AREAS.get(data.get("kind", ""), ""))
        return " · ".join(part for part in (kind, land, data.get("house") or data.get("home"), data.get("english")) if part)
    houses = data.get("houses") or ([data["house"]] if data.get("house") else [])
    parts = [_("unikátní %s") % kind if data.get("unique") else kind, " a ".join(houses) or _("neutrální")]
    return " · ".join([*parts, *_listed(data.get("traits"))])


def card_facts(card: Card) -> list[str]:
    """The values printed on a card: cost, strength, icons, keywords."""
    data = card.data
    numbers = [str(words) % data[name] for name, words in NUMBERS.items() if _is_printed(card, name)]
    icons = [str(ICONS.get(icon, icon)) for icon in _listed(data.get("icons"))]
    return [*numbers, *icons, *_listed(data.get("keywords"))]


def _is_printed(card: Card, name: str) -> bool:
    """A missing cost is no cost; a bonus of nought is not printed, except on a plot."""
    value = card.data.get(name)
    if name in ("income", "initiative") and card.kind != "plot":
        return bool(value)
    return value is not None


def _listed(value: Any) -> list[str]:
    return [str(one) for one in value or ()]
