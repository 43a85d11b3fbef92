"""Addresses: of a record in the API, of its page, and of what cites it."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers
from rest_framework.reverse import reverse

from rulings import citing
from rulings.addresses import address


class Addressed(serializers.Serializer):
    """A record that knows its key, its own address and its page."""

    record = ""
    key = serializers.CharField(read_only=True)
    url = serializers.SerializerMethodField(help_text=_("Adresa záznamu v API."))
    page = serializers.SerializerMethodField(help_text=_("Adresa stránky."))

    def _name(self, row: Any) -> tuple[str, str]:
        return row.rulebook.slug, row.slug

    def get_url(self, row: Any) -> str:
        return reverse(f"api:{self.record}", args=self._name(row), request=self.context.get("request"))

    def get_page(self, row: Any) -> str:
        request = self.context.get("request")
        path = address(self.record, *map(str, self._name(row)))
        return request.build_absolute_uri(path) if request else path


class LinkSerializer(serializers.Serializer):
    """One end of a reference."""

    kind = serializers.CharField(help_text=_("Druh: rule, term, card, ruling, scenario, chapter."))
    key = serializers.CharField()
    title = serializers.CharField()
    role = serializers.CharField(help_text=_("Vztah: mentions, rests-on, replaces, supplements, defines, tests."))
    page = serializers.SerializerMethodField()

    def get_page(self, link: Any) -> str:
        return address(link.kind, link.book, link.name)


class Cited(serializers.Serializer):
    """A page of a thing that can be cited; ``cited_as`` is the thing, and its kind."""

    cited_as = ""
    citation = serializers.SerializerMethodField(
        help_text=_("Jak to citovat: kniha, číslo nebo název, verze, znění nebo závaznost, datum a adresa.")
    )

    def get_citation(self, page: Any) -> str:
        thing = getattr(page, self.cited_as)
        path = address(self.cited_as, thing.rulebook.slug, getattr(thing, "number", "") or thing.slug)
        return citing.cited(thing, self.context["request"].build_absolute_uri(path))
