"""The house for real: processes that are bounded, killed, and started again."""

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from rulings.thinking import door
from rulings.thinking.ask import Ask
from rulings.thinking.door import House
from rulings.thinking.house import Bounds
from tests.shelf import TEXT

from .situations import bomb, heavy
from .turns import one_client_cannot_take_it_from_another, think

SECONDS = 2.0


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    opened = House(Bounds(workers=1, seconds=SECONDS, wait=6, waiting=3, share=2, polite=0))
    yield opened
    opened.close()


def test_a_text_is_played(house):
    told = think(house, TEXT, legal=True)
    assert told["reports"][0]["verdict"] == "confirmed"
    assert told["legal"]["choices"]
    assert told["game"] == "agot_cards"


def test_cards_are_handed_over_once(house):
    handed = []

    def cards():
        handed.append(1)
        return {}

    for _ in range(3):
        house.think(Ask(TEXT), "a", "another shelf", cards)
    assert handed == [1]


@pytest.mark.parametrize("asked", [{}, {"everywhere": True, "editions": ("agot-ccg", "agot-lcg"), "why": True, "legal": True}])
def test_all_that_one_question_sets_off_ends_in_its_time(house, asked):
    started = time.monotonic()
    told = think(house, heavy(), **asked)
    assert time.monotonic() - started < 2 * SECONDS + 10, "the machine may be busy, but not for each edition anew"
    assert {report["verdict"] for report in told["reports"]} == {"undecided"}
    assert f"je {SECONDS:g} s" in told["reports"][0]["reason"]
    assert len(told["reports"]) == max(1, len(asked.get("editions", ())))


def test_an_outline_that_names_its_own_cells_stays_small(house):
    told = think(house, bomb())
    assert len(str(told)) < 2_000


def test_more_memory_than_one_may_have_is_refused_and_the_next_is_served():
    small = House(Bounds(workers=1, seconds=5, memory=120 * 1024 * 1024))
    try:
        with pytest.raises(door.TooHeavy):
            small.think(Ask(TEXT), "a", "big", lambda: {"agot-ccg": {str(n): {"text": str(n)} for n in range(250_000)}})
        assert small.think(Ask(TEXT), "a", "none", dict)["reports"][0]["verdict"] == "confirmed"
    finally:
        small.close()


def test_one_client_cannot_take_it_from_another(house):
    one_client_cannot_take_it_from_another(house)


def test_a_full_queue_says_when_to_come_again(house):
    def ask(client: str) -> int:
        try:
            think(house, heavy(), client)
        except door.Busy as error:
            return error.wait
        return 0

    with ThreadPoolExecutor(8) as pool:
        waits = list(pool.map(ask, map(str, range(8))))
    assert sum(wait > 0 for wait in waits) >= 4
    assert all(0 <= wait <= 60 for wait in waits)


def test_a_house_that_was_killed_is_built_again(house):
    pid = house.say({"op": "state"}, 5)["pid"]
    os.kill(pid, signal.SIGKILL)
    assert think(house, TEXT)["reports"][0]["verdict"] == "confirmed"
    assert house.say({"op": "state"}, 5)["pid"] != pid


def test_counting_goes_on_over_all_who_ask(house):
    assert [house.wait("x", "client", 2, 60) > 0 for _ in range(3)] == [False, False, True]


def test_who_is_counted_often_keeps_the_line_until_the_house_has_gone(house):
    assert house.wait("y", "client", 3, 60) == 0
    line = house._kept.line
    assert house.wait("y", "client", 3, 60) == 0
    assert house._kept.line is line
    os.kill(house.say({"op": "state"}, 5)["pid"], signal.SIGKILL)
    assert house.wait("y", "client", 1, 60) == 0, "the new house has counted nobody"
    assert house.wait("y", "client", 1, 60) > 0
    assert house._kept.line is not line


def test_who_counts_may_be_away(house, monkeypatch):
    def away(*args, **more):
        raise TimeoutError

    monkeypatch.setattr(House, "say", away)
    assert house.wait("x", "client", 0, 60) == 0
