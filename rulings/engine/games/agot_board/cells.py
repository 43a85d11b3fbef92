"""The cells of a position of the board game, each declared once."""

from __future__ import annotations

from ...core.flow import FRAME, GAME_START, STACK
from ...core.layout import Layout, Row
from ...limits import MAX_DEPTH

# -- the game -------------------------------------------------------------------------
GAME = Row("game", GAME_START)
OVER = GAME.cell("over")  # winner + 1, or DRAW
TURN = GAME.cell("turn", high=11)
FIRST_OVER = GAME.cell("first turn played", high=1)
PHASE = GAME.cell("phase", high=3)
STAGE = GAME.cell("stage of the phase", high=3)
THREAT = GAME.cell("wildling threat", high=6)  # spaces of the track, two of strength each
BANS = GAME.cell("cards that hold this turn", high=15)
THRONE = GAME.cell("Iron Throne held by", high=5)  # player + 1, as with the next two
BLADE = GAME.cell("Valyrian Steel Blade held by", high=5)
RAVEN = GAME.cell("Messenger Raven held by", high=5)
BLADE_USED = GAME.cell("Blade used this turn", high=1)
RAVEN_USED = GAME.cell("Raven used this turn", high=1)
ORDERS_SHOWN = GAME.cell("orders revealed", high=1)
SHOWN = tuple(GAME.cell(f"Westeros card {n} shown") for n in ["I", "II", "III"])  # kind of card + 1
CLASHING = GAME.cell("track bid for", high=3)
BIDS_SHOWN = GAME.cell("bids revealed", high=1)

# -- the battle; FIELD is the battlefield's index + 1 ----------------------------------------
FIELD = GAME.cell("battlefield")
ORIGIN = GAME.cell("attacked from")
ATTACKER = GAME.cell("attacker", high=5)
DEFENDER = GAME.cell("defender", high=5)
MARCH = GAME.cell("march of the attack", high=11)
FORCE = tuple(GAME.cell(f"attacking {name}", high=10) for name in ("footmen", "knights", "ships"))
WINNER = GAME.cell("winner of the battle", high=5)  # player + 1
STRUCK = GAME.cell("Blade used in the battle", high=1)
SPOILED = GAME.cell("ability of the winner used", high=1)
ANNOUNCED = GAME.cell("stage of the battle", high=9)
MET = GAME.cell("what the last march has met", high=2)  # where no battle was fought

# -- a player ---------------------------------------------------------------------------
PLAYER = Row("player")
POWER = PLAYER.cell("available power", high=20)
SUPPLY = PLAYER.cell("supply", high=6)
PLACE = tuple(PLAYER.cell(f"place on {name}", high=5) for name in ("Iron Throne", "Fiefdoms", "King's Court"))
BID = PLAYER.cell("bid", high=21)  # tokens + 1
SPENT = PLAYER.cell("bid before this turn", high=20)  # in the Clash of Kings, for whoever asks where the tokens are
READY = PLAYER.cell("has finished", high=1)
SETUP_CARD = PLAYER.cell("setup card", high=5)  # House + 1
CHOSEN = PLAYER.cell("House card chosen")  # row of the card + 1
LAST_CARD = PLAYER.cell("it was the last in hand", high=1)
FLAG = PLAYER.cell("supply token on the track", high=1)
DUE = PLAYER.cell("units to remove, in points", high=4)

# -- an area ----------------------------------------------------------------------------
AREA = Row("area")
OWNER = AREA.cell("units of", high=5)  # player + 1
UNITS = tuple(AREA.cell(name, high=10) for name in ("footmen", "knights", "ships"))
ROUTED = tuple(AREA.cell(f"routed {name}", high=10) for name in ("footmen", "knights", "ships"))
ORDER = AREA.cell("order", high=11)  # a token, from 1
ORDER_OF = AREA.cell("order of", high=5)
TOKEN = AREA.cell("power token of", high=5)
NEUTRAL = AREA.cell("neutral force", high=40)
SUPPORTS = AREA.cell("support given to", high=3)
POINTS = AREA.cell("mustering points spent", high=9)
GONE = AREA.cell("order that is gone", high=11)  # a token; of this turn, for whoever asks why it cannot be carried out
GONE_OF = AREA.cell("order that is gone, of", high=5)
FATE = AREA.cell("what became of the order", high=6)
CAME = AREA.cell("march that came here", high=10)  # of this turn: whose it was + 1, and 5 more where it was fought for
SAVED = AREA.cell("mustering points kept")  # only without 7.19

# -- a House card, a place of a Westeros deck ------------------------------------------------
LEADER = Row("House card")
WHERE = LEADER.cell("place", high=3)
DECK_PLACE = Row("Westeros deck")
KIND = DECK_PLACE.cell("card")  # kind of card + 1; 0 is a card nobody knows

ANY_UNITS = (*UNITS, *ROUTED)
"""Sorts of units that one can tell apart: from 3 on they are routed."""

DRAW = 255
CHANCE = 254
DECK_SIZE = 10

WESTEROS, PLANNING, ACTION = 1, 2, 3
RAIDS, MARCHES, CONSOLIDATION = 1, 2, 3
DECKS = (0, 1, 2)
IRON_THRONE, FIEFDOMS, COURT = TRACKS = (0, 1, 2)
FIRST_PLACE = 1
HIGHEST_THREAT = 6
GREATEST_SUPPLY = 6
FOOTMAN, KNIGHT, SHIP = UNIT_KINDS = (0, 1, 2)
HAND, DISCARDED, PLAYED, OUT = 0, 1, 2, 3
ATTACK, DEFENSE = 0, 1
FOR_ATTACKER, FOR_DEFENDER, FOR_NOBODY = 1, 2, 3
CARRIED_OUT, DROPPED, RAIDED, LOST_WITH_AREA, TAKEN_BY_CARD, FOUGHT = 1, 2, 3, 4, 5, 6
"""What may become of an order."""
MET_TOKEN, MET_NEUTRAL = 1, 2
"""What a march may meet without a battle."""
NO_RAIDS, NO_DEFENSE, NO_CONSOLIDATING, RAINS = 1, 2, 4, 8


def layout(players: int, areas: int, leaders: int) -> Layout:
    """The layout of a board with so many players, areas and House cards; three Westeros decks."""
    return Layout(
        [
            (STACK, 1),
            (FRAME, MAX_DEPTH),
            (GAME, 1),
            (PLAYER, players),
            (AREA, areas),
            (LEADER, leaders),
            (DECK_PLACE, 3 * DECK_SIZE),
        ]
    )
