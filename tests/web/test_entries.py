"""Terms, cards and rulings."""

import pytest

from rulings.models import Rulebook, Ruling

from .pages import read, text_of


def test_terms_stand_under_their_letters(client, shelf):
    page = read(client, "/pojmy/")
    assert '<h2 class="letter" id="V">V</h2>' in page
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
    for part in ("unikátní postava · Stark · Knight", "cena 3", "síla 4", "vojenská ikona", "Renown"):
        assert part in page, part
    assert "příjem 0" not in page, "a bonus of nought is not printed"


def test_rulings_are_listed_without_drafts(client, shelf):
    page = read(client, "/agot-ccg/vyklady/")
    assert "Vyhraje někdo při nule?" in page
    assert "Tajný koncept" not in page


def test_a_ruling_shows_its_proof_source_and_rules(client, shelf):
    page = text_of(read(client, "/agot-ccg/vyklad/shoda-nula/"))
    for part in ("platí", "oficiální", "27. 7. 2004", "Redakce", "tři proti třem", "potvrzeno", "7.12"):
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
