"""Every phrase of the ability tables can be played: nothing stands in the vocabulary that the engine does not do."""

from __future__ import annotations

import pytest

from rulings.engine.games.agot_cards.words.abilities import LANGUAGE

from .support import report

SCENE = (
    'Pokud Stark má ve hře postavu "Rytíř" se silou 3: označení Knight, moc 2',
    'A Stark má ve hře postavu "Panoš" se silou 1',
    'A Stark má ve hře místo "Dvůr": vliv 3',
    'A Stark má v ruce postavu "Posel"',
    "A Stark má v balíčku 4 karty",
    'A Lannister má ve hře postavu "Strážný" se silou 2',
    "A Lannister má v ruce 2 karty",
    'A Stark má ve hře místo "Hrad"',
)


@pytest.mark.parametrize("phrase", LANGUAGE.costs.phrases, ids=lambda phrase: phrase.example[:60])
def test_every_cost_can_be_paid(phrase):
    ability = f'A karta "Rytíř" má schopnost: Velení; cena: {phrase.example}; účinek: lízni 1 kartu'
    found = report(
        *SCENE,
        "A je fáze velení",
        "A Stark má 5 zlatých",
        ability,
        'Pak je dovoleno: Stark použije kartu "Rytíř"',
        rule="agot-lcg 1.1",
    )
    assert found.verdict == "confirmed", found.reason


@pytest.mark.parametrize("phrase", LANGUAGE.triggers.phrases, ids=lambda phrase: phrase.example[:60])
def test_every_trigger_can_stand_in_a_situation(phrase):
    ability = f'A karta "Hrad" má schopnost: Pasivní, {phrase.example}; účinek: lízni 1 kartu'
    assert report(*SCENE, ability, "Když začne fáze nadvlády", "Pak hra pokračuje", rule="agot-lcg 1.1").verdict == "confirmed"
