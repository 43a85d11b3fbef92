"""The questions of this game: those of every card game, and its own. Under each stand its parameters and what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.hooks import *  # noqa: F403  chapters find all hooks in one place
from ...core.hooks import Causes, Counts, Forbids, Orders, Permission, Permits
from ...core.layout import State
from .deck_hooks import *  # noqa: F403  those about decks have a file of their own, and are found here too

if TYPE_CHECKING:
    from ...cards.lasting import Lasting
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
left_out: Forbids[[State, int]] = Forbids("left_out")
"""s, p: the turn of a player, when it would come."""
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
any_order = Permission("any_order", of_choices=True)
"""The kinds of action may be taken in any order."""
as_often = Permission("as_often", of_choices=True)
"""Other actions than placing a resource may be taken as often as one likes."""
game_begins: Causes[[State]] = Causes("game_begins")
"""s: the game begins."""
lot_decides = Permission("lot_decides")
"""Where the players have agreed on nothing else, a lot decides who is the first player."""
may_stop = Permission("may_stop", of_choices=True)
"""The action phase may be ended."""
priority_after_proposing: Orders[[State, int], int] = Orders("priority_after_proposing")
"""s, p: who has priority when a player has proposed a combat."""

# -- resources
place: Forbids[[State, int, int, int]] = Forbids("place", of_choices=True)
"""s, p, c, up: a card placed as a resource, face up or not."""
placed: Causes[[State, int, int, int]] = Causes("placed")
"""s, p, c, up: a card is placed as a resource."""
new_resource_ready = Permission("new_resource_ready")
"""A resource comes ready."""
quest_at_once = Permission("quest_at_once", of_choices=True)
"""A quest may be completed in the turn in which it was placed."""
reward_done = Permission("reward_done")
"""For the price of a quest its text is done."""
power_done = Permission("power_done")
"""What stands behind the arrow happens when the price is paid."""
price_due = Permission("price_due")
"""What stands before the arrow is the price."""
turned_at_payment = Permission("turned_at_payment")
"""A quest turns face down when its cost is paid."""
quest_pays_itself = Permission("quest_pays_itself", of_choices=True)
"""A quest may be exhausted for its own cost."""
any_phase = Permission("any_phase", of_choices=True)
"""Powers are used in any phase of any player's turn."""
any_number = Permission("any_number", of_choices=True)
"""Powers are used again and again."""
equipment_at_once = Permission("equipment_at_once", of_choices=True)
"""Equipment may be activated in the turn in which it came."""
several_attached = Permission("several_attached", of_choices=True)
"""Several abilities may be attached to one card."""
is_activated: Permits[[Bound]] = Permits("is_activated")
"""b: an activated power."""
activated: Causes[[State, int]] = Causes("activated")
"""s, c: a card is activated."""

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
cost_stays = Permission("cost_stays")
"""What was paid for an interrupted card stays paid."""
works_when_resolved = Permission("works_when_resolved")
"""A card takes effect when it has resolved, not sooner."""
leaves_chain = Permission("leaves_chain")
"""What has resolved leaves the chain."""
one_target_is_enough = Permission("one_target_is_enough")
"""With one legal target left nothing is interrupted."""
as_far_as_possible = Permission("as_far_as_possible")
"""Of what a text says as much is done as can be."""
text_done = Permission("text_done")
"""What the text says is done when it resolves."""
may_respond = Permission("may_respond")
"""What waits on the chain leaves time to do something first."""
stopped = Permission("stopped")
"""What is interrupted stops at once."""
cost: Counts[[State, int]] = Counts("cost")
"""s, c: the cost of a card."""
not_free: Forbids[[State, int, int]] = Forbids("not_free", of_choices=True)
"""s, p, c: a card that cannot be paid otherwise now."""
must_choose: Forbids[[State, int, Bound]] = Forbids("must_choose", of_choices=True)
"""s, p, b: no target at all for an ability."""
mistargeted: Forbids[[State, int, Bound, int]] = Forbids("mistargeted", of_choices=True)
"""s, p, b, c: a card that is none of those at which an ability may be aimed."""
untimely_target: Forbids[[State, int, Bound, int]] = Forbids("untimely_target", of_choices=True)
"""s, p, b, c: a card as the target that is chosen just now."""
untimely_payment: Forbids[[State, Bound]] = Forbids("untimely_payment", of_choices=True)
"""s, b: a payment just now."""
no_other_way: Forbids[[State, int, Bound]] = Forbids("no_other_way", of_choices=True)
"""s, p, b: resources chosen as payment where nothing else could be."""
shortfall: Forbids[[State, int, Bound]] = Forbids("shortfall", of_choices=True)
"""s, p, b: a payment that has been named, as if it were all."""
resources_named: Forbids[[State, int, Bound, int]] = Forbids("resources_named", of_choices=True)
"""s, p, b, n: so many ready resources named as payment."""
payment: Forbids[[State, int, Bound, int]] = Forbids("payment", of_choices=True)
"""s, p, b, c: a card as what an ability is paid with."""
instant: Permits[[State, int]] = Permits("instant", of_order=True)
"""s, c: a card that is played as an instant."""
stays: Permits[[State, int]] = Permits("stays")
"""s, c: an ability card that comes into play."""
attach_row = Permission("attach_row")
"""What is attached lies under its card."""
where_to: Orders[[State, int], int] = Orders("where_to")
"""s, c: the row in which a resolved card lies; nothing answers for one that does not come into play."""
after_resolving: Orders[[State, int, bool], int] = Orders("after_resolving")
"""s, c, interrupted: the zone to which a card goes that does not come into play."""
enter_play: Causes[[State, int, int]] = Causes("enter_play")
"""s, c, p: a card comes into play under a player's control."""
attached_to: Orders[[State, int], int] = Orders("attached_to")
"""s, c: the zone to which an attached ability goes with its card."""
left_play: Causes[[State, int]] = Causes("left_play")
"""s, c: a card has left play."""
destroyed: Causes[[State, int]] = Causes("destroyed")
"""s, c: a card is destroyed."""
buried: Causes[[State, int]] = Causes("buried")
"""s, c: a card is put into the graveyard without being destroyed."""
bury_choice: Orders[[State, int], int] = Orders("bury_choice")
"""s, c: who chooses which of several unique cards goes."""
uniques: Orders[[State], list[int]] = Orders("uniques")
"""s: cards of one name, of which one must go."""
bury_refused: Forbids[[State, int, int]] = Forbids("bury_refused", of_choices=True)
"""s, p, c: a card put away as one of several unique ones."""
vanishes: Permits[[State, int, int]] = Permits("vanishes")
"""s, c, zone: a card that ceases to exist instead of going to a zone."""

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
left_combat: Causes[[State, int]] = Causes("left_combat")
"""s, c: a character is removed from the combat."""
attacks_at_once: Permits[[State, int]] = Permits("attacks_at_once")
"""s, c: an ally that attacks in the turn in which it came."""
at_the_same_time = Permission("at_the_same_time")
"""Attacker and defender deal their damage at once."""
only_at_conclusion = Permission("only_at_conclusion")
"""Only what is dealt at the conclusion of a combat is combat damage."""
hero_deals_directly = Permission("hero_deals_directly")
"""What a hero deals by a text is no combat damage."""
exhausted_deal = Permission("exhausted_deal")
"""Exhausted characters deal combat damage too."""
either_side_strikes = Permission("either_side_strikes", of_choices=True)
"""A hero strikes whether it attacks or defends."""
strikes_again = Permission("strikes_again", of_choices=True)
"""A weapon that has been readied strikes again."""
new_protectors = Permission("new_protectors", of_choices=True)
"""An ally that came this turn may protect."""
attack_is_no_target = Permission("attack_is_no_target", of_choices=True)
"""To attack a card is not to target it."""
dealt_nothing: Causes[[State, int]] = Causes("dealt_nothing")
"""s, c: a character has dealt no damage at the conclusion of a combat."""
zero_is_no_damage = Permission("zero_is_no_damage")
"""Who has dealt 0 damage has dealt none."""
elusive_attack = Permission("elusive_attack", of_choices=True)
"""An elusive character may attack."""
elusive_targets = Permission("elusive_targets", of_choices=True)
"""An elusive character may be a target."""
elusive_protect = Permission("elusive_protect", of_choices=True)
"""An elusive character may become the defender by protecting."""

