"""The questions that play asks of the rules. Parameters stand after the table: s a position, p a character, c a card's number."""

from __future__ import annotations

from ...core.hooks import Causes, Counts, Forbids, Orders, Permission, Permits, Truth
from ...core.layout import State
from .model import Effect, Encounter, Stage

# -- who fights, in what state ---------------------------------------------------------------
panics: Orders[[State, int], Truth] = Orders("panics")  # s, p
calm: Orders[[State, int], Truth] = Orders("calm")  # s, p: what keeps panic away
level: Counts[[State, int, str]] = Counts("level")  # s, p, attribute
health_changed: Causes[[State, int]] = Causes("health_changed")  # s, p
dying: Causes[[State, int]] = Causes("dying")  # s, p: the card Dying! has come
left_alone: Causes[[State]] = Causes("left_alone")  # s: nobody is left in the encounter
hit: Causes[[State, int, int]] = Causes("hit")  # s, p, n: hits that come through
ward: Forbids[[State, int, int, int]] = Forbids("ward", of_choices=True)  # s, p, item, whence: it keeps hits away
value_changed: Causes[[State, int, str, int]] = Causes("value_changed")  # s, p, what, by how much

# -- preparing an encounter ------------------------------------------------------------------
natures: Permission = Permission("natures")
deck_of: Orders[[int], str] = Orders("deck_of")  # kind of encounter: the colour of its deck
opening_step: Orders[[], int] = Orders("opening_step", of_order=True)
from_top: Orders[[State, str], int] = Orders("from_top")  # s, colour: the encounter that is met
no_encounter: Orders[[State], Truth] = Orders("no_encounter")  # s: the card that was drawn begins none
equip: Forbids[[State, int, int]] = Forbids("equip", of_choices=True)  # s, p, item
finish_equipping: Forbids[[State, int]] = Forbids("finish_equipping", of_choices=True)  # s, p
set_aside: Forbids[[State, int, int]] = Forbids("set_aside", of_choices=True)  # s, p, item
no_item: Orders[[int], Truth] = Orders("no_item")  # item: a card that a character carries is none
setting_aside: Permission = Permission("setting_aside")
opening_cards: Counts[[State, int]] = Counts("opening_cards")  # s, p
redraw: Forbids[[State, int]] = Forbids("redraw", of_choices=True)  # s, p
redrawing: Permission = Permission("redrawing")
redrawing_again: Permission = Permission("redrawing_again")
redrawn: Causes[[State, int]] = Causes("redrawn")  # s, p
extra_cards: Counts[[State, int]] = Counts("extra_cards")  # s, p: after the opening hands
begins: Causes[[State]] = Causes("begins")  # s

# -- the turn ---------------------------------------------------------------------------------
activate: Forbids[[State, int, int]] = Forbids("activate", of_choices=True)  # s, party, p
choosing: Permission = Permission("choosing")
unagreed: Orders[[State], int] = Orders("unagreed")  # s: who is activated when the party disagrees
activated: Causes[[State, int]] = Causes("activated")  # s, p: the token lies on the board
woken: Causes[[State, int]] = Causes("woken")  # s, p: right after it, before step 1
whole_party: Permission = Permission("whole_party")  # effects may name the whole party
concerns: Orders[[State, int], int] = Orders("concerns")  # s, owner: whom the effects of an activation concern
activation_step: Orders[[], int] = Orders("activation_step", of_order=True)
after_activation: Orders[[State], int] = Orders("after_activation")  # s
end_step: Orders[[], int] = Orders("end_step", of_order=True)
hand_limit: Orders[[State], int] = Orders("hand_limit")  # s
standard_draw: Counts[[State, int]] = Counts("standard_draw")  # s, p
no_draw: Orders[[State, int], Truth] = Orders("no_draw")  # s, p
extra_draw: Counts[[State, int]] = Counts("extra_draw")  # s, p
reset: Causes[[State]] = Causes("reset")  # s: activations at the end of a turn
card_tokens_stay: Permission = Permission("card_tokens_stay")
new_turn: Causes[[State]] = Causes("new_turn")  # s

