"""A game: what several rulebooks (editions) may describe."""

from django.db import models
from django.utils.translation import gettext_lazy as _


class Game(models.Model):
    """The game of a rulebook, such as the card game A Game of Thrones; its editions share it."""

    slug = models.SlugField(_("označení"), unique=True)
    title = models.CharField(_("název"), max_length=200)

    class Meta:
        ordering = ("title",)
        verbose_name = _("hra")
        verbose_name_plural = _("hry")

    def __str__(self) -> str:
        return self.title
