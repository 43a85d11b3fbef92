"""The door for gunicorn: what is stored is handed out before Django is asked."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulings.config.settings")
site = get_wsgi_application()


def _stored() -> object:
    from django.conf import settings

    from rulings.stamps import shown_stamp
    from rulings.stored import Stored

    return site if settings.DEBUG else Stored(site, shown_stamp, settings.DATA_DIR / "pages", settings.NEVER_STORED)


application = _stored()