# -- delayed abilities ------------------------------------------------------------------------
count_down: Causes[[State]] = Causes("count_down")  # s: step 1
token_gone: Causes[[State, int]] = Causes("token_gone")  # s, c: one token has left a card
due_order: Orders[[State], list[int]] = Orders("due_order")  # s
resolve: Forbids[[State, int, int]] = Forbids("resolve", of_choices=True)  # s, p, c: the delayed ability of a card
fired: Causes[[State, int]] = Causes("fired")  # s, c: the delayed ability of a card is resolved
once: Permission = Permission("once")

# -- playing a card ---------------------------------------------------------------------------
play: Forbids[[State, int, int]] = Forbids("play", of_choices=True)  # s, p, c
insert: Forbids[[State, int, int, int]] = Forbids("insert", of_choices=True)  # s, p, c, the card before which it would lie
needless: Permission = Permission("needless")
first_freely: Permission = Permission("first_freely")
first_without_another: Permission = Permission("first_without_another")
another: Permission = Permission("another")
freely: Permits[[State, int, int]] = Permits("freely")  # s, p, c: a further card in spite of its locks
stop: Forbids[[State, int]] = Forbids("stop", of_choices=True)  # s, p
forced: Orders[[State, int], Truth] = Orders("forced")  # s, p: the top card of the deck is played
further_in_panic: Permission = Permission("further_in_panic")
joins: Causes[[State, int, int]] = Causes("joins")  # s, p, c: it comes to the sequence
placed: Causes[[State, int, int]] = Causes("placed")  # s, p, c: it lies in the sequence
one_sequence: Permission = Permission("one_sequence")
aligned: Permission = Permission("aligned")
joins_encounter: Permission = Permission("joins_encounter")
further_resolve: Permission = Permission("further_resolve")
resolving_step: Orders[[], int] = Orders("resolving_step", of_order=True)
lock: Forbids[[State, int, int, int]] = Forbids("lock")  # s, p, c, row: an attribute lock that does not connect
pay: Forbids[[State, int, int]] = Forbids("pay", of_choices=True)  # s, p, c
save_magic: Forbids[[State, int, int]] = Forbids("save_magic", of_choices=True)  # s, p, c
saving_magic: Permission = Permission("saving_magic")
paid: Causes[[State, int, int]] = Causes("paid")  # s, p, c
free_lock: Permission = Permission("free_lock")
empty_half: Permission = Permission("empty_half")
bonus: Causes[[State, int, int, int]] = Causes("bonus")  # s, p, c, lock
times: Counts[[State, int, int]] = Counts("times")  # s, c, lock: how much oftener the bonus of a lock counts
not_multiplied: Permission = Permission("not_multiplied")
cancelled: Orders[[State, int, int], Truth] = Orders("cancelled")  # s, c, lock
triggers: Permission = Permission("triggers")
on_play: Causes[[State, int, int]] = Causes("on_play")  # s, p, c: its ability's turn
bonus_draw: Causes[[State, int, int]] = Causes("bonus_draw")  # s, p, n
discard_last: Causes[[State, int]] = Causes("discard_last")  # s, n: a bonus says so
last_leaves: Causes[[State]] = Causes("last_leaves")  # s: and now it goes
leaves_sequence: Causes[[State, int]] = Causes("leaves_sequence")  # s, c
between_cards: Causes[[State]] = Causes("between_cards")  # s: a card has been resolved
no_check: Permission = Permission("no_check")

colour_of: Orders[[str], str] = Orders("colour_of")  # the number of a card
by_number: Orders[[str], int] = Orders("by_number")  # the card that has a number

# -- abilities --------------------------------------------------------------------------------
covered: Orders[[State, int], Truth] = Orders("covered")  # s, c
keeps_working: Permission = Permission("keeps_working")
never_covered: Orders[[State, int], Truth] = Orders("never_covered")  # s, c
use: Forbids[[State, int, int]] = Forbids("use", of_choices=True)  # s, p, c: charges
charges_used: Causes[[State, int, int]] = Causes("charges_used")  # s, p, c
charged: Causes[[State, int, int]] = Causes("charged")  # s, c, n
by_encounter: Orders[[State, str], int] = Orders("by_encounter")  # s, attribute: the program of a bonus of the encounter
connected_locks: Counts[[State, str]] = Counts("connected_locks")  # s, attribute
impossible: Orders[[State, int, str], Truth] = Orders("impossible")  # s, p, what an ability needs
on_colour: Orders[[State, str], Truth] = Orders("on_colour")  # s, "green" or "red"

