"""A sentence read as people type it in a hurry: in any case, without diacritics, names without quotes.

Nothing is guessed and nothing is left out: every word must be one of the phrase, or a name. What is read so is told as the
sentence that the phrases know.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice, pairwise, product

from .called import players
from .facts import is_small
from .gherkin import ScenarioError
from .holes import plain, wordings, words_of
from .phrases import Phrase, Vocabulary
from .slots import PLAYER, QUOTED, Slot
from .trifles import nearly

_PIECE = re.compile(r"\{(\w+)(?::(\w+))?\}|\[|\]|[^{}\[\]]+")
_TOKEN = re.compile(r"\"[^\"\n]*\"|[\w'’-]+|[^\w\"'’-]+")
_SPOKEN = re.compile(r"[\w'’]+")
_COLON, _COMMA, _COMMA_OR_AND = r":\s+", "(?:, (?:", "(?:(?:, | a )(?:"
"""What stands before what is told of a card, and between two things that are told."""
_CALLING = re.compile(r'([^\W\d_]+) "')
_BARE_NAME = r"(?:\"[^\"\n]{1,80}\"|[a-z][\w'’-]*(?: [\w'’-]+){0,3}?)"
"""A card's name as it is typed: in quotes, or up to four words without them."""
_CAPITALS = re.compile(r"(?<![\w'’-])(?=[^\W\d_])[^\Wa-záčďéěíňóřšťúůýž\d_][\w'’-]*(?: [^\Wa-záčďéěíňóřšťúůýž\d_][\w'’-]*)*")
"""Words that begin with a capital, one behind another."""
_ANYTHING = r"\S.*"
_ENDING, _SHORT = 3, 2
"""So many letters an ending has at most, and a name at least one more than so many to be known in another form."""
_FORMS, _READ = 64, 300
"""Ways in which the words of one hole are written that are tried, and characters of a sentence that is read so."""


@dataclass(frozen=True)
class Names:
    """Whom and what a situation names, by the plain form of the name."""

    players: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)

    def player(self, said: str) -> str:
        """A player as the situation writes the name; a stranger with a capital."""
        return self.players.get(plain(said), said[:1].upper() + said[1:])

    def card(self, said: str) -> str:
        """A card as the situation writes its name; an unknown one with a capital."""
        return self.cards.get(plain(said), said[:1].upper() + said[1:])


def reading(text: str, kind: str, tables: Mapping[str, Vocabulary], names: Names) -> str:
    """The one sentence of a kind that a text says when case, diacritics and quotes do not count; "" for none or several."""
    text = text[: _READ + 1]
    if len(text) > _READ:
        return ""
    best: dict[str, int] = {}
    text = tables[kind].reword(text)
    for said in dict.fromkeys((_quoted(text, names), text, _capitals(text, names))):
        for sentence, strange in _readings(said, kind, tables, names):
            best[sentence] = min(strange, best.get(sentence, strange))
        if best:
            break
    least = min(best.values(), default=0)
    found = [sentence for sentence, strange in best.items() if strange == least]
    return found[0] if len(found) == 1 else "" if found else nearly(_quoted(text, names), tables[kind])


def _quoted(text: str, names: Names) -> str:
    """The text with the names of known cards in quotes, the longest first."""
    if not names.cards:
        return text
    parts = re.split(r'("[^"\n]*")', text)
    wanted = _any_of(tuple(sorted(names.cards, key=len, reverse=True)))
    for n in range(0, len(parts), 2):
        found = list(wanted.finditer(plain(parts[n])))
        for one in reversed(found):
            name = names.cards[one.group()]
            parts[n] = f'{parts[n][: one.start()]}"{name}"{parts[n][one.end() :]}'
    return "".join(parts)


def _capitals(text: str, names: Names) -> str:
    """The text with what is spelled with a capital in quotes, but for players and what begins it: that can be names only."""

    def name(found: re.Match[str]) -> str:
        said = plain(found.group())
        declined = any(said.startswith(player) and len(said) <= len(player) + _ENDING for player in names.players)
        return found.group() if declined else f'"{found.group()}"'

    parts = re.split(r'("[^"\n]*")', text)
    if parts[0]:
        first = re.match(r"\S*", parts[0])
        head = first.end() if first else 0
        parts[0] = parts[0][:head] + _CAPITALS.sub(name, parts[0][head:])
    for n in range(2, len(parts), 2):
        parts[n] = _CAPITALS.sub(name, parts[n])
    return "".join(parts)


