"""axe finds nothing on any kind of page, light or dark, on a desk or on a phone: those we wrote, and those of the API."""

import pytest
from playwright.sync_api import expect

from glossary.models import Term
from tests.needs import need
from tests.shelf import put_book
from tests.web.test_board import BATTLE

from .axe import AXE, faults, faults_in_every_dress
from .judge import ask
from .test_table import KNEELING

PAGES = {
    "home": "/",
    "search": "/hledat/?q=v%C3%BDzva",
    "search that finds nothing": "/hledat/?q=xyzzy",
    "search before a question": "/hledat/",
    "terms of all books": "/pojmy/",
    "kinds of sentences": "/slovnik/",
    "sentences of a book": "/slovnik/agot_cards/",
    "table": "/stul/",
    "practice": "/cviceni/",
    "exercise": "/cviceni/agot-ccg/7/",
    "exercise with an answer": "/cviceni/agot-ccg/7/?odpoved=0",
    "proposal": "/stul/navrh/",
    "without a network": "/bez-site/",
    "book": "/agot-ccg/",
    "chapter": "/agot-ccg/kapitola/7/",
    "rule": "/agot-ccg/7.12/",
    "rule in English": "/en/agot-ccg/7.12/",
    "withdrawn rule": "/agot-ccg/7.14a/",
    "card of a rule to embed": "/agot-ccg/7.12/karta/",
    "timing": "/agot-ccg/prubeh/",
    "coverage": "/agot-ccg/pokryti/",
    "terms": "/agot-ccg/pojmy/",
    "term": "/agot-ccg/pojem/vyzva/",
    "cards": "/agot-ccg/karty/",
    "card": "/agot-ccg/karta/stit-severu/",
    "keyword": "/agot-ccg/pojem/renown/",
    "rulings": "/agot-ccg/vyklady/",
    "ruling": "/agot-ccg/vyklad/shoda-nula/",
    "card of a ruling to embed": "/agot-ccg/vyklad/shoda-nula/karta/",
    "situations": "/agot-ccg/situace/",
    "situation": "/agot-ccg/situace/tri-proti-trem/",
    "map": "/agot-board/plan/",
    "differences": "/agot-lcg/rozdily/",
    "not found": "/neni-tu/",
    "entrance of the editors": "/admin/login/",
}


@pytest.fixture(autouse=True)
def axe():
    need("axe", AXE.is_file(), "npm; make axe")


@pytest.fixture
def opened(open_page):
    """Opens a page as a reader does, only that axe may try out styles on it, which our policy forbids everybody."""
    return lambda address: open_page(address, bypass_csp=True)


@pytest.fixture
def shelves(shelf):
    """Beside the book that every test has: a board, an edition that builds on the book, and a keyword of a card."""
    put_book("agot-board")
    edition = put_book("agot-lcg").book
    edition.extends = shelf.book
    edition.save()
    Term.objects.create(
        book="agot-ccg",
        slug="renown",
        czech="věhlas",
        english="Renown",
        kind="keyword",
        rule="7.13",
        definition="Přináší moc (7.13).",
    )


@pytest.mark.parametrize("kind", PAGES)
def test_axe_finds_nothing(opened, shelves, kind):
    assert not faults_in_every_dress(opened(PAGES[kind]))


@pytest.mark.parametrize("kind", ["book", "chapter", "rule", "ruling", "situation"])
def test_axe_finds_nothing_on_paper(opened, shelves, kind):
    page = opened(PAGES[kind])
    page.emulate_media(media="print")
    assert not faults(page, touched=False)


@pytest.mark.parametrize(("address", "drawn"), [("docs", ".opblock"), ("redoc", "[data-section-id]")])
def test_axe_finds_nothing_in_the_description_of_the_api(opened, shelves, address, drawn):
    page = opened(f"/api/v1/{address}/")
    expect(page.locator(drawn).nth(15)).to_be_attached(timeout=60_000)
    assert not faults_in_every_dress(page)


def test_axe_finds_nothing_where_an_address_cannot_be_read(opened, shelves, settings):
    settings.ALLOWED_HOSTS = ["jinde.example"]
    page = opened("/")
    expect(page.locator("h1")).to_have_text("Tomu nerozumím")
    assert not faults_in_every_dress(page)


@pytest.mark.parametrize("question", ["Zahrát", "Smí to?", "Proč?", "Platí to vždy?"])
def test_axe_finds_nothing_at_the_table_after_a_question(opened, shelves, question):
    page = opened("/stul/")
    page.select_option("#hra", "agot-ccg")
    page.locator("[data-add=given]").wait_for()
    page.locator(".as-text").evaluate("one => { one.open = true; }")
    page.fill("#text", KNEELING)
    ask(page, question)
    page.locator("main details").evaluate_all("all => all.forEach((one) => { one.open = true; })")
    assert not faults_in_every_dress(page)


def test_axe_finds_nothing_at_the_table_with_faults_and_an_open_form(opened, shelves):
    page = opened("/stul/")
    page.select_option("#hra", "agot-ccg")
    page.locator("[data-add=given]").wait_for()
    page.locator(".as-text").evaluate("one => { one.open = true; }")
    page.fill("#text", 'Stark má klečící postavu "Robb"\nLannister bráni postavou "Robb"\n')
    ask(page, "Zahrát")
    page.locator("[data-add=given]").click()
    page.locator(".builder").wait_for()
    assert not faults_in_every_dress(page)


def test_axe_finds_nothing_on_a_map_with_a_battle(opened, shelves):
    page = opened("/stul/")
    page.fill("#text", BATTLE)
    ask(page, "Zahrát")
    assert not faults_in_every_dress(page)


def test_axe_finds_nothing_where_suggestions_and_a_definition_are_shown(opened, shelves):
    page = opened("/agot-ccg/7.12/")
    page.locator("a.term").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert not faults_in_every_dress(page)
    page.locator("input[type=search]").first.fill("vyz")
    expect(page.locator(".suggestions:not([hidden]) li").first).to_be_visible()
    assert not faults_in_every_dress(page)
