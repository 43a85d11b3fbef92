"""A stage for every edition: a table on which much can happen, for the tests that every game must pass.

A new game gets all of them for one entry in ``STAGES``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulings.engine.core.flow import is_open
from rulings.engine.games.agot_board import cells
from rulings.engine.games.agot_board.cells import FIELD, FORCE, OWNER, POWER, ROUTED, TOKEN, UNITS
from rulings.engine.games.agot_board.values import bank, pieces

from .chain_stage import CHAIN_GAME, CHAIN_MELEE, CHAIN_TABLE, CHAIN_TEAMS, chain_is_sound
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


FIGHT = (
    "Pokud hrají Beor a Arev",
    'A probíhá bojové střetnutí "Tulák"',
    "A střetnutí má cílovou hodnotu 9",
    "A střetnutí má povahu horda, lest a oportunista",
    "A střetnutí má v 1. řadě zámek agresivity 2",
    "A při bilanci od 0 do 3 protivník útočí: 2 zásahy a -1 ukazatel",
    "A při bilanci od 4 do 99 protivník útočí: 1 zásah",
    "A příležitostný útok je 1 zásah",
    "A odměna je zkušenosti +2",
    "A kořist je cennosti +2",
    "A Beor má agresivitu 2",
    "A Beor má čáry 2",
    "A Arev má hrůzu 6",
    'A Beor nese předmět "Sekera" se slovem zbraň',
    'A Beor má v ruce karty "Útok", "Do střehu!" a "Vrh zbraní"',
    'A karta "Útok" má v 1. řadě bonus 1 ukazatel',
    'A karta "Útok" má vlevo ve volném zámku 1 ukazatel',
    'A karta "Útok" má vpravo zámek čar',
    'A karta "Útok" má v 1. řadě zámek agresivity 1',
    'A karta "Útok" má v 2. řadě zámek odvahy 0',
    'A karta "Do střehu!" má vlevo zámek čar s bonusem další karta',
    'A karta "Do střehu!" má schopnost zpožděná: dobrat 1 kartu',
    'A karta "Do střehu!" má schopnost při reakci protivníka: -2 zásahy',
    'A karta "Do střehu!" má vpravo ve volném zámku násobitel 2',
    'A karta "Vrh zbraní" má vlevo ve volném zámku 1 ukazatel',
    'A karta "Vrh zbraní" má v 1. řadě bonus další karta',
    'A karta "Vrh zbraní" má v 2. řadě bonus 1 ukazatel',
    'A karta "Vrh zbraní" má schopnost při vyložení: vrhnout zbraň nebo štít za 2 ukazatele a 2 náboje',
    'A karta "Vrh zbraní" má schopnost za 2 náboje: vyložit další kartu bez propojení',
    'A karta "Vrh zbraní" je pasivní',
    "A Arev má v ruce 2 karty",
    'A Arev má v balíčku karty "Úskok" a "Výpad"',
    "A Arev má v balíčku 4 karty",
    'A karta "Úskok" má vlevo ve volném zámku 1 ukazatel a odhodit poslední kartu sledu',
    'A karta "Výpad" má schopnost při vyložení: odhodit 1 kartu',
)


def encounter(kind: str, *names: str) -> tuple[str, ...]:
    """A whole encounter of so many characters, with decks of which something is known."""
    decks = [
        line
        for name in names
        for line in (
            f'A {name} má v balíčku karty "Krok {name}" a "Skok {name}"',
            f"A {name} má v balíčku 13 karet",
            f"A {name} má zamíchaný balíček",
            f'A karta "Krok {name}" má vlevo ve volném zámku {"2 ukazatele" if kind == "bojové" else "náklonnost +2"}',
            f'A karta "Skok {name}" má schopnost při vyložení: dobrat 1 kartu',
        )
    ]
    sides = ("střetnutí má povahu pomalý a zuřivost", "protivník útočí: 1 zásah", "střetnutí má cílovou hodnotu 6")
    if kind != "bojové":
        sides = ("v etapě 2 protivník reaguje: náklonnost -1", "selhání je hrůza +1", "střetnutí má v 1. řadě zámek empatie 1")
    who = f"hrají {', '.join(names[:-1])} a {names[-1]}" if len(names) > 1 else f"hraje {names[0]}"
    return (f"Pokud {who}", f'A začíná {kind} střetnutí "Zkouška"', *(f"A {side}" for side in sides), *decks)


DAY = (
    "Pokud hrají Beor a Arev",
    "A nadchází nový den",
    "A v 1. řadě mapy leží lokace 101, 102 a 103",
    "A lokace 102 je propojena s lokacemi 101 a 103",
    "A v lokaci 102 stojí menhir s mincí 20",
    "A v lokaci 103 leží mince času 2",
    "A místní akce v lokaci 102 přinese: pokrmy +1 a zkušenosti +1",
    "A okamžitá akce v lokaci 103 je: hrůza +1",
    "A v lokaci 103 je symbol snu",
    "A balíček událostí má 99 karet",
    'A v lokaci 101 je strážce "Medvěd"',
    "A Beor je v lokaci 102",
    "A Arev je v lokaci 103",
    'A Beor má mimo balíčky kartu "Útok"',
    *(f"A omezovač při zdraví {n} dovolí výdrž {min(n, 6)}" for n in range(11)),
)
"""Whole days: a map, a guardian that harms nobody, food, rest and dreams."""

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
    "tainted-grail": Stage(
        "tainted-grail 1.1",
        FIGHT,
        whole=(
            encounter("bojové", "Beor"),
            encounter("bojové", "Beor", "Arev", "Duana", "Ailei"),
            encounter("diplomatické", "Beor"),
            encounter("diplomatické", "Beor", "Arev"),
            DAY,
        ),
    ),
}
