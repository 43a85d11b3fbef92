"""What holds for every page."""

import re

import pytest

from .pages import read

NOWHERE = "/neni-tu-nic/"
PAGES = [
    "/", "/hledat/", "/hledat/?q=výzva", "/pojmy/", "/stul/", "/slovnik/", "/slovnik/agot_cards/", "/agot-ccg/",
    "/agot-ccg/kapitola/7/", "/agot-ccg/7.12/", "/agot-ccg/pojmy/", "/agot-ccg/pojem/vyzva/", "/agot-ccg/karty/",
    "/agot-ccg/karta/stit-severu/", "/agot-ccg/vyklady/", "/agot-ccg/vyklad/shoda-nula/", "/agot-ccg/situace/",
    "/agot-ccg/situace/tri-proti-trem/", "/agot-ccg/prubeh/", "/agot-ccg/pokryti/", NOWHERE,
]  # fmt: skip


@pytest.fixture(params=PAGES)
def page(request, client, shelf):
    return read(client, request.param, 404 if request.param == NOWHERE else 200)


def test_it_is_in_czech_and_has_a_title_and_one_heading(page):
    assert '<html lang="cs"' in page
    assert re.search(r"<title>\s*\S.* · Arbitr</title>", page)
    assert len(re.findall(r"<h1\b", page)) == 1


def test_it_has_nothing_inline(page):
    assert not re.search(r"<script(?![^>]*\bsrc=)(?! type=\"application/ld\+json\")", page)
    assert "<style" not in page
    assert not re.search(r'<[^>]*\s(?:style|on[a-z]+)="', page)


def test_it_fetches_nothing_from_elsewhere(page):
    assert not re.findall(r'(?:src|srcset)="(?:https?:)?//', page)
    assert not re.findall(r'<link(?! rel="(?:canonical|alternate)")[^>]+href="(?:https?:)?//', page)


def test_its_ids_are_unique(page):
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_its_labels_and_descriptions_lead_somewhere(page):
    ids = set(re.findall(r'\sid="([^"]+)"', page))
    pointed = re.findall(r'\s(?:for|aria-labelledby|aria-describedby)="([^"]+)"', page)
    assert set(pointed) <= ids


def test_its_links_are_alive(page, client):
    for address in sorted(set(re.findall(r'href="(/[^"#?]*)"', page))):
        if not address.startswith("/static/"):  # a page that is not there is not there in the other language either
            assert client.get(address).status_code == (404 if address.endswith(NOWHERE) else 200), address


def test_the_policy_forbids_what_is_inline(client, shelf):
    assert "script-src 'self'" in client.get("/")["Content-Security-Policy"]
