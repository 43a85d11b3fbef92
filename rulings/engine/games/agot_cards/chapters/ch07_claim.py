"""Chapter 7, Provádění výzev: claim, unopposed challenges and taking part (7.15 to 7.31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.piles import hand_of, place
from ....cards.triggers import happen
from ....core.flow import is_open, push
from ....core.hooks import Permission, Truth
from ....core.layout import State
from ....core.moments import elsewhere, stands_at
from .. import hooks
from ..book import ccg
from ..cards import CHARACTER
from ..cells import (
    ATTACKER,
    CHALLENGES,
    CHANCE,
    CONTROL,
    DEAD,
    DEFENDER,
    DEFENDS,
    DIRTY,
    DISCARD,
    DOOMED,
    DUPLICATE,
    HAND,
    INTRIGUE,
    KILLED,
    LEFT,
    MADE,
    MILITARY,
    MORIBUND,
    PHASE,
    PLAY,
    POWER,
    REPELLED,
    SHED,
    SIDE,
    SPARED,
    THROWN,
    TOKENS,
    TYPE,
    UNOPPOSED,
    WENT,
    WINNER,
    ZONE,
)
from ..events import add_to, claim_for_house, leave_play
from ..moments import resolving, where_it_follows, won_when_victims_follow
from ..players import active_player, attacker, defender
from ..steps.challenge import participants
from ..values import is_character

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


# -- claim --------------------------------------------------------------------------------


@ccg.orders(hooks.aftermath, "7.2")
def claim_follows(t: Table) -> str:
    """The types of challenge differ in what follows when the attacker wins."""
    return "claim"


@ccg.forbids(hooks.claim_refused, "7.15")
def only_a_winning_attacker_claims(t: Table, s: State) -> Truth:
    """Only when the attacker wins does the consequence follow: nothing does when nobody has won."""
    return s[WINNER] not in (s[ATTACKER], s[DEFENDER])


@ccg.forbids(hooks.claim_refused, "7.15", "7.27")
def a_winning_defender_claims_nothing(t: Table, s: State) -> Truth:
    """Nor does it when the defender wins: that both rules say."""
    return s[WINNER] == s[DEFENDER]


@ccg.forbids(elsewhere, "7.27")
def nobody_is_chosen_when_the_defender_has_won(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nor is anybody chosen to be killed."""
    return verb == "victim" and s[REPELLED]


@ccg.forbids(elsewhere, "7.15")
def nobody_is_chosen_before_the_attacker_has_won(t: Table, s: State, p: int, verb: str) -> Truth:
    """Characters are chosen to be killed when the attacker has won, not before and not otherwise."""
    unwon = not s[TYPE] or not s[WINNER] or s[WINNER] != s[ATTACKER]
    return verb == "victim" and unwon and not _has_been_spared(t, s, p) and not won_when_victims_follow(t, s)


@ccg.causes(hooks.military, "7.17")
def characters_to_kill(t: Table, s: State) -> None:
    """Military: as many characters die as the attacker's claim says."""
    there = sum(not hooks.victim.refuses(t, s, defender(s), c) for c in t.characters)
    push(s, t.step["victims"], defender(s), _due(t, s, there, hooks.fewer_characters))


ccg.permission(hooks.fewer_characters, "7.17a", says="Who has fewer characters than the claim says kills them all.")


@ccg.forbids(hooks.victims_due, "7.17")
def as_many_die_as_the_claim_says(t: Table, s: State, chosen: int, due: int) -> Truth:
    """No more characters are chosen than the claim says."""
    return chosen > due


@ccg.forbids(elsewhere, "7.17")
def no_more_than_the_claim(t: Table, s: State, p: int, verb: str) -> Truth:
    """When as many have been chosen as the claim says, nobody else is."""
    return verb == "victim" and s[TYPE] == MILITARY and s[WINNER] == s[ATTACKER] and is_open(s, t.step["aftermath"])


@ccg.forbids(elsewhere, "7.17")
def nobody_for_a_claim_of_nought(t: Table, s: State, p: int, verb: str) -> Truth:
    """Where silence leads past the claim because it asks for nobody, nobody is chosen for it."""
    there = where_it_follows(t, s, "victim") if verb == "victim" and not t.still else None
    return there is not None and not claim(t, there)


@ccg.forbids(elsewhere, "7.16")
def only_a_military_challenge_kills(t: Table, s: State, p: int, verb: str) -> Truth:
    """No other challenge makes the defender kill characters."""
    return verb == "victim" and s[TYPE] not in (0, MILITARY)


ccg.moment("victims", "7.16", says="The defending player chooses characters to kill.")
ccg.decides("victims", "7.16", says="Nobody but the defending player chooses them.")


