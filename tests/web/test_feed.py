"""The feed of changes (Atom)."""

from xml.etree import ElementTree

from django.utils.dateparse import parse_datetime

from rulings.models import RuleVersion, Ruling

from .pages import read

ATOM = "{http://www.w3.org/2005/Atom}"


def entries(client, address="/zmeny.atom"):
    response = client.get(address)
    assert response.status_code == 200
    assert response["Content-Type"] == "application/atom+xml; charset=utf-8"
    root = ElementTree.fromstring(response.content)
    assert root.tag == f"{ATOM}feed"
    assert root.find(f"{ATOM}id").text == f"http://testserver{address}"
    assert parse_datetime(root.find(f"{ATOM}updated").text)
    return root.findall(f"{ATOM}entry")


def test_wordings_and_rulings_are_told_the_newest_first_each_with_an_id_of_its_own(client, shelf):
    found = entries(client)
    days = [one.find(f"{ATOM}updated").text for one in found]
    assert days == sorted(days, reverse=True)
    ids = [one.find(f"{ATOM}id").text for one in found]
    assert len(set(ids)) == len(ids) > 2
    links = {one.find(f"{ATOM}link").get("href") for one in found}
    assert "http://testserver/agot-ccg/7.12/" in links
    assert "http://testserver/agot-ccg/vyklad/shoda-nula/" in links
    assert not any("koncept" in link for link in links), "a draft is nobody's news"
    for link in links:
        assert client.get(link).status_code == 200


def test_a_book_has_a_feed_of_its_own(client, shelf):
    assert len(entries(client, "/agot-ccg/zmeny.atom")) == len(entries(client))
    assert client.get("/neni-tu/zmeny.atom").status_code == 404


def test_the_same_content_gives_the_same_bytes_even_when_there_is_none(client, db):
    first = client.get("/zmeny.atom").content
    assert first == client.get("/zmeny.atom").content
    assert b"<updated>2000-01-01T00:00:00+00:00</updated>" in first


def test_a_feed_is_bounded(client, shelf, monkeypatch):
    monkeypatch.setattr("rulings.web.views.feeds.SHOWN", 1)
    assert RuleVersion.objects.count() + Ruling.objects.count() > 1
    assert len(entries(client)) == 1


def test_every_page_says_where_the_feed_is(client, shelf):
    assert 'type="application/atom+xml"' in read(client, "/agot-ccg/7.12/")