# -- markers, affinity, the opponent --------------------------------------------------------------
add_markers: Causes[[State, int, int]] = Causes("add_markers")  # s, p, n
fewer_markers: Counts[[State, int]] = Counts("fewer_markers")  # s, p
fewer_given: Causes[[State, int]] = Causes("fewer_given")  # s, p
remove_markers: Causes[[State, int, int]] = Causes("remove_markers")  # s, p, n
affinity: Causes[[State, int]] = Causes("affinity")  # s, by how much
pushed: Causes[[State, int]] = Causes("pushed")  # s, by how much: the opponent moves the marker
affinity_bound: Counts[[State, int]] = Counts("affinity_bound")  # s, value: how far back a move past the end is taken
opportunity: Orders[[State, int], Truth] = Orders("opportunity")  # s, p: it is due after the cards
opportunity_on: Orders[[State], int] = Orders("opportunity_on")  # s: whom it falls on
before_attack: Causes[[State, int]] = Causes("before_attack")  # s, p
attack: Orders[[State], int] = Orders("attack")  # s: the program of the opponent's answer
strikes: Counts[[State]] = Counts("strikes")  # s: attacks in step 3
changed_by: Counts[[State, int, Effect]] = Counts("changed_by")  # s, whence, what the opponent would do: how it is changed
outside_step_3: Permission = Permission("outside_step_3")  # of an opportunity attack
changed_first: Permission = Permission("changed_first")
unavoidable: Orders[[State, int], Truth] = Orders("unavoidable")  # s, whence

# -- checks and ends ---------------------------------------------------------------------------
track_end: Orders[[State], int] = Orders("track_end")  # s: TOP or BOTTOM, where the marker has come to an end of the track
stage_now: Orders[[State], Stage] = Orders("stage_now")  # s: the stage that is being played
stages_to_win: Counts[[State]] = Counts("stages_to_win")  # s
verdict: Orders[[State], int] = Orders("verdict")  # s: the outcome, if a check finds one
stage_is_won: Orders[[State], Truth] = Orders("stage_is_won")  # s
stage_won: Causes[[State]] = Causes("stage_won")  # s
outcome: Causes[[State]] = Causes("outcome")  # s: rewards and prices of the outcome
ended: Causes[[State]] = Causes("ended")  # s: whatever the outcome
stays_on_map: Orders[[State], Truth] = Orders("stays_on_map")  # s: the card of the encounter does not go to its deck
cleared: Causes[[State]] = Causes("cleared")  # s: the cards go back
flee: Forbids[[State, int]] = Forbids("flee", of_choices=True)  # s, party
fled: Causes[[State]] = Causes("fled")  # s: the party has given a diplomatic encounter up
forced_out: Causes[[State, int]] = Causes("forced_out")  # s, p: a character must leave a combat
avoid: Forbids[[State, int]] = Forbids("avoid", of_choices=True)  # s, party
payers: Orders[[State], list[int]] = Orders("payers")  # s: who pays for avoiding the encounter
reached: Orders[[list[int]], int] = Orders("reached")  # values: what the members reach of what avoiding requires
avoided: Causes[[State]] = Causes("avoided")  # s

approaches: Permission = Permission("approaches")
approach: Forbids[[State, int, int]] = Forbids("approach", of_choices=True)  # s, party, the number of an approach
incomplete: Forbids[[Encounter]] = Forbids("incomplete")  # the record of a diplomatic encounter lacks something

