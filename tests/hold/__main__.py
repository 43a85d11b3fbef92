"""``make hold``: does the site hold? Every figure with its number in the list of figures, what it is, and what it should be.

The site is prepared from the content of this tree, in a folder of its own, and served as `make serve` does. HOLD_SOAK says for
how many seconds it is soaked (600), HOLD_ONLY which groups are measured (speed, thinking, soak).
"""

from __future__ import annotations

import json
import os
import random
import resource
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

from tests.reliability.kills import KINDS
from tests.reliability.site import ROOT, Site
from tests.small import FILES, Fixtures
from tests.thinking.situations import bomb, heavy

from .figures import Table
from .load import Ask, clients, once, wrk
from .peer import peer

RULE, JSON = "/agot-ccg/7.12/", {"Content-Type": "application/json"}
table = Table()
tell = table.tell


def speed(site: Site) -> None:
    """Look-ups beside a bare view, in the same run, by turns."""
    with peer() as port:
        for path in (RULE, f"/api/v1/rules{RULE}"):
            for _ in range(5):
                site.get(path)
        time.sleep(2)
        here = f"http://127.0.0.1:{site.port}"
        etag = site.get(RULE).headers["ETag"]
        for number, name, address, goal in (
            (11, "rule page, requests a second to a bare view's", here + RULE, 0.8),
            (12, "rule JSON, requests a second to a bare view's", f"{here}/api/v1/rules{RULE}", 0.8),
        ):
            runs = [(wrk(f"http://127.0.0.1:{port}/"), wrk(address)) for _ in range(2)]
            ratios = [ours.each_second / bare.each_second for bare, ours in runs]
            tell(number, f"{name} ({runs[-1][1].each_second:.0f}/s)", max(ratios), goal, least=True)
            tell(13, f"p99 to p50 of {address.removeprefix(here)}", min(ours.p99 / ours.p50 for _bare, ours in runs), 2.5)
            own = min(ours.p99 / ours.p50 * bare.p50 / bare.p99 for bare, ours in runs)
            tell(13, "the same to the bare view's own", own, 2.5)
        known = [f"If-None-Match: {etag}"]
        turns = [(wrk(here + RULE), wrk(here + RULE, headers=known)) for _ in range(2)]
        tell(0, "a 304's time to a 200's", min(whole.each_second / unchanged.each_second for whole, unchanged in turns), 1.0)


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
    tell(0, "look-ups' p99 beside 20 thinkers, to their p99 alone", beside.p99 / calm.p99, 2.0)
    tell(0, "look-ups beside them that were no 200", float(sum(beside.statuses.values()) - beside.statuses[200]), 0)
    tell(0, "broken answers to the thinkers", float(found["seen"].broken), 0)  # type: ignore[attr-defined]
    started = time.monotonic()
    answer = site.get("/api/v1/check/", json.dumps({"text": bomb()}).encode(), **JSON)
    tell(6, "the memory bomb of 766 bytes: seconds", time.monotonic() - started, 12, unit=" s")
    tell(6, "its answer: bytes", len(answer.body), 20_000, unit=" B")
    asked = {"text": heavy(3), "edition": "vse", "why": True, "legal": True, "pictures": True}
    started = time.monotonic()
    status = once(site.port, ("POST", "/api/v1/check/", json.dumps(asked).encode(), JSON))
    tell(0, "all editions, why, legal, pictures: status", status, 200)
    tell(0, "all of it: seconds", time.monotonic() - started, 30, unit=" s")


def warmed(site: Site, mixed: Callable[[random.Random], Ask]) -> int:
    """Resident bytes when everything that is read once has been read: asked until half a minute brings no more than 2 %."""
    before = site.memory()
    for _ in range(12):
        clients(site.port, 4, 30, mixed, 0.02)
        now = site.memory()
        if now <= before * 1.02:
            break
        before = now
    return now


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

    before = warmed(site, mixed)
    seen = clients(site.port, 4, seconds, mixed, 0.02)
    after = site.memory()
    total = sum(seen.statuses.values())
    print(f"    statuses {dict(sorted(seen.statuses.items()))}, broken {dict(seen.which)}", flush=True)
    tell(29, f"soak of {seconds:g} s, {total} requests: broken answers", float(seen.broken), 0)
    tell(29, f"resident memory of the workers, {before >> 20} MiB before: growth", 100 * (after / before - 1), 5, unit=" %")


