"""The table where somebody plays on: what can be said there, what may not and by which rules, and what silence assumed."""

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from rulings.engine.core.leaning import Leaning, Leanings
from rulings.engine.core.offers import Offer
from rulings.engine.core.silence import Assumed

from .records import Recorded


class OfferSerializer(Recorded):
    """A sentence that could be said now."""

    record = Offer
    rules = serializers.ListField(child=serializers.CharField(), help_text=_("Pravidla, která větu odmítají."))
    reason = serializers.CharField(allow_blank=True, help_text=_("Proč ne, slovy, kde to neříká pravidlo."))
    pattern = serializers.CharField(allow_blank=True, help_text=_("Co má společné s ostatními svého druhu."))
    onward = serializers.BooleanField(help_text=_("Nikdo tím nic nevolí, hra jen běží dál."))
    aside = serializers.BooleanField(help_text=_("Smí se říci skoro kdykoli."))
    first = serializers.ListField(
        child=serializers.CharField(),
        help_text=_("Co by se mlčky zvolilo, než na větu přijde řada: kdo, a co. Prázdné: je na řadě."),
    )


class AssumedSerializer(Recorded):
    """What a situation left to silence."""

    record = Assumed
    line = serializers.IntegerField(help_text=_("Řádek věty, kterou by nahradila; 0 pro novou."))


class SaidSerializer(serializers.Serializer):
    """A sentence of the situation."""

    kind = serializers.CharField(help_text=_("Zda říká, jak co stojí (given), co se stalo (when), nebo co má platit (then)."))
    text = serializers.CharField()
    line = serializers.IntegerField()


class MomentSerializer(serializers.Serializer):
    """The table after some of the moves."""

    at = serializers.IntegerField(help_text=_("Po kolikátém tahu."))
    of = serializers.IntegerField(help_text=_("Kolik tahů situace má."))
    player = serializers.CharField(allow_blank=True, help_text=_("Kdo rozhoduje; prázdné, nemá-li nikdo co volit."))
    legal = OfferSerializer(many=True, help_text=_("Co je teď dovoleno."))
    refused = OfferSerializer(many=True, help_text=_("Co teď nesmí, a podle kterých pravidel."))
    unsaid = serializers.ListField(child=serializers.CharField(), help_text=_("Volby, které žádná z nabízených vět neříká."))
    waits = serializers.CharField(allow_blank=True, help_text=_("Na koho a na co hra čeká; prázdné, nečeká-li na nikoho."))
    stuck = serializers.CharField(allow_blank=True, help_text=_("Proč se dál hrát nedá; jinak prázdné."))
    line = serializers.IntegerField(allow_null=True, help_text=_("Řádek, na kterém to vázne."))
    left = serializers.IntegerField(help_text=_("Kolik tahů kvůli tomu zbylo."))
    sentences = SaidSerializer(many=True)
    silent = AssumedSerializer(many=True, help_text=_("Co situace neříká a mlčky platí, jako věty."))
    silent_cut_short = serializers.CharField(
        allow_blank=True, help_text=_("Proč z toho, co mlčky platí, něco chybí; jinak prázdné.")
    )
    picture = serializers.DictField(allow_null=True, help_text=_("Stůl v té chvíli; null, kde ho nelze nakreslit."))


class LeaningSerializer(Recorded):
    """What silence says, and what would have to be said instead."""

    record = Leaning


class LeaningsSerializer(Recorded):
    """What a refusal leans on that nobody has said."""

    record = Leanings
    found = LeaningSerializer(many=True)
    cut_short = serializers.CharField(allow_blank=True, help_text=_("Proč se nezkusilo všechno; jinak prázdné."))
