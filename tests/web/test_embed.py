"""A rule or a ruling on somebody else's page: the card, and oEmbed that leads to it."""

import re
from html import unescape

import pytest

from .pages import read, text_of

RULE, RULING = "/agot-ccg/7.12/", "/agot-ccg/vyklad/shoda-nula/"


@pytest.mark.parametrize(("page", "said"), [(RULE, "Při shodě vítězí útočník"), (RULING, "")])
def test_a_card_may_stand_anywhere_and_do_nothing(client, shelf, page, said):
    response = client.get(f"{page}karta/")
    assert said in text_of(response.content.decode())
    policy = response["Content-Security-Policy"]
    assert "frame-ancestors *" in policy
    assert "script-src" not in policy
    assert "default-src 'none'" in policy
    assert "X-Frame-Options" not in response
    assert response["Cross-Origin-Resource-Policy"] == "cross-origin"
    body = response.content.decode()
    assert "<script" not in body
    assert f'<a href="{page}"' in body
    assert '<base target="_blank">' in body


def test_no_other_page_may_stand_in_a_frame(client, shelf):
    for page in (RULE, RULING, "/", "/api/v1/docs/", "/api/v1/redoc/", "/stul/", "/oembed.json?url=x", "/zmeny.atom"):
        response = client.get(page)
        assert "frame-ancestors 'none'" in response["Content-Security-Policy"], page
        assert response["X-Frame-Options"] == "DENY", page


def test_a_draft_has_no_card(client, shelf):
    assert client.get("/agot-ccg/vyklad/koncept/karta/").status_code == 404


@pytest.mark.parametrize("page", [RULE, RULING])
def test_the_page_says_where_its_card_is_found(client, shelf, page):
    found = re.search(r'type="application/json\+oembed"[^>]* href="([^"]+)"', read(client, page))
    told = client.get(unescape(found[1])).json()
    assert (told["version"], told["type"]) == ("1.0", "rich")
    assert told["title"]
    source = re.search(r'src="([^"]+)"', told["html"])[1]
    assert source.endswith(f"{page}karta/")
    assert client.get(source).status_code == 200


def test_oembed_keeps_to_the_size_that_is_asked(client, shelf):
    def told(**asked):
        response = client.get("/oembed.json", {"url": f"http://testserver{RULE}", **asked})
        assert response["Access-Control-Allow-Origin"] == "*"
        body = response.json()
        assert f'width="{body["width"]}" height="{body["height"]}"' in body["html"]
        return body["width"], body["height"]

    assert told() == (600, 320)
    assert told(maxwidth="400", maxheight="200") == (400, 200)
    assert told(maxwidth="9000", maxheight="9000") == (600, 320)
    assert told(maxwidth="1", maxheight="x") == (240, 320)


@pytest.mark.parametrize(
    "url",
    ["", "x", "http://[", "http://elsewhere.example/agot-ccg/7.12/", "http://testserver/", "http://testserver/agot-ccg/99.9/",
     "http://testserver/agot-ccg/", "javascript:alert(1)", "http://testserver/agot-ccg/vyklad/koncept/", "http://testserver/neni/%00/"],
)  # fmt: skip
def test_oembed_knows_only_pages_of_ours_that_have_a_card(client, shelf, url):
    assert client.get("/oembed.json", {"url": url}).status_code == 404


def test_oembed_speaks_json_alone(client, shelf):
    assert client.get("/oembed.json", {"url": f"http://testserver{RULE}", "format": "xml"}).status_code == 501


def test_what_a_title_says_stays_text(client, shelf):
    shelf.rule.title = '"><script>alert(1)</script>'
    shelf.rule.save()
    told = client.get("/oembed.json", {"url": f"http://testserver{RULE}"}).json()
    assert "<script" not in told["html"]
    assert "<script" not in client.get(f"{RULE}karta/").content.decode()
