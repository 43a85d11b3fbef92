"""All steps of the game by name, numbered once: the number is what a frame holds."""

from __future__ import annotations

from ....cards.sequences import Automatic
from ....cards.steps import EachPlayer
from ....core.flow import Step
from ....core.table import numbered
from .. import hooks
from ..cells import ATTACKED, ATTACKS, DEFENDED, DEFENDS
from .challenge import Aftermath, Challenge, Deadly, Declare, Resolution, Stealth, Victims
from .each import DiscardOwn
from .edges import OutOfShadows, PhaseEnd, PlotEffects
from .phases import PHASES, ChoosePlots, Draw, Initiative, NameFirst, RandomDiscard, Round, Turns
from .resolve import After, Cancel, Leave, Resolve
from .setup import Deploy, FillHands, Redraw, Setup
from .windows import ChallengesWindow, ChallengeWindow, MarshallingWindow, Window

STEPS: dict[str, Step] = numbered(
    {
        "setup": Setup(),
        "separate decks": Automatic(hooks.separate_decks, "oddělení balíčků"),
        "reveal houses": Automatic(hooks.reveal_houses, "odhalení karet rodů"),
        "shuffle": Automatic(hooks.shuffle, "zamíchání rodových balíčků"),
        "opening hand": FillHands(),
        "redraw": Redraw(),
        "deploy": Deploy(),
        "refill hand": FillHands(),
        "power pool": Automatic(hooks.make_pool, "bank moci"),
        "round": Round(),
        **PHASES,
        "choose plots": ChoosePlots(),
        "initiative": Initiative(),
        "name first": NameFirst(),
        "plot effects": PlotEffects(),
        "draw two": Automatic(hooks.draw_phase, "lízání dvou karet"),
        "draw": Draw(),
        "random discard": RandomDiscard(),
        "marshalling turns": Turns("marshalling window", hooks.marshalling_begins),
        "marshalling window": MarshallingWindow(),
        "challenges turns": Turns("challenges window", hooks.challenges_begin),
        "challenges window": ChallengesWindow(),
        "challenge": Challenge(),
        "attackers": Declare(
            hooks.attack, hooks.attack_done, hooks.attack_declared, hooks.attacks_declared, ATTACKS, ATTACKED, "určení útočníků"
        ),
        "stealth": Stealth(),
        "defenders": Declare(
            hooks.defend, hooks.defend_done, hooks.defend_declared, hooks.defends_declared, DEFENDS, DEFENDED, "určení obránců"
        ),
        "challenge window": ChallengeWindow(),
        "resolution": Resolution(),
        "aftermath": Aftermath(),
        "victims": Victims(),
        "deadly": Deadly(),
        "dominance": Automatic(hooks.dominance, "nadvláda"),
        "stand all": Automatic(hooks.stand_all, "postavení karet"),
        "phase window": Window(),
        "resolve": Resolve(),
        "cancel": Cancel(),
        "leave": Leave(),
        "each player": EachPlayer(),
        "discard own": DiscardOwn(),
        "shadows": OutOfShadows(),
        "end of phase": PhaseEnd(),
        "after": After(),
    }.items()
)
