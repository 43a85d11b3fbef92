"""The administration lets nobody spoil a ruling in force, and tells the index of every change."""

import pytest

from rulings.content.load import load
from rulings.models import Ruling
from rulings.services import ruling_create, ruling_move, ruling_publish

pytestmark = pytest.mark.django_db


@pytest.fixture
def ruling(fixtures, judge) -> Ruling:
    load(fixtures=fixtures.root)
    draft = ruling_create(
        book="mala-hra", question="Kdo začíná?", answer="Los (1.1).", rules=["mala-hra 1.1"], source="Turnaj", where="stůl 1"
    )
    return ruling_publish(ruling=ruling_move(ruling=draft, to="in-review"), reviewer=judge)


def change(client, administrator, ruling: Ruling, **changed):
    client.force_login(administrator)
    fields = {
        "rulebook": ruling.rulebook_id, "slug": ruling.slug, "question": ruling.question, "answer": ruling.answer,
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
