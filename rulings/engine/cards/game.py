"""A card game as the core sees it, as far as all card games are alike."""

from __future__ import annotations

from typing import Any, ClassVar

from ..core.choices import Intent
from ..core.flow import STEP, Choice, Options, Step, is_open, top
from ..core.game import Game
from ..core.layout import State
from . import alike
from .cells import PHASE, ROUND
from .model import Filter, as_data
from .naming import player
from .picture import Look, picture
from .windows import PART, PASS, WHO, TurnWindow


class CardGame(Game):
    """The base of a card game. ``filters`` is the class of its filters."""

    filters: ClassVar[type[Filter]]
    look: ClassVar[Look | None] = None
    """What is to be seen of its table."""

    def as_data(self, record: Any) -> dict[str, Any]:
        data: dict[str, Any] = as_data(record, self.filters)
        return data

    def player(self, t: Any, name: str) -> int:
        return player(t, name)

    def silent(self, t: Any, s: State, step: Step, f: int, options: Options, wanted: int | None) -> Choice | None:
        """At a window where scripts rest a silent player passes; but nobody's own part is ended in silence.

        ``wanted`` None runs on regardless ("začne fáze …").
        """
        if PASS not in options:
            return None
        own_part = isinstance(step, TurnWindow) and s[f + WHO] == s[f + PART]
        return None if own_part and wanted is not None else PASS

    def belongs_here(self, t: Any, s: State, intent: Intent) -> bool:
        """An ability is used where abilities of its kind are; a cancel whenever something is being resolved."""
        if intent.verb != "use":
            return super().belongs_here(t, s, intent)
        kinds = {t.bound[choice[1]].kind for choice in intent.choices}
        if "cancel" in kinds and is_open(s, t.step["resolve"]):
            return True
        return not kinds.isdisjoint(t.steps[s[top(s) + STEP]].uses)

    def distinct(self, t: Any, text: str) -> alike.Distinct | None:
        return alike.distinct(t, text) if t.pointers is not None else None

    def phase(self, t: Any, s: State) -> object:
        return s[ROUND], s[PHASE]

    def picture(self, t: Any, s: State) -> dict[str, Any] | None:
        return picture(t, s, self.look) if self.look else None

    def player_name(self, t: Any, p: int | None) -> str:
        return "náhoda" if p is None or self.is_chance(p) else str(t.seats[p].name)
