"""Terms of rulebooks. A rulebook is known by its slug, a rule by its number: nothing here knows more of them."""

from django.db import models


class Term(models.Model):
    """One concept: the Czech head word, the printed English one, and every form under which it occurs."""

    book = models.SlugField()
    slug = models.SlugField()
    czech = models.CharField(max_length=200)
    english = models.CharField(max_length=200, blank=True)
    kind = models.CharField(max_length=40)
    aliases = models.JSONField(default=list, blank=True)
    forms = models.JSONField(default=list, blank=True)
    rule = models.CharField(max_length=20, blank=True)
    definition = models.TextField()

    class Meta:
        ordering = ("book", "czech")
        constraints = (models.UniqueConstraint(fields=("book", "slug"), name="term_once_in_a_book"),)

    def __str__(self) -> str:
        return self.czech

    @property
    def key(self) -> str:
        """The term's address in references: ``agot-ccg/vyzva``."""
        return f"{self.book}/{self.slug}"


class Saying(models.Model):
    """What players say for a term or a rule and the rulebook does not; ``target`` is a slug or the number of a rule."""

    book = models.SlugField()
    target = models.CharField(max_length=60)
    words = models.JSONField(default=list)

    class Meta:
        ordering = ("book", "target")
        constraints = (models.UniqueConstraint(fields=("book", "target"), name="saying_once_in_a_book"),)

    def __str__(self) -> str:
        return f"{self.book} {self.target}"
