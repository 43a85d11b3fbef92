"""The vocabulary documents itself."""

from rulings import table as desk

from .pages import read, text_of


def test_the_games_are_listed(client, shelf):
    for slug in desk.table_games():
        assert f"/slovnik/{slug}/" in read(client, "/slovnik/")


def test_every_sentence_is_there_with_its_example(client, shelf):
    for game in desk.table_games():
        page = text_of(read(client, f"/slovnik/{game}/"))
        for group in desk.table_vocabulary(game):
            assert all(" ".join(one["example"].split()) in page for one in group["patterns"])


def test_an_unknown_game_is_not_found(client, shelf):
    read(client, "/slovnik/mariáš/", 404)
