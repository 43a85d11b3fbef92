"""Questions over all lines of play, answered at as few positions as it takes.

The answers are those of the plain walk (``explore.Explorer``, which the tests hold beside it). What is saved:

- a search ends with the first line that decides it; "can force" is sought depth first, with the replies first that have
  worked elsewhere, and in turn by proof numbers;
- choices that only differ by pieces that are alike lead to the same (``Game.distinct``): one of them is followed;
- a walk through many lines is broken off now and then for a few lines at random, which soon come upon what most
  lines have;
- lines that come to a position by another order of choices meet there, as in the plain walk.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from typing import Any

from .explore import NOWHERE, Explorer, Path, Undecidable, forced, key_of
from .flow import Choice, Options, asked, take
from .layout import State

FIRST_WALK = 256
"""Positions before lines are drawn at random; so many again, doubled, before the next."""
LINES_DRAWN = 12
SHORTER = 1_000
"""Positions spent on looking for a shorter line than the one that was found."""
CERTAIN = 1 << 40
"""The proof number of what cannot be so."""

_proof, _disproof = attrgetter("proof"), attrgetter("disproof")


@dataclass(eq=False)
class Node:
    """A position in the proof of "can force".

    ``proof`` and ``disproof`` are how many positions, at the least, must still turn out well to show that the claim can
    be forced, or that it cannot.
    """

    position: bytearray
    options: Options
    ours: bool
    proof: int = 1
    disproof: int = 1
    children: list[Node] | None = None
    parents: list[Node] = field(default_factory=list)

    @property
    def value(self) -> bool | None:
        """Whether the claim can be forced from here; None as long as that is open."""
        return True if self.proof == 0 else False if self.disproof == 0 else None

    def reckon(self) -> bool:
        """Take the numbers from the children; whether they have changed."""
        assert self.children
        before = self.proof, self.disproof
        least, most = (min, _sum) if self.ours else (_sum, min)
        self.proof = least(child.proof for child in self.children)
        self.disproof = most(child.disproof for child in self.children)
        return (self.proof, self.disproof) != before


def _sum(numbers: Iterator[int]) -> int:
    return min(CERTAIN, sum(numbers))


class Paused(Exception):
    """A search has used up its share for now."""


@dataclass
class Search(Explorer):
    """Walks as few lines from a position as decide a claim. ``distinct`` leaves out choices that come to the same."""

    distinct: Callable[[Any, State, Options], Options] | None = None

    def decide(self, root: State, options: Options) -> tuple[bool, int]:
        """As ``Explorer.decide``; the lines are those that were followed to their end."""
        self.unknown = ""
        """Why the end of some line tells nothing."""
        if self.forcing is not None:
            value = self._forces(root, options)
        else:
            value = bool(self.stop_on) is self._reaches(root, options)
        return value, self.found.ends

    def shortest(self, root: State, found: Path, limit: int | None = None) -> Path:
        """As ``Explorer.shortest``, where that is cheap to find."""
        return super().shortest(root, found, limit or SHORTER)

    def _after(self, s: State, choice: Choice) -> tuple[State, Options]:
        """The position to which a choice leads, and what is open there; a position looked at."""
        child = s[:]
        take(self.t, child, choice)
        options = forced(self.t, child, self.ended)
        return child, self._told_apart(child, options)

    def _told_apart(self, s: State, options: Options) -> Options:
        return self.distinct(self.t, s, options) if self.distinct and len(options) > 1 else options

    def _held(self, s: State) -> bool | None:
        """Whether the claim holds at an end; None where that cannot be said."""
        self.found.ends += 1
        try:
            return bool(self.claim(self.t, s))
        except Undecidable as why:
            self.unknown = self.unknown or str(why)
            return None

    # -- every, some, never: is there a line whose end decides? --------------------------------------
    def _reaches(self, root: State, options: Options) -> bool:
        """Depth first, with lines drawn at random from time to time."""
        self.spend()
        if not options:
            return self._ends(root, []) or self._nowhere()
        options = self._told_apart(root, options)
        chance, pause = Random(0), FIRST_WALK
        walked = {key_of(root)}
        path: list[tuple[int, Choice]] = []
        stack = [(root, asked(self.t, root), iter(options))]
        while stack:
            s, chooser, left = stack[-1]
            choice = next(left, None)
            if choice is None:
                stack.pop()
                del path[-1:]
                continue
            child, onward = self._after(s, choice)
            key = key_of(child)
            if key in walked:
                continue
            walked.add(key)
            self.spend()
            path.append((chooser, choice))
            if onward:
                stack.append((child, asked(self.t, child), iter(onward)))
            elif self._ends(child, path):
                return True
            else:
                path.pop()
            if self.found.positions > pause:
                if any(self._drawn(root, options, chance) for _ in range(LINES_DRAWN)):
                    return True
                pause = 2 * self.found.positions
        return self._nowhere()

    def _nowhere(self) -> bool:
        """No line ends in what is looked for. Raises Undecidable where that cannot be said of all."""
        if self.unknown:
            raise Undecidable(self.unknown)
        return False

    def _ends(self, s: State, path: list[tuple[int, Choice]]) -> bool:
        """Whether a line ends in what is looked for."""
        if self._held(s) is not self.stop_on:
            return False
        self.found.line = tuple(path)
        return True

    def _drawn(self, root: State, options: Options, chance: Random) -> bool:
        """Whether a line drawn at random ends in what is looked for."""
        s, path = root, list[tuple[int, Choice]]()
        met: set[bytes] = set()
        while (key := key_of(s)) not in met:  # a line that comes back is given up
            met.add(key)
            if not options:
                return self._ends(s, path)
            choice = chance.choice(options)
            path.append((asked(self.t, s), choice))
            s, options = self._after(s, choice)
            self.spend()
        return False

    # -- force ----------------------------------------------------------------------------------------
    def _forces(self, root: State, options: Options) -> bool:
        """Two ways in turn, each going on where it paused: depth first, which needs few positions where most replies
        will do, and by proof numbers, which soon come upon the one reply that does. Either may settle the matter.

        A line that never ends holds nothing back, as in the plain walk.
        """
        options = self._told_apart(root, options)
        self.values: dict[bytes, bool | None] = {}
        self.worked: Counter[tuple[bool, Choice]] = Counter()
        self.nodes: dict[bytes, Node] = {}
        self.frontier: dict[int, Node] = {}
        share = FIRST_WALK
        while True:
            pause = self.found.positions + share
            try:
                value, _leans = self._deep(root, options, {}, pause)
            except (Paused, RecursionError):
                value = self._prove(self._node(root, options), self.found.positions + share)
                if value is None and self.frontier:
                    share *= 2
                    continue
            if value is None:
                raise Undecidable(self.unknown)
            return value

    def _deep(self, s: State, options: Options, above: dict[bytes, int], pause: int) -> tuple[bool | None, int]:
        """(whether it can be forced, the shallowest open position that the answer leans on), depth first."""
        key = key_of(s)
        if key in self.values:
            return self.values[key], NOWHERE
        if key in above:
            return True, above[key]
        if self.found.positions > pause:
            raise Paused
        self.spend()
        if not options:
            held = self.values[key] = self._held(s)
            return held, NOWHERE
        chooser, depth = asked(self.t, s), len(above)
        ours = chooser in (self.forcing or ())
        above[key] = depth
        value: bool | None = not ours
        leans = NOWHERE
        for choice in sorted(options, key=lambda choice: -self.worked[ours, choice]):
            held, leant = self._deep(*self._after(s, choice), above, pause)
            if held is ours:
                self.worked[ours, choice] += 1
                value, leans = ours, leant
                break
            leans = min(leans, leant)
            value = None if held is None else value
        del above[key]
        if leans >= depth:
            self.values[key] = value
            leans = NOWHERE
        return value, leans

    def _prove(self, top: Node, pause: int) -> bool | None:
        """Whether it can be forced, by proof numbers on the graph of positions; None where that is still open."""
        while top.value is None and self.frontier:
            if self.found.positions > pause:
                return None
            self._expand(self._most_telling(top))
        return None if top.value is None and self.unknown else top.value is not False

    def _node(self, s: State, options: Options) -> Node:
        """The node of a position: one for all lines that lead there."""
        key = key_of(s)
        node = self.nodes.get(key)
        if node is not None:
            return node
        self.spend()
        ours = bool(options) and asked(self.t, s) in (self.forcing or ())
        node = self.nodes[key] = Node(s, options, ours)
        if options:
            node.proof, node.disproof = (1, len(options)) if ours else (len(options), 1)
            self.frontier[id(node)] = node
        else:
            held = self._held(s)
            node.proof, node.disproof = (CERTAIN, CERTAIN) if held is None else (0, CERTAIN) if held else (CERTAIN, 0)
        return node

    def _most_telling(self, top: Node) -> Node:
        """The position that may settle the matter soonest; any that is still open, where lines go round in a circle."""
        node, met = top, set()
        while node.children is not None:
            met.add(id(node))
            open_ones = [child for child in node.children if child.value is None and id(child) not in met]
            if not open_ones:
                return next(reversed(self.frontier.values()))
            node = min(open_ones, key=_proof if node.ours else _disproof)
        return node if node.options else next(reversed(self.frontier.values()))

    def _expand(self, node: Node) -> None:
        """Look at what follows from a position, and tell all that lead to it."""
        del self.frontier[id(node)]
        node.children = []
        for choice in node.options:
            child = self._node(*self._after(node.position, choice))
            if child not in node.children:
                node.children.append(child)
                child.parents.append(node)
            if child.value is node.ours:
                break  # one that decides is enough
        changed, told = [node], set()
        while changed:
            one = changed.pop()
            known = one.value
            # In a circle of positions the numbers would go on growing: only what is settled is told more than once.
            if one.reckon() and (one.value is not known or id(one) not in told):
                told.add(id(one))
                changed += [parent for parent in one.parents if parent.value is None]
