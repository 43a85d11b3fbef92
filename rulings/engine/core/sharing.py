"""Numbers that share their functions: which of them no proof can tell apart, and where the books say why.

A situation proves a number by failing without its functions. A number all of whose functions carry other numbers too is
proved only together with those: that is right where they truly say one thing (`Book.say_the_same`), where one sums up what
others say (`Book.sums_up`) and where a later book says an earlier rule again (`Book.repeats`). Anything else is a fault.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from .numbers import rule_key, split
from .rules import Book, said_again

Function = frozenset[str]
"""A function by the numbers that it carries."""
AGAIN = "Pozdější kniha tu opakuje pravidlo dřívější."


@dataclass(frozen=True)
class Same:
    """A rule, others that say what it says, and why they do, in Czech; ``sums_up`` where it gathers what they say one by one."""

    rule: str
    others: tuple[str, ...]
    because: str
    sums_up: bool = False


@dataclass
class Sharing:
    """The numbers of a book that have no function of their own, each with the numbers on its functions."""

    numbers: int = 0
    declared: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Those that say the same as others, or sum them up, as the book says with a reason."""
    unexplained: dict[str, tuple[str, ...]] = field(default_factory=dict)
    restated: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Those alone in their book that only say rules of earlier books again."""

    @property
    def shared(self) -> int:
        """How many numbers no proof tells from another of their book."""
        return len(self.declared) + len(self.unexplained)


def sharing(books: Sequence[Book], slug: str) -> Sharing:
    """What the numbers of one of these books share; the earlier books come first."""
    slugs = [one.slug for one in books]
    book = books[slugs.index(slug)]
    functions = _functions(books[: slugs.index(slug) + 1], slug)
    alone = {number: {_of(slug, ids).difference(book.summaries) for ids in found} for number, found in functions.items()}
    found = Sharing(len(functions))
    for number in sorted(functions, key=rule_key):
        others = tuple(sorted({one for ids in functions[number] for one in ids} - {number}, key=rule_key))
        within = tuple(one for one in others if split(one)[0] == slug)
        if frozenset((number,)) in functions[number]:
            continue
        if number in book.summaries:
            found.declared[number] = within
        elif all(ids - {number} for ids in alone[number]):
            told = {one for together in book.same if number in together for one in together}
            (found.declared if all(ids <= told for ids in alone[number]) else found.unexplained)[number] = within
        elif all(_of(slug, ids) != ids for ids in functions[number]):
            found.restated[number] = tuple(one for one in others if one not in within)
    return found


def said_alike(books: Sequence[Book]) -> dict[str, list[Same]]:
    """For every number of these books what says the same, as they declare it."""
    found: dict[str, list[Same]] = {}
    for book in books:
        for together, because in book.same.items():
            for number in together:
                others = tuple(sorted(together - {number}, key=rule_key))
                found.setdefault(number, []).append(Same(number, others, because))
        functions = _functions(books, book.slug)
        for number, because in book.summaries.items():
            parts = sorted({one for ids in functions[number] for one in _of(book.slug, ids)} - {number}, key=rule_key)
            found.setdefault(number, []).append(Same(number, tuple(parts), because, sums_up=True))
        for number, earlier in sharing(books, book.slug).restated.items():
            found.setdefault(number, []).append(Same(number, earlier, AGAIN))
    return found


def _functions(books: Sequence[Book], slug: str) -> dict[str, list[Function]]:
    """The functions of each number of a book; to put an older rule out of force counts as one."""
    found: dict[str, list[Function]] = {}
    for ids in _carried(books):
        for number in _of(slug, ids):
            found.setdefault(number, []).append(ids)
    return found


def _carried(books: Sequence[Book]) -> Iterator[Function]:
    for book in books:
        yield from (frozenset(said_again(rule, books).ids) for rule in book.rules)
        yield from map(frozenset, book.replaced.values())


def _of(slug: str, ids: Function) -> Function:
    return frozenset(one for one in ids if split(one)[0] == slug)
