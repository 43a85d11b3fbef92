"""The questions of this game: those of every card game, and its own. Under each stand its parameters and what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.hooks import *  # noqa: F403  chapters find all hooks in one place
from ...core.hooks import Causes, Counts, Forbids, Orders, Permission, Permits
from ...core.layout import State

if TYPE_CHECKING:
    from ...cards.table import Bound

# -- the turn
turn_phases: Orders[[], str] = Orders("turn_phases", of_order=True)
"""The phases of a turn, each rule one, in their order."""
start_steps: Orders[[], str] = Orders("start_steps", of_order=True)
"""The steps of the start phase, each rule one."""
end_steps: Orders[[], str] = Orders("end_steps", of_order=True)
"""The steps of the end phase."""
turn_begins: Causes[[State]] = Causes("turn_begins")
"""s: a turn begins for the active player."""
ready_step: Causes[[State]] = Causes("ready_step")
"""s: the ready step begins."""
draw_step: Causes[[State]] = Causes("draw_step")
"""s: the draw step begins."""
no_draw: Forbids[[State, int]] = Forbids("no_draw")
"""s, p: the draw of a player's draw step."""
turn_over: Causes[[State]] = Causes("turn_over")
"""s: a turn is over."""
next_turn: Orders[[State, int], int] = Orders("next_turn")
"""s, p: whose turn follows a player's."""
cut_short: Permits[[State]] = Permits("cut_short", of_choices=True)
"""s: a turn that ends at once."""
hand_limit: Orders[[State], int] = Orders("hand_limit")
"""s: how many cards a hand may hold."""
checks_hand: Orders[[State], int] = Orders("checks_hand")
"""s: whose hand is checked in the wrap-up step."""
discard_refused: Forbids[[State, int, int]] = Forbids("discard_refused")
"""s, p, c: a card discarded in the wrap-up step."""
discarded: Causes[[State, int]] = Causes("discarded")
"""s, c: a card is discarded from the hand."""
may_stop = Permission("may_stop")
"""The action phase may be ended."""

# -- resources
place: Forbids[[State, int, int, int]] = Forbids("place", of_choices=True)
"""s, p, c, up: a card placed as a resource, face up or not."""
placed: Causes[[State, int, int, int]] = Causes("placed")
"""s, p, c, up: a card is placed as a resource."""

# -- what is used: cards played, payment powers, quests
pays: Causes[[State, int, int]] = Causes("pays")
"""s, p, n: a player pays so many resources."""
strike_cost: Causes[[State, int, int]] = Causes("strike_cost")
"""s, p, c: the strike cost of a weapon is paid."""
free: Permits[[State, int, int]] = Permits("free")
"""s, p, c: a card whose cost is paid otherwise."""
paid_otherwise: Causes[[State, int, int]] = Causes("paid_otherwise")
"""s, p, c: the other payment of such a card."""
onto_chain: Causes[[State, int]] = Causes("onto_chain")
"""s, c: a card that has been played leaves for the chain."""
played: Causes[[State, int, Bound]] = Causes("played")
"""s, p, b: a card has been played."""
completing: Causes[[State, int, int]] = Causes("completing")
"""s, p, c: a quest is being completed."""
text_done = Permission("text_done")
"""What the text says is done when it resolves."""
stopped = Permission("stopped")
"""What is interrupted stops at once."""
where_to: Orders[[State, int], int] = Orders("where_to")
"""s, c: the row in which a resolved card lies; nothing answers for one that does not come into play."""
after_resolving: Orders[[State, int, bool], int] = Orders("after_resolving")
"""s, c, interrupted: the zone to which a card goes that does not come into play."""
enter_play: Causes[[State, int, int]] = Causes("enter_play")
"""s, c, p: a card comes into play under a player's control."""
left_play: Causes[[State, int]] = Causes("left_play")
"""s, c: a card has left play."""
destroyed: Causes[[State, int]] = Causes("destroyed")
"""s, c: a card is destroyed."""
bury_choice: Orders[[State, int], int] = Orders("bury_choice")
"""s, c: who chooses which of several unique cards goes."""
uniques: Orders[[State], list[int]] = Orders("uniques")
"""s: cards of one name, of which one must go."""

