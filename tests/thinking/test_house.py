"""The queue, the shares and the counting of the house, by themselves."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from rulings.thinking import house as house_module
from rulings.thinking.house import Bounds, Counter, Queue


def _run(play: Coroutine[Any, Any, Any]) -> Any:
    """Play in a thread of its own: in this one the loop of the browser tests may be running."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, play).result()


class Hand:
    """A worker that only stands there."""


def queue(workers: int = 1, **bounds) -> Queue:
    return Queue(Bounds(workers=workers, **bounds), free=[Hand() for _ in range(workers)])


async def serve(line: Queue, client: str, order: list[str], gate: asyncio.Event | None = None) -> None:
    line.enter(client)
    async with line.worker(client):
        if gate is not None:
            await gate.wait()
        order.append(client)


def test_clients_take_turns_whoever_asks_more():
    async def play() -> list[str]:
        line, order, gate = queue(), [], asyncio.Event()
        tasks = [asyncio.create_task(serve(line, "first", order, gate))]
        await asyncio.sleep(0)
        for client in ("greedy", "greedy", "greedy", "modest"):
            tasks.append(asyncio.create_task(serve(line, client, order)))
            await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)
        assert len(line.free) == 1
        assert line.inside == {}
        return order

    assert _run(play()) == ["first", "greedy", "modest", "greedy", "greedy"]


def test_a_client_has_a_share_and_the_queue_an_end():
    async def play() -> None:
        line, gate = queue(waiting=2, share=2), asyncio.Event()
        tasks = []
        for client in ("a", "a", "b"):
            assert line.refusal(client) is None
            tasks.append(asyncio.create_task(serve(line, client, [], gate)))
            await asyncio.sleep(0)
        assert line.refusal("a") == {"share": 3}
        assert line.refusal("c") == {"busy": 3}
        gate.set()
        await asyncio.gather(*tasks)
        assert line.refusal("a") is None
        assert line.refusal("c") is None

    _run(play())


def test_who_waits_too_long_gives_up_and_no_worker_is_lost():
    async def play() -> None:
        line, gate = queue(wait=0.01), asyncio.Event()
        first = asyncio.create_task(serve(line, "a", [], gate))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await serve(line, "b", [])
        assert line.inside == {"a": 1}
        gate.set()
        await first
        await serve(line, "b", [])
        assert len(line.free) == 1

    _run(play())


def test_asking_is_counted_within_a_window_that_slides(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(house_module.time, "monotonic", lambda: now[0])
    counter = Counter()
    assert [counter.wait("s", "a", 2, 60) for _ in range(2)] == [0, 0]
    now[0] = 110
    assert counter.wait("s", "a", 2, 60) == 50
    assert counter.wait("s", "b", 2, 60) == 0
    assert counter.wait("t", "a", 2, 60) == 0
    now[0] = 160
    assert counter.wait("s", "a", 2, 60) == 0


def test_the_counter_does_not_grow_without_end(monkeypatch):
    monkeypatch.setattr(Counter, "MOST_CLIENTS", 10)
    counter = Counter()
    for client in range(100):
        counter.wait("s", str(client), 1, 60)
    assert len(counter._times) == 10


async def _asked(line: Queue, client: str, page: str, order: list[str], gate: asyncio.Event) -> None:
    line.withdraw(client, page)
    assert line.refusal(client) is None, "what was taken back is no part of the share"
    line.enter(client)
    async with line.worker(client, page):
        await gate.wait()
        order.append(page)


def test_what_a_page_asks_anew_takes_the_place_of_what_still_waits():
    async def play() -> list[str]:
        line, order, gate = queue(share=3), [], asyncio.Event()
        tasks = [asyncio.create_task(_asked(line, "a", "one", order, gate))]
        await asyncio.sleep(0)
        for page in ("one", "one", "two", "one"):
            tasks.append(asyncio.create_task(_asked(line, "a", page, order, gate)))
            await asyncio.sleep(0.01)
        assert (line.inside, line.length()) == ({"a": 3}, 2)
        gate.set()
        told = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one).__name__ for one in told] == ["NoneType", "Replaced", "Replaced", "NoneType", "NoneType"]
        assert (len(line.free), line.inside, line.pages) == (1, {}, {})
        return order

    assert _run(play()) == ["one", "two", "one"]


def test_a_page_takes_back_nothing_of_another_client_and_nothing_that_is_played():
    async def play() -> None:
        line, order, gate = queue(workers=1), [], asyncio.Event()
        first = asyncio.create_task(_asked(line, "a", "one", order, gate))
        await asyncio.sleep(0)
        second = asyncio.create_task(_asked(line, "b", "one", order, gate))
        await asyncio.sleep(0)
        line.withdraw("a", "one")
        line.withdraw("c", "one")
        assert line.inside == {"a": 1, "b": 1}
        gate.set()
        await asyncio.gather(first, second)
        assert order == ["one", "one"]

    _run(play())
