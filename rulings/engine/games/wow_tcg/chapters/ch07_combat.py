"""Chapter 7: combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards import damage
from ....cards.chain import FROM_THE_START
from ....cards.texts import cannot
from ....cards.windows import GROUND
from ....core.flow import top
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, not_asked, only_in_its_time, stands_at
from .. import hooks
from ..book import wow
from ..cards import ALLY, HERO
from ..cells import (
    ATTACKED,
    ATTACKER,
    ATTACKS,
    CONTROL,
    DEFENDER,
    DEFENDS,
    ELUSIVE,
    EXHAUSTED,
    FIGHTER,
    FOE,
    NEW,
    PLAY,
    STAGE,
    TOKEN,
    TOTEM,
    ZONE,
)
from ..events import exhaust
from ..moments import is_own_action_phase
from ..values import atk, flags, is_instant, opponents

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


# -- the proposal ----------------------------------------------------------------------------
@wow.forbids(hooks.propose, "7.1")
def only_heroes_and_allies_attack(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """A hero and allies attack; no other card does."""
    return t.type[attacker] not in (HERO, ALLY)


@wow.forbids(hooks.propose, "7.2")
def combat_is_proposed_in_the_own_action_phase(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """Combat is proposed by the active player in the action phase, with a character of the own party."""
    mine = s[attacker + ZONE] == PLAY and s[attacker + CONTROL] == p
    return not is_own_action_phase(s, p) or not mine


@wow.forbids(hooks.propose, "7.2")
def combat_takes_a_ready_hero_or_ally(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """It takes a ready hero or a ready ally."""
    return s[attacker + EXHAUSTED] or t.type[attacker] not in (HERO, ALLY)


wow.forbids(elsewhere, "7.2")(only_in_its_time("propose", "Combat is proposed in the action phase, between other actions."))


@wow.forbids(hooks.propose, "7.3")
def an_exhausted_character_does_not_attack(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """An exhausted character is not chosen as the proposed attacker."""
    return s[attacker + EXHAUSTED]


@wow.forbids(hooks.propose, "7.3")
def a_totem_does_not_attack(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """Nor is a totem."""
    return t.flags[attacker] & TOTEM


@wow.forbids(hooks.propose, "7.4")
def the_defender_is_an_opposing_character(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """The proposed defender is a character of an opponent."""
    there = s[defender + ZONE] == PLAY and hooks.is_character.allows(t, s, defender)
    with t.as_written():  # whatever makes its player no opponent
        return not there or not opponents(t, s, p, s[defender + CONTROL])


@wow.forbids(hooks.propose, "7.5", "12.5")
def an_elusive_character_is_not_attacked(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """Any opposing character may be attacked, except an elusive one."""
    return flags(t, s, defender) & ELUSIVE


@wow.forbids(hooks.propose, "7.6")
def a_new_ally_does_not_attack(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """An ally does not attack in the turn in which it came to the party."""
    waits = t.type[attacker] == ALLY and not t.flags[attacker] & TOKEN and s[attacker + NEW]
    return waits and not hooks.attacks_at_once.allows(t, s, attacker)


@wow.forbids(hooks.propose, "7.9")
def who_cannot_attack_is_not_proposed(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """A character that a text keeps from attacking is not proposed as an attacker."""
    return cannot(t, s, attacker, "attack")


@wow.orders(hooks.combat_steps, "7.7")
def responses_to_the_proposal(t: Table) -> str:
    """Before the combat starts, its proposal may be responded to."""
    return "proposal window"


@wow.orders(hooks.priority_after_proposing, "7.7")
def who_has_proposed_has_priority(t: Table, s: State, p: int) -> int:
    """Whoever has proposed the combat has priority first."""
    return p


@wow.forbids(not_asked, "7.7")
def the_proposer_comes_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """The others wait until whoever has proposed the combat has acted or passed."""
    return stands_at(t, s, "proposal window") and s[top(s) + GROUND] == FROM_THE_START


# -- the start ---------------------------------------------------------------------------------
@wow.forbids(hooks.combat_fails, "7.8")
def an_exhausted_attacker_starts_no_combat(t: Table, s: State) -> Truth:
    """What has been exhausted in response cannot be exhausted to attack."""
    return s[t.by_mark[s[FIGHTER]] + EXHAUSTED]


@wow.forbids(hooks.combat_fails, "7.9")
def who_cannot_attack_starts_no_combat(t: Table, s: State) -> Truth:
    """What a text keeps from attacking is not exhausted to attack."""
    return cannot(t, s, t.by_mark[s[FIGHTER]], "attack")


@wow.forbids(hooks.combat_fails, "7.10")
def both_must_be_there(t: Table, s: State) -> Truth:
    """Combat starts between the proposed attacker and the proposed defender; without one of them there is none."""
    return not all(s[t.by_mark[s[cell]] + ZONE] == PLAY for cell in (FIGHTER, FOE))


@wow.orders(hooks.combat_steps, "7.10")
def then_the_combat_starts(t: Table) -> str:
    """If nothing prevents it, the combat starts."""
    return "attack"


@wow.causes(hooks.attack_begins, "7.10")
def the_attacker_is_exhausted(t: Table, s: State) -> None:
    """The proposed attacker is exhausted and attacks."""
    s[STAGE] = ATTACKS
    exhaust(t, s, t.by_mark[s[FIGHTER]])


@wow.causes(hooks.becomes_attacker, "7.11")
def who_attacks_is_the_attacker(t: Table, s: State) -> None:
    """The character that has been exhausted to attack is the attacker from then on."""
    s[ATTACKER] = s[FIGHTER]
    s[t.by_mark[s[FIGHTER]] + ATTACKED] = not t.exploring


def _means(b: Bound, role: str) -> bool:
    """Whether a text is aimed at who has this part in the combat."""
    return any(op.target.filter.role == role for op in b.targets)  # type: ignore[attr-defined]  # filters are this game's


@wow.forbids(hooks.mistargeted, "7.11")
def who_does_not_attack_is_no_attacker(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """What is aimed at an attacker is not aimed at who has not been exhausted to attack, though it be proposed."""
    return _means(b, "attacker") and s[ATTACKER] != t.mark[c] and not s[c + ATTACKED]


@wow.forbids(hooks.mistargeted, "7.12")
def who_has_attacked_is_no_attacker(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor at who has left the combat, or whose combat is over."""
    return _means(b, "attacker") and s[ATTACKER] != t.mark[c] and s[c + ATTACKED]


