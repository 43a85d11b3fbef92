"""Cards drawn and discarded, effects one after another, loot shared out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, operands, pop
from ....core.layout import State
from .. import hooks
from ..cells import CHANCE, DISCARDED, HELD, MET, OUTCOME, PARTY
from ..decks import hand_of, move, next_of, one_of_each
from ..effects import carry_out
from ..events import FROM_ANSWER, FROM_OPPORTUNITY, FROM_OUTCOME, begin
from ..island import unknown
from ..legality import legal
from ..model import COMMON, Effect
from ..party import is_in, party
from .stages import Inside

if TYPE_CHECKING:
    from ..table import Table

WHO, N = operands("who n")


class Draw(Inside):
    """A character draws so many cards; of a shuffled deck chance says which."""

    title = "dobírání"
    verbs = ("draw",)

    def go(self, t: Table, s: State, f: int) -> Options | None:
        cards = next_of(t, s, s[f + WHO]) if s[f + N] else []
        if len(cards) > 1:
            return [("draw", c) for c in cards]
        if cards:
            self.take(t, s, f, ("draw", cards[0]))
        else:
            pop(s)
        return None

    def asks(self, t: Table, s: State, f: int) -> int:
        return CHANCE

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + N] -= 1
        hooks.drawn.run(t, s, s[f + WHO], choice[1])


class TopDiscard(Inside):
    """The top card of a deck is discarded."""

    title = "odhození z balíčku"
    verbs = ("draw",)

    def go(self, t: Table, s: State, f: int) -> Options | None:
        cards = next_of(t, s, s[f + WHO])
        if len(cards) > 1:
            return [("draw", c) for c in cards]
        pop(s)
        if cards:
            move(t, s, cards[0], DISCARDED)
        return None

    def asks(self, t: Table, s: State, f: int) -> int:
        return CHANCE

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        pop(s)
        move(t, s, choice[1], DISCARDED)


class Discard(Inside):
    """A character discards so many cards from the hand, and says which."""

    title = "odhazování z ruky"
    verbs = ("discard",)

    def go(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + WHO]
        hand = hand_of(t, s, p)
        if not s[f + N]:
            pop(s)
            return None
        if not hand:
            s[f + N] -= 1
            hooks.empty_hand.run(t, s, p)
            return None
        if len(hand) <= s[f + N] or len(one_of_each(t, hand)) == 1:
            self.take(t, s, f, ("discard", hand[0]))
            return None
        return legal(t, s, p, [("discard", c) for c in one_of_each(t, hand)])

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + N] -= 1
        move(t, s, choice[1], DISCARDED)


_BY_OPPONENT = (FROM_ANSWER, FROM_OPPORTUNITY)
"""An attack goes on when its first part has excluded the character, as far as it concerns what all have in common."""


class Effects(Step):
    """The effects of a text, one after another."""

    title = "účinky"
    WHO, PROGRAM, AT, WHENCE, CARD, TIMES = operands("who program at whence card times")

    def run(self, t: Table, s: State, f: int) -> None:
        p, whence = s[f + self.WHO], s[f + self.WHENCE]
        effects = t.programs[s[f + self.PROGRAM]]
        gone = s[MET] and not is_in(t, s, p) and whence != FROM_OUTCOME
        over = s[OUTCOME] and whence != FROM_OUTCOME or gone and whence not in _BY_OPPONENT
        if over or s[f + self.AT] >= len(effects):
            pop(s)
            return
        effect: Effect = effects[s[f + self.AT]]
        s[f + self.AT] += 1
        if gone and effect.verb not in COMMON:
            return
        carry_out(t, s, p, effect, whence, s[f + self.CARD] - 1, s[f + self.TIMES])


class Loot(Step):
    """Loot is shared out: each piece goes to one member of the party, who may have to give something up for it."""

    title = "dělení kořisti"
    verbs = ("loot", "put item")
    _PARTY, PROGRAM, AT, GIVEN = operands("party program at given")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        pieces = t.programs[s[f + self.PROGRAM]]
        if s[f + self.AT] >= len(pieces):
            pop(s)
            return None
        if s[f + self.GIVEN] >= abs(pieces[s[f + self.AT]].n):
            s[f + self.AT], s[f + self.GIVEN] = s[f + self.AT] + 1, 0
            return None
        found = self._takers(t, s)
        if len(found) < len(party(t, s)):
            found += [("put item", i) for i, x in enumerate(t.item) if s[t.items[i] + HELD] and not x.secret]
        if not found:
            unknown("Předmět z kořisti si nikdo vzít nesmí. Co se s ním stane, předloha neříká.")
        return found

    def takes(self, t: Table, s: State, f: int, verb: str) -> bool:
        """Room is made only where somebody has none."""
        return verb == "loot" or verb == "put item" and len(self._takers(t, s)) < len(party(t, s))

    def _takers(self, t: Table, s: State) -> Options:
        return legal(t, s, PARTY, [("loot", p) for p in party(t, s)])

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "put item":
            s[t.items[choice[1]] + HELD] = 0
            return
        s[f + self.GIVEN] += 1
        piece = t.programs[s[f + self.PROGRAM]][s[f + self.AT]]
        begin(t, s, choice[1], t.single(piece), FROM_OUTCOME)
