"""The typed holes of the board game's sentences: areas, units, orders, tracks, cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from ....core import asking
from ....core.language import slots
from ....core.language.slots import Slot, listed
from .. import cells
from ..atlas import areas

Units = tuple[tuple[int, int], ...]
"""(kind, how many); kinds from 3 on are routed, 9 is nothing that the game knows."""
Moves = tuple[tuple[int, int, str], ...]
"""(kind, how many, where to)."""

AREAS = tuple(areas())
_AREA = "|".join(re.escape(name) for name in sorted(AREAS, key=len, reverse=True))

# (unit, how many words: one in accusative, few, many; nominative one, few)
NOUNS = {
    0: ("pěšáka", "pěšáky", "pěšáků", "pěšák", "pěšáci"),
    1: ("rytíře", "rytíře", "rytířů", "rytíř", "rytíři"),
    2: ("loď", "lodě", "lodí", "loď", "lodě"),
    3: ("utíkajícího pěšáka", "utíkající pěšáky", "utíkajících pěšáků", "utíkající pěšák", "utíkající pěšáci"),
    4: ("utíkajícího rytíře", "utíkající rytíře", "utíkajících rytířů", "utíkající rytíř", "utíkající rytíři"),
    5: ("utíkající loď", "utíkající lodě", "utíkajících lodí", "utíkající loď", "utíkající lodě"),
    9: ("obléhací stroj", "obléhací stroje", "obléhacích strojů", "obléhací stroj", "obléhací stroje"),
}
_UNIT_OF = {word: unit for unit, words in reversed(NOUNS.items()) for word in words}
_NOUN = "|".join(sorted(map(re.escape, _UNIT_OF), key=len, reverse=True))
_GROUP = rf"\d{{1,2}} (?:{_NOUN})(?:(?:, | a )\d{{1,2}} (?:{_NOUN}))*"
_SOME = rf"[1-9]\d? (?:{_NOUN})(?:(?:, | a )[1-9]\d? (?:{_NOUN}))*"
_MOVE = rf"{_SOME} do (?:oblasti )?(?:{_AREA})"
_INSTRUMENTAL = {
    "pěšákem": 0, "pěšáky": 0, "rytířem": 1, "rytíři": 1, "lodí": 2, "loděmi": 2,
}  # fmt: skip
_WITH = "|".join(sorted(_INSTRUMENTAL, key=len, reverse=True))
_PART = rf"[1-9]\d? (?:{_WITH})(?:(?:, | a )[1-9]\d? (?:{_WITH}))*"

ORDERS = {
    "Pochod -1": 1,
    "Pochod 0": 2,
    "Pochod +1": 3,
    "Podpora": 4,
    "Podpora +1": 5,
    "Nájezd": 6,
    "Nájezd +1": 7,
    "Konsolidace sil": 8,
    "speciální Konsolidace sil": 9,
    "Obrana +1": 10,
    "Obrana +2": 11,
    "Pochod −1": 1,
}
ORDER_NAMES = {value: word for word, value in reversed(ORDERS.items())}
TRACK_WORDS = {"na Železném trůnu": 0, "v Poddaných": 1, "na Královském dvoře": 2}
STAKES = {"o Železný trůn": 0, "o Poddané": 1, "o Královský dvůr": 2}
TOKEN_WORDS = {"Železný trůn": "throne", "Valyrijský ocelový meč": "blade", "Poštovního havrana": "raven"}
PHASES = {"Westeros": cells.WESTEROS, "plánování": cells.PLANNING, "akcí": cells.ACTION}
STAGES = {"nájezdů": cells.RAIDS, "pochodů": cells.MARCHES, "konsolidace sil": cells.CONSOLIDATION}
DECKS = {"I": 0, "II": 1, "III": 2}
SIDES = {"útočníka": cells.FOR_ATTACKER, "obránce": cells.FOR_DEFENDER}
PLACES = {"město": "city", "pevnost": "stronghold", "bez města i pevnosti": "none"}
KINDS = {"pevnina": "land", "moře": "sea", **PLACES}
ENDS = {"nájezdy": "raids", "pochody": "marches", "bitva": "battle", "fáze": "phase"}
SCOPES = {"do konce bitvy": "battle", "do konce fáze": "phase", "do konce kola": "turn"}
LEADER_PLACES = {"v ruce": cells.HAND, "odhozená": cells.DISCARDED, "zahraná": cells.PLAYED}
NUMBERS = {
    "orders": ("žeton rozkazu", "žetony rozkazů", "žetonů rozkazů"),
    "power tokens": ("žeton moci celkem", "žetony moci celkem", "žetonů moci celkem"),
    "influence": ("žeton vlivu na stupnicích", "žetony vlivu na stupnicích", "žetonů vlivu na stupnicích"),
    "supply tokens": ("žeton zásobování", "žetony zásobování", "žetonů zásobování"),
    "hand": ("kartu rodu v ruce", "karty rodu v ruce", "karet rodu v ruce"),
    "discard": ("odhozenou kartu rodu", "odhozené karty rodu", "odhozených karet rodu"),
    "leaders": ("kartu rodu celkem", "karty rodu celkem", "karet rodu celkem"),
    "footmen": ("pěšáka v zásobě", "pěšáky v zásobě", "pěšáků v zásobě"),
    "knights": ("rytíře v zásobě", "rytíře v zásobě", "rytířů v zásobě"),
    "ships": ("loď v zásobě", "lodě v zásobě", "lodí v zásobě"),
    "strongpoints": ("město nebo pevnost", "města a pevnosti", "měst a pevností"),
    "stars": ("hvězdu", "hvězdy", "hvězd"),
    "setup card": ("kartu počátečního rozmístění", "karty počátečního rozmístění", "karet počátečního rozmístění"),
    "on map": ("žeton moci na plánu", "žetony moci na plánu", "žetonů moci na plánu"),
}


def form(unit: int, n: int, nominative: bool = False) -> str:
    """A unit's noun after a number: 1 pěšáka, 2 pěšáky, 5 pěšáků; or in the nominative."""
    one, few, many, first, more = NOUNS[unit]
    if n >= 5 or n == 0:
        return many
    if nominative:
        return first if n == 1 else more
    return one if n == 1 else few


