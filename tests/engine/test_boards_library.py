"""What games on a board have in common: printed tables with their bases, areas as a graph."""

from __future__ import annotations

import pytest

from rulings.engine.boards.graph import across, chain, joined, shores
from rulings.engine.boards.printed import OPEN, Border, bases, number, table

ISLANDS = joined(6, [(0, 1), (1, 2), (2, 3), (4, 5), (1, 0)])
"""0 – 1 – 2 – 3 in a row, 4 – 5 apart."""


def test_neighbours_stand_in_order_and_once():
    assert ISLANDS == ((1,), (0, 2), (1, 3), (2,), (5,), (4,))
    assert joined(2, []) == ((), ())


@pytest.mark.parametrize(
    ("links", "found"),
    [((1, 2, 3), {1, 2, 3}), ((1, 3), {1}), ((2, 3), set()), ((), set()), ((1, 4, 5), {1})],
)
def test_a_chain_is_broken_where_a_link_is_missing(links, found):
    assert chain(0, ISLANDS, lambda i: i in links) == found


def test_a_chain_may_lead_back_to_where_it_began():
    assert chain(1, ISLANDS, lambda i: i < 3) == {0, 1, 2}


def test_a_chain_leads_to_what_borders_on_it():
    coasts = shores(ISLANDS, {1, 2})
    assert coasts == {1: (0,), 2: (3,)}
    assert across(0, ISLANDS, coasts, lambda i: i in coasts) == {3}
    assert across(0, ISLANDS, coasts, lambda i: i == 1) == frozenset()


def test_every_fact_says_where_it_is_known_from():
    assert bases({"kind": "sea", "kind_basis": "source", "home": "", "home_basis": ""}) == {"kind": "source"}
    assert (number("3"), number("")) == (3, None)


def test_printed_tables_lie_beside_the_code_of_a_game():
    rows = table("rulings.engine.games.agot_board", "borders")
    first = Border(rows[0]["one"], rows[0]["other"], rows[0]["crossing"], rows[0]["basis"])
    assert first.crossing in (OPEN, "river", "bridge")
    assert all(row["basis"] for row in rows)
