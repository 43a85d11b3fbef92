"""The shape of a position: one flat ``bytearray``, every cell of it declared once.

A position is a row of game cells, a fixed region of open steps, then one row for every
player, card and ability, and last a tail of lasting effects, sorted so that equal
positions are equal bytes. Rules read ``s[card + KNEELING]``; a fork is ``s[:]``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

State = bytearray
"""A position."""

DIFFERENT = re.compile(rb"[^\0]")
"""A cell of what two positions have apart (their bits, one xor the other) that is not the same in both."""
CENTRE = 128
"""The zero point of a cell that may go below nought."""


def one_of(s: State, at: int) -> int:
    """The number of a player, a card or a place that a cell holds; -1 for none. (Kept as number + 1.)"""
    return s[at] - 1


def set_one(s: State, at: int, number: int) -> None:
    """Let a cell hold a number; -1 for none."""
    s[at] = number + 1


def signed(s: State, at: int) -> int:
    """The value of a cell that may go below nought."""
    return s[at] - CENTRE


def set_signed(s: State, at: int, value: int) -> None:
    """Set a cell that may go below nought. ValueError outside -128 to 127."""
    s[at] = value + CENTRE


def rows_with(column: State, value: int) -> list[int]:
    """The rows of which a column (``s[layout.column(kind, cell)]``) has this value."""
    found = []
    i = column.find(value)
    while i >= 0:
        found.append(i)
        i = column.find(value, i + 1)
    return found


@dataclass(frozen=True)
class Cell:
    """One byte of a row: its name, the largest value it may take, and its zero point."""

    name: str
    high: int = 255
    bias: int = 0


@dataclass
class Row:
    """A kind of row ("card", "player"): its cells in order. ``cell`` returns the offset."""

    kind: str
    start: int = 0
    cells: list[Cell] = field(default_factory=list)

    def cell(self, name: str, *, high: int = 255, bias: int = 0) -> int:
        """Declare the next cell and return its offset from the row's start."""
        self.cells.append(Cell(name, high, bias))
        return self.start + len(self.cells) - 1

    def copy(self) -> Row:
        """A row of its own that begins with the same cells, for a game to add to: a row of a library belongs to all."""
        return Row(self.kind, self.start, list(self.cells))

    def limit(self, offset: int, high: int) -> None:
        """Say how high a cell taken over from a library may go here."""
        self.cells[offset - self.start] = replace(self.cells[offset - self.start], high=high)

    @property
    def width(self) -> int:
        return len(self.cells)


@dataclass(frozen=True)
class Change:
    """One cell that differs: the row's kind and index, the cell, the two values (bias removed)."""

    kind: str
    index: int
    cell: str
    before: int
    after: int


class Layout:
    """Where each row of a situation lies. ``blocks`` are (row, how many), in order."""

    def __init__(self, blocks: Sequence[tuple[Row, int]]) -> None:
        self.blocks = tuple(blocks)
        self.starts: dict[str, tuple[int, ...]] = {}
        self._parts: list[tuple[int, int, Row, int]] = []
        at = 0
        for row, count in self.blocks:
            width = row.width
            self.starts[row.kind] = tuple(at + i * width for i in range(count))
            self._parts.append((at, at + width * count, row, width))
            at += width * count
        self.size = at

    def empty(self) -> bytearray:
        """A position of zeros, with biased cells at their zero point."""
        return bytearray(b"".join(bytes(cell.bias for cell in row.cells) * count for row, count in self.blocks))

    def column(self, kind: str, offset: int) -> slice:
        """Where a position has one cell of all rows of a kind, in their order."""
        row, count = next((row, count) for row, count in self.blocks if row.kind == kind)
        first = (self.starts[kind][0] if count else 0) + offset - row.start
        return slice(first, first + count * row.width, row.width)

    def at(self, offset: int) -> tuple[str, int, Cell]:
        """What a byte of the fixed part is: (row kind, row index, cell)."""
        for first, end, row, width in self._parts:
            if offset < end:
                index, cell = divmod(offset - first, width)
                return row.kind, index, row.cells[cell]
        raise IndexError(offset)

    def walk(self) -> Iterator[tuple[int, str, int, Cell]]:
        """Every cell: (offset in the position, row kind, row index, cell)."""
        for row, _count in self.blocks:
            for index, start in enumerate(self.starts[row.kind]):
                for i, cell in enumerate(row.cells):
                    yield start + i, row.kind, index, cell

    def diff(self, before: bytes, after: bytes, start: int = 0) -> list[Change]:
        """The cells of the fixed part, from one on, that differ, in order of position."""
        apart = int.from_bytes(before[start : self.size]) ^ int.from_bytes(after[start : self.size])
        if not apart:
            return []
        found = []
        for one in DIFFERENT.finditer(apart.to_bytes(self.size - start)):
            offset = start + one.start()
            kind, index, cell = self.at(offset)
            found.append(Change(kind, index, cell.name, before[offset] - cell.bias, after[offset] - cell.bias))
        return found

    def status(self, s: bytes) -> list[str]:
        """Every defect of a position: each cell above its declared limit, by name."""
        return [
            f"{kind} {index}: {cell.name} = {s[at]} > {cell.high}" for at, kind, index, cell in self.walk() if s[at] > cell.high
        ]
