"""Which cards a text means, in the accusative: „soupeřovu klečící postavu s označením Knight“."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from ....cards.model import Who
from ....core.language.slots import Slot
from ..cards import Filter
from .common import ICONS, KEYWORD_NAMES, KEYWORDS

# noun in the accusative -> (card type, gender)
NOUNS = {
    "postavu": ("character", "f"),
    "místo": ("location", "n"),
    "vybavení": ("attachment", "n"),
    "duplikát": ("duplicate", "m"),
    "událost": ("event", "f"),
    "zápletku": ("plot", "f"),
    "kartu": ("", "f"),
}
GENDERED = {
    "own": {"f": "vaši", "n": "vaše", "m": "váš"},
    "opponent": {"f": "soupeřovu", "n": "soupeřovo", "m": "soupeřův"},
    "winner": {"f": "vítězovu", "n": "vítězovo", "m": "vítězův"},
    "other": {"f": "jinou", "n": "jiné", "m": "jiný"},
    "each": {"f": "každou", "n": "každé", "m": "každý"},
}
PLAIN = {
    "stojící": ("pose", "standing"),
    "klečící": ("pose", "kneeling"),
    "účastnící se": ("side", "participating"),
    "útočící": ("side", "attacking"),
    "bránící": ("side", "defending"),
    "unikátní": ("unique", True),
    "neutrální": ("neutral", True),
}
ZONE_WORDS = {
    "v ruce": "hand",
    "v odhazovací hromádce": "discard",
    "v hromádce mrtvých": "dead",
    "v balíčku": "deck",
    "ve stínech": "shadows",
}
OWNED_WORDS = {"ve vašem vlastnictví": "own", "v soupeřově vlastnictví": "opponent"}
ON_WORDS = {"na této kartě": "this", "na cíli": "target"}

_ADJECTIVES = "|".join(
    sorted(
        [w for key in ("own", "opponent", "winner", "other") for w in GENDERED[key].values()] + list(PLAIN),
        key=len,
        reverse=True,
    )
)
_QUALIFIERS = (
    r"s označením (?P<trait>\w+)",
    r"rodu (?P<house>[A-ZÁ-Ž]\w+)",
    rf"s ikonou (?P<icon>{'|'.join(ICONS)})",
    rf"s klíčovým slovem (?P<keyword>{'|'.join(KEYWORDS)})",
    r"(?P<attached>s vybavením|bez vybavení)",
    r"se silou nejvýše (?P<at_most>\d+)",
    r"se silou nejméně (?P<at_least>\d+)",
    rf"(?P<zone>{'|'.join(ZONE_WORDS)})(?! zápletek)",
    rf"(?P<on>{'|'.join(ON_WORDS)})",
    rf"(?P<owned>{'|'.join(OWNED_WORDS)})",
    r"s crestem (?P<crest>[A-ZÁ-Ž]\w+)",
)
_QUALIFIER = "|".join(re.sub(r"\?P<\w+>", "?:", q) for q in _QUALIFIERS)
FILTER = rf"(?:(?:{_ADJECTIVES}) )*(?:{'|'.join(NOUNS)})(?: (?:{_QUALIFIER}))*"


def read_filter(text: str) -> Filter:
    """The filter of a phrase that matches FILTER."""
    values: dict[str, Any] = {}
    rest = text
    while match := re.match(rf"({_ADJECTIVES}) ", rest):
        word, rest = match.group(1), rest[match.end() :]
        if word in PLAIN:
            field, value = PLAIN[word]
            values[field] = value
        elif word in GENDERED["other"].values():
            values["other"] = True
        else:
            values["controller"] = next(k for k in ("own", "opponent", "winner") if word in GENDERED[k].values())
    noun, _space, rest = rest.partition(" ")
    values["type"] = NOUNS[noun][0]
    while rest:
        for pattern in _QUALIFIERS:
            if match := re.match(rf"{pattern}(?: |$)", rest):
                _qualify(values, match)
                rest = rest[match.end() :]
                break
        else:
            raise ValueError(rest)
    return Filter(**values)


def _qualify(values: dict[str, Any], match: re.Match[str]) -> None:
    for field, value in match.groupdict().items():
        if field == "icon":
            values["icon"] = ICONS[value]
        elif field == "keyword":
            values["keyword"] = KEYWORDS[value]
        elif field in ("at_most", "at_least"):
            values[field] = int(value)
        elif field == "zone":
            values["zone"] = ZONE_WORDS[value]
        elif field == "on":
            values["on"] = ON_WORDS[value]
        elif field == "owned":
            values["owned"] = OWNED_WORDS[value]
        elif field == "attached":
            values["attached"] = "with" if value == "s vybavením" else "without"
        else:
            values[field] = value


def write_filter(f: Any, each: bool = False) -> str:
    """The phrase of a filter, in the accusative."""
    noun, gender = next((word, g) for word, (kind, g) in NOUNS.items() if kind == f.type)
    words = [GENDERED["each"][gender]] if each else []
    if f.controller:
        words.append(GENDERED[f.controller][gender])
    if f.other:
        words.append(GENDERED["other"][gender])
    words += [word for word, (field, value) in PLAIN.items() if getattr(f, field) == value]
    return " ".join((*words, noun, *(told for told in _after_the_noun(f) if told)))


def _after_the_noun(f: Any) -> Iterator[str]:
    """What is said of a card after its noun, in order; "" for what is not."""
    yield f"s označením {f.trait}" if f.trait else ""
    yield f"rodu {f.house}" if f.house else ""
    yield f"s crestem {f.crest}" if f.crest else ""
    yield f"s ikonou {_word_for(ICONS, f.icon)}" if f.icon else ""
    yield f"s klíčovým slovem {KEYWORD_NAMES[f.keyword]}" if f.keyword else ""
    yield {"with": "s vybavením", "": ""}.get(f.attached, "bez vybavení")
    yield f"se silou nejvýše {f.at_most}" if f.at_most is not None else ""
    yield f"se silou nejméně {f.at_least}" if f.at_least is not None else ""
    for table, value in ((ZONE_WORDS, f.zone), (ON_WORDS, f.on), (OWNED_WORDS, f.owned)):
        yield _word_for(table, value) if value else ""


def _word_for(table: Mapping[str, Any], value: object) -> str:
    return next(word for word, meant in table.items() if meant == value)


FIXED_WHO = {"tuto kartu": "this", "hostitele": "host", "cíl": "target", "druhý cíl": "second", "spouštěč": "subject"}
WHO = rf"(?:{'|'.join(sorted(FIXED_WHO, key=len, reverse=True))}|(?:každou|každé|každý) {FILTER})"


def read_who(text: str) -> Who:
    if text in FIXED_WHO:
        return Who(FIXED_WHO[text])
    return Who("each", read_filter(text.split(" ", 1)[1]))


def write_who(who: Who) -> str:
    if who.kind == "each":
        return write_filter(who.filter, each=True)
    return next(word for word, kind in FIXED_WHO.items() if kind == who.kind)


def _read_cost_who(text: str) -> Who:
    return Who("this") if text == "tuto kartu" else Who("each", read_filter(text))


def _write_cost_who(who: Who) -> str:
    return "tuto kartu" if who.kind == "this" else write_filter(who.filter)


def _read_trigger_who(text: str) -> Who:
    return Who(FIXED_WHO[text]) if text in ("tuto kartu", "hostitele") else Who("each", read_filter(text))


def _write_trigger_who(who: Who) -> str:
    return write_filter(who.filter) if who.kind == "each" else write_who(who)


filter_slot = Slot("filter", FILTER, read_filter, write_filter, {"type": "string"})
who_slot = Slot("who", WHO, read_who, write_who, {"type": "string"})
cost_slot = Slot("who", rf"(?:tuto kartu|{FILTER})", _read_cost_who, _write_cost_who, {"type": "string"})
trigger_slot = Slot("who", rf"(?:tuto kartu|hostitele|{FILTER})", _read_trigger_who, _write_trigger_who, {"type": "string"})
