"""Who cites whom: one table for every kind of link, read both ways ("what cites this rule")."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from ._allowed import allowed


class Kind(models.TextChoices):
    """What can cite and be cited. Keys: a rule is `agot-ccg 7.12`, a chapter `agot-ccg 7`, the rest `agot-ccg/slug`."""

    CHAPTER = "chapter", _("kapitola")
    RULE = "rule", _("pravidlo")
    TERM = "term", _("pojem")
    CARD = "card", _("karta")
    RULING = "ruling", _("výklad")
    SCENARIO = "scenario", _("situace")


class Role(models.TextChoices):
    """How it cites: in passing, as what it rests on, as what it replaces, as what it puts to the test."""

    MENTIONS = "mentions", _("zmiňuje")
    RESTS_ON = "rests-on", _("opírá se o")
    REPLACES = "replaces", _("nahrazuje")
    SUPPLEMENTS = "supplements", _("doplňuje")
    DEFINES = "defines", _("vymezuje")
    TESTS = "tests", _("ověřuje")


class Reference(models.Model):
    """One link, from a source to a target. Rebuilt by a load; generic, so that a new kind needs no new table."""

    rulebook = models.ForeignKey(
        "rulings.Rulebook", models.CASCADE, related_name="references", verbose_name=_("pravidla hry zdroje")
    )
    source_kind = models.CharField(_("druh zdroje"), max_length=20, choices=Kind)
    source_key = models.CharField(_("zdroj"), max_length=260)
    target_kind = models.CharField(_("druh cíle"), max_length=20, choices=Kind)
    target_key = models.CharField(_("cíl"), max_length=260)
    role = models.CharField(_("vztah"), max_length=20, choices=Role, default=Role.MENTIONS)

    class Meta:
        ordering = ("source_kind", "source_key", "target_kind", "target_key")
        verbose_name = _("odkaz")
        verbose_name_plural = _("odkazy")
        constraints = [
            models.UniqueConstraint(
                fields=("source_kind", "source_key", "target_kind", "target_key", "role"), name="reference_once"
            ),
            allowed("reference", "source_kind", Kind),
            allowed("reference", "target_kind", Kind),
            allowed("reference", "role", Role),
        ]
        indexes = [models.Index(fields=("target_kind", "target_key"), name="reference_target")]

    def __str__(self) -> str:
        return f"{self.source_key} → {self.target_key}"
