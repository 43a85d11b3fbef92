from django.apps import AppConfig


class GlossaryConfig(AppConfig):
    """The words: terms, aliases, inflected forms, and linking them in text."""

    name = "glossary"
    default_auto_field = "django.db.models.BigAutoField"
    verbose_name = "Slovník"
