"""A scenario: a situation the engine plays; and its Verdict with the receipt that says what it rests on."""

from dataclasses import fields
from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.engine import Report

from ._allowed import allowed


class Outcome(models.TextChoices):
    """The three values of a verdict (DESIGN, section 3)."""

    CONFIRMED = "confirmed", _("potvrzeno")
    REFUTED = "refuted", _("vyvráceno")
    UNDECIDED = "undecided", _("nelze rozhodnout")


class Scenario(models.Model):
    """One `Příklad` (or `Náčrt Scénáře`) of a feature file. `text` is a feature that runs alone, with its own rule line."""

    rulebook = models.ForeignKey("rulings.Rulebook", models.CASCADE, related_name="scenarios", verbose_name=_("pravidla hry"))
    rule = models.ForeignKey(
        "rulings.Rule", models.SET_NULL, null=True, blank=True, related_name="scenarios", verbose_name=_("pravidlo")
    )
    claims = models.ManyToManyField("rulings.Claim", related_name="scenarios", blank=True, verbose_name=_("tvrzení"))
    cards = models.ManyToManyField("rulings.Card", related_name="scenarios", blank=True, verbose_name=_("karty"))
    slug = models.SlugField(_("označení"), max_length=200)
    feature = models.CharField(_("požadavek"), max_length=300, blank=True)
    name = models.CharField(_("název"), max_length=300)
    text = models.TextField(_("text"))
    tags = models.JSONField(_("značky"), default=list, blank=True)
    content_hash = models.CharField(_("otisk"), max_length=64, editable=False)
    file = models.CharField(_("soubor"), max_length=200)
    line = models.PositiveIntegerField(_("řádek"))
    own_line = models.PositiveIntegerField(_("řádek v textu"), default=1)

    class Meta:
        ordering = ("rulebook", "file", "line")
        verbose_name = _("situace")
        verbose_name_plural = _("situace")
        constraints = [
            models.UniqueConstraint(fields=("rulebook", "slug"), name="scenario_slug_once"),
            models.UniqueConstraint(fields=("rulebook", "file", "name"), name="scenario_name_once"),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def key(self) -> str:
        return f"{self.rulebook.slug}/{self.slug}"

    def file_line(self, line: int) -> int:
        """The line of the file that a line of `text` stands for; lines of the shared head answer with our first line."""
        return self.line + max(0, line - self.own_line)


class Verdict(models.Model):
    """What the engine said, and the receipt: the hash of the scenario, the engine, the wordings of the rules it used."""

    scenario = models.OneToOneField(Scenario, models.CASCADE, related_name="verdict", verbose_name=_("situace"))
    outcome = models.CharField(_("verdikt"), max_length=20, choices=Outcome)
    reason = models.TextField(_("důvod"), blank=True)
    reason_line = models.PositiveIntegerField(_("řádek důvodu"), default=0)
    rules = models.JSONField(_("rozhodla pravidla"), default=list, blank=True)
    why = models.JSONField(_("proč"), default=list, blank=True)
    bites = models.BooleanField(_("kouše"), null=True, blank=True)
    structural = models.TextField(_("stavební pravidlo"), blank=True)
    trace = models.JSONField(_("průběh"), default=list, blank=True)
    rows = models.JSONField(_("řádky náčrtu"), default=list, blank=True)
    positions = models.PositiveBigIntegerField(_("pozic"), default=0)
    lines = models.PositiveBigIntegerField(_("průběhů"), default=0)
    elsewhere = models.JSONField(_("podle jiných vydání"), default=dict, blank=True)
    """The outcome under each other edition of the game: `{"agot-ccg": "refuted"}`."""
    pictures = models.JSONField(_("plán před tahy a po nich"), default=list, blank=True)
    receipt = models.JSONField(_("doklad"), default=dict)
    made = models.DateTimeField(_("vydáno"), auto_now=True, db_index=True)  # asked for the latest with every answer

    class Meta:
        ordering = ("scenario",)
        verbose_name = _("verdikt")
        verbose_name_plural = _("verdikty")
        constraints = [allowed("verdict", "outcome", Outcome)]

    def __str__(self) -> str:
        return self.get_outcome_display()

    @property
    def told(self) -> dict[str, Any]:
        """What is kept of the engine's report, under the names that the report has."""
        return {"verdict": self.outcome, **{name: getattr(self, name) for name in STORED}}


STORED = tuple(one.name for one in fields(Report) if one.name in {column.name for column in Verdict._meta.fields})
"""What a verdict keeps of the engine's report by its own name; the report's verdict is the ``outcome``."""
