"""Areas as a graph: which lie side by side, and which are joined by a chain of others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

Graph = Sequence[Sequence[int]]
"""For every area its neighbours, in the order of the areas."""


def joined(count: int, pairs: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """The graph of so many areas in which these pairs are neighbours."""
    found: list[set[int]] = [set() for _ in range(count)]
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return tuple(tuple(sorted(near)) for near in found)


def chain(start: int, near: Graph, link: Callable[[int], object]) -> set[int]:
    """The links that hang together from an area on: those beside it, those beside them, and so forth."""
    found = {i for i in near[start] if link(i)}
    waiting = list(found)
    while waiting:
        for i in near[waiting.pop()]:
            if i not in found and link(i):
                found.add(i)
                waiting.append(i)
    return found


def shores(near: Graph, group: Collection[int]) -> dict[int, tuple[int, ...]]:
    """For every area of a group its neighbours outside: the coasts of each sea."""
    return {i: tuple(j for j in near[i] if j not in group) for i in group}


def across(start: int, near: Graph, ends: Mapping[int, Iterable[int]], link: Callable[[int], object]) -> frozenset[int]:
    """Where chains of links lead from an area; ``ends`` are those of each link. (Armies carried over one sea after another.)"""
    return frozenset(end for i in chain(start, near, link) for end in ends[i]) - {start}
