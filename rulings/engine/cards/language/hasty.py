"""An ability written in haste: what of it is understood, as the language says it, and the words of which nothing can be made.

Nothing that comes of it is played: it is offered, with the words that are left.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ...core.language.holes import plain
from ...core.language.loose import Names, reading
from ...core.language.meant import meant
from ...core.language.phrases import Vocabulary
from ...core.language.slots import Guess
from .abilities import AbilityLanguage
from .grammar import AbilityError

_LABEL = re.compile(
    r"(?<!\w)(?:(?P<with>druhy cil|kazdy hrac|cil|cena|koho|ucinek)\s*:|(?P<bare>ucinek|cil(?= vyber\b)|cena(?= \D)))\s*"
)
_LABELS = {"druhy cil": "druhý cíl", "kazdy hrac": "každý hráč", "cil": "cíl", "ucinek": "účinek"}
_BETWEEN = re.compile(r"\s*(?:, (?:a |pak |potom )?|;|\.(?:\s|$)| a (?:pak |potom )?| pak | potom )\s*")
_CHOOSES = re.compile(r"^(?:vyber|muzete vybrat)\s+")
_OPENINGS = ("Po zahrání", "Kdykoli")
"""How an ability begins of which nobody says when it works."""


@dataclass
class _Parts:
    """The parts that were understood, by their labels, and the words that were not."""

    said: dict[str, str] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    added: list[str] = field(default_factory=list)


class Hasty:
    """Makes what it can of the abilities of one game."""

    def __init__(self, language: AbilityLanguage) -> None:
        self.language = language
        head = language.head
        openings = [*head.kinds, *(one for words in head.aimed.values() for one in words), *head.phases, "Kdykoli"]
        self.openings = {plain(one): one for one in sorted(openings, key=len, reverse=True)}

    def guess(self, text: str) -> Guess | None:
        """An ability that can be read, made of the parts of a text that are understood; None where there is no effect."""
        folded = plain(text)
        labels = list(_LABEL.finditer(folded))
        ends = [*(one.start() for one in labels[1:]), len(text)][: len(labels)]
        parts = _Parts()
        effects = self._head(text[: labels[0].start() if labels else len(text)], parts, alone=not labels)
        for found, end in zip(labels, ends, strict=True):
            label, body = found["with"] or found["bare"], text[found.end() : end].strip(" ;,.")
            if label == "ucinek":
                effects = body
            else:
                self._part(_LABELS.get(label, label), body, parts)
        self._effects(effects, parts)
        order = ("", "koho", "cena", "cíl", "druhý cíl", "každý hráč", "účinek")
        made = "; ".join(
            f"{label}: {parts.said[label]}" if label else parts.said[label] for label in order if label in parts.said
        )
        return self._checked(made, parts)

    def _checked(self, made: str, parts: _Parts) -> Guess | None:
        try:
            return Guess(self.language.write(self.language.read(made)), tuple(parts.lost), tuple(parts.added))
        except (AbilityError, ValueError, KeyError):
            return None

    # -- when -----------------------------------------------------------------------------------
    def _head(self, text: str, parts: _Parts, alone: bool) -> str:
        """How it begins; what is left of a text in which no label stands is what it does."""
        folded = plain(text)
        opening = next((one for one in self.openings if re.match(rf"{re.escape(one)}(?!\w)", folded)), "")
        rest = text[len(opening) :].strip(" ;,:.")
        said = [self.openings[opening]] if opening else [self._usual(parts)]
        if alone:
            parts.said[""] = said[0]
            return rest
        for piece in filter(None, (one.strip() for one in re.split(r"[,;:]", rest))):
            if known := self._restriction(piece):
                said.append(known)
            else:
                parts.lost.append(piece)
        parts.said[""] = ", ".join(said)
        return ""

    def _usual(self, parts: _Parts) -> str:
        found = next(one for one in _OPENINGS if plain(one) in self.openings)
        parts.added.append(found)
        return found

    def _restriction(self, piece: str) -> str:
        head = self.language.head
        fixed = {plain(one): one for one in (*head.conditions, *head.zones)}
        tables = (self.language.triggers, self.language.conditions)
        return fixed.get(plain(piece), "") or next((one for table in tables if (one := _read(piece, table))), "")

    # -- the labelled parts ---------------------------------------------------------------------
    def _part(self, label: str, body: str, parts: _Parts) -> None:
        if label == "cena":
            found = [(piece, _read(piece, self.language.costs)) for piece in _pieces(body)]
            parts.lost += [piece for piece, known in found if not known]
            if known := [known for _piece, known in found if known]:
                parts.said[label] = " a ".join(known)
        else:
            cards = self._cards(_CHOOSES.sub("", plain(body)), whole=True)
            if cards:
                parts.said[label] = cards[0] if label == "koho" else f"vyber {cards[0]}"
            else:
                parts.lost.append(f"{label}: {body}")

    def _effects(self, body: str, parts: _Parts) -> None:
        """What is done, piece by piece; cards that are named are chosen, where nothing else is."""
        known = []
        for piece in _pieces(body):
            said, cards = _read(piece, self.language.effects), None
            if not said and (cards := self._cards(plain(piece))):
                target = "cíl" if parts.said.get("cíl", "") in ("", f"vyber {cards[0]}") else ""
                said = _read(f"{piece[: cards[1]]}{target}{piece[cards[2] :]}", self.language.effects) if target else ""
                if said:
                    parts.said["cíl"] = f"vyber {cards[0]}"
            known += [said] if said else []
            parts.lost += [] if said else [piece]
        if known:
            parts.said["účinek"] = " a ".join(known)

    def _cards(self, folded: str, whole: bool = False) -> tuple[str, int, int] | None:
        """The longest run of words that means some cards, as the language writes it, and where it stands."""
        words = list(re.finditer(r"\S+", folded))
        spans = [(a.start(), b.end()) for n, a in enumerate(words) for b in words[n:]]
        for start, end in sorted(spans, key=lambda span: span[0] - span[1]):
            if whole and (start, end) != (0, len(folded.rstrip())):
                continue
            if said := self._spelled(folded[start:end]):
                return said, start, end
        return None

    def _spelled(self, folded: str) -> str:
        known = {plain(word): word for one in self.language.filters.wordings for word in one.split()}
        said = " ".join(known.get(word, word) for word in folded.split())
        return said if re.fullmatch(self.language.filters.filter.regex, said) else ""


def _pieces(body: str) -> Iterator[str]:
    return (piece for one in _BETWEEN.split(body) if (piece := one.strip(" .;,")))


def _read(piece: str, table: Vocabulary) -> str:
    """A phrase as the table writes it: typed in a hurry, or in words of one's own that lose nothing and add nothing."""
    if table.parse(piece) is not None:
        return piece
    tables: Mapping[str, Vocabulary] = {"part": table}
    if said := reading(piece, "part", tables, Names()):
        return said
    found = meant(piece, tables)
    return next((one.text for one in found if not (one.unsaid or one.added)), "")
