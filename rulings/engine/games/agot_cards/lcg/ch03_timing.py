"""Chapter 3, Načasování: one response a trigger, killed and discarded at once, the end of a phase, loops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.piles import place
from ....cards.windows import ACTED, ANSWERED, PASSES, WHO
from ....core.flow import STEP, Options, top
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, not_asked
from .. import hooks
from ..book import lcg
from ..cells import (
    AT_ODDS,
    DEAD,
    DISCARD,
    DISCARDED,
    DOOMED,
    ENDING,
    KILL,
    LOOPED,
    NOBODY,
    OTHER_END,
    OVER,
    READY,
    ROUND_USES,
    SPENT,
    SUBJECT,
    THEN_DISCARD,
)
from ..chapters import ch09_advanced as advanced
from ..chapters import ch09_saves as saves
from ..loops import add_rounds, shown_by
from ..moments import at_odds, awaits_an_order, has_been_put_in_order, ordering_doom, ordering_passives
from ..players import first_player, first_seat
from ..steps.windows import Window

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


@lcg.orders(hooks.spent, "3.1", "3.3", "3.5")
def a_response_is_used_once_a_trigger(t: Table, b: Bound, everything: bool) -> bool:
    """Each trigger gives a response once; several triggers at once give it as often."""
    return False if b.kind == "response" else everything


@lcg.forbids(hooks.used_up, "3.1")
def not_twice_for_one_trigger(t: Table, s: State, b: Bound) -> Truth:
    """A response that has been used for a trigger is not used for it again."""
    return saves.once_for_a_situation(t, s, b)


@lcg.forbids(hooks.used_up, "3.3", "3.5")
def not_twice_for_one_attachment(t: Table, s: State, b: Bound) -> Truth:
    """Nor is one that waits for an attachment to be played on its card used twice for the same attachment."""
    return b.ability.trigger.event == "played" and saves.once_for_a_situation(t, s, b)


lcg.permission(hooks.passive_once, "3.2", says="A passive ability that has been set off happens once for its trigger.")


@lcg.orders(hooks.spent)
def a_passive_could_happen_again(t: Table, b: Bound, everything: bool) -> bool | None:
    """Without the rule nothing would end a passive ability once set off (3.2)."""
    return everything if b.kind != "passive" or hooks.passive_once.holds(t) else None


@lcg.forbids(hooks.not_waiting, "3.2")
def what_has_happened_for_its_trigger_is_over(t: Table, s: State, b: Bound) -> Truth:
    """So it does not wait for its turn once more when it has happened."""
    return b.kind == "passive" and not s[b.row + READY] and s[b.row + SUBJECT] == SPENT


@lcg.forbids(hooks.use, "3.2")
def nor_is_it_had_again(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor does anybody have it happen again."""
    return what_has_happened_for_its_trigger_is_over(t, s, b)


lcg.permission(hooks.set_off_again, "3.4", says="A further trigger sets the same ability off anew.")


@lcg.otherwise(hooks.set_off_again, hooks.unheard)
def used_up_for_the_round(t: Table, s: State, b: Bound) -> Truth:
    """Otherwise a response once used would be spent (3.4)."""
    return b.kind == "response" and s[b.row + ROUND_USES]


# -- killed and discarded at once ----------------------------------------------------------

lcg.supersedes("agot-ccg 9.38", by=("3.6",))


@lcg.orders(hooks.kill_or_discard, "3.6")
def first_player_orders_kill_and_discard(t: Table, s: State, c: int) -> int:
    """A character killed and discarded at once: the first player decides which comes first."""
    return first_seat(s)


@lcg.forbids(hooks.not_yours_to_order, "3.6")
def others_do_not_order(t: Table, s: State, p: int, c: int) -> Truth:
    """Nobody else does."""
    return s[c + DOOMED] & KILL and s[c + DOOMED] & DISCARDED and first_player(s) != p


@lcg.forbids(hooks.not_yours_to_order, "3.6")
def only_both_at_once_are_ordered(t: Table, s: State, p: int, c: int) -> Truth:
    """Where a card is not killed and discarded at the same time, there is nothing to order."""
    return not has_been_put_in_order(s, c) and advanced.only_both_at_once_are_ordered(t, s, p, c)


