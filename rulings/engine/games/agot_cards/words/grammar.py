"""What goes together in the abilities of this game: the one table that says which kind can have which part and effect."""

from __future__ import annotations

from ....cards.language.grammar import Grammar, Kind, Reach
from ....cards.model import Ability, Op
from .. import cells
from ..cards import AGENDA_CARD, ATTACHMENT, CHARACTER, EVENT, LOCATION, PLOT_CARD
from .ability_phrases import CANCELS, SAVES

_OF_ANY = {"conditions", "targets", "each", "until"}
_OF_USES = frozenset({*_OF_ANY, "limit", "zone", "cost"})
_ELSE = "Má-li se to stát jednou, začněte fází, slovem Odezva, nebo Pasivní."
CONSTANT = frozenset(
    (
        *("strength", "flag", "unflag", "trait", "untrait", "cannot", "permit", "grant"),
        *("reduce", "draw_more", "winter", "blank", "lose_abilities", "immune", "no_responses", "burn"),
    )
)
"""The effects that a constant text can have: what is reckoned anew whenever it is asked."""

KINDS = {
    "action": Kind("Akce", frozenset({*_OF_USES, "phases"}), "Na událost čeká Odezva, nebo Pasivní."),
    "response": Kind("Odezva", frozenset({*_OF_USES, "trigger"}), "Pište třeba „Odezva, jakmile vyhrajete výzvu; účinek: …“."),
    "passive": Kind(
        "Pasivní schopnost", frozenset({*_OF_USES, "trigger"}), "Pište třeba „Pasivní, jakmile vyhrajete výzvu; účinek: …“."
    ),
    "constant": Kind(
        "Stálá schopnost", frozenset({"conditions"}), f"Stálá jen platí, pokud platí její „jen …“. {_ELSE}", CONSTANT
    ),
    "revealed": Kind(
        "Schopnost při odhalení", frozenset(_OF_ANY), "Stane se jednou, sama a zdarma. Jinak pište „Pasivní, jakmile …“."
    ),
    "save": Kind(
        "Záchrana",
        frozenset({*_OF_USES, "whom"}),
        "Pište „Záchrana před zabitím; koho: …; účinek: zachraň spouštěč“.",
        needs=frozenset(("save",)),
    ),
    "cancel": Kind("Zrušení", _OF_USES, "Pište „Zrušení události; účinek: zruš účinek“.", needs=frozenset(("cancel",))),
}

ONLY = {
    **dict.fromkeys(("winter", "draw_more", "reduce"), frozenset(("constant",))),
    "save": frozenset(("save",)),
    "cancel": frozenset(("cancel",)),
    "cancel_plots": frozenset(("revealed",)),
}
OF_CARDS = frozenset(
    (
        *("killed", "discarded", "knelt", "stood", "played", "put", "entered", "attack", "defend", "drawn", "left"),
        *("plot revealed", "knelt by effect", "participated", "event played", "from hand"),
    )
)
"""The events that concern a card."""

_IN_PLAY = frozenset(("",))
_FIGHTERS = frozenset((CHARACTER,))
_STRONG = Reach(types=_FIGHTERS)
_NOT_IN_PLAY = frozenset(("hand", "deck", "discard", "dead"))
_TEXT = Reach(types=frozenset((CHARACTER, LOCATION, ATTACHMENT, PLOT_CARD)))
_TABLE = Reach(types=frozenset((CHARACTER, LOCATION, ATTACHMENT, "duplicate")))
REACH = {
    **dict.fromkeys(("strength", "burn", "withdraw", "power_card", "power_off_card"), _STRONG),
    **dict.fromkeys(("flag", "unflag", "trait", "untrait"), Reach(types=frozenset((CHARACTER, LOCATION, ATTACHMENT)))),
    **dict.fromkeys(("kneel", "stand", "return", "kill", "cannot", "permit", "gold_off_card"), _TABLE),
    **dict.fromkeys(("blank", "lose_abilities", "immune"), _TEXT),
    "grant": Reach(types=frozenset((CHARACTER, LOCATION))),
    "become": Reach(types=frozenset((LOCATION, ATTACHMENT))),
    "save": Reach(),
    "control": Reach(types=_TABLE.types, itself=False),
    "cannot put": Reach(zones=_NOT_IN_PLAY, itself=False),
    "discard": Reach(zones=frozenset(("", "hand", "deck"))),
    "put": Reach(zones=_NOT_IN_PLAY, types=frozenset((CHARACTER, LOCATION))),
    "put_on": Reach(zones=_NOT_IN_PLAY, types=frozenset((ATTACHMENT,))),
    "to_hand": Reach(zones=_NOT_IN_PLAY - {"hand"}),
    "reveal": Reach(zones=frozenset(("hand", "deck"))),
    "out_of_shadows": Reach(zones=frozenset(("shadows",)), itself=False),
    "attach_as": Reach(types=frozenset((CHARACTER, LOCATION, ATTACHMENT))),
}
"""What effects reach, where it is not any card in play."""