@wow.causes(hooks.combat_over, "7.12")
def the_combat_has_no_attacker_any_more(t: Table, s: State) -> None:
    """When the combat ends, nobody is the attacker."""
    s[ATTACKER] = 0


@wow.causes(hooks.left_combat, "7.12")
def who_has_left_is_no_attacker(t: Table, s: State, c: int) -> None:
    """What is removed from the combat is the attacker no more."""
    if s[ATTACKER] == t.mark[c]:
        s[ATTACKER] = 0


# -- the two windows, and the defender between them -------------------------------------------------
@wow.orders(hooks.combat_steps, "7.13")
def the_first_window(t: Table) -> str:
    """After the attack players play cards and use powers."""
    return "first window"


@wow.forbids(not_asked, "7.13")
def in_the_first_window_the_active_player_comes_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """The others wait there until the active player has acted or passed."""
    return stands_at(t, s, "first window") and s[top(s) + GROUND] == FROM_THE_START


@wow.forbids(hooks.use, "7.14")
def only_instants_in_combat(t: Table, s: State, p: int, b: Bound) -> Truth:
    """During combat only instants are played."""
    return b.kind == "played" and s[STAGE] and not is_instant(t, s, b.card)


@wow.forbids(hooks.place, "7.14")
def no_resource_in_combat(t: Table, s: State, p: int, c: int, up: int) -> Truth:
    """During combat no resource is placed."""
    return s[STAGE]


for _step in ("proposal window", "first window", "second window"):
    wow.moment(_step, "7.14", says="During combat instants are played, powers used and quests completed; nothing else.")


@wow.orders(hooks.combat_steps, "7.15")
def the_defender_defends(t: Table) -> str:
    """Then the defender begins to defend."""
    return "defense"


@wow.causes(hooks.defense_begins, "7.15")
def the_defender_is_the_defender(t: Table, s: State) -> None:
    """The defender is the proposed one, or the protector in its place."""
    s[STAGE] = DEFENDS
    if s[t.by_mark[s[FOE]] + ZONE] == PLAY:
        s[DEFENDER] = s[FOE]


@wow.forbids(hooks.mistargeted, "7.15")
def who_does_not_defend_is_no_defender(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """What is aimed at a defender is not aimed at who does not defend."""
    return _means(b, "defender") and s[DEFENDER] != t.mark[c]


@wow.orders(hooks.combat_steps, "7.16")
def the_second_window(t: Table) -> str:
    """When the defender defends, players play cards and use powers again."""
    return "second window"


# -- the conclusion --------------------------------------------------------------------------------
@wow.orders(hooks.combat_steps, "7.17")
def the_combat_concludes(t: Table) -> str:
    """The combat closes with its damage."""
    return "conclusion"


@wow.causes(hooks.conclusion, "7.17", "7.22")
def each_deals_its_attack_to_the_other(t: Table, s: State) -> None:
    """Attacker and defender each deal damage equal to their ATK to the other."""
    attacker, defender = t.by_mark[s[FIGHTER]], t.by_mark[s[FOE]]
    for c, other in ((attacker, defender), (defender, attacker)):
        if not hooks.combat_source.refuses(t, s, c, other):
            source = hooks.combat_source_of.first_or(0, t, s, c)
            damage.owe(t, s, other, atk(t, s, c), source, hooks.damage_types.sum(t, s, c), damage.COMBAT)
            if not atk(t, s, c) and len(s) > t.size:  # something lasts that might end by it
                hooks.dealt_nothing.run(t, s, c)


wow.permission(hooks.at_the_same_time, "7.18", says="Attacker and defender deal their damage at the same time.")


@wow.forbids(hooks.no_combat_damage, "7.19")
def without_both_there_is_no_damage(t: Table, s: State) -> Truth:
    """If the attacker or the defender is not in the combat any more, nobody deals or takes combat damage."""
    return not s[ATTACKER] or not s[DEFENDER]


wow.permission(hooks.only_at_conclusion, "7.20", says="Only the damage of the conclusion is combat damage.")
wow.permission(hooks.exhausted_deal, "7.21", says="Characters deal combat damage whether they are ready or exhausted.")


@wow.otherwise(hooks.exhausted_deal, hooks.combat_source)
def the_exhausted_would_deal_none(t: Table, s: State, c: int, target: int) -> Truth:
    """An exhausted defender would deal no combat damage."""
    return s[c + EXHAUSTED] and s[DEFENDER] == t.mark[c]
