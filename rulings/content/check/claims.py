"""Every claim is stated by exactly one rule."""

from django.utils.translation import gettext as _

from ..problems import Problems
from ..records import BookRecord, RuleRecord


def check_claims(book: BookRecord, problems: Problems) -> None:
    """Note claims that no rule states, that two state, and that the inventory does not know."""
    known = {claim.code: claim for claim in book.claims}
    stated: dict[str, RuleRecord] = {}
    for rule in book.rules:
        for code in rule.claims:
            if code not in known:
                message = _("Tvrzení %s v soupisu není.") % code
                problems.add(rule.file, rule.line, message, _("Opravte značku podle claims.tsv."))
            elif code in stated:
                other = stated[code]
                message = _("Tvrzení %(code)s už uvádí pravidlo %(number)s (%(file)s:%(line)d).") % {
                    "code": code, "number": other.number, "file": other.file, "line": other.line}  # fmt: skip
                problems.add(rule.file, rule.line, message, _("Nechte je u jednoho pravidla."))
            stated.setdefault(code, rule)
    for code, claim in known.items():
        if code not in stated:
            message = _("Tvrzení %s žádné pravidlo neuvádí.") % code
            fix = _("Připište {%s} k pravidlu, které je říká.") % code
            problems.add(f"{book.slug}/claims.tsv", claim.line, message, fix)
