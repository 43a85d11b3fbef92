"""How the site is wired. One file; every choice that differs between machines comes through `env` with a safe default.

The environment: ARBITR_DATA (folder of database, index and key), ARBITR_SECRET_KEY or ARBITR_SECRET_KEY_FILE, ARBITR_DEBUG,
ARBITR_HOSTS, ARBITR_PRODUCTION (TLS everywhere, refuses to start with unsafe values), ARBITR_FIXTURES (folder of content),
ARBITR_SEARCH (whoosh or tantivy).
"""

from pathlib import Path

from rulings import languages
from rulings.pocket import python_folder, python_version
from rulings.stored import LOOK_EVERY

from . import env, security
from .databases import database
from .rest import REST_FRAMEWORK, SPECTACULAR_SETTINGS  # noqa: F401  (read by the libraries)
from .thinking import PLACE
from .version import version

VERSION = version()
BASE_DIR = Path(__file__).resolve().parent.parent.parent
DATA_DIR = env.data_dir()
FIXTURES_DIR = Path(env.text("FIXTURES") or BASE_DIR / "fixtures")
INDEX_DIR = DATA_DIR / "index"
SEARCH_STORE = env.one_of("SEARCH", ("whoosh", "tantivy"))
CONTENT_LOOK_EVERY = LOOK_EVERY  # seconds for which what searches believes that the content is as it was, as stored pages do
SEARCH_RENEWS_ASIDE = True  # readers are answered from the old index until the new one is in place

PRODUCTION = env.flag("PRODUCTION")
DEBUG = env.flag("DEBUG")
SECRET_KEY = env.secret("SECRET_KEY", kept_in=DATA_DIR / "secret-key")
ALLOWED_HOSTS = env.names("HOSTS", ["127.0.0.1", "localhost", "[::1]"])
if PRODUCTION:
    security.demand_safe(SECRET_KEY, env.names("HOSTS", []), debug=DEBUG)
ADMIN = env.flag("ADMIN")
"""Whether there is an administration at all."""
SECOND_FACTOR = env.flag("SECOND_FACTOR", PRODUCTION)
"""Whether it asks for a code from a second device."""
CONTACT = env.text("CONTACT")
"""Where a fault in the security of the site is told: `mailto:…` or `https://…`; it stands in security.txt."""

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.sitemaps",
    "django.contrib.staticfiles",
    "axes",
    "django_otp",
    "django_otp.plugins.otp_totp",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "glossary",
    "rulings",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "rulings.config.security.headers",
    "rulings.config.languages.speaking",
    "rulings.config.errors.bounded",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.http.ConditionalGetMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django_otp.middleware.OTPMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "rulings.config.errors.unreadable",
    "axes.middleware.AxesMiddleware",
]
AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"]
# Tries at the login: a few an address, then a quarter of an hour of rest.
AXES_FAILURE_LIMIT = 5
AXES_COOLOFF_TIME = 0.25
AXES_LOCKOUT_PARAMETERS = ["ip_address"]
AXES_CLIENT_IP_CALLABLE = "rulings.clients.client_of"
AXES_HTTP_RESPONSE_CODE = 429
AXES_RESET_ON_SUCCESS = True
AXES_VERBOSE = False
OTP_TOTP_ISSUER = "Arbitr"

ROOT_URLCONF = "rulings.config.urls"
WSGI_APPLICATION = "rulings.config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "rulings.names.of_request",
            ],
            "builtins": ["rulings.templatetags.speaking"],
        },
    },
]

DATABASES = {"default": database(env.text("DATABASE"), DATA_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]

LANGUAGE_CODE = languages.CONTENT
LANGUAGES = list(languages.NAMES.items())
LOCALE_PATHS = [BASE_DIR / "locale"]
TIME_ZONE = "Europe/Prague"
USE_I18N = True
USE_TZ = True

STATIC_URL = "/static/"
STATIC_ROOT = DATA_DIR / "static"
POCKET_DIR = python_folder(Path(env.text("POCKET") or BASE_DIR / ".venv" / "pocket"))
"""Python for the browser (Pyodide); without it the table is played by the server only."""
WASM_POLICY = security.WASM_POLICY
POCKET_URL = f"{STATIC_URL}pyodide-{python_version()}/"
STATICFILES_DIRS = [(f"pyodide-{python_version()}", POCKET_DIR)] if POCKET_DIR else []
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage" if DEBUG else "rulings.config.static.Storage"
    },
}

# What answers each time anew: it plays, searches, belongs to one person, or is a file already.
NEVER_STORED = (
    "/admin", *security.ANEW, "/api/v1/check/", "/api/v1/results/", "/api/v1/search/", STATIC_URL,
)  # fmt: skip

# A scenario is a page of text; nobody needs to send a book.
DATA_UPLOAD_MAX_MEMORY_SIZE = 512 * 1024

# The engine plays in processes of its own (rulings/thinking); the queue and all counting are shared by the whole site.
THINKING = PLACE
RATES = {"booklet": 6, "bulk": 20, "check": 60, "propose": 3, "results": 600, "search": 300, "suggest": 900}
"""Requests a minute of one client: parts of a book as PDF, situations to be played (pages and API together), looks at them, …"""
PROXIES = env.number("PROXIES", 0)
"""How many proxies stand before the site: only so much of X-Forwarded-For is believed."""

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"event": {"format": "%(asctime)s %(name)s %(message)s"}},
    "handlers": {
        "console": {"class": "logging.StreamHandler"},
        "events": {"class": "logging.StreamHandler", "formatter": "event"},
    },
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {"arbitr.security": {"handlers": ["events"], "level": "INFO", "propagate": False}},
}

globals().update(security.ALWAYS)
if PRODUCTION:
    globals().update(security.IN_PUBLIC)
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