@lru_cache(maxsize=64)
def _any_of(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w'’-])(?:{'|'.join(map(re.escape, names))})(?![\w'’-])")


def _readings(text: str, kind: str, tables: Mapping[str, Vocabulary], names: Names) -> Iterator[tuple[str, int]]:
    """Every sentence that a text may say, and how many letters of names in it nobody has told before."""
    table = tables[kind]
    folded = plain(text)
    words = set(_SPOKEN.findall(folded))
    for phrase, needs, regex in _compiled(table):
        if needs <= words and (match := regex.fullmatch(folded)):
            written = _written(text, phrase, match, tables, names)
            if written is not None and _is_known(table, written[0]):
                yield written


def _is_known(table: Vocabulary, sentence: str) -> bool:
    try:
        return table.parse(sentence) is not None
    except (ScenarioError, ValueError):  # known, though a part of it is wrong: that is told of the sentence as it was meant
        return True


def _written(
    text: str, phrase: Phrase, match: re.Match[str], tables: Mapping[str, Vocabulary], names: Names
) -> tuple[str, int] | None:
    """The phrase with what the text says in its holes, as it is written."""
    kind = next(kind for kind, table in tables.items() if phrase in table.phrases)
    table, strange = tables[kind], 0
    done: list[list[str]] = [[]]
    said: list[bool] = []
    for piece in _PIECE.finditer(phrase.pattern):
        if piece.group() == "[":
            done.append([])
            said.append(False)
        elif piece.group() == "]":
            inner = done.pop()
            done[-1] += inner if said.pop() else []
        elif piece.group(1):
            start, end = match.span(piece.group(1))
            if start < 0:
                continue
            slot = table.slot(piece.group(1), piece.group(2))
            value = _value(text[start:end], phrase, slot, tables, names)
            if value is None:
                return None
            if said:
                said[-1] = True
            done[-1].append(value)
            strange += len(value) if slot.regex == PLAYER and plain(value) not in names.players else 0
            strange += sum(len(name) for name in re.findall(r'"([^"\n]+)"', value) if plain(name) not in names.cards)
        else:
            done[-1].append(piece.group())
    return "".join(done[0]), strange


def _value(said: str, phrase: Phrase, slot: Slot, tables: Mapping[str, Vocabulary], names: Names) -> str | None:
    """What stands in a hole, as the hole writes it; None where it cannot hold that."""
    if slot.regex == _ANYTHING and (inside := getattr(phrase.record, "inside", "")):
        return said if _is_known(tables[inside], said) else reading(said, inside, tables, names) or None
    if slot.regex == _ANYTHING:
        return said if _reads(slot, said) else _spelled(said, tables)
    if slot.regex == PLAYER:
        return names.player(said)
    said = said.replace(" a ", ", ") if slot.pieces else said
    for written in (said, _spelled(said, tables), said[:1].upper() + said[1:], said.upper()):
        if '"' not in slot.regex and re.fullmatch(slot.regex, written) and _reads(slot, written):
            return written
    for written in islice(_forms(said, slot, tables, names), _FORMS):
        if re.fullmatch(slot.regex, written):
            return written
    return None


def _reads(slot: Slot, said: str) -> bool:
    try:
        slot.read(said)
    except (ScenarioError, ValueError, LookupError):
        return False
    return True


def _spelled(said: str, tables: Mapping[str, Vocabulary]) -> str:
    """A text with the words that some sentence says as that sentence spells them."""
    known: dict[str, str] = {}
    for table in tables.values():
        known = {**_spellings(table), **known}
    return re.sub(r"[\w'’-]+", lambda word: known.get(plain(word.group())) or word.group(), said)


def _forms(said: str, slot: Slot, tables: Mapping[str, Vocabulary], names: Names) -> Iterator[str]:
    """A value with the words of its hole as they are written, and with the names that are left in quotes or as players."""
    listed = [one for one in wordings(slot.regex) if plain(one) == plain(said)]
    yield from listed
    if listed:
        return
    own = words_of(slot.regex)
    tokens = _TOKEN.findall(said)
    for as_card in (True, False):
        columns = [
            [token] if not token[0].isalpha() and token[0] != '"' else own.get(plain(token)) or [_name(token, as_card, names)]
            for token in _joined(tokens, own)
        ]
        if as_card and not _may_be_names(_joined(tokens, own), own, tables, names):
            continue
        yield from ("".join(row) for row in product(*columns))


