"""Rulings written on the site, back in the format of the content folder: nothing a user typed is locked in."""

import datetime
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from rulings.models import Ruling
from rulings.models.ruling import Origin


def export(*, into: Path, books: list[str] | None = None) -> list[Path]:
    """Write each site ruling as a file of `<book>/rulings/`; the files. What is there already is overwritten by slug."""
    written = []
    for ruling in _site_rulings(books):
        folder = into / ruling.rulebook.slug / "rulings"
        folder.mkdir(parents=True, exist_ok=True)
        path = _path(folder, ruling.slug)
        path.write_text(ruling_text(ruling), encoding="utf-8")
        written.append(path)
    return written


def _site_rulings(books: list[str] | None) -> Iterator[Ruling]:
    rulings = Ruling.objects.filter(origin=Origin.SITE).select_related("rulebook", "source", "scenario", "replaced_by")
    if books:
        rulings = rulings.filter(rulebook__slug__in=books)
    yield from rulings.order_by("rulebook__slug", "pk")


def _path(folder: Path, slug: str) -> Path:
    """The file of this ruling if the folder has one, else the next number."""
    numbered = {path: path.stem.partition("-") for path in sorted(folder.glob("*.md"))}
    for path, (_number, _dash, stem) in numbered.items():
        if stem == slug:
            return path
    last = max((int(number) for number, _dash, _stem in numbered.values() if number.isdigit()), default=0)
    return folder / f"{last + 1:02}-{slug}.md"


def ruling_text(ruling: Ruling) -> str:
    """A ruling as its file: the head between dashes, the answer below."""
    book = ruling.rulebook.slug
    rules = ruling.rules.select_related("rulebook").order_by("rulebook__slug", "sort")
    head: dict[str, Any] = {
        "slug": ruling.slug,
        "question": ruling.question,
        "rules": [rule.number if rule.rulebook.slug == book else rule.key for rule in rules],
        "cards": list(ruling.cards.order_by("slug").values_list("slug", flat=True)),
        "source": ruling.source.title,
        "source_url": ruling.source.url,
        "where": ruling.where,
        "reason": ruling.reason,
        "date": ruling.date,
        "status": ruling.status,
        "standing": ruling.standing,
        "scenario": _scenario(ruling),
        "replaced_by": ruling.replaced_by.slug if ruling.replaced_by else "",
        "author": ruling.author_name,
        "reviewer": ruling.reviewer_name,
    }
    kept = {key: value for key, value in head.items() if value not in ("", None)}
    dumped = yaml.dump(kept, Dumper=_Writer, allow_unicode=True, sort_keys=False, width=10_000)
    return f"---\n{dumped}---\n{ruling.answer.strip()}\n"


def _scenario(ruling: Ruling) -> str:
    return f"{Path(ruling.scenario.file).name}#{ruling.scenario.name}" if ruling.scenario else ""


class _Writer(yaml.SafeDumper):
    """Lists on one line, as people write them."""


_Writer.add_representer(list, lambda dumper, items: dumper.represent_sequence("tag:yaml.org,2002:seq", items, True))
_Writer.add_representer(
    datetime.date, lambda dumper, day: dumper.represent_scalar("tag:yaml.org,2002:timestamp", day.isoformat())
)
