"""What can be said where play stands: whole sentences of *Když*, legal or refused by rules, in the order of the vocabulary.

Every sentence of the game is filled with what lies on the table and tried; those whose kind of choice nobody makes here, nor
where silence leads, are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import islice, product
from time import process_time
from typing import TYPE_CHECKING, Any

from ..limits import MAX_OFFERS, MAX_SPOKEN, OFFER_SECONDS
from .choices import Intent, Until
from .clock import OutOfTime, look
from .flow import Choice, FlowError
from .language.gherkin import WHEN, ScenarioError
from .language.phrases import Phrase
from .language.slots import Slot
from .place import comes_first
from .sentences import Move
from .stuck import Stuck
from .tries import ABSENT, HOLE, lengths, values

if TYPE_CHECKING:
    from .line import Line

_ROWS, _TRIED = 1_500, 150
"""Ways in which the holes of one wording are filled at most, and of those that have their place, how many are tried."""

_ASIDE = 8
"""Sentences of a phrase and a player that are asked, though they have no place here, whether they are refused for themselves."""
_MISSES = 10
"""After so many sentences in a row that have no place here, no more are led by the same player."""


@dataclass(frozen=True)
class Offer:
    """A sentence that could be said: whether it is legal, else the rules against it and why not in words.

    ``pattern`` is what it has in common with others of its kind; ``onward``: it is nobody's choice, play just runs on;
    ``aside``: it may be said nearly always; ``first``: what silence would choose before it has its place.
    """

    text: str
    legal: bool
    rules: tuple[str, ...] = ()
    reason: str = ""
    pattern: str = ""
    onward: bool = False
    aside: bool = False
    first: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return {**asdict(self), "rules": list(self.rules), "first": list(self.first)}


@dataclass
class Offers:
    """What was found, and the open choices that no sentence found makes."""

    legal: list[Offer] = field(default_factory=list)
    refused: list[Offer] = field(default_factory=list)
    unsaid: list[Choice] = field(default_factory=list)
    far: dict[str, int] = field(default_factory=dict)
    """By sentence, to how many choices it leads: what comes next is offered before what comes later."""


def offers(line: Line) -> Offers:
    """What can be said where a line stands, within the bounds of ``limits``: refused with the fewest rules against it first."""
    search = _Search(line)
    if line.options:
        phrases = line.game.vocabulary[WHEN].phrases
        with suppress(_Enough, OutOfTime):  # what has been found by then is told
            for phrase in sorted(phrases, key=lambda phrase: len(HOLE.findall(phrase.pattern))):
                search.try_phrase(phrase)
    found, order = search.found, {phrase.pattern: n for n, phrase in enumerate(line.game.vocabulary[WHEN].phrases)}
    far = found.far
    found.legal.sort(key=lambda offer: (offer.onward, offer.aside, far[offer.text] if offer.onward else 0, order[offer.pattern]))
    found.refused = sorted(found.refused, key=lambda offer: len(offer.rules))[:MAX_OFFERS]
    return found


def spoken(line: Line, path: Sequence[tuple[int | None, Choice]]) -> tuple[str, ...]:
    """A line of choices as sentences that make it again from here; nothing where they cannot be told within the bounds."""
    there = line.fork()
    positions = {bytes(there.s): 0}
    for n, (_who, choice) in enumerate(path, start=1):
        while choice not in there.options:  # a walk makes forced choices by itself
            forced = there.options[0] if len(there.options) == 1 else there.silent(None)
            if forced is None:
                return ()
            there.take(forced)
            positions[bytes(there.s)] = n - 1
        there.take(choice)
        positions[bytes(there.s)] = n
    for _further in range(MAX_SPOKEN):  # a sentence may close what the walk has left open
        onward = there.options[0] if len(there.options) == 1 else there.silent(None) if there.options else None
        if onward is None:
            break
        there.take(onward)
        positions.setdefault(bytes(there.s), len(path))
    here, at, said = line.fork(), 0, list[str]()
    while at < len(path):
        step = next(_leading(here, positions, at), None)
        if step is None or len(said) == MAX_SPOKEN:
            return ()
        text, here, at = step
        said += [text] if text else []
    return tuple(said)


def _leading(line: Line, positions: Mapping[bytes, int], at: int) -> Iterator[tuple[str, Line, int]]:
    """What leads on along the line: a sentence that goes as far as it can, or silence."""
    found = []
    for offer in offers(line).legal:
        record: Move = line.game.parse(WHEN, offer.text)
        trial = line.fork()
        with suppress(Exception):  # a sentence that leads elsewhere
            trial.move(record.intents(trial.t, trial.s))
            if not offer.onward and (n := _reached(trial, positions)) > at:
                found.append((n, offer.text, trial))
    for n, text, trial in sorted(found, key=lambda one: -one[0])[:1]:
        yield text, trial, n
    choice = line.silent(None)
    if choice is not None:
        silent = line.fork()
        silent.take(choice)
        if bytes(silent.s) in positions:
            yield "", silent, positions[bytes(silent.s)]


def _reached(line: Line, positions: Mapping[bytes, int]) -> int:
    """How far along a walk a line stands, or is led by choices that are forced."""
    while bytes(line.s) not in positions and len(line.options) == 1:
        line.take(line.options[0])
    return positions.get(bytes(line.s), 0)


class _Enough(Exception):
    """Time is up."""


class _Search:
    """The moment that is asked about, what was found there, and where which kinds of choices have their place."""

    def __init__(self, line: Line) -> None:
        self.line, self.found = line.remembering(), Offers(unsaid=list(line.options))
        self.until = process_time() + OFFER_SECONDS
        self._places: dict[tuple[str, int], bool] = {}
        self._first: dict[tuple[str, int], tuple[str, ...]] = {}
        self._reached: set[bytes] = set()
        self._aside: dict[tuple[str, int], int] = {}

    def try_phrase(self, phrase: Phrase) -> None:
        """All wordings of a phrase, the shortest first: what is refused already is not told again at greater length."""
        shut: set[str] = set()
        for pattern in lengths(phrase.pattern):
            tried, missed = 0, dict[Any, int]()
            for lead, text, record in _said(self.line, pattern, missed):
                look()
                if process_time() > self.until:
                    raise _Enough
                with suppress(ScenarioError, FlowError, KeyError, IndexError):  # no such thing lies on this table
                    heard = self._hear(text, record, phrase.pattern, shut)
                    tried += heard
                    missed[lead] = 0 if heard else missed.get(lead, 0) + 1
                if tried >= _TRIED:
                    break

    def _hear(self, text: str, record: Move, pattern: str, shut: set[str]) -> bool:
        """Note what comes of a sentence; whether it has its place here at all."""
        parts = record.intents(self.line.t, self.line.s)
        first = next(iter(parts), None)
        if isinstance(first, Intent) and not self._has_place(first):
            self._hear_of_itself(text, record, first, pattern, shut)
            return False
        if isinstance(first, Until) and first.reached(self.line.t, self.line.s):
            return False
        legal, rules, reason = record.legality(self.line)
        onward = isinstance(first, Until)
        if legal and isinstance(first, Intent) and (choice := self.line.wanted(first)) in self.found.unsaid:
            self.found.unsaid.remove(choice)  # it can be said, though what is offered may lead there as well
        if legal and len(self.found.legal) < MAX_OFFERS and self._leads_further(text, record, onward):
            first_of_all = self._comes_first(first) if isinstance(first, Intent) else ()
            self.found.legal.append(Offer(text, True, rules, "", pattern, onward, record.aside, first_of_all))
        elif rules and not legal and not any(text.startswith(said) for said in shut):
            shut.add(text)
            self.found.refused.append(Offer(text, False, rules, reason, pattern))
        return True

    def _hear_of_itself(self, text: str, record: Move, first: Intent, pattern: str, shut: set[str]) -> None:
        """Note a move that has no place here because nobody could make it: refused for itself, not for the moment."""
        t, s = self.line.t, self.line.s
        key = pattern, first.player
        if self._aside.get(key, 0) >= _ASIDE or any(text.startswith(said) for said in shut):
            return
        self._aside[key] = self._aside.get(key, 0) + 1
        _legal, rules, reason = record.legality(self.line)
        if rules and not set(rules) & set(self.line.game.out_of_place(t, s, first)):
            shut.add(text)
            self.found.refused.append(Offer(text, False, rules, reason, pattern))

    def _leads_further(self, text: str, record: Move, onward: bool) -> bool:
        """Whether a move can be made and leads where none that is offered does: what says less is said first.

        What merely plays on takes no place from what somebody chooses, though both may lead to one position; and it is offered
        under every name that the moment has.
        """
        trial = self.line.fork()
        try:
            trial.move(record.intents(trial.t, trial.s))
        except Stuck:
            return record.declines(trial.t, trial.s)
        self.found.far[text] = trial.made
        if onward:
            return True
        reached = bytes(trial.s)
        fresh = reached not in self._reached
        self._reached.add(reached)
        return fresh

    def _comes_first(self, part: Intent) -> tuple[str, ...]:
        """What silence would choose before such a choice of this player."""
        key = part.verb, part.player
        if key not in self._first:
            self._first[key] = comes_first(self.line, (part,))
        return self._first[key]

    def _has_place(self, part: Intent) -> bool:
        """Whether this player makes choices of this kind here, or where silence leads."""
        key = part.verb, part.player
        if key not in self._places:
            there = self.line.toward(part)
            self._places[key] = bool(there.options) and not there.game.is_out_of_place(there.t, there.s, part)
        return self._places[key]


def _said(line: Line, pattern: str, missed: Mapping[Any, int]) -> Iterator[tuple[Any, str, Any]]:
    """A wording with what lies on the table in its holes: what leads it, the text, the record. Whoever is asked comes first.

    What has led it out of place again and again (``missed``) leads it no more.
    """
    table = line.game.vocabulary[WHEN]
    slots = [(name, table.slots[kind or name]) for name, kind in HOLE.findall(pattern)]
    columns = [_offered(line, name, slot) for name, slot in slots]
    for row in islice(product(*columns), _ROWS):
        lead = row[0] if row else None
        if missed.get(lead, 0) >= _MISSES:
            continue
        with suppress(KeyError, IndexError, ValueError, ScenarioError):
            words = iter([slot.write(value) for (_name, slot), value in zip(slots, row, strict=True)])
            text = "".join(part if n % 3 == 0 else next(words) for n, part in enumerate(HOLE.split(pattern)) if n % 3 < 2)
            if (record := table.parse(text)) is not None:
                yield lead, text, record


def _offered(line: Line, name: str, slot: Slot) -> list[Any]:
    found = line.game.offering(line.t, line.s, name, slot) or values(line, name, slot)
    asked = line.game.player_name(line.t, line.player())
    return sorted((one for one in found if _is_there(one)), key=lambda one: one != asked)


def _is_there(value: Any) -> bool:
    """Whether a value names something of the table, and nothing twice."""
    several = isinstance(value, tuple)
    return value != ABSENT and not (several and (ABSENT in value or len(set(value)) < len(value)))
