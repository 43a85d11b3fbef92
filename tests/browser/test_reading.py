"""Reading: search, rule, terms, narrow screens, keyboard."""

import re

import pytest
from playwright.sync_api import expect

PAGES = [
    "/", "/hledat/?q=v%C3%BDzva", "/pojmy/", "/stul/", "/slovnik/", "/slovnik/agot_cards/", "/agot-ccg/",
    "/agot-ccg/kapitola/7/", "/agot-ccg/7.12/", "/agot-ccg/pojem/vyzva/", "/agot-ccg/karty/", "/agot-ccg/karta/stit-severu/",
    "/agot-ccg/prubeh/", "/agot-ccg/pokryti/", "/agot-ccg/pojmy/", "/en/pojmy/", "/en/slovnik/",
    "/agot-ccg/vyklady/", "/agot-ccg/vyklad/shoda-nula/", "/agot-ccg/situace/", "/agot-ccg/situace/tri-proti-trem/",
    "/neni-tu/",
]  # fmt: skip


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", PAGES)
def test_no_page_is_wider_than_a_small_phone(open_page, address, scheme):
    page = open_page(address, width=320, height=640, color_scheme=scheme)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_search_leads_to_the_rule(open_page):
    page = open_page("/")
    page.keyboard.press("/")
    page.keyboard.type("utocnik shoda")
    page.keyboard.press("Enter")
    page.wait_for_url("**/hledat/**")
    page.get_by_role("link", name="Při shodě vítězí útočník").first.click()
    page.wait_for_url("**/agot-ccg/7.12/")
    expect(page.locator("h1")).to_have_text("Při shodě vítězí útočník")


@pytest.mark.parametrize(("width", "height", "least"), [(1280, 800, 5), (390, 844, 3)])
def test_so_many_hits_stand_on_the_first_screen(open_page, shelf, width, height, least):
    for number in range(20, 30):
        shelf.chapter.rules.create(
            rulebook=shelf.book,
            number=f"7.{number}",
            sort=f"00007.000{number}",
            file="rules/07.md",
            title="Co udělá útočník, který při výzvě vyhraje o shodu",
            text="Útočník, který vyhraje, smí s kartou, kterou určil pro výzvu, naložit, jak uzná za vhodné. " * 4,
        )
    page = open_page("/hledat/?q=vyhraje+utocnik+vyzvu&kniha=agot-ccg", width=width, height=height)
    boxes = [one.bounding_box() for one in page.locator(".result").all()]
    assert sum(box["y"] + box["height"] <= height for box in boxes) >= least
    assert page.locator(".result mark").count() >= least


def test_slash_goes_to_search_but_not_out_of_a_text(open_page):
    page = open_page("/agot-ccg/7.12/")
    page.keyboard.press("/")
    field = page.locator("input[type=search]").first
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    page.keyboard.type("a/b")
    expect(field).to_have_value("a/b")


def test_the_first_tab_offers_to_skip_to_the_content(open_page):
    page = open_page("/agot-ccg/7.12/")
    page.keyboard.press("Tab")
    expect(page.locator("a.skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#obsah")).to_be_focused()


OUTLINE = """(() => {
  const style = getComputedStyle(document.activeElement);
  return [style.outlineStyle, style.outlineWidth];
})()"""


def test_focus_is_always_visible(open_page):
    page = open_page("/agot-ccg/7.12/")
    for _step in range(25):
        page.keyboard.press("Tab")
        style = page.evaluate(OUTLINE)
        assert style[0] != "none", page.evaluate("document.activeElement.outerHTML")
        assert float(style[1].removesuffix("px")) >= 2


def test_a_term_explains_itself_on_hover_and_focus(open_page):
    page = open_page("/agot-ccg/7.12/")
    term = page.locator("a.term").first
    term.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Střet dvou rodů.")
    expect(term).to_have_attribute("aria-describedby", tip.get_attribute("id"))
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.mouse.move(0, 0)
    page.locator("h1").click()
    for _step in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('term')"):
            break
    expect(page.get_by_role("tooltip")).to_contain_text("Střet dvou rodů.")


def test_a_tap_explains_and_a_second_one_opens(open_page):
    page = open_page("/agot-ccg/7.12/", width=390, height=844, has_touch=True)
    term = page.locator("a.term").first
    term.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Střet dvou rodů.")
    assert page.url.endswith("/agot-ccg/7.12/")
    term.tap()
    page.wait_for_url("**/pojem/vyzva/")


