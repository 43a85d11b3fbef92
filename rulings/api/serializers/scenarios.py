"""Situations, verdicts and what the engine reports."""

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from rulings import table
from rulings.engine import Report
from rulings.engine.core.judging import ASKS
from rulings.models import Scenario, Verdict
from rulings.models.scenario import STORED, Outcome
from rulings.table import Question

from .heckled import HeckledSerializer
from .links import Addressed, Cited, LinkSerializer
from .moments import LeaningsSerializer, MomentSerializer
from .records import Recorded


class ChangeSerializer(serializers.Serializer):
    """What a step changed."""

    what = serializers.CharField()
    before = serializers.CharField()
    after = serializers.CharField()
    said = serializers.CharField(default="", help_text=_("Totéž českou větou; prázdné, kde o tom hráč slyšet nemusí."))


class AddendSerializer(serializers.Serializer):
    """One part of a sum."""

    what = serializers.CharField()
    value = serializers.IntegerField()


class StepSerializer(serializers.Serializer):
    """A step of the trace."""

    line = serializers.IntegerField(allow_null=True)
    text = serializers.CharField()
    rules = serializers.ListField(child=serializers.CharField())
    changes = ChangeSerializer(many=True)
    sum = AddendSerializer(many=True)
    kind = serializers.CharField(
        help_text=_("move: tah; auto: co z něj plyne; ahead: výhled, co by z něj plynulo; expect, failed: očekávání")
    )


class VerdictSerializer(serializers.ModelSerializer):
    """A stored verdict with its receipt."""

    trace = StepSerializer(many=True)
    rules = serializers.ListField(child=serializers.CharField())
    why = serializers.ListField(child=serializers.CharField())
    elsewhere = serializers.DictField(child=serializers.CharField(), help_text=_("Verdikt podle ostatních vydání hry."))
    pictures = serializers.ListField(child=serializers.DictField(), help_text=_("Herní plán před tahy a po nich; bez plánu nic."))

    class Meta:
        model = Verdict
        fields = ("outcome", *STORED, "rows", "elsewhere", "pictures", "receipt", "made")


class ScenarioShort(Addressed, serializers.ModelSerializer):
    """A situation in a list."""

    record = "scenario"
    book = serializers.CharField(source="rulebook.slug")
    rule = serializers.CharField(source="rule.key", default=None, allow_null=True)
    verdict = serializers.CharField(source="verdict.outcome", default=None, allow_null=True)
    bites = serializers.BooleanField(source="verdict.bites", default=None, allow_null=True)

    class Meta:
        model = Scenario
        fields = ("key", "book", "slug", "name", "url", "page", "feature", "rule", "tags", "verdict", "bites")


class ScenarioSerializer(ScenarioShort):
    """A situation with its text."""

    class Meta:
        model = Scenario
        fields = (*ScenarioShort.Meta.fields, "text", "file", "line", "content_hash")


class NamedSerializer(serializers.Serializer):
    """A record that has its own address elsewhere: what to ask for, and what to show."""

    key = serializers.CharField()
    title = serializers.CharField(source="__str__")


class ScenarioPageSerializer(Cited):
    """A situation with all that belongs to it."""

    cited_as = "scenario"
    scenario = ScenarioSerializer()
    verdict = VerdictSerializer(allow_null=True)
    claims = serializers.ListField(child=serializers.CharField(), help_text=_("Kódy tvrzení, které situace dokazuje."))
    cards = NamedSerializer(many=True)
    rulings = NamedSerializer(many=True)
    rules_used = LinkSerializer(many=True, help_text=_("Pravidla, o která se verdikt opřel, s názvy."))


class CheckQuery(serializers.Serializer):
    """What to play."""

    text = serializers.CharField(
        trim_whitespace=False,
        max_length=table.LONGEST_TEXT,
        help_text=_("Věty situace, řádek za řádkem, nebo celý text v českém Gherkinu."),
    )
    book = serializers.SlugField(
        required=False, allow_blank=True, default="",
        help_text=_("Kniha, podle které hrát text, který žádnou nejmenuje; jinak se hra pozná podle vět."),
    )  # fmt: skip
    edition = serializers.SlugField(
        required=False, allow_blank=True, default="",
        help_text=_("Podle které knihy hrát; „vse“ zahraje situaci podle všech vydání její hry."),
    )  # fmt: skip
    why = serializers.BooleanField(default=False, help_text=_("Zjistit, bez kterých pravidel by verdikt dopadl jinak."))
    legal = serializers.BooleanField(default=False, help_text=_("Vypsat dovolené a odmítnuté tahy na konci."))
    pictures = serializers.BooleanField(default=False, help_text=_("Vrátit herní plán před tahy první situace a po nich."))
    ask = serializers.ChoiceField(
        [one for one in ASKS if one], required=False, allow_blank=True, default="",
        help_text=_("Na co se ptát místo vlastních očekávání: may: smí to? what: co se stane? always: platí to vždy?"),
    )  # fmt: skip
    scope = serializers.CharField(
        required=False, allow_blank=True, default="", max_length=60, help_text=_("Kde u always končí linie, slovy té hry.")
    )
    table = serializers.BooleanField(
        default=False,
        help_text=_("Vrátit stůl, u kterého se hraje dál: co lze teď říci, co ne a proč, a co se mlčky předpokládá."),
    )
    at = serializers.IntegerField(
        required=False, allow_null=True, default=None, min_value=0, max_value=999,
        help_text=_("Po kolikátém tahu stůl ukázat; null: po všech."),
    )  # fmt: skip

    def validate_text(self, text: str) -> str:
        try:
            return table.text_checked(text)
        except table.BadText as error:
            raise serializers.ValidationError(str(error), code="bad-text") from error

    def question(self) -> Question:
        return table.Question(**self.validated_data)


