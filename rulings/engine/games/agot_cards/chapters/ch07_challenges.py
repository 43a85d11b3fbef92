"""Chapter 7, Provádění výzev: attackers, defenders, resolution, claim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.texts import cannot
from ....cards.triggers import happen
from ....core.flow import is_open
from ....core.hooks import Truth
from ....core.layout import State, set_one, signed
from ....core.moments import elsewhere, only_in_its_time, stands_at
from .. import hooks
from ..book import ccg
from ..cells import (
    ATTACK_BONUS,
    ATTACKED,
    ATTACKS,
    CONTROL,
    DEFENDS,
    DEFENSE_BONUS,
    DUPLICATE,
    ICON,
    KNEELING,
    LOSER,
    MILITARY,
    NOBODY,
    OVER,
    PLAY,
    REPELLED,
    RESOLVING,
    SIDE,
    STAGE,
    TYPE,
    UNOPPOSED,
    WINNER,
    ZONE,
)
from ..moments import follows, too_early
from ..players import NO_PLAYER, attacker, defender
from ..steps.challenge import participants
from ..values import flags, is_character, strength

if TYPE_CHECKING:
    from ..table import Table

# -- declaring ----------------------------------------------------------------------------


@ccg.forbids(hooks.timing_defend, "7.3")
def attackers_before_defenders(t: Table, s: State, p: int) -> Truth:
    """A challenge has three steps: attackers, defenders, resolution."""
    return s[STAGE] != ATTACKED and not follows(t, s, "defend") or too_early(t, s, "defend")


ccg.permission(hooks.between, "7.4", says="Between the steps players may use what can be used in the challenges phase.")


@ccg.forbids(hooks.timing_act, "7.4")
def no_actions_within_a_step(t: Table, s: State, p: int) -> Truth:
    """Actions have their place between the steps of a challenge, not within one, nor within its resolution."""
    declaring = any(is_open(s, t.step[name]) for name in ("attackers", "stealth", "defenders"))
    return not s[OVER] and (declaring or s[STAGE] == RESOLVING)


@ccg.forbids(hooks.timing_attack, "7.5")
def type_and_opponent_first(t: Table, s: State, p: int) -> Truth:
    """The type and the opponent are announced before attackers kneel."""
    return not s[TYPE]


@ccg.forbids(elsewhere, "7.6")
def attackers_are_declared(t: Table, s: State, p: int, verb: str) -> Truth:
    """Attackers are declared, and whatever does not follow of itself waits."""
    return stands_at(t, s, "attackers") and not follows(t, s, verb)


ccg.decides("attackers", "7.6", says="The attacker declares attackers.")


ccg.forbids(elsewhere, "7.3")(only_in_its_time("attack", "Attackers are declared in the first step of a challenge."))


@ccg.forbids(hooks.attack, "7.6")
def own_characters_attack(t: Table, s: State, p: int, c: int) -> Truth:
    """Attackers are characters of your own."""
    if s[c + ZONE] != PLAY or s[c + CONTROL] != p:
        return True
    return s[c + DUPLICATE] or s[c + SIDE] or t.transforms and not is_character(t, s, c)


@ccg.forbids(hooks.attack, "3.32", "7.6")
def attackers_need_the_icon(t: Table, s: State, p: int, c: int) -> Truth:
    """An attacker bears the icon of the challenge."""
    return s[TYPE] in ICON and not flags(t, s, c) & ICON[s[TYPE]] and not _golden(t, s, c, "attack without icon")


@ccg.forbids(hooks.attack, "2.7", "7.7")
def kneeling_characters_do_not_attack(t: Table, s: State, p: int, c: int) -> Truth:
    """A kneeling character cannot be declared as an attacker."""
    return s[c + KNEELING] and not _golden(t, s, c, "attack kneeling")


@ccg.forbids(hooks.attack_done, "7.8")
def at_least_one_attacker(t: Table, s: State, p: int) -> Truth:
    """To start a challenge at least one attacker must kneel."""
    return not participants(t, s, ATTACKS)


@ccg.forbids(hooks.vain_challenge, "7.8")
def somebody_must_be_able_to_attack(t: Table, s: State, p: int, kind: int, q: int) -> Truth:
    """A challenge for which nobody could be declared is not announced."""
    trial = s[:]
    trial[TYPE] = kind if kind in ICON else 0
    refuses = hooks.attack.refuses
    return not any(trial[c + ZONE] == PLAY and not refuses(t, trial, p, c) for c in t.declarable)


@ccg.forbids(hooks.defend, "7.9")
def attacked_player_defends(t: Table, s: State, p: int, c: int) -> Truth:
    """Defenders are characters of the player attacked."""
    person = not s[c + DUPLICATE] and (not t.transforms or is_character(t, s, c))
    return s[c + ZONE] != PLAY or s[c + CONTROL] != p or not person or s[c + SIDE] or defender(s) != p


@ccg.forbids(hooks.defend, "3.32", "7.9")
def defenders_need_the_icon(t: Table, s: State, p: int, c: int) -> Truth:
    """A defender bears the icon of the challenge."""
    return s[TYPE] in ICON and not flags(t, s, c) & ICON[s[TYPE]] and not _golden(t, s, c, "defend without icon")


@ccg.forbids(elsewhere, "7.9")
def defenders_are_declared(t: Table, s: State, p: int, verb: str) -> Truth:
    """Defenders are declared, and whatever does not follow of itself waits."""
    return stands_at(t, s, "defenders") and not follows(t, s, verb)


ccg.decides("defenders", "7.9", says="The player attacked declares defenders.")


@ccg.forbids(elsewhere, "7.9")
def others_have_no_defenders_to_declare(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nobody else does so at any other moment of the challenge."""
    return verb == "defend" and bool(s[TYPE]) and p != defender(s)


