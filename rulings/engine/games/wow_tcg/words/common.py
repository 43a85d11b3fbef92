"""Words that several tables share: types of cards, zones, parts of a turn, keywords, types of damage."""

from __future__ import annotations

from ....core.language import slots
from .. import cards as kinds
from .. import cells

TYPE_ACCUSATIVE = {
    "hrdinu": kinds.HERO,
    "spojence": kinds.ALLY,
    "dovednost": kinds.ABILITY_CARD,
    "zbraň": kinds.WEAPON,
    "zbroj": kinds.ARMOR,
    "předmět": kinds.ITEM,
    "úkol": kinds.QUEST,
}
TYPE_NAMES = {
    kinds.HERO: "hrdina",
    kinds.ALLY: "spojenec",
    kinds.ABILITY_CARD: "dovednost",
    kinds.WEAPON: "zbraň",
    kinds.ARMOR: "zbroj",
    kinds.ITEM: "předmět",
    kinds.QUEST: "úkol",
}
PLACES = {
    "ve hře": cells.PLAY,
    "v ruce": cells.HAND,
    "v balíčku": cells.DECK,
    "na hřbitově": cells.DISCARD,
    "mezi zdroji": cells.RESOURCES,
    "v řetězu": cells.CHAIN,
    "v doplňkovém balíčku": cells.SIDE_DECK,
    "ve sbírce": cells.COLLECTION,
    "mimo hru": cells.OUT,
}
PLACE_NAMES = {zone: words for words, zone in PLACES.items()}
ROWS = {"v řadě hrdiny": cells.HERO_ROW, "v řadě spojenců": cells.ALLY_ROW}
KEYWORDS = {
    "instantní": cells.INSTANT,
    "trvalá": cells.ONGOING,
    "neomezená": cells.UNLIMITED,
    "ochránce": cells.PROTECTOR,
    "nepolapitelný": cells.ELUSIVE,
    "zuřivost": cells.FEROCITY,
    "dlouhý dosah": cells.LONG_RANGE,
    "plížení": cells.STEALTH,
    "nezacílitelný": cells.UNTARGETABLE,
    "nezacílitelný pro soupeře": cells.SHIELDED,
    "totem": cells.TOTEM,
    "past": cells.TRAP,
    "dvě zbraně": cells.DUAL_WIELD,
    "medvědí podoba": cells.BEAR,
    "kočičí podoba": cells.CAT,
}
KEYWORD_NAMES = {value: word for word, value in KEYWORDS.items()}
DAMAGE_TYPES = {"na blízko": cells.MELEE, "na dálku": cells.RANGED, "ohněm": cells.FIRE}
DAMAGE = {"na blízko i na dálku": cells.MELEE | cells.RANGED, **DAMAGE_TYPES}
UNTIL = {"boje": cells.UNTIL_COMBAT, "kola": cells.UNTIL_TURN}
MOMENTS = {
    "úvodní fáze": (cells.START, 0),
    "přípravný krok": (cells.START, cells.READY_STEP),
    "krok dobírání": (cells.START, cells.DRAW_STEP),
    "akční fáze": (cells.ACTION, 0),
    "závěrečná fáze": (cells.END, 0),
    "souhrnný krok": (cells.END, cells.WRAP_UP),
}
"""The parts of a turn: the phase, and the step of it (0: the phase as a whole)."""

until = slots.words("until", UNTIL)
cards = slots.counted("n", "kartu", "karty", "karet")
resources = slots.counted("n", "zdroj", "zdroje", "zdrojů")
exhausted_resources = slots.counted("n", "vyčerpaný zdroj", "vyčerpané zdroje", "vyčerpaných zdrojů")
wounds = slots.counted("n", "zranění", "zranění", "zranění")