# -- values
atk: Counts[[State, int]] = Counts("atk")
"""s, c: the ATK of a card."""
defense: Counts[[State, int]] = Counts("defense")
"""s, c: how the DEF of an armor differs from what is printed."""
health: Counts[[State, int]] = Counts("health", of_order=True)
"""s, c: the health of a character."""
damage_types: Counts[[State, int]] = Counts("damage_types")
"""s, c: the types of the combat damage that a character deals; each rule other bits."""
gains: Permits[[State, int, int]] = Permits("gains")
"""s, c, flag: a keyword that a card has only from another card."""
loses: Permits[[State, int, int]] = Permits("loses")
"""s, c, flag: a printed keyword that another card takes away."""
value_fixed: Forbids[[State, int]] = Forbids("value_fixed")
"""s, c: changes of a card's ATK and health."""
dual_wield: Permits[[State, int]] = Permits("dual_wield")
"""s, c: a hero that fights with two weapons."""
totems_are_no_allies = Permission("totems_are_no_allies")
"""A totem is no ally."""
totems_attacked = Permission("totems_attacked", of_choices=True)
"""A totem may be attacked."""
tokens_are_allies = Permission("tokens_are_allies")
"""A token is an ally like any other."""
tokens_are_no_cards = Permission("tokens_are_no_cards")
"""A token is no card."""
tokens_cost_nothing = Permission("tokens_cost_nothing")
"""The cost of a token is 0."""
token_made: Causes[[State, int, int]] = Causes("token_made")
"""s, p, c: a token is put into play for a player."""
new_powers = Permission("new_powers", of_choices=True)
"""A new ally may use powers without activation."""
is_character: Permits[[State, int]] = Permits("is_character", of_order=True)
"""s, c: a card that is a character."""
opposing: Forbids[[State, int, int]] = Forbids("opposing")
"""s, p, q: a player as an opponent of another."""

