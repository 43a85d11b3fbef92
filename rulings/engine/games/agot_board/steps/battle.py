"""A battle: support, strength, House cards, the Blade, its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, Together, operands, pop, push
from ....core.layout import State, one_of, rows_with, set_one
from ....core.trace import telling
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
    FATE,
    FIELD,
    FOR_ATTACKER,
    FOR_DEFENDER,
    FOR_NOBODY,
    FORCE,
    FOUGHT,
    HAND,
    LAST_CARD,
    MARCH,
    MET,
    MET_NEUTRAL,
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
from ..legality import legal, legal_where_alike
from ..values import force, note_march, order_of_play, strength, units_in
from ..whose import NOBODY, attacker, chosen_card, field_of, fighter, fighters, origin, side_of, winner
from .action import GO_ON, REST
from .march import begin_entry, march_ends
from .retreat import SPOILS, spoils, use_spoils
from .turn import following

if TYPE_CHECKING:
    from ..table import Table

(WHO,) = operands("who")


class Battle(Step):
    """The five steps of 14.8 to 14.12: who attacks, from where, with which march."""

    title = "bitva"
    WHO, SOURCE, TOKEN, BEGUN = operands("who source token begun")

    def run(self, t: Table, s: State, f: int) -> None:
        stage = following(s, f + self.BEGUN, [rule(t) for rule in hooks.battle_steps.of(t)])
        if stage is not None:
            push(s, t.step[stage])
            return
        p, i, token = s[f + self.WHO], s[f + self.SOURCE], s[f + self.TOKEN]
        pop(s)
        close_battle(t, s, p, i, token)


class Support(Together):
    """Owners of eligible orders say whom each area supports (15.3); nobody has to wait for another."""

    title = "žádost o podporu"
    verbs = ("support", "support_in_part")

    def players(self, t: Table, s: State, f: int) -> list[int]:
        """Those who have not spoken for each of their areas."""
        return [p for p in order_of_play(t, s) if self.next_of(t, s, p)]

    def next_of(self, t: Table, s: State, p: int) -> Options:
        """What may be said of the first area for which a player has not spoken."""
        areas = (i for i in rows_with(s[t.column[ORDER_OF]], p + 1) if not s[t.at[i] + SUPPORTS])
        return next((found for i in areas if (found := self.choices(t, s, p, i))), [])

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        if t.exploring:  # one area after another; the order in which they answer changes nothing
            return self.next_of(t, s, p)
        return [choice for i in t.spaces for choice in self.choices(t, s, p, i)]

    def choices(self, t: Table, s: State, p: int, i: int) -> Options:
        return legal(t, s, p, [("support", i, side) for side in (FOR_ATTACKER, FOR_DEFENDER, FOR_NOBODY)])

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
        return fighters(s)

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        if s[t.players[p] + CHOSEN] or side_of(s, p) is None:
            return []
        own = t.hands[p]
        alike = [(c if c in own else -1, s[row + WHERE]) for c, row in enumerate(t.cards)]  # of others' cards no rule sees more
        found = legal_where_alike(t, s, p, range(len(t.cards)), alike.__getitem__, lambda c: [("leader", p, c)])
        return self.distinct(t, found)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        """Once one side has chosen, a side with nothing to choose from does not keep it waiting."""
        for p in fighters(s):
            if not any(s[t.cards[c] + WHERE] == HAND for c in t.hands[p]):
                hooks.hand_empty.run(t, s, p)
        if any(s[t.players[p] + CHOSEN] for p in fighters(s)):
            for p in fighters(s):
                options = self.open_to(t, s, f, p)
                if self.are_blank(t, options):
                    self.take(t, s, f, options[0])
        return super().run(t, s, f)

    def are_blank(self, t: Table, options: Options) -> bool:
        """Whether there are cards to choose from, and none of them says anything."""
        return bool(options) and all(t.leaders[c].basis == "blank" for _verb, _p, c in options)

    def distinct(self, t: Table, found: Options) -> Options:
        """Cards that say nothing are all the same: while exploring one of them is enough to choose from."""
        if not t.exploring:
            return found
        blank = [choice for choice in found if t.leaders[choice[2]].basis == "blank"]
        return [choice for choice in found if choice not in blank[1:]]

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        """Who has only cards that say nothing need not name one."""
        options = self.open_to(t, s, f, s[f + WHO])
        return options[0] if self.are_blank(t, options) else None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        _verb, p, c = choice
        set_one(s, t.players[p] + CHOSEN, c)

    def finish(self, t: Table, s: State, f: int) -> None:
        pop(s)
        for p in fighters(s):
            c = chosen_card(t, s, p)
            if c != NOBODY:
                s[t.cards[c] + WHERE] = PLAYED
                s[t.players[p] + LAST_CARD] = not any(s[t.cards[x] + WHERE] == HAND for x in t.hands[p])
        if not hooks.abilities_first.holds(t):
            return
        for p in order_of_play(t, s):
            side = side_of(s, p)
            if side is not None:
                hooks.at_once.run(t, s, side)


class Blade(Step):
    """The holder of the Blade may use it (16.11)."""

    title = "Valyrijský ocelový meč"
    verbs = ("blade", "keep_blade")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = one_of(s, BLADE)
        options = legal(t, s, p, [("blade",)]) if p != NOBODY and hooks.may_strike.holds(t) else []
        if not options:
            pop(s)
            return None
        s[f + WHO] = p
        return [*options, ("keep_blade",)]

    def default(self, t: Table, s: State, f: int) -> Choice:
        return ("keep_blade",)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "blade":
            s[STRUCK] = 1
            hooks.blade_used.run(t, s)
        pop(s)


class Result(Step):
    """The loser is found, takes casualties, retreats; the winner's card does its work. Play rests before."""

    title = "výsledek bitvy"
    named = True
    verbs = (REST,)
    WHO, BEGUN, RESTED = operands("who begun rested")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not t.exploring and not s[f + self.RESTED]:
            s[f + self.RESTED] = 1
            s[f + self.WHO] = attacker(s)
            return [GO_ON]
        losses = {"casualties": self.casualties, "retreat": self.retreat}
        suffered = [losses[name] for name in hooks.loss_order.first(t) or ()]
        part = following(s, f + self.BEGUN, (self.decide, *suffered, self.conquer, self.spoils))
        if part is None:
            pop(s)
        else:
            part(t, s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        """Nothing is chosen here."""

    def decide(self, t: Table, s: State) -> None:
        with telling(t, hooks.battle_won, s):
            side = hooks.battle_won.first(t, s, strength(t, s, ATTACK), strength(t, s, DEFENSE))
            if side is not None:
                set_one(s, WINNER, fighter(s, side))
        hooks.battle_decided.run(t, s)

    def casualties(self, t: Table, s: State) -> None:
        for side in (ATTACK, DEFENSE):
            due = casualties_of(t, s, side)
            if due > 0:
                push(s, t.step["casualties"], fighter(s, side), side, due)

    def retreat(self, t: Table, s: State) -> None:
        if not s[WINNER] or not hooks.must_retreat.holds(t):
            return
        loser = DEFENSE if winner(s) == attacker(s) else ATTACK
        if fighter(s, loser) != NOBODY:  # a neutral force has nowhere to go
            push(s, t.step["retreat"], fighter(s, loser), loser)

    def conquer(self, t: Table, s: State) -> None:
        """The attacker takes the area, unless there is no rule by which the defenders have left it."""
        if winner(s) != attacker(s):
            return
        if units_in(t, s, field_of(s)):
            settle_force(t, s, origin(s))
            return
        with telling(t, hooks.conquered, s):
            hooks.conquered.run(t, s, attacker(s), field_of(s))
            settle_force(t, s, field_of(s))

    def spoils(self, t: Table, s: State) -> None:
        if s[WINNER]:
            hooks.spoils_begin.run(t, s, winner(s))
            push(s, t.step["spoils"], winner(s))


def casualties_of(t: Table, s: State, side: int) -> int:
    """Units that a side loses: swords of the other's card above fortifications of its own."""
    p = fighter(s, side)
    if not s[WINNER] or p == NOBODY or winner(s) == p and hooks.winner_spared.holds(t):
        return 0
    return max(0, hooks.wounds.sum(t, s, side))


def settle_force(t: Table, s: State, i: int) -> None:
    """The units of the attack take an area, or come back to it."""
    if not force(s):
        return
    a = t.at[i]
    s[a + OWNER] = s[ATTACKER]
    for cell, attacking in zip(UNITS, FORCE, strict=True):
        s[a + cell] += s[attacking]
        s[attacking] = 0


class Spoils(Step):
    """What the winner's House card gives for winning (chapter 22). It may be used before, see ``spoils``."""

    title = "schopnost karty vítěze"
    named = True
    verbs = SPOILS

    def run(self, t: Table, s: State, f: int) -> Options | None:
        options = spoils(t, s, s[f + WHO])
        if not options and not s[SPOILED] and not t.exploring and hooks.spoils_rest.allows(t, s, s[f + WHO]):
            return [("decline",)]
        if not options:
            pop(s)
            return None
        return options

    def default(self, t: Table, s: State, f: int) -> Choice:
        return ("decline",)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        use_spoils(t, s, s[f + WHO], choice)


def close_battle(t: Table, s: State, p: int, i: int, token: int) -> None:
    """Cards go away, the march too; nothing of the battle stays in the position but who won."""
    if force(s):
        settle_force(t, s, field_of(s) if winner(s) == attacker(s) else origin(s))
    if winner(s) == p:
        note_march(t, s, p, field_of(s), FOUGHT)
    for q in fighters(s):
        c = chosen_card(t, s, q)
        if c != NOBODY:
            hooks.card_used.run(t, s, q, c)
            s[t.players[q] + CHOSEN] = s[t.players[q] + LAST_CARD] = 0
    for row in t.cards:
        if s[row + WHERE] == PLAYED:
            s[row + WHERE] = HAND
    clear(t, s)
    if not t.exploring:
        s[t.at[i] + FATE] = FOUGHT
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
    WHO, GOAL, TOKEN, SOURCE, BEGUN = operands("who goal token source begun")

    def run(self, t: Table, s: State, f: int) -> None:
        p, goal = s[f + self.WHO], s[f + self.GOAL]
        if not s[f + self.BEGUN]:
            s[f + self.BEGUN] = 1
            self.begin(t, s, p, goal, s[f + self.TOKEN])
            return
        source = s[f + self.SOURCE]
        pop(s)
        if strength(t, s, ATTACK) >= s[t.at[goal] + NEUTRAL] or not hooks.neutral_holds.holds(t):
            hooks.neutral_beaten.run(t, s, goal)
            settle_force(t, s, goal)
            hooks.entered.run(t, s, p, goal)
            if not t.exploring:
                s[MET] = MET_NEUTRAL
        else:
            settle_force(t, s, source)
        c = chosen_card(t, s, p)
        if c != NOBODY:  # without 19.4 one would have been played
            s[t.cards[c] + WHERE] = DISCARDED
            s[t.players[p] + CHOSEN] = 0
        clear(t, s)
        hooks.power_shift.run(t, s)

    def begin(self, t: Table, s: State, p: int, goal: int, token: int) -> None:
        begin_entry(t, s, p, goal, token)
        fight = not hooks.no_battle.holds(t)
        for rule in hooks.entry_support.of(t):
            push(s, t.step[rule(t)])
        if fight:
            push(s, t.step["cards"])
