"""The table of any card game: the printed cards, their abilities bound to them, and where each lies in a position.

Everything that does not change during play lives here, outside the position, so that a position stays a short row of
bytes. Cells that hold a card hold its ``mark``: its place in the rows, from 1; 0 is no card. ``by_mark`` leads back.
A table may have more cards than a byte tells apart: to those further on no cell can point (``pointer``). A mark is
compared with a cell as it is, since one that no cell can hold equals none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from ..core.flow import FlowError
from ..core.layout import State
from ..core.rules import Book
from ..core.table import Table as Base
from ..core.trace import Recorder
from ..limits import MAX_MARKS
from .cells import CONTROL, DOOMED, HAND, HOST, MARK, PLAY, ZONE, Rows, layout
from .model import Ability, Card, Filter, Op, every_op

if TYPE_CHECKING:
    from .matching import Maker, Matcher
    from .payments import Pay
    from .program import Choose
    from .resolving import Operation, Verbs

Held = tuple[int, Ability, int | None, int]
"""An ability that a card has or may come to have: the card's index, the ability, which ability gives it (None: it is
printed), and by which of the table's grants."""
ITSELF = -1
"""The source of an ability that no other ability gives and no text prints: the card itself."""


@dataclass
class Bound:
    """An ability on one card of the table: its row, its card's offset and its program of operations."""

    index: int
    row: int
    card: int
    ability: Ability
    home: int = PLAY  # the zone in which its card must lie to be used
    hears_in: int | None = None  # the only zone in which it hears what happens; None: wherever its card works
    source: Bound | None = None  # the ability that gives this one to the card; itself where no ability does
    grant: int = 0  # which of the table's grants gives it
    program: tuple[Operation, ...] = ()
    costs: tuple[Pay, ...] = ()
    targets: tuple[Choose, ...] = ()
    spends: Mapping[str, int] = field(default_factory=dict)  # how much of what is no card: {"gold": 2}

    @property
    def kind(self) -> str:
        return self.ability.kind


@dataclass
class Seat:
    """A player."""

    name: str


