"""Read a folder of `fixtures/` into records, noting every fault with its file and line."""

from pathlib import Path

from django.utils.translation import gettext as _

from ..problems import Problems
from ..records import BookRecord
from .rules import read_chapters
from .rulings import read_rulings
from .sayings import read_sayings
from .scenarios import read_feature, read_scenarios
from .tables import card_shape, read_book, read_cards, read_claims, read_terms
from .timing import TIMING, read_timing
from .words import COMMON, read_words

__all__ = ["COMMON", "book_folders", "card_shape", "read_cards", "read_chapters", "read_feature", "read_folder", "read_words"]
TABLES = {"rulebook.yaml", "claims.tsv", "terms.yaml", "cards.yaml", "words.yaml", "everyday.yaml", TIMING}
KNOWN = TABLES | {"rules", "rulings", "scenarios"}


def book_folders(fixtures: Path) -> dict[str, Path]:
    """The rulebook folders by their slug."""
    return {path.name: path for path in sorted(fixtures.iterdir()) if path.is_dir() and not path.name.startswith(".")}


def read_folder(folder: Path, problems: Problems) -> BookRecord:
    """Everything a folder says."""
    book = BookRecord(folder.name)
    for path in sorted(folder.iterdir()):
        if path.name not in KNOWN and not path.name.startswith("."):
            known = ", ".join(sorted(KNOWN))
            problems.add(f"{folder.name}/{path.name}", 1, _("Sem nic takového nepatří."), _("Patří sem: %s.") % known)
    read_book(folder, book, problems)
    book.claims = read_claims(folder, problems)
    book.chapters = read_chapters(folder, problems)
    book.terms = read_terms(folder, problems)
    book.cards = read_cards(folder, problems)
    book.rulings = read_rulings(folder, problems)
    book.words = read_words(folder / "words.yaml", f"{folder.name}/words.yaml", problems)
    book.sayings = read_sayings(folder, problems)
    book.timing = read_timing(folder, problems)
    book.scenarios = read_scenarios(folder, problems)
    return book