@ccg.forbids(hooks.defend, "7.10")
def kneeling_characters_do_not_defend(t: Table, s: State, p: int, c: int) -> Truth:
    """A kneeling character cannot be declared as a defender."""
    return s[c + KNEELING] and not _golden(t, s, c, "defend kneeling")


# -- resolving ----------------------------------------------------------------------------


@ccg.counts(hooks.attack_total, "7.11")
def strength_of_attackers(t: Table, s: State) -> int:
    """The strength of the attackers is the total attack strength."""
    return _side_strength(t, s, ATTACKS)


@ccg.counts(hooks.attack_total, "3.37")
def texts_add_to_the_attack(t: Table, s: State) -> int:
    """Texts may change the attack total as such."""
    return signed(s, ATTACK_BONUS)


@ccg.counts(hooks.defense_total, "7.11")
def strength_of_defenders(t: Table, s: State) -> int:
    """The strength of the defenders is the total defense strength."""
    return _side_strength(t, s, DEFENDS)


@ccg.counts(hooks.defense_total, "3.37")
def texts_add_to_the_defense(t: Table, s: State) -> int:
    """Texts may change the defense total as such."""
    return signed(s, DEFENSE_BONUS)


@ccg.orders(hooks.challenge_winner, "7.11")
def higher_total_wins(t: Table, s: State, attack: int, defense: int) -> int | None:
    """The player with the higher total wins the challenge."""
    if attack == defense:
        return None
    return attacker(s) if attack > defense else defender(s)


@ccg.orders(hooks.challenge_winner, "7.12")
def attacker_wins_a_tie(t: Table, s: State, attack: int, defense: int) -> int | None:
    """A tie is the attacker's; that the total must be at least one is asked of every winner (7.13)."""
    return attacker(s) if attack == defense else None


@ccg.forbids(hooks.win, "7.13")
def a_winner_needs_strength(t: Table, s: State, player: int, attack: int, defense: int) -> Truth:
    """Neither side wins with a total below one."""
    return (attack if player == attacker(s) else defense) < 1


@ccg.forbids(hooks.win, "7.14")
def a_winner_needs_a_participant(t: Table, s: State, player: int, attack: int, defense: int) -> Truth:
    """Neither side wins without a participating character at resolution."""
    return not participants(t, s, ATTACKS if player == attacker(s) else DEFENDS)


@ccg.forbids(elsewhere, "7.13")
def who_could_not_win_for_weakness_kills_nobody(t: Table, s: State, p: int, verb: str) -> Truth:
    """So where the attack came to nothing, nobody is chosen to be killed."""
    return verb == "victim" and _military_and_nobodys(s) and hooks.attack_total.sum(t, s) < 1


@ccg.forbids(elsewhere, "7.14")
def who_could_not_win_for_want_of_a_participant_kills_nobody(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nor where no attacker was left to win with."""
    return verb == "victim" and _military_and_nobodys(s) and not participants(t, s, ATTACKS)


def _military_and_nobodys(s: State) -> bool:
    """Whether a military challenge has just been decided, and nobody has won it."""
    return s[TYPE] == MILITARY and s[WINNER] == NOBODY


@ccg.causes(hooks.resolution, "7.11")
def challenge_is_resolved(t: Table, s: State) -> None:
    """Totals are compared; the winner and the loser of the challenge are found."""
    attack, defense = hooks.attack_total.sum(t, s), hooks.defense_total.sum(t, s)
    winner = hooks.challenge_winner.first_or(NO_PLAYER, t, s, attack, defense)
    if winner == NO_PLAYER or hooks.win.refuses(t, s, winner, attack, defense):
        s[WINNER], s[LOSER], s[UNOPPOSED] = NOBODY, 0, 0
        return
    by_attack = winner == attacker(s)
    loser = defender(s) if by_attack else attacker(s)
    set_one(s, WINNER, winner)
    set_one(s, LOSER, loser)
    s[REPELLED] = not by_attack
    s[UNOPPOSED] = by_attack and hooks.unopposed.holds(t, s, defense)
    happen(t, s, "won", 0, winner, s[TYPE])
    happen(t, s, "won as attacker" if by_attack else "won as defender", 0, winner, s[TYPE])
    happen(t, s, "lost", 0, loser, s[TYPE])


def _side_strength(t: Table, s: State, side: int) -> int:
    value = 0
    for c in t.characters:
        if s[c + SIDE] == side:
            value += strength(t, s, c)
    return value


def _golden(t: Table, s: State, c: int, permission: str) -> Truth:
    return hooks.golden.allows(t, s, c, permission)


@ccg.forbids(hooks.attack, "9.39", when=lambda t: t.says_cannot)
def texts_forbid_attacking(t: Table, s: State, p: int, c: int) -> Truth:
    """What a text says cannot attack does not attack."""
    return cannot(t, s, c, "attack")


@ccg.forbids(hooks.defend, "9.39", when=lambda t: t.says_cannot)
def texts_forbid_defending(t: Table, s: State, p: int, c: int) -> Truth:
    """What a text says cannot defend does not defend."""
    return cannot(t, s, c, "defend")


def permitted(t: Table, s: State, c: int, act: str) -> Truth:
    """Whether a text permits a card to attack, or defend, plainly or in spite of what stands in its way just now."""
    without = s[TYPE] in ICON and not flags(t, s, c) & ICON[s[TYPE]]
    return (
        _golden(t, s, c, act)
        or s[c + KNEELING]
        and _golden(t, s, c, f"{act} kneeling")
        or without
        and _golden(t, s, c, f"{act} without icon")
    )


ccg.is_structural("7.1", "Říká, že všechny druhy výzev sdílejí tytéž kroky; bez společného postupu by žádná výzva neexistovala.")
