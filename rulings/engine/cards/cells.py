"""The cells that every card game has of the game, a player, a card and an ability, and the tail of lasting effects.

Rules read ``s[card + ZONE]``; cards and players are the offsets of their rows. A game takes a copy of a row and adds
cells of its own, so the offsets here are the same in all games:

    CARD = cells.CARD.copy()
    DAMAGE = CARD.cell("damage")

A cell that holds a card (host, subject) holds its mark (see ``table``), one that holds a player the seat plus one; 0
is none.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core.flow import FRAME, GAME_START, STACK
from ..core.layout import Layout, Row
from ..limits import MAX_CHAIN, MAX_DEPTH, MAX_MARKS, MAX_PLAYERS

# -- the game -------------------------------------------------------------------------
GAME = Row("game", start=GAME_START)
OVER = GAME.cell("over")  # non-zero once it has ended
PHASE = GAME.cell("phase")
ROUND = GAME.cell("round")
ACTIVE = GAME.cell("active player", high=MAX_PLAYERS)  # 0 when nobody is
DIRTY = GAME.cell("unsettled", high=1)  # whether the game has ended is looked at when set
TRIGGERED = GAME.cell("triggered abilities")

# -- a player -------------------------------------------------------------------------
PLAYER = Row("player")
SHUFFLED = PLAYER.cell("shuffled", high=1)  # the order of the deck is unknown: draws are chance

# -- a card ---------------------------------------------------------------------------
CARD = Row("card")
ZONE = CARD.cell("zone")
CONTROL = CARD.cell("controller", high=MAX_PLAYERS - 1)
EXHAUSTED = CARD.cell("exhausted", high=1)  # kneeling, tapped, turned: whatever the game calls it
HOST = CARD.cell("host")
ORDER = CARD.cell("order in pile")  # 1 = top of a deck; piles grow upwards
DOOMED = CARD.cell("doomed")  # about to leave play; the bits are the game's
MARK = CARD.cell("target mark")  # two bits a nested ability
FACE_DOWN = CARD.cell("face down", high=1)
SHOWN = CARD.cell("shown to all", high=1)
AWAITED = CARD.cell("awaited", high=1)  # an effect before "then" has still to happen to it

# -- an ability -----------------------------------------------------------------------
ABILITY = Row("ability")
READY = ABILITY.cell("triggered", high=9)
SUBJECT = ABILITY.cell("subject")
PHASE_USES = ABILITY.cell("uses in phase")
ROUND_USES = ABILITY.cell("uses in round")

# -- what waits on a chain (see ``chain``) ----------------------------------------------
ENTRY = Row("entry")
WAITING = ENTRY.cell("ability")  # its index plus one; entries follow one another in the order in which they came
BY = ENTRY.cell("player", high=MAX_PLAYERS - 1)
AIMED = ENTRY.cell("target")
AIMED_TOO = ENTRY.cell("second target")

CHANCE = 254  # who "decides" draws and lots
REMARKS = MAX_MARKS + 1  # subjects from here on are no cards, but what an ability remembers (see triggers.pass_by)
SPENT = 255  # subject of a response already used for the trigger at hand

OUT, HAND, DECK, DISCARD, PLAY = range(5)
"""The zones of every card game; those of a game go on from ``ZONES``."""
ZONES = 5

# -- the tail: lasting effects, (until, target, what, amount, extra), sorted ----
LASTING = 5
EFFECT_VALUE, EFFECT_FLAG, EFFECT_TRAIT, EFFECT_CANNOT, EFFECT_BLANK, EFFECT_NO_ABILITIES, EFFECT_GRANT = range(1, 8)
"""What lasting effects do in every card game; those of a game go on from ``EFFECTS``."""
EFFECTS = 8


@dataclass(frozen=True)
class Rows:
    """The rows of one game."""

    game: Row
    player: Row
    card: Row
    ability: Row
    entry: Row | None = None  # of a game with a chain


def layout(rows: Rows, players: int, cards: int, abilities: int) -> Layout:
    """The layout of a table with so many players, cards and abilities."""
    counts = ((rows.game, 1), (rows.player, players), (rows.card, cards), (rows.ability, abilities))
    chain = ((rows.entry, MAX_CHAIN),) if rows.entry else ()
    return Layout([(STACK, 1), (FRAME, MAX_DEPTH), *counts, *chain])
