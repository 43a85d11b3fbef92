"""Rulebook, chapter and rule."""

import pytest

from rulings.engine import Same, Sharing
from rulings.models import Rulebook, Scenario
from rulings.timing import phases, rules_in_order

from .pages import read, text_of


def test_a_rulebook_shows_its_outline_and_what_is_proved(client, shelf):
    page = text_of(read(client, "/agot-ccg/"))
    assert "7 Provádění výzev 3 pravidla" in page
    assert "Tvrzení předlohy 1" in page


def test_a_chapter_shows_numbered_rules_with_anchors(client, shelf):
    page = read(client, "/agot-ccg/kapitola/7/")
    assert 'id="7.12"' in page
    assert "Poznámka redakce" in page
    assert "evidence-proved" in page
    assert "/agot-ccg/situace/?pravidlo=7.12" in page, "the mark leads to the situations of its rule"
    assert "C-203" not in page, "codes of claims are for the page of the rule"
    assert "Předchozí kapitola" in page


def test_a_rule_shows_everything_about_itself(client, shelf):
    page = text_of(read(client, "/agot-ccg/7.12/"))
    for part in ("Při shodě vítězí útočník", "Tři proti třem.", "Předloha mlčí.", "C-203", "tři proti třem", "potvrzeno",
                 "Bez tohoto pravidla by dopadla jinak", "Vyhraje někdo při nule?", "Bez síly 1 nelze vyhrát",
                 "2. znění", "Starší znění.", "AGoT CCG 7.12, verze 3.7"):  # fmt: skip
        assert part in page, part


def test_a_rule_names_what_says_the_same_and_why(client, shelf, monkeypatch):
    one = Same("agot-ccg 7.12", ("agot-ccg 7.13",), "Obě říkají, kdo vítězí při shodě.")
    whole = Same("agot-ccg 7.12", ("agot-ccg 7.13", "agot-ccg 7.14a"), "Sčítá obě.", sums_up=True)
    monkeypatch.setattr("rulings.selectors.said_alike", lambda rule: [one, whole] if rule == "agot-ccg 7.12" else [])
    page = text_of(read(client, "/agot-ccg/7.12/")).replace("\N{NO-BREAK SPACE}", " ")
    assert "Totéž říká 7.13 ; důkazy mají společné. Obě říkají, kdo vítězí při shodě." in page
    assert "Shrnuje, co říkají 7.13 , 7.14a ; důkazy mají společné. Sčítá obě." in page
    assert "Totéž říká" not in read(client, "/agot-ccg/7.13/")


def test_what_is_proved_tells_what_shares_its_proof(client, shelf, monkeypatch):
    found = Sharing(30, {"agot-ccg 7.12": ("agot-ccg 7.13",)}, {"agot-ccg 7.14a": ("agot-ccg 7.12",)})
    monkeypatch.setattr("rulings.engine.sharing_of", lambda book: found)
    monkeypatch.setattr("rulings.engine.said_alike", lambda rule: [Same(rule, (), "Tak to je.")])
    page = text_of(read(client, "/agot-ccg/pokryti/"))
    for part in ("Bez vlastní funkce 2 z 30", "Říká totéž 1", "Nevysvětleno 1", "7.12 = 7.13 Tak to je.", "7.14a 7.12"):
        assert part in page, part
    assert "Opakuje dřívější knihu" not in page


def test_a_rule_links_its_neighbour(client, shelf):
    assert 'rel="next" href="/agot-ccg/7.13/"' in read(client, "/agot-ccg/7.12/")


def test_the_text_of_a_rule_comes_alone_for_the_card_beside_a_link(client, shelf):
    page = read(client, "/agot-ccg/7.12/ukazka/")
    assert "<html" not in page
    assert "AGoT CCG\N{NO-BREAK SPACE}7.12" in page
    assert "výzvu" in page
    read(client, "/agot-ccg/9.99/ukazka/", 404)


def test_the_course_of_the_game_says_who_acts_and_by_which_rule(client, shelf):
    page = text_of(read(client, "/agot-ccg/prubeh/"))
    for part in ("4. Výzvy", "Akční okno okno", "střídavě", "7.13"):
        assert part in page.replace("\N{NO-BREAK SPACE}", " "), part


def test_the_rules_of_a_step_stand_in_their_order_and_once(client, shelf):
    phase, step = shelf.book.timing
    for rules, of_phase, of_step in (
        (["agot-ccg 7.13", "agot-ccg 7.12"], ["7.12", "7.13"], []),
        (["agot-ccg 7.14a", "agot-ccg 7.12"], ["7.12", "7.14a"], ["agot-ccg 7.13", "agot-ccg 7.13"]),
        (["agot-ccg 7.12", "agot-ccg 7.13"], ["7.13"], ["agot-ccg 7.12"]),
    ):
        rows = [{**phase, "rules": rules}, {**step, "rules": of_step}]
        (told,) = phases(rows, "agot-ccg")
        assert [key.split()[1] for key in told["rules"]] == of_phase
        assert told["steps"][0]["rules"] == sorted(set(of_step))


