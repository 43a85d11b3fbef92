"""How the JSON API is wired: one error shape, stated rates, a schema that describes all of it."""

REST_FRAMEWORK = {
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework.authentication.SessionAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticatedOrReadOnly"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "rulings.api.errors.handler",
    "DEFAULT_THROTTLE_CLASSES": ["rest_framework.throttling.ScopedRateThrottle"],
    "DEFAULT_THROTTLE_RATES": {"check": "60/min", "search": "300/min", "suggest": "900/min", "table": "60/min"},
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
