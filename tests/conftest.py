"""The cast and the stage: four people with their roles, and a small rulebook folder."""

from collections.abc import Callable
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.utils import translation
from hypothesis import settings as profiles

from tests import needs
from tests.small import FILES, Fixtures

# How long an example takes is a matter of the machine, not of a test.
profiles.register_profile("arbitr", deadline=None)
# A gate judges what changed, so it plays the same examples each time; new ones are found where somebody can mend what they show.
profiles.register_profile("gate", deadline=None, derandomize=True, print_blob=True)
profiles.load_profile("arbitr")


def pytest_terminal_summary(terminalreporter) -> None:
    needs.summary(terminalreporter)


@pytest.fixture(autouse=True)
def czech() -> None:
    """No test begins in the language in which a request of another was answered."""
    translation.activate(settings.LANGUAGE_CODE)


@pytest.fixture
def fixtures(tmp_path: Path) -> Fixtures:
    """The small rulebook on disk."""
    folder = Fixtures(tmp_path / "fixtures")
    for name, text in FILES.items():
        folder.write(name, text)
    return folder


@pytest.fixture
def person(db: None) -> Callable[..., User]:
    """Makes a person of a given name."""

    def make(name: str, **fields: bool) -> User:
        return User.objects.create_user(username=name, password="heslo", **fields)

    return make


@pytest.fixture
def judge(person: Callable[..., User]) -> User:
    return person("soudce")


@pytest.fixture
def editor(person: Callable[..., User]) -> User:
    return person("redaktor", is_staff=True)


@pytest.fixture
def administrator(person: Callable[..., User]) -> User:
    return person("spravce", is_staff=True, is_superuser=True)
