"""Drawing the board: where each area stands on the schematic map, and what a position puts there.

The engine says what the board is and what lies on it; here is only how it looks. The map is
drawn as SVG by a template, so that it needs no script and reads aloud area by area.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from django.utils.text import slugify
from django.utils.translation import gettext as _

from rulings.engine import Plan
from rulings.models.card import is_general
from rulings.typography import counted

from . import shields
from .shields import HALF, SHIELD

MARGIN, LEAST = 130, 460
"""What is left around the areas where something happens, and the smallest side of a window on them."""
EDGE = 10
"""What is left between an area and the edge of a window."""
Window = tuple[int, int, int, int]
"""Left, top, width, height."""


def basis_mark(name: str) -> str:
    """The short mark of a basis: p what follows from the source, o general knowledge, the less sure the more marks."""
    return {"inferred": "p", "general:high": "o", "general:medium": "o?", "general:low": "o??"}.get(name, "?")


def drawn(
    board: Mapping[str, Any], plan: Plan, position: Mapping[str, Any] | None = None, window: Window | None = None
) -> dict[str, Any]:
    """What the template draws: areas with their coordinates, borders between them, and what stands there."""
    lying, places = (position or {}).get("areas", {}), plan.places
    borders = [border for border in board["borders"] if border["one"] in places and border["other"] in places]
    areas = [_area(area, plan, lying.get(area["name"], {})) for area in board["areas"] if area["name"] in places]
    shown = window or plan.window
    whole = [area for area in areas if _is_whole(area, shown)]
    shields.place(whole, shields.Box(*shown))
    return {
        "window": " ".join(map(str, shown)),
        "width": shown[2],
        "height": shown[3],
        "areas": whole,
        "borders": [_border(border, plan) for border in borders],
    }


def _is_whole(area: Mapping[str, Any], window: Window) -> bool:
    """Whether nothing of an area would be cut off at the edge of a window."""
    left, top, width, height = window
    inside = left <= area["left"] and area["left"] + area["wide"] <= left + width
    return inside and top <= area["y"] - HALF and area["y"] + HALF <= top + height


def _border(border: Mapping[str, Any], plan: Plan) -> dict[str, Any]:
    (x1, y1), (x2, y2) = plan.places[border["one"]], plan.places[border["other"]]
    return {**border, "x1": x1, "y1": y1, "x2": x2, "y2": y2, "mx": (x1 + x2) // 2, "my": (y1 + y2) // 2}


def _area(area: Mapping[str, Any], plan: Plan, lying: Mapping[str, Any]) -> dict[str, Any]:
    x, y = plan.places[area["name"]]
    armies = [_army(army, plan) for army in lying.get("armies", ())]
    stands = ", ".join([*(army["said"] for army in armies), *_rest(lying)])
    return {
        **area,
        "x": x,
        "y": y,
        "wide": (wide := _wide(area["name"])),
        "left": x - wide // 2,
        "name_at": y + 5 if area["kind"] == "sea" else y - 4,
        "said": "; ".join(filter(None, [_printed(area, plan), stands])),
        "mark": {"city": "●", "stronghold": "■"}.get(area["place"], ""),
        "signs": "▮" * area["supply"] + "♛" * area["crowns"],
        "armies": armies,
        "order": lying.get("order", ""),
        "token": lying.get("token", ""),
        "stands": lying.get("neutral", 0),
    }


def _printed(area: Mapping[str, Any], plan: Plan) -> str:
    """What is printed in an area; what only general knowledge says is said so."""
    basis = area["basis"]
    known = [said for fact, said in _facts(area, plan) if not is_general(basis.get(fact, ""))]
    general = [said for fact, said in _facts(area, plan) if is_general(basis.get(fact, ""))]
    return "; ".join(filter(None, [", ".join(known), _hedged(", ".join(general))]))


def _hedged(said: str) -> str:
    return f"podle obecné znalosti {said}" if said else ""


def _facts(area: Mapping[str, Any], plan: Plan) -> Iterator[tuple[str, str]]:
    yield "kind", plan.kinds[area["kind"]]
    if area["kind"] == "sea":
        return
    yield "place", plan.strongpoints[area["place"]]
    if area["supply"]:
        yield "supply", f"zásoby {area['supply']}"
    if area["crowns"]:
        yield "crowns", f"moc {area['crowns']}"
    if area["home"]:
        yield "home", f"domov rodu {area['home']}"


def _army(army: Mapping[str, Any], plan: Plan) -> dict[str, Any]:
    """A player's units in words, on a shield of their house; where it lies is found when all areas are known (`shields`)."""
    text = units_said(army, plan)
    width = 22 + 8 * max(len(text), len(army["house"]))
    return {"house": army["house"], "text": text, "said": f"{army['house']}: {text}", "width": width, "height": SHIELD}


def units_said(army: Mapping[str, Any], plan: Plan) -> str:
    """`2 pěšáci, 1 utíkající rytíř`"""
    words = [counted(k, *plan.units[name]) for name, k in army["units"].items()]
    for name, k in army["routed"].items():
        one, few, many = plan.units[name]
        words.append(counted(k, f"utíkající {one}", f"utíkající {few}", f"utíkajících {many}"))
    return ", ".join(words)


