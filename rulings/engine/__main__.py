"""The engine from the command line: ``python -m rulings.engine check|legal|why|explore|heckle FILE [--json]``.

``heckle`` takes any number of files and folders.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from .core.heckle import EACH
from .core.heckled import KINDS, MISREAD, Group, Heckled
from .core.verdict import CONFIRMED, CZECH
from .face import check_text, legal_text
from .heckling import Asked, Counted, features, heckle_files


def main(argv: list[str] | None = None) -> int:
    """Returns 0 when everything is confirmed (or listed), 1 otherwise, 2 for a file that cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m rulings.engine", description="Přehrává situace a dokládá výklady.")
    parser.add_argument("command", choices=("check", "legal", "why", "explore", "heckle"), help="co udělat")
    parser.add_argument("file", type=Path, nargs="+", help="soubor .feature; heckle i víc souborů a složek")
    parser.add_argument("--json", action="store_true", help="výstup jako JSON")
    parser.add_argument("--cards", type=Path, help="seznam karet jako JSON (pole záznamů)")
    parser.add_argument("--edition", help="hrát podle jiného vydání")
    parser.add_argument("--name", help="jen příklad tohoto jména")
    heckling = parser.add_argument_group("heckle", "zkouší v každé pozici všechno, co by hráč mohl říci")
    heckling.add_argument("--limit", type=int, default=EACH, help="kolikrát zkusit každou větu v jedné pozici")
    heckling.add_argument("--all", action="store_true", help="zkusit každou větu všemi způsoby")
    heckling.add_argument("--seed", type=int, default=0, help="jiný výběr toho, co se zkusí")
    heckling.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="na kolika jádrech")
    heckling.add_argument("--seconds", type=float, help="po kolika sekundách skončit s tím, co je spočítáno")
    args = parser.parse_args(argv)
    if args.command != "heckle" and len(args.file) > 1:
        parser.error("víc souborů najednou zkouší jen heckle")
    try:
        text = "" if args.command == "heckle" else args.file[0].read_text(encoding="utf-8")
        cards = {c["title"]: c for c in json.loads(args.cards.read_text(encoding="utf-8"))} if args.cards else None
        common: dict[str, Any] = {"cards": cards, "edition": args.edition, "name": args.name}
        if args.command == "heckle":
            return _heckle(args, common)
    except (OSError, UnicodeDecodeError, ValueError, KeyError, TypeError) as error:
        print(f"Soubor nelze přečíst: {error}", file=sys.stderr)
        return 2
    if args.command == "legal":
        return _legal(legal_text(text, **common), args.json)
    reports = check_text(text, bites=args.command == "check", why=args.command == "why", **common)
    if args.json:
        print(json.dumps([report.as_dict() for report in reports], ensure_ascii=False, indent=1))
    else:
        for report in reports:
            _print(report, args.command)
    return 0 if reports and all(report.verdict == CONFIRMED for report in reports) else 1


def _print(report: Any, command: str) -> None:
    print(f"{CZECH[report.verdict]}: {report.name} (řádek {report.line})")
    if report.reason:
        print(f"  řádek {report.reason_line}: {report.reason}")
    if command == "why":
        print(f"  rozhodují pravidla: {', '.join(report.why) or 'žádné jednotlivě'}")
        return
    if command == "explore":
        print(f"  pozic {report.positions}, linií {report.lines}")
        return
    for step in report.trace:
        rules = f"  [{', '.join(step.rules)}]" if step.rules else ""
        print(f"  {step.text}{rules}")
        for change in step.changes:
            print(f"      {change.what}: {change.before} → {change.after}")


def _legal(found: dict[str, Any], as_json: bool) -> int:
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 1 if found["error"] else 0
    if found["error"]:
        print(f"řádek {found['line']}: {found['error']}")
    print(f"Rozhoduje: {found['player'] or 'nikdo'}")
    for choice in found["choices"]:
        print(f"  lze: {choice['text']}")
    for choice in found["refused"]:
        print(f"  nelze: {choice['text']}  [{', '.join(choice['rules'])}]")
    return 1 if found["error"] else 0


def _heckle(args: argparse.Namespace, common: dict[str, Any]) -> int:
    """Returns 1 when a refusal has a fault, 2 when something could not be played, 3 when it was stopped before the end."""
    files = features(args.file)
    asked = Asked(None if args.all else args.limit, args.seed, **common)
    counted = heckle_files(files, asked, jobs=args.jobs, seconds=args.seconds, told=_tell if len(files) > 1 else lambda *_: None)
    for path, why in counted.unplayed.items():
        print(*(why if len(files) == 1 else [f"{path}: {one}" for one in why]), sep="\n", file=sys.stderr)
    if not counted.files:
        return 2
    if args.json:
        alone = len(files) == 1 and not counted.unfinished
        print(json.dumps(counted.all.as_dict() if alone else counted.as_dict(), ensure_ascii=False, indent=1))
    else:
        _print_heckled(counted, alone=len(files) == 1)
    if counted.unfinished:
        print(f"Nedokončeno souborů: {len(counted.unfinished)}.", file=sys.stderr)
        return 3
    return 2 if counted.unplayed else int(counted.all.faults > 0)


def _tell(path: Path, found: Heckled) -> None:
    """A file that is done, told at once: the summary comes behind all of them."""
    said = f"{path}: pozic {found.positions}, pokusů {found.tries}, bez pravidla {found.without_rule}, "
    print(f"{said}nepravé důvody {found.false_reasons}, pády {found.crashes}", file=sys.stderr, flush=True)


def _print_heckled(counted: Counted, *, alone: bool) -> None:
    found = counted.all
    print(f"Pozic {found.positions}, pokusů {found.tries}: dovoleno {found.legal}, odmítnuto {found.refused}, ", end="")
    print(f"vráceno se zprávou {found.misread}.")
    print(f"Odmítnuto bez pravidla: {found.without_rule}. Pády: {found.crashes}. Nepravé důvody: {found.false_reasons} ", end="")
    print(f"(bez nich dál zavřeno {found.closed}, samy neodmítají {found.unfounded}); nezjištěno {found.unknown}.")
    for path, some in counted.files.items():
        for one in some.examples():
            if alone or one.kind != MISREAD:
                _print_fault(one, "" if alone else f"{path}: ")


def _print_fault(one: Group, where: str) -> None:
    there = "" if one.placed else " (kam nepatří)"
    print(f"\n{one.count}× {KINDS[one.kind]}: {one.sentence} v kroku {one.step}{there}: {one.detail}")
    print(f"   {where}{one.scenario} (řádek {one.line}), po „{one.after}“: {one.says}")
    if one.reason:
        print(f"   {one.reason}")


if __name__ == "__main__":
    sys.exit(main())
