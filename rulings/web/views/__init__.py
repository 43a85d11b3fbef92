"""The pages. A view reads by a selector and renders; what it shows is the selector's matter, how is the template's."""

from .booklet import booklet
from .cards import card, cards
from .home import home
from .offline import away, manifest, worker
from .offline import book as offline_book
from .pocket import cards as pocket_cards
from .pocket import engine as pocket_engine
from .pocket import worker as pocket_worker
from .reading import board_map, chapter, differences, rule, rulebook
from .rulings import ruling, rulings
from .scenarios import scenario, scenarios
from .search import search
from .suggesting import opensearch, suggest
from .table import table
from .terms import book_terms, term, terms
from .vocabulary import vocabularies, vocabulary

__all__ = [
    "away",
    "board_map",
    "book_terms",
    "booklet",
    "card",
    "cards",
    "chapter",
    "differences",
    "home",
    "manifest",
    "offline_book",
    "opensearch",
    "pocket_cards",
    "pocket_engine",
    "pocket_worker",
    "rule",
    "rulebook",
    "ruling",
    "rulings",
    "scenario",
    "scenarios",
    "search",
    "suggest",
    "table",
    "term",
    "terms",
    "vocabularies",
    "vocabulary",
    "worker",
]