@lcg.forbids(elsewhere, "3.6")
def order_is_decided_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """What is killed and discarded at once is put in order first; and nothing else is put in that order."""
    return ordering_doom(t, s) or verb == "first" and not any(has_been_put_in_order(s, c) for c in t.rows)


@lcg.forbids(not_asked, "3.6")
def others_do_not_decide_the_order(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nobody but the first player decides it."""
    return ordering_doom(t, s)


@lcg.forbids(hooks.not_yours_to_sequence, "3.6")
def others_do_not_order_two_ends(t: Table, s: State, p: int) -> Truth:
    """Where one passive ability kills a card and another discards it, nobody else says which of the two comes first."""
    return bool(at_odds(t, s)) and first_player(s) != p


@lcg.forbids(not_asked, "3.6")
def others_do_not_decide_between_two_ends(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nor decides it in the place of the first player."""
    return verb == "passive" and ordering_passives(t, s) and bool(at_odds(t, s))


@lcg.forbids(hooks.timing_save, "3.6")
def saves_wait_for_the_order(t: Table, s: State, c: int) -> Truth:
    """Until it is decided which comes first, nothing saves from either."""
    return awaits_an_order(s, c)


lcg.permission(
    hooks.first_settles, "3.7", says="What comes first decides where the card goes; the other is not carried out any more."
)


@lcg.forbids(hooks.not_yours_to_order, "3.7")
def the_order_stands(t: Table, s: State, p: int, c: int) -> Truth:
    """When it has been decided what comes first, nobody has the other carried out instead."""
    return has_been_put_in_order(s, c)


@lcg.otherwise(hooks.first_settles, hooks.doomed_twice)
def otherwise_both_would_happen(t: Table, s: State, c: int, bits: int) -> None:
    """Without the rule a killed card would be discarded from the dead pile as well, and the other way round."""
    place(t, s, c, DISCARD if bits & THEN_DISCARD else DEAD)


@lcg.forbids(hooks.destination_locked, "3.7")
def the_later_of_two_ends_changes_nothing(t: Table, s: State, c: int) -> Truth:
    """Nor does the passive ability that was put second among those set off together."""
    return s[c + AT_ODDS]


@lcg.forbids(hooks.use, "3.7")
def what_has_not_become_of_a_card_is_not_answered(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A card that is discarded first has not been killed, nor the other way round: what waits for that has heard nothing."""
    return s[b.row + SUBJECT] == OTHER_END


lcg.repeats(saves.a_save_annuls_the_effect, "3.7a")

# -- the end of a phase ---------------------------------------------------------------------

lcg.supersedes("agot-ccg 9.19", by=("3.8", "3.11"))


@lcg.permits(hooks.interrupt, "3.8", "3.11")
def saves_and_cancels_interrupt(t: Table, s: State) -> Truth:
    """Saves and cancels come into an action under way, but not into the end of a phase."""
    return not s[ENDING]


@lcg.forbids(hooks.timing_act, "3.8")
def nothing_else_comes_into_an_action(t: Table, s: State, p: int) -> Truth:
    """Nothing but these comes in before an action is resolved."""
    return advanced.one_action_at_a_time(t, s, p)


@lcg.forbids(hooks.cancel, "3.8")
def cancels_what_its_text_says(t: Table, s: State, b: Bound, aimed: Bound) -> Truth:
    """A cancel reaches what its text names."""
    return advanced.cancels_what_its_text_says(t, s, b, aimed)


@lcg.offers(hooks.save, "3.8", "3.11", when=lambda t: bool(t.saves))
def save_abilities(t: Table, s: State, c: int) -> Options:
    """A card with save may come into the killing or discarding."""
    return saves.ability_saves(t, s, c)


@lcg.forbids(hooks.save_refused, "3.8", "3.11")
def nothing_is_saved_at_the_end_of_a_phase(t: Table, s: State, c: int) -> Truth:
    """The window in which a phase ends has no step for saves and cancels."""
    return s[ENDING]


@lcg.forbids(hooks.cancel_aim, "3.8")
def nothing_is_cancelled_at_the_end_of_a_phase(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor can anything be cancelled in it."""
    return s[ENDING]


@lcg.forbids(hooks.use, "3.8")
def no_cancel_is_used_at_the_end_of_a_phase(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor is a cancel used on what happens in it."""
    return s[ENDING] and b.kind == "cancel"


@lcg.forbids(hooks.use, "3.9")
def no_responses_at_the_end_of_a_phase(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor has it one for responses."""
    return s[ENDING] and b.kind == "response"


@lcg.forbids(hooks.use, "3.10")
def nothing_is_triggered_at_the_end_of_a_phase(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Once it has begun, nothing can be triggered."""
    return s[ENDING] and b.kind in ("action", "cancel", "save")


lcg.is_structural(
    "3.1a", "Schopnost má každá karta svou a použití se počítá u ní; společný počet, který by vypnutí obnovilo, není."
)

# -- loops ----------------------------------------------------------------------------------


@lcg.forbids(hooks.loop, "3.13")
def a_loop_is_shown_first(t: Table, s: State, p: int, n: int, earlier: State | None) -> Truth:
    """A loop is repeated only after it has been carried out for all to see, and by the player who has done so alone."""
    return earlier is None or shown_by(t, earlier, s) != {p}


@lcg.forbids(hooks.loop, "3.15")
def a_part_of_it_is_not_enough(t: Table, s: State, p: int, n: int, earlier: State | None) -> Truth:
    """One whole round is shown at least, not only how it begins."""
    return earlier is None and any(s[b.row + ROUND_USES] for b in t.bound)


@lcg.forbids(hooks.loop, "3.12a")
def a_loop_comes_round(t: Table, s: State, p: int, n: int, earlier: State | None) -> Truth:
    """What has not led back to the same position is no loop."""
    return earlier is None


@lcg.forbids(hooks.loop, "3.16")
def a_number_is_named(t: Table, s: State, p: int, n: int, earlier: State | None) -> Truth:
    """The player names how often."""
    return n < 1


@lcg.forbids(hooks.loop, "3.16")
def nobody_else_names_it(t: Table, s: State, p: int, n: int, earlier: State | None) -> Truth:
    """Who has shown the loop does, and nobody else."""
    return earlier is not None and p not in shown_by(t, earlier, s)


@lcg.forbids(hooks.loop, "3.16a")
def the_number_is_positive(t: Table, s: State, p: int, n: int, earlier: State | None) -> Truth:
    """It is a whole number, at least one, and no infinite one."""
    return n < 1


lcg.permission(hooks.loops, "3.12", says="What leads back to the same position may be done again and again.")


@lcg.otherwise(hooks.loops, hooks.loop)
def no_loop_would_be_repeated(t: Table, s: State, p: int, n: int, earlier: State | None) -> Truth:
    """Nothing could be repeated without end (3.12)."""
    return True


@lcg.causes(hooks.repeat, "3.17")
def repetitions_happen_at_once(t: Table, s: State, earlier: State, n: int) -> None:
    """So many rounds happen in an instant."""
    add_rounds(t, s, earlier, n)


lcg.permission(hooks.loops_may_win, "3.18", says="The repetition that wins the game ends it.")
lcg.permission(hooks.plays_on_after_loops, "3.19", says="Where none does, the game goes on after the last of them.")


@lcg.causes(hooks.repeated, "3.19")
def the_others_have_room_after_the_last(t: Table, s: State, p: int) -> None:
    """The last repetition is an action like the others before it: after it those who have not acted may."""
    f = top(s)
    if isinstance(t.steps[s[f + STEP]], Window):
        s[f + WHO], s[f + PASSES], s[f + ANSWERED], s[f + ACTED] = p, 0, 0, 1
        hooks.give_room.run(t, s, f)


@lcg.otherwise(hooks.plays_on_after_loops, hooks.repeat)
def a_loop_would_be_a_draw(t: Table, s: State, earlier: State, n: int) -> None:
    """A loop that wins nothing would end the game with no winner (3.19)."""
    s[OVER] = s[OVER] or NOBODY


@lcg.forbids(elsewhere, "3.18")
def a_loop_has_ended_the_game(t: Table, s: State, p: int, verb: str) -> Truth:
    """When a repetition has won the game, it is over."""
    return s[LOOPED]


lcg.is_structural("3.12a", "Co hru nevrátilo do téhož stavu, nemá průběh, který by se dal opakovat; vypnutím žádný nevznikne.")
