"""Damage: what is about to be dealt, what changes it, what is prevented, and what arrives.

Damage is first *due*: an amount on a card, with its source, its types and whether it comes of combat. The step ``Dealing``
lets rules change the amounts, then asks for each card what is prevented, and deals what is left at once, so that damage
that falls at the same moment arrives at the same moment. A game adds the cells to its row of cards:

    WOUNDS = damage.cells(CARD)

What it does to a card when it arrives (``wounded``) is the rules' to say; ``put`` adds to what lies there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..core.flow import Choice, Options, Step, counted, is_open, operands, pop, push
from ..core.layout import Row, State
from ..limits import MAX_MARKS
from . import hooks
from .cells import CONTROL, PLAY, ZONE

if TYPE_CHECKING:
    from .table import Table

COMBAT, OTHER = 1, 2
"""How damage comes."""
WHO, NEXT, CHANGED = operands("who next changed")
"""Of ``Dealing``: who is asked, the card reached among the cards of the table, whether the amounts are final."""
ACCEPT = ("accept",)


@dataclass(frozen=True)
class Wounds:
    """Where damage stands in the row of a card."""

    taken: int
    due: int
    source: int
    types: int
    how: int


def cells(card: Row) -> Wounds:
    """Add the cells of damage to the row of a card."""
    return Wounds(
        card.cell("damage"),
        card.cell("damage due"),
        card.cell("source of damage"),
        card.cell("types of damage"),
        card.cell("kind of damage", high=OTHER),
    )


def owe(t: Any, s: State, c: int, n: int, source: int = 0, types: int = 0, how: int = OTHER) -> None:
    """Damage is about to be dealt to a card; ``source`` is a card. None at all is no damage."""
    w: Wounds = t.wounds
    if n <= 0 or s[c + ZONE] != PLAY:
        return
    s[c + w.due] = counted(s[c + w.due] + n, "zranění")
    s[c + w.source] = t.pointer(source) if source else 0
    s[c + w.types] = types
    s[c + w.how] = how


def put(t: Any, s: State, c: int, n: int) -> None:
    """So much damage lies on a card from now on."""
    s[c + t.wounds.taken] = counted(s[c + t.wounds.taken] + n, "zranění")


def heal(t: Any, s: State, c: int, n: int) -> None:
    """Damage is taken off a card, as far as there is any."""
    s[c + t.wounds.taken] -= min(n, s[c + t.wounds.taken])


def owed(t: Any, s: State) -> list[int]:
    """The cards to which damage is about to be dealt."""
    return [c for c in t.rows if s[c + t.wounds.due]]


def deal(t: Any, s: State) -> None:
    """Open the step in which what is due is dealt, if anything is."""
    if owed(t, s) and not is_open(s, t.step["dealing"]):
        push(s, t.step["dealing"])


def spare(t: Any, s: State, c: int) -> None:
    """What is due to a card is dropped."""
    w: Wounds = t.wounds
    s[c + w.due] = s[c + w.source] = s[c + w.types] = s[c + w.how] = 0


class Dealing(Step):
    """What is due is changed, prevented and dealt. A game says in ``answers`` what may be done against it."""

    verbs: tuple[str, ...] = ("accept", "prevent")
    title = "zranění"

    def run(self, t: Any, s: State, f: int) -> Options | None:
        if not s[f + CHANGED]:
            s[f + CHANGED] = 1
            self.change(t, s)
        while s[f + NEXT] < min(len(t.rows), MAX_MARKS):  # nameless cards lie in decks
            c = t.rows[s[f + NEXT]]
            if s[c + t.wounds.due]:
                s[f + WHO] = s[c + CONTROL]
                options = self.answers(t, s, c)
                if options:
                    return [*options, ACCEPT] if self.may_accept(t, s) else options
                hooks.prevent.run(t, s, c)
            s[f + NEXT] += 1
        pop(s)
        self.arrive(t, s)
        return None

    def change(self, t: Any, s: State) -> None:
        """The rules change what is due, before anything is prevented."""
        w: Wounds = t.wounds
        more = {c: hooks.more_damage.sum(t, s, c) for c in owed(t, s)}
        for c, n in more.items():
            s[c + w.due] = counted(max(0, s[c + w.due] + n), "zranění")

    def answers(self, t: Any, s: State, c: int) -> Options:
        """What the player of a card may still do against what is due."""
        return []

    def may_accept(self, t: Any, s: State) -> bool:
        """Whether nothing need be done against it."""
        return True

    def at(self, t: Table, s: State, f: int) -> int:
        """The card to which damage is about to be dealt, and about which its player is asked."""
        return t.rows[s[f + NEXT]]

    def take(self, t: Any, s: State, f: int, choice: Choice) -> None:
        c = self.at(t, s, f)
        if choice == ACCEPT:
            hooks.prevent.run(t, s, c)
            s[f + NEXT] += 1
        else:
            self.prevent(t, s, c, choice)

    def prevent(self, t: Any, s: State, c: int, choice: Choice) -> None:
        """Carry out one of ``answers``; never asked of a game that offers none."""
        raise NotImplementedError(type(self).__name__)

    def arrive(self, t: Any, s: State) -> None:
        """What is left is dealt, to all at once."""
        w: Wounds = t.wounds
        dealt = owed(t, s)
        for c in dealt:
            hooks.wounded.run(t, s, c, s[c + w.due])
            hooks.dealt.run(t, s, c, s[c + w.due])
        for c in t.rows:
            spare(t, s, c)
