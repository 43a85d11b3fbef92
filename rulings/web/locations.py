"""Drawing the locations of a map that is laid from cards in rows; the template says the same in a table."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

WIDTH, HEIGHT, GAP, TOP = 150, 150, 12, 12
"""A card, the room between two cards and around them."""
MOST_LINES, LONGEST = 4, 22
"""Lines of text on a card and their length; the table says all of it."""


def drawn(position: Mapping[str, Any]) -> dict[str, Any]:
    """The cards with their coordinates, and what stands beside the map."""
    places = position["locations"]
    first = min((place["row"] for place in places), default=0), min((place["column"] for place in places), default=0)
    cards = [_card(place, *first) for place in places]
    right = max((card["left"] + WIDTH + GAP for card in cards), default=TOP)
    bottom = max((card["top"] for card in cards), default=TOP) + HEIGHT + GAP
    return {"window": f"0 0 {right} {bottom}", "width": right, "height": bottom, "cards": cards, "facts": position["facts"]}


def _card(place: Mapping[str, Any], row: int, column: int) -> dict[str, Any]:
    left, top = TOP + (place["column"] - column) * (WIDTH + GAP), TOP + (place["row"] - row) * (HEIGHT + GAP)
    who = [*place["characters"], *(_("strážce %s") % name for name in place["guardians"])]
    shown = [*who, *place["lines"]][:MOST_LINES]
    texts = [{"y": top + 52 + 22 * k, "text": _short(line)} for k, line in enumerate(shown)]
    said = "; ".join([*who, *place["lines"]])
    joined = ", ".join(map(str, place["joined"]))
    where = {"left": left, "top": top, "x": left + WIDTH // 2, "name_at": top + 28}
    return {**place, **where, "width": WIDTH, "height": HEIGHT, "texts": texts, "said": said, "roads": joined}


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
