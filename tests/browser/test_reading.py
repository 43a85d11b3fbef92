"""Reading: search, rule, terms, narrow screens, keyboard."""

import pytest

PAGES = [
    "/", "/hledat/?q=v%C3%BDzva", "/pojmy/", "/stul/", "/slovnik/", "/slovnik/agot_cards/", "/agot-ccg/",
    "/agot-ccg/kapitola/7/", "/agot-ccg/7.12/", "/agot-ccg/pojem/vyzva/", "/agot-ccg/karty/", "/agot-ccg/karta/stit-severu/",
    "/agot-ccg/prubeh/", "/agot-ccg/pokryti/",
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
    assert page.locator("h1").inner_text() == "Při shodě vítězí útočník"


def test_slash_goes_to_search_but_not_out_of_a_text(open_page):
    page = open_page("/agot-ccg/7.12/")
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.type") == "search"
    assert page.evaluate("document.activeElement.value") == ""
    page.keyboard.type("a/b")
    assert page.evaluate("document.activeElement.value") == "a/b"


def test_the_first_tab_offers_to_skip_to_the_content(open_page):
    page = open_page("/agot-ccg/7.12/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "obsah"


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
    assert "Střet dvou rodů." in tip.inner_text()
    assert term.get_attribute("aria-describedby") == tip.get_attribute("id")
    page.keyboard.press("Escape")
    assert tip.count() == 0
    page.mouse.move(0, 0)
    page.locator("h1").click()
    for _step in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('term')"):
            break
    assert "Střet dvou rodů." in page.get_by_role("tooltip").inner_text()


def test_a_tap_explains_and_a_second_one_opens(open_page):
    page = open_page("/agot-ccg/7.12/", width=390, height=844, has_touch=True)
    term = page.locator("a.term").first
    term.tap()
    assert "Střet dvou rodů." in page.get_by_role("tooltip").inner_text()
    assert page.url.endswith("/agot-ccg/7.12/")
    term.tap()
    page.wait_for_url("**/pojem/vyzva/")


def test_a_cited_rule_shows_its_text_beside_the_link(open_page):
    page = open_page("/agot-ccg/7.12/")
    link = page.locator("a.ref").first
    link.hover()
    tip = page.get_by_role("tooltip")
    tip.wait_for()
    assert "Bez síly" in tip.inner_text()
    assert "nevyhraje nikdo" in tip.inner_text()
    page.keyboard.press("Escape")
    assert tip.count() == 0


def test_a_tap_on_a_cited_rule_shows_it_and_a_second_one_opens_it(open_page):
    page = open_page("/agot-ccg/7.12/", width=390, height=844, has_touch=True)
    link = page.locator("a.ref").first
    link.tap()
    page.get_by_role("tooltip").wait_for()
    assert page.url.endswith("/agot-ccg/7.12/")
    link.tap()
    page.wait_for_url("**/agot-ccg/7.13/")


def test_the_outline_of_a_chapter_follows_the_reader(open_page):
    page = open_page("/agot-ccg/kapitola/7/", height=400)
    page.locator("[id='7.14a']").scroll_into_view_if_needed()
    page.wait_for_selector(".contents a[aria-current='location']")


def test_a_part_that_an_address_points_into_is_open(open_page):
    page = open_page("/agot-ccg/pokryti/#proved-7")
    assert page.locator("details[id='proved-7']").evaluate("one => one.open")


def test_a_list_is_narrowed_as_soon_as_something_is_chosen(open_page):
    page = open_page("/agot-ccg/situace/")
    page.get_by_label("Kapitola").select_option("7")
    page.wait_for_url("**kapitola=7**")
    assert "1" in page.locator(".filters-count").inner_text()


def test_the_outline_is_folded_on_a_phone_only(open_page):
    assert not open_page("/agot-ccg/kapitola/7/", width=390).locator(".contents details").evaluate("one => one.open")
    assert open_page("/agot-ccg/kapitola/7/").locator(".contents details").evaluate("one => one.open")


def test_pages_read_without_scripts(open_page):
    page = open_page("/agot-ccg/kapitola/7/", java_script_enabled=False)
    assert page.locator("article.rule").count() == 3
    page.locator(".contents summary").count()
    page.get_by_role("link", name="Při shodě vítězí útočník").first.click()
    page.wait_for_url("**/agot-ccg/7.12/")


def test_the_docs_of_the_api_work_under_our_policy(open_page):
    page = open_page("/api/v1/docs/")
    page.wait_for_selector(".opblock")
    assert page.locator(".opblock").count() > 15
