"""Terms, cards and rulings."""

import pytest

from glossary.models import Term
from rulings.models import Card, Rulebook, Ruling
from rulings.web.cards import cards_lead
from tests.shelf import put_book

from .pages import read, text_of


def test_terms_stand_under_their_letters(client, shelf):
    page = read(client, "/pojmy/")
    assert 'id="V" open data-fold-narrow><summary><h2 class="letter">V</h2>' in page
    assert 'href="/agot-ccg/pojem/vyzva/"' in page
    assert "challenge" in page


def test_terms_of_a_book_stand_on_its_page(client, shelf):
    assert "výzva" in read(client, "/agot-ccg/pojmy/")


def test_a_term_names_its_rule(client, shelf):
    page = text_of(read(client, "/agot-ccg/pojem/vyzva/"))
    assert "Střet dvou rodů." in page
    assert "7.12 Při shodě vítězí útočník" in page
    assert "konflikt" in page


def test_cards_can_be_filtered_by_kind(client, shelf):
    assert "Štít severu" in read(client, "/agot-ccg/karty/?druh=character")
    assert "Štít severu" in read(client, "/agot-ccg/karty/?druh=nesmysl"), "an unknown kind filters nothing"


def test_a_card_shows_its_printed_values(client, shelf):
    page = text_of(read(client, "/agot-ccg/karta/stit-severu/"))
    for part in ("unikátní postava · Stark · Knight", "cena 3", "síla 4", "ikony vojenská ikona", "klíčová slova Renown"):
        assert part in page, part
    assert "příjem 0" not in page, "a bonus of nought is not printed"


def put_card(shelf, **fields) -> Card:
    data = {"type": fields.pop("kind", "character")} | fields.pop("data", {})
    named = {"slug": "zkusebni", "title": "Zkušební", "origin": "source", "text": ""} | fields
    return Card.objects.create(rulebook=shelf.book, kind=data["type"], data=data, content_hash="f" * 64, **named)


def test_a_card_says_where_it_comes_from(client, shelf):
    put_card(shelf, data={"basis": {"cost": "inferred", "strength": "unknown"}})
    page = text_of(read(client, "/agot-ccg/karta/zkusebni/"))
    assert "Odkud to víme: uvádí předloha. Jednotlivé údaje: cena – plyne z předlohy; síla – není známo." in page
    assert "Odkud to víme: cvičná karta." in text_of(read(client, "/agot-ccg/karta/stit-severu/"))


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ({"house": None}, "postava · neutrální"),
        ({}, "postava"),
        ({"basis": {"house": "unknown"}}, "postava"),
        ({"houses": ["Stark", "Lannister"]}, "postava · Stark a Lannister"),
        ({"house": "Stark", "basis": {"house": "general:high"}}, "postava · Stark*"),
        ({"basis": {"type": "unknown"}}, "karta"),
        ({"unique": True, "house": None, "basis": {"type": "general:low"}}, "unikátní postava* · neutrální"),
    ],
)
def test_what_nobody_knows_is_left_unsaid(client, shelf, data, line):
    card = put_card(shelf, data=data)
    page = read(client, "/agot-ccg/karta/zkusebni/")
    assert f'<p class="meta">{line}</p>' in page.replace('<sup class="star">*</sup>', "*")
    assert ("známe to z obecné znalosti" in page) is ("general" in str(data))
    assert card.title in page


def test_general_knowledge_has_a_star_that_is_explained_once(client, shelf):
    basis = {"kind": "source", "supply": "source", "neutral": "general:low", "home": "general:high"}
    board = put_book("agot-board")
    put_card(board, data={"type": "area", "kind": "land", "supply": 2, "neutral": 6, "home": "Stark", "basis": basis})
    told = {"/agot-board/karty/": "zásoby 2 neutrální síla 6*", "/agot-board/karta/zkusebni/": "zásoby 2 neutrální síla 6*"}
    for address, values in told.items():
        page = text_of(read(client, address).replace('<sup class="star">', "").replace("</sup>", ""))
        assert "oblast · pevnina · Stark*" in page
        assert values in page
        assert page.count("obecné znalosti") == 1


