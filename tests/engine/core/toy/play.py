"""Helpers of the tests: a scenario in a few lines, its report, its line of play."""

from __future__ import annotations

from rulings.engine.core.case import check_scenario
from rulings.engine.core.check import compile_scenario, play
from rulings.engine.core.choices import Intent
from rulings.engine.core.language.gherkin import read

from .game import game
from .rules import HEAP
from .steps import WHO

ALIK, BARA = 0, 1
TOKENS = ("Pokud Alík má žeton", "A Bára má žeton")


def scenario(*steps, rule=""):
    """A one-scenario text; its first sentence stands on line 3, or on line 4 under a rule."""
    named = [f"Pravidlo: {rule}"] if rule else []
    return "\n".join(["Požadavek: Kameny", *named, "Příklad: zkouška", *steps]) + "\n"


def report(*steps, rule="", **options):
    """What comes of a scenario."""
    [found] = read(scenario(*steps, rule=rule))
    return check_scenario(game, found, **options)


def played(*steps, of=None, traced=False, off=()):
    """A script of Pokud and Když, played by the toy game or another."""
    [found] = read(scenario(*steps))
    of = of or game
    situation, script = compile_scenario(of, found, {})
    return play(of, situation, script, traced=traced, off=off)


def line_of(*steps, of=None, traced=False):
    """Where a script has led."""
    return played(*steps, of=of, traced=traced).line


def take(p, n, **options):
    """A player wants to take so many stones."""
    return Intent(p, (("take", n),), "take", **options)


def knock(p, **options):
    """A player wants to knock."""
    return Intent(p, (("knock",),), "knock", **options)


def stands(found):
    """Where play stands: the title of its step, who is asked, the heap."""
    step, f = found.step()
    return step.title, found.s[f + WHO], found.s[HEAP]
