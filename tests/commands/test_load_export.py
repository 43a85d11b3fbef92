"""`manage.py load` and `export`: what they print, how they end, and that a round trip loses nothing."""

import zipfile
from datetime import date
from io import BytesIO, StringIO

import pytest
from django.core.management import CommandError, call_command

from rulings.content.load import load
from rulings.models import Ruling
from rulings.services import ruling_create, ruling_move, ruling_publish

pytestmark = pytest.mark.django_db


def run(*args, **options) -> str:
    out = StringIO()
    call_command(*args, stdout=out, stderr=out, **options)
    return out.getvalue()


def test_load_tells_what_it_brought(fixtures):
    said = run("load", fixtures=fixtures.root)
    assert "mala-hra: pravidla +3" in said
    assert run("load", fixtures=fixtures.root) == "Beze změny.\n"


def test_load_of_one_rulebook(fixtures):
    assert "mala-hra" in run("load", "mala-hra", fixtures=fixtures.root)


def test_load_tells_every_fault_and_fails(fixtures, capsys):
    fixtures.swap("rules/02-tah.md", "{M-003}", "{M-009}")
    out = StringIO()
    with pytest.raises(CommandError, match="Obsah má 2 chyb"):
        call_command("load", fixtures=fixtures.root, stderr=out)
    assert "mala-hra/rules/02-tah.md:11: Tvrzení M-009" in out.getvalue()


def test_dry_run_is_announced(fixtures):
    assert run("load", "--dry-run", fixtures=fixtures.root).endswith("Zkouška: nic se nezapsalo.\n")
    assert Ruling.objects.count() == 0


def test_unchanged_content_is_not_read_again(fixtures):
    run("load", fixtures=fixtures.root)
    assert run("load", "--if-changed", fixtures=fixtures.root) == "Obsah je načten.\n"
    fixtures.swap("rules/02-tah.md", "Při shodě", "Při rovnosti")
    assert "~ mala-hra: pravidla 2.2" in run("load", "--if-changed", fixtures=fixtures.root)


def written(judge) -> Ruling:
    """A ruling of the site with everything a ruling can have, and words that YAML finds hard."""
    ruling = ruling_create(
        book="mala-hra", question='Co když: „ano“ # nebo "ne"?',
        answer="Redakce rozhodla (2.2).\n\n- bod (1.1)\n- --- \n\nKonec.",
        rules=["mala-hra 1.1", "mala-hra 2.2"], source="Redakce: Praha", author=judge, date=date(2024, 5, 6),
        standing="editorial", where="oddíl: „Tah“ # ano", reason='Předloha "mlčí": - proto.',
    )  # fmt: skip
    ruling.cards.add(ruling.rulebook.cards.get())
    ruling.scenario = ruling.rulebook.scenarios.first()
    ruling.save()
    return ruling_publish(ruling=ruling_move(ruling=ruling, to="in-review"), reviewer=judge)


def facts(slug: str) -> dict[str, object]:
    ruling = Ruling.objects.get(slug=slug)
    return {
        "question": ruling.question, "answer": ruling.answer, "source": ruling.source.title, "date": ruling.date,
        "status": ruling.status, "standing": ruling.standing, "where": ruling.where, "reason": ruling.reason,
        "scenario": ruling.scenario,
        "rules": {rule.key for rule in ruling.rules.all()}, "cards": {card.slug for card in ruling.cards.all()},
        "author": ruling.author_name, "reviewer": ruling.reviewer_name,
    }  # fmt: skip


def test_round_trip_loses_nothing(fixtures, judge):
    load(fixtures=fixtures.root)
    slug = written(judge).slug
    before = facts(slug)
    said = run("export", into=fixtures.root)
    assert f"02-{slug}.md" in said
    assert "Zapsáno výkladů: 1." in said
    load(fixtures=fixtures.root)
    assert facts(slug) == before
    assert Ruling.objects.get(slug=slug).origin == "content"
    assert not load(fixtures=fixtures.root)


def test_second_export_writes_the_same_file(fixtures, judge):
    load(fixtures=fixtures.root)
    written(judge)
    run("export", into=fixtures.root)
    before = {path: path.read_text() for path in fixtures.path("rulings").iterdir()}
    run("export", into=fixtures.root)
    assert {path: path.read_text() for path in fixtures.path("rulings").iterdir()} == before


def test_content_rulings_are_not_exported(fixtures):
    load(fixtures=fixtures.root)
    assert run("export", into=fixtures.root) == "Zapsáno výkladů: 0.\n"


def unpacked(body: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(body)) as packed:
        assert packed.testzip() is None
        return {name: packed.read(name) for name in packed.namelist()}


def test_the_archive_of_a_book_is_its_files_and_always_the_same_bytes(fixtures, client, settings):
    load(fixtures=fixtures.root)
    settings.FIXTURES_DIR = fixtures.root
    first = client.get("/api/v1/bulk/mala-hra/files/")
    assert first["Content-Type"] == "application/zip"
    assert first["Content-Disposition"] == 'attachment; filename="mala-hra.zip"'
    assert client.get("/api/v1/bulk/mala-hra/files/").content == first.content
    folder = fixtures.root
    assert unpacked(first.content) == {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in (folder / "mala-hra").rglob("*") if path.is_file()
    }


def test_the_archive_has_rulings_written_on_the_site_and_loads_again(fixtures, client, settings, tmp_path, judge):
    load(fixtures=fixtures.root)
    settings.FIXTURES_DIR = fixtures.root
    slug = written(judge).slug
    before = facts(slug)
    files = unpacked(client.get("/api/v1/bulk/mala-hra/files/").content)
    assert f"mala-hra/rulings/02-{slug}.md" in files
    for name, body in files.items():
        path = tmp_path / "again" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    load(fixtures=tmp_path / "again")
    assert facts(slug) == before


def test_a_folder_that_has_changed_since_is_not_handed_out_as_what_is_loaded(fixtures, client, settings):
    load(fixtures=fixtures.root)
    settings.FIXTURES_DIR = fixtures.root
    fixtures.swap("rules/02-tah.md", "Vyhraje hráč", "Zvítězí hráč")
    response = client.get("/api/v1/bulk/mala-hra/files/")
    assert response.status_code == 503
    assert "manage.py load" in response.json()["detail"]
