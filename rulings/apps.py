"""The application: registers the models and the system checks."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class RulingsConfig(AppConfig):
    name = "rulings"
    verbose_name = _("Pravidla a výklady")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from rulings import checks, events  # noqa: F401  (registers the checks, listens for what matters)
