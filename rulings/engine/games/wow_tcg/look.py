"""What is to be seen of a table of this game: its rows and piles, what counts on a card, the combat, the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.naming import FILLER
from ...cards.picture import FAN, PILE, ROW, Facts, Look, Zone, time_facts, turn_told
from ...core.language.slots import in_number as counted
from ...core.layout import State
from . import cells, values
from .cards import ARMOR, HERO, WEAPON
from .manifest import RECORDS
from .placing import UNDESCRIBED
from .words.common import MOMENTS

if TYPE_CHECKING:
    from .table import Table

_PHASES = {cells.START: "úvodní", cells.ACTION: "akční", cells.END: "závěrečná"}
_STAGES = {cells.PROPOSED: "navržen", cells.ATTACKS: "útok", cells.DEFENDS: "obrana", cells.CONCLUDED: "závěr"}


def _in_ally_row(t: Table, s: State, c: int) -> bool:
    return bool(s[c + cells.ROW] == cells.ALLY_ROW)


def _in_hero_row(t: Table, s: State, c: int) -> bool:
    return bool(s[c + cells.ROW] != cells.ALLY_ROW)


ZONES = (
    Zone(cells.PLAY, "Řada spojenců", ROW, _in_ally_row),
    Zone(cells.PLAY, "Řada hrdiny", ROW, _in_hero_row),
    Zone(cells.RESOURCES, "Zdroje", ROW),
    Zone(cells.HAND, "Ruka", FAN),
    Zone(cells.DECK, "Balíček", PILE),
    Zone(cells.DISCARD, "Hřbitov", PILE),
    Zone(cells.SIDE_DECK, "Doplňkový balíček", PILE),
    Zone(cells.COLLECTION, "Sbírka", PILE),
)


def _numbers(t: Table, s: State, c: int) -> Facts:
    if s[c + cells.ZONE] != cells.PLAY:
        return []
    if values.is_type(t, s, c, "character"):
        return [("ATK", str(values.atk(t, s, c))), ("zdraví", str(values.health(t, s, c)))]
    if t.type[c] == WEAPON:
        return [("ATK", str(values.atk(t, s, c)))]
    return [("DEF", str(values.defense(t, s, c)))] if t.type[c] == ARMOR else []


def _marks(t: Table, s: State, c: int) -> list[str]:
    mark = t.mark[c]
    roles = [("útočník", cells.ATTACKER), ("obránce", cells.DEFENDER)]
    proposed = [("má útočit", cells.FIGHTER), ("má se bránit", cells.FOE)] if s[cells.STAGE] == cells.PROPOSED else []
    found = [word for word, cell in (*roles, *proposed) if s[cell] == mark]
    return [*found, *(["přišla toto kolo"] if s[c + cells.NEW] == cells.ENTERED else [])]


def _tokens(t: Table, s: State, c: int) -> Facts:
    return [("zranění", str(s[c + cells.DAMAGE]))] if s[c + cells.DAMAGE] else []


def _player(t: Table, s: State, p: int) -> Facts:
    if s[t.players[p] + cells.GONE]:
        return [("vyřazen", "ano")]
    return [("připravené zdroje", str(len(values.ready_resources(t, s, p))))]


def _table(t: Table, s: State) -> Facts:
    found = time_facts(s, _PHASES)
    if s[cells.STAGE] and s[cells.STAGE] != cells.CONCLUDED:
        found.append(("boj", _STAGES[s[cells.STAGE]]))
    return found


LOOK = Look(ZONES, dict(RECORDS.types), "vyčerpaná", _numbers, _marks, _tokens, _player, _table, nameless=(FILLER, UNDESCRIBED))


def tells(t: Table, s: State) -> list[str]:
    """The time, whose turn it is and what the players have, in sentences of *Pokud*."""
    found = [f"je {words}" for words, moment in MOMENTS.items() if moment[0] == s[cells.PHASE]][:1]
    found += turn_told(t, s, cells.FIRST_PLAYER)
    for p, seat in enumerate(t.seats):
        found.append(f"{seat.name} má {counted(len(values.ready_resources(t, s, p)), 'zdroj', 'zdroje', 'zdrojů')}")
        for c in (c for c in t.in_play(s, p) if t.type[c] == HERO):
            found.append(f'{seat.name} má hrdinu "{t.name[c]}": zdraví {t.card[c].health}')
    return found
