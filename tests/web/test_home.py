"""The first page."""

from .pages import read, text_of


def test_it_lists_the_books_with_what_they_hold(client, shelf):
    page = text_of(read(client, "/"))
    assert "Zkušební pravidla" in page
    assert "3 pravidla" in page
    assert "1 výklad " in page, "a draft is not counted"


def test_it_has_one_search_field(client, shelf):
    assert read(client, "/").count('type="search"') == 1


def test_it_says_when_there_is_no_book(client, db):
    assert "Zatím není načtena žádná kniha" in read(client, "/")


def test_a_reader_gets_no_cookie(client, shelf):
    assert not client.get("/").cookies


def test_it_asks_few_questions(client, shelf, django_assert_max_num_queries):
    with django_assert_max_num_queries(2):
        client.get("/")


def test_an_unchanged_page_is_not_sent_again(client, shelf):
    tag = client.get("/")["ETag"]
    assert client.get("/", headers={"if-none-match": tag}).status_code == 304