@ccg.forbids(elsewhere, "7.16")
def others_have_no_victims_to_choose(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nobody else does so at any other moment of the challenge."""
    return verb == "victim" and bool(s[TYPE]) and p != defender(s)


@ccg.orders(hooks.victim_chooser, "7.16")
def defender_chooses_the_victims(t: Table, s: State) -> int:
    """The defending player chooses among own characters."""
    return defender(s)


@ccg.forbids(hooks.victim, "7.16")
def victims_are_own_characters(t: Table, s: State, p: int, c: int) -> Truth:
    """Only characters of the defending player are chosen."""
    if s[c + ZONE] != PLAY or t.type[c] != CHARACTER and not is_character(t, s, c):
        return True
    return s[c + CONTROL] != p or s[c + DUPLICATE] or s[c + MORIBUND] or t.transforms and not is_character(t, s, c)


@ccg.otherwise(hooks.any_victim, hooks.victim)
def bystanders_die_only_by_permission(t: Table, s: State, p: int, c: int) -> Truth:
    """Who took no part may be chosen because 7.18 allows it."""
    return not s[c + SIDE]


ccg.permission(hooks.any_victim, "7.18", says="Those killed need not have taken part in the challenge.")


@ccg.forbids(hooks.victims_done, "7.17")
def no_fewer_than_the_claim(t: Table, s: State) -> Truth:
    """Nor fewer, as long as there is one who could be chosen: with a claim of one, somebody is."""
    return claim(t, s) < 2


@ccg.forbids(hooks.victims_done, "7.17", "7.19")
def as_many_different_ones_as_the_claim(t: Table, s: State) -> Truth:
    """With a claim of two or more that many different characters must be chosen: that both rules say."""
    return claim(t, s) >= 2


@ccg.forbids(hooks.victim, "7.20")
def nobody_is_chosen_twice(t: Table, s: State, p: int, c: int) -> Truth:
    """The same character cannot be chosen several times."""
    return s[c + DOOMED]


@ccg.forbids(elsewhere, "7.19a")
def nobody_is_chosen_instead_of_the_saved(t: Table, s: State, p: int, verb: str) -> Truth:
    """Who is saved counts as chosen: once saves are being decided, the defending player chooses nobody else."""
    return verb == "victim" and p == defender(s) and stands_at(t, s, "leave") and not resolving(t, s)


@ccg.causes(hooks.spared, "7.19a")
def the_saved_is_remembered_as_chosen(t: Table, s: State, c: int) -> None:
    """That somebody was saved from the claim is not forgotten with the challenge; lines that are explored need not know."""
    s[SPARED] = s[DEFENDER]


@ccg.forbids(elsewhere, "7.19a")
def nor_after_the_claim(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nor later, as long as it is the part of the player whose claim it was."""
    return verb == "victim" and _has_been_spared(t, s, p)


def _has_been_spared(t: Table, s: State, p: int) -> bool:
    """Whether the last claim, made in the part at hand, was this player's to meet, and somebody was saved from it."""
    of_this_part = s[PHASE] == CHALLENGES and not s[TYPE] and s[t.players[active_player(s)] + MADE]
    return bool(of_this_part) and p == s[SPARED] - 1


@ccg.causes(hooks.kill, "7.21")
def the_killed_go_to_their_owners_dead_pile(t: Table, s: State, c: int) -> None:
    """A killed character goes to the dead pile of its owner."""
    leave_play(t, s, c, hooks.grave.first_or(DEAD if hooks.dead_pile.holds(t) else DISCARD, t, s, c))


@ccg.forbids(hooks.mistargeted, "7.21")
def the_killed_are_not_among_the_discarded(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """So what looks for it among the discarded does not find it."""
    return sought_in(b, "discard") and s[c + ZONE] == DEAD and s[c + WENT] == KILLED


def sought_in(b: Bound, pile: str) -> bool:
    """Whether a text has cards of one of the piles chosen, and of nowhere else."""
    return bool(b.ability.targets) and all(target.filter.zone == pile for target in b.ability.targets)


ccg.permission(hooks.dead_pile, "4.31", says="The killed have a pile of their own.")


@ccg.causes(hooks.discard, "4.33")
def the_discarded_go_to_the_discard_pile(t: Table, s: State, c: int) -> None:
    """A discarded card goes to its owner's discard pile."""
    (leave_play if s[c + ZONE] == PLAY else place)(t, s, c, DISCARD)


@ccg.forbids(hooks.mistargeted, "4.33")
def the_discarded_are_not_among_the_dead(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """So what looks for it among the dead does not find it."""
    return sought_in(b, "dead") and s[c + ZONE] == DISCARD and s[c + WENT] in (SHED, THROWN)


@ccg.forbids(hooks.hand_by_choice, "7.23")
def nobody_chooses_what_intrigue_discards(t: Table, s: State, p: int, c: int) -> Truth:
    """Neither player chooses the cards discarded for an intrigue challenge."""
    return s[TYPE] == INTRIGUE and s[c + ZONE] == HAND and not resolving(t, s)


ccg.permission(hooks.at_random, "7.23", says="Intrigue: the cards are chosen by chance, not by the player.")


@ccg.causes(hooks.intrigue, "7.23")
def cards_are_discarded(t: Table, s: State) -> None:
    """Intrigue: the defender discards cards from the hand."""
    push(s, t.step["random discard"], CHANCE, hooks.cards_due.sum(t, s), 0, defender(s))


@ccg.counts(hooks.cards_due, "7.24")
def as_many_cards_as_the_claim(t: Table, s: State) -> int:
    """As many as the attacker's claim says."""
    return _due(t, s, len(hand_of(t, s, defender(s))), hooks.fewer_cards)


ccg.permission(hooks.fewer_cards, "7.24a", says="Who holds fewer cards than the claim says discards them all.")


@ccg.forbids(elsewhere, "7.23")
def chance_discards(t: Table, s: State, p: int, verb: str) -> Truth:
    """Chance discards cards of the hand now, and nobody chooses anything."""
    return stands_at(t, s, "random discard") and not resolving(t, s)


@ccg.causes(hooks.power_claim, "7.25")
def defender_loses_power(t: Table, s: State) -> None:
    """Power: the defender takes as many tokens as the claim off the house card."""
    p = t.players[defender(s)]
    wanted = claim(t, s)
    moved = min(_due(t, s, s[p + POWER], hooks.fewer_tokens), s[p + POWER])
    s[p + POWER] -= moved
    for c in t.characters:
        theirs = s[c + ZONE] == PLAY and s[c + CONTROL] == defender(s)
        if moved < wanted and theirs and not hooks.take_power.refuses(t, s, c):
            taken = min(wanted - moved, s[c + TOKENS])
            s[c + TOKENS] -= taken
            moved += taken
    hooks.power_taken.run(t, s, moved)


ccg.permission(hooks.fewer_tokens, "7.25a", says="Where fewer tokens lie than the claim says, all of them are taken.")


@ccg.causes(hooks.power_taken, "1.4", "7.26")
def attacker_gains_that_power(t: Table, s: State, moved: int) -> None:
    """Those tokens go onto the attacker's house card."""
    add_to(s, t.players[attacker(s)] + POWER, moved, "moc na kartě rodu")
    s[DIRTY] = 1


# -- unopposed ----------------------------------------------------------------------------


@ccg.orders(hooks.unopposed, "7.28")
def no_defense_strength(t: Table, s: State, defense: int) -> Truth:
    """A challenge won against a defense of 0 is unopposed."""
    return defense == 0 and bool(participants(t, s, DEFENDS))


@ccg.orders(hooks.unopposed, "7.29")
def no_defenders(t: Table, s: State, defense: int) -> Truth:
    """So is one won against no defenders at all."""
    return not participants(t, s, DEFENDS)


@ccg.orders(hooks.aftermath, "7.30")
def unopposed_bonus_comes_on_top(t: Table) -> str:
    """The bonus comes on top of any other consequence."""
    return "unopposed_bonus"


@ccg.causes(hooks.unopposed_bonus, "7.30")
def one_power_for_an_unopposed_challenge(t: Table, s: State) -> None:
    """The attacker gains one power from the pool for the house."""
    if s[UNOPPOSED]:
        claim_for_house(t, s, attacker(s), 1)


ccg.permission(hooks.aftermath_in_order, "7.30a", says="The claim comes first, then the bonus, Renown last.")


@ccg.permits(hooks.participating, "7.31")
def attackers_and_defenders_participate(t: Table, s: State, c: int) -> Truth:
    """A character attacking or defending is a participating character."""
    return s[c + SIDE] != 0


@ccg.causes(hooks.resolution, "7.31")
def whoever_took_part_participated(t: Table, s: State) -> None:
    """Who attacked or defended has participated, even if it has left the challenge since."""
    for c in t.characters:
        if s[c + SIDE] or s[c + LEFT] and s[c + ZONE] == PLAY:
            happen(t, s, "participated", c, s[c + CONTROL])


def claim(t: Table, s: State) -> int:
    """The claim of the attacker's plot (3.29)."""
    return max(0, hooks.claim.sum(t, s, attacker(s)))


def _due(t: Table, s: State, there: int, fewer_will_do: Permission) -> int:
    """What the claim takes of so many; nothing, if there are fewer and no rule says that they will do."""
    wanted = claim(t, s)
    return wanted if there >= wanted or fewer_will_do.holds(t) else 0
