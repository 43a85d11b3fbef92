"""The map of linked cards: drawn before and after the moves of a situation, with a table that says the same."""

from rulings.web import locations

from .pages import played

TEXT = """# language: cs
Požadavek: Zkouška
  Pravidlo: tainted-grail 6.4
    Příklad: cesta
      Pokud je hlavní část dne
      A v 1. řadě mapy leží lokace 101, prázdno a 103
      A v 2. řadě mapy leží lokace 104
      A lokace 101 je propojena s lokací 104
      A v lokaci 101 stojí menhir s mincí 3
      A v lokaci 103 je strážce "Medvěd"
      A v lokaci 104 je symbol snu
      A Beor je v lokaci 101
      Když Beor cestuje do lokace 104 za 1 bod výdrže
      Pak Beor je v lokaci 104
"""


def test_the_table_draws_the_map_before_and_after(client, shelf):
    page = played(client, TEXT)
    assert "<title>Lokace 101: Beor; menhir: 3</title>" in page
    assert "<title>Lokace 101: menhir: 3</title>" in page
    assert "<title>Lokace 104: Beor; symbol snu</title>" in page
    assert "<title>Lokace 103: strážce Medvěd</title>" in page
    assert "<td>Beor; symbol snu</td><td>101</td>" in page


def test_an_encounter_that_begins_on_the_way_is_drawn_as_a_row(client, shelf):
    text = TEXT.replace("do lokace 104 za", "do lokace 103 za").replace("Beor je v lokaci 104", "Beor je ve střetnutí")
    page = played(client, text)
    assert "<b>Medvěd</b>" in page


def test_a_long_line_is_broken_on_the_card_and_whole_in_its_title():
    line = "místní akce: pokrmy +1 a zkušenosti +1"
    [card] = locations.drawn({"locations": [place(7, (2, 1), [line])], "facts": []})["cards"]
    assert (card["left"], card["top"]) == (locations.TOP, locations.TOP)
    texts = [text["text"] for text in card["texts"]]
    assert " ".join(texts) == line
    assert max(map(len, texts)) <= locations.LONGEST
    assert card["said"] == line


def test_what_does_not_fit_is_said_to_be_there():
    [card] = locations.drawn({"locations": [place(7, (1, 1), ["mince času: 1"] * 9)], "facts": []})["cards"]
    assert len(card["texts"]) == locations.MOST_LINES + 1
    assert card["texts"][-1]["text"] == "…"


def test_roads_join_neighbours_and_others_are_said_on_the_card():
    near, far = place(1, (1, 1), joined=[2, 3]), place(3, (1, 3), joined=[1])
    chart = locations.drawn({"locations": [near, place(2, (1, 2), joined=[1]), far], "facts": []})
    assert len(chart["roads"]) == 1
    assert [text["text"] for text in chart["cards"][0]["texts"]] == ["cesta do 3"]
    assert [text["text"] for text in chart["cards"][2]["texts"]] == ["cesta do 1"]


def place(number, at, lines=(), joined=()):
    row, column = at
    bare = {"characters": [], "guardians": [], "lit": False}
    return {"number": number, "row": row, "column": column, "lines": list(lines), "joined": list(joined), **bare}
