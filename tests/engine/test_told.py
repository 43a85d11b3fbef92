"""What happens is told in the words of players: whose, what, until when; and a refusal names the sharpest rule first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulings.engine import GAMES, Desk, folded, said_alike
from rulings.engine.core.check import compile_scenario, play
from rulings.engine.core.flow import OVER
from rulings.engine.core.language.gherkin import read
from rulings.engine.games.tainted_grail.naming import OUTCOMES
from rulings.engine.games.tainted_grail.sentences.progress import OutcomeIs

from .stages import STAGES

FIXTURES = Path(__file__).parents[2] / "fixtures"
ENDINGS = {wording.pattern: dict(wording.fixed)["outcome"] for wording in OutcomeIs.then}
"""The sentences that ask how an encounter ended, and what each asks for."""

LASTS = """podle agot-ccg
Stark má ve hře postavu "Robb" se silou 5
Stark má ve hře místo "Hrad"
karta "Hrad" má schopnost: Výzvy; cíl: vyber postavu; účinek: {effect}
Stark použije kartu "Hrad" s cílem "Robb"
"""
STORIES = {
    "agot-ccg": """Stark má ve hře postavu "Robb" se silou 5: Renown
Lannister má ve hře postavu "Jaime" se silou 3
Lannister má na kartě rodu 2 moci
Stark zahájí proti hráči Lannister mocenskou výzvu postavou "Robb"
Lannister brání postavou "Jaime"
skončí výzva
""",
    "wow-tcg": """Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
Boris má ve hře spojence "Medvěd": ATK 3, zdraví 2
Anna navrhne boj: "Vlk" proti "Medvěd"
skončí boj
""",
    "agot-board": """Stark má v oblasti Winterfell 2 pěšáky a rozkaz Pochod 0
Stark pochoduje z oblasti Winterfell: 1 pěšák do oblasti Karhold
""",
    "tainted-grail": """probíhá bojové střetnutí "Vlk"
střetnutí má cílovou hodnotu 6
bojová bilance je 4
Beor má v ruce kartu "Útok"
karta "Útok" má vlevo ve volném zámku 1 ukazatel
aktivuje se Beor
Beor vyloží "Útok"
""",
}
"""A few moves of every game."""


def clauses(text: str, book: str) -> list[str]:
    [report] = Desk(text, book=book).judging("what").reports()
    assert report.verdict == "confirmed", report.reason
    return [change.said for step in report.trace for change in step.changes if change.said]


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("posil cíl o 2 do konce fáze", "účinek karty „Hrad“: karta „Robb“ má sílu +2 do konce fáze"),
        ("omez cíl: nesmí bránit do konce fáze", "účinek karty „Hrad“: karta „Robb“ nesmí bránit do konce fáze"),
    ],
)
def test_a_lasting_effect_says_what_it_does_to_which_card_by_which_and_until_when(effect, told):
    text = LASTS.format(effect=effect)
    assert clauses(text, "agot-ccg") == [told]
    assert f"už neplatí: {told.partition(': ')[2]}" in clauses(text + "skončí fáze\n", "agot-ccg")


@pytest.mark.parametrize("book", STORIES)
def test_changes_are_clauses_that_name_what_changed(book):
    said = clauses(STORIES[book], book)
    assert said
    for one in said:
        assert not re.search(r"^[\w ]*: \w+$", one), one  # a clause has a verb, a cell has a colon


def test_what_is_told_of_a_battle_and_of_a_challenge():
    challenge = clauses(STORIES["agot-ccg"], "agot-ccg")
    assert {"karta „Jaime“ poklekne", "výzvu vyhrává Stark", "Stark má na kartě rodu 1 žeton moci (předtím 0)"} <= set(challenge)
    combat = clauses(STORIES["wow-tcg"], "wow-tcg")
    assert {"karta „Vlk“ má 3 zranění (předtím 0)", "karta „Medvěd“ jde na hřbitov"} <= set(combat)
    assert "karta „Vlk“ se připraví" not in combat  # of what has gone only where it went is told
    march = clauses(STORIES["agot-board"], "agot-board")
    assert "v oblasti Winterfell je 1 pěšák (předtím 2)" in march
    assert "z oblasti Winterfell zmizí rozkaz Pochod 0" in march


ENDED = {
    "střetnutí je vyhrané": """střetnutí má cílovou hodnotu 1
bojová bilance je 1
aktivuje se Beor
Beor ukončí vykládání
""",
    "střetnutí je opuštěné úprkem": """Beor má v ruce kartu "Útok"
