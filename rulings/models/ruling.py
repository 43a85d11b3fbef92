"""A ruling: a question, its answer, what it rests on, and where it comes from."""

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from ._allowed import allowed
from .markdown import markdown_fault


class RulingStatus(models.TextChoices):
    """The life of a ruling (DESIGN, section 5)."""

    DRAFT = "draft", _("koncept")
    IN_REVIEW = "in-review", _("v posouzení")
    IN_FORCE = "in-force", _("platí")
    DISPUTED = "disputed", _("sporné")
    REPLACED = "replaced", _("nahrazeno")
    WITHDRAWN = "withdrawn", _("zrušeno")


PUBLIC_STATES = (RulingStatus.IN_FORCE, RulingStatus.DISPUTED, RulingStatus.REPLACED, RulingStatus.WITHDRAWN)
"""What a reader may see: a draft and what is in review are not for everybody."""


class Standing(models.TextChoices):
    """Who stands behind it: the source itself, the editors of this site, or somebody's comment."""

    OFFICIAL = "official", _("oficiální")
    EDITORIAL = "editorial", _("redakční")
    UNOFFICIAL = "unofficial", _("neoficiální")


class Origin(models.TextChoices):
    """Where the truth of a ruling lives: in the content folder, or in what a person wrote on the site."""

    CONTENT = "content", _("obsah")
    SITE = "site", _("web")


class Source(models.Model):
    """Where an answer comes from; every ruling has one."""

    title = models.CharField(_("název"), max_length=300, unique=True)
    url = models.URLField(_("adresa"), blank=True)

    class Meta:
        ordering = ("title",)
        verbose_name = _("zdroj")
        verbose_name_plural = _("zdroje")

    def __str__(self) -> str:
        return self.title


class Ruling(models.Model):
    """One file of `rulings/`, or what a judge wrote on the site (exported to the same format)."""

    rulebook = models.ForeignKey("rulings.Rulebook", models.CASCADE, related_name="rulings", verbose_name=_("pravidla hry"))
    slug = models.SlugField(_("označení"))
    question = models.TextField(_("otázka"))
    answer = models.TextField(_("odpověď"))
    rules = models.ManyToManyField("rulings.Rule", related_name="rulings", blank=True, verbose_name=_("pravidla"))
    cards = models.ManyToManyField("rulings.Card", related_name="rulings", blank=True, verbose_name=_("karty"))
    source = models.ForeignKey(Source, models.PROTECT, related_name="rulings", verbose_name=_("zdroj"))
    where = models.TextField(_("místo v předloze"), blank=True)
    reason = models.TextField(_("proč tak redakce rozhodla"), blank=True)
    date = models.DateField(_("datum"))
    status = models.CharField(_("stav"), max_length=20, choices=RulingStatus, default=RulingStatus.DRAFT)
    standing = models.CharField(_("závaznost"), max_length=20, choices=Standing, default=Standing.UNOFFICIAL)
    scenario = models.ForeignKey(
        "rulings.Scenario", models.SET_NULL, null=True, blank=True, related_name="rulings", verbose_name=_("situace")
    )
    replaced_by = models.ForeignKey(
        "self", models.SET_NULL, null=True, blank=True, related_name="replaces", verbose_name=_("nahrazeno čím")
    )
    origin = models.CharField(_("původ"), max_length=10, choices=Origin, default=Origin.SITE)
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("autor")
    )
    reviewer = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("posoudil")
    )
    author_name = models.CharField(_("jméno autora"), max_length=150, blank=True)
    reviewer_name = models.CharField(_("jméno posuzovatele"), max_length=150, blank=True)
    content_hash = models.CharField(_("otisk"), max_length=64, editable=False, blank=True)
    file = models.CharField(_("soubor"), max_length=200, blank=True)
    line = models.PositiveIntegerField(_("řádek"), default=1)

    class Meta:
        ordering = ("rulebook", "slug")
        verbose_name = _("výklad")
        verbose_name_plural = _("výklady")
        constraints = [
            models.UniqueConstraint(fields=("rulebook", "slug"), name="ruling_slug_once"),
            allowed("ruling", "status", RulingStatus),
            allowed("ruling", "standing", Standing),
            allowed("ruling", "origin", Origin),
        ]

    def __str__(self) -> str:
        return self.question

    def clean(self) -> None:
        """Raises ValidationError for texts that cannot be set in bounded time, by field."""
        texts = ("question", "answer", "where", "reason")
        faults = {name: fault for name in texts if (fault := markdown_fault(getattr(self, name)))}
        if faults:
            raise ValidationError(faults)

    @property
    def key(self) -> str:
        return f"{self.rulebook.slug}/{self.slug}"
