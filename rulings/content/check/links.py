"""No link leads nowhere: every rule a text names exists."""

from ..links import line_of, rule_mentions
from ..problems import Problems
from ..records import BookRecord
from .library import Library
from .passages import running_text


def check_links(book: BookRecord, library: Library, problems: Problems) -> None:
    """Follow every reference of a rulebook: in its running text, and from its rules to earlier ones."""
    for passage in running_text(book):
        for mention in rule_mentions(passage.text, book.slug):
            line = passage.line + line_of(passage.text, mention.start)
            library.check_rule(mention.book, mention.number, file=passage.file, line=line, problems=problems)
    for rule in book.rules:
        for slug, number in (*rule.replaces, *rule.supplements):
            library.check_rule(slug, number, file=rule.file, line=rule.line, problems=problems)
