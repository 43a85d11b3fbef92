"""How much may be asked of the reader of Markdown: it takes the square of some signs, and breaks where they nest."""

import re

from django.utils.translation import gettext as _

LONGEST = 20_000
"""Characters of one text."""
BRACKETS = 200
"""Opening brackets of one paragraph; 8,000 in a row take ten seconds."""
DEEPEST = 8
"""Lists and quotations within one another; some 250 are beyond what Python can follow."""
_OPENS = re.compile(r"\s*(?:(?:>|[-*+]|\d+[.)])[ \t]*)*")
_OPENER = re.compile(r">|[-*+](?=[ \t]|$)|\d+[.)]")
_INDENT = 4


def markdown_fault(text: str) -> str:
    """What is too much in a text, as a sentence with the line; "" for one that can be set."""
    if len(text) > LONGEST:
        return _("Text má %(long)d znaků, smí jich mít nejvýše %(most)d: zkraťte jej.") % {"long": len(text), "most": LONGEST}
    brackets = 0
    for number, line in enumerate(text.splitlines(), start=1):
        brackets = brackets + line.count("[") if line.strip() else 0
        if brackets > BRACKETS:
            told = _("Řádek %(line)d: v jednom odstavci je přes %(most)d hranatých závorek. Ubeřte jich.")
            return told % {"line": number, "most": BRACKETS}
        if _depth(line) > DEEPEST:
            told = _("Řádek %(line)d: seznamy a citáty jsou v sobě víc než %(most)dkrát. Napište je mělčeji.")
            return told % {"line": number, "most": DEEPEST}
    return ""


def _depth(line: str) -> int:
    """How deep a line may stand: its openers, and how far it is moved in."""
    opening = _OPENS.match(line)
    said = opening[0] if opening else ""
    moved = len(said.expandtabs(_INDENT)) - len(said.expandtabs(_INDENT).lstrip())
    return moved // _INDENT + len(_OPENER.findall(said))
