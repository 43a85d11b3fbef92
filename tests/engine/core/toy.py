"""The smallest game on the core: two players take stones from a heap, and who takes the last one wins.

Read it from top to bottom and you have seen all that a game is made of: cells, hooks, rules, legality,
steps, a table, records with their phrases, a situation, a narrator, and the class that puts them together.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulings.engine.core import flow
from rulings.engine.core.answer import Answer, same
from rulings.engine.core.choices import Intent, Shortcut, Until, Verify
from rulings.engine.core.flow import FRAME, GAME_START, MAX_DEPTH, OVER, STACK, Step, Together, operands, pop, push
from rulings.engine.core.game import Game
from rulings.engine.core.hooks import Causes, Counts, Forbids, Orders, Permission, Permits, Replaces
from rulings.engine.core.language import asked, slots
from rulings.engine.core.language.common import Edition, Players
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.language.phrases import Phrase, Vocabulary
from rulings.engine.core.layout import Layout, Row
from rulings.engine.core.legality import FREE, Legality, Verb, in_time, plainly
from rulings.engine.core.narrator import Narrator
from rulings.engine.core.rules import Book
from rulings.engine.core.table import Table, numbered
from rulings.engine.core.trace import Change

# -- cells: what a position holds ---------------------------------------------------------------
GAME = Row("game", GAME_START)
GAME.cell("over")  # winner + 1
HEAP = GAME.cell("heap", high=50)
PLAYER = Row("player")
TAKEN = PLAYER.cell("taken", high=50)
TOKEN = PLAYER.cell("token", high=1)
HIDDEN = PLAYER.cell("hidden", high=3)  # 0: not yet said; else stones hidden + 1
SCORE = PLAYER.cell("score")
NOBODY, COIN = 8, 9
"""The "players" who are nobody and chance."""

# -- hooks: what the game asks of its rules -------------------------------------------------------
turn = Forbids("turn", of_choices=True)  # s, p: is it not this player's time?
take = Forbids("take", of_choices=True)  # s, p, n
said_too = Forbids("said_too", of_choices=True)  # s, p, n: what only adds to a refusal
three = Permits("three", of_choices=True)  # s, p, n
knock = Forbids("knock", of_choices=True)  # s, p
knocking = Permission("knocking")
taken = Causes("taken")  # s, p, n
knocked = Causes("knocked")  # s, p
emptied = Causes("emptied")  # s, p
saved = Replaces("saved")  # s, p
follower = Orders("follower", of_order=True)  # s, p
winner = Orders("winner")  # s, p: who took the last stone
points = Counts("points")  # s, p
score = Counts("score", bound=True, total=True)  # s, p, n

# -- rules: the rulebook, a function a rule -------------------------------------------------------
kameny = Book("hra-kameny")
kameny.is_structural("1.1", "Bez hromady není hra.")


@kameny.forbids(turn, "1.2")
def each_in_turn(t, s, p):
    return p != flow.asked(t, s)


@kameny.forbids(take, "2.1")
def at_most_two_stones(t, s, p, n):
    return n > 2 and not three.allows(t, s, p, n)


@kameny.forbids(take, "2.2", "2.3")
def no_more_than_there_are(t, s, p, n):
    return n > s[HEAP]


@kameny.permits(three, "2.4", when=lambda t: t.tokens)
def three_for_a_token(t, s, p, n):
    return n == 3 and s[t.players[p] + TOKEN]


@kameny.forbids(said_too, "2.5")
def never_four(t, s, p, n):
    return n == 4


@kameny.causes(taken, "2.6")
def stones_go_to_the_player(t, s, p, n):
    s[HEAP] -= n
    s[t.players[p] + TAKEN] += n


@kameny.causes(taken, "2.7")
def three_cost_the_token(t, s, p, n):
    if n == 3:
        s[t.players[p] + TOKEN] = 0


kameny.permission(knocking, "2.8", says="A token may be spent to pass the turn back.")


@kameny.otherwise(knocking, knock)
def nobody_knocks(t, s, p):
    return True


@kameny.forbids(knock, "2.9")
def knocking_needs_a_token(t, s, p):
    return not s[t.players[p] + TOKEN]


@kameny.causes(knocked, "2.8")
def knocking_costs_the_token(t, s, p):
    s[t.players[p] + TOKEN] = 0


@kameny.orders(follower, "1.2")
def the_other_follows(t, s, p):
    return 1 - p


@kameny.orders(winner, "3.1")
def the_last_stone_wins(t, s, p):
    return p


@kameny.counts(points, "3.2")
def a_point_a_stone(t, s, p):
    return s[t.players[p] + TAKEN]


@kameny.counts(points, "3.3")
def two_points_a_token(t, s, p):
    return 2 * s[t.players[p] + TOKEN]


@kameny.counts(score, "3.4")
def at_most_nine_points(t, s, p, n):
    return min(n, 9)


@kameny.causes(emptied, "3.5")
def points_are_counted(t, s, p):
    for q in t.everyone:
        s[t.players[q] + SCORE] = score.sum(t, s, q, points.sum(t, s, q))


naopak = Book("hra-naopak")
naopak.supersedes("hra-kameny 3.1", by=("1.1",))
naopak.repeats(at_most_two_stones, "1.2")


@naopak.orders(winner, "1.1")
def the_last_stone_loses(t, s, p):
    return 1 - p


# -- legality: which hooks a kind of choice asks ---------------------------------------------------
LEGAL = Legality({"take": Verb(take, in_time(turn), plainly(said_too)), "knock": Verb(knock), "pass": FREE})

# -- steps: where play can stand -------------------------------------------------------------------
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


class Answer_(Step):
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


STEPS = numbered([("turn", Turn()), ("answer", Answer_()), ("toss", Toss()), ("hide", Hide())])


# -- the table: what does not change during play ----------------------------------------------------
class Stones(Table):
    def __init__(self, names, books, tokens=True, off=frozenset(), recorder=None):
        self.names, self.books, self.tokens, self.off, self.recorder = names, books, tokens, off, recorder
        self.seat(len(names))
        self.layout = Layout([(STACK, 1), (FRAME, MAX_DEPTH), (GAME, 1), (PLAYER, self.count)])
        self.players = self.layout.starts["player"]
        self.have_steps(STEPS)
        self.compile_rules()


# -- sentences: one record a sentence, one table a kind ---------------------------------------------
@dataclass(frozen=True)
class Heap:
    n: int


@dataclass(frozen=True)
class HasToken:
    player: str
    n: int = 0


@dataclass(frozen=True)
class Coin:
    pass


@dataclass(frozen=True)
class Hiding:
    pass


@dataclass(frozen=True)
class Takes:
    """A player takes so many stones; nought is all that are left."""

    player: str
    n: int
    wins: bool = False


@dataclass(frozen=True)
class Knocks:
    player: str


@dataclass(frozen=True)
class Hides:
    player: str
    n: int


@dataclass(frozen=True)
class Tossed:
    player: str


@dataclass(frozen=True)
class Comes:
    """Play runs on to somebody's turn, or (without a name) to its end."""

    player: str = ""


