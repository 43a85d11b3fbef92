"""The search of questions over lines, beside the plain walk: on the questions of the bench and on situations drawn at random."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rulings.engine.core.asking import claimed
from rulings.engine.core.explore import Explorer
from rulings.engine.core.search import Search
from tests.bench.asked import Question, questions

from .support import line_of

ENOUGH = {"max_positions": 4_000, "max_seconds": 60.0}
QUESTIONS = questions()
CARDS = ("agot-ccg", "agot-lcg")
BOOKS = ("agot-board", *CARDS, "tainted-grail", "wow-tcg")


@pytest.mark.parametrize("question", [q for q in QUESTIONS if q.small], ids=lambda q: q.name)
def test_a_small_question_is_answered_alike_and_as_was_proved(question: Question):
    plain, found = question.ask(Explorer, **ENOUGH), question.ask(Search, **ENOUGH)
    assert (plain.holds, found.holds) == (question.expected, question.expected)
    assert found.positions <= plain.positions


@pytest.mark.slow
@pytest.mark.parametrize("question", [q for q in QUESTIONS if not q.small], ids=lambda q: q.name)
def test_no_question_is_answered_otherwise_than_was_proved(question: Question):
    assert question.ask(Search, **ENOUGH).holds in (question.expected, None)


@pytest.mark.parametrize("book", BOOKS)
def test_every_rulebook_has_questions_small_ones_and_whole_phases(book):
    own = [q for q in QUESTIONS if q.book == book]
    assert len(own) >= 8
    assert {q.expected for q in own} == {True, False}
    assert any(q.small for q in own)
    assert not all(q.small for q in own)


# -- situations at random ---------------------------------------------------------------------------
icons = st.sampled_from(("ikona vojenská", "ikona intriková", "ikona mocenská"))
character = st.tuples(st.sampled_from(("Vlk", "Lev")), st.integers(0, 2), icons)
sides = st.lists(character, min_size=1, max_size=3)
tricks = st.sets(
    st.sampled_from((
        ("místo", "Hrad", "Výzvy; cena: poklekni tuto kartu; cíl: vyber účastnící se postavu; účinek: poklekni cíl"),
        ("místo", "Věž", "Výzvy, jen během výzvy; cena: poklekni tuto kartu; cíl: vyber útočící postavu; účinek: poklekni cíl"),
        ("místo", "Háj", "Odezva, jakmile vyhrajete výzvu; cena: poklekni tuto kartu; účinek: získej pro rod 1 moc"),
        ("místo", "Tvrz", "Pasivní, jakmile prohrajete výzvu; účinek: získej pro rod 1 moc"),
    )),
    max_size=2,
)  # fmt: skip
claims = st.sampled_from((
    "výzvu vyhraje Stark",
    "výzvu vyhraje Lannister",
    "Stark má 1 moc na kartě rodu",
    "Lannister má 0 moci na kartě rodu",
    "Stark má 1 kartu v ruce",
    'karta "Lannister 1" leží ve hře',
    'karta "Stark 1" leží v hromádce mrtvých',
))  # fmt: skip
asked = st.sampled_from((("every", ()), ("some", ()), ("never", ()), ("force", (0,)), ("force", (1,))))


def told(player, side, hand, extra):
    """The sentences of one side: its characters, cards in its hand, its locations with a text."""
    for n, (title, strength, icon) in enumerate(side, 1):
        yield f'A {player} má ve hře postavu "{player} {n}" se silou {strength}: název "{title}", {icon}'
    if hand:
        yield f"A {player} má v ruce {hand} {'kartu' if hand == 1 else 'karty'}"
    for kind, name, text in sorted(extra):
        yield f'A {player} má ve hře {kind} "{name}"'
        yield f'A karta "{name}" má schopnost: {text}'


@settings(max_examples=40, deadline=None)
@given(sides, sides, st.integers(0, 3), st.integers(0, 3), tricks, st.sampled_from(CARDS), claims, asked, st.booleans())
def test_the_search_answers_as_the_plain_walk_in_situations_with_cards_alike(
    ours, theirs, hand, other_hand, extra, book, claim, question, whole
):
    lines = [f"Pokud podle {book}" if book == "agot-lcg" else "Pokud je fáze výzev", "A Stark má na kartě rodu 0 moci"]
    lines += [*told("Stark", ours, hand, extra), *told("Lannister", theirs, other_hand, ())]
    line = line_of(*lines, rule=f"{book} 1.1" if book == "agot-ccg" else "")
    scope = "phase" if whole else "challenge"
    alike(line, claim, scope, question)


orders = st.sampled_from(("Pochod 0", "Pochod -1", "Nájezd", "Podpora", "Obrana +1", "Konsolidace sil"))
armies = st.fixed_dictionaries({
    "Stark": st.dictionaries(st.sampled_from(("Winterfell", "White Harbor", "Moat Cailin")), orders, min_size=1, max_size=2),
    "Baratheon": st.dictionaries(st.sampled_from(("The Eyrie", "Kingswood")), orders, max_size=1),
})  # fmt: skip
of_the_board = st.sampled_from((
    "Stark má v oblasti Winterfell 1 pěšáka",
    "Stark má v oblasti Castle Black 1 pěšáka",
    "Baratheon má v oblasti Kingswood 1 pěšáka",
))  # fmt: skip


@settings(max_examples=25, deadline=None)
@given(armies, of_the_board, st.sampled_from((("every", ()), ("some", ()), ("never", ()), ("force", (1,)), ("force", (2,)))))
def test_the_search_answers_as_the_plain_walk_on_the_board(pieces, claim, question):
    lines = ["Pokud hráči mají prázdné karty rodu"]
    for house, areas in pieces.items():
        lines += [f"A {house} má v oblasti {area} 1 pěšáka a rozkaz {order}" for area, order in areas.items()]
    alike(line_of(*lines, rule="agot-board 1.1"), claim, "phase", question)


def alike(line, claim, scope, question):
    """Both ways give the same answer."""
    assume(line is not None)  # orders may be more than a House has
    line.settle()
    assume(line.options)
    quantifier, players = question
    given_ = line.t, line.game.lines_end(line, scope), claimed(line, claim)
    plain = Explorer(*given_, **ENOUGH).run(line.s, quantifier, players)
    assume(plain.holds is not None)
    found = Search(*given_, distinct=line.game.distinct(line.t, claim)).run(line.s, quantifier, players)
    assert found.holds is plain.holds
