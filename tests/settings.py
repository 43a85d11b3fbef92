"""Settings of the tests: the real ones over a data folder that is thrown away."""

import atexit
import os
import shutil
import tempfile
from dataclasses import replace

_data = tempfile.mkdtemp(prefix="arbitr-tests-")
atexit.register(shutil.rmtree, _data, ignore_errors=True)
_elsewhere = os.environ.get("ARBITR_TEST_DATABASE", "")
_queue = os.environ.get("ARBITR_TEST_QUEUE", "")
os.environ["ARBITR_DATA"] = _data
for _name in ("DEBUG", "PRODUCTION", "HOSTS", "FIXTURES", "SECRET_KEY_FILE", "DATABASE", "QUEUE"):
    os.environ.pop(f"ARBITR_{_name}", None)
os.environ["ARBITR_SECRET_KEY"] = "only-for-tests"
os.environ["ARBITR_ADMIN"] = "1"
os.environ["ARBITR_CONTACT"] = "mailto:pravidla@example.org"

# Below what is set above, because the settings read the environment as they are imported; hence the exceptions of this file:
# E402 for imports that do not stand first, F403 and F405 for names that come by the star.
from rulings.config.settings import *  # noqa: E402, F403
from rulings.thinking.door import Place  # noqa: E402

ALLOWED_HOSTS = ["*"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
STATIC_ROOT.mkdir(exist_ok=True)  # noqa: F405  (WhiteNoise warns where it is missing)
# One address asks all of the tests; those about rates lower them again.
RATES = dict.fromkeys(RATES, 1_000_000)  # noqa: F405
CONTENT_LOOK_EVERY = 0.0
SEARCH_RENEWS_ASIDE = False
# Set here and not in the environment, so that the processes which tests start play for themselves.
# And no worker lets the tests beside it go first, or a busy machine would keep it from ever answering.
THINKING = Place(replace(THINKING.bounds, polite=0), _queue)  # noqa: F405
if _elsewhere:
    DATABASES["default"] = database(_elsewhere, DATA_DIR)  # noqa: F405
else:
    # In memory, a database for each process of the tests: pytest-django knows that of this engine alone. Ours, which differs
    # only where a disk cannot be written, is tried by tests/reliability.
    DATABASES["default"]["ENGINE"] = "django.db.backends.sqlite3"  # noqa: F405
