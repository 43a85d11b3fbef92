"""Chapter 7, Definice: Ambush, Deadly and shadows (7.41 to 7.46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.blank import is_blank
from ....cards.triggers import happen
from ....core.flow import Choice, is_open, push
from ....core.hooks import Truth
from ....core.layout import State, one_of
from .. import hooks
from ..book import lcg
from ..cards import CHARACTER
from ..cells import (
    AMBUSH,
    ATTACKS,
    CONTROL,
    DEADLY,
    GOLD,
    HAND,
    LOSER,
    MILITARY,
    OUT_OF_SHADOWS,
    PLAY,
    SHADOWS,
    SHUNNED,
    SIDE,
    STEALTH,
    TYPE,
    ZONE,
)
from ..chapters.ch06_phases import own_marshalling
from ..events import add_to
from ..implied import AMBUSH_ABILITY
from ..players import NO_PLAYER, winner_of_challenge
from ..values import flags
from .ch07_definitions import unique_cards_stay_unique

if TYPE_CHECKING:
    from ....cards.model import Filter
    from ....cards.table import Bound
    from ..table import Table

# -- ambush, deadly, shadows ---------------------------------------------------------------------------


@lcg.forbids(hooks.cancel, "7.41")
def ambush_is_out_of_reach_of_cancels(t: Table, s: State, b: Bound, aimed: Bound) -> Truth:
    """A card comes in by Ambush whatever would cancel a triggered effect."""
    return aimed.ability is AMBUSH_ABILITY


@lcg.forbids(hooks.target_refused, "7.44")
def shadows_are_not_chosen(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor can it be chosen as what it is."""
    return (
        bool(hooks.shadows_hide.of(t))
        and s[c + ZONE] == SHADOWS
        and not any(x.filter.zone == "shadows" for x in b.ability.targets)
    )


