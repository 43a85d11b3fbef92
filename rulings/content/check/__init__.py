"""Check a rulebook whole, before a word of it is written (DESIGN, section 2)."""

from ..problems import Problems
from ..records import BookRecord
from .cards import check_cards
from .claims import check_claims
from .library import Library
from .links import check_links
from .notes import check_notes
from .prose import check_prose
from .rulings import check_rulings
from .sayings import check_sayings
from .scenarios import check_scenarios
from .standing import check_standing
from .tables import check_tables
from .timing import check_timing
from .words import check_words

__all__ = ["Library", "check_book"]


def check_book(book: BookRecord, library: Library, problems: Problems) -> None:
    """Note everything in a rulebook that does not fit together, or with the other rulebooks."""
    check_tables(book, library, problems)
    check_claims(book, problems)
    check_links(book, library, problems)
    check_notes(book, library, problems)
    check_prose(book, problems)
    check_rulings(book, library, problems)
    check_standing(book, library, problems)
    check_cards(book, problems)
    check_scenarios(book, library, problems)
    check_sayings(book, problems)
    check_timing(book, library, problems)
    check_words(book, library, problems)
