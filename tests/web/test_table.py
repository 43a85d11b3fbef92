"""The table."""

import time

import pytest

from rulings import table as desk
from rulings.models import Ruling
from rulings.thinking import door
from rulings.web import share
from rulings.web.judge import Answer
from tests.shelf import TEXT, put_book

from .pages import read, text_of

BAD = TEXT.replace("vyhraje Stark", "vyhraje Lannister")
ODD = TEXT.replace("A Lannister brání", "A Lannister tančí")


def play(client, text, **asked):
    """Type a text, press the button, follow where it leads."""
    response = client.post("/stul/", {"text": text, **asked}, follow=True)
    return response.status_code, response.content.decode()


def test_an_empty_table_offers_situations_to_begin_from(client, shelf):
    page = read(client, "/stul/")
    assert "Začněte od hotové situace" in page
    assert "Smí bránit klečící postava?" in page
    assert "/slovnik/" in page


def test_playing_leads_to_a_link_that_can_be_shared(client, shelf):
    response = client.post("/stul/", {"text": TEXT})
    assert response.status_code == 303
    assert response["Location"].startswith("/stul/?s=1")
    assert len(response["Location"]) < 2000
    assert "Ano, platí" in read(client, response["Location"])


def test_the_verdict_comes_with_trace_and_legal_moves(client, shelf):
    _status, page = play(client, TEXT)
    assert "Průběh" in page
    assert "Co je teď dovoleno" in page


def test_why_is_told_when_asked(client, shelf):
    _status, page = play(client, TEXT, why="1")
    assert "Bez kteréhokoli z těchto by situace nedopadla stejně: 7.12" in text_of(page)


def test_a_wrong_expectation_is_refuted(client, shelf):
    _status, page = play(client, BAD)
    assert "Ne, neplatí" in page


def test_an_unknown_sentence_is_underlined_and_the_one_that_was_meant_is_offered(client, shelf):
    _status, page = play(client, ODD)
    assert "řádek 9" in text_of(page)
    assert "<mark>tančí</mark>" in page
    assert 'value="9:when:Lannister brání postavou &quot;Strážný&quot;"' in page


def test_a_link_may_carry_the_text_itself(client, shelf):
    assert "Ano, platí" in client.get("/stul/", {"text": TEXT}).content.decode()


@pytest.mark.parametrize("text", ["", "   \n", "ahoj", "\x00", "Pak\x07", "<script>alert(1)</script>", "🐉" * 50, "A " * 9000])
def test_whatever_is_typed_gets_a_page(client, shelf, text):
    status, page = play(client, text)
    assert status in (200, 400)
    assert "<script>alert" not in page
    assert "<textarea" in page


def test_a_text_that_is_too_long_is_refused_and_kept(client, shelf):
    status, page = play(client, "x" * (desk.LONGEST_TEXT + 1))
    assert status == 400
    assert "nejvýš jich smí být 20000" in page.replace("\xa0", "")
    assert "xxxx" in page


def test_a_body_that_is_too_large_is_refused(client, shelf):
    response = client.post("/stul/", {"text": "x" * 600_000})
    assert response.status_code in (400, 413)


@pytest.mark.parametrize("link", ["1", "2abc", "1!!!", "1AAAA", "x", "1" + "A" * 3000, "%00", "1ř"])
def test_a_broken_link_says_so(client, shelf, link):
    page = read(client, f"/stul/?s={link}", 400)
    assert "Odkaz je neúplný" in page


def test_a_long_text_is_played_without_a_link(client, shelf, monkeypatch):
    monkeypatch.setattr(share, "LONGEST_LINK", 10)
    response = client.post("/stul/", {"text": TEXT})
    assert response.status_code == 200
    assert "Ano, platí" in response.content.decode()


def test_an_unknown_edition_is_answered(client, shelf):
    status, page = play(client, TEXT, edition="neni-tu")
    assert status == 200
    assert "verdict-word" in page


def test_too_many_plays_in_a_minute_are_put_off_and_the_text_is_kept(client, shelf, settings):
    settings.RATES = {"check": 0}
    status, page = play(client, TEXT)
    assert status == 429
    assert "Zkuste to znovu za" in page
    assert "Pokud Stark má ve hře postavu" in page


