"""Abilities of this game in words, made from its tables.

Výzvy, nejvýše 1× za fázi; cena: poklekni tuto kartu; cíl: vyber soupeřovu postavu; účinek: poklekni cíl
"""

from __future__ import annotations

from ....cards.language.abilities import AbilityLanguage, Head
from .ability_phrases import ASKED_CONDITIONS, CANCELS, CONDITIONS, COSTS, EFFECTS, KINDS, SAVES, SLOTS, TOKENS, TRIGGERS, ZONES
from .common import PHASE_HEADS
from .filters import FILTERS
from .grammar import GRAMMAR

LANGUAGE = AbilityLanguage(
    Head(
        kinds=KINDS,
        phases=PHASE_HEADS,
        aimed={"save": SAVES, "cancel": CANCELS},
        conditions=CONDITIONS,
        zones=ZONES,
        tokens=TOKENS,
        openings="Odezva, Pasivní, Stálá, Záchrana před zabitím nebo Zrušení události",
    ),
    FILTERS,
    costs=COSTS,
    effects=EFFECTS,
    triggers=TRIGGERS,
    conditions=ASKED_CONDITIONS,
    slots=SLOTS,
    imperatives=(
        *("poklekni", "zaplať", "odhoď", "zabij", "vrať", "seber", "postav", "vlož", "dej", "zachraň", "zruš", "posil", "oslab"),
        *("přidej", "zbav", "získej", "každý hráč", "přenes", "uber", "lízni", "omez", "nech", "převezmi", "zamíchej", "ukaž"),
        *("spal", "učiň", "proměň", "připoj", "odvolej", "povol", "zakaž", "vyveď", "nastol", "zvyš", "zlevni"),
    ),
    opposite=("oslab", "posil"),
    grammar=GRAMMAR,
    example="soupeřovu klečící postavu s označením Knight",
)
read, write, fits, say = LANGUAGE.read, LANGUAGE.write, LANGUAGE.fits, LANGUAGE.say
