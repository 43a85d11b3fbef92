"""Lasting effects in the words of players: what each does, and until when."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...cards import lasting_words
from ...cards.lasting import Lasting
from . import cells
from .effects import CANNOT
from .words.ability_phrases import CANNOT as CANNOT_WORDS
from .words.common import KEYWORDS

if TYPE_CHECKING:
    from .table import Table

UNTIL = {
    cells.UNTIL_COMBAT: " do konce boje",
    cells.UNTIL_TURN: " do konce kola",
    cells.UNTIL_DAMAGE: ", dokud nezpůsobí zranění",
    cells.FOREVER: "",
}


def does(t: Table, record: Lasting) -> str:
    """What an effect does to its card as a clause."""
    return lasting_words.does(_DOES, t, record)


def _flag(t: Table, n: int, extra: int) -> str:
    name = next((word for word, flag in KEYWORDS.items() if flag == 1 << extra), "")
    return lasting_words.gains(n, f"klíčové slovo {name}")


def _cannot(t: Table, n: int, extra: int) -> str:
    return lasting_words.cannot(CANNOT_WORDS, CANNOT, extra)


_DOES: dict[int, Callable[[Table, int, int], str]] = {
    cells.EFFECT_ATK: lambda t, n, extra: f"má {n:+d} k ATK",
    cells.EFFECT_FLAG: _flag,
    cells.EFFECT_CANNOT: _cannot,
    cells.EFFECT_GRANT: lambda t, n, extra: "získává schopnost",
    cells.EFFECT_HEALTH: lambda t, n, extra: f"má {n:+d} ke zdraví",
    cells.EFFECT_DEFENSE: lambda t, n, extra: f"má {n:+d} k DEF",
    cells.EFFECT_PREVENT: lambda t, n, extra: f"odvrátí {n} zranění",
    cells.EFFECT_PREVENT_COMBAT: lambda t, n, extra: "odvrátí všechna bojová zranění",
    cells.EFFECT_MORE: lambda t, n, extra: f"zraňuje o {n} víc",
    cells.EFFECT_LENT: lambda t, n, extra: f"se pak vrátí hráči {t.seats[extra].name}",
}
