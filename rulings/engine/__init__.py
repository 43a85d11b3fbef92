"""Arbitr's rules engine: pure Python, knows no web, runs alone.

``check_text`` plays the scenarios of a Gherkin text and says of each whether it is confirmed,
refuted or undecided, with a trace that cites the rule behind every step. It never raises at a user.
"""

from __future__ import annotations

from .face import (
    GAMES,
    VERSION,
    check_text,
    editions_beside,
    enacted_rules,
    game_of,
    legal_text,
    pictures_of,
    printed_board,
    structural_rules,
    to_records,
    to_text,
    vocabulary,
)

__all__ = [
    "GAMES",
    "VERSION",
    "check_text",
    "editions_beside",
    "enacted_rules",
    "game_of",
    "legal_text",
    "pictures_of",
    "printed_board",
    "structural_rules",
    "to_records",
    "to_text",
    "vocabulary",
]
