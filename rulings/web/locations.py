"""Drawing the locations of a map that is laid from cards in rows; the template says the same in a table."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

WIDTH, HEIGHT, GAP, TOP = 102, 132, 14, 11
"""A card, the room between two cards and around them: three of them beside each other fit a phone."""
MOST_LINES, LONGEST = 5, 15
"""Lines of text on a card and their length; the table says all of it."""


def drawn(position: Mapping[str, Any]) -> dict[str, Any]:
    """The cards with their coordinates, the roads between them, and what stands beside the map."""
    places = position["locations"]
    first = min((place["row"] for place in places), default=0), min((place["column"] for place in places), default=0)
    lies = {place["number"]: (place["row"], place["column"]) for place in places}
    cards = [_card(place, first, lies) for place in places]
    right = max((card["left"] + WIDTH for card in cards), default=0) + TOP
    bottom = max((card["top"] + HEIGHT for card in cards), default=0) + TOP
    at = {card["number"]: card for card in cards}
    roads = [_road(at[a], at[b]) for a in at for b in at[a]["joined"] if a < b and b in at and _touch(lies[a], lies[b])]
    window = f"0 0 {right} {bottom}"
    return {"window": window, "width": right, "height": bottom, "cards": cards, "roads": roads, "facts": position["facts"]}


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two cards lie side by side or corner to corner, so that a road between them crosses no third card."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def _road(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, int]:
    """A line from the middle of one card to that of another; the cards cover its ends."""
    return {"x1": one["x"], "y1": one["middle"], "x2": other["x"], "y2": other["middle"]}


def _card(place: Mapping[str, Any], first: tuple[int, int], lies: Mapping[int, tuple[int, int]]) -> dict[str, Any]:
    left, top = TOP + (place["column"] - first[1]) * (WIDTH + GAP), TOP + (place["row"] - first[0]) * (HEIGHT + GAP)
    who = [*place["characters"], *(f"strážce {name}" for name in place["guardians"])]
    far = [n for n in place["joined"] if n in lies and not _touch(lies[n], lies[place["number"]])]
    lines = [*place["lines"], *(f"cesta do {n}" for n in far)]
    parts = [(part, line in who) for line in [*who, *lines] for part in wrap(line, LONGEST)]
    shown = [*parts[:MOST_LINES], *([("…", False)] if len(parts) > MOST_LINES else [])]
    texts = [{"y": top + 46 + 16 * k, "text": text, "who": bold} for k, (text, bold) in enumerate(shown)]
    where = {"left": left, "top": top, "x": left + WIDTH // 2, "middle": top + HEIGHT // 2, "name_at": top + 24}
    said = {"said": "; ".join([*who, *place["lines"]]), "to": ", ".join(map(str, place["joined"]))}
    return {**place, **where, **said, "width": WIDTH, "height": HEIGHT, "texts": texts}