# -- combat
propose: Forbids[[State, int, int, int]] = Forbids("propose", of_choices=True)
"""s, p, attacker, defender: a combat proposed."""
combat_steps: Orders[[], str] = Orders("combat_steps", of_order=True)
"""The steps of a combat, each rule one."""
combat_fails: Forbids[[State]] = Forbids("combat_fails")
"""s: the start of the combat that was proposed."""
attack_begins: Causes[[State]] = Causes("attack_begins")
"""s: the proposed attacker attacks."""
becomes_attacker: Causes[[State]] = Causes("becomes_attacker")
"""s: who has begun to attack is the attacker."""
defense_begins: Causes[[State]] = Causes("defense_begins")
"""s: the defender defends."""
protect: Forbids[[State, int, int]] = Forbids("protect", of_choices=True)
"""s, p, c: a character that takes the place of the proposed defender."""
able_to_protect: Permits[[State, int]] = Permits("able_to_protect")
"""s, c: a character that may protect."""
protects: Causes[[State, int]] = Causes("protects")
"""s, c: a character takes the place of the proposed defender."""
strike: Forbids[[State, int, int]] = Forbids("strike", of_choices=True)
"""s, p, c: a strike with a weapon."""
struck: Causes[[State, int, int]] = Causes("struck")
"""s, p, c: a player strikes with a weapon."""
another_strike: Permits[[State, int, int]] = Permits("another_strike")
"""s, p, c: a second weapon in the same combat."""
conclusion: Causes[[State]] = Causes("conclusion")
"""s: the combat concludes."""
no_combat_damage: Forbids[[State]] = Forbids("no_combat_damage")
"""s: the damage at the conclusion of a combat."""
combat_source: Forbids[[State, int, int]] = Forbids("combat_source")
"""s, c, target: a character dealing combat damage to another."""
combat_over: Causes[[State]] = Causes("combat_over")
"""s: the combat has ended."""

# -- values
atk: Counts[[State, int]] = Counts("atk")
"""s, c: the ATK of a card."""
health: Counts[[State, int]] = Counts("health")
"""s, c: the health of a character."""
damage_types: Counts[[State, int]] = Counts("damage_types")
"""s, c: the types of the combat damage that a character deals; each rule other bits."""
printed_atk: Permits[[State, int]] = Permits("printed_atk")
"""s, c: a card with an ATK of its own."""
value_fixed: Forbids[[State, int]] = Forbids("value_fixed")
"""s, c: changes of a card's ATK and health."""
dual_wield: Permits[[State, int]] = Permits("dual_wield")
"""s, c: a hero that fights with two weapons."""
counts_as_ally: Permits[[State, int]] = Permits("counts_as_ally")
"""s, c: a card that texts may target as an ally."""
is_character: Permits[[State, int]] = Permits("is_character")
"""s, c: a card that is a character."""
opposing: Forbids[[State, int, int]] = Forbids("opposing")
"""s, p, q: a player as an opponent of another."""

# -- damage
armor: Forbids[[State, int, int, int]] = Forbids("armor", of_choices=True)
"""s, p, c, hurt: an armor exhausted against the damage due to a character."""
armor_used: Causes[[State, int, int]] = Causes("armor_used")
"""s, c, hurt: an armor prevents damage."""
choose_prevention = Permission("choose_prevention")
"""The player of the damaged hero may let a prevention come before an armor."""

# -- who is out, who has won
eliminated: Causes[[State, int]] = Causes("eliminated")
"""s, p: a player is eliminated."""
concede: Forbids[[State, int]] = Forbids("concede")
"""s, p: a player who gives up."""
# -- decks
deck: Forbids[[object]] = Forbids("deck")
"""deck: a deck list."""
