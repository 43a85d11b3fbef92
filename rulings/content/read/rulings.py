"""`rulings/*.md`: what a ruling rests on between the dashes, the answer below."""

import datetime
import re
from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _

from rulings.engine.core.numbers import NUMBER
from rulings.models.ruling import RulingStatus, Standing

from ..problems import Problems
from ..records import RulingRecord
from .keys import Shape
from .yaml import Entry, read_yaml

FRONT = re.compile(r"---\n(?P<head>.*?\n)---(?:\n|$)(?P<body>.*)", re.DOTALL)
NAMED = re.compile(rf"(?:(?P<book>[a-z0-9-]+) )?(?P<number>{NUMBER})")
RULING = Shape(
    required={
        "slug": str, "question": str, "rules": list, "source": str, "date": datetime.date,
        "status": str, "standing": str,
    },
    optional={
        "cards": (list, None), "source_url": (str, None), "where": (str, None), "reason": (str, None),
        "scenario": (str, None), "replaced_by": (str, None), "author": (str, None), "reviewer": (str, None),
    },
    values={"status": frozenset(RulingStatus.values), "standing": frozenset(Standing.values)},
)  # fmt: skip


def read_rulings(folder: Path, problems: Problems) -> list[RulingRecord]:
    """All rulings of a folder."""
    records = []
    for path in sorted((folder / "rulings").glob("*")):
        if path.name.startswith("."):
            continue
        file = f"{folder.name}/rulings/{path.name}"
        if path.suffix != ".md":
            problems.add(file, 1, _("Výklad je soubor .md."), _("Přejmenujte jej."))
        elif record := read_ruling(path.read_text(encoding="utf-8"), file, folder.name, problems):
            records.append(record)
    _note_twice(records, problems)
    return records


def read_ruling(text: str, file: str, book: str, problems: Problems) -> RulingRecord | None:
    """One ruling, or None where its head cannot be used."""
    parts = FRONT.fullmatch(text)
    if not parts:
        problems.add(file, 1, _("Chybí hlavička mezi řádky ---."), _("Začněte „---“, klíči a „---“."))
        return None
    head = read_yaml(parts["head"], file=file, problems=problems, first_line=2)
    if not isinstance(head, Entry):
        if head is not None:
            problems.add(file, 2, _("Hlavička nemá klíče."), _("Pište „klíč: hodnota“."))
        return None
    if not RULING.check(head, file=file, problems=problems):
        return None
    body_line = parts["head"].count("\n") + 3
    if not parts["body"].strip():
        problems.add(file, body_line, _("Výklad nemá odpověď."), _("Napište ji pod hlavičku."))
    return _record(head, parts["body"], file, book, body_line, problems)


def _record(head: Entry, body: str, file: str, book: str, body_line: int, problems: Problems) -> RulingRecord:
    rules = tuple(filter(None, (_rule(value, head, file, book, problems) for value in head["rules"])))
    blank = len(body) - len(body.lstrip("\n"))

    def said(key: str) -> str:
        return str(head.get(key) or "").strip()

    return RulingRecord(
        slug=said("slug"), question=said("question"), answer=body.strip(), rules=rules,
        cards=tuple(map(str, head.get("cards") or [])), source=said("source"), source_url=said("source_url"),
        where=said("where"), reason=said("reason"), date=head["date"], status=said("status"), standing=said("standing"),
        scenario=said("scenario"),
        replaced_by=said("replaced_by"), author=said("author"), reviewer=said("reviewer"),
        file=file, line=head.line, answer_line=body_line + blank, lines=head.lines,
    )  # fmt: skip


def _rule(value: Any, head: Entry, file: str, book: str, problems: Problems) -> tuple[str, str] | None:
    named = NAMED.fullmatch(str(value))
    if named:
        return named["book"] or book, named["number"]
    fix = _("Pište čísla pravidel: [7.12, agot-lcg 3.2].")
    problems.add(file, head.lines["rules"], _("„%s“ není číslo pravidla.") % value, fix)
    return None


def _note_twice(records: list[RulingRecord], problems: Problems) -> None:
    seen: dict[str, str] = {}
    for record in records:
        if record.slug in seen:
            message = _("Označení „%(slug)s“ už má %(file)s.") % {"slug": record.slug, "file": seen[record.slug]}
            problems.add(record.file, record.line_of("slug"), message, _("Dejte mu jiné."))
        seen.setdefault(record.slug, record.file)