@pytest.mark.parametrize(
    ("fault", "status", "said"),
    [
        (door.ShareUsed(7), 429, "Několik vašich situací se ještě hraje. Zkuste to znovu za 7 s."),
        (door.Busy(9), 503, "Právě se hraje příliš mnoho situací. Zkuste to znovu za 9 s."),
        (door.TooHeavy("memory"), 422, "Na tuto situaci nestačí, co jedna smí spotřebovat."),
    ],
)
def test_what_cannot_be_played_now_keeps_its_text_and_says_when(client, shelf, monkeypatch, fault, status, said):
    def refuse(*args, **names):
        raise fault

    monkeypatch.setattr(desk, "play", refuse)
    response = client.get("/stul/", {"text": TEXT})
    assert response.status_code == status
    assert said in response.content.decode()
    assert "Pokud Stark má ve hře postavu" in response.content.decode()
    assert response.headers.get("Retry-After", "") == (str(fault.wait) if isinstance(fault, door.Refused) else "")


@pytest.mark.parametrize("kind", ["image", "script", "object"])
def test_a_page_of_somebody_else_cannot_have_its_readers_play(client, shelf, kind):
    response = client.get("/stul/", {"text": TEXT}, headers={"Sec-Fetch-Dest": kind})
    assert response.status_code == 403
    assert "až když si o ni řeknete sami" in response.content.decode()


KNEELING = """Stark má ve hře postavu "Robb" se silou 3
Lannister má ve hře postavu "Jaime": klečí
Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
Lannister brání postavou "Jaime"
"""


@pytest.mark.parametrize(
    ("ask", "word"),
    [
        ("may", "Ne, nesmí"),
        ("what", "Takhle to zahrát nejde"),
        ("editions", "Takhle to zahrát nejde"),
        ("always", "Nelze rozhodnout"),
    ],
)
def test_a_judge_asks_in_their_own_words(client, shelf, ask, word):
    _status, page = play(client, KNEELING, ask=ask)
    assert word in page


TIE = """Stark má ve hře postavu "Robb" se silou 3
Lannister má ve hře postavu "Jaime" se silou 3
Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
Lannister brání postavou "Jaime"
je rozhodnuto o výzvě
"""


def test_what_comes_of_it_names_the_winner_the_strengths_and_the_rule_that_decided(client, shelf):
    _status, page = play(client, TIE, ask="what")
    said = text_of(page).partition("Stane se toto")[2][:600]
    assert "síla útoku 3, síla obrany 3, výzvu vyhrává Stark" in said
    assert "7.12" in said


def test_a_card_that_kneels_is_told_in_a_reader_s_words(client, shelf):
    _status, page = play(client, TIE.rpartition("je rozhodnuto")[0], ask="what")
    assert "Karta poklekne: karta „Jaime“ poklekne." in text_of(page).replace("\N{NO-BREAK SPACE}", " ")


def test_a_move_that_may_be_made_is_answered_with_the_rules_by_which_it_is_made(client, shelf):
    _status, page = play(client, KNEELING.replace(": klečí", ""), ask="may")
    said = text_of(page).partition("Ano, smí")[2][:200]
    assert "7.9" in said


def test_a_refusal_by_turn_order_says_whose_turn_was_assumed_and_offers_the_other(client, shelf):
    out_of_turn = KNEELING.rsplit("Stark zahájí", 1)[0].replace(": klečí", "")
    out_of_turn += 'Lannister zahájí proti hráči Stark vojenskou výzvu postavou "Jaime"\n'
    _status, page = play(client, out_of_turn, ask="may")
    assert "na tahu je Stark . Smělo by to, kdyby: na tahu je Lannister" in text_of(page).replace("\N{NO-BREAK SPACE}", " ")
    assert 'name="assume" value="0:na tahu je Lannister"' in page
    response = client.post(
        "/stul/", {"text": out_of_turn, "ask": "may", "given": "2", "assume": "0:na tahu je Lannister"}, follow=True
    )
    assert "Ano, smí" in response.content.decode()


