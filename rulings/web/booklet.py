"""A judge's booklet: a rulebook, or some chapters of it, as an A5 PDF with its rulings and an index of terms.

Here is what it says, as data; `templates/booklet/booklet.typ` says how it looks. Typst sets it (a compiler without a network,
with its own typefaces).
"""

import json
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import typst
from django.conf import settings
from django.utils.translation import gettext as _

from rulings import selectors
from rulings.content.links import rule_mentions
from rulings.evidence import Evidence, evidence_of
from rulings.models import Chapter, Rule, Rulebook, Ruling
from rulings.names import Names
from rulings.proof import structural_rules
from rulings.prose import ENGLISH, prose_set
from rulings.typography import fine

Run = dict[str, str]
Block = dict[str, Any]
LAYOUT = Path(settings.BASE_DIR) / "templates" / "booklet" / "booklet.typ"
STYLES = {"strong": "strong", "em": "em", "code": "plain"}
TEXTS = ("p", "li", "th", "td")


def booklet(book: Rulebook, numbers: Iterable[int] = (), *, address: str = "") -> bytes:
    """The PDF of the chapters with these numbers, of all where none is given; ``address`` is printed as the place it is from."""
    chosen = set(numbers)
    chapters = [chapter for chapter in selectors.rulebook_outline(book=book.slug) if not chosen or chapter.number in chosen]
    told = Told(book, chapters, whole=not chosen).data(address)
    return bytes(typst.compile(str(LAYOUT), sys_inputs={"book": json.dumps(told, ensure_ascii=False)}))


class Told:
    """What a booklet says: rules that it holds are links within it."""

    def __init__(self, book: Rulebook, chapters: list[Chapter], *, whole: bool) -> None:
        self.book, self.chapters, self.whole, self.names = book, chapters, whole, Names(book.slug)
        rules = selectors.rule_list(book=book.slug).filter(chapter__in=chapters)
        self.rules = {rule.key: rule for rule in rules}
        self.structural = structural_rules(book.slug)

    def data(self, address: str) -> dict[str, Any]:
        book = self.book
        version = ", ".join(filter(None, (book.version and f"{_('verze')} {book.version}", _day(book))))
        return {
            "title": book.title,
            "edition": fine(" · ".join(filter(None, (book.edition, version)))),
            "summary": fine(book.summary),
            "what": _("Sešit rozhodčího: znění, výklady a rejstřík.") if self.whole else _("Sešit rozhodčího: výběr kapitol."),
            "proof": _("Znak ✓ má pravidlo, bez něhož by přehraná situace dopadla jinak."),
            "address": address,
            "words": {
                "contents": _("Obsah"), "example": _("Příklad"), "note": _("Poznámka redakce"), "rulings": _("Platné výklady"),
                "terms": _("Rejstřík pojmů"), "withdrawn": _("Zrušeno. Zůstává čitelné, ale neplatí."),
            },
            "chapters": [self._chapter(chapter) for chapter in self.chapters],
            "rulings": [self._ruling(ruling) for ruling in self._rulings()],
            "terms": self._terms(),
        }  # fmt: skip

    def _chapter(self, chapter: Chapter) -> dict[str, Any]:
        rules = [self._rule(self.rules[rule.key]) for rule in chapter.rules.all()]
        return {"title": fine(str(chapter)), "intro": self._blocks(chapter.intro), "rules": rules}

    def _rule(self, rule: Rule) -> dict[str, Any]:
        return {
            "key": rule.key,
            "number": rule.number,
            "title": fine(rule.title),
            "withdrawn": rule.is_withdrawn,
            "proved": evidence_of(rule, self.structural) == Evidence.PROVED,
            "text": self._blocks(rule.text),
            "examples": [self._blocks(example) for example in rule.examples],
            "note": self._blocks(rule.editor_note),
        }

    def _rulings(self) -> list[Ruling]:
        """Rulings that rest on a rule of the booklet; in a whole one, all."""
        rulings = selectors.ruling_list_public(book=self.book.slug).filter(status="in-force").prefetch_related("rules__rulebook")
        return [one for one in rulings if self.whole or any(rule.key in self.rules for rule in one.rules.all())]

    def _ruling(self, ruling: Ruling) -> dict[str, Any]:
        cited = ", ".join(rule.key for rule in ruling.rules.all())
        return {
            "question": fine(ruling.question),
            "answer": self._blocks(ruling.answer),
            "standing": ruling.get_standing_display(),
            "rules": self._runs(f"({cited})", "plain") if cited else [],
        }

    def _terms(self) -> list[dict[str, Any]]:
        if not self.whole:
            return []
        return [
            {"czech": term.czech, "english": term.english, "rule": self._runs(f"({term.rule})", "plain") if term.rule else []}
            for term in selectors.term_list(book=self.book.slug)
        ]

    def _blocks(self, text: str) -> list[Block]:
        reader = _Reader(self._runs)
        reader.feed(prose_set(text))
        reader.close()
        return reader.blocks

    def _runs(self, text: str, style: str) -> list[Run]:
        """Text in pieces: rules by the names of their books, as links where the booklet holds them; printed English set apart."""
        cuts: list[tuple[int, int, Run]] = []
        for at in rule_mentions(text, self.book.slug):
            key = f"{at.book} {at.number}"
            form = {"text": self.names.rule(key), "style": style} | ({"rule": key} if key in self.rules else {})
            cuts.append((at.start, at.end, form))
        cuts += [(at.start(), at.end(), {"text": at[0], "style": "english"}) for at in ENGLISH.finditer(text)]
        shown, runs, last = fine(text), [], 0
        for start, end, form in sorted(cuts, key=lambda cut: cut[0]):
            runs += [{"text": shown[last:start], "style": style}, form]
            last = end
        return [run for run in [*runs, {"text": shown[last:], "style": style}] if run["text"]]


def _day(book: Rulebook) -> str:
    day = book.version_date
    return f"{day.day}. {day.month}. {day.year}" if day else ""


class _Reader(HTMLParser):
    """HTML of our Markdown as blocks of runs; what it does not know (raw HTML) is plain text."""

    def __init__(self, runs: Any) -> None:
        super().__init__(convert_charrefs=True)
        self.runs = runs
        self.blocks: list[Block] = []
        self.styles: list[str] = []
        self.into: list[Run] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("ul", "ol"):
            self.blocks.append({"kind": tag, "items": []})
        elif tag == "table":
            self.blocks.append({"kind": "table", "rows": []})
        elif tag == "tr":
            self.blocks[-1]["rows"].append([])
        elif tag in TEXTS:
            self.into = self._place(tag)
        elif tag in STYLES:
            self.styles.append(STYLES[tag])

    def _place(self, tag: str) -> list[Run]:
        """Where the runs of a paragraph, an item or a cell go; a paragraph within an item is of the item."""
        if tag == "p" and self.into is not None:
            return self.into
        place: list[Run] = []
        if tag == "p":
            self.blocks.append({"kind": "p", "runs": place})
        elif tag == "li":
            self.blocks[-1]["items"].append(place)
        else:
            self.blocks[-1]["rows"][-1].append(place)
        return place

    def handle_endtag(self, tag: str) -> None:
        if tag in TEXTS:
            self.into = None
        elif tag in STYLES and self.styles:
            self.styles.pop()

    def handle_data(self, data: str) -> None:
        if self.into is None and not data.strip():
            return
        into = self._place("p") if self.into is None else self.into  # what stands outside every paragraph is one
        into += self.runs(data.replace("\n", " "), self.styles[-1] if self.styles else "plain")
