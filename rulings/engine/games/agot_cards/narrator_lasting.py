"""Lasting effects in the words of players: what each does, and until when."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...cards import lasting_words
from ...cards.lasting import Lasting
from ...core.language.slots import in_number
from . import cells
from .effects import CANNOT, PERMITTED
from .words.ability_phrases import CANNOT as CANNOT_WORDS
from .words.ability_phrases import PERMIT as PERMIT_WORDS
from .words.common import KEYWORD_NAMES

if TYPE_CHECKING:
    from .table import Table

UNTIL = {
    cells.UNTIL_CHALLENGE: " do konce výzvy",
    cells.UNTIL_PHASE: " do konce fáze",
    cells.UNTIL_ROUND: " do konce kola",
    cells.FOREVER: "",
}
_ICONS = {1: "vojenskou ikonu", 2: "intrikovou ikonu", 4: "mocenskou ikonu"}


def does(t: Table, record: Lasting) -> str:
    """What an effect does to its card, or to everybody, as a clause."""
    return lasting_words.does(_DOES, t, record)


def _flag(t: Table, n: int, extra: int) -> str:
    flag = 1 << extra
    name = _ICONS.get(flag) or f"klíčové slovo {KEYWORD_NAMES.get(flag, '')}"
    return lasting_words.gains(n, name)


def _trait(t: Table, n: int, extra: int) -> str:
    name = next((word for word, number in t.traits.items() if number == extra), "")
    return lasting_words.gains(n, f"označení {name}")


def _cannot(t: Table, n: int, extra: int) -> str:
    return lasting_words.cannot(CANNOT_WORDS, CANNOT, extra)


def _permit(t: Table, n: int, extra: int) -> str:
    return f"smí {next(word for word, act in PERMIT_WORDS.items() if act == PERMITTED[extra])}"


def _less(t: Table, n: int, extra: int) -> str:
    return f"{t.seats[extra].name} zaplatí za příští kartu o {in_number(n, 'zlatý', 'zlaté', 'zlatých')} méně"


_DOES: dict[int, Callable[[Table, int, int], str]] = {
    cells.EFFECT_STRENGTH: lambda t, n, extra: f"má sílu {n:+d}",
    cells.EFFECT_FLAG: _flag,
    cells.EFFECT_TRAIT: _trait,
    cells.EFFECT_CANNOT: _cannot,
    cells.EFFECT_PERMIT: _permit,
    cells.EFFECT_BLANK: lambda t, n, extra: "je bez textu",
    cells.EFFECT_NO_ABILITIES: lambda t, n, extra: "nemá schopnosti",
    cells.EFFECT_GRANT: lambda t, n, extra: "získává schopnost",
    cells.EFFECT_BURN: lambda t, n, extra: "je v ohrožení: klesne-li její síla na 0, zemře",
    cells.EFFECT_IMMUNE: lambda t, n, extra: "získává imunitu",
    cells.EFFECT_CONTROL: lambda t, n, extra: f"patří pod kontrolu hráče {t.seats[extra].name}",
    cells.EFFECT_NO_RESPONSES: lambda t, n, extra: "nikdo nesmí použít odezvy",
    cells.EFFECT_BECOMES: lambda t, n, extra: "mění svůj druh",
    cells.EFFECT_REDUCE: _less,
    cells.EFFECT_INITIATIVE: lambda t, n, extra: f"{t.seats[extra].name} má iniciativu {n:+d}",
}
