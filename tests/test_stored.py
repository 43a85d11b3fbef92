"""Stored bytes: made once for a state of the content, handed out whole, never of another state."""

import gzip
from io import BytesIO

import pytest

from rulings import languages, stored
from rulings.stored import Stored

LONG = b"slovo " * 500


class Application:
    """Counts how often it was asked, and answers by the address."""

    def __init__(self):
        self.asked: list[dict] = []
        self.status, self.headers, self.body = "200 OK", [("Content-Type", "text/plain"), ("ETag", '"old"')], LONG

    def __call__(self, environ, start_response):
        self.asked.append(environ)
        start_response(self.status, self.headers)
        return [self.body]


class Place:
    """A stored application whose content changes when told."""

    def __init__(self, folder):
        self.inner, self.stamp, self.folder = Application(), "one", folder
        self.site = self.again()

    def again(self) -> Stored:
        """Another process over the same folder."""
        return Stored(self.inner, self.tell, self.folder, ("/never",))

    def tell(self) -> str:
        if isinstance(self.stamp, Exception):
            raise self.stamp
        return self.stamp

    def get(self, path="/a/", method="GET", site=None, **headers):
        environ = {"REQUEST_METHOD": method, "PATH_INFO": path, "HTTP_HOST": "x", "wsgi.url_scheme": "http", **headers}
        environ["wsgi.input"] = BytesIO()
        said = {}

        def start(status, pairs, *more):
            said.update(status=int(status[:3]), headers=dict(pairs))

        said["body"] = b"".join((site or self.site)(environ, start))
        return said


@pytest.fixture
def place(tmp_path, monkeypatch):
    monkeypatch.setattr(stored, "LOOK_EVERY", 0)
    return Place(tmp_path / "pages")


def test_it_is_made_once(place):
    first, second = place.get(), place.get()
    assert first == second
    assert first["body"] == LONG
    assert first["headers"]["ETag"] != '"old"'
    assert first["headers"]["Content-Length"] == str(len(LONG))
    assert len(place.inner.asked) == 1


def test_it_is_made_once_for_all_processes_and_outlives_them(place):
    place.get()
    assert place.get(site=place.again())["body"] == LONG
    assert len(place.inner.asked) == 1


def test_changed_content_is_shown_at_once(place):
    before = place.get()
    place.stamp, place.inner.body = "two", b"jinak"
    after = place.get()
    assert after["body"] == b"jinak"
    assert after["headers"]["ETag"] != before["headers"]["ETag"]


def test_what_was_made_while_the_content_changed_is_not_stored(place):
    def change(environ, start):
        place.stamp = "two"
        return place.inner(environ, start)

    place.site.application = change
    place.get()
    place.site.application = place.inner
    place.get()
    assert len(place.inner.asked) == 2


