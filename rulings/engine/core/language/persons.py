"""What a judge says of himself and of the other, said with the names of seats: „mám“, „můj“, „soupeř“ of „Stark“ and „Lannister“.

The sentences of the games know players by name only. What comes of it is offered, and never taken in silence.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from .akin import families, folded
from .called import players
from .phrases import Phrase, Vocabulary
from .slots import PLAYER

_WORD = re.compile(r"\"[^\"\n]*\"|[\w'’-]+")
_BESIDE = re.compile(r"(?:(\w+) )?\{(\w+)(?::(\w+))?\}(?=(?: (\w+))?)")
_SUBJECT = re.compile(r"^\{(\w+)(?::(\w+))?\} (\w+)")
_CALLED = re.compile(rf"(?<!\w)hráč(?:i|e|em)? ({PLAYER})(?!\w)")
_SEVERAL = re.compile(rf"{PLAYER}(?:(?:, | a ){PLAYER})+")
_READ = 300
"""Characters of a sentence that is read so."""
_ME = "ja"
_MINE = frozenset(["muj", "moje", "moji", "meho", "memu", "mym", "mou", "mych", "mymi", "mojim", "mojich", "mojimi"])
_NOMINATIVE, _GENITIVE, _DATIVE, _INSTRUMENTAL = "{}", "hráče {}", "hráči {}", "hráčem {}"
_CASES = {_GENITIVE: "{}a", _DATIVE: "{}ovi", _INSTRUMENTAL: "{}em"}
"""The cases of one who is called by a common noun and no name: „protivníka“."""
_OF_ME = {"mne": _GENITIVE, "me": _GENITIVE, "mi": _DATIVE, "mnou": _INSTRUMENTAL}
_AFTER_TO = frozenset(("proti", "ke", "ku", "k", "vuci"))
"""Prepositions behind which „mně“ and „mne“ are datives."""
_FOE = {
    **dict.fromkeys(["souper", "souperka", "protihrac", "protihracka", "oponent", "oponentka"], _NOMINATIVE),
    **dict.fromkeys(["soupere", "souperku", "souperky", "protihrace", "oponenta"], _GENITIVE),
    **dict.fromkeys(["souperi", "souperovi", "souperce", "protihraci", "protihracovi", "oponentovi"], _DATIVE),
    **dict.fromkeys(["souperem", "souperkou", "protihracem", "oponentem"], _INSTRUMENTAL),
}
_OF_FOE = re.compile(r"(?:souper|protihrac|oponent)(?:uv|ova|ovo|ove|ovu|ovy|ovou|ovych|ovym|ovymi|ovem)")
_TEXT = re.compile(r"(?<!\w)(?:schopnost|[úu][čc]ine?k)", re.IGNORECASE)
"""What a card says begins here: it speaks to its own player."""
_PERSONS = frozenset((_ME, *_FOE))
_IRREGULAR = {
    "mam": "má", "nemam": "nemá", "jsem": "je", "nejsem": "není", "chci": "chce", "nechci": "nechce", "mohu": "může",
    "nemohu": "nemůže", "muzu": "může", "nemuzu": "nemůže", "smim": "smí", "nesmim": "nesmí", "musim": "musí",
}  # fmt: skip
_THIRD = (("uju", "uje"), ("uji", "uje"), ("ju", "je"), ("ji", "je"), ("am", "á"), ("im", "í"), ("u", "e"))
"""How a verb of the first person ends, and how the same one of the third."""
_SURE = frozenset(("am", "im", "uju", "uji"))
"""Endings that tell a verb where nothing else in the sentence does, and it stands first."""
_PREPOSITIONS = frozenset(("po", "k", "ke", "pri", "o", "v", "ve", "na", "z", "ze", "do", "od", "u", "s", "bez", "pro", "proti"))
"""Behind these stands a noun: „po výběru“."""
_NOT = "ne"
_PAST = re.compile(r"\w{2,}(?:l|la)")
_WOULD = frozenset(("bych",))


@dataclass(frozen=True)
class Seats:
    """Who speaks, and who is the other one; a common noun where players do not sit against each other."""

    me: str
    foe: str

    def other(self, case: str) -> str:
        """The other one in a case."""
        return (_CASES.get(case, case) if self.foe.islower() else case).format(self.foe)


@dataclass(frozen=True)
class Persons:
    """Whether a text speaks of whoever says it, and of the other one without a name; and where it does so first."""

    me: bool = False
    foe: bool = False
    span: tuple[int, int] = (0, 0)

    def __bool__(self) -> bool:
        return self.me or self.foe


def persons(text: str, tables: Mapping[str, Vocabulary]) -> Persons:
    """Of whom a text speaks without a name."""
    read = [one for one in _read(text, tables) if one.me or one.foe]
    span = (read[0].start, read[0].end) if read else (0, 0)
    return Persons(any(one.me for one in read), any(one.foe for one in read), span)


def with_names(text: str, seats: Seats, tables: Mapping[str, Vocabulary]) -> str:
    """A text with the names of the seats for „já“, „můj“, „soupeř“, and its verbs in the third person."""
    said = _read(text, tables)
    named = any(one.role == _ME and not one.verb for one in said)  # „já“ stands there itself
    speaks = any(one.role == _ME for one in said)
    at, out, subject = 0, "", ""
    for one in said:
        out += text[at : one.start]
        at = one.end
        if one.verb and subject != seats.me and not named:
            out = f"{out}{seats.me} {one.says}" if subject else f"{seats.me} {_lower(out)}{_lower(one.says)}"
            subject = seats.me
        elif one.role == "foe":
            out += seats.other(one.says)
            subject = seats.foe if one.says == _NOMINATIVE else subject
        else:
            out += _instead(one, seats, speaks)
    return " ".join((out + text[at:]).split())


def _instead(one: _Said, seats: Seats, speaks: bool) -> str:
    """What stands for a word; who does something himself does it with what is his."""
    if one.role == _ME:
        return one.says if one.verb else seats.me
    if one.role == "mine":
        return "" if speaks else _GENITIVE.format(seats.me)
    if one.role == "of foe":
        return seats.other(_GENITIVE)
    return one.says.format(seats.me) if one.role == "of me" else one.says


@dataclass(frozen=True)
class _Said:
    """A word of a text: what stands for it, and of whom it speaks."""

    start: int
    end: int
    says: str = ""
    role: str = ""
    verb: bool = False

    @property
    def me(self) -> bool:
        return self.role in (_ME, "mine", "of me")

    @property
    def foe(self) -> bool:
        return self.role in ("foe", "of foe")


def _read(text: str, tables: Mapping[str, Vocabulary]) -> list[_Said]:
    """The words of a text, each with what it says of whom, as far as the text of a card does not speak there."""
    if len(text) > _READ:
        return []
    ends = _TEXT.search(text)
    spoken, words = verbs(tuple(tables.values())), list(_WORD.finditer(text, 0, ends.start() if ends else len(text)))
    found: list[_Said] = []
    past = any(_PAST.fullmatch(folded(word.group())) for word in words)
    for n, word in enumerate(words):
        before, behind = (folded(words[at].group()) if 0 <= at < len(words) else "" for at in (n - 1, n + 1))
        found.append(_one(word, before, behind, past, spoken))
    does = any(one.role or folded(one.says) in spoken for one in found)
    if not does and words and (says := _sure(words[0].group())):
        found[0] = _Said(*words[0].span(), says, _ME, verb=True)
    return found


def _one(word: re.Match[str], before: str, behind: str, past: bool, spoken: Collection[str]) -> _Said:
    said, span = word.group(), word.span()
    plain = folded(said)
    if said[0] == '"':
        return _Said(*span, said)
    if plain == _ME:
        return _Said(*span, role=_ME)
    if plain in _MINE or (said.lower() == "mé" and behind):
        return _Said(*span, role="" if behind in _FOE else "mine")  # „můj soupeř“ is the other one
    if plain in _OF_ME:
        dative = said.lower() == "mně" or before in _AFTER_TO
        return _Said(*span, _DATIVE if dative else _OF_ME[plain], "of me")
    if plain in _FOE:
        return _Said(*span, _FOE[plain], "foe")
    if _OF_FOE.fullmatch(plain):
        return _Said(*span, role="of foe")
    if plain in _WOULD or (plain == "jsem" and past):
        return _Said(*span, role=_ME, verb=True)
    if before not in _PREPOSITIONS and not before.isdigit() and (says := third(said, spoken)):
        return _Said(*span, says, _ME, verb=True)
    return _Said(*span, said)


def third(word: str, spoken: Collection[str]) -> str:
    """A verb of the first person in the third one, where that is a verb that is known; "" for any other word."""
    plain = folded(word)
    if plain in _IRREGULAR:
        return _IRREGULAR[plain]
    for ending, other in _THIRD:
        if plain.endswith(ending) and word[-1] == plain[-1]:  # no „hrají“, no „hráčů“
            said = word[: -len(ending)] + other
            bare = folded(said)
            if bare in spoken or (bare.startswith(_NOT) and bare[len(_NOT) :] in spoken):
                return said
    return ""


def _sure(word: str) -> str:
    """The third person of a word that stands first and looks like a verb of the first one."""
    plain = folded(word)
    found = ((ending, other) for ending, other in _THIRD if ending in _SURE and plain.endswith(ending))
    return next((word[: -len(ending)] + other for ending, other in found if len(plain) > len(ending) + 2), "")


def _lower(word: str) -> str:
    return word[:1].lower() + word[1:]


@lru_cache(maxsize=64)
def verbs(tables: tuple[Vocabulary, ...]) -> frozenset[str]:
    """What players do in the sentences of some tables, and what people say for it, in plain letters."""
    own = {folded(word) for table in tables for phrase in table.phrases for word in _beside_player(phrase, table)}
    return frozenset(own.union(*(family for family in families() if own.intersection(family))))


def _beside_player(phrase: Phrase, table: Vocabulary) -> Iterator[str]:
    """The words before and behind a player in a sentence: one of them says what he does."""
    for found in _BESIDE.finditer(phrase.pattern):
        if table.slot(found[2], found[3]).regex == PLAYER:
            yield from filter(None, (found[1], found[4]))


def _subject(phrase: Phrase, table: Vocabulary) -> re.Match[str] | None:
    """The player with whom a phrase begins, and the verb behind."""
    found = _SUBJECT.match(phrase.pattern)
    return found if found and table.slot(found[1], found[2]).regex == PLAYER else None


# -- who sits where -------------------------------------------------------------------------------------
@lru_cache(maxsize=64)
def usual_seats(tables: tuple[Vocabulary, ...]) -> tuple[str, ...]:
    """The players whom the examples name, the most usual first: they sit at a table of which nobody tells who does."""
    often: Counter[str] = Counter()
    for table in tables:
        for phrase in table.phrases:
            if _subject(phrase, table):
                often[_WORD.findall(phrase.example)[0]] += 1
    return tuple(name for name, _n in often.most_common())


def named_seats(texts: Iterable[str], tables: Mapping[str, Vocabulary]) -> list[str]:
    """The players whom a situation names, in their order."""
    usual = frozenset().union(*(players(table) for table in tables.values()))
    found: dict[str, None] = {}
    for text in (text for text in texts if len(text) <= _READ):
        at = [(word.start(), word.group()) for word in _WORD.finditer(text) if word.group() in usual]
        at += [(one.start(1), one[1]) for one in _CALLED.finditer(text)]
        at += [
            (one.start() + n, name)
            for one in _SEVERAL.finditer(text)
            for n, name in enumerate(re.findall(PLAYER, one.group()))
            if text.startswith("hrají ")
        ]
        if any(_subject(phrase, table) for table in tables.values() for phrase in table.matching(text)):
            at.append((0, _WORD.findall(text)[0]))
        found.update(dict.fromkeys(name for _at, name in sorted(at) if not is_person(name)))
    return list(found)


def is_person(name: str) -> bool:
    """Whether a name is none, but a word for whoever speaks or for the other one."""
    return folded(name) in _PERSONS


def persons_as_players(texts: Sequence[str], tables: Mapping[str, Vocabulary]) -> list[int]:
    """Which of some sentences call a player „Soupeř“ who has a name: two others are named, or one speaks of oneself.

    Where but one other player is named, that is what the second one is called.
    """
    calls = [n for n, text in enumerate(texts) if len(text) <= _READ and any(is_person(name) for name in _called(text, tables))]
    if not calls:
        return []
    speaks = any(persons(text, tables).me for text in texts)
    return calls if speaks or len(named_seats(texts, tables)) > 1 else []


def _called(text: str, tables: Mapping[str, Vocabulary]) -> Iterator[str]:
    """What a sentence that is known says where a player's name stands."""
    for table in tables.values():
        for slot, value in (table.found_in(text) or ((), ()))[1]:
            if table.slots[slot].regex == PLAYER:
                yield value


