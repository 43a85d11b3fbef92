"""A card: printed values as data, in the same form the engine and a scenario use (DESIGN, section 3, Cards)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from ._allowed import allowed


class CardOrigin(models.TextChoices):
    """Whether a card is real, and who says so."""

    SOURCE = "source", _("uvádí předloha")
    GENERAL = "general", _("obecná znalost")
    TEACHING = "teaching", _("cvičná karta")


class Basis(models.TextChoices):
    """Where one fact of a record is known from."""

    SOURCE = "source", _("uvádí předloha")
    INFERRED = "inferred", _("plyne z předlohy")
    HIGH = "general:high", _("obecná znalost, spolehlivá")
    MEDIUM = "general:medium", _("obecná znalost, nejistá")
    LOW = "general:low", _("obecná znalost, velmi nejistá")
    UNKNOWN = "unknown", _("není známo")


def is_general(basis: str) -> bool:
    """Whether a basis is general knowledge, however sure."""
    return basis in (Basis.HIGH, Basis.MEDIUM, Basis.LOW)


class Card(models.Model):
    """One entry of `cards.yaml`. `data` is the entry whole; the columns are what lists and links need."""

    rulebook = models.ForeignKey("rulings.Rulebook", models.CASCADE, related_name="cards", verbose_name=_("pravidla hry"))
    slug = models.SlugField(_("označení"))
    title = models.CharField(_("název"), max_length=200)
    kind = models.CharField(_("druh"), max_length=40)
    origin = models.CharField(_("původ"), max_length=20, choices=CardOrigin)
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
            allowed("card", "origin", CardOrigin),
        ]

    def __str__(self) -> str:
        return self.title

    @property
    def key(self) -> str:
        return f"{self.rulebook.slug}/{self.slug}"

    @property
    def basis(self) -> dict[str, str]:
        """Where each fact of the record is known from; what is not named stands as its origin says."""
        return self.data.get("basis") or {}

    @property
    def leans_on_general_knowledge(self) -> bool:
        """Whether the record, or any fact of it, is known from elsewhere than the source."""
        return self.origin == CardOrigin.GENERAL or any(is_general(basis) for basis in self.basis.values())
