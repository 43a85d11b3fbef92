"""What a sentence that nobody knows says, put into the holes of one that is known."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterator, Mapping
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
_LAST_WORD, _LAST_WORDS = re.compile(r"(\w+) $"), re.compile(r"\w+(?=(?: \w+)? $)")
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

    def fill(self, pattern: str) -> str:
        values = self._heard(pattern)
        done, heard = [""], [False]
        for piece in _PIECE.finditer(pattern):
            if piece.group() == "[":
                done.append("")
                heard.append(False)
            elif piece.group() == "]":
                inner = done.pop()
                done[-1] += inner if heard.pop() else ""
            elif piece.group(1):
                value = values[piece.start()]
                heard[-1] = heard[-1] or bool(value)
                done[-1] += value or _shortest(*self._hole(piece))
            else:
                done[-1] += piece.group()
        return done[0]

    def _hole(self, piece: re.Match[str]) -> tuple[Slot, str]:
        return self.table.slot(piece.group(1), piece.group(2)), self.example.get(piece.group(1), "")

    def _heard(self, pattern: str) -> dict[int, str]:
        """What the text says in the hole that begins so far on in the pattern, "" where nothing.

        First comes what stands behind the same word as the hole does, then the rest in order.
        """
        values: dict[int, str] = {}
        holes = [(hole.start(), pattern[: hole.start()], *self._hole(hole)) for hole in _HOLE.finditer(pattern)]
        for at, pattern_before, slot, _example in holes:
            word = _before(pattern_before)
            if slot.regex != _ANYTHING and (word or not at):
                start = rf"(?<!\w){re.escape(word)}\s+" if word else r"^\s*"
                values[at] = self._found(slot, start, _elsewhere(pattern_before)) or self._behind_akin(slot, word)
        for at, pattern_before, slot, example in sorted(holes, key=lambda hole: not hole[2].pieces):
            values[at] = values.get(at) or self._take(slot, example, _elsewhere(pattern_before))
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
            or self._formed(slot, never) or self._listed(slot, example, never)
            or self._quoted(slot, example) or self._rebuilt(slot, example)
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
        pieces = sorted(slot.pieces, key=lambda piece: len(piece[0]), reverse=True)
        found = sorted(said for wording, value in pieces if (said := self._piece(wording, value)))
        return _as_written(slot, ", ".join(piece for _at, piece in found))

    def _piece(self, wording: str, value: str) -> tuple[int, str] | None:
        """Where the text says one thing, and what: with its value, where it has one. It is gone afterwards."""
        wanted, words = _WORD.findall(wording), list(_WORD.finditer(self.left))
        for n in range(len(words) - len(wanted) + 1):
            end = n + len(wanted)
            if any(akin(word, words[n + i].group()) < KIN for i, word in enumerate(wanted)):
                continue
            beside = [at for at in (end, n - 1) if value and 0 <= at < len(words)]
            at, said = next(((at, said) for at in beside if (said := _valued(words[at].group(), value))), (n, ""))
            if said or not value:
                self._gone(words[min(n, at)].start(), words[max(end - 1, at)].end())
                return words[n].start(), wording.replace("{}", said)
        return None

    def _quoted(self, slot: Slot, example: str) -> str:
        """What the example holds there („postavou "Rytíř"“) with the cards that the text names."""
        first = _shortest(slot, example)
        said = list(_QUOTED.finditer(self.left))[: len(_QUOTED.findall(first))]
        cards = iter(said)
        value = _QUOTED.sub(lambda card: next(cards, card).group(), first)
        if not said or not re.fullmatch(slot.regex, value):
            return ""
        for card in said:
            self._gone(*card.span())
        return value

    def _unquoted(self, slot: Slot) -> str:
        """The name of a card that is said without quotes."""
        for found in _NAMED.finditer(self.left) if slot.regex == QUOTED else ():
            if found.group() not in players(self.table):
                self._gone(*found.span())
                return f'"{found.group()}"'
        return ""

    def _player(self) -> str:
        """A player whom the examples know, in whatever case the text names him."""
        known = players(self.table)
        said = [(found.group() not in known, found.span(), _named(found.group(), known)) for found in _WORD.finditer(self.left)]
        for _declined, span, name in sorted(one for one in said if one[2]):
            self._gone(*span)
            return name
        return ""

    def _misspelt(self, slot: Slot, never: Collection[str]) -> str:
        """A name from a fixed list that the text says in another form ("ve Winterfellu"), as the hole writes it."""
        listed = [name for name in slot.schema.get("enum", ()) if isinstance(name, str) and name[:1].isupper()]
        for found in self._words(never):
            near = difflib.get_close_matches(found.group(), listed, 1, _ALIKE) if found.group()[:1].isupper() else []
            if near:
                self._gone(found.start(), found.end())
                return slot.write(near[0])
        return ""

    def _respelt(self, slot: Slot, never: Collection[str]) -> str:
        """What the hole can hold, where one of its words is said with a letter too many or wrong: „opportunista“."""
        own, before = [word for word in re.findall(r"[^\W\d_]+", slot.regex) if len(word) >= _LONG], self.left
        for found in _WORD.finditer(self.left):
            near = difflib.get_close_matches(found.group(), own, 1, _SPELT)
            if near and near[0] != found.group():
                self.left = before[: found.start()] + near[0] + before[found.end() :]
                if said := self._found(slot, never=never):
                    return said
                self.left = before
        return ""

    def _formed(self, slot: Slot, never: Collection[str]) -> str:
        """A word of the hole that the text says in another form: „mocensky“ for „mocenskou“."""
        own = [word for forms in words_of(slot.regex).values() for word in forms if len(word) >= _LONG]
        for found in self._words(never):
            near = next((word for word in own if akin(word, found.group()) >= FORM and re.fullmatch(slot.regex, word)), "")
            if near:
                self._gone(found.start(), found.end())
                return near
        return ""

    def _listed(self, slot: Slot, example: str, never: Collection[str]) -> str:
        """One of a list of wordings of which the text says most words, in any form; that of the example before others."""
        said = [found.group() for found in self._words(never)]
        best, share = "", 0.0
        for wording in sorted(wordings(slot.regex), key=lambda one: one != example):
            parts = _WORD.findall(wording)
            worths = [max((akin(part, word) for word in said), default=0.0) for part in parts]
            have = sum(worth if worth >= KIN else 0.0 for worth in worths) / max(1, len(parts))
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
        place = next((name for name in names(self.table) if name in template), "")
        said = re.search(rf"(?<!\w)(?:{'|'.join(map(re.escape, names(self.table)))})(?!\w)", self.left) if place else None
        if not said:
            return template
        self._gone(*said.span())
        return template.replace(place, said.group(), 1)

    def _nouns(self, template: str, slot: Slot) -> Iterator[str]:
        """The template with the numbers and counted nouns of the text, in every form that the hole may know."""
        counted = _COUNTED.match(template)
        assert counted
        around = _WORD.findall(template[counted.end() :])
        words = [word for word in dict.fromkeys(re.findall(r"[^\W\d_]{3,}", slot.regex)) if word not in around]
        said = list(_WORD.finditer(self.left))
        for at, found in enumerate(said):
            forms = [word for word in words if akin(word, found.group()) >= FORM]
            if not forms or found.group()[:1].isupper():
                continue
            many = said[at - 1].group() if at else ""
            n = many if many.isdigit() else numeral(many)
            self._gone((said[at - 1] if n else found).start(), found.end())
            for form in forms[:_FORMS]:
                yield f"{n or 1} {form}{template[counted.end() :]}"
            break
        yield template

    # -- what is left ---------------------------------------------------------------------------
    def _words(self, never: Collection[str]) -> list[re.Match[str]]:
        """The words that do not stand behind one of ``never``."""
        return [found for found in _WORD.finditer(self.left) if not _behind(self.left[: found.start()], never)]

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


def _valued(word: str, value: str) -> str:
    """A word as the value of a thing: as it stands, a number in figures, one of a few words; "" where it can be none."""
    said = next((one for one in wordings(value) if akin(one, word) >= FORM), numeral(word) or word)
    return said if re.fullmatch(value, said) else ""


def _behind(before: str, words: Collection[str]) -> bool:
    """Whether one of some words stands before a name, or before the noun of it („na oblast Harrenhal“)."""
    ways = [word for word in before.split()[-2:] if word in _AWAY]
    return not set(words).isdisjoint(ways[-1:])


def _before(pattern: str) -> str:
    """The word before the hole behind some of a pattern; "" where something else stands there."""
    word = _LAST_WORD.search(pattern)
    return word[1] if word else ""


def _elsewhere(pattern: str) -> Collection[str]:
    """The words behind which nothing stands that belongs into a hole: what goes the other way than „z“ or „do oblasti“."""
    return next((_AWAY[word] for word in reversed(_LAST_WORDS.findall(pattern)) if word in _AWAY), ())


def _shortest(slot: Slot, example: str) -> str:
    """The first of what an example lists, where the hole can hold it alone; else all of it."""
    first = re.split(r" a |, ", example)[0]
    return first if re.fullmatch(slot.regex, first) else example


def _named(word: str, known: frozenset[str]) -> str:
    """The player whose name a word is, in whatever form: „Lannistera“, „Starkovi“."""
    # Of names with which the same word begins the longer one is the greater.
    return max((name for name in known if word.startswith(name) and len(word) - len(name) <= _ENDING), default="")


def _as_written(slot: Slot, value: str) -> str:
    """A value as the hole writes it; "" where it cannot hold it."""
    if not re.fullmatch(slot.regex, value):
        return ""
    try:
        return slot.write(slot.read(value))
    except (ScenarioError, ValueError, LookupError, TypeError):
        return value