IN_CHALLENGES = ("in challenge", "as attacker", "as defender", "attacking", "defending", "military", "intrigue", "power")
WITHIN = frozenset((*IN_CHALLENGES, "withdraw", "total"))
_STAYS = ("knelt", "knelt by effect", "stood", "played", "put", "entered", "attack", "defend", "participated", "plot revealed")
VAIN = {
    **{
        event: frozenset(("put", "put_on", "to_hand", "reveal", "out_of_shadows"))
        for event in (*_STAYS, "kill", "discard", "both")
    },
    **{event: frozenset(("put", "put_on", "reveal", "out_of_shadows")) for event in CANCELS.values()},
}
VAIN |= {event: VAIN[event] | {"kneel"} for event in ("knelt", "knelt by effect")}
VAIN |= {event: VAIN[event] | {"control"} for event in SAVES.values()}
VAIN["stood"] |= {"stand"}
"""What has no sense with the card that sets an ability off, by the event: it lies in play, or has just done that."""
HEARD = {
    "drawn": Reach(zones=frozenset(("hand",))),
    "plot revealed": Reach(types=frozenset((PLOT_CARD,))),
    **dict.fromkeys(("attack", "defend"), Reach(types=frozenset((CHARACTER, "")))),
    **dict.fromkeys(
        ("killed", "discarded", "knelt", "stood", "played", "put", "entered", "left", "knelt by effect"),
        Reach(types=frozenset((CHARACTER, LOCATION, ATTACHMENT, "duplicate", ""))),
    ),
}
"""Where the card lies to which something happens, and what it can be."""
APART = (
    frozenset(("standing", "kneeling")),
    frozenset(("attacking", "defending")),
    frozenset(("as attacker", "as defender")),
    frozenset(("military", "intrigue", "power")),
)
_POSED = frozenset((CHARACTER, LOCATION, ATTACHMENT, "duplicate"))
_MAY_FIGHT = frozenset((CHARACTER, "duplicate"))
_ABOUT_ITSELF = {"standing": _POSED, "kneeling": _POSED, "attacking": _MAY_FIGHT, "defending": _MAY_FIGHT}
_EVERY_KIND = frozenset(KINDS)


def _apart_from_challenges(a: Ability) -> bool:
    """Whether an ability happens where no challenge can be going on: when phases begin and end, when plots are revealed."""
    word, _space, number = a.trigger.event.partition(" ")
    at_an_edge = word in ("phase", "end") and number.isdigit()
    if a.kind == "revealed" or a.trigger.event in ("dominance", "plot revealed", "challenge over") or at_an_edge:
        return True
    return bool(a.phases) and cells.CHALLENGES not in a.phases


def _beside(op: Op) -> str:
    """The other card of which an effect speaks: that on which it lays the first."""
    if op.verb == "attach_as":
        return "second"
    return op.word if op.verb == "put_on" else ""


GRAMMAR = Grammar(
    kinds=KINDS,
    only=ONLY,
    of_cards=OF_CARDS,
    reach=REACH,
    heard=HEARD,
    never_in_play=frozenset((EVENT,)),
    apart_from_play=frozenset((EVENT, PLOT_CARD, AGENDA_CARD)),
    at=frozenset(("pose", "side", "on", "attached")),
    apart=APART,
    within=WITHIN,
    elsewhere=_apart_from_challenges,
    vain=VAIN,
    kinds_on={
        EVENT: frozenset(("action", "response", "save", "cancel")),
        **dict.fromkeys((CHARACTER, LOCATION, ATTACHMENT, AGENDA_CARD), _EVERY_KIND - {"revealed"}),
    },
    on_cards=_ABOUT_ITSELF,
    bearers=frozenset((ATTACHMENT, "duplicate")),
    grantable=_EVERY_KIND - {"revealed"},
    gaining=frozenset((CHARACTER, LOCATION)),
    hands=frozenset(("discard_hand",)),
    tokens=frozenset(("discard_token", "take_token")),
    beside=_beside,
    hints={
        "within": "Žádná výzva při tom neprobíhá: změňte fázi, omezení, nebo účinek.",
        "put": "Vybavení leží na jiné kartě: „vlož cíl do hry na druhý cíl“.",
        "cannot put": "Pište třeba „omez každou soupeřovu postavu v ruce: nesmí být vložena do hry“.",
        "drawn": "Líznutá karta leží v ruce: „jakmile někdo lízne vaši kartu v ruce“.",
        "plot revealed": "Odhaluje se zápletka: „jakmile někdo odhalí vaši zápletku“.",
        **dict.fromkeys(("killed", "knelt", "stood", "attack", "defend"), "Pište o kartě ve hře, útočí a brání postava."),
    },
    summed={"influence": "Vliv se v ceně říká jen jednou, jedním číslem: „zaplať vliv 3“."},
    dead_words={verb: frozenset((str(cells.LIMITED), str(cells.AMBUSH))) for verb in ("flag", "unflag")},
)
