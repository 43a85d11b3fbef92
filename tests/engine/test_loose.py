"""Sentences as people type them in a hurry: in any case, without diacritics and quotes; offers keep what was said."""

from __future__ import annotations

import unicodedata

import pytest

from rulings.engine import GAMES, Desk
from rulings.engine.core.language.facts import kept
from rulings.engine.core.language.gherkin import GIVEN, THEN, WHEN, ScenarioError
from rulings.engine.core.language.holes import plain
from rulings.engine.core.language.loose import names_of, reading

KINDS = (GIVEN, WHEN, THEN)


def hurried(text: str, quotes: bool = True) -> str:
    """A sentence without capitals, diacritics and (unless ``quotes``) quotation marks."""
    bare = "".join(x for x in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(x))
    return bare if quotes else bare.replace('"', "")


def test_plain_letters_stand_where_they_stood():
    text = 'Řekotočí „Ďas“ ½ "Žluťoučký KŮŇ" ﬁ'
    assert len(plain(text)) == len(text)
    assert plain("Žluťoučký KŮŇ") == "zlutoucky kun"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("quotes", [True, False])
def test_every_example_is_read_without_capitals_and_diacritics(game, kind, quotes):
    """With quotes all of them; without, where the names are known, and no text of a card stands in the sentence."""
    tables, wrong, tried = GAMES[game].vocabulary, [], 0
    for phrase in tables[kind].phrases:
        if "{ability}" in phrase.pattern or (not quotes and "{text}" in phrase.pattern):
            continue
        names = names_of([(kind, phrase.example)], tables)
        said = hurried(phrase.example, quotes)
        if said == phrase.example:
            continue
        tried += 1
        read = reading(said, kind, tables, names)
        try:
            same = read and tables[kind].parse(read) == tables[kind].parse(phrase.example)
        except ScenarioError:  # its words are known, what they say of a card is not
            same = False
        if not same:
            wrong.append((phrase.example, read))
    assert tried > 5
    assert len(wrong) <= tried * (0.02 if quotes else 0.05), wrong


@pytest.mark.parametrize(
    ("book", "typed", "read"),
    [
        ("agot-ccg", "lannister ma ve hre postavu rytir se silou 3", 'Lannister má ve hře postavu "Rytir" se silou 3'),
        ("agot-ccg", "STARK MÁ 3 ZLATÉ", "Stark má 3 zlaté"),
        ("wow-tcg", "anna ma ve hre spojence vlk: atk 2, zdravi 3", 'Anna má ve hře spojence "Vlk": ATK 2, zdraví 3'),
        ("agot-board", "stark ma ve winterfellu 2 pesaky", "Stark má v oblasti Winterfell 2 pěšáky"),
        (
            "agot-ccg",
            "stark ma ve hre postavu jon se silou 5, kleci a moc 2",
            'Stark má ve hře postavu "Jon" se silou 5: klečí, moc 2',
        ),
        ("tainted-grail", "probiha bojove stretnuti vlk", 'probíhá bojové střetnutí "Vlk"'),
    ],
)
def test_it_is_told_how_a_sentence_is_read(book, typed, read):
    desk = Desk(typed, book=book)
    assert desk.faults() == []
    assert [one.text for one in desk.scenarios[0].sentences] == [typed]
    assert [one.text for one in desk.cases[0].scenario.sentences] == [read]
    told = [(one.line, one.said, one.read) for one in desk.readings]
    assert told == [(1, typed, read)]


def test_places_are_known_by_their_czech_names_where_they_lie_and_where_one_goes():
    given = GAMES["agot_board"].vocabulary[GIVEN]
    assert given.parse("Stark má na Dračím kameni 1 rytíře") == given.parse("Stark má v oblasti Dragonstone 1 rytíře")
    when = GAMES["agot_board"].vocabulary[WHEN]
    march = when.parse("Stark pochoduje z oblasti Winterfell: 1 pěšák do oblasti Castle Black")
    assert when.parse("Stark pochoduje ze Zimohradu: 1 pěšák do Černého hradu") == march
    assert Desk("stark pochoduje ze zimohradu: 1 pesak do cerneho hradu", book="agot-board").readings[0].read == when.write(march)


