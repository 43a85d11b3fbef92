"""Situations with their verdicts."""

from rulings.models import Verdict

from .pages import read, text_of


def test_situations_can_be_filtered_by_verdict(client, shelf):
    assert "tři proti třem" in read(client, "/agot-ccg/situace/?verdikt=confirmed")
    assert "tři proti třem" not in read(client, "/agot-ccg/situace/?verdikt=refuted")


def test_a_situation_shows_text_verdict_trace_and_why(client, shelf):
    page = text_of(read(client, "/agot-ccg/situace/tri-proti-trem/"))
    for part in ("potvrzeno", "bez agot-ccg 7.12 by dopadlo jinak", "Průběh", "Rytíř: klečí: ne → ano", "Rytíř 3",
                 "Proč", "7.12 Při shodě vítězí útočník", "C-203", "Verze, která hrála 1.0"):  # fmt: skip
        assert part in page, part


def test_its_words_are_told_apart(client, shelf):
    page = read(client, "/agot-ccg/situace/tri-proti-trem/")
    assert "<b>Když </b>" in page
    assert "<q>&quot;Rytíř&quot;</q>" in page
    assert '<a class="cite" href="/agot-ccg/7.12/">agot-ccg 7.12</a>' in page


def test_it_can_be_opened_on_the_table(client, shelf):
    assert 'href="/stul/?s=1' in read(client, "/agot-ccg/situace/tri-proti-trem/")


def test_one_not_played_yet_says_so(client, shelf):
    Verdict.objects.all().delete()
    assert "zatím nehráno" in read(client, "/agot-ccg/situace/tri-proti-trem/")
    assert "zatím nehráno" in read(client, "/agot-ccg/situace/")


def test_an_undecided_one_points_at_the_line(client, shelf):
    Verdict.objects.update(outcome="undecided", reason="Nerozumím větě.", reason_line=6, bites=None)
    page = read(client, "/agot-ccg/situace/tri-proti-trem/")
    assert '<a href="#r6">' in page
    assert "Nerozumím větě." in page
    assert "line-bad" in page
