"""Drawing the board: where each area stands on the schematic map, and what a position puts there.

The engine says what the board is and what lies on it; here is only how it looks. The map is
drawn as SVG by a template, so that it needs no script and reads aloud area by area.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.models.card import is_general

WHOLE = (-30, 20, 1060, 1470)
"""The window on the whole map: left, top, width, height."""
MARGIN, LEAST = 150, 560
"""What is left around the areas where something happens, and the smallest side of a window on them."""

PLACES: Mapping[str, tuple[int, int]] = {
    "Bay of Ice": (130, 190), "Castle Black": (470, 70), "Karhold": (690, 140), "Winterfell": (440, 215),
    "The Stony Shore": (235, 320), "White Harbor": (565, 345), "Widow's Watch": (740, 330), "The Shivering Sea": (890, 205),
    "The Narrow Sea": (890, 545), "Moat Cailin": (480, 445), "Greywater Watch": (320, 445), "Flint's Finger": (155, 450),
    "The Twins": (510, 555), "Seagard": (355, 575), "The Fingers": (690, 470), "The Mountains of the Moon": (640, 610),
    "The Eyrie": (790, 660), "Ironman's Bay": (190, 610), "Pyke": (60, 700), "Riverrun": (335, 705), "Harrenhal": (500, 715),
    "Stoney Sept": (410, 825), "Lannisport": (235, 850), "Golden Sound": (95, 820), "Crackclaw Point": (660, 745),
    "Blackwater Bay": (780, 850), "Dragonstone": (930, 820), "Shipbreaker Bay": (890, 990), "Searoad Marches": (255, 960),
    "Blackwater": (460, 930), "King's Landing": (620, 865), "Kingswood": (690, 985), "Storm's End": (800, 1090),
    "Reach": (480, 1040), "Highgarden": (270, 1075), "Sunset Sea": (75, 1010), "Dornish Marches": (395, 1140),
    "The Boneway": (610, 1135), "Oldtown": (265, 1195), "Prince's Pass": (470, 1235), "Redwyne Straights": (75, 1225),
    "The Arbor": (75, 1345), "Starfall": (370, 1320), "Yronwood": (620, 1240), "Sea of Dorne": (765, 1210),
    "Salt Shore": (545, 1345), "Sunspear": (790, 1340), "Summer Sea": (480, 1450),
}  # fmt: skip
KINDS = {
    "land": gettext_lazy("pevnina"),
    "sea": gettext_lazy("moře"),
    "island": gettext_lazy("ostrov, platí za pevninu"),
    "off": gettext_lazy("mimo plán"),
}
PLACES_IN_WORDS = {
    "city": gettext_lazy("město"),
    "stronghold": gettext_lazy("pevnost"),
    "none": gettext_lazy("bez města i pevnosti"),
}
UNITS = {
    "footmen": (gettext_lazy("pěšáci"), "P"),
    "knights": (gettext_lazy("rytíři"), "R"),
    "ships": (gettext_lazy("lodě"), "L"),
}


def basis_mark(name: str) -> str:
    """The short mark of a basis: p what follows from the source, o general knowledge, the less sure the more marks."""
    return {"inferred": "p", "general:high": "o", "general:medium": "o?", "general:low": "o??"}.get(name, "?")


def drawn(board: Mapping[str, Any], position: Mapping[str, Any] | None = None, window=WHOLE) -> dict[str, Any]:
    """What the template draws: areas with their coordinates, borders between them, and what stands there."""
    lying = (position or {}).get("areas", {})
    shown = [area for area in board["areas"] if area["name"] in PLACES]
    return {
        "window": " ".join(map(str, window)),
        "areas": [_area(area, lying.get(area["name"], {})) for area in shown],
        "borders": [_border(border) for border in board["borders"] if border["one"] in PLACES and border["other"] in PLACES],
    }


def _border(border: Mapping[str, Any]) -> dict[str, Any]:
    (x1, y1), (x2, y2) = PLACES[border["one"]], PLACES[border["other"]]
    return {**border, "x1": x1, "y1": y1, "x2": x2, "y2": y2, "mx": (x1 + x2) // 2, "my": (y1 + y2) // 2}


def _area(area: Mapping[str, Any], lying: Mapping[str, Any]) -> dict[str, Any]:
    x, y = PLACES[area["name"]]
    armies = [_army(army, n, x, y) for n, army in enumerate(lying.get("armies", ()))]
    return {
        **area,
        "x": x,
        "y": y,
        "wide": (wide := max(120, 9 * len(area["name"]) + 20)),
        "left": x - wide // 2,
        "name_at": y + 5 if area["kind"] == "sea" else y - 4,
        "said": "; ".join(filter(None, [_printed(area), ", ".join([*(army["said"] for army in armies), *_rest(lying)])])),
        "mark": {"city": "●", "stronghold": "■"}.get(area["place"], ""),
        "signs": "▮" * area["supply"] + "♛" * area["crowns"],
        "armies": armies,
        "order": lying.get("order", ""),
        "token": lying.get("token", ""),
        "stands": lying.get("neutral", 0),
    }


def _printed(area: Mapping[str, Any]) -> str:
    """What is printed in an area; what only general knowledge says is said so."""
    basis = area["basis"]
    known = [said for fact, said in _facts(area) if not is_general(basis.get(fact, ""))]
    general = [said for fact, said in _facts(area) if is_general(basis.get(fact, ""))]
    return "; ".join(filter(None, [", ".join(known), _hedged(", ".join(general))]))


def _hedged(said: str) -> str:
    return _("podle obecné znalosti %s") % said if said else ""


def _facts(area: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield "kind", str(KINDS[area["kind"]])
    if area["kind"] == "sea":
        return
    yield "place", str(PLACES_IN_WORDS[area["place"]])
    if area["supply"]:
        yield "supply", _("zásoby %d") % area["supply"]
    if area["crowns"]:
        yield "crowns", _("moc %d") % area["crowns"]
    if area["home"]:
        yield "home", _("domov rodu %s") % area["home"]


def _army(army: Mapping[str, Any], n: int, x: int, y: int) -> dict[str, Any]:
    """A House's units as a pawn with letters: 2P 1R; routed ones in brackets."""
    units = [f"{k}{UNITS[name][1]}" for name, k in army["units"].items()]
    routed = [f"({k}{UNITS[name][1]})" for name, k in army["routed"].items()]
    words = [f"{k} {UNITS[name][0]}" for name, k in army["units"].items()]
    words += [_("%(n)d utíkající %(what)s") % {"n": k, "what": UNITS[name][0]} for name, k in army["routed"].items()]
    text = " ".join([*units, *routed])
    width = 26 + 9 * len(text)
    top = y + 26 + 26 * n
    return {
        "house": army["house"],
        "text": text,
        "said": f"{army['house']}: {', '.join(words)}",
        "width": width,
        "left": x - width // 2,
        "top": top,
        "x": x,
        "base": top + 16,
    }


