"""System checks of our own: what `manage.py check` says about the wiring."""

from pathlib import Path

from django.conf import settings
from django.core.checks import CheckMessage, Error, register


@register()
def fixtures_are_there(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    """The database is built from the content folder (DESIGN, section 2): without it there is nothing to show."""
    if Path(settings.FIXTURES_DIR).is_dir():
        return []
    return [
        Error(
            f"Složka obsahu {settings.FIXTURES_DIR} neexistuje.",
            hint="Nastavte ARBITR_FIXTURES na složku s pravidly.",
            id="arbitr.E001",
        )
    ]
