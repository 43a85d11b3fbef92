"""For every template: in which language the page is, where it is in another one, and what of it is Czech all the same."""

import json
from functools import cache
from gettext import translation
from typing import Any, NamedTuple

from django import template
from django.conf import settings
from django.template.context import Context
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from rulings import languages

register = template.Library()
CZECH = mark_safe(f' lang="{languages.CONTENT}"')


def _here() -> str:
    return get_language() or languages.CONTENT


@register.simple_tag
def spoken() -> str:
    """The language of the page."""
    return _here()


@register.simple_tag
def czech() -> SafeString:
    """An attribute for what holds content: on a page in another language it says that this is Czech."""
    return SafeString("") if _here() == languages.CONTENT else CZECH


@register.simple_tag
def ours() -> SafeString:
    """An attribute for our own words within what is marked by `czech`."""
    return SafeString("") if _here() == languages.CONTENT else format_html(' lang="{}"', _here())


@register.simple_tag
def home() -> str:
    """What the addresses of pages in this language begin with. For pages that must stand without a resolver."""
    return languages.prefix(_here())


class Other(NamedTuple):
    """The page in one of the languages: its code, what the language is called in itself, and the address."""

    code: str
    name: str
    url: str
    current: bool


@register.simple_tag(takes_context=True)
def in_languages(context: Context, *, asked: bool = False) -> list[Other]:
    """This page in every language; with ``asked``, with what was asked of it. Empty for what has no address of its own."""
    request = context.get("request")
    if request is None or request.path.startswith(languages.API):
        return []
    path = request.get_full_path() if asked else request.path
    if request.method == "POST":  # what was sent cannot be asked for by an address; its page can
        path = reverse("web:table")
    return [Other(code, name, languages.path_in(path, code), code == _here()) for code, name in languages.NAMES.items()]


@register.simple_tag
def catalogue() -> SafeString:
    """The words of our scripts in the language of the page, as data; nothing on a Czech one, whose words stand in the scripts."""
    if _here() == languages.CONTENT:
        return SafeString("")
    told = json.dumps(_scripts(_here()), ensure_ascii=False, separators=(",", ":"), sort_keys=True).replace("<", "\\u003C")
    return format_html('<script type="application/json" id="slova">{}</script>', mark_safe(told))


@cache
def _scripts(code: str) -> dict[str, str]:
    """The catalogue of our scripts: Czech words and what they are in a language."""
    found: Any = translation("djangojs", settings.LOCALE_PATHS[0], [code])
    return {czech: told for czech, told in found._catalog.items() if czech}
