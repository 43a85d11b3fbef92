"""Chapter 3, Karty: attachments, what they are played onto and where they go (3.13 to 3.17a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import ccg
from ..cards import ATTACHMENT
from ..cells import CONTROL, OUT, PLAY, ZONE
from ..events import discard, leave_play
from ..payments import lays_its_target
from ..values import bears, can_lie_on, strength_by_texts

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


@ccg.forbids(hooks.play, "3.13", when=lambda t: bool(t.attachments))
def attachments_need_a_host(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """An attachment is played onto another card in play, your own or as 3.14 allows."""
    if t.type[c] != ATTACHMENT:
        return False
    return not host or s[host + ZONE] != PLAY or s[host + CONTROL] != p and not hooks.foreign_host.holds(t)


@ccg.forbids(hooks.play, "3.13a", when=lambda t: bool(t.attachments))
def hosts_are_characters_and_locations(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """It is played onto a character or a location in play, and onto something else only where its text says so."""
    return t.type[c] == ATTACHMENT and bool(host) and not can_lie_on(t, s, c, host)


@ccg.forbids(hooks.attach, "3.13a", when=lambda t: any(card.only_on or card.only_kind for card in t.printed))
def texts_narrow_the_choice_of_hosts(t: Table, s: State, c: int, host: int, duplicate: bool) -> Truth:
    """The text of an attachment may narrow what it is played onto."""
    return not duplicate and not bears(t, s, c, host)


@ccg.forbids(hooks.second_refused, "3.13a")
def nothing_is_laid_where_it_may_not_lie(t: Table, s: State, p: int, b: Bound, c: int, first: int) -> Truth:
    """Nor does an effect lay a card on what that card may not lie on."""
    if not first or not lays_its_target(b):
        return False
    return not can_lie_on(t, s, first, c) or texts_narrow_the_choice_of_hosts(t, s, first, c, False)


@ccg.forbids(hooks.target_refused, "3.13a", when=lambda t: bool(t.attachments))
def nothing_is_chosen_for_where_it_may_not_lie(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is it chosen for being laid on the card that speaks, if it may not lie there."""
    on_itself = any(op.verb == "put_on" and op.word == "this" and op.who.kind == "target" for op in b.ability.effects)
    return on_itself and (not can_lie_on(t, s, c, b.card) or texts_narrow_the_choice_of_hosts(t, s, c, b.card, False))


@ccg.forbids(hooks.play, when=lambda t: bool(t.attachments))
def playing_an_attachment_attaches_it(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Whatever forbids attaching it forbids playing it there."""
    return t.type[c] == ATTACHMENT and bool(host) and hooks.attach.refuses(t, s, c, host, False)


@ccg.forbids(hooks.unborne, "3.13", when=lambda t: bool(t.attachments))
def attachments_lie_on_something(t: Table, s: State, c: int) -> Truth:
    """No attachment comes into play by an effect that does not say on what."""
    return t.type[c] == ATTACHMENT


@ccg.forbids(hooks.target_refused, "3.13", when=lambda t: bool(t.attachments))
def nor_chosen_for_lying_on_nothing(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is it chosen for that."""
    brought = any(op.verb in ("put", "out_of_shadows") and op.who.kind == "target" for op in b.ability.effects)
    return brought and hooks.unborne.refuses(t, s, c)


@ccg.forbids(hooks.unshadow, "3.13", when=lambda t: bool(t.attachments))
def attachments_do_not_come_out_alone(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor does it come out of shadows onto nothing."""
    return t.type[c] == ATTACHMENT


ccg.permission(hooks.foreign_host, "3.14", says="The host may be a card of your own or of an opponent.")


@ccg.counts(hooks.strength, "3.15", when=lambda t: "host" in t.constant_kinds)
def attachments_modify_their_host(t: Table, s: State, c: int) -> int:
    """An attachment changes its host as its text says."""
    return strength_by_texts(t, s, c, host=True)


@ccg.orders(hooks.destination, "3.13")
def attachments_stay_with_their_host(t: Table, s: State, c: int) -> int | None:
    """An attachment stays in play on its host."""
    return PLAY if t.type[c] == ATTACHMENT else None


@ccg.causes(hooks.left_play, "3.17")
def attachments_leave_with_their_host(t: Table, s: State, c: int) -> None:
    """What is attached to a card leaves play with it."""
    for other in t.attached(s, c):
        if hooks.shed_cards_are_discarded.holds(t):
            discard(t, s, other)
        else:
            leave_play(t, s, other, OUT)


ccg.permission(hooks.shed_cards_are_discarded, "3.17a", says="Such an attachment goes to its owner's discard pile.")
