"""Tainted Grail: The Fall of Avalon (`tainted-grail`), as far as the source goes: a party against encounters of linked cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.choices import Intent, Unfinished
from ...core.flow import Choice
from ...core.game import Game
from ...core.language.slots import Slot
from ...core.layout import State
from . import cells, heckling, naming
from . import narrator as told
from . import picture as drawn
from .cells import CHANCE, PARTY
from .decks import hand_of
from .game import EDITIONS
from .legality import LEGALITY
from .lines import lines_end, unfinished
from .manifest import MANIFEST
from .sentences import VOCABULARY
from .situation import Situation

if TYPE_CHECKING:
    from ...core.line import Line
    from .table import Table


class GrailGame(Game):
    """The game of linked cards. Its players are one party; only chance is not theirs."""

    slug = "tainted_grail"
    title = "Tainted Grail: Pád Avalonu"
    editions = EDITIONS
    vocabulary = VOCABULARY
    legality = LEGALITY
    narrator = told.NARRATOR
    manifest = MANIFEST
    chance = CHANCE

    def situation(self, library: Mapping[str, Any]) -> Situation:
        """The card list of the book tells no card whole, so that a situation prints what it needs."""
        return Situation()

    def player(self, t: Table, name: str) -> int:
        return naming.player(t, name)

    def side(self, t: Table, name: str) -> frozenset[int]:
        """All play together: whoever is named seeks a line with the others."""
        if name != naming.PARTY_NAME:
            naming.player(t, name)
        return frozenset((*t.everyone, PARTY))

    def refusals(self, t: Table, s: State, intent: Intent) -> list[str]:
        """What is wrong with a payment says why it was not asked for; the moment matters only where nothing else is wrong."""
        if intent.verb not in ("pay", "save"):
            return super().refusals(t, s, intent)
        found = [rule for choice in intent.choices for rule in self.legality.reasons(t, s, intent.player, choice)]
        return list(dict.fromkeys(found)) or self.out_of_place(t, s, intent)

    def unlisted(self, t: Table, s: State, intent: Intent) -> Choice | None:
        """Where a card could be inserted the step tells of the sequence as it is."""
        return self.unrefused(t, s, intent) if intent.verb == "insert" else None

    def candidates(self, t: Table, s: State, p: int) -> list[Choice]:
        """Cards one might think of playing."""
        return [("play", c) for c in hand_of(t, s, p)] if p in t.everyone else []

    def heckling(self, t: Table, s: State, field: str, slot: Slot) -> Sequence[Any]:
        return heckling.values(t, s, field, slot)

    def offering(self, t: Table, s: State, field: str, slot: Slot) -> Sequence[Any]:
        return heckling.offered(t, s, field)

    def lines_end(self, line: Line, scope: str) -> Callable[[Any, State], bool]:
        return lines_end(line, scope)

    def phase(self, t: Table, s: State) -> object:
        """The turn of an encounter, or the step of the day."""
        return s[cells.MET], s[cells.TURN], s[cells.PART], s[cells.HOUR]

    def unfinished(self, t: Table, s: State) -> Unfinished | None:
        return unfinished(t, s)

    def picture(self, t: Table, s: State) -> dict[str, Any] | None:
        return drawn.picture(t, s)

    def player_name(self, t: Table, p: int | None) -> str:
        return naming.player_name(t, p)

    def describe_choice(self, t: Table, s: State, p: int | None, choice: Choice) -> str:
        return told.describe_choice(t, s, p, choice)


GAME = GrailGame()