@pytest.mark.parametrize(
    ("kind", "said", "meant"),
    [
        (GIVEN, "Stark má na Dragonstone 1 rytíře", "Stark má v oblasti Dragonstone 1 rytíře"),
        (GIVEN, "Stark má na Winterfell 1 rytíře", "Stark má v oblasti Winterfell 1 rytíře"),
        (THEN, "Stark má na Dragonstone 1 rytíře", "Stark má v oblasti Dragonstone 1 rytíře"),
        (THEN, "Stark má na Řekotočí 1 rytíře", "Stark má v oblasti Riverrun 1 rytíře"),
        (WHEN, "Stark provede nájezd ze Shipbreaker Bay na Dragonstone",
         "Stark provede nájezd z oblasti Shipbreaker Bay na oblast Dragonstone"),
        (WHEN, "Stark provede nájezd z oblasti Blackwater na Reach",
         "Stark provede nájezd z oblasti Blackwater na oblast Reach"),
    ],
)  # fmt: skip
def test_a_name_undeclined_says_where_something_lies_unless_somebody_comes_from_elsewhere(kind, said, meant):
    table = GAMES["agot_board"].vocabulary[kind]
    assert table.parse(meant) is not None
    assert table.parse(said) == table.parse(meant)


@pytest.mark.parametrize(
    "ability", ["při vyložení: dobrat 2 karty", "zpožděná: zdraví -1 a 1 ukazatel", "stálá: -1 zásah", "za 2 náboje: hrůza +1"]
)
def test_what_a_card_does_is_read_in_a_hurry_too(ability):
    tables = GAMES["tainted_grail"].vocabulary
    text = f'karta "Kámen" má schopnost {ability}'
    assert reading(hurried(text), GIVEN, tables, names_of([(GIVEN, text)], tables)) == text


def test_a_hurried_name_undeclined_is_the_name_of_the_place():
    [told] = Desk("stark ma na dragonstone 1 rytire", book="agot-board").readings
    assert told.read == "Stark má v oblasti Dragonstone 1 rytíře"


def test_a_name_is_that_of_the_card_that_lies_there_however_it_is_spelled_later():
    text = 'Stark má ve hře postavu "Rytíř" se silou 3\nlannister ma ve hre postavu jaime\nstark zahaji proti hraci lannister '
    desk = Desk(text + 'vojenskou vyzvu postavou rytir\nLANNISTER brání postavou "JAIME"\nvýzvu vyhraje Stark', book="agot-ccg")
    assert [report.verdict for report in desk.reports()] == ["confirmed"]
    assert [one.read for one in desk.readings][-1] == 'Lannister brání postavou "JAIME"'


def test_the_game_of_a_hurried_text_is_known():
    assert Desk("anna ma ve hre spojence vlk\nboris ma hrdinu thrall\nanna navrhne boj: vlk proti thrall").book == "wow-tcg"


def test_opening_words_may_be_hurried_too():
    desk = Desk("pokud stark ma 3 zlate\nkdyz stark pasuje\npak stark ma 3 zlate", book="agot-ccg")
    assert [one.kind for one in desk.scenarios[0].sentences] == ["given", "when", "then"]
    assert desk.faults() == []


@pytest.mark.parametrize(
    "typed", ["stark ma ve hre postavu rytir se silou tri a pul", "stark ma 3 zlate a jeste neco", "zitra bude prset"]
)
def test_no_word_is_left_out_to_read_a_sentence(typed):
    assert Desk(typed, book="agot-ccg").readings == []


# -- what is offered ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("book", "typed", "meant"),
    [
        ("wow-tcg", 'Anna má zbraň "Meč" s útokem 3 a cenou úderu 1', 'Anna má ve hře zbraň "Meč": ATK 3, cena úderu 1'),
        ("wow-tcg", 'Boris má zbroj "Štít" s DEF 2', 'Boris má ve hře zbroj "Štít": DEF 2'),
        ("tainted-grail", "Beor má teror 4", "Beor má hrůzu 4"),
        (
            "tainted-grail",
            'karta "Útok" má vlevo v zámku čar 3 ukazatele',
            'karta "Útok" má vlevo zámek čar s bonusem 3 ukazatele',
        ),
        ("agot-ccg", 'Stark má postavu "Jon" se silou 4 a moc 2', 'Stark má ve hře postavu "Jon" se silou 4: moc 2'),
        ("agot-ccg", 'Stark má klečící postavu "Robb"', 'Stark má ve hře postavu "Robb": klečí'),
    ],
)
def test_what_is_offered_keeps_every_fact(book, typed, meant):
    [fault] = Desk(typed, book=book).faults()
    assert (fault.meant[0].text, fault.meant[0].unsaid, fault.meant[0].added) == (meant, (), ())


