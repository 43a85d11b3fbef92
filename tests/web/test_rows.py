"""Cards in a row: the picture of linked cards, before and after the moves of a situation."""

from rulings.web import rows

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
    page = client.post("/stul/", {"text": TEXT}, follow=True).content.decode()
    assert "Před tahy" in page
    assert "Po tazích" in page
    assert "Sled karet" in page
    assert "<title>Postoj: pasivní; náboje: 2</title>" in page
    assert "<title>agresivita 1 + 2 ukazatele: propojený</title>" in page
    assert "<td>agresivita 1 + 2 ukazatele: propojený; prázdný: propojený</td>" in page
    assert "2 z 6" in page
    assert "Beor (aktivní)" in page


def test_what_is_long_is_cut_in_the_picture_and_whole_in_its_title():
    text = "při vyložení: vrhnout zbraň nebo štít"
    card = {"title": "Velmi dlouhé jméno karty, které se nevejde", "lines": [text], "covered": True}
    drawn = rows.drawn({"row": [card], "joins": [], "facts": [], "party": []})
    [found] = drawn["cards"]
    assert found["short"].endswith("…")
    assert len(found["short"]) == rows.LONGEST
    assert found["said"] == "při vyložení: vrhnout zbraň nebo štít; schopnost je zakrytá"


def test_a_moment_without_a_row_is_left_out():
    position = {"row": [], "joins": [], "facts": [], "party": []}
    assert [one["title"] for one in rows.pictures([{}, position])] == ["Po tazích"]
