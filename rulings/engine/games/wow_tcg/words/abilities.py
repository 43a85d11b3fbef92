"""Abilities of this game in words, made from its tables.

Po zahrání; cíl: vyber spojence; účinek: zraň hrdinou cíl o 1
Placená; cena: zaplať 2 zdroje a aktivuj tuto kartu; účinek: dober 1 kartu
"""

from __future__ import annotations

from ....cards.language.abilities import AbilityLanguage, Head
from ....cards.language.grammar import AbilityError
from ....cards.model import Ability
from ..cards import ABILITY_CARD, Card
from ..cells import ONGOING, TOTEM
from .ability_phrases import ASKED_CONDITIONS, CONDITIONS, COSTS, EFFECTS, KINDS, SLOTS
from .filters import FILTERS
from .grammar import FLEETING, GRAMMAR, ONGOING_ABILITY

LANGUAGE = AbilityLanguage(
    Head(
        kinds=KINDS,
        phases={},
        aimed={},
        conditions=CONDITIONS,
        zones={},
        openings="Po zahrání, Placená, Odměna nebo Stálá",
    ),
    FILTERS,
    costs=COSTS,
    effects=EFFECTS,
    triggers=(),
    conditions=ASKED_CONDITIONS,
    slots=SLOTS,
    imperatives=(
        *("zaplať", "aktivuj", "vyčerpej", "znič", "odhoď", "zraň", "umísti", "vyleč", "připrav", "vrať", "dober", "posil"),
        *("oslab", "přidej", "zbav", "omez", "chraň", "nech", "přilož", "odvolej", "převezmi", "vytvoř", "vlož", "odstraň"),
    ),
    opposite=("oslab", "posil"),
    grammar=GRAMMAR,
    example="soupeřova vyčerpaného spojence s cenou nejvýše 2",
)
read, write, say = LANGUAGE.read, LANGUAGE.write, LANGUAGE.say


def fits(a: Ability, card: Card) -> None:
    """Raises AbilityError for an ability that does nothing on such a card."""
    stays = card.flags & (ONGOING | TOTEM)
    kind = card.type if card.type != ABILITY_CARD else ONGOING_ABILITY if stays else FLEETING
    LANGUAGE.fits(a, kind)
    if any(op.verb == "attach" for op in a.effects) and kind != ONGOING_ABILITY:
        raise AbilityError("Přiložit se dá jen trvalá dovednost. Přidejte ke kartě: klíčové slovo trvalá.")
