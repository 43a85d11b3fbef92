"""A battle: support, strength, House cards, the Blade, its result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....core.flow import A, B, C, Choice, D, E, Options, Step, Together, pop, push
from ....core.layout import State
from .. import hooks
from ..cells import (
    ANNOUNCED,
    ATTACK,
    ATTACKER,
    BLADE,
    CHOSEN,
    DEFENDER,
    DEFENSE,
    DISCARDED,
    FIELD,
    FOR_ATTACKER,
    FOR_DEFENDER,
    FOR_NOBODY,
    FORCE,
    HAND,
    LAST_CARD,
    MARCH,
    NEUTRAL,
    ORDER_OF,
    ORIGIN,
    OWNER,
    PLAYED,
    SPOILED,
    STRUCK,
    SUPPORTS,
    UNITS,
    WHERE,
    WINNER,
)
from ..legality import legal
from ..values import field_of, force, order_of_play, origin
from .action import GO_ON, begin_entry, march_ends
from .retreat import spoils, use_spoils

if TYPE_CHECKING:
    from ..table import Table


def side_of(s: State, p: int) -> int | None:
    """Whether a player attacks or defends in the battle at hand."""
    return ATTACK if s[ATTACKER] == p + 1 else DEFENSE if s[DEFENDER] == p + 1 else None


def fighter(s: State, side: int) -> int:
    return s[ATTACKER if side == ATTACK else DEFENDER] - 1


def strength(t: Table, s: State, side: int) -> int:
    """The combat strength of a side, as the rules in force add it up."""
    return hooks.combat.sum(t, s, side)


class Battle(Step):
    """The five steps of 14.8 to 14.12. A who attacks, B from where, C the march, D the steps begun."""

    title = "bitva"

    def run(self, t: Table, s: State, f: int) -> None:
        stages = [rule(t) for rule in hooks.battle_steps.of(t)]
        if s[f + D] < len(stages):
            s[f + D] += 1
            push(s, t.step[stages[s[f + D] - 1]])
            return
        p, i, token = s[f + A], s[f + B], s[f + C]
        pop(s)
        close_battle(t, s, p, i, token)


class Support(Together):
    """Owners of eligible orders say whom each area supports (15.3); nobody has to wait for another."""

    title = "žádost o podporu"
    verbs = ("support",)

    def players(self, t: Table, s: State, f: int) -> list[int]:
        return order_of_play(t, s)

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        areas = [i for i in t.spaces if s[t.at[i] + ORDER_OF] == p + 1 and not s[t.at[i] + SUPPORTS]]
        sides = (FOR_ATTACKER, FOR_DEFENDER, FOR_NOBODY)
        if t.exploring:  # one area after another; the order in which they answer changes nothing
            return next((found for i in areas if (found := self.choices(t, s, p, i, sides))), [])
        return [choice for i in areas for choice in self.choices(t, s, p, i, sides)]

    def choices(self, t: Table, s: State, p: int, i: int, sides: tuple[int, int, int]) -> Options:
        return legal(t, s, p, [("support", i, side) for side in sides])

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[t.at[choice[1]] + SUPPORTS] = choice[2]

    def finish(self, t: Table, s: State, f: int) -> None:
        pop(s)


class Announce(Step):
    """Both sides say how strong they are without cards (14.9)."""

    title = "oznámení bojové síly"

    def run(self, t: Table, s: State, f: int) -> None:
        pop(s)
        s[ANNOUNCED] = 1
        hooks.announced.run(t, s)


class Cards(Together):
    """Attacker and defender choose a House card at the same time; play rests before, for strength to be read."""

    named = True

    title = "zahrání karty rodu"
    verbs = ("leader",)

    def players(self, t: Table, s: State, f: int) -> list[int]:
        return [p for p in (fighter(s, ATTACK), fighter(s, DEFENSE)) if p >= 0]

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        if s[t.players[p] + CHOSEN] or side_of(s, p) is None:
            return []
        found = legal(t, s, p, [("leader", p, c) for c in t.hands[p]])
        if not found and any(s[t.cards[c] + WHERE] == DISCARDED for c in t.hands[p]):
            for c in t.hands[p]:  # an opponent has emptied the hand: all come back before this battle (17.23)
                if s[t.cards[c] + WHERE] == DISCARDED:
                    s[t.cards[c] + WHERE] = HAND
            found = legal(t, s, p, [("leader", p, c) for c in t.hands[p]])
        return self.distinct(t, found)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        """Once one side has chosen, a side with nothing to choose from does not keep it waiting."""
        fighters = self.players(t, s, f)
        if any(s[t.players[p] + CHOSEN] for p in fighters):
            for p in fighters:
                options = self.open_to(t, s, f, p)
                if len(options) == 1 and t.leaders[options[0][2]].basis == "blank":
                    self.take(t, s, f, options[0])
        return super().run(t, s, f)

    def distinct(self, t: Table, found: Options) -> Options:
        """Cards that say nothing are all the same: one of them is enough to choose from."""
        blank = [choice for choice in found if t.leaders[choice[2]].basis == "blank"]
        return [choice for choice in found if choice not in blank[1:]]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[t.players[choice[1]] + CHOSEN] = choice[2] + 1

    def finish(self, t: Table, s: State, f: int) -> None:
        pop(s)
        for p in self.players(t, s, f):
            if s[t.players[p] + CHOSEN]:
                s[t.cards[s[t.players[p] + CHOSEN] - 1] + WHERE] = PLAYED
                s[t.players[p] + LAST_CARD] = not any(s[t.cards[c] + WHERE] == HAND for c in t.hands[p])
        if not hooks.abilities_first.holds(t):
            return
        for p in order_of_play(t, s):
            side = side_of(s, p)
            if side is not None:
                hooks.at_once.run(t, s, side)


class Blade(Step):
    """The holder of the Blade may use it (16.11). A who."""

    title = "Valyrijský ocelový meč"
    verbs = ("blade", "keep_blade")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[BLADE] - 1
        options = legal(t, s, p, [("blade",)]) if s[BLADE] and hooks.may_strike.holds(t) else []
        if not options or s[f + B]:
            pop(s)
            return None
        s[f + A] = p
        return [*options, ("keep_blade",)]

    def default(self, t: Table, s: State, f: int) -> tuple[str, ...]:
        return ("keep_blade",)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "blade":
            s[STRUCK] = 1
            hooks.blade_used.run(t, s)
        pop(s)


class Result(Step):
    """The loser is found, takes casualties, retreats; the winner's card does its work. B the stage."""

    title = "výsledek bitvy"
    named = True

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not t.exploring and not s[f + C]:
            s[f + C] = 1
            s[f + A] = fighter(s, ATTACK)
            return [GO_ON]
        parts = ("decide", *hooks.loss_order.first(t), "conquer", "spoils")
        if s[f + B] >= len(parts):
            pop(s)
            return None
        s[f + B] += 1
        getattr(self, parts[s[f + B] - 1])(t, s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        """Nothing is chosen here."""

    def decide(self, t: Table, s: State) -> None:
        totals = strength(t, s, ATTACK), strength(t, s, DEFENSE)
        for rule in hooks.battle_won.of(t):
            side = rule(t, s, *totals)
            if side is not None:
                s[WINNER] = fighter(s, side) + 1
                break
        hooks.battle_decided.run(t, s)

    def casualties(self, t: Table, s: State) -> None:
        for side in (ATTACK, DEFENSE):
            due = casualties_of(t, s, side)
            if due > 0:
                push(s, t.step["casualties"], fighter(s, side), side, due)

    def retreat(self, t: Table, s: State) -> None:
        if s[WINNER] and hooks.must_retreat.holds(t):
            loser = DEFENSE if s[WINNER] == s[ATTACKER] else ATTACK
            if fighter(s, loser) < 0:
                return  # a neutral force has nowhere to go
            push(s, t.step["retreat"], fighter(s, loser), loser)

    def conquer(self, t: Table, s: State) -> None:
        if s[WINNER] == s[ATTACKER]:
            hooks.conquered.run(t, s, fighter(s, ATTACK), field_of(s))
            settle_force(t, s, field_of(s))

    def spoils(self, t: Table, s: State) -> None:
        if s[WINNER]:
            hooks.spoils_begin.run(t, s, s[WINNER] - 1)
            push(s, t.step["spoils"], s[WINNER] - 1)


def casualties_of(t: Table, s: State, side: int) -> int:
    """Units that a side loses: swords of the other's card above fortifications of its own."""
    p = fighter(s, side)
    if not s[WINNER] or p < 0 or s[WINNER] == p + 1 and hooks.winner_spared.allows(t):
        return 0
    return max(0, hooks.wounds.sum(t, s, side))


def settle_force(t: Table, s: State, i: int, cells: tuple[int, int, int] = UNITS) -> None:
    """The units of the attack take an area, or come back to it."""
    a = t.at[i]
    if not force(s):
        return
    s[a + OWNER] = s[ATTACKER]
    for unit in (0, 1, 2):
        s[a + cells[unit]] += s[FORCE[unit]]
        s[FORCE[unit]] = 0


class Spoils(Step):
    """What the winner's House card gives for winning (chapter 22). A who. It may be used before, see ``spoils``."""

    title = "schopnost karty vítěze"
    named = True
    verbs = ("take_back", "rob", "knight", "cut", "decline")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        options = spoils(t, s, s[f + A])
        if not options and not s[SPOILED] and not t.exploring and hooks.spoils_rest.allows(t, s, s[f + A]):
            return [("decline",)]
        if not options:
            pop(s)
            return None
        return options

    def default(self, t: Table, s: State, f: int) -> Any:
        return ("decline",)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        use_spoils(t, s, s[f + A], choice)


def close_battle(t: Table, s: State, p: int, i: int, token: int) -> None:
    """Cards go away, the march too; nothing of the battle stays in the position but who won."""
    if force(s):
        settle_force(t, s, field_of(s) if s[WINNER] == s[ATTACKER] else origin(s))
    for side in (ATTACK, DEFENSE):
        q = fighter(s, side)
        if q >= 0 and s[t.players[q] + CHOSEN]:
            hooks.card_used.run(t, s, q, s[t.players[q] + CHOSEN] - 1)
            s[t.players[q] + CHOSEN] = s[t.players[q] + LAST_CARD] = 0
    for row in t.cards:
        if s[row + WHERE] == PLAYED:
            s[row + WHERE] = HAND
    clear(t, s)
    march_ends(t, s, p, i, token)
    hooks.power_shift.run(t, s)


def clear(t: Table, s: State) -> None:
    for cell in (FIELD, ORIGIN, ATTACKER, DEFENDER, MARCH, STRUCK, SPOILED, ANNOUNCED, *FORCE):
        s[cell] = 0
    for a in t.at:
        s[a + SUPPORTS] = 0


class Entry(Step):
    """Marching in on a neutral force: support is asked for, then strength decides; there is no battle (19.4)."""

    title = "vstup k neutrální síle"

    def run(self, t: Table, s: State, f: int) -> None:
        p, goal, token, i = s[f + A], s[f + B], s[f + C], s[f + D]
        if not s[f + E]:
            s[f + E] = 1
            begin_entry(t, s, p, goal, token)
            fight = not hooks.no_battle.holds(t)
            for rule in hooks.entry_support.of(t):
                push(s, t.step[rule(t)])
            if fight:
                push(s, t.step["cards"])
            return
        pop(s)
        if strength(t, s, ATTACK) >= s[t.at[goal] + NEUTRAL] or not hooks.neutral_holds.holds(t):
            hooks.neutral_beaten.run(t, s, goal)
            settle_force(t, s, goal)
            hooks.entered.run(t, s, p, goal)
        else:
            settle_force(t, s, i)
        for side in (ATTACK,):  # without 19.4 a card would have been played
            q = fighter(s, side)
            if s[t.players[q] + CHOSEN]:
                s[t.cards[s[t.players[q] + CHOSEN] - 1] + WHERE] = DISCARDED
                s[t.players[q] + CHOSEN] = 0
        clear(t, s)
        hooks.power_shift.run(t, s)
