"""Where play can stand, and the table on which it stands."""

from __future__ import annotations

from rulings.engine.core import flow
from rulings.engine.core.flow import FRAME, MAX_DEPTH, OVER, STACK, Step, Together, operands, pop, push
from rulings.engine.core.layout import Layout
from rulings.engine.core.table import Table, numbered

from .rules import COIN, GAME, HEAP, HIDDEN, LEGAL, NOBODY, PLAYER, emptied, follower, knocked, taken, winner

(WHO,) = operands("who")


class Hide(Together):
    """Before the first turn both may hide a stone at the same time; it is then put on the heap."""

    title = "skrývání"
    verbs = ("hide",)

    def open_to(self, t, s, f, p):
        return [] if s[t.players[p] + HIDDEN] else [("hide", p, 0), ("hide", p, 1)]

    def take(self, t, s, f, choice):
        _verb, p, n = choice
        s[t.players[p] + HIDDEN] = n + 1

    def default(self, t, s, f):
        return ("hide", s[f + WHO], 0)

    def finish(self, t, s, f):
        pop(s)
        for p in t.everyone:
            s[HEAP] += s[t.players[p] + HIDDEN] - 1


class Toss(Step):
    """A coin decides who begins."""

    title = "hod mincí"
    verbs = ("toss",)

    def run(self, t, s, f):
        return [("toss", p) for p in t.everyone]

    def asks(self, t, s, f):
        return COIN

    def take(self, t, s, f, choice):
        pop(s)
        s[flow.top(s) + WHO] = choice[1]


class Turn(Step):
    """Turn after turn, until the heap is empty."""

    title = "tah"
    verbs = ("take",)

    def run(self, t, s, f):
        if s[HEAP]:
            return LEGAL.legal(t, s, s[f + WHO], [("take", n) for n in (1, 2, 3)])
        last = follower.first_or(s[f + WHO], t, s, s[f + WHO])  # who took the last stone has just been followed
        emptied.run(t, s, last)
        s[OVER] = winner.first_or(NOBODY, t, s, last) + 1
        return None

    def take(self, t, s, f, choice):
        p, n = s[f + WHO], choice[1]
        taken.run(t, s, p, n)
        s[f + WHO] = follower.first(t, s, p)
        if s[HEAP]:
            push(s, t.step["answer"], s[f + WHO])


class Reply(Step):
    """Who would be next may knock instead. A script rests here; silence passes."""

    title = "odpověď"
    rests = True
    verbs = ("knock", "pass")

    def run(self, t, s, f):
        options = LEGAL.legal(t, s, s[f + WHO], [("knock",), ("pass",)])
        if t.exploring and len(options) == 1:
            pop(s)
            return None
        return options

    def take(self, t, s, f, choice):
        p = s[f + WHO]
        pop(s)
        if choice == ("knock",):
            knocked.run(t, s, p)
            s[flow.top(s) + WHO] = follower.first(t, s, p)


STEPS = numbered([("turn", Turn()), ("answer", Reply()), ("toss", Toss()), ("hide", Hide())])


class Stones(Table):
    """Who plays by which books; ``tokens`` says whether there are any, so that rules about them may sleep."""

    def __init__(self, names, books, tokens=True, off=frozenset(), recorder=None):
        self.names, self.books, self.tokens, self.off, self.recorder = names, books, tokens, off, recorder
        self.seat(len(names))
        self.layout = Layout([(STACK, 1), (FRAME, MAX_DEPTH), (GAME, 1), (PLAYER, self.count)])
        self.players = self.layout.starts["player"]
        self.have_steps(STEPS)
        self.compile_rules()
