"""The game put together: its situation, its narrator, what its sentences mean."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulings.engine.core import flow
from rulings.engine.core.answer import Answer, same
from rulings.engine.core.choices import Intent, Shortcut, Until, Verify
from rulings.engine.core.flow import OVER, push
from rulings.engine.core.game import Game
from rulings.engine.core.language.common import Edition, Players
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.narrator import Narrator
from rulings.engine.core.trace import Change

from .rules import COIN, HEAP, LEGAL, NOBODY, SCORE, TAKEN, TOKEN, emptied, kameny, naopak, points, taken
from .steps import WHO, Stones
from .words import (
    GIVEN,
    THEN,
    WHEN,
    Coin,
    Comes,
    HasToken,
    Heap,
    Hides,
    Hiding,
    Knocks,
    Lasts,
    Rounds,
    Scores,
    Takes,
    Tossed,
    Wins,
)


# -- the situation: what sentences of Pokud say, compiled -------------------------------------------
@dataclass
class Situation:
    """What lies on the table; if nothing is said, five stones before Alík and Bára."""

    edition: str = "hra-kameny"
    names: tuple = ("Alík", "Bára")
    heap: int = 5
    tokens: dict = field(default_factory=dict)
    opened: list = field(default_factory=list)

    def add(self, record):
        match record:
            case Edition(edition) if edition not in Stonegame.editions:
                raise ScenarioError(f"Vydání {edition} neznám.")
            case Edition(edition):
                self.edition = edition
            case Players(names):
                self.names = names
            case Heap(n):
                self.heap = n
            case HasToken(player, n):
                self.tokens[player] = n
            case Coin():
                self.opened.append("toss")
            case Hiding():
                self.opened.append("hide")

    def seat_opponents(self, records):
        self.seated = [type(record).__name__ for record in records]

    def compile(self, *, off=frozenset(), recorder=None):
        t = Stones(self.names, Stonegame.editions[self.edition], bool(self.tokens), off, recorder)
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


# -- moves and expectations: what the sentences of Když and Pak mean ---------------------------------
def seat(t, name):
    if name not in t.names:
        raise ScenarioError(f"Hráče {name} neznám.")
    return t.names.index(name)


def takes(t, s, x):
    intent = Intent(seat(t, x.player), (("take", x.n or s[HEAP]),), "take")
    last = Verify(lambda t, s: not s[HEAP], ("hra-kameny 3.1",), "Tím se nevyhrává.")
    return [intent, last] if x.wins else [intent]


def comes(t, s, x):
    if not x.player:
        return [Until(lambda t, s: False, or_over=True)]
    p = seat(t, x.player)
    return [Until(lambda t, s: t.steps[s[flow.top(s)]].title == "tah" and s[flow.top(s) + WHO] == p)]


MOVES = {
    Takes: takes,
    Knocks: lambda t, s, x: [Intent(seat(t, x.player), (("knock",),), "knock")],
    Hides: lambda t, s, x: [Intent(seat(t, x.player), (("hide", seat(t, x.player), x.n),), "hide")],
    Tossed: lambda t, s, x: [Intent(COIN, (("toss", seat(t, x.player)),), "toss")],
    Comes: comes,
    Rounds: lambda t, s, x: [Shortcut(0, x.n)],
}


def lasts(line, x):
    return Answer(None, "Nikdo ještě nehrál.") if line.s[HEAP] == 5 else Answer(not line.s[OVER], "Hra skončila.")


def scores(line, x):
    return same(line.s[line.t.players[seat(line.t, x.player)] + SCORE], x.n, f"{x.player} má bodů")


ANSWERS = {
    Heap: lambda line, x: same(line.s[HEAP], x.n, "Na hromadě"),
    Wins: lambda line, x: same(line.game.player_name(line.t, line.s[OVER] - 1), x.player, "Vyhrává"),
    Scores: scores,
    Lasts: lasts,
}


# -- the game: all of it together ---------------------------------------------------------------------
class Stonegame(Game):
    slug = "stones"
    title = "Kameny"
    editions = {"hra-kameny": (kameny,), "hra-naopak": (kameny, naopak)}
    vocabulary = {"given": GIVEN, "when": WHEN, "then": THEN}
    legality = LEGAL
    moves = MOVES
    expectations = ANSWERS
    narrator = Words()
    chance = COIN
    not_of_lines = (Scores,)

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
