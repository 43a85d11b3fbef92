"""The cells of a position of Tainted Grail, each declared once."""

from __future__ import annotations

from ...core import flow
from ...core.flow import FRAME, GAME_START, STACK
from ...core.layout import CENTRE, Layout, Row
from ...limits import MAX_DEPTH
from .model import DIPLOMACY, LOCKS

# -- the encounter at hand -------------------------------------------------------------
GAME = Row("game", GAME_START)
OVER = GAME.cell("over", high=2)
ENDED, CAMPAIGN_LOST = 1, 2
KIND = GAME.cell("kind of encounter", high=DIPLOMACY)
MET = GAME.cell("encounter")  # its number + 1
SITE = GAME.cell("place of the encounter")  # its index + 1
FOUND = GAME.cell("how its guardian was met", high=3)
STAYED, CAME, ARRIVED = 1, 2, 3
BEGUN = GAME.cell("encounter begun", high=1)
OUTCOME = GAME.cell("outcome", high=7)
WON, LOST, FLED, ROBBED, LEFT, AVOIDED, TOLD = range(1, 8)
TURN = GAME.cell("turn")
PHASE = GAME.cell("phase of the turn", high=3)
CHOICE, ACTIVATION, TURN_END = 1, 2, 3
STEP_NO = GAME.cell("step of the activation", high=4)
LAST_STEP = 4
ACTIVE = GAME.cell("active character")  # player + 1
WOKEN = GAME.cell("somebody was activated", high=1)
POOL = GAME.cell("combat pool")
AFFINITY = GAME.cell("affinity", bias=CENTRE)
STAGE = GAME.cell("stage", high=9)
STAGES_DONE = GAME.cell("stages done", high=9)

# -- the activation at hand -----------------------------------------------------------------
PLAYED = GAME.cell("cards played in the activation")
DULLED = GAME.cell("first card has brought less", high=1)
FURTHER_PLAY = GAME.cell("further cards allowed by a text")
FREED = GAME.cell("card played by such a text", high=1)
TO_DISCARD = GAME.cell("cards to leave the end of the sequence")
STRIKES = GAME.cell("attacks made in step 3", high=2)
WANTING = GAME.cell("lost for want of cards", high=1)
ESCAPED = GAME.cell("the last one has escaped", high=1)
SKIPPED = GAME.cell("answer left out", high=1)
KEPT_AWAY = GAME.cell("hits kept away from the answer")
REST_AT = GAME.cell("where a script wants play to rest", high=5)
REST_AT_CHECK, REST_AT_ANSWER, REST_AT_ATTACK, REST_AT_STEP_1, REST_AT_FORCED = range(1, 6)

# -- the day ------------------------------------------------------------------------------
DAY = GAME.cell("day")
PART = GAME.cell("part of the day", high=3)
MORNING, NOON, EVENING = 1, 2, 3
HOUR = GAME.cell("step of the part of the day", high=9)
EVENTS = GAME.cell("event cards drawn")
EVENTS_LEFT = GAME.cell("event cards left")
TOP_HEALTH = GAME.cell("highest health")
TOP_ENERGY = GAME.cell("highest energy")

# -- the modes -----------------------------------------------------------------------------
STORY = GAME.cell("story mode", high=1)
HARD = GAME.cell("hard mode", high=1)
PICKED = GAME.cell("only some of the changes of hard mode", high=1)
CHANGES = ("omezovač", "tajemství", "úprk", "menhiry", "události", "rozvoj", "zdroje", "předměty", "milost", "smrt")
"""The changes that make up hard mode (20.2), in the order of the rules."""
CHANGE = {name: GAME.cell(f"change of hard mode: {name}", high=1) for name in CHANGES}
FREE_PLAY = GAME.cell("free play", high=1)

