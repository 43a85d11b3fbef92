"""Load rulebook folders into the database: read all, check all, then write in one transaction, or nothing at all."""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

from django.db import transaction
from django.utils.translation import gettext as _

from rulings.models import Game, Rulebook, Source

from ..check import Library, check_book
from ..problems import ContentError, Problem, Problems
from ..read import COMMON, book_folders, read_folder, read_words
from ..records import BookRecord
from .changes import Changes
from .references import write_references
from .write import loaded_rules, write_book, write_relations

__all__ = ["Changes", "fixtures_digest", "is_current", "load"]


class _DryRunError(Exception):
    """Takes a rehearsal back."""


def load(
    *,
    fixtures: Path,
    books: Iterable[str] = (),
    dry_run: bool = False,
    say: Callable[[str], None] = lambda text: None,
) -> Changes:
    """Bring the database in line with the folders; a second call changes nothing. Raises ContentError before writing."""
    chosen = read_checked(fixtures=fixtures, books=books, say=say)
    changes = Changes()
    try:
        with transaction.atomic():
            _write(chosen, fixtures_digest(fixtures), changes, say)
            if dry_run:
                raise _DryRunError
    except _DryRunError:
        pass
    return changes


def read_checked(
    *, fixtures: Path, books: Iterable[str] = (), say: Callable[[str], None] = lambda text: None
) -> list[BookRecord]:
    """The chosen folders as records. All folders are read, for links go between them; only the chosen are judged."""
    folders = book_folders(fixtures)
    wanted = list(books) or list(folders)
    unknown = [slug for slug in wanted if slug not in folders]
    if unknown:
        fix = _("Použijte: %s.") % ", ".join(folders)
        raise ContentError([Problem(slug, 1, _("Složka „%s“ v obsahu není.") % slug, fix) for slug in unknown])
    shared, problems = Problems(), {slug: Problems() for slug in folders}
    records = {slug: read_folder(folder, problems[slug]) for slug, folder in folders.items()}
    library = Library(records, tuple(read_words(fixtures / COMMON, COMMON, shared)))
    for slug in wanted:
        say(_("%s: kontrola") % slug)
        check_book(library.books[slug], library, problems[slug])
    found = [*shared, *(problem for slug in wanted for problem in problems[slug])]
    if found:
        raise ContentError(found)
    return [library.books[slug] for slug in folders if slug in wanted]


def _write(books: list[BookRecord], digest: str, changes: Changes, say: Callable[[str], None]) -> None:
    rows: dict[str, Rulebook] = {}
    for book in books:
        say(_("%s: zápis") % book.slug)
        rows[book.slug] = write_book(book, changes)
    rules = loaded_rules()
    for book in books:
        write_relations(rows[book.slug], book, rules, changes)
    for book in books:
        write_references(rows[book.slug], changes)
    Source.objects.filter(rulings=None).delete()
    Game.objects.filter(rulebooks=None).delete()
    slugs = [book.slug for book in books]
    Rulebook.objects.filter(slug__in=slugs).exclude(content_hash=digest).update(content_hash=digest)


def fixtures_digest(fixtures: Path) -> str:
    """The hash of all content and of the code that reads it: equal means that a load would change nothing."""
    hasher = hashlib.sha256()
    reader = Path(__file__).resolve().parent.parent
    for root, pattern in ((fixtures, "*"), (reader, "*.py")):
        for path in sorted(root.rglob(pattern)):
            if path.is_file() and "__pycache__" not in path.parts:
                hasher.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return hasher.hexdigest()


def is_current(fixtures: Path) -> bool:
    """Whether the database was loaded from exactly this content."""
    folders = set(book_folders(fixtures))
    loaded = dict(Rulebook.objects.values_list("slug", "content_hash"))
    return bool(folders) and folders <= set(loaded) and {loaded[slug] for slug in folders} == {fixtures_digest(fixtures)}
