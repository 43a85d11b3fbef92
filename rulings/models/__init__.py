"""What we know (DESIGN, section 1): games, rulebooks and their rules, cards, rulings, scenarios, and who cites whom."""

from .card import Card
from .game import Game
from .reference import Reference
from .rulebook import Chapter, Claim, Rule, Rulebook, RuleVersion
from .ruling import Ruling, Source
from .scenario import Scenario, Verdict

__all__ = [
    "Card",
    "Chapter",
    "Claim",
    "Game",
    "Reference",
    "Rule",
    "RuleVersion",
    "Rulebook",
    "Ruling",
    "Scenario",
    "Source",
    "Verdict",
]
