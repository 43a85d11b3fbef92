"""Text for people: the Markdown of the content as safe HTML in which rules, cards and terms link themselves.

The finders are those of loading (`content.links`) and of the glossary, so a page shows the links the database knows.
"""

import re
from functools import lru_cache
from html import escape
from html.parser import HTMLParser
from typing import NamedTuple

import markdown
import nh3
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from glossary.linker import Linker
from rulings.content.links import RuleMention, card_mentions, rule_mentions
from rulings.models import Card, Rule, Rulebook
from rulings.models.markdown import markdown_fault
from rulings.typography import NBSP, fine

TAGS = {
    "p", "ul", "ol", "li", "em", "strong", "blockquote", "code", "br", "hr", "h3", "h4",
    "table", "thead", "tbody", "tr", "th", "td",
}  # fmt: skip
UNTOUCHED = {"a", "code"}
REF = {"class": "ref"}
"""The mark of a link to a rule: where there are scripts, it shows the text of the rule."""
_BOOK = re.compile(r"`([a-z]+(?:-[a-z]+)+)`")
ENGLISH = re.compile(r"\[([A-Za-z][\w ,'’/-]*)\]")


class Link(NamedTuple):
    """A piece of a text that becomes HTML of its own."""

    start: int
    end: int
    html: str


class Library:
    """What texts of one rulebook can name. Read once for each state of the content."""

    def __init__(self, book: str) -> None:
        self.book = book
        self.books = {row.slug: row.label for row in Rulebook.objects.only("slug", "short", "title")}
        self.rules = {f"{slug} {number}": title for slug, number, title in _all_rules()}
        row = Rulebook.objects.filter(slug=book).select_related("extends").first()
        shelf = row.shelf if row else [book]
        self.cards = dict(Card.objects.filter(rulebook__slug=book).values_list("title", "slug"))
        self.linker = Linker.for_books(shelf, row.not_terms if row else ())

    def links(self, text: str, seen: set[str]) -> list[Link]:
        """Everything in a text that can be linked, as it is set; of two at one place the first kind wins."""
        found = [*self._rules(text), *self._cards(text), *self._english(text), *self._terms(text, seen)]
        taken: list[Link] = []
        for link in found:
            if all(link.end <= other.start or link.start >= other.end for other in taken):
                taken.append(link)
        return sorted(taken)

    def _rules(self, text: str) -> list[Link]:
        return [
            Link(at.start, at.end, _anchor("web:rule", (at.book, at.number), self._named(text, at), title=fine(title), **REF))
            for at in rule_mentions(text, self.book)
            if (title := self.rules.get(f"{at.book} {at.number}"))
        ]

    def _named(self, text: str, at: RuleMention) -> str:
        """A mention in the words of players: the name of a book instead of its slug, where one is written."""
        return at.number if text[at.start : at.end] == at.number else f"{self.books[at.book]}{NBSP}{at.number}"

    def unslugged(self, text: str) -> str:
        """A text with books that stand alone called by their names: `` `agot-lcg` `` is AGoT LCG."""
        return _BOOK.sub(lambda found: self.books.get(found[1], found[0]), text)

    def _cards(self, text: str) -> list[Link]:
        return [
            Link(at.start, at.end, _anchor("web:card", (self.book, self.cards[at.title]), at.title))
            for at in card_mentions(text, self.cards)
        ]

    def _english(self, text: str) -> list[Link]:
        return [
            Link(at.start(), at.end(), f'<span class="english" lang="en">[{escape(at[1])}]</span>')
            for at in ENGLISH.finditer(text)
        ]

    def _terms(self, text: str, seen: set[str]) -> list[Link]:
        """Terms, each only where the text first names it: a page of dotted lines would be no page to read."""
        links = []
        for start, end, term in self.linker.find(text):
            if term.slug not in seen:
                seen.add(term.slug)
                data = {"class": "term", "data-term": term.czech, "data-english": term.english}
                data["data-definition"] = term.definition
                links.append(Link(start, end, _anchor("web:term", (term.book, term.slug), text[start:end], **data)))
        return links


def _all_rules() -> list[tuple[str, str, str]]:
    return list(Rule.objects.values_list("rulebook__slug", "number", "title"))


def _anchor(name: str, args: tuple[str, ...], text: str, **attributes: str) -> str:
    more = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items() if value)
    return f'<a href="{reverse(name, args=args)}"{more}>{escape(text)}</a>'


class _Weaver(HTMLParser):
    """Walks clean HTML and links the text between its tags."""

    def __init__(self, library: Library) -> None:
        super().__init__(convert_charrefs=True)
        self.library, self.seen = library, set()
        self.parts: list[str] = []
        self.closed = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.parts.append(self.get_starttag_text() or "")
        self.closed += tag in UNTOUCHED

    def handle_endtag(self, tag: str) -> None:
        self.parts.append(f"</{tag}>")
        self.closed -= tag in UNTOUCHED

    def handle_data(self, data: str) -> None:
        last, shown = 0, data if self.closed else fine(data)
        for link in [] if self.closed else self.library.links(data, self.seen):
            self.parts += [escape(shown[last : link.start]), link.html]
            last = link.end
        self.parts.append(escape(shown[last:]))


@lru_cache(maxsize=16)
def _library(book: str, stamp: str) -> Library:
    return Library(book)


def prose_set(text: str) -> str:
    """A text as HTML; one that asks too much (it was written before that was refused) stands as it was typed."""
    return f"<p>{escape(text)}</p>" if markdown_fault(text) else markdown.markdown(text, extensions=["tables", "sane_lists"])


@lru_cache(maxsize=8192)
def _rendered(text: str, book: str, stamp: str, language: str) -> SafeString:
    library = _library(book, stamp)
    clean = nh3.clean(prose_set(library.unslugged(text)), tags=TAGS, attributes={})
    weaver = _Weaver(library)
    weaver.feed(clean)
    weaver.close()
    return mark_safe("".join(weaver.parts))


def prose_html(text: str, book: Rulebook) -> SafeString:
    """A text of a rulebook as HTML."""
    return _rendered(text, book.slug, book.content_hash, get_language())  # links lead to pages in the language of the page


def prose_forget() -> None:
    """Drop what was rendered; for tests and for a process that has just loaded new content."""
    _library.cache_clear()
    _rendered.cache_clear()