def _joined(tokens: Sequence[str], own: Mapping[str, Sequence[str]]) -> list[str]:
    """Words that stand beside each other and are no words of the hole are one name."""
    found: list[str] = []
    for token in tokens:
        strange = token[0].isalpha() and plain(token) not in own
        if strange and len(found) > 1 and found[-1] == " " and found[-2][0].isalpha() and plain(found[-2]) not in own:
            found.pop()
            found[-1] = f"{found[-1]} {token}"
        else:
            found.append(token)
    return found


def _may_be_names(
    tokens: Sequence[str], own: Mapping[str, Sequence[str]], tables: Mapping[str, Vocabulary], names: Names
) -> bool:
    """Whether what is left without quotes can be cards: known ones, or such as hold no word of any phrase."""
    left = [token for token in tokens if token[0].isalpha() and plain(token) not in own]
    spoken = frozenset().union(*(grammar(table) for table in tables.values()))
    return all(plain(name) in names.cards or not spoken & set(_SPOKEN.findall(plain(name))) for name in left)


def _name(token: str, as_card: bool, names: Names) -> str:
    if token[0] == '"':
        return f'"{names.cards.get(plain(token[1:-1]), token[1:-1])}"'
    return f'"{names.card(token)}"' if as_card else names.player(token)


def named(text: str, names: Names, mine: Iterable[str]) -> str:
    """A text with the names that a situation knows as it writes them, in whatever case or form they are said.

    ``mine`` are the cards that the situation itself names: of these, declined names of one word are known too („Robbem“).
    """
    text = _quoted(text, names)
    stems = {_stem(plain(card)): card for card in mine if " " not in card and len(card) > _SHORT}
    parts = re.split(r'("[^"\n]*")', text)
    for n in range(0, len(parts), 2):
        parts[n] = re.sub(r"[\w'’-]+", lambda word: _as_named(word.group(), names, stems), parts[n])
    return "".join(parts)


def _as_named(word: str, names: Names, stems: Mapping[str, str]) -> str:
    said = plain(word)
    ends = [said[:-n] if n else said for n in range(_ENDING + 1)]
    seated = {_stem(name): player for name, player in names.players.items()} | dict(names.players)
    player = next((seated[one] for one in ends if len(one) > _SHORT and one in seated), "")
    if player:
        return player
    card = next((stems[one] for one in ends if len(one) > 1 and one in stems), "")
    return f'"{card}"' if card else word


def _stem(name: str) -> str:
    return name[:-1] if name[-1] in "aeiouy" else name


# -- what a table says, once for all texts -------------------------------------------------------------
@lru_cache(maxsize=64)
def _compiled(table: Vocabulary) -> list[tuple[Phrase, frozenset[str], re.Pattern[str]]]:
    """The phrases in plain letters: the words without which none is said, and how it looks."""
    return [(phrase, frozenset(_needed(phrase.pattern)), re.compile(_looks(phrase, table))) for phrase in table.phrases]


def _needed(pattern: str) -> Iterable[str]:
    """The words that every sentence of a pattern says by itself."""
    while (bare := re.sub(r"\[[^\[\]]*\]", " ", pattern)) != pattern:
        pattern = bare
    for part in re.split(r"\{[^{}]*\}", f" {pattern} "):
        yield from re.findall(r"(?<=[\s.,:])[\w'’]+(?=[\s.,:])", plain(part))


def _looks(phrase: Phrase, table: Vocabulary) -> str:
    """A phrase in plain letters. What is told of a card may follow a comma, or „a“, instead of the colon."""
    out = []
    for piece in _PIECE.finditer(phrase.pattern):
        if piece.group() == "[":
            out.append("(?:")
        elif piece.group() == "]":
            out.append(")?")
        elif piece.group(1):
            slot = table.slot(piece.group(1), piece.group(2))
            if slot.pieces and out and out[-1].endswith(_COLON):
                out[-1] = f"{out[-1].removesuffix(_COLON)}(?:: |, | a )"
            if slot.guess and out and out[-1].endswith(_COLON):
                out[-1] = rf"{out[-1].removesuffix(_COLON)}(?::\s+|\s+)"
            regex = slot.regex.replace(_COMMA, _COMMA_OR_AND) if slot.pieces else slot.regex
            out.append(f"(?P<{piece.group(1)}>{_plain_regex(regex)})")
        else:
            out.append(re.escape(plain(piece.group())).replace(r"\ ", r"\s+"))
    return "".join(out)


@lru_cache(maxsize=1024)
def _plain_regex(regex: str) -> str:
    """What a hole looks like in plain letters, with names that may lack their quotes."""
    if regex == _ANYTHING:
        return regex
    parts = re.split(f"({re.escape(QUOTED)}|{re.escape(PLAYER)})", regex)
    plainly = {QUOTED: _BARE_NAME, PLAYER: r"[a-z]\w{0,29}"}
    return "".join(plainly.get(part) or _plain_letters(part) for part in parts)


