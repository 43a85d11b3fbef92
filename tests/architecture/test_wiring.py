"""The wiring: safe by default, clean for production, refusing to start half-way."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command

from rulings.config import env
from rulings.config.security import HEADERS

ROOT = Path(__file__).resolve().parent.parent.parent


def manage(*args: str, tmp_path: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run manage.py as an operator does, over an empty data folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ARBITR_", "DJANGO_"))}
    return subprocess.run(
        [sys.executable, "manage.py", *args], cwd=ROOT, capture_output=True, text=True, check=False,
        env=kept | {"ARBITR_DATA": str(tmp_path)} | environ,
    )  # fmt: skip


def test_production_is_clean(tmp_path):
    done = manage(
        "check", "--deploy", "--fail-level", "WARNING", tmp_path=tmp_path, ARBITR_PRODUCTION="1", ARBITR_HOSTS="arbitr.example"
    )
    assert done.returncode == 0, done.stderr
    assert "no issues" in done.stdout


def test_defaults_are_safe(tmp_path):
    code = "from django.conf import settings as s; print(s.DEBUG, s.ALLOWED_HOSTS, len(s.SECRET_KEY) >= 50)"
    done = manage("shell", "--no-imports", "-c", code, tmp_path=tmp_path)
    assert done.stdout.strip() == "False ['127.0.0.1', 'localhost', '[::1]'] True", done.stderr


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({"ARBITR_PRODUCTION": "1"}, "ARBITR_HOSTS"),
        ({"ARBITR_PRODUCTION": "1", "ARBITR_HOSTS": "a.example", "ARBITR_DEBUG": "1"}, "ARBITR_DEBUG"),
        ({"ARBITR_PRODUCTION": "1", "ARBITR_HOSTS": "a.example, *"}, "ARBITR_HOSTS=*"),
        ({"ARBITR_PRODUCTION": "1", "ARBITR_HOSTS": "a.example", "ARBITR_SECRET_KEY": "abc"}, "ARBITR_SECRET_KEY"),
        ({"ARBITR_PRODUCTION": "1", "ARBITR_HOSTS": "a.example", "ARBITR_SECRET_KEY": "ab" * 40}, "ARBITR_SECRET_KEY"),
        ({"ARBITR_QUEUE": "amqp://localhost"}, "ARBITR_QUEUE"),
        ({"ARBITR_DEBUG": "možná"}, "čekám 1 (ano) nebo 0 (ne)"),
    ],
)
def test_unsafe_start_is_refused(tmp_path, environ, said):
    done = manage("check", tmp_path=tmp_path, **environ)
    assert done.returncode != 0
    assert said in done.stderr


def test_secret_is_made_once_and_only_its_owner_reads_it(tmp_path, monkeypatch):
    monkeypatch.delenv("ARBITR_SECRET_KEY")
    kept = tmp_path / "secret-key"
    first = env.secret("SECRET_KEY", kept_in=kept)
    assert env.secret("SECRET_KEY", kept_in=kept) == first
    assert len(first) >= 50
    assert kept.stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == [kept]


def test_secret_from_a_file(tmp_path, monkeypatch):
    monkeypatch.delenv("ARBITR_SECRET_KEY")
    named = tmp_path / "klic"
    monkeypatch.setenv("ARBITR_SECRET_KEY_FILE", str(named))
    with pytest.raises(ImproperlyConfigured, match="nelze přečíst"):
        env.secret("SECRET_KEY", kept_in=tmp_path / "jinde")
    named.write_text("")
    with pytest.raises(ImproperlyConfigured, match="prázdný"):
        env.secret("SECRET_KEY", kept_in=tmp_path / "jinde")
    named.write_text("tajné\n")
    assert env.secret("SECRET_KEY", kept_in=tmp_path / "jinde") == "tajné"


def test_environment_is_read_with_types(monkeypatch):
    monkeypatch.setenv("ARBITR_N", "7")
    monkeypatch.setenv("ARBITR_L", "a, b c")
    assert (env.number("N", 1), env.number("M", 1)) == (7, 1)
    assert (env.names("L", []), env.names("K", ["x"])) == (["a", "b", "c"], ["x"])
    assert (env.flag("F"), env.flag("F", default=True)) == (False, True)
    monkeypatch.setenv("ARBITR_N", "sedm")
    with pytest.raises(ImproperlyConfigured, match="celé číslo"):
        env.number("N", 1)


def test_policy_lets_in_nothing_from_elsewhere():
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


@pytest.mark.django_db
def test_every_page_carries_the_headers(client):
    response = client.get("/tohle-neni/")
    for name, value in HEADERS.items():
        assert response.headers[name] == value


def test_admin_asks_who_you_are(client, db):
    assert client.get("/admin/").status_code == 302


def test_admin_shows_every_model(administrator, client):
    from django.contrib import admin

    client.force_login(administrator)
    for model in admin.site._registry:
        meta = model._meta
        assert client.get(f"/admin/{meta.app_label}/{meta.model_name}/").status_code == 200, meta.label


@pytest.mark.django_db
def test_migrations_are_complete():
    call_command("makemigrations", check=True, dry_run=True, verbosity=0)


def test_warnings_are_errors():
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    first, *exempt = options["filterwarnings"]
    assert first == "error"
    assert all(":whoosh" in one or one.startswith(("ignore:invalid escape", 'ignore:"is')) for one in exempt)


def test_requirements_are_pinned_with_the_hashes_of_their_files():
    for name in ("requirements.txt", "requirements-dev.txt"):
        whole = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
        for row in whole.splitlines():
            assert not row or row.startswith(("#", "-r ")) or ("==" in row and "--hash=sha256:" in row), row
