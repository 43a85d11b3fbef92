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
from functools import cache
from zlib import crc32

import pytest

from rulings.engine.cards.blank import is_blank
from rulings.engine.cards.cells import EXHAUSTED, HAND, LASTING, SHOWN, ZONE
from rulings.engine.cards.language.grammar import AbilityError
from rulings.engine.cards.model import Ability, Op, Who
from rulings.engine.cards.values import has_trait
from rulings.engine.core.check import compile_scenario
from rulings.engine.core.flow import asked
from rulings.engine.core.language.gherkin import read
from rulings.engine.core.language.phrases import Phrase
from rulings.engine.core.line import Line
from rulings.engine.face import game_for
from rulings.engine.games.agot_cards import cells, hooks
from rulings.engine.games.agot_cards.immunity import immunities
from rulings.engine.games.agot_cards.values import flags, price_now, strength
from rulings.engine.games.agot_cards.words.abilities import LANGUAGE
from rulings.engine.games.agot_cards.words.ability_phrases import CANNOT, FLAGS_ACC, FLAGS_GEN, PERMIT
from rulings.engine.games.agot_cards.words.common import CHALLENGE, IMMUNE_TO
from rulings.engine.games.agot_cards.words.grammar import KINDS

from .support import feature

SEEDS, STEPS = 6, 70
STAGE = (
    'A Stark má odhalenou zápletku "Tažení": příjem 5, iniciativa 3, nárok 2',
    'A Stark má v balíčku zápletek zápletku "Zima": iniciativa 4, příjem 2',
    'A Lannister má odhalenou zápletku "Trest": příjem 4, iniciativa 1',
    'A Lannister má v balíčku zápletek zápletku "Léto": iniciativa 1, příjem 2',
    'A karta "Léto" má schopnost: Při odhalení; účinek: získej pro rod 1 moc',
    'A Stark má ve hře postavu "Rytíř" se silou 3: označení Knight, moc 2, unikátní, iniciativa 1, zlato 2',
    'A Stark má na kartě "Rytíř" duplikát "Rytíř podruhé"',
    'A Stark má ve hře postavu "Panoš" se silou 2: zlato 1, moc 1, označení Knight',
    'A karta "Panoš" má schopnost: Stálá; účinek: posil tuto kartu o 1',
    'A Stark má ve hře postavu "Lučištník" se silou 1: klečí, ikona vojenská',
    'A Stark má na kartě "Rytíř" vybavení "Meč"',
    'A Stark má ve hře místo "Dvůr": vliv 3, příjem 1, zlato 2',
    'A Stark má ve hře místo "Hospoda"',
    'A karta "Hospoda" má schopnost: Kdykoli; cena: poklekni tuto kartu; účinek: lízni 1 kartu',
    'A Stark má ve hře místo "Studna": klečí',
    'A Stark má ve hře místo "Socha"',
    'A karta "Socha" má schopnost: Kdykoli; cena: poklekni tuto kartu; cíl: vyber vaši postavu v ruce; účinek: vlož cíl do hry',
    'A Stark má ve hře postavu "Zvěd": bez ikon, klíčové slovo Stealth, klíčové slovo No attachments, označení Lord',
    'A karta "Zvěd" má schopnost: Kdykoli; cena: poklekni tuto kartu; cíl: vyber vaši klečící kartu; účinek: postav cíl',
    'A Stark má v ruce postavu "Posel": cena 1',
    'A Stark má v ruce místo "Mlýn": cena 1, klíčové slovo Limited',
    'A Stark má v ruce vybavení "Štít"',
    'A Stark má v ruce událost "Vzpoura"',
    'A karta "Vzpoura" má schopnost: Kdykoli; cíl: vyber soupeřovu postavu; účinek: odhoď cíl',
    'A Stark má v balíčku postavu "Syn"',
    'A Stark má v balíčku místo "Les"',
    'A Stark má v balíčku vybavení "Luk"',
    "A Stark má v balíčku 8 karet",
    'A Stark má v odhazovací hromádce postavu "Utečenec"',
    'A Stark má v odhazovací hromádce vybavení "Prapor"',
    'A Stark má v hromádce mrtvých postavu "Otec"',
    'A Stark má ve stínech postavu "Stín"',
    'A Lannister má ve hře postavu "Strážný" se silou 2: moc 1, označení Lord, zlato 1',
    'A Lannister má ve hře postavu "Lev" se silou 4: klíčové slovo Renown, klíčové slovo Deadly, unikátní',
    'A karta "Lev" má schopnost: Výzvy, nejvýše 1× za fázi; účinek: získej pro rod 1 moc',
    'A Lannister má na kartě "Strážný" vybavení "Pečeť"',
    'A Lannister má ve hře postavu "Kat" se silou 1: bez ikon, klíčové slovo Deathbound, moc 1, zlato 1',
    'A karta "Kat" má schopnost: Kdykoli; cena: poklekni tuto kartu; cíl: vyber soupeřovu postavu; účinek: zabij cíl',
    'A Lannister má ve hře postavu "Zloděj" se silou 1: bez ikon',
    'A karta "Zloděj" má schopnost: Kdykoli; cena: poklekni tuto kartu; cíl: vyber soupeřovu kartu; účinek: odhoď cíl',
    'A Lannister má ve hře místo "Věž": zlato 2',
    'A karta "Věž" má schopnost: Kdykoli; cena: poklekni tuto kartu; cíl: vyber soupeřovu postavu; účinek: poklekni cíl',
    'A Lannister má ve hře místo "Šibenice"',
    'A karta "Šibenice" má schopnost: Odezva, jakmile někdo poklekne postavu; účinek: získej pro rod 1 moc',
    'A Lannister má ve hře místo "Kaple"',
    'A karta "Kaple" má schopnost: Pasivní, jakmile někdo zabije postavu; účinek: získej pro rod 1 moc',
    'A Lannister má v ruce událost "Úklad"',
    'A karta "Úklad" má schopnost: Kdykoli; cíl: vyber soupeřovu postavu; účinek: zabij cíl',
    'A Lannister má v ruce událost "Daň"',
    'A karta "Daň" má schopnost: Kdykoli; účinek: lízni 1 kartu',
    'A Lannister má v ruce postavu "Panna": cena 1',
    "A Lannister má v ruce 2 karty",
    'A Lannister má ve hře místo "Rada"',
    'A karta "Rada" má schopnost: Zrušení akce; cena: poklekni tuto kartu; účinek: zruš účinek',
    'A Lannister má ve hře místo "Soud"',
    'A karta "Soud" má schopnost: Zrušení pasivní schopnosti; cena: poklekni tuto kartu; účinek: zruš účinek',
    "A Lannister má v balíčku 8 karet",
    'A Lannister má v odhazovací hromádce postavu "Přeběhlík"',
    'A Lannister má v hromádce mrtvých postavu "Děd"',
    "A Stark má na kartě rodu 2 moci",
    "A Lannister má na kartě rodu 3 moci",
)
ON_X = "zlato 1, označení Knight"
WHERE = {
    "location": f'A Stark má ve hře místo "X": {ON_X}',
    "character": f'A Stark má ve hře postavu "X" se silou 2: moc 1, {ON_X}',
    "kneeling": f'A Stark má ve hře postavu "X" se silou 2: moc 1, klečí, {ON_X}',
    "attachment": 'A Stark má na kartě "Panoš" vybavení "X"',
    "on the kneeling": 'A Stark má na kartě "Lučištník" vybavení "X"',
    "on theirs": 'A Stark má na kartě "Strážný" vybavení "X"',
    "plot": 'A Stark má v balíčku zápletek zápletku "X": iniciativa 9',
    "hand": 'A Stark má v ruce postavu "X": cena 1',
    "discard": 'A Stark má v odhazovací hromádce postavu "X"',
    "dead": 'A Stark má v hromádce mrtvých postavu "X"',
}
TYPE = {"location": "location", "plot": "plot", **dict.fromkeys(("attachment", "on the kneeling", "on theirs"), "attachment")}
"""Of what type card X is there; a character, where it is not said."""
OTHER = Ability("action", cost=(Op("kneel", Who("this")),), effects=(Op("draw", n=1),))
"""Another ability of X, for texts that take abilities away."""


