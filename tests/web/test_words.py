"""Small things a page is made of: the alphabet, the colours of a situation, linked prose."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.alphabet import czech_letter, czech_order
from rulings.prose import TAGS, prose_html
from rulings.templatetags.reading import cite, count
from rulings.web.gherkin import lines

ROOT = Path(__file__).resolve().parent.parent.parent


def test_words_sort_as_in_a_czech_dictionary():
    words = ["žeton", "zeď", "udice", "údaj", "řád", "rod", "ibis", "chléb", "hrad", "duha", "čáp", "cihla"]
    assert sorted(words, key=czech_order) == [
        "cihla", "čáp", "duha", "hrad", "chléb", "ibis", "rod", "řád", "údaj", "udice", "zeď", "žeton"
    ]  # fmt: skip


@pytest.mark.parametrize(("word", "letter"), [("chléb", "Ch"), ("čas", "Č"), ("ústa", "U"), ("Ahoj", "A"), ("", "#")])
def test_a_word_stands_under_its_letter(word, letter):
    assert czech_letter(word) == letter


@given(st.text(max_size=50))
def test_any_text_can_be_sorted(text):
    czech_order(text)
    czech_letter(text)


@pytest.mark.parametrize(("number", "text"), [(0, "0 karet"), (1, "1 karta"), (2, "2 karty"), (4, "4 karty"), (5, "5 karet")])
def test_numbers_take_the_right_form(number, text):
    assert count(number, "karta,karty,karet").replace("\xa0", " ") == text


@given(st.text(max_size=200))
def test_any_text_can_be_coloured(text):
    html = "".join(line.html for line in lines(text))
    assert "<script" not in html


def test_lines_keep_their_numbers():
    assert [(line.number, line.kind, line.depth) for line in lines("# language: cs\nPožadavek: x\n\n    Pak y")] == [
        (1, "comment", 0), (2, "head", 0), (3, "text", 3), (4, "step", 3)
    ]  # fmt: skip


def test_a_citation_becomes_a_link():
    assert cite("podle agot-ccg 7.12 <b>") == 'podle <a class="cite" href="/agot-ccg/7.12/">agot-ccg 7.12</a> &lt;b&gt;'


def test_prose_links_rules_cards_and_terms(shelf):
    html = prose_html(shelf.rule.text, shelf.book)
    assert 'href="/agot-ccg/7.13/"' in html
    assert 'href="/agot-ccg/karta/stit-severu/"' in html
    assert 'class="term"' in html
    assert 'data-definition="Střet dvou rodů."' in html
    assert '<span class="english" lang="en">[challenge]</span>' in html


def test_a_term_is_linked_once_in_a_text(shelf):
    assert prose_html("výzva, výzvu, výzvy", shelf.book).count("<a ") == 1


def test_a_number_of_no_rule_is_no_link(shelf):
    assert "<a " not in prose_html("pravidlo 99.1", shelf.book)


PAYLOADS = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", "<svg/onload=alert(1)>",
    "<a href='data:text/html,x'>x</a>", "![x](x onerror=alert)", "<iframe src=//x>", "`<b>`", "<!--<script>-->",
    '"><script>', "[výzva](javascript:1)", "<p style='x'>",
]  # fmt: skip


class Tags(HTMLParser):
    """The tags and attributes a browser would see."""

    def __init__(self, html):
        super().__init__()
        self.seen = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))


ATTRIBUTES = {"href", "title", "class", "lang", "data-term", "data-english", "data-definition"}


@pytest.mark.parametrize("payload", PAYLOADS)
def test_prose_is_safe(shelf, payload):
    for tag, attributes in Tags(prose_html(payload, shelf.book)).seen:
        assert tag in {*TAGS, "a", "span"}
        assert set(attributes) <= ATTRIBUTES
        assert attributes.get("href", "/agot-ccg/").startswith("/agot-ccg/")


def test_a_ruling_goes_by_one_name_in_whatever_the_site_says():
    said = (ROOT / "locale/en/LC_MESSAGES/django.po").read_text(encoding="utf-8")
    told = "".join(re.findall(r'^msgid ((?:".*"\n)+)', said, re.MULTILINE))
    assert "výklad" in told
    others = [found for found in re.findall(r".*rozhodnut[íi].*", told, re.IGNORECASE) if "Rozhodnutí redakce:" not in found]
    assert others == []  # what the editors decided in a ruling is a decision; the ruling itself is none
