"""The table of a card game drawn on a page."""

from .pages import played

TEXT = """Stark má ve hře postavu "Robb" se silou 3
Stark má na kartě "Robb" vybavení "Meč"
Stark má v ruce 3 karty
Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
hra pokračuje
"""


def test_cards_lie_on_the_table_before_and_after(client, shelf):
    before, after = (page := played(client, TEXT)).split("</html>")[:2]
    assert 'class="tcard" data-card="Robb"' in before
    assert 'class="tcard tcard-turned" data-card="Robb"' in after
    assert "Ruka <b>3</b>" in page
    assert page.count('data-card="Meč"') == 2
