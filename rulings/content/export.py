"""Rulings written on the site, back in the format of the content folder: nothing a user typed is locked in."""

import datetime
import io
import zipfile
from pathlib import Path
from typing import Any

import yaml
from django.db.models import QuerySet

from rulings.models import Rulebook, Ruling
from rulings.models.ruling import PUBLIC_STATES, Origin

from .load import fixtures_digest


def export(*, into: Path, books: list[str] | None = None) -> list[Path]:
    """Write each site ruling as a file of `<book>/rulings/`; the files. What is there already is overwritten by slug."""
    written = []
    for ruling in _site_rulings(books):
        folder = into / ruling.rulebook.slug / "rulings"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / _path([path.name for path in folder.glob("*.md")], ruling.slug)
        path.write_text(ruling_text(ruling), encoding="utf-8")
        written.append(path)
    return written


class NotLoaded(Exception):
    """The content folder is not what the database was loaded from."""


def archive(fixtures: Path, book: Rulebook) -> bytes:
    """A rulebook as it was loaded, in the formats of the content folder, with the public rulings written on the site.

    The same content gives the same bytes. Raises NotLoaded.
    """
    if fixtures_digest(fixtures) != book.content_hash:
        raise NotLoaded(book.slug)
    folder = fixtures / book.slug
    files = {path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
    for ruling in _site_rulings([book.slug]).filter(status__in=PUBLIC_STATES):
        path = _path([path.name for path in files if path.parent.name == "rulings"], ruling.slug)
        files[Path("rulings") / path] = ruling_text(ruling).encode()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for path, body in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{book.slug}/{path.as_posix()}", (1980, 1, 1, 0, 0, 0))
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            made.writestr(entry, body)
    return packed.getvalue()


def _site_rulings(books: list[str] | None) -> QuerySet[Ruling]:
    rulings = Ruling.objects.filter(origin=Origin.SITE).select_related("rulebook", "source", "scenario", "replaced_by")
    if books:
        rulings = rulings.filter(rulebook__slug__in=books)
    return rulings.order_by("rulebook__slug", "pk")


def _path(names: list[str], slug: str) -> str:
    """The file of this ruling if there is one among those, else the next number."""
    numbered = {name: name.removesuffix(".md").partition("-") for name in sorted(names)}
    for name, (_number, _dash, stem) in numbered.items():
        if stem == slug:
            return name
    last = max((int(number) for number, _dash, _stem in numbered.values() if number.isdigit()), default=0)
    return f"{last + 1:02}-{slug}.md"


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