def test_the_answer_leads_with_how_it_ends_and_all_steps_can_be_opened(client, shelf):
    _status, page = play(client, TIE.rpartition("je rozhodnuto")[0], ask="what")
    said = text_of(page).partition("Stane se toto")[2].replace("\N{NO-BREAK SPACE}", " ")
    assert "výzvu vyhrává Stark" in said.partition("jeden po druhém")[0]
    steps = page.partition('class="answer-steps"')[2].partition("</details>")[0]
    assert steps.count("<li>") == 5  # the move itself, what came of it, and who no longer takes part
    assert "poklekne" in steps


def test_what_does_not_happen_is_no_happening(client, shelf):
    _status, page = play(client, 'Stark má ve hře postavu "Robb" se silou 3\nLannister má ve hře postavu "Jaime"\n', ask="what")
    assert "Samo se nestane nic" in page
    assert "Stane se toto" not in page
    assert "verdict-waiting" in page
    assert "verdict-confirmed" not in page  # neither a yes nor a no


def test_who_has_to_choose_is_told_in_a_colour_of_neither_yes_nor_no(client, shelf):
    _status, page = play(client, 'hrají Beor a Ailei\nprobíhá bojové střetnutí "Tulák"\n', book="tainted-grail", ask="what")
    said = page.partition('class="answer verdict verdict-waiting"')[2]
    assert "Rozhoduje Družina" in said.partition("</h2>")[0]
    assert "verdict-confirmed" not in page


BATTLE = """Tyrell má v oblasti Reach 2 rytíře a rozkaz Pochod +1
Lannister má v oblasti Blackwater 1 pěšáka a rozkaz Pochod -1
Tyrell má v oblasti King's Landing 1 rytíře a rozkaz Podpora
Lannister má v oblasti Stoney Sept 1 pěšáka a 1 rytíře a rozkaz Podpora
na tahu je Tyrell
hráči mají prázdné karty rodu
Tyrell pochoduje z oblasti Reach: 2 rytíři do oblasti Blackwater
Lannister podpoří z oblasti Stoney Sept obránce
Tyrell podpoří z oblasti King's Landing útočníka
je rozhodnuto o bitvě
"""


def test_both_strengths_of_a_battle_are_told_whole_with_their_totals(client, shelf):
    _status, page = play(client, BATTLE, book="agot-board", ask="what")
    said = text_of(page).partition("Zatím se stane toto")[2].replace("\N{NO-BREAK SPACE}", " ").partition("krok")[0]
    assert "útočník: bojová síla: jednotky v bitvě 4 + Pochod +1 + podpora 2 = 7" in said
    assert "obránce: bojová síla: jednotky v bitvě 1 + podpora 3 = 4" in said


def test_the_book_is_chosen_by_its_name(client, shelf):
    page = read(client, "/stul/")
    assert '<option value="agot-ccg"' in page
    _status, page = play(client, "hrají Stark a Lannister\nhra pokračuje", book="agot-ccg")
    assert "Ano, platí" in page


def test_the_game_is_asked_for(client, shelf):
    _status, page = play(client, "hrají Stark a Lannister\nhra pokračuje")
    assert "O kterou hru jde?" in page


def test_a_click_makes_a_move_in_place_of_what_was_refused(client, shelf):
    response = client.post("/stul/", {"text": KNEELING, "say": "Stark pasuje", "cut": "4"}, headers={"X-Table": "1"})
    page = response.content.decode()
    assert response.headers["Vary"].startswith("X-Table")
    assert "<html" not in page
    assert page.count("Lannister brání") == 0
    assert "Když Stark pasuje" in page


def test_the_table_is_shown_after_any_move(client, shelf):
    _status, page = play(client, KNEELING, at="0")
    assert "Stůl na začátku" in page


def test_the_answer_alone_is_sent_to_our_script_and_long_questions_are_begun(client, shelf):
    asked = {"text": KNEELING.rsplit("Lannister brání", 1)[0] + "hra pokračuje", "ask": "always", "scope": "do konce výzvy"}
    begun = client.post("/stul/", asked, headers={"X-Table": "1"})
    assert begun.status_code == 202
    address = begun.json()["url"]
    for _again in range(600):
        answer = client.post(address, asked, headers={"X-Table": "1"})
        if answer.status_code == 200:
            break
        time.sleep(0.1)
    assert "Ano, vždy" in answer.content.decode()
    assert client.post(address, {"stop": "1"}).status_code == 204
    assert client.post(address, asked).status_code == 404


