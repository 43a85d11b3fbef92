"""The World of Warcraft TCG (`wow-tcg`): a chain on which what is used waits, and combat with two windows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...cards.chain import waiting
from ...cards.game import CardGame
from ...cards.naming import player
from ...cards.windows import PART, PASS, WHO
from ...core.choices import Intent, Part, Unfinished
from ...core.flow import Choice, Options, Step
from ...core.language.slots import Slot
from ...core.layout import State
from . import heckling
from . import narrator as told
from .cards import Filter
from .cells import ATTACKS, CHANCE, CONTROL, HAND, PLAY, PROPOSED, STAGE, ZONE
from .events import concede
from .game import EDITIONS
from .legality import LEGALITY, further_reasons
from .lines import lines_end, unfinished
from .look import LOOK, tells
from .manifest import MANIFEST
from .sentences import VOCABULARY
from .situation import Situation
from .steps.turn import GO_ON
from .steps.windows import ActionWindow
from .words.abilities import LANGUAGE

if TYPE_CHECKING:
    from ...core.line import Line
    from .table import Table


class Warcraft(CardGame):
    """The chain game."""

    slug = "wow_tcg"
    title = "World of Warcraft TCG"
    editions = EDITIONS
    vocabulary = VOCABULARY
    parts = {
        "ability cost": LANGUAGE.costs,
        "ability effect": LANGUAGE.effects,
        "ability condition": LANGUAGE.conditions,
    }
    legality = LEGALITY
    narrator = told.NARRATOR
    manifest = MANIFEST
    chance = CHANCE
    filters = Filter
    look = LOOK
    passing_counts = True
    at_any_time = {"concede": concede}

    def situation(self, library: Mapping[str, Any]) -> Situation:
        return Situation(library=library)

    def belongs_here(self, t: Table, s: State, intent: Intent) -> bool:
        return intent.verb in self.at_any_time or super().belongs_here(t, s, intent)

    def is_out_of_place(self, t: Table, s: State, intent: Intent) -> bool:
        return intent.verb not in self.at_any_time and super().is_out_of_place(t, s, intent)

    def is_idle(self, options: Options) -> bool:
        """To pass is no choice."""
        return len(options) == 1 and options[0] in (PASS, GO_ON)

    def silent(self, t: Any, s: State, step: Step, f: int, options: Options, wanted: int | None) -> Choice | None:
        """Who says nothing passes; but nobody's own action phase is ended in silence."""
        if options == [GO_ON]:
            return GO_ON
        if PASS not in options:
            return None
        own_part = isinstance(step, ActionWindow) and s[f + WHO] == s[f + PART] and not waiting(t, s)
        return None if own_part and wanted is not None else PASS

    def side(self, t: Table, name: str) -> frozenset[int]:
        """A player seeks a strategy together with the team."""
        p = player(t, name)
        return frozenset(q for q in t.everyone if t.team[q] == t.team[p])

    def unfinished(self, t: Table, s: State) -> Unfinished | None:
        return unfinished(t, s)

    def out_of_place(self, t: Table, s: State, intent: Intent) -> list[str]:
        """Who will be asked about protection, but could not protect, is refused for that, and not for the moment."""
        if intent.verb in self.at_any_time and not self.over(t, s):
            return []
        if (
            intent.verb == "protect"
            and s[STAGE] in (PROPOSED, ATTACKS)
            and self.legality.reasons(t, s, intent.player, intent.choices[0])
        ):
            return []
        return super().out_of_place(t, s, intent)

    def unlisted(self, t: Table, s: State, intent: Intent) -> Choice | None:
        return self.unrefused(t, s, intent)

    def further_reasons(self, line: Line, intents: Sequence[Part]) -> list[str]:
        return further_reasons(line, intents)

    def candidates(self, t: Table, s: State, p: int) -> Options:
        """Choices a player might think of here, legal or not: for the list of refusals."""
        found: Options = [("use", b.index) for b in t.usable if _has(t, s, p, b.card)]
        mine = [c for c in t.fighters if s[c + ZONE] == PLAY and s[c + CONTROL] == p]
        theirs = [c for c in t.characters if s[c + ZONE] == PLAY and s[c + CONTROL] != p]
        found += [("propose", c, d) for c in mine for d in theirs]
        found += [("strike", c) for c in t.weapons if s[c + ZONE] == PLAY and s[c + CONTROL] == p]
        return found + [("place", c, 0) for c in t.rows if s[c + ZONE] == HAND and t.owner[c] == p]

    def heckling(self, t: Table, s: State, field: str, slot: Slot) -> Sequence[Any]:
        return heckling.values(t, field, slot)

    def tells(self, t: Table, s: State) -> list[str]:
        return tells(t, s)

    def lines_end(self, line: Line, scope: str) -> Callable[[Any, State], bool]:
        return lines_end(line, scope)

    def describe_choice(self, t: Table, s: State, p: int | None, choice: Choice) -> str:
        return told.describe_choice(t, s, p, choice)


def _has(t: Table, s: State, p: int, c: int) -> bool:
    return s[c + ZONE] == HAND and t.owner[c] == p or s[c + ZONE] != HAND and s[c + CONTROL] == p


GAME = Warcraft()
