"""Fine Czech typography: what stands together, quotation marks, dashes; never a character more or less."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.typography import NBSP, counted, fine


@pytest.mark.parametrize(
    ("plain", "set_"),
    [
        ("karta v ruce a v lese", "karta v_ruce a_v_lese"),
        ("K tomu i zde, o moci", "K_tomu i_zde, o_moci"),
        ("Beor a hráč A hrají", "Beor a_hráč A_hrají"),
        ("síla 3 a moc 15", "síla_3 a_moc 15"),
        ("získá 15 moci", "získá 15_moci"),
        ("v 1. kole, 27. 7. 2004", "v_1._kole, 27._7. 2004"),
        ("viz pravidlo 7.12 a kapitola 9", "viz pravidlo_7.12 a_kapitola_9"),
        ("podle AGoT CCG 7.12", "podle AGoT CCG_7.12"),
        ('událost "Koroze" a "Dýka"', "událost „Koroze“ a_„Dýka“"),
        ("King's Landing", "King’s Landing"),
        ("výzva - krok 3 - konec", "výzva_– krok_3_– konec"),
        ("strany 1-16", "strany_1–16"),
        ("Pochod -1", "Pochod −1"),
        ("tzv. duplikát, např. Robb", "tzv._duplikát, např._Robb"),
        ("agot-ccg 7.12", "agot-ccg 7.12"),
        ("modro-bílý", "modro-bílý"),
    ],
)
def test_a_text_is_set(plain, set_):
    assert fine(plain) == set_.replace("_", NBSP)


@given(st.text(alphabet="kKvV aA1.23-\"'„“–\n šíla", max_size=60))
def test_what_was_found_in_a_text_stays_where_it_was(text):
    assert len(fine(text)) == len(text)


@given(st.text(max_size=60))
def test_setting_twice_changes_nothing_more(text):
    assert fine(fine(text)) == fine(text)


@pytest.mark.parametrize(
    ("n", "said"), [(0, "0 pravidel"), (1, "1 pravidlo"), (4, "4 pravidla"), (5, "5 pravidel"), (22, "22 pravidel")]
)
def test_numbers_are_counted_in_czech(n, said):
    assert counted(n, "pravidlo", "pravidla", "pravidel") == said.replace(" ", NBSP)
