"""What a page tells those who do not read it: browsers that install it, engines that search, sites that link."""

import datetime
import gzip
import json
import re

import pytest
from django.test import Client

from rulings.web import linked

from .pages import read


def _told(client: Client, address: str) -> str:
    """What is said at an address that is no page."""
    response = client.get(address)
    assert response.status_code == 200, address
    return response.content.decode()


def _linked(page: str) -> dict:
    return json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page)[1])


def test_a_rule_has_one_address_whatever_is_asked_of_it(client, shelf):
    page = read(client, "/agot-ccg/7.12/?odkud=jinud")
    assert '<link rel="canonical" href="http://testserver/agot-ccg/7.12/">' in page
    assert '<meta property="og:url" content="http://testserver/agot-ccg/7.12/">' in page


def test_a_shared_link_shows_title_and_sentence_of_the_page(client, shelf):
    page = read(client, "/agot-ccg/7.12/")
    title = re.search(r"<title>(.*?)</title>", page)[1]
    assert f'<meta property="og:title" content="{title}">' in page
    assert re.search(r'<meta property="og:description" content="[^"]{20,}">', page)


def test_a_rule_a_ruling_a_term_and_the_site_say_what_they_are(client, shelf):
    kinds = {address: _linked(read(client, address)) for address in (
        "/", "/agot-ccg/7.12/", "/agot-ccg/vyklad/shoda-nula/", "/agot-ccg/pojem/vyzva/")}  # fmt: skip
    assert [told["@type"] for told in kinds.values()] == ["WebSite", "CreativeWork", "QAPage", "DefinedTerm"]
    assert kinds["/agot-ccg/7.12/"]["position"] == "7.12"
    assert kinds["/agot-ccg/vyklad/shoda-nula/"]["mainEntity"]["acceptedAnswer"]["text"]


def test_what_is_nothing_of_these_is_not_taken_for_the_site(shelf):
    with pytest.raises(AssertionError):
        linked.data(shelf.card, str)


def test_a_text_cannot_end_the_script_it_stands_in(client, shelf):
    shelf.rule.text = "</script><b>&"
    shelf.rule.save()
    page = read(client, f"/agot-ccg/{shelf.rule.number}/")
    assert _linked(page)["text"] == "</script><b>&"


def test_the_map_of_the_site_names_every_page_once_and_all_are_alive(client, shelf):
    index = _told(client, "/sitemap.xml")
    maps = re.findall(r"<loc>http://testserver(/sitemap-[a-z]+\.xml)</loc>", index)
    pages = [page for one in maps for page in re.findall(r"<loc>http://testserver([^<]*)</loc>", _told(client, one))]
    assert len(pages) == len(set(pages)) > 10
    assert "/agot-ccg/7.12/" in pages
    for page in pages:
        assert client.get(page).status_code == 200, page


def test_what_is_no_section_of_the_map_is_404(client, shelf):
    assert client.get("/sitemap-nic.xml").status_code == 404


def test_programs_find_the_map_and_the_icon_by_custom(client, shelf):
    assert "Sitemap: http://testserver/sitemap.xml" in _told(client, "/robots.txt")
    assert client.get("/favicon.ico")["Location"].endswith(".ico")


def test_the_site_can_be_installed(client, shelf):
    told = json.loads(_told(client, "/manifest.webmanifest"))
    assert told["start_url"] == "/"
    assert told["display"] == "standalone"
    assert {icon["sizes"] for icon in told["icons"]} >= {"192x192", "512x512"}


def test_a_book_kept_for_later_holds_every_rule_ruling_term_and_card(client, shelf):
    told = json.loads(_told(client, "/bez-site/agot-ccg.json"))
    kinds = {entry["kind"] for entry in told["entries"]}
    assert kinds == {"rule", "ruling", "term", "card"}
    for entry in told["entries"]:
        assert client.get(entry["url"]).status_code == 200
        assert entry["title"]


def test_a_draft_is_neither_kept_nor_on_the_map(client, shelf):
    shelf.ruling.status = "draft"
    shelf.ruling.save()
    assert "vyklad" not in _told(client, "/sitemap-ruling.xml")
    assert "/vyklad/" not in _told(client, "/bez-site/agot-ccg.json")


def test_the_worker_names_this_state_of_the_content_and_keeps_all_books(client, shelf):
    script = _told(client, "/sw.js")
    told = json.loads(re.search(r"self\.ARBITR = (.*);", script)[1])
    assert told["stamp"]
    assert "/bez-site/agot-ccg.json" in told["books"]
    assert client.get("/sw.js")["Content-Type"].startswith("text/javascript")


def test_the_worker_stays_as_it_is_while_situations_are_played(client, shelf):
    """Else every page of a site that is proving would fetch all that is kept once more."""
    before = _told(client, "/sw.js")
    shelf.verdict.outcome = "refuted"
    shelf.verdict.made += datetime.timedelta(seconds=5)
    shelf.verdict.save()
    assert _told(client, "/sw.js") == before
    shelf.book.content_hash = "jiný"
    shelf.book.save()
    assert _told(client, "/sw.js") != before


def _collected(settings, folder) -> str:
    """The one sheet of all pages as it is served."""
    from django.contrib.staticfiles.storage import staticfiles_storage

    from rulings.config.static import collect

    settings.STATIC_ROOT = folder
    settings.STORAGES = {**settings.STORAGES, "staticfiles": {"BACKEND": "rulings.config.static.Storage"}}
    collect()
    return (folder / staticfiles_storage.stored_name("rulings/css/site.css")).read_text()


def test_the_sheets_stand_in_one_file_when_they_are_collected(settings, tmp_path):
    whole = _collected(settings, tmp_path)
    assert "@import" not in whole
    assert "--paper" in whole
    assert "@media print{" in whole
    assert re.search(r"fonts/arbitr-serif-normal\.\w+\.woff2", whole)


def test_what_no_page_asks_for_is_not_collected(settings, tmp_path):
    _collected(settings, tmp_path)
    swagger = tmp_path / "drf_spectacular_sidecar" / "swagger-ui-dist"
    assert (swagger / "swagger-ui-bundle.js").is_file()
    assert not list(tmp_path.rglob("*.map*"))
    assert not (tmp_path / "rest_framework").exists()


def test_each_content_is_compressed_once_and_whole_under_all_its_names(settings, tmp_path, monkeypatch):
    from whitenoise.compress import Compressor

    seen = []
    pack = Compressor.compress_gzip
    monkeypatch.setattr(Compressor, "compress_gzip", staticmethod(lambda data: seen.append(data) or pack(data)))
    _collected(settings, tmp_path)
    assert seen
    assert len(seen) == len(set(seen))
    packed = list(tmp_path.rglob("*.gz"))
    assert len(packed) > len(seen)
    assert all(gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes() for path in packed)


def test_what_was_collected_before_is_no_source_of_what_is_served(settings, tmp_path):
    whole = _collected(settings, tmp_path)
    (tmp_path / "rulings/css/site.css").write_text("body { color: red }")
    assert _collected(settings, tmp_path) == whole


def test_scripts_are_served_without_what_they_say_to_their_authors(settings, tmp_path):
    _collected(settings, tmp_path)
    served = next((tmp_path / "rulings" / "js").glob("site.*.js")).read_text()
    assert "addEventListener" in served
    assert not re.search(r"^\s*//", served, re.MULTILINE)
