"""A position of an encounter as plain data, for whoever draws it: the row of linked cards and all that stands beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.layout import State, one_of, signed
from . import cells, hooks
from .chart import chart
from .decks import hand_of, sequence
from .meeting import NOT_LAID
from .model import COMBAT, FREE, LOCKS, MAGIC, ROWS, Edges, Encounter
from .row import is_connected, visible
from .words.effects import write_ability, write_effects

if TYPE_CHECKING:
    from .table import Table

_PASSIVE = "pasivní"


def picture(t: Table, s: State) -> dict[str, Any] | None:
    """The cards from the encounter on, the locks between them, the pool or the track, the party; by day the map of the island.

    None where there is neither.
    """
    x = t.encounter(s)
    if x is None:
        return chart(t, s) if t.map else None
    row = sequence(t, s)
    edges = [x.edges, *(t.card[c].edges for c in row)]
    return {
        "row": [_encounter(x), *(_card(t, s, c) for c in row)],
        "joins": [_join(t, s, edges[n], c) for n, c in enumerate(row)],
        "facts": _facts(s, x),
        "party": [_member(t, s, p) for p in t.everyone if s[t.players[p] + cells.IN]],
    }


def _encounter(x: Encounter) -> dict[str, Any]:
    return {"title": x.name, "lines": list(x.natures), "covered": False, "open": _open(x.edges)}


def _card(t: Table, s: State, c: int) -> dict[str, Any]:
    card, at = t.card[c], t.cards[c]
    laid = [(s[at + cells.TOKENS], "žetony času"), (s[at + cells.CHARGE], "náboje")]
    return {
        "title": card.name or "neurčená karta",
        "owner": t.names[card.owner],
        "lines": [*([_PASSIVE] if card.passive else []), *(write_ability(ability) for ability in card.abilities)],
        "covered": not visible(t, s, c),
        "laid": [f"{word}: {n}" for n, word in laid if n],
        "open": _open(card.edges),
    }


def _open(edges: Edges) -> list[str]:
    """The halves on the right edge, row by row; "" where there is none."""
    locks = [f"{lock.attribute} {lock.level}" if lock else "" for lock in edges.right]
    return [*locks, "" if edges.magic[1] is None else "čáry", write_effects(edges.free[1]) if edges.free[1] else ""]


def _join(t: Table, s: State, before: Edges, c: int) -> list[dict[str, Any]]:
    """The locks between a card and the one before it: what stands on either half, and whether they are connected."""
    mine = t.card[c].edges
    own = [write_effects((bonus,)) if bonus else "" for bonus in mine.left]
    own.append("" if mine.magic[0] is None else write_effects(mine.magic[0]) if mine.magic[0] else "čáry")
    own.append(write_effects(mine.free[0]) if mine.free[0] else "")
    kinds = ["attribute"] * ROWS + ["magic", "free"]
    other = _open(before)
    always = hooks.free_lock.holds(t)
    found = [
        {
            "kind": kinds[n],
            "row": n,
            "lock": other[n],
            "bonus": own[n],
            "connected": is_connected(t, s, c, n) or n == FREE and always,
        }
        for n in range(LOCKS)
    ]
    return [
        lock
        for lock in found
        if lock["lock"] or lock["bonus"] or lock["row"] == FREE or lock["row"] == MAGIC and lock["connected"]
    ]


def _facts(s: State, x: Encounter) -> list[tuple[str, str]]:
    found = [("Tah", str(s[cells.TURN]))]
    if x.kind == COMBAT:
        return [*found, ("Bojová bilance", f"{s[cells.POOL]} z {x.target}")]
    at = signed(s, cells.AFFINITY)
    where = "mimo stupnici" if at == NOT_LAID else f"{at} (od {x.low} do {x.high})"
    return [*found, ("Ukazatel náklonnosti", where), ("Etapa", f"{s[cells.STAGE]} z {len(x.stages)}")]


def _member(t: Table, s: State, p: int) -> dict[str, Any]:
    at = t.players[p]
    return {
        "name": t.names[p],
        "active": one_of(s, cells.ACTIVE) == p,
        "health": s[at + cells.HEALTH],
        "energy": s[at + cells.ENERGY],
        "terror": s[at + cells.TERROR],
        "magic": s[at + cells.MAGIC_POINTS],
        "hand": len(hand_of(t, s, p)),
        "out": bool(s[at + cells.OUT]),
    }