def seatings(
    texts: Sequence[str], tables: Mapping[str, Vocabulary], opponent: str = "", seats: Sequence[str] = ()
) -> list[Seats]:
    """Who may speak in a situation, and who may be the other one: the first player and the second, where there are two.

    ``opponent`` is what players call the other one where they do not play against each other; ``seats`` are those who play
    though nobody names them.
    """
    named = named_seats(texts, tables)
    usual = [name for name in usual_seats(tuple(tables.values())) if name not in named]
    if opponent:
        return [Seats(name, opponent) for name in (named or usual)[:1]]
    foe = any(persons(text, tables).foe for text in texts)
    if len(named) > 2 and foe:
        return [Seats(named[0], other) for other in named[1:]]
    if seats and len(named) < 2:
        return [Seats(me, other) for me in named or seats for other in seats if me != other]
    if len(named) == 1 and usual and not foe:  # whether one speaks of oneself by name, nobody tells
        return [Seats(usual[0], named[0]), Seats(named[0], usual[0])]
    two = [*named, *usual][:2]
    return [Seats(*two)] if len(two) == 2 else []


def to_ask(found: Sequence[Seats], of: Persons) -> list[Seats]:
    """Of the ways in which people may sit those that differ in whom a sentence speaks of."""
    if of.me and of.foe:
        return [one for one in found if one.me == found[0].me] if len({one.foe for one in found}) > 1 else list(found)
    told = {one.me if of.me else one.foe: one for one in reversed(found)}
    return sorted(told.values(), key=found.index)