def test_a_cited_rule_shows_its_text_beside_the_link(open_page):
    page = open_page("/agot-ccg/7.12/")
    link = page.locator("a.ref").first
    link.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Bez síly")
    expect(tip).to_contain_text("nevyhraje nikdo")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_tap_on_a_cited_rule_shows_it_and_a_second_one_opens_it(open_page):
    page = open_page("/agot-ccg/7.12/", width=390, height=844, has_touch=True)
    link = page.locator("a.ref").first
    link.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert page.url.endswith("/agot-ccg/7.12/")
    link.tap()
    page.wait_for_url("**/agot-ccg/7.13/")


def test_the_outline_of_a_chapter_follows_the_reader(open_page):
    page = open_page("/agot-ccg/kapitola/7/", height=400)
    page.locator("[id='7.14a']").scroll_into_view_if_needed()
    expect(page.locator(".contents a[aria-current='location']")).to_have_count(1)


def test_a_part_that_an_address_points_into_is_open(open_page):
    page = open_page("/agot-ccg/pokryti/#proved-7")
    expect(page.locator("details[id='proved-7']")).to_have_attribute("open", "")


def test_a_list_is_narrowed_as_soon_as_something_is_chosen(open_page):
    page = open_page("/agot-ccg/situace/")
    page.get_by_label("Kapitola").select_option("7")
    page.wait_for_url("**kapitola=7**")
    expect(page.locator(".filters-count")).to_contain_text("1")


def test_the_outline_is_folded_on_a_phone_only(open_page):
    expect(open_page("/agot-ccg/kapitola/7/", width=390).locator(".contents details:not([open])")).to_have_count(1)
    expect(open_page("/agot-ccg/kapitola/7/").locator(".contents details[open]")).to_have_count(1)


def test_pages_read_without_scripts(open_page):
    page = open_page("/agot-ccg/kapitola/7/", java_script_enabled=False)
    expect(page.locator("article.rule")).to_have_count(3)
    expect(page.locator(".contents summary")).to_have_count(1)
    page.get_by_role("link", name="Při shodě vítězí útočník").first.click()
    page.wait_for_url("**/agot-ccg/7.12/")


def test_the_docs_of_the_api_work_under_our_policy(open_page):
    page = open_page("/api/v1/docs/")
    expect(page.locator(".opblock").nth(15)).to_be_attached()


def test_a_chapter_of_thirty_six_rules_is_printed_on_few_pages_without_the_noise_of_the_screen(open_page, shelf):
    for number in range(20, 53):
        shelf.chapter.rules.create(
            rulebook=shelf.book,
            number=f"7.{number}",
            sort=f"00007.000{number}",
            file="rules/07.md",
            title="Vojenská výzva: počet podle nároku",
            text="Obránce zabije tolik postav, kolik činí nárok na současné zápletce útočníka; má-li jich méně, zabije všechny. "
            * 2,
            examples=["Obránce má zápletku s nárokem 2, útočník s nárokem 1. Obránce zabije 2 postavy, které si sám vybere."],
            editor_note="Předloha tuto podmínku spojuje s jinou, a co z toho plyne, neříká; čteme ji tak, že platí obě. " * 2
            if number % 3 == 0
            else "",
        )
    page = open_page("/agot-ccg/kapitola/7/")
    page.emulate_media(media="print")
    pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True)))
    assert page.locator("article.rule").count() == 36
    assert 2 <= pages <= 5
    for noise in (".evidence", ".site-header", ".site-footer", ".book-nav", ".search", ".pager", ".contents"):
        assert not any(one.is_visible() for one in page.locator(noise).all()), noise
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    text, lead = (page.locator(one).first.evaluate(size) for one in (".rule .prose p", ".lead"))
    assert lead <= text


SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
}).observe({ type: "layout-shift", buffered: true });"""


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("address", ["/", "/agot-ccg/7.12/", "/agot-ccg/kapitola/7/", "/hledat/?q=v%C3%BDzva", "/stul/"])
def test_nothing_is_pushed_about_while_a_page_comes_for_the_first_time(open_page, live_server, address, width):
    page = open_page("/robots.txt", width=width, height=800)  # so that the script is there before the page
    page.context.add_init_script(SHIFTS)
    page.goto(live_server.url + address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    assert page.evaluate("window.shifted") < 0.02


@pytest.mark.parametrize(("width", "beside"), [(1280, True), (768, True), (390, False)])
def test_small_groups_of_cards_stand_side_by_side(open_page, shelf, width, beside):
    shelf.book.cards.create(
        slug="posledni", title="Poslední", kind="plot", origin="teaching", text="Text.", data={}, content_hash="z" * 64
    )
    page = open_page("/agot-ccg/karty/", width=width)
    groups = page.locator(".card-group[data-cards='1']")
    assert groups.count() == 2
    first, second = (groups.nth(n).bounding_box() for n in (0, 1))
    assert (first["y"] == second["y"]) is beside
