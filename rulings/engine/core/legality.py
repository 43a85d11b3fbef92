"""What may be chosen, and why not: one path for the legal list, the refusals with all their reasons, and ablation.

A choice is a verb and its arguments, ``("march", 3)``. A game says of every verb which hooks it asks,
and in three parts: what is asked wherever the choice stands open, what tells that it is not the time for
it (``timing``), and what only says more of a choice that is refused anyway (``because``) or that nothing else
refuses (``lastly``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .flow import Choice, Options
from .hooks import Forbids
from .layout import State

Question = tuple[Forbids[...], tuple[Any, ...]]
"""A hook and the arguments with which it is asked, after the table."""
Asks = Callable[..., Iterable[Question]]
"""The questions about a choice: (table, position, player, arguments of the choice)."""


def nothing(t: Any, s: State, p: int, *args: Any) -> Iterable[Question]:
    """No question."""
    return ()


@dataclass(frozen=True)
class Verb:
    """A kind of choice and the questions asked about it.

    ``hook`` takes just the player and what is chosen; ``also`` are questions for which that is not enough. ``lastly`` are
    those that only a choice raises which nothing else refuses.
    """

    hook: Forbids[...] | None = None
    timing: Asks = nothing
    because: Asks = nothing
    also: Asks = nothing
    lastly: Asks = nothing

    def asks(self, t: Any, s: State, p: int, *args: Any) -> Iterable[Question]:
        """The questions asked wherever the choice stands open."""
        if self.hook is not None:
            yield self.hook, (s, p, *args)
        yield from self.also(t, s, p, *args)


def plainly(hook: Forbids[...]) -> Asks:
    """The question of one hook with the player and what is chosen."""
    return lambda t, s, p, *args: ((hook, (s, p, *args)),)


def in_time(*hooks: Forbids[...]) -> Asks:
    """The questions whether it is a player's time for such a choice, whatever is chosen."""
    return lambda t, s, p, *args: [(hook, (s, p)) for hook in hooks]


FREE = Verb()
"""A choice that no rule refuses where it is offered."""


@dataclass(frozen=True)
class Legality:
    """The verbs of a game."""

    verbs: Mapping[str, Verb]
    needs: Mapping[str, str] = field(default_factory=dict)
    """By verb, in Czech: what is not there where such a choice has no place, neither here nor where silence leads."""

    def forbidden(self, t: Any, s: State, p: int, choice: Choice) -> bool:
        """Whether any rule refuses this choice where it stands open."""
        name, *args = choice
        kind = self.verbs.get(name, FREE)
        if kind.hook is not None and kind.hook.refuses(t, s, p, *args):
            return True
        return _refused(t, kind.also, s, p, args) or _refused(t, kind.lastly, s, p, args)

    def legal(self, t: Any, s: State, p: int, choices: Iterable[Choice]) -> Options:
        """Those of several choices that no rule refuses."""
        found: Options = []
        verb, kind, refuses = None, FREE, None
        for choice in choices:
            if choice[0] != verb:
                verb = choice[0]
                kind = self.verbs.get(verb, FREE)
                refuses = t.any_of[kind.hook.slot] if kind.hook is not None else None
            if refuses is not None and refuses(t, s, p, *choice[1:]):
                continue
            if not (_refused(t, kind.also, s, p, choice[1:]) or _refused(t, kind.lastly, s, p, choice[1:])):
                found.append(choice)
        return found

    def untimely(self, t: Any, s: State, p: int, choice: Choice) -> list[str]:
        """The ids of the rules that say it is not the time for such a choice."""
        name, *args = choice
        return _ids(t, self.verbs.get(name, FREE).timing(t, s, p, *args))

    def of_the_moment(self, t: Any, s: State, p: int, choice: Choice) -> set[str]:
        """The ids of the rules that here refuse a choice for its moment alone, whatever else they may refuse elsewhere."""
        name, *args = choice
        kind = self.verbs.get(name, FREE)
        timely, other = set[str](), set[str]()
        for hook, given in (*kind.timing(t, s, p, *args), *kind.asks(t, s, p, *args)):
            (timely if hook.of_time else other).update(hook.ids(t, *given))
        return timely - other

    def reasons(self, t: Any, s: State, p: int, choice: Choice) -> list[str]:
        """The ids of every rule that refuses a choice, its time included."""
        name, *args = choice
        kind = self.verbs.get(name, FREE)
        found = _ids(t, kind.timing(t, s, p, *args)) + _ids(t, kind.asks(t, s, p, *args))
        found += _ids(t, (kind.because if found else kind.lastly)(t, s, p, *args))
        return list(dict.fromkeys(found))


def _refused(t: Any, asks: Asks, s: State, p: int, args: Iterable[Any]) -> bool:
    return asks is not nothing and any(hook.refuses(t, *given) for hook, given in asks(t, s, p, *args))


def _ids(t: Any, questions: Iterable[Question]) -> list[str]:
    return [rule_id for hook, given in questions for rule_id in hook.ids(t, *given)]
