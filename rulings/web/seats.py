"""Drawing the table of a card game: every player's zones with the cards in them, and what waits on the chain.

The engine says what lies where and how (`engine/cards/picture.py`), the same for every card game; the template draws it as
lists, so that it wraps on a phone and reads aloud card by card.
"""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _


def pictures(positions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The positions of a situation, before and after, ready to be drawn."""
    titles = [_("Před tahy"), _("Po tazích")]
    found = enumerate(zip(titles, positions, strict=False))
    return [{"title": title, "id": f"stul-{n}", "cards": drawn(position)} for n, (title, position) in found if position]


def drawn(position: Mapping[str, Any]) -> dict[str, Any]:
    """The table as the template wants it: zones in play apart from hands and piles."""
    return {**position, "seats": [_seat(seat) for seat in position["seats"]]}


def _seat(seat: Mapping[str, Any]) -> dict[str, Any]:
    zones = seat.get("zones", [])
    return {
        **seat,
        "rows": [zone for zone in zones if zone["lay"] == "row"],
        "piles": [zone for zone in zones if zone["lay"] != "row"],
    }
