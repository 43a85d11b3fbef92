"""Laying a situation out: its sentences compiled to a table, and the position where the script begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import chain
from ...cards.lasting import add
from ...cards.model import every_op
from ...cards.naming import card
from ...cards.seating import check_abilities, table_order
from ...cards.sequences import FOR, NEXT
from ...cards.windows import GROUND, WHO
from ...core.flow import counted, push, top
from ...core.language.gherkin import ScenarioError
from ...core.layout import State, set_one
from ...limits import MAX_CHAIN
from . import cells, hooks
from .cards import ALLY, HERO, ITEM, Card
from .contradictions import contradictions, fatally_damaged
from .game import make_table
from .placed import Placed
from .steps.combat import WINDOWS, first_of
from .table import TOKEN_TITLE, Seat, Table

if TYPE_CHECKING:
    from ...cards.table import Bound
    from ...core.trace import Recorder
    from .situation import Situation

_PHASES = {cells.START: "start phase", cells.ACTION: "action phase", cells.END: "end phase"}
_STEPS = {cells.READY_STEP: "ready step", cells.DRAW_STEP: "draw step", cells.WRAP_UP: "wrap-up step"}
_VALUES = {"atk": cells.EFFECT_ATK, "health": cells.EFFECT_HEALTH}
HERO_HEALTH = 30
TOKENS_EACH = 3
DECK_SIZE = 10
UNDESCRIBED = "karta z balíčku hráče"


def place(situation: Situation, off: frozenset[str], recorder: Recorder | None) -> tuple[Table, State]:
    """The table with the rules in force, and the position where the script begins."""
    situation.seat_somebody_else()
    placed = [*situation.cards.values(), *_default_heroes(situation)]
    placed += _default_decks(situation)
    placed += _tokens(placed)
    check_abilities(placed)
    contradictions(situation)
    order = table_order(placed)
    t = make_table(
        [Seat(name, _team(situation, name)) for name in situation.players],
        [x.card for x in order],
        [x.name for x in order],
        [x.owner for x in order],
        off=off,
        recorder=recorder,
        lasting_possible=bool(situation.modifiers),
    )
    if len(t.bound) > 250:
        raise ScenarioError("Karet a schopností je příliš mnoho. Zmenšete počet popsaných karet.")
    s = t.layout.empty()
    _write_cards(t, s, placed, situation.begins)
    for name, row in zip(situation.players, t.players, strict=True):
        s[row + cells.SHUFFLED] = name in situation.shuffled
        s[row + cells.PLACED] = name in situation.placed_resource
    for x in situation.modifiers:
        add(t, s, x.until, t.pointer(t.by_name[x.card]), _VALUES[x.what], x.n)
    _open(situation, t, s)
    if not off:  # without a rule that raises the health the character is destroyed, as play then shows
        fatally_damaged(t, s)
    return t, s


def _team(situation: Situation, name: str) -> str:
    return next((" ".join(team) for team in situation.teams if name in team), "")


def _default_heroes(situation: Situation) -> list[Placed]:
    """A plain hero for every player who has none."""
    there = {x.control for x in situation.cards.values() if x.card.type == HERO}
    found = []
    for p, name in enumerate(situation.players):
        if p not in there:
            title = f"hrdina hráče {name}"
            found.append(Placed(title, Card(title, HERO, health=HERO_HEALTH), p, cells.PLAY, p))
    return found


def _default_decks(situation: Situation) -> list[Placed]:
    """A few ordinary cards for every player whose deck nobody describes."""
    there = {x.owner for x in situation.cards.values() if x.zone == cells.DECK}
    return [
        Placed(f"{UNDESCRIBED} {name} {k}", Card("", ITEM), p, cells.DECK, p)
        for p, name in enumerate(situation.players)
        if p not in there
        for k in range(DECK_SIZE)
    ]


def _tokens(placed: list[Placed]) -> list[Placed]:
    """Tokens out of the game, several of every kind that a text can make for the owner of its card."""
    said = [(x.owner, op.word) for x in placed for a in x.card.abilities for op in every_op(a) if op.verb == "token"]
    found: list[Placed] = []
    for p, word in said:
        attack, health = map(int, word.split("/"))
        card = Card(TOKEN_TITLE, ALLY, attack=attack, health=health, flags=cells.TOKEN)
        for _ in range(TOKENS_EACH):
            found.append(Placed(f"žeton {len(found) + 1}", card, p, cells.OUT, p))
    return found


def _write_cards(t: Table, s: State, placed: list[Placed], begins: bool) -> None:
    depth: dict[tuple[int, int], int] = {}
    for x in placed:
        c = t.by_name[x.name]
        s[c + cells.ZONE] = x.zone if not begins or x.card.type != HERO else cells.OUT
        s[c + cells.CONTROL] = x.control if x.zone in (cells.PLAY, cells.RESOURCES) else x.owner
        s[c + cells.EXHAUSTED] = x.exhausted
        s[c + cells.DAMAGE] = x.damage
        s[c + cells.NEW] = x.new
        s[c + cells.FACE_DOWN] = x.zone == cells.RESOURCES and not x.face_up
        if x.zone == cells.PLAY:
            s[c + cells.ROW] = cells.UNDER if x.host else cells.ALLY_ROW if x.card.type == ALLY else cells.HERO_ROW
        if x.host:
            s[c + cells.HOST] = t.pointer(t.by_name[x.host])
        if x.zone in (cells.DECK, cells.DISCARD):
            depth[x.owner, x.zone] = depth.get((x.owner, x.zone), 0) + 1
            s[c + cells.ORDER] = counted(depth[x.owner, x.zone], "pořadí v hromádce")


# -- where play stands ------------------------------------------------------------------------
def _open(situation: Situation, t: Table, s: State) -> None:
    first = situation.players.index(situation.first) if situation.first else 0
    set_one(s, cells.FIRST_PLAYER, first)
    s[cells.AGREED] = situation.agreed
    if situation.begins:
        set_one(s, cells.ACTIVE, first)
        push(s, t.step["turns"])
        if situation.lot:
            push(s, t.step["lot"])
        return
    active = _active(situation, t, first)
    set_one(s, cells.ACTIVE, active)
    s[cells.ROUND] = t.count + 1
    for row in t.players:
        s[row + cells.TURNS] = 2
    phases = [rule(t) for rule in hooks.turn_phases.of(t)]
    name = _PHASES[situation.phase]
    push(s, t.step["turns"])
    push(s, t.step["turn"], phases.index(name) + 1 if name in phases else len(phases), active)
    push(s, t.step[name], 0, active)
    if situation.phase == cells.START and situation.moment in (0, cells.READY_STEP):
        return
    _open_phase(situation, t, s, active)
    _fill_chain(situation, t, s)


def _active(situation: Situation, t: Table, first: int) -> int:
    if situation.combat and not situation.active:
        return situation.known(situation.combat.card).control
    return situation.players.index(situation.active) if situation.active else first


def _open_phase(situation: Situation, t: Table, s: State, p: int) -> None:
    """Stand within a phase: in a step of it, or in its window."""
    s[cells.PHASE] = situation.phase
    f = top(s)
    parts = t.step[_PHASES[situation.phase]].steps(t, s, f)  # type: ignore[attr-defined]
    if situation.moment:
        name = _STEPS[situation.moment]
        s[f + NEXT] = parts.index(name) + 1 if name in parts else len(parts)
        push(s, t.step[name], 0, p)
        return
    s[f + NEXT] = 1
    push(s, t.step["action window" if situation.phase == cells.ACTION else "window"], first_of(t, s, p), 0, p)
    if situation.combat:
        _open_combat(situation, t, s, p)


def _open_combat(situation: Situation, t: Table, s: State, p: int) -> None:
    combat = situation.combat
    assert combat is not None
    attacker, foe = card(t, combat.card), card(t, combat.foe)
    s[cells.STAGE], s[cells.FIGHTER], s[cells.FOE] = combat.stage, t.pointer(attacker), t.pointer(foe)
    push(s, t.step["combat"], 0, p)
    f = top(s)
    window = WINDOWS[combat.stage - 1]
    names = t.step["combat"].steps(t, s, f)  # type: ignore[attr-defined]
    s[f + NEXT] = names.index(window) + 1 if window in names else len(names)
    s[f + FOR] = p
    if combat.stage >= cells.ATTACKS:
        s[attacker + cells.EXHAUSTED] = 1
        s[cells.ATTACKER] = s[cells.FIGHTER]
    if combat.stage >= cells.DEFENDS:
        s[cells.DEFENDER] = s[cells.FOE]
    push(s, t.step[window], first_of(t, s, p), 0, p)


# -- what waits on the chain --------------------------------------------------------------------
def _fill_chain(situation: Situation, t: Table, s: State) -> None:
    """Put what waits onto the chain, in the order of its sentences; who came last has priority, unless another is named."""
    last = -1
    if len(situation.waiting) > MAX_CHAIN:
        raise ScenarioError(f"V řetězu smí čekat nejvýše {MAX_CHAIN} karet a schopností.")
    for x in situation.waiting:
        name = x if isinstance(x, str) else x.card
        b, last = _waits(situation, t, s, name, power=not isinstance(x, str))
        targets = [card(t, target) for target in (situation.aims[name].targets if name in situation.aims else ())]
        if len(targets) != len(b.targets):
            raise ScenarioError(
                f"Karta „{name}“ v řetězu má jiný počet cílů: v textu {len(b.targets)}, ve větě {len(targets)}. "
                f'Pište: karta "{name}" míří na …'
            )
        for op, target in zip(b.targets, targets, strict=True):
            if target not in op.candidates(t, s, last, b, targets[0]):
                raise ScenarioError(f"Karta „{t.name[target]}“ nemůže být cílem karty „{name}“.")
        chain.add(t, s, b, last, *targets)
    if last >= 0:
        s[top(s) + WHO], s[top(s) + GROUND] = last, chain.ADDED
    if situation.priority:
        s[top(s) + WHO], s[top(s) + GROUND] = situation.seat(situation.priority), chain.FROM_THE_START


def _waits(situation: Situation, t: Table, s: State, name: str, *, power: bool) -> tuple[Bound, int]:
    """The ability of a card that waits on the chain, and its player."""
    x = situation.known(name)
    c = card(t, name)
    kinds = ("power", "reward") if power else ("played",)
    found = [b for b in t.bound if b.card == c and b.kind in kinds]
    if not found:
        raise ScenarioError(f"Karta „{name}“ nemá schopnost, která by mohla čekat v řetězu.")
    return found[0], x.control
