"""The table of one situation: the printed cards, the layout, and the rules in force.

Everything that does not change during play lives here, outside the position, so that a
position stays a short row of bytes. Cells that hold a card hold its ``mark``: its place in the
rows, from 1; 0 is no card. ``by_mark`` leads back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.layout import State
from ...core.rules import Book
from ...core.table import Table as Base
from ...core.trace import Recorder
from . import cells, hooks
from .cards import AGENDA_CARD, ATTACHMENT, CHARACTER, EVENT, HOUSE_CARD, LOCATION, PLOT_CARD, Ability, Card, Filter, Op
from .cells import (
    AGENDA,
    AMBUSH,
    CONTROL,
    DEAD,
    DISCARD,
    DUPLICATE,
    HAND,
    HOST,
    LIMITED,
    NO_ATTACHMENTS,
    PLAY,
    PLOT,
    ZONE,
)
from .implied import AMBUSH_ABILITY, SAVE, UNPRINTED

if TYPE_CHECKING:
    from .payments import Pay
    from .program import Choose
    from .resolving import Operation
    from .values import Matcher

Held = tuple[int, Ability, int | None, int]
"""An ability that a card has or may come to have: the card's index, the ability, which ability gives it (None: it is
printed), and by which of the table's grants."""
ITSELF = -1
"""The source of the ability that duplicates give: no other ability, the card itself."""


@dataclass
class Bound:
    """An ability on one card of the table: its row, its card's offset and its program of operations."""

    index: int
    row: int
    card: int
    ability: Ability
    home: int = PLAY  # the zone in which its card must lie to be used
    source: Bound | None = None  # the ability that gives this one to the card; itself for one of duplicates
    grant: int = 0  # which of the table's grants gives it
    program: tuple[Operation, ...] = ()
    costs: tuple[Pay, ...] = ()
    targets: tuple[Choose, ...] = ()
    gold: int = 0
    influence: int = 0

    @property
    def kind(self) -> str:
        return self.ability.kind


def _home(card: Card, ability: Ability) -> int:
    if ability.zone:
        return {"dead": DEAD, "discard": DISCARD, "hand": HAND}[ability.zone]
    return {EVENT: HAND, PLOT_CARD: PLOT, AGENDA_CARD: AGENDA}.get(card.type, PLAY)


def _all_ops(ability: Ability) -> Iterable[Op]:
    """Every effect of an ability, those of abilities that it gives included."""
    for op in ability.effects:
        yield op
        if op.verb == "grant":
            yield from _all_ops(op.granted)


@dataclass
class Seat:
    """A player: name, the houses stood for, and whether by an alliance card."""

    name: str
    houses: tuple[str, ...] = ()
    alliance: bool = False


