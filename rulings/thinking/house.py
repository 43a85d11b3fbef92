"""The house: one process that keeps the workers, the queue, every client's fair share, and counts how often each has asked.

It speaks over a socket in the file system (`frames`), one question after another over a connection:

- `{"op": "think", "client", "ask", "shelf": name, "page"?, "cards"?: …}` → `answer`, `heavy`, `broken`, `busy`, `share`, `want`
  (cards); what the same page of a client asked before, and nobody plays yet, is taken back;
- `{"op": "begin", …}` the same, answered at once: `id`, or why not;
- `{"op": "look", "id"}` → how it stands (`results.Standing`), or nothing where there is no such question;
- `{"op": "stop", "id"}` → `{"stopped": whether there was one}`; it ends and is forgotten;
- `{"op": "count", "scope", "client", "most", "per"}` → `{"wait": seconds}`, 0 for "go on".

The next to be played is the client who has waited longest without being served, not the question that came first: who sends a
hundred questions waits for their own.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import sys
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from . import frames
from .results import DONE, PLAYING, Kept, Question

logger = logging.getLogger("rulings.thinking")


class Replaced(TimeoutError):
    """Nobody waits for this any more: the page that asked it has asked anew."""


Progress = Callable[[int], None]
"""Is told how many positions have been looked at."""
STARTING = 60.0
"""Seconds in which a worker must be ready."""


@dataclass(frozen=True)
class Bounds:
    """How much the house takes on. The defaults suit a machine of two cores."""

    workers: int = 1
    seconds: float = 8.0
    """For all that one question sets off."""
    wait: float = 20.0
    """How long a question may stand in the queue."""
    waiting: int = 24
    """How many questions may stand in the queue."""
    share: int = 3
    """How many questions one client may have in the house."""
    memory: int = 1024 * 1024 * 1024
    """Bytes of address space of one worker."""
    polite: int = 10
    """How far behind the pages a worker stands in the queue for the processor."""

    @property
    def worker(self) -> list[str]:
        """The command that starts a worker."""
        return [sys.executable, "-m", "rulings.thinking.worker", str(self.memory), str(self.polite)]


class Worker:
    """A process that plays, from the house's side."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.process: asyncio.subprocess.Process | None = None
        self.shelf = ""

    async def ask(self, asked: dict[str, Any], shelf: str, cards: Any, progress: Progress) -> dict[str, Any]:
        """What it says to one question; `heavy` when it did not live to say it. Who takes the question back, ends it."""
        message = {"ask": asked, "seconds": self.bounds.seconds}
        try:
            process = await self.started()
            if shelf != self.shelf:
                message["shelf"], self.shelf = cards, shelf
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(frames.packed(message))
            async with asyncio.timeout(self.bounds.seconds * 2 + 4):  # it ends by itself; this is for a machine that stands still
                await process.stdin.drain()
                told: dict[str, Any] = await frames.aread(process.stdout)
                while "positions" in told:
                    progress(told["positions"])
                    told = await frames.aread(process.stdout)
        except (frames.Cut, TimeoutError, ConnectionError):
            await self.end()
            return {"heavy": "time"}
        except asyncio.CancelledError:
            await self.end()
            raise
        if "heavy" in told:
            await self.end()
        return told

    async def started(self) -> asyncio.subprocess.Process:
        """The process, ready to be asked; however long a busy machine takes to start it."""
        if self.process is None or self.process.returncode is not None:
            self.shelf = ""
            self.process = await asyncio.create_subprocess_exec(
                *self.bounds.worker, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=frames.LONGEST
            )
            assert self.process.stdout is not None
            async with asyncio.timeout(STARTING):
                await frames.aread(self.process.stdout)
        return self.process

    async def end(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


@dataclass
class Queue:
    """Who waits, by client; and who is being served."""

    bounds: Bounds
    waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = field(default_factory=OrderedDict)
    inside: dict[str, int] = field(default_factory=dict)
    free: list[Worker] = field(default_factory=list)
    pages: dict[tuple[str, str], asyncio.Future[Worker]] = field(default_factory=dict)
    """The turn for which a page of a client waits."""
    typical: float = 1.0
    """Seconds that a question has lately taken."""

    def length(self) -> int:
        return sum(not turn.done() for turns in self.waiting.values() for turn in turns)

    def patience(self) -> int:
        """After how many seconds it is worth trying again."""
        return max(1, min(60, math.ceil((self.length() + 1) * self.typical / self.bounds.workers)))

    def refusal(self, client: str) -> dict[str, Any] | None:
        """Why a question may not even wait."""
        if self.inside.get(client, 0) >= self.bounds.share:
            return {"share": self.patience()}
        if sum(self.inside.values()) >= self.bounds.workers + self.bounds.waiting:
            return {"busy": self.patience()}
        return None

    def enter(self, client: str) -> None:
        """From now on this client has one more question in the house."""
        self.inside[client] = self.inside.get(client, 0) + 1

    def withdraw(self, client: str, page: str) -> None:
        """Take back what a page of a client still waits for, because it asks anew; what is being played is played to its end."""
        turn = self.pages.pop((client, page), None)
        if turn is not None and not turn.done():
            turn.set_exception(Replaced())
            self._left(client)

    @asynccontextmanager
    async def worker(self, client: str, page: str = "") -> AsyncIterator[Worker]:
        """A worker for one question of a client who has entered, in their turn; TimeoutError when it takes too long."""
        worker: Worker | None = None
        there = True
        try:
            worker = await self._turn(client, page)
            started = time.monotonic()
            yield worker
            self.typical += (time.monotonic() - started - self.typical) / 8
        except Replaced:
            there = False
            raise
        finally:
            if there:
                self._left(client)
            if worker is not None:
                self._hand(worker)

    def _left(self, client: str) -> None:
        self.inside[client] -= 1
        if not self.inside[client]:
            del self.inside[client]

    async def _turn(self, client: str, page: str) -> Worker:
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(client, deque()).append(turn)
        if page:
            self.pages[client, page] = turn
        try:
            return await asyncio.wait_for(asyncio.shield(turn), self.bounds.wait)
        except BaseException:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._hand(turn.result())
            turn.cancel()
            raise
        finally:
            if self.pages.get((client, page)) is turn:
                del self.pages[client, page]

    def _hand(self, worker: Worker) -> None:
        """Give a worker to the next client; it then goes to the end of the line with what else it asks."""
        while self.waiting:
            client, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[client] = turns
            if not turn.done():
                turn.set_result(worker)
                return
        self.free.append(worker)


class Counter:
    """How often who has asked for what, within a window that slides."""

    MOST_CLIENTS = 20_000

    def __init__(self) -> None:
        self._times: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()

    def wait(self, scope: str, client: str, most: int, per: float) -> float:
        """0 and it counts; or after how many seconds it may."""
        now = time.monotonic()
        times = self._times.setdefault((scope, client), deque())
        self._times.move_to_end((scope, client))
        while len(self._times) > self.MOST_CLIENTS:
            self._times.popitem(last=False)
        while times and times[0] <= now - per:
            times.popleft()
        if len(times) >= most:
            return times[0] + per - now
        times.append(now)
        return 0.0


class House:
    """Answers what comes over the socket."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.queue = Queue(bounds, free=[Worker(bounds) for _ in range(bounds.workers)])
        self.counter = Counter()
        self.shelves: OrderedDict[str, Any] = OrderedDict()
        self.kept = Kept()
        self.lines: set[asyncio.StreamWriter] = set()

    async def serve(self, path: str) -> None:
        """Until our input ends: we live as long as whoever started us."""
        workers = list(self.queue.free)
        for worker in workers:
            await worker.started()
        server = await asyncio.start_unix_server(self._meet, path, limit=frames.LONGEST)
        os.chmod(path, 0o600)
        try:
            async with server:
                await _end_of_input()
                for line in self.lines:  # whoever keeps theirs open does not keep us
                    line.close()
        finally:
            for worker in workers:
                await worker.end()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines.add(writer)
        with suppress(frames.Cut, ConnectionError):
            while True:
                message = await frames.aread(reader)
                writer.write(frames.packed(await self.reply(message)))
                await writer.drain()
        self.lines.discard(writer)
        writer.close()

    async def reply(self, message: dict[str, Any]) -> dict[str, Any]:
        reply = {
            "count": self._count, "state": self._state, "look": self._look, "stop": self._stop, "begin": self._begin,
        }.get(message["op"])  # fmt: skip
        return reply(message) if reply else await self._think(message)

    def _count(self, message: dict[str, Any]) -> dict[str, Any]:
        return {"wait": self.counter.wait(message["scope"], message["client"], message["most"], message["per"])}

    def _state(self, message: dict[str, Any]) -> dict[str, Any]:
        return {"waiting": self.queue.length(), "inside": sum(self.queue.inside.values()), "pid": os.getpid()}

    def _look(self, message: dict[str, Any]) -> dict[str, Any]:
        question = self.kept.get(message["id"])
        return {"standing": question.standing(self.queue.length())} if question else {}

    def _stop(self, message: dict[str, Any]) -> dict[str, Any]:
        return {"stopped": self.kept.drop(message["id"])}

    def _begin(self, message: dict[str, Any]) -> dict[str, Any]:
        """Let a question in, to be looked at later by its id."""
        if refusal := self._refusal(message):
            return refusal
        question = self.kept.add(message["client"])
        self.queue.enter(question.client)
        question.task = asyncio.create_task(self._carry(question, message))
        return {"id": question.id}

    async def _carry(self, question: Question, message: dict[str, Any]) -> None:
        try:
            question.told = await self._played(message, question)
        except Exception as error:  # no process can be started, for one: told, and the house lives on
            logger.exception("a question could not be played")
            question.told = {"broken": str(error)}
        question.state, question.ended = DONE, time.monotonic()
        self.kept.weigh(question)

    async def _think(self, message: dict[str, Any]) -> dict[str, Any]:
        if refusal := self._refusal(message):
            return refusal
        self.queue.enter(message["client"])
        return await self._played(message, Question(message["client"]))

    def _refusal(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Why a question is not let in; one that is has its cards with it."""
        if "cards" in message:
            self.shelves[message["shelf"]] = message["cards"]
            while len(self.shelves) > 4:
                self.shelves.popitem(last=False)
        if message["shelf"] not in self.shelves:
            return {"want": "cards"}
        message["cards"] = self.shelves[message["shelf"]]
        if message.get("page"):
            self.queue.withdraw(message["client"], message["page"])
        return self.queue.refusal(message["client"])

    async def _played(self, message: dict[str, Any], question: Question) -> dict[str, Any]:
        """What a worker says to a question that was let in."""
        try:
            async with self.queue.worker(question.client, message.get("page", "")) as worker:
                question.state, question.begun = PLAYING, time.monotonic()
                told = await worker.ask(message["ask"], message["shelf"], message["cards"], question.progress)
        except TimeoutError:
            return {"busy": self.queue.patience()}
        if "broken" in told:
            logger.error("a question broke the engine: %s\n%s", message["ask"].get("text", "")[:500], told["broken"])
        return told


async def _end_of_input() -> None:
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while await reader.read(1024):
        pass