def test_the_sentences_of_a_book_are_told_as_forms(client, shelf):
    told = client.get("/stul/vety/agot-ccg/").json()
    assert set(told["patterns"]) == {"given", "when", "then"}
    assert told["slots"]["gold"] == {
        "as": "counted",
        "forms": ["zlatý", "zlaté", "zlatých"],
        "regex": told["slots"]["gold"]["regex"],
    }
    assert "Stark" in told["said"]["player"]


@pytest.mark.parametrize("form", ["feature", "json"])
def test_a_situation_is_taken_home(client, shelf, form):
    response = client.post(f"/stul/{form}/", {"text": KNEELING, "book": "agot-ccg"})
    assert response.headers["Content-Disposition"] == f'attachment; filename="situace.{form}"'
    assert "Když Stark zahájí proti hráči Lannister" in response.content.decode()


def test_a_reader_proposes_a_ruling_and_it_is_a_draft_with_its_receipt(client, shelf):
    asked = {"text": TEXT, "ask": ""}
    assert "Otázka, jak by ji položil hráč" in client.post("/stul/navrh/", asked).content.decode()
    response = client.post("/stul/navrh/", {**asked, "question": "Kdo vyhraje při shodě?", "answer": "Útočník."})
    assert response.status_code == 201
    ruling = Ruling.objects.get(question="Kdo vyhraje při shodě?")
    assert (ruling.status, ruling.origin, ruling.author) == ("draft", "site", None)
    assert "agot-ccg 7.12" in [rule.key for rule in ruling.rules.all()]
    assert "Verdikt: potvrzeno" in ruling.reason
    assert "/stul/?s=1" in ruling.reason
    assert 'Pokud Stark má ve hře postavu "Rytíř"' in ruling.reason


def test_proposals_are_bounded(client, shelf, settings, monkeypatch):
    asked = {"text": TEXT, "question": "Kdo?", "answer": "On."}
    assert client.post("/stul/navrh/", asked, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert client.post("/stul/navrh/", asked, headers={"Origin": "https://jinde.example"}).status_code == 403
    monkeypatch.setattr("rulings.web.views.judging.WAITING_MOST", 0)
    assert client.post("/stul/navrh/", asked).status_code == 503
    settings.RATES = {**settings.RATES, "propose": 0}
    assert client.post("/stul/navrh/", asked).status_code == 429
    assert not Ruling.objects.filter(question="Kdo?").exists()


def test_a_sentence_that_is_missing_is_added_by_a_click(client, shelf):
    answer = Answer("", "Sílu neznám. Přidejte větu: Stark má kartu rodu „Catelyn Stark“ se silou 1.", "undecided", [])
    assert answer.missing == 'Stark má kartu rodu "Catelyn Stark" se silou 1'
    assert Answer("", "Sílu neznám.", "undecided", []).missing == ""


def test_what_is_made_up_or_cannot_be_said_is_told_in_plain_quotation_marks(client, shelf):
    put_book("wow-tcg")
    _status, page = play(client, 'Anna má hrdinu 25 životů\nAnna má v ruce dovednost "Síla": okamžitá', book="wow-tcg")
    assert "&amp;quot;" not in page
    assert "doplněno: „Thrall“" in text_of(page).replace("\N{NO-BREAK SPACE}", " ")
    assert "neříká:" in text_of(page).replace("\N{NO-BREAK SPACE}", " ")


def test_all_first_offers_are_taken_by_one_click(client, shelf):
    text = 'Stark má klečící postavu "Robb"\nLannister má postavu "Jaime" se silou 4 a moc 2\n'
    _status, page = play(client, text, book="agot-ccg")
    mend = page.partition('name="mend" value="')[2].partition('"')[0].replace("&quot;", '"')
    response = client.post("/stul/", {"text": text, "book": "agot-ccg", "mend": mend}, follow=True)
    page = response.content.decode()
    assert "faults" not in page
    assert "Stark má ve hře postavu &quot;Robb&quot;: klečí" in page
    assert "Lannister má ve hře postavu &quot;Jaime&quot; se silou 4: moc 2" in page
