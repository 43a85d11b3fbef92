"""Where the shields of armies are drawn: beside their area, over no name of a neighbour, no order and no other shield."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

HALF = 26
"""Half the height of an area."""
SHIELD = 40
"""The height of a shield with an army on it."""
GAP = 2
ORDER_WIDE, ORDER_HIGH = 120, 22
"""The order that lies above the name of an area."""


class Box(NamedTuple):
    """What a thing on the drawing takes up."""

    left: int
    top: int
    width: int
    height: int

    def over(self, other: "Box") -> int:
        """How much of another box it covers."""
        wide = min(self.left + self.width, other.left + other.width) - max(self.left, other.left)
        high = min(self.top + self.height, other.top + other.height) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0


def place(areas: Sequence[Mapping[str, Any]], window: Box) -> None:
    """Give every army of the areas its shield: the first place near the area on which nothing lies, else where least does."""
    taken = [box for area in areas for box in _drawn(area)]
    for area in areas:
        for army in area["armies"]:
            found = min(_near(area, army["width"]), key=lambda box: _covered(box, taken, window))
            taken.append(found)
            army.update(left=found.left, top=found.top, x=found.left + found.width // 2)
            army.update(base=found.top + 16, base_of_units=found.top + 33)


def _drawn(area: Mapping[str, Any]) -> Iterator[Box]:
    yield Box(area["left"], area["y"] - HALF, area["wide"], 2 * HALF)
    if area["order"]:
        yield Box(area["x"] - ORDER_WIDE // 2, area["y"] - HALF - ORDER_HIGH, ORDER_WIDE, ORDER_HIGH)


def _near(area: Mapping[str, Any], width: int) -> Iterator[Box]:
    """Below first, then beside, above, at the corners, and further down."""
    x, y, right = area["x"], area["y"], area["left"] + area["wide"]
    below, above = y + HALF, y - HALF - SHIELD - (ORDER_HIGH if area["order"] else 0)
    lefts = (x - width // 2, area["left"], right - width, area["left"] - width // 2, right - width // 2)
    for left in lefts:
        yield Box(left, below, width, SHIELD)
    for top in (y - SHIELD // 2, y - HALF, y + HALF - SHIELD):
        yield Box(right + GAP, top, width, SHIELD)
        yield Box(area["left"] - GAP - width, top, width, SHIELD)
    for left in lefts:
        yield Box(left, above, width, SHIELD)
    for left in lefts:
        yield Box(left, below + SHIELD + GAP, width, SHIELD)


def _covered(box: Box, taken: Sequence[Box], window: Box) -> int:
    """How much a shield would hide, or be cut off."""
    return sum(box.over(other) for other in taken) + box.width * box.height - box.over(window)
