"""Before the game: each player takes a character board, a character card and two decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import OPEN, Choice, Options, Step, pop
from ....core.layout import State, set_one
from ..cells import BOARD, DECK_COLOUR, ENDED, OVER, PARTY, PERSONAL, SHEET
from ..legality import legal
from ..model import COLOURS, DECKS

if TYPE_CHECKING:
    from ..table import Table


class Choosing(Step):
    """Players choose in any order, and change their minds, until the game begins."""

    title = "výběr postav"
    rests = True
    verbs = ("board", "sheet", "deck", "story", "begin")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        heroes = range(len(t.printed.heroes))
        found: Options = [("begin",)]
        for p in t.everyone:
            cards = [(verb, p, h) for verb in ("board", "sheet") for h in heroes]
            decks = [("deck", p, kind, colour) for kind in DECKS for colour in COLOURS]
            found += legal(t, s, PARTY, [*cards, *decks, ("story", p)])
        return found

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        verb, *args = choice
        if verb == "begin":
            pop(s)
            if not s[OPEN]:
                s[OVER] = ENDED
        elif verb == "story":
            s[t.players[args[0]] + PERSONAL] = 1
        elif verb == "deck":
            set_one(s, t.players[args[0]] + DECK_COLOUR[args[1]], COLOURS.index(args[2]))
        else:
            set_one(s, t.players[args[0]] + (BOARD if verb == "board" else SHEET), args[1])
