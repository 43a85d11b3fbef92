"""What goes together in the abilities of this game: the one table that says which kind can have which part and effect."""

from __future__ import annotations

from ....cards.language.grammar import Grammar, Kind, Reach
from ..cards import ABILITY_CARD, ALLY, ARMOR, CHARACTER, EQUIPMENT_CARD, HERO, ITEM, QUEST, RESOURCE, TOTEM_CARD, WEAPON

FLEETING, ONGOING_ABILITY = "ability", "ongoing ability"
"""An ability card that goes to the graveyard, and one that stays in play: of two types, as far as texts go."""

_ONCE = frozenset(("conditions", "targets", "cost", "until"))
_ELSE = "Má-li se to stát jednou, začněte slovy Po zahrání, Placená, nebo Odměna."
CONSTANT = frozenset(("atk", "health", "defense", "flag", "unflag", "cannot", "grant", "more"))
"""The effects that a constant text can have: what is reckoned anew whenever it is asked."""

KINDS = {
    "played": Kind("Text po zahrání", _ONCE, "Provede se jednou, když se karta provádí."),
    "power": Kind(
        "Placená schopnost",
        _ONCE | {"limit"},
        "Pište třeba „Placená; cena: zaplať 1 zdroj; účinek: dober 1 kartu“.",
        must=frozenset(("cost",)),
    ),
    "reward": Kind("Odměna", _ONCE, "Provede se, když hráč úkol splní."),
    "constant": Kind(
        "Stálá schopnost", frozenset(("conditions",)), f"Stálá jen platí, dokud platí její „jen …“. {_ELSE}", CONSTANT
    ),
}
_ALL = frozenset(KINDS)
_CHARACTERS = frozenset((HERO, ALLY, CHARACTER, TOTEM_CARD))
_FIGHTERS = frozenset((HERO, ALLY, CHARACTER))
_HURT = Reach(types=_CHARACTERS)
_TURNED = Reach(types=_CHARACTERS | {WEAPON, ARMOR, ITEM, EQUIPMENT_CARD, RESOURCE})
REACH = {
    **dict.fromkeys(("damage", "hero damage", "put damage", "heal", "prevent", "prevent combat"), _HURT),
    **dict.fromkeys(("ready", "exhaust"), _TURNED),
    "atk": Reach(types=_FIGHTERS | {WEAPON}),
    "health": Reach(types=_FIGHTERS),
    "defense": Reach(types=frozenset((ARMOR,))),
    "withdraw": Reach(types=_CHARACTERS),
    "more": Reach(types=_FIGHTERS),
    "cannot attack": Reach(types=_FIGHTERS),
    "cannot protect": Reach(types=_FIGHTERS),
    "cannot heal": _HURT,
    "flag": Reach(zones=frozenset(("", "hand"))),
    "unflag": Reach(zones=frozenset(("", "hand"))),
    "control": Reach(types=frozenset((ALLY, WEAPON, ARMOR, ITEM, EQUIPMENT_CARD, TOTEM_CARD)), itself=False),
    "return": Reach(
        zones=frozenset(("", "graveyard")),
        types=frozenset((ALLY, TOTEM_CARD, ABILITY_CARD, WEAPON, ARMOR, ITEM, EQUIPMENT_CARD)),
    ),
    "remove": Reach(
        zones=frozenset(("", "graveyard", "hand")),
        types=frozenset((ALLY, TOTEM_CARD, ABILITY_CARD, WEAPON, ARMOR, ITEM, EQUIPMENT_CARD)),
    ),
    "enter": Reach(zones=frozenset(("graveyard",)), types=frozenset((ALLY,)), itself=False),
    "grant": Reach(types=_FIGHTERS),
    "discard": Reach(zones=frozenset(("hand",)), itself=False),
}
"""What effects reach, where it is not any card in play."""
_ABOUT_ITSELF = frozenset((HERO, ALLY))
_TURNABLE = frozenset((HERO, ALLY, WEAPON, ARMOR, ITEM))

GRAMMAR = Grammar(
    kinds=KINDS,
    reach=REACH,
    apart_from_play=frozenset((QUEST, FLEETING)),
    at=frozenset(("pose", "role", "on")),
    apart=(
        frozenset(("attacking", "defending")),
        frozenset(("ready", "exhausted")),
        frozenset(("own turn", "foreign turn")),
    ),
    kinds_on={
        HERO: frozenset(("power", "constant")),
        **dict.fromkeys((ALLY, WEAPON, ARMOR, ITEM), frozenset(("power", "constant"))),
        FLEETING: frozenset(("played",)),
        ONGOING_ABILITY: frozenset(("played", "power", "constant")),
        QUEST: frozenset(("reward",)),
    },
    on_cards={
        **dict.fromkeys(("attacking", "defending"), _ABOUT_ITSELF),
        **dict.fromkeys(("ready", "exhausted"), _TURNABLE),
    },
    bearers=frozenset((ONGOING_ABILITY,)),
    grantable=frozenset(("power", "constant")),
    gaining=_FIGHTERS,
)
