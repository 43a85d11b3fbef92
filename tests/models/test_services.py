"""Writes: the life of a ruling, step by step, and each step that is not allowed."""

import pytest

from rulings.content.load import load
from rulings.models import Ruling
from rulings.services import RefusedError, ruling_create, ruling_move, ruling_publish, ruling_supersede

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def loaded(fixtures):
    load(fixtures=fixtures.root)


def draft(**changed) -> Ruling:
    fields = {"book": "mala-hra", "question": "Kdo začíná?", "answer": "Los (1.1).", "rules": ["mala-hra 1.1"],
              "source": "Turnaj", "where": "první stůl"}  # fmt: skip
    return ruling_create(**fields | changed)


def in_force(judge, **changed) -> Ruling:
    return ruling_publish(ruling=ruling_move(ruling=draft(**changed), to="in-review"), reviewer=judge)


def test_new_ruling_is_a_draft_of_the_site(judge):
    ruling = draft(author=judge)
    assert (ruling.status, ruling.origin, ruling.author_name) == ("draft", "site", "soudce")
    assert ruling.rules.get().number == "1.1"


def test_two_rulings_of_one_question_have_two_addresses():
    assert (draft().slug, draft().slug) == ("kdo-zacina", "kdo-zacina-2")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"book": "nic"}, "neznáme"),
        ({"question": " "}, "potřebuje otázku"),
        ({"answer": ""}, "potřebuje otázku"),
        ({"source": ""}, "potřebuje otázku"),
        ({"rules": ["mala-hra 9.9"]}, "neexistuje"),
        ({"rules": ["nesmysl"]}, "neexistuje"),
        ({"standing": "svaté"}, "Závaznost „svaté“ neznáme"),
    ],
)
def test_incomplete_ruling_is_refused(changed, said):
    with pytest.raises(RefusedError, match=said):
        draft(**changed)
    assert Ruling.objects.filter(origin="site").count() == 0


def test_ruling_is_published_after_review(judge):
    ruling = in_force(judge)
    assert (ruling.status, ruling.reviewer_name) == ("in-force", "soudce")


def test_draft_is_not_published_without_review(judge):
    with pytest.raises(RefusedError, match="nelze přejít"):
        ruling_publish(ruling=draft(), reviewer=judge)


def test_ruling_without_a_rule_is_not_published(judge):
    ruling = ruling_move(ruling=draft(rules=[]), to="in-review")
    with pytest.raises(RefusedError, match="opírat"):
        ruling_publish(ruling=ruling, reviewer=judge)


OFFICIAL = {"standing": "official", "source": "Pravidla malé hry", "where": "oddíl „Úvod“"}
EDITORIAL = {"standing": "editorial", "source": "Redakce Arbitru", "reason": "Předloha mlčí.",
             "answer": "Rozhodnutí redakce: los (1.1)."}  # fmt: skip


@pytest.mark.parametrize("standing", [{}, OFFICIAL, EDITORIAL])
def test_ruling_of_any_standing_is_published_when_it_has_what_that_asks(judge, standing):
    ruling = in_force(judge, **standing)
    assert (ruling.status, ruling.standing) == ("in-force", standing.get("standing", "unofficial"))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"where": ""}, "neříká, kde komentář stojí"),
        (OFFICIAL | {"where": "oddíl „Tah“"}, "žádné pravidlo tohoto výkladu nic neuvádí"),
        (OFFICIAL | {"where": "někde"}, "neříká, kde v předloze stojí"),
        (EDITORIAL | {"reason": ""}, "neříká proč"),
        (EDITORIAL | {"answer": "Los (1.1)."}, "neříká, že rozhodla redakce"),
        ({"answer": "Los."}, "se liší: mala-hra 1.1"),
        ({"answer": "Los (1.1, 2.1)."}, "se liší: mala-hra 2.1"),
    ],
)
def test_ruling_that_a_load_would_refuse_is_not_published(judge, changed, said):
    ruling = ruling_move(ruling=draft(**changed), to="in-review")
    with pytest.raises(RefusedError, match=said):
        ruling_publish(ruling=ruling, reviewer=judge)
    assert Ruling.objects.get(pk=ruling.pk).status == "in-review"


def test_ruling_of_the_folder_is_not_moved_here():
    with pytest.raises(RefusedError, match=r"01-kdo-vyhraje\.md"):
        ruling_move(ruling=Ruling.objects.get(origin="content"), to="withdrawn")


def test_superseded_ruling_names_the_new_one(judge):
    old, new = in_force(judge), in_force(judge)
    assert ruling_supersede(old=old, new=new).replaced_by == new
    assert Ruling.objects.get(pk=old.pk).status == "replaced"


def test_ruling_is_not_superseded_by_a_draft(judge):
    old = in_force(judge)
    with pytest.raises(RefusedError, match="který platí"):
        ruling_supersede(old=old, new=draft())
    assert Ruling.objects.get(pk=old.pk).status == "in-force"


def test_ruling_is_not_superseded_by_itself(judge):
    ruling = in_force(judge)
    with pytest.raises(RefusedError, match="který platí"):
        ruling_supersede(old=ruling, new=ruling)