# -- damage
source_of: Orders[[State, Bound, int], int] = Orders("source_of")
"""s, b, p: the source of the damage that the hero of a player deals by an ability."""
combat_source_of: Orders[[State, int], int] = Orders("combat_source_of")
"""s, c: the source of the combat damage that a character deals."""
types_of_text: Orders[[int], int] = Orders("types_of_text")
"""types: the types of damage that a text deals which says these."""
any_label = Permission("any_label")
"""Damage of several types meets a text that speaks of any of them."""
prevention_misses: Forbids[[State, int, int]] = Forbids("prevention_misses")
"""s, c, types: a prevention of damage of these types, against what is due to a card."""
prevention_bound: Orders[[State, int], int] = Orders("prevention_bound")
"""s, n: how much a prevention of so much prevents at most."""
prevention_used: Causes[[State, Lasting, int]] = Causes("prevention_used")
"""s, record, n: a prevention has prevented so much."""
prevention_last = Permission("prevention_last")
"""Prevention comes after all changes of the amount."""
difference_dealt = Permission("difference_dealt")
"""Of more damage than is prevented, the difference is dealt."""
put_damage: Causes[[State, int, int]] = Causes("put_damage")
"""s, c, n: damage is put on a card."""
put_bound: Orders[[State, int, int], int] = Orders("put_bound")
"""s, c, n: how much of the damage put on a card comes to lie there."""
put_is_not_dealt = Permission("put_is_not_dealt")
"""Damage that is put is not dealt."""
put_not_prevented = Permission("put_not_prevented")
"""Damage that is put cannot be prevented."""
healed: Causes[[State, int, int]] = Causes("healed")
"""s, c, n: a card is healed."""
healed_ahead: Causes[[State, int, int]] = Causes("healed_ahead")
"""s, c, n: so much healing found no damage on a card."""
not_healed_ahead = Permission("not_healed_ahead")
"""Damage is not healed before it is dealt."""
no_reprieve = Permission("no_reprieve")
"""What is fatally damaged is destroyed at once."""
damage_stays = Permission("damage_stays")
"""Damage stays when the turn ends."""
armor_all = Permission("armor_all", of_choices=True)
"""Armor prevents damage of any type, in combat and out of it."""
armor_bound: Orders[[State, int], int] = Orders("armor_bound")
"""s, c: how much an armor prevents at most."""
several_armors = Permission("several_armors", of_choices=True)
"""Several armors may be used against one source."""
armor_surplus: Causes[[State, int, int]] = Causes("armor_surplus")
"""s, c, n: so much of the DEF of an armor was not needed for a hero."""
armor_optional = Permission("armor_optional", of_choices=True)
"""Armor need not be used."""
surplus_lost = Permission("surplus_lost")
"""What an armor does not prevent of its DEF is lost."""
prevent_refused: Forbids[[State, int]] = Forbids("prevent_refused", of_choices=True)
"""s, p: a prevention that is to come before an armor."""
armor: Forbids[[State, int, int, int]] = Forbids("armor", of_choices=True)
"""s, p, c, hurt: an armor exhausted against the damage due to a character."""
armor_used: Causes[[State, int, int]] = Causes("armor_used")
"""s, c, hurt: an armor prevents damage."""
choose_prevention = Permission("choose_prevention", of_choices=True)
"""The player of the damaged hero may let a prevention come before an armor."""

# -- forms
ends_forms: Permits[[State, int, int]] = Permits("ends_forms")
"""s, c, form: an ability card whose playing ends a form of its player's hero."""
all_of_a_form = Permission("all_of_a_form")
"""All cards that give a form are destroyed with it."""
forms_last = Permission("forms_last")
"""Cards that give a form stay in play when a turn ends."""
both_forms = Permission("both_forms")
"""A hero may be in both forms."""
forms_stay = Permission("forms_stay")
"""A Feral ability does not end a form."""

# -- several players, teams
own_party = Permission("own_party")
"""A player's party is what the player controls."""
friends: Permits[[State, int, int]] = Permits("friends")
"""s, p, q: a player whose characters are friendly to another."""
protects_friends: Permits[[State, int, int]] = Permits("protects_friends")
"""s, p, q: a player whose characters another may protect."""
teams: Forbids[[]] = Forbids("teams")
"""The teams at the table, as they are made and seated."""
any_opponent = Permission("any_opponent", of_choices=True)
"""Any opponent may be attacked."""
later_players_draw = Permission("later_players_draw")
"""All but the first player draw in their first turn."""

# -- who is out
conceded: Causes[[State, int]] = Causes("conceded")  # s, p
concede: Forbids[[State, int]] = Forbids("concede", of_choices=True)  # s, p
eliminated: Causes[[State, int]] = Causes("eliminated")
"""s, p: a player is eliminated."""
