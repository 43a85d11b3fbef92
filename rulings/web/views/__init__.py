"""The pages. A view reads by a selector and renders; what it shows is the selector's matter, how is the template's."""

from .cards import card, cards
from .embedding import oembed, rule_card, ruling_card
from .feeds import feed
from .home import home
from .offline import away, manifest, worker
from .offline import book as offline_book
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
    "card",
    "cards",
    "chapter",
    "coverage",
    "differences",
    "feed",
    "home",
    "manifest",
    "oembed",
    "offline_book",
    "opensearch",
    "peek",
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
    "term",
    "terms",
    "timing",
    "vocabularies",
    "vocabulary",
    "worker",
]
