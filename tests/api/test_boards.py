"""The printed board over the API."""

import pytest

from tests.shelf import put_book


@pytest.fixture
def board(db):
    return put_book("agot-board")


def test_it_gives_every_area_with_its_basis(client, board):
    found = client.get("/api/v1/boards/agot-board/").json()
    winterfell = next(area for area in found["areas"] if area["name"] == "Winterfell")
    assert winterfell["home"] == "Stark"
    assert winterfell["basis"]["place"] == "general:medium"
    assert {"one": "Blackwater", "other": "Harrenhal", "crossing": "", "basis": "source"} in found["borders"]
    assert {"place": 3, "sizes": [3, 2, 2, 2], "basis": "source"} in found["supply"]


@pytest.mark.parametrize("book", ["agot-ccg", "neni-tu"])
def test_a_book_without_a_board_is_not_found(client, board, book):
    if book == "agot-ccg":
        put_book()
    response = client.get(f"/api/v1/boards/{book}/")
    assert response.status_code == 404
    assert response.json()["code"] == "not-found"
