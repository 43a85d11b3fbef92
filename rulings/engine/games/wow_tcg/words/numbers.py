"""What can be counted of a player and of a card: one, few, many."""

from __future__ import annotations

NUMBERS: dict[str, tuple[str, ...]] = {
    "hand": ("kartu v ruce", "karty v ruce", "karet v ruce"),
    "deck": ("kartu v balíčku", "karty v balíčku", "karet v balíčku"),
    "graveyard": ("kartu na hřbitově", "karty na hřbitově", "karet na hřbitově"),
    "ready": ("připravený zdroj", "připravené zdroje", "připravených zdrojů"),
    "resources": ("zdroj", "zdroje", "zdrojů"),
    "allies": ("spojence", "spojence", "spojenců"),
}
CARD_NUMBERS: dict[str, tuple[str, ...]] = {
    "atk": ("ATK", "ATK", "ATK"),
    "health": ("zdraví", "zdraví", "zdraví"),
    "defense": ("DEF", "DEF", "DEF"),
    "damage": ("zranění", "zranění", "zranění"),
    "prevented": ("zamezené zranění", "zamezená zranění", "zamezených zranění"),
    "attached": ("přiloženou dovednost", "přiložené dovednosti", "přiložených dovedností"),
}
