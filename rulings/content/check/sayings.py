"""What players say leads to something that is there, once, and adds to what `terms.yaml` says already."""

from django.utils.translation import gettext as _

from ..problems import Problems
from ..records import BookRecord


def check_sayings(book: BookRecord, problems: Problems) -> None:
    """Note every entry that leads nowhere and every phrase that is said twice."""
    terms = {term.slug: term for term in book.terms}
    for saying in book.sayings:
        term = terms.get(saying.target)
        if term is None and saying.target not in book.numbers:
            message = _("Pojem ani pravidlo „%s“ tu není.") % saying.target
            problems.add(saying.file, saying.line, message, _("Klíčem je označení pojmu z terms.yaml, nebo číslo pravidla."))
        fields = term.fields if term else {}
        names = (fields.get("czech"), fields.get("english"), *(fields.get("aliases") or ()), *(fields.get("forms") or ()))
        seen = {name.casefold() for name in names if isinstance(name, str)}
        for word in saying.words:
            if word.casefold() in seen:
                message = _("„%(word)s“ už je u „%(key)s“ zapsáno.") % {"word": word, "key": saying.target}
                problems.add(saying.file, saying.line, message, _("Smažte to."))
            seen.add(word.casefold())
