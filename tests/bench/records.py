"""The records of all situations, a line of JSON each, to be compared before and after a change of speed.

    python -m tests.bench.records before.jsonl          # on the code as it was
    python -m tests.bench.records after.jsonl --against before.jsonl

With ``--why`` every rule that flips a verdict is looked for too, which takes minutes. What an exploration looked at
(positions, lines, the rules asked on the way) may change with the search; ``--verdicts`` leaves it out.
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulings.engine.core.case import Case
from rulings.engine.which import game_for

from .situations import scenarios

SEARCHED = ("positions", "lines", "rules")
"""What a search leaves in a record of how it was done."""
COUNTED = re.compile(r"Prohledáno pozic: \d+\. ")


def record(scenario: Any, cards: dict[str, Any], *, why: bool) -> dict[str, Any]:
    """All that is told of one situation: its report with the trace, the legal moves at its end, the pictures."""
    case = Case(game_for(scenario), scenario, lambda: cards)
    report = case.report(bites=why, why=why).as_dict()
    return {"report": report, "legal": case.legal(), "pictures": case.pictures()}


def records(*, why: bool) -> Iterator[tuple[str, str]]:
    """The name of every situation and its record as text."""
    for path, scenario, cards in scenarios():
        said = record(scenario, cards, why=why)
        yield f"{path.parent.parent.name}/{path.name}:{scenario.line}", json.dumps(said, ensure_ascii=False, sort_keys=True)


def without_search(text: str) -> str:
    """A record without what tells how a search went, where there was one."""
    said = json.loads(text)
    if said["report"]["positions"]:
        for name in SEARCHED:
            del said["report"][name]
        said["report"]["reason"] = COUNTED.sub("", said["report"]["reason"])
    return json.dumps(said, ensure_ascii=False, sort_keys=True)


def main() -> None:
    parser = ArgumentParser(description="The records of all situations.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--why", action="store_true")
    parser.add_argument("--verdicts", action="store_true", help="leave out how a search went")
    given = parser.parse_args()
    found = dict(records(why=given.why))
    given.file.write_text("".join(f"{name}\t{text}\n" for name, text in found.items()), encoding="utf-8")
    print(f"{len(found)} records in {given.file}")
    if given.against is None:
        return
    before = dict(line.split("\t", 1) for line in given.against.read_text(encoding="utf-8").splitlines())
    alike = without_search if given.verdicts else str
    changed = [name for name in found if name in before and alike(found[name]) != alike(before[name])]
    other = sorted(set(found) ^ set(before))
    print(f"{len(changed)} changed, {len(other)} in one file only", *changed, *other, sep="\n  ")
    raise SystemExit(bool(changed or other))


if __name__ == "__main__":
    main()
