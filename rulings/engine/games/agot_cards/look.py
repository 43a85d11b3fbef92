"""What is to be seen of a table of this game: its zones, what counts on a card, what stands beside the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.naming import FILLER
from ...cards.picture import FAN, PILE, ROW, Facts, Look, Zone, time_facts, turn_told
from ...core.language.slots import in_number as counted
from ...core.layout import State
from . import cells, hooks, values
from .manifest import RECORDS
from .naming import named
from .placing import PLAIN_PLOT
from .words.common import CHALLENGE_NAMES, ICONS, KEYWORD_NAMES, PHASE_GENITIVE, PHASE_HEADS

if TYPE_CHECKING:
    from .table import Table

_PHASES = {phase: words.lower() for words, phase in PHASE_HEADS.items()}
_ICON_NAMES = {flag: f"{words.removesuffix('ou')}á" for words, flag in ICONS.items()}
_GOLD, _POWER = ("zlatý", "zlaté", "zlatých"), ("moc", "moci", "moci")
_SIDES = {cells.ATTACKS: "útočí", cells.DEFENDS: "brání"}


def _is_character(t: Table, s: State, c: int) -> bool:
    return values.is_character(t, s, c)


def _is_no_character(t: Table, s: State, c: int) -> bool:
    return not values.is_character(t, s, c)


ZONES = (
    Zone(cells.PLAY, "Postavy", ROW, _is_character),
    Zone(cells.PLAY, "Místa a vybavení", ROW, _is_no_character),
    Zone(cells.PLOT, "Odhalená zápletka", ROW),
    Zone(cells.AGENDA, "Agenda", ROW),
    Zone(cells.SHADOWS, "Ve stínech", ROW),
    Zone(cells.HAND, "Ruka", FAN),
    Zone(cells.DECK, "Balíček", PILE),
    Zone(cells.DISCARD, "Odhazovací hromádka", PILE),
    Zone(cells.DEAD, "Hromádka mrtvých", PILE),
    Zone(cells.PLOT_DECK, "Balíček zápletek", FAN),
    Zone(cells.USED_PLOTS, "Použité zápletky", PILE),
)


def _numbers(t: Table, s: State, c: int) -> Facts:
    if s[c + cells.ZONE] == cells.PLAY and values.is_character(t, s, c):
        return [("síla", str(values.strength(t, s, c)))]
    if s[c + cells.ZONE] == cells.PLOT:
        plot = t.card[c]
        printed = (("příjem", plot.income), ("iniciativa", plot.initiative), ("nárok", plot.claim))
        return [(what, str(n or 0)) for what, n in printed]
    return []


def _marks(t: Table, s: State, c: int) -> list[str]:
    if s[c + cells.ZONE] != cells.PLAY:
        return []
    flags = values.flags(t, s, c)
    words = [word for flag, word in KEYWORD_NAMES.items() if flags & flag]
    lacks = [word for flag, word in _ICON_NAMES.items() if not flags & flag]
    if values.is_character(t, s, c) and lacks:
        has = [word for flag, word in _ICON_NAMES.items() if flags & flag]
        words.append(f"ikony: {', '.join(has)}" if has else "bez ikon")
    side = _SIDES.get(s[c + cells.SIDE])
    stands = [("duplikát", cells.DUPLICATE), ("moribund", cells.MORIBUND), ("vybrána pro Stealth", cells.SHUNNED)]
    return [*([side] if side else []), *(word for word, cell in stands if s[c + cell]), *words]


def _tokens(t: Table, s: State, c: int) -> Facts:
    found = [("moc", s[c + cells.TOKENS]), ("zlato", s[c + cells.GOLD_ON])]
    return [(what, str(n)) for what, n in found if n]


def _player(t: Table, s: State, p: int) -> Facts:
    row = t.players[p]
    return [("moc na rodu", str(s[row + cells.POWER])), ("zlato", str(s[row + cells.GOLD]))]


def _table(t: Table, s: State) -> Facts:
    found = time_facts(s, _PHASES)
    if s[cells.FIRST_PLAYER]:
        found.append(("první hráč", named(t, s[cells.FIRST_PLAYER])))
    if s[cells.TYPE]:
        found.append(("výzva", CHALLENGE_NAMES[s[cells.TYPE]]))
        if s[cells.STAGE]:
            found.append(("síla útoku", str(max(0, hooks.attack_total.sum(t, s)))))
            found.append(("síla obrany", str(max(0, hooks.defense_total.sum(t, s)))))
    if s[cells.POOL] != cells.UNLIMITED:
        found.append(("moc v banku", str(s[cells.POOL])))
    return found


_NAMELESS = (FILLER, PLAIN_PLOT, f"jiná {PLAIN_PLOT}")
LOOK = Look(ZONES, dict(RECORDS.types), "klečí", _numbers, _marks, _tokens, _player, _table, nameless=_NAMELESS)


def tells(t: Table, s: State) -> list[str]:
    """The time, whose turn it is, what the players have and which plots are revealed, in sentences of *Pokud*."""
    found = [f"je fáze {words}" for words, phase in PHASE_GENITIVE.items() if phase == s[cells.PHASE]]
    found += [f"je {s[cells.ROUND]}. kolo"]
    found += turn_told(t, s, cells.FIRST_PLAYER)
    for p, seat in enumerate(t.seats):
        found += [f"{seat.name} má na kartě rodu {counted(s[t.players[p] + cells.POWER], *_POWER)}"]
        found += [f"{seat.name} má {counted(s[t.players[p] + cells.GOLD], *_GOLD)}"]
        for c in (c for c in t.rows if s[c + cells.ZONE] == cells.PLOT and t.owner[c] == p):
            card = t.card[c]
            values = f"příjem {card.income or 0}, iniciativa {card.initiative or 0}, nárok {card.claim or 0}"
            found.append(f'{seat.name} má odhalenou zápletku "{t.name[c]}": {values}')
    return found
