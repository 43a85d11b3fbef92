"""Whatever is offered to be chosen can be said as a sentence, and what is said is accepted, wherever sentences lead."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rulings.engine.core.offers import offers

from .stages import STAGES
from .support import line_of

WALKS, LONG = 2, 6
"""Walks over a stage, and sentences said on each: what can be said at one place is found in up to a second."""


def moments(stage, seed):
    """The places at which a script rests on a walk of sentences that are offered, and what is offered there."""
    line, chance, said = stage.line(), random.Random(seed), []
    for _ in range(LONG):
        if not line.options:
            return
        found = offers(line)
        yield line, found, tuple(said)
        if not found.legal:
            return
        text = chance.choice(found.legal).text
        said.append(text)
        line.move(line.game.parse("when", text).intents(line.t, line.s))


@pytest.mark.parametrize("stage", STAGES.values(), ids=list(STAGES))
def test_every_kind_of_choice_is_offered_as_a_sentence_that_can_be_played(stage):
    open_kinds, said_kinds = Counter(), Counter()
    for seed in range(WALKS):
        for line, found, _said in moments(stage, seed):
            if line.game.is_idle(line.options):
                continue  # to go on is no choice that one would say
            there, unsaid = Counter(choice[0] for choice in line.options), Counter(choice[0] for choice in found.unsaid)
            open_kinds.update(there)
            said_kinds.update({kind: there[kind] - unsaid[kind] for kind in there})
            for offer in found.legal:
                line.fork().move(line.game.parse("when", offer.text).intents(line.t, line.s))  # raises where it is not accepted
    assert open_kinds
    assert [kind for kind in open_kinds if not said_kinds[kind]] == []


COMBAT = 'Pokud probíhá bojové střetnutí "Vlk"'
DIPLOMACY = 'Pokud probíhá diplomatické střetnutí "Převozník"'


@pytest.mark.parametrize("moves", [(), ("Když aktivuje se Beor",)])
@pytest.mark.parametrize(("encounter", "sayable"), [(COMBAT, False), (DIPLOMACY, True)])
def test_flight_is_offered_where_it_can_be_said(encounter, sayable, moves):
    found = offers(line_of(encounter, 'A Beor má v ruce kartu "Útok"', *moves))
    assert ("družina uprchne" in [offer.text for offer in found.legal]) == sayable
    assert ("flee",) not in found.unsaid


def test_what_chance_turns_up_is_offered_by_the_names_of_the_cards():
    line = line_of("Pokud je fáze plánování", "Když začne další kolo", rule="agot-board 1.1")
    texts = [offer.text for offer in offers(line).legal]
    assert any(text.startswith("náhoda otočí v balíčku Westeros I kartu ") for text in texts)