@dataclass(frozen=True)
class Rounds:
    n: int


@dataclass(frozen=True)
class Wins:
    player: str


@dataclass(frozen=True)
class Scores:
    player: str
    n: int


@dataclass(frozen=True)
class Lasts:
    """The game goes on: a claim that cannot be decided once nobody has taken a stone."""


SCOPES = {"do konce hry": "game", "do konce tahu": "turn"}
SLOTS = {
    **asked.SLOTS,
    "edition": slots.Slot("edition", "[a-z-]+", str, str, {"type": "string"}),
    "n": slots.number(),
    "stones": slots.counted("stones", "kámen", "kameny", "kamenů"),
    "player": slots.player(),
    "players": slots.Slot(
        "players",
        f"{slots.PLAYER} a {slots.PLAYER}",
        lambda text: tuple(text.split(" a ")),
        " a ".join,
        {"type": "array", "items": {"type": "string"}},
    ),
    "scope": slots.words("scope", SCOPES),
}
GIVEN = Vocabulary(
    [
        Phrase("podle {edition}", Edition, "podle hra-naopak", "Není-li řečeno: podle knihy pravidla."),
        Phrase("hrají {players}", Players, "hrají Alík a Bára"),
        Phrase("na hromadě je {n:stones}", Heap, "na hromadě je 5 kamenů"),
        Phrase("{player} má žeton[ a {n:stones}]", HasToken, "Alík má žeton a 2 kameny"),
        Phrase("začne ten, koho určí mince", Coin, "začne ten, koho určí mince"),
        Phrase("hráči skrývají kameny", Hiding, "hráči skrývají kameny"),
    ],
    SLOTS,
)
WHEN = Vocabulary(
    [
        Phrase("{player} vezme {n:stones}", Takes, "Alík vezme 2 kameny"),
        Phrase("{player} vezme {n:stones} a vyhraje", Takes, "Alík vezme 2 kameny a vyhraje", "", (("wins", True),)),
        Phrase("{player} vezme zbytek", Takes, "Alík vezme zbytek", "", (("n", 0),)),
        Phrase("{player} zaklepe", Knocks, "Bára zaklepe"),
        Phrase("{player} skryje {n:stones}", Hides, "Alík skryje 1 kámen"),
        Phrase("mince určí hráče {player}", Tossed, "mince určí hráče Bára"),
        Phrase("dojde na tah hráče {player}", Comes, "dojde na tah hráče Bára"),
        Phrase("hra dojde do konce", Comes, "hra dojde do konce"),
        Phrase("oba vezmou po kameni, a to {n}krát", Rounds, "oba vezmou po kameni, a to 2krát"),
    ],
    SLOTS,
)
THEN = Vocabulary(
    [
        *asked.phrases(
            result="vyhraje Alík",
            rule="hra-kameny 3.1",
            move="Alík vezme 2 kameny",
            against="hra-kameny 2.1",
            refused="Alík vezme 3 kameny",
            scope="do konce hry",
            player="Alík",
            held="vyhraje Alík",
        ),
        Phrase("na hromadě je {n:stones}", Heap, "na hromadě je 3 kameny"),
        Phrase("vyhraje {player}", Wins, "vyhraje Alík"),
        Phrase("{player} má bodů {n}", Scores, "Alík má bodů 3"),
        Phrase("hra trvá", Lasts, "hra trvá"),
    ],
    SLOTS,
)


# -- the situation: what sentences of Pokud say, compiled -------------------------------------------
@dataclass
class Situation:
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


# -- helpers of the tests: a scenario in a few lines, its report, its line of play ---------------------
def scenario(*steps, rule=""):
    """A one-scenario text; its first sentence stands on line 3, or on line 4 under a rule."""
    named = [f"Pravidlo: {rule}"] if rule else []
    return "\n".join(["Požadavek: Kameny", *named, "Příklad: zkouška", *steps]) + "\n"


def report(*steps, rule="", **options):
    from rulings.engine.core.case import check_scenario
    from rulings.engine.core.language.gherkin import read

    [found] = read(scenario(*steps, rule=rule))
    return check_scenario(game, found, **options)


def played(*steps, of=None, traced=False, off=()):
    """A script of Pokud and Když, played by the toy game or another."""
    from rulings.engine.core.check import compile_scenario, play
    from rulings.engine.core.language.gherkin import read

    [found] = read(scenario(*steps))
    of = of or game
    situation, script = compile_scenario(of, found, {})
    return play(of, situation, script, traced=traced, off=off)


def line_of(*steps, of=None, traced=False):
    return played(*steps, of=of, traced=traced).line
