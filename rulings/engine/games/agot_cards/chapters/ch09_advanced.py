"""Chapter 9, Pokročilá pravidla: actions, passives, responses, saves, lasting effects, timing, cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.lasting import records
from ....cards.steps import start
from ....cards.texts import hold, says
from ....cards.windows import ACTED, ANSWERED, WHO
from ....core.flow import STEP, Choice, frames, is_open
from ....core.hooks import Truth
from ....core.layout import State, set_one
from .. import hooks
from ..affording import cards_match, gold_asked, short_of_the_fit
from ..book import ccg
from ..cards import CHARACTER, EVENT
from ..cells import (
    ACTIVE,
    AMBUSH,
    CHALLENGES,
    CONTROL,
    DISCARDED,
    DOOMED,
    EFFECT_CANNOT,
    FIRST_PLAYER,
    GOLD,
    KILL,
    MARSHALLING,
    PHASE,
)
from ..effects import CANNOT
from ..implied import AMBUSH_ABILITY
from ..payments import choosable, needed, pairs_meant, payers, second_needed, unpaired
from ..players import active_player, first_player, first_seat
from ..steps.windows import Window
from .ch06_phases import own_marshalling, pays_elsewhere
from .ch09_texts import used_up

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

# -- when cards and abilities can be used -------------------------------------------------


@ccg.forbids(hooks.play, "9.1")
def gold_cards_in_your_own_marshalling(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Cards that cost gold are played only in your own part of marshalling."""
    return bool(t.card[c].cost) and not own_marshalling(s, p) and not pays_elsewhere(t, s, c)


