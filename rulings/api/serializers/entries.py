"""Terms, cards, rulings."""

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from glossary.models import Term
from rulings.models import Card, Ruling
from rulings.neighbours import Neighbour

from .boards import AREA_KINDS
from .books import RuleShort, RulingShort, TermShort
from .links import Addressed, Cited, LinkSerializer
from .scenarios import ScenarioShort


class TermSerializer(Addressed, serializers.ModelSerializer):
    """A term: Czech, printed English, aliases and what it means."""

    record = "term"

    class Meta:
        model = Term
        fields = (
            "key", "book", "slug", "czech", "english", "kind", "aliases", "forms", "rule", "definition", "url", "page"
        )  # fmt: skip

    def _name(self, row: Term) -> tuple[str, str]:
        return row.book, row.slug


class CardSerializer(Addressed, serializers.ModelSerializer):
    """A card: its entry in the content, whole."""

    record = "card"
    book = serializers.CharField(source="rulebook.slug")
    origin_label = serializers.CharField(source="get_origin_display", help_text=_("Původ karty česky."))
    basis = serializers.DictField(
        child=serializers.CharField(), help_text=_("Odkud údaj známe: source, inferred, general:high|medium|low, unknown.")
    )

    class Meta:
        model = Card
        fields = (
            "key", "book", "slug", "title", "kind", "origin", "origin_label", "text", "note", "basis", "data", "url", "page",
            "content_hash",
        )  # fmt: skip


class TermPageSerializer(serializers.Serializer):
    """A term, the rule that defines it, and what names it."""

    term = TermSerializer()
    rule = RuleShort(allow_null=True)
    rulings = RulingShort(many=True, help_text=_("Výklady o pravidle, které pojem vymezuje."))
    rulings_general = RulingShort(many=True, help_text=_("Další výklady knihy, které pojem jmenují."))
    cards = CardSerializer(many=True, help_text=_("Karty, na nichž je pojem vytištěn jako klíčové slovo."))
    elsewhere = TermShort(many=True, help_text=_("Totéž slovo v jiných knihách."))
    cited_by = LinkSerializer(many=True)


class RulingSerializer(Addressed, serializers.ModelSerializer):
    """A ruling: question, answer, what it rests on and where it comes from."""

    record = "ruling"
    book = serializers.CharField(source="rulebook.slug")
    rules = serializers.SerializerMethodField()
    cards = serializers.SlugRelatedField("title", many=True, read_only=True)
    source = serializers.CharField(source="source.title")
    source_url = serializers.CharField(source="source.url")
    standing_label = serializers.CharField(source="get_standing_display", help_text=_("Závaznost česky."))
    scenario = serializers.CharField(source="scenario.key", default=None, allow_null=True)
    replaced_by = serializers.CharField(source="replaced_by.key", default=None, allow_null=True)

    class Meta:
        model = Ruling
        fields = (
            "key", "book", "slug", "question", "answer", "rules", "cards", "source", "source_url", "where", "reason", "date",
            "status", "standing", "standing_label", "author_name", "reviewer_name", "scenario", "replaced_by", "url", "page",
            "content_hash",
        )  # fmt: skip

    def get_rules(self, row: Ruling) -> list[str]:
        return [rule.key for rule in sorted(row.rules.all(), key=lambda rule: (rule.rulebook.slug, rule.sort))]


class NeighbourSerializer(Addressed):
    """An area beside another: which, what it is, what lies between them, and where that is known from."""

    record = "card"
    key = serializers.CharField(source="card.key", read_only=True)
    title = serializers.CharField(source="card.title")
    kind = serializers.ChoiceField(AREA_KINDS)
    kind_label = serializers.CharField(help_text=_("Druh oblasti česky."))
    crossing = serializers.CharField(help_text=_("river, bridge, nebo prázdné."))
    crossing_label = serializers.CharField(help_text=_("Totéž česky."))
    basis = serializers.CharField(help_text=_("Odkud údaj známe: source, inferred, general:high|medium|low, unknown."))
    basis_label = serializers.CharField(help_text=_("Totéž česky."))

    def _name(self, row: Neighbour) -> tuple[str, str]:
        return row.card.rulebook.slug, row.card.slug


class CardPageSerializer(serializers.Serializer):
    """A card, the situations that play it and the rulings that rest on it."""

    card = CardSerializer()
    scenarios = ScenarioShort(many=True)
    rulings = RulingSerializer(many=True)
    keywords = TermShort(many=True, help_text=_("Co znamenají klíčová slova karty, v jejím pořadí."))
    by_keyword = RulingShort(many=True, help_text=_("Výklady o pravidlech těchto klíčových slov."))
    cited_by = LinkSerializer(many=True)
    neighbours = NeighbourSerializer(many=True, help_text=_("S kterými oblastmi sousedí, je-li karta oblastí plánu."))


class RulingPageSerializer(Cited):
    """A ruling with what it rests on and what proves it."""

    cited_as = "ruling"
    ruling = RulingSerializer()
    rules = RuleShort(many=True)
    cards = CardSerializer(many=True)
    scenario = ScenarioShort(allow_null=True)
    replaces = RulingSerializer(many=True)
    cites = LinkSerializer(many=True)
    cited_by = LinkSerializer(many=True)
