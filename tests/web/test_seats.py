"""The table of a card game drawn on a page."""

TEXT = """Stark má ve hře postavu "Robb" se silou 3
Stark má na kartě "Robb" vybavení "Meč"
Stark má v ruce 3 karty
Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
hra pokračuje
"""


def test_cards_lie_on_the_table_before_and_after(client, shelf):
    page = client.post("/stul/", {"text": TEXT}, follow=True).content.decode()
    assert "Karty na stole" in page
    before, after = page.split("<figcaption>Po tazích")
    assert 'class="tcard" data-card="Robb"' in before
    assert 'class="tcard tcard-turned" data-card="Robb"' in after
    assert "Ruka <b>3</b>" in page
    assert page.count('data-card="Meč"') == 2
