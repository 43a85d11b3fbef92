"""What is offered at the table, in its order: what may be said nearly always stands behind all else, folded."""

from .pages import text_of

DUEL = """Anna má ve hře hrdinu "Rek"
Boris má ve hře hrdinu "Sok"
je akční fáze
"""


def test_conceding_is_offered_last_and_folded(client, db):
    page = client.post("/stul/", {"text": DUEL, "book": "wow-tcg"}, follow=True).content.decode()
    before, _summary, folded = page.partition("Skoro kdykoli lze také")
    assert "vzdá hru" in text_of(folded.partition("</details>")[0])
    assert 'value="Anna vzdá hru"' not in before
    assert 'value="Anna předá přednost"' in before
