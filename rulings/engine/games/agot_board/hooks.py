"""The questions that the rules of this game answer, by chapters: each with its kind and its parameters after the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.flow import Choice, Options
from ...core.hooks import Causes, Counts, Forbids, Orders, Permission, Permits, Truth
from ...core.layout import State

if TYPE_CHECKING:
    from .atlas import Area, Border, Leader

Units = tuple[tuple[int, int], ...]
"""(kind, how many); kinds from 3 on are routed."""

# -- Chapter 1: who plays, for how long, and what for
start: Forbids[[State, int]] = Forbids("start", of_choices=True)  # s, p
last_turn: Orders[[State], Truth] = Orders("last_turn")  # s
scoring: Causes[[State]] = Causes("scoring")  # s
victory_limit: Orders[[], int] = Orders("victory_limit")

# -- Chapter 2: what there is in the box, counted
tokens: Counts[[int]] = Counts("tokens", of_choices=True)  # token
power_tokens: Counts[[int]] = Counts("power_tokens")  # p
deck_size: Counts[[int]] = Counts("deck_size")  # deck
piece_limit: Counts[[int]] = Counts("piece_limit", of_choices=True)  # unit
is_sea: Orders[[Area], Truth] = Orders("is_sea", of_order=True)  # area

# -- Chapter 3: setting the game up, step by step
no_tokens_of_missing_houses = Permission("no_tokens_of_missing_houses")
setup: Causes[[State]] = Causes("setup")  # s
game_begins = Permission("game_begins")
power_gained: Counts[[State, int, int]] = Counts("power_gained", bound=True)  # s, p, n
available: Orders[[State, int], int] = Orders("available", of_choices=True)  # s, p
power_hidden: Orders[[bool], Truth] = Orders("power_hidden")  # bidding

house: Forbids[[State, int, int]] = Forbids("house", of_choices=True)  # s, p, q
take_theirs: Forbids[[State, int, int]] = Forbids("take_theirs", of_choices=True)  # s, p, q
hide_power: Forbids[[State, int]] = Forbids("hide_power", of_choices=True)  # s, p
take_own: Forbids[[State, int, int]] = Forbids("take_own", of_choices=True)  # s, p, n
show_hidden: Forbids[[State, int, str]] = Forbids("show_hidden", of_choices=True)  # s, p, what

# -- Chapter 4: the order of a turn, and who controls an area
planning_after_westeros = Permission("planning_after_westeros", of_order=True)
turn_phases: Orders[[State], tuple[str, str, str]] = Orders("turn_phases", of_order=True)  # s
phase_skipped: Forbids[[State, str]] = Forbids("phase_skipped")  # s, phase
control: Orders[[State, int], int] = Orders("control", of_order=True)  # s, i

# -- Chapter 5: the Westeros phase
turn_marker: Causes[[State]] = Causes("turn_marker")  # s
move_marker: Forbids[[State, int, int]] = Forbids("move_marker", of_choices=True)  # s, p, turn
reveal: Forbids[[State, int, int, int]] = Forbids("reveal", of_choices=True)  # s, p, deck, kind
revealed_together = Permission("revealed_together", of_order=True)
text_followed = Permission("text_followed", of_order=True)
cards_away: Causes[[State]] = Causes("cards_away")  # s
supply_counted: Causes[[State, int]] = Causes("supply_counted")  # s, p
order_of_play: Orders[[State], list[int]] = Orders("order_of_play", of_order=True)  # s
must_trim: Causes[[State, int]] = Causes("must_trim")  # s, p
supply_level: Orders[[State, int], int] = Orders("supply_level", of_choices=True)  # s, p
REVEAL: tuple[Causes[[State]], ...] = tuple(Causes(f"reveal_{n}") for n in (1, 2, 3))
"""The card of each deck is turned up."""
resolve_card: Forbids[[State, int, int]] = Forbids("resolve_card", of_choices=True)  # s, p, deck
put_away: Forbids[[State, int]] = Forbids("put_away", of_choices=True)  # s, p
move_supply: Forbids[[State, int, int]] = Forbids("move_supply", of_choices=True)  # s, p, level
RESOLVE: tuple[Causes[[State]], ...] = tuple(Causes(f"resolve_card_{n}") for n in (1, 2, 3))
"""The card of each deck is carried out."""

# -- Chapter 6: supply and armies
limits: Orders[[int], tuple[int, ...]] = Orders("limits", of_choices=True)  # level
over_supply: Forbids[[list[int], tuple[int, ...]]] = Forbids("over_supply", of_choices=True)  # armies, allowed
supply_symbols: Counts[[int]] = Counts("supply_symbols")  # i
not_an_army: Forbids[[int]] = Forbids("not_an_army", of_choices=True)  # size
army_size: Counts[[State, int]] = Counts("army_size", of_choices=True)  # s, i

# -- Chapter 7: mustering
effect_mustering: Causes[[State, int]] = Causes("effect_mustering")  # s, deck
points: Counts[[int]] = Counts("points", of_choices=True)  # i
muster: Forbids[[State, int, int, int, int]] = Forbids("muster", of_choices=True)  # s, p, i, unit, place
price: Counts[[int]] = Counts("price", of_choices=True)  # what
upgrade: Forbids[[State, int, int]] = Forbids("upgrade", of_choices=True)  # s, p, i
timing_muster: Forbids[[State, int]] = Forbids("timing_muster", of_time=True)  # s, p
timing_upgrade: Forbids[[State, int]] = Forbids("timing_upgrade", of_time=True)  # s, p
points_lost = Permission("points_lost")
mustering_over: Causes[[State]] = Causes("mustering_over")  # s
mustered: Causes[[State, int, Choice]] = Causes("mustered")  # s, p, choice

# -- Chapter 8: the Clash of Kings
effect_clash: Causes[[State, int]] = Causes("effect_clash")  # s, deck
tracks_cleared: Causes[[State]] = Causes("tracks_cleared")  # s
bid_hidden: Orders[[State], Truth] = Orders("bid_hidden")  # s
bid_order: Orders[[State], tuple[int, int, int]] = Orders("bid_order", of_order=True)  # s
by_bids: Permits[[State, int]] = Permits("by_bids", of_order=True)  # s, track
track_settled: Causes[[State, int]] = Causes("track_settled")  # s, track
token_waits = Permission("token_waits")
tie_breaker: Orders[[State], int] = Orders("tie_breaker")  # s
bids_spent: Permits[[State, int]] = Permits("bids_spent")  # s, goal
blade: Forbids[[State, int]] = Forbids("blade", of_choices=True)  # s, p
stars: Counts[[State, int]] = Counts("stars", of_choices=True)  # s, p
normal_without_stars = Permission("normal_without_stars", of_choices=True)
order: Forbids[[State, int, int, int, int]] = Forbids("order", of_choices=True)  # s, p, q, i, token
disordered: Forbids[[State, Sequence[int]]] = Forbids("disordered", of_choices=True)  # s, players
bid: Forbids[[State, int, int, int]] = Forbids("bid", of_choices=True)  # s, p, bidder, n
bid_for: Forbids[[State, int, int]] = Forbids("bid_for", of_choices=True)  # s, p, track
bid_theirs: Forbids[[State, int, int, int]] = Forbids("bid_theirs", of_choices=True)  # s, p, q, n
place: Forbids[[State, int, int]] = Forbids("place", of_choices=True)  # s, judge, p
take_token: Forbids[[State, int, int]] = Forbids("take_token", of_choices=True)  # s, p, track
take_bid: Forbids[[State, int]] = Forbids("take_bid", of_choices=True)  # s, p

# -- Chapter 9: the wildling threat and its attacks
mammoths: Counts[[int]] = Counts("mammoths")  # kind
threat_grows: Causes[[State, Sequence[int]]] = Causes("threat_grows")  # s, decks
effect_wildlings: Causes[[State, int]] = Causes("effect_wildlings")  # s, deck
threat_strength: Counts[[State]] = Counts("threat_strength")  # s
watch_strength: Counts[[State]] = Counts("watch_strength")  # s
watch_wins: Orders[[State, int], Truth] = Orders("watch_wins")  # s, watch
wildlings_win: Orders[[State, int], Truth] = Orders("wildlings_win")  # s, watch
attack_averted = Permission("attack_averted")
watch_reward = Permission("watch_reward")
wall_judge: Orders[[State], int] = Orders("wall_judge")  # s
judge: Forbids[[State, int, int]] = Forbids("judge", of_choices=True)  # s, judge, p
judge_wildlings: Forbids[[State, int]] = Forbids("judge_wildlings", of_choices=True)  # s, p
remove: Forbids[[State, int, int, int]] = Forbids("remove", of_choices=True)  # s, p, i, unit
enough: Forbids[[State, int]] = Forbids("enough", of_choices=True)  # s, p
removes_more: Forbids[[State, int, int]] = Forbids("removes_more", of_choices=True)  # s, p, i
wall_losses: Causes[[State, int]] = Causes("wall_losses")  # s, lowest
worth: Counts[[int]] = Counts("worth")  # unit
wall_over: Causes[[State]] = Causes("wall_over")  # s
move_threat: Forbids[[State, int, int]] = Forbids("move_threat", of_choices=True)  # s, p, strength

# -- Chapter 10: the Planning phase
timing_order: Forbids[[State, int]] = Forbids("timing_order", of_time=True)  # s, p
timing_march: Forbids[[State, int]] = Forbids("timing_march", of_time=True)  # s, p
timing_drop: Forbids[[State, int]] = Forbids("timing_drop", of_time=True)  # s, p
timing_raid: Forbids[[State, int]] = Forbids("timing_raid", of_time=True)  # s, p
give_orders: Causes[[State]] = Causes("give_orders")  # s
order_hidden: Orders[[State], Truth] = Orders("order_hidden")  # s
show: Forbids[[State, int, int, int]] = Forbids("show", of_choices=True)  # s, p, q, i
use_raven: Causes[[State]] = Causes("use_raven")  # s
raven_flies: Orders[[State], Truth] = Orders("raven_flies")  # s
swap: Forbids[[State, int, int, int]] = Forbids("swap", of_choices=True)  # s, p, i, token
swap_two: Forbids[[State, int, int, int, int, int]] = Forbids("swap_two", of_choices=True)  # s, p, i, token, j, brought
timing_swap: Forbids[[State, int]] = Forbids("timing_swap", of_time=True)  # s, p

# -- Chapter 11: the Action phase, and raids
go: Forbids[[State, int, int, int, int]] = Forbids("go", of_choices=True)  # s, p, i, j, unit
marches_after_raids = Permission("marches_after_raids", of_order=True)
power_after_marches = Permission("power_after_marches", of_order=True)
action_steps: Orders[[State], tuple[str, str, str]] = Orders("action_steps", of_order=True)  # s
resolve: Forbids[[State, int, int]] = Forbids("resolve", of_choices=True)  # s, p, i
raids_in_turn = Permission("raids_in_turn", of_order=True)
raids_again = Permission("raids_again", of_order=True)
raided: Causes[[State, int, int, int]] = Causes("raided")  # s, p, i, j
raid_made: Causes[[State, int]] = Causes("raid_made")  # s, i
pillaged: Causes[[State, int]] = Causes("pillaged")  # s, p
raids_ashore = Permission("raids_ashore", of_choices=True)
drop: Forbids[[State, int, int]] = Forbids("drop", of_choices=True)  # s, p, i
raid: Forbids[[State, int, int, int]] = Forbids("raid", of_choices=True)  # s, p, i, j
raids_twice = Permission("raids_twice", of_choices=True)
raid_also: Forbids[[State, int, int, int]] = Forbids("raid_also", of_choices=True)  # s, p, i, j
may_drop = Permission("may_drop", of_choices=True)
raid_from: Forbids[[State, int, int]] = Forbids("raid_from", of_choices=True)  # s, p, i
raid_dropped: Causes[[State, int]] = Causes("raid_dropped")  # s, i

# -- Chapter 12: marches and ship transport
marches_move_units = Permission("marches_move_units", of_choices=True)
may_divide = Permission("may_divide", of_choices=True)
may_divide_in_attack = Permission("may_divide_in_attack", of_choices=True)
may_stay = Permission("may_stay", of_choices=True)
halt: Forbids[[State, int, int, int]] = Forbids("halt", of_choices=True)  # s, p, i, token
marches_in_turn = Permission("marches_in_turn", of_order=True)
marches_again = Permission("marches_again", of_order=True)
march: Forbids[[State, int, int]] = Forbids("march", of_choices=True)  # s, p, i
holder_defends = Permission("holder_defends")
battle_follows = Permission("battle_follows", of_order=True)
transport = Permission("transport", of_choices=True)
carried_again = Permission("carried_again", of_choices=True)
no_ship: Orders[[State, int, int], Truth] = Orders("no_ship", of_choices=True)  # s, p, sea
foreign_ship: Orders[[State, int, int], Truth] = Orders("foreign_ship", of_choices=True)  # s, p, sea
busy_ship: Orders[[State, int, int], Truth] = Orders("busy_ship", of_choices=True)  # s, p, sea
NO_LINK = (no_ship, foreign_ship, busy_ship)
"""Why a sea may be no link of ship transport."""
any_order = Permission("any_order", of_choices=True)
repaired = Permission("repaired")
march_spent = Permission("march_spent")

# -- Chapter 13: establishing control
may_rule = Permission("may_rule", of_choices=True)
rule: Forbids[[State, int, int]] = Forbids("rule", of_choices=True)  # s, p, i
timing_rule: Forbids[[State, int]] = Forbids("timing_rule", of_time=True)  # s, p
take_up: Forbids[[State, int, int]] = Forbids("take_up", of_choices=True)  # s, p, i
ruled: Causes[[State, int, int]] = Causes("ruled")  # s, p, i
entered: Causes[[State, int, int]] = Causes("entered")  # s, p, i
conquered: Causes[[State, int, int]] = Causes("conquered")  # s, p, i
tokens_yield = Permission("tokens_yield")
tokens_to_the_bank = Permission("tokens_to_the_bank")
tokens_idle = Permission("tokens_idle")
combat: Counts[[State, int]] = Counts("combat")  # s, side
home: Orders[[State, int], int] = Orders("home", of_order=True)  # s, i
home_lost: Forbids[[State, int, int]] = Forbids("home_lost")  # s, i, p
uncontrolled: Forbids[[State, int]] = Forbids("uncontrolled")  # s, i

# -- Chapter 14: battles and combat strength
token_along = Permission("token_along")
battle_won: Orders[[State, int, int], int] = Orders("battle_won")  # s, attack, defense
unit_strength: Counts[[State, int, int, bool]] = Counts("unit_strength")  # s, side, unit, supporting
weigh: Forbids[[State, int, Units, int]] = Forbids("weigh", of_choices=True)  # s, p, units, n
weigh_defense: Forbids[[State, int, int, int]] = Forbids("weigh_defense", of_choices=True)  # s, p, i, n
defense_doubled: Permits[[State, int]] = Permits("defense_doubled")  # s, side
supporters_apart = Permission("supporters_apart")
orders_apart = Permission("orders_apart")
routed_weak = Permission("routed_weak")
battle_steps: Orders[[], str] = Orders("battle_steps", of_order=True)

# -- Chapter 15: support
may_support = Permission("may_support", of_choices=True)
support: Forbids[[State, int, int, int]] = Forbids("support", of_choices=True)  # s, p, i, side
third_parties = Permission("third_parties", of_choices=True)
no_support_value: Forbids[[State, int, int]] = Forbids("no_support_value")  # s, side, unit
weigh_support: Forbids[[State, int, int, int]] = Forbids("weigh_support", of_choices=True)  # s, p, i, n
support_in_part: Forbids[[State, int, int, int]] = Forbids("support_in_part", of_choices=True)  # s, p, i, side
support_stays = Permission("support_stays")
battle_decided: Causes[[State]] = Causes("battle_decided")  # s
ships_support_land = Permission("ships_support_land", of_choices=True)

# -- Chapter 16: House cards in battle, the Blade, the result, casualties
announced: Causes[[State]] = Causes("announced")  # s
leader: Forbids[[State, int, int, int]] = Forbids("leader", of_choices=True)  # s, p, q, c
timing_leader: Forbids[[State, int]] = Forbids("timing_leader", of_time=True)  # s, p
loses_more: Forbids[[State, int]] = Forbids("loses_more", of_choices=True)  # s, p
leader_hidden: Orders[[State], Truth] = Orders("leader_hidden", of_order=True)  # s
abilities_first = Permission("abilities_first")
leader_data: Forbids[[Leader]] = Forbids("leader_data", of_choices=True)  # leader
may_strike = Permission("may_strike")
timing_blade: Forbids[[State, int]] = Forbids("timing_blade", of_time=True)  # s, p
blade_used: Causes[[State]] = Causes("blade_used")  # s
loss_order: Orders[[], tuple[str, str]] = Orders("loss_order", of_order=True)
winner_spared = Permission("winner_spared")
wounds: Counts[[State, int]] = Counts("wounds")  # s, side

# -- Chapter 17: retreat, routed units, used cards, the end of a battle
must_retreat = Permission("must_retreat")
retreat: Forbids[[State, int, int]] = Forbids("retreat", of_choices=True)  # s, p, i
retreat_apart: Forbids[[State, int, Sequence[int]]] = Forbids("retreat_apart", of_choices=True)  # s, p, goals
nowhere_to_go: Causes[[State, int]] = Causes("nowhere_to_go")  # s, side
hand_empty: Causes[[State, int]] = Causes("hand_empty")  # s, p
perish: Forbids[[State, int, int]] = Forbids("perish", of_choices=True)  # s, p, unit
perishes_more: Forbids[[State, int]] = Forbids("perishes_more", of_choices=True)  # s, p
retreat_by_ship = Permission("retreat_by_ship", of_choices=True)
own_areas_open = Permission("own_areas_open", of_choices=True)
too_many: Forbids[[State, int, int, int]] = Forbids("too_many")  # s, p, side, goal
routs = Permission("routs")
routed_again: Causes[[State, int]] = Causes("routed_again")  # s, side
casualty: Forbids[[State, int, int]] = Forbids("casualty", of_choices=True)  # s, p, unit
stand_up: Forbids[[State, int, int, int]] = Forbids("stand_up", of_choices=True)  # s, p, i, unit
marches_over: Causes[[State]] = Causes("marches_over")  # s
card_used: Causes[[State, int, int]] = Causes("card_used")  # s, p, c
keep_card: Forbids[[State, int, int]] = Forbids("keep_card", of_choices=True)  # s, p, c
take_all_back: Forbids[[State, int]] = Forbids("take_all_back", of_choices=True)  # s, p

# -- Chapter 18: consolidating power, and winning the game
consolidate: Causes[[State]] = Causes("consolidate")  # s
order_income: Counts[[State, int]] = Counts("order_income")  # s, i
action_over: Causes[[State]] = Causes("action_over")  # s
score_tie: Counts[[State, int]] = Counts("score_tie")  # s, p
drawn = Permission("drawn")
claim_victory: Forbids[[State, int]] = Forbids("claim_victory", of_choices=True)  # s, p
power_shift: Causes[[State]] = Causes("power_shift")  # s

# -- Chapter 19: neutral forces, and the game with three or four players
neutral_holds = Permission("neutral_holds")
march_bonus: Counts[[int]] = Counts("march_bonus", of_choices=True)  # token
no_battle = Permission("no_battle")
entry_support: Orders[[], str] = Orders("entry_support")
neutral_beaten: Causes[[State, int]] = Causes("neutral_beaten")  # s, i
return_neutral: Forbids[[State, int, int]] = Forbids("return_neutral", of_choices=True)  # s, p, i

# -- Chapter 20: what the Westeros cards say
effect_winter: Causes[[State, int]] = Causes("effect_winter")  # s, deck
effect_supply: Causes[[State, int]] = Causes("effect_supply")  # s, deck
effect_game: Causes[[State, int]] = Causes("effect_game")  # s, deck
step_skipped: Forbids[[State, str]] = Forbids("step_skipped")  # s, name
effect_nothing: Causes[[State, int]] = Causes("effect_nothing")  # s, deck
turn_over: Causes[[State]] = Causes("turn_over")  # s
effect_no_raids: Causes[[State, int]] = Causes("effect_no_raids")  # s, deck
effect_no_defense: Causes[[State, int]] = Causes("effect_no_defense")  # s, deck
effect_no_consolidating: Causes[[State, int]] = Causes("effect_no_consolidating")  # s, deck
effect_rains: Causes[[State, int]] = Causes("effect_rains")  # s, deck
EFFECTS: dict[str, Causes[[State, int]]] = {
    "mustering": effect_mustering,
    "clash": effect_clash,
    "wildlings": effect_wildlings,
    "winter": effect_winter,
    "supply": effect_supply,
    "game": effect_game,
    "nothing": effect_nothing,
    "no_raids": effect_no_raids,
    "no_defense": effect_no_defense,
    "no_consolidating": effect_no_consolidating,
    "rains": effect_rains,
}
"""What a Westeros card does, by the name of its effect."""

# -- Chapter 21: islands, rivers, the North
island_is_land = Permission("island_is_land")
border: Orders[[Border], Truth] = Orders("border", of_order=True)  # border
crossing: Permits[[Border]] = Permits("crossing", of_order=True)  # border

# -- Chapter 22: abilities of House cards
ability_cancelled: Forbids[[State, int]] = Forbids("ability_cancelled")  # s, side
no_leader_strength: Forbids[[State, int]] = Forbids("no_leader_strength")  # s, side
cancelled_first = Permission("cancelled_first")
ability_first: Forbids[[State, int]] = Forbids("ability_first", of_choices=True)  # s, p
kill: Forbids[[State, int, int, int]] = Forbids("kill", of_choices=True)  # s, p, i, unit
at_once: Causes[[State, int]] = Causes("at_once")  # s, side
spoils_rest: Permits[[State, int]] = Permits("spoils_rest")  # s, p
spoils: Orders[[State, int], Options] = Orders("spoils")  # s, p
take_back: Forbids[[State, int, int]] = Forbids("take_back")  # s, p, c
rob: Forbids[[State, int, int]] = Forbids("rob")  # s, p, c
knight: Forbids[[State, int, int]] = Forbids("knight")  # s, p, i
spoils_begin: Causes[[State, int]] = Causes("spoils_begin")  # s, p
cut: Forbids[[State, int, int]] = Forbids("cut")  # s, p, i
decline: Forbids[[State, int]] = Forbids("decline", of_choices=True)  # s, p
spoil: Causes[[State, int, Choice]] = Causes("spoil")  # s, p, choice
