"""Step 2 of an activation: cards are played, their locks connect, their abilities follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, operands, pop, push
from ....core.layout import State
from .. import hooks
from ..cells import CHANCE, CONNECTED, FREED, FURTHER_PLAY, PLAYED, REST_AT, REST_AT_FORCED, SEQUENCE, TRIED, TRYING, WHERE
from ..decks import hand_of, move, next_of, one_of_each, sequence
from ..events import make_room
from ..legality import legal
from ..model import FREE, MAGIC
from ..row import connectable
from .escape import ESCAPE, escapes, flights
from .stages import GO_ON, Inside, following, stages

if TYPE_CHECKING:
    from ..table import Table

STOP = ("stop",)
PAY, SAVE = ("pay",), ("save",)


def put(t: Table, s: State, p: int, c: int) -> None:
    """A card is played: it lies at the end of the sequence and is resolved. A text that let it be played is used up."""
    further = s[PLAYED] > 0
    s[PLAYED] += 1
    s[FREED] = further and s[FURTHER_PLAY] > 0
    s[FURTHER_PLAY] -= s[FREED]
    hooks.joins.run(t, s, p, c)
    if s[t.cards[c] + WHERE] != SEQUENCE:
        return
    hooks.placed.run(t, s, p, c)
    if not further or hooks.further_resolve.holds(t):
        push(s, t.step["placed"], p, c)


class Play(Inside):
    """The active character plays cards, one after another, or stops. Who says nothing more stops."""

    title = "vykládání karet"
    named = True
    verbs = ("play", "insert", "stop", "use", "flee", "escape")
    WHO, FORCED = operands("who forced")

    def go(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + self.WHO]
        if not s[PLAYED] and not s[f + self.FORCED] and hooks.forced.holds(t, s, p):
            s[f + self.FORCED] = 1  # panic may come by a charge that is paid before the first card
            push(s, t.step["forced"], p)
            return None
        hand = hand_of(t, s, p)
        cards = [("play", c) for c in one_of_each(t, [c for c in t.all_cards if t.card[c].name or c in hand])]
        inside = [("insert", c, other) for c in one_of_each(t, hand) for other in sequence(t, s)]
        charges = [("use", c) for c in t.payable]
        return [*legal(t, s, p, [*cards, *inside, *charges, STOP, *flights(s), *escapes(t, s, p)])]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = s[f + self.WHO]
        if choice == STOP:
            pop(s)
        elif choice[0] == "flee":
            hooks.fled.run(t, s)
        elif choice == ESCAPE:
            s[t.players[p] + TRIED] = TRYING
            push(s, t.step["escape"], p)
        elif choice[0] == "use":
            hooks.charges_used.run(t, s, p, choice[1])
        elif choice[0] == "insert":
            move(t, s, choice[1], SEQUENCE, make_room(t, s, choice[2]))
        else:
            put(t, s, p, choice[1])

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return STOP


class Forced(Inside):
    """Who panics plays the top card of the deck; of a shuffled one chance says which. From an empty one nothing is played.

    Where a script wants it, play rests before that.
    """

    title = "vynucená karta"
    named = True
    verbs = ("draw", "go on")
    WHO, RESTING = operands("who resting")

    def go(self, t: Table, s: State, f: int) -> Options | None:
        if s[REST_AT] == REST_AT_FORCED:
            s[REST_AT], s[f + self.RESTING] = 0, 1
        if s[f + self.RESTING]:
            return [GO_ON]
        cards = next_of(t, s, s[f + self.WHO])
        if len(cards) > 1:
            return [("draw", c) for c in cards]
        p = s[f + self.WHO]
        pop(s)
        if cards:
            put(t, s, p, cards[0])
        return None

    def asks(self, t: Table, s: State, f: int) -> int:
        return s[f + self.WHO] if s[f + self.RESTING] else CHANCE

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == GO_ON:
            s[f + self.RESTING] = 0
            return
        p = s[f + self.WHO]
        pop(s)
        put(t, s, p, choice[1])

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return GO_ON if s[f + self.RESTING] else None


ATTRIBUTES, MAGIC_LOCK, FREE_LOCK, ABILITY, LAST = range(1, 6)
"""The stages in which a card that was played is resolved (13.12); the last one discards what a bonus has marked."""


class Placed(Inside):
    """A card that was played is resolved: attribute locks, the magic lock, the free lock, the ability."""

    title = "vyhodnocení vyložené karty"
    verbs = ("lock", "pay", "save")
    WHO, CARD, AT = operands("who card at")

    def go(self, t: Table, s: State, f: int) -> Options | None:
        p, c = s[f + self.WHO], s[f + self.CARD]
        if s[f + self.AT] == ATTRIBUTES:
            rows = self._unconnected(t, s, p, c)
            if len(rows) > 1:
                return [("lock", row) for row in rows]
            if rows:
                self._connect(t, s, p, c, rows[0])
                return None
        stage = following(s[f + self.AT], [*stages(t, hooks.resolving_step), LAST])
        if stage is None:
            pop(s)
            hooks.between_cards.run(t, s)
            return None
        s[f + self.AT] = stage
        return self._begin(t, s, p, c, stage)

    def _begin(self, t: Table, s: State, p: int, c: int, stage: int) -> Options | None:
        if stage == MAGIC_LOCK:
            found = legal(t, s, p, [PAY, SAVE])
            return found if PAY in found else None
        if stage == FREE_LOCK and hooks.free_lock.holds(t):
            self._connect(t, s, p, c, FREE)
        elif stage == ABILITY:
            hooks.on_play.run(t, s, p, c)
        elif stage == LAST:
            hooks.last_leaves.run(t, s)
        return None

    def takes(self, t: Table, s: State, f: int, verb: str) -> bool:
        """Attribute locks come first, then the magic lock."""
        return verb in (("lock",) if s[f + self.AT] == ATTRIBUTES else ("pay", "save"))

    def _unconnected(self, t: Table, s: State, p: int, c: int) -> list[int]:
        return [row for row in connectable(t, s, p, c) if not s[t.cards[c] + CONNECTED] & 1 << row]

    def _connect(self, t: Table, s: State, p: int, c: int, lock: int) -> None:
        s[t.cards[c] + CONNECTED] |= 1 << lock
        hooks.bonus.run(t, s, p, c, lock)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p, c = s[f + self.WHO], s[f + self.CARD]
        if choice[0] == "lock":
            self._connect(t, s, p, c, choice[1])
        elif choice == PAY:
            hooks.paid.run(t, s, p, c)
            self._connect(t, s, p, c, MAGIC)

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        """In silence locks connect from the top down, and magic is saved."""
        if s[f + self.AT] == ATTRIBUTES:
            return ("lock", self._unconnected(t, s, s[f + self.WHO], s[f + self.CARD])[0])
        return SAVE
