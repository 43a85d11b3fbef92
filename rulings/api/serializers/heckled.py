"""What became of all that players could say: counts, and the faults of refusals."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from rulings.engine.core.heckled import KINDS, Group, Heckled

from .records import Recorded

TOLD = {
    "positions": _("Kolik pozic situací se zkoušelo."),
    "left": _("V kolika z vybraných pozic se nestihlo zkusit všechno; 0: zkusilo se vše, oč šlo."),
    "tries": _("Kolik vět bylo řečeno."),
    "legal": _("Kolik z nich bylo dovoleno."),
    "refused": _("Kolik jich bylo odmítnuto."),
    "misread": _("Na kolik přišla zpráva o větě samé, například že taková karta není; to není chyba."),
    "without_rule": _("Kolik odmítnutí nejmenuje žádné pravidlo."),
    "false_reasons": _("Kolik odmítnutí jmenuje pravidlo, které tah doopravdy nezakazuje."),
    "closed": _("Kolik tahů zůstává zavřeno i bez jmenovaných pravidel."),
    "unfounded": _("Kolik odmítnutí jmenuje pravidlo, které samo neodmítá."),
    "unknown": _("U kolika odmítnutí to nelze zjistit."),
    "crashes": _("Kolikrát hra spadla."),
}


class FaultGroupSerializer(Recorded):
    """Faults of one kind, with one sentence at one step, for one reason; the first of them as an example."""

    record = Group
    kind = serializers.ChoiceField(sorted(KINDS), help_text=_("Druh chyby; misread je jen zpráva o větě."))
    placed = serializers.BooleanField(help_text=_("Zda se taková volba v tomto kroku činí."))


class HeckledSerializer(Recorded):
    """The counts, and the faults, alike ones together."""

    record = Heckled
    hidden = ("groups",)
    examples = FaultGroupSerializer(many=True)

    def get_fields(self) -> dict[str, Any]:
        found = super().get_fields()
        for name, told in TOLD.items():
            found[name].help_text = told
        return found
