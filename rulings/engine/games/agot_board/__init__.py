"""A Game of Thrones board game, first edition (`agot-board`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.choices import Intent, Part, Unfinished
from ...core.flow import OPEN, STEP, Choice, Options, Step, asked, top
from ...core.game import Game
from ...core.language.slots import Slot
from ...core.layout import State
from ...core.line import Line
from . import cells, heckling
from . import narrator as told
from . import picture as drawn
from .cells import CHANCE, UNIT_KINDS
from .game import EDITIONS
from .legality import LEGALITY, in_sequence
from .lines import lines_end, unfinished
from .manifest import MANIFEST
from .naming import any_house, player
from .now import waits_for_nothing
from .sentences import VOCABULARY
from .situation import Situation
from .steps.march import marching_from
from .steps.turn import WAIT

if TYPE_CHECKING:
    from .table import Table


class BoardGame(Game):
    """The game on the map of Westeros."""

    slug = "agot_board"
    title = "A Game of Thrones, desková hra"
    editions = EDITIONS
    vocabulary = VOCABULARY
    legality = LEGALITY
    narrator = told.NARRATOR
    manifest = MANIFEST
    chance = CHANCE

    def situation(self, library: Mapping[str, Any]) -> Situation:
        """The card list of a book is not needed: what is printed is the atlas."""
        return Situation()

    def player(self, t: Table, name: str) -> int:
        return player(t, name)

    def named(self, t: Table, name: str) -> None:
        """A House that does not play may be asked about as well."""
        any_house(t, name)

    def silent(self, t: Table, s: State, step: Step, f: int, options: Options, wanted: int | None) -> Choice | None:
        """Only before the game do scripts rest; it begins when a script says so, or goes past its beginning."""
        return options[0] if wanted is None and options != [WAIT] else None

    def refusals(self, t: Table, s: State, intent: Intent) -> list[str]:
        """Rules on the order of steps are told of what belongs to another step of the same sequence, or if no other forbids it.

        That raids come before marches is no reason against a House card where no battle is fought; and what silence
        passes over keeps nobody from what comes later.
        """
        against = [rule for choice in intent.choices for rule in self.legality.reasons(t, s, intent.player, choice)]
        if not against or self._in_between(t, s, intent):
            against += self.out_of_place(t, s, intent)
        return list(dict.fromkeys(against))

    def _in_between(self, t: Table, s: State, intent: Intent) -> bool:
        """Whether somebody must choose here before play comes to another step of the sequence, where the intent belongs."""
        if not s[OPEN] or self.over(t, s):
            return True
        if not in_sequence(intent.verb, t.steps[s[top(s) + STEP]].verbs):
            return False
        if t.still:  # whatever silence would pass over is still to come
            return True
        line = Line(self, t, s[:])
        return bool(line.options) and line.silent(intent.player) is None

    def belongs_here(self, t: Table, s: State, intent: Intent) -> bool:
        """Who has nothing left to do keeps nobody else waiting."""
        if waits_for_nothing(t, s) and asked(t, s) != intent.player:
            return False
        return super().belongs_here(t, s, intent)

    def unlisted(self, t: Table, s: State, intent: Intent) -> Choice | None:
        return self.unrefused(t, s, intent)

    def further_reasons(self, line: Line, intents: Sequence[Part]) -> list[str]:
        """Of a march that may not be made at all: the rules against its moves, as far as they hold wherever play stands."""
        t, s = line.t, line.s
        moves = {one.choices[0]: one for one in intents[1:] if isinstance(one, Intent) and one.verb == "go"}
        if isinstance(intents[0], Intent) and intents[0].verb != "march":
            return []
        found = [rule for choice, one in moves.items() for rule in self.legality.reasons(t, s, one.player, choice)]
        return list(dict.fromkeys(found))

    def candidates(self, t: Table, s: State, p: int) -> list[Choice]:
        """Where units of a march might go, and where a loser might retreat."""
        step = t.steps[s[top(s) + STEP]]
        if "go" in step.verbs:
            source = marching_from(s)
            return [("go", source, j, unit) for j in t.spaces if j != source for unit in UNIT_KINDS]
        if "retreat" in step.verbs:
            return [("retreat", i) for i in t.spaces]
        return []

    def heckling(self, t: Table, s: State, field: str, slot: Slot) -> Sequence[Any]:
        return heckling.values(t, s, field, slot)

    def offering(self, t: Table, s: State, field: str, slot: Slot) -> Sequence[Any]:
        return heckling.offering(t, s, field)

    def lines_end(self, line: Line, scope: str) -> Callable[[Any, State], bool]:
        return lines_end(line, scope)

    def phase(self, t: Table, s: State) -> object:
        return s[cells.TURN], s[cells.PHASE]

    def refuses_now(self, line: Line) -> bool:
        """What silence passes over here (a bid, a battle's result) nobody thinks of as passed."""
        return True

    def unfinished(self, t: Table, s: State) -> Unfinished | None:
        return unfinished(t, s)

    def tells(self, t: Table, s: State) -> list[str]:
        return drawn.tells(t, s)

    def picture(self, t: Table, s: State) -> dict[str, Any]:
        return drawn.picture(t, s)

    def printed_board(self) -> dict[str, Any]:
        return drawn.printed_board()

    def player_name(self, t: Table, p: int | None) -> str:
        return told.player_name(t, p)

    def describe_choice(self, t: Table, s: State, p: int | None, choice: Choice) -> str:
        return told.describe_choice(t, s, p, choice)


GAME = BoardGame()
