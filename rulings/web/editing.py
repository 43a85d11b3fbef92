"""A situation's text changed by a click: a move made, a sentence put right, what silence assumed said aloud."""

import re

from rulings.engine.core.language.bare import OPENING

_OPENED = re.compile(r"(\s*)((?:Pokud|Když|Pak|A také|A|Ale)\s+)?(.*)")
_KINDS = {word: kind for kind, word in OPENING.items()}


def with_move(text: str, sentence: str, cut: int) -> str:
    """The text with one more move behind it, or in place of all that is played from line ``cut`` on."""
    lines = text.rstrip().split("\n")
    if cut:
        lines = lines[: cut - 1]
    lines.append(f"{_indent(lines)}Když {sentence}")
    return "\n".join(lines) + "\n"


def with_line(text: str, line: int, kind: str, sentence: str) -> str:
    """The text with another sentence on a line. The word that opens it stays where the kind does."""
    lines = text.split("\n")
    if not 1 <= line <= len(lines):
        return text
    found = _OPENED.fullmatch(lines[line - 1])
    indent, word = (found[1], found[2] or "") if found else ("", "")
    told = _KINDS.get(word.strip(), "")
    if told and told != kind:
        word = f"{OPENING[kind]} "
    lines[line - 1] = f"{indent}{word}{sentence}"
    return "\n".join(lines)


def with_given(text: str, sentence: str, after: int) -> str:
    """The text with one more sentence of *Pokud* behind line ``after``, the last of them (0: on top)."""
    lines = text.split("\n")
    at = min(max(after, 0), len(lines))
    word = "A " if at and _OPENED.fullmatch(lines[at - 1])[2] else "Pokud "  # type: ignore[index]  # any line matches
    lines.insert(at, f"{_indent(lines[:at])}{word}{sentence}")
    return "\n".join(lines)


def _indent(lines: list[str]) -> str:
    """How far the last sentence stands from the margin."""
    last = next((line for line in reversed(lines) if line.strip()), "")
    return last[: len(last) - len(last.lstrip())]
