"""Every legal line of play from a position: whether something holds at the end of all, of some, or can be forced.

Depth-first over a table of positions, known by a 128-bit digest, with budgets.
Forced choices are made at once. Chance counts as a choice that nobody controls.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from hashlib import blake2b
from time import monotonic
from typing import TYPE_CHECKING, Any

from ..limits import MAX_MOVES, MAX_POSITIONS, MAX_SECONDS
from .clock import OutOfTime, count, look
from .flow import Choice, FlowError, Options, advance, asked, take
from .layout import State

if TYPE_CHECKING:
    from .table import Table


class Budget(Exception):
    """The exploration has used up its positions or its time."""


class Undecidable(Exception):
    """What is asked of the end of a line cannot be said there; raised by a claim."""


NOWHERE = 1 << 30
"""The depth of an answer that leans on no open position."""


Path = tuple[tuple[int, Choice], ...]
"""A line: who chose what."""


@dataclass
class Found:
    """What an exploration saw. ``holds`` is None when it was cut off; ``line`` is the line that decides it."""

    holds: bool | None
    positions: int = 0
    edges: int = 0
    ends: int = 0
    lines: int = 0
    line: Path | None = None
    reason: str = ""
    depths: dict[int, list[int]] = field(default_factory=dict)


def key_of(s: bytearray) -> bytes:
    """The identity of a position: a 128-bit digest of its bytes."""
    return blake2b(s, digest_size=16).digest()


def forced(t: Table, s: bytearray, ended: Callable[[Any, bytearray], bool]) -> Options:
    """Run on through forced choices; an empty answer means that the line has ended."""
    options = advance(t, s, ended)
    for _ in range(MAX_MOVES):
        if len(options) != 1:
            return options
        take(t, s, options[0])
        options = advance(t, s, ended)
    raise FlowError(f"více než {MAX_MOVES} vynucených voleb za sebou")


@dataclass
class Explorer:
    """Walks all lines from a position. ``ended`` says where a line stops, ``claim`` what is asked of its end."""

    t: Any
    ended: Callable[[Any, bytearray], bool]
    claim: Callable[[Any, bytearray], bool]
    max_positions: int = MAX_POSITIONS
    max_seconds: float = MAX_SECONDS

    def run(self, s: bytearray, quantifier: str, players: Collection[int] = ()) -> Found:
        """``quantifier``: "every", "some", "never", or "force" by ``players``, who play together."""
        self.seen: dict[bytes, tuple[bool, int]] = {}
        self.open: dict[bytes, int] = {}
        self.found = Found(None)
        self.until = monotonic() + self.max_seconds
        self.stop_on = {"every": False, "some": True, "never": True}.get(quantifier)
        self.forcing = frozenset(players) if quantifier == "force" else None
        root = s[:]
        before = self.t.exploring, self.t.forcing
        self.t.exploring, self.t.forcing = True, self.forcing or frozenset()
        try:
            options = forced(self.t, root, self.ended)
            value, lines = self.decide(root, options)
            if self.found.line is not None and not self.t.curt:
                self.found.line = self.shortest(root, self.found.line)
        except (Budget, Undecidable, OutOfTime) as cut:
            self.found.reason = str(cut)
            return self.found
        except FlowError as error:
            self.found.reason = f"Linie opustila meze: {str(error).rstrip('.')}."
            return self.found
        except RecursionError:
            self.found.reason = "Linie jsou příliš dlouhé."
            return self.found
        finally:
            self.t.exploring, self.t.forcing = before
        self.found.lines = lines
        self.found.holds = {"every": value, "some": value, "never": not value, "force": value}[quantifier]
        return self.found

    def decide(self, root: State, options: Options) -> tuple[bool, int]:
        """Whether the claim holds on every line, on some, or can be forced; and how many lines there are."""
        value, lines, _leans = self._visit(root, options, [])
        return value, lines

    def shortest(self, root: State, found: Path, limit: int = NOWHERE) -> Path:
        """A shortest line to an end that decides the claim, breadth first; the one found after so many positions."""
        level: list[tuple[State, Path]] = [(root, ())]
        seen = {key_of(root)}
        while level:
            following = []
            for position, path in level:
                options = advance(self.t, position, self.ended)
                if not options and bool(self.claim(self.t, position)) is self.stop_on:
                    return path
                chooser = asked(self.t, position) if options else 0
                for choice in options:
                    child = position[:]
                    take(self.t, child, choice)
                    forced(self.t, child, self.ended)
                    key = key_of(child)
                    if len(seen) >= limit:
                        return found
                    if key not in seen:
                        seen.add(key)
                        following.append((child, (*path, (chooser, choice))))
            level = following
        return found

    def _visit(self, s: bytearray, options: Options, path: list[tuple[int, Choice]]) -> tuple[bool, int, int]:
        """(whether it holds, lines below, the shallowest open position that the answer leans on)."""
        key = key_of(s)
        if key in self.seen:
            return (*self.seen[key], NOWHERE)
        if key in self.open:  # met again on its own line: it adds nothing, and what leans on it is not yet known
            return self.stop_on is not True, 0, self.open[key]
        self.spend()
        if not options:
            self.found.ends += 1
            held = bool(self.claim(self.t, s))
            if held is self.stop_on and self.found.line is None:
                self.found.line = tuple(path)
            self.seen[key] = (held, 1)
            return held, 1, NOWHERE
        depth = self.open[key] = len(path)
        value, lines, leans = self._children(s, options, path)
        del self.open[key]
        if leans >= depth:
            self.seen[key] = (value, lines)
            leans = NOWHERE
        return value, lines, leans

    def _children(self, s: bytearray, options: Options, path: list[tuple[int, Choice]]) -> tuple[bool, int, int]:
        chooser = asked(self.t, s)
        want_any = self._any(chooser)
        value, lines, leans = not want_any, 0, NOWHERE
        for choice in options:
            child = s[:]
            take(self.t, child, choice)
            path.append((chooser, choice))
            held, below, leant = self._visit(child, forced(self.t, child, self.ended), path)
            path.pop()
            self.found.edges += 1
            lines += below
            leans = min(leans, leant)
            value = (value or held) if want_any else (value and held)
        return value, lines, leans

    def _any(self, chooser: int) -> bool:
        """Whether one good choice is enough here."""
        if self.forcing is not None:
            return chooser in self.forcing
        return self.stop_on is True

    def spend(self) -> None:
        """Count a position. Raises Budget where there are too many, or no time is left."""
        self.found.positions += 1
        count()
        if self.found.positions > self.max_positions:
            raise Budget(f"Rozbor překročil {self.max_positions} pozic.")
        look()
        if monotonic() > self.until:
            raise Budget(f"Rozbor překročil {self.max_seconds:g} s.")


def census(t: Table, s: bytearray, ended: Callable[[Any, State], bool], limit: int = MAX_POSITIONS) -> Found:
    """Counts of positions, edges and ends by depth, like perft: depth -> [positions, edges, ends]."""
    t.exploring = True
    try:
        return _census(t, s, ended, limit)
    finally:
        t.exploring = False


def _census(t: Table, s: bytearray, ended: Callable[[Any, State], bool], limit: int) -> Found:
    found = Found(True)
    root = s[:]
    level = {key_of(root): (root, forced(t, root, ended))}
    level = {key_of(position): (position, options) for position, options in level.values()}
    seen = set(level)
    depth = 0
    while level:
        counts = found.depths[depth] = [len(level), 0, 0]
        following: dict[bytes, tuple[bytearray, Options]] = {}
        for position, options in level.values():
            if not options:
                counts[2] += 1
            for choice in options:
                child = position[:]
                take(t, child, choice)
                after = forced(t, child, ended)
                counts[1] += 1
                key = key_of(child)
                if key not in seen:
                    seen.add(key)
                    following[key] = (child, after)
        if len(seen) > limit:
            raise Budget(f"Rozbor překročil {limit} pozic.")
        level = following
        depth += 1
    found.positions = sum(c[0] for c in found.depths.values())
    found.edges = sum(c[1] for c in found.depths.values())
    found.ends = sum(c[2] for c in found.depths.values())
    return found
