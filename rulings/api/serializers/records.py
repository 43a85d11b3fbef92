"""Records of the engine in JSON: a field of the record is a field of the answer."""

from dataclasses import fields
from typing import Any

from rest_framework import serializers

PLAIN = {
    "str": lambda: serializers.CharField(allow_blank=True),
    "int": serializers.IntegerField,
    "bool": serializers.BooleanField,
    "bool | None": lambda: serializers.BooleanField(allow_null=True),
    "tuple[str, ...]": lambda: serializers.ListField(child=serializers.CharField()),
}
"""How a field of a type looks; of any other type a serializer says so itself."""


class Recorded(serializers.Serializer):
    """Has every field of its record, save those it declares otherwise and those that are hidden; and what it declares besides."""

    record: type
    hidden: tuple[str, ...] = ()

    def get_fields(self) -> dict[str, Any]:
        own = super().get_fields()
        shown = [one for one in fields(self.record) if one.name not in self.hidden]
        return {one.name: own.pop(one.name, None) or PLAIN[str(one.type)]() for one in shown} | own
