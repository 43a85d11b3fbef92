"""Rulebooks, chapters, rules, claims."""

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from glossary.models import Term
from rulings.evidence import Evidence, evidence_of
from rulings.models import Chapter, Claim, Rule, Rulebook, RuleVersion, Ruling
from rulings.proof import structural_rules

from .links import Addressed, Cited, LinkSerializer
from .scenarios import ScenarioShort


class TimingSerializer(serializers.Serializer):
    """A phase of the game (depth 0) or a step of it: who may act there, and by which rules."""

    depth = serializers.IntegerField()
    title = serializers.CharField()
    who = serializers.CharField(allow_blank=True)
    window = serializers.BooleanField()
    note = serializers.CharField(allow_blank=True)
    rules = serializers.ListField(child=serializers.CharField())


class RulebookSerializer(Addressed, serializers.ModelSerializer):
    """A rulebook and how much it holds."""

    record = "rulebook"
    game = serializers.CharField(source="game.title")
    timing = TimingSerializer(many=True, read_only=True, help_text=_("Fáze a kroky hry v pořadí."))
    extends = serializers.CharField(source="extends.slug", default=None, allow_null=True, read_only=True)
    rule_count = serializers.IntegerField()
    card_count = serializers.IntegerField()
    ruling_count = serializers.IntegerField()
    scenario_count = serializers.IntegerField()

    class Meta:
        model = Rulebook
        fields = (
            "key", "slug", "url", "page", "title", "short", "edition", "game", "version", "version_date", "language", "source",
            "lead", "summary", "timing", "extends", "rule_count", "card_count", "ruling_count", "scenario_count", "content_hash",
        )  # fmt: skip

    def _name(self, row: Rulebook) -> tuple[str, ...]:
        return (row.slug,)


class ClaimSerializer(serializers.ModelSerializer):
    """A claim of the source, as the inventory words it."""

    class Meta:
        model = Claim
        fields = ("code", "text", "kind", "executable")


class RulingShort(Addressed, serializers.ModelSerializer):
    """A ruling beside what it rests on: the question, the answer and how it stands."""

    record = "ruling"
    book = serializers.CharField(source="rulebook.slug")

    class Meta:
        model = Ruling
        fields = ("key", "book", "slug", "question", "answer", "status", "standing", "date", "url", "page")


class TermShort(Addressed, serializers.ModelSerializer):
    """A term beside the rule that defines it."""

    record = "term"

    class Meta:
        model = Term
        fields = ("key", "book", "slug", "czech", "english", "definition", "url", "page")

    def _name(self, row: Term) -> tuple[str, str]:
        return row.book, row.slug


class RuleShort(Addressed, serializers.ModelSerializer):
    """A rule in a list."""

    record = "rule"
    book = serializers.CharField(source="rulebook.slug")

    class Meta:
        model = Rule
        fields = ("key", "book", "number", "title", "url", "page", "status")

    def _name(self, row: Rule) -> tuple[str, str]:
        return row.rulebook.slug, row.number


class RuleSerializer(RuleShort):
    """A rule with its wording, its claims and what stands behind it."""

    evidence = serializers.SerializerMethodField(help_text=_("Čím je pravidlo doloženo."))
    structural = serializers.SerializerMethodField(help_text=_("Proč pravidlo nelze vypnout; jinak prázdné."))
    situations = serializers.SerializerMethodField(help_text=_("Kolik situací pod pravidlem je."))
    chapter = serializers.IntegerField(source="chapter.number")
    claims = serializers.SlugRelatedField("code", many=True, read_only=True)
    editorial = serializers.BooleanField(
        source="is_editorial", read_only=True, help_text=_("Pravidlo doplnila redakce; předloha je neuvádí.")
    )

    class Meta:
        model = Rule
        fields = (
            *RuleShort.Meta.fields, "chapter", "text", "examples", "editor_note", "claims", "editorial", "version",
            "evidence", "structural", "situations", "content_hash",
        )  # fmt: skip

    @extend_schema_field(serializers.ChoiceField(Evidence.choices))
    def get_evidence(self, row: Rule) -> str:
        return evidence_of(row, structural_rules(row.rulebook.slug)).value

    def get_structural(self, row: Rule) -> str:
        return structural_rules(row.rulebook.slug).get(row.number, "")

    def get_situations(self, row: Rule) -> int:
        return len(row.scenarios.all())


class VersionSerializer(serializers.ModelSerializer):
    """A wording a rule has had."""

    class Meta:
        model = RuleVersion
        fields = ("version", "date", "title", "text", "examples", "editor_note", "content_hash")


class SameSerializer(serializers.Serializer):
    """Other rules that say what a rule says."""

    others = serializers.ListField(child=serializers.CharField())
    because = serializers.CharField(help_text=_("Proč říkají totéž."))
    sums_up = serializers.BooleanField(help_text=_("Zda pravidlo shrnuje, co ostatní říkají jednotlivě."))


class RulePageSerializer(Cited):
    """All that stands on the page of a rule."""

    cited_as = "rule"
    rule = RuleSerializer()
    claims = ClaimSerializer(many=True)
    scenarios = ScenarioShort(many=True, help_text=_("Situace pod tímto pravidlem; nejdřív ty, které je potvrzují."))
    rulings = RulingShort(many=True, help_text=_("Výklady, které se o pravidlo opírají."))
    terms = TermShort(many=True, help_text=_("Pojmy, které pravidlo vymezuje."))
    versions = VersionSerializer(many=True)
    replaces = RuleShort(many=True)
    replaced_by = RuleShort(many=True)
    supplements = RuleShort(many=True)
    supplemented_by = RuleShort(many=True)
    said_alike = SameSerializer(many=True, help_text=_("Která pravidla říkají totéž, a sdílejí tak důkazy."))
    cites = LinkSerializer(many=True)
    cited_by = LinkSerializer(many=True)
    previous = RuleShort(allow_null=True)
    next = RuleShort(allow_null=True)


class ChapterSerializer(Addressed, serializers.ModelSerializer):
    """A chapter of the outline."""

    record = "chapter"
    book = serializers.CharField(source="rulebook.slug")

    class Meta:
        model = Chapter
        fields = ("key", "book", "number", "title", "url", "page", "intro")

    def _name(self, row: Chapter) -> tuple[str, int]:
        return row.rulebook.slug, row.number


class ChapterPageSerializer(serializers.Serializer):
    """A chapter with its rules."""

    chapter = ChapterSerializer()
    rules = RuleSerializer(many=True)
    previous = ChapterSerializer(allow_null=True)
    next = ChapterSerializer(allow_null=True)


class DifferenceSerializer(serializers.Serializer):
    """A rule of a later edition beside those of an earlier one that it replaces or supplements."""

    rule = RuleSerializer()
    earlier = RuleSerializer(many=True)
    replaces = serializers.BooleanField(help_text=_("Zda je nahrazuje; jinak je doplňuje."))


class DifferencesSerializer(serializers.Serializer):
    """All that a rulebook changes in those it extends, and situations that tell the editions apart."""

    differences = DifferenceSerializer(many=True)
    scenarios = ScenarioShort(many=True, help_text=_("Situace, které podle dřívějšího vydání dopadnou jinak."))
