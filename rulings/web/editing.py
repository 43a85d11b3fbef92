"""A situation's text changed by a click: a move made, a sentence put right, what silence assumed said aloud."""

import re

from rulings.engine.core.language.bare import OPENING

_OPENED = re.compile(r"(\s*)((?:Pokud|Když|Pak|A také|A|Ale)\s+)?(.*)")
MOST_AT_ONCE = 4
"""Sentences that one line is put right by at most."""
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
    first, *further = sentence.split("\n")[:MOST_AT_ONCE]
    lines[line - 1 : line] = [f"{indent}{word}{first}", *(f"{indent}A {one}" for one in further)]
    return "\n".join(lines)


def mended(text: str, wanted: str) -> str:
    """The text with several lines put right at once; what is wanted is told as the buttons of single lines tell it."""
    pieces = [piece.split(":", 2) for piece in wanted.split("|")]
    told = {int(line): (kind, sentence) for line, kind, sentence in (one for one in pieces if len(one) == 3) if line.isdecimal()}
    for line in sorted(told, reverse=True):  # a sentence said by several makes the text longer
        text = with_line(text, line, *told[line])
    return text


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
