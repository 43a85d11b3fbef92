"""The printed board of a game, each fact with where it is known from."""

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

AREA_KINDS = ("land", "sea", "island", "off")


class AreaSerializer(serializers.Serializer):
    name = serializers.CharField()
    kind = serializers.ChoiceField(AREA_KINDS)
    place = serializers.ChoiceField(["none", "city", "stronghold"])
    supply = serializers.IntegerField(help_text=_("Znaky zásob."))
    crowns = serializers.IntegerField(help_text=_("Znaky moci."))
    home = serializers.CharField(help_text=_("Rod, jehož je oblast domovem; jinak prázdné."))
    neutral = serializers.IntegerField(help_text=_("Neutrální síla na začátku hry; 0 žádná."))
    basis = serializers.DictField(
        child=serializers.CharField(), help_text=_("Odkud údaj známe: source, inferred, general:high|medium|low, unknown.")
    )


class BorderSerializer(serializers.Serializer):
    one = serializers.CharField()
    other = serializers.CharField()
    crossing = serializers.CharField(help_text=_("river, bridge, nebo prázdné."))
    basis = serializers.CharField()


class SupplySerializer(serializers.Serializer):
    place = serializers.IntegerField()
    sizes = serializers.ListField(child=serializers.IntegerField())
    basis = serializers.CharField()


class StarsSerializer(serializers.Serializer):
    place = serializers.IntegerField()
    stars = serializers.IntegerField()
    basis = serializers.CharField()


class StartSerializer(serializers.Serializer):
    house = serializers.CharField()
    tracks = serializers.ListField(child=serializers.IntegerField())
    supply = serializers.IntegerField()
    units = serializers.ListField(child=serializers.ListField())
    basis = serializers.DictField(child=serializers.CharField())


class LeaderSerializer(serializers.Serializer):
    name = serializers.CharField()
    house = serializers.CharField()
    ability = serializers.CharField()
    swords = serializers.IntegerField(allow_null=True)
    forts = serializers.IntegerField(allow_null=True)
    basis = serializers.CharField()


class WesterosSerializer(serializers.Serializer):
    name = serializers.CharField()
    czech = serializers.CharField()
    decks = serializers.ListField(child=serializers.IntegerField())
    basis = serializers.CharField()


class BoardSerializer(serializers.Serializer):
    """Areas, borders, tracks, starting positions, cards."""

    areas = AreaSerializer(many=True)
    borders = BorderSerializer(many=True)
    supply = SupplySerializer(many=True)
    stars = StarsSerializer(many=True)
    starts = StartSerializer(many=True)
    leaders = LeaderSerializer(many=True)
    westeros = WesterosSerializer(many=True)
