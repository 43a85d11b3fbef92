"""What lies beside an area of a board: the page of an area and the API tell it alike."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.models import Card
from rulings.models.card import Basis, is_general
from rulings.table import table_board, table_plan


@dataclass(frozen=True)
class Neighbour:
    """An area that borders on another. ``crossing`` is a river or a bridge between them, by its code and in words."""

    card: Card
    kind: str
    kind_label: str
    crossing: str
    crossing_label: str
    basis: str

    @property
    def basis_label(self) -> str:
        """Where the border is known from, in words."""
        return str(Basis(self.basis).label)

    @property
    def doubt(self) -> str:
        """The same, and nothing where the source says it or it follows from the source."""
        return self.basis_label if is_general(self.basis) else ""


def neighbours_of(card: Card) -> list[Neighbour]:
    """The areas beside an area, by their names, on the board of its game; none of any other card."""
    board, plan = table_board(card.rulebook), table_plan(card.rulebook)
    if not board or not plan or card.kind != "area":
        return []
    beside = {
        (border["other"] if border["one"] == card.title else border["one"]): border
        for border in board["borders"]
        if card.title in (border["one"], border["other"])
    }
    kinds = {area["name"]: area["kind"] for area in board["areas"]}
    rows = Card.objects.select_related("rulebook").filter(rulebook=card.rulebook, title__in=beside)
    return [
        Neighbour(
            row, kinds[row.title], plan.kinds[kinds[row.title]], border["crossing"],
            plan.crossings.get(border["crossing"], ""), border["basis"],
        )
        for row in sorted(rows, key=lambda row: row.title.removeprefix("The "))
        for border in (beside[row.title],)
    ]  # fmt: skip
