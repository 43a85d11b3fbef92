"""The table where somebody plays on, as templates want it: moves that were made, moves that can be made, and those refused."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from rulings.engine import Plan
from rulings.web import board, judge, rows, seats

NEXT = 4
"""Ways in which play goes on by itself that are shown before the rest is folded."""
FEW = 6
"""Refused moves of one kind that are shown before the rest is folded."""


def drawn(position: Mapping[str, Any] | None, printed: Mapping[str, Any] | None, plan: Plan | None) -> list[dict[str, Any]]:
    """The picture of one moment; none where the game has no picture of it."""
    if not position:
        return []
    if "seats" in position:
        found = seats.pictures([dict(position)])
    elif "row" in position or "locations" in position:
        found = rows.pictures([dict(position)])
    else:
        found = board.pictures(printed, [dict(position)], plan) if printed and plan else []
    return [{**one, "title": "", "id": "chvile"} for one in found]


def of(moment: Mapping[str, Any]) -> dict[str, Any]:
    """What the template tells of a moment."""
    if not moment:
        return {}
    made = [one for one in moment["sentences"] if one["kind"] == "when"]
    given = [one["line"] for one in moment["sentences"] if one["kind"] == "given"]
    at = moment["at"]
    mine = [offer for offer in moment["legal"] if not offer["onward"] and not offer["aside"]]
    onward = [offer for offer in moment["legal"] if offer["onward"]]
    return {
        **moment,
        "made": [{**one, "n": n, "here": n == at} for n, one in enumerate(made, start=1)],
        "before": at - 1,
        "after": at + 1 if at < len(made) else 0,
        "cut": made[at]["line"] if at < len(made) else 0,
        "last_given": max(given, default=0),
        "moves": _grouped(offer for offer in mine if not offer["first"]),
        "in_turn": _in_turn(offer for offer in mine if offer["first"]),
        "aside": [offer for offer in moment["legal"] if offer["aside"]],
        "onward": onward[:NEXT],
        "later": onward[NEXT:],
        "barred": _grouped(moment["refused"]),
        "barred_count": len(moment["refused"]),
    }


def _grouped(offers: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Sentences of one pattern and with the same rules against them together."""
    found = []
    for (_pattern, rules), same in groupby(offers, key=lambda offer: (offer["pattern"], tuple(offer["rules"]))):
        told = list(same)
        found.append({"rules": judge.grounds(rules), "shown": told[:FEW], "more": told[FEW:]})
    return found


def _in_turn(offers: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Moves that have their place only after what others choose first, those that wait for the same together."""
    found: dict[tuple[str, ...], list[Mapping[str, Any]]] = {}
    for offer in offers:
        found.setdefault(tuple(offer["first"]), []).append(offer)
    return [{"first": first, "shown": told[:FEW], "more": told[FEW:]} for first, told in found.items()]
