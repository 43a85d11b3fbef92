"""Chapter 7, Definice: duplicates, and the ability to save that they are (7.1 to 7.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.blank import is_blank
from ....cards.steps import start
from ....core.flow import Options, is_open
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import lcg
from ..cells import (
    CONTROL,
    DEADLY,
    DISCARDED,
    DOOMED,
    FOR_SAVE,
    GONE_TO_PAY,
    HOST,
    KILL,
    MILITARY,
    ONLY_DUPLICATE,
    SIDE,
    SUBJECT,
    TYPE,
)
from ..chapters import ch04_setup as setup
from ..chapters import ch05_duplicates as beneath
from ..chapters import ch05_unique as unique
from ..chapters import ch09_lasting as lasting
from ..immunity import immunities
from ..implied import SAVE, unprinted
from ..players import NO_PLAYER, winner_of_challenge
from ..values import is_character
from .ch07_keywords import has_deadly_winner

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

lcg.repeats(setup.no_duplicates_in_setup, "7.2")


@lcg.forbids(hooks.duplicate, "7.2")
def none_is_attached_in_setup(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Nor is one attached to what has been laid out already."""
    return is_open(s, t.step["setup"])


@lcg.forbids(hooks.use, "5.29", "7.1")
def a_duplicate_is_no_attachment_played(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What waits for an attachment to be played has heard nothing of a duplicate."""
    return s[b.row + SUBJECT] == ONLY_DUPLICATE


# -- what is printed on a duplicate --------------------------------------------------------------

lcg.supersedes("agot-ccg 5.18", by=("7.1",))
lcg.repeats(unique.duplicate_has_no_text, "7.1")
lcg.repeats(beneath.a_duplicate_picks_nobody_by_its_text, "7.1")
lcg.repeats(beneath.a_duplicate_has_no_influence_to_pay_with, "7.1")


@lcg.forbids(hooks.victim, "7.1", when=lambda t: t.has_duplicates)
def deadly_on_a_duplicate_kills_nobody(t: Table, s: State, p: int, c: int) -> Truth:
    """Where no claim kills, nobody names a victim for the Deadly that is printed on a duplicate of a participant."""
    winner = winner_of_challenge(s)
    if winner == NO_PLAYER or s[TYPE] == MILITARY or has_deadly_winner(t, s):
        return False
    mine = (c for c in t.characters if s[c + SIDE] and s[c + CONTROL] == winner)
    return any(beneath.printed_beneath(t, s, c, DEADLY) for c in mine)


# -- the save ------------------------------------------------------------------------------------

lcg.supersedes("agot-ccg 5.14", by=("7.3",))


@lcg.offers(hooks.save, "7.3")
def a_duplicate_saves_from_being_killed(t: Table, s: State, c: int) -> Options:
    """Discarding a duplicate saves the card from being killed; that is a response."""
    return unique.duplicate_saves(t, s, c, KILL)


@lcg.forbids(hooks.save_right, "7.3")
def only_the_controller_saves_by_a_duplicate(t: Table, s: State, p: int, c: int) -> Truth:
    """It is used by whoever controls the card."""
    return unique.only_the_controller_saves_by_a_duplicate(t, s, p, c)


@lcg.forbids(hooks.save_right, "4.25", "7.4")
def the_save_is_triggered_by_the_controller(t: Table, s: State, p: int, c: int) -> Truth:
    """It is a triggered ability of the card saved, so whoever controls that card triggers it."""
    return unique.only_the_controller_saves_by_a_duplicate(t, s, p, c)


@lcg.forbids(hooks.save_right, "7.3")
def without_a_duplicate_nothing_is_saved(t: Table, s: State, p: int, c: int) -> Truth:
    """What is discarded to save a card is its duplicate: it must have one."""
    return unique.without_a_duplicate_nothing_is_saved(t, s, p, c)


lcg.repeats(unique.only_its_own_duplicate_saves_a_card, "7.3")


@lcg.forbids(hooks.duplicate_of_another, "7.4")
def nobody_saves_by_an_ability_of_another_card(t: Table, s: State, c: int, d: int) -> Truth:
    """The save is an ability of the card on which the duplicate lies, and saves that card alone."""
    return s[d + HOST] != t.mark[c]


@lcg.forbids(hooks.save_right, "8.13")
def without_a_duplicate_the_save_is_not_paid(t: Table, s: State, p: int, c: int) -> Truth:
    """The duplicate is the cost (7.4a), and who cannot pay it does not use the save."""
    return unique.without_a_duplicate_nothing_is_saved(t, s, p, c)


@lcg.forbids(hooks.save_right, "4.3")
def a_duplicate_that_has_saved_saves_no_more(t: Table, s: State, p: int, c: int) -> Truth:
    """To discard it has paid for one save, and does not pay for another."""
    spent = (d for d in t.rows if s[d + GONE_TO_PAY] == FOR_SAVE and t.owner[d] in (p, t.owner[c]))
    return not t.spare_duplicates(s, c) and any(unique.same_title(t, s, d, c) for d in spent)


@lcg.forbids(hooks.save_refused, "7.3")
def duplicates_are_barred_with_responses(t: Table, s: State, c: int) -> Truth:
    """So where responses are barred, no duplicate saves a character from being killed."""
    return _kills_a_character(t, s, c) and lasting.responses_barred(t, s)


@lcg.forbids(hooks.save_refused, "7.3a")
def every_save_by_a_duplicate_is_a_response(t: Table, s: State, c: int) -> Truth:
    """Nor does it save another unique card, or from being discarded."""
    return not _kills_a_character(t, s, c) and lasting.responses_barred(t, s)


def _kills_a_character(t: Table, s: State, c: int) -> bool:
    """Whether what a card is to be saved from is the killing of a character."""
    return is_character(t, s, c) and not s[c + DOOMED] & DISCARDED


@lcg.causes(hooks.duplicate_ability, "7.4")
def the_save_is_an_ability_of_the_card(t: Table, s: State, c: int, p: int) -> None:
    """The save is an ability of the card saved: it can be cancelled."""
    b = unprinted(t, c, SAVE)
    if b is not None:
        start(t, s, b, p, t.pointer(c))


@lcg.forbids(hooks.take_back, "7.4a")
def a_duplicate_that_has_saved_stays_discarded(t: Table, s: State, p: int, c: int) -> Truth:
    """Being its cost, the duplicate does not come back, whatever becomes of the save."""
    return s[c + GONE_TO_PAY] == FOR_SAVE


lcg.permission(hooks.works_on_immune, "7.5", says="Being in essence gained, that ability works on a card that is immune.")


lcg.permission(hooks.saves_the_blank, "7.5a", says="Being gained, it is not in the text box, and works for a card that is blank.")


@lcg.otherwise(hooks.saves_the_blank, hooks.save_refused)
def a_blank_card_could_have_lost_it(t: Table, s: State, c: int) -> Truth:
    """Otherwise it would be blank with the rest of the text (7.5a)."""
    only_copies = all(choice[0] == "save_dup" for choice in hooks.save.choices(t, s, c))
    return only_copies and is_blank(t, s, c, "text")


@lcg.forbids(hooks.save_refused)
def immunity_could_stop_duplicates(t: Table, s: State, c: int) -> Truth:
    """Otherwise a card immune to the abilities of characters could not be saved so (7.5, 7.6)."""
    if not t.immunities or hooks.works_on_immune.holds(t) and hooks.not_immune.allows(t, s, c, c):
        return False
    return bool(immunities(t, s, c))
