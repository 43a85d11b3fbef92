"""What a person sees when something goes wrong."""

import pytest
from django.test import Client, RequestFactory

from rulings import selectors
from rulings.config.errors import forbidden

from .pages import read


def test_a_wrong_method_is_told_in_czech(client, shelf):
    response = client.post("/agot-ccg/7.12/")
    assert response.status_code == 405
    assert response["Allow"] == "GET, HEAD"
    assert "Takhle ne" in response.content.decode()


def test_a_broken_page_shows_no_traceback(shelf, monkeypatch):
    def fall():
        raise RuntimeError("tajemství")

    monkeypatch.setattr(selectors, "rulebook_list", fall)
    response = Client(raise_request_exception=False).get("/")
    assert response.status_code == 500
    assert "Něco se nám rozbilo" in response.content.decode()
    assert "tajemství" not in response.content.decode()


def test_a_strange_host_is_refused_in_czech(client, settings, db):
    settings.ALLOWED_HOSTS = ["localhost"]
    response = client.get("/", headers={"host": "zly.example"})
    assert response.status_code == 400
    assert "Tomu nerozumím" in response.content.decode()


@pytest.mark.parametrize("address", ["/wp-admin/", "/agot-ccg/nic/", "/%ff%fe/", "/..%2f/", "/" + "a" * 3_000])
def test_any_other_address_is_not_found(client, db, address):
    assert "To tu není" in read(client, address, 404)


def _wrong(client: Client, status: int, monkeypatch, settings) -> str:
    """A page of a status, however it comes about."""
    if status == 400:
        settings.ALLOWED_HOSTS = ["localhost"]
        answer = client.get("/pojmy/", headers={"host": "zly.example"})
    elif status == 403:
        answer = forbidden(RequestFactory().post("/stul/navrh/"))
    elif status == 405:
        answer = client.post("/pojmy/")
    elif status == 500:
        monkeypatch.setattr(selectors, "rulebook_list", lambda: 1 / 0)
        answer = Client(raise_request_exception=False).get("/")
    else:
        answer = client.get("/neni-tu/?q=1")
    assert answer.status_code == status
    return answer.content.decode()


@pytest.mark.parametrize(
    ("status", "other"),
    [(400, "/en/pojmy/"), (403, "/en/stul/navrh/"), (404, "/en/neni-tu/?q=1"), (405, "/en/pojmy/"), (500, "/en/")],
)
def test_every_such_page_has_the_foot_of_the_others_and_leads_to_the_other_language(
    client, shelf, monkeypatch, settings, status, other
):
    page = _wrong(client, status, monkeypatch, settings)
    assert 'class="site-footer"' in page
    assert 'href="/slovnik/"' in page.split("<footer")[1]
    assert f'href="{other}" hreflang="en"' in page


def test_such_a_page_in_english_leads_back(client, db):
    page = read(client, "/en/neni-tu/", 404)
    assert 'href="/neni-tu/" hreflang="cs"' in page
    assert 'href="/en/slovnik/"' in page.split("<footer")[1]


def test_an_address_that_is_too_long_is_not_said_again(client, db):
    page = client.get("/" + "a" * 3_000).content.decode()
    assert 'href="/en/" hreflang="en"' in page
    assert "aaaaaaaaaa" not in page


def test_what_stands_in_an_address_is_only_text(client, db):
    assert '"><b>' not in read(client, "/neni-tu/%22%3E%3Cb%3E/?q=%22><b>", 404)
