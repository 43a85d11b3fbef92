"""All that is wrong with the sentences of a scenario, each with the words it means and the sentences that were meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..limits import MAX_FAULTS
from .gherkin_errors import explain_value
from .language.bare import OPENING
from .language.clauses import apart
from .language.gherkin import GIVEN, THEN, WHEN, Scenario, ScenarioError, Sentence
from .language.holes import plain
from .language.loose import Names, named, names_of, quoted_behind, reading, typed_names
from .language.meant import MANY, Meant, kinds_of, meant, wrong_part
from .language.persons import Persons, Seats, persons, persons_as_players, seatings, to_ask, with_names
from .language.phrases import Phrase, Vocabulary
from .language.questions import ASKED, expected, is_question
from .readings import quotable
from .sentences import Sentence as Record

if TYPE_CHECKING:
    from .game import Game

_SPOKEN = re.compile(r"„([^“]+)“")
_NAME = re.compile(r'"([^"\n]+)"')
_MAY = re.compile(r"(?<!\w)(?P<not>ne)?(?:smí|smějí|může|mohou|lze|směl|mohl)(?!\w)", re.IGNORECASE)
_INNER = re.compile(r"^([^:]+: )(.+)$")
TAKEN = "Beru, že "
"""How the message of a sentence begins that is understood but for who is who."""
NOBODY = "Jmenujte hráče: „soupeř“ a „já“ jsou u stolu s více hráči kdokoli."
WHETHER = "Zda to někdo smí, řekne věta „je dovoleno: …“ nebo „je odmítnuto: …“."
Compile = Callable[[], object]


@dataclass(frozen=True)
class Fault:
    """What is wrong on a line. ``start`` and ``end`` are the words it means, in ``text``, the sentence as it was read."""

    line: int
    text: str
    message: str
    start: int
    end: int
    meant: tuple[Meant, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return {**asdict(self), "meant": [asdict(one) for one in self.meant]}


def faults(game: Game, scenario: Scenario, library: Mapping[str, Any], edition: str = "") -> list[Fault]:
    """Every sentence that is not understood; where all are, every one that contradicts what lies on the table."""
    read, found = [], []
    names = _Named(game, scenario, library)
    strangers = persons_as_players([one.text for one in scenario.sentences], game.vocabulary)
    for n, sentence in enumerate(scenario.sentences):
        try:
            if n in strangers:
                raise ScenarioError(NOBODY)
            record = game.parse(sentence.kind, sentence.text)
            _read_inside(game, record)
            read.append((sentence, record))
        except (ScenarioError, ValueError) as error:
            due, message = _due(game, scenario, sentence), explain_value(error)
            tried = (read(game, sentence, due, message, names) for read in (_of_edition, _spoken, _unread))
            fault = next(filter(None, tried))
            found.append(_beyond(game, fault) or fault)
            if len(found) == MAX_FAULTS:
                break
    return found or list(_contradictions(game, read, library, edition))


def _due(game: Game, scenario: Scenario, sentence: Sentence) -> str:
    """The kind that is due where a sentence stands; "" where the table is laid: there a bare line may begin what happens."""
    laid = (one.line for one in scenario.sentences if one.kind == GIVEN and game.vocabulary[GIVEN].matching(one.text))
    return sentence.kind if sentence.kind != GIVEN or sentence.line < max(laid, default=sentence.line + 1) else ""


def _read_inside(game: Game, record: Any) -> None:
    """The sentence that another one holds (*je dovoleno: …*) must be known as well. Raises ScenarioError."""
    if getattr(record, "inside", ""):
        inner = game.parse(record.inside, record.text)
        _read_inside(game, inner)


class _Named:
    """Whom and what a situation names, found out where a sentence is not understood."""

    def __init__(self, game: Game, scenario: Scenario, library: Mapping[str, Any]) -> None:
        self.game, self.scenario, self.library = game, scenario, library

    @cached_property
    def _known(self) -> tuple[Names, list[str]]:
        said = [(one.kind, one.text) for one in self.scenario.sentences]
        tables, typed = self.game.vocabulary, typed_names((text for _kind, text in said), self.game.vocabulary)
        mine = dict.fromkeys([*(card for _kind, text in said for card in _NAME.findall(text)), *typed])
        return names_of(said, tables, [*typed, *quotable(self.game, self.library)]), list(mine)

    @cached_property
    def seatings(self) -> list[Seats]:
        """Who may be speaking, and who may be the other one."""
        said = [one.text for one in self.scenario.sentences]
        return seatings(said, self.game.vocabulary, self.game.manifest.opponent, self.game.manifest.seats)

    def read(self, kind: str, text: str) -> str:
        """The sentence of a kind that a text is, however it is typed; "" for none."""
        known = self.game.vocabulary[kind].matching(text)
        return text if known else reading(text, kind, self.game.vocabulary, self._known[0])

    @cached_property
    def kinds(self) -> dict[str, str]:
        """What the situation calls its cards."""
        return kinds_of(one.text for one in self.scenario.sentences if one.kind == GIVEN)

    def within(self, text: str) -> str:
        """A text with these names as the situation writes them."""
        return named(text, *self._known)


def _unread(game: Game, sentence: Sentence, due: str, message: str, names: _Named) -> Fault:
    """A sentence that no pattern fits, or of which a part is wrong."""
    tables, text, before = game.vocabulary, sentence.text, ""
    known = tables[sentence.kind].matching(text)
    if known and (inner := _INNER.match(text)) and (kind := getattr(known[0].record, "inside", "")):
        before, text = inner[1], inner[2]
        inside = meant(names.within(tables[kind].reword(text)), {kind: tables[kind]})
        offered = [replace(one, kind=sentence.kind, text=before + one.text) for one in inside]
    elif known and (guessed := _guessed(tables[sentence.kind], known[0], text)):
        offered = [replace(guessed, kind=sentence.kind)]
        return Fault(sentence.line, text, _half_read(message, guessed), *_spoken_of(text, message), tuple(offered))
    elif known:
        return Fault(sentence.line, text, message, *_spoken_of(text, message))
    elif elsewhere := [kind for kind in tables if tables[kind].matching(text)]:
        told = f"Tato věta patří za „{OPENING[elsewhere[0]]}“, ne za „{OPENING[sentence.kind]}“."
        return Fault(sentence.line, text, told, 0, len(text), (Meant(elsewhere[0], text),))
    else:
        said = names.within(tables[sentence.kind].reword(text))
        if offered := _asked_whether(said, tables):
            asked = _MAY.search(text)
            assert asked
            return Fault(sentence.line, text, WHETHER, *asked.span(), tuple(offered))
        if is_question(text):
            return Fault(sentence.line, text, ASKED, 0, len(text), tuple(expected(said, tables)))
        offered = meant(said, tables, kind=due, kinds=names.kinds)
        if all(one.unsaid for one in offered):
            quoted = (meant(text, tables, kind=due, kinds=names.kinds) for text in quoted_behind(said, tables))
            wholly = (one for found in quoted for one in found if not (one.unsaid or one.added))
            offered = list(dict.fromkeys([*wholly, *offered]))[:MANY]
        if several := apart(said, tables, due, names.kinds):
            complete = [one for one in offered if not one.unsaid]
            offered = [*complete, Meant(several[0].kind, "\n".join(one.text for one in several)), *([] if complete else offered)]
    whole = sentence.text
    start, end = wrong_part(whole, offered[0].text) if offered else (0, len(whole))
    told = _told(whole[start:end], whole) if offered else message
    return Fault(sentence.line, whole, told, start, end, tuple(offered))


def _guessed(table: Vocabulary, phrase: Phrase, text: str) -> Meant | None:
    """A sentence of which a part cannot be read, with what that part was probably meant to be."""
    for hole in table.said_in(phrase, text).items():
        slot = table.hole(phrase, hole[0])
        guess = slot.guess(hole[1]) if slot and slot.guess else None
        if guess and guess.text != hole[1]:
            return Meant("", text.replace(hole[1], guess.text), guess.unsaid, guess.added)
    return None


def _half_read(message: str, guessed: Meant) -> str:
    """What is wrong with a part that is understood in part: which words, and that the rest is not played either."""
    if not guessed.unsaid:
        return message
    words = ", ".join(f"„{one}“" for one in guessed.unsaid)
    return f"Rozumím tomu jen zčásti: ne slovům {words}. Dokud to nepotvrdíte nebo nepřepíšete, nehraje se nic."


def _spoken(game: Game, sentence: Sentence, due: str, message: str, names: _Named) -> Fault | None:
    """A sentence of one who speaks of himself and of the other: what it says of the players who sit there."""
    of = persons(sentence.text, game.vocabulary)
    if not of:
        return None
    seated, offered = to_ask(names.seatings, of), list[Meant]()
    for seats in seated:
        said = replace(sentence, text=with_names(sentence.text, seats, game.vocabulary))
        kinds = dict.fromkeys([*filter(None, [due]), sentence.kind, *game.vocabulary])
        read = next((Meant(kind, text) for kind in kinds if (text := names.read(kind, said.text))), None)
        found = (
            [read] if read else [one for one in _unread(game, said, due, message, names).meant if not (one.unsaid and one.added)]
        )
        chosen = (
            *([seats.me] if of.me and len({one.me for one in seated}) > 1 else []),
            *([seats.foe] if of.foe and len({one.foe for one in seated}) > 1 else []),
        )
        offered += [replace(one, added=(*one.added, *chosen)) for one in (found if len(seated) == 1 else found[:1])]
    return Fault(sentence.line, sentence.text, _seated(of, seated), *of.span, tuple(offered)) if offered else None


def _seated(of: Persons, found: list[Seats]) -> str:
    """As whom somebody is taken who speaks of himself and of the other."""
    if len(found) == 1:
        told = [f"vy jste {found[0].me}"] if of.me else []
        told += [f"soupeř je {found[0].foe}"] if of.foe else []
        return f"{TAKEN}{' a '.join(told)}. Je-li to jinak, napište jména."
    if of.foe:
        return "Soupeřů je u stolu víc. Vyberte větu s tím, koho myslíte."
    return "Kdo z hráčů jste vy, situace neříká. Vyberte větu se svým jménem."


def _of_edition(game: Game, sentence: Sentence, due: str, message: str, names: _Named) -> Fault | None:
    """A sentence that says besides under which edition one plays: that is a sentence of its own, the first one."""
    said = re.search(rf"(?<!\w)(?:(?:se )?hraj\w* (?:se )?)?(podle (?:{'|'.join(game.editions)}))(?![\w.-]| \d)", sentence.text)
    if not said or said.group() == sentence.text or game.vocabulary[sentence.kind].matching(sentence.text):
        return None
    rest = " ".join(f"{sentence.text[: said.start()]} {sentence.text[said.end() :]}".replace("  a ", " ").split()).strip(" ,")
    offered = _unread(game, replace(sentence, text=rest), due, message, names).meant
    known = next((kind for kind in dict.fromkeys([sentence.kind, *game.vocabulary]) if names.read(kind, rest)), "")
    if known:
        offered = (Meant(known, names.read(known, rest)),)
    told = f"Vydání patří do věty pro sebe, na první řádek: „{said[1]}“."
    return Fault(
        sentence.line, sentence.text, told, *said.span(),
        tuple(
            replace(one, text=f"{said[1]}\n{one.text}") if one.kind == GIVEN else replace(one, unsaid=(*one.unsaid, said[1]))
            for one in offered
        ),
    )  # fmt: skip


def _asked_whether(text: str, tables: Mapping[str, Vocabulary]) -> list[Meant]:
    """What „Stark smí …“ means: the move, and that it is allowed, or refused. Nothing for any other sentence."""
    may = _MAY.search(text)
    if not may:
        return []
    moves = meant(tables[WHEN].reword(" ".join(_MAY.sub(" ", text, 1).split())), {WHEN: tables[WHEN]})
    opening = "je odmítnuto: " if may["not"] else "je dovoleno: "
    return [replace(move, kind=THEN, text=opening + move.text) for move in moves]


def _beyond(game: Game, fault: Fault) -> Fault | None:
    """The fault of a sentence that wants what no sentence of the game can say: why, and what to write instead."""
    for one in game.manifest.beyond:
        if said := re.search(one.words, plain(fault.text)):
            return replace(fault, message=one.told, start=said.start(), end=said.end())
    return None


def _told(words: str, whole: str) -> str:
    if words == whole:
        return "Takovou větu neznám."
    return f"Nerozumím slovu „{words}“." if words.isalnum() else f"Nerozumím slovům „{words}“."


def _contradictions(game: Game, read: list[tuple[Sentence, Any]], library: Mapping[str, Any], edition: str) -> Iterator[Fault]:
    """Sentences of *Pokud* that the table refuses. What only follows from an earlier one of these is not told."""
    situation, lost, begun = game.situation(library), set[str](), False
    if edition in situation.editions:
        situation.edition = edition
    for sentence, record in read:
        begun = begun or sentence.kind != GIVEN
        try:
            if sentence.kind == GIVEN:
                _take(situation, record, begun)
        except Exception as error:  # a card record nobody foresaw, for one: the report tells it as well
            names = set(_NAME.findall(sentence.text))
            if not names & lost:
                message = explain_value(error)
                yield Fault(sentence.line, sentence.text, message, *_spoken_of(sentence.text, message))
            lost |= names


def _take(situation: Any, record: Record, begun: bool) -> None:
    if begun:
        raise ScenarioError("Věta začínající Pokud musí stát před prvním Když a Pak.")
    situation.add(record)


def _spoken_of(text: str, message: str) -> tuple[int, int]:
    """The words of a sentence that a message quotes; all of it where it quotes none."""
    for said in _SPOKEN.findall(message):
        at = text.find(said)
        if at >= 0 and said != text:
            return at, at + len(said)
    return 0, len(text)
