"""The administration lets nobody spoil a ruling in force, and tells the index of every change."""

import re

import pytest

from rulings.content.load import load
from rulings.models import Ruling
from rulings.services import RefusedError, ruling_create, ruling_move, ruling_publish

pytestmark = pytest.mark.django_db


@pytest.fixture
def ruling(fixtures, judge) -> Ruling:
    load(fixtures=fixtures.root)
    draft = ruling_create(
        book="mala-hra", question="Kdo začíná?", answer="Los (1.1).", rules=["mala-hra 1.1"], source="Turnaj", where="stůl 1"
    )
    return ruling_publish(ruling=ruling_move(ruling=draft, to="in-review"), reviewer=judge)


def opened(client, ruling: Ruling) -> str:
    """What the form remembers of the ruling it was opened with."""
    page = client.get(f"/admin/rulings/ruling/{ruling.pk}/change/").content.decode()
    return re.search(r'name="seen" value="(\w+)"', page)[1]


def change(client, administrator, ruling: Ruling, **changed):
    client.force_login(administrator)
    seen = opened(client, ruling)
    fields = {
        "seen": seen, "rulebook": ruling.rulebook_id, "slug": ruling.slug, "question": ruling.question, "answer": ruling.answer,
        "rules": [rule.pk for rule in ruling.rules.all()], "source": ruling.source_id, "where": ruling.where,
        "reason": ruling.reason, "date": "2026-11-21", "standing": ruling.standing, "author_name": "", "reviewer_name": "",
    }  # fmt: skip
    return client.post(f"/admin/rulings/ruling/{ruling.pk}/change/", fields | changed)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"standing": "official"}, "neříká, kde v předloze stojí"),
        ({"standing": "editorial"}, "neříká proč"),
        ({"where": ""}, "neříká, kde komentář stojí"),
        ({"answer": "Los."}, "se liší"),
        ({"rules": []}, "opírat"),
    ],
)
def test_ruling_in_force_is_not_spoiled(client, administrator, ruling, changed, said):
    response = change(client, administrator, ruling, **changed)
    assert response.status_code == 200
    assert said in response.content.decode()
    assert Ruling.objects.get(pk=ruling.pk).standing == "unofficial"


def test_wanted_change_is_written_and_seen(client, administrator, ruling):
    assert change(client, administrator, ruling, where="stůl 2").status_code == 302
    changed = Ruling.objects.get(pk=ruling.pk)
    assert changed.where == "stůl 2"
    assert changed.content_hash != ruling.content_hash


@pytest.mark.parametrize("meanwhile", [{"where": "stůl 3"}, {"status": "disputed"}, {"author_name": "kdosi"}])
def test_of_two_who_edit_at_once_the_second_is_told(client, administrator, ruling, meanwhile):
    client.force_login(administrator)
    seen = opened(client, ruling)
    Ruling.objects.filter(pk=ruling.pk).update(**meanwhile)
    response = change(client, administrator, ruling, where="stůl 2", seen=seen)
    assert response.status_code == 200
    assert "Mezitím výklad změnil někdo jiný" in response.content.decode()
    assert {name: getattr(Ruling.objects.get(pk=ruling.pk), name) for name in meanwhile} == meanwhile


def test_a_changed_list_of_rules_is_a_change(client, administrator, ruling):
    client.force_login(administrator)
    seen = opened(client, ruling)
    ruling.rules.clear()
    assert "Mezitím výklad" in change(client, administrator, ruling, seen=seen).content.decode()


@pytest.mark.parametrize("seen", ["", "x"])
def test_a_form_that_does_not_say_what_it_was_opened_with_is_not_taken(client, administrator, ruling, seen):
    assert "Mezitím výklad" in change(client, administrator, ruling, where="stůl 2", seen=seen).content.decode()
    assert Ruling.objects.get(pk=ruling.pk).where == "stůl 1"


def test_of_two_who_publish_at_once_the_second_is_refused(ruling, judge):
    with pytest.raises(RefusedError):
        ruling_publish(ruling=ruling, reviewer=judge)
