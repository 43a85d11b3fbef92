"""Chapter 14: panic, an empty deck, dying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import grail
from ..cells import (
    BEGUN,
    BY_DYING,
    BY_FORCE,
    DYING,
    ESCAPED,
    FLED,
    HEALTH,
    KIND,
    LEFT,
    LOST,
    MET,
    OUT,
    OUTCOME,
    PLAYED,
    TERROR,
    WANTING,
)
from ..decks import deck_of, discard_top, shuffle_together
from ..events import end, exclude
from ..meeting import to_bottom
from ..model import COMBAT, DIPLOMACY
from ..party import is_in, members, outcome, panicking, party
from ..row import idle_locks, is_further, locks_with_another
from .ch13_turn import is_past

if TYPE_CHECKING:
    from ..table import Table


@grail.orders(hooks.panics, "14.1")
def terror_above_health(t: Table, s: State, p: int) -> Truth | None:
    """A character panics while terror is higher than health."""
    return s[t.players[p] + TERROR] > s[t.players[p] + HEALTH]


@grail.orders(hooks.forced, "14.3")
def the_top_card_is_played(t: Table, s: State, p: int) -> Truth | None:
    """Who panics plays the top card of the deck instead of choosing the first card from the hand."""
    return panicking(t, s, p)


@grail.forbids(hooks.play, "14.3")
def no_first_card_from_the_hand(t: Table, s: State, p: int, c: int) -> Truth:
    """In panic the first card is not chosen from the hand."""
    return not s[PLAYED] and is_in(t, s, p) and panicking(t, s, p)


@grail.forbids(hooks.play, "14.4")
def with_an_empty_deck_none_is_played(t: Table, s: State, p: int, c: int) -> Truth:
    """If the deck is empty, no first card is played from the hand in its stead."""
    return not s[PLAYED] and is_in(t, s, p) and panicking(t, s, p) and not deck_of(t, s, p)


grail.permission(hooks.further_in_panic, "14.5", says="After the forced card further ones may be played as ever.")


@grail.otherwise(hooks.further_in_panic, hooks.play)
def the_forced_card_would_be_all(t: Table, s: State, p: int, c: int) -> Truth:
    """The forced card would be the only one."""
    return s[PLAYED] > 0 and panicking(t, s, p)


@grail.forbids(hooks.play, "14.5")
def the_forced_card_was_the_first(t: Table, s: State, p: int, c: int) -> Truth:
    """After the forced card each one is a further card, which the bonus must join."""
    unjoined = not locks_with_another(t, c) or bool(idle_locks(t, s, p, c))
    return panicking(t, s, p) and is_further(t, s, p, c) and unjoined


@grail.orders(hooks.no_draw, "14.6")
def no_new_card_in_panic(t: Table, s: State, p: int) -> Truth | None:
    """Who panics draws no new card at the end of the turn."""
    return panicking(t, s, p)


grail.permission(hooks.other_draws, "14.7", says="Cards from bonuses, skills and abilities are drawn in panic too.")


@grail.otherwise(hooks.other_draws, hooks.draw_barred)
def panic_would_bar_every_draw(t: Table, s: State, p: int) -> Truth | None:
    """Who panics would draw nothing at all."""
    return bool(s[BEGUN]) and panicking(t, s, p)


@grail.causes(hooks.too_few, "14.8")
def diplomacy_is_lost(t: Table, s: State, p: int) -> None:
    """Who cannot draw as many diplomacy cards as needed loses the encounter for all."""
    if s[KIND] == DIPLOMACY:
        s[WANTING] = not s[OUTCOME]
        end(s, LOST)


@grail.forbids(elsewhere, "14.8")
def nothing_more_without_cards(t: Table, s: State, p: int, verb: str) -> Truth:
    """Once it has been lost for want of cards, nothing more is done in the encounter."""
    return is_past(s, verb, LOST, DIPLOMACY) and s[WANTING]


@grail.causes(hooks.too_few, "14.9")
def combat_must_be_left(t: Table, s: State, p: int) -> None:
    """Who cannot draw as many combat cards as needed must flee."""
    if s[KIND] == COMBAT:
        hooks.forced_out.run(t, s, p)


@grail.causes(hooks.forced_out, "14.10")
def forced_flight_succeeds(t: Table, s: State, p: int) -> None:
    """A forced flight always succeeds, and only this character leaves."""
    if members(t, s) == [p]:
        end(s, FLED)
    exclude(t, s, p, BY_FORCE)


@grail.forbids(elsewhere, "14.10")
def when_the_last_has_fled_it_is_over(t: Table, s: State, p: int, verb: str) -> Truth:
    """When the last one has had to flee, nothing more is done in the combat."""
    return is_past(s, verb, FLED, COMBAT) and not s[ESCAPED]


@grail.forbids(hooks.activate, "14.10")
def who_had_to_flee_is_not_activated(t: Table, s: State, party: int, p: int) -> Truth:
    """Who has had to flee is out of the encounter."""
    return s[t.players[p] + OUT] == BY_FORCE


@grail.forbids(hooks.play, "14.10")
@grail.forbids(hooks.use, "14.10")
def who_had_to_flee_plays_no_card(t: Table, s: State, p: int, c: int) -> Truth:
    """Who has had to flee has no part in the encounter any more."""
    return s[t.players[p] + OUT] == BY_FORCE


@grail.causes(hooks.cleared, "14.10")
def after_the_flight_of_the_last(t: Table, s: State) -> None:
    """When the last one has fled, the card goes to the bottom of its deck and the combat decks are shuffled."""
    if outcome(s) == FLED and s[KIND] == COMBAT and not s[ESCAPED]:
        to_bottom(t, s)
        for p in party(t, s):
            shuffle_together(t, s, p, COMBAT)


@grail.causes(hooks.health_changed, "14.11")
def without_health_one_is_dying(t: Table, s: State, p: int) -> None:
    """Whenever health falls to 0, the card Dying! comes to the board."""
    if not s[t.players[p] + HEALTH] and not s[t.players[p] + DYING]:
        s[t.players[p] + DYING] = 1
        hooks.dying.run(t, s, p)


@grail.causes(hooks.dying, "14.12")
def the_dying_are_excluded(t: Table, s: State, p: int) -> None:
    """The card Dying! excludes from the encounter at hand; the others go on."""
    if s[MET] and is_in(t, s, p):
        exclude(t, s, p, BY_DYING)


@grail.forbids(hooks.activate, "14.12")
def who_is_dying_is_not_activated(t: Table, s: State, party: int, p: int) -> Truth:
    """Who has been excluded by the card Dying! is not activated."""
    return s[t.players[p] + OUT] == BY_DYING


@grail.forbids(hooks.play, "14.12")
@grail.forbids(hooks.use, "14.12")
def who_is_dying_plays_no_card(t: Table, s: State, p: int, c: int) -> Truth:
    """Who has been excluded by the card Dying! has no part in the encounter any more."""
    return s[t.players[p] + OUT] == BY_DYING


@grail.causes(hooks.left_alone, "14.13")
def the_last_one_is_excluded(t: Table, s: State) -> None:
    """When the last character is excluded, the encounter ends without victory."""
    if not members(t, s):
        end(s, LEFT)


@grail.forbids(elsewhere, "14.13")
def without_anybody_it_is_over(t: Table, s: State, p: int, verb: str) -> Truth:
    """When the last character has been excluded, nothing more is done in the encounter."""
    return is_past(s, verb, LEFT, s[KIND])


@grail.causes(hooks.cleared, "14.13")
def nobody_has_won(t: Table, s: State) -> None:
    """The card goes to the bottom of its deck."""
    if outcome(s) == LEFT:
        to_bottom(t, s)
        for p in party(t, s):
            shuffle_together(t, s, p, s[KIND])


@grail.causes(hooks.empty_hand, "14.14")
def the_top_card_instead(t: Table, s: State, p: int) -> None:
    """Who must discard a card and has none discards the top card of the deck."""
    discard_top(t, s, p)


grail.permission(hooks.no_draw_needed, "14.15", says="To discard is not to draw: with nothing left nothing is discarded.")


@grail.otherwise(hooks.no_draw_needed, hooks.empty_hand)
def an_empty_deck_would_end_it(t: Table, s: State, p: int) -> None:
    """A discard from an empty deck would count as a draw."""
    if not deck_of(t, s, p):
        hooks.too_few.run(t, s, p)