def _plain_letters(regex: str) -> str:
    """A piece of a regex with its letters plain; what a backslash stands before is left alone."""
    return "".join(part if part.startswith("\\") else plain(part) for part in re.findall(r"\\.|[^\\]+", regex))


@lru_cache(maxsize=64)
def _spellings(table: Vocabulary) -> dict[str, str]:
    """The words of the sentences of a table, examples included, by their plain form; "" where several have the same."""
    found: dict[str, str] = {}
    for phrase in table.phrases:
        for word in re.findall(r"[\w'’-]+", re.sub(r'"[^"]*"', " ", phrase.example)):
            found[plain(word)] = word if found.get(plain(word), word) == word else ""
    for regex in dict.fromkeys(regex for slot in table.slots.values() for regex in slot.says):
        for folded, forms in words_of(regex).items():
            for word in forms:
                found[folded] = word if found.get(folded, word) == word else ""
    return found


@lru_cache(maxsize=64)
def grammar(table: Vocabulary) -> frozenset[str]:
    """All words that the phrases of a table and their holes say by themselves, in plain letters."""
    found = {word for phrase in table.phrases for word in _SPOKEN.findall(plain(re.sub(r"\{[^{}]*\}", " ", phrase.pattern)))}
    return frozenset(found | {word for slot in table.slots.values() for word in words_of(slot.regex)})


@lru_cache(maxsize=64)
def _callings(table: Vocabulary) -> frozenset[str]:
    """The words that stand before a card's name, in plain letters: „postavu“, „spojence“."""
    said = (word for phrase in table.phrases for word in _CALLING.findall(phrase.example))
    listed = (word for slot in table.slots.values() if slot.name == "type" for word in wordings(slot.regex))
    return frozenset(plain(word) for word in (*said, *listed) if len(word) > _SHORT + 1 and not is_small(word))


def typed_names(texts: Iterable[str], tables: Mapping[str, Vocabulary]) -> list[str]:
    """Names that stand without quotes behind the word that calls a card („spojence vlk“) and are no word of any sentence."""
    callings = frozenset().union(*(_callings(table) for table in tables.values()))
    spoken = frozenset().union(*(grammar(table) for table in tables.values()))
    seated = {plain(name) for table in tables.values() for name in players(table)}
    found = []
    for text in texts:
        words = re.findall(r"\"|[^\W\d_][\w'’-]*", re.sub(r'"[^"]*"', '"', text))
        for word, name in pairwise(words):
            said = plain(name)
            if name[0].islower() and plain(word) in callings and said not in spoken and said not in seated and len(said) > _SHORT:
                found.append(name[:1].upper() + name[1:])
    return list(dict.fromkeys(found))


def quoted_behind(text: str, tables: Mapping[str, Vocabulary]) -> Iterator[str]:
    """A text with one word in quotes that stands behind the word that calls a card, though sentences say it: „postavu moc“."""
    callings = frozenset().union(*(_callings(table) for table in tables.values()))
    spoken = frozenset().union(*(grammar(table) for table in tables.values()))
    hidden = re.sub(r'"[^"]*"', lambda name: "_" * len(name.group()), text)
    for word, name in pairwise(re.finditer(r"[^\W\d_][\w'’-]*", hidden)):
        if plain(word.group()) in callings and plain(name.group()) in spoken and hidden[word.end() : name.start()] == " ":
            yield f'{text[: name.start()]}"{name.group()[:1].upper()}{name.group()[1:]}"{text[name.end() :]}'


# -- the names of a situation ---------------------------------------------------------------------------
def names_of(said: Iterable[tuple[str, str]], tables: Mapping[str, Vocabulary], titles: Iterable[str] = ()) -> Names:
    """Whom the examples name, whom and what some sentences (kind, text) name, and the cards of a list."""
    seated = {plain(name): name for table in tables.values() for name in sorted(players(table))}
    cards: dict[str, str] = {}
    for kind, text in said:
        for name in re.findall(r'"([^"\n]+)"', text):
            cards.setdefault(plain(name), name)
        found = tables[kind].found_in(text)
        for slot, value in found[1] if found else ():
            if tables[kind].slots[slot].regex == PLAYER:
                seated.setdefault(plain(value), value)
    for title in titles:
        cards.setdefault(plain(title), title)
    return Names(seated, cards)
