"""Effects and abilities in Czech: one table reads and writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from ....core.language.gherkin import ScenarioError
from ....core.language.slots import Slot, listed
from .. import model
from ..cells import ATTRIBUTES, VALUES
from ..model import (
    ALWAYS,
    AT_OPPORTUNITY,
    CHANGEABLE,
    CHANGING,
    CHARGES,
    DELAYED,
    ON_PLAY,
    REACTION,
    Ability,
    Effect,
    Effects,
)

GENITIVE = dict(zip(ATTRIBUTES, ("agresivity", "duchovnosti", "empatie", "odvahy", "opatrnosti", "praktičnosti"), strict=True))
_FROM_GENITIVE = {word: attribute for attribute, word in GENITIVE.items()}
_ATTRIBUTE = "|".join(_FROM_GENITIVE)
COLOURS = {"zelené": "green", "červené": "red"}
_COLOUR_WORDS = {colour: word for word, colour in COLOURS.items()}

Forms = tuple[str, str, str]
MARKER: Forms = ("ukazatel", "ukazatele", "ukazatelů")
HIT: Forms = ("zásah", "zásahy", "zásahů")
CHARGE: Forms = ("náboj", "náboje", "nábojů")
TOKEN: Forms = ("žeton", "žetony", "žetonů")
CARD: Forms = ("kartu", "karty", "karet")
EVENT: Forms = ("náhodnou událost", "náhodné události", "náhodných událostí")


def form(n: int, forms: Forms) -> str:
    """A noun after a number: 1 zásah, 2 zásahy, 5 zásahů."""
    n = abs(n)
    return forms[0] if n == 1 else forms[1] if 2 <= n <= 4 else forms[2]


def _any(forms: Forms) -> str:
    return "|".join(sorted(forms, key=len, reverse=True))


_COUNTED: Mapping[str, tuple[str, Forms]] = {
    model.MARKERS: ("{} {}", MARKER),
    model.HITS: ("{} {}", HIT),
    model.CHARGE: ("{} {}", CHARGE),
    model.DRAW: ("dobrat {} {}", CARD),
    model.DISCARD: ("odhodit {} {}", CARD),
    model.EVENTS: ("přidat {} {}", EVENT),
}
_THROWN = "zbraň/štít"
_PLAIN: Mapping[str, str] = {
    model.ANOTHER: "další karta",
    model.BY_ENCOUNTER: "bonus střetnutí",
    model.DISCARD_LAST: "odhodit poslední kartu sledu",
    model.DESTROY_LAST: "zničit poslední kartu sledu",
    model.FURTHER: "vyložit další kartu bez propojení",
    model.CANCEL: "zrušení",
    model.DIE: "zemřít",
}
EXAMPLES = "2 ukazatele, -1 ukazatel, 1 zásah, náklonnost +1, dobrat 1 kartu, další karta, zdraví -1, násobitel 2"


def _pattern(shape: str, forms: Forms) -> re.Pattern[str]:
    return re.compile(shape.format(r"([+−-]?\d{1,2})", f"(?:{_any(forms)})"))


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


_Reader = tuple[re.Pattern[str], Callable[[re.Match[str]], Effect]]


def _readers() -> list[_Reader]:
    found: list[_Reader] = []
    for verb, (shape, forms) in _COUNTED.items():
        found.append((_pattern(shape, forms), lambda m, verb=verb: Effect(verb, _number(m[1]))))  # type: ignore[misc]
    for verb, text in _PLAIN.items():
        found.append((re.compile(re.escape(text)), lambda m, verb=verb: Effect(verb)))  # type: ignore[misc]
    value = "|".join(VALUES)
    return [
        *found,
        (re.compile(r"náklonnost ([+−-]\d{1,2})"), lambda m: Effect(model.AFFINITY, _number(m[1]))),
        (re.compile(r'předmět "([^"]+)"'), lambda m: Effect(model.ITEM, what=m[1])),
        (re.compile(r'zničit kartu "([^"]+)" na konci sledu'), lambda m: Effect(model.DESTROY_LAST, what=m[1])),
        (re.compile(r"násobitel (\d)"), lambda m: Effect(model.TIMES, int(m[1]))),
        (re.compile(rf"({value}) ([+−-]\d{{1,2}})"), lambda m: Effect(model.GAIN, _number(m[2]), m[1])),
        (
            re.compile(rf"({value}) ([+−-]\d{{1,2}}) každému členovi družiny"),
            lambda m: Effect(model.GAIN, _number(m[2]), m[1], everybody=True),
        ),
        (
            re.compile(rf"vrhnout zbraň nebo štít za (\d{{1,2}}) (?:{_any(MARKER)})"),
            lambda m: Effect(model.THROW, int(m[1]), _THROWN),
        ),
    ]


_READERS = _readers()
_SUFFIXES: tuple[tuple[re.Pattern[str], Callable[[Effect, str], Effect]], ...] = (
    (re.compile(rf"(.+) za každý propojený zámek ({_ATTRIBUTE})"), lambda x, w: replace(x, per=_FROM_GENITIVE[w])),
    (re.compile(rf"(.+) za každou úroveň ({_ATTRIBUTE})"), lambda x, w: replace(x, level=_FROM_GENITIVE[w])),
    (re.compile(rf"(.+) mimo ({'|'.join(COLOURS)}) pozice"), lambda x, w: replace(x, unless=COLOURS[w])),
)


_BETWEEN = re.compile(r'(?:, | a )(?=(?:[^"]*"[^"]*")*[^"]*$)')


def read_effect(text: str) -> Effect:
    """One effect. Raises ScenarioError for what nobody knows."""
    for suffix, change in _SUFFIXES:
        if match := suffix.fullmatch(text):
            return change(read_effect(match[1]), match[2])
    for pattern, build in _READERS:
        if match := pattern.fullmatch(text):
            return build(match)
    raise ScenarioError(f"Účinku „{text}“ nerozumím. Znám například: {EXAMPLES}.")


def read_effects(text: str) -> Effects:
    """Several effects: ``2 zásahy a -1 ukazatel``. What stands in quotes is a name."""
    return tuple(read_effect(part) for part in _BETWEEN.split(text))


def write_effect(x: Effect) -> str:
    """The words of an effect."""
    if x.verb in _COUNTED:
        shape, forms = _COUNTED[x.verb]
        said = shape.format(x.n, form(x.n, forms))
    elif x.verb == model.AFFINITY:
        said = f"náklonnost {x.n:+d}"
    elif x.verb == model.TIMES:
        said = f"násobitel {x.n}"
    elif x.verb == model.GAIN:
        said = f"{x.what} {x.n:+d}" + (" každému členovi družiny" if x.everybody else "")
    elif x.verb == model.DESTROY_LAST and x.what:
        said = f'zničit kartu "{x.what}" na konci sledu'
    elif x.verb == model.ITEM:
        said = f'předmět "{x.what}"'
    elif x.verb == model.THROW:
        said = f"vrhnout zbraň nebo štít za {x.n} {form(x.n, MARKER)}"
    else:
        said = _PLAIN[x.verb]
    said += f" za každý propojený zámek {GENITIVE[x.per]}" if x.per else ""
    said += f" za každou úroveň {GENITIVE[x.level]}" if x.level else ""
    return said + (f" mimo {_COLOUR_WORDS[x.unless]} pozice" if x.unless else "")


def write_effects(effects: Effects) -> str:
    """The words of several effects."""
    return listed([write_effect(x) for x in effects])


_TRIGGERS = (
    (re.compile(r"při vyložení: (.+)"), ON_PLAY),
    (re.compile(r"při reakci protivníka: (.+)"), REACTION),
    (re.compile(r"při příležitostném útoku: (.+)"), AT_OPPORTUNITY),
    (re.compile(r"stálá: (.+)"), ALWAYS),
)
_DELAYED = re.compile(rf"zpožděná(?: o (\d) (?:{_any(TOKEN)}))?: (.+)")
_PAID = re.compile(rf"za (\d{{1,2}}) (?:{_any(CHARGE)})(?: v kroku ([1-4]))?: (.+)")


def _fitting(trigger: str, effects: Effects) -> Effects:
    """The effects that an ability with such a trigger may have. Raises ScenarioError for others."""
    wrong = [x for x in effects if trigger in CHANGING and x.verb not in CHANGEABLE]
    if wrong:
        raise ScenarioError(
            f"Účinek „{write_effect(wrong[0])}“ sem nepatří: taková schopnost jen mění, co protivník udělá "
            "(zásahy, ukazatele, náklonnost nebo hodnoty postavy)."
        )
    return effects


def read_ability(text: str) -> Ability:
    """An ability with its trigger. Raises ScenarioError for what nobody knows."""
    for pattern, trigger in _TRIGGERS:
        if match := pattern.fullmatch(text):
            return Ability(trigger, _fitting(trigger, read_effects(match[1])))
    if match := _DELAYED.fullmatch(text):
        return Ability(DELAYED, read_effects(match[2]), int(match[1] or 1))
    if match := _PAID.fullmatch(text):
        return Ability(CHARGES, read_effects(match[3]), int(match[1]), int(match[2] or 0))
    raise ScenarioError(
        f"Schopnosti „{text}“ nerozumím. Začněte spouštěčem: při vyložení: …, zpožděná: …, "
        "při reakci protivníka: …, při příležitostném útoku: …, stálá: …, za 2 náboje: …"
    )


def write_ability(x: Ability) -> str:
    """The words of an ability."""
    said = write_effects(x.effects)
    if x.trigger == ON_PLAY:
        return f"při vyložení: {said}"
    if x.trigger == REACTION:
        return f"při reakci protivníka: {said}"
    if x.trigger == AT_OPPORTUNITY:
        return f"při příležitostném útoku: {said}"
    if x.trigger == ALWAYS:
        return f"stálá: {said}"
    if x.trigger == DELAYED:
        return f"zpožděná: {said}" if x.cost == 1 else f"zpožděná o {x.cost} {form(x.cost, TOKEN)}: {said}"
    step = f" v kroku {x.step}" if x.step else ""
    return f"za {x.cost} {form(x.cost, CHARGE)}{step}: {said}"


_SAID = tuple(pattern.pattern for pattern, _what in (*_READERS, *_SUFFIXES))
_HEADS = tuple(pattern.pattern for pattern in (*(pattern for pattern, _trigger in _TRIGGERS), _DELAYED, _PAID))
EFFECTS = Slot("effects", r"\S.*", read_effects, write_effects, {"type": "string"}, says=_SAID)
EFFECT = Slot("effect", r"\S.*", read_effect, write_effect, {"type": "string"}, says=_SAID)
ABILITY = Slot("ability", r"\S.*", read_ability, write_ability, {"type": "string"}, says=(*_SAID, *_HEADS))
