"""The look of every page: light and dark as the reader chose, from the first paint, figures that are no letters."""

from playwright.sync_api import expect

PAPER = "getComputedStyle(document.body).backgroundColor"


def test_a_chosen_theme_holds_on_the_next_page_and_can_be_given_back(open_page, live_server):
    page = open_page("/", color_scheme="light")
    light = page.evaluate(PAPER)
    page.get_by_label("Vzhled").select_option("tmavý")
    expect(page.locator("body")).not_to_have_css("background-color", light)
    dark = page.evaluate(PAPER)
    page.goto(live_server.url + "/agot-ccg/7.12/")
    assert page.evaluate(PAPER) == dark
    expect(page.get_by_label("Vzhled")).to_have_value("dark")
    page.get_by_label("Vzhled").select_option("podle systému")
    expect(page.locator("body")).to_have_css("background-color", light)


def test_without_scripts_the_system_decides_and_no_dead_switch_is_shown(open_page):
    page = open_page("/", color_scheme="dark", java_script_enabled=False)
    expect(page.get_by_label("Vzhled")).to_be_hidden()


def test_figures_stand_on_the_line_and_are_as_high_as_capitals(open_page):
    """An old-style 0 looks like an o; the subset fonts must draw lining figures too."""
    page = open_page("/hledat/?q=7.10")
    expect(page.locator("body")).to_have_css("font-variant-numeric", "lining-nums")
    assert "onum" not in page.evaluate("getComputedStyle(document.body).fontFeatureSettings")
    heights = page.evaluate(
        """async () => {
            await Promise.all([...document.fonts].map((font) => font.load()));
            const pen = document.createElement("canvas").getContext("2d");
            const family = getComputedStyle(document.body).fontFamily;
            return ["", "italic "].flatMap((style) => {
                pen.font = `${style}100px ${family}`;
                return [..."H0123456789"].map((sign) => pen.measureText(sign).actualBoundingBoxAscent);
            });
        }"""
    )
    assert max(heights) - min(heights) <= 6, heights
