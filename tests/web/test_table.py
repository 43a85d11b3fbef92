"""The table."""

import pytest

from rulings import table as desk
from rulings.thinking import door
from rulings.web import share
from tests.shelf import TEXT

from .pages import read, text_of

BAD = TEXT.replace("vyhraje Stark", "vyhraje Lannister")
ODD = TEXT.replace("A Lannister brání", "A Lannister tančí")


def play(client, text, **asked):
    """Type a text, press the button, follow where it leads."""
    response = client.post("/stul/", {"text": text, **asked}, follow=True)
    return response.status_code, response.content.decode()


def test_it_offers_an_example_and_the_vocabulary(client, shelf):
    page = read(client, "/stul/")
    assert "Pokud Stark má ve hře postavu" in page
    assert "data-insert" in page


def test_playing_leads_to_a_link_that_can_be_shared(client, shelf):
    response = client.post("/stul/", {"text": TEXT})
    assert response.status_code == 303
    assert response["Location"].startswith("/stul/?s=1")
    assert len(response["Location"]) < 2000
    assert "potvrzeno" in read(client, response["Location"])


def test_the_verdict_comes_with_trace_and_legal_moves(client, shelf):
    _status, page = play(client, TEXT)
    assert "Průběh" in page
    assert "Co teď smí" in page


def test_why_is_told_when_asked(client, shelf):
    _status, page = play(client, TEXT, why="1")
    assert "bez AGoT CCG 7.12 by dopadlo jinak" in text_of(page)


def test_a_wrong_expectation_is_refuted(client, shelf):
    _status, page = play(client, BAD)
    assert "vyvráceno" in page


def test_an_unknown_sentence_is_undecided_with_its_line(client, shelf):
    _status, page = play(client, ODD)
    assert "nelze rozhodnout" in page
    assert "#r9" in page


def test_a_link_may_carry_the_text_itself(client, shelf):
    assert "potvrzeno" in client.get("/stul/", {"text": TEXT}).content.decode()


@pytest.mark.parametrize("text", ["", "   \n", "ahoj", "\x00", "Pak\x07", "<script>alert(1)</script>", "🐉" * 50, "A " * 9000])
def test_whatever_is_typed_gets_a_page(client, shelf, text):
    status, page = play(client, text)
    assert status in (200, 400)
    assert "<script>alert" not in page
    assert "<textarea" in page


def test_a_text_that_is_too_long_is_refused_and_kept(client, shelf):
    status, page = play(client, "x" * (desk.LONGEST_TEXT + 1))
    assert status == 400
    assert "nejvýš jich smí být 20000" in page.replace("\xa0", "")
    assert "xxxx" in page


def test_a_body_that_is_too_large_is_refused(client, shelf):
    response = client.post("/stul/", {"text": "x" * 600_000})
    assert response.status_code in (400, 413)


@pytest.mark.parametrize("link", ["1", "2abc", "1!!!", "1AAAA", "x", "1" + "A" * 3000, "%00", "1ř"])
def test_a_broken_link_says_so(client, shelf, link):
    page = read(client, f"/stul/?s={link}", 400)
    assert "Odkaz je neúplný" in page


def test_a_long_text_is_played_without_a_link(client, shelf, monkeypatch):
    monkeypatch.setattr(share, "LONGEST_LINK", 10)
    response = client.post("/stul/", {"text": TEXT})
    assert response.status_code == 200
    assert "potvrzeno" in response.content.decode()


def test_an_unknown_edition_is_answered(client, shelf):
    status, page = play(client, TEXT, edition="neni-tu")
    assert status == 200
    assert "verdict-word" in page


def test_too_many_plays_in_a_minute_are_put_off_and_the_text_is_kept(client, shelf, settings):
    settings.RATES = {"check": 0}
    status, page = play(client, TEXT)
    assert status == 429
    assert "Zkuste to znovu za" in page
    assert "Pokud Stark má ve hře postavu" in page


@pytest.mark.parametrize(
    ("fault", "status", "said"),
    [
        (door.ShareUsed(7), 429, "Několik vašich situací se ještě hraje. Zkuste to znovu za 7 s."),
        (door.Busy(9), 503, "Právě se hraje příliš mnoho situací. Zkuste to znovu za 9 s."),
        (door.TooHeavy("memory"), 422, "Na tuto situaci nestačí, co jedna smí spotřebovat."),
    ],
)
def test_what_cannot_be_played_now_keeps_its_text_and_says_when(client, shelf, monkeypatch, fault, status, said):
    def refuse(*args, **names):
        raise fault

    monkeypatch.setattr(desk, "play", refuse)
    response = client.get("/stul/", {"text": TEXT})
    assert response.status_code == status
    assert said in response.content.decode()
    assert "Pokud Stark má ve hře postavu" in response.content.decode()
    assert response.headers.get("Retry-After", "") == (str(fault.wait) if isinstance(fault, door.Refused) else "")


@pytest.mark.parametrize("kind", ["image", "script", "object"])
def test_a_page_of_somebody_else_cannot_have_its_readers_play(client, shelf, kind):
    response = client.get("/stul/", {"text": TEXT}, headers={"Sec-Fetch-Dest": kind})
    assert response.status_code == 403
    assert "až když si o ni řeknete sami" in response.content.decode()
