"""What would you rule? Exercises made of proved situations."""

import pytest

from rulings.web.exercises import exercise

from .pages import read, text_of


def test_the_chapters_are_listed_with_their_situations(client, shelf):
    page = read(client, "/cviceni/")
    assert "/cviceni/agot-ccg/7/" in page


def test_a_situation_is_shown_without_what_came_of_it(client, shelf):
    page = text_of(read(client, "/cviceni/agot-ccg/7/"))
    assert "Co z toho platí?" in page
    assert "Výzvu vyhraje Lannister." in page
    assert "Výzvu vyhraje Stark." in page
    assert "protože" not in page


@pytest.mark.parametrize(("answer", "said"), [("0", "Jinak"), ("1", "Správně")])
def test_the_answer_is_judged_and_the_rule_is_shown(client, shelf, answer, said):
    page = text_of(read(client, f"/cviceni/agot-ccg/7/?otazka=0&odpoved={answer}"))
    assert said in page
    assert "7.12" in page


@pytest.mark.parametrize("asked", ["otazka=99", "otazka=x&odpoved=9", "odpoved=-1"])
def test_odd_questions_are_the_first_one(client, shelf, asked):
    assert "Co z toho platí?" in text_of(read(client, f"/cviceni/agot-ccg/7/?{asked}"))


def test_a_chapter_without_situations_is_no_page(client, shelf):
    read(client, "/cviceni/agot-ccg/99/", 404)


@pytest.mark.parametrize(
    ("expected", "options", "right"),
    [
        ('je dovoleno: Lannister brání postavou "Strážný"', ["Ano, smí.", "Ne, nesmí."], 0),
        ('je odmítnuto podle agot-ccg 7.10: Lannister brání postavou "Strážný"', ["Ano, smí.", "Ne, nesmí."], 1),
        (
            'karta "Rytíř" má 3 síly',
            ['karta "Rytíř" má 2 síly.', 'karta "Rytíř" má 3 síly.', 'karta "Rytíř" má 4 síly.', 'karta "Rytíř" má 5 síly.'],
            1,
        ),
    ],
)
def test_questions_are_made_of_what_is_expected(shelf, expected, options, right):
    shelf.scenario.text = shelf.scenario.text.replace("výzvu vyhraje Stark, protože agot-ccg 7.12", expected)
    made = exercise(shelf.scenario)
    assert (made.options, made.right) == (options, right)


def test_a_claim_over_all_lines_makes_no_question(shelf):
    shelf.scenario.text = shelf.scenario.text.replace(
        "výzvu vyhraje Stark, protože agot-ccg 7.12", "na každé linii do konce výzvy: hra pokračuje"
    )
    assert exercise(shelf.scenario) is None
