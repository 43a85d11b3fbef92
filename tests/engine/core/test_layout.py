"""The shape of a position: where every cell lies, what differs between two positions, what is out of bounds."""

from __future__ import annotations

import pytest

from rulings.engine.core.layout import Change, Layout, Row, one_of, rows_with, set_one, set_signed, signed


def small():
    """Two cells of the game, then two cards of three cells."""
    game, card = Row("game"), Row("card", start=10)
    over, heap = game.cell("over"), game.cell("heap", high=50)
    cells = card.cell("zone", high=3), card.cell("bonus", bias=128), card.cell("power")
    return Layout([(game, 1), (card, 2)]), (over, heap), cells


def test_a_cell_knows_its_offset_from_the_start_of_its_row():
    _layout, game, card = small()
    assert game == (0, 1)
    assert card == (10, 11, 12)


def test_rows_lie_one_after_another():
    layout, _game, _card = small()
    assert layout.starts == {"game": (0,), "card": (2, 5)}
    assert layout.size == 8
    assert [row.width for row, _count in layout.blocks] == [2, 3]


def test_an_empty_position_has_every_cell_at_its_zero_point():
    layout, _game, _card = small()
    assert layout.empty() == bytearray([0, 0, 0, 128, 0, 0, 128, 0])


def test_every_byte_is_a_cell_of_a_row():
    layout, _game, _card = small()
    found = [(kind, index, cell.name, cell.high, cell.bias) for kind, index, cell in map(layout.at, range(layout.size))]
    assert found == [
        ("game", 0, "over", 255, 0),
        ("game", 0, "heap", 50, 0),
        ("card", 0, "zone", 3, 0),
        ("card", 0, "bonus", 255, 128),
        ("card", 0, "power", 255, 0),
        ("card", 1, "zone", 3, 0),
        ("card", 1, "bonus", 255, 128),
        ("card", 1, "power", 255, 0),
    ]
    walked = [(kind, index, cell.name, cell.high, cell.bias) for _at, kind, index, cell in layout.walk()]
    assert walked == found
    assert [at for at, *_rest in layout.walk()] == list(range(8))


def test_beyond_the_last_byte_there_is_no_cell():
    layout, _game, _card = small()
    with pytest.raises(IndexError) as found:
        layout.at(9)
    assert found.value.args == (9,)


def test_a_difference_is_told_by_cell_and_without_its_bias():
    layout, _game, _card = small()
    before, after = layout.empty(), layout.empty()
    after[1], after[6], after[7] = 5, 126, 2
    before[7] = 9
    assert layout.diff(before, after) == [
        Change("game", 0, "heap", 0, 5),
        Change("card", 1, "bonus", 0, -2),
        Change("card", 1, "power", 9, 2),
    ]
    assert [change.cell for change in layout.diff(before, after, 7)] == ["power"], "from one cell on"
    assert layout.diff(before, before) == []


def test_only_cells_above_their_limit_are_defects():
    layout, _game, _card = small()
    s = layout.empty()
    s[1], s[2] = 50, 3
    assert layout.status(s) == []
    s[1], s[5] = 51, 4
    assert layout.status(s) == ["game 0: heap = 51 > 50", "card 1: zone = 4 > 3"]


def test_a_cell_may_hold_a_number_or_none():
    s = bytearray(2)
    assert one_of(s, 1) == -1
    set_one(s, 1, 4)
    assert (s, one_of(s, 1)) == (bytearray([0, 5]), 4)
    set_one(s, 1, -1)
    assert s == bytearray(2)


def test_a_cell_may_hold_less_than_nought():
    s = bytearray([0, 128])
    assert signed(s, 1) == 0
    set_signed(s, 1, -3)
    assert (s, signed(s, 1)) == (bytearray([0, 125]), -3)
    with pytest.raises(ValueError, match="range"):
        set_signed(s, 1, 128)


def test_a_column_is_one_cell_of_all_rows():
    layout, _game, (first, *_others) = small()
    s = bytearray(range(layout.size))
    assert [*s[layout.column("card", first)]] == [*layout.starts["card"]]
    card = Row("card")
    assert s[Layout([(card, 0)]).column("card", card.cell("zone"))] == b""


def test_rows_are_found_by_a_value():
    assert rows_with(bytearray([3, 0, 3, 1]), 3) == [0, 2]
    assert rows_with(bytearray(), 3) == []


def test_a_row_is_taken_over_with_more_cells_and_smaller_limits():
    card = Row("card", start=4)
    zone, power = card.cell("zone"), card.cell("power", high=9)
    own = card.copy()
    own.limit(power, 3)
    assert own.cell("gold") == 6
    assert [(cell.name, cell.high) for cell in own.cells] == [("zone", 255), ("power", 3), ("gold", 255)]
    assert [(cell.name, cell.high) for cell in card.cells] == [("zone", 255), ("power", 9)], "the other is never changed"
    assert (own.kind, own.start, zone) == ("card", 4, 4)
