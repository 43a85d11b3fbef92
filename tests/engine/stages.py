"""A stage for every edition: a table on which much can happen, for the tests that every game must pass.

A new game gets all of them for one entry in ``STAGES``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulings.engine.cards import chain
from rulings.engine.core.flow import is_open
from rulings.engine.games.agot_board import cells
from rulings.engine.games.agot_board.cells import FIELD, FORCE, OWNER, POWER, ROUTED, TOKEN, UNITS
from rulings.engine.games.agot_board.values import bank, pieces
from rulings.engine.games.wow_tcg import cells as wow
from rulings.engine.games.wow_tcg.moments import at_rest
from rulings.engine.games.wow_tcg.values import health

from .support import line_of


def anything(t, s) -> None:
    """Nothing but the limits of the cells must hold."""


@dataclass(frozen=True)
class Stage:
    """The lines of a situation, what must hold wherever play stands, and the lines from which whole games are played."""

    rule: str
    lines: tuple[str, ...]
    sound: Callable[[Any, bytearray], None] = anything
    whole: tuple[tuple[str, ...], ...] = ()

    def line(self):
        return line_of(*self.lines, rule=self.rule)

    def games(self):
        """Lines on which a whole game begins, one for each number of players."""
        return [line_of(*lines, rule=self.rule) for lines in self.whole]


TABLE = (
    'Pokud Stark má odhalenou zápletku "Tažení": příjem 5, iniciativa 2, nárok 2',
    "A je fáze velení",
    "A na tahu je Stark",
    "A Stark hraje za rod Stark",
    'A Stark má ve hře postavu "Vlk" se silou 3: klíčové slovo Stealth, unikátní',
    'A Stark má v ruce postavu "Vlk starší" se silou 5: unikátní, název "Vlk", cena 2',
    'A Stark má v ruce místo "Hrad": cena 1, příjem 1',
    (
        'A karta "Hrad" má schopnost: Výzvy; cena: poklekni tuto kartu; cíl: vyber účastnící se postavu; '
        "účinek: posil cíl o 2 do konce fáze"
    ),
    'A Stark má v ruce událost "Přepad"',
    'A karta "Přepad" má schopnost: Výzvy; cíl: vyber soupeřovu postavu; účinek: zabij cíl',
    "A Stark má v balíčku 6 karet",
    'A Stark má v balíčku zápletek zápletku "Zima": iniciativa 1',
    'A Lannister má ve hře postavu "Lev" se silou 4: klíčové slovo Renown',
    'A Lannister má ve hře postavu "Dědic" se silou 2: unikátní',
    'A Lannister má na kartě "Dědic" duplikát "Dědic podruhé"',
    'A Lannister má v ruce událost "Štít"',
    'A karta "Štít" má schopnost: Zrušení události; účinek: zruš účinek',
    'A Lannister má ve hře postavu "Kaplan" se silou 1',
    'A karta "Kaplan" má schopnost: Odezva, jakmile prohrajete výzvu; cena: poklekni tuto kartu; účinek: lízni 1 kartu',
    'A Lannister má ve hře místo "Věž"',
    'A karta "Věž" má schopnost: Pasivní, jakmile někdo zabije vaši postavu; účinek: získej pro rod 1 moc',
    "A Lannister má v balíčku 6 karet",
    "A Lannister má v ruce 2 karty",
    'A Lannister má v balíčku zápletek zápletku "Léto": iniciativa 1',
)


LATER = (
    *TABLE,
    'A Lannister má na kartě "Dědic" vybavení "Pečeť": jen na postavu s označením Lord',
    'A Stark má v ruce událost "Dračí dech"',
    'A karta "Dračí dech" má schopnost: Výzvy; cíl: vyber postavu; účinek: spal cíl o 1 do konce fáze, pak lízni 1 kartu',
    'A Stark má v ruce událost "Podplacení"',
    'A karta "Podplacení" má schopnost: Kdykoli; cíl: vyber soupeřovu postavu; účinek: převezmi cíl do konce fáze',
    'A Lannister má v ruce událost "Daň"',
    'A karta "Daň" má schopnost: Kdykoli; každý hráč: vyber vaši kartu v ruce; účinek: odhoď cíl',
    'A Lannister má v ruce postavu "Stín": stíny 1, cena 2, klíčové slovo Ambush',
    'A Lannister má ve hře místo "Dvůr": vliv 2',
    (
        'A karta "Dvůr" má schopnost: Stálá; účinek: přidej na každou vaši postavu schopnost '
        "„Výzvy; cena: poklekni tuto kartu; účinek: lízni 1 kartu“"
    ),
    'A Stark má agendu "Dlouhé léto"',
    'A karta "Dlouhé léto" má schopnost: Pasivní, jakmile skončí fáze výzev; účinek: zabij každou postavu se silou nejvýše 1',
)
"""The same table with what only the later edition knows."""

WAR = (
    "Pokud je fáze plánování",
    "A hráči mají prázdné karty rodu",
    "A zásobování 3 dovoluje armády 3, 2, 2 a 2",
    "A Stark má zásobování 3",
    "A Stark má v oblasti Winterfell 2 pěšáky a 1 rytíře",
    "A Stark má v oblasti White Harbor 1 pěšáka",
    "A Stark má v oblasti The Narrow Sea 2 lodě",
    "A Stark má k dispozici 4 žetony moci",
    "A Lannister má v oblasti Harrenhal 1 rytíře a 1 pěšáka",
    "A Lannister má v oblasti Riverrun 2 pěšáky",
    "A Lannister má v oblasti Golden Sound 1 loď",
    "A Lannister má k dispozici 3 žetony moci",
    "A Greyjoy má v oblasti Pyke 1 rytíře a 1 pěšáka",
    "A Greyjoy má v oblasti Ironman's Bay 2 lodě",
    "A Baratheon má v oblasti Crackclaw Point 2 pěšáky",
    "A Baratheon má v oblasti Moat Cailin žeton moci",
    "A Tyrell má v oblasti Blackwater 1 rytíře a 1 utíkajícího pěšáka",
    "A v oblasti The Eyrie stojí neutrální síla 3",
    'A Stark má kartu rodu "Robb Stark" se silou 2, 1 meč',
    'A Lannister má kartu rodu "Cersei Lannister" se silou 1',
    'A Greyjoy má kartu rodu "Asha Greyjoy" se silou 1, 1 opevnění',
    'A Tyrell má kartu rodu "Ser Loras Tyrell" se silou 1',
)


def board_is_sound(t, s) -> None:
    """What must hold wherever play stands: pieces and tokens are limited, areas with units have an owner."""
    for p in t.everyone:
        assert all(pieces(t, s, p, unit) <= most for unit, most in enumerate((10, 4, 6)))
        on_board = sum(s[a + TOKEN] == p + 1 for a in t.at)
        bid = max(0, s[t.players[p] + cells.BID] - 1)
        assert s[t.players[p] + POWER] + on_board + bid + bank(t, s, p) == 20
    for i, a in enumerate(t.at):
        units = [s[a + cell] for cell in (*UNITS, *ROUTED)]
        under_way = s[FIELD] == i + 1 or s[FIELD] and s[cells.ORIGIN] == i + 1 or is_open(s, t.step["marching"])
        assert under_way or bool(s[a + OWNER]) == bool(sum(units))
        wrong = units[2] + units[5] if i not in t.seas else units[0] + units[1] + units[3] + units[4]
        assert not wrong, f"{t.areas[i].name}: land and sea are mixed"
    if not s[FIELD]:
        assert not any(s[cell] for cell in FORCE)


def deck(player: str) -> list[str]:
    """A deck with which a game can be won: plots, two kinds of characters, places and an event."""
    plots = [
        f'{player} má v balíčku zápletek zápletku "Plán {player} {k}": příjem {3 + k % 3}, iniciativa {k}, nárok {1 + k % 2}'
        for k in range(7)
    ]
    return [
        f"{player} hraje za rod {player}",
        *plots,
        f'{player} má v balíčku postavu "Rytíř {player}" se silou 3: cena 2, rod {player}',
        f'{player} má v balíčku 8 kopií karty "Rytíř {player}"',
        f'{player} má v balíčku postavu "Zbrojnoš {player}" se silou 1: cena 1, rod {player}, klíčové slovo Renown',
        f'{player} má v balíčku 6 kopií karty "Zbrojnoš {player}"',
        f'{player} má v balíčku místo "Tvrz {player}": cena 1, příjem 1, rod {player}',
        f'{player} má v balíčku 4 kopie karty "Tvrz {player}"',
        f'{player} má v balíčku událost "Lest {player}": cena 0',
        f'karta "Lest {player}" má schopnost: Výzvy; cíl: vyber soupeřovu postavu; účinek: poklekni cíl',
        f'{player} má v balíčku 3 kopie karty "Lest {player}"',
        f"balíček hráče {player} je zamíchaný",
    ]


DUEL = tuple("A " + line for line in (*deck("Stark"), *deck("Lannister")))
CARD_GAME = ("Pokud začíná příprava na hru", *DUEL)
MELEE = ("Pokud začíná příprava na hru", *DUEL, *("A " + line for line in deck("Baratheon")))
BOARD_GAME = ("A hráči mají prázdné karty rodu", "Když začne hra")


CHAIN_TABLE = (
    'Pokud Anna má hrdinu "Thrall": zdraví 25, zranění 6, klíčové slovo ochránce',
    'A Anna má ve hře spojence "Vlk": ATK 2, zdraví 3, zraňuje na blízko',
    'A Anna má ve hře spojence "Stráž": ATK 1, zdraví 4, klíčové slovo ochránce',
    'A Anna má ve hře zbraň "Sekera": ATK 3, cena úderu 1, zraňuje na blízko',
    'A Anna má ve hře zbroj "Helma": DEF 2',
    'A Anna má v ruce dovednost "Rána": cena 1',
    'A karta "Rána" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň hrdinou cíl o 1 a dober 1 kartu',
    'A Anna má v ruce dovednost "Otisk": cena 1, klíčové slovo trvalá, klíčové slovo instantní',
    'A karta "Otisk" má schopnost: Po zahrání; cíl: vyber spojence; účinek: přilož tuto kartu na cíl',
    'A karta "Otisk" má schopnost: Stálá; účinek: posil hostitele o 1 ATK a posil hostitele o 1 zdraví',
    'A Anna má ve hře předmět "Hůl"',
    (
        'A karta "Hůl" má schopnost: Placená; cena: zaplať 1 zdroj a aktivuj tuto kartu; cíl: vyber postavu; '
        "účinek: zraň hrdinou cíl o 1"
    ),
    'A Anna má v ruce spojence "Nováček": ATK 2, zdraví 1, cena 2, klíčové slovo zuřivost, jedinečná',
    'A Anna má ve hře spojence "Nováček starší": ATK 1, zdraví 2, jedinečná, název "Nováček"',
    'A Anna má mezi zdroji úkol "Výprava": cena 1, lícem nahoru',
    'A karta "Výprava" má schopnost: Odměna; účinek: vytvoř žeton spojence 1/1',
    "A Anna má 3 zdroje",
    "A Anna má v balíčku 5 karet",
    'A Boris má hrdinu "Rexxar": zdraví 20',
    'A Boris má ve hře spojence "Medvěd": ATK 3, zdraví 3, klíčové slovo plížení',
    'A Boris má ve hře spojence "Liška": ATK 1, zdraví 1, klíčové slovo nepolapitelný',
    'A Boris má ve hře dovednost "Totem ohně": zdraví 2, klíčové slovo totem',
    'A Boris má ve hře dovednost "Drápy": klíčové slovo trvalá, skupina Feral',
    'A karta "Drápy" má schopnost: Stálá; účinek: přidej na každého vašeho hrdinu klíčové slovo kočičí podoba',
    'A Boris má v ruce dovednost "Léčení": cena 1, klíčové slovo instantní',
    'A karta "Léčení" má schopnost: Po zahrání; cíl: vyber spojence; účinek: vyleč cíl o 2',
    'A Boris má v ruce dovednost "Štít": cena 1, klíčové slovo instantní',
    'A karta "Štít" má schopnost: Po zahrání; účinek: chraň každého vašeho hrdinu před 2 zraněními do konce kola',
    'A Boris má v ruce dovednost "Past": cena 3, klíčové slovo past, klíčové slovo instantní',
    'A karta "Past" má schopnost: Po zahrání; cíl: vyber útočící postavu; účinek: odvolej cíl z boje',
    'A Boris má ve hře zbraň "Luk": ATK 2, cena úderu 1, zraňuje na dálku, klíčové slovo dlouhý dosah',
    'A Boris má ve hře zbroj "Plášť": DEF 1',
    'A Boris má ve hře zbroj "Pás": DEF 1',
    "A Boris má 3 zdroje",
    "A Boris má v balíčku 5 karet",
    "A Boris má v ruce 8 karet",
)


def champion(player: str) -> list[str]:
    """A hero and a deck with which a game is won: allies, a weapon, abilities and a quest."""
    return [
        f'{player} má hrdinu "Hrdina {player}": zdraví 6',
        f'{player} má v balíčku spojence "Voják {player}": ATK 2, zdraví 2, cena 1',
        f'{player} má v balíčku 8 kopií karty "Voják {player}"',
        f'{player} má v balíčku zbraň "Meč {player}": ATK 2, cena 1, cena úderu 1',
        f'{player} má v balíčku 2 kopie karty "Meč {player}"',
        f'{player} má v balíčku dovednost "Blesk {player}": cena 1, klíčové slovo instantní',
        f'karta "Blesk {player}" má schopnost: Po zahrání; cíl: vyber postavu; účinek: zraň cíl o 2',
        f'{player} má v balíčku 4 kopie karty "Blesk {player}"',
        f"{player} má v balíčku 6 karet",
        f"{player} má v ruce 3 karty",
        f"balíček hráče {player} je zamíchaný",
    ]


CHAIN_GAME = ("Pokud začíná hra", *("A " + line for p in ("Anna", "Boris") for line in champion(p)))
CHAIN_MELEE = (*CHAIN_GAME, *("A " + line for line in champion("Cyril")))
CHAIN_TEAMS = (*CHAIN_MELEE, *("A " + line for line in champion("Dana")), "A tým tvoří Anna a Cyril", "A tým tvoří Boris a Dana")


def chain_is_sound(t, s) -> None:
    """What must hold wherever play stands: waiting cards lie in the chain, nobody alive has fatal damage at rest."""
    for e in chain.waiting(t, s):
        b = chain.ability_of(t, s, e)
        assert b.kind != "played" or s[b.card + wow.ZONE] == wow.CHAIN
    for c in t.rows:
        assert (
            s[c + wow.ZONE] != wow.CHAIN
            or any(chain.ability_of(t, s, e).card == c for e in chain.waiting(t, s))
            or not at_rest(t, s)
        )
        assert not (s[c + wow.ZONE] == wow.DISCARD and t.flags[c] & wow.TOKEN)
    if at_rest(t, s) and not s[wow.OVER]:
        assert all(s[c + wow.DAMAGE] < health(t, s, c) for c in t.characters if s[c + wow.ZONE] == wow.PLAY)


STAGES = {
    "wow-tcg": Stage("wow-tcg 1.1", CHAIN_TABLE, chain_is_sound, whole=(CHAIN_GAME, CHAIN_MELEE, CHAIN_TEAMS)),
    "agot-ccg": Stage("agot-ccg 1.1", TABLE, whole=(CARD_GAME, MELEE)),
    "agot-lcg": Stage("agot-lcg 1.1", LATER, whole=(CARD_GAME, MELEE)),
    "agot-board": Stage(
        "agot-board 1.1",
        WAR,
        board_is_sound,
        whole=(
            ("Pokud začíná příprava hry", *BOARD_GAME),
            ("Pokud hrají Stark, Baratheon a Lannister", "A začíná příprava hry", *BOARD_GAME),
            ("Pokud hrají Stark, Baratheon, Lannister a Tyrell", "A začíná příprava hry", *BOARD_GAME),
        ),
    ),
}
