"""Chapter 7, Definice: the word "cannot"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import lcg
from ..chapters import ch07_challenges as challenges
from ..chapters import ch09_advanced as advanced
from ..chapters import ch09_lasting as lasting
from ..chapters import ch09_saves as saves
from ..chapters import ch09_texts as texts

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

lcg.repeats(advanced.cannot_is_absolute, "7.7", "7.8", "7.8a")
lcg.repeats(texts.what_cannot_be_put_in_stays_where_it_is, "7.7")
lcg.repeats(texts.what_cannot_be_chosen_is_not, "7.7")
lcg.repeats(texts.what_cannot_be_done_pays_for_nothing, "7.7")
lcg.repeats(texts.nor_is_it_named_for_that, "7.7")
lcg.repeats(texts.nor_does_the_card_itself_pay_so, "7.7")
lcg.repeats(challenges.texts_forbid_attacking, "7.7")
lcg.repeats(challenges.texts_forbid_defending, "7.7")
lcg.repeats(lasting.no_responses_where_a_text_bars_them, "7.7")
lcg.repeats(saves.cannot_be_saved, "7.7", "7.8")


@lcg.forbids(hooks.put, "7.8a", when=lambda t: t.says_cannot)
@lcg.forbids(hooks.ambush, "7.8a", when=lambda t: t.says_cannot)
@lcg.forbids(hooks.unshadow, "7.8a", when=lambda t: t.says_cannot)
def cannot_comes_before_putting_in(t: Table, s: State, p: int, c: int) -> Truth:
    """ "Cannot" comes before what puts a card into play, and before a card that allows it."""
    return texts.what_cannot_be_put_in_stays_where_it_is(t, s, p, c)


@lcg.forbids(hooks.cancel_aim, "7.8")
def cannot_is_not_cancelled(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor is a text with "cannot" cancelled."""
    return any(b.card == c and _says_cannot(b) for b in t.bound)


@lcg.forbids(hooks.cancel, "7.8")
def a_text_with_cannot_is_out_of_reach(t: Table, s: State, b: Bound, aimed: Bound) -> Truth:
    """Not even while it is being carried out."""
    return _says_cannot(aimed)


def _says_cannot(b: Bound) -> bool:
    """Whether a text says that something cannot be: done to cards, saved from what it does itself, or answered."""
    return any(op.verb in ("cannot", "no_responses") or op.what == "no save" for op in b.ability.effects)


@lcg.forbids(hooks.attack, "7.8", when=lambda t: t.says_cannot and t.says_permit)
def no_permission_to_attack_gets_round_it(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor is it got round by a text that permits to attack."""
    return challenges.texts_forbid_attacking(t, s, p, c) and challenges.permitted(t, s, c, "attack")


@lcg.forbids(hooks.defend, "7.8", when=lambda t: t.says_cannot and t.says_permit)
def no_permission_to_defend_gets_round_it(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor by one that permits to defend."""
    return challenges.texts_forbid_defending(t, s, p, c) and challenges.permitted(t, s, c, "defend")
