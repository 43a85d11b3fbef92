"""``make hold``: does the site hold? Every figure with its number in the list of figures, what it is, and what it should be.

The site is prepared from the content of this tree, in a folder of its own, and served as `make serve` does. HOLD_SOAK says for
how many seconds it is soaked (600), HOLD_ONLY which groups are measured (speed, thinking, soak).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

from tests.reliability.site import ROOT, Site, free_port, opened
from tests.thinking.situations import bomb, heavy

from .load import Ask, clients, once, wrk

RULE, JSON = "/agot-ccg/7.12/", {"Content-Type": "application/json"}
failed: list[str] = []


def tell(name: str, value: float, bound: float, *, least: bool = False, unit: str = "") -> None:
    """One line a figure, and whether it is held."""
    held = value >= bound if least else value <= bound
    if not held:
        failed.append(name)
    sign = "≥" if least else "≤"
    print(f"{'ok  ' if held else 'FAIL'} {name}: {value:.4g}{unit} (goal {sign} {bound:g}{unit})", flush=True)


def speed(site: Site) -> None:
    """Look-ups beside a bare view, in the same run, by turns."""
    port = free_port()
    command = [
        sys.executable, "-m", "gunicorn", "tests.hold.plain", "--config", "python:rulings.config.gunicorn",
        "--bind", f"127.0.0.1:{port}",
    ]  # fmt: skip
    plain = subprocess.Popen(command, cwd=ROOT)
    try:
        opened(port, plain)
        for path in (RULE, f"/api/v1/rules{RULE}"):
            for _ in range(5):
                site.get(path)
        time.sleep(2)
        here = f"http://127.0.0.1:{site.port}"
        etag = site.get(RULE).headers["ETag"]
        for name, address, headers, goal in (
            ("11 rule page, requests a second to a bare view's", here + RULE, [], 0.8),
            ("12 rule JSON, requests a second to a bare view's", f"{here}/api/v1/rules{RULE}", [], 0.8),
        ):
            runs = [(wrk(f"http://127.0.0.1:{port}/"), wrk(address, headers=headers)) for _ in range(2)]
            ratios = [ours.each_second / peer.each_second for peer, ours in runs]
            tell(f"{name} ({runs[-1][1].each_second:.0f}/s)", max(ratios), goal, least=True)
            tell("13 p99 to p50 of it", min(ours.p99 / ours.p50 for _peer, ours in runs), 2.5)
        whole, unchanged = wrk(here + RULE), wrk(here + RULE, headers=[f"If-None-Match: {etag}"])
        tell("a 304's time to a 200's", whole.each_second / unchanged.each_second, 1.0)
    finally:
        plain.terminate()
        plain.wait()


def thinking(site: Site) -> None:
    """Look-ups while twenty clients send the heaviest explorations they may."""

    def look(dice: random.Random) -> Ask:
        return "GET", f"/agot-ccg/7.{dice.randint(1, 20)}/", None, {}

    def explore(dice: random.Random) -> Ask:
        return "POST", "/api/v1/check/", json.dumps({"text": heavy(3)}).encode(), JSON

    import threading

    clients(site.port, 2, 3, look)
    calm = clients(site.port, 2, 10, look, 0.01)
    found: dict[str, object] = {}
    load = threading.Thread(target=lambda: found.update(seen=clients(site.port, 20, 20, explore, 0.2)))
    load.start()
    time.sleep(3)
    beside = clients(site.port, 2, 12, look, 0.01)
    load.join()
    tell("look-ups' p99 beside 20 thinkers, to their p99 alone", beside.p99 / calm.p99, 2.0)
    tell("look-ups beside them that were no 200", float(sum(beside.statuses.values()) - beside.statuses[200]), 0)
    tell("broken answers to the thinkers", float(found["seen"].broken), 0)  # type: ignore[attr-defined]
    started = time.monotonic()
    answer = site.get("/api/v1/check/", json.dumps({"text": bomb()}).encode(), **JSON)
    tell("6 the memory bomb of 766 bytes: seconds", time.monotonic() - started, 12, unit=" s")
    tell("6 its answer: bytes", len(answer.body), 20_000, unit=" B")
    asked = {"text": heavy(3), "edition": "vse", "why": True, "legal": True, "pictures": True}
    started = time.monotonic()
    status = once(site.port, ("POST", "/api/v1/check/", json.dumps(asked).encode(), JSON))
    tell("all editions, why, legal, pictures: status", status, 200)
    tell("all of it: seconds", time.monotonic() - started, 30, unit=" s")


def soak(site: Site, seconds: float) -> None:
    """Mixed load; nothing breaks and nothing grows."""
    words = ["výzva", "shoda útočník", "stealth", "zásob*", "7.12", "karta rodu", "^a", "ztopotvar", "🐉", "a OR b", "\x00x"]
    paths = ["/", "/agot-ccg/", RULE, f"/api/v1/rules{RULE}", "/api/v1/coverage/", "/pojmy/", "/api/v1/rules/?cursor=",
             "/neni/x/", "/agot-board/plan/", "/api/v1/rules/?x=1", "/stul/", "/agot-lcg/rozdily/"]  # fmt: skip
    text = json.dumps({"text": "Požadavek: x\n Příklad: y\n  Pak vyhraje Stark\n", "edition": "agot-ccg"}).encode()

    def mixed(dice: random.Random) -> Ask:
        kind = dice.random()
        if kind < 0.7:
            return "GET", dice.choice(paths), None, {}
        if kind < 0.9:
            return "GET", f"/hledat/?q={quote(dice.choice(words))}", None, {}
        return "POST", "/api/v1/check/", dice.choice([text, b"[" * 990, b"{", b"x" * 300_000]), JSON

    clients(site.port, 4, min(60, seconds / 5), mixed, 0.02)
    before = site.memory()
    seen = clients(site.port, 4, seconds, mixed, 0.02)
    after = site.memory()
    total = sum(seen.statuses.values())
    tell(f"29 soak of {seconds:g} s, {total} requests: broken answers", float(seen.broken), 0)
    tell(f"29 resident memory of the workers, {before >> 20} MiB before: growth", 100 * (after / before - 1), 5, unit=" %")


def main() -> int:
    groups = os.environ.get("HOLD_ONLY", "speed,thinking,soak").split(",")
    with tempfile.TemporaryDirectory(prefix="arbitr-hold-") as folder:
        given = os.environ.get("HOLD_DATA")
        site = Site(Path(given) if given else Path(folder) / "data", ROOT / "fixtures", {"ARBITR_PROXIES": "1"})
        site.data.mkdir(exist_ok=True)
        ended, said = site.manage("prepare", seconds=1200)
        if ended:
            print(said)
            return 1
        try:
            site.serve(workers=2)
            if "speed" in groups:
                speed(site)
            if "thinking" in groups:
                thinking(site)
            if "soak" in groups:
                soak(site, float(os.environ.get("HOLD_SOAK", "600")))
        finally:
            site.stop()
    print(f"{len(failed)} figures are not held" if failed else "all figures are held")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
