"""Chapter 8, Klíčová slova: Limited, Renown, No attachments, Stealth. Limited stands with 6.34."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import ccg
from ..cards import CHARACTER
from ..cells import (
    ATTACKED,
    ATTACKS,
    CONTROL,
    DUPLICATE,
    NO_ATTACHMENTS,
    PLAY,
    RENOWN,
    SHUNNED,
    SIDE,
    STAGE,
    STEALTH,
    TYPE,
    ZONE,
)
from ..events import claim_for_card, claim_for_house
from ..moments import follows, too_early
from ..players import NO_PLAYER, attacker, defender, winner_of_challenge
from ..values import flags, is_character

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


@ccg.orders(hooks.aftermath, "8.4")
def renown_comes_after_resolution(t: Table) -> str:
    """Renown is gained after the challenge is resolved."""
    return "renown"


@ccg.causes(hooks.renown, "8.3")
def renowned_participants_gain_power(t: Table, s: State) -> None:
    """If you win, each of your participating characters with Renown gains one power."""
    winner = winner_of_challenge(s)
    if winner == NO_PLAYER:
        return
    for c in t.characters:
        if s[c + SIDE] and s[c + CONTROL] == winner and flags(t, s, c) & RENOWN:
            if hooks.renown_place.holds(t):
                claim_for_card(t, s, c, 1)
            else:
                claim_for_house(t, s, winner, 1)


ccg.permission(hooks.renown_place, "8.5", says="The token goes on the character, not on the house card.")


@ccg.forbids(hooks.second_refused, "8.6", when=lambda t: t.has_no_attachments)
def nothing_is_attached_to_no_attachments(t: Table, s: State, p: int, b: Bound, c: int, first: int) -> Truth:
    """Nor is it chosen as the card to which an effect attaches something."""
    return flags(t, s, c) & NO_ATTACHMENTS and any(op.verb in ("attach_as", "put_on") for op in b.ability.effects)


@ccg.counts(hooks.stealth, "8.8")
def a_pick_for_each_stealthy_attacker(t: Table, s: State) -> int:
    """For each attacking character with Stealth one character of the opponent may be picked."""
    return sum(1 for c in t.characters if s[c + SIDE] == ATTACKS and flags(t, s, c) & STEALTH)


@ccg.forbids(hooks.stealth_picks, "8.8")
def no_picks_without_a_stealthy_attacker(t: Table, s: State, p: int) -> Truth:
    """No more characters are picked than there are attackers with Stealth."""
    return sum(s[c + SHUNNED] for c in t.characters) >= hooks.stealth.sum(t, s)


@ccg.forbids(hooks.stealth_target, "8.8")
def picks_fall_on_the_opponent(t: Table, s: State, p: int, c: int) -> Truth:
    """The character picked belongs to the opponent attacked."""
    if s[c + ZONE] != PLAY or t.type[c] != CHARACTER and not is_character(t, s, c):
        return True
    return s[c + CONTROL] != defender(s) or s[c + DUPLICATE] or s[c + SHUNNED]


@ccg.forbids(hooks.stealth_target, "8.9")
def stealth_cannot_be_evaded(t: Table, s: State, p: int, c: int) -> Truth:
    """The character picked must not have Stealth itself."""
    return flags(t, s, c) & STEALTH


@ccg.forbids(hooks.defend, "8.10")
def picked_characters_do_not_defend(t: Table, s: State, p: int, c: int) -> Truth:
    """The character picked cannot defend in this challenge."""
    return s[c + SHUNNED]


@ccg.forbids(hooks.timing_stealth, "8.11")
def picks_come_just_before_defenders(t: Table, s: State, p: int) -> Truth:
    """The choice is made immediately before defenders are declared."""
    return s[STAGE] != ATTACKED and not follows(t, s, "stealth") or too_early(t, s, "stealth")


@ccg.forbids(hooks.timing_stealth, "8.8")
def the_attacker_picks(t: Table, s: State, p: int) -> Truth:
    """It is the attacker's choice."""
    return attacker(s) != p


ccg.moment("stealth", "8.11", says="Characters are picked for Stealth, immediately before defenders are declared.")
ccg.decides("stealth", "8.8", says="The attacker picks.")


@ccg.forbids(elsewhere, "8.8")
def others_have_no_picks(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nobody else does so at any other moment of the challenge."""
    return verb == "stealth" and bool(s[TYPE]) and p != attacker(s)
