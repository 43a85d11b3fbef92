"""Thinking by a real Redis and a real worker of Celery: the same answers, shares, turns and ends as in the house."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator

import pytest

from rulings.thinking import door, scripts
from rulings.thinking.ask import Ask
from rulings.thinking.broker import KEPT, Broker
from rulings.thinking.house import Bounds
from tests.shelf import TEXT

from .redis import a_redis, playing
from .situations import bomb, heavy
from .turns import one_client_cannot_take_it_from_another, think

pytestmark = pytest.mark.slow
SECONDS = 2.0
BOUNDS = Bounds(workers=1, seconds=SECONDS, wait=30, waiting=3, share=2, polite=0)


@pytest.fixture(scope="module")
def place(tmp_path_factory) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    folder = tmp_path_factory.mktemp("redis")
    with a_redis(folder) as address, playing(address, BOUNDS, folder / "celery.log") as worker:
        yield address, worker


@pytest.fixture
def broker(place) -> Iterator[Broker]:
    made = Broker(place[0], BOUNDS)
    made.open()
    yield made
    left = made.store.zrange("arbitr:inside", 0, -1)
    made.close()
    assert not left, "every question that came in has left"


def begin(broker: Broker, text: str, client: str = "a", **asked) -> str:
    return broker.begin(Ask(text, **asked), client, "shelf", dict)


def seen_playing(broker: Broker, name: str):
    until = time.monotonic() + 60
    while (standing := broker.look(name)).state == "waiting" and time.monotonic() < until:
        time.sleep(0.05)
    assert standing.state == "playing"
    return standing


def left(broker: Broker) -> None:
    """Wait until nobody is inside."""
    until = time.monotonic() + 30
    while broker.store.zcard("arbitr:inside") and time.monotonic() < until:
        time.sleep(0.05)


def test_a_text_is_played_as_in_the_house(broker):
    told = think(broker, TEXT, legal=True)
    house = door.House(BOUNDS)
    try:
        assert told == house.think(Ask(TEXT, legal=True), "a", "shelf", dict)
    finally:
        house.close()


def test_cards_are_handed_over_once(broker):
    handed = []

    def cards():
        handed.append(1)
        return {}

    for _ in range(3):
        broker.think(Ask(TEXT), "a", "another shelf", cards)
    assert handed == [1]


def test_all_that_one_question_sets_off_ends_in_its_time(broker):
    started = time.monotonic()
    told = think(broker, heavy(), everywhere=True, editions=("agot-ccg", "agot-lcg"), why=True, legal=True)
    assert time.monotonic() - started < 2 * SECONDS + 10
    assert [report["verdict"] for report in told["reports"]] == ["undecided", "undecided"]


def test_an_outline_that_names_its_own_cells_stays_small(broker):
    assert len(str(think(broker, bomb()))) < 2_000


def test_an_answer_is_fetched_by_its_id_with_progress_on_the_way(broker):
    name = begin(broker, heavy())
    seen = seen_playing(broker, name)
    left(broker)
    done = broker.look(name)
    assert done.positions > 0
    assert done.seconds >= seen.seconds
    assert done.state == "done"
    assert done.told["answer"]["reports"][0]["verdict"] == "undecided"
    assert broker.look(name) == done, "it may be fetched again"
    assert broker.stop(name)
    assert broker.look(name) is None
    assert not broker.stop(name)


def test_what_is_played_is_stopped_and_the_next_is_served(broker):
    name = begin(broker, heavy())
    seen_playing(broker, name)
    started = time.monotonic()
    assert broker.stop(name)
    assert broker.look(name) is None
    assert think(broker, TEXT)["reports"][0]["verdict"] == "confirmed"
    assert time.monotonic() - started < SECONDS + 20
    left(broker)


def test_what_a_page_asks_anew_takes_the_place_of_what_still_waits(broker):
    playing_one = begin(broker, heavy(), "x")
    seen_playing(broker, playing_one)
    older, *others = [broker.begin(Ask(TEXT), "a", "shelf", dict, page) for page in ("one", "two")]
    newer = [broker.begin(Ask(TEXT), "a", "shelf", dict, "one") for _ in range(4)]
    assert broker.look(older) is None
    assert [broker.look(name) is None for name in newer] == [True, True, True, False]
    assert broker.look(playing_one).waiting == 2
    for name in (playing_one, *others, newer[-1]):
        assert broker.stop(name)
    left(broker)


def test_what_waits_is_stopped_and_takes_no_place(broker):
    playing_one = begin(broker, heavy(), "x")
    seen_playing(broker, playing_one)
    waiting = [begin(broker, heavy()) for _ in range(2)]
    with pytest.raises(door.ShareUsed):
        begin(broker, TEXT)
    assert broker.look(waiting[1]).waiting == 2
    for name in waiting:
        assert broker.stop(name)
    assert broker.look(playing_one).waiting == 0
    waiting = [begin(broker, TEXT) for _ in range(2)]
    for name in [playing_one, *waiting]:
        broker.stop(name)
    left(broker)


def test_one_client_cannot_take_it_from_another(broker):
    one_client_cannot_take_it_from_another(broker)


def test_clients_take_turns_whoever_asks_more(broker):
    """The queue by itself, without anybody who plays: read as the player reads it."""
    line = Broker(broker.address.removesuffix("0") + "1", Bounds(workers=1, waiting=10, share=5))
    asked = [(client, line.begin(Ask(client), client, "shelf", dict)) for client in ("greedy",) * 3 + ("modest", "third")]
    turns = []
    while found := line.run(scripts.NEXT, 60, *KEPT, "{}"):
        turns.append(found[1])
        line.run(scripts.FINISH, found[0], found[1], '{"answer": {}}', *KEPT)
    assert turns == ["greedy", "modest", "third", "greedy", "greedy"]
    assert {line.look(name).state for _client, name in asked} == {"done"}
    late = line.begin(Ask("x"), "late", "shelf", dict)
    time.sleep(0.05)
    assert not line.run(scripts.NEXT, 0.01, *KEPT, '{"busy": 5}')
    assert line.look(late).told == {"busy": 5}
    line.close()


def test_answers_that_are_kept_are_bounded(broker):
    line = Broker(broker.address.removesuffix("0") + "2", Bounds(workers=1, waiting=10, share=5))

    def answered(client: str, size: int = 10) -> str:
        name = line.begin(Ask("x"), client, "shelf", dict)
        line.run(scripts.NEXT, 60, 600, 20, 8, 5_000, "{}")
        line.run(scripts.FINISH, name, client, '{"answer": "%s"}' % ("x" * size), 600, 20, 8, 5_000)
        return name

    other = answered("other")
    mine = [answered("greedy") for _ in range(12)]
    assert line.look(other) is not None
    assert [line.look(name) is not None for name in mine] == [False] * 4 + [True] * 8
    for number in range(40):
        answered(str(number))
    assert line.store.llen("arbitr:kept") <= 20
    for number in range(10):
        answered(str(number), 1_000)
    assert int(line.store.get("arbitr:bytes")) <= 5_000
    sizes = sum(map(int, line.store.hvals("arbitr:sizes")))
    assert int(line.store.get("arbitr:bytes")) == sizes
    line.close()


def test_counting_slides_and_goes_on_over_all_who_ask(broker):
    assert [broker.wait("x", "client", 2, 1.0) > 0 for _ in range(3)] == [False, False, True]
    assert broker.wait("x", "another", 2, 1.0) == 0
    time.sleep(1.1)
    assert broker.wait("x", "client", 2, 1.0) == 0


def test_a_process_that_is_killed_at_play_is_replaced(broker, place):
    """kill -9 of the process of Celery that plays: its question is told to be lost, and the next is played."""
    name = begin(broker, heavy())
    seen_playing(broker, name)
    children = subprocess.run(["pgrep", "-P", str(place[1].pid)], capture_output=True, text=True, check=True).stdout.split()
    for child in children:
        os.kill(int(child), signal.SIGKILL)
    assert think(broker, TEXT, "b")["reports"][0]["verdict"] == "confirmed"
    until = time.monotonic() + broker.longest + 20
    while (standing := broker.look(name)).state != "done" and time.monotonic() < until:
        time.sleep(0.2)
    assert "busy" in standing.told
    assert broker.stop(name)


def test_without_a_broker_reading_goes_on_and_playing_says_when_to_come_again():
    away = Broker("redis://127.0.0.1:1/0", BOUNDS)
    away.open()
    with pytest.raises(door.Busy):
        think(away, TEXT)
    with pytest.raises(door.Busy):
        away.look("x" * 22)
    with pytest.raises(door.Busy):
        away.stop("x" * 22)
    assert away.wait("x", "client", 1, 60) == 0
    away.close()
