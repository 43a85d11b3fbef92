"""The questions that this library asks of a game's rules: each with its kind and its parameters after the table.

A game's ``hooks.py`` takes them all over (``from ...cards.hooks import *``) and adds its own, so that a chapter finds every
hook in one place. A question to which a game has no rule costs nothing. Under each stand its parameters and what it is
about: what a rule on it forbids, allows, counts or brings about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.flow import Choice
from ..core.hooks import Causes, Counts, Forbids, Orders, Permission, Permits
from ..core.layout import State

if TYPE_CHECKING:
    from .model import Filter, Op
    from .payments import Pay
    from .table import Bound

# -- who may use, play and put what
use: Forbids[[State, int, Bound]] = Forbids("use", of_choices=True)
"""s, p, b: an ability, for a player, here and now."""
cancel: Forbids[[State, Bound, Bound]] = Forbids("cancel")
"""s, b, aimed: an ability that cancels, against the one that is resolved."""
put: Forbids[[State, int, int]] = Forbids("put")
"""s, p, c: a card put into play under a player's control."""
cannot: Forbids[[State, int, str]] = Forbids("cannot")
"""s, c, verb: what a text says cannot be done to a card, or by it."""

# -- costs, targets and effects: their order, and what they reach
pay_with: Forbids[[State, int, str]] = Forbids("pay_with")
"""s, c, verb: a card as payment."""
cost_waived: Permits[[State, Bound, Pay]] = Permits("cost_waived")
"""s, b, payment: a payment that need not be made."""
falls_short: Forbids[[State, int, Op]] = Forbids("falls_short")
"""s, c, op: a card on which a payment cannot be made in full."""
strands: Forbids[[State, int, Bound, int]] = Forbids("strands", of_choices=True)
"""s, f, b, c: a card as payment for the ability in this frame, after which the rest of its costs could not be paid."""
cost_first = Permission("cost_first", of_order=True)
"""Costs are paid before others may cancel."""
targets_first = Permission("targets_first")
"""Targets are chosen before costs are paid."""
targets_rechecked = Permission("targets_rechecked")
"""What paying has made an illegal target is one no more."""
second_refused: Forbids[[State, int, Bound, int, int]] = Forbids("second_refused")
"""s, p, b, c: a card as the second target."""
targeted_too: Permits[[State, int, int, Filter]] = Permits("targeted_too")
"""s, p, c, filter: a card that may be a target though the text means others."""
target_refused: Forbids[[State, int, Bound, int]] = Forbids("target_refused")
"""s, p, b, c: a card as the target of an ability."""
token_there: Permits[[State, int, str]] = Permits("token_there")  # s, c, what
empty_hand = Permission("empty_hand")
"""A hand can be chosen when it is empty."""
spreads: Permits[[]] = Permits("spreads")
"""An effect falls on all that could have been chosen."""
untouchable: Forbids[[State, int]] = Forbids("untouchable")
"""s, c: a card that effects without targets do not reach."""
immune: Forbids[[State, int, Bound]] = Forbids("immune")
"""s, c, b: a card that ignores the effects of an ability."""
value_of_x: Counts[[State, Bound]] = Counts("value_of_x")
"""s, b: what X is for an ability."""
then_depends = Permission("then_depends")
"""What follows "then" needs the success of what precedes it."""
partly_enough: Permits[[]] = Permits("partly_enough")
"""What has happened in part is success enough for what follows "then"."""
goes_on: Permits[[State, int, Bound]] = Permits("goes_on")
"""s, f, b: a cancelled ability of which something happens all the same."""
interrupt: Permits[[State]] = Permits("interrupt", of_choices=True)
"""s: others may cancel what is being resolved."""
searched: Causes[[State, int]] = Causes("searched")
"""s, p: a deck has been looked through."""
stays_shown = Permission("stays_shown")
"""A card that is shown stays shown until it lies where it goes."""
each_first: Orders[[State, int], int] = Orders("each_first")
"""s, p: who is first where every player does something."""
each_next: Orders[[State, list[int]], list[int]] = Orders("each_next")
"""s, players: in what order the others follow."""

# -- windows: who begins, who follows, when they close
first_action: Orders[[State], int] = Orders("first_action", of_order=True)
"""s: who has priority when a window opens."""
acted: Causes[[State, int, Choice]] = Causes("acted")
"""s, f, choice: somebody has acted in the window of this frame."""
responded: Causes[[State, int]] = Causes("responded")
"""s, p: a player who has answered what is under way, by a response, a cancel or a save."""
further = Permission("further", of_choices=True)
"""Whoever has acted may act again when the others have passed."""
foreign = Permission("foreign", of_choices=True)
"""Others may act in a player's part."""

