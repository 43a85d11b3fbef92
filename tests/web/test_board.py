"""The board: its map page, and positions drawn before and after a situation."""

import re

import pytest
from django.utils.text import slugify

from rulings.engine import manifest, pictures_of, printed_board
from rulings.models import Card
from rulings.thinking.ask import Ask, answer
from rulings.web.board import changes
from tests.shelf import put_book

from .pages import played, read, text_of

BATTLE = """# language: cs
Požadavek: Bitva
  Pravidlo: agot-board 14.13 Vyšší síla
    Příklad: dva proti jednomu
      Pokud Stark má v oblasti Winterfell 2 pěšáky a rozkaz Pochod 0
      A Greyjoy má v oblasti Moat Cailin 1 utíkajícího rytíře
      A v oblasti The Eyrie stojí neutrální síla 6
      A Baratheon má v oblasti Karhold žeton moci
      A hráči mají prázdné karty rodu
      Když Stark pochoduje z oblasti Winterfell: 2 pěšáci do oblasti Moat Cailin
      Pak bitvu vyhraje Stark
"""


@pytest.fixture
def board(db):
    return put_book("agot-board")


def test_the_map_says_where_each_fact_is_known_from(client, board):
    page = read(client, "/agot-board/plan/")
    assert 'role="img"' in page
    assert 'title="obecná znalost, nejistá"' in page
    text = text_of(page)
    assert "Winterfell" in text
    assert "přes řeku nelze" in text
    assert "3, 2, 2, 2" in text


def test_the_map_states_no_general_knowledge_as_a_fact(client, board):
    page = read(client, "/agot-board/plan/")
    assert "The Eyrie: pevnina; podle obecné znalosti město, zásoby 1, moc 1; podle obecné znalosti neutrální síla 6" in page


def test_every_area_of_the_engine_has_a_place_on_the_map(client, board):
    from rulings.engine import manifest, printed_board

    areas = {area["name"] for area in printed_board("agot_board")["areas"] if area["kind"] != "off"}
    assert areas == set(manifest("agot_board").plan.places)


def test_a_book_without_a_board_has_no_map(client, shelf):
    assert client.get("/agot-ccg/plan/").status_code == 404
    assert "/agot-ccg/plan/" not in read(client, "/agot-ccg/")


def test_the_book_leads_to_its_map(client, board):
    assert "/agot-board/plan/" in read(client, "/agot-board/")


def test_the_table_draws_the_board_before_and_after(client, board):
    page = played(client, BATTLE)
    assert ">2\N{NO-BREAK SPACE}pěšáci</text>" in page
    assert ">1\N{NO-BREAK SPACE}utíkající rytíř</text>" in page
    assert (
        "Winterfell: podle obecné znalosti pevnina, pevnost, zásoby 1, moc 1, domov rodu Stark; Stark: 2\N{NO-BREAK SPACE}pěšáci"
        in page
    )
    assert "rozkaz Pochod 0" in page
    assert "žeton moci rodu Baratheon" in page
    assert "; neutrální síla 6" in page, "what a situation says is no general knowledge"


def test_what_changed_is_told_beside_the_drawing(client, board):
    told = {change.what: change.before for change in changes(pictures_of(BATTLE), manifest("agot_board").plan)}
    assert told["Winterfell"].replace("\N{NO-BREAK SPACE}", " ") == "Stark: 2 pěšáci; rozkaz Pochod 0"
    assert "Karhold" not in told


def test_no_area_is_cut_at_the_edge_of_a_drawing(client, board):
    from rulings.engine import manifest, printed_board
    from rulings.web.board import HALF, pictures

    plan = manifest("agot_board").plan
    empty = {"tracks": [], "supply": {}, "power": {}, "tokens": {}, "threat": 0, "turn": 1, "phase": ""}
    for name in plan.places:
        [picture] = pictures(printed_board("agot_board"), [{**empty, "areas": {name: {}}}], plan)
        left, top, width, height = map(int, picture["map"]["window"].split())
        shown = {area["name"]: area for area in picture["map"]["areas"]}
        assert name in shown
        for area in shown.values():
            assert left <= area["left"], area["name"]
            assert area["left"] + area["wide"] <= left + width, area["name"]
            assert top <= area["y"] - HALF, area["name"]
            assert area["y"] + HALF <= top + height, area["name"]


def test_a_page_of_the_board_plays_once(monkeypatch):
    from rulings.engine.core import case, check

    done = []
    for module, name in ((case, "compile_scenario"), (check, "Line")):
        work = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *x, name=name, work=work, **y: done.append(name) or work(*x, **y))
    told = answer(Ask(BATTLE, legal=True, pictures=True), {}, 20)
    assert len(told["pictures"]) == 2
    assert done == ["compile_scenario", "Line", "Line"], "once with all rules, once without the one on the line"


def test_the_table_offers_the_sentences_of_the_game_that_is_typed(client, board):
    told = client.get("/stul/vety/agot-board/").json()
    assert any("provede nájezd z" in one["pattern"] for one in told["patterns"]["when"])


def test_a_table_of_cards_draws_no_board(client, shelf):
    from tests.shelf import TEXT

    assert "svg" not in played(client, TEXT).partition("<main")[2].partition("</main>")[0]


@pytest.fixture
def areas(board):
    """A card of every area that the engine's board has, of both sides of every border."""
    printed = printed_board("agot_board")
    Card.objects.bulk_create(
        Card(rulebook=board.book, slug=slugify(area["name"]), title=area["name"], kind="area", origin="source", data={})
        for area in printed["areas"]
    )
    return printed


def test_the_page_of_every_area_and_the_api_tell_its_neighbours(client, areas):
    for area in areas["areas"]:
        name = area["name"]
        borders = [border for border in areas["borders"] if name in (border["one"], border["other"])]
        wanted = {(({border["one"], border["other"]} - {name}).pop(), border["crossing"]) for border in borders}
        told = client.get(f"/api/v1/cards/agot-board/{slugify(name)}/").json()["neighbours"]
        assert {(near["title"], near["crossing"]) for near in told} == wanted, name
        page = read(client, f"/agot-board/karta/{slugify(name)}/")
        shown = page.partition('class="entries neighbours"')[2].partition("</ul>")[0]
        links = set(re.findall(r'href="/agot-board/karta/([^"]+)/"', shown))
        assert links == {slugify(near) for near, _crossing in wanted}, name
        for near in told:
            assert near["kind_label"] in shown
            assert near["crossing_label"] in shown
            assert not near["basis"].startswith("general") or near["basis_label"] in shown


def test_a_card_that_is_no_area_has_no_neighbours(client, shelf):
    assert client.get("/api/v1/cards/agot-ccg/stit-severu/").json()["neighbours"] == []
    assert "Sousedí s" not in read(client, "/agot-ccg/karta/stit-severu/")


def test_the_table_of_the_map_leads_to_the_pages_of_areas(client, areas):
    assert 'href="/agot-board/karta/harrenhal/"' in read(client, "/agot-board/plan/")


def test_the_map_of_a_book_without_cards_leads_nowhere(client, board):
    assert "/agot-board/karta/harrenhal/" not in read(client, "/agot-board/plan/")
