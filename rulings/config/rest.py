"""How the JSON API is wired: one error shape, stated rates, a schema that describes all of it."""

from django.utils.translation import gettext_lazy as _

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
    "DESCRIPTION": _("Pravidla, výklady a jejich důkazy."),
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "OAS_VERSION": "3.1.1",
    "SERVERS": [{"url": "/", "description": _("Tento web")}],
    "TAGS": [
        {"name": "rulebooks", "description": _("Knihy pravidel")},
        {"name": "chapters", "description": _("Kapitoly")},
        {"name": "rules", "description": _("Pravidla s čísly, zněními a citacemi oběma směry")},
        {"name": "terms", "description": _("Pojmy")},
        {"name": "cards", "description": _("Karty")},
        {"name": "rulings", "description": _("Výklady: otázka, odpověď, závaznost, zdroj")},
        {"name": "scenarios", "description": _("Situace a jejich verdikty s průběhem a dokladem")},
        {"name": "differences", "description": _("Co mění pozdější vydání")},
        {"name": "boards", "description": _("Herní plány")},
        {"name": "search", "description": _("Hledání")},
        {"name": "suggest", "description": _("Návrhy při psaní")},
        {"name": "coverage", "description": _("Kolik je dokázáno")},
        {"name": "vocabulary", "description": _("Věty, ze kterých se píší situace")},
        {"name": "check", "description": _("Zahrát situaci")},
        {"name": "explore", "description": _("Zeptat se na všechny linie")},
        {"name": "heckle", "description": _("Zkusit vše, co by hráči mohli říci")},
        {"name": "results", "description": _("Otázky, na které se nečeká")},
        {"name": "bulk", "description": _("Celá kniha najednou")},
        {"name": "changes", "description": _("Co se změnilo")},
    ],
    "SCHEMA_PATH_PREFIX": "/api/v1",
    # Names of the lists of allowed values, where a field's own name would not tell them apart.
    "ENUM_NAME_OVERRIDES": {
        "AreaKindEnum": "rulings.api.serializers.boards.AREA_KINDS",
        "VerdictEnum": "rulings.models.scenario.Outcome",
        "RuleStatusEnum": "rulings.models.rulebook.RuleStatus",
        "RulingStatusEnum": "rulings.models.ruling.RulingStatus",
    },
}
