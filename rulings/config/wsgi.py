"""The door for gunicorn: what is stored is handed out before Django is asked."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulings.config.settings")
site = get_wsgi_application()


def _stored() -> object:
    from django.conf import settings

    from rulings.languages import of_environ
    from rulings.stamps import shown_stamp
    from rulings.stored import Stored

    if settings.DEBUG:
        return site
    return Stored(site, shown_stamp, settings.DATA_DIR / "pages", settings.NEVER_STORED, of_environ)


application = _stored()
