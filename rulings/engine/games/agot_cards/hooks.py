"""The questions that the rules of this game answer, by chapters: each with its kind and its parameters after the table.

A permission that is ``of_choices`` is asked at every turn, so that its answer explains no single step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...cards.hooks import *  # noqa: F403  the questions of every card game stand beside those of this one
from ...core.hooks import Causes, Counts, Forbids, Offers, Orders, Permission, Permits, Replaces, Truth
from ...core.layout import State

if TYPE_CHECKING:
    from ...cards.table import Bound
    from .cards import Card
    from .decks import Deck

# -- Chapter 1, Úvod a vybavení: the aim of the game, houses and alliances
challenge: Forbids[[State, int, int, int]] = Forbids("challenge", of_choices=True)  # s, p, kind, q
belongs: Permits[[int, int]] = Permits("belongs", of_choices=True)  # p, c
deck: Forbids[[Deck]] = Forbids("deck")  # deck

# -- Chapter 2, Základní pojmy: the golden rule, kneeling and standing, claiming power
golden: Permits[[State, int, str]] = Permits("golden", of_choices=True)  # s, c, permission
source: Permits[[State, int, Bound]] = Permits("source", of_choices=True)  # s, p, b
no_source: Forbids[[State, int, Bound]] = Forbids("no_source")  # s, p, b
enter_play: Causes[[State, int, int]] = Causes("enter_play")  # s, c, p
enters_standing = Permission("enters_standing")
attack_declared: Causes[[State, int]] = Causes("attack_declared")  # s, c
defend_declared: Causes[[State, int]] = Causes("defend_declared")  # s, c
kneel: Causes[[State, int]] = Causes("kneel")  # s, c
claim_house: Causes[[State, int, int]] = Causes("claim_house")  # s, p, n
claim_card: Causes[[State, int, int]] = Causes("claim_card")  # s, c, n

# -- Chapter 3, Karty: the five types, what is printed on a card, income and initiative bonuses
card_data: Forbids[[Card]] = Forbids("card_data")  # card
house_deck_card: Forbids[[Card]] = Forbids("house_deck_card")  # card
choose_a_plot = Permission("choose_a_plot")
plot_revealed: Causes[[State, int]] = Causes("plot_revealed")  # s, p
characters_are_declared = Permission("characters_are_declared", of_choices=True)
defend: Forbids[[State, int, int]] = Forbids("defend", of_choices=True)  # s, p, c
attack: Forbids[[State, int, int]] = Forbids("attack", of_choices=True)  # s, p, c
destination: Orders[[State, int], int] = Orders("destination")  # s, c
income: Counts[[State, int]] = Counts("income")  # s, p
play: Forbids[[State, int, int, int]] = Forbids("play", of_choices=True)  # s, p, c, host
unborne: Forbids[[State, int]] = Forbids("unborne")  # s, c
foreign_host = Permission("foreign_host")
strength: Counts[[State, int]] = Counts("strength")  # s, c
left_play: Causes[[State, int]] = Causes("left_play")  # s, c
shed_cards_are_discarded = Permission("shed_cards_are_discarded")
neutral: Permits[[Card]] = Permits("neutral")  # card
shields = Permission("shields", of_choices=True)
bonuses_by_control = Permission("bonuses_by_control")
cancelled_pile: Orders[[State, int], int] = Orders("cancelled_pile")  # s, c
cost: Counts[[int, int]] = Counts("cost", of_choices=True)  # p, c
played: Causes[[State, int, int, int]] = Causes("played")  # s, p, c, host
pay: Causes[[State, int, int]] = Causes("pay")  # s, p, n
paid: Causes[[State, int, int]] = Causes("paid")  # s, p, what it would have cost
initiative: Counts[[State, int]] = Counts("initiative")  # s, p
claim: Counts[[State, int]] = Counts("claim")  # s, p
kneeling_income = Permission("kneeling_income")
kneeling_initiative = Permission("kneeling_initiative")

# -- Chapter 4, Příprava na hru: decks, the seven steps of set-up, the power pool
small_first_deck = Permission("small_first_deck", of_choices=True)
timing_setup: Forbids[[State, str]] = Forbids("timing_setup", of_time=True)  # s, step
begin: Causes[[State, Callable[..., Any]]] = Causes("begin")  # s, open_setup
setup_steps: Orders[[], str] = Orders("setup_steps", of_order=True)
separate_decks: Causes[[State]] = Causes("separate_decks")  # s
plot_deck_card: Forbids[[Card]] = Forbids("plot_deck_card")  # card
plot_deck: Forbids[[tuple[Card, ...]]] = Forbids("plot_deck")  # plots
reveal_houses: Causes[[State]] = Causes("reveal_houses")  # s
shuffle: Causes[[State]] = Causes("shuffle")  # s
redraw: Forbids[[State, int]] = Forbids("redraw", of_choices=True)  # s, p
redraw_part: Forbids[[State, int, int]] = Forbids("redraw_part")  # s, p, n
peek: Forbids[[State, int, int]] = Forbids("peek")  # s, p, c
left_kneeling: Forbids[[State, int, int]] = Forbids("left_kneeling")  # s, p, c
turn_up: Forbids[[State, int, int]] = Forbids("turn_up")  # s, p, c
redrawn: Causes[[State, int]] = Causes("redrawn")  # s, p
deploy: Forbids[[State, int, int]] = Forbids("deploy", of_choices=True)  # s, p, c
deployed: Causes[[State, int, int]] = Causes("deployed")  # s, p, c
setup_reveal: Causes[[State]] = Causes("setup_reveal")  # s
deploy_cost: Counts[[int, int]] = Counts("deploy_cost", of_choices=True)  # p, c
alliance_lays_out_both = Permission("alliance_lays_out_both", of_choices=True)
setup_mode: Orders[[State], str] = Orders("setup_mode")  # s
setup_texts: Causes[[State, int, str]] = Causes("setup_texts")  # s, c, mode
unheard_in_setup: Permits[[str]] = Permits("unheard_in_setup")  # event
make_pool: Causes[[State]] = Causes("make_pool")  # s
pool_empty: Causes[[State, int]] = Causes("pool_empty")  # s, n

# -- Chapter 5, Unikátní karty a duplikáty
control: Forbids[[State, int, int]] = Forbids("control")  # s, p, c
duplicate: Forbids[[State, int, int, int]] = Forbids("duplicate", of_choices=True)  # s, p, c, host
flags_mark_unique_cards = Permission("flags_mark_unique_cards", of_choices=True)
attach_duplicates = Permission("attach_duplicates", of_choices=True)
duplicate_cost: Orders[[int, int], int] = Orders("duplicate_cost")  # p, c
counts_as_attachment = Permission("counts_as_attachment")
bare: Forbids[[State, int]] = Forbids("bare")  # s, c
attach: Forbids[[State, int, int, bool]] = Forbids("attach")  # s, c, host, duplicate
duplicate_exception = Permission("duplicate_exception", of_choices=True)
save_right: Forbids[[State, int, int]] = Forbids("save_right")  # s, p, c
save: Offers[[State, int]] = Offers("save")  # s, c
same_card: Permits[[State, int, int]] = Permits("same_card")  # s, a, b
face: Orders[[State, int], int] = Orders("face", of_order=True)  # s, c
swap: Forbids[[State, int, int, int]] = Forbids("swap")  # s, p, c, duplicate
duplicated: Causes[[State, int, int, int]] = Causes("duplicated")  # s, p, c, host

# -- Chapter 6, Fáze kola: dominance and standing (6.40 to 6.44)
dominance_total: Counts[[State, int]] = Counts("dominance_total", total=True)  # s, p
dominance_winner: Orders[[State, list[int]], list[int]] = Orders("dominance_winner")  # s, sums
dominance: Causes[[State]] = Causes("dominance")  # s
dominance_won: Causes[[State, int]] = Causes("dominance_won")  # s, p
stand_all: Causes[[State]] = Causes("stand_all")  # s

# -- Chapter 6, Fáze kola: the round and its six phases. Victory (6.46 to 6.52) has a file of its own
round_over: Causes[[State]] = Causes("round_over")  # s
together: Orders[[State], range] = Orders("together")  # s
leads: Orders[[State], int] = Orders("leads", of_order=True)  # s
turn_order: Orders[[State, int], list[int]] = Orders("turn_order", of_order=True)  # s, first
round_phases: Orders[[], str] = Orders("round_phases", of_order=True)
plot_refused: Forbids[[State, int, int]] = Forbids("plot_refused")  # s, p, c
no_plot: Forbids[[State, int]] = Forbids("no_plot", of_choices=True)  # s, p
plots_chosen: Causes[[State]] = Causes("plots_chosen")  # s
plots_revealed: Causes[[State, int]] = Causes("plots_revealed")  # s, p
initiative_order: Orders[[State, list[int]], list[int]] = Orders("initiative_order")  # s, tied
tie_power: Counts[[State, int]] = Counts("tie_power")  # s, p
lots = Permission("lots")
lot_refused: Forbids[[State, int]] = Forbids("lot_refused")  # s, p
name_first: Causes[[State, int]] = Causes("name_first")  # s, p
draw_phase: Causes[[State]] = Causes("draw_phase")  # s
draw: Forbids[[State, int]] = Forbids("draw")  # s, p
draw_by_effect: Forbids[[State, int]] = Forbids("draw_by_effect")  # s, p
drawn_by_effect: Causes[[State, int]] = Causes("drawn_by_effect")  # s, p
not_a_draw = Permission("not_a_draw")
partly_fails = Permission("partly_fails")
saves_forfeit = Permission("saves_forfeit")
terminal_after_saves = Permission("terminal_after_saves")
saves_in_vain = Permission("saves_in_vain", of_choices=True)
burnt_while_it_lasts = Permission("burnt_while_it_lasts")
burns_once: Permits[[State, int]] = Permits("burns_once")  # s, c: burning kills at that moment or not at all
saves_count_whole = Permission("saves_count_whole")
into_hand_undrawn = Permission("into_hand_undrawn")
into_play_undrawn = Permission("into_play_undrawn")
searched_undrawn = Permission("searched_undrawn")
drawn_though_put: Permits[[State, int, int]] = Permits("drawn_though_put")  # s, c, zone: where it goes; it counts as drawn
empty_hand_pays = Permission("empty_hand_pays")
marshalling_begins: Causes[[State, int]] = Causes("marshalling_begins")  # s, p
from_hand: Forbids[[State, int, int]] = Forbids("from_hand")  # s, p, c
marshal = Permission("marshal", of_choices=True)
gold_abilities = Permission("gold_abilities", of_choices=True)
may_stop = Permission("may_stop", of_choices=True)
stop: Forbids[[State, int]] = Forbids("stop", of_choices=True)  # s, p
phase_over: Causes[[State, int]] = Causes("phase_over")  # s, phase
gold: Forbids[[State, int]] = Forbids("gold")  # s, p
was_played: Causes[[State, int, int]] = Causes("was_played")  # s, p, c
attacks_declared: Causes[[State]] = Causes("attacks_declared")  # s
opponents: Orders[[State, int], list[int]] = Orders("opponents", of_order=True)  # s, p
timing_challenge: Forbids[[State, int]] = Forbids("timing_challenge", of_time=True)  # s, p
next_turn = Permission("next_turn")

# -- Chapter 6, second half: Vítězství. When the game ends and whose power counts (6.46 to 6.52)
victor: Orders[[State, int], int] = Orders("victor")  # s, p
power: Counts[[State, int]] = Counts("power")  # s, p
take_power: Forbids[[State, int]] = Forbids("take_power")  # s, c

# -- Chapter 7, Provádění výzev: attackers, defenders, resolution, claim
timing_defend: Forbids[[State, int]] = Forbids("timing_defend", of_time=True)  # s, p
between = Permission("between")
timing_act: Forbids[[State, int]] = Forbids("timing_act", of_time=True)  # s, p
timing_attack: Forbids[[State, int]] = Forbids("timing_attack", of_time=True)  # s, p
vain_challenge: Forbids[[State, int, int, int]] = Forbids("vain_challenge", of_choices=True)  # s, p, kind, q
attack_done: Forbids[[State, int]] = Forbids("attack_done", of_choices=True)  # s, p
attack_total: Counts[[State]] = Counts("attack_total", total=True)  # s
defense_total: Counts[[State]] = Counts("defense_total", total=True)  # s
challenge_winner: Orders[[State, int, int], int] = Orders("challenge_winner")  # s, attack, defense
win: Forbids[[State, int, int, int]] = Forbids("win")  # s, player, attack, defense
resolution: Causes[[State]] = Causes("resolution")  # s
aftermath: Orders[[], str] = Orders("aftermath", of_order=True)
aftermath_in_order = Permission("aftermath_in_order", of_order=True)
claim_refused: Forbids[[State]] = Forbids("claim_refused")  # s
military: Causes[[State]] = Causes("military")  # s
victim_chooser: Orders[[State], int] = Orders("victim_chooser")  # s
victim: Forbids[[State, int, int]] = Forbids("victim", of_choices=True)  # s, p, c
any_victim = Permission("any_victim")
fewer_characters = Permission("fewer_characters")
fewer_cards = Permission("fewer_cards")
cards_due: Counts[[State]] = Counts("cards_due")  # s
fewer_tokens = Permission("fewer_tokens")
dead_pile = Permission("dead_pile")
victims_due: Forbids[[State, int, int]] = Forbids("victims_due")  # s, chosen, due
victims_done: Forbids[[State]] = Forbids("victims_done")  # s
kill: Causes[[State, int]] = Causes("kill")  # s, c
discard: Causes[[State, int]] = Causes("discard")  # s, c
at_random = Permission("at_random")
hand_by_choice: Forbids[[State, int, int]] = Forbids("hand_by_choice")  # s, p, c
intrigue: Causes[[State]] = Causes("intrigue")  # s
power_claim: Causes[[State]] = Causes("power_claim")  # s
power_taken: Causes[[State, int]] = Causes("power_taken")  # s, moved
unopposed: Orders[[State, int], Truth] = Orders("unopposed")  # s, defense
unopposed_bonus: Causes[[State]] = Causes("unopposed_bonus")  # s
participating: Permits[[State, int]] = Permits("participating")  # s, c

# -- Chapter 8, Klíčová slova: Limited, Renown, No attachments, Stealth. Limited stands with 6.34
renown: Causes[[State]] = Causes("renown")  # s
renown_place = Permission("renown_place")
stealth: Counts[[State]] = Counts("stealth")  # s
stealth_picks: Forbids[[State, int]] = Forbids("stealth_picks")  # s, p
stealth_target: Forbids[[State, int, int]] = Forbids("stealth_target", of_choices=True)  # s, p, c
timing_stealth: Forbids[[State, int]] = Forbids("timing_stealth", of_time=True)  # s, p

# -- Chapter 9, Pokročilá pravidla: actions, passives, responses, saves, lasting effects, timing, cannot
any_phase = Permission("any_phase", of_choices=True)
turn_begins: Causes[[State, int]] = Causes("turn_begins")  # s, p
turns_over: Causes[[State]] = Causes("turns_over")  # s
not_waiting: Forbids[[State, Bound]] = Forbids("not_waiting")  # s, b
decline: Forbids[[State]] = Forbids("decline")  # s
used_up: Forbids[[State, Bound]] = Forbids("used_up")  # s, b
timing_save: Forbids[[State, int]] = Forbids("timing_save", of_time=True)  # s, c
timing_cancel: Forbids[[State, int]] = Forbids("timing_cancel", of_time=True)  # s, p
saved: Causes[[State, int]] = Causes("saved")  # s, c
spared: Causes[[State, int]] = Causes("spared")  # from a claim: s, c
cancelled: Causes[[State, int]] = Causes("cancelled")  # s, f
save_reach: Forbids[[State, int, Bound]] = Forbids("save_reach")  # s, c, b
duplicate_of_another: Forbids[[State, int, int]] = Forbids("duplicate_of_another")  # s, c, d
not_saved: Forbids[[State, int]] = Forbids("not_saved")  # s, c
save_unaimed: Forbids[[State, int, Bound]] = Forbids("save_unaimed")  # s, p, b
give_room: Causes[[State, int]] = Causes("give_room")  # s, f
timing_room: Forbids[[State, int, bool, int]] = Forbids("timing_room", of_time=True)  # s, p, acted, turn
passive_let_be: Forbids[[State, int, Bound]] = Forbids("passive_let_be")  # s, p, b
reorder: Forbids[[State, int]] = Forbids("reorder")  # s, p
look = Permission("look")
not_yours_to_order: Forbids[[State, int, int]] = Forbids("not_yours_to_order")  # s, p, c
kill_or_discard: Orders[[State, int], int] = Orders("kill_or_discard")  # s, c
save_refused: Forbids[[State, int]] = Forbids("save_refused")  # s, c

# -- Chapter 9, Pokročilá pravidla: lasting effects, and what effects do to control, texts and immunity (9.23 to 9.29)
challenge_over: Causes[[State]] = Causes("challenge_over")  # s
last: Causes[[State, int, int, int, int, int]] = Causes("last")  # s, c, until, what, n, extra
control_over: Causes[[State, int]] = Causes("control_over")  # s, c
control_changed: Causes[[State, int, int]] = Causes("control_changed")  # s, c, p
attachments_stay = Permission("attachments_stay", of_choices=True)
attachments_keep_controller = Permission("attachments_keep_controller", of_choices=True)
cancelled_is_unplayed = Permission("cancelled_is_unplayed")
leaves_play: Causes[[State, int]] = Causes("leaves_play")  # s, c
together_on_a_card = Permission("together_on_a_card")
strength_bound: Counts[[int]] = Counts("strength_bound", bound=True)  # value
unclamped = Permission("unclamped")

# -- Chapter 10, Symboly a stavba balíčku: what a legal deck is
deck_plot: Forbids[[Deck, Card]] = Forbids("deck_plot")  # deck, card
restricted = Permission("restricted")
deck_card: Forbids[[Deck, Card]] = Forbids("deck_card")  # deck, card

# -- Chapter 1, Lízání karet: the draw cap, winter, searching, what is shown
extra_is_additional = Permission("extra_is_additional")
base_draw: Counts[[State]] = Counts("base_draw")  # s
cap_stands = Permission("cap_stands")
draw_cap: Counts[[State]] = Counts("draw_cap")  # s
one_by_one = Permission("one_by_one")
at_once: Permits[[]] = Permits("at_once")

# -- Chapter 2, Příprava a zápletky: set-up without triggers, the order of plot effects, states of plots
played_in_setup = Permission("played_in_setup")
plot_texts_at_once = Permission("plot_texts_at_once")
plots_together = Permission("plots_together", of_choices=True)
plots_apart: Permits[[]] = Permits("plots_apart")
plot_order: Orders[[State], int] = Orders("plot_order")  # s
not_yours_to_sequence: Forbids[[State, int]] = Forbids("not_yours_to_sequence")  # s, p
after_plots: Permits[[str]] = Permits("after_plots")  # kind
timing_response: Forbids[[State, Bound]] = Forbids("timing_response", of_time=True)  # s, b
plot_cancels_first = Permission("plot_cancels_first")
out_of_turn: Forbids[[State, int]] = Forbids("out_of_turn")  # s, p

# -- Chapter 3, Načasování: one response a trigger, killed and discarded at once, the end of a phase, loops
passive_once = Permission("passive_once")
set_off_again = Permission("set_off_again")
first_settles = Permission("first_settles")
doomed_twice: Causes[[State, int, int]] = Causes("doomed_twice")  # s, c, bits
cancel_unfit: Forbids[[State, int, Bound]] = Forbids("cancel_unfit")  # s, c, b
cancel_aim: Forbids[[State, int, int]] = Forbids("cancel_aim")  # s, p, c
loop: Forbids[[State, int, int, State | None]] = Forbids("loop")  # s, p, n, earlier
loops = Permission("loops", of_choices=True)
loops_may_win = Permission("loops_may_win")
plays_on_after_loops = Permission("plays_on_after_loops")
repeat: Causes[[State, State, int]] = Causes("repeat")  # s, earlier, n
repeated: Causes[[State, int]] = Causes("repeated")  # s, p

# -- Chapter 4, Ceny a účinky: X, payments and reductions, triggered effects, blank texts, kinds of abilities
chosen_x: Forbids[[State, Bound, int]] = Forbids("chosen_x")  # s, b, the value that a player names
payment_is_no_effect = Permission("payment_is_no_effect")
payment_triggers: Permits[[]] = Permits("payment_triggers")
take_back: Forbids[[State, int, int]] = Forbids("take_back")  # s, p, c
reducible = Permission("reducible")
never_below_nothing = Permission("never_below_nothing")
reduction: Counts[[State, int, str]] = Counts("reduction")  # s, p, kind
payments_in_full = Permission("payments_in_full", of_choices=True)
event_is_triggered = Permission("event_is_triggered")
keeps_without_abilities = Permission("keeps_without_abilities")
values_are_no_abilities = Permission("values_are_no_abilities")
gained_works = Permission("gained_works")
gained_stays = Permission("gained_stays")
icons_stay = Permission("icons_stay", of_choices=True)
crests_stay = Permission("crests_stay", of_choices=True)
self_only = Permission("self_only")

# -- Chapter 5, Stavy karet: out of play, immunity, terminal effects, cards that become something else
ambush: Forbids[[State, int, int]] = Forbids("ambush")  # s, p, c
ambushed: Causes[[State, int, int]] = Causes("ambushed")  # s, p, c
pays_in_spite = Permission("pays_in_spite", of_choices=True)
not_immune: Permits[[State, int, int]] = Permits("not_immune")  # s, c, source
outlives_immunity = Permission("outlives_immunity")
only_itself: Permits[[State, int]] = Permits("only_itself")  # s, c
immune_with_host: Permits[[State, int]] = Permits("immune_with_host")  # s, c
gold_is_open = Permission("gold_is_open", of_choices=True)
power_is_open = Permission("power_is_open", of_choices=True)
tokens_protected: Forbids[[State, int, str]] = Forbids("tokens_protected")  # s, c, what
attached_as: Causes[[State, int]] = Causes("attached_as")  # s, c
grave: Orders[[State, int], int] = Orders("grave")  # s, c
killed_like_others = Permission("killed_like_others", of_choices=True)
unheard_kill: Forbids[[State, int]] = Forbids("unheard_kill")  # s, c

untitled: Permits[[State, int]] = Permits("untitled")  # s, c

# -- Chapter 6, Kontrola: who controls and who owns, taking part, gained abilities, additional challenges
owning_is_apart = Permission("owning_is_apart")
owner_counts = Permission("owner_counts")
defenders_go_on = Permission("defenders_go_on")
withdrew: Causes[[State, int]] = Causes("withdrew")  # s, c

# -- Chapter 7, Definice: duplicates as abilities, cannot, playing and putting, leaving play, then, and the rest
duplicate_ability: Causes[[State, int, int]] = Causes("duplicate_ability")  # s, c, p
works_on_immune = Permission("works_on_immune", of_choices=True)
saves_the_blank = Permission("saves_the_blank", of_choices=True)
put_is_not_play = Permission("put_is_not_play")
put_is_unheard = Permission("put_is_unheard")
put_as_played: Causes[[State, int, int]] = Causes("put_as_played")  # s, p, c
heard_when_played = Permission("heard_when_played", of_choices=True)
heard_when_put = Permission("heard_when_put", of_choices=True)
enters_unnoticed: Forbids[[str]] = Forbids("enters_unnoticed")  # how
put_for_nothing = Permission("put_for_nothing", of_choices=True)
put_unrestricted = Permission("put_unrestricted", of_choices=True)
moribund_works = Permission("moribund_works", of_choices=True)
moribund: Causes[[State, int, int]] = Causes("moribund")  # s, c, zone
destination_locked: Forbids[[State, int]] = Forbids("destination_locked")  # s, c
discarded_from: Replaces[[State, int, int, int]] = Replaces("discarded_from")  # s, c, origin, its keywords there
only_from_play = Permission("only_from_play", of_choices=True)
event_pile: Orders[[State, int, int], int] = Orders("event_pile")  # s, c, cancelled
cancelled_stays_mortal = Permission("cancelled_stays_mortal")
cancel_forfeits = Permission("cancel_forfeits")
house_in_play = Permission("house_in_play", of_choices=True)
stays: Forbids[[State, int]] = Forbids("stays")  # s, c
agendas_apart = Permission("agendas_apart", of_choices=True)

# -- Chapter 7, Definice: Ambush, Deadly and shadows (7.41 to 7.46)
deadly: Causes[[State]] = Causes("deadly")  # s
deadly_ahead: Permits[[State]] = Permits("deadly_ahead", of_choices=True)  # s
deadly_victim: Forbids[[State, int, int]] = Forbids("deadly_victim")  # s, p, c
deadly_can_be_saved = Permission("deadly_can_be_saved", of_choices=True)
shadows_are_played = Permission("shadows_are_played", of_choices=True)
into_shadows: Forbids[[State, int, int]] = Forbids("into_shadows")  # s, p, c
shadowed: Causes[[State, int, int]] = Causes("shadowed")  # s, p, c
shadows_hide = Permission("shadows_hide", of_choices=True)
unshadow: Forbids[[State, int, int]] = Forbids("unshadow")  # s, p, c
effects_unlimited = Permission("effects_unlimited", of_choices=True)
shadow_limit: Forbids[[State, int]] = Forbids("shadow_limit")  # s, c

# -- Chapter 8, Anatomie schopností: play restriction, cost, target, effect
free_of_charge = Permission("free_of_charge", of_choices=True)
payment: Forbids[[State, int, Bound, int]] = Forbids("payment")  # s, p, b, c
surplus: Forbids[[Bound, int, int]] = Forbids("surplus")  # b, targets, payments
shortfall: Forbids[[State, int]] = Forbids("shortfall")  # s, p
ambush_underpaid: Forbids[[State, int, int, int]] = Forbids("ambush_underpaid")  # s, p, the same, for Ambush
underpaid: Forbids[[State, int, int, int]] = Forbids("underpaid")  # s, p, the cost in influence, what the cards named have
mistargeted: Forbids[[State, int, Bound, int]] = Forbids("mistargeted")  # s, p, b, c
no_hand: Forbids[[State, int, Bound, int]] = Forbids("no_hand")  # s, p, b, q
must_choose: Forbids[[State, int, Bound]] = Forbids("must_choose")  # s, p, b
not_in_hand: Forbids[[State, int, int]] = Forbids("not_in_hand")  # s, p, c
chosen_alone = Permission("chosen_alone", of_choices=True)
untargeted = Permission("untargeted", of_choices=True)
aimless = Permission("aimless", of_choices=True)
null_results = Permission("null_results", of_choices=True)

# -- asked of both sides and of several phases alike; no rule of these books answers
defend_done: Forbids[[State, int]] = Forbids("defend_done", of_choices=True)  # s, p
defends_declared: Causes[[State]] = Causes("defends_declared")  # s
challenges_begin: Causes[[State, int]] = Causes("challenges_begin")  # s, p
