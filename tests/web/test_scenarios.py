"""Situations with their verdicts."""

from html import unescape
from urllib.parse import parse_qs

import pytest
from django.utils.formats import date_format
from django.utils.timezone import localtime

from rulings.models import Scenario, Verdict
from rulings.web import share
from tests.shelf import put_book

from .pages import read, text_of
from .test_board import BATTLE


def test_situations_can_be_filtered_by_verdict(client, shelf):
    assert "tři proti třem" in read(client, "/agot-ccg/situace/?verdikt=confirmed")
    assert "tři proti třem" not in read(client, "/agot-ccg/situace/?verdikt=refuted")


@pytest.mark.parametrize(
    ("asked", "there"),
    [
        ("pravidlo=7.12", True), ("pravidlo=7.12+Při+shodě", True), ("pravidlo=7.13", False), ("kapitola=7", True),
        ("kapitola=7&verdikt=proves", True), ("verdikt=structural", False), ("verdikt=shown", False), ("verdikt=unplayed", False),
        ("karta=stit-severu", True),
    ],
)  # fmt: skip
def test_situations_can_be_narrowed(client, shelf, asked, there):
    shelf.scenario.cards.add(shelf.card)
    other = Scenario.objects.create(
        rulebook=shelf.book, rule=shelf.next_rule, slug="nula", name="nula", text="x", file="a", line=1, content_hash="n" * 64
    )
    Verdict.objects.create(scenario=other, outcome="refuted", bites=False)
    page = read(client, f"/agot-ccg/situace/?{asked}")
    assert ("tri-proti-trem" in page) is there


def test_a_list_asks_few_questions(client, shelf, django_assert_max_num_queries):
    for n in range(20):
        Scenario.objects.create(
            rulebook=shelf.book, rule=shelf.rule, slug=f"s{n}", name=f"s{n}", text="x", file="a", line=n, content_hash=f"{n:064}"
        )
    with django_assert_max_num_queries(8):
        client.get("/agot-ccg/situace/")


def test_a_situation_shows_text_verdict_trace_and_why(client, shelf):
    page = text_of(read(client, "/agot-ccg/situace/tri-proti-trem/"))
    for part in ("potvrzeno", "bez 7.12 by dopadlo jinak", "Co rozhodlo", "Průběh", "Rytíř: klečí: ne → ano", "Rytíř 3",
                 "Proč", "7.12 Při shodě vítězí útočník", "C-203", "Verze, která hrála 1.0"):  # fmt: skip
        assert part in page, part


def test_its_words_are_told_apart(client, shelf):
    page = read(client, "/agot-ccg/situace/tri-proti-trem/")
    assert "<b>Když </b>" in page
    assert "<q>&quot;Rytíř&quot;</q>" in page
    assert '<a class="cite" href="/agot-ccg/7.12/">agot-ccg 7.12</a>' in page


def test_its_sentences_are_told_in_the_words_of_players(client, shelf):
    page = read(client, "/agot-ccg/situace/tri-proti-trem/")
    assert "<q>„Rytíř“</q>" in page
    assert 'protože <a class="cite" href="/agot-ccg/7.12/">7.12</a>' in page
    assert "agot-ccg" not in text_of(page.partition('class="section source"')[0]).replace("/agot-ccg/", "")


def test_a_rule_that_did_not_decide_is_not_said_to_have_decided(client, shelf):
    address = "/agot-ccg/situace/tri-proti-trem/"
    assert "Co rozhodlo" in read(client, address)
    Verdict.objects.update(bites=False)
    page = read(client, address)
    assert "O které pravidlo jde" in page
    assert "Co rozhodlo" not in page
    Verdict.objects.update(outcome="refuted", bites=None)
    assert "Na čem to ztroskotalo" in read(client, address)


def test_a_look_ahead_is_never_told_as_if_it_had_happened(client, shelf):
    step = shelf.verdict.trace[0]
    ahead = {**step, "kind": "ahead", "text": "Porovnají se síly."}
    Verdict.objects.update(trace=[step, ahead, {**step, "kind": "expect", "text": "výzvu vyhraje Stark"}])
    page = read(client, "/agot-ccg/situace/tri-proti-trem/")
    before, _sign, after = page.rpartition('<details class="ahead">')
    assert "Porovnají se síly." in after.partition("</details>")[0]
    assert "výzvu vyhraje Stark" in after.partition("</details>")[2]
    assert "Porovnají se síly." not in before.partition('class="trace"')[2]


def test_many_rules_of_a_step_are_folded_after_those_that_matter(client, shelf):
    keys = [f"agot-ccg 9.{n}" for n in range(1, 12)]
    Verdict.objects.update(trace=[{**shelf.verdict.trace[0], "kind": "auto", "rules": [*keys, "agot-ccg 7.12"]}])
    page = read(client, "/agot-ccg/situace/tri-proti-trem/").partition('class="trace"')[2]
    chips, _sign, folded = page.partition('<details class="more">')
    assert ">7.12</a>" in chips
    assert chips.count('class="chip"') == 5
    assert folded.partition("</details>")[0].count('<a class="chip"') == 7
    assert "a 7\N{NO-BREAK SPACE}dalších" in folded


def test_it_can_be_cited(client, shelf):
    page = read(client, "/agot-ccg/situace/tri-proti-trem/")
    day = date_format(localtime(), "j. n. Y")
    address = "http://testserver/agot-ccg/situace/tri-proti-trem/"
    said = f"AGoT CCG, situace „tři proti třem“: potvrzeno, podle 7.12, hrál Arbitr 1.0 {day}: {address}"
    assert f'data-copy="{said}"' in page
    assert 'data-copy="http://testserver/agot-ccg/situace/tri-proti-trem/"' in page


def test_it_can_be_opened_on_the_table(client, shelf):
    page = read(client, "/agot-ccg/situace/tri-proti-trem/")
    address = unescape(page.partition('href="/stul/?')[2].partition('"')[0])
    asked = parse_qs(address)
    assert asked["book"] == ["agot-ccg"]
    lines = share.unpack(asked["s"][0]).splitlines()
    assert lines[0].startswith("Pokud ")
    assert not any(line.startswith(("#", "Požadavek", "Pravidlo", "Příklad:", "@", " ")) for line in lines)


def test_one_not_played_yet_says_so(client, shelf):
    Verdict.objects.all().delete()
    assert "zatím nehráno" in read(client, "/agot-ccg/situace/tri-proti-trem/")
    assert "zatím nehráno" in read(client, "/agot-ccg/situace/")


def test_one_not_played_yet_shows_what_it_begins_with(client, db):
    board = put_book("agot-board")
    board.scenario.text = BATTLE
    board.scenario.save()
    Verdict.objects.all().delete()
    page = read(client, "/agot-board/situace/tri-proti-trem/")
    assert page.count('<svg class="board"') == 1
    assert "2\N{NO-BREAK SPACE}pěšáci" in page
    assert "zatím nehráno" in page


def test_an_undecided_one_points_at_the_line(client, shelf):
    Verdict.objects.update(outcome="undecided", reason="Nerozumím větě.", reason_line=6, bites=None)
    page = read(client, "/agot-ccg/situace/tri-proti-trem/")
    assert '<a href="#r6">' in page
    assert "Nerozumím větě." in page
    assert "line-bad" in page
