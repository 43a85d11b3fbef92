"""A turn: the active character is chosen, activated, and at last the turn ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, FlowError, Options, operands, pop, push
from ....core.layout import State, set_one
from ....core.trace import telling
from .. import hooks
from ..cells import (
    ACTIVATION,
    ACTIVE,
    CHOICE,
    DUE,
    DULLED,
    FURTHER_PLAY,
    KEPT_AWAY,
    OUTCOME,
    PARTY,
    PHASE,
    PLAYED,
    REST_AT,
    REST_AT_ANSWER,
    REST_AT_ATTACK,
    REST_AT_CHECK,
    REST_AT_STEP_1,
    SKIPPED,
    STEP_NO,
    STRIKES,
    TO_DISCARD,
    TRIED,
    TURN_END,
    WOKEN,
)
from ..decks import discard, draw, hand_of
from ..events import FROM_ANSWER, FROM_OPPORTUNITY, begin, end
from ..legality import legal
from ..model import DELAYED
from ..party import active, encounter, is_in, members
from ..row import works
from .escape import flights
from .stages import GO_ON, Inside, following, stages

if TYPE_CHECKING:
    from ..table import Table

_SCRATCH = (PLAYED, DULLED, FURTHER_PLAY, TO_DISCARD, STRIKES, SKIPPED, KEPT_AWAY, REST_AT, STEP_NO)
# the stages of an activation (13.6 to 13.23)
STEP_1, STEP_2, AFTER_CARDS, CHECK_2, STEP_3, CHECK_3, STEP_4, CHECK_4 = range(1, 9)
_STEP_OF = {STEP_1: 1, STEP_2: 2, AFTER_CARDS: 2, CHECK_2: 2, STEP_3: 3, CHECK_3: 3, STEP_4: 4, CHECK_4: 4}
_RESTS = {CHECK_2: REST_AT_CHECK, STEP_3: REST_AT_ANSWER}
BEFORE = {REST_AT_CHECK: "before check", REST_AT_ANSWER: "before answer", REST_AT_ATTACK: "before attack"}
"""The steps at which play rests when a script asks for it."""
# the stages of the end of a turn (13.24)
LIMIT, REFILL, RESET, NEW_TURN = range(1, 5)


def check(t: Table, s: State) -> None:
    """A check of victory or affinity: the encounter may end by it, or a stage."""
    with telling(t, hooks.verdict, s):
        found = hooks.verdict.first(t, s)
        if found is not None:
            end(s, found)
    if found is None and hooks.stage_is_won.holds(t, s):
        hooks.stage_won.run(t, s)


class Turn(Inside):
    """Phase I, again and again: who is activated next. The party decides; silence activates the only one left."""

    title = "výběr aktivní postavy"
    named = True
    verbs = ("activate", "wake", "disagree", "flee")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if s[OUTCOME]:
            pop(s)
            return None
        return self.go(t, s, f)

    def go(self, t: Table, s: State, f: int) -> Options | None:
        if s[PHASE] == ACTIVATION:
            s[PHASE] = hooks.after_activation.first_or(0, t, s)
            if not s[PHASE]:
                raise FlowError("žádné pravidlo neříká, co následuje po aktivaci")
        if s[PHASE] == TURN_END:
            push(s, t.step["turn end"])
            return None
        found = legal(t, s, PARTY, [("activate", p) for p in t.everyone])
        if not found:
            raise FlowError("žádné pravidlo neříká, kdo je na řadě")
        if not t.exploring:
            found += [("wake", choice[1]) for choice in found]  # the same, but that play rests in step 1
            if hooks.unagreed.first(t, s) is not None:
                found.append(("disagree",))  # whoever is activated then can be agreed on as well
        return [*found, *legal(t, s, PARTY, flights(s))]

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "flee":
            hooks.fled.run(t, s)
            return
        p = hooks.unagreed.first(t, s) if choice[0] == "disagree" else choice[1]
        assert p is not None
        s[PHASE] = ACTIVATION
        set_one(s, ACTIVE, p)
        for row in t.players:
            s[row + TRIED] = 0
        if choice[0] == "wake":
            s[REST_AT] = REST_AT_STEP_1
        push(s, t.step["activation"], p)
        hooks.activated.run(t, s, p)

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        """In silence the only one who is left is activated."""
        found = legal(t, s, PARTY, [("activate", p) for p in t.everyone])
        return found[0] if len(found) == 1 else None


class Charging(Inside):
    """Where play rests while charges can be paid, until the players go on."""

    verbs: tuple[str, ...] = ("go on", "use")
    WHO, SHOWN = operands("who shown")

    def charges(self, t: Table, s: State, f: int) -> Options:
        """What can be paid for this step alone; nothing once the players have gone on."""
        if s[f + self.SHOWN]:
            return []
        cards = [c for c in t.payable if any(x.step == s[STEP_NO] for x in t.card[c].abilities)]
        return legal(t, s, s[f + self.WHO], [("use", c) for c in cards])

    def any_charges(self, t: Table, s: State, f: int) -> Options:
        """What can be paid here, though it could be at any other time."""
        return legal(t, s, s[f + self.WHO], [("use", c) for c in t.payable])

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == GO_ON:
            s[f + self.SHOWN] = 1
        else:
            hooks.charges_used.run(t, s, s[f + self.WHO], choice[1])

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return GO_ON


class Before(Charging):
    """Before something that comes in silence otherwise. Charges for which no step is named can be paid here as anywhere."""

    title = "krok aktivace"
    named = True

    def go(self, t: Table, s: State, f: int) -> Options | None:
        if not s[f + self.SHOWN]:
            return [GO_ON, *self.any_charges(t, s, f)]
        pop(s)
        return None


def rests(t: Table, s: State, where: int) -> bool:
    """Whether a script wants play to rest there; then it does, once."""
    if not where or s[REST_AT] != where:
        return False
    s[REST_AT] = 0
    push(s, t.step[BEFORE[where]], active(s))
    return True


class Activation(Charging):
    """Phase II: what is due when a character wakes, then the steps and checks in the order of the rules."""

    title = "aktivace"
    named = True
    WHO, AT, WOKE, SHOWN = operands("who at woke shown")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not s[OUTCOME] and not is_in(t, s, s[f + self.WHO]) and s[f + self.AT] < STEP_4:
            s[f + self.AT] = STEP_4 - 1  # who has left has no further steps; the party goes on
        if s[OUTCOME]:
            self._over(s)
            return None
        return self.go(t, s, f)

    def go(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + self.WHO]
        if not s[f + self.WOKE]:
            s[f + self.WOKE] = 1
            hooks.woken.run(t, s, p)
            s[WOKEN] = 1
            return None
        if s[f + self.AT] == STEP_4 and not s[f + self.SHOWN]:
            charges = self.any_charges(t, s, f)
            if charges or not t.exploring:
                return [GO_ON, *charges]
            s[f + self.SHOWN] = 1
        stage = following(s[f + self.AT], stages(t, hooks.activation_step))
        if stage is None:
            self._over(s)
            return None
        s[STEP_NO] = _STEP_OF[stage]
        if not s[SKIPPED] and rests(t, s, _RESTS.get(stage, 0)):
            return None
        s[f + self.AT] = stage
        self._begin(t, s, p, stage)
        return None

    def _begin(self, t: Table, s: State, p: int, stage: int) -> None:
        if stage == STEP_1:
            push(s, t.step["delayed"], p)
        elif stage == STEP_2:
            push(s, t.step["play"], p)
        elif stage == AFTER_CARDS:
            self._opportunity(t, s, p)
        elif stage == STEP_3 and not s[SKIPPED]:
            push(s, t.step["answer"], p)
        elif stage in (CHECK_2, CHECK_4) or stage == CHECK_3 and not s[SKIPPED]:
            check(t, s)

    def _opportunity(self, t: Table, s: State, p: int) -> None:
        if hooks.opportunity.holds(t, s, p):
            q = hooks.opportunity_on.first(t, s)
            if q is not None:
                begin(t, s, q, encounter(t, s).opportunity, FROM_OPPORTUNITY)

    def _over(self, s: State) -> None:
        for cell in _SCRATCH:
            s[cell] = 0
        s[ACTIVE] = 0
        pop(s)


class Delayed(Charging):
    """Step 1: a time token leaves every card; abilities whose last one has gone are resolved, from the first card on.

    Where a script wants it, play rests once the tokens have gone, until all abilities are resolved.
    """

    title = "zpožděné schopnosti"
    named = True
    verbs = ("go on", "use", "resolve")
    _WHO, _SHOWN, BEGUN, WATCHED = operands("who shown begun watched")

    def go(self, t: Table, s: State, f: int) -> Options | None:
        if s[REST_AT] == REST_AT_STEP_1:
            s[REST_AT], s[f + self.WATCHED] = 0, 1
        charges = self.charges(t, s, f)
        open_now = self._resolvable(t, s, f) if charges or s[f + self.WATCHED] else []
        if charges:
            return [GO_ON, *charges, *open_now]
        s[f + self.SHOWN] = 1
        due = self._due(t, s) if s[f + self.BEGUN] else []
        if not s[f + self.BEGUN]:
            s[f + self.BEGUN] = 1
            hooks.count_down.run(t, s)
        elif s[f + self.WATCHED] and (not due or ("resolve", due[0]) in open_now):
            return [*([] if due else [GO_ON]), *open_now, *self.any_charges(t, s, f)]
        elif due:
            self._resolve(t, s, due[0])
        else:
            pop(s)
        return None

    def _due(self, t: Table, s: State) -> list[int]:
        """The cards whose delayed ability waits to be resolved, in the order of the rules."""
        return [c for c in hooks.due_order.first_or(t.all_cards, t, s) if s[t.cards[c] + DUE]]

    def _resolvable(self, t: Table, s: State, f: int) -> Options:
        """What the rules let be resolved now, of all cards with a delayed ability."""
        cards = [c for c in t.all_cards if any(x.trigger == DELAYED for x in t.card[c].abilities)]
        return legal(t, s, s[f + self.WHO], [("resolve", c) for c in cards])

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "resolve":
            self._resolve(t, s, choice[1])
        elif choice == GO_ON and s[f + self.BEGUN]:
            s[f + self.WATCHED] = 0
        else:
            super().take(t, s, f, choice)

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        due = self._due(t, s)
        return ("resolve", due[0]) if due else GO_ON

    def _resolve(self, t: Table, s: State, c: int) -> None:
        s[t.cards[c] + DUE] = 0
        owner = t.card[c].owner
        p = hooks.concerns.first_or(owner, t, s, owner)
        for ability in t.card[c].abilities if works(t, s, c) else ():
            if ability.trigger == DELAYED:
                begin(t, s, p, ability.effects, card=c)
        hooks.fired.run(t, s, c)


_PRECEDED, _STRIKING, _STRUCK = 1, 2, 3


class Answer(Charging):
    """Step 3: the opponent attacks, or reacts. What is paid for then holds until that answer is over."""

    title = "odpověď protivníka"
    _WHO, _SHOWN, STRUCK = operands("who shown struck")

    def go(self, t: Table, s: State, f: int) -> Options | None:
        if s[f + self.STRUCK] in (_PRECEDED, _STRIKING):
            s[f + self.STRUCK] += 1
            if s[f + self.STRUCK] == _STRUCK:
                self._strike(t, s, s[f + self.WHO])
            else:
                rests(t, s, REST_AT_ATTACK)
            return None
        if s[f + self.STRUCK]:
            s[f + self.STRUCK] = s[f + self.SHOWN] = s[KEPT_AWAY] = 0
        if s[STRIKES] >= hooks.strikes.sum(t, s):
            s[STRIKES] = 0
            pop(s)
            return None
        if charges := self.charges(t, s, f):
            return [GO_ON, *charges]
        s[f + self.SHOWN], s[f + self.STRUCK] = 1, _PRECEDED
        s[STRIKES] += 1
        hooks.before_attack.run(t, s, s[f + self.WHO])
        return None

    def _strike(self, t: Table, s: State, p: int) -> None:
        program = hooks.attack.first(t, s)
        if program is not None:
            begin(t, s, p, t.programs[program], FROM_ANSWER)


class TurnEnd(Inside):
    """Phase III: hands are cut to their limit, cards drawn, activations reset, and a new turn begins."""

    title = "konec tahu"
    (AT,) = operands("at")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if s[OUTCOME]:
            pop(s)
        else:
            self.go(t, s, f)
        return None

    def go(self, t: Table, s: State, f: int) -> None:
        stage = following(s[f + self.AT], stages(t, hooks.end_step))
        if stage is None:
            s[PHASE] = CHOICE
            pop(s)
            return
        s[f + self.AT] = stage
        if stage == RESET:
            hooks.reset.run(t, s)
        elif stage == NEW_TURN:
            hooks.new_turn.run(t, s)
        for p in reversed(members(t, s)):
            if stage == LIMIT:
                self._trim(t, s, p)
            elif stage == REFILL:
                self._refill(t, s, p)

    def _trim(self, t: Table, s: State, p: int) -> None:
        limit = hooks.hand_limit.first(t, s)
        if limit is not None:
            discard(t, s, p, len(hand_of(t, s, p)) - limit)

    def _refill(self, t: Table, s: State, p: int) -> None:
        own = 0 if hooks.no_draw.holds(t, s, p) else hooks.standard_draw.sum(t, s, p)
        draw(t, s, p, own + hooks.extra_draw.sum(t, s, p))
