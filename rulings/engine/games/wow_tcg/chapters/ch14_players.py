"""Chapter 14: more than two players, and teams."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....cards.chain import ability_of, remove, waiting
from ....cards.matching import matches
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import wow
from ..cells import (
    ACTIVE,
    ATTACKER,
    BY,
    CONCLUDED,
    CONTROL,
    DEFENDER,
    DISCARD,
    FIGHTER,
    FOE,
    GONE,
    HOST,
    OUT,
    PLAY,
    STAGE,
    TURNS,
    ZONE,
)
from ..events import leave_play, remove_from_game
from ..players import active, first_player
from ..values import friendly

if TYPE_CHECKING:
    from ....cards.model import Filter
    from ....cards.table import Bound
    from ..table import Table

wow.is_structural("14.1", "Kolik hráčů ke stolu usedne, říká situace; bez tohoto pravidla by tři hráči hru ani nezačali.")


# -- who is out --------------------------------------------------------------------------------
def _on_others(t: Table, s: State, p: int, c: int) -> bool:
    """Whether a card is an ability attached to a card of somebody else."""
    host = t.by_mark[s[c + HOST]] if s[c + HOST] and s[c + ZONE] == PLAY else 0
    return bool(host) and t.owner[host] != p


@wow.causes(hooks.eliminated, "14.3a")
def abilities_of_others_go_to_the_graveyard(t: Table, s: State, p: int) -> None:
    """Abilities of others that are attached to the cards of an eliminated player go to their owners' graveyards."""
    for c in t.rows:
        host = t.by_mark[s[c + HOST]] if s[c + HOST] and s[c + ZONE] == PLAY else 0
        if host and t.owner[host] == p and t.owner[c] != p:
            leave_play(t, s, c, DISCARD)


@wow.causes(hooks.eliminated, "14.2")
def all_cards_of_a_player_leave(t: Table, s: State, p: int) -> None:
    """All cards of an eliminated player are removed from the game."""
    for e in reversed(waiting(t, s)):
        if t.owner[ability_of(t, s, e).card] == p or s[e + BY] == p:
            remove(t, s, e)
    for c in t.rows:
        if t.owner[c] == p and s[c + ZONE] != OUT and not _on_others(t, s, p, c):
            remove_from_game(t, s, c)


def _is_removed(t: Table, s: State, c: int) -> bool:
    """Whether a card is out of the game because its owner is."""
    return bool(s[c + ZONE] == OUT and s[t.players[t.owner[c]] + GONE])


