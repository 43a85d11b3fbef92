"""The typed holes of the sentences: values, places of cards, locks, holders of locks, decks of encounters."""

from __future__ import annotations

import re
from typing import Any

from ....core import asking
from ....core.language import slots
from ....core.language.slots import QUOTED, Slot, listed
from .. import cells
from ..model import BLUE, BROWN, COMBAT, DIPLOMACY, FREE, GREEN, GREY, MAGIC, NATURES
from .effects import ABILITY, CARD, CHARGE, EFFECT, EFFECTS, GENITIVE, HIT, MARKER

ACCUSATIVE = {
    "agresivitu": "agresivita",
    "duchovnost": "duchovnost",
    "empatii": "empatie",
    "odvahu": "odvaha",
    "opatrnost": "opatrnost",
    "praktičnost": "praktičnost",
    "cennosti": "cennosti",
    "čáry": "čáry",
    "pokrmy": "pokrmy",
    "pověst": "pověst",
    "zkušenosti": "zkušenosti",
    "zdraví": "zdraví",
    "výdrž": "výdrž",
    "hrůzu": "hrůza",
}
"""What a character has, as it is said after "má"."""
KINDS = {"bojové": COMBAT, "diplomatické": DIPLOMACY}
CARD_KINDS = {"bojovou": COMBAT, "diplomatickou": DIPLOMACY}
PLACES = {
    "v ruce": cells.HAND,
    "v balíčku": cells.DECK,
    "ve sledu": cells.SEQUENCE,
    "mezi odhozenými": cells.DISCARDED,
    "mimo balíčky": cells.OUT_OF_PLAY,
    "v balíčku rozvoje": cells.DEVELOPMENT,
}
DECK_KINDS = {"bojovém": COMBAT, "diplomatickém": DIPLOMACY}
LOCKS = {"zámek v 1. řadě": 0, "zámek v 2. řadě": 1, "zámek v 3. řadě": 2, "zámek čar": MAGIC, "volný zámek": FREE}
ACTS = {"osobní akci": "personal", "místní akci": "local", "průzkum": "explore", "průzkum menhiru": "menhir"}
DEEDS = {
    "cestování": "travel",
    "osobní akce": "personal",
    "místní akce": "local",
    "průzkum menhiru": "menhir",
    "průzkum": "explore",
}
"""The actions of a day, as they are said of somebody who does them, and by themselves."""
COLOURS = {"modrém": BLUE, "hnědém": BROWN, "zeleném": GREEN, "šedém": GREY}
COLOURS_OF = {"modrého": BLUE, "hnědého": BROWN, "zeleného": GREEN, "šedého": GREY}
PHASES = {"výběru aktivní postavy": cells.CHOICE, "aktivace": cells.ACTIVATION, "konce tahu": cells.TURN_END}
SCOPES = {
    "do konce aktivace": "activation",
    "do konce tahu": "turn",
    "do konce střetnutí": "encounter",
    "do konce této části dne": "part",
    "do konce dne": "day",
}
POSITIONS = {"zelené": "green", "červené": "red"}
_HOLDER = rf"(?:karta {QUOTED}|střetnutí(?: {QUOTED})?)"
Holder = tuple[str, str]
"""What has locks: ("card", name) or ("encounter", name; "" for the only one)."""


def _read_holder(text: str) -> Holder:
    what, _space, name = text.partition(" ")
    return ("card" if what == "karta" else "encounter"), name[1:-1]


def _write_holder(holder: Holder) -> str:
    what, name = holder
    return f'karta "{name}"' if what == "card" else f'střetnutí "{name}"' if name else "střetnutí"


def _integers(name: str) -> Slot:
    """Several positions of a track: ``-3, 2 a 4``."""
    return Slot(
        name,
        r"[−-]?\d{1,2}(?:(?:, | a )[−-]?\d{1,2})*",
        lambda text: tuple(int(n.replace("−", "-")) for n in re.findall(r"[−-]?\d+", text)),
        lambda values: listed([str(n) for n in values]),
        {"type": "array", "items": {"type": "integer"}},
    )


def _integer(name: str) -> Slot:
    """A position of the track, which may lie below grey: -4, 0, 3 or +3."""
    return Slot(
        name,
        r"[+−-]?\d{1,2}",
        lambda text: int(text.replace("−", "-")),
        str,
        {"type": "integer", "minimum": -99, "maximum": 99},
    )


def _levels(name: str) -> Slot:
    """Values with their levels: ``pověst 4 a empatie 2``."""
    what = "|".join(sorted(cells.VALUES, key=len, reverse=True))
    return Slot(
        name,
        rf"(?:{what}) \d{{1,2}}(?:(?:, | a )(?:{what}) \d{{1,2}})*",
        lambda text: tuple((word, int(n)) for word, n in re.findall(rf"({what}) (\d+)", text)),
        lambda levels: listed([f"{word} {n}" for word, n in levels]),
        {"type": "array"},
    )