@cache
def laid_out(where: str, phase: str):
    """The game and the situation with card X somewhere, in a phase."""
    phase, _space, how = phase.partition(" ")
    first = ["Pokud hrají Stark a Lannister", f"A je fáze {phase}"]
    if phase in ("velení", "výzev") and how != "quiet":
        first.append(f"A na tahu je {'Lannister' if how == 'theirs' else 'Stark'}")
    money = [] if how == "quiet" else ["A Stark má 4 zlaté", "A Lannister má 3 zlaté"]
    [scenario] = read(feature(*first, *STAGE, *money, WHERE[where], "Pak hra pokračuje", rule="agot-lcg 1.1"))
    game = game_for(scenario)
    situation, _script = compile_scenario(game, scenario, {})
    return game, situation


def begun(where: str, phase: str, ability: Ability | None, other: bool) -> Line:
    """A line of play on that table, with the ability on card X."""
    game, situation = laid_out(where, phase)
    x = situation.cards["X"]
    x.card = replace(x.card, abilities=((ability,) if ability else ()) + ((OTHER,) if other else ()))
    t, s = situation.compile()
    return Line(game, t, s)


def seen(line: Line) -> tuple[object, ...]:
    """All that can be seen on the table, and the choices that are open."""
    t, s = line.t, line.s
    cards = tuple(_card(t, s, c) for c in t.rows)
    players = tuple(
        (s[p + cells.GOLD], s[p + cells.POWER], s[p + cells.EXTRA], s[p + cells.DRAWN], *(h.sum(t, s, i) for h in _SUMS))
        for i, p in enumerate(t.players)
    )
    lasting = sorted(bytes(s[at : at + LASTING]) for at in range(t.size, len(s), LASTING))
    game = tuple(s[at] for at in (cells.PHASE, cells.TYPE, cells.WINNER, cells.ATTACK_BONUS, cells.DEFENSE_BONUS, cells.OVER))
    return cards, players, lasting, game


