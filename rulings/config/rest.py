"""How the JSON API is wired: one error shape, stated rates, a schema that describes all of it."""

REST_FRAMEWORK = {
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    # Nothing is written here and nobody is asked who they are: a wrong method is a wrong method, and no answer needs a cookie.
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "UNAUTHENTICATED_USER": None,
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "rulings.api.errors.handler",
    "DEFAULT_THROTTLE_CLASSES": ["rulings.api.throttling.Rate"],
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Arbitr",
    "DESCRIPTION": "Pravidla, rozhodnutí a jejich důkazy.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SCHEMA_PATH_PREFIX": "/api/v1",
    # Names of the lists of allowed values, where a field's own name would not tell them apart.
    "ENUM_NAME_OVERRIDES": {
        "VerdictEnum": "rulings.models.scenario.Outcome",
        "RuleStatusEnum": "rulings.models.rulebook.RuleStatus",
        "RulingStatusEnum": "rulings.models.ruling.RulingStatus",
    },
}
