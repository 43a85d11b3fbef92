"""What the keywords printed on cards mean: the terms that they are."""

from glossary.models import Term
from rulings.models import Card, Rulebook


def terms_by_name(book: Rulebook) -> dict[str, Term]:
    """The terms of a rulebook and of those it extends by every name they go by, small; of two with one name the nearer."""
    shelf, known = book.shelf, dict[str, Term]()
    for term in sorted(Term.objects.filter(book__in=shelf), key=lambda term: -shelf.index(term.book)):
        known |= {name.casefold(): term for name in (term.czech, term.english, *term.aliases) if name}
    return known


def terms_of_keywords(card: Card, known: dict[str, Term]) -> list[Term]:
    """What the keywords printed on a card are, of terms by their names; `Zbroj 2` is a Zbroj."""
    words = [str(word).casefold() for word in card.data.get("keywords") or ()]
    found = [known.get(word) or known.get(word.rstrip(" 0123456789x+")) for word in words]
    return list(dict.fromkeys(term for term in found if term))
