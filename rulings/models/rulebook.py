"""A rulebook from cover to claim: Rulebook, Chapter, Rule with its versions, and the Claims the rules state."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.engine import manifest_of

from ._allowed import allowed
from .card import Card


class Executable(models.TextChoices):
    """Whether an engine can confirm a claim: by playing it, by asking what is legal, or not at all."""

    YES = "yes", _("ano")
    LEGAL = "legal", _("jen přípustnost")
    NO = "no", _("ne")


class RuleStatus(models.TextChoices):
    """A rule never disappears: it is withdrawn and stays readable."""

    IN_FORCE = "in-force", _("platí")
    WITHDRAWN = "withdrawn", _("zrušeno")


class Rulebook(models.Model):
    """One edition of the rules of a game: one folder of `fixtures/` (DESIGN, section 2)."""

    slug = models.SlugField(_("označení"), unique=True)
    title = models.CharField(_("název"), max_length=200)
    short = models.CharField(_("krátký název"), max_length=40, blank=True)
    rank = models.PositiveSmallIntegerField(_("pořadí"), default=100)
    edition = models.CharField(_("vydání"), max_length=200, blank=True)
    game = models.ForeignKey("rulings.Game", models.PROTECT, related_name="rulebooks", verbose_name=_("hra"))
    version = models.CharField(_("verze"), max_length=40, blank=True)
    version_date = models.DateField(_("datum verze"), null=True, blank=True)
    language = models.CharField(_("jazyk"), max_length=10, default="cs")
    source = models.JSONField(_("předloha"), default=dict, blank=True)
    lead = models.TextField(_("jednou větou"), blank=True)
    summary = models.TextField(_("souhrn"), blank=True)
    timing = models.JSONField(_("průběh hry"), default=list, blank=True)
    extends = models.ForeignKey(
        "self", models.SET_NULL, null=True, blank=True, related_name="extended_by", verbose_name=_("rozšiřuje")
    )

    content_hash = models.CharField(_("otisk obsahu"), max_length=64, blank=True, editable=False)

    class Meta:
        ordering = ("rank", "title")
        verbose_name = _("pravidla hry")
        verbose_name_plural = _("pravidla her")

    def __str__(self) -> str:
        return self.title

    @property
    def key(self) -> str:
        return self.slug

    @property
    def label(self) -> str:
        """What players call it, before a number and in a narrow place: `AGoT CCG`."""
        return self.short or self.title

    @property
    def shelf(self) -> list[str]:
        """This book and those it extends, nearest first: whose terms and cards its texts may use."""
        found: list[str] = []
        book: Rulebook | None = self
        while book is not None and book.slug not in found:
            found.append(book.slug)
            book = book.extends
        return found

    @property
    def not_terms(self) -> frozenset[str]:
        """Forms of its terms that mean something else more often, as its game declares them."""
        manifest = manifest_of(self.slug)
        return manifest.not_terms if manifest else frozenset()

    @property
    def cards_by_title(self) -> dict[str, Card]:
        """The cards its texts may name: its own and those of what it extends; of two with one title the nearer."""
        rows = Card.objects.filter(rulebook__slug__in=(shelf := self.shelf)).select_related("rulebook")
        return {card.title: card for card in sorted(rows, key=lambda card: -shelf.index(card.rulebook.slug))}


class Chapter(models.Model):
    """A chapter: one file of `rules/`."""

    rulebook = models.ForeignKey(Rulebook, models.CASCADE, related_name="chapters", verbose_name=_("pravidla hry"))
    number = models.PositiveIntegerField(_("číslo"))
    slug = models.SlugField(_("označení"))
    title = models.CharField(_("název"), max_length=200)
    intro = models.TextField(_("úvod"), blank=True)
    file = models.CharField(_("soubor"), max_length=200)
    line = models.PositiveIntegerField(_("řádek"), default=1)

    class Meta:
        ordering = ("rulebook", "number")
        verbose_name = _("kapitola")
        verbose_name_plural = _("kapitoly")
        constraints = [models.UniqueConstraint(fields=("rulebook", "number"), name="chapter_number_once")]

    def __str__(self) -> str:
        return f"{self.number} {self.title}"

    @property
    def key(self) -> str:
        return f"{self.rulebook.slug} {self.number}"


class Claim(models.Model):
    """One normative statement of the inventory: what a rule must state and, where it can, an engine must confirm."""

    rulebook = models.ForeignKey(Rulebook, models.CASCADE, related_name="claims", verbose_name=_("pravidla hry"))
    code = models.CharField(_("značka"), max_length=20)
    lines = models.CharField(_("řádky předlohy"), max_length=100, blank=True)
    heading = models.CharField(_("oddíl předlohy"), max_length=300, blank=True)
    text = models.TextField(_("tvrzení"))
    kind = models.CharField(_("druh"), max_length=40)
    executable = models.CharField(_("ověřitelné"), max_length=10, choices=Executable)
    scenario = models.TextField(_("návrh situace"), blank=True)
    terms = models.TextField(_("pojmy"), blank=True)
    cards = models.TextField(_("karty"), blank=True)
    note = models.TextField(_("poznámka"), blank=True)

    class Meta:
        ordering = ("rulebook", "code")
        verbose_name = _("tvrzení")
        verbose_name_plural = _("tvrzení")
        constraints = [
            models.UniqueConstraint(fields=("rulebook", "code"), name="claim_code_once"),
            allowed("claim", "executable", Executable),
        ]

    def __str__(self) -> str:
        return self.code

    @property
    def is_executable(self) -> bool:
        return self.executable != Executable.NO


class Rule(models.Model):
    """A numbered rule. Its number is its name for judges, addresses and the engine, and never moves."""

    rulebook = models.ForeignKey(Rulebook, models.CASCADE, related_name="rules", verbose_name=_("pravidla hry"))
    chapter = models.ForeignKey(Chapter, models.CASCADE, related_name="rules", verbose_name=_("kapitola"))
    number = models.CharField(_("číslo"), max_length=20)
    sort = models.CharField(_("pořadí"), max_length=60, editable=False)
    title = models.CharField(_("název"), max_length=200)
    text = models.TextField(_("znění"))
    examples = models.JSONField(_("příklady"), default=list, blank=True)
    editor_note = models.TextField(_("poznámka redakce"), blank=True)
    status = models.CharField(_("stav"), max_length=20, choices=RuleStatus, default=RuleStatus.IN_FORCE)
    claims = models.ManyToManyField(Claim, related_name="rules", blank=True, verbose_name=_("tvrzení"))
    replaces = models.ManyToManyField(
        "self", symmetrical=False, related_name="replaced_by", blank=True, verbose_name=_("nahrazuje")
    )
    supplements = models.ManyToManyField(
        "self", symmetrical=False, related_name="supplemented_by", blank=True, verbose_name=_("doplňuje")
    )
    version = models.PositiveIntegerField(_("verze"), default=1)
    content_hash = models.CharField(_("otisk"), max_length=64, editable=False)
    file = models.CharField(_("soubor"), max_length=200)
    line = models.PositiveIntegerField(_("řádek"), default=1)

    class Meta:
        ordering = ("rulebook", "sort")
        verbose_name = _("pravidlo")
        verbose_name_plural = _("pravidla")
        constraints = [
            models.UniqueConstraint(fields=("rulebook", "number"), name="rule_number_once"),
            allowed("rule", "status", RuleStatus),
        ]
        indexes = [models.Index(fields=("rulebook", "sort"), name="rule_order")]

    def __str__(self) -> str:
        return f"{self.number} {self.title}"

    @property
    def key(self) -> str:
        """What a judge says aloud and the engine cites: `agot-ccg 7.12`."""
        return f"{self.rulebook.slug} {self.number}"

    @property
    def is_editorial(self) -> bool:
        """Whether the editors added it: it states no claim of the source."""
        return not self.claims.all()

    @property
    def is_withdrawn(self) -> bool:
        return self.status == RuleStatus.WITHDRAWN


class RuleVersion(models.Model):
    """A wording a rule has had: kept for every change, so that a ruling can say which one it rests on."""

    rule = models.ForeignKey(Rule, models.CASCADE, related_name="versions", verbose_name=_("pravidlo"))
    version = models.PositiveIntegerField(_("verze"))
    date = models.DateField(_("datum"))
    title = models.CharField(_("název"), max_length=200)
    text = models.TextField(_("znění"))
    examples = models.JSONField(_("příklady"), default=list, blank=True)
    editor_note = models.TextField(_("poznámka redakce"), blank=True)
    content_hash = models.CharField(_("otisk"), max_length=64)

    class Meta:
        ordering = ("rule", "version")
        verbose_name = _("znění pravidla")
        verbose_name_plural = _("znění pravidel")
        constraints = [models.UniqueConstraint(fields=("rule", "version"), name="rule_version_once")]

    def __str__(self) -> str:
        return f"{self.rule.number}, verze {self.version}"