def search(site: Site, many: int) -> None:
    """Malformed questions, one after another: operators, quotes, NUL, right to left, long ones, emoji, halves of characters."""
    dice, times, broken = random.Random(5), [], 0
    parts = ["(", ")", '"', "*", "?", "^", "~2", "[a TO", ":", "AND", "OR", "NOT", "\x00", "\u202e", "🐉", "a\u0301", "{{",
             "'; --", "%", "\\", "moc", "výzvy", "shoda", "7.12", "-", "|", "#", "ž" * 40, "\t", "\ufeff", "x" * 150]  # fmt: skip
    for _ in range(many):
        q = "".join(dice.choice(parts) + dice.choice(["", " "]) for _part in range(dice.randint(1, 9)))
        raw = quote(q.encode()) + dice.choice(["", "", "%ed%a0%80", "%ff"])
        path = dice.choice([f"/api/v1/search/?q={raw}", f"/hledat/?q={raw}", f"/api/v1/suggest/?q={raw}"])
        started = time.monotonic()
        status = once(site.port, ("GET", path[:3_900], None, {}), dice.randint(0, 200))
        times.append(1000 * (time.monotonic() - started))
        broken += status == 0 or status >= 500
    tell(5, f"{many} malformed questions: broken answers", broken, 0)
    tell(5, "their p99", sorted(times)[int(len(times) * 0.99)], 250, unit=" ms")


def killing(times: int) -> None:
    """Kills of whatever writes, over a small content folder."""
    with tempfile.TemporaryDirectory(prefix="arbitr-kills-") as folder:
        root = Path(folder)
        small = Fixtures(root / "fixtures")
        for name, text in FILES.items():
            small.write(name, text)
        site = Site(root / "data", root / "fixtures")
        assert site.manage("prepare")[0] == 0
        for kind, kill in KINDS.items():
            found = kill(site, times)
            tell(2, f"{kind}: {found.hit} killed of {times}, what was wrong afterwards", len(found.bad), 0)


def ratio() -> None:
    """Lines of tests (situations are content, and not counted) to lines of code, without blank ones."""

    def lines(folder: str) -> int:
        files = [path for path in (ROOT / folder).rglob("*.py") if "migrations" not in path.parts]
        return sum(bool(line.strip()) for path in files for line in path.read_text(encoding="utf-8").splitlines())

    code = lines("rulings") + lines("glossary")
    situations = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (ROOT / "fixtures").rglob("*.feature"))
    tell(24, f"{lines('tests')} of tests to {code} of code", lines("tests") / code, 1.4, least=True)
    tell(24, f"the same with {situations} lines of situations", (lines("tests") + situations) / code, 1.4, least=True)


def main() -> int:
    groups = os.environ.get("HOLD_ONLY", "ratio,speed,thinking,search,kills,tests,soak").split(",")
    with tempfile.TemporaryDirectory(prefix="arbitr-hold-") as folder:
        given = os.environ.get("HOLD_DATA")
        site = Site(Path(given) if given else Path(folder) / "data", ROOT / "fixtures", {"ARBITR_PROXIES": "1"})
        site.data.mkdir(exist_ok=True)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        ended, said = site.manage("prepare", seconds=1800)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if ended:
            print(said)
            return 1
        if not given:
            tell(
                28,
                "from nothing until pages are served, CPU",
                after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
                60,
                unit=" s",
            )
        try:
            site.serve(workers=2)
            played: dict[str, Callable[[], None]] = {
                "ratio": ratio,
                "speed": lambda: speed(site),
                "thinking": lambda: thinking(site),
                "search": lambda: search(site, int(os.environ.get("HOLD_QUERIES", "5000"))),
                "kills": lambda: killing(int(os.environ.get("HOLD_KILLS", "40"))),
                "tests": table.run_tests,
                "soak": lambda: soak(site, float(os.environ.get("HOLD_SOAK", "600"))),
            }
            for group in groups:
                played[group]()
        finally:
            site.stop()
    table.print()
    print(f"{len(table.failed)} figures are not held" if table.failed else "all figures that were measured are held")
    return 1 if table.failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
