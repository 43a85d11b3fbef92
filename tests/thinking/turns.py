"""What house and broker promise alike: nobody who asks much keeps another waiting."""

import time

import pytest

from rulings.thinking import door
from rulings.thinking.ask import Ask
from rulings.thinking.broker import Broker
from rulings.thinking.door import House
from rulings.thinking.results import DONE
from tests.shelf import TEXT

from .situations import heavy

PATIENCE = 60.0
"""Seconds in which everything that has been asked is surely over."""


def think(place: House | Broker, text: str, client: str = "a", **asked):
    """Have a text played there by this client."""
    return place.think(Ask(text, **asked), client, "shelf", dict)


def ended(place: House | Broker, name: str) -> bool:
    standing = place.look(name)
    return standing is None or standing.state == DONE


def one_client_cannot_take_it_from_another(place: House | Broker) -> None:
    """Three at once from one address: the third is refused, so that somebody else waits for two at most."""
    first, second = (place.begin(Ask(heavy()), "greedy", "shelf", dict) for _ in range(2))
    with pytest.raises(door.ShareUsed):
        think(place, TEXT, "greedy")
    assert think(place, TEXT, "modest")["reports"]
    assert ended(place, first)
    until = time.monotonic() + PATIENCE
    while not ended(place, second):
        assert time.monotonic() < until
        time.sleep(0.05)
