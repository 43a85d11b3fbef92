"""Cards that lie in a row and are joined by locks on their edges.

The engine says which cards lie there and what joins them; here it is put in words, card by card, for a template that lets
the row flow over as many lines as the screen needs.
"""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from . import locations


def pictures(positions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The positions of a situation, before and after, ready to be shown; without those in which nothing lies in a row."""
    titles = [_("Před tahy"), _("Po tazích")]
    found = enumerate(zip(titles, positions, strict=False))
    return [{"title": title, "id": f"sled-{n}", **_one(position)} for n, (title, position) in found if position]


def _one(position: Mapping[str, Any]) -> dict[str, Any]:
    """A row of cards, or the map on which no encounter goes on."""
    return {"chart": locations.drawn(position)} if "locations" in position else {"row": told(position)}


def told(position: Mapping[str, Any]) -> dict[str, Any]:
    """The cards, each with the locks that join it to the one before, and what stands beside the row."""
    joins: list[list[Mapping[str, Any]]] = [[], *position["joins"]]
    cards = [{**card, "locks": [_lock(lock) for lock in join]} for card, join in zip(position["row"], joins, strict=False)]
    if cards:
        cards[-1]["waiting"] = [half for half in cards[-1].get("open", ()) if half]
    return {"cards": cards, "facts": position["facts"], "party": position["party"]}


def _lock(lock: Mapping[str, Any]) -> dict[str, Any]:
    """Both halves of a lock, and whether they are connected: an attribute opens a bonus, other halves stand side by side."""
    between = " → " if lock["kind"] == "attribute" else " + "
    return {**lock, "word": between.join(filter(None, (lock["lock"], lock["bonus"]))) or "volný zámek"}
