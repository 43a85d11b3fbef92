"""What may be chosen, and why not: one path for the legal list, the refusals with all their reasons, and ablation.

A choice is a verb and its arguments, ``("march", 3)``. A game says of every verb which hooks it asks,
and in three parts: what is asked wherever the choice stands open (``refused``), what tells that it is not
the time for it (``timing``), and what only says more of a choice that is refused anyway (``because``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .flow import Choice, Options
from .hooks import Forbids
from .layout import State

Question = tuple[Forbids[...], tuple[Any, ...]]
"""A hook and the arguments with which it is asked, after the table."""
Asks = Callable[..., Iterable[Question]]
"""The questions about a choice: (table, position, player, arguments of the choice)."""


@dataclass(frozen=True)
class Verb:
    """A kind of choice and the questions asked about it."""

    refused: Asks
    timing: Asks
    because: Asks


def nothing(t: Any, s: State, p: int, *args: Any) -> Iterable[Question]:
    """No question."""
    return ()


def plainly(hook: Forbids[...] | None) -> Asks:
    """The question of one hook with the player and all that was chosen."""
    return nothing if hook is None else lambda t, s, p, *args: ((hook, (s, p, *args)),)


def in_time(hook: Forbids[...] | None) -> Asks:
    """The question whether it is a player's time for such a choice, whatever is chosen."""
    return nothing if hook is None else lambda t, s, p, *args: ((hook, (s, p)),)


def verb(refused: Forbids[...] | None = None, timing: Forbids[...] | None = None, because: Forbids[...] | None = None) -> Verb:
    """A verb whose hooks take just what is chosen."""
    return Verb(plainly(refused), in_time(timing), plainly(because))


FREE = verb()
"""A choice that no rule refuses where it is offered."""


@dataclass(frozen=True)
class Legality:
    """The verbs of a game."""

    verbs: Mapping[str, Verb]

    def forbidden(self, t: Any, s: State, p: int, choice: Choice) -> bool:
        """Whether any rule refuses this choice where it stands open."""
        name, *args = choice
        asks = self.verbs.get(name, FREE).refused
        return any(hook.refuses(t, *given) for hook, given in asks(t, s, p, *args))

    def legal(self, t: Any, s: State, p: int, choices: Iterable[Choice]) -> Options:
        """Those of several choices that no rule refuses."""
        return [choice for choice in choices if not self.forbidden(t, s, p, choice)]

    def untimely(self, t: Any, s: State, p: int, choice: Choice) -> list[str]:
        """The ids of the rules that say it is not the time for such a choice."""
        name, *args = choice
        return _ids(t, self.verbs.get(name, FREE).timing(t, s, p, *args))

    def reasons(self, t: Any, s: State, p: int, choice: Choice) -> list[str]:
        """The ids of every rule that refuses a choice, its time included."""
        name, *args = choice
        kind = self.verbs.get(name, FREE)
        found = _ids(t, kind.timing(t, s, p, *args)) + _ids(t, kind.refused(t, s, p, *args))
        if found:
            found += _ids(t, kind.because(t, s, p, *args))
        return list(dict.fromkeys(found))


def _ids(t: Any, questions: Iterable[Question]) -> list[str]:
    return [rule_id for hook, given in questions for rule_id in hook.ids(t, *given)]
