"""Every cell of the card game's position, declared once: those of every card game, and those of this one.

Rules read ``s[card + KNEELING]``, ``s[player + POWER]``, ``s[PHASE]``; cards and players are
the offsets of their rows. A cell that holds a card (host, subject, plot chosen) holds its mark (see
``table``), one that holds a player the seat plus one (see ``players``); 0 is none.
"""

from ...cards import cells as common
from ...cards.cells import *  # noqa: F403  the cells of every card game are among those of this one
from ...limits import MAX_PLAYERS

# -- the game: OVER is the winner, or TIE when two reach the goal at once; DIRTY is set when power moves -------------
GAME = common.GAME.copy()
GAME.limit(common.PHASE, 6)
FIRST_PLAYER = GAME.cell("first player", high=MAX_PLAYERS)  # 0 before it is known
INITIATIVE = GAME.cell("initiative winner", high=6)
TYPE = GAME.cell("challenge type", high=3)
ATTACKER = GAME.cell("attacking player", high=6)
DEFENDER = GAME.cell("defending player", high=6)
STAGE = GAME.cell("challenge stage", high=4)  # see ATTACKED
WINNER = GAME.cell("challenge winner")  # NOBODY for none; kept until the next challenge
LOSER = GAME.cell("challenge loser", high=6)
UNOPPOSED = GAME.cell("unopposed", high=1)
ATTACK_BONUS = GAME.cell("attack bonus", bias=128)
DEFENSE_BONUS = GAME.cell("defense bonus", bias=128)
DOMINANCE = GAME.cell("dominance winner")  # NOBODY for none
POOL = GAME.cell("power pool")  # UNLIMITED unless a situation counts it
ENDING = GAME.cell("end of phase", high=1)  # the window in which a phase ends is open
REPELLED = GAME.cell("won by the defender", high=1)  # of the last challenge, kept like its winner
SPARED = GAME.cell("defender of a saved victim", high=6)  # of the last challenge, kept like its winner
LOOPED = GAME.cell("won by a loop", high=1)
BROKEN = GAME.cell("type of a challenge broken off", high=3)  # of the last challenge, kept like its winner
REVEALING = GAME.cell("plots being resolved", high=1)

# -- a player -------------------------------------------------------------------------
PLAYER = common.PLAYER.copy()
GOLD = PLAYER.cell("gold")
POWER = PLAYER.cell("power")
LIMITED_PLAYED = PLAYER.cell("limited played", high=9)
MADE = PLAYER.cell("challenges made", high=7)  # a bit a type
DRAWN = PLAYER.cell("drawn by effects")
CHOSEN = PLAYER.cell("plot chosen")  # face down
REDRAWN = PLAYER.cell("opening hand redrawn", high=1)
DEPLOYED = PLAYER.cell("set-up gold used")
HOUSE_UP = PLAYER.cell("house card revealed", high=1)
EXTRA = PLAYER.cell("additional challenges", high=7)  # a bit a type
OUT_OF_SHADOWS = PLAYER.cell("brought out of shadows", high=1)

# -- a card ---------------------------------------------------------------------------
CARD = common.CARD.copy()
CARD.limit(common.ZONE, 10)
CARD.limit(common.DOOMED, 63)  # see KILL and the bits after it
KNEELING, REVEALED = common.EXHAUSTED, common.SHOWN
TOKENS = CARD.cell("power tokens")
DUPLICATE = CARD.cell("duplicate", high=1)
SIDE = CARD.cell("side", high=2)  # 1 attacks, 2 defends
SHUNNED = CARD.cell("chosen by stealth", high=1)
MORIBUND = CARD.cell("moribund", high=10)  # the zone it is on its way to
AT_ODDS = CARD.cell("at odds", high=1)  # of the abilities set off together some kill it and some discard it
PUT_IN_ORDER = CARD.cell("its two ends have been put in order", high=1)  # kept until it comes into play again
LEFT = CARD.cell("left the challenge", high=1)
BECOME = CARD.cell("has become", high=2)  # see AS_CHARACTER
GOLD_ON = CARD.cell("gold on it")
GONE_TO_PAY = CARD.cell("gone to pay", high=2)  # see FOR_SAVE; kept while it lies where it went
WENT = CARD.cell("how it went to its pile", high=5)  # see KILLED; kept while it lies there
HELD = CARD.cell("held by another when it left play", high=MAX_PLAYERS)  # kept while it lies in its pile

ROWS = common.Rows(GAME, PLAYER, CARD, common.ABILITY.copy())

NOBODY = 255
UNLIMITED = 255
TIE = 254

DEAD, PLOT_DECK, USED_PLOTS, PLOT, AGENDA, SHADOWS = range(common.ZONES, common.ZONES + 6)
NO_PHASE, PLOTS, DRAW, MARSHALLING, CHALLENGES, DOMINANCE_PHASE, STANDING = range(7)
MILITARY, INTRIGUE, POWER_CHALLENGE = 1, 2, 3
ATTACKS, DEFENDS = 1, 2
ATTACKED, DEFENDED, RESOLVING, BROKEN_OFF = 1, 2, 3, 4
AS_CHARACTER, AS_ATTACHMENT = 1, 2
FOR_SAVE, FOR_COST = 1, 2

# What is about to happen to a card: killed, discarded, beyond saving, its controller asked
# already, and what follows if it survives the first.
KILL, DISCARDED, NO_SAVE, ASKED, THEN_KILL, THEN_DISCARD = 1, 2, 4, 8, 16, 32

# How a card went to its pile: killed, discarded from play or from elsewhere, played or cancelled as an event.
KILLED, SHED, THROWN, PLAYED_EVENT, CANCELLED_EVENT = 1, 2, 3, 4, 5


# What abilities remember that they have not heard of (see REMARKS): put into play and not played, knelt to pay and not by
# an effect, buried by a discard and not killed, a duplicate and no attachment, the other of two ends that came at once, an event
# cancelled and not played; and that they have been used in vain, for they were cancelled.
ONLY_PUT, ONLY_PAID, ONLY_DISCARDED, ONLY_DUPLICATE, OTHER_END, IN_VAIN, ONLY_CANCELLED = range(common.REMARKS, common.SPENT)


def bit_of(challenge: int) -> int:
    """The bit of a type of challenge among those made, or allowed besides."""
    return 1 << (challenge - 1)


# Icons and keywords share one mask, so that both can be gained and lost the same way.
ICON = {MILITARY: 1, INTRIGUE: 2, POWER_CHALLENGE: 4}
RENOWN, STEALTH, NO_ATTACHMENTS, LIMITED = 8, 16, 32, 64
DEATHBOUND, AMBUSH, DEADLY = 128, 256, 512

# -- lasting effects --------------------------------------------------------------------
UNTIL_CHALLENGE, UNTIL_PHASE, UNTIL_ROUND, FOREVER = 1, 2, 3, 4
EFFECT_STRENGTH = common.EFFECT_VALUE
EFFECT_BURN, EFFECT_IMMUNE, EFFECT_CONTROL, EFFECT_NO_RESPONSES, EFFECT_BECOMES, EFFECT_REDUCE, EFFECT_INITIATIVE = range(
    common.EFFECTS, common.EFFECTS + 7
)
EFFECT_PERMIT = common.EFFECTS + 7
