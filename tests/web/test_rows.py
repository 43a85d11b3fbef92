"""Cards in a row: the picture of linked cards, before and after the moves of a situation."""

from rulings.web import rows

from .pages import played, text_of

TEXT = """# language: cs
Požadavek: Zkouška
  Pravidlo: tainted-grail 15.10
    Příklad: dvě karty
      Pokud probíhá bojové střetnutí "Vlk"
      A střetnutí má cílovou hodnotu 6
      A střetnutí má v 1. řadě zámek agresivity 1
      A Beor má agresivitu 1
      A Beor má ve sledu kartu "Postoj"
      A karta "Postoj" je pasivní
      A karta "Postoj" má v 1. řadě zámek agresivity 1
      A na kartě "Postoj" leží 2 náboje
      A Beor má v ruce karty "Útok" a "Krok"
      A karta "Útok" má v 1. řadě bonus 2 ukazatele
      Když aktivuje se Beor
      A Beor vyloží "Útok"
      Pak bojová bilance je 2
"""


def test_the_table_draws_the_row_before_and_after(client, shelf):
    page = played(client, TEXT)
    words = " ".join(text_of(page).split())
    assert "Postoj Beor" in words
    assert "náboje: 2 pasivní" in words
    assert "agresivita 1 → 2 ukazatele : propojený" in words
    assert "2 z 6" in words
    assert "Beor (aktivní)" in page


def test_a_covered_card_says_so_and_the_last_one_what_waits_on_its_edge():
    card = {"title": "Postoj", "lines": [], "covered": False, "open": ["agresivita 1", ""]}
    told = rows.told({"row": [card, {**card, "open": ["", "čáry"]}], "joins": [[]], "facts": [], "party": []})
    assert [one.get("waiting") for one in told["cards"]] == [None, ["čáry"]]


def test_a_moment_without_a_row_is_left_out():
    position = {"row": [], "joins": [], "facts": [], "party": []}
    assert [one["title"] for one in rows.pictures([{}, position])] == ["Po tazích"]
