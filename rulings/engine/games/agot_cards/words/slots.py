"""The typed holes of the card game's sentences: places, challenges, abilities, what can be counted."""

from __future__ import annotations

from ....cards.language.hasty import Hasty
from ....core import asking
from ....core.language import slots
from ....core.language.slots import Slot
from . import abilities, common
from .attributes import attrs_slot
from .numbers import CARD_NUMBERS, NUMBERS

_PILES = {"odhazovací hromádku": "discard", "hromádku mrtvých": "dead"}
_LIES = {**common.PLACES, "mezi odhalenými zápletkami": "plot", "mimo hru": "out"}
SCOPES = {"do konce výzvy": "challenge", "do konce fáze": "phase", "do konce kola": "round"}

SLOTS = {
    **asking.SLOTS,
    "player": slots.player(),
    "opponent": slots.player(),
    "first": slots.player(),
    "second": slots.player(),
    "house": slots.player(),
    "players": slots.players(),
    "edition": slots.edition(),
    "place": slots.words("place", common.PLACES),
    "lies": slots.words("place", _LIES),
    "type": slots.words("type", common.TYPE_ACCUSATIVE),
    "challenge": Slot(
        "type",
        rf"(?:{'|'.join(common.CHALLENGE)}|[a-zěščřžýáíéúů]{{2,20}}(?:ou|ní))",
        lambda text: common.CHALLENGE.get(text, 9),
        lambda value: next((w for w, v in common.CHALLENGE.items() if v == value), "jinou"),
        {"type": "integer"},
    ),
    "card": slots.quoted(),
    "host": slots.quoted(),
    "by": slots.quoted(),
    "duplicate": slots.quoted(),
    "cards": slots.quoted_list("cards"),
    "with": slots.quoted_list("cards", "postavou", "postavami"),
    "which": slots.quoted_list("cards", "postavu", "postavy"),
    "nth": slots.words("nth", {"první": 1, "druhou": 2, "třetí": 3}),
    "targets": slots.quoted_list("targets"),
    "paid": slots.quoted_list("paid"),
    "attrs": attrs_slot,
    "n": slots.number(),
    "gold": common.gold,
    "power": common.power,
    "ncards": common.cards,
    "copies": slots.counted("n", "kopii", "kopie", "kopií"),
    "times": Slot("n", r"\d{1,9}×", lambda text: int(text[:-1]), lambda n: f"{n}×", {"type": "integer", "minimum": 0}),
    "change": slots.signed("n"),
    "until": common.until,
    "phase": slots.words("phase", common.PHASE_GENITIVE),
    "what": slots.words("what", {"zabití": 1, "odhození": 2}),
    "pile": slots.words("pile", _PILES),
    "pile_of": slots.words("pile", {"balíčku": "deck", "odhazovací hromádky": "discard", "hromádky mrtvých": "dead"}),
    "format": slots.words("format", {"první hru": "first game", "turnaj": "tournament"}),
    "number_of": slots.noun("what", NUMBERS),
    "card_number": slots.noun("what", CARD_NUMBERS),
    "side": slots.words("side", {"útoku": "attack", "obrany": "defense"}),
    "icon": slots.words("flag", {"vojenskou": 1, "intrikovou": 2, "mocenskou": 4}),
    "keyword": slots.words("flag", common.KEYWORDS),
    "trait": slots.word("trait"),
    "ability": Slot(
        "ability", r"\S.*", abilities.read, abilities.write, {"type": "string"}, guess=Hasty(abilities.LANGUAGE).guess
    ),
    "scope": slots.words("scope", SCOPES),
}