# -- cards drawn and discarded --------------------------------------------------------------------
other_draws: Permission = Permission("other_draws")
no_draw_needed: Permission = Permission("no_draw_needed")
draw_barred: Orders[[State, int], Truth] = Orders("draw_barred")  # s, p
gained: Causes[[State, int, str, int]] = Causes("gained")  # s, p, what, by how much
drawn: Causes[[State, int, int]] = Causes("drawn")  # s, p, c
too_few: Causes[[State, int]] = Causes("too_few")  # s, p: fewer cards in the deck than must be drawn
empty_hand: Causes[[State, int]] = Causes("empty_hand")  # s, p: a card must be discarded and there is none
discard: Forbids[[State, int, int]] = Forbids("discard", of_choices=True)  # s, p, c

# -- the map and its menhirs ----------------------------------------------------------------------
is_lit: Orders[[State, int], Truth] = Orders("is_lit")  # s, place: its menhir is active
in_reach: Orders[[State, int, int], Truth] = Orders("in_reach")  # s, place of a menhir, place
light: Forbids[[State, int, int]] = Forbids("light", of_choices=True)  # s, party, place
lit: Causes[[State, int]] = Causes("lit")  # s, place
days_fewer: Counts[[State]] = Counts("days_fewer")  # s: of a menhir that is lit
heads_fewer: Counts[[State]] = Counts("heads_fewer")  # s: players whom an event does not count
setup_fewer: Counts[[State]] = Counts("setup_fewer")  # s: players whom the setup does not count
events_fewer: Counts[[State, int]] = Counts("events_fewer")  # s, n: random events that are not added

# -- the parts of a day, and its beginning --------------------------------------------------------
part_of_day: Orders[[int], int] = Orders("part_of_day", of_order=True)  # the part before
morning_step: Orders[[int], int] = Orders("morning_step", of_order=True)  # the step before
dawn_now: Forbids[[State]] = Forbids("dawn_now", of_choices=True)  # s
burnt_out: Causes[[State]] = Causes("burnt_out")  # s
out_of_reach: Causes[[State]] = Causes("out_of_reach")  # s
menhir_dial: Causes[[State, int, int]] = Causes("menhir_dial")  # s, place, what the dial shows
other_dial: Causes[[State, int, int]] = Causes("other_dial")  # s, place, what the dial shows
dial_held: Orders[[State, int], Truth] = Orders("dial_held")  # s, the cell of the quest token on it
place_tokens: Causes[[State]] = Causes("place_tokens")  # s
new_event: Causes[[State]] = Causes("new_event")  # s
guardians_move: Causes[[State]] = Causes("guardians_move")  # s

# -- the actions of a day: "who" is a set of characters, a bit each -----------------------------------
act: Forbids[[State, int, int]] = Forbids("act", of_choices=True)  # s, party, who
act_now: Forbids[[State]] = Forbids("act_now", of_choices=True)  # s
local: Forbids[[State, int, int]] = Forbids("local", of_choices=True)  # s, party, who
menhir: Forbids[[State, int, int]] = Forbids("menhir", of_choices=True)  # s, party, who
effort: Forbids[[State, int, int]] = Forbids("effort", of_choices=True)  # s, who, n
spent: Causes[[State, int, int]] = Causes("spent")  # s, p, n: energy for an action
any_turn: Permission = Permission("any_turn")
travelled: Causes[[State, int, int]] = Causes("travelled")  # s, p, place
give_up: Forbids[[State, int, int]] = Forbids("give_up", of_choices=True)  # s, party, p
noon_over: Orders[[State], Truth] = Orders("noon_over")  # s

# -- guardians -------------------------------------------------------------------------------------
roams: Orders[[State, int], Truth] = Orders("roams")  # s, e
guardian_order: Permission = Permission("guardian_order")
roll: Forbids[[State, int, int]] = Forbids("roll", of_choices=True)  # s, party, e
roll_now: Forbids[[State]] = Forbids("roll_now", of_choices=True)  # s
goes_to: Orders[[State, int, int], int] = Orders("goes_to")  # s, e, where the die points
finds: Orders[[State, int, int], Truth] = Orders("finds")  # s, e, whether it has moved: it meets who is there
awaits: Orders[[State, int], Truth] = Orders("awaits")  # s, place: its guardians meet who arrives
guardian_first: Permission = Permission("guardian_first")
which_first: Permission = Permission("which_first")
laid_at: Orders[[State], int] = Orders("laid_at")  # s: where the card of a guardian is put (its place + 1)

