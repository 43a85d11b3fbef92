"""No sentence is copied: no text shares a run of nine words with a source, unless it is a list of names and figures.

The sources do not belong to this tree. They are looked for in ARBITR_SOURCES, or in ../shared/sources.
"""

import os
import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from django.conf import settings

from rulings.content.check.passages import running_text
from rulings.content.problems import Problems
from rulings.content.read import book_folders, read_folder
from tests.needs import need

LIMIT = 9
ALLOWED: dict[str, str] = {}
"""Runs that cannot be said otherwise, each with its reason."""
ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = Path(os.environ.get("ARBITR_SOURCES") or ROOT.parent / "shared" / "sources")
# Printed terms, labels and numbers of rules are no words of a sentence.
REFERENCE = r"\((?:viz )?(?:[a-z]+-[a-z-]+ )?\d+\.\d+[^()]*\)"
APART = re.compile(rf"\[[^\]]*\]|`[^`]*`|{REFERENCE}|^> ?|Poznámka redakce:|Příklad:", re.MULTILINE)
WORD = re.compile(r"\w+")


class Word(NamedTuple):
    """A word as it is compared, and as it is printed."""

    plain: str
    printed: str


def words(text: str) -> list[Word]:
    """The words of a text, without case and diacritics."""
    printed = WORD.findall(APART.sub(" ", text))
    return [Word(_plain(word), word) for word in printed]


def _plain(word: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(sign))


def phrases(texts: Iterable[str]) -> set[tuple[str, ...]]:
    """Every run of as many words as are too many."""
    found = set()
    for text in texts:
        plain = [word.plain for word in words(text)]
        found.update(tuple(plain[at : at + LIMIT]) for at in range(len(plain) - LIMIT + 1))
    return found


def copied(text: str, known: set[tuple[str, ...]]) -> Iterator[str]:
    """The runs of a text that a source has too, each as long as it goes."""
    told = words(text)
    plain = [word.plain for word in told]
    start = None
    for at in range(len(told) + 1):
        if tuple(plain[at : at + LIMIT]) in known:
            start = at if start is None else start
        elif start is not None:
            run = told[start : at + LIMIT - 1]
            if not is_list(run):
                yield " ".join(word.printed for word in run)
            start = None


def is_list(run: list[Word]) -> bool:
    """Whether a run is made mostly of names and figures, which nobody can say otherwise."""
    named = sum(word.printed[0].isupper() or word.printed[0].isdigit() for word in run)
    return 2 * named > len(run)


@pytest.fixture(scope="module")
def known() -> set[tuple[str, ...]]:
    files = sorted(SOURCES.glob("*.txt")) if SOURCES.is_dir() else []
    need("sources", files, "ARBITR_SOURCES names the folder of the rule texts")
    return phrases(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("book", book_folders(Path(settings.FIXTURES_DIR)))
def test_nothing_is_copied(known, book):
    record = read_folder(Path(settings.FIXTURES_DIR) / book, Problems())
    runs = [(passage, run) for passage in running_text(record) for run in copied(passage.text, known)]
    found = [f"{passage.file}:{passage.line}: {run}" for passage, run in runs if run not in ALLOWED]
    assert found == []


def test_every_allowed_run_has_a_reason():
    assert all(reason.strip() for reason in ALLOWED.values())


SOURCE = "Dříve, než může hráč zahrát další kartu, musí všichni ostatní hráči postavit své klečící postavy."


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        (SOURCE, [SOURCE.replace(",", "").rstrip(".")]),
        ("Jenže dřive než MŮŽE hráč zahrát [play] další kartu (7.12), musí všichni jinak.",
         ["dřive než MŮŽE hráč zahrát další kartu musí všichni"]),
        ("dříve než může hráč zahrát další kartu musí; ostatní hráči postavit své klečící postavy", []),
        ("Než hráč zahraje další kartu, postaví všichni ostatní své postavy.", []),
        ("", []),
    ],
)  # fmt: skip
def test_checker_finds_runs_of_nine_words(text, runs):
    assert list(copied(text, phrases([SOURCE]))) == runs


def test_two_runs_are_told_one_by_one():
    text = f"{SOURCE} Potom je konec. {SOURCE}"
    assert len(list(copied(text, phrases([SOURCE])))) == 2


def test_lists_of_names_and_figures_are_not_copied():
    source = "rody Stark, Lannister, Baratheon, Greyjoy a Tyrell mají 3, 2, 2 a 2 armády"
    assert list(copied(source, phrases([source]))) == []
    assert list(copied(source.lower().replace("3, 2, 2 a 2", "různé"), phrases([source.replace("3, 2, 2 a 2", "různé")])))
