"""Terms, cards, rulings."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from rulings import selectors
from rulings.engine.core.numbers import NUMBER
from rulings.models.card import CardOrigin
from rulings.models.ruling import PUBLIC_STATES, Standing

from ..serializers.entries import (
    CardPageSerializer,
    CardSerializer,
    RulingPageSerializer,
    RulingSerializer,
    TermPageSerializer,
    TermSerializer,
)
from ._shared import BookQuery, DetailView, ListView, listed, recorded


class KindQuery(BookQuery):
    """Filters of terms and cards."""

    kind = serializers.SlugField(required=False, max_length=40, help_text=_("Druh, například keyword nebo character."))


class RulingQuery(BookQuery):
    """Filters of rulings."""

    status = serializers.ChoiceField(PUBLIC_STATES, required=False, help_text=_("Stav výkladu."))
    standing = serializers.ChoiceField(Standing.choices, required=False, help_text=_("Závaznost výkladu."))
    rule = serializers.RegexField(f"^{NUMBER}$", required=False, help_text=_("Číslo pravidla, o které se výklad opírá."))


@listed
class Terms(ListView):
    """The list of terms."""

    told = _("Pojmy")
    query_class = KindQuery
    serializer_class = TermSerializer

    def rows(self, book: str | None = None, kind: str | None = None) -> Any:
        return [term for term in selectors.term_list(book=book) if kind in (None, term.kind)]


@recorded
class Term(DetailView):
    """A term."""

    told = _("Pojem")
    serializer_class = TermPageSerializer
    selector = staticmethod(selectors.term_get)


class CardQuery(KindQuery):
    """Filters of cards."""

    origin = serializers.ChoiceField(CardOrigin.choices, required=False, help_text=_("Původ karty."))


@listed
class Cards(ListView):
    """The list of cards."""

    told = _("Karty")
    query_class = CardQuery
    serializer_class = CardSerializer
    orderings = {"title": ("title",), "kind": ("kind", "title")}

    def rows(self, book: str | None = None, kind: str | None = None, origin: str | None = None) -> Any:
        cards = selectors.card_list(book=book)
        cards = cards.filter(origin=origin) if origin else cards
        return cards.filter(kind=kind) if kind else cards


@recorded
class Card(DetailView):
    """A card."""

    told = _("Karta")
    serializer_class = CardPageSerializer
    selector = staticmethod(selectors.card_get)


@listed
class Rulings(ListView):
    """The list of rulings."""

    told = _("Výklady")
    query_class = RulingQuery
    serializer_class = RulingSerializer
    orderings = {"date": ("date",), "slug": ("rulebook__slug", "slug")}

    def rows(
        self, book: str | None = None, status: str | None = None, standing: str | None = None, rule: str | None = None
    ) -> Any:
        rulings = selectors.ruling_list_public(book=book, status=status, standing=standing)
        return rulings.filter(rules__number=rule).distinct() if rule else rulings


@recorded
class Ruling(DetailView):
    """A ruling."""

    told = _("Výklad")
    serializer_class = RulingPageSerializer
    selector = staticmethod(selectors.ruling_get_public)
