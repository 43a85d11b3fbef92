"""Which cards a text of this game means: its nouns, adjectives and what may stand after the noun."""

from __future__ import annotations

from dataclasses import replace

from ....cards.language.filters import OPPONENT, OTHER, OWN, Adjective, FilterLanguage, Qualifier
from ....core.language.slots import Slot, number, words
from ..cards import Filter
from .common import ICONS, KEYWORDS

_TRAIT = Slot("trait", r"\w+", str, str, {"type": "string"})
_NAME = Slot("name", r"[A-ZÁ-Ž]\w+", str, str, {"type": "string"})
_NUMBER = replace(number(), regex=r"\d+")
_ZONE = words(
    "zone",
    {
        "v ruce": "hand",
        "v odhazovací hromádce": "discard",
        "v hromádce mrtvých": "dead",
        "v balíčku": "deck",
        "ve stínech": "shadows",
    },
)

FILTERS = FilterLanguage(
    Filter,
    nouns={
        "postavu": ("character", "f"),
        "místo": ("location", "n"),
        "vybavení": ("attachment", "n"),
        "duplikát": ("duplicate", "m"),
        "událost": ("event", "f"),
        "zápletku": ("plot", "f"),
        "kartu": ("", "f"),
    },
    adjectives=(
        OWN,
        OPPONENT,
        Adjective({"f": "vítězovu", "n": "vítězovo", "m": "vítězův"}, "controller", "winner"),
        OTHER,
        Adjective("stojící", "pose", "standing"),
        Adjective("klečící", "pose", "kneeling"),
        Adjective("účastnící se", "side", "participating"),
        Adjective("útočící", "side", "attacking"),
        Adjective("bránící", "side", "defending"),
        Adjective("unikátní", "unique", True),
        Adjective("neunikátní", "unique", False),
        Adjective("neutrální", "neutral", True),
    ),
    qualifiers=(
        Qualifier("s označením {}", "trait", _TRAIT),
        Qualifier("rodu {}", "house", _NAME),
        Qualifier("s crestem {}", "crest", _NAME),
        Qualifier("s ikonou {}", "icon", words("icon", ICONS)),
        Qualifier("s klíčovým slovem {}", "keyword", words("keyword", KEYWORDS)),
        Qualifier("{}", "attached", words("attached", {"s vybavením": "with", "bez vybavení": "without"})),
        Qualifier("se silou nejvýše {}", "at_most", _NUMBER),
        Qualifier("se silou nejméně {}", "at_least", _NUMBER),
        Qualifier("{}", "zone", replace(_ZONE, regex=rf"{_ZONE.regex}(?! zápletek)")),
        Qualifier("{}", "on", words("on", {"na této kartě": "this", "na cíli": "target"})),
        Qualifier("{}", "owned", words("owned", {"ve vašem vlastnictví": "own", "v soupeřově vlastnictví": "opponent"})),
    ),
)