class ReportSerializer(Recorded):
    """What the engine says of one situation."""

    record = Report
    hidden = ("rule_line",)
    verdict = serializers.ChoiceField(choices=Outcome.choices)
    edition = serializers.CharField(allow_blank=True, help_text=_("Kniha, podle které se hrálo."))
    trace = StepSerializer(many=True)


class ChoiceSerializer(serializers.Serializer):
    """A move, with the rules that allow or refuse it."""

    text = serializers.CharField()
    rules = serializers.ListField(child=serializers.CharField())


class LegalSerializer(serializers.Serializer):
    """What may and may not be done at the end."""

    error = serializers.CharField(allow_blank=True, help_text=_("Proč tahy nelze vypsat; jinak prázdné."))
    line = serializers.IntegerField(help_text=_("Řádek, na kterém to vázne; 0 žádný."))
    player = serializers.CharField(allow_blank=True)
    choices = ChoiceSerializer(many=True)
    refused = ChoiceSerializer(many=True)


class MeantSerializer(serializers.Serializer):
    """A sentence that was probably meant."""

    kind = serializers.CharField()
    text = serializers.CharField()
    unsaid = serializers.ListField(child=serializers.CharField(), help_text=_("Co z napsané věty nabízená věta neříká."))
    added = serializers.ListField(child=serializers.CharField(), help_text=_("Jména a čísla, která v napsané větě nestojí."))


class ReadingSerializer(serializers.Serializer):
    """A sentence that was typed otherwise than it is read."""

    line = serializers.IntegerField()
    kind = serializers.CharField()
    said = serializers.CharField(help_text=_("Věta, jak stojí v textu."))
    read = serializers.CharField(help_text=_("Věta, jak se čte: s velkými písmeny, háčky, čárkami a uvozovkami."))


class WrongSerializer(serializers.Serializer):
    """What is wrong with a sentence."""

    line = serializers.IntegerField()
    text = serializers.CharField(help_text=_("Věta, jak byla přečtena."))
    message = serializers.CharField()
    start = serializers.IntegerField(help_text=_("Kde ve větě začínají slova, o která jde."))
    end = serializers.IntegerField()
    meant = MeantSerializer(many=True)


class CheckSerializer(serializers.Serializer):
    """The answer of the table."""

    engine = serializers.CharField(help_text=_("Verze, která hrála."))
    book = serializers.CharField(help_text=_("Kniha pravidel, podle které se hrálo."))
    game = serializers.CharField(help_text=_("Hra, jejímiž větami je text psán."))
    games = serializers.ListField(child=serializers.CharField(), help_text=_("Hry, mezi nimiž text nerozhodl; jinak nic."))
    faults = WrongSerializer(many=True)
    read = ReadingSerializer(many=True)
    question = serializers.CharField(allow_blank=True, help_text=_("Věta, na kterou se ptal dotaz /explore/; jinak prázdné."))
    holds = serializers.BooleanField(allow_null=True, help_text=_("Zda to tak je; null: nelze rozhodnout, nebo se nikdo neptal."))
    reports = ReportSerializer(many=True)
    legal = LegalSerializer(allow_null=True)
    pictures = serializers.ListField(child=serializers.DictField(), help_text=_("Herní plán před tahy a po nich; bez plánu nic."))
    heckled = HeckledSerializer(allow_null=True, help_text=_("Co zjistil dotaz /heckle/; null, nezjistil-li nic."))
    ask = serializers.CharField(allow_blank=True, help_text=_("Na co se dotaz ptal místo vlastních očekávání situace."))
    moment = MomentSerializer(allow_null=True, help_text=_("Stůl, u kterého se hraje dál; null, kdo se na něj neptal."))
    leanings = LeaningsSerializer(allow_null=True, help_text=_("O co nevysloveného se odmítnutí opírá; jen se stolem."))
    standard = serializers.CharField(allow_blank=True, help_text=_("Text jako soubor situací; jen se stolem."))


class PatternSerializer(serializers.Serializer):
    """A sentence the engine understands."""

    kind = serializers.CharField()
    pattern = serializers.CharField()
    example = serializers.CharField()
    help = serializers.CharField(allow_blank=True)
    fields = serializers.JSONField()


class GroupSerializer(serializers.Serializer):
    """Sentences of one kind."""

    kind = serializers.CharField()
    title = serializers.CharField()
    word = serializers.CharField(allow_blank=True, help_text=_("Slovo, kterým věta začíná."))
    patterns = PatternSerializer(many=True)


class GameSerializer(serializers.Serializer):
    """A game the engine plays."""

    slug = serializers.CharField()
    title = serializers.CharField()
