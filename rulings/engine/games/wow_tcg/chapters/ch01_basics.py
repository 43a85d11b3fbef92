"""Chapter 1: cards and basic notions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import wow
from ..cards import ALLY, HERO
from ..cells import CONTROL, DAMAGE, EXHAUSTED, GONE, HERO_ROW, OVER, PLAY, ROW, TIE, TOTEM, ZONE

if TYPE_CHECKING:
    from ..table import Table

wow.is_structural("1.1", "Karta bez typu by nešla zahrát, vyložit ani zacílit; typ určuje, co se s ní vůbec dá dělat.")


@wow.permits(hooks.has_trait)
def groups_are_printed(t: Table, s: State, c: int, trait: str) -> Truth:
    """A card belongs to the groups printed on it; no rule of the book says it, they all take it for granted."""
    return trait in t.card[c].traits


@wow.permits(hooks.is_character, "1.2")
def heroes_allies_and_totems_are_characters(t: Table, s: State, c: int) -> Truth:
    """A hero, an ally and a totem are characters; no other card is."""
    return t.type[c] in (HERO, ALLY) or t.flags[c] & TOTEM


@wow.causes(hooks.game_begins, "1.3")
def heroes_are_in_play_from_the_start(t: Table, s: State) -> None:
    """Every player's hero is in play when the game begins, ready and without damage."""
    for c in t.heroes:
        s[c + ZONE], s[c + CONTROL], s[c + ROW] = PLAY, t.owner[c], HERO_ROW
        s[c + EXHAUSTED] = s[c + DAMAGE] = 0


@wow.causes(hooks.victory, "1.3a")
def who_has_no_hero_is_out(t: Table, s: State) -> None:
    """A player whose hero is destroyed is eliminated."""
    for p in t.present(s):
        if not t.hero(s, p):
            s[t.players[p] + GONE] = 1
            hooks.eliminated.run(t, s, p)


@wow.causes(hooks.conceded, "1.3a")
def who_concedes_is_out(t: Table, s: State, p: int) -> None:
    """A player who concedes is eliminated as well."""
    s[t.players[p] + GONE] = 1
    hooks.eliminated.run(t, s, p)


@wow.forbids(hooks.concede, "1.3a")
def who_is_out_cannot_concede(t: Table, s: State, p: int) -> Truth:
    """Who has been eliminated is not in the game any more."""
    return s[t.players[p] + GONE]


@wow.causes(hooks.victory, "1.3a")
def who_is_left_wins(t: Table, s: State) -> None:
    """The last player in the game wins, or the team whose players are the only ones left."""
    left = t.present(s)
    if left and len({t.team[p] for p in left}) == 1:
        s[OVER] = left[0] + 1


@wow.causes(hooks.victory, "1.3b")
def all_out_at_once_is_a_draw(t: Table, s: State) -> None:
    """Where all who were left go at once, nobody wins."""
    if not t.present(s):
        s[OVER] = TIE


@wow.forbids(elsewhere, "1.3a")
def the_game_has_been_won(t: Table, s: State, p: int, verb: str) -> Truth:
    """When somebody has won, nothing is done any more."""
    return s[OVER] not in (0, TIE)


@wow.forbids(elsewhere, "1.3b")
def the_game_was_a_draw(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nor when all have gone at once."""
    return s[OVER] == TIE


@wow.counts(hooks.cost, "1.4")
def the_cost_is_the_printed_number(t: Table, s: State, c: int) -> int:
    """The cost of a card is the number in its upper left corner."""
    return t.card[c].cost or 0


@wow.counts(hooks.atk, "1.5")
def the_attack_value_is_the_printed_number(t: Table, s: State, c: int) -> int:
    """The ATK of a card is the number in its lower left corner."""
    return t.card[c].attack


wow.is_structural("1.6", "Otočení karty je jen znakem stavu; bez připravených a vyčerpaných karet by neplatilo žádné placení.")
