"""The records of the board and what the engine plays with say the same."""

from pathlib import Path

import yaml

from rulings.engine import printed_board
from rulings.engine.games.agot_board.orders import ALL, KIND, SPECIAL

RECORDS = yaml.safe_load((Path(__file__).parents[2] / "fixtures/agot-board/cards.yaml").read_text(encoding="utf-8"))
BOARD = printed_board("agot_board")


def records(kind: str) -> dict[str, dict]:
    return {row.get("english") if kind == "westeros" else row["title"]: row for row in RECORDS if row["type"] == kind}


def test_areas_agree_in_every_fact_and_its_basis():
    found = records("area")
    for area in BOARD["areas"]:
        row = found["Sever (The North)" if area["kind"] == "off" else area["name"]]
        assert row["basis"] == area["basis"]
        for fact in ("kind", "place", "supply", "crowns", "home", "neutral"):
            if fact in row:
                assert row[fact] == area[fact], (area["name"], fact)
    assert len(found) == len(BOARD["areas"])


def test_house_cards_agree():
    found = records("leader")
    assert {(row["title"], row["house"]) for row in found.values()} == {(x["name"], x["house"]) for x in BOARD["leaders"]}
    for card in BOARD["leaders"]:
        assert found[card["name"]].get("swords") == card["swords"]
        assert found[card["name"]].get("fortifications") == card["forts"]


def test_westeros_cards_agree():
    assert {(name, tuple(row["decks"])) for name, row in records("westeros").items()} == {
        (card["name"], tuple(card["decks"])) for card in BOARD["westeros"]
    }


def test_orders_are_fifteen_a_house():
    assert sum(row["copies"] for row in records("order").values()) == 15
    assert len(records("order")) == len(ALL) == len(KIND) - 1
    assert sum(row["special"] for row in records("order").values()) == sum(SPECIAL)