# -- a character -----------------------------------------------------------------------------
ATTRIBUTES = ("agresivita", "duchovnost", "empatie", "odvaha", "opatrnost", "praktičnost")
RESOURCES = ("cennosti", "čáry", "pokrmy", "pověst", "zkušenosti")
SURVIVAL = ("zdraví", "výdrž", "hrůza")
HEALTH_NAME, ENERGY_NAME, TERROR_NAME = SURVIVAL
PLAYER = Row("player")
ATTRIBUTE = {name: PLAYER.cell(name) for name in ATTRIBUTES}
RESOURCE = {name: PLAYER.cell(name) for name in RESOURCES}
SURVIVES_BY = {name: PLAYER.cell(name) for name in SURVIVAL}
VALUES = {**ATTRIBUTE, **RESOURCE, **SURVIVES_BY}
HEALTH, ENERGY, TERROR = SURVIVES_BY.values()
MAGIC_NAME, WEALTH_NAME, EXPERIENCE_NAME = "čáry", "cennosti", "zkušenosti"
MAGIC_POINTS = RESOURCE[MAGIC_NAME]
IN = PLAYER.cell("takes part", high=1)
OUT = PLAYER.cell("excluded", high=3)
DYING = PLAYER.cell("Dying!", high=1)
MAD = PLAYER.cell("Losing sanity", high=1)
ACTIVATED = PLAYER.cell("time token", high=1)
TRIED = PLAYER.cell("tried to flee in the activation", high=2)
TRYING, TOSSED = 1, 2
EQUIPPED = PLAYER.cell("equipment checked", high=1)
DEALT = PLAYER.cell("opening cards", high=3)
READY = PLAYER.cell("opening hand kept", high=1)
AGAINST = PLAYER.cell("does not agree", high=7)
TO_FLEEING, TO_AVOIDING, TO_CHARGES = 1, 2, 4
SHUFFLED = (0, PLAYER.cell("combat deck shuffled", high=1), PLAYER.cell("diplomacy deck shuffled", high=1))
"""By the kind of deck."""
WHEREABOUTS = PLAYER.cell("place")  # index + 1
ACTIONS = PLAYER.cell("actions taken")
PASSED = PLAYER.cell("has passed", high=1)
ATE = PLAYER.cell("has eaten", high=1)
DONE = PLAYER.cell("done with the step of the evening", high=1)
READ = PLAYER.cell("read in the journal", high=2)
DREAM, NIGHTMARE = 1, 2
DEAD = PLAYER.cell("dead", high=1)
BOARD = PLAYER.cell("character board")  # the index of a hero + 1
SHEET = PLAYER.cell("character card")
DECK_COLOUR = (0, PLAYER.cell("colour of the combat deck"), PLAYER.cell("colour of the diplomacy deck"))  # index + 1
"""By the kind of deck."""
PERSONAL = PLAYER.cell("on the personal story", high=1)
LIMITER = PLAYER.cell("health limiter", high=2)
UPRIGHT, FLIPPED, REMOVED = range(3)

# -- a combat or diplomacy card -----------------------------------------------------------------
CARD = Row("card")
WHERE = CARD.cell("where", high=6)
DECK, HAND, SEQUENCE, DISCARDED, OUT_OF_PLAY, DEVELOPMENT, OFFERED = range(7)
RANK = CARD.cell("rank")  # in a deck from the top, in the sequence from the encounter card
TOKENS = CARD.cell("time tokens")
DUE = CARD.cell("last token gone", high=1)
CHARGE = CARD.cell("charges")
CONNECTED = CARD.cell("connected locks", high=(1 << LOCKS) - 1)  # bits, by lock
POINT = CARD.cell("magic on the lock", high=1)

# -- items and secrets, encounter cards, the map ----------------------------------------------------
ITEM = Row("item")
HELD = ITEM.cell("held", high=1)
ASIDE = ITEM.cell("set aside", high=1)

ENCOUNTER = Row("encounter")
LIES = ENCOUNTER.cell("where", high=3)
IN_DECK, AT_HAND, ON_MAP = range(3)
DEPTH = ENCOUNTER.cell("rank")  # in its deck, from the top
ROAMS = ENCOUNTER.cell("place")  # index + 1, of a guardian on the map
MOVED = ENCOUNTER.cell("has moved today", high=1)
FACED = ENCOUNTER.cell("faced on arrival", high=1)

PLACE = Row("place")
UNCOVERED = PLACE.cell("uncovered", high=1)
MENHIR = PLACE.cell("menhir", high=1)
DIAL = PLACE.cell("dial of the menhir")
DIAL_QUEST = PLACE.cell("quest token on the dial of the menhir", high=1)
OTHER_DIAL = PLACE.cell("other dial")
OTHER_QUEST = PLACE.cell("quest token on the other dial", high=1)
PLACE_TOKENS = PLACE.cell("time tokens")

assert OVER == flow.OVER
SMALLEST_DECK = 15
"""The smallest deck."""
CHANCE = 9
"""The "player" who decides coins, dice and shuffled decks."""
BY_DYING, BY_FORCE, BY_COIN = 1, 2, 3  # how a character has left the encounter (OUT)
PARTY = 8
"""The "player" who is the party as a whole: what its members agree on."""


def layout(players: int, cards: int, items: int, encounters: int, places: int) -> Layout:
    """The position of a situation with so many of each."""
    rows = ((PLAYER, players), (CARD, cards), (ITEM, items), (ENCOUNTER, encounters), (PLACE, places))
    return Layout([(STACK, 1), (FRAME, MAX_DEPTH), (GAME, 1), *rows])
