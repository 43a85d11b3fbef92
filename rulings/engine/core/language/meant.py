"""What a sentence that nobody knows was probably meant to say, and which of its words is wrong."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .phrases import Phrase, Vocabulary
from .slots import Slot
from .suggest import likeness, opposite

MANY = 3
_NEAREST = 12
"""So many phrases are filled with what was said before the best are chosen."""
_ALIKE = 0.75
"""How much a name in another form must resemble the one in the list."""
_PIECE = re.compile(r"\{(\w+)(?::(\w+))?\}|\[|\]|[^{}\[\]]+")
_QUOTED = re.compile(r'"[^"\n]*"')
_WORD = re.compile(r'"[^"\n]*"|[\w+−-]+')


@dataclass(frozen=True)
class Meant:
    """A sentence that is known, and its kind."""

    kind: str
    text: str


def meant(text: str, tables: Mapping[str, Vocabulary], many: int = MANY) -> list[Meant]:
    """The sentences that resemble a text most, the best first, with the names and numbers that it says."""
    near = sorted(
        ((likeness(text, phrase, table), kind, phrase) for kind, table in tables.items() for phrase in table.phrases),
        key=lambda found: found[0],
        reverse=True,
    )[:_NEAREST]
    filled = [(score[0], kind, _filled(text, phrase, tables[kind])) for score, kind, phrase in near]
    ranked = sorted(filled, key=lambda found: 2 * found[0] + _resemblance(text, found[2]), reverse=True)
    said = [Meant(kind, sentence) for _score, kind, sentence in ranked if not opposite(text, sentence)]
    said = list(dict.fromkeys(said))
    return said[:many]


def wrong_part(text: str, right: str) -> tuple[int, int]:
    """Where a text first departs from a sentence: start and end of the words it means, to be underlined."""
    words, wanted = list(_WORD.finditer(text)), [word.group() for word in _WORD.finditer(right)]
    matcher = difflib.SequenceMatcher(None, [word.group() for word in words], wanted, autojunk=False)
    if sorted(map(str.lower, wanted)) == sorted(word.group().lower() for word in words):
        return 0, len(text)
    for tag, start, end, _from, _to in matcher.get_opcodes():
        if tag == "equal":
            continue
        if start < end:
            return words[start].start(), words[end - 1].end()
        at = min(start, len(words) - 1)
        return (words[at].start(), words[at].end()) if words else (0, len(text))
    return 0, len(text)


def _resemblance(text: str, sentence: str) -> float:
    said, offered = _WORD.findall(text.lower()), _WORD.findall(sentence.lower())
    words = difflib.SequenceMatcher(None, said, offered, autojunk=False).ratio()
    return 2 * words + difflib.SequenceMatcher(None, text, sentence, autojunk=False).ratio()


def _filled(text: str, phrase: Phrase, table: Vocabulary) -> str:
    """The phrase with what the text says in its holes; its example where nothing of that fits."""
    example = table.said_in(phrase, phrase.example)
    sentence = _Filling(text, example).fill(phrase.pattern, table)
    return sentence if table.said_in(phrase, sentence) else phrase.example


class _Filling:
    """Takes values for holes out of a text, each once and in their order where that goes."""

    def __init__(self, text: str, example: Mapping[str, str]) -> None:
        self.left, self.example = text, example

    def fill(self, pattern: str, table: Vocabulary) -> str:
        done: list[list[str]] = [[]]
        heard: list[bool] = []
        for piece in _PIECE.finditer(pattern):
            if piece.group() == "[":
                done.append([])
                heard.append(False)
            elif piece.group() == "]":
                inner = done.pop()
                done[-1] += inner if heard.pop() else []
            elif piece.group(1):
                value = self._take(table.slot(piece.group(1), piece.group(2)))
                if heard:
                    heard[-1] = bool(value)
                done[-1].append(value or self.example.get(piece.group(1), ""))
            else:
                done[-1].append(piece.group())
        return "".join(done[0])

    def _take(self, slot: Slot) -> str:
        """The first thing in the text that this hole can hold; "" where there is none. It is gone afterwards."""
        if slot.regex == r"\S.*":
            return ""
        for hidden in self._views(slot):
            found = re.search(rf"(?<!\w)(?:{slot.regex})(?!\w)", hidden)
            if found:
                value = self.left[found.start() : found.end()]
                self.left = self.left[: found.start()] + " " * len(value) + self.left[found.end() :]
                return value
        return self._misspelt(slot)

    def _misspelt(self, slot: Slot) -> str:
        """A name from a fixed list that the text says in another form ("ve Winterfellu"), as the hole writes it."""
        names = [name for name in slot.schema.get("enum", ()) if isinstance(name, str) and name[:1].isupper()]
        for word in _WORD.findall(self.left) if names else ():
            near = difflib.get_close_matches(word, names, 1, _ALIKE) if word[:1].isupper() else []
            if near:
                self.left = self.left.replace(word, " " * len(word), 1)
                return slot.write(near[0])
        return ""

    def _views(self, slot: Slot) -> Iterator[str]:
        """The text as a hole sees it: names in quotes are for cards only."""
        yield self.left if '"' in slot.regex else _QUOTED.sub(lambda name: " " * len(name.group()), self.left)