def test_a_list_marks_what_is_invented_and_what_is_general_knowledge(client, shelf):
    put_card(shelf, slug="obecna", title="Obecná", origin="general")
    put_card(shelf, slug="zcasti", title="Zčásti", data={"cost": 2, "basis": {"cost": "general:low"}})
    put_card(shelf, slug="jista", title="Jistá")
    page = read(client, "/agot-ccg/karty/")
    assert page.count('class="origin origin-teaching"') == 1
    assert page.count('class="star"') == 2
    assert "Hvězdičkou je označeno" in page


def test_a_list_leaves_the_text_of_places_to_their_pages(client, shelf):
    board = put_book("agot-board")
    put_card(board, text="Oblast stojí mnoho.", data={"type": "area", "kind": "land"})
    put_card(board, slug="rozkaz", title="Rozkaz", kind="order", text="Rozkaz stojí mnoho.", data={"type": "order"})
    page = read(client, "/agot-board/karty/")
    assert "Rozkaz stojí mnoho." in page
    assert "Oblast stojí mnoho." not in page
    assert "Oblast stojí mnoho." in text_of(read(client, "/agot-board/karta/zkusebni/"))


def test_cards_of_the_board_stand_before_its_places_and_under_their_houses(client, shelf):
    board = put_book("agot-board")
    for slug, kind, data in (
        ("a", "area", {}), ("b", "order", {}), ("c", "leader", {"house": "Tyrell"}), ("d", "leader", {"house": "Baratheon"}),
    ):  # fmt: skip
        put_card(board, slug=slug, title=f"Záznam {slug}", kind=kind, data=data)
    page = read(client, "/agot-board/karty/")
    assert sorted("abcd", key=lambda slug: page.index(f"Záznam {slug}")) == ["d", "c", "b", "a"]


def test_a_plot_tells_its_printed_values_and_those_that_nobody_knows(client, shelf):
    put_card(shelf, kind="plot", data={"income": 4, "claim": 0})
    page = text_of(read(client, "/agot-ccg/karta/zkusebni/"))
    assert "příjem 4 nárok 0 iniciativa předloha neuvádí" in page


@pytest.mark.parametrize(
    ("origins", "general", "real", "said"),
    [
        ({"teaching"}, False, "Karty", "Cvičné karty, které jsme si vymysleli"),
        ({"source"}, False, "Karty", "Karty, které jmenuje předloha; neuvedené údaje nejsou známy."),
        ({"source"}, True, "Jednotky", "Jednotky podle předlohy. Hvězdičkou je označeno"),
        ({"source", "general"}, True, "Karty", "z obecné znalosti"),
        ({"source", "teaching"}, False, "Karty", "nejsou známy. Karty označené jako cvičné jsme si vymysleli"),
    ],
)
def test_the_list_says_what_it_is_of(origins, general, real, said):
    lead = cards_lead(origins, general=general, real=real)
    assert said in lead
    assert ("vymysleli" in lead) is ("teaching" in origins)


def test_the_lead_is_of_the_whole_book(client, shelf):
    assert "Cvičné karty, které jsme si vymysleli" in read(client, "/agot-ccg/karty/")
    put_card(shelf)
    for address in ("/agot-ccg/karty/", "/agot-ccg/karty/?druh=character"):
        assert "Karty, které jmenuje předloha; neuvedené" in read(client, address)


def test_a_card_says_what_its_keywords_mean_and_what_was_ruled_of_them(client, shelf):
    Term.objects.create(
        book="agot-ccg", slug="renown", czech="věhlas", english="Renown", kind="keyword", rule="7.12", definition="Moc za výhru."
    )
    page = text_of(read(client, "/agot-ccg/karta/stit-severu/"))
    assert "Klíčová slova Renown věhlas Moc za výhru." in page
    assert "Výklady o jejích klíčových slovech Vyhraje někdo při nule?" in page
    assert "Tajný koncept" not in page
    page = text_of(read(client, "/agot-ccg/pojem/renown/"))
    assert "Karty s tímto slovem Štít severu" in page


def test_a_keyword_asks_as_many_questions_of_many_cards_as_of_one(client, shelf, django_assert_max_num_queries):
    Term.objects.create(book="agot-ccg", slug="renown", czech="věhlas", english="Renown", kind="keyword", definition="Moc.")
    for n in range(9):
        put_card(shelf, slug=f"k{n}", title=f"K{n}", data={"keywords": ["Renown"]})
    with django_assert_max_num_queries(14):
        client.get("/agot-ccg/pojem/renown/")


