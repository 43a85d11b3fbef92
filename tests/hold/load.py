"""Load on a server of this machine: wrk where rates are measured, plain threads where answers are looked at."""

from __future__ import annotations

import http.client
import random
import re
import shutil
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

SECONDS = 4
UNITS = {"us": 0.001, "ms": 1.0, "s": 1000.0}


@dataclass(frozen=True)
class Rate:
    """Requests a second, and milliseconds of the middle and the slowest hundredth."""

    each_second: float
    p50: float
    p99: float


def wrk(url: str, *, connections: int = 8, seconds: int = SECONDS, headers: Iterable[str] = ()) -> Rate:
    """One address as fast as it goes."""
    if shutil.which("wrk") is None:
        raise SystemExit("wrk is missing: apt-get install wrk")
    more = [part for header in headers for part in ("-H", header)]
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", *more, url]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    slow = {percent: float(value) * UNITS[unit] for percent, value, unit in re.findall(r"(\d\d)%\s+([\d.]+)(us|ms|s)", said)}
    found = re.search(r"Requests/sec:\s+([\d.]+)", said)
    assert found is not None, said
    return Rate(float(found[1]), slow["50"], slow["99"])


@dataclass
class Seen:
    """What came back, and how long it took."""

    statuses: Counter[int] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)
    which: Counter[str] = field(default_factory=Counter)
    """What was answered by 5xx or not at all, with the status."""

    @property
    def p99(self) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] if ordered else float("nan")

    @property
    def broken(self) -> int:
        """Answers of 5xx that are not the honest 503 of a full queue, and no answers at all."""
        return sum(many for status, many in self.statuses.items() if status == 0 or status >= 500 and status != 503)


Ask = tuple[str, str, bytes | None, dict[str, str]]
"""Method, path, body, headers."""


def clients(port: int, many: int, seconds: float, asks: Callable[[random.Random], Ask], pause: float = 0.0) -> Seen:
    """Some clients at once, each one request after another; a client is an address of its own behind one proxy."""
    seen, lock, until = Seen(), threading.Lock(), time.monotonic() + seconds

    def client(number: int) -> None:
        dice = random.Random(number)
        while time.monotonic() < until:
            started = time.monotonic()
            ask = asks(dice)
            status = once(port, ask, number)
            with lock:
                if status == 0 or status >= 500:
                    seen.which[f"{status} {ask[0]} {ask[1]}"] += 1
                seen.statuses[status] += 1
                seen.times.append(time.monotonic() - started)
            time.sleep(pause)

    threads = [threading.Thread(target=client, args=(number,)) for number in range(many)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return seen


def once(port: int, ask: Ask, number: int = 0) -> int:
    """The status of one request; 0 for none."""
    method, path, body, headers = ask
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=90)
    try:
        line.request(method, path, body, {**headers, "X-Forwarded-For": f"192.0.2.{number + 1}"})
        answer = line.getresponse()
        answer.read()
        return answer.status
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        line.close()
