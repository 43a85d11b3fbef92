"""Reads of the glossary."""

from __future__ import annotations

from collections import defaultdict

from .models import Term


def forms_of_terms(fold) -> dict[str, tuple[str, ...]]:
    """Folded word form -> folded head words, over all books; ``fold`` is the analyser's.

    Only one-word forms of the Czech name: other names are phrases of their own, and so are names of several words.
    """
    heads: dict[str, set[str]] = defaultdict(set)
    for term in Term.objects.all():
        head = fold(term.czech).replace(" ", "")
        for form in (term.czech, *term.forms):
            if " " not in form:
                heads[fold(form)].add(head)
    return {form: tuple(sorted(found)) for form, found in heads.items()}
