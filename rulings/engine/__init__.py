"""Arbitr's rules engine: pure Python, knows no web, runs alone.

``open_text`` reads a Gherkin text once and plays its scenarios: it says of each whether it is confirmed,
refuted or undecided, with a trace that cites the rule behind every step. It never raises at a user.
"""

from __future__ import annotations

from .core.judging import WHAT
from .core.manifest import Manifest, Plan, Records, Start
from .core.sharing import Same, Sharing
from .core.verdict import Report
from .face import (
    VERSION,
    Desk,
    check_text,
    editions_beside,
    enacted_rules,
    folded,
    legal_text,
    manifest,
    manifest_of,
    open_text,
    pictures_of,
    printed_board,
    said_alike,
    scopes_of,
    sharing_of,
    structural_rules,
    to_records,
    to_text,
    vocabulary,
)
from .games import GAMES
from .which import game_of

__all__ = [
    "GAMES",
    "VERSION",
    "WHAT",
    "Desk",
    "Manifest",
    "Plan",
    "Records",
    "Report",
    "Same",
    "Sharing",
    "Start",
    "check_text",
    "editions_beside",
    "enacted_rules",
    "game_of",
    "legal_text",
    "manifest",
    "manifest_of",
    "open_text",
    "pictures_of",
    "printed_board",
    "folded",
    "said_alike",
    "scopes_of",
    "sharing_of",
    "structural_rules",
    "to_records",
    "to_text",
    "vocabulary",
]
