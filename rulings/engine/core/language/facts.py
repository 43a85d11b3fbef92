"""What of a typed sentence another one says: names, numbers with what they count, and words; and what it makes up."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from .akin import akin, folded, numeral

_WORD = re.compile(r'"[^"\n]*"|[\w+−-]+')
_ALIKE = 0.6
"""How much the letters of two words agree that may be one, misspelt."""
_SMALL = frozenset(
    word
    for line in """
    a i s se si v ve na do z ze od k ke o po za pro proti pri u je jsou byt ma maji mit aby tak take jen jako
    ten ta to ty tu tim jeho jeji jejich svou svuj sveho svoji svoje svym ktera ktery ktere kterou ktereho prave
    hrac hrace hraci karta kartu karty kartou uz pak kdyz pokud by potom nyni ted bude sebou sobe
    """.splitlines()
    for word in line.split()
)
"""Words that no fact hangs on."""


@dataclass(frozen=True)
class Kept:
    """How many names and numbers of a text a sentence says, of how many; the parts it does not say; what it adds."""

    said: int
    of: int
    unsaid: tuple[str, ...]
    added: tuple[str, ...]
    words: float
    """The share of the other words that it says."""


def is_small(word: str) -> bool:
    """Whether no fact hangs on a word."""
    return folded(word) in _SMALL


def kept(text: str, sentence: str) -> Kept:
    """What becomes of the facts of a text in a sentence."""
    words, offered = list(_WORD.finditer(text)), _WORD.findall(sentence)
    spoken = [word.group() for word in words]
    hard = [at for at, word in enumerate(spoken) if _is_name(word, at) or _number(word)]
    soft = [at for at, word in enumerate(spoken) if at not in hard and not is_small(word) and len(word) > 1]
    lost = {at for at in hard if not _says(spoken, at, offered)} | {at for at in soft if not _said(spoken[at], offered)}
    missed = len(lost & set(hard))
    heard = len(soft) - len(lost & set(soft))
    lost -= {1} if len(spoken) > 1 and spoken[0][:1].isupper() and spoken[1][:1].islower() else set()  # who does what
    return Kept(
        len(hard) - missed, len(hard), _parts(text, words, lost), _added(spoken, offered), heard / len(soft) if soft else 1.0
    )


def _is_name(word: str, at: int) -> bool:
    return word[0] == '"' or word[:1].isupper()


def _number(word: str) -> str:
    """The figures of a number, in figures or in words; "" for any other word."""
    figures = word.lstrip("+-−")
    return word.replace("−", "-") if figures.isdigit() else numeral(word)


def _says(words: Sequence[str], at: int, offered: Sequence[str]) -> bool:
    """Whether a sentence says a name, or a number of the same thing."""
    if not (number := _number(words[at])):
        return _said(words[at], offered)
    there = [n for n, word in enumerate(offered) if _number(word) == number]
    if not there:
        return number == "1" and any(_said(word, offered) for word in _beside(words, at))
    mine = _beside(words, at)
    return not mine or any(_said(word, _beside(offered, n)) for n in there for word in mine)


def _beside(words: Sequence[str], at: int) -> list[str]:
    """The words beside a number that may be what it counts."""
    before = [word for word in reversed(words[:at]) if _may_be_counted(word)][:2]
    return before + [word for word in words[at + 1 :] if _may_be_counted(word)][:2]


def _may_be_counted(word: str) -> bool:
    return not _number(word) and word[0] != '"' and not word[:1].isupper() and not is_small(word)


def _said(word: str, offered: Sequence[str]) -> bool:
    return any(alike(word, other) for other in offered)


def alike(word: str, other: str) -> bool:
    """Whether one word can stand for another: akin to it, or the same one misspelt."""
    return bool(akin(word, other)) or _misspelt(folded(word), folded(other))


def _misspelt(one: str, other: str) -> bool:
    return one[:2] == other[:2] and difflib.SequenceMatcher(None, one, other, autojunk=False).ratio() >= _ALIKE


def _parts(text: str, words: Sequence[re.Match[str]], lost: set[int]) -> tuple[str, ...]:
    """The lost words as they stand in the text, neighbours together; what only leans on a lost word goes with it."""
    found, at = [], 0
    while at < len(words):
        if at not in lost:
            at += 1
            continue
        end = at
        while end + 1 < len(words) and (end + 1 in lost or (end + 2 in lost and is_small(words[end + 1].group()))):
            end += 1
        if _number(words[end].group()) and end + 1 < len(words) and _may_be_counted(words[end + 1].group()):
            end += 1
        found.append(text[words[at].start() : words[end].end()])
        at = end + 1
    return tuple(found)


def _added(words: Sequence[str], offered: Sequence[str]) -> tuple[str, ...]:
    """Names and numbers that nobody has said."""
    numbers = {_number(word) for word in words}
    made_up = [
        word for at, word in enumerate(offered)
        if (_is_name(word, at) and not any(akin(word, other) for other in words))
        or ((figures := _number(word)) and figures not in numbers and figures != "1")
    ]  # fmt: skip
    return tuple(dict.fromkeys(made_up))
