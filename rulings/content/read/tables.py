"""`rulebook.yaml`, `terms.yaml`, `cards.yaml` and `claims.tsv`: what is written as tables."""

import csv
import datetime
from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _

from rulings.engine import Records, manifest_of
from rulings.models.card import CardOrigin

from ..problems import Problems
from ..records import BookRecord, ClaimRecord, EntryRecord
from .keys import Shape
from .yaml import Entry, read_yaml

BOOK = Shape(
    required={"slug": str, "title": str, "edition": str, "game": (str, dict), "language": str, "source": (dict, str)},
    optional={
        "version": (str, int, None),
        "version_date": (datetime.date, None),
        "extends": (str, None),
        "short": (str, None),
        "rank": (int, None),
        "lead": (str, None),
        "summary": (str, None),
    },
)
TERM_KINDS = frozenset({"concept", "keyword", "phase", "zone", "card-type", "icon", "step", "component"})
TERM = Shape(
    required={
        "slug": str, "czech": str, "english": (str, None), "kind": str,
        "aliases": (list, None), "forms": (list, None), "rule": (str, None), "definition": str,
    },
    values={"kind": TERM_KINDS},
)  # fmt: skip
CARD_NEEDS = {"slug": str, "title": str, "type": str, "origin": str}
ORIGINS = {"origin": frozenset(CardOrigin.values)}
CLAIM_COLUMNS = ["id", "lines", "heading", "claim", "kind", "exec", "scenario", "terms", "cards", "note"]


def read_book(folder: Path, book: BookRecord, problems: Problems) -> None:
    """`rulebook.yaml`: what the rulebook is."""
    file = f"{folder.name}/rulebook.yaml"
    entry = _document(folder / "rulebook.yaml", file, problems, Entry, _("oddíl s klíči slug, title, …"))
    if entry is None:
        return
    BOOK.check(entry, file=file, problems=problems)
    if entry.get("slug") != folder.name:
        message = _("Označení „%(slug)s“ se liší od složky „%(folder)s“.") % {
            "slug": entry.get("slug"), "folder": folder.name}  # fmt: skip
        problems.add(file, entry.lines.get("slug", 1), message, _("Pojmenujte obojí stejně."))
    book.fields, book.lines = dict(entry), entry.lines


def read_terms(folder: Path, problems: Problems) -> list[EntryRecord]:
    """`terms.yaml`."""
    return _entries(folder, "terms.yaml", TERM, problems)


def read_cards(folder: Path, problems: Problems) -> list[EntryRecord]:
    """`cards.yaml`."""
    return _entries(folder, "cards.yaml", card_shape(folder.name), problems)


def card_shape(book: str) -> Shape:
    """What a card of a rulebook looks like: as its game declares it, or as any card may look."""
    manifest = manifest_of(book)
    records = manifest.records if manifest else Records()
    types = {"type": frozenset(records.types)} if records.types else {}
    return Shape(required=CARD_NEEDS | dict(records.needs), optional=dict(records.may), values=ORIGINS | types)


def _document(path: Path, file: str, problems: Problems, kind: type, wanted: str) -> Any:
    if not path.is_file():
        problems.add(file, 1, _("Soubor chybí."), _("Založte jej."))
        return None
    value = read_yaml(path.read_text(encoding="utf-8"), file=file, problems=problems)
    if value is None or isinstance(value, kind):
        return value
    problems.add(file, 1, _("Čekám %s.") % wanted)
    return None


def _entries(folder: Path, name: str, shape: Shape, problems: Problems) -> list[EntryRecord]:
    file = f"{folder.name}/{name}"
    if not (folder / name).is_file():
        return []
    listed = _document(folder / name, file, problems, list, _("seznam položek"))
    records: list[EntryRecord] = []
    seen: dict[str, int] = {}
    for entry in listed or []:
        if not isinstance(entry, Entry):
            problems.add(file, 1, _("Položka „%s“ není oddíl s klíči.") % entry, _("Začněte ji „- slug: …“."))
        elif shape.check(entry, file=file, problems=problems):
            record = EntryRecord(entry["slug"], dict(entry), file, entry.line, entry.lines)
            _note_twice(record, seen, problems)
            records.append(record)
    return records


def _note_twice(record: EntryRecord, seen: dict[str, int], problems: Problems) -> None:
    if record.slug in seen:
        message = _("Označení „%(slug)s“ už má položka na řádku %(line)d.") % {
            "slug": record.slug, "line": seen[record.slug]}  # fmt: skip
        problems.add(record.file, record.line_of("slug"), message, _("Dejte jí jiné."))
    seen.setdefault(record.slug, record.line)


def read_claims(folder: Path, problems: Problems) -> list[ClaimRecord]:
    """`claims.tsv`: the inventory as given."""
    file = f"{folder.name}/claims.tsv"
    path = folder / "claims.tsv"
    if not path.is_file():
        problems.add(file, 1, _("Soubor chybí."), _("Zkopírujte soupis tvrzení beze změny."))
        return []
    with path.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.reader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))
    if not rows or rows[0] != CLAIM_COLUMNS:
        problems.add(file, 1, _("Hlavička se liší."), _("Má být: %s.") % ", ".join(CLAIM_COLUMNS))
        return []
    return _claims(rows[1:], file, problems)


def _claims(rows: list[list[str]], file: str, problems: Problems) -> list[ClaimRecord]:
    records: dict[str, ClaimRecord] = {}
    for line, row in enumerate(rows, start=2):
        fields = dict(zip(CLAIM_COLUMNS, row, strict=False))
        if len(row) != len(CLAIM_COLUMNS):
            message = _("Řádek má %(n)d sloupců místo %(m)d.") % {"n": len(row), "m": len(CLAIM_COLUMNS)}
            problems.add(file, line, message, _("Doplňte tabulátory."))
        elif fields["exec"] not in {"yes", "legal", "no"}:
            problems.add(file, line, _("Sloupec exec má „%s“.") % fields["exec"], _("Povoleno: yes, legal, no."))
        elif fields["id"] in records:
            problems.add(file, line, _("Tvrzení %s je v soupisu dvakrát.") % fields["id"], _("Nechte jedno."))
        else:
            records[fields["id"]] = ClaimRecord(fields["id"], line, fields)
    return list(records.values())
