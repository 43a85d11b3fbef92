"""What the site itself says is held to the common list of discouraged forms, as the rulebooks are."""

import re
from pathlib import Path

import pytest
from django.conf import settings

from rulings.content.check.words import Finder
from rulings.content.problems import Problems
from rulings.content.read import COMMON, read_words

ROOT = Path(__file__).resolve().parent.parent.parent
WORDS = read_words(Path(settings.FIXTURES_DIR) / COMMON, COMMON, Problems())
SAID = re.compile(r"""\{% (?:block)?trans(?:late)?\b[^%]*%\}(?:[^{]*)|_\("(?:[^"\\]|\\.)*"\)|help_text="[^"]*\"""")


def pages() -> list[Path]:
    python = [path for folder in ("api", "web", "templatetags", "models") for path in (ROOT / "rulings" / folder).rglob("*.py")]
    return sorted([*(ROOT / "templates").rglob("*.html"), *python, ROOT / "rulings/proof.py", ROOT / "rulings/table.py"])


@pytest.mark.parametrize("path", pages(), ids=lambda path: str(path.relative_to(ROOT)))
def test_site_has_no_word_of_the_workshop(path):
    said = " \n".join(found[0] for found in SAID.finditer(path.read_text(encoding="utf-8")))
    found = [match[0] for word in WORDS for match in Finder(word).find(said)]
    assert found == []


def test_words_of_the_site_are_read():
    text = (ROOT / "templates/card/card.html").read_text(encoding="utf-8")
    assert any("Odkud to víme" in found[0] for found in SAID.finditer(text))
