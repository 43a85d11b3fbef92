"""kill -9 at any moment of whatever writes (loading, playing, publishing; of the index: tests/search).

A command is timed once, then killed at moments spread over that time, so that a fast machine and a slow one are hit alike.
"""

from __future__ import annotations

import random
import sqlite3
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .site import Site

PUBLISH = """
from datetime import date
from rulings.services import ruling_create, ruling_move, ruling_publish, ruling_supersede
from django.contrib.auth.models import User
judge = User.objects.get_or_create(username="soudce")[0]
old = None
for n in range(200):
    draft = ruling_create(book="mala-hra", question=f"Otazka {n}?", answer="Los (1.1).", rules=["mala-hra 1.1"], source="Turnaj",
                          where="u stolu 1", author=judge)
    new = ruling_publish(ruling=ruling_move(ruling=draft, to="in-review"), reviewer=judge)
    if old:
        ruling_supersede(old=old, new=new)
    old = new
"""


@dataclass
class Kills:
    """How many processes were killed before they had ended, and what was wrong afterwards."""

    hit: int = 0
    bad: list[str] = field(default_factory=list)


def kills(times: int, begin: Callable[[], subprocess.Popen[str]], look: Callable[[], list[str]], seed: int = 1) -> Kills:
    """Kill what ``begin`` starts so many times; ``look`` tells what is wrong afterwards."""
    dice, found = random.Random(seed), Kills()
    started = time.monotonic()
    begin().communicate()
    whole = time.monotonic() - started
    found.bad += look()
    for turn in range(times):
        process = begin()
        try:
            process.communicate(timeout=whole * (turn + dice.random()) / times)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            found.hit += 1
        found.bad += look()
    return found


def database_faults(site: Site) -> list[str]:
    """What SQLite itself finds wrong."""
    with sqlite3.connect(site.data / "arbitr.sqlite3", timeout=20) as kept:
        faults = [str(row[0]) for row in kept.execute("PRAGMA integrity_check") if row[0] != "ok"]
        faults += [f"foreign key: {row}" for row in kept.execute("PRAGMA foreign_key_check")]
    kept.close()
    return faults


def asked(site: Site, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(site.data / "arbitr.sqlite3", timeout=20) as kept:
        rows = kept.execute(query).fetchall()
    kept.close()
    return rows


def of_load(site: Site, times: int) -> Kills:
    """Every wording of the rulebook changes at once: afterwards all are of one load, or all of another."""
    rules = [site.fixtures / "mala-hra/rules" / name for name in ("01-uvod.md", "02-tah.md")]
    texts = {path: path.read_text(encoding="utf-8") for path in rules}
    turn = 0

    def begin() -> subprocess.Popen[str]:
        nonlocal turn
        turn += 1
        for path, text in texts.items():
            told = text.replace("Hrají dva hráči.", f"Hrají dva hráči. Kolo {turn}.")
            told = told.replace("Vyhraje hráč", f"Kolo {turn}. Vyhraje hráč").replace(
                "Při shodě nevyhraje", f"Kolo {turn}. Při shodě nevyhraje"
            )
            path.write_text(told, encoding="utf-8")
        return site.start("load")

    def look() -> list[str]:
        texts_now = [str(row[0]) for row in asked(site, "SELECT text FROM rulings_rule")]
        turns = {part.split(".")[0] for text in texts_now for part in text.split("Kolo ")[1:]}
        mixed = [] if len(turns) <= 1 and len(texts_now) == 3 else [f"mixed content: {turns}"]
        return database_faults(site) + mixed

    return kills(times, begin, look)


def of_verify(site: Site, times: int) -> Kills:
    """All verdicts are thrown away each time: those that are there afterwards are whole."""

    def begin() -> subprocess.Popen[str]:
        asked(site, "DELETE FROM rulings_verdict")
        return site.start("verify")

    def look() -> list[str]:
        rows = asked(site, "SELECT outcome, receipt FROM rulings_verdict")
        halves = [f"half a verdict: {row}" for row in rows if not row[0] or '"engine"' not in str(row[1])]
        return database_faults(site) + halves

    return kills(times, begin, look)


def of_publish(site: Site, times: int) -> Kills:
    """Rulings are written, reviewed, published and replaced one after another: none is in force without what that needs."""

    def begin() -> subprocess.Popen[str]:
        asked(site, "DELETE FROM rulings_ruling_rules WHERE ruling_id IN (SELECT id FROM rulings_ruling WHERE origin = 'site')")
        asked(site, "UPDATE rulings_ruling SET replaced_by_id = NULL WHERE origin = 'site'")
        asked(site, "DELETE FROM rulings_ruling WHERE origin = 'site'")
        return site.start("shell", "--no-imports", "-c", PUBLISH)

    def look() -> list[str]:
        public = "SELECT slug FROM rulings_ruling WHERE origin = 'site' AND "
        halves = [
            *asked(site, public + "status IN ('in-force', 'replaced') AND (reviewer_name = '' OR reviewer_id IS NULL)"),
            *asked(site, public + "status = 'replaced' AND replaced_by_id IS NULL"),
            *asked(site, public + "status <> 'replaced' AND replaced_by_id IS NOT NULL"),
            *asked(site, public + "id NOT IN (SELECT ruling_id FROM rulings_ruling_rules)"),
        ]
        return database_faults(site) + [f"half published: {row[0]}" for row in halves]

    return kills(times, begin, look)


KINDS = {"load": of_load, "verify": of_verify, "publish": of_publish}