@ccg.forbids(hooks.use, "9.2")
def abilities_in_their_phase(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Events and abilities are used in the phase named in their text."""
    phases = b.ability.phases
    return bool(phases) and s[PHASE] not in phases


@ccg.forbids(hooks.ambush, "9.2", when=lambda t: t.plays_otherwise)
def keywords_in_their_phase(t: Table, s: State, p: int, c: int) -> Truth:
    """A keyword that is used like an ability has its phase too."""
    return t.flags[c] & AMBUSH and s[PHASE] not in AMBUSH_ABILITY.phases


@ccg.otherwise(hooks.any_phase, hooks.use)
def any_phase_means_any_phase(t: Table, s: State, p: int, b: Bound) -> Truth:
    """An action that names no phase needs the permission of 9.3."""
    return b.kind == "action" and not b.ability.phases


ccg.permission(hooks.any_phase, "9.3", says="A card marked any phase can be used at any time.")


@ccg.forbids(hooks.use)
def somebody_must_have_the_card(t: Table, s: State, p: int, b: Bound) -> Truth:
    """An event must be in your hand (3.18), an ability on a card in play that you control (3.37), and not blank."""
    if t.muted and not hooks.blank.refuses(t, s, b.card):
        return hooks.no_source.refuses(t, s, p, b)
    return not hooks.source.allows(t, s, p, b)


@ccg.forbids(hooks.no_source, "3.18")
def events_are_used_from_the_hand_only(t: Table, s: State, p: int, b: Bound) -> Truth:
    """An event that is not in your hand is not played."""
    with t.as_written():
        return t.type[b.card] == EVENT and not hooks.source.allows(t, s, p, b)


@ccg.forbids(hooks.no_source, "3.37")
def texts_are_used_from_play_only(t: Table, s: State, p: int, b: Bound) -> Truth:
    """The text of a card that is not in play under your control is not used."""
    with t.as_written():
        return t.type[b.card] != EVENT and not hooks.source.allows(t, s, p, b)


@ccg.forbids(hooks.use, "3.37")
def the_text_must_be_able_to_work(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What the text itself asks must be there: conditions, limits, something to pay with and to choose."""
    if not hold(t, s, b, p) or used_up(s, b):
        return True
    if not cards_match(t, s, p, b, lambda cost: payers(t, s, p, b, cost)):
        return True
    if any(not choosable(t, s, p, b, op) for op in needed(b)):
        return True
    return second_needed(b) is not None and not pairs_meant(t, s, p, b)


@ccg.forbids(hooks.use)
def nothing_may_be_left_to_pay_with_or_to_choose(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What is there must not be refused by other rules, which say so themselves."""
    costs = (op for op in b.costs if not t.muted or payers(t, s, p, b, op))
    targets = (op for op in needed(b) if not t.muted or choosable(t, s, p, b, op))
    if any(not op.candidates(t, s, p, b) for op in costs) or any(not op.candidates(t, s, p, b) for op in targets):
        return True
    if short_of_the_fit(t, s, p, b):
        return True
    return unpaired(t, s, p, b) and (not t.muted or bool(pairs_meant(t, s, p, b)))


@ccg.forbids(hooks.use, "3.27")
def gold_cost_must_be_there(t: Table, s: State, p: int, b: Bound) -> Truth:
    """An ability that costs gold needs that gold."""
    return "gold" in b.spends and gold_asked(t, s, p, b) > s[t.players[p] + GOLD]


@ccg.otherwise(hooks.gold_abilities, hooks.use)
def gold_for_an_ability_must_be_allowed(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Gold is spent on abilities because 6.25 allows it."""
    return b.spends.get("gold", 0) > 0


@ccg.forbids(hooks.use, "6.28")
def gold_for_abilities_in_your_own_part(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Gold is spent on abilities only in your own part of marshalling."""
    return b.spends.get("gold", 0) > 0 and hooks.gold.refuses(t, s, p)


@ccg.forbids(hooks.use)
def an_event_obeys_the_rules_of_playing(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Playing an event is playing a card: Limited, cost and phase bind it too."""
    return t.type[b.card] == EVENT and hooks.play.refuses(t, s, p, b.card, 0)


@ccg.causes(hooks.acted, "9.4")
def playing_a_card_is_an_action(t: Table, s: State, f: int, choice: Choice) -> None:
    """Playing a card is an action, in marshalling too."""
    if choice[0] in ("play", "duplicate"):
        hooks.give_room.run(t, s, f)


@ccg.causes(hooks.acted, "9.5")
def using_an_ability_is_an_action(t: Table, s: State, f: int, choice: Choice) -> None:
    """Using an ability of a card is an action, responses included."""
    if choice[0] == "use":
        hooks.give_room.run(t, s, f)


@ccg.forbids(hooks.timing_act, "9.7", "9.18")
def one_action_at_a_time(t: Table, s: State, p: int) -> Truth:
    """Another action waits until the first is completely resolved."""
    return is_open(s, t.step["resolve"]) or is_open(s, t.step["leave"])


@ccg.forbids(hooks.use, "9.9")
def passives_are_not_used(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nobody decides whether a passive ability works, so it is not used."""
    return b.kind in ("passive", "constant", "revealed")


ccg.permission(hooks.foreign, "9.8", says="Actions can be used in the marshalling or challenges of an opponent too.")


@ccg.causes(hooks.passive, "9.9")
def passives_work_by_themselves(t: Table, s: State, b: Bound, subject: int) -> None:
    """A passive ability works by itself; nobody is asked."""
    start(t, s, b, s[b.card + CONTROL], subject)


@ccg.forbids(hooks.cancel, "9.10")
def a_passive_is_no_action(t: Table, s: State, b: Bound, aimed: Bound) -> Truth:
    """What cancels an action does not reach a passive ability, and the other way round; what cancels abilities reaches both."""
    works_by_itself = aimed.kind in ("passive", "revealed")
    return b.ability.trigger.event != "cancel ability" and works_by_itself != (b.ability.trigger.event == "cancel passive")


@ccg.forbids(hooks.cancel_unfit, "9.10")
def what_only_works_by_itself_is_no_action(t: Table, s: State, c: int, b: Bound) -> Truth:
    """So what cancels actions is not aimed at a card that has nothing but passive abilities, waiting or not."""
    kinds = {x.kind for x in t.bound if x.card == c}
    return (
        bool(kinds) and kinds <= {"passive", "revealed"} and b.ability.trigger.event not in ("cancel passive", "cancel ability")
    )


@ccg.forbids(hooks.cancel, "9.19")
def cancels_what_its_text_says(t: Table, s: State, b: Bound, aimed: Bound) -> Truth:
    """A cancel reaches what its text names: an event, an ability, or any action."""
    what = b.ability.trigger.event
    is_event = t.type[aimed.card] == EVENT
    if what == "cancel character ability":
        return is_event or t.type[aimed.card] != CHARACTER or aimed.kind == "passive"
    return what == "cancel event" and not is_event or what == "cancel ability" and is_event


@ccg.causes(hooks.turn_begins, "9.13")
def player_in_turn_is_active(t: Table, s: State, p: int) -> None:
    """In marshalling and challenges the player whose turn it is is the active player."""
    set_one(s, ACTIVE, p)


@ccg.causes(hooks.turns_over, "9.13")
def nobody_is_active_any_more(t: Table, s: State) -> None:
    """When all have had their part, there is no active player."""
    s[ACTIVE] = 0


# -- conflicts of timing ------------------------------------------------------------------


@ccg.causes(hooks.give_room, "9.30", "9.32")
def opponents_get_room(t: Table, s: State, f: int) -> None:
    """After an action the opponents get room for theirs, after every further one again."""
    window = t.steps[s[f + STEP]]
    if isinstance(window, Window):
        s[f + WHO] = window.following(t, s, f)


@ccg.causes(hooks.responded, "9.30")
def who_has_responded_gives_room_too(t: Table, s: State, p: int) -> None:
    """After a response to an action too: it is not the player of the response who acts next."""
    for f in frames(s):
        window = t.steps[s[f + STEP]]
        if isinstance(window, Window) and s[f + ACTED]:
            set_one(s, f + ANSWERED, p)
            if s[f + WHO] == p:
                s[f + WHO] = window.following(t, s, f)
            return


@ccg.forbids(hooks.timing_room, "9.30")
def who_has_acted_gives_the_others_room(t: Table, s: State, p: int, acted: bool, turn: int) -> Truth:
    """After an action the others have their turn to act first."""
    return acted and p != turn


@ccg.forbids(hooks.timing_room, "9.33")
def the_first_action_is_the_active_players(t: Table, s: State, p: int, acted: bool, turn: int) -> Truth:
    """In marshalling and challenges nobody acts before the active player."""
    return not acted and bool(s[ACTIVE]) and p != turn


@ccg.forbids(hooks.timing_room, "9.34")
def the_first_action_is_the_first_players(t: Table, s: State, p: int, acted: bool, turn: int) -> Truth:
    """In the other phases nobody acts before the first player."""
    return not acted and not s[ACTIVE] and p != turn


ccg.permission(hooks.further, "9.2c", "9.31", says="If the opponents pass, the player may act again.")


@ccg.orders(hooks.first_action, "9.33")
def active_player_acts_first(t: Table, s: State) -> int | None:
    """In marshalling and challenges the active player has the first action."""
    if s[PHASE] in (MARSHALLING, CHALLENGES) and s[ACTIVE]:
        return active_player(s)
    return None


@ccg.orders(hooks.first_action, "9.34")
def first_player_acts_first(t: Table, s: State) -> int | None:
    """In the other phases the first player has the first action."""
    if s[PHASE] not in (MARSHALLING, CHALLENGES) and s[FIRST_PLAYER]:
        return first_player(s)
    return None


@ccg.orders(hooks.passive_order, "9.35")
def first_player_orders_passives(t: Table, s: State) -> int:
    """Passives triggered together resolve in the order the first player decides."""
    return first_seat(s)


@ccg.forbids(hooks.reorder, "9.36")
def piles_keep_their_order(t: Table, s: State, p: int) -> Truth:
    """The order of cards in the discard pile and the dead pile is not changed."""
    return True


ccg.permission(hooks.look, "9.37", says="Anybody may look through these piles at any time.")


@ccg.forbids(hooks.not_yours_to_order, "9.38")
def others_do_not_order(t: Table, s: State, p: int, c: int) -> Truth:
    """Nobody but its controller decides whether a card is killed or discarded first."""
    return s[c + DOOMED] & KILL and s[c + DOOMED] & DISCARDED and s[c + CONTROL] != p


@ccg.forbids(hooks.not_yours_to_order, "9.38")
def only_both_at_once_are_ordered(t: Table, s: State, p: int, c: int) -> Truth:
    """Where a card is not killed and discarded at the same time, there is nothing to order."""
    return not (s[c + DOOMED] & KILL and s[c + DOOMED] & DISCARDED)


@ccg.orders(hooks.kill_or_discard, "9.38")
def controller_orders_kill_and_discard(t: Table, s: State, c: int) -> int:
    """A card killed and discarded at once: its controller decides which comes first."""
    return s[c + CONTROL]


# -- cannot -------------------------------------------------------------------------------


@ccg.forbids(hooks.cannot, "9.39", when=lambda t: t.says_cannot)
def cannot_is_absolute(t: Table, s: State, c: int, verb: str) -> Truth:
    """What a text says cannot be done is not done, whatever else says so."""
    if says(t, s, c, "cannot", verb):
        return True
    if len(s) == t.size:
        return False
    mark, wanted = t.mark[c], CANNOT.index(verb)
    return any(card == mark and what == EFFECT_CANNOT and x == wanted for _u, card, what, _n, x in records(t, s))


ccg.is_structural("9.6", "Okamžité vyhodnocení je podoba celého průběhu: hra nezná zásobník, do něhož by účinek jinak čekal.")
ccg.is_structural("9.11", "Říká, co akcí není; pasivní schopnost nemá hráče, který by ji zahrál, a není tedy co počítat.")
ccg.is_structural("9.23", "Vymezuje opak trvalého účinku: po provedení nezbývá nic, co by se dalo vypnout.")
