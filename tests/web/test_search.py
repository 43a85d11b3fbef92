"""Search over everything."""

import pytest

from rulings.models import Card
from rulings.search.documents import documents

from .pages import read, text_of


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [("shoda utocnik", "/agot-ccg/7.12/"), ("výzvami", "/agot-ccg/pojem/vyzva/"), ("challenge", "/agot-ccg/pojem/vyzva/"),
     ("7.13", "/agot-ccg/7.13/"), ("stit severu", "/agot-ccg/karta/stit-severu/"), ("při nule", "/agot-ccg/vyklad/shoda-nula/"),
     ("tři proti třem", "/agot-ccg/situace/tri-proti-trem/")],
)  # fmt: skip
def test_it_finds(client, shelf, asked, wanted):
    assert f'href="{wanted}"' in read(client, f"/hledat/?q={asked}")


def test_hits_say_where_they_stand_and_show_the_word(client, shelf):
    page = read(client, "/hledat/?q=shoda")
    assert "<mark>" in page
    assert "Provádění výzev" in text_of(page)


def test_hits_say_how_a_ruling_stands_and_what_a_card_is(client, shelf):
    assert "standing-editorial" in read(client, "/hledat/?q=při nule&druh=ruling")
    page = read(client, "/hledat/?q=štít severu&druh=card")
    assert "origin-teaching" in page
    assert 'class="star"' not in page
    Card.objects.update(origin="general")
    (card,) = (one for one in documents() if one.kind == "card")
    assert (card.origin, card.general) == ("general", True)


def test_a_ruling_is_found_by_its_reason(client, shelf):
    assert "/agot-ccg/vyklad/shoda-nula/" in read(client, "/hledat/?q=předloha o nule mlčí")


def test_drafts_are_not_found(client, shelf):
    assert "koncept" not in read(client, "/hledat/?q=tajný").replace('value="tajný"', "")


def test_one_kind_can_be_looked_at_alone(client, shelf):
    page = read(client, "/hledat/?q=výzva&druh=term")
    assert "/agot-ccg/pojem/vyzva/" in page
    assert "/agot-ccg/7.12/" not in page


def test_nothing_found_says_what_to_try(client, shelf):
    assert "Nic jsme nenašli." in read(client, "/hledat/?q=xyzzyqq")


def test_nothing_asked_says_how_to_ask(client, shelf):
    assert "Háčky a čárky psát nemusíte" in read(client, "/hledat/?q=")


@pytest.mark.parametrize(
    "asked",
    ["%00", "%ff", "*", "???", "(", '"', '"neuzavřená', "AND OR NOT", "a" * 3_500, "%F0%9F%90%89", "%E2%80%AE", "-", "-výzva",
     "title:x", "výzva~2", "[a TO b]", "7.", "<script>alert(1)</script>", "' OR 1=1 --", "\\", "{{7*7}}"],
)  # fmt: skip
def test_whatever_is_asked_gets_a_page(client, shelf, asked):
    page = read(client, f"/hledat/?q={asked}")
    assert "<script>alert" not in page


def test_the_search_of_a_books_pages_asks_in_that_book_and_leads_out_of_it(client, shelf):
    page = read(client, "/agot-ccg/7.12/")
    assert '<input type="hidden" name="kniha" value="agot-ccg">' in page
    assert 'placeholder="Hledat: AGoT CCG"' in page
    assert 'name="kniha" value=' not in read(client, "/pojmy/")
    assert 'href="?q=vyzva">hledat ve všech hrách' in read(client, "/hledat/?q=vyzva&kniha=agot-ccg")
    assert "hledat ve všech hrách" not in read(client, "/hledat/?q=vyzva")


def first_hit(page):
    return page.partition('<li class="result')[2].partition("</li>")[0]


def test_what_was_loosened_is_said_only_where_the_first_hit_lacks_a_word(client, shelf):
    page = read(client, "/hledat/?q=útočník nárok štít&kniha=agot-ccg")
    assert ("Všechna ta slova pohromadě nikde nejsou" in text_of(page)) == ("result-lacking" in first_hit(page))
    right = read(client, "/hledat/?q=útočník štít&kniha=agot-ccg")
    assert "result-lacking" not in first_hit(right)
    assert "Hledáme volně" not in text_of(right)
    assert "Všechna ta slova" not in text_of(right)
    exact = read(client, "/hledat/?q=%2Bútočník %2Bštít&kniha=agot-ccg")
    assert "Hledáme volně" not in text_of(exact)
    assert "Hledáme přesně" in text_of(exact)
    assert "?q=%C3%BAto%C4%8Dn%C3%ADk+%C5%A1t%C3%ADt&amp;kniha=agot-ccg" in exact
    assert "result-lacking" not in exact


def test_a_mistyped_word_that_is_wanted_exactly_is_offered_as_it_was_meant(client, shelf):
    page = read(client, "/hledat/?q=%2Butočnkí&kniha=agot-ccg")
    assert "Mysleli jste" in text_of(page)
    assert "?q=%2Butocnik&amp;kniha=agot-ccg" in page


def test_who_searches_too_often_is_told_to_wait(client, shelf, settings):
    settings.RATES = {**settings.RATES, "search": 1, "suggest": 1}
    client.defaults["REMOTE_ADDR"] = "192.0.2.77"  # whom no other test counts
    assert client.get("/hledat/?q=výzva").status_code == 200
    assert client.get("/hledat/").status_code == 200, "what searches nothing counts for nothing"
    refused = client.get("/hledat/?q=nárok")
    assert refused.status_code == 429
    assert int(refused["Retry-After"]) > 0
    assert client.get("/hledat/navrhy/?q=vyz").status_code == 200
    refused = client.get("/hledat/navrhy/?q=nar")
    assert refused.status_code == 429
    assert "no-store" in refused["Cache-Control"]
