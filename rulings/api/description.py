"""The description of the API (OpenAPI): every operation says in which shape it fails, and what one may ask."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

from django.urls import get_resolver, reverse
from django.utils.translation import gettext_lazy as _
from drf_spectacular.openapi import AutoSchema
from rest_framework import serializers

from .errors import CONTENT_TYPE, TITLES

ALWAYS = {"400": "invalid", "405": "method-not-allowed", "406": "not-acceptable", "414": "address-too-long", "503": "unavailable"}
LIMITS = _(
    "Meze: text 20 000 znaků, věta 2 000, 8 s na vše, o co si jeden požadavek řekne, 1 GiB paměti, odpověď 4 MiB, nejvýš\n"
    "3 situace jednoho tazatele najednou a 60 za minutu."
)


EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
"""What one may ask: by each parameter of a name, of a book that has a board, and the bodies of questions."""


class FaultSerializer(serializers.Serializer):
    """One thing that is wrong, and where."""

    field = serializers.CharField(allow_blank=True, help_text=_("Parametr nebo pole, kterého se to týká; prázdné: všeho."))
    code = serializers.CharField(help_text=_("Kód chyby."))
    detail = serializers.CharField(help_text=_("Věta pro člověka."))


class ProblemSerializer(serializers.Serializer):
    """What went wrong (RFC 9457)."""

    type = serializers.CharField(help_text=_("Adresa, na které je kód vysvětlen."))
    title = serializers.CharField(help_text=_("Věta, která patří ke kódu."))
    status = serializers.IntegerField(help_text=_("Stav HTTP."))
    detail = serializers.CharField(help_text=_("Věta o tomto případu."))
    code = serializers.ChoiceField(choices=list(TITLES), help_text=_("Kód; jeho význam se nikdy nezmění."))
    errors = FaultSerializer(many=True, help_text=_("Jednotlivé chyby, je-li jich víc."))


class Described(AutoSchema):
    """Adds to every operation the ways in which it may fail."""

    def get_operation_id(self) -> str:
        """The name of the address: `rules` for the list, `rule` for one."""
        names = {str(one.pattern): one.name for one in get_resolver("rulings.api.urls").url_patterns}
        return str(names[self.path_regex.lstrip("/").removeprefix(reverse("api:root").lstrip("/"))])

    def _get_parameters(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = super()._get_parameters()
        for one in found:
            if one["name"] in EXAMPLES["parameters"] and one["schema"]["type"] == "string":
                board = one["name"] == "book" and "/boards/" in self.path
                one["example"] = EXAMPLES["board"] if board else EXAMPLES["parameters"][one["name"]]
        return found

    def _get_response_bodies(self, direction: Any = "response") -> Any:
        bodies = super()._get_response_bodies(direction)
        for status, code in self._failures().items():
            if status not in bodies:
                told = self._get_response_for_code(ProblemSerializer, status, [CONTENT_TYPE], direction)
                bodies[status] = {**told, "description": str(TITLES[code])}
        return bodies

    def _get_response_for_code(self, serializer: Any, *args: Any, **kwargs: Any) -> Any:
        """A shape is kept for the life of the process, and its fields decide once, in the language of whoever asked first,
        whether they need a title: a copy decides anew."""
        return super()._get_response_for_code(deepcopy(serializer), *args, **kwargs)

    def get_description(self) -> str:
        told = str(getattr(self.view, "told", "")) or super().get_description()
        return f"{told}\n\n{LIMITS}" if self._is_check() else told

    def _failures(self) -> dict[str, str]:
        found = dict(ALWAYS)
        if "{" in self.path or "page" in {field["name"] for field in self._get_parameters()}:
            found["404"] = "not-found"
        if getattr(self.view, "throttle_scope", ""):
            found["429"] = "throttled"
        if self._is_check():
            found |= {"408": "request-timeout", "413": "too-large", "415": "unsupported-media-type", "422": "too-heavy"}
        if getattr(self.view, "pagination_class", None):
            found["410"] = "cursor-expired"
        return found

    def _is_check(self) -> bool:
        return self.method == "POST"