EMPTY = 0
"""A gap in a row of the map."""


def _sites(name: str, one: str, many: str) -> Slot:
    """Locations in a row, or gaps: ``lokace 104, prázdno a 106``; ``one`` and ``many`` are the nouns."""
    site = r"(?:\d{1,3}|prázdno)"

    def write(values: Any) -> str:
        return f"{one if len(values) == 1 else many} {listed([str(n) if n else 'prázdno' for n in values])}"

    return Slot(
        name,
        rf"(?:{many}|{one}) {site}(?:(?:, | a ){site}){{0,11}}",
        lambda text: tuple(EMPTY if word == "prázdno" else int(word) for word in re.findall(r"\d+|prázdno", text)),
        write,
        {"type": "array", "items": {"type": "integer"}},
    )


PARTS = (
    "název",
    "doprovodný text",
    "stupnice náklonnosti",
    "obtížnost",
    "vyhnutí",
    "zámky vlastností",
    "etapy",
    "tabulka diplomacie",
    "selhání",
    "odměna",
)
"""The parts of the card of a diplomatic encounter."""
KEYWORDS = ("relikvie", "společník", "štít", "zbraň", "zbroj")

SLOTS = {
    **asking.SLOTS,
    "ability": ABILITY,
    "approach": slots.quoted("approach"),
    "attribute": slots.words("attribute", {name: name for name in cells.ATTRIBUTES}),
    "genitive": slots.words("attribute", {word: name for name, word in GENITIVE.items()}),
    "card": slots.quoted(),
    "cards": slots.quoted_list("cards"),
    "cardlist": slots.quoted_list("cards", "kartu", "karty"),
    "cardkind": slots.words("kind", CARD_KINDS),
    "charges": slots.counted("n", *CHARGE),
    "colour": slots.words("colour", COLOURS),
    "colourof": slots.words("colour", COLOURS_OF),
    "deckkind": slots.words("kind", DECK_KINDS),
    "edition": slots.edition(),
    "effect": EFFECT,
    "effects": EFFECTS,
    "encounter": slots.quoted("encounter"),
    "encounters": slots.quoted_list("encounters"),
    "high": _integer("high"),
    "hits": slots.counted("ward", *HIT),
    "holder": Slot("holder", _HOLDER, _read_holder, _write_holder, {"type": "array"}),
    "item": slots.quoted("item"),
    "keywords": slots.several("keywords", KEYWORDS),
    "kind": slots.words("kind", KINDS),
    "level": slots.number("level"),
    "levels": _levels("levels"),
    "lock": slots.words("lock", LOCKS),
    "low": _integer("low"),
    "markers": slots.counted("n", *MARKER),
    "n": slots.number(),
    "number": Slot("number", r"\d{1,3}[BGUY]", str, str, {"type": "string"}),
    "of": slots.player("of"),
    "other": slots.quoted("other"),
    "nature": slots.words("nature", {name: name for name in NATURES}),
    "natures": slots.several("natures", NATURES),
    "ncards": slots.counted("n", *CARD),
    "parts": slots.several("parts", PARTS),
    "phase": slots.words("phase", PHASES),
    "place": slots.words("place", PLACES),
    "player": slots.player(),
    "players": slots.players(),
    "position": _integer("position"),
    "positions": _integers("positions"),
    "row": slots.number("row"),
    "scope": slots.words("scope", SCOPES),
    "side": slots.words("side", {"vlevo": 0, "vpravo": 1}),
    "stage": slots.number("stage"),
    "step": slots.number("step"),
    "tinge": slots.words("tinge", {colour: colour for colour in COLOURS_OF.values()}),
    "tint": slots.words("tint", POSITIONS),
    "tokens": slots.counted("n", "žeton času", "žetony času", "žetonů času"),
    # the day
    "act": slots.words("act", ACTS),
    "attr": slots.words("attr", {word: name for word, name in ACCUSATIVE.items() if name in cells.ATTRIBUTES}),
    "changes": slots.several("changes", cells.CHANGES),
    "energy": slots.counted("n", "bod výdrže", "body výdrže", "bodů výdrže"),
    "experience": slots.counted("n", "zkušenost", "zkušenosti", "zkušeností"),
    "fewer": slots.number("fewer"),
    "deed": slots.words("act", DEEDS),
    "decknamed": slots.words("kind", {"bojový": COMBAT, "diplomatický": DIPLOMACY}),
    "hero": slots.quoted("hero"),
    "tinted": slots.words("tinted", {"modrý": BLUE, "hnědý": BROWN, "zelený": GREEN, "šedý": GREY}),
    "health": slots.number("health"),
    "hour": slots.number("hour"),
    "opposite": slots.words("other", {name: name for name in cells.ATTRIBUTES}),
    "site": slots.number("site"),
    "joined": _sites("sites", "lokací", "lokacemi"),
    "sites": _sites("sites", "lokace", "lokace"),
    "value": slots.words("value", ACCUSATIVE),
}
