"""What house and broker promise alike: nobody who asks much keeps another waiting."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

from rulings.thinking import door
from rulings.thinking.ask import Ask
from rulings.thinking.broker import Broker
from rulings.thinking.door import House
from tests.shelf import TEXT

from .situations import heavy

BETWEEN = 0.3
"""Seconds in which a question has surely come in before the next."""


def think(place: House | Broker, text: str, client: str = "a", **asked):
    """Have a text played there by this client."""
    return place.think(Ask(text, **asked), client, "shelf", dict)


def one_client_cannot_take_it_from_another(place: House | Broker) -> None:
    """Three at once from one address: the third is refused, so that somebody else waits for two at most."""
    order, lock = [], threading.Lock()

    def ask(client: str, text: str) -> str:
        try:
            think(place, text, client)
        except door.Refused as error:
            return type(error).__name__
        with lock:
            order.append(client)
        return "played"

    with ThreadPoolExecutor(4) as pool:
        greedy = []
        for _ in range(2):
            greedy.append(pool.submit(ask, "greedy", heavy()))
            time.sleep(BETWEEN)
        third = pool.submit(ask, "greedy", TEXT)
        modest = pool.submit(ask, "modest", TEXT)
        assert third.result() == "ShareUsed"
        assert modest.result() == "played"
        assert [one.result() for one in greedy] == ["played", "played"]
    assert sorted(order) == ["greedy", "greedy", "modest"]
    assert order[0] == "greedy"