@pytest.mark.parametrize("asked", ["{etag}", "W/{etag}", '"x", {etag}', "*"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_what_the_reader_has_is_not_sent_again(place, asked, method):
    etag = place.get()["headers"]["ETag"]
    answer = place.get(method=method, HTTP_IF_NONE_MATCH=asked.format(etag=etag))
    assert (answer["status"], answer["body"]) == (304, b"")
    assert answer["headers"]["ETag"] == etag
    assert "Content-Length" not in answer["headers"]
    assert place.get(HTTP_IF_NONE_MATCH='"other"')["status"] == 200


def test_zipped_bytes_have_an_etag_of_their_own(place):
    plain = place.get()
    for _ in range(2):
        zipped = place.get(HTTP_ACCEPT_ENCODING="br, gzip")
        assert zipped["headers"]["Content-Encoding"] == "gzip"
        assert gzip.decompress(zipped["body"]) == LONG
        assert zipped["headers"]["ETag"] != plain["headers"]["ETag"]
        assert zipped["headers"]["Vary"] == "Accept-Encoding"
    assert len(place.inner.asked) == 1


def test_head_has_the_headers_of_get_and_no_body(place):
    head, get = place.get(method="HEAD"), place.get()
    assert head["headers"] == get["headers"]
    assert head["body"] == b""


def test_who_makes_it_sees_neither_cookies_nor_conditions(place):
    place.get(HTTP_COOKIE="a=b", HTTP_IF_NONE_MATCH='"old"', HTTP_ACCEPT_ENCODING="gzip", method="HEAD")
    [seen] = place.inner.asked
    assert not {"HTTP_COOKIE", "HTTP_IF_NONE_MATCH", "HTTP_ACCEPT_ENCODING"} & set(seen)
    assert seen["REQUEST_METHOD"] == "GET"


@pytest.mark.parametrize(
    ("status", "header"),
    [("404 Not Found", ("A", "b")), ("302 Found", ("Location", "/")), ("200 OK", ("Set-Cookie", "a=b")),
     ("200 OK", ("Vary", "Accept, Cookie")), ("200 OK", ("Cache-Control", "no-store")), ("503 X", ("A", "b"))],
)  # fmt: skip
def test_what_is_not_for_everybody_is_not_stored(place, status, header):
    place.inner.status, place.inner.headers = status, [header]
    for _ in range(2):
        assert place.get()["status"] == int(status[:3])
    assert place.get(method="HEAD")["body"] == b""
    assert len(place.inner.asked) == 3


@pytest.mark.parametrize(
    "asked",
    [{"path": "/never/x"}, {"method": "POST"}, {"path": "/api/x", "HTTP_ACCEPT": "application/xml"}],
)  # fmt: skip
def test_what_is_never_stored_is_asked_as_it_came(place, asked):
    place.get(**asked, HTTP_COOKIE="a=b")
    place.get(**asked, HTTP_COOKIE="a=b")
    assert [seen["HTTP_COOKIE"] for seen in place.inner.asked] == ["a=b"] * 2


def test_addresses_hosts_and_questions_are_kept_apart(place):
    place.get()
    for other in ({"path": "/b/"}, {"HTTP_HOST": "y"}, {"QUERY_STRING": "q=1"}, {"HTTP_X_FORWARDED_PROTO": "https"}):
        place.get(**other)
        place.get(**other)
    assert len(place.inner.asked) == 5


def test_questions_fill_no_disk(place):
    for number in range(5):
        place.get(QUERY_STRING=f"q={number}")
    assert not [path for path in place.folder.rglob("*") if path.is_file() and path.name != "current"]


def test_a_broken_database_keeps_nobody_from_what_is_stored(place):
    place.get()
    place.stamp = RuntimeError("database disk image is malformed")
    assert place.get()["body"] == LONG
    assert place.get(site=place.again())["body"] == LONG, "a process that begins now reads what others left"
    assert len(place.inner.asked) == 1
    place.get("/b/")
    assert not any(place.site.shelf()._path(key).exists() for key in ("http\nx\n/b/\n",)), "of an unknown state nothing is kept"


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\0" * 400])
def test_damaged_bytes_are_made_again(place, damage):
    place.get()
    for path in place.folder.rglob("*"):
        if path.is_file() and path.name != "current":
            path.write_bytes(damage)
    assert place.get(site=place.again())["body"] == LONG
    assert len(place.inner.asked) == 2


def test_memory_has_an_end(place, monkeypatch):
    monkeypatch.setattr(stored, "MEMORY", 20_000)
    for number in range(50):
        place.get(f"/{number}/")
    shelf = place.site.shelf()
    assert shelf._size <= 20_000
    assert shelf._size == sum(size for _plain, _zipped, size in shelf._at_hand.values())


def test_a_long_answer_is_sent_and_not_stored(place, monkeypatch):
    monkeypatch.setattr(stored, "LONGEST", 100)
    assert place.get()["body"] == LONG
    place.get()
    assert len(place.inner.asked) == 2


def test_a_folder_that_cannot_be_made_stops_nobody(tmp_path, monkeypatch):
    monkeypatch.setattr(stored, "LOOK_EVERY", 0)
    (tmp_path / "pages").write_text("a file")
    place = Place(tmp_path / "pages")
    assert place.get()["body"] == place.get()["body"] == LONG
    assert len(place.inner.asked) == 1


def test_older_states_are_swept_but_the_last_one(place):
    for stamp in ("one", "two", "three"):
        place.stamp = stamp
        place.get()
    assert sorted(path.name for path in place.folder.iterdir() if path.is_dir()) == ["three", "two"]


def test_answers_that_differ_by_language_are_kept_apart(tmp_path, monkeypatch):
    monkeypatch.setattr(stored, "LOOK_EVERY", 0)
    place = Place(tmp_path / "pages")
    place.site = Stored(place.inner, place.tell, place.folder, (), languages.of_environ)
    api, page = {"path": "/api/v1/rules/"}, {"path": "/agot-ccg/"}
    for language in ("cs", "en", "en-GB, cs;q=0.2"):
        place.get(**api, HTTP_ACCEPT_LANGUAGE=language)
        place.get(**page, HTTP_ACCEPT_LANGUAGE=language)
    place.get(path="/en/agot-ccg/")
    assert len(place.inner.asked) == 4, "two languages of the API, and two addresses of the page"