def _read_units(text: str) -> tuple[tuple[int, int], ...]:
    return tuple((_UNIT_OF[word], int(n)) for n, word in re.findall(rf"(\d{{1,2}}) ({_NOUN})", text))


def write_units(units: Sequence[tuple[int, int]], nominative: bool = False) -> str:
    return listed([f"{n} {form(unit, n, nominative)}" for unit, n in units])


def _read_moves(text: str) -> tuple[tuple[int, int, str], ...]:
    found = []
    for group, area in re.findall(rf"({_SOME}) do (?:oblasti )?({_AREA})", text):
        found += [(unit, n, area) for unit, n in _read_units(group)]
    return tuple(found)


def _write_moves(moves: Sequence[tuple[int, int, str]]) -> str:
    """Units that go the same way are named together: 2 pěšáci a 1 rytíř do oblasti Harrenhal."""
    goals = [(area, [(unit, n) for unit, n, _area in same]) for area, same in groupby(moves, key=lambda move: move[2])]
    return listed([f"{write_units(units, nominative=True)} do oblasti {area}" for area, units in goals])


def _read_part(text: str) -> tuple[tuple[int, int], ...]:
    return tuple((_INSTRUMENTAL[word], int(n)) for n, word in re.findall(rf"(\d{{1,2}}) ({_WITH})", text))


def _write_part(units: Sequence[tuple[int, int]]) -> str:
    """With how many units: 1 rytířem, 2 pěšáky."""
    words = {unit: [word for word, kind in _INSTRUMENTAL.items() if kind == unit] for unit, _n in units}
    return listed([f"{n} {words[unit][n > 1]}" for unit, n in units])


def _area(name: str, word: str) -> Slot:
    head = f"{word} "
    return Slot(
        name, rf"(?:{word} )?(?:{_AREA})", lambda text: text.removeprefix(head), lambda value: head + value, {"enum": list(AREAS)}
    )


def _numbers(name: str) -> Slot:
    return Slot(
        name,
        r"\d{1,2}(?:, \d{1,2})*(?: a \d{1,2})?",
        lambda text: tuple(int(n) for n in re.findall(r"\d+", text)),
        lambda values: listed([str(n) for n in values]),
        {"type": "array", "items": {"type": "integer"}},
    )


SLOTS = {
    **asking.SLOTS,
    "scope": slots.words("scope", SCOPES),
    "player": slots.player(),
    "of": slots.player(),
    "first": slots.player(),
    "players": slots.players(),
    "edition": slots.edition(),
    "area": _area("area", "oblasti"),
    "sea": _area("sea", "oblasti"),
    "ofarea": _area("of", "oblasti"),
    "target": _area("target", "oblast"),
    "areaN": _area("area", "oblast"),
    "other": _area("other", "oblastí"),
    "one": Slot("area", rf"(?:{_AREA})", str, str, {"enum": list(AREAS)}),
    "areas": slots.several("areas", AREAS),
    "units": Slot("units", _GROUP, _read_units, write_units, {"type": "array"}),
    "some": Slot("units", _SOME, _read_units, write_units, {"type": "array"}),
    "part": Slot("units", _PART, _read_part, _write_part, {"type": "array"}),
    "moves": Slot("moves", rf"{_MOVE}(?:(?:, | a ){_MOVE})*", _read_moves, _write_moves, {"type": "array"}),
    "order": slots.words("order", ORDERS),
    "track": slots.words("track", TRACK_WORDS),
    "stake": slots.words("track", STAKES),
    "token": slots.words("token", TOKEN_WORDS),
    "phase": slots.words("phase", PHASES),
    "stage": slots.words("stage", STAGES),
    "deck": slots.words("deck", DECKS),
    "side": slots.words("side", SIDES),
    "place": slots.words("place", LEADER_PLACES),
    "what": slots.noun("what", NUMBERS),
    "kind": slots.words("what", KINDS),
    "end": slots.words("what", ENDS),
    "card": slots.quoted(),
    "cards": slots.quoted_list("cards"),
    "n": slots.number(),
    "strength": slots.number("strength"),
    "power": slots.counted("n", "žeton moci", "žetony moci", "žetonů moci"),
    "supplies": slots.counted("n", "znak zásob", "znaky zásob", "znaků zásob"),
    "crowns": slots.counted("n", "znak moci", "znaky moci", "znaků moci"),
    "starred": slots.counted("stars", "hvězdu", "hvězdy", "hvězd"),
    "swords": slots.counted("swords", "meč", "meče", "mečů"),
    "forts": slots.counted("forts", "opevnění", "opevnění", "opevnění"),
    "sizes": _numbers("sizes"),
}
