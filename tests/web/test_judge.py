"""The answer to a judge's question: what it leads with, by which rules, and whether it is an end at all."""

from rulings.web import judge, trace

from .pages import text_of

MARCH = """Stark má v oblasti Riverrun 2 pěšáky a rozkaz Pochod 0
Lannister má v oblasti Harrenhal 1 pěšáka
hráči mají prázdné karty rodu
Stark pochoduje z oblasti Riverrun: 2 pěšáci do oblasti Harrenhal
"""
FIGHT = """Anna má ve hře hrdinu "Rek"
Boris má ve hře hrdinu "Sok"
Anna má ve hře spojence "Ork": ATK 3, zdraví 2
Boris má ve hře spojence "Elf": ATK 2, zdraví 2
je akční fáze
Anna navrhne boj: "Ork" proti "Elf"
skončí boj
"""


def play(client, text, book, **asked):
    page = client.post("/stul/", {"text": text, "book": book, **asked}, follow=True).content.decode()
    return page, text_of(page).replace("\N{NO-BREAK SPACE}", " ")


def test_a_move_whose_turn_has_not_come_is_no_plain_yes(client, shelf):
    page, said = play(client, MARCH + "Lannister ustoupí do oblasti Stoney Sept\n", "agot-board", ask="may")
    assert "Až na to přijde řada" in said.partition("Neřekne-li nikdo nic jiného, napřed se zvolí: Stark: karta rodu")[0]
    assert "Ano, smí" not in said
    assert "verdict-waiting" in page


def test_a_move_whose_turn_it_is_is_a_plain_yes(client, shelf):
    _page, said = play(client, MARCH + 'Stark zahraje kartu rodu "Robb Stark"\n', "agot-board", ask="may")
    assert "Ano, smí" in said


def test_moves_for_later_stand_in_a_group_of_their_own(client, shelf):
    page, _said = play(client, MARCH, "agot-board", ask="what")
    now, _sign, later = page.partition('class="more-says in-turn"')
    assert 'value="Stark zahraje kartu rodu &quot;Robb Stark&quot;"' in now
    assert "Stoney Sept" not in now.partition('class="can"')[2]
    assert 'value="Lannister ustoupí do oblasti Stoney Sept"' in later.partition("</details>")[0]


def test_what_stops_at_an_open_choice_says_whom_it_waits_for_and_is_no_end(client, shelf):
    page, said = play(client, MARCH, "agot-board", ask="what")
    assert "Zatím se stane toto" in said
    assert "Tím to nekončí, hra čeká. Teď rozhoduje Stark: karta rodu" in said
    assert "verdict-waiting" in page


def test_what_is_over_is_told_as_an_end_with_all_who_died(client, shelf):
    page, said = play(client, FIGHT, "wow-tcg", ask="what")
    assert "karta „Ork“ jde na hřbitov, karta „Elf“ jde na hřbitov" in said.partition("Stane se toto")[2].partition("krok")[0]
    assert "verdict-confirmed" in page


def test_a_refusal_never_repeats_the_judge_s_own_sentence(client, shelf):
    for text, book in ((MARCH + "Stark ztratí v bitvě 2 pěšáky\n", "agot-board"), (FIGHT + "Boris přijme zranění\n", "wow-tcg")):
        _page, said = play(client, text, book, ask="may")
        told = said.partition("Ne, nesmí")[2].partition("Stůl po")[0]
        assert told
        assert "Stark ztratí v bitvě 2 pěšáky" not in told
        assert "Boris přijme zranění" not in told


def test_an_answer_rests_on_what_was_decided_and_not_on_what_is_tidied_up_behind_it():
    end = {"kind": "auto", "text": "Rod získává moc.", "rules": ["b 1.1"], "sum": [], "line": None}
    end["changes"] = [{"what": "moc", "before": "0", "after": "1", "said": "Stark má 1 žeton moci"}]
    tidied = {"kind": "auto", "text": "Robb: účast: ne", "rules": ["b 2.2"], "sum": [], "line": None}
    tidied["changes"] = [{"what": "Robb: účast", "before": "útočí", "after": "ne", "said": "Robb se už neúčastní"}]
    head = {"verdict": "confirmed", "reason": "", "why": [], "rule": "", "bites": None, "reason_line": 0}
    found = judge.answer(judge.WHAT, head | {"trace": [end, tidied]})
    assert (found.rules, found.said) == (["b 1.1"], "Rod získává moc: Stark má 1 žeton moci.")
    assert judge.answer(judge.WHAT, head | {"trace": [tidied]}).rules == ["b 2.2"]  # there is nothing else to tell


def test_a_claim_is_answered_by_the_rules_of_what_it_names():
    of_jaime = {"kind": "auto", "text": "Jaime: místo: v hromádce", "rules": ["b 1.1"], "sum": [], "line": None}
    of_jaime["changes"] = [{"what": "Jaime: místo", "before": "ve hře", "after": "v hromádce", "said": "Jaime jde do hromádky"}]
    later = {"kind": "auto", "text": "Rod získává moc.", "rules": ["b 2.2"], "sum": [], "line": None}
    later["changes"] = [{"what": "moc", "before": "0", "after": "1", "said": "Stark má 1 žeton moci"}]
    head = {"verdict": "refuted", "reason": "Není to tak.", "why": [], "rule": "", "bites": None, "reason_line": 0}
    failed = {"kind": "failed", "rules": [], "changes": [], "sum": [], "line": 3}
    named = [of_jaime, later, failed | {"text": 'postava "Jaime" je ve hře'}]
    assert judge.answer("", head | {"trace": named}).rules == ["b 1.1"]
    assert judge.answer("", head | {"trace": [of_jaime, later, failed | {"text": "Stark má 2 žetony moci"}]}).rules == ["b 2.2"]


def test_a_negative_addend_with_its_number_in_its_name_has_one_sign():
    def told(*parts):
        return trace.sums([{"what": what, "value": value, "total": False} for what, value in parts])[0].said

    assert (
        told(("síla – jednotky", 5), ("síla – Pochod -1", -1), ("síla – karta", 2)) == "síla: jednotky 5 + Pochod −1 + karta 2 ="
    )
    assert told(("síla – jednotky", 5), ("síla – Zima", -1)) == "síla: jednotky 5 − Zima 1 ="