def test_rules_of_the_book_itself_stand_before_those_of_the_book_it_extends():
    assert rules_in_order(["agot-ccg 2.1", "agot-lcg 6.12", "agot-lcg 6.2"], "agot-lcg") == [
        "agot-lcg 6.2", "agot-lcg 6.12", "agot-ccg 2.1",
    ]  # fmt: skip


def test_the_page_of_a_book_names_its_course_once(client, shelf):
    assert read(client, "/agot-ccg/").count("/agot-ccg/prubeh/") == 1


def test_a_book_without_such_a_table_has_no_such_page(client, shelf):
    Rulebook.objects.update(timing=[])
    read(client, "/agot-ccg/prubeh/", 404)
    assert "/agot-ccg/prubeh/" not in read(client, "/agot-ccg/")


def test_what_is_proved_is_listed_rule_by_rule(client, shelf):
    page = read(client, "/agot-ccg/pokryti/")
    assert 'href="#proved-7"' in page
    assert 'id="proved-7"' in page
    assert "7.14a" not in page, "a withdrawn rule needs no proof"
    words = text_of(page).replace("\N{NO-BREAK SPACE}", " ")
    assert "1 dokázáno" in words
    assert "1 próza" in words


@pytest.mark.parametrize("address", ["/agot-ccg/", "/agot-ccg/pokryti/"])
def test_many_situations_are_counted_in_few_questions(client, shelf, address, django_assert_max_num_queries):
    for n in range(20):
        Scenario.objects.create(
            rulebook=shelf.book, rule=shelf.rule, slug=f"s{n}", name=f"s{n}", text="x", file="a", line=n, content_hash=f"{n:064}"
        )
    with django_assert_max_num_queries(16):
        client.get(address)


def test_a_wording_says_what_it_changed(client, shelf):
    page = read(client, "/agot-ccg/7.12/")
    assert "<del>Starší</del>" in page
    assert "Co se změnilo" in page


def test_a_rule_never_shows_a_draft(client, shelf):
    assert "Tajný koncept" not in read(client, "/agot-ccg/7.12/")


def test_a_withdrawn_rule_says_so(client, shelf):
    assert "Toto pravidlo bylo zrušeno" in read(client, "/agot-ccg/7.14a/")


def test_markup_in_content_is_harmless(client, shelf):
    assert "<script>alert" not in read(client, "/agot-ccg/7.13/")


@pytest.mark.parametrize(
    "address",
    ["/neni-tu/", "/agot-ccg/9.99/", "/agot-ccg/kapitola/99/", "/agot-ccg/7.12a/", "/agot-ccg/99999.1/", "/agot-ccg/7/"],
)
def test_what_is_not_there_is_not_found(client, shelf, address):
    assert "To tu není" in read(client, address, 404)


def test_a_chapter_asks_few_questions(client, shelf, django_assert_max_num_queries):
    client.get("/agot-ccg/kapitola/7/")
    with django_assert_max_num_queries(10):
        client.get("/agot-ccg/kapitola/7/")


def test_a_rule_of_the_editors_says_so_and_bears_no_date_of_the_source(client, shelf):
    assert "Pravidlo doplnila redakce" not in client.get("/agot-ccg/7.12/").content.decode()
    shelf.rule.claims.clear()
    page = client.get("/agot-ccg/7.12/").content.decode()
    assert "Pravidlo doplnila redakce" in page
    assert "AGoT CCG\N{NO-BREAK SPACE}7.12, pravidlo redakce" in page
    assert "znění pravidla redakce, platné" in page


def test_no_text_links_to_the_page_it_stands_on(client, shelf):
    def links(page: str) -> str:
        return page.partition("<main")[2].partition("</nav>")[2].partition('<nav class="pager"')[0]

    assert 'href="/agot-ccg/karta/stit-severu/"' in links(read(client, "/agot-ccg/7.12/"))
    shelf.card.text = "Štít severu klečí."
    shelf.card.save()
    page = links(read(client, "/agot-ccg/karta/stit-severu/"))
    assert "Štít severu klečí." in page
    assert 'href="/agot-ccg/karta/stit-severu/"' not in page
    assert 'href="/agot-ccg/pojem/vyzva/"' not in links(read(client, "/agot-ccg/pojem/vyzva/"))
