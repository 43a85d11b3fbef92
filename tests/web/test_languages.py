"""The site in English: every page has an English address, says nothing of its own in Czech, and leads back."""

import json
import re
from html.parser import HTMLParser

import pytest
from django.urls import reverse
from django.utils import translation

from rulings import languages
from rulings.models import Ruling
from rulings.web import judge
from tests.architecture.test_urls import ROUTES, _address, _values
from tests.quality.marked import entries

from . import test_board, test_locations, test_rows, test_table
from .pages import read, text_of

PAGES = [
    "/agot-ccg/7.12/",
    "/agot-ccg/vyklad/shoda-nula/",
    "/agot-ccg/situace/tri-proti-trem/",
    "/agot-ccg/pojem/vyzva/",
    "/stul/",
]
SITUATIONS = [test_table.TEXT, test_table.KNEELING, test_table.ODD, test_locations.TEXT, test_rows.TEXT, test_board.BATTLE, "x"]
SPOKEN = {"aria-label", "title", "placeholder", "data-done", "alt"}
VOID = {"meta", "link", "input", "br", "hr", "img"}
CZECH_ONLY = {entry.czech for entry in entries("django") if entry.czech not in entry.english}


class Said(HTMLParser):
    """What a page says in its own language: texts and labels outside whatever is marked as being in another."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.said: set[str] = set()
        self.within = [("", "")]
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        held = dict(attrs)
        lang = held.get("lang", "cs" if tag in ("script", "style", "code") else self.within[-1][1])
        if lang != "cs":
            self.said |= {(held[name] or "").strip() for name in SPOKEN & set(held)}
        if tag not in VOID:
            self.within.append((tag, lang))

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        while len(self.within) > 1 and self.within.pop()[0] != tag:
            pass

    def handle_data(self, data):
        if self.within[-1][1] != "cs":
            self.said.add(data.strip())


def _pages(client) -> dict[str, str]:
    """Every kind of page there is, by its Czech address."""
    found = {}
    for name, route, wanted in ROUTES:
        address = _address(name, route, wanted, _values(name))
        if not name.startswith("web:"):
            continue
        answer = client.get(address)
        if answer.status_code == 200 and answer["Content-Type"].startswith("text/html"):
            found[address] = answer.content.decode()
    return found


def test_every_kind_of_page_is_there_in_english(client, shelf):
    pages = _pages(client)
    assert len(pages) > 25
    for address in pages:
        page = read(client, f"/en{address}")
        assert '<html lang="en"' in page or "<html" not in page, address
        told = Said(page).said
        assert told & CZECH_ONLY == set(), address


@pytest.mark.parametrize(
    ("text", "asked"),
    [*((text, {}) for text in SITUATIONS), *((SITUATIONS[0], {"ask": ask}) for ask in judge.ASKS), (SITUATIONS[0], {"at": "0"})],
)
def test_whatever_is_asked_at_the_table_is_answered_in_english(client, shelf, text, asked):
    page = client.post("/en/stul/", {"text": text, **asked}, follow=True).content.decode()
    assert '<html lang="en"' in page
    assert Said(page).said & CZECH_ONLY == set()


def test_a_czech_page_says_nothing_of_languages_but_where_the_english_one_is(client, shelf):
    for address, page in _pages(client).items():
        assert '<html lang="cs"' in page or "<html" not in page, address
        assert 'lang="cs"' not in page.replace('<html lang="cs"', "").replace('hreflang="cs"', ""), address
        assert 'id="slova"' not in page, address


@pytest.mark.parametrize("address", PAGES)
def test_the_other_language_is_the_same_page(client, shelf, address):
    for here, there, name in ((address, f"/en{address}", "English"), (f"/en{address}", address, "Česky")):
        page = read(client, f"{here}?q=1")
        switch = re.search(r'<a class="language" href="([^"]+)" hreflang="(\w+)" lang="\2">([^<]+)</a>', page)
        assert (switch[1], switch[3]) == (f"{there}?q=1", name)
        assert f'<link rel="canonical" href="http://testserver{here}">' in page
        for code, other in (("cs", address), ("en", f"/en{address}"), ("x-default", address)):
            assert f'<link rel="alternate" hreflang="{code}" href="http://testserver{other}">' in page


@pytest.mark.parametrize("address", PAGES)
def test_an_english_page_leads_to_english_pages(client, shelf, address):
    page = read(client, f"/en{address}")
    links = set(re.findall(r'<a [^>]*href="(/[^"#?]*)', page)) - {address}
    files = re.compile(r"/api/|/static/|/agot-ccg/sesit\.pdf")
    assert {link for link in links if not link.startswith("/en/") and not files.match(link)} == set()


def test_content_is_told_to_be_czech(client, shelf):
    page = read(client, "/en/agot-ccg/7.12/")
    assert f'<h1 lang="cs">{shelf.rule.title}</h1>' in page
    assert '<div lang="cs" class="prose">' in page
    assert client.get("/en/agot-ccg/7.12/")["Content-Language"] == "en, cs"
    assert client.get("/agot-ccg/7.12/")["Content-Language"] == "cs"


def test_the_first_page_says_that_the_rules_are_czech(client, shelf):
    assert "The rules, rulings, cards and situations are in Czech." in text_of(read(client, "/en/"))


def test_a_page_does_not_vary_by_what_a_browser_prefers(client, shelf):
    answer = client.get("/agot-ccg/7.12/", headers={"Accept-Language": "en"})
    assert '<html lang="cs"' in answer.content.decode()
    assert "accept-language" not in answer.headers.get("Vary", "").lower()


def test_what_is_not_there_is_told_in_the_language_of_the_address(client, db):
    page = read(client, "/en/neni-tu/", 404)
    assert '<html lang="en"' in page
    assert "It is not here" in page
    assert 'action="/en/hledat/"' in page
    assert client.get("/en/neni-tu/")["Content-Language"] == "en"


def test_scripts_get_their_words_with_the_page(client, shelf):
    page = read(client, "/en/stul/")
    assert '<script type="application/json" id="slova">' in page
    assert '"Přidat větu":"Add a sentence"' in page


def test_verdicts_are_told_in_english(client, shelf):
    text = 'Stark má ve hře postavu "Rytíř"\nRytíř letí na Měsíc'
    page = client.post("/en/stul/", {"text": text, "book": "agot-ccg"}, follow=True)
    assert page.redirect_chain[0][0].startswith("/en/stul/?s=")
    assert "1 sentence not understood" in text_of(page.content.decode()).replace("\xa0", " ")


def test_the_map_of_the_site_names_both_languages(client, shelf):
    told = client.get("/sitemap-rule.xml").content.decode()
    for address in ("/agot-ccg/7.12/", "/en/agot-ccg/7.12/"):
        assert f"<loc>http://testserver{address}</loc>" in told
    assert '<xhtml:link rel="alternate" hreflang="en" href="http://testserver/en/agot-ccg/7.12/"/>' in told


def test_the_worker_knows_what_to_show_offline_in_each_language(client, shelf):
    told = client.get("/sw.js").content.decode()
    assert '"away": {"/": "/bez-site/", "/en/": "/en/bez-site/"}' in told
    labels = re.search(r'<script id="popisky" type="application/json">(.*?)</script>', read(client, "/en/bez-site/"))
    assert json.loads(labels[1])["výklad"] == "ruling"


def test_a_card_to_embed_speaks_as_its_page(client, shelf):
    told = client.get("/oembed.json", {"url": "http://testserver/en/agot-ccg/7.12/"}).json()
    assert "http://testserver/en/agot-ccg/7.12/karta/" in told["html"]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "cs"), ("en", "en"), ("en-GB,en;q=0.9", "en"), ("de, en;q=0.5, cs;q=0.4", "en"), ("cs, en", "cs"), ("de", "cs"),
     ("*", "cs"), ("en;q=0", "cs"), ("nonsense;;q", "cs"), ("en;q=0.2, cs;q=0.8", "cs"), ("x" * 5000, "cs")],
)  # fmt: skip
def test_the_best_of_what_is_accepted_is_spoken(accepted, language):
    assert languages.preferred(accepted) == language


ADDRESSES = {"": "cs", "/": "cs", "/en": "en", "/en/": "en", "/en/stul/": "en", "/endor/": "cs", "/cs/": "cs"}


@pytest.mark.parametrize(("path", "language"), ADDRESSES.items())
def test_the_address_names_the_language(path, language):
    assert languages.of_path(path) == language


def test_addresses_of_the_languages_are_those_of_the_site():
    for code in languages.NAMES:
        with translation.override(code):
            assert reverse("web:table") == languages.path_in("/stul/", code)
    assert languages.path_in("/en/stul/", "cs") == "/stul/"


def test_editors_read_in_czech_what_an_english_reader_proposes(client, shelf):
    text = 'Stark má ve hře postavu "Rytíř" se silou 3\nPak Stark má 0 moci na kartě rodu\n'
    asked = {"text": text, "book": "agot-ccg", "question": "Kolik má Stark moci?", "answer": "Žádnou."}
    page = client.post("/en/stul/navrh/", asked)
    assert "Thank you, the proposal is with the editors." in text_of(page.content.decode())
    made = Ruling.objects.get(question="Kolik má Stark moci?")
    assert made.source.title == "Návrh čtenáře ze stolu"
    assert made.reason.startswith("Verdikt: potvrzeno")
