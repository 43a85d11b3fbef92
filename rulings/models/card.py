"""A card: printed values as data, in the same form the engine and a scenario use (DESIGN, section 3, Cards)."""

from django.db import models
from django.utils.translation import gettext_lazy as _


class Card(models.Model):
    """One entry of `cards.yaml`. `data` is the entry whole; the columns are what lists and links need."""

    rulebook = models.ForeignKey(
        "rulings.Rulebook", models.CASCADE, related_name="cards", verbose_name=_("pravidla hry")
    )
    slug = models.SlugField(_("označení"))
    title = models.CharField(_("název"), max_length=200)
    kind = models.CharField(_("druh"), max_length=40)
    text = models.TextField(_("text"), blank=True)
    note = models.TextField(_("poznámka"), blank=True)
    data = models.JSONField(_("údaje"), default=dict)
    content_hash = models.CharField(_("otisk"), max_length=64, editable=False)
    line = models.PositiveIntegerField(_("řádek"), default=1)

    class Meta:
        ordering = ("rulebook", "title")
        verbose_name = _("karta")
        verbose_name_plural = _("karty")
        constraints = [
            models.UniqueConstraint(fields=("rulebook", "slug"), name="card_slug_once"),
            models.UniqueConstraint(fields=("rulebook", "title"), name="card_title_once"),
        ]

    def __str__(self) -> str:
        return self.title

    @property
    def key(self) -> str:
        return f"{self.rulebook.slug}/{self.slug}"