# -- a chain: what waits on it, who has priority, what resolves next
uses_chain = Permission("uses_chain")
"""What is used waits on the chain instead of taking effect at once."""
chain_in_order = Permission("chain_in_order", of_order=True)
"""The chain keeps the order in which things came."""
chain_resolves = Permission("chain_resolves")
"""When all have passed, what comes next takes effect."""
play_goes_on = Permission("play_goes_on", of_order=True)
"""When the chain is empty again, the window in which it was built goes on."""
entered: Causes[[State, int, Bound]] = Causes("entered")
"""s, p, b: what is used comes onto the chain."""
priority_after_adding: Orders[[State, int], int] = Orders("priority_after_adding")
"""s, p: who has priority when a player has added to the chain."""
priority_after_resolving: Orders[[State], int] = Orders("priority_after_resolving")
"""s: who has priority when something of the chain has been resolved."""
next_priority: Orders[[State, int], int] = Orders("next_priority", of_order=True)
"""s, p: to whom priority passes from a player."""
others_respond = Permission("others_respond", of_order=True)
"""The others have their chance before something resolves."""
passing_restarts: Causes[[State, int]] = Causes("passing_restarts")
"""s, f: something has been added in the window of this frame."""
next_entry: Orders[[State, list[int]], int] = Orders("next_entry")
"""s, entries: which of them resolves next."""
resolved_one_by_one = Permission("resolved_one_by_one", of_order=True)
"""Before each entry resolves, all may respond again."""
interruption: Causes[[State, int, Bound]] = Causes("interruption")
"""s, f, b: an entry has been interrupted."""
interrupted: Forbids[[State, int, Bound]] = Forbids("interrupted")
"""s, f, b: an entry whose targets have been looked at again."""

# -- damage: what changes it, what prevents it, what follows when it has been dealt
more_damage: Counts[[State, int]] = Counts("more_damage")
"""s, c: by how much the damage due to a card changes."""
prevent: Causes[[State, int]] = Causes("prevent")
"""s, c: what prevents the damage due to a card by itself."""
wounded: Causes[[State, int, int]] = Causes("wounded")
"""s, c, n: damage comes to lie on a card."""
dealt: Causes[[State, int, int]] = Causes("dealt")
"""s, c, n: damage has been dealt to a card."""

# -- what is set off
passive: Causes[[State, Bound, int]] = Causes("passive")
"""s, b, subject: a passive ability that has been set off."""
passive_order: Orders[[State], int] = Orders("passive_order")
"""s: who orders passives that wait together."""
unheard: Forbids[[State, Bound]] = Forbids("unheard")
"""s, b: what happens, for an ability that waits for it."""
spent: Orders[[Bound, bool], bool] = Orders("spent")
"""b, everything: whether all its triggers are used at once; None leaves it set off."""
heard_elsewhere: Permits[[State, int, Filter, int]] = Permits("heard_elsewhere")
"""s, subject, filter, p: a card out of play that an ability hears of all the same."""
idle: Forbids[[State, Bound]] = Forbids("idle")
"""s, b: an ability that has been set off and does nothing."""
may_decline = Permission("may_decline", of_choices=True)
"""A response may be declined."""
namesake: Permits[[int, int]] = Permits("namesake")
"""card, subject: another card of the same name, where a text says "this card"."""

# -- which texts work, and what they say all the time
blank: Forbids[[State, int]] = Forbids("blank")
"""s, c: the text of a card."""
blank_covers: Permits[[str]] = Permits("blank_covers")
"""what: which parts of a card a blank text takes along."""
abilities_are_all_text: Permits[[str]] = Permits("abilities_are_all_text")
"""Who loses abilities loses keywords and traits too."""
out_of_play: Forbids[[State, int]] = Forbids("out_of_play")
"""s, c: a card that works where it lies, out of play."""
text_waits: Forbids[[State, int]] = Forbids("text_waits")
"""s, c: a constant text that is not in force yet."""
text_takes: Permits[[State, int, str]] = Permits("text_takes")
"""s, c, verb: what a constant text takes from a card."""
owned_by: Orders[[State, int], int] = Orders("owned_by")
"""s, c: whose a card is, for texts that ask about its owner."""
gained_is_nobodys: Forbids[[]] = Forbids("gained_is_nobodys")
"""Gained abilities, for everybody."""
constant_flags: Orders[[State, int], list[tuple[int, int]]] = Orders("constant_flags")
"""s, c: flags that constant texts give (+1) and take (-1)."""
constant_traits: Counts[[State, int, str]] = Counts("constant_traits")
"""s, c, trait: how often constant texts give a trait."""
has_trait: Permits[[State, int, str]] = Permits("has_trait")
"""s, c, trait: printed traits."""

# -- where cards lie, and which count as lying there
not_counted: Forbids[[State, int]] = Forbids("not_counted")
"""s, c: a card in play that does not count as in play."""
counted_too: Permits[[State, int]] = Permits("counted_too")
"""s, c: a card elsewhere that counts as in play."""
astray: Orders[[State, int], int] = Orders("astray")
"""s, c: whose pile a card comes to, if not its owner's."""

# -- what the state of the table itself brings about
victory: Causes[[State]] = Causes("victory")
"""s: look whether somebody has won."""
state_checks: Causes[[State]] = Causes("state_checks")
"""s: what the state of the cards itself brings about."""