@lcg.forbids(hooks.use, "7.44", when=lambda t: t.shadow_cards)
def shadows_do_nothing(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor is it used as what it is."""
    return s[b.card + ZONE] == SHADOWS and bool(hooks.shadows_hide.of(t)) and b.hears_in != SHADOWS


@lcg.forbids(hooks.cancel_aim, "7.41")
def ambush_is_not_cancelled(t: Table, s: State, p: int, c: int) -> Truth:
    """Bringing a card in by Ambush cannot be cancelled."""
    return bool(t.flags[c] & AMBUSH)


@lcg.orders(hooks.aftermath)
def deadly_comes_after_resolution(t: Table) -> str:
    """Deadly works when the challenge has been resolved (an editor's decision, see 7.42)."""
    return "deadly"


@lcg.causes(hooks.deadly)
def the_loser_of_a_deadly_challenge_kills(t: Table, s: State) -> None:
    """A winner with a participating Deadly character makes the loser kill a participant."""
    if has_deadly_winner(t, s):
        push(s, t.step["deadly"], one_of(s, LOSER))


@lcg.permits(hooks.deadly_ahead, "7.42a")
def deadly_is_the_only_killing_ahead(t: Table, s: State) -> Truth:
    """Where no claim kills, a victim named after the challenge has been won is the one for Deadly."""
    return s[TYPE] != MILITARY and has_deadly_winner(t, s)


def has_deadly_winner(t: Table, s: State) -> bool:
    """Whether a Deadly character takes part on the side that has won."""
    winner = winner_of_challenge(s)
    return winner != NO_PLAYER and any(
        s[c + SIDE] and s[c + ZONE] == PLAY and flags(t, s, c) & DEADLY and t.type[c] == CHARACTER and s[c + CONTROL] == winner
        for c in t.characters
    )


lcg.moment("deadly", "7.42a", says="The loser chooses a participating character to kill.")
lcg.decides("deadly", "7.42a", says="Nobody but the loser chooses it.")


@lcg.forbids(hooks.deadly_victim, "7.42a")
def deadly_kills_own_participants(t: Table, s: State, p: int, c: int) -> Truth:
    """It is an own character that took part."""
    return not s[c + SIDE] or s[c + CONTROL] != p or s[c + ZONE] != PLAY


lcg.permission(hooks.deadly_can_be_saved, "7.42", says="A save can be used against Deadly.")


lcg.permission(hooks.shadows_are_played, "7.43", says="A card played into shadows is played from the hand.")


@lcg.forbids(hooks.into_shadows, "7.43a")
def into_shadows_in_your_own_marshalling(t: Table, s: State, p: int, c: int) -> Truth:
    """Cards with a cost for shadows are played there in the own part of marshalling."""
    card = t.card[c]
    mine = s[c + ZONE] == HAND and t.owner[c] == p
    return card.shadows is None or not mine or not own_marshalling(s, p) or card.shadows > s[t.players[p] + GOLD]


@lcg.causes(hooks.shadowed)
def a_card_goes_into_shadows(t: Table, s: State, p: int, c: int) -> None:
    """Its cost for shadows is paid, and it lies there face down."""
    add_to(s, t.players[p] + GOLD, -(t.card[c].shadows or 0), "zlato")
    s[c + ZONE] = SHADOWS
    if hooks.shadows_are_played.holds(t):
        happen(t, s, "from hand", c, p)
        happen(t, s, "played", c, p)


@lcg.causes(hooks.acted, "7.43")
def playing_a_card_into_shadows_is_an_action(t: Table, s: State, f: int, choice: Choice) -> None:
    """It is played from the hand, and so the opponents get room as after any card that is played."""
    if choice[0] == "into_shadows" and hooks.shadows_are_played.holds(t):
        hooks.give_room.run(t, s, f)


@lcg.permits(hooks.heard_elsewhere, "7.44")
def in_shadows_it_is_only_somebodys_card(t: Table, s: State, c: int, meant: Filter, p: int) -> Truth:
    """What waits for a card, of whatever kind, hears of one in shadows; what waits for a character does not."""
    if s[c + ZONE] != SHADOWS or meant != type(meant)(controller=meant.controller):
        return False
    return not meant.controller or (meant.controller == "own") == (t.owner[c] == p)


@lcg.forbids(hooks.stealth_picks, "4.16")
def blank_keywords_pick_nobody(t: Table, s: State, p: int) -> Truth:
    """What is printed in a blank text box is gone, Stealth with it: an attacker that had it there picks nobody."""
    attackers = (c for c in t.characters if s[c + SIDE] == ATTACKS and t.flags[c] & STEALTH)
    gone = any(is_blank(t, s, c, "text") and not flags(t, s, c) & STEALTH for c in attackers)
    return gone and sum(s[c + SHUNNED] for c in t.characters) >= hooks.stealth.sum(t, s)


@lcg.forbids(hooks.use, "7.44")
def what_lies_in_shadows_has_no_text(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor has it a text that could be used."""
    return bool(hooks.shadows_hide.of(t)) and s[b.card + ZONE] == SHADOWS


@lcg.forbids(hooks.play, "7.44", when=lambda t: t.shadow_cards)
@lcg.forbids(hooks.duplicate, "7.44", when=lambda t: t.shadow_cards)
def what_lies_in_shadows_is_not_played_as_what_it_is(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """Nor is it a card of any kind that could be played, or attached as a duplicate."""
    return bool(hooks.shadows_hide.of(t)) and s[c + ZONE] == SHADOWS


@lcg.forbids(hooks.ambush, "7.44", when=lambda t: t.shadow_cards)
def what_lies_in_shadows_has_no_keyword(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor has it a keyword by which it could come into play."""
    return bool(hooks.shadows_hide.of(t)) and s[c + ZONE] == SHADOWS


@lcg.forbids(hooks.attack, "7.44")
@lcg.forbids(hooks.defend, "7.44")
def what_lies_in_shadows_is_no_character(t: Table, s: State, p: int, c: int) -> Truth:
    """A card in shadows is no character, so it takes no part in a challenge."""
    return s[c + ZONE] == SHADOWS


lcg.permission(hooks.shadows_hide, "7.44", says="A card in shadows is a card in shadows and nothing else.")


@lcg.otherwise(hooks.shadows_hide, hooks.counted_too)
def shadows_could_show(t: Table, s: State, c: int) -> Truth:
    """Otherwise it would count as what it is (7.44)."""
    return s[c + ZONE] == SHADOWS


@lcg.forbids(hooks.unshadow, "7.45")
def one_card_out_of_shadows_a_phase(t: Table, s: State, p: int, c: int) -> Truth:
    """At the beginning of a phase, and only there, each player may bring one card out of shadows."""
    return s[t.players[p] + OUT_OF_SHADOWS] != 0 or not is_open(s, t.step["shadows"])


@lcg.forbids(hooks.unshadow, "7.45a")
def only_own_cards_come_out(t: Table, s: State, p: int, c: int) -> Truth:
    """And only an own one."""
    return s[c + ZONE] != SHADOWS or t.owner[c] != p


@lcg.forbids(hooks.target_refused, "7.16", when=lambda t: t.has_uniques and t.shadow_cards)
def what_may_not_come_in_stays_in_shadows(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """What an effect brings out of shadows is put into play: a card for which that is barred is not chosen for it."""
    brings = any(op.verb == "out_of_shadows" and op.who.kind == "target" for op in b.ability.effects)
    return brings and s[c + ZONE] == SHADOWS and unique_cards_stay_unique(t, s, t.owner[c], c)


lcg.moment("shadows", "7.45", says="At the beginning of a phase cards are brought out of shadows.")
lcg.decides("shadows", "7.45a", says="Everybody decides on an own card.")


lcg.permission(hooks.effects_unlimited, "7.46", says="Effects that bring cards out of shadows are not limited by that.")


@lcg.otherwise(hooks.effects_unlimited, hooks.shadow_limit)
def effects_could_be_limited(t: Table, s: State, c: int) -> Truth:
    """Otherwise they would share the one card a phase (7.46)."""
    return s[t.players[t.owner[c]] + OUT_OF_SHADOWS]
