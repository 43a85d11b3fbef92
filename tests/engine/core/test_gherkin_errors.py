"""Errors from below in Czech: a user never sees a traceback."""

from __future__ import annotations

import pytest

from rulings.engine.core.gherkin_errors import explain_value
from rulings.engine.core.language.gherkin import ScenarioError


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ScenarioError("Hráče Cyril neznám.", 7), "Hráče Cyril neznám."),
        (ValueError("byte must be in range(0, 256)"), "Hodnota vyšla mimo rozsah 0 až 255, s nímž pozice počítá."),
        (RecursionError("maximum depth"), "Situace se větví příliš hluboko."),
        (ValueError("n"), "Vnitřní chyba: situaci se nepodařilo dohrát (ValueError: n). Nahlaste ji prosím."),
        (
            KeyError("must be in range"),
            "Vnitřní chyba: situaci se nepodařilo dohrát (KeyError: 'must be in range'). Nahlaste ji prosím.",
        ),
    ],
)
def test_an_error_is_told_in_czech(error, said):
    assert explain_value(error) == said