def test_what_is_offered_keeps_who_does_it_to_whom_and_with_what():
    text = 'Stark má ve hře postavu "Jon"\nLannister má ve hře postavu "Jaime"\nlannister zautoci vojensky na starka jaimem'
    [fault] = Desk(text, book="agot-ccg").faults()
    said = [one.text for one in fault.meant]
    assert 'Lannister zahájí proti hráči Stark vojenskou výzvu postavou "Jaime"' in said
    assert all("Lannister" in one and "Jaime" in one for one in said)


def test_what_a_sentence_cannot_say_and_what_it_makes_up_is_told():
    [fault] = Desk("střetnutí vlk s cílovou hodnotou 6", book="tainted-grail").faults()
    assert (fault.meant[0].text, fault.meant[0].unsaid) == ("střetnutí má cílovou hodnotu 6", ('"Vlk"',))
    [fault] = Desk("Anna má hrdinu 25 životů", book="wow-tcg").faults()
    assert (fault.meant[0].text, fault.meant[0].added) == ('Anna má hrdinu "Thrall": zdraví 25', ('"Thrall"',))


def test_a_player_is_not_offered_as_a_card():
    for fault in Desk("boj Anny hrdina proti hrdinovi Borise", book="wow-tcg").faults():
        assert not [one.text for one in fault.meant if '"Boris' in one.text or '"Ann' in one.text]


def test_numbers_are_kept_with_what_they_count():
    assert kept("Beor má teror 4", "Beor má zdraví 4").said == 1
    assert kept("Stark má 3 zlaťáky", "Stark má 3 zlaté").unsaid == ()
    assert kept("Stark má 3 zlaté a 2 moci", "Stark má 2 zlaté").unsaid == ("3 zlaté", "moci")


def test_a_name_typed_without_quotes_is_kept_where_the_word_before_it_calls_a_card():
    text = "anna ma spojence vlk s 2 útoku a 3 životy\nboris ma spojence stin, je nepolapitelny\nvlk utoci na stin"
    first = [fault.meant[0].text for fault in Desk(text, book="wow-tcg").faults()]
    assert first[:2] == [
        'Anna má ve hře spojence "Vlk": ATK 2, zdraví 3',
        'Boris má ve hře spojence "Stin": klíčové slovo nepolapitelný',
    ]
    assert all(name in first[2] for name in ('"Vlk"', '"Stin"'))


def test_no_card_is_offered_by_another_kind_than_the_situation_calls_it():
    text = "na tahu je Lannister\nlannister ma v ruce udalost vražda: bez ceny\nstark ma ve hre postavu arya\n"
    [fault] = Desk(text + "lannister zahraje vrazda na arya", book="agot-ccg").faults()
    assert fault.meant[0].text == 'Lannister zahraje událost "Vražda" s cílem "Arya"'
    assert not [one.text for one in fault.meant if 'postavu "Vražda"' in one.text]


@pytest.mark.parametrize(
    ("book", "typed", "meant"),
    [
        (
            "wow-tcg",
            "anna ma 3 zdroje a v ruce spojence vlk s cenou 2",
            'Anna má 3 zdroje\nAnna má v ruce spojence "Vlk": cena 2',
        ),
        ("tainted-grail", "beor má odvahu 2 a v ruce kartu Útok", 'Beor má odvahu 2\nBeor má v ruce kartu "Útok"'),
    ],
)
def test_what_says_several_things_is_offered_as_several_sentences(book, typed, meant):
    [fault] = Desk(typed, book=book).faults()
    assert (fault.meant[0].text, fault.meant[0].unsaid) == (meant, ())
    assert Desk(meant, book=book).faults() == []