@dataclass
class Table(Base):
    """One situation, compiled. ``cards[i]`` has its owner in ``owners[i]``."""

    seats: Sequence[Seat]
    printed: Sequence[Card]
    names: Sequence[str]
    owners: Sequence[int]
    books: Sequence[Book]
    off: frozenset[str] = frozenset()
    lasting_possible: bool = False
    recorder: Recorder | None = None

    def __post_init__(self) -> None:
        abilities: list[Held] = [(i, a, None, 0) for i, card in enumerate(self.printed) for a in card.abilities]
        abilities += self._gained_abilities(abilities)
        self.matchers: dict[int, Matcher] = {}
        self.filters_held: list[Filter] = []
        self.prices: dict[tuple[int, int], int] = {}
        self.layout = cells.layout(len(self.seats), len(self.printed), len(abilities))
        starts = self.layout.starts
        self.players = starts["player"]
        self.seat(len(self.players))
        self.rows = starts["card"]
        self.size = self.layout.size
        self.index = {c: i for i, c in enumerate(self.rows)}
        self.mark = {c: i for i, c in enumerate(self.rows, start=1)}
        self.by_mark = (0, *self.rows)
        self._printed_columns()
        self.bound: list[Bound] = []
        for k, (i, ability, source, grant) in enumerate(abilities):
            home = _home(self.printed[i], ability)
            b = Bound(k, starts["ability"][k], self.rows[i], ability, home, None, grant)
            b.source = b if source == ITSELF else None if source is None else self.bound[source]
            self.bound.append(b)
        self._ability_lists()
        names = sorted({x for card in self.printed for x in card.traits} | self._traits_in_texts())
        self.traits = {name: i + 1 for i, name in enumerate(names)}
        self._compile_hooks()

    def _gained_abilities(self, printed: list[Held]) -> list[Held]:
        """For every ability that gives another one, that other on each card that may come to have it."""
        self.grants: list[Op] = []
        found: list[Held] = []
        for k, (i, ability, _source, _grant) in enumerate(printed):
            for op in (op for op in ability.effects if op.verb == "grant"):
                own = op.who.kind == "this"
                cards = [i] if own else [j for j, card in enumerate(self.printed) if card.type in (CHARACTER, LOCATION)]
                found += [(j, op.granted, k, len(self.grants)) for j in cards]
                self.grants.append(op)
        asked = {rule.hook for book in self.books for rule in book.rules}
        if hooks.duplicate_ability in asked:
            found += [(i, SAVE, ITSELF, 0) for i in self._savable()]
        if hooks.ambushed in asked:
            found += [(i, AMBUSH_ABILITY, ITSELF, 0) for i, card in enumerate(self.printed) if card.flags & AMBUSH]
        return found

    def _traits_in_texts(self) -> set[str]:
        given = {op.word for b in self.bound for op in b.ability.effects if op.verb in ("trait", "untrait")}
        return given | {x for card in self.printed for x in card.only_on}

    def _savable(self) -> list[int]:
        """Unique cards that a duplicate may come to lie under."""
        titles = [card.title for card in self.printed if card.unique]
        return [i for i, card in enumerate(self.printed) if card.unique and titles.count(card.title) > 1]

    def _printed_columns(self) -> None:
        """Printed values as dictionaries keyed by the card's offset."""
        pairs = list(zip(self.rows, self.printed, strict=True))
        self.card = dict(pairs)
        self.type = {c: card.type for c, card in pairs}
        self.base = {c: card.strength or 0 for c, card in pairs}
        self.flags = {c: card.flags for c, card in pairs}
        self.owner = dict(zip(self.rows, self.owners, strict=True))
        self.name = dict(zip(self.rows, self.names, strict=True))
        verbs = {op.verb for card in self.printed for a in card.abilities for op in _all_ops(a)}
        self.odd_cards = any(card.type in (HOUSE_CARD, AGENDA_CARD) or card.shadows is not None for card in self.printed)
        self.transforms = bool(verbs & {"become", "attach_as"})
        self.blanks = bool(verbs & {"blank", "lose_abilities"})
        self.burns = "burn" in verbs
        persons = (CHARACTER, LOCATION, ATTACHMENT) if self.transforms else (CHARACTER,)
        self.characters = tuple(c for c in self.rows if self.type[c] in persons)
        self.playable = tuple(c for c in self.rows if self.type[c] in (CHARACTER, LOCATION, ATTACHMENT))
        self.by_name = {name: c for c, name in self.name.items()}
        self.hosts = tuple(c for c in self.rows if self.type[c] in (CHARACTER, LOCATION))
        self.of_type = {
            "character": self.characters,
            **{kind: tuple(c for c in self.rows if self.type[c] == kind) for kind in (LOCATION, EVENT)},
        }
        self.attachments = tuple(c for c in self.rows if self.type[c] == ATTACHMENT)
        self.has_duplicates = len({card.title for card in self.printed if card.unique}) < sum(
            card.unique for card in self.printed
        )

    def _ability_lists(self) -> None:
        by_kind: dict[str, list[Bound]] = {}
        for bound in self.bound:
            by_kind.setdefault(bound.kind, []).append(bound)
        self.actions = tuple(b for b in by_kind.get("action", ()) if b.ability not in UNPRINTED)
        self.saves = tuple(b for b in by_kind.get("save", ()) if b.ability is not SAVE)
        self.cancels = tuple(by_kind.get("cancel", ()))
        self.revealed = tuple(by_kind.get("revealed", ()))
        self.constants = tuple(by_kind.get("constant", ()))
        self.constant_trait_texts = any(op.verb in ("trait", "untrait") for b in self.constants for op in b.ability.effects)
        self.constant_kinds = {op.who.kind for bound in self.constants for op in bound.ability.effects if op.who}
        self.triggers: dict[str, tuple[Bound, ...]] = {}
        for bound in (*by_kind.get("response", ()), *by_kind.get("passive", ())):
            event = bound.ability.trigger.event
            self.triggers[event] = (*self.triggers.get(event, ()), bound)
        self.lasting_possible = self.lasting_possible or any(op.until for bound in self.bound for op in bound.ability.effects)
        verbs = {op.verb for bound in self.bound for op in bound.ability.effects}
        self.immunities = "immune" in verbs or any(card.immune for card in self.printed)
        self.flags_change = bool(verbs & {"flag", "unflag"})
        self.says_cannot = "cannot" in verbs
        flags = 0
        for card in self.printed:
            flags |= card.flags
        self.has_limited = bool(flags & LIMITED)
        self.shadow_cards = any(card.shadows is not None for card in self.printed)
        self.plays_otherwise = self.shadow_cards or bool(flags & AMBUSH)
        self.has_no_attachments = self.flags_change or bool(flags & NO_ATTACHMENTS)
        self.has_uniques = any(card.unique for card in self.printed)
        self.has_alliance = any(seat.alliance for seat in self.seats)
        self.kneel_costs = any(op.verb == "kneel" for bound in self.bound for op in bound.ability.cost)

    def _compile_hooks(self) -> None:
        """One tuple of functions a hook; a rule off, or one that nothing here can wake, is left out."""
        self.compile_rules()
        self.declarable = self.characters if hooks.characters_are_declared.of(self) else self.rows
        self.challenge_steps = self._challenge_steps()
        self.aftermath_steps = tuple(rule(self) for rule in hooks.aftermath.of(self))

    def _challenge_steps(self) -> tuple[str, ...]:
        """The steps of 7.3, with a window for actions between them and stealth just before defenders."""
        between = ("challenge window",) if hooks.between.of(self) else ()
        stealth = ("stealth",) if hooks.stealth.of(self) else ()
        return ("attackers", *between, *stealth, "defenders", *between, "resolution", "aftermath")

    # -- reading a position ---------------------------------------------------------------
    def in_play(self, s: State, p: int | None = None) -> Iterable[int]:
        """Cards in play (duplicates and attachments too), of one controller or of all."""
        for c in self.rows:
            if s[c + ZONE] == PLAY and (p is None or s[c + CONTROL] == p):
                yield c

    def attached(self, s: State, host: int) -> list[int]:
        """Attachments and duplicates on a card, in the order of the table."""
        mark = self.mark[host]
        return [c for c in self.rows if s[c + HOST] == mark and s[c + ZONE] == PLAY]

    def duplicates(self, s: State, host: int) -> list[int]:
        return [c for c in self.attached(s, host) if s[c + DUPLICATE]]

    def clockwise(self, p: int) -> list[int]:
        """All players from ``p`` on in the order of the table."""
        return [(p + i) % self.count for i in range(self.count)]
