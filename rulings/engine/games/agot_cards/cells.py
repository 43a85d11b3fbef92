"""Every cell of the card game's position, declared once.

Rules read ``s[card + KNEELING]``, ``s[player + POWER]``, ``s[PHASE]``; cards and players are
the offsets of their rows. A cell that holds a card (host, subject, plot chosen) holds its mark (see
``table``), one that holds a player the seat plus one (see ``players``); 0 is none.
"""

from ...core.flow import FRAME, GAME_START, STACK
from ...core.layout import Layout, Row
from ...limits import MAX_DEPTH, MAX_PLAYERS

# -- the game -------------------------------------------------------------------------
GAME = Row("game", start=GAME_START)
OVER = GAME.cell("over")  # the winner, TIE when two reach the goal at once
PHASE = GAME.cell("phase", high=6)
ROUND = GAME.cell("round")
FIRST_PLAYER = GAME.cell("first player", high=MAX_PLAYERS)  # 0 before it is known
ACTIVE = GAME.cell("active player", high=6)  # 0 when nobody is
DIRTY = GAME.cell("power moved", high=1)  # victory is checked when set
TRIGGERED = GAME.cell("triggered abilities")
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
REVEALING = GAME.cell("plots being resolved", high=1)

# -- a player -------------------------------------------------------------------------
PLAYER = Row("player")
GOLD = PLAYER.cell("gold")
POWER = PLAYER.cell("power")
LIMITED_PLAYED = PLAYER.cell("limited played", high=9)
MADE = PLAYER.cell("challenges made", high=7)  # a bit a type
DRAWN = PLAYER.cell("drawn by effects")
SHUFFLED = PLAYER.cell("shuffled", high=1)  # the order of the deck is unknown: draws are chance
CHOSEN = PLAYER.cell("plot chosen")  # face down
REDRAWN = PLAYER.cell("opening hand redrawn", high=1)
DEPLOYED = PLAYER.cell("set-up gold used")
HOUSE_UP = PLAYER.cell("house card revealed", high=1)
EXTRA = PLAYER.cell("additional challenges", high=7)  # a bit a type
OUT_OF_SHADOWS = PLAYER.cell("brought out of shadows", high=1)

# -- a card ---------------------------------------------------------------------------
CARD = Row("card")
ZONE = CARD.cell("zone", high=10)
CONTROL = CARD.cell("controller", high=5)
KNEELING = CARD.cell("kneeling", high=1)
TOKENS = CARD.cell("power tokens")
HOST = CARD.cell("host")
DUPLICATE = CARD.cell("duplicate", high=1)
ORDER = CARD.cell("order in pile")  # 1 = top of a deck; piles grow upwards
SIDE = CARD.cell("side", high=2)  # 1 attacks, 2 defends
SHUNNED = CARD.cell("chosen by stealth", high=1)
DOOMED = CARD.cell("doomed", high=63)  # see KILL and the bits after it
MARK = CARD.cell("target mark")  # a bit a nested ability
FACE_DOWN = CARD.cell("face down", high=1)
REVEALED = CARD.cell("shown to all", high=1)
MORIBUND = CARD.cell("moribund", high=10)  # the zone it is on its way to
LEFT = CARD.cell("left the challenge", high=1)
BECOME = CARD.cell("has become", high=2)  # see AS_CHARACTER
AWAITED = CARD.cell("awaited", high=1)  # an effect before "then" has still to happen to it
GOLD_ON = CARD.cell("gold on it")

# -- an ability -----------------------------------------------------------------------
ABILITY = Row("ability")
READY = ABILITY.cell("triggered", high=9)
SUBJECT = ABILITY.cell("subject")
PHASE_USES = ABILITY.cell("uses in phase")
ROUND_USES = ABILITY.cell("uses in round")

NOBODY = 255
UNLIMITED = 255
CHANCE = 254  # who "decides" draws and lots
TIE = 254
SPENT = 255  # subject of a response already used for the trigger at hand

OUT, HAND, DECK, DISCARD, DEAD, PLAY, PLOT_DECK, USED_PLOTS, PLOT, AGENDA, SHADOWS = range(11)
NO_PHASE, PLOTS, DRAW, MARSHALLING, CHALLENGES, DOMINANCE_PHASE, STANDING = range(7)
MILITARY, INTRIGUE, POWER_CHALLENGE = 1, 2, 3
ATTACKS, DEFENDS = 1, 2
ATTACKED, DEFENDED, RESOLVING, BROKEN_OFF = 1, 2, 3, 4
AS_CHARACTER, AS_ATTACHMENT = 1, 2

# What is about to happen to a card: killed, discarded, beyond saving, its controller asked
# already, and what follows if it survives the first.
KILL, DISCARDED, NO_SAVE, ASKED, THEN_KILL, THEN_DISCARD = 1, 2, 4, 8, 16, 32


def bit_of(challenge: int) -> int:
    """The bit of a type of challenge among those made, or allowed besides."""
    return 1 << (challenge - 1)


# Icons and keywords share one mask, so that both can be gained and lost the same way.
ICON = {MILITARY: 1, INTRIGUE: 2, POWER_CHALLENGE: 4}
RENOWN, STEALTH, NO_ATTACHMENTS, LIMITED = 8, 16, 32, 64
DEATHBOUND, AMBUSH, DEADLY = 128, 256, 512

# -- the tail: lasting effects, (until, target, what, amount, extra), sorted ----
LASTING = 5
UNTIL_CHALLENGE, UNTIL_PHASE, UNTIL_ROUND, FOREVER = 1, 2, 3, 4
EFFECT_STRENGTH, EFFECT_FLAG, EFFECT_TRAIT, EFFECT_CANNOT = 1, 2, 3, 4
EFFECT_BLANK, EFFECT_NO_ABILITIES, EFFECT_GRANT, EFFECT_BURN, EFFECT_IMMUNE, EFFECT_CONTROL = 5, 6, 7, 8, 9, 10
EFFECT_NO_RESPONSES, EFFECT_BECOMES = 11, 12


def layout(players: int, cards: int, abilities: int) -> Layout:
    """The layout of a table with so many players, cards and abilities."""
    return Layout(
        [
            (STACK, 1),
            (FRAME, MAX_DEPTH),
            (GAME, 1),
            (PLAYER, players),
            (CARD, cards),
            (ABILITY, abilities),
        ]
    )
