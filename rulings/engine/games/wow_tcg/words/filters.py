"""Which cards a text of this game means: its nouns, adjectives and what may stand after the noun."""

from __future__ import annotations

from dataclasses import replace

from ....cards.language.filters import OPPONENT, OTHER, OWN, Adjective, FilterLanguage, Qualifier
from ....core.language.slots import number, word, words
from ..cards import ABILITY_CARD, ALLY, ARMOR, CHARACTER, EQUIPMENT_CARD, HERO, ITEM, QUEST, RESOURCE, TOTEM_CARD, WEAPON, Filter
from .common import KEYWORDS

_TRAIT = word("trait")
_NUMBER = replace(number(), regex=r"\d+")

FILTERS = FilterLanguage(
    Filter,
    nouns={
        "hrdinu": (HERO, "a"),
        "spojence": (ALLY, "a"),
        "postavu": (CHARACTER, "f"),
        "dovednost": (ABILITY_CARD, "f"),
        "totem": (TOTEM_CARD, "m"),
        "zbraň": (WEAPON, "f"),
        "zbroj": (ARMOR, "f"),
        "předmět": (ITEM, "m"),
        "vybavení": (EQUIPMENT_CARD, "n"),
        "úkol": (QUEST, "m"),
        "zdroj": (RESOURCE, "m"),
        "kartu": ("", "f"),
    },
    adjectives=(
        OWN,
        OPPONENT,
        Adjective({"f": "spřátelenou", "n": "spřátelené", "m": "spřátelený", "a": "spřáteleného"}, "controller", "friendly"),
        OTHER,
        Adjective({"f": "připravenou", "n": "připravené", "m": "připravený", "a": "připraveného"}, "pose", "standing"),
        Adjective({"f": "vyčerpanou", "n": "vyčerpané", "m": "vyčerpaný", "a": "vyčerpaného"}, "pose", "kneeling"),
        Adjective({"f": "útočící", "n": "útočící", "m": "útočící", "a": "útočícího"}, "role", "attacker"),
        Adjective({"f": "bránící", "n": "bránící", "m": "bránící", "a": "bránícího"}, "role", "defender"),
        Adjective({"f": "jedinečnou", "n": "jedinečné", "m": "jedinečný", "a": "jedinečného"}, "unique", True),
    ),
    qualifiers=(
        Qualifier("ze skupiny {}", "trait", _TRAIT),
        Qualifier("s klíčovým slovem {}", "keyword", words("keyword", KEYWORDS)),
        Qualifier("s cenou nejvýše {}", "at_most", _NUMBER),
        Qualifier("s cenou nejméně {}", "at_least", _NUMBER),
        Qualifier("{}", "zone", words("zone", {"v ruce": "hand", "na hřbitově": "graveyard", "v balíčku": "deck"})),
        Qualifier("{}", "on", words("on", {"na této kartě": "this", "na cíli": "target"})),
        Qualifier("{}", "owned", words("owned", {"ve vašem vlastnictví": "own", "v soupeřově vlastnictví": "opponent"})),
    ),
)