karta "Útok" má schopnost při vyložení: dobrat 2 karty
Beor má v balíčku 0 karet
aktivuje se Beor
Beor vyloží "Útok"
""",
}
"""By how a combat ends, what leads to it."""


@pytest.mark.parametrize("told", ENDED)
def test_how_an_encounter_ends_is_told(told):
    assert told in clauses('probíhá bojové střetnutí "Vlk"\n' + ENDED[told], "tainted-grail")


def test_of_every_situation_that_ends_an_encounter_its_outcome_is_told():
    """Whatever sentence asks for the outcome, the story has said it by then; one that goes on is told of nothing."""
    asked, untold = set(), []
    for path in sorted((FIXTURES / "tainted-grail" / "scenarios").glob("1[5-8]*.feature")):
        for one in read(path.read_text(encoding="utf-8")):
            wanted = [OUTCOMES[ENDINGS[x.text]] for x in one.sentences if x.text in ENDINGS]
            game = GAMES["tainted_grail"]
            if not wanted:
                continue
            situation, script = compile_scenario(game, one, {})
            steps = play(game, situation, script, traced=True).recorder.steps
            said = {change.said for step in steps for change in step.changes}
            asked |= set(wanted)
            untold += [
                (path.name, one.name) for outcome in wanted if (f"střetnutí je {outcome}" in said) == (outcome == OUTCOMES[0])
            ]
    assert len(asked) >= 6
    assert untold == []


@pytest.mark.parametrize("stage", STAGES.values(), ids=list(STAGES))
def test_the_end_of_a_game_is_told(stage):
    """In one of the ways in which it can: that there is no more to play in a situation is no news by itself."""
    line = stage.line()
    before = bytes(line.s)
    said = []
    for line.s[OVER] in (1, 2):
        said += [change.said for change in line.game.narrator.changes(line.t, before, bytes(line.s)) if change.said]
    assert said


def test_what_hits_take_away_is_told_before_what_comes_of_it():
    text = 'probíhá bojové střetnutí "Vlk"\nstřetnutí má cílovou hodnotu 20\nBeor má zdraví 2\n'
    attack = "při bilanci od -9 do 9 protivník útočí: 2 zásahy\n"
    said = clauses(f"{text}{attack}aktivuje se Beor\nBeor ukončí vykládání\n", "tainted-grail")
    assert said.index("Beor má zdraví 0 (předtím 2)") < said.index("Beor umírá")


ANSWER = """probíhá bojové střetnutí "Tulák"
Beor má v ruce karty "Útok" a "Do střehu!"
"""


@pytest.mark.parametrize(
    ("text", "told", "rules"),
    [
        ('protivník útočí: 3 zásahy\nBeor vyloží "Útok"\nprotivník odpoví\n', "Beor má zdraví 3 (předtím 6)", ["12.9", "15.4"]),
        (
            'střetnutí má povahu oportunista\npříležitostný útok je 2 zásahy\nBeor vyloží "Útok"\nBeor ukončí vykládání\n',
            "Beor má zdraví 4 (předtím 6)",
            ["12.9", "15.9", "16.9"],
        ),
        (
            'bojová bilance je 1\nprotivník útočí: -2 ukazatele\nBeor vyloží "Útok"\nprotivník odpoví\n',
            "bojová bilance je 0 (předtím 1)",
            ["15.3", "15.4"],
        ),
        (
            'bojová bilance je 1\nprotivník útočí: -2 ukazatele\nBeor vyloží "Útok"\nprotivník odpoví\n',
            "karta „Do střehu!“ (Beor) je odhozená",
            ["15.3"],
        ),
    ],
)
def test_the_rule_that_makes_a_change_comes_first(text, told, rules):
    [report] = Desk(ANSWER + text, book="tainted-grail").judging("what").reports()
    [step] = [step for step in report.trace if any(change.said == told for change in step.changes)]
    assert [rule.removeprefix("tainted-grail ") for rule in step.rules[: len(rules)]] == rules


# -- refusals -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_rules_on_the_moment_stand_behind_those_that_would_refuse_it_ever(game):
    played = GAMES[game]
    late = sorted(played.of_time)
    sharp = [rule for rule in sorted(played.enacted) if rule not in played.of_time][:3]
    assert late
    assert sharp
    assert played.sharpest_first([late[0], sharp[0], late[-1], sharp[1]]) == (sharp[0], sharp[1], late[0], late[-1])


def test_who_kneels_and_is_out_of_turn_is_refused_for_kneeling_first():
    text = 'podle agot-ccg\nna tahu je Lannister\nStark má ve hře postavu "Robb": klečí\nLannister má ve hře postavu "Jaime"\n'
    [report] = Desk(text + 'Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"').judging("may").reports()
    named = re.findall(r"agot-ccg [\d.]+[a-z]?", report.reason)
    assert named[:2] == ["agot-ccg 2.7", "agot-ccg 7.7"]
    assert {"agot-ccg 6.39", "agot-ccg 9.33"} <= set(named[2:])


@pytest.mark.parametrize("game", GAMES)
def test_what_says_one_thing_is_told_once_and_nothing_is_lost(game):
    alike = next(rule for rule in sorted(GAMES[game].said_alike) for one in said_alike(rule) if one.others and not one.sums_up)
    other = next(one.others[0] for one in said_alike(alike) if one.others and not one.sums_up)
    stranger = next(rule for rule in sorted(GAMES[game].enacted) if rule not in GAMES[game].said_alike)
    assert folded([alike, stranger, other]) == [[alike, other], [stranger]]
