"""What a person sees when something goes wrong."""

import pytest
from django.test import Client

from rulings import selectors

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
