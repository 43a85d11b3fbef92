"""The version of the site: the first heading of CHANGELOG.md, so that the two cannot disagree."""

import re
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent.parent / "CHANGELOG.md"


def version() -> str:
    found = re.search(r"^## v(\d+\.\d+\.\d+)", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else "0"
