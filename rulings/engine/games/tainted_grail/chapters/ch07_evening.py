"""Chapter 7: the end of a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, stands_at
from .. import hooks
from ..book import grail
from ..cells import (
    DONE,
    DREAM,
    DYING,
    ENERGY,
    EVENING,
    EXPERIENCE_NAME,
    HEALTH,
    HEALTH_NAME,
    HOUR,
    MAD,
    MORNING,
    NIGHTMARE,
    NOON,
    PART,
    READ,
    SMALLEST_DECK,
    TERROR_NAME,
    TOP_HEALTH,
)
from ..decks import deck_of
from ..events import change
from ..island import whereabouts
from ..steps import evening

if TYPE_CHECKING:
    from ..table import Table

FOOD_NAME = "pokrmy"
_EXHAUSTED_GAIN = 4
EVENING_VERBS = {
    "rest": evening.Rest.verbs,
    "improve": (*evening.Improve.verbs, *evening.Price.verbs, *evening.Offer.verbs),
    "rebuild": evening.Rebuild.verbs,
}
"""What is chosen in which step of the evening."""
OF_THE_EVENING = [verb for verbs in EVENING_VERBS.values() for verb in verbs]


@grail.orders(hooks.evening_step, "7.1")
def five_steps_of_the_evening(t: Table, before: int) -> int | None:
    """The end of a day has five steps in this order."""
    return before + 1 if before < evening.DREAM else None


@grail.orders(hooks.rests, "7.2")
def every_character_rests(t: Table, s: State, p: int) -> Truth | None:
    """Step 1: the character rests."""
    return True


@grail.forbids(hooks.rest_now, "7.2")
def rest_is_the_first_step(t: Table, s: State) -> Truth:
    """Food is eaten for the rest at the end of the day."""
    return s[PART] != EVENING or s[HOUR] > evening.REST


@grail.forbids(hooks.eat, "7.3")
def food_is_needed_to_eat(t: Table, s: State, p: int) -> Truth:
    """Who has no food cannot eat."""
    return not t.value(s, p, FOOD_NAME)


@grail.forbids(hooks.eat, "7.3")
@grail.forbids(hooks.fast, "7.3")
def a_rest_is_one_meal(t: Table, s: State, p: int) -> Truth:
    """One food is eaten in a rest, or none: nobody decides that twice."""
    return s[PART] == EVENING and s[HOUR] == evening.REST and s[t.players[p] + DONE]


@grail.causes(hooks.meal, "7.3")
def one_food_is_eaten(t: Table, s: State, p: int) -> None:
    """The character eats one food."""
    change(t, s, p, FOOD_NAME, -1)


grail.permission(hooks.fasting, "7.3", says="Food may be kept.")


@grail.otherwise(hooks.fasting, hooks.fast)
def who_has_food_would_eat(t: Table, s: State, p: int) -> Truth:
    """Who has food would have to eat it."""
    return t.value(s, p, FOOD_NAME) > 0


@grail.causes(hooks.fed, "7.4")
def who_has_eaten_recovers(t: Table, s: State, p: int) -> None:
    """One health is regained, up to the highest, and terror falls by one."""
    if s[t.players[p] + HEALTH] < s[TOP_HEALTH]:
        change(t, s, p, HEALTH_NAME, 1)
    change(t, s, p, TERROR_NAME, -1)


@grail.causes(hooks.unfed, "7.5")
def who_has_not_eaten_is_worn_out(t: Table, s: State, p: int, energy: int) -> None:
    """Energy falls to nought."""
    s[t.players[p] + ENERGY] = 0


@grail.causes(hooks.unfed, "7.6")
def who_is_worn_out_already_suffers(t: Table, s: State, p: int, energy: int) -> None:
    """Who had no energy before loses one health instead."""
    if not energy:
        change(t, s, p, HEALTH_NAME, -1)


@grail.orders(hooks.recovers, "7.7")
def the_dying_do_not_recover(t: Table, s: State, p: int) -> Truth | None:
    """Step 2 is for the living: who is dying regains no energy."""
    return not s[t.players[p] + DYING]


@grail.causes(hooks.restored, "7.7")
def energy_is_restored(t: Table, s: State, p: int, limit: int) -> None:
    """Step 2: energy rises as high as the limiter allows."""
    if not hooks.exhausted.holds(t, s, p):
        s[t.players[p] + ENERGY] = limit


@grail.orders(hooks.exhausted, "7.8")
def without_energy_one_is_exhausted(t: Table, s: State, p: int) -> Truth | None:
    """Exhausted is who has no energy when step 2 begins."""
    return not s[t.players[p] + ENERGY]


@grail.causes(hooks.restored, "7.8")
def the_exhausted_regain_less(t: Table, s: State, p: int, limit: int) -> None:
    """An exhausted character regains four energy, and no more than the limiter allows."""
    if hooks.exhausted.holds(t, s, p):
        s[t.players[p] + ENERGY] = min(limit, _EXHAUSTED_GAIN)


grail.permission(hooks.improving, "7.9", says="Step 3: characters may be improved.")


@grail.otherwise(hooks.improving, hooks.improve)
def characters_would_stay_as_they_are(t: Table, s: State, p: int, what: str) -> Truth:
    """A character would not be improved."""
    return True


@grail.forbids(hooks.improve_now, "7.9")
def improvement_is_the_third_step(t: Table, s: State) -> Truth:
    """Characters are improved in step 3 of the end of the day."""
    return s[PART] != EVENING or s[HOUR] != evening.IMPROVE


@grail.forbids(hooks.improve_now, "7.10")
def experience_is_spent_in_the_third_step(t: Table, s: State) -> Truth:
    """At no other time of the day is experience spent on a character."""
    return s[PART] != EVENING or s[HOUR] != evening.IMPROVE


@grail.forbids(hooks.improve, "7.10")
def experience_is_needed(t: Table, s: State, p: int, what: str) -> Truth:
    """Without experience there is nothing to spend."""
    return not t.value(s, p, EXPERIENCE_NAME)


@grail.forbids(hooks.price, "7.10")
def nobody_spends_more_experience_than_there_is(t: Table, s: State, p: int, what: str, n: int) -> Truth:
    """Only experience that a character has can be spent."""
    return n > t.value(s, p, EXPERIENCE_NAME)


grail.permission(hooks.rebuilding, "7.11", says="Step 4: cards may be added to decks and taken out.")


@grail.otherwise(hooks.rebuilding, hooks.add)
@grail.otherwise(hooks.rebuilding, hooks.remove)
def decks_would_stay_as_they_are(t: Table, s: State, p: int, c: int) -> Truth:
    """Decks would stay as they are."""
    return True


@grail.forbids(hooks.rebuild_now, "7.11")
def decks_are_rebuilt_in_the_fourth_step(t: Table, s: State) -> Truth:
    """At no other time are decks rebuilt."""
    return s[PART] != EVENING or s[HOUR] != evening.REBUILD


@grail.forbids(hooks.remove, "7.12")
def a_deck_has_fifteen_cards(t: Table, s: State, p: int, c: int) -> Truth:
    """Neither of the decks may have fewer than fifteen cards."""
    return len(deck_of(t, s, t.card[c].owner, t.card[c].kind)) <= SMALLEST_DECK


@grail.causes(hooks.dreams, "7.15")
def a_dream_is_read(t: Table, s: State, p: int) -> None:
    """Step 5: in a location with the symbol of dreams a dream is read."""
    place = whereabouts(t, s, p)
    if place >= 0 and t.map[place].dream:
        s[t.players[p] + READ] = NIGHTMARE if hooks.nightmare.holds(t, s, p) else DREAM


@grail.orders(hooks.nightmare, "7.16")
def the_mad_have_nightmares(t: Table, s: State, p: int) -> Truth | None:
    """Who is losing sanity reads a nightmare instead."""
    return bool(s[t.players[p] + MAD])


@grail.forbids(elsewhere, "7.1")
def the_steps_keep_their_order(t: Table, s: State, p: int, verb: str) -> Truth:
    """What belongs to another step of the evening is not done in this one."""
    return any(stands_at(t, s, name) and verb not in own and verb in OF_THE_EVENING for name, own in EVENING_VERBS.items())


@grail.forbids(elsewhere, "7.1")
def they_are_steps_of_the_end_of_the_day(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nothing of it is done earlier in the day."""
    return s[PART] in (MORNING, NOON) and verb in OF_THE_EVENING


grail.moment("evening", "7.1", says="The steps of the end of the day come first.")
grail.moment("rest", "7.2", says="Characters rest, and nothing else is done.")
grail.moment("improve", "7.9", says="Characters are improved, and nothing else is done.")
grail.moment("price", "7.10", says="Experience is spent first.")
grail.decides("price", "7.10", says="The player of the character spends its experience.")
grail.moment("rebuild", "7.11", says="Decks are rebuilt, and nothing else is done.")
