"""Chapter 9, Pokročilá pravidla: lasting effects, and what effects do to control, texts and immunity (9.23 to 9.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.lasting import add, keep, records
from ....cards.lasting import value_sum as strength_sum
from ....cards.texts import constant_flags as text_flags
from ....cards.texts import constant_traits as text_traits
from ....cards.texts import constants
from ....cards.triggers import happen
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import ccg
from ..cells import (
    CONTROL,
    DUPLICATE,
    EFFECT_INITIATIVE,
    EFFECT_NO_RESPONSES,
    EFFECT_STRENGTH,
    FOREVER,
    UNTIL_CHALLENGE,
    UNTIL_PHASE,
)
from ..changes import back_to_the_newest_taker, back_to_the_owner, expire
from ..events import discard
from ..immunity import is_immune

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

# -- lasting effects ----------------------------------------------------------------------


@ccg.causes(hooks.phase_over, "9.24")
def effects_end_with_the_phase(t: Table, s: State, phase: int) -> None:
    """Effects until the end of the phase end with it."""
    expire(t, s, lambda until, _card, _what, _extra: until > UNTIL_PHASE)


@ccg.causes(hooks.challenge_over, "9.24")
def effects_end_with_the_challenge(t: Table, s: State) -> None:
    """Effects until the end of the challenge end with it."""
    expire(t, s, lambda until, _card, _what, _extra: until != UNTIL_CHALLENGE)


@ccg.causes(hooks.last, "9.25")
def longer_effects_are_lasting(t: Table, s: State, c: int, until: int, what: int, n: int, extra: int) -> None:
    """An effect longer than one action is a lasting effect and is kept."""
    mark = t.mark[c]
    if not hooks.together_on_a_card.holds(t):
        keep(t, s, lambda _u, card, kind, _x: (card, kind) != (mark, what))
    if what == EFFECT_STRENGTH and not hooks.unclamped.holds(t):
        n = max(n, -hooks.strength.sum(t, s, c))
    add(t, s, until or FOREVER, mark, what, n, extra)


@ccg.causes(hooks.control_over)
def control_goes_back(t: Table, s: State, c: int) -> None:
    """When an effect of control is over, the card goes back to its owner."""
    back_to_the_owner(t, s, c)


@ccg.causes(hooks.control_over)
def an_earlier_taker_has_it_again(t: Table, s: State, c: int) -> None:
    """Unless it has been taken by another effect that goes on."""
    back_to_the_newest_taker(t, s, c)


@ccg.causes(hooks.control_changed)
def duplicates_change_sides_too(t: Table, s: State, c: int, p: int) -> None:
    """Who takes control of a card controls its duplicates."""
    for d in t.duplicates(s, c):
        s[d + CONTROL] = p


ccg.permission(hooks.attachments_stay, says="What is attached to a card stays attached to it.")


ccg.permission(hooks.attachments_keep_controller, "3.14a", says="And stays under the control of whoever controlled it.")


@ccg.causes(hooks.control_changed)
def what_becomes_of_attachments(t: Table, s: State, c: int, p: int) -> None:
    """Without those permissions attachments would be discarded or change sides."""
    for x in t.attached(s, c):
        if s[x + DUPLICATE]:
            continue
        if not hooks.attachments_stay.holds(t):
            discard(t, s, x)
        elif not hooks.attachments_keep_controller.holds(t):
            s[x + CONTROL] = p


@ccg.permits(hooks.blank_covers)
def the_text_is_blank(t: Table, what: str) -> Truth:
    """A card without text has no keywords and no abilities that could be used or set off."""
    return what == "text"


@ccg.permits(hooks.blank_covers)
def constant_texts_are_blank(t: Table, what: str) -> Truth:
    """Nor do its constant abilities go on."""
    return what == "constant"


@ccg.forbids(hooks.immune)
def immune_cards_ignore_effects(t: Table, s: State, c: int, b: Bound) -> Truth:
    """A card ignores the effects of the cards to which it is immune."""
    return is_immune(t, s, c, t.type[b.card], b.card)


ccg.permission(hooks.cancelled_is_unplayed, says="What waits for an event to be played does not hear of one that was cancelled.")


@ccg.causes(hooks.leaves_play)
def leaving_play_is_heard(t: Table, s: State, c: int) -> None:
    """Texts may wait for a card to leave play."""
    happen(t, s, "left", c, s[c + CONTROL])


ccg.permission(hooks.together_on_a_card, "9.26", says="Several lasting effects can bear on one card at the same time.")


@ccg.counts(hooks.strength, "9.27", when=lambda t: t.lasting_possible)
def lasting_effects_are_summed(t: Table, s: State, c: int) -> int:
    """The sum of lasting effects counts; their order does not matter."""
    return strength_sum(t, s, c)


@ccg.counts(hooks.initiative, "9.27", when=lambda t: "initiative" in t.bound_verbs)
def lasting_effects_on_initiative_are_summed(t: Table, s: State, p: int) -> int:
    """So does that of the effects on a player's initiative."""
    return sum(n for _until, _card, what, n, whose in records(t, s) if what == EFFECT_INITIATIVE and whose == p)


@ccg.counts(hooks.strength_bound, "9.28")
def strength_is_never_below_zero(t: Table, value: int) -> int:
    """Strength that would be less than 0 is 0."""
    return value if value > 0 else 0


ccg.permission(hooks.unclamped, "9.29", says="A further effect reckons from the unclamped value.")


@ccg.orders(hooks.constant_flags, "3.37")
def texts_give_icons_and_keywords(t: Table, s: State, c: int) -> list[tuple[int, int]] | None:
    """Constant texts give and take icons and keywords."""
    return list(text_flags(t, s, c)) or None


@ccg.counts(hooks.constant_traits, "3.37", when=lambda t: t.constant_trait_texts)
def texts_give_traits(t: Table, s: State, c: int, trait: str) -> int:
    """Constant texts give and take traits too."""
    return text_traits(t, s, c, trait)


@ccg.forbids(hooks.use, "9.39", when=lambda t: "no_responses" in t.bound_verbs)
def no_responses_where_a_text_bars_them(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A text in force may bar all responses."""
    return b.kind in ("response", "save", "cancel") and responses_barred(t, s)


def responses_barred(t: Table, s: State) -> bool:
    """Whether a lasting effect or a text in force bars responses."""
    if any(what == EFFECT_NO_RESPONSES for _u, _c, what, _n, _x in records(t, s)):
        return True
    return any(True for _found in constants(t, s, "no_responses"))
