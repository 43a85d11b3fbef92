"""The table of one situation of this game: what every card table has, and what is printed and asked here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...cards.model import Filter
from ...cards.table import ITSELF, Held
from ...cards.table import Seat as BaseSeat
from ...cards.table import Table as Base
from ...core.layout import State
from ...core.rules import hooks_of
from . import cells, hooks
from .cards import AGENDA_CARD, ATTACHMENT, CHARACTER, EVENT, HOUSE_CARD, LOCATION, PLOT_CARD, Card
from .cells import (
    AGENDA,
    AMBUSH,
    BECOME,
    CHOSEN,
    DUPLICATE,
    GOLD_ON,
    GONE_TO_PAY,
    HELD,
    LEFT,
    LIMITED,
    MORIBUND,
    NO_ATTACHMENTS,
    PLOT,
    SHUNNED,
    SIDE,
    WENT,
)
from .implied import AMBUSH_ABILITY, SAVE, UNPRINTED
from .values import CHECKS


@dataclass
class Seat(BaseSeat):
    """A player: name, the houses stood for, and whether by an alliance card."""

    houses: tuple[str, ...] = ()
    alliance: bool = False


class Table(Base):
    """One situation, compiled."""

    rows_of = cells.ROWS
    checks = CHECKS
    zones = {
        "hand": cells.HAND,
        "deck": cells.DECK,
        "discard": cells.DISCARD,
        "dead": cells.DEAD,
        "shadows": cells.SHADOWS,
        "": cells.PLAY,
    }
    homes = {PLOT_CARD: PLOT, AGENDA_CARD: AGENDA, EVENT: cells.HAND}
    fleeting = (EVENT,)
    working = (cells.PLAY, PLOT, AGENDA)
    pointers = (CHOSEN,)
    gaining = (CHARACTER, LOCATION)
    clinging = (DUPLICATE, SIDE, SHUNNED, MORIBUND, LEFT, BECOME, GOLD_ON, GONE_TO_PAY, WENT, HELD)

    seats: Sequence[Seat]
    printed: Sequence[Card]
    card: Mapping[int, Card]

    def __init__(self, *situation: Any, **options: Any) -> None:
        super().__init__(*situation, **options)
        self.declarable = self.characters if hooks.characters_are_declared.of(self) else self.rows
        self.challenge_steps = self._challenge_steps()
        follow = [rule(self) for rule in hooks.aftermath.of(self)]
        self.aftermath_steps = tuple(follow if hooks.aftermath_in_order.holds(self) else reversed(follow))

    def forget(self) -> None:
        super().forget()
        self.prices: dict[tuple[int, int], int] = {}

    def implied(self) -> Iterable[Held]:
        """What duplicates give, and what Ambush does."""
        asked = hooks_of(tuple(self.books))
        if hooks.duplicate_ability in asked:
            yield from ((i, SAVE, ITSELF, 0) for i in self._savable())
        if hooks.ambushed in asked:
            yield from ((i, AMBUSH_ABILITY, ITSELF, 0) for i, card in enumerate(self.printed) if card.flags & AMBUSH)

    def _savable(self) -> list[int]:
        """Unique cards that a duplicate may come to lie under."""
        titles = [card.title for card in self.printed if card.unique]
        return [i for i, card in enumerate(self.printed) if card.unique and titles.count(card.title) > 1]

    def trait_names(self) -> set[str]:
        return super().trait_names() | {x for card in self.printed for x in card.only_on}

    def zone_of(self, f: Filter) -> int:
        """Plots that are spoken of lie open, if nothing else is said."""
        return PLOT if f.type == PLOT_CARD and not f.zone else super().zone_of(f)

    def read_cards(self) -> None:
        super().read_cards()
        self.base = {c: card.strength or 0 for c, card in self.card.items()}
        self.shadow_cards = any(card.shadows is not None for card in self.printed)
        self.odd_cards = self.shadow_cards or any(card.type in (HOUSE_CARD, AGENDA_CARD) for card in self.printed)
        self.transforms = not self.printed_verbs.isdisjoint(("become", "attach_as"))
        self.says_permit = "permit" in self.printed_verbs
        self.burns = "burn" in self.printed_verbs
        self.characters = self.printed_as(CHARACTER, LOCATION, ATTACHMENT) if self.transforms else self.printed_as(CHARACTER)
        self.playable = self.printed_as(CHARACTER, LOCATION, ATTACHMENT)
        self.hosts = self.printed_as(CHARACTER, LOCATION)
        self.attachments = self.printed_as(ATTACHMENT)
        self.of_type = {CHARACTER: self.characters, LOCATION: self.printed_as(LOCATION), EVENT: self.printed_as(EVENT)}
        uniques = [card.title for card in self.printed if card.unique]
        self.has_uniques = bool(uniques)
        self.has_duplicates = len(set(uniques)) < len(uniques)
        self.has_alliance = any(seat.alliance for seat in self.seats)
        flags = 0
        for card in self.printed:
            flags |= card.flags
        self.has_limited = bool(flags & LIMITED)
        self.has_no_attachments = bool(flags & NO_ATTACHMENTS)
        self.plays_otherwise = self.shadow_cards or bool(flags & AMBUSH)

    def read_abilities(self) -> None:
        super().read_abilities()
        self.actions = tuple(b for b in self.actions if b.ability not in UNPRINTED)
        self.saves = tuple(b for b in self.saves if b.ability is not SAVE)
        self.revealed = tuple(self.by_kind.get("revealed", ()))
        self.immunities = self.immunities or any(card.immune for card in self.printed)
        self.has_no_attachments = self.has_no_attachments or self.flags_change
        self.kneel_costs = any(op.verb == "kneel" for b in self.bound for op in b.ability.cost)

    def _challenge_steps(self) -> tuple[str, ...]:
        """The steps of 7.3, with a window for actions between them and stealth just before defenders."""
        between = ("challenge window",) if hooks.between.of(self) else ()
        stealth = ("stealth",) if hooks.stealth.of(self) else ()
        return ("attackers", *between, *stealth, "defenders", *between, "resolution", "aftermath")

    # -- reading a position ---------------------------------------------------------------
    def duplicates(self, s: State, host: int) -> list[int]:
        """The duplicates under a card."""
        return [c for c in self.attached(s, host) if s[c + DUPLICATE]]

    def spare_duplicates(self, s: State, host: int) -> list[int]:
        """Those that can still save it: one that has, and only waits to leave play, cannot do so again."""
        return [c for c in self.duplicates(s, host) if not s[c + MORIBUND]]
