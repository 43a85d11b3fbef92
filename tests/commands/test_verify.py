"""`manage.py verify` and `coverage` over an engine of straw: what is played, stored, reused, told, and how it ends."""

import json
from io import StringIO
from types import SimpleNamespace

import pytest
from django.core.management import CommandError, call_command

from rulings import proof
from rulings.content.load import load
from rulings.engine import Report, Same, Sharing
from rulings.models import Scenario, Verdict

pytestmark = pytest.mark.django_db


class Straw:
    """An engine that answers by the name of the scenario and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answers: dict[str, dict] = {}

    def open_text(self, text, cards=None, edition=None):
        """A desk that plays the one situation of a text."""
        return SimpleNamespace(reports=lambda **asked: [self.report(text, **asked)], pictures=list)

    def report(self, text, *, bites=False, why=False) -> Report:
        named = next(row.split(":", 1)[1].strip() for row in text.splitlines() if row.strip().startswith("Příklad:"))
        self.asked.append(named)
        said = {"verdict": "confirmed", "rules": ("mala-hra 2.1",), "bites": True if bites else None, "positions": 1, "lines": 1}
        return Report(named, 5, **said | self.answers.get(named, {}))


@pytest.fixture
def straw(monkeypatch) -> Straw:
    engine = Straw()
    monkeypatch.setattr("rulings.engine.open_text", engine.open_text)
    monkeypatch.setattr(proof, "engine_stamp", lambda: "straw")
    monkeypatch.setattr("rulings.coverage.structural_rules", lambda book: {})
    return engine


@pytest.fixture
def loaded(fixtures, settings):
    settings.FIXTURES_DIR = fixtures.root
    load(fixtures=fixtures.root)
    return fixtures


def run(*args) -> tuple[str, int]:
    out = StringIO()
    try:
        call_command(*args, stdout=out, stderr=out)
    except SystemExit as end:
        return out.getvalue(), end.code
    return out.getvalue(), 0


def test_all_confirmed_is_a_clean_end(loaded, straw):
    said, code = run("verify")
    assert code == 0
    assert said == "Situací 3: potvrzeno 3, vyvráceno 0, nelze rozhodnout 0, nekouše 0.\n"


@pytest.mark.parametrize(("verdict", "word"), [("refuted", "vyvráceno"), ("undecided", "nelze rozhodnout")])
def test_fallen_scenario_is_told_with_line_and_reason(loaded, straw, verdict, word):
    own = Scenario.objects.get(name="tři proti dvěma").own_line
    straw.answers["tři proti dvěma"] = {"verdict": verdict, "reason": "Vyhrál někdo jiný.", "reason_line": own + 3}
    said, code = run("verify")
    assert code == 1
    assert f"02-tah.feature:10: tři proti dvěma: {word}: Vyhrál někdo jiný." in said


def test_tagged_scenario_that_does_not_bite_fails(loaded, straw):
    straw.answers["tři proti dvěma"] = {"bites": False}
    said, code = run("verify")
    assert code == 1
    assert "potvrzeno, ale nekouše: obstojí i bez mala-hra 2.1" in said


def test_untagged_scenario_need_not_bite(loaded, straw):
    straw.answers["bez značky"] = {"bites": False}
    assert run("verify")[1] == 0


def test_structural_rule_need_not_bite(loaded, straw):
    straw.answers["tři proti dvěma"] = {"bites": None, "structural": "Pořadí fází."}
    assert run("verify")[1] == 0


def test_json_has_a_record_a_scenario(loaded, straw):
    records = json.loads(run("verify", "--json")[0])
    assert [set(record) for record in records] == [{"file", "line", "name", "verdict", "reason", "rules", "bites"}] * 3
    first = records[0]
    assert first["file"].endswith("mala-hra/scenarios/02-tah.feature")
    assert (first["line"], first["name"], first["verdict"], first["rules"], first["bites"]) == (
        7, "tři proti dvěma", "confirmed", ["mala-hra 2.1"], True,
    )  # fmt: skip


def test_second_verify_plays_nothing(loaded, straw):
    run("verify")
    straw.asked.clear()
    assert run("verify")[1] == 0
    assert straw.asked == []


@pytest.mark.parametrize(
    ("name", "old", "new", "again"),
    [
        ("scenarios/02-tah.feature", "Pak vyhraje Stark\n", "Pak vyhraje Lannister\n", ["bez značky"]),
        ("rules/02-tah.md", "Při shodě nevyhraje", "Při rovnosti nevyhraje", ["dva proti dvěma"]),
        ("cards.yaml", "Přidá bod", "Ubere bod", ["tři proti dvěma"]),
        ("terms.yaml", "Co rozhoduje", "To, co rozhoduje", []),
    ],
)
def test_only_what_a_change_touches_is_played_again(loaded, straw, name, old, new, again):
    straw.answers["dva proti dvěma"] = {"rules": ("mala-hra 2.2",)}
    run("verify")
    straw.asked.clear()
    loaded.swap(name, old, new)
    load(fixtures=loaded.root)
    run("verify")
    assert straw.asked == again


def test_another_engine_plays_all_again(loaded, straw, monkeypatch):
    run("verify")
    straw.asked.clear()
    monkeypatch.setattr(proof, "engine_stamp", lambda: "better straw")
    run("verify")
    assert len(straw.asked) == 3


def test_verdict_without_bites_does_not_stand_for_one_with(loaded, straw):
    run("verify", "--no-bites")
    assert Verdict.objects.filter(bites=None).count() == 3
    run("verify")
    assert Verdict.objects.filter(bites=True).count() == 3
    straw.asked.clear()
    run("verify", "--no-bites")
    assert straw.asked == []


def test_receipt_names_what_the_verdict_rests_on(loaded, straw):
    run("verify")
    scenario = Scenario.objects.get(name="tři proti dvěma")
    receipt = scenario.verdict.receipt
    assert receipt["content"] == scenario.content_hash
    assert receipt["engine"] == "straw"
    assert list(receipt["rules"]) == ["mala-hra 2.1"]


def test_file_is_played_as_it_lies_and_nothing_is_stored(loaded, straw):
    loaded.swap("scenarios/02-tah.feature", "bez značky", "nově napsaná")
    said, code = run("verify", str(loaded.path("scenarios/02-tah.feature")))
    assert code == 0
    assert straw.asked == ["tři proti dvěma", "nově napsaná", "dva proti dvěma"]
    assert Verdict.objects.count() == 0


def test_file_that_cannot_be_read_is_undecided(loaded, straw):
    loaded.write("scenarios/02-tah.feature", "# language: cs\nPožadavek: X\n  Příklad: y\n    Pokud z\n    Nesmysl\n")
    said, code = run("verify", str(loaded.path("scenarios/02-tah.feature")))
    assert code == 1
    assert "nelze rozhodnout" in said


def test_changed_content_is_loaded_before_it_is_verified(loaded, straw):
    run("verify")
    loaded.swap("scenarios/02-tah.feature", "bez značky", "nově napsaná")
    said, code = run("verify", "mala-hra")
    assert code == 0
    assert Scenario.objects.filter(name="nově napsaná", verdict__outcome="confirmed").exists()


def test_faulty_content_is_told_and_not_verified(loaded, straw):
    loaded.swap("rules/02-tah.md", "{M-003}", "{M-009}")
    out = StringIO()
    with pytest.raises(CommandError, match="Obsah má 2 chyb"):
        call_command("verify", stdout=out, stderr=out)
    assert "mala-hra/rules/02-tah.md:11: Tvrzení M-009" in out.getvalue()
    assert straw.asked == []


@pytest.mark.parametrize("target", ["velka-hra", "nic.feature"])
def test_unknown_target_is_an_error(loaded, straw, target):
    with pytest.raises(CommandError):
        call_command("verify", target)


def figures(*args) -> dict:
    (one,) = json.loads(run("coverage", "--json", *args)[0])
    return one


def test_coverage_counts_claims_and_scenarios(loaded, straw):
    one = figures("mala-hra")
    names = ("claims", "stated", "executable", "confirmed", "structural", "scenarios", "passed", "refuted", "undecided")
    assert [one[name] for name in names] == [3, 3, 2, 2, 0, 3, 3, 0, 0]
    assert one["unconfirmed"] == {}


@pytest.mark.parametrize(
    ("answer", "lack"),
    [
        ({"verdict": "refuted", "reason": "x"}, "refuted"),
        ({"verdict": "undecided", "reason": "x"}, "undecided"),
        ({"bites": False}, "does-not-bite"),
    ],
)
def test_coverage_says_why_a_claim_is_not_confirmed(loaded, straw, answer, lack):
    straw.answers["dva proti dvěma"] = answer
    one = figures()
    assert one["confirmed"] == 1
    assert one["unconfirmed"] == {"M-003": lack}


def test_coverage_names_the_claim_without_a_scenario(loaded, straw):
    loaded.swap("scenarios/02-tah.feature", "    @M-003\n", "")
    load(fixtures=loaded.root)
    assert figures()["unconfirmed"] == {"M-003": "no-scenario"}
    assert "žádná situace (1): M-003" in run("coverage")[0]


def test_coverage_accepts_a_structural_rule_only_with_a_confirmed_scenario(loaded, straw, monkeypatch):
    monkeypatch.setattr("rulings.coverage.structural_rules", lambda book: {"2.2": "Počet složek."})
    straw.answers["dva proti dvěma"] = {"bites": None}
    one = figures()
    assert (one["confirmed"], one["structural"], one["structural_claims"]) == (1, 1, {"M-003": "Počet složek."})
    straw.answers["dva proti dvěma"] = {"verdict": "refuted"}
    Verdict.objects.all().delete()
    assert figures()["structural"] == 0


def test_coverage_names_rulings_without_a_proof(loaded, straw):
    assert figures()["unproved_rulings"] == []
    straw.answers["tři proti dvěma"] = {"verdict": "refuted"}
    Verdict.objects.all().delete()
    assert figures()["unproved_rulings"] == ["kdo-vyhraje"]


def test_coverage_prints_what_no_proof_tells_apart_and_why(loaded, straw, monkeypatch):
    found = Sharing(
        9, {"mala-hra 1.1": ("mala-hra 1.2",)}, {"mala-hra 2.1": ("mala-hra 1.1", "mala-hra 2.2")}, {"mala-hra 2.3": ("x-y 1.1",)}
    )
    monkeypatch.setattr("rulings.engine.sharing_of", lambda book: found)
    monkeypatch.setattr("rulings.engine.said_alike", lambda rule: [Same(rule, ("mala-hra 1.2",), "Druhé je příklad.")])
    said = run("coverage")[0]
    assert "bez vlastního důkazu 2 z 9: totéž co jiné říká 1, nevysvětleno 1" in said
    assert "1.1 = 1.2: Druhé je příklad." in said
    assert "2.1 nelze odlišit od 1.1, 2.2" in said
    assert "opakuje pravidlo dřívější knihy (1): 2.3" in said
    one = figures()
    assert (one["numbers"], one["shared"], one["shared_unexplained"]) == (9, 2, {"2.1": ["1.1", "2.2"]})


def test_coverage_of_an_unknown_rulebook_is_an_error(loaded):
    with pytest.raises(CommandError):
        call_command("coverage", "velka-hra")
