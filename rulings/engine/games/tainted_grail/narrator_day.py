"""The day, the map and the modes in Czech: what changed there, and what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ...core.changes import Change
from ...core.hooks import Hook
from ...core.language.slots import in_number
from ...core.layout import Change as CellChange
from ...core.narrator import told
from . import hooks
from .island import members_of
from .model import DECKS
from .naming import card_name
from .steps.escape import GRAIL
from .steps.evening import DEVELOP

if TYPE_CHECKING:
    from .table import Table

SENTENCES: dict[Hook[...], str] = {
    hooks.burnt_out: "Vyhaslé menhiry zmizí z mapy.",
    hooks.coin: "Mince rozhodne o úprku.",
    hooks.dead: "Postava zemřela.",
    hooks.dreams: "Postava čte, co se jí zdálo.",
    hooks.escape_cost: "Pokus o úprk stojí výdrž.",
    hooks.fed: "Postava jedla a zotavila se.",
    hooks.guardians_move: "Strážci se přesouvají.",
    hooks.lit: "Menhir dostal minci času.",
    hooks.meal: "Postava sní pokrm.",
    hooks.menhir_dial: "Mince u menhiru klesne.",
    hooks.new_event: "Hráči vytáhnou kartu události.",
    hooks.other_dial: "Mince času klesne.",
    hooks.out_of_reach: "Lokace mimo dosah menhirů zmizí z mapy.",
    hooks.place_tokens: "Z lokací zmizí po žetonu času.",
    hooks.prepared: "Hra se připraví podle zvoleného režimu.",
    hooks.restored: "Výdrž se obnoví.",
    hooks.spent: "Akce stojí výdrž.",
    hooks.travelled: "Postava přijde do lokace.",
    hooks.unfed: "Postava nejedla.",
}
SUMS: dict[Hook[...], str] = {
    hooks.days_fewer: "méně dnů menhiru",
    hooks.heads_fewer: "nepočítaní hráči",
    hooks.events_fewer: "méně náhodných událostí",
}
GAME_CELLS = {"event cards left": "karty událostí v balíčku"}
_PLACE_CELLS = {
    "uncovered": "lokace {}: na mapě",
    "menhir": "lokace {}: menhir",
    "dial of the menhir": "lokace {}: mince menhiru",
    "other dial": "lokace {}: mince času",
    "time tokens": "lokace {}: žetony času",
}

_PLACE_SAID: dict[str, Callable[[int, int], str]] = {
    "uncovered": lambda site, n: f"lokace {site} {'leží na mapě' if n else 'zmizela z mapy'}",
    "menhir": lambda site, n: f"v lokaci {site} {'stojí aktivní menhir' if n else 'menhir vyhasl'}",
    "dial of the menhir": lambda site, n: f"mince menhiru v lokaci {site} ukazuje {n}",
    "other dial": lambda site, n: f"mince času v lokaci {site} ukazuje {n}",
    "time tokens": lambda site, n: f"v lokaci {site} je {in_number(n, 'žeton času', 'žetony času', 'žetonů času')}",
}


def shown(t: Table, x: CellChange) -> Change | None:
    """A change on the map, as the story tells it."""
    if x.kind == "place" and x.cell in _PLACE_CELLS:
        said = _PLACE_SAID[x.cell](t.map[x.index].number, x.after)
        return told(_PLACE_CELLS[x.cell].format(t.map[x.index].number), x, said=said)
    if x.kind == "player" and x.cell == "place":
        said = f"{t.names[x.index]} je v lokaci {_number(t, x.after)}" if x.after else f"{t.names[x.index]} není v žádné lokaci"
        return told(f"{t.names[x.index]}: lokace", x, lambda v: _number(t, v), said)
    if x.kind == "encounter" and x.cell == "place":
        who = f"strážce „{t.encounters[x.index].name}“"
        said = f"{who} je v lokaci {_number(t, x.after)}" if x.after else f"{who} není v žádné lokaci"
        return told(f"„{t.encounters[x.index].name}“: lokace", x, lambda v: _number(t, v), said)
    return None


def _number(t: Table, cell: int) -> str:
    return str(t.map[cell - 1].number) if cell else "žádná"


def _who(t: Table, who: int) -> str:
    return " a ".join(t.names[p] for p in members_of(who))


def _improves(t: Table, a: Sequence[Any]) -> str:
    return f"{t.names[a[0]]}: rozvoj balíčku" if a[1] == DEVELOP else f"{t.names[a[0]]}: zlepšit {a[1]}"


WORDS: dict[str, Callable[[Table, Sequence[Any]], str]] = {
    "begin": lambda t, a: "začít hru",
    "board": lambda t, a: f"{t.names[a[0]]}: deska postavy „{t.printed.heroes[a[1]].name}“",
    "deck": lambda t, a: f"{t.names[a[0]]}: balíček {DECKS[a[1]]}, barva {a[2]}",
    "sheet": lambda t, a: f"{t.names[a[0]]}: karta postavy „{t.printed.heroes[a[1]].name}“",
    "story": lambda t, a: f"{t.names[a[0]]} se vydá za osobním příběhem",
    "add": lambda t, a: f"přidat do balíčku kartu {card_name(t, a[0])}",
    "coin": lambda t, a: "grál" if a[0] == GRAIL else "lebka",
    "dawn": lambda t, a: "začít nový den",
    "die": lambda t, a: f"kostka ukáže lokaci {t.map[a[0] - 1].number}" if a[0] else "kostka nechá strážce na místě",
    "drop relief": lambda t, a: "vzdát se úlev příběhového režimu",
    "eat": lambda t, a: f"{t.names[a[0]]} sní pokrm",
    "escape": lambda t, a: "pokusit se o úprk",
    "explore": lambda t, a: f"{_who(t, a[0])}: průzkum",
    "face guardian": lambda t, a: f"střetnout se s „{t.encounters[a[0]].name}“",
    "fast": lambda t, a: f"{t.names[a[0]]} nejí",
    "grace": lambda t, a: f"{t.names[a[0]]} využije milost Pramatky",
    "improve": _improves,
    "improved": lambda t, a: f"{t.names[a[0]]} ukončí zlepšování",
    "keep card": lambda t, a: f"vybrat si kartu {card_name(t, a[0])}",
    "light": lambda t, a: f"aktivovat menhir v lokaci {t.map[a[0]].number}",
    "local": lambda t, a: f"{_who(t, a[0])}: místní akce",
    "menhir": lambda t, a: f"{_who(t, a[0])}: průzkum menhiru",
    "pass": lambda t, a: f"{t.names[a[0]]} se vzdá tahu",
    "personal": lambda t, a: f"{_who(t, a[0])}: osobní akce",
    "price": lambda t, a: f"zaplatit zkušeností: {a[1]}",
    "put item": lambda t, a: f"vzdát se „{t.item[a[0]].name}“",
    "rebuilt": lambda t, a: f"{t.names[a[0]]} ukončí přestavbu",
    "remove": lambda t, a: f"odebrat z balíčku kartu {card_name(t, a[0])}",
    "roll": lambda t, a: f"hodit kostkou strážce za „{t.encounters[a[0]].name}“",
    "spend": lambda t, a: f"utratit výdrž: {a[0]}",
    "take item": lambda t, a: f"vzít si „{t.item[a[0]].name}“",
    "travel": lambda t, a: f"{_who(t, a[0])}: cesta do lokace {t.map[a[1]].number}",
}
