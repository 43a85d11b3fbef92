"""A Game of Thrones card game: the core rules (`agot-ccg`) and the later edition that stands on them (`agot-lcg`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...cards.game import CardGame
from ...core.choices import Intent, Part, Shortcut, Unfinished
from ...core.flow import Choice, Options
from ...core.language.slots import Slot
from ...core.layout import State
from . import cells, heckling, hooks, loops
from . import narrator as told
from .cards import Filter
from .cells import CHALLENGES, CHANCE, CONTROL, HAND, PHASE, PLAY, STAGE, TYPE, ZONE
from .game import EDITIONS
from .legality import LEGALITY
from .lines import lines_end, unfinished
from .look import LOOK, tells
from .manifest import MANIFEST
from .refused_moves import further_reasons, of_what_is_named
from .sentences import VOCABULARY
from .situation import Situation
from .steps.windows import hosts_for
from .words.abilities import LANGUAGE

if TYPE_CHECKING:
    from ...core.line import Line
    from .table import Table


class Thrones(CardGame):
    """The card game, in both editions."""

    slug = "agot_cards"
    title = "A Game of Thrones, karetní hra"
    editions = EDITIONS
    vocabulary = VOCABULARY
    parts = {
        "ability cost": LANGUAGE.costs,
        "ability effect": LANGUAGE.effects,
        "ability trigger": LANGUAGE.triggers,
        "ability condition": LANGUAGE.conditions,
    }
    legality = LEGALITY
    narrator = told.NARRATOR
    manifest = MANIFEST
    chance = CHANCE
    filters = Filter
    look = LOOK

    def situation(self, library: Mapping[str, Any]) -> Situation:
        return Situation(library=library)

    def is_idle(self, options: Options) -> bool:
        """To pass or to close a set is no choice."""
        return len(options) == 1 and options[0][0] in ("pass", "done")

    def lingers(self, parts: Sequence[Part]) -> bool:
        """After a pass the others have not passed yet; after one of several effects the last of them is still to come."""
        return len(parts) == 1 and isinstance(parts[0], Intent) and parts[0].verb in ("pass", "passive")

    def lets_be(self, choice: Choice) -> bool:
        """Play also rests at a cancel or a save that nothing lets anybody use, for whoever asks why."""
        return choice[0] in ("decline", "no_save")

    def is_untimely(self, t: Table, s: State, intent: Intent) -> bool:
        """Nothing of this game is refused merely for coming before silence has led to its place."""
        return False

    def refusals(self, t: Table, s: State, intent: Intent) -> list[str]:
        """What closes a set is refused for its place alone where no such set is open."""
        if self.closes(intent) and self.is_out_of_place(t, s, intent):
            return self.out_of_place(t, s, intent)
        return super().refusals(t, s, intent)

    def refuses_now(self, line: Line) -> bool:
        """Whose turn it is may have nothing to do but pass, and still the turn is not yet that of others."""
        return bool(line.options) and line.step()[0].rests and self.is_idle(line.options)

    def closes(self, intent: Intent) -> bool:
        return bool(intent.choices) and intent.choices[0][0] == "done"

    def unfinished(self, t: Table, s: State) -> Unfinished | None:
        return unfinished(t, s)

    def unlisted(self, t: Table, s: State, intent: Intent) -> Choice | None:
        return self.unrefused(t, s, intent)

    def repeat_refused(self, line: Line, shortcut: Shortcut) -> tuple[tuple[str, ...], str]:
        return loops.refused(line, shortcut)

    def repeat(self, line: Line, shortcut: Shortcut) -> None:
        loops.repeat(line, shortcut)

    def reasons_against(self, line: Line, parts: Sequence[Part]) -> list[str]:
        """That nobody could attack is no reason against attackers who are named: what refuses them is."""
        found, further = super().reasons_against(line, parts), self.further_reasons(line, parts)
        nobody = hooks.vain_challenge.numbers(line.t)
        if further and set(found) == {*nobody, *further}:
            return further
        first = parts[0]
        return of_what_is_named(line, first, found, further) if further and isinstance(first, Intent) else found

    def further_reasons(self, line: Line, intents: Sequence[Part]) -> list[str]:
        return further_reasons(line, intents)

    def candidates(self, t: Table, s: State, p: int) -> Options:
        """Choices a player might think of here, legal or not: for the list of refusals."""
        found: Options = [("use", b.index) for b in t.actions if _has(t, s, p, b.card)]
        for c in t.rows:
            if s[c + ZONE] == HAND and t.owner[c] == p and t.type[c] in ("character", "location", "attachment"):
                found += [("play", c, host) for host in hosts_for(t, s, c)] or [("play", c, 0)]
            if s[c + ZONE] == PLAY and t.type[c] == "character" and s[TYPE]:
                side = "attack" if s[STAGE] == 0 else "defend"
                if s[c + CONTROL] == p:
                    found.append((side, c))
        if s[PHASE] == CHALLENGES and not s[TYPE]:
            found += [("challenge", kind, q) for kind in cells.ICON for q in t.everyone if q != p]
        return found

    def heckling(self, t: Table, s: State, field: str, slot: Slot) -> Sequence[Any]:
        return heckling.values(t, field, slot)

    def tells(self, t: Table, s: State) -> list[str]:
        return tells(t, s)

    def lines_end(self, line: Line, scope: str) -> Callable[[Any, State], bool]:
        return lines_end(line, scope)

    def describe_choice(self, t: Table, s: State, p: int | None, choice: Choice) -> str:
        return told.describe_choice(t, s, p, choice)


def _has(t: Table, s: State, p: int, c: int) -> bool:
    return s[c + ZONE] == HAND and t.owner[c] == p or s[c + ZONE] == PLAY and s[c + CONTROL] == p


GAME = Thrones()
