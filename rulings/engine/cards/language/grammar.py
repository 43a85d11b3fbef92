"""What goes together in an ability: which parts and effects its kind can have, and what each effect reaches.

One table of a game, asked whenever an ability is read: what it does not allow would lie dead on the table, so it is
refused with the part that is wrong and with what would be right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from ...core.language.gherkin import PartError
from ..model import EACH, Ability, Condition, Filter, Op, Target, Trigger, Who


class AbilityError(PartError):
    """A part of an ability that no phrase fits, or that does not fit the others; the message is Czech."""


PARTS = {
    "phases": "fáze na začátku",
    "trigger": "„jakmile …“",
    "limit": "„nejvýše …× za …“",
    "conditions": "„jen …“",
    "zone": "„z ruky“ či „z hromádky …“",
    "cost": "část „cena:“",
    "targets": "část „cíl:“",
    "each": "část „každý hráč:“",
    "until": "„do konce …“",
}
"""The parts that not every kind of ability can have, as a message names them."""
Name = Callable[[Op], str]
"""Tells an effect in words."""


@dataclass(frozen=True)
class Kind:
    """One kind of ability: its name, which of ``PARTS`` it can have, what it says about the others.

    ``effects`` are the only ones it can have (none said: all that are not reserved to others); one of ``needs`` must be
    among them. ``must`` are parts that it cannot lack.
    """

    name: str
    parts: frozenset[str]
    mend: str
    effects: frozenset[str] = frozenset()
    needs: frozenset[str] = frozenset()
    must: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Reach:
    """Which cards an effect can do something to: where they lie ("" is in play) and of which types; empty is any type.

    ``itself`` is whether it can be the card of the ability.
    """

    zones: frozenset[str] = frozenset(("",))
    types: frozenset[str] = frozenset()
    itself: bool = True


def _never(_ability: Ability) -> bool:
    return False


def _nothing(_op: Op) -> str:
    return ""


@dataclass(frozen=True)
class Grammar:
    """What goes together in the abilities of one game.

    ``only`` reserves effects to kinds; ``of_cards`` are the events that concern a card; ``reach`` says what effects reach,
    all others cards in play, and ``heard`` where the card of an event lies.

    Of types, ``never_in_play`` are those that a filter never finds there, ``apart_from_play`` those that work from
    elsewhere, ``bearers`` those that lie on others, ``gaining`` those that can be given an ability of a kind in
    ``grantable``; ``kinds_on`` are the kinds of ability that a type can have, where not all, and ``on_cards`` conditions
    about the card itself with the types that meet them.

    ``at`` are the fields of a filter that mean something of cards in play alone; ``apart`` are conditions of which two
    never hold together; ``within`` are conditions and effects that have their place in one part of the game only, and
    ``elsewhere`` tells which abilities happen outside it; ``vain`` are the effects that have no sense with
    the card that an event concerns; ``dead_words`` are what an effect can name without any consequence; ``tokens``
    are the effects on a token that was chosen, ``hands`` those on a hand. ``beside`` tells
    which other card an effect speaks of ("second", "target") besides the one it falls on; ``hints`` say what would be right.
    """

    kinds: Mapping[str, Kind]
    only: Mapping[str, frozenset[str]] = field(default_factory=dict)
    of_cards: frozenset[str] = frozenset()
    reach: Mapping[str, Reach] = field(default_factory=dict)
    heard: Mapping[str, Reach] = field(default_factory=dict)
    never_in_play: frozenset[str] = frozenset()
    apart_from_play: frozenset[str] = frozenset()
    at: frozenset[str] = frozenset()
    apart: tuple[frozenset[str], ...] = ()
    within: frozenset[str] = frozenset()
    elsewhere: Callable[[Ability], bool] = _never
    vain: Mapping[str, frozenset[str]] = field(default_factory=dict)
    kinds_on: Mapping[str, frozenset[str]] = field(default_factory=dict)
    on_cards: Mapping[str, frozenset[str]] = field(default_factory=dict)
    bearers: frozenset[str] = frozenset()
    grantable: frozenset[str] = frozenset()
    gaining: frozenset[str] = frozenset()
    tokens: frozenset[str] = frozenset()
    hands: frozenset[str] = frozenset()
    beside: Callable[[Op], str] = _nothing
    dead_words: Mapping[str, frozenset[str]] = field(default_factory=dict)
    hints: Mapping[str, str] = field(default_factory=dict)
    summed: Mapping[str, str] = field(default_factory=dict)
    """Costs that are said once, by one number: what to say of each that is said twice."""

    # -- an ability by itself ---------------------------------------------------------------------
    def check(self, a: Ability, say: Name) -> None:
        """Raises AbilityError for the first thing in an ability that could not do what it says."""
        kind = self.kinds[a.kind]
        self._parts(a, kind)
        for verb, mend in self.summed.items():
            if sum(op.verb == verb for op in a.cost) > 1:
                raise AbilityError(mend)
        for op in a.effects:
            self._allowed(op, a, kind, say)
        if kind.needs and not kind.needs & {op.verb for op in a.effects}:
            raise AbilityError(f"{kind.name} potřebuje v části „účinek:“ to, nač čeká. {kind.mend}")
        self._targets(a, say)
        self._filters(a, say)
        self._times(a, say)

    def _parts(self, a: Ability, kind: Kind) -> None:
        said = list(parts_of(a))
        for part in said:
            if part not in kind.parts:
                raise AbilityError(f"{kind.name} nemůže mít {PARTS[part]}. {kind.mend}")
        for part in sorted(kind.must.difference(said)):
            raise AbilityError(f"{kind.name} musí mít {PARTS[part]}. {kind.mend}")
        if a.kind in ("response", "passive") and not a.trigger.event:
            raise AbilityError(f"{kind.name} nemá, na co čeká („jakmile …“). {kind.mend}")

    def _allowed(self, op: Op, a: Ability, kind: Kind, say: Name) -> None:
        """Whether an ability of this kind can have this effect."""
        if kind.effects and op.verb not in kind.effects:
            raise AbilityError(f"Účinek „{say(op)}“ {kind.name.lower()} mít nemůže. {kind.mend}")
        homes = self.only.get(op.verb)
        if homes and a.kind not in homes:
            names = " nebo ".join(sorted(self.kinds[x].name.lower() for x in homes))
            raise AbilityError(f"Účinek „{say(op)}“ může mít jen {names}, {kind.name.lower()} ne.")
        if op.until and "until" not in kind.parts:
            raise AbilityError(f"{kind.name} nemůže mít {PARTS['until']}: „{say(op)}“. {kind.mend}")
        if op.who.kind == "subject" and a.kind not in ("save", "cancel") and a.trigger.event not in self.of_cards:
            raise AbilityError(
                f"„{say(op)}“: spouštěč tu není, nic se tu žádné kartě nestalo. Napište, které karty se účinek týká."
            )
        if op.who.kind == "subject" and op.verb in self.vain.get(a.trigger.event, ()):
            raise AbilityError(
                f"Účinek „{say(op)}“ se spouštěčem nic neudělá: leží ve hře, nebo se mu to právě stalo. Změňte jej."
            )
        reach = self._reach(op)
        if op.who.kind == "host" and "" not in reach.zones or op.who.kind == "this" and not reach.itself:
            raise AbilityError(f"Účinek „{say(op)}“ s touto kartou nic neudělá. Změňte kartu, nebo účinek.")
        if op.verb == "grant":
            self._granted(op, say)

    def _granted(self, op: Op, say: Name) -> None:
        given = op.granted
        if given.kind not in self.grantable or given.zone:
            raise AbilityError(f"Takovou schopnost karta získat nemůže: „{say(op)}“.")
        if any(x.verb == "grant" for x in given.effects):
            raise AbilityError(f"Získaná schopnost nemůže dávat další: „{say(op)}“.")
        if uses_host(given):
            raise AbilityError(f"Kdo schopnost získá, nemá hostitele: „{say(op)}“. Pište tuto kartu.")

    # -- targets ----------------------------------------------------------------------------------
    def _targets(self, a: Ability, say: Name) -> None:
        said = set(self._whos(a))
        for label, kind, n in (("cíl", "target", 1), ("druhý cíl", "second", 2)):
            declared = len(a.targets) >= n
            if kind in said and not declared:
                raise AbilityError(f"Účinek mluví o kartě „{label}“, ale část „{label}:“ chybí. Přidejte ji.")
            hand = declared and a.targets[n - 1].hand
            token = declared and bool(a.targets[n - 1].token)
            if token != any(op.verb in self.tokens for op in a.effects) and n == 1:
                raise AbilityError("„vyber žeton …“ a „… vybraný žeton“ k sobě patří; jedno bez druhého nic neudělá.")
            if declared and not hand and not token and kind not in said:
                raise AbilityError(
                    f"Část „{label}:“ vybírá kartu, o které účinek nemluví. Napište, co se s ní stane, nebo ji vynechte."
                )
        hand = any(target.hand for target in a.targets)
        if hand != any(op.verb in self.hands for op in a.effects):
            raise AbilityError("„vyber soupeřovu ruku“ a „odhoď vybranou ruku“ k sobě patří; jedno bez druhého nic neudělá.")
        for target in a.targets:
            self._target(target)

    def _whos(self, a: Ability) -> Iterator[str]:
        """Every kind of card that the effects of an ability speak of, in filters too."""
        for op in a.effects:
            yield op.who.kind
            if (beside := self.beside(op)) != "":
                yield beside
            for f in (op.who.filter, op.per):
                if f is not None and f.on == "target":
                    yield "target"
        if len(a.targets) > 1 and a.targets[1].filter.on == "target":
            yield "target"

    def _target(self, target: Target) -> None:
        if target.hand and (target.chooser == EACH or target.optional):
            raise AbilityError("Vybrat ruku se dá jen slovy „cíl: vyber soupeřovu ruku“.")
        if target.n > 1 and target.chooser != EACH:
            raise AbilityError("Víc karet najednou vybírá jen část „každý hráč:“. Pište „cíl: …; druhý cíl: …“.")
        self._filter(target.filter, "cíli")

    # -- what is reached -----------------------------------------------------------------------------
    def _filters(self, a: Ability, say: Name) -> None:
        for op in (*a.cost, *a.effects):
            if op.who.kind == "each":
                self._filter(op.who.filter, "ceně" if op in a.cost else "účinku")
            if op.per is not None:
                self._filter(op.per, "účinku")
        for condition in a.conditions:
            if isinstance(condition, Condition) and condition.filter is not None:
                self._filter(condition.filter, "omezení")
        if a.trigger.who.kind == "each":
            self._heard(a.trigger)
        for op in a.effects:
            for f in self._meant(a, op.who):
                self._reached(op, f, say)

    def _heard(self, trigger: Trigger) -> None:
        """Whether the event can concern such a card: it is heard where the card lies just then."""
        reach, f = self.heard.get(trigger.event, Reach()), trigger.who.filter
        if f.zone not in reach.zones or reach.types and f.type not in reach.types:
            hint = self.hints.get(trigger.event, "Vynechte, kde karta leží.")
            raise AbilityError(f"Na to, co se stane s takovou kartou, se nikdy nedočká. {hint}")

    def _reach(self, op: Op) -> Reach:
        """What an effect reaches: as it is worded, or as all with its verb do."""
        return self.reach.get(f"{op.verb} {op.what}") or self.reach.get(op.verb, Reach())

    def _filter(self, f: Filter, where: str) -> None:
        """Whether a filter can mean any card."""
        if f.zone and any(getattr(f, name) != getattr(type(f), name) for name in self.at):
            raise AbilityError(f"V {where} stojí karta mimo hru, a přece má klečet, bojovat nebo nést vybavení. Vynechte jedno.")
        if not f.zone and f.type in self.never_in_play:
            raise AbilityError(f"V {where} stojí karta, která nikdy neleží ve hře. Řekněte, kde leží („v ruce“, „v balíčku“ …).")

    def _meant(self, a: Ability, who: Who) -> Iterator[Filter]:
        """The filters by which the cards of an effect are found."""
        if who.kind == "each":
            yield who.filter
        if who.kind == "target" and a.targets:
            yield a.targets[0].filter
        if who.kind == "second" and len(a.targets) > 1:
            yield a.targets[1].filter

    def _reached(self, op: Op, f: Filter, say: Name) -> None:
        reach = self._reach(op)
        hint = self.hints.get(f"{op.verb} {op.what}") or self.hints.get(op.verb, "Změňte kartu, nebo účinek.")
        if f.zone not in reach.zones:
            where = "kartou mimo hru" if f.zone else "kartou ve hře"
            raise AbilityError(f"Účinek „{say(op)}“ s {where} nic neudělá. {hint}")
        if reach.types and f.type and f.type not in reach.types:
            raise AbilityError(f"Účinek „{say(op)}“ s kartou tohoto druhu nic neudělá. {hint}")
        if op.verb == "grant" and f.type and f.type not in self.gaining:
            raise AbilityError(f"Karta tohoto druhu schopnost získat nemůže: „{say(op)}“.")
        if isinstance(op.what, str) and op.what in self.dead_words.get(op.verb, ()):
            raise AbilityError(f"Účinek „{say(op)}“ nic nezmění: ve hře už to nemá význam.")

    # -- time ------------------------------------------------------------------------------------------
    def _times(self, a: Ability, say: Name) -> None:
        for pair in self.apart:
            if len(pair.intersection(a.conditions)) > 1:
                raise AbilityError("Dvě podmínky („jen …“) nemohou platit zároveň. Vynechte jednu.")
        within = self.within & {*(x for x in a.conditions if isinstance(x, str)), *(op.verb for op in a.effects)}
        if within and self.elsewhere(a):
            raise AbilityError(f"To se v té chvíli stát nemůže. {self.hints.get('within', '')}".rstrip())

    # -- an ability on its card ---------------------------------------------------------------------------
    def check_on(self, a: Ability, kind: str, say: Name) -> None:
        """Raises AbilityError for an ability that does nothing on a card of this type."""
        name = self.kinds[a.kind].name
        if kind in self.kinds_on and a.kind not in self.kinds_on[kind]:
            raise AbilityError(f"{name} na takové kartě nikdy neplatí.")
        if uses_host(a) and kind not in self.bearers:
            raise AbilityError("Hostitele má jen karta, která leží na jiné. Napište, které karty se text týká.")
        for condition in a.conditions:
            if isinstance(condition, str) and kind not in self.on_cards.get(condition, (kind,)):
                raise AbilityError("Podmínka o této kartě („jen když tato karta …“) na takové kartě nikdy neplatí.")
        for op in a.effects:
            reach = self._reach(op)
            if op.who.kind == "this" and kind in self.apart_from_play and not a.zone and "" in reach.zones:
                raise AbilityError(f"„{say(op)}“: tato karta ve hře neleží.")
        if kind in self.apart_from_play and any(op.who.kind == "this" for op in a.cost):
            raise AbilityError("Touto kartou se platit nedá: ve hře neleží.")


def parts_of(a: Ability) -> Iterator[str]:
    """The parts that an ability has, by the names of ``PARTS``."""
    each = any(target.chooser == EACH for target in a.targets)
    waits = a.trigger.event and a.kind not in ("save", "cancel")
    said: Iterable[tuple[str, object]] = (
        ("phases", a.phases),
        ("trigger", waits),
        ("limit", a.limit),
        ("conditions", a.conditions),
        ("zone", a.zone),
        ("cost", a.cost),
        ("each", each),
        ("targets", a.targets and not each),
    )
    for part, there in said:
        if there:
            yield part


def uses_host(a: Ability) -> bool:
    """Whether an ability speaks of what its card is attached to."""
    return a.trigger.who.kind == "host" or any(op.who.kind == "host" or op.what == "host" for op in a.effects)