def test_a_term_is_told_in_other_books_too(client, shelf):
    Term.objects.create(book="agot-lcg", slug="vyzva", czech="výzva", english="", kind="concept", definition="Jinak.")
    assert 'href="/agot-lcg/pojem/vyzva/">agot-lcg: výzva' in read(client, "/agot-ccg/pojem/vyzva/")


@pytest.mark.parametrize(("asked", "there"), [("kapitola=7", True), ("karta=stit-severu", True), ("stav=replaced", False)])
def test_rulings_can_be_narrowed(client, shelf, asked, there):
    shelf.ruling.cards.add(shelf.card)
    assert ("shoda-nula" in read(client, f"/agot-ccg/vyklady/?{asked}")) is there


def test_a_ruling_replays_its_proof_and_can_be_cited(client, shelf):
    page = read(client, "/agot-ccg/vyklad/shoda-nula/")
    assert "Přehrát na stole" in page
    assert "<q>„Rytíř“</q>" in page
    said = "AGoT CCG, výklad „Vyhraje někdo při nule?“ (redakční, platí, 27. 7. 2004, podle 7.12)"
    assert f'data-copy="{said}: http://testserver/agot-ccg/vyklad/shoda-nula/"' in page


def test_rulings_are_filtered_by_standing(client, shelf):
    page = read(client, "/agot-ccg/vyklady/?zavaznost=editorial")
    assert "Vyhraje někdo při nule?" in page
    assert '<span class="standing standing-editorial">redakční</span>' in page
    assert "Vyhraje někdo při nule?" not in read(client, "/agot-ccg/vyklady/?zavaznost=official")


def test_a_decision_of_the_editors_says_why(client, shelf):
    page = text_of(read(client, "/agot-ccg/vyklad/shoda-nula/"))
    assert "Proč takto rozhodla redakce Předloha o nule mlčí." in page
    Ruling.objects.filter(pk=shelf.ruling.pk).update(reason="", standing="official")
    page = text_of(read(client, "/agot-ccg/vyklad/shoda-nula/"))
    assert "Proč takto" not in page
    assert "oficiální" in page
    assert "Redakce Arbitru, oddíl „Výzvy“" in page


def test_the_book_counts_rulings_by_standing(client, shelf):
    assert "Platné výklady oficiální 0, redakční 1, neoficiální 0" in text_of(read(client, "/agot-ccg/"))


def test_rulings_are_listed_without_drafts(client, shelf):
    page = read(client, "/agot-ccg/vyklady/")
    assert "Vyhraje někdo při nule?" in page
    assert "Tajný koncept" not in page


def test_a_ruling_shows_its_proof_source_and_rules(client, shelf):
    page = text_of(read(client, "/agot-ccg/vyklad/shoda-nula/"))
    for part in ("platí", "redakční", "27. 7. 2004", "Redakce Arbitru", "Východisko: oddíl „Výzvy“", "tři proti třem",
                 "potvrzeno", "7.12"):  # fmt: skip
        assert part in page, part


def test_a_draft_is_not_for_readers(client, shelf):
    read(client, "/agot-ccg/vyklad/koncept/", 404)


def test_a_replaced_ruling_points_to_the_new_one(client, shelf):
    new = Ruling.objects.create(
        rulebook=Rulebook.objects.get(), slug="novy", question="Nově?", answer="Ano.", source=shelf.ruling.source,
        date=shelf.ruling.date, status="in-force",
    )  # fmt: skip
    Ruling.objects.filter(pk=shelf.ruling.pk).update(status="replaced", replaced_by=new)
    page = read(client, "/agot-ccg/vyklad/shoda-nula/")
    assert "Nahrazeno výkladem" in page
    assert "/agot-ccg/vyklad/novy/" in page


@pytest.mark.parametrize("kind", ["pojem", "karta", "vyklad", "situace"])
@pytest.mark.parametrize("slug", ["neni-tu", "x" * 300, "..%2F..%2Fetc", "%00", "Ř", "a'--"])
def test_an_unknown_name_is_not_found(client, shelf, kind, slug):
    read(client, f"/agot-ccg/{kind}/{slug}/", 404)


@pytest.mark.parametrize("page", ["0", "-1", "99999999999999999999", "dvě", "%00", ""])
def test_an_odd_page_number_is_the_nearest_page(client, shelf, page):
    for kind in ("karty", "vyklady", "situace"):
        read(client, f"/agot-ccg/{kind}/?strana={page}")