def _rest(lying: Mapping[str, Any]) -> list[str]:
    found = []
    if lying.get("order"):
        found.append(f"rozkaz {lying['order']}")
    if lying.get("token"):
        found.append(f"žeton moci rodu {lying['token']}")
    if lying.get("neutral"):
        force = f"neutrální síla {lying['neutral']}"
        printed = lying.get("basis", {})  # of the board itself; what a situation says needs no basis
        found.append(_hedged(force) if is_general(printed.get("neutral", "")) else force)
    return found


def rows(board: Mapping[str, Any], plan: Plan) -> list[dict[str, Any]]:
    """The areas as a table: the same as the drawing, in words, each fact with its basis."""
    near = _neighbours(board, plan)
    return [
        {
            "name": area["name"],
            "slug": slugify(area["name"]),
            "kind": plan.kinds[area["kind"]],
            "place": "" if area["kind"] == "sea" else plan.strongpoints[area["place"]],
            "supply": "" if area["kind"] == "sea" else area["supply"],
            "crowns": "" if area["kind"] == "sea" else area["crowns"],
            "home": area["home"],
            "bases": area["basis"],
            "near": near[area["name"]],
        }
        for area in sorted(board["areas"], key=lambda area: area["name"].removeprefix("The "))
    ]


def _neighbours(board: Mapping[str, Any], plan: Plan) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {area["name"]: [] for area in board["areas"]}
    for border in board["borders"]:
        crossing = plan.crossings.get(border["crossing"], "")
        for one, other in ((border["one"], border["other"]), (border["other"], border["one"])):
            found[one].append({"name": other, "crossing": crossing, "basis": border["basis"]})
    return {name: sorted(near, key=lambda row: row["name"]) for name, near in found.items()}


def starts(board: Mapping[str, Any], plan: Plan) -> list[dict[str, Any]]:
    """The setup cards, units in words."""
    return [{**start, "units": _units(start["units"], plan)} for start in board["starts"]]


def _units(units: list[Any], plan: Plan) -> str:
    return "; ".join(f"{area}: {n}× {plan.pieces[unit]}" for area, unit, n in units)


def pictures(board: Mapping[str, Any], positions: list[dict[str, Any]], plan: Plan) -> list[dict[str, Any]]:
    """The positions of a scenario, before and after, ready to be drawn."""
    titles = [_("Před tahy"), _("Po tazích")]
    window = _window({name for position in positions for name in position["areas"] if name in plan.places}, plan)
    drawings = [
        {"title": title, "id": f"plan-{n}", "map": drawn(board, plan, position, window), "position": position}
        for n, (title, position) in enumerate(zip(titles, positions, strict=False))
    ]
    return [{**drawing, "changes": changes(positions, plan)} for drawing in drawings]


class Change(NamedTuple):
    """What is otherwise on the board after the moves."""

    what: str
    before: str
    after: str


def changes(positions: list[dict[str, Any]], plan: Plan) -> list[Change]:
    """Everything on the board that the moves of a situation have changed, in words."""
    if len(positions) != 2:
        return []
    before, after = (dict(_told(position, plan)) for position in positions)
    names = dict.fromkeys([*before, *after])
    return [Change(name, was, is_) for name in names if (was := before.get(name, "")) != (is_ := after.get(name, ""))]


def _told(position: Mapping[str, Any], plan: Plan) -> Iterator[tuple[str, str]]:
    for name, lying in position["areas"].items():
        armies = [f"{army['house']}: {units_said(army, plan)}" for army in lying.get("armies", ())]
        yield name, "; ".join([*armies, *_rest(lying)])
    for track in position["tracks"]:
        yield track["title"], ", ".join(track["houses"])
    for title, held in ((_("Zásobování"), position["supply"]), (_("Dostupná moc"), position["power"])):
        for house, n in held.items():
            yield f"{title}, {house}", str(n)
    for token, house in position["tokens"].items():
        yield _("Drží: %s") % token, house
    yield _("Síla divokých"), str(position["threat"])
    yield _("Kolo a fáze"), ", ".join(filter(None, (f"{position['turn']}.", position["phase"])))


def _window(names: set[str], plan: Plan) -> Window:
    """The part of the map around some areas; the whole of it where there are none, or they lie far apart.

    Areas that begin within it end there too: it grows, so that none is cut in half.
    """
    whole = plan.window
    if not names:
        return whole
    xs, ys = [plan.places[name][0] for name in names], [plan.places[name][1] for name in names]
    left, width = _side(min(xs), max(xs), whole[0], whole[2])
    top, height = _side(min(ys), max(ys), whole[1], whole[3])
    right, bottom = left + width, top + height
    for name, (x, y) in plan.places.items():
        if left < x < right and top < y < bottom:
            half = _wide(name) // 2 + EDGE
            left, right = max(whole[0], min(left, x - half)), min(whole[0] + whole[2], max(right, x + half))
            top, bottom = max(whole[1], min(top, y - HALF - EDGE)), min(whole[1] + whole[3], max(bottom, y + HALF + EDGE))
    return left, top, right - left, bottom - top


def _wide(name: str) -> int:
    """How wide an area is drawn: its name fits in."""
    return max(120, 9 * len(name) + 20)


def _side(low: int, high: int, start: int, length: int) -> tuple[int, int]:
    """Where a side of the window begins and how long it is, within the whole."""
    wide = min(length, max(LEAST, high - low + 2 * MARGIN))
    return min(max(start, (low + high - wide) // 2), start + length - wide), wide
