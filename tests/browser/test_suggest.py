"""Suggestions under the search field: by keyboard, by mouse, told to a screen reader."""


def offers(page):
    page.wait_for_selector(".suggestions:not([hidden]) li")
    return page.locator(".suggestions:not([hidden]) li")


def test_from_the_keyboard_alone(open_page):
    page = open_page("/")
    page.keyboard.press("/")
    page.keyboard.type("vyz")
    rows = offers(page)
    field = page.locator("input[role=combobox]:focus")
    assert field.get_attribute("aria-expanded") == "true"
    page.keyboard.press("ArrowDown")
    assert field.get_attribute("aria-activedescendant") == rows.first.get_attribute("id")
    assert rows.first.get_attribute("aria-selected") == "true"
    page.keyboard.press("ArrowUp")
    assert field.get_attribute("aria-activedescendant") is None
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/agot-ccg/pojem/vyzva/")


def test_enter_without_a_choice_searches_and_escape_closes(open_page):
    page = open_page("/hledat/")
    field = page.locator("main input[type=search]")
    field.press_sequentially("vyz")
    offers(page)
    field.press("Escape")
    assert page.locator(".suggestions:not([hidden])").count() == 0
    assert field.get_attribute("aria-expanded") == "false"
    field.press("Enter")
    page.wait_for_url("**/hledat/?q=vyz*")


def test_a_click_opens_the_page(open_page):
    page = open_page("/", width=390, height=800)
    page.locator("main input[type=search]").press_sequentially("štít")
    offers(page).first.click()
    page.wait_for_url("**/agot-ccg/karta/stit-severu/")


def test_an_answer_is_asked_for_once(open_page):
    page = open_page("/hledat/")
    asked = []
    page.on("request", lambda one: asked.append(one.url) if "navrhy" in one.url else None)
    field = page.locator("main input[type=search]")
    field.press_sequentially("vyz", delay=20)
    offers(page)
    field.press("Backspace")
    page.wait_for_timeout(300)
    field.press_sequentially("z")
    page.wait_for_timeout(300)
    assert [url.rpartition("q=")[2] for url in asked] == ["vyz", "vy"]
