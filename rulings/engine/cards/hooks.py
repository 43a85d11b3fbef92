"""The questions that this library asks of a game's rules: each with its kind and its parameters after the table.

A game's ``hooks.py`` takes them all over (``from ...cards.hooks import *``) and adds its own, so that a chapter finds every
hook in one place. A question to which a game has no rule costs nothing.
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
use: Forbids[[State, int, Bound]] = Forbids("use", of_choices=True)  # s, p, b
cancel: Forbids[[State, Bound, Bound]] = Forbids("cancel")  # s, b, aimed
put: Forbids[[State, int, int]] = Forbids("put")  # s, p, c
cannot: Forbids[[State, int, str]] = Forbids("cannot")  # s, c, verb

# -- costs, targets and effects: their order, and what they reach
pay_with: Forbids[[State, int, str]] = Forbids("pay_with")  # s, c, verb
falls_short: Forbids[[State, int, Op]] = Forbids("falls_short")  # s, c, op
cost_waived: Permits[[State, Bound, Pay]] = Permits("cost_waived")  # s, b, payment
cost_first = Permission("cost_first", of_order=True)
targets_first = Permission("targets_first")
targets_rechecked = Permission("targets_rechecked")
target_refused: Forbids[[State, int, Bound, int]] = Forbids("target_refused")  # s, p, b, c
empty_hand = Permission("empty_hand")
spreads: Permits[[]] = Permits("spreads")
untouchable: Forbids[[State, int]] = Forbids("untouchable")  # s, c
immune: Forbids[[State, int, Bound]] = Forbids("immune")  # s, c, b
value_of_x: Counts[[State, Bound]] = Counts("value_of_x")  # s, b
then_depends = Permission("then_depends")
goes_on: Permits[[State, int, Bound]] = Permits("goes_on")  # s, f, b
interrupt: Permits[[State]] = Permits("interrupt", of_choices=True)  # s
searched: Causes[[State, int]] = Causes("searched")  # s, p
stays_shown = Permission("stays_shown")
each_first: Orders[[State, int], int] = Orders("each_first")  # s, p
each_next: Orders[[State, list[int]], list[int]] = Orders("each_next")  # s, players

# -- windows: who begins, who follows, when they close
first_action: Orders[[State], int] = Orders("first_action", of_order=True)  # s
acted: Causes[[State, int, Choice]] = Causes("acted")  # s, f, choice
further = Permission("further", of_choices=True)
foreign = Permission("foreign", of_choices=True)

# -- what is set off
passive: Causes[[State, Bound, int]] = Causes("passive")  # s, b, subject
passive_order: Orders[[State], int] = Orders("passive_order")  # s
heard_elsewhere: Permits[[State, int, Filter, int]] = Permits("heard_elsewhere")  # s, subject, filter, p
unheard: Forbids[[State, Bound]] = Forbids("unheard")  # s, b
idle: Forbids[[State, Bound]] = Forbids("idle")  # s, b
spent: Orders[[Bound, bool], bool] = Orders("spent")  # b, everything
may_decline = Permission("may_decline", of_choices=True)
namesake: Permits[[int, int]] = Permits("namesake")  # card, subject

# -- which texts work, and what they say all the time
blank: Forbids[[State, int]] = Forbids("blank")  # s, c
blank_covers: Permits[[str]] = Permits("blank_covers")  # what
abilities_are_all_text: Permits[[]] = Permits("abilities_are_all_text")
out_of_play: Forbids[[State, int]] = Forbids("out_of_play")  # s, c
text_takes: Permits[[State, int, str]] = Permits("text_takes")  # s, c, verb
text_waits: Forbids[[State, int]] = Forbids("text_waits")  # s, c
gained_is_nobodys: Forbids[[]] = Forbids("gained_is_nobodys")
constant_flags: Orders[[State, int], list[tuple[int, int]]] = Orders("constant_flags")  # s, c
constant_traits: Counts[[State, int, str]] = Counts("constant_traits")  # s, c, trait
has_trait: Permits[[State, int, str]] = Permits("has_trait")  # s, c, trait

# -- where cards lie, and which count as lying there
not_counted: Forbids[[State, int]] = Forbids("not_counted")  # s, c
counted_too: Permits[[State, int]] = Permits("counted_too")  # s, c
astray: Orders[[State, int], int] = Orders("astray")  # s, c

# -- what the state of the table itself brings about
victory: Causes[[State]] = Causes("victory")  # s
state_checks: Causes[[State]] = Causes("state_checks")  # s
