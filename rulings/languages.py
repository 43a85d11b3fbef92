"""The languages in which the site speaks. What it holds (rules, rulings, cards, what the engine says) is Czech in all of them.

The language of a page stands in its address: Czech pages have none there, English ones begin with `/en/`. So one address is one
page, for readers, for search engines and for stored bytes. The API has one address for all; there `Accept-Language` decides.
"""

from typing import Any

from django.utils.translation.trans_real import parse_accept_lang_header

CONTENT = "cs"
"""The language of the content, and of pages whose address names no other."""
NAMES = {"cs": "Česky", "en": "English"}
"""What each language is called in itself."""
API = "/api/"


def prefix(language: str) -> str:
    """What the addresses of pages in a language begin with: nothing, or `/en`."""
    return "" if language == CONTENT else f"/{language}"


def of_path(path: str) -> str:
    """The language that the address of a page names."""
    first = path.split("/", 2)[1:2]
    return first[0] if first and first[0] in NAMES and first[0] != CONTENT else CONTENT


def path_in(path: str, language: str) -> str:
    """The address of the same page in another language."""
    return prefix(language) + path.removeprefix(prefix(of_path(path)))


def everywhere(*paths: str) -> tuple[str, ...]:
    """Paths of pages with those in the other languages."""
    return tuple(path_in(path, language) for path in paths for language in NAMES)


def preferred(accepted: str) -> str:
    """The best of our languages for an `Accept-Language`; Czech where it names none of them (RFC 9110, section 12.5.4)."""
    for tag, weight in parse_accept_lang_header(accepted):
        if weight and (language := tag.partition("-")[0]) in NAMES:
            return language
    return CONTENT


def spoken(path: str, accepted: str) -> str:
    """The language of an answer: by the address of a page, by what a program accepts from the API."""
    return preferred(accepted) if path.startswith(API) else of_path(path)


def of_environ(environ: dict[str, Any]) -> str:
    """The same for a WSGI request, where its address alone does not say it."""
    path = environ.get("PATH_INFO", "")
    return preferred(environ.get("HTTP_ACCEPT_LANGUAGE", "")) if path.startswith(API) else ""
