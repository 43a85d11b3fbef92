"""Chapter 10: encounters and how they begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, stands_at
from .. import hooks
from ..book import grail
from ..cells import ASIDE, BEGUN, DEALT, DEPTH, HELD, IN_DECK, LIES, MET
from ..decks import discard_hand, draw, hand_of
from ..meeting import deck_of
from ..model import BLUE, DIPLOMACY
from ..party import party
from ..steps.encounter import CARD, EQUIPMENT, OPENING, Approach, Drawn, Equipment, Opening

if TYPE_CHECKING:
    from ..table import Table

EXCLUSIVE = ("relikvie", "společník", "štít", "zbraň", "zbroj")
"""The keywords of which a character uses one item each."""
FEW, MANY = 3, 4
"""So many characters still draw three opening cards; with so many they draw two."""


@grail.orders(hooks.deck_of, "10.3")
def diplomacy_lies_in_the_blue_deck(t: Table, kind: int) -> str | None:
    """Diplomatic encounters have a deck of their own, the blue one."""
    return BLUE if kind == DIPLOMACY else None


@grail.orders(hooks.opening_step, "10.4", "10.5")
def first_the_card(t: Table) -> int | None:
    """Step 1: the card of the encounter."""
    return CARD


@grail.orders(hooks.from_top, "10.5")
def the_top_card_is_met(t: Table, s: State, colour: str) -> int | None:
    """The card is drawn from the top of its deck."""
    found = [e for e, x in enumerate(t.encounters) if s[t.meetings[e] + LIES] == IN_DECK and deck_of(t, x) == colour]
    return min(found, key=lambda e: s[t.meetings[e] + DEPTH], default=None)


grail.permission(hooks.natures, "10.6", says="The nature of an encounter is looked up, and holds throughout.")


@grail.orders(hooks.opening_step, "10.4", "10.7")
def then_the_equipment(t: Table) -> int | None:
    """Step 3: each member says which items are used."""
    return EQUIPMENT


@grail.forbids(hooks.finish_equipping, "10.8")
def one_item_of_a_keyword(t: Table, s: State, p: int) -> Truth:
    """Of each of five keywords at most one item is used; an item with two of them counts for both."""
    own = [i for i, x in enumerate(t.item) if x.owner == p and not hooks.no_item.holds(t, i)]
    used = [t.item[i] for i in own if s[t.items[i] + HELD] and not s[t.items[i] + ASIDE]]
    return any(sum(keyword in x.keywords for x in used) > 1 for keyword in EXCLUSIVE)


grail.permission(hooks.setting_aside, "10.9", says="Items may be left unused and are set aside.")


@grail.otherwise(hooks.setting_aside, hooks.set_aside)
def all_items_would_be_used(t: Table, s: State, p: int, item: int) -> Truth:
    """Every item would have to be used."""
    return True


@grail.forbids(hooks.ward, "10.9")
def what_is_set_aside_is_not_used(t: Table, s: State, p: int, item: int, whence: int) -> Truth:
    """An item that has been set aside keeps nothing away."""
    return s[t.items[item] + ASIDE]


@grail.forbids(hooks.equip, "10.9")
def set_aside_for_the_whole_encounter(t: Table, s: State, p: int, item: int) -> Truth:
    """An item that has been set aside stays so as long as the encounter lasts."""
    return s[BEGUN] and s[t.items[item] + ASIDE]


@grail.causes(hooks.cleared, "10.9")
def items_come_back(t: Table, s: State) -> None:
    """Items are set aside for the encounter only."""
    for row in t.items:
        s[row + ASIDE] = 0


@grail.forbids(hooks.equip, "10.10")
@grail.forbids(hooks.set_aside, "10.10")
def equipment_is_settled_once(t: Table, s: State, p: int, item: int) -> Truth:
    """Once the encounter has begun, no item is added."""
    return s[BEGUN]


@grail.orders(hooks.opening_step, "10.4", "10.11")
def then_the_opening_cards(t: Table) -> int | None:
    """Step 4: each member draws the opening cards."""
    return OPENING


@grail.counts(hooks.opening_cards, "10.12")
def three_opening_cards(t: Table, s: State, p: int) -> int:
    """One to three characters draw three cards each."""
    return 3 if len(party(t, s)) <= FEW else 0


@grail.counts(hooks.opening_cards, "10.13")
def two_opening_cards(t: Table, s: State, p: int) -> int:
    """Four characters draw two cards each."""
    return 2 if len(party(t, s)) >= MANY else 0


grail.permission(hooks.redrawing, "10.14", says="Opening cards may be changed.")
grail.permission(hooks.redrawing_again, "10.15", says="They may be changed again.")


@grail.otherwise(hooks.redrawing, hooks.redraw)
def opening_cards_would_be_kept(t: Table, s: State, p: int) -> Truth:
    """The opening cards would have to be kept."""
    return True


@grail.otherwise(hooks.redrawing_again, hooks.redraw)
def they_would_be_changed_once(t: Table, s: State, p: int) -> Truth:
    """They would be changed once only."""
    return s[t.players[p] + DEALT] > 1


@grail.forbids(hooks.redraw, "10.15")
def the_last_card_is_kept(t: Table, s: State, p: int) -> Truth:
    """Who has come down to a single card changes it no more."""
    return len(hand_of(t, s, p)) <= 1


@grail.forbids(hooks.discard, "10.14")
def opening_cards_are_changed_together(t: Table, s: State, p: int, c: int) -> Truth:
    """Opening cards are discarded all at once, and new ones drawn: no single card is thrown away."""
    return stands_at(t, s, "opening")


@grail.causes(hooks.redrawn, "10.14")
def new_cards_one_fewer(t: Table, s: State, p: int) -> None:
    """The whole hand is discarded, and one card fewer is drawn."""
    fewer = len(hand_of(t, s, p)) - 1
    discard_hand(t, s, p)
    draw(t, s, p, fewer)


@grail.forbids(hooks.redraw, "10.16")
def an_encounter_begun_is_not_dealt_again(t: Table, s: State, p: int) -> Truth:
    """The encounter begins as soon as everybody has the opening cards."""
    return s[BEGUN]


@grail.forbids(hooks.activate, "10.16")
def nobody_acts_before_it_begins(t: Table, s: State, party: int, p: int) -> Truth:
    """Before that nobody is activated."""
    return s[MET] and not s[BEGUN]


@grail.causes(hooks.begins, "10.16")
def the_encounter_has_begun(t: Table, s: State) -> None:
    """From now on play goes by turns."""
    s[BEGUN] = 1


STEP_VERBS = {"card": Drawn.verbs, "equipment": Equipment.verbs, "opening": Opening.verbs}
"""What is chosen in which step of the opening."""
OPENING_VERBS = (*Drawn.verbs, *Equipment.verbs, *Opening.verbs, *Approach.verbs)


@grail.forbids(elsewhere, "10.4")
def only_encounters_are_opened(t: Table, s: State, p: int, verb: str) -> Truth:
    """An encounter is prepared when there is one."""
    return not s[MET] and verb in OPENING_VERBS


@grail.forbids(elsewhere, "10.4")
def the_steps_keep_their_order(t: Table, s: State, p: int, verb: str) -> Truth:
    """What belongs to another step of the opening is not done in this one."""
    return any(stands_at(t, s, name) and verb not in own and verb in OPENING_VERBS for name, own in STEP_VERBS.items())


@grail.forbids(elsewhere, "10.11")
def opening_cards_come_after_the_equipment(t: Table, s: State, p: int, verb: str) -> Truth:
    """Opening cards are drawn when the equipment has been checked, and not before."""
    return stands_at(t, s, "card", "equipment") and verb in Opening.verbs


grail.comes_first(lambda t, s: stands_at(t, s, "camp"), "10.5", says="A card is drawn before there are turns.")
grail.moment("card", "10.5", says="The card lies there: it is faced or avoided.")
grail.moment("equipment", "10.7", says="Items are chosen, and nothing else is done.")
grail.moment("approach", "17.12", says="The approach is chosen, and nothing else is done.")
grail.moment("opening", "10.11", says="Opening cards are drawn or changed, and nothing else is done.")
grail.decides("equipment", "10.7", says="Each member says which items are used.")
grail.decides("opening", "10.11", says="Each member draws the opening cards.")
