"""Chapter 5, Unikátní karty a duplikáty: what is printed on a duplicate is not there to be made use of (5.10 to 5.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.values import has_trait
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import ccg
from ..cells import ATTACKS, DUPLICATE, ICON, SHUNNED, SIDE, STEALTH, TYPE
from ..payments import costs_influence
from ..values import flags

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


def printed_beneath(t: Table, s: State, c: int, words: int) -> bool:
    """Whether any of these icons and keywords is printed on a duplicate of a card."""
    return any(t.flags[d] & words for d in t.duplicates(s, c))


def trait_beneath(t: Table, s: State, c: int, wanted: set[str]) -> bool:
    """Whether a card lacks a trait asked for that is printed on a duplicate of it."""
    found = {trait for d in t.duplicates(s, c) for trait in wanted & t.card[d].traits}
    return any(not has_trait(t, s, c, trait) for trait in found)


# -- Stealth -------------------------------------------------------------------------------


@ccg.forbids(hooks.stealth_picks, "5.17", when=lambda t: t.has_duplicates)
def a_character_has_no_stealth_from_below(t: Table, s: State, p: int) -> Truth:
    """A character has not the Stealth that its duplicate has, so there is no pick for it."""
    attackers = (c for c in t.characters if s[c + SIDE] == ATTACKS)
    beneath = any(printed_beneath(t, s, c, STEALTH) for c in attackers)
    return beneath and sum(s[c + SHUNNED] for c in t.characters) >= hooks.stealth.sum(t, s)


@ccg.forbids(hooks.stealth_picks, "5.10", "5.18", when=lambda t: t.has_duplicates)
def a_duplicate_picks_nobody_by_its_text(t: Table, s: State, p: int) -> Truth:
    """Nor does the duplicate do anything by its text, which is disregarded."""
    return a_character_has_no_stealth_from_below(t, s, p)


@ccg.forbids(hooks.stealth_picks, "5.10a", when=lambda t: t.has_duplicates)
def a_duplicate_has_no_stealth(t: Table, s: State, p: int) -> Truth:
    """Nor has it a keyword."""
    return a_character_has_no_stealth_from_below(t, s, p)


# -- icons -----------------------------------------------------------------------------------


@ccg.forbids(hooks.attack, "5.17", when=lambda t: t.has_duplicates)
def nobody_attacks_by_an_icon_from_below(t: Table, s: State, p: int, c: int) -> Truth:
    """A character has not the icons of its duplicate, so it does not attack by them."""
    return _icon_is_beneath(t, s, c) and not hooks.golden.allows(t, s, c, "attack without icon")


@ccg.forbids(hooks.attack, "5.10a", when=lambda t: t.has_duplicates)
def a_duplicate_lends_no_icon_to_attack(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor has the duplicate any."""
    return nobody_attacks_by_an_icon_from_below(t, s, p, c)


@ccg.forbids(hooks.defend, "5.17", when=lambda t: t.has_duplicates)
def nobody_defends_by_an_icon_from_below(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor does it defend by them."""
    return _icon_is_beneath(t, s, c) and not hooks.golden.allows(t, s, c, "defend without icon")


@ccg.forbids(hooks.defend, "5.10a", when=lambda t: t.has_duplicates)
def a_duplicate_lends_no_icon_to_defend(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor has the duplicate any."""
    return nobody_defends_by_an_icon_from_below(t, s, p, c)


def _icon_is_beneath(t: Table, s: State, c: int) -> bool:
    """Whether a character lacks the icon of the challenge, and a duplicate of it has it printed."""
    icon = ICON.get(s[TYPE], 0)
    return bool(icon) and not flags(t, s, c) & icon and printed_beneath(t, s, c, icon)


# -- traits ----------------------------------------------------------------------------------


@ccg.forbids(hooks.mistargeted, "5.17", when=lambda t: t.has_duplicates)
def nobody_is_found_by_a_trait_from_below(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A character has not the traits of its duplicate, so a text that asks for one does not find it."""
    return trait_beneath(t, s, c, {target.filter.trait for target in b.ability.targets})


@ccg.forbids(hooks.payment, "5.17", when=lambda t: t.has_duplicates)
def nobody_pays_by_a_trait_from_below(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor does it pay a cost that asks for one."""
    return trait_beneath(t, s, c, {op.who.filter.trait for op in b.ability.cost})


@ccg.forbids(hooks.save_reach, "5.17", when=lambda t: t.has_duplicates)
def nobody_is_saved_by_a_trait_from_below(t: Table, s: State, c: int, b: Bound) -> Truth:
    """Nor does a save for cards with one reach it."""
    return trait_beneath(t, s, c, {b.ability.trigger.who.filter.trait})


@ccg.forbids(hooks.attach, "5.17", when=lambda t: t.has_duplicates)
def nobody_bears_by_a_trait_from_below(t: Table, s: State, c: int, host: int, duplicate: bool) -> Truth:
    """Nor does it bear an attachment that asks for a bearer with one."""
    wanted = t.card[c].only_on
    unborne = not duplicate and bool(wanted) and not any(has_trait(t, s, host, trait) for trait in wanted)
    return unborne and trait_beneath(t, s, host, set(wanted))


# -- influence -------------------------------------------------------------------------------


@ccg.forbids(hooks.payment, "5.10", "5.18", when=lambda t: t.has_duplicates)
def a_duplicate_has_no_influence_to_pay_with(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Influence printed on a duplicate is not there either."""
    return s[c + DUPLICATE] and costs_influence(b) and t.card[c].influence
