"""The smallest game on the core: two players take stones from a heap, and who takes the last one wins.

Read ``rules``, ``steps``, ``words`` and ``game`` in this order and you have seen all that a game is made of.
``play`` helps the tests.
"""

from rulings.engine.core.flow import OVER

from .game import Plain, Situation, Stonegame, Words, game
from .play import ALIK, BARA, TOKENS, knock, line_of, played, report, scenario, stands, take
from .rules import COIN, HEAP, TAKEN, TOKEN, emptied, kameny, knocked, naopak, points, score, taken
from .steps import STEPS, WHO, Turn
from .words import GIVEN, SLOTS, THEN, WHEN, Heap, Takes, Wins

__all__ = [
    "ALIK", "BARA", "COIN", "GIVEN", "HEAP", "OVER", "SLOTS", "STEPS", "TAKEN", "THEN", "TOKEN", "TOKENS", "WHEN", "WHO",
    "Heap", "Plain", "Situation", "Stonegame", "Takes", "Turn", "Wins", "Words", "emptied", "game", "kameny", "knock",
    "knocked", "line_of", "naopak", "played", "points", "report", "scenario", "score", "stands", "take", "taken",
]  # fmt: skip
