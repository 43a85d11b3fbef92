"""The administration: content is read here and changed in its folder; what people wrote on the site is edited here."""

from typing import Any

from django import forms
from django.contrib import admin
from django.db import models
from django.http import HttpRequest
from django.utils.translation import gettext as _

from rulings.content.records import digest, ruling_digest
from rulings.content.standing import SPEAKING
from rulings.services import ruling_lacks

from .models import (
    Card,
    Chapter,
    Claim,
    Game,
    Reference,
    Rule,
    Rulebook,
    RuleVersion,
    Ruling,
    Scenario,
    Source,
    Verdict,
)
from .models.ruling import Origin


class ContentAdmin(admin.ModelAdmin):
    """Rows that `manage.py load` builds: to be read only."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return False


@admin.register(Rule)
class RuleAdmin(ContentAdmin):
    list_display = ("number", "title", "rulebook", "status", "version")
    list_filter = ("rulebook", "status")
    search_fields = ("number", "title", "text")


@admin.register(Card)
class CardAdmin(ContentAdmin):
    list_display = ("title", "kind", "origin", "rulebook")
    list_filter = ("rulebook", "kind", "origin")
    search_fields = ("title",)


@admin.register(Scenario)
class ScenarioAdmin(ContentAdmin):
    list_display = ("name", "rule", "file", "line")
    list_filter = ("rulebook",)
    search_fields = ("name",)


@admin.register(Verdict)
class VerdictAdmin(ContentAdmin):
    list_display = ("scenario", "outcome", "bites", "made")
    list_filter = ("outcome", "bites")


class RulingForm(forms.ModelForm):
    """What is in force must stay fit to be loaded again after it was exported.

    Of two who edit the same ruling the second is told: the form carries what it was opened with, and is taken only where the
    ruling is still so.
    """

    seen = forms.CharField(widget=forms.HiddenInput, required=False)

    def __init__(self, *args: Any, **names: Any) -> None:
        super().__init__(*args, **names)
        self.initial["seen"] = _version(self.instance) if self.instance.pk else ""

    def clean(self) -> dict[str, Any]:
        said = super().clean()
        if self.instance.pk:
            now = Ruling.objects.select_for_update().get(pk=self.instance.pk)  # the admin saves in the same transaction
            if _version(now) != said.get("seen"):
                raise forms.ValidationError(
                    _("Mezitím výklad změnil někdo jiný a jeho změny by se ztratily. Otevřete jej znovu a změny zopakujte."),
                    code="changed-meanwhile",
                )
        if self.instance.status in SPEAKING and not self.errors:
            lacks = ruling_lacks(
                book=said["rulebook"], rules=said["rules"], standing=said["standing"], source=said["source"].title,
                where=said["where"], reason=said["reason"], answer=said["answer"],
            )  # fmt: skip
            if lacks:
                raise forms.ValidationError(lacks)
        return said


def _version(ruling: Ruling) -> str:
    """Another one for every change of what the form shows."""
    columns = [str(getattr(ruling, column.attname)) for column in ruling._meta.concrete_fields]
    lists = [sorted(chosen.values_list("pk", flat=True)) for chosen in (ruling.rules, ruling.cards)]
    return digest([columns, lists])


@admin.register(Ruling)
class RulingAdmin(admin.ModelAdmin):
    """Those of the content folder are read only; those of the site are editable, their state through the services."""

    list_display = ("question", "rulebook", "status", "standing", "origin")
    list_filter = ("rulebook", "status", "standing", "origin")
    search_fields = ("question", "answer")
    form = RulingForm
    autocomplete_fields = ("rules", "cards")
    readonly_fields = ("status", "origin", "replaced_by", "file", "line")

    def save_model(self, request: HttpRequest, obj: Ruling, form: forms.ModelForm, change: bool) -> None:
        obj.content_hash = ruling_digest(obj.question, obj.answer, obj.standing, obj.where, obj.reason)
        super().save_model(request, obj, form, change)

    def has_change_permission(self, request: HttpRequest, obj: Ruling | None = None) -> bool:
        return super().has_change_permission(request, obj) and (obj is None or obj.origin == Origin.SITE)

    def has_delete_permission(self, request: HttpRequest, obj: Ruling | None = None) -> bool:
        return super().has_delete_permission(request, obj) and obj is not None and obj.origin == Origin.SITE


@admin.register(Source)
class SourceAdmin(admin.ModelAdmin):
    list_display = ("title", "url")
    formfield_overrides = {models.URLField: {"assume_scheme": "https"}}
    search_fields = ("title",)


admin.site.register([Game, Rulebook, Chapter, Claim, RuleVersion, Reference], ContentAdmin)
