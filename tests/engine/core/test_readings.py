"""A scenario as it was meant, and what of it was typed otherwise."""

from __future__ import annotations

from rulings.engine.core.language.gherkin import GIVEN, THEN, WHEN, read
from rulings.engine.core.language.phrases import Phrase, Vocabulary
from rulings.engine.core.manifest import Manifest
from rulings.engine.core.readings import Reading, as_meant, loosely, quotable

from .toy import scenario
from .toy.town import TABLES, HasCoins, Town, town

FOE_HAS = Phrase("protivník má {n:coins}", HasCoins, "protivník má 3 zlaté", fixed=(("player", "protivník"),))
LIBRARY = {"Černý jezdec": {"type": "figure"}, "Most": {"type": "place"}}


def of(*steps, titles=dict):
    [found] = read(scenario(*steps))
    return as_meant(town, found, titles)


def said(*steps, **options):
    return [one.text for one in of(*steps, **options)[0].sentences]


def told(*steps, **options):
    return [(one.line, one.kind, one.said, one.read) for one in of(*steps, **options)[1]]


def test_what_is_understood_is_left_as_it_is():
    [found] = read(scenario("Pokud Bára má 3 zlaté", "Když Bára pasuje"))
    assert as_meant(town, found) == (found, [])
    assert as_meant(town, found)[0] is found


def test_a_hurried_sentence_is_read_and_told():
    steps = ("Pokud Bára má 3 zlaté", "A bara ma 2 zlate", "Když bara pasuje")
    assert said(*steps) == ["Bára má 3 zlaté", "Bára má 2 zlaté", "Bára pasuje"]
    assert told(*steps) == [(4, GIVEN, "bara ma 2 zlate", "Bára má 2 zlaté"), (5, WHEN, "bara pasuje", "Bára pasuje")]
    assert of(*steps)[1][0].as_dict() == {
        "line": 4, "kind": GIVEN, "said": "bara ma 2 zlate", "read": "Bára má 2 zlaté",
    }  # fmt: skip
    assert Reading(4, GIVEN, "a", "b") == Reading(4, GIVEN, "a", "b")


def test_what_nobody_understands_is_left_as_it_is():
    steps = ("Pokud bara ma 2 zlate", "A zitra bude prset")
    assert said(*steps) == ["Bára má 2 zlaté", "zitra bude prset"]
    assert len(told(*steps)) == 1


def test_a_card_is_called_as_where_it_was_laid():
    steps = ('Pokud Bára má ve hře postavu "Obr"', 'Když Bára brání postavou "OBR"', 'Pak karta "óbr" leží v ruce')
    assert said(*steps)[1:] == ['Bára brání postavou "Obr"', 'karta "Obr" leží v ruce']
    assert told(*steps) == [
        (4, WHEN, 'Bára brání postavou "OBR"', 'Bára brání postavou "Obr"'),
        (5, THEN, 'karta "óbr" leží v ruce', 'karta "Obr" leží v ruce'),
    ]


def test_a_card_is_called_as_where_it_was_laid_though_that_was_said_in_a_hurry():
    steps = ('Pokud bara ma ve hre postavu "Obr"', 'Když Bára brání postavou "OBR"')
    assert said(*steps) == ['Bára má ve hře postavu "Obr"', 'Bára brání postavou "Obr"']


def test_what_is_understood_in_other_words_is_left_as_it_is():
    class Owning(Town):
        given = TABLES[GIVEN]
        vocabulary = {**TABLES, GIVEN: Vocabulary(given.phrases, given.slots, lambda text: text.replace("vlastní", "má"))}

    [found] = read(scenario("Pokud Bára vlastní 3 zlaté", "Když Bára pasuje"))
    assert as_meant(Owning(), found) == (found, [])


def test_what_lies_on_the_table_is_left_as_it_was_laid():
    steps = ('Pokud Bára má ve hře postavu "Obr"', 'A Alík má ve hře postavu "OBR"')
    assert told(*steps) == []


