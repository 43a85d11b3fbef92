"""No text is silent: whatever the grammar of abilities accepts changes play, or is refused when it is read.

The combinations are made from the tables: every kind with every effect, on whatever it can fall, for however long; then
every trigger, condition, limit, cost, place and way of choosing, kind by kind. What is read is laid on a table on which it
can matter and played beside the same card without it (without the effect, or without the part in question), choice for
choice; somewhere the two must come apart.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from rulings.engine.cards.language.grammar import AbilityError
from rulings.engine.cards.model import Ability, Op
from rulings.engine.core.language.phrases import Phrase
from rulings.engine.games.agot_cards.words.abilities import LANGUAGE
from rulings.engine.games.agot_cards.words.ability_phrases import CANNOT, FLAGS_ACC, FLAGS_GEN, PERMIT
from rulings.engine.games.agot_cards.words.common import CHALLENGE, IMMUNE_TO
from rulings.engine.games.agot_cards.words.grammar import KINDS

from .texts_stage import (
    TYPE,
    come_apart,
)

# -- the combinations -----------------------------------------------------------------------------
AIMS = {
    "put": "vaši postavu v ruce",
    "put_on": "vaše vybavení v ruce",
    "to_hand": "vaši postavu v balíčku",
    "reveal": "vaši kartu v ruce",
    "become": "vaše místo",
    "out_of_shadows": "vaši postavu ve stínech",
    "stand": "klečící kartu",
    "gold_off_card": "soupeřovu postavu s označením Lord",
    "control": "soupeřovu postavu",
    "power_off_card": "soupeřovu postavu s označením Lord",
    "untrait": "postavu s označením Knight",
    "discard_hand": "soupeřovu ruku",
    "discard_token": "žeton moci na soupeřově postavě",
    "take_token": "žeton zlata na kartě",
}
"""On what an effect is tried, where that is not any character."""
EACH = {"postavu": "každou postavu"}
HEADS = {
    "action": ("Kdykoli",),
    "response": ("Odezva, jakmile někdo poklekne postavu",),
    "passive": ("Pasivní, jakmile někdo poklekne postavu",),
    "constant": ("Stálá",),
    "revealed": ("Při odhalení",),
    "save": ("Záchrana před zabitím",),
    "cancel": ("Zrušení akce",),
}
ALSO = {"save": "zachraň spouštěč", "cancel": "zruš účinek"}
WHOSE = re.compile(r"\b(druhý cíl|cíl|tuto kartu|spouštěč)\b")


def each(cards: str) -> str:
    """The same cards, all of them."""
    noun = next(word for word in ("postavu", "kartu", "vybavení", "místo") if word in cards)
    return f"{'každou' if noun in ('postavu', 'kartu') else 'každé'} {cards}"


def effects() -> Iterator[tuple[str, str, str]]:
    """Every effect on whatever it can be said to fall on: (its verb, its words, the targets it asks for)."""
    for phrase in LANGUAGE.effects.phrases:
        verb, text = dict(phrase.fixed)["verb"], phrase.example
        text = text.replace("Knight", "Lord") if verb == "trait" else text
        text = text.replace("nemá stojící postavu", "nemá postavu s označením Knight")
        aim = AIMS.get(verb, "postavu")
        second = "; druhý cíl: vyber vaši postavu" if "druhý cíl" in text else ""
        if "{who" not in phrase.pattern:
            yield verb, text, AIMS.get(verb, "") and f"; cíl: vyber {AIMS[verb]}"
            continue
        for who in ("cíl", "tuto kartu", "hostitele", "spouštěč", each(aim)):
            said = WHOSE.sub(who, text, count=1)
            yield verb, said, f"; cíl: vyber {aim}{second}" if who == "cíl" else second


def wordings() -> Iterator[tuple[str, str]]:
    """Every word that an effect can name, on all cards it can fall on, for good and for a phase."""
    for phrase in LANGUAGE.effects.phrases:
        for slot in re.findall(r"what:(cannot|permit|immune|flag_acc|flag_gen|challenge)", phrase.pattern):
            for value in WORDS[slot]:
                who = "každou postavu v ruce" if value == "být vložena do hry" else "každou postavu"
                said = phrase.pattern.replace("{who}", who).replace(f"{{what:{slot}}}", value)
                for kind, until in (("constant", ""), ("action", " do konce fáze")):
                    text = re.sub(r"\[ do konce {until}\]", until, said)
                    yield kind, f"{HEADS[kind][0]}; účinek: {text}"


WORDS = {
    "cannot": CANNOT,
    "permit": PERMIT,
    "immune": IMMUNE_TO,
    "flag_acc": FLAGS_ACC,
    "flag_gen": FLAGS_GEN,
    "challenge": CHALLENGE,
}


def lasting(text: str) -> set[str]:
    """An effect as it is, and without its end."""
    return {text, re.sub(r" do konce \w+$", "", text)}


def by_effect(kind: str) -> Iterator[str]:
    """Every combination of a kind with an effect."""
    for head in HEADS[kind]:
        for verb, effect, aims in effects():
            for text in sorted(lasting(effect)) if kind in ("action", "constant") else (effect,):
                also = ALSO.get(kind)
                joined = text if also is None or verb in ALSO.values() or text == also else f"{also} a {text}"
                yield f"{head}{aims}; účinek: {joined}"


def place_of(kind: str, a: Ability, text: str) -> str:
    """Where card X lies so that the text can matter."""
    if a.zone:
        return a.zone
    if kind == "revealed":
        return "plot"
    if "hostitele" in text:
        if any(op.verb == "control" for op in a.effects):
            return "on theirs"
        return "on the kneeling" if "vkleče" in text or "postav " in text else "attachment"
    if "vkleče" in text or "postav tuto" in text or "tato karta stojí" in text:
        return "kneeling"
    if any(said in text for said in ("tato karta útočí", "tato karta brání", "zúčastní tato karta", "seber z této karty")):
        return "character"
    fights = ("strength", "burn", "withdraw", "power_card", "power_off_card", "flag", "unflag", "cannot", "permit")
    return "character" if any(op.who.kind == "this" and op.verb in fights for op in a.effects) else "location"


PHASES = {
    "výzev": ("soupeř vyhraje výzvu obranou",),
    "zápletek": ("odhalí", "fáze zápletek", "Zápletky", "zvyš lízání", "nastol zimu", "lízne"),
    "lízání quiet": ("fáze lízání", "Lízání"),
    "velení quiet": ("začne fáze velení", "začne fáze výzev"),
    "velení": ("zlevni", "zaplať 2 zlaté", "zahraj", "fáze velení", "Velení", "uvede do hry", "Výzvy;"),
    "nadvlády quiet": ("nadvlád", "Nadvláda"),
    "postavení quiet": ("fáze postavení", "Postavení", "někdo postaví"),
    "výzev quiet": ("skončí fáze výzev",),
    "výzev theirs": ("bránit", "brání", "bránící", "zruš účinek a odvolej", "obranou", "prohrajete", "za obránce"),
}
"""Where play begins so that a text can matter soon, by its words; in the challenges phase where nothing is said."""


def phase_of(kind: str, text: str) -> str:
    """The phase in which play begins, and whose part it is, or that all is quiet."""
    if kind == "revealed":
        return "zápletek"
    return next((phase for phase, words in PHASES.items() if any(word in text for word in words)), "výzev")


def silent(kind: str, text: str, a: Ability, without: Ability | None) -> bool:
    """Whether a text that was read changes nothing."""
    where, phase = place_of(kind, a, text), phase_of(kind, text)
    return not come_apart(where, phase, a, without)


def nothing(a: Ability) -> Ability | None:
    """The same ability without what it does; a constant text is nothing else."""
    kept = tuple(op for op in a.effects if op.verb in ("save", "cancel"))
    if a.kind == "constant" or len(kept) == len(a.effects):
        return None
    return replace(a, effects=(*kept, Op("total", what="attack")))


EXEMPT = {
    "vlož tuto kartu do hry": "without „z hromádky …“ it is used from nowhere, and refused by agot-lcg 5.4 and 5.6",
    "získej pro rod X moci": "X is zero where nothing says otherwise (agot-lcg 4.1)",
    "Odezva, jakmile skončí fáze": "refused at the end of a phase by agot-lcg 3.9",
}
"""Texts that may change nothing, and why."""
COUNTS: Counter[str] = Counter()


def played(kind: str, texts: Iterator[str], bare) -> list[str]:
    """Read all, play what is read; the silent ones."""
    found = []
    for text in texts:
        COUNTS["generated"] += 1
        try:
            a = LANGUAGE.read(text)
            LANGUAGE.fits(a, TYPE.get(place_of(kind, a, text), "character"))
        except AbilityError:
            COUNTS["refused"] += 1
            continue
        COUNTS["accepted"] += 1
        if not any(x in text for x in EXEMPT) and silent(kind, text, a, bare(a)):
            found.append(text)
    return found


def test_every_word_of_an_effect_changes_play():
    assert [text for kind, said in wordings() for text in played(kind, iter((said,)), nothing)] == []


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_effect_of_a_kind_changes_play(kind):
    assert played(kind, by_effect(kind), nothing) == []


# -- the other parts ------------------------------------------------------------------------------
WITH = {kind: ALSO[kind] + " a lízni 1 kartu" if kind in ALSO else "lízni 1 kartu" for kind in HEADS}
WITH["constant"] = "posil každou vaši postavu o 1"


def with_restriction(kind: str, restriction: str) -> str:
    return f"{HEADS[kind][0]}, {restriction}; účinek: {WITH[kind]}"


def with_part(kind: str, part: str, effect: str = "") -> str:
    return f"{HEADS[kind][0]}; {part}; účinek: {ALSO[kind] + ' a ' if kind in ALSO and effect else ''}{effect or WITH[kind]}"


CONCERNED = {"drawn": "vaši kartu v ruce", "plot revealed": "zápletku"}


def triggers() -> Iterator[tuple[str, str]]:
    for kind in ("response", "passive"):
        for phrase in LANGUAGE.triggers.phrases:
            waits = phrase.example.replace("tuto kartu", CONCERNED.get(dict(phrase.fixed)["event"], "kartu"))
            yield kind, f"{HEADS[kind][0].split(',')[0]}, {waits}; účinek: {WITH[kind]}"


def unmet(condition: Phrase) -> str:
    """A condition that does not hold on this table when play begins."""
    said = condition.example
    return said if " nemá" in said else said.replace("stojící postavu", "postavu s označením Maester")


def restrictions() -> Iterator[tuple[str, str]]:
    for kind in HEADS:
        for condition in (*LANGUAGE.head.conditions, *map(unmet, LANGUAGE.conditions.phrases)):
            yield kind, with_restriction(kind, condition)
        for limit in ("nejvýše 1× za fázi", "nejvýše 1× za kolo"):
            yield kind, with_restriction(kind, limit)


def costs() -> Iterator[tuple[str, str]]:
    for kind in HEADS:
        for phrase in LANGUAGE.costs.phrases:
            yield kind, with_part(kind, f"cena: {phrase.example}")


def places() -> Iterator[tuple[str, str]]:
    for kind in HEADS:
        for zone in LANGUAGE.head.zones:
            yield kind, with_restriction(kind, zone)


def choices() -> Iterator[tuple[str, str]]:
    for kind in HEADS:
        yield kind, with_part(kind, "cíl: můžete vybrat postavu", "poklekni cíl")
        yield kind, with_part(kind, "cíl: vyber postavu, vybírá soupeř", "poklekni cíl")
        yield kind, with_part(kind, "cíl: vyber a ukaž vaši postavu v ruce", "vlož cíl do hry")
        yield kind, with_part(kind, "každý hráč: vyber postavu", "poklekni cíl")
        yield kind, with_part(kind, "každý hráč: vyber 2× postavu", "poklekni cíl")
        yield kind, with_part(kind, "cíl: vyber postavu; druhý cíl: vyber vybavení na cíli", "odhoď druhý cíl")


def phases() -> Iterator[tuple[str, str]]:
    for head in LANGUAGE.head.phases:
        yield "action", f"{head}; účinek: lízni 1 kartu"


def plain(a: Ability) -> Ability | None:
    """The same ability without the part that is tried."""
    if a.zone or a.trigger.event and a.kind in ("response", "passive") and not (a.conditions or a.limit or a.cost or a.targets):
        return None
    style = replace(a.targets[0], optional=False, chooser="own", n=1, show=False) if a.targets else None
    targets = (style,) if style and (style,) != a.targets[:1] else ()
    return replace(a, phases=(), conditions=(), limit=0, cost=(), targets=targets or a.targets[:1])


PART_TABLES = {
    "trigger": triggers,
    "restriction": restrictions,
    "cost": costs,
    "place": places,
    "choice": choices,
    "phase": phases,
}


@pytest.mark.parametrize("part", PART_TABLES)
def test_every_other_part_of_an_ability_changes_play(part):
    silent = [text for kind, text in PART_TABLES[part]() for text in played(kind, iter((text,)), plain)]
    assert silent == []


def test_enough_is_tried():
    """Hardly any phrase is left out, and each kind takes and refuses some."""
    texts = [text for kind in KINDS for text in by_effect(kind)]
    texts += [text for table in PART_TABLES.values() for _kind, text in table()]
    read = [text for text in texts if understood(text)]
    assert len(texts) > 1500
    assert 700 < len(read) < len(texts)


def understood(text: str) -> bool:
    try:
        LANGUAGE.read(text)
    except AbilityError:
        return False
    return True
