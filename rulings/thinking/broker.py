"""The house spread over machines: the queue, the shares and the answers lie in Redis, Celery wakes whoever plays.

A message of Celery says only that something waits; what, is decided when somebody is free, so that clients take turns here as
well (`scripts`). Answers are kept there too, and not by Celery: share, progress, stop and bounds want them at one stroke.
"""

from __future__ import annotations

import json
import logging
import math
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from functools import cached_property
from typing import Any

import redis
from celery import Celery
from kombu.exceptions import OperationalError

from . import results, scripts
from .ask import Ask
from .house import Bounds
from .refusals import Busy, answer_of
from .results import DONE, PLAYING, Standing

logger = logging.getLogger("rulings.thinking")
TASK = "arbitr.play"
AWAY = (
    redis.ConnectionError, redis.TimeoutError, redis.BusyLoadingError, redis.OutOfMemoryError, redis.ReadOnlyError,
    OperationalError, OSError,
)  # fmt: skip
"""What is raised when the broker is not there, or takes nothing in."""
BEAT = 2
"""Seconds after which who waits in place looks whether it still may."""
KEPT = (int(results.KEEP), results.MOST, results.MOST_OF_ONE, results.MOST_BYTES)


def celery(address: str, bounds: Bounds) -> Celery:
    """The application of Celery, for who calls and for who plays."""
    made = Celery("arbitr", broker=address)
    made.conf.update(
        task_serializer="json",
        accept_content=["json"],
        task_ignore_result=True,
        task_default_queue="arbitr",
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        task_time_limit=4 * bounds.seconds + 60,
        worker_prefetch_multiplier=1,
        worker_concurrency=bounds.workers,
        worker_hijack_root_logger=False,
        broker_connection_retry_on_startup=True,
        broker_transport_options={
            "visibility_timeout": 8 * bounds.seconds + 120,
            "socket_timeout": BEAT + 8,
            "socket_connect_timeout": 3,
        },
    )
    return made


class Line:
    """The queue in Redis, as those who ask and those who play see it."""

    def __init__(self, address: str, bounds: Bounds) -> None:
        self.address, self.bounds = address, bounds

    @cached_property
    def store(self) -> Any:
        return redis.Redis.from_url(
            self.address, decode_responses=True, socket_timeout=BEAT + 8, socket_connect_timeout=3, health_check_interval=30
        )

    def run(self, script: str, *words: Any) -> Any:
        """Do something at one stroke."""
        return self.store.register_script(script)(args=words)

    @property
    def longest(self) -> float:
        """Seconds after which a question that has begun to be played cannot be in play any more."""
        return 2 * self.bounds.seconds + 10


class Broker(Line):
    """What pages and API call, where the thinking is done elsewhere (`door.Thinkers`)."""

    @cached_property
    def app(self) -> Celery:
        return celery(self.address, self.bounds)

    def open(self) -> None:
        """Say so early where nobody is there; the site stands all the same."""
        try:
            self.store.ping()
        except AWAY as error:
            logger.error("the broker does not answer, nothing can be played: %s", error)

    def close(self) -> None:
        with suppress(*AWAY):
            self.store.close()

    def think(self, ask: Ask, client: str, shelf: str, cards: Callable[[], Any], page: str = "") -> dict[str, Any]:
        name = self.begin(ask, client, shelf, cards, page)
        until = time.monotonic() + self.bounds.wait + self.longest
        try:
            while time.monotonic() < until:
                if self.store.blpop([f"arbitr:done:{name}"], timeout=BEAT):
                    break
            standing = self.look(name)
            if standing is None or standing.told is None:
                raise Busy(self.patience(1))
            return answer_of(standing.told)
        except AWAY:
            raise Busy(5) from None
        finally:
            with suppress(Busy):
                self.stop(name)

    def begin(self, ask: Ask, client: str, shelf: str, cards: Callable[[], Any], page: str = "") -> str:
        name, bounds = results.new_id(), self.bounds
        stay = bounds.wait + self.longest
        words = (name, client, json.dumps(asdict(ask)), shelf, bounds.share, bounds.workers + bounds.waiting, stay, KEPT[0], page)
        try:
            said, waiting = self.run(scripts.BEGIN, *words)
            if said == "want":
                self.store.set(f"arbitr:shelf:{shelf}", json.dumps(cards(), ensure_ascii=False), ex=86_400)
                said, waiting = self.run(scripts.BEGIN, *words)
        except AWAY as error:
            raise self._away(error) from None
        if said != "in":
            answer_of({"share" if said == "share" else "busy": self.patience(waiting)})
        try:
            self.app.send_task(TASK, expires=stay, retry=False)
        except AWAY as error:
            with suppress(Busy):
                self.stop(name)
            raise self._away(error) from None
        return name

    def _away(self, error: Exception) -> Busy:
        logger.error("the broker does not answer: %s", error)
        return Busy(5)

    def patience(self, waiting: int) -> int:
        """After how many seconds it is worth trying again."""
        return max(1, min(60, math.ceil((waiting + 1) / self.bounds.workers)))

    def look(self, name: str) -> Standing | None:
        try:
            pairs, waiting, clock = self.run(scripts.LOOK, name)
        except AWAY as error:
            raise self._away(error) from None
        if not pairs:
            return None
        found, now = dict(zip(pairs[::2], pairs[1::2], strict=True)), float(clock)
        begun = float(found.get("begun", 0))
        seconds = (float(found.get("ended", now)) - begun) if begun else 0.0
        told = json.loads(found["told"]) if "told" in found else None
        state = found["state"]
        if state == PLAYING and seconds > self.longest:  # who played it is no more
            state, told = DONE, {"busy": self.patience(waiting)}
        return Standing(name, state, int(found.get("positions", 0)), round(seconds, 1), waiting, told)

    def stop(self, name: str) -> bool:
        try:
            return bool(self.run(scripts.STOP, name))
        except AWAY as error:
            raise self._away(error) from None

    def wait(self, scope: str, client: str, most: int, per: float) -> float:
        try:
            return float(self.run(scripts.COUNT, f"{scope}:{client}", most, per))
        except AWAY:
            return 0.0  # who counts is not at home: better to answer than to refuse
