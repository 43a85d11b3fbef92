"""Questions for the engine that are asked now and answered later."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers
from rest_framework.reverse import reverse

from rulings import table

from ..description import ProblemSerializer
from .scenarios import CheckQuery, CheckSerializer

LINES = {
    "every": "na každé linii {until}: {claim}",
    "some": "na některé linii {until}: {claim}",
    "never": "na žádné linii {until}: {claim}",
    "force": "{player} si může vynutit {until}: {claim}",
}
"""The sentences of *Pak* that ask about all lines of play."""
MOST_POSITIONS, MOST_EACH = 50, 10
"""Of one situation heckled: positions, and how often each sentence is said in one."""
STATES = [("waiting", _("čeká")), ("playing", _("hraje se")), ("done", _("hotovo"))]


class ExploreQuery(serializers.Serializer):
    """What to ask of all lines of play."""

    text = serializers.CharField(
        trim_whitespace=False, max_length=table.LONGEST_TEXT,
        help_text=_("Text s jediným příkladem; ptáme se tam, kam vedou jeho tahy, a jeho vlastní očekávání se vynechají."),
    )  # fmt: skip
    book = serializers.SlugField(
        required=False, allow_blank=True, default="", help_text=_("Podle které knihy hrát text, který žádnou nejmenuje.")
    )
    edition = serializers.SlugField(required=False, allow_blank=True, default="", help_text=_("Podle které knihy hrát."))
    lines = serializers.ChoiceField(
        sorted(LINES), default="every", help_text=_("every: vždy; some: někdy; never: nikdy; force: hráč si to může vynutit.")
    )
    player = serializers.CharField(required=False, allow_blank=True, default="", max_length=100, help_text=_("Kdo; jen u force."))
    until = serializers.CharField(max_length=100, default="do konce fáze", help_text=_("Kde linie končí, slovy té hry."))
    claim = serializers.CharField(
        max_length=1_000, help_text=_("Očekávání, které má na konci platit, například „vyhraje Stark“.")
    )

    validate_text = CheckQuery.validate_text

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        if (asked["lines"] == "force") is not bool(asked["player"]):
            raise serializers.ValidationError({"player": [_("Hráč se uvádí u „force“ a jen tam.")]})
        for name in ("player", "until", "claim"):
            if any(ord(sign) < 32 or 0xD800 <= ord(sign) < 0xE000 for sign in asked[name]):
                raise serializers.ValidationError({name: [_("Věta je jeden řádek bez zvláštních znaků.")]})
        return asked

    def question(self) -> table.Question:
        asked = self.validated_data
        sentence = LINES[asked["lines"]].format(**{name: asked[name] for name in ("player", "until", "claim")})
        return table.Question(asked["text"], asked["edition"], question=sentence, book=asked["book"])


class HeckleQuery(serializers.Serializer):
    """Where to say all that players could say."""

    text = serializers.CharField(
        trim_whitespace=False, max_length=table.LONGEST_TEXT, help_text=_("Věty situace nebo celý text v českém Gherkinu.")
    )  # fmt: skip
    book = serializers.SlugField(
        required=False, allow_blank=True, default="", help_text=_("Podle které knihy hrát text, který žádnou nejmenuje.")
    )
    edition = serializers.SlugField(required=False, allow_blank=True, default="", help_text=_("Podle které knihy hrát."))
    positions = serializers.IntegerField(
        min_value=1, max_value=MOST_POSITIONS, default=3, help_text=_("V kolika pozicích každé situace zkoušet.")
    )
    each = serializers.IntegerField(
        min_value=1,
        max_value=MOST_EACH,
        default=1,
        help_text=_("Kolikrát v každé z nich říci každou větu."),
    )
    seed = serializers.IntegerField(min_value=0, max_value=2**31 - 1, default=0, help_text=_("Vybere jiné pozice a věty."))

    validate_text = CheckQuery.validate_text

    def validate_edition(self, edition: str) -> str:
        if edition == table.ALL_EDITIONS:
            raise serializers.ValidationError(_("Zkouší se podle jediného vydání: uveďte které."))
        return edition

    def question(self) -> table.Question:
        asked = dict(self.validated_data)
        return table.Question(heckle=asked.pop("positions"), **asked)


class StandingSerializer(serializers.Serializer):
    """How a question stands, and what came of it."""

    id = serializers.CharField(help_text=_("Podle něj se k otázce vrací, kdo ji položil."))
    url = serializers.SerializerMethodField(help_text=_("Adresa, na které se čte, jak otázka stojí, a maže se jí (DELETE)."))
    state = serializers.ChoiceField(STATES, help_text=_("waiting: čeká; playing: hraje se; done: hotovo."))
    positions = serializers.IntegerField(help_text=_("Kolik pozic už rozbor prohlédl."))
    seconds = serializers.FloatField(help_text=_("Kolik sekund se už hraje."))
    waiting = serializers.IntegerField(help_text=_("Kolik otázek všech tazatelů čeká na zahrání."))
    answer = CheckSerializer(allow_null=True, help_text=_("Odpověď, jakou by dalo čekání na místě; null, dokud není."))
    problem = ProblemSerializer(allow_null=True, help_text=_("Proč odpověď není a nebude; jinak null."))

    def get_url(self, standing: dict[str, Any]) -> str:
        return reverse("api:result", args=[standing["id"]], request=self.context["request"])