_SUMS = (hooks.income, hooks.initiative)
_CELLS = (ZONE, cells.CONTROL, EXHAUSTED, cells.TOKENS, cells.GOLD_ON, cells.HOST, cells.SIDE, SHOWN, cells.DOOMED, cells.ORDER)


def _card(t, s, c) -> tuple[object, ...]:
    found = tuple(s[c + at] for at in _CELLS)
    if s[c + ZONE] == HAND:
        return (*found, price_now(t, s, t.owner[c], c))
    if s[c + ZONE] not in t.working:
        return found
    traits = tuple(bool(has_trait(t, s, c, x)) for x in ("Knight", "Lord"))
    worth = strength(t, s, c) if t.type[c] == "character" or s[c + cells.BECOME] else 0
    return (*found, worth, flags(t, s, c), traits, is_blank(t, s, c, "text"), sorted(immunities(t, s, c)))


def told(line: Line) -> list[tuple[str, tuple]]:
    """The open choices, each in words that are the same on both tables."""
    if not line.options:
        return []
    who = asked(line.t, line.s)
    named = [(line.game.describe_choice(line.t, line.s, who, choice), choice) for choice in line.options]
    return [(f"{who}: {text}", choice) for text, choice in named]


def chosen(line: Line, seed: int, step: int, quiet: bool) -> tuple:
    """What is chosen here: mostly what X has to offer, or fighting, or passing; else something by lot.

    The same on both tables, as far as both offer the same.
    """
    found = told(line)
    lot = crc32(f"{seed} {step}".encode())
    passing = [x for x in found if x[1][0] in ("pass", "done", "decline", "no_save", "no_target")]
    of_x = [x for x in found if "„X“" in x[0] and x[1][0] in ("use", "passive", "save", "plot")]
    lion = "použít kartu „Lev“" if line.s[cells.TYPE] else "-"
    fighting = [x for x in found if x[1][0] in ("challenge", "attack", "defend") or lion in x[0]]
    liked = (passing if quiet and lot % 4 else []) or (of_x if lot % 3 else []) or (fighting if lot % 2 else []) or found
    drawn = [crc32(f"{seed} {step} {text}".encode()) for text, _choice in liked]
    return liked[drawn.index(min(drawn))][1]


def come_apart(where: str, phase: str, a: Ability | None, b: Ability | None) -> bool:
    """Whether play with one ability anywhere differs from play with the other."""
    for seed in range(SEEDS):
        loses = any(op.verb == "lose_abilities" for x in (a, b) if x for op in x.effects) and where != "plot"
        one, other = begun(where, phase, a, loses), begun(where, phase, b, loses)
        for step in range(STEPS):
            if [x for x, _c in told(one)] != [x for x, _c in told(other)] or seen(one) != seen(other):
                return True
            if not one.options:
                break
            choices = [chosen(line, seed, step, "quiet" in phase) for line in (one, other)]
            one.take(choices[0])
            other.take(choices[1])
    return False


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
