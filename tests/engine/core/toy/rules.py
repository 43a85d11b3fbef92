"""What a position holds, what is asked of the rules, the rules, and which of them a choice asks."""

from __future__ import annotations

from rulings.engine.core import flow
from rulings.engine.core.flow import GAME_START
from rulings.engine.core.hooks import Causes, Counts, Forbids, Orders, Permission, Permits
from rulings.engine.core.layout import Row
from rulings.engine.core.legality import FREE, Legality, Verb, in_time, plainly
from rulings.engine.core.rules import Book

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
