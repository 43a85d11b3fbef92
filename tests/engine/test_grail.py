"""The game of linked cards: its texts come back as they went, none of them is silent, and the party is asked as a whole."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.engine.games.tainted_grail import model
from rulings.engine.games.tainted_grail.cells import ATTRIBUTES, VALUES
from rulings.engine.games.tainted_grail.model import Ability, Effect
from rulings.engine.games.tainted_grail.sentences import VOCABULARY
from rulings.engine.games.tainted_grail.words.effects import read_ability, read_effects, write_ability, write_effects

from .support import line_of, report

RULE = "tainted-grail 13.13"

# -- words ----------------------------------------------------------------------------------------
some = st.integers(-9, 9).filter(bool)
more = st.integers(1, 9)
attribute = st.sampled_from(ATTRIBUTES)
plain = st.one_of(
    st.builds(Effect, st.sampled_from([model.MARKERS, model.HITS, model.AFFINITY]), some),
    st.builds(Effect, st.sampled_from([model.DRAW, model.DISCARD, model.CHARGE]), more),
    st.builds(Effect, st.just(model.GAIN), some, st.sampled_from(list(VALUES))),
    st.builds(Effect, st.sampled_from([model.BY_ENCOUNTER, model.DISCARD_LAST, model.DESTROY_LAST, model.FURTHER])),
    st.builds(Effect, st.just(model.THROW), more, st.just("zbraň/štít")),
)
counting = st.one_of(
    plain,
    st.builds(Effect, st.just(model.MARKERS), more, per=attribute),
    st.builds(Effect, st.just(model.CHARGE), more, level=attribute),
    st.builds(Effect, st.just(model.AFFINITY), some, unless=st.sampled_from(["green", "red"])),
    st.builds(Effect, st.just(model.GAIN), some, st.sampled_from(list(VALUES)), everybody=st.just(True)),
)
effects = st.lists(counting, min_size=1, max_size=4).map(tuple)
answers = st.lists(st.builds(Effect, st.sampled_from([model.MARKERS, model.HITS]), some), min_size=1, max_size=3).map(tuple)
abilities = st.one_of(
    st.builds(Ability, st.just(model.ON_PLAY), effects),
    st.builds(Ability, st.sampled_from(model.CHANGING), answers),
    st.builds(Ability, st.just(model.DELAYED), effects, st.integers(1, 9)),
    st.builds(Ability, st.just(model.CHARGES), effects, st.integers(1, 9), st.integers(0, 4)),
)


@given(effects)
def test_effects_come_back_as_they_went(x):
    assert read_effects(write_effects(x)) == x


@given(abilities)
def test_abilities_come_back_as_they_went(x):
    assert read_ability(write_ability(x)) == x


# -- no text is silent ----------------------------------------------------------------------------
FIGHT = (
    'Pokud probíhá bojové střetnutí "Vlk"',
    "A bojová bilance je 5",
    "A střetnutí má v 1. řadě zámek agresivity 1",
    "A střetnutí má vpravo zámek čar",
)
TALK = (
    'Pokud probíhá diplomatické střetnutí "Převozník"',
    "A v etapě 1 přinese bonus střetnutí: náklonnost +1",
    "A střetnutí má v 1. řadě zámek agresivity 1",
    "A střetnutí má vpravo zámek čar",
)
HERO = (
    *(f"A Beor má {what} 4" for what in ("agresivitu", "čáry", "pověst", "hrůzu", "odvahu", "výdrž", "zkušenosti")),
    'A Beor nese předmět "Sekera" se slovem zbraň',
    'A Beor má ve sledu kartu "Úvod"',
    'A karta "Úvod" má v 1. řadě zámek agresivity 1',
    'A karta "Úvod" má vpravo zámek čar',
    'A Beor má v ruce karty "Zkouška", "Krok" a "Skok"',
)
OF_BOTH = (
    "1 zásah", "zdraví -1", "zdraví -1 za každou úroveň odvahy", "hrůza +1", "dobrat 1 kartu", "odhodit 1 kartu",
    "odhodit poslední kartu sledu", "zničit poslední kartu sledu", "2 náboje",
    "vyložit další kartu bez propojení", "pověst -1 mimo zelené pozice",
)  # fmt: skip
OF_COMBAT = ("2 ukazatele", "-1 ukazatel", "vrhnout zbraň nebo štít za 2 ukazatele", "2 ukazatele za každou úroveň odvahy")
OF_DIPLOMACY = ("náklonnost +1", "náklonnost -1", "bonus střetnutí", "náklonnost +1 mimo červené pozice")
PLACES = (
    'karta "Zkouška" má v 1. řadě bonus {}',
    'karta "Zkouška" má vlevo zámek čar s bonusem {}',
    'karta "Zkouška" má vlevo ve volném zámku {}',
    'karta "Zkouška" má schopnost při vyložení: {}',
    'karta "Zkouška" má schopnost zpožděná: {}',
)
NOTHING = "cennosti -1"
"""What cannot happen to a character without riches."""
TEXTS = [
    (table, place, effect)
    for table, own in ((FIGHT, OF_COMBAT), (TALK, OF_DIPLOMACY))
    for place in PLACES
    for effect in (*OF_BOTH, *own)
    if table is TALK or "pozice" not in effect
]


def played(table, *said):
    """The position after the card has been played, its magic paid, and, for what is delayed, the next turn begun."""
    delayed = any("zpožděná" in sentence for sentence in said)
    pays = any("zámek čar s bonusem" in sentence for sentence in said)
    magic = () if pays else ('A karta "Zkouška" má vlevo zámek čar',)
    hands = ("A začne další tah", "A aktivuje se Beor") if delayed else ()
    play = 'A Beor vyloží "Zkouška" a zaplatí za zámek čar'
    line = line_of(*table, *HERO, *magic, *said, "Když aktivuje se Beor", play, *hands, rule=RULE)
    assert line.made > 1
    return bytes(line.s)


@pytest.mark.parametrize(("table", "place", "effect"), TEXTS, ids=[" / ".join(x[1:]) for x in TEXTS])
def test_no_text_on_a_card_is_silent(table, place, effect):
    said, nothing = ("A " + place.format(text) for text in (effect, NOTHING))
    assert played(table, said) != played(table, nothing)


@pytest.mark.parametrize(
    "effect",
    ["1 zásah", "-1 ukazatel", "zdraví -1", "odhodit 1 kartu", "zničit poslední kartu sledu", "odhodit poslední kartu sledu"],
)
def test_no_text_of_an_attack_is_silent(effect):
    def after(*said):
        return bytes(line_of(*FIGHT, *HERO, *said, "Když aktivuje se Beor", "A protivník odpoví", rule=RULE).s)

    assert after(f"A protivník útočí: {effect}") != after()


@pytest.mark.parametrize(
    ("attack", "ability"),
    [
        ("3 zásahy", "-2 zásahy"),
        ("3 zásahy", "1 zásah"),
        ("-3 ukazatele", "2 ukazatele"),
        ("výdrž -2", "výdrž +1"),
    ],
)
@pytest.mark.parametrize("trigger", ["při reakci protivníka", "stálá"])
def test_no_change_of_an_attack_is_silent(attack, ability, trigger):
    def after(*said):
        table = (*FIGHT, f"A protivník útočí: {attack}", *HERO)
        return bytes(line_of(*table, *said, "Když aktivuje se Beor", "A protivník odpoví", rule=RULE).s)

    assert after(f'A karta "Úvod" má schopnost {trigger}: {ability}') != after()


@pytest.mark.parametrize(
    ("attack", "ability"), [("3 zásahy", "-2 zásahy"), ("-3 ukazatele", "2 ukazatele"), ("výdrž -2", "výdrž +1")]
)
@pytest.mark.parametrize("trigger", ["při příležitostném útoku", "stálá"])
def test_no_change_of_an_opportunity_attack_is_silent(attack, ability, trigger):
    def after(*said):
        table = (*FIGHT, "A střetnutí má povahu oportunista", f"A příležitostný útok je {attack}", *HERO)
        return bytes(line_of(*table, *said, "Když aktivuje se Beor", "A protivník odpoví", rule=RULE).s)

    assert after(f'A karta "Úvod" má schopnost {trigger}: {ability}') != after()


# -- what cannot be said is refused with place and reason ---------------------------------------------
@pytest.mark.parametrize(
    ("sentence", "says"),
    [
        ('A karta "Zkouška" má v 1. řadě bonus náklonnost +1', "V boji stupnice náklonnosti ani etapy nejsou."),
        ('A karta "Zkouška" má schopnost při vyložení: další karta', "Takový symbol patří na zámek."),
        ('A karta "Zkouška" má v 1. řadě bonus -1 zásah', "Ubírat lze jen schopností"),
        ('A karta "Zkouška" má schopnost stálá: dobrat 1 kartu', "taková schopnost jen mění, co protivník udělá"),
        (
            'A karta "Zkouška" má schopnost při příležitostném útoku: dobrat 1 kartu',
            "taková schopnost jen mění, co protivník udělá",
        ),
        ('A karta "Zkouška" má schopnost potom: 1 zásah', "Začněte spouštěčem"),
        ('A karta "Zkouška" má v 4. řadě bonus 1 ukazatel', "Řada zámků: 4 je mimo rozsah 1 až 3."),
        ('A karta "Nikde" je pasivní', "Kartu „Nikde“ zatím nikdo nemá."),
        ('A Beor má v ruce kartu "Krok"', "Karta „Krok“ už leží jinde"),
        ("A protivník útočí: 1 náboj", "To umí jen karta postavy."),
        ("A protivník útočí: hrůza +1 každému členovi družiny", "Celou družinu smí jmenovat jen schopnost karty"),
        (
            'A karta "Zkouška" má schopnost stálá: hrůza -1 každému členovi družiny',
            "Celou družinu smí jmenovat jen schopnost karty",
        ),
        (
            'A karta "Zkouška" má v 1. řadě bonus hrůza -1 každému členovi družiny',
            "Celou družinu smí jmenovat jen schopnost karty",
        ),
        ("A odměna je dobrat 1 kartu", "Výsledek střetnutí mění jen hodnoty postav nebo zasahuje."),
        ("A kořist je cennosti -1", "Kořist jsou kusy"),
        ("A kořist je cennosti +1 za každou úroveň odvahy", "Kořist jsou kusy"),
        ('A kořist je předmět "Prsten" a předmět "Prsten"', "Předmět „Prsten“ z kořisti je na stole už jednou."),
        ('A kořist je cennosti +1 a předmět "Sekera"', "Předmět „Sekera“ z kořisti je na stole už jednou."),
        ('A odměna je předmět "Prsten"', "Výsledek střetnutí mění jen hodnoty postav nebo zasahuje."),
        ('A protivník útočí: předmět "Prsten"', "Předmět dává jen kořist."),
        ('A protivník útočí: zničit kartu "Nikde" na konci sledu', "kartu „Nikde“ situace nezná"),
        ("A selhání je hrůza +1", "To má jen diplomatické střetnutí"),
        ("A zelené pozice jsou 1", "Zelené a červené pozice má jen diplomatické střetnutí."),
        ("A v etapě 1 protivník reaguje: 1 zásah", "Etapy má jen diplomatické střetnutí"),
        ("A bojová bilance je 6", "dvě různé věty"),
        ("A Beor má zdraví 0", "už umírá"),
        ("A Beor má čáry 3", "dvě různé věty"),
        ('A karta "Krok" má propojený zámek čar', "neleží ve sledu"),
        ("A střetnutí má vlevo zámek čar", "Zámek jí dejte vpravo."),
        ("A střetnutí má v 1. řadě zámek odvahy 1", "dvě různé věty"),
        ("A střetnutí má v 1. řadě bonus 1 ukazatel", "Bonus mají jen karty, které se vykládají"),
        ("A hrají Beor a Arev", "musí stát dřív"),
        ("A Družina má zdraví 3", "není postava"),
    ],
)
def test_what_a_situation_cannot_say_is_told(sentence, says):
    found = report(*FIGHT, *HERO, sentence, "Pak hra pokračuje", rule=RULE)
    assert found.verdict == "undecided"
    assert says in found.reason
    assert found.reason_line > 0


def test_a_table_that_says_nothing_of_the_pool_leaves_the_attack_undecided():
    table = "A při bilanci od 0 do 2 protivník útočí: 1 zásah"
    found = report(*FIGHT, table, *HERO, "Když aktivuje se Beor", "A protivník odpoví", "Pak Beor má zdraví 5", rule=RULE)
    assert found.verdict == "undecided"
    assert "5" in found.reason


# -- the party as a whole ---------------------------------------------------------------------------
CHANCE_TO_WIN = (
    'Pokud probíhá bojové střetnutí "Vlk"',
    "A střetnutí má cílovou hodnotu 4",
    "A protivník útočí: 2 zásahy",
    "A hrají Beor a Arev",
    'A Beor má v ruce karty "Útok" a "Krok"',
    'A karta "Útok" má vlevo ve volném zámku 2 ukazatele',
    'A karta "Krok" má vlevo ve volném zámku 1 ukazatel',
    'A Arev má v ruce karty "Výpad" a "Skok"',
    'A karta "Výpad" má vlevo ve volném zámku 2 ukazatele',
    'A karta "Skok" má vlevo ve volném zámku 1 ukazatel',
)


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("na některé linii do konce tahu: střetnutí je vyhrané", "confirmed"),
        ("na každé linii do konce tahu: střetnutí je vyhrané", "refuted"),
        ("Družina si může vynutit do konce tahu: střetnutí je vyhrané", "confirmed"),
        ("Beor si může vynutit do konce tahu: střetnutí je vyhrané", "confirmed"),
        ("na některé linii do konce tahu: Beor má zdraví 6", "confirmed"),
        ("na žádné linii do konce tahu: bojová bilance je 5", "confirmed"),
    ],
)
def test_the_party_is_asked_as_a_whole(question, verdict):
    assert report(*CHANCE_TO_WIN, f"Pak {question}", rule=RULE).verdict == verdict


def test_who_decides_is_told():
    assert report(*CHANCE_TO_WIN, "Pak rozhoduje Družina", rule=RULE).verdict == "confirmed"
    assert report(*CHANCE_TO_WIN, "Když aktivuje se Arev", "Pak rozhoduje Arev", rule=RULE).verdict == "confirmed"
    asked = report(*CHANCE_TO_WIN, "Pak Družina má zdraví 3", rule=RULE)
    assert (asked.verdict, "Postava Družina v situaci nehraje." in asked.reason) == ("undecided", True)


def test_against_a_shuffled_deck_nothing_can_be_forced():
    deck = ('A Beor má v balíčku karty "Výkřik" a "Ticho"', "A Beor má zamíchaný balíček", "A Beor má hrůzu 9")
    table = ('Pokud probíhá bojové střetnutí "Vlk"', "A střetnutí má cílovou hodnotu 2", *deck)
    table = (*table, 'A karta "Výkřik" má vlevo ve volném zámku 2 ukazatele')
    some, force = (f"{q} do konce tahu: střetnutí je vyhrané" for q in ("na některé linii", "Družina si může vynutit"))
    assert report(*table, f"Pak {some}", rule=RULE).verdict == "confirmed"
    assert report(*table, f"Pak {force}", rule=RULE).verdict == "refuted"


def test_diplomacy_knows_no_opportunity_attack():
    ability = 'A karta "Zkouška" má schopnost při příležitostném útoku: hrůza -1'
    found = report(*TALK, *HERO, ability, "Pak hra pokračuje", rule=RULE)
    assert (found.verdict, "Příležitostné útoky jsou jen v boji." in found.reason) == ("undecided", True)


# -- whatever is said, the engine answers --------------------------------------------------------------
TABLES = (
    FIGHT[0], 'Pokud začíná bojové střetnutí "Tulák"', TALK[0], 'Pokud začíná diplomatické střetnutí "Plačící sirotek"',
    "Pokud nadchází nový den", "Pokud je hlavní část dne",
)  # fmt: skip
HANDS = (
    'A Beor má v ruce karty "Útok", "Do střehu!" a "Zuřivost"',
    'A Arev má v ruce karty "Pochmurný vtip" a "Prostá pravda"',
    'A Beor nese předmět "Sekera" se slovem zbraň',
)


@pytest.mark.parametrize("seed", range(12))
def test_sentences_in_any_order_are_answered(seed):
    """Examples of the vocabulary, each kept if the situation or the position takes it: no fault of the engine shows."""
    chance = Random(seed)
    given, when, then = ([phrase.example for phrase in table.phrases] for table in VOCABULARY.values())
    said: list[str] = [chance.choice(TABLES), *HANDS]
    for word, examples, many in (("A", given, 10), ("Když", when, 8), ("Pak", then, 4)):
        for example in chance.sample(examples, many):
            found = report(*said, f"{word} {example}", *(("Pak hra pokračuje",) if word != "Pak" else ()), rule=RULE)
            assert "Vnitřní chyba" not in found.reason, (said, example)
            if found.verdict != "undecided" and word != "Pak":
                said.append(f"{word} {example}")


# -- where play rests in an activation, when a script asks for it ------------------------------------------
@pytest.mark.parametrize(
    ("moves", "says"),
    [
        (("začne krok 3",), "Žádná postava není aktivní."),
        (("aktivuje se Beor", "Beor ukončí vykládání", "začne krok 3"), "To už v této aktivaci bylo."),
        (("aktivuje se Beor", "začne krok 3", "začne kontrola v kroku 2"), "To už v této aktivaci bylo."),
    ],
)
def test_where_play_cannot_rest_any_more_is_told(moves, says):
    found = report(*FIGHT, "A hraje Beor", *(f"Když {move}" for move in moves), "Pak hra pokračuje", rule=RULE)
    assert (found.verdict, says in found.reason) == ("undecided", True)


def test_play_rests_before_a_table_in_combat_alone():
    found = report(*TALK, "A hraje Beor", "Když aktivuje se Beor", "A začne útok protivníka", "Pak hra pokračuje", rule=RULE)
    assert (found.verdict, "V diplomacii řekněte: začne krok 3." in found.reason) == ("undecided", True)