# -- the end of a day ---------------------------------------------------------------------------------
evening_step: Orders[[int], int] = Orders("evening_step", of_order=True)  # the step before
rests: Orders[[State, int], Truth] = Orders("rests")  # s, p
rest_now: Forbids[[State]] = Forbids("rest_now", of_choices=True)  # s
eat: Forbids[[State, int]] = Forbids("eat", of_choices=True)  # s, p
fast: Forbids[[State, int]] = Forbids("fast", of_choices=True)  # s, p
fasting: Permission = Permission("fasting")
meal: Causes[[State, int]] = Causes("meal")  # s, p
fed: Causes[[State, int]] = Causes("fed")  # s, p
unfed: Causes[[State, int, int]] = Causes("unfed")  # s, p, energy before
recovers: Orders[[State, int], Truth] = Orders("recovers")  # s, p
exhausted: Orders[[State, int], Truth] = Orders("exhausted")  # s, p
restored: Causes[[State, int, int]] = Causes("restored")  # s, p, how high energy may rise
unlimited: Orders[[State, int], Truth] = Orders("unlimited")  # s, p: health does not limit energy
improve_now: Forbids[[State]] = Forbids("improve_now", of_choices=True)  # s
improving: Permission = Permission("improving")
improve: Forbids[[State, int, str]] = Forbids("improve", of_choices=True)  # s, p, what
price: Forbids[[State, int, str, int]] = Forbids("price", of_choices=True)  # s, p, what, n
listed_price: Orders[[State, int, str], int] = Orders("listed_price")  # s, p, what
cards_offered: Counts[[State]] = Counts("cards_offered")  # s: from the development deck
keep_card: Forbids[[State, int, int]] = Forbids("keep_card", of_choices=True)  # s, p, c
rebuild_now: Forbids[[State]] = Forbids("rebuild_now", of_choices=True)  # s
rebuilding: Permission = Permission("rebuilding")
add: Forbids[[State, int, int]] = Forbids("add", of_choices=True)  # s, p, c
remove: Forbids[[State, int, int]] = Forbids("remove", of_choices=True)  # s, p, c
dreams: Causes[[State, int]] = Causes("dreams")  # s, p
nightmare: Orders[[State, int], Truth] = Orders("nightmare")  # s, p: a nightmare is read instead

# -- the modes ------------------------------------------------------------------------------------------
prepared: Causes[[State]] = Causes("prepared")  # s: before the first day
changed: Orders[[State, str], Truth] = Orders("changed")  # s, a change of hard mode that holds
left_out: Orders[[State, str], Truth] = Orders("left_out")  # s, a change that the players leave out
drop_relief: Forbids[[State, int]] = Forbids("drop_relief", of_choices=True)  # s, party
dropping: Permission = Permission("dropping")
escape: Forbids[[State, int]] = Forbids("escape", of_choices=True)  # s, p
escaping: Permission = Permission("escaping")
escape_step: Orders[[], int] = Orders("escape_step", of_order=True)
escape_cost: Causes[[State, int]] = Causes("escape_cost")  # s, p
coin: Causes[[State, int, int]] = Causes("coin")  # s, p, which side
uncapped: Orders[[State, str], Truth] = Orders("uncapped")  # s, resource
take_item: Forbids[[State, int, int]] = Forbids("take_item", of_choices=True)  # s, p, item
not_counted: Orders[[State, int], Truth] = Orders("not_counted")  # s, item
board: Forbids[[State, int, int]] = Forbids("board", of_choices=True)  # s, p, hero
sheet: Forbids[[State, int, int]] = Forbids("sheet", of_choices=True)  # s, p, hero
any_pair: Permits[[State]] = Permits("any_pair")  # s
any_hero: Permission = Permission("any_hero")
deck: Forbids[[State, int, int, str]] = Forbids("deck", of_choices=True)  # s, p, kind, colour
any_colour: Permission = Permission("any_colour")
story: Forbids[[State, int]] = Forbids("story", of_choices=True)  # s, p
grace: Forbids[[State, int, int]] = Forbids("grace", of_choices=True)  # s, party, p
dead: Causes[[State, int]] = Causes("dead")  # s, p
