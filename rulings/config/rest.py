"""How the JSON API is wired: one error shape, stated rates, a schema that describes all of it."""

REST_FRAMEWORK = {
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    # Nothing is written here and nobody is asked who they are: a wrong method is a wrong method, and no answer needs a cookie.
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "UNAUTHENTICATED_USER": None,
    "DEFAULT_SCHEMA_CLASS": "rulings.api.description.Described",
    "EXCEPTION_HANDLER": "rulings.api.errors.handler",
    "DEFAULT_THROTTLE_CLASSES": ["rulings.api.throttling.Rate"],
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Arbitr",
    "DESCRIPTION": "Pravidla, rozhodnutí a jejich důkazy.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "OAS_VERSION": "3.1.1",
    "SERVERS": [{"url": "/", "description": "Tento web"}],
    "TAGS": [
        {"name": "rulebooks", "description": "Knihy pravidel"},
        {"name": "chapters", "description": "Kapitoly"},
        {"name": "rules", "description": "Pravidla s čísly, zněními a citacemi oběma směry"},
        {"name": "terms", "description": "Pojmy"},
        {"name": "cards", "description": "Karty"},
        {"name": "rulings", "description": "Výklady: otázka, odpověď, závaznost, zdroj"},
        {"name": "scenarios", "description": "Situace a jejich verdikty s průběhem a dokladem"},
        {"name": "differences", "description": "Co mění pozdější vydání"},
        {"name": "boards", "description": "Herní plány"},
        {"name": "search", "description": "Hledání"},
        {"name": "suggest", "description": "Návrhy při psaní"},
        {"name": "coverage", "description": "Kolik je dokázáno"},
        {"name": "vocabulary", "description": "Věty, ze kterých se píší situace"},
        {"name": "check", "description": "Zahrát situaci"},
        {"name": "explore", "description": "Zeptat se na všechny linie"},
        {"name": "results", "description": "Otázky, na které se nečeká"},
        {"name": "bulk", "description": "Celá kniha najednou"},
        {"name": "changes", "description": "Co se změnilo"},
    ],
    "SCHEMA_PATH_PREFIX": "/api/v1",
    # Names of the lists of allowed values, where a field's own name would not tell them apart.
    "ENUM_NAME_OVERRIDES": {
        "VerdictEnum": "rulings.models.scenario.Outcome",
        "RuleStatusEnum": "rulings.models.rulebook.RuleStatus",
        "RulingStatusEnum": "rulings.models.ruling.RulingStatus",
    },
}