def test_a_player_is_called_as_where_he_was_named_first():
    steps = ("Pokud Cyril má 3 zlaté", "Když CYRIL pasuje", 'A CYRIL brání postavou "CYRIL"')
    assert said(*steps)[1:] == ["Cyril pasuje", 'Cyril brání postavou "CYRIL"']
    assert said("Když ALÍK pasuje") == ["Alík pasuje"], "the examples name him too"


def test_the_cards_of_the_library_are_known_but_not_what_is_no_card():
    assert quotable(town, LIBRARY) == ["Černý jezdec"]
    assert said("Když bara brani postavou cerny jezdec", titles=lambda: LIBRARY) == ['Bára brání postavou "Černý jezdec"']
    asked = []
    said("Když Bára pasuje", titles=lambda: asked.append(1) or {})
    said('Pokud karta "Obr" má schopnost létat', titles=lambda: asked.append(1) or {})
    assert asked == [], "it is not asked for what is understood as it stands, be it in part"


def test_a_sentence_of_which_a_part_is_wrong_is_a_sentence_all_the_same():
    steps = ('Pokud karta "Obr" má schopnost létat', "A bara ma 2 zlate")
    assert said(*steps) == ['karta "Obr" má schopnost létat', "Bára má 2 zlaté"]


def test_whether_a_text_says_a_sentence_in_a_hurry():
    assert loosely(town, WHEN, "bara pasuje")
    assert not loosely(town, GIVEN, "bara pasuje")


def test_whether_a_text_of_one_who_speaks_of_himself_says_a_sentence():
    assert loosely(town, GIVEN, "mám 3 zlaté")
    assert loosely(town, WHEN, 'zahraju svou udalost "Noc"') is False, "no sentence says whose it is"
    assert loosely(town, WHEN, 'zahraju událost "Noc"')
    assert not loosely(town, WHEN, "mám 3 zlaté")
    assert not loosely(town, GIVEN, "mám 3 koně")


def test_the_other_one_is_called_as_the_game_calls_him():
    class Party(Town):
        manifest = Manifest(opponent="protivník")
        vocabulary = {**TABLES, GIVEN: Vocabulary([FOE_HAS], TABLES[GIVEN].slots)}

    assert loosely(Party(), GIVEN, "soupeř má 3 zlaté")
    assert not loosely(town, GIVEN, "proti soupeři má 3 zlaté")


def test_a_player_whom_nobody_has_named_yet_is_called_as_typed():
    assert said("Když Filip utoci na hrace Eva") == ["Filip útočí na hráče Eva"]


def test_somebody_is_called_so_where_but_one_other_plays_and_is_a_person_where_more_do():
    one = ("Pokud Dan má 3 zlaté", "Když soupeř pasuje")
    assert said(*one)[-1] == "Soupeř pasuje"
    more = ("Pokud Dan má 3 zlaté", "A eva ma 2 zlate", "A Filip má 1 zlatý", "Když soupeř pasuje")
    assert said(*more) == ["Dan má 3 zlaté", "Eva má 2 zlaté", "Filip má 1 zlatý", "soupeř pasuje"]
    assert told(*more) == [(4, GIVEN, "eva ma 2 zlate", "Eva má 2 zlaté")]


def test_a_name_that_comes_again_in_another_spelling_is_noticed_where_all_is_understood():
    steps = ("Pokud Dan má 3 zlaté", "Když DAN pasuje")
    assert said(*steps) == ["Dan má 3 zlaté", "Dan pasuje"]
    assert said("Pokud Dan má 3 zlaté", "Když DANA pasuje") == ["Dan má 3 zlaté", "DANA pasuje"]


def test_a_player_is_not_renamed_within_a_word_or_a_name_in_quotes():
    steps = ("Pokud Al má 3 zlaté", 'A AL má ve hře postavu "AL ALENA"')
    assert said(*steps)[1] == 'Al má ve hře postavu "AL ALENA"'