class Table(Base):
    """One situation, compiled. ``printed[i]`` has its owner in ``owners[i]``. A game says what stands above the methods."""

    rows_of: ClassVar[Rows]
    """The rows of the game: copies of those of the library with its own cells."""
    checks: ClassVar[Mapping[str, Maker]]
    """How each field of a filter is asked, in the order in which they are asked: cheap questions first (``matching``)."""
    zones: ClassVar[Mapping[str, int]]
    """The zones that filters and abilities name; "" is in play."""
    homes: ClassVar[Mapping[str, int]] = {}
    """Whence abilities are used of types of cards that are not used from play."""
    fleeting: ClassVar[tuple[str, ...]] = ()
    """The types of cards that are used from the hand and never come into play."""
    working: ClassVar[tuple[int, ...]] = (PLAY,)
    """The zones in which the texts of cards work."""
    gaining: ClassVar[tuple[str, ...]] = ()
    """The types of cards to which abilities can be given."""
    pointers: ClassVar[tuple[int, ...] | None] = None
    """The cells of a player that point at a card; None where cards also point at each other otherwise than by their host."""
    clinging: ClassVar[tuple[int, ...]] = ()
    """The game's own cells that are cleared when a card goes to a pile."""

    verbs: Verbs
    """What the words of abilities do."""
    card: Mapping[int, Card]
    of_type: Mapping[str, Sequence[int]]
    """The cards that can be of a type, where that is worth knowing; else all are looked through."""

    def __init__(
        self,
        seats: Sequence[Seat],
        printed: Sequence[Card],
        names: Sequence[str],
        owners: Sequence[int],
        books: Sequence[Book],
        off: frozenset[str] = frozenset(),
        *,
        lasting_possible: bool = False,
        recorder: Recorder | None = None,
    ) -> None:
        self.seats, self.printed, self.names, self.owners = seats, printed, names, owners
        self.books, self.off, self.recorder, self.lasting_possible = books, off, recorder, lasting_possible
        self.matchers: dict[int, Matcher] = {}
        self.filters_held: list[Filter] = []
        self.grants: list[Op] = []
        held: list[Held] = [(i, a, None, 0) for i, card in enumerate(printed) for a in card.abilities]
        held += [*self._given(held), *self.implied()]
        self._lay_out(len(held))
        self.read_cards()
        self.bound: list[Bound] = []
        for k, (i, ability, source, grant) in enumerate(held):
            self.bound.append(self._bind(k, i, ability, source, grant))
        self.read_abilities()
        self.traits = {name: i + 1 for i, name in enumerate(sorted(self.trait_names()))}
        self.compile_rules()

    def forget(self) -> None:
        super().forget()
        self.asked: set[int] = set()
        """The constant effects about which a question is just being answered (``texts``)."""

    def _lay_out(self, abilities: int) -> None:
        self.layout = layout(self.rows_of, len(self.seats), len(self.printed), abilities)
        starts = self.layout.starts
        self.players, self.rows, self._ability_rows = starts["player"], starts["card"], starts["ability"]
        self.entries = starts.get("entry", ())
        self.seat(len(self.players))
        self.size = self.layout.size
        self.doomed, self.marks = self.layout.column("card", DOOMED), self.layout.column("card", MARK)
        """Where a position says of all cards at once what is about to leave play, and what is chosen."""
        self.index = {c: i for i, c in enumerate(self.rows)}
        self.mark = {c: i for i, c in enumerate(self.rows, start=1)}
        self.by_mark = (0, *self.rows)

    def _bind(self, k: int, i: int, ability: Ability, source: int | None, grant: int) -> Bound:
        kind = self.printed[i].type
        home = self.zones[ability.zone] if ability.zone else self.homes.get(kind, PLAY)
        hears_in = HAND if kind in self.fleeting else home if ability.zone else None
        b = Bound(k, self._ability_rows[k], self.rows[i], ability, home, hears_in, grant=grant)
        b.source = b if source == ITSELF else None if source is None else self.bound[source]
        return b

    def _given(self, printed: list[Held]) -> list[Held]:
        """For every ability that gives another one, that other on each card that may come to have it."""
        found: list[Held] = []
        for k, (i, ability, _source, _grant) in enumerate(printed):
            for op in (op for op in ability.effects if op.verb == "grant"):
                own = op.who.kind == "this"
                cards = [i] if own else [j for j, card in enumerate(self.printed) if card.type in self.gaining]
                found += [(j, op.granted, k, len(self.grants)) for j in cards]
                self.grants.append(op)
        return found

    def implied(self) -> Iterable[Held]:
        """Abilities that no text prints but the rules give to cards."""
        return ()

    def have_verbs(self, verbs: Verbs) -> None:
        """Take what the words of abilities do."""
        self.verbs = verbs

    def printed_as(self, *types: str) -> tuple[int, ...]:
        """The cards that are printed as of these types, in the order of the table."""
        return tuple(c for c in self.rows if self.type[c] in types)

    def read_cards(self) -> None:
        """Printed values as dictionaries keyed by the card's offset, and what all the texts can do."""
        self.card = dict(zip(self.rows, self.printed, strict=True))
        self.type = {c: card.type for c, card in self.card.items()}
        self.flags = {c: card.flags for c, card in self.card.items()}
        self.owner = dict(zip(self.rows, self.owners, strict=True))
        self.name = dict(zip(self.rows, self.names, strict=True))
        self.by_name = {name: c for c, name in self.name.items()}
        self.of_type = {}
        self.printed_verbs = {op.verb for card in self.printed for a in card.abilities for op in every_op(a)}
        self.blanks = not self.printed_verbs.isdisjoint(("blank", "lose_abilities"))
        self.odd_cards = False
        """Whether some cards may count as lying where they do not lie, or the other way round."""

    def read_abilities(self) -> None:
        """The abilities by kind and by what they wait for, and what all of them together can do."""
        self.by_kind: dict[str, list[Bound]] = {}
        for b in self.bound:
            self.by_kind.setdefault(b.kind, []).append(b)
        self.actions = tuple(self.by_kind.get("action", ()))
        self.saves = tuple(self.by_kind.get("save", ()))
        self.cancels = tuple(self.by_kind.get("cancel", ()))
        self.constants = tuple(self.by_kind.get("constant", ()))
        self.triggers: dict[str, tuple[Bound, ...]] = {}
        for b in (*self.by_kind.get("response", ()), *self.by_kind.get("passive", ())):
            event = b.ability.trigger.event
            self.triggers[event] = (*self.triggers.get(event, ()), b)
        ops = [op for b in self.bound for op in b.ability.effects]
        self.bound_verbs = {op.verb for op in ops}
        self.immunities = "immune" in self.bound_verbs
        self.flags_change = not self.bound_verbs.isdisjoint(("flag", "unflag"))
        self.says_cannot = "cannot" in self.bound_verbs
        self.lasting_possible = self.lasting_possible or any(op.until for op in ops)
        constant = [op for b in self.constants for op in b.ability.effects]
        self.constant_trait_texts = any(op.verb in ("trait", "untrait") for op in constant)
        self.constant_verbs = {op.verb for op in constant}
        self.constant_kinds = {op.who.kind for op in constant if op.who}

    def trait_names(self) -> set[str]:
        """Every trait that a card bears or can be given."""
        given = {op.word for b in self.bound for op in b.ability.effects if op.verb in ("trait", "untrait")}
        return given | {x for card in self.printed for x in card.traits}

    def zone_of(self, f: Filter) -> int:
        """The zone in which the cards lie that a filter means."""
        return self.zones[f.zone]

    def pointer(self, c: int) -> int:
        """The mark of a card, for a cell that is to hold it. Raises FlowError for a card beyond those that a byte tells apart."""
        mark = self.mark[c]
        if mark > MAX_MARKS:
            raise FlowError(f"na kartu „{self.name[c]}“ by muselo něco ukazovat, ale popsaná není; popište ji větou Pokud")
        return mark

    # -- reading a position ---------------------------------------------------------------
    def in_play(self, s: State, p: int | None = None) -> Iterable[int]:
        """Cards in play (those attached too), of one controller or of all."""
        for c in self.rows:
            if s[c + ZONE] == PLAY and (p is None or s[c + CONTROL] == p):
                yield c

    def attached(self, s: State, host: int) -> list[int]:
        """What lies on a card, in the order of the table."""
        mark = self.mark[host]
        return [c for c in self.rows if s[c + HOST] == mark and s[c + ZONE] == PLAY]

    def clockwise(self, p: int) -> list[int]:
        """All players from ``p`` on in the order of the table."""
        return [(p + i) % self.count for i in range(self.count)]
