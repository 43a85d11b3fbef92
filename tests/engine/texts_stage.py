"""Stages on which the texts of cards are laid, and how two lines of play are held side by side."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from zlib import crc32

from rulings.engine.cards.blank import is_blank
from rulings.engine.cards.cells import EXHAUSTED, HAND, LASTING, SHOWN, ZONE
from rulings.engine.cards.model import Ability, Op, Who
from rulings.engine.cards.values import has_trait
from rulings.engine.core.check import compile_scenario
from rulings.engine.core.flow import asked
from rulings.engine.core.language.gherkin import read
from rulings.engine.core.line import Line
from rulings.engine.games.agot_cards import cells, hooks
from rulings.engine.games.agot_cards.immunity import immunities
from rulings.engine.games.agot_cards.values import flags, price_now, strength
from rulings.engine.which import game_for

from .support import feature

SEEDS, STEPS = 14, 120
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
    'A Stark má ve hře postavu "Mnich" se silou 1: bez ikon',
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
