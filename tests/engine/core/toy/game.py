"""The game put together: its situation, its narrator, and what only it can say."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulings.engine.core import game as core
from rulings.engine.core.changes import Change
from rulings.engine.core.flow import OVER, push
from rulings.engine.core.narrator import Narrator

from .rules import COIN, HEAP, LEGAL, NOBODY, TAKEN, TOKEN, emptied, kameny, naopak, points, taken
from .steps import Stones
from .words import GIVEN, THEN, WHEN, seat

EDITIONS = {"hra-kameny": (kameny,), "hra-naopak": (kameny, naopak)}


# -- the situation: what sentences of Pokud say, compiled -------------------------------------------
@dataclass
class Situation(core.Situation):
    """What lies on the table; if nothing is said, five stones before Alík and Bára."""

    editions = EDITIONS

    edition: str = "hra-kameny"
    names: tuple = ("Alík", "Bára")
    heap: int = 5
    tokens: dict = field(default_factory=dict)
    opened: list = field(default_factory=list)

    def seat_opponents(self, made, asked):
        self.seated = [type(record).__name__ for record in made]

    def compile(self, *, off=frozenset(), recorder=None):
        t = Stones(self.names, EDITIONS[self.edition], bool(self.tokens), off, recorder)
        s = t.layout.empty()
        s[HEAP] = self.heap
        for name, n in self.tokens.items():
            p = seat(t, name)
            s[t.players[p] + TOKEN], s[t.players[p] + TAKEN] = 1, n
        push(s, t.step["turn"], 0)
        for name in self.opened:
            push(s, t.step[name])
        return t, s


# -- the narrator: how it is told -------------------------------------------------------------------
class Words(Narrator):
    sentences = {taken: "Kameny jdou k hráči.", emptied: "Sečtou se body."}
    sums = {points: "body"}
    cells = {"heap": "hromada", "taken": "kameny", "token": "žeton", "score": "body"}

    def shown(self, t, change):
        if change.cell not in self.cells:
            return None
        whose = f"{t.names[change.index]}: " if change.kind == "player" else ""
        return Change(whose + self.cells[change.cell], str(change.before), str(change.after))

    def addend(self, t, hook, subject):
        what = super().addend(t, hook, subject)
        return f"{what}: {t.names[subject]}" if what else ""


# -- the game: all of it together ---------------------------------------------------------------------
class Stonegame(core.Game):
    slug = "stones"
    title = "Kameny"
    editions = EDITIONS
    vocabulary = {"given": GIVEN, "when": WHEN, "then": THEN}
    legality = LEGAL
    narrator = Words()
    chance = COIN

    def situation(self, library):
        return Situation(**library)

    def player(self, t, name):
        return seat(t, name)

    def silent(self, t, s, step, f, options, wanted):
        return None if wanted is None and ("knock",) in options else ("pass",)

    def candidates(self, t, s, p):
        return [("take", n) for n in (1, 2, 3, 4, 5)]

    def repeat_refused(self, line, shortcut):
        return (("hra-kameny 2.2",), "Tolik kamenů tu není.") if 2 * shortcut.n > line.s[HEAP] else ((), "")

    def repeat(self, line, shortcut):
        line.s[HEAP] -= 2 * shortcut.n

    def lines_end(self, line, scope):
        heap = line.s[HEAP]
        return lambda t, s: s[OVER] or scope == "turn" and s[HEAP] != heap

    def player_name(self, t, p):
        return {-1: "nikdo", NOBODY: "nikdo", COIN: "náhoda"}.get(p) or t.names[p]

    def describe_choice(self, t, s, p, choice):
        name, *args = choice
        words = {"take": "vzít {}", "knock": "zaklepat", "pass": "nezaklepat", "toss": "mince {}", "hide": "skrýt {1}"}
        return words[name].format(*args)


game = Stonegame()


class Plain(Stonegame):
    """Tells a choice by all that it is told with."""

    def describe_choice(self, t, s, p, choice):
        return f"{t.names[p]}/{s[HEAP]}/{choice[-1]}"
