"""Two wordings of one text, with what went and what came marked, word by word."""

import re
from difflib import SequenceMatcher

from django.utils.html import escape, format_html, format_html_join
from django.utils.safestring import SafeString

_PIECES = re.compile(r"\w+|\s+|[^\w\s]")


def changed(before: str, after: str) -> SafeString:
    """The later wording with the words of the earlier one that are no more struck out, and the new ones marked."""
    old, new = _PIECES.findall(before), _PIECES.findall(after)
    parts: list[tuple[SafeString]] = []
    for what, i, j, k, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        gone, came = "".join(old[i:j]), "".join(new[k:end])
        if what == "equal":
            parts.append((escape(came),))
            continue
        if gone:
            parts.append((format_html("<del>{}</del>", gone),))
        if came:
            parts.append((format_html("<ins>{}</ins>", came),))
    return format_html_join("", "{}", parts)