@wow.forbids(hooks.propose, "14.2")
def what_has_been_removed_does_not_fight(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """A card that has left the game with its player neither attacks nor is attacked."""
    return _is_removed(t, s, attacker) or _is_removed(t, s, defender)


@wow.forbids(hooks.use, "14.2")
def what_has_been_removed_is_not_used(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor is it played or used."""
    return _is_removed(t, s, b.card)


@wow.forbids(hooks.mistargeted, "14.2")
def what_has_been_removed_is_no_target(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is anything aimed at it."""
    return _is_removed(t, s, c)


@wow.causes(hooks.eliminated, "14.3")
def what_is_attached_to_others_leaves_too(t: Table, s: State, p: int) -> None:
    """Abilities of an eliminated player that are attached to cards of others are removed, too."""
    for c in t.rows:
        if t.owner[c] == p and _on_others(t, s, p, c):
            remove_from_game(t, s, c)


@wow.causes(hooks.eliminated, "14.3b")
def a_combat_of_the_eliminated_ends(t: Table, s: State, p: int) -> None:
    """A combat in which a character of an eliminated player took part ends without combat damage."""
    if s[STAGE] and any(s[t.by_mark[s[cell]] + ZONE] != PLAY for cell in (FIGHTER, FOE) if s[cell]):
        s[ATTACKER] = s[DEFENDER] = 0
        s[STAGE] = CONCLUDED


@wow.forbids(hooks.left_out, "14.4a")
def the_eliminated_have_no_turn(t: Table, s: State, p: int) -> Truth:
    """The turn does not come to a player who has been eliminated."""
    return s[t.players[p] + GONE]


@wow.permits(hooks.cut_short, "14.4a")
def the_turn_of_the_eliminated_ends(t: Table, s: State) -> Truth:
    """A player who is eliminated in the own turn plays it no further."""
    return s[ACTIVE] and s[t.players[active(s)] + GONE]


# -- turns of several players ------------------------------------------------------------------
wow.permission(hooks.later_players_draw, "14.5", says="All but the first player draw in their first turn.")


@wow.otherwise(hooks.later_players_draw, hooks.no_draw)
def nobody_would_draw_at_first(t: Table, s: State, p: int) -> Truth:
    """Nobody would draw in the first turn."""
    return p != first_player(s) and s[t.players[p] + TURNS] == 1


# -- opponents and friends -----------------------------------------------------------------------
wow.permission(hooks.any_opponent, "14.6", says="Any opponent may be attacked, not only a neighbour.")


@wow.otherwise(hooks.any_opponent, hooks.propose)
def only_neighbours_would_be_attacked(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """Only the next opponent clockwise would be attacked."""
    return t.count > 2 and s[defender + CONTROL] != t.clockwise(p)[1]


@wow.forbids(hooks.propose, "14.7")
def team_mates_are_not_attacked(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """A character of a team mate is not attacked."""
    return _of_a_team_mate(t, s, p, defender)


def _of_a_team_mate(t: Table, s: State, p: int, c: int) -> bool:
    """Whether a card in play is controlled by somebody else of a player's team."""
    q = s[c + CONTROL]
    return s[c + ZONE] == PLAY and q != p and t.team[p] == t.team[q]


@wow.forbids(hooks.opposing, "14.7")
def team_mates_are_no_opponents(t: Table, s: State, p: int, q: int) -> Truth:
    """Who belongs to the own team is no opponent."""
    return t.team[p] == t.team[q]


wow.permission(hooks.own_party, "14.11", says="A player's party is only what the player controls.")


@wow.forbids(hooks.propose, "14.11")
def one_attacks_with_the_own_party(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """So a team mate's characters are not sent to attack."""
    return _of_a_team_mate(t, s, p, attacker)


@wow.forbids(hooks.mistargeted, "14.11")
def what_is_a_team_mates_is_not_ones_own(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor does a text mean them that speaks of the own cards."""
    return _of_a_team_mate(t, s, p, c) and _meant_but_for_control(t, s, p, b, c, "own")


@wow.forbids(hooks.mistargeted, "14.12")
def who_is_not_friendly_is_not_meant(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A text that speaks of friendly characters does not mean those of other teams."""
    return not friendly(t, s, p, s[c + CONTROL]) and _meant_but_for_control(t, s, p, b, c, "friendly")


_anybodys: dict[Filter, Filter] = {}
"""For what texts say of the cards of some, the same said of anybody's."""


def _meant_but_for_control(t: Table, s: State, p: int, b: Bound, c: int, controller: str) -> bool:
    """Whether a text would mean a card, did it not ask for another controller."""
    asked = [op.target.filter for op in b.targets if op.target.filter.controller == controller]
    return any(matches(t, s, c, _anybodys.setdefault(f, replace(f, controller="")), p) for f in asked)


@wow.permits(hooks.friends, "14.12")
def the_team_is_friendly(t: Table, s: State, p: int, q: int) -> Truth:
    """Friendly are the heroes and allies of the whole team."""
    return t.team[p] == t.team[q]


@wow.forbids(hooks.protect, "14.13")
def only_friends_are_protected(t: Table, s: State, p: int, c: int) -> Truth:
    """Among several players only friendly characters are protected."""
    foe = t.by_mark[s[FOE]] if s[FOE] else 0
    return foe and t.count > 2 and s[c + CONTROL] == p and not friendly(t, s, p, s[foe + CONTROL])


@wow.permits(hooks.protects_friends, "14.13")
def team_mates_are_protected(t: Table, s: State, p: int, q: int) -> Truth:
    """A protector may protect any friendly character."""
    return t.team[p] == t.team[q]


# -- teams ---------------------------------------------------------------------------------------
@wow.forbids(hooks.teams, "14.8")
def a_team_is_of_one_faction(t: Table) -> Truth:
    """All heroes of a team belong to one faction."""
    found: dict[int, set[str]] = {}
    for c in t.heroes:
        if t.card[c].faction:
            found.setdefault(t.team[t.owner[c]], set()).add(t.card[c].faction)
    return any(len(factions) > 1 for factions in found.values())


@wow.forbids(hooks.teams, "14.9", "14.10")
def teams_sit_alternately(t: Table) -> Truth:
    """The players of the teams sit alternately, so that everybody has opponents on both sides."""
    return t.has_teams and any(t.team[p] == t.team[t.clockwise(p)[1]] for p in t.everyone)
