"""Chapter 9, Pokročilá pravidla: responses, saves and cancels (9.14 to 9.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.matching import matches
from ....cards.resolving import CANCELLED
from ....cards.texts import cannot
from ....core.flow import Options, is_open
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import stands_at
from .. import hooks
from ..book import ccg
from ..cells import (
    ASKED,
    DISCARDED,
    DOOMED,
    HOST,
    KILL,
    NO_SAVE,
    READY,
    SPENT,
    SUBJECT,
    THEN_DISCARD,
    THEN_KILL,
)
from ..moments import threat
from ..players import holder

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


# -- responses, saves and cancels ---------------------------------------------------------


@ccg.forbids(hooks.use, "9.14", "9.15")
def responses_in_their_situation(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A response is used only in the situation it describes; one that it has been used for is such a situation still.

    What a text out of force has heard cannot be told.
    """
    if b.kind != "response" or s[b.row + READY] or is_open(s, t.step["after"]) and hooks.used_up.refuses(t, s, b):
        return False
    return hooks.source.allows(t, s, p, b)


@ccg.forbids(hooks.used_up, "9.16a")
def once_for_a_situation(t: Table, s: State, b: Bound) -> Truth:
    """A response of one card is used once for a situation."""
    return b.kind == "response" and not s[b.row + READY] and s[b.row + SUBJECT] == SPENT


@ccg.forbids(hooks.timing_act, "9.16")
def responses_come_before_other_actions(t: Table, s: State, p: int) -> Truth:
    """Responses are resolved before another action."""
    return is_open(s, t.step["after"])


ccg.permission(hooks.may_decline, "9.17", says="A response may always be declined.")


@ccg.permits(hooks.interrupt, "9.19")
def saves_and_cancels_interrupt(t: Table, s: State) -> Truth:
    """Only a response with save or cancel may come into an action under way."""
    return True


@ccg.forbids(hooks.timing_save, "9.20")
def saves_need_a_threat(t: Table, s: State, c: int) -> Truth:
    """A save has its own moment: something must be about to be killed or discarded."""
    return not s[c + DOOMED] & (KILL | DISCARDED)


@ccg.forbids(hooks.timing_save, "9.20a")
def saves_come_while_the_threat_is_there(t: Table, s: State, c: int) -> Truth:
    """Its moment is the one in which what it saves from threatens the card: neither before nor after that is it saved."""
    return not (stands_at(t, s, "leave") and s[c + DOOMED] & (KILL | DISCARDED))


@ccg.forbids(hooks.timing_cancel, "9.20")
def cancels_need_something_to_cancel(t: Table, s: State, p: int) -> Truth:
    """A cancel has its own moment too: something must be under way."""
    return not is_open(s, t.step["resolve"])


@ccg.forbids(hooks.timing_cancel, "9.15")
def cancels_in_the_situation_of_their_text(t: Table, s: State, p: int) -> Truth:
    """A cancel is a response too: without anything announced there is no situation for it."""
    return not stands_at(t, s, "cancel")


@ccg.forbids(hooks.timing_cancel, "9.20a")
def cancels_come_when_all_is_paid(t: Table, s: State, p: int) -> Truth:
    """What is cancelled has just been announced and paid for; neither before nor after that is it cancelled."""
    return not stands_at(t, s, "cancel")


@ccg.forbids(hooks.cancel_aim, "9.20a")
def only_what_is_announced_is_cancelled(t: Table, s: State, p: int, c: int) -> Truth:
    """What no ability of which has been announced is not cancelled."""
    return True


@ccg.forbids(hooks.not_saved, "9.20a")
def there_is_no_save_to_forgo(t: Table, s: State, c: int) -> Truth:
    """Where nothing can save a card from what threatens it, or that has been decided, there is no save to forgo."""
    return bool(s[c + DOOMED]) and (s[c + DOOMED] & ASKED or not hooks.save.choices(t, s, c))


@ccg.forbids(hooks.save_unaimed, "9.20")
def a_save_is_for_a_card(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A save is used for a card that is threatened, and only so."""
    return b.kind == "save"


@ccg.offers(hooks.save, "9.19", when=lambda t: bool(t.saves))
def save_abilities(t: Table, s: State, c: int) -> Options:
    """A card with save may come into the killing or discarding."""
    return ability_saves(t, s, c)


def ability_saves(t: Table, s: State, c: int) -> Options:
    """The abilities with save that may be used for a card that is threatened."""
    meant = (b for b in t.saves if reaches(t, s, b, c) and not hooks.save_reach.refuses(t, s, c, b))
    return [("save", c, b.index) for b in meant if not hooks.use.refuses(t, s, holder(t, s, b), b)]


def reaches(t: Table, s: State, b: Bound, c: int) -> bool:
    """Whether a save is against what threatens a card, and for such a card."""
    return bool(s[c + DOOMED] & threat(b)) and _saves(t, s, b, c, holder(t, s, b))


@ccg.forbids(hooks.save_reach, "9.15")
def saves_in_the_situation_of_its_text(t: Table, s: State, c: int, b: Bound) -> Truth:
    """A save is a response: it is used for the card, and against the threat, that its text describes; so never without one."""
    return not reaches(t, s, b, c)


@ccg.forbids(hooks.save_reach, "9.20")
def saves_have_conditions_of_their_own(t: Table, s: State, c: int, b: Bound) -> Truth:
    """That card and that threat are the condition under which it can be played."""
    return bool(s[c + DOOMED]) and not reaches(t, s, b, c)


@ccg.forbids(hooks.save_reach, "9.20a")
def saves_from_the_threat_at_hand(t: Table, s: State, c: int, b: Bound) -> Truth:
    """What saves from being killed does not come into being discarded, and the other way round."""
    return bool(s[c + DOOMED]) and not s[c + DOOMED] & threat(b)


@ccg.causes(hooks.saved, "5.14a", "9.21", "9.21a")
def a_save_annuls_the_effect(t: Table, s: State, c: int) -> None:
    """A save annuls the effect for the card saved; what was to follow still threatens it."""
    bits = s[c + DOOMED]
    s[c + DOOMED] = KILL if bits & THEN_KILL else DISCARDED if bits & THEN_DISCARD else 0


@ccg.causes(hooks.cancelled, "9.21", "9.21a")
def a_cancel_annuls_the_effect(t: Table, s: State, f: int) -> None:
    """A cancel annuls the whole effect."""
    s[f + CANCELLED] = 1


ccg.permission(hooks.cost_first, "9.22", says="Saves and cancels come only after the cost is paid.")


@ccg.forbids(hooks.take_back, "9.22")
def what_is_paid_stays_paid(t: Table, s: State, p: int, c: int) -> Truth:
    """What has been paid is not given back."""
    return True


@ccg.forbids(hooks.save_refused, "9.39", "9.40")
def cannot_be_saved(t: Table, s: State, c: int) -> Truth:
    """What cannot be saved is not saved by anything."""
    return s[c + DOOMED] & NO_SAVE or cannot(t, s, c, "save")


def _saves(t: Table, s: State, b: Bound, c: int, p: int) -> bool:
    who = b.ability.trigger.who
    if who.kind == "this":
        return c == b.card
    if who.kind == "host":
        return c == t.by_mark[s[b.card + HOST]]
    return matches(t, s, c, who.filter, p, b.card)
