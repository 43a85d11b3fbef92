"""What the tables say about each other: numbers once in a rulebook, terms with their rule, cards by one name."""

from django.utils.translation import gettext as _

from ..problems import Problems
from ..records import BookRecord, RuleRecord
from .library import Library


def check_tables(book: BookRecord, library: Library, problems: Problems) -> None:
    """Note what does not fit in the rulebook's own tables."""
    _check_extends(book, library, problems)
    _check_chapters(book, problems)
    _check_numbers(book, problems)
    _check_terms(book, library, problems)
    _check_titles(book, problems)


def _check_extends(book: BookRecord, library: Library, problems: Problems) -> None:
    base = book.fields.get("extends")
    if base and (base not in library.books or base == book.slug):
        file, line = f"{book.slug}/rulebook.yaml", book.lines.get("extends", 1)
        known = ", ".join(sorted(set(library.books) - {book.slug}))
        problems.add(file, line, _("Rozšiřovaná pravidla „%s“ neexistují.") % base, _("Použijte: %s.") % known)


def _check_chapters(book: BookRecord, problems: Problems) -> None:
    seen: dict[int, str] = {}
    for chapter in book.chapters:
        if chapter.number in seen:
            message = _("Kapitolu %(number)d už má %(file)s.") % {
                "number": chapter.number, "file": seen[chapter.number]}  # fmt: skip
            problems.add(chapter.file, chapter.line, message, _("Dejte jí jiné číslo."))
        seen.setdefault(chapter.number, chapter.file)


def _check_numbers(book: BookRecord, problems: Problems) -> None:
    seen: dict[str, RuleRecord] = {}
    for rule in book.rules:
        other = seen.setdefault(rule.number, rule)
        if other.file != rule.file:
            message = _("Číslo %(number)s už má %(file)s:%(line)d.") % {
                "number": rule.number, "file": other.file, "line": other.line}  # fmt: skip
            problems.add(rule.file, rule.line, message, _("Čísla se neopakují."))


def _check_terms(book: BookRecord, library: Library, problems: Problems) -> None:
    for term in book.terms:
        if number := term.fields.get("rule"):
            slug, _space, bare = str(number).rpartition(" ")
            library.check_rule(slug or book.slug, bare, file=term.file, line=term.line_of("rule"), problems=problems)
        for key in ("aliases", "forms"):
            for word in term.fields.get(key) or []:
                if not isinstance(word, str) or not word.strip():
                    message = _("V klíči „%(key)s“ je „%(word)s“, ne slovo.") % {"key": key, "word": word}
                    problems.add(term.file, term.line_of(key), message, _("Dejte slovo do uvozovek."))


def _check_titles(book: BookRecord, problems: Problems) -> None:
    seen: dict[str, int] = {}
    for card in book.cards:
        title = card.fields["title"]
        if title in seen:
            message = _("Název „%(title)s“ už má karta na řádku %(line)d.") % {"title": title, "line": seen[title]}
            problems.add(card.file, card.line_of("title"), message, _("Pojmenujte kartu jinak."))
        seen.setdefault(title, card.line)
