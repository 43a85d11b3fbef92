"""Drawing cards that lie in a row and are joined by locks on their edges.

The engine says which cards lie there and what joins them; here is only where each stands in the picture. The template
draws it as SVG, and says the same in a table for those who do not see it.
"""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from . import locations

WIDTH, HEIGHT, GAP, TOP = 180, 200, 180, 20
"""A card, the room for the locks on its right edge, and the room around."""
PER_LINE = 4
"""Cards side by side; a longer row goes on below."""
LOCK, FIRST_LOCK = 34, 20
"""The height of a lock and where the first of them stands."""
MOST_LINES, LONGEST = 5, 25
"""Lines of text on a card and their length; the table says all of it."""


def pictures(positions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The positions of a situation, before and after, ready to be drawn; without those in which nothing lies in a row."""
    titles = [_("Před tahy"), _("Po tazích")]
    found = enumerate(zip(titles, positions, strict=False))
    return [{"title": title, "id": f"sled-{n}", **_one(position)} for n, (title, position) in found if position]


def _one(position: Mapping[str, Any]) -> dict[str, Any]:
    """A row of cards, or the map on which no encounter goes on."""
    return {"chart": locations.drawn(position)} if "locations" in position else {"row": drawn(position)}


def drawn(position: Mapping[str, Any]) -> dict[str, Any]:
    """Cards and locks with their coordinates, and what stands beside the row."""
    cards = [_card(card, n) for n, card in enumerate(position["row"])]
    locks = [_lock(lock, n) for n, join in enumerate(position["joins"]) for lock in join]
    for card, join in zip(cards[1:], position["joins"], strict=False):
        card["joined"] = "; ".join(_said(lock) for lock in join)
    lines = -(-len(cards) // PER_LINE)
    return {
        "window": f"0 0 {PER_LINE * (WIDTH + GAP) + TOP} {lines * (HEIGHT + TOP) + TOP}",
        "cards": cards,
        "locks": locks,
        "facts": position["facts"],
        "party": position["party"],
    }


def _place(n: int) -> tuple[int, int]:
    """The upper left corner of a card."""
    line, column = divmod(n, PER_LINE)
    return TOP + column * (WIDTH + GAP), TOP + line * (HEIGHT + TOP)


def _card(card: Mapping[str, Any], n: int) -> dict[str, Any]:
    left, top = _place(n)
    shown = [*card.get("laid", ()), *card["lines"]][:MOST_LINES]
    lines = [{"y": top + 56 + 24 * k, "text": _short(line)} for k, line in enumerate(shown)]
    said = "; ".join([*card["lines"], *card.get("laid", ()), *([_("schopnost je zakrytá")] if card["covered"] else [])])
    place = {"left": left, "top": top, "x": left + WIDTH // 2, "name_at": top + 28, "owner_at": top + HEIGHT - 12}
    return {**card, **place, "width": WIDTH, "height": HEIGHT, "said": said, "texts": lines, "short": _short(card["title"])}


def _lock(lock: Mapping[str, Any], n: int) -> dict[str, Any]:
    left, top = _place(n)
    left += WIDTH
    y = top + FIRST_LOCK + lock["row"] * LOCK
    word = _short(" + ".join(filter(None, (lock["lock"], lock["bonus"]))) or _("prázdný"))
    place = {"left": left + 4, "width": GAP - 8, "x": left + GAP // 2, "y": y, "base": y + 17}
    return {**lock, **place, "word": word, "said": _said(lock)}


def _said(lock: Mapping[str, Any]) -> str:
    """Both halves of a lock, and whether they are connected."""
    word = " + ".join(filter(None, (lock["lock"], lock["bonus"]))) or _("prázdný")
    return f"{word}: {_('propojený') if lock['connected'] else _('nepropojený')}"


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