def _rest(lying: Mapping[str, Any]) -> list[str]:
    found = []
    if lying.get("order"):
        found.append(_("rozkaz %s") % lying["order"])
    if lying.get("token"):
        found.append(_("žeton moci rodu %s") % lying["token"])
    if lying.get("neutral"):
        force = _("neutrální síla %d") % lying["neutral"]
        printed = lying.get("basis", {})  # of the board itself; what a situation says needs no basis
        found.append(_hedged(force) if is_general(printed.get("neutral", "")) else force)
    return found


def rows(board: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The areas as a table: the same as the drawing, in words, each fact with its basis."""
    near = _neighbours(board)
    return [
        {
            "name": area["name"],
            "slug": slugify(area["name"]),
            "kind": KINDS[area["kind"]],
            "place": "" if area["kind"] == "sea" else PLACES_IN_WORDS[area["place"]],
            "supply": "" if area["kind"] == "sea" else area["supply"],
            "crowns": "" if area["kind"] == "sea" else area["crowns"],
            "home": area["home"],
            "bases": area["basis"],
            "near": near[area["name"]],
        }
        for area in sorted(board["areas"], key=lambda area: area["name"].removeprefix("The "))
    ]


CROSSINGS = {"river": gettext_lazy("přes řeku nelze"), "bridge": gettext_lazy("přes most")}


def _neighbours(board: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {area["name"]: [] for area in board["areas"]}
    for border in board["borders"]:
        crossing = CROSSINGS.get(border["crossing"], "")
        for one, other in ((border["one"], border["other"]), (border["other"], border["one"])):
            found[one].append({"name": other, "crossing": crossing, "basis": border["basis"]})
    return {name: sorted(near, key=lambda row: row["name"]) for name, near in found.items()}


def starts(board: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The setup cards, units in words."""
    return [{**start, "units": _units(start["units"])} for start in board["starts"]]


def _units(units: list) -> str:
    names = {"footman": _("pěšák"), "knight": _("rytíř"), "ship": _("loď")}
    return "; ".join(f"{area}: {n}× {names[unit]}" for area, unit, n in units)


def pictures(board: Mapping[str, Any], positions: list[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The positions of a scenario, before and after, ready to be drawn."""
    titles = [_("Před tahy"), _("Po tazích")]
    window = _window({name for position in positions for name in position["areas"] if name in PLACES})
    return [
        {"title": title, "id": f"plan-{n}", "map": drawn(board, position, window), "position": position}
        for n, (title, position) in enumerate(zip(titles, positions, strict=False))
    ]


def _window(names: set[str]) -> tuple[int, int, int, int]:
    """The part of the map around some areas; the whole of it where there are none, or they lie far apart."""
    if not names:
        return WHOLE
    xs, ys = [PLACES[name][0] for name in names], [PLACES[name][1] for name in names]
    left, width = _side(min(xs), max(xs), WHOLE[0], WHOLE[2])
    top, height = _side(min(ys), max(ys), WHOLE[1], WHOLE[3])
    return left, top, width, height


def _side(low: int, high: int, start: int, length: int) -> tuple[int, int]:
    """Where a side of the window begins and how long it is, within the whole."""
    wide = min(length, max(LEAST, high - low + 2 * MARGIN))
    return min(max(start, (low + high - wide) // 2), start + length - wide), wide
