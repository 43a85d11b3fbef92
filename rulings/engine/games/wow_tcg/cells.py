"""Every cell of a position of this game, declared once: those of every card game, those of damage, and its own.

A cell that holds a card holds its mark (see ``cards.table``), one that holds a player the seat plus one; 0 is none.
"""

from ...cards import cells as common
from ...cards import damage
from ...cards.cells import *  # noqa: F403  the cells of every card game are among those of this one
from ...limits import MAX_PLAYERS

# -- the game: OVER is the seat plus one of a winner (of the team that wins, its first), or TIE -----------------------
GAME = common.GAME.copy()
GAME.limit(common.PHASE, 3)
FIRST_PLAYER = GAME.cell("first player", high=MAX_PLAYERS)
MOMENT = GAME.cell("step of the turn", high=3)  # see READY_STEP
STAGE = GAME.cell("stage of combat", high=4)  # see PROPOSED
FIGHTER = GAME.cell("proposed attacker")  # kept through the combat, whether or not it is still in it
FOE = GAME.cell("proposed defender")
ATTACKER = GAME.cell("attacker")
DEFENDER = GAME.cell("defender")
FOUGHT = GAME.cell("combat fought", high=1)  # in the turn
AGREED = GAME.cell("no draw from an empty deck", high=1)  # the players have agreed on it; the rules say nothing
RELIEVED = GAME.cell("relieved defender")  # whose place somebody has taken in the combat
PROTECTED = GAME.cell("protected", high=1)  # somebody has taken the place of the proposed defender

# -- a player -------------------------------------------------------------------------
PLAYER = common.PLAYER.copy()
PLACED = PLAYER.cell("resources placed")
TURNS = PLAYER.cell("turns taken")
GONE = PLAYER.cell("eliminated", high=1)

# -- a card ---------------------------------------------------------------------------
CARD = common.CARD.copy()
CARD.limit(common.ZONE, 8)
CARD.limit(common.DOOMED, 3)
ROW = CARD.cell("row", high=3)  # see HERO_ROW
NEW = CARD.cell("came this turn", high=3)  # see ENTERED
STRUCK = CARD.cell("strikes in this combat", high=9)
ARMORED = CARD.cell("armors used for it", high=9)  # against the damage that is just due
ATTACKED = CARD.cell("has attacked", high=1)  # in the turn; kept only for those who ask why
FATAL = CARD.cell("fatally damaged", high=1)  # by which it was destroyed; kept likewise
SPENT = CARD.cell("surplus of DEF", high=1)  # when it was used as an armor; kept likewise
LOST = CARD.cell("paid for nothing", high=1)  # exhausted for what was interrupted; kept likewise
MEANT = CARD.cell("named to pay", high=1)  # a resource, until something is paid
COMPLETED = CARD.cell("completed quest", high=1)  # kept likewise
WOUNDS = damage.cells(CARD)
DAMAGE = WOUNDS.taken

# -- an ability -----------------------------------------------------------------------
ABILITY = common.ABILITY.copy()

ROWS = common.Rows(GAME, PLAYER, CARD, ABILITY, common.ENTRY.copy())

TIE = 254
CHAIN, RESOURCES, SIDE_DECK, COLLECTION = range(common.ZONES, common.ZONES + 4)
HERO_ROW, ALLY_ROW, UNDER = 1, 2, 3
ENTERED, TAKEN = 1, 2
"""How a card came under its player's control this turn: into play, or from another player."""
NO_PHASE, START, ACTION, END = range(4)
READY_STEP, DRAW_STEP, WRAP_UP = 1, 2, 3
PROPOSED, ATTACKS, DEFENDS, CONCLUDED = 1, 2, 3, 4
"""Stages of a combat: it has been proposed; the attacker attacks; the defender defends; it is over."""
DESTROYED, BURIED = 1, 2
"""What is about to happen to a card: it is destroyed, or put into the graveyard."""

# -- keywords and what else a card may have as a flag -------------------------------------
INSTANT, ONGOING, UNLIMITED, PROTECTOR, ELUSIVE, FEROCITY = (1 << i for i in range(6))
LONG_RANGE, STEALTH, UNTARGETABLE, SHIELDED, TOTEM, TRAP = (1 << i for i in range(6, 12))
DUAL_WIELD, BEAR, CAT, TOKEN = (1 << i for i in range(12, 16))
"""``SHIELDED`` is untargetable by opponents, ``TOKEN`` is no card."""

# -- types of damage, a bit each ----------------------------------------------------------
MELEE, RANGED, FIRE, FROST, NATURE, SHADOW, ARCANE, HOLY = (1 << i for i in range(8))

# -- lasting effects ----------------------------------------------------------------------
UNTIL_COMBAT, UNTIL_TURN, UNTIL_DAMAGE, FOREVER = 1, 2, 3, 4
EFFECT_ATK = common.EFFECT_VALUE
EFFECT_HEALTH, EFFECT_PREVENT, EFFECT_PREVENT_COMBAT, EFFECT_MORE, EFFECT_LENT, EFFECT_DEFENSE = range(
    common.EFFECTS, common.EFFECTS + 6
)
"""``EFFECT_LENT``: control of the card returns to the player who is the extra operand."""
