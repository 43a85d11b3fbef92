"""The typed holes of this game's sentences."""

from __future__ import annotations

from ....cards.language.hasty import Hasty
from ....core import asking
from ....core.language import slots
from ....core.language.slots import Slot
from . import abilities, common
from .attributes import attrs_slot
from .numbers import CARD_NUMBERS, NUMBERS

SCOPES = {
    "do konce boje": "combat",
    "do vyprázdnění řetězu": "chain",
    "do konce fáze": "phase",
    "do konce kola": "turn",
}
SLOTS = {
    **asking.SLOTS,
    "player": slots.player(),
    "opponent": slots.player(),
    "players": slots.players(),
    "so_many": slots.counted("n", "hráče", "hráče", "hráčů"),
    "team": slots.players("team"),
    "edition": slots.edition(),
    "place": slots.words("place", common.PLACES),
    "lies": slots.words("place", common.PLACES),
    "row": slots.words("row", common.ROWS),
    "type": slots.words("type", common.TYPE_ACCUSATIVE),
    "damage_type": slots.words("types", common.DAMAGE),
    "moment": slots.words("moment", common.MOMENTS),
    "card": slots.quoted(),
    "foe": slots.quoted(),
    "hurt": slots.quoted(),
    "host": slots.quoted(),
    "cards": slots.quoted_list("cards"),
    "targets": slots.quoted_list("targets"),
    "paid": slots.quoted_list("paid"),
    "trait": slots.word("trait"),
    "nth": slots.words("nth", {"první": 1, "druhou": 2, "třetí": 3}),
    "attrs": attrs_slot,
    "n": slots.number(),
    "ncards": common.cards,
    "resources": common.resources,
    "exhausted": common.exhausted_resources,
    "boosters": slots.counted("n", "booster", "boostery", "boosterů"),
    "picked": slots.counted("n", "vybranou kartu", "vybrané karty", "vybraných karet"),
    "direction": slots.words("direction", {"doleva": 1, "doprava": -1}),
    "others": slots.quoted_list("others"),
    "copies": slots.counted("n", "kopii", "kopie", "kopií"),
    "change": slots.signed("n"),
    "until": common.until,
    "dative": slots.words("what", {"ATK": "atk", "zdraví": "health"}),
    "number_of": slots.noun("what", NUMBERS),
    "card_number": slots.noun("what", CARD_NUMBERS),
    "keyword": slots.words("flag", common.KEYWORDS),
    "format": slots.words("format", {"zapečetěný balíček": "sealed", "draft": "draft"}),
    "ability": Slot(
        "ability", r"\S.*", abilities.read, abilities.write, {"type": "string"}, guess=Hasty(abilities.LANGUAGE).guess
    ),
    "scope": slots.words("scope", SCOPES),
}
