"""The README is held by tests: every command, setting and make target of ours is documented, and no other."""

import re
from pathlib import Path

import pytest
from django.core.management import get_commands

ROOT = Path(__file__).resolve().parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
ENV_CALL = re.compile(r'env\.(?:text|one_of|flag|number|names|secret)\(\s*"([A-Z_]+)"')


def commands() -> list[str]:
    return sorted(name for name, app in get_commands().items() if app in {"rulings", "glossary"})


def settings_names() -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "rulings/config").glob("*.py"))
    return {f"ARBITR_{name}" for name in ENV_CALL.findall(text)} | {"ARBITR_DATA"}


@pytest.mark.parametrize("name", commands())
def test_command_is_documented(name):
    assert f"manage.py {name}" in README


def test_documented_commands_exist():
    assert set(re.findall(r"python manage\.py (\w+)", README)) <= set(commands())


@pytest.mark.parametrize("name", sorted(settings_names()))
def test_setting_is_documented(name):
    assert f"`{name}`" in README


def test_documented_settings_exist():
    of_the_tests = {"ARBITR_REQUIRE", "ARBITR_SOURCES", "ARBITR_TEST_DATABASE", "ARBITR_TEST_QUEUE"}
    assert set(re.findall(r"ARBITR_[A-Z_]+", README)) <= settings_names() | {"ARBITR_SECRET_KEY_FILE"} | of_the_tests


@pytest.mark.parametrize("path", sorted((ROOT / "docs").glob("*.md")), ids=lambda path: path.name)
def test_page_of_docs_is_listed(path):
    assert f"`{path.name}`" in README


@pytest.mark.parametrize("name", re.findall(r"^([a-z]+):.*## ", MAKEFILE, re.MULTILINE))
def test_make_target_is_documented(name):
    assert name == "help" or f"make {name}" in README


@pytest.mark.parametrize("place", re.findall(r"^\| `([^`]+)`", README.partition("## Commands")[0], re.MULTILINE))
def test_documented_place_exists(place):
    assert (ROOT / place).exists()


def test_version_is_the_first_heading_of_the_changelog(settings):
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## v(\S+)", changelog, re.MULTILINE)[1] == settings.VERSION
