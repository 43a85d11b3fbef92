"""Random play: whatever is chosen, positions stay sound, forks stay apart, refusals agree with the legal list."""

from __future__ import annotations

import random

import pytest

from rulings.engine.core.flow import asked, take

from .support import line_of

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


def table(edition: str):
    return line_of(*(TABLE if edition == "agot-ccg" else LATER), rule=f"{edition} 1.1")


@pytest.mark.parametrize("edition", ["agot-ccg", "agot-lcg"])
@pytest.mark.parametrize("seed", range(12))
def test_random_play_keeps_positions_sound(seed, edition):
    chance = random.Random(seed)
    line = table(edition)
    for _ in range(400):
        if not line.options:
            break
        before = bytes(line.s)
        fork = line.fork()
        choice = chance.choice(line.options)
        player = asked(line.t, line.s)
        assert choice not in [("pass",), ("done",)] or player < 200
        fork.take(choice)
        assert bytes(line.s) == before, "a fork changed its parent"
        line.take(choice)
        assert bytes(line.s) == bytes(fork.s), "the same choice led to two positions"
        assert line.t.layout.status(line.s) == []


@pytest.mark.parametrize("edition", ["agot-ccg", "agot-lcg"])
@pytest.mark.parametrize("seed", range(6))
def test_no_legal_choice_is_refused(seed, edition):
    """A choice on the legal list has no refusal; whatever has none and is of this step is on the list."""
    chance = random.Random(seed)
    line = table(edition)
    for _ in range(120):
        if not line.options:
            break
        player = asked(line.t, line.s)
        for choice in line.options:
            assert line.game.refusals(line.t, line.s, player, choice) == [], choice
        line.take(chance.choice(line.options))


def test_the_same_moves_give_the_same_bytes():
    ends = set()
    for _ in range(2):
        line = line_of(*TABLE)
        for _ in range(60):
            if not line.options:
                break
            take(line.t, line.s, sorted(line.options, key=repr)[0])
            from rulings.engine.core.flow import advance

            line.options = advance(line.t, line.s)
        ends.add(bytes(line.s))
    assert len(ends) == 1
