"""What a sentence that nobody knows says, put into the holes of one that is known."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from .akin import FORM, KIN, akin, numeral
from .called import may_be_called, players
from .gherkin import ScenarioError
from .holes import wordings, words_of
from .phrases import Phrase, Vocabulary
from .slots import PLAYER, QUOTED, Slot

_ALIKE = 0.75
"""How much a name in another form must resemble the one in the list."""
_SPELT, _LONG = 0.9, 6
"""How much the letters of a word agree with those of one in a list that it misspells, and how long both are."""
_SAID_ENOUGH = 0.5
"""How many words of one of a list of wordings must be said for it to be meant."""
_ENDING = 3
"""So many letters longer a name is at most when it is declined."""
_FORMS = 12
"""So many forms of a noun are tried in a place."""
_TAIL = 10
"""So many of the last words may tell what a card does."""
_PIECE = re.compile(r"\{(\w+)(?::(\w+))?\}|\[|\]|[^{}\[\]]+")
_QUOTED = re.compile(r'"[^"\n]*"')
_WORD = re.compile(r'"[^"\n]*"|[\w+−-]+')
_NAMED = re.compile(r"(?<!\w)[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ][\w'’-]+(?: (?:[a-z]{2,3} )?[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ][\w'’-]+)*")
_COUNTED = re.compile(r"(\d+) ([^\W\d_]+)")
_HOLE = re.compile(r"\{(\w+)(?::(\w+))?\}")
_OPTIONAL = re.compile(r"\[[^\[\]]*\]")
_CHOICES = 3
"""So many wordings of a hole are offered beside each other where none of them is said."""
_FROM, _TO = ("z", "ze", "od"), ("do", "na", "proti")
_AWAY = {**dict.fromkeys(_FROM, _TO), **dict.fromkeys(_TO, _FROM)}
"""Where things come from is not where they go."""
_ANYTHING = r"\S.*"


def filled(text: str, phrase: Phrase, table: Vocabulary) -> str:
    """The phrase with what the text says in its holes; its example where nothing of that fits."""
    sentence = _Filling(text, table, table.said_in(phrase, phrase.example)).fill(phrase.pattern)
    return table.put_right(phrase, sentence) if table.said_in(phrase, sentence) else phrase.example


def either(text: str, sentence: str, phrase: Phrase, table: Vocabulary) -> list[str]:
    """A sentence, and beside it the others that say what a text leaves open: „obránce“, „útočníka“.

    Where a hole holds one of a few wordings and the text says none of them, no example decides which was meant.
    """
    holes = {name: table.slot(name, of or None) for name, of in _HOLE.findall(_OPTIONAL.sub("", phrase.pattern))}
    found = [sentence]
    for name, value in table.said_in(phrase, sentence).items():
        choices = wordings(holes[name].regex) if name in holes else ()
        if not 2 <= len(choices) <= _CHOICES or any(_says(text, one) for one in choices):
            continue
        tried = (re.sub(rf"(?<!\w){re.escape(value)}(?!\w)", other, sentence, count=1) for other in choices if other != value)
        found += [other for other in tried if table.said_in(phrase, other)]
    return found


def _says(text: str, wording: str) -> bool:
    said = _WORD.findall(text)
    return all(any(akin(part, word) for word in said) for part in _WORD.findall(wording))


@lru_cache(maxsize=64)
def names(table: Vocabulary) -> tuple[str, ...]:
    """The names that come from fixed lists (places), the longest first."""
    found = {
        value for slot in table.slots.values() for value in slot.schema.get("enum", ())
        if isinstance(value, str) and value[:1].isupper()
    }  # fmt: skip
    return tuple(sorted(found, key=len, reverse=True))


class _Filling:
    """Takes values for holes out of a text, each once and in their order where that goes."""

    def __init__(self, text: str, table: Vocabulary, example: Mapping[str, str]) -> None:
        self.left, self.table, self.example = text, table, example
        self.at = 0
        """Where the last thing that was taken stood."""

    def fill(self, pattern: str) -> str:
        pieces = list(_PIECE.finditer(pattern))
        values = self._heard(pieces)
        done: list[list[str]] = [[]]
        heard: list[bool] = []
        for at, piece in enumerate(pieces):
            if piece.group() == "[":
                done.append([])
                heard.append(False)
            elif piece.group() == "]":
                inner = done.pop()
                done[-1] += inner if heard.pop() else []
            elif piece.group(1):
                slot, example = self._hole(piece)
                if heard:
                    heard[-1] = bool(values.get(at))
                done[-1].append(values.get(at) or _shortest(slot, example))
            else:
                done[-1].append(piece.group())
        return "".join(done[0])

    def _hole(self, piece: re.Match[str]) -> tuple[Slot, str]:
        return self.table.slot(piece.group(1), piece.group(2)), self.example.get(piece.group(1), "")

    def _heard(self, pieces: Sequence[re.Match[str]]) -> dict[int, str]:
        """What the text says in each hole: first what stands behind the same word as the hole does, then the rest in order."""
        values: dict[int, str] = {}
        holes = [at for at, piece in enumerate(pieces) if piece.group(1)]
        for at in holes:
            before = _before(pieces, at)
            slot, _example = self._hole(pieces[at])
            if slot.regex != _ANYTHING and (before or not at):
                start = rf"(?<!\w){re.escape(before)}\s+" if before else r"^\s*"
                values[at] = self._found(slot, start, _elsewhere(pieces, at)) or self._behind_akin(slot, before)
        for at in sorted(holes, key=lambda at: not self._hole(pieces[at])[0].pieces):
            values[at] = values.get(at) or self._take(*self._hole(pieces[at]), _elsewhere(pieces, at))
        return values

    # -- one hole -------------------------------------------------------------------------------
    def _take(self, slot: Slot, example: str, never: Collection[str]) -> str:
        """The first thing in the text that this hole can hold; "" where there is none. It is gone afterwards.

        What stands behind a word of ``never`` goes the other way: who marches to a place does not march from it.
        """
        if slot.regex == _ANYTHING:
            return self._tail(slot) if slot.read is not str else ""
        if slot.regex == PLAYER:
            return self._player() or self._found(slot, r"^\s*")
        if slot.pieces:
            return self._pieced(slot)
        return (
            self._found(slot, never=never) or self._unquoted(slot) or self._misspelt(slot, never) or self._respelt(slot, never)
            or self._formed(slot) or self._listed(slot, example) or self._quoted(slot, example) or self._rebuilt(slot, example)
        )  # fmt: skip

    def _tail(self, slot: Slot) -> str:
        """The longest end of the text that the hole can read: what a card does stands behind all else."""
        words = list(_WORD.finditer(self.left))
        for word in words[-_TAIL:]:
            said = self.left[word.start() :].strip()
            if said and _is_read(slot, said):
                self._gone(word.start(), len(self.left))
                return said
        return ""

    def _found(self, slot: Slot, before: str = r"(?<!\w)", never: Collection[str] = ()) -> str:
        """What the hole can hold as it stands; names in quotes are for cards only."""
        hidden = self.left if '"' in slot.regex else _QUOTED.sub(lambda name: " " * len(name.group()), self.left)
        for found in re.finditer(rf"{before}(?P<value>{slot.regex})(?!\w)", hidden):
            value = found["value"]
            written = _as_written(slot, value)
            if slot.regex == PLAYER and not may_be_called(value, self.table):
                continue
            if not _behind(hidden[: found.start("value")], never) and (not value.isalpha() or akin(value, written)):
                self._gone(*found.span("value"))
                return written
        return ""

    def _behind_akin(self, slot: Slot, before: str) -> str:
        """A number behind another form of the word that stands before the hole: „síla 3“ for „se silou 3“."""
        if len(before) < _ENDING or not re.fullmatch(slot.regex, "1"):
            return ""
        words = list(_WORD.finditer(self.left))
        for word, value in pairwise(words):
            if akin(before, word.group()) >= FORM and value.group().isdigit():
                self._gone(word.start(), value.end())
                return value.group()
        return ""

    def _pieced(self, slot: Slot) -> str:
        """Several things with their values, in whatever form the text says them: „s útokem 3 a cenou úderu 1“."""
        found = []
        for wording, value in sorted(slot.pieces, key=lambda piece: len(piece[0]), reverse=True):
            if (said := self._piece(_WORD.findall(wording.replace("{}", "")), value)) is not None:
                found.append((self.at, wording.replace("{}", said)))
        return _as_written(slot, ", ".join(dict.fromkeys(piece for _at, piece in sorted(found))))

    def _piece(self, wanted: Sequence[str], value: str) -> str | None:
        """The value of one thing that the text says, or "" for one without; None where it is not said. Gone afterwards."""
        words = list(_WORD.finditer(self.left))
        for n in range(len(words) - len(wanted) + 1):
            said = words[n : n + len(wanted)]
            if not all(akin(word, other.group()) >= KIN for word, other in zip(wanted, said, strict=True)):
                continue
            near = [said[-1]] if not value else [*words[n + len(wanted) :][:1], *words[max(n - 1, 0) : n]]
            for one in near:
                got = _valued(one.group(), value)
                if got is not None:
                    self.at = said[0].start()
                    for gone in (*said, *([one] if value else [])):
                        self._gone(gone.start(), gone.end())
                    return got
        return None

    def _quoted(self, slot: Slot, example: str) -> str:
        """What the example holds there („postavou "Rytíř"“) with the card that the text names."""
        first, said = _shortest(slot, example), _QUOTED.search(self.left)
        value = _QUOTED.sub(lambda _card: said.group(), first, 1) if said and _QUOTED.search(first) else ""
        if not said or not value or not re.fullmatch(slot.regex, value):
            return ""
        self._gone(*said.span())
        return value

    def _unquoted(self, slot: Slot) -> str:
        """The name of a card that is said without quotes."""
        named = _NAMED.finditer(self.left) if slot.regex == QUOTED and '"' not in self.left else iter(())
        for found in named:
            if found.group() not in players(self.table):
                self._gone(*found.span())
                return f'"{found.group()}"'
        return ""

    def _player(self) -> str:
        """A player whom the examples know, in whatever case the text names him."""
        known = players(self.table)
        said = [found for found in _WORD.finditer(self.left) if found.group() in known or _declined(found.group(), known)]
        if not said:
            return ""
        first = min(said, key=lambda found: (found.group() not in known, found.start()))
        self._gone(first.start(), first.end())
        return first.group() if first.group() in known else _declined(first.group(), known)

    def _misspelt(self, slot: Slot, never: Collection[str]) -> str:
        """A name from a fixed list that the text says in another form ("ve Winterfellu"), as the hole writes it."""
        listed = [name for name in slot.schema.get("enum", ()) if isinstance(name, str) and name[:1].isupper()]
        for found in _WORD.finditer(self.left) if listed else ():
            near = difflib.get_close_matches(found.group(), listed, 1, _ALIKE) if found.group()[:1].isupper() else []
            if near and not _behind(self.left[: found.start()], never):
                self._gone(found.start(), found.end())
                return slot.write(near[0])
        return ""

    def _respelt(self, slot: Slot, never: Collection[str]) -> str:
        """What the hole can hold, where one of its words is said with a letter too many or wrong: „opportunista“."""
        own, before = [word for word in re.findall(r"[^\W\d_]+", slot.regex) if len(word) >= _LONG], self.left
        for found in _WORD.finditer(self.left) if own else ():
            near = difflib.get_close_matches(found.group(), own, 1, _SPELT)
            if near and near[0] != found.group():
                self.left = before[: found.start()] + near[0] + before[found.end() :]
                if said := self._found(slot, never=never):
                    return said
                self.left = before
        return ""

    def _formed(self, slot: Slot) -> str:
        """A word of the hole that the text says in another form: „mocensky“ for „mocenskou“."""
        own = [word for forms in words_of(slot.regex).values() for word in forms if len(word) >= _LONG]
        for found in _WORD.finditer(self.left) if own else ():
            near = next((word for word in own if akin(word, found.group()) >= FORM and re.fullmatch(slot.regex, word)), "")
            if near:
                self._gone(found.start(), found.end())
                return near
        return ""

    def _listed(self, slot: Slot, example: str) -> str:
        """One of a list of wordings of which the text says most words, in any form; that of the example before others."""
        said = _WORD.findall(self.left)
        best, share = "", 0.0
        for wording in sorted(wordings(slot.regex), key=lambda one: one != example):
            parts = _WORD.findall(wording)
            worths = [max((akin(part, word) for word in said), default=0.0) for part in parts]
            have = sum(worth if worth >= KIN else 0.0 for worth in worths) / (len(parts) or 1)
            if have > share:
                best, share = wording, have
        if share < _SAID_ENOUGH:
            return ""
        for part in _WORD.findall(best):
            self._forget(part)
        return best

    def _rebuilt(self, slot: Slot, example: str) -> str:
        """What the example holds there, with the names, numbers and nouns that the text says instead."""
        first, before = _shortest(slot, example), self.left
        if not _COUNTED.match(first):
            return ""
        for candidate in self._nouns(self._places(first), slot):
            if before != self.left and (written := _as_written(slot, candidate)):
                return written
        self.left = before
        return ""

    def _places(self, template: str) -> str:
        """The template with the places and quoted names of the text, in their order."""
        for name in names(self.table):
            if name in template:
                said = re.search("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in names(self.table)), self.left)
                if said:
                    self._gone(said.start(), said.end())
                    return template.replace(name, said.string[said.start() : said.end()], 1)
                break
        return template

    def _nouns(self, template: str, slot: Slot) -> Iterator[str]:
        """The template with the numbers and counted nouns of the text, in every form that the hole may know."""
        counted = _COUNTED.match(template)
        assert counted
        around = _WORD.findall(template[counted.end() :])
        words = [word for word in dict.fromkeys(re.findall(r"[^\W\d_]{3,}", slot.regex)) if word not in around]
        said = list(_WORD.finditer(self.left))
        for at, found in enumerate(said):
            forms = [word for word in words if akin(word, found.group()) >= FORM and len(found.group()) > 2]
            if not forms or found.group()[:1].isupper():
                continue
            many = said[at - 1].group() if at else ""
            n = many if many.isdigit() else numeral(many) or "1"
            self._gone(found.start(), found.end())
            if n != "1" or many.isdigit() or numeral(many):
                self._gone(said[at - 1].start(), said[at - 1].end())
            for form in forms[:_FORMS]:
                yield template[: counted.start()] + f"{n} {form}" + template[counted.end() :]
            break
        yield template

    # -- what is left ---------------------------------------------------------------------------
    def _gone(self, start: int, end: int) -> None:
        self.left = self.left[:start] + " " * (end - start) + self.left[end:]

    def _forget(self, word: str) -> None:
        for found in _WORD.finditer(self.left):
            if akin(word, found.group()) >= KIN:
                self._gone(found.start(), found.end())
                return


def _is_read(slot: Slot, said: str) -> bool:
    try:
        slot.read(said)
    except (ScenarioError, ValueError, LookupError):
        return False
    return True


def _valued(word: str, value: str) -> str | None:
    """A word as the value of a thing: as it stands, a number in figures, one of a few words; None where it can be none."""
    if not value:
        return ""
    said = next((one for one in wordings(value) if akin(one, word) >= FORM), numeral(word) or word)
    return said if re.fullmatch(value, said) else None


def _behind(before: str, words: Collection[str]) -> bool:
    """Whether one of some words stands before a name, or before the noun of it („na oblast Harrenhal“)."""
    return not set(words).isdisjoint(before.split()[-2:])


def _before(pieces: Sequence[re.Match[str]], at: int) -> str:
    """The word before a hole; "" where it begins the sentence or something else stands there."""
    words = pieces[at - 1].group() if at else ""
    return _WORD.findall(words)[-1] if words.endswith(" ") and words.strip() and words[-2].isalnum() else ""


def _elsewhere(pieces: Sequence[re.Match[str]], at: int) -> Collection[str]:
    """The words behind which nothing stands that belongs into a hole: what goes the other way than „z“ or „do oblasti“."""
    said = pieces[at - 1].group().split()[-2:] if at else []
    return next((_AWAY[word] for word in said if word in _AWAY), ())


def _shortest(slot: Slot, example: str) -> str:
    """The first of what an example lists, where the hole can hold it alone; else all of it."""
    first = re.split(r" a |, ", example)[0]
    return first if re.fullmatch(slot.regex, first) else example


def _declined(word: str, known: frozenset[str]) -> str:
    """The player whose name a word is a form of: „Lannistera“, „Starkovi“."""
    near = [name for name in known if word.startswith(name) and 0 < len(word) - len(name) <= _ENDING]
    return max(near, key=len, default="")


def _as_written(slot: Slot, value: str) -> str:
    """A value as the hole writes it; "" where it cannot hold it."""
    if not re.fullmatch(slot.regex, value):
        return ""
    try:
        written = slot.write(slot.read(value))
    except (ValueError, LookupError, TypeError):
        return value
    return written if re.fullmatch(slot.regex, written) else value
