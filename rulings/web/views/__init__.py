"""The pages. A view reads by a selector and renders; what it shows is the selector's matter, how is the template's."""

from .booklet import booklet
from .cards import card, cards
from .embedding import oembed, rule_card, ruling_card
from .feeds import feed
from .home import home
from .judging import propose, table_file, table_question, table_words
from .offline import away, manifest, worker
from .offline import book as offline_book
from .pocket import cards as pocket_cards
from .pocket import engine as pocket_engine
from .pocket import worker as pocket_worker
from .practice import exercise, practice
from .reading import board_map, chapter, coverage, differences, peek, rule, rulebook, timing
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
    "coverage",
    "differences",
    "exercise",
    "feed",
    "home",
    "manifest",
    "oembed",
    "offline_book",
    "opensearch",
    "practice",
    "propose",
    "peek",
    "pocket_cards",
    "pocket_engine",
    "pocket_worker",
    "rule",
    "rule_card",
    "rulebook",
    "ruling",
    "ruling_card",
    "rulings",
    "scenario",
    "scenarios",
    "search",
    "suggest",
    "table",
    "table_file",
    "table_question",
    "table_words",
    "term",
    "terms",
    "timing",
    "vocabularies",
    "vocabulary",
    "worker",
]
