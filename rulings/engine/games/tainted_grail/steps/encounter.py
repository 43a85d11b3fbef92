"""An encounter from its card to its end: equipment, opening hands, turns, and what its outcome brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import OPEN, Choice, Options, Step, operands, pop, push
from ....core.layout import State
from ....core.trace import telling
from .. import hooks
from ..cells import (
    ASIDE,
    AVOIDED,
    CHOICE,
    DEALT,
    ENDED,
    EQUIPPED,
    HELD,
    OUTCOME,
    OVER,
    PARTY,
    PHASE,
    READY,
    STAGE,
    TOLD,
    TURN,
)
from ..decks import draw
from ..events import end
from ..legality import legal
from ..meeting import meet, part
from ..model import COLOURS
from ..party import encounter, members
from .stages import following, stages

if TYPE_CHECKING:
    from ..table import Table

# the stages of an encounter: those of 10.4, then its turns and what comes after
CARD, EQUIPMENT, OPENING, EXTRA, BEGINS, TURNS, PRICES, AFTER, CLEARING, DONE = range(1, 11)
_STEPS = {EQUIPMENT: "equipment", OPENING: "opening", TURNS: "turn"}
_CAUSES = {PRICES: hooks.outcome, AFTER: hooks.ended, CLEARING: hooks.cleared}


class Encounter(Step):
    """The whole of it, stage by stage; whatever its outcome, it goes on from there."""

    title = "střetnutí"
    AT, DRAWN = operands("at drawn")

    def run(self, t: Table, s: State, f: int) -> None:
        at = s[f + self.AT]
        if s[OUTCOME] and at < TURNS:
            at = TURNS
        known = [*stages(t, hooks.opening_step), BEGINS, TURNS, PRICES, AFTER, CLEARING, DONE]
        stage = following(at, known)
        assert stage is not None
        s[f + self.AT] = stage
        self._begin(t, s, stage, s[f + self.DRAWN])

    def _begin(self, t: Table, s: State, stage: int, drawn: int) -> None:
        if stage == CARD:
            push(s, t.step["card"], PARTY, drawn)
        elif stage in _STEPS:
            push(s, t.step[_STEPS[stage]])
        elif stage in _CAUSES:
            _CAUSES[stage].run(t, s)
        elif stage == EXTRA:
            for p in reversed(members(t, s)):
                draw(t, s, p, hooks.extra_cards.sum(t, s, p))
        elif stage == BEGINS:
            self._start(t, s)
        elif stage == DONE:
            self._over(t, s)

    def _start(self, t: Table, s: State) -> None:
        with telling(t, hooks.begins, s):
            hooks.begins.run(t, s)
            s[TURN], s[PHASE] = 1, CHOICE
        if encounter(t, s).approaches:
            push(s, t.step["approach"])

    def _over(self, t: Table, s: State) -> None:
        pop(s)
        part(t, s)
        if not s[OPEN]:
            s[OVER] = ENDED


class Drawn(Step):
    """The card lies there: the party may still avoid it, and who says nothing faces it. One that was drawn may begin nothing."""

    title = "karta střetnutí"
    named = True
    verbs = ("avoid", "face")
    _PARTY, DRAWN = operands("party drawn")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        with telling(t, hooks.no_encounter, s):
            if s[f + self.DRAWN] and hooks.no_encounter.holds(t, s):
                pop(s)
                end(s, TOLD)
                return None
        return [*legal(t, s, PARTY, [("avoid",)]), ("face",)]

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        pop(s)
        if choice[0] == "avoid":
            end(s, AVOIDED)
            hooks.avoided.run(t, s)

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return ("face",)


class Equipment(Step):
    """Each member says which items are used and which are set aside. Who says nothing uses all, where the rules allow."""

    title = "kontrola vybavení"
    named = True
    verbs = ("set aside", "equip", "equipped")
    (WHO,) = operands("who")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        left = [p for p in members(t, s) if not s[t.players[p] + EQUIPPED]]
        if not left:
            pop(s)
            return None
        p = s[f + self.WHO] = left[0]
        own = [i for i, item in enumerate(t.item) if item.owner == p and s[t.items[i] + HELD]]
        choices: Options = [("equip" if s[t.items[i] + ASIDE] else "set aside", i) for i in own]
        return legal(t, s, p, [*choices, ("equipped",)])

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "equipped":
            s[t.players[s[f + self.WHO]] + EQUIPPED] = 1
        else:
            s[t.items[choice[1]] + ASIDE] = choice[0] == "set aside"

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return ("equipped",)


class Opening(Step):
    """Each member draws the opening cards and may change them, one card fewer each time. Who says nothing keeps them."""

    title = "počáteční karty"
    named = True
    verbs = ("keep", "redraw")
    (WHO,) = operands("who")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        left = [p for p in members(t, s) if not s[t.players[p] + READY]]
        if s[OUTCOME] or not left:
            pop(s)
            return None
        p = s[f + self.WHO] = left[0]
        if not s[t.players[p] + DEALT]:
            s[t.players[p] + DEALT] = 1
            draw(t, s, p, hooks.opening_cards.sum(t, s, p))
            return None
        return legal(t, s, p, [("keep",), ("redraw",)])

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = s[f + self.WHO]
        if choice[0] == "keep":
            s[t.players[p] + READY] = 1
        else:
            s[t.players[p] + DEALT] += 1
            hooks.redrawn.run(t, s, p)

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return ("keep",)


class Approach(Step):
    """The party says by which approach it goes; its first stage begins."""

    title = "volba přístupu"
    named = True
    verbs = ("approach",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        return legal(t, s, PARTY, [("approach", k) for k in range(len(encounter(t, s).approaches))])

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        pop(s)
        s[STAGE] = encounter(t, s).approaches[choice[1]].first


class Camp(Step):
    """Outside of encounters: the party draws the top card of a deck, and that is faced."""

    title = "mimo střetnutí"
    rests = True
    verbs = ("meet", "leave")
    (MEETING,) = operands("meeting")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if s[f + self.MEETING]:
            pop(s)
            s[OVER] = s[OVER] or ENDED
            return None
        found = [("meet", colour) for colour in COLOURS if hooks.from_top.first(t, s, colour) is not None]
        return [*found, ("leave",)]

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + self.MEETING] = 1
        if choice[0] == "meet":
            e = hooks.from_top.first(t, s, choice[1])
            assert e is not None
            meet(t, s, e, list(t.everyone))
            push(s, t.step["encounter"], 0, 1)
