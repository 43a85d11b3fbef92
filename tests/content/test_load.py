"""Loading: all or nothing, the second time nothing, and what is gone is pruned, except rules."""

from datetime import date

import pytest

from glossary.models import Term
from rulings.content.load import is_current, load
from rulings.content.problems import ContentError
from rulings.models import Card, Chapter, Claim, Game, Reference, Rule, Rulebook, RuleVersion, Ruling, Scenario, Source
from rulings.services import ruling_create

pytestmark = pytest.mark.django_db
TABLES = (Card, Chapter, Claim, Game, Reference, Rule, Rulebook, RuleVersion, Ruling, Scenario, Source, Term)


def everything() -> dict[str, list]:
    return {model.__name__: list(model.objects.order_by("pk").values()) for model in TABLES}


@pytest.fixture
def loaded(fixtures):
    load(fixtures=fixtures.root)
    return fixtures


def rule(number: str) -> Rule:
    return Rule.objects.get(rulebook__slug="mala-hra", number=number)


def test_load_brings_in_everything(loaded):
    counts = {model.__name__: model.objects.count() for model in TABLES}
    assert counts | {"Reference": 0} == {
        "Card": 1, "Chapter": 2, "Claim": 3, "Game": 1, "Reference": 0, "Rule": 3, "Rulebook": 1, "RuleVersion": 3,
        "Ruling": 1, "Scenario": 3, "Source": 1, "Term": 1,
    }  # fmt: skip


def test_relations_are_tied(loaded):
    ruling = Ruling.objects.get()
    assert {one.number for one in ruling.rules.all()} == {"2.1", "2.2"}
    assert ruling.cards.get().title == "Modrý štít"
    assert ruling.scenario.name == "tři proti dvěma"
    assert ruling.scenario.rule == rule("2.1")
    assert ruling.scenario.claims.get().code == "M-002"
    assert ruling.scenario.cards.get().slug == "modry-stit"
    assert rule("2.1").claims.get().code == "M-002"


def test_standing_and_origin_are_kept(loaded):
    ruling = Ruling.objects.get()
    assert (ruling.standing, ruling.where, ruling.reason) == ("official", "oddíl „Tah“", "")
    assert Card.objects.get().origin == "teaching"


def test_reason_names_rules_too(loaded):
    loaded.swap("rulings/01-kdo-vyhraje.md", "standing: official", 'standing: editorial\nreason: "Mlčí o tom pravidlo 1.1."')
    loaded.swap("rulings/01-kdo-vyhraje.md", "Pravidla malé hry", "Redakce Arbitru")
    loaded.swap("rulings/01-kdo-vyhraje.md", "Kdo má", "Rozhodnutí redakce: kdo má")
    load(fixtures=loaded.root)
    assert Ruling.objects.get().reason == "Mlčí o tom pravidlo 1.1."
    assert Reference.objects.filter(source_key="mala-hra/kdo-vyhraje", target_key="mala-hra 1.1", role="mentions").exists()


def test_first_version_has_the_date_of_the_rulebook(loaded):
    assert rule("2.1").versions.get().date == date(2020, 1, 2)


def test_references_go_both_ways(loaded):
    citing = set(Reference.objects.filter(target_key="mala-hra 2.1").values_list("source_key", "role"))
    assert citing == {
        ("mala-hra 1.1", "mentions"), ("mala-hra 2.2", "mentions"), ("mala-hra/bod", "mentions"),
        ("mala-hra/modry-stit", "mentions"), ("mala-hra/kdo-vyhraje", "mentions"), ("mala-hra/kdo-vyhraje", "rests-on"),
        ("mala-hra/02-tah-tri-proti-dvema", "tests"), ("mala-hra/02-tah-tri-proti-dvema", "mentions"),
        ("mala-hra/02-tah-bez-znacky", "tests"),
    }  # fmt: skip
    assert Reference.objects.filter(source_key="mala-hra 2.1", target_key="mala-hra/bod", role="defines").exists()
    assert Reference.objects.filter(source_key="mala-hra 2.2", target_key="mala-hra/modry-stit").exists()


def test_second_load_writes_nothing(loaded):
    before = everything()
    changes = load(fixtures=loaded.root)
    assert not changes
    assert changes.lines() == ["Beze změny."]
    assert everything() == before


def test_second_load_issues_no_write(loaded):
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    with CaptureQueriesContext(connection) as queries:
        load(fixtures=loaded.root)
    verbs = {query["sql"].split()[0] for query in queries if not query["sql"].startswith(("SAVEPOINT", "RELEASE"))}
    writes = [query["sql"] for query in queries if query["sql"].split()[0] in {"INSERT", "DELETE"}]
    assert verbs <= {"SELECT", "UPDATE"}
    assert writes == []
    assert [query["sql"] for query in queries if query["sql"].startswith("UPDATE") and "content_hash" not in query["sql"]] == []


def test_dry_run_says_what_would_change_and_changes_nothing(loaded):
    before = everything()
    loaded.swap("rules/02-tah.md", "Při shodě", "Při rovnosti")
    changes = load(fixtures=loaded.root, dry_run=True)
    assert "~ mala-hra: pravidla 2.2 Shoda" in changes.lines()
    assert everything() == before
    assert "~ mala-hra: pravidla 2.2 Shoda" in load(fixtures=loaded.root).lines()


def test_failed_load_leaves_the_old_content(loaded):
    before = everything()
    loaded.swap("rules/02-tah.md", "Při shodě", "Při rovnosti")
    loaded.swap("rules/02-tah.md", "(1.1)", "(1.9)")
    with pytest.raises(ContentError):
        load(fixtures=loaded.root)
    assert everything() == before


def test_failure_while_writing_takes_everything_back(loaded, monkeypatch):
    before = everything()
    loaded.swap("rules/02-tah.md", "Při shodě", "Při rovnosti")

    def break_down(*args):
        raise RuntimeError("no disk")

    monkeypatch.setattr("rulings.content.load.write_references", break_down)
    with pytest.raises(RuntimeError):
        load(fixtures=loaded.root)
    assert everything() == before


def test_changed_wording_is_a_new_version(loaded):
    loaded.swap("rules/02-tah.md", "Při shodě", "Při rovnosti")
    load(fixtures=loaded.root)
    changed = rule("2.2")
    assert changed.version == 2
    assert [one.text[:12] for one in changed.versions.order_by("version")] == ["Při shodě ne", "Při rovnosti"]
    assert changed.versions.last().content_hash == changed.content_hash


def test_moved_line_is_no_new_version(loaded):
    loaded.swap("rules/02-tah.md", "# 2 Tah\n", "# 2 Tah\n\nÚvodní slovo.\n")
    load(fixtures=loaded.root)
    assert (rule("2.2").version, rule("2.2").line) == (1, 13)


def test_gone_rule_is_withdrawn_not_deleted(loaded):
    text = loaded.path("rules/02-tah.md").read_text()
    loaded.write("rules/02-tah.md", text[: text.index("## 2.2")])
    loaded.swap("rules/02-tah.md", "{M-002}", "{M-002, M-003}")
    loaded.swap("rulings/01-kdo-vyhraje.md", ", mala-hra 2.2", "")
    loaded.swap("rulings/01-kdo-vyhraje.md", "; při shodě nikdo (mala-hra 2.2)", "")
    features = loaded.path("scenarios/02-tah.feature").read_text()
    loaded.write("scenarios/02-tah.feature", features[: features.index("  Pravidlo: mala-hra 2.2")])
    changes = load(fixtures=loaded.root)
    assert rule("2.2").is_withdrawn
    assert rule("2.2").claims.count() == 0
    assert "× mala-hra: pravidla 2.2 Shoda" in changes.lines()
    assert not load(fixtures=loaded.root)


def test_rule_that_returns_is_in_force_again(loaded):
    text = loaded.path("rules/02-tah.md").read_text()
    loaded.write("rules/02-tah.md", text.replace("{M-003}", "{M-003; zrušeno}"))
    load(fixtures=loaded.root)
    assert rule("2.2").is_withdrawn
    loaded.write("rules/02-tah.md", text)
    load(fixtures=loaded.root)
    assert not rule("2.2").is_withdrawn
    assert rule("2.2").version == 1


def test_what_is_gone_is_pruned(loaded):
    loaded.write("terms.yaml", "[]\n")
    loaded.path("rulings/01-kdo-vyhraje.md").unlink()
    loaded.path("scenarios/02-tah.feature").unlink()
    loaded.path("cards.yaml").unlink()
    load(fixtures=loaded.root)
    assert [model.objects.count() for model in (Term, Ruling, Scenario, Card, Source)] == [0, 0, 0, 0, 0]
    assert not Reference.objects.exclude(source_kind="rule").exists()


def test_rulings_of_the_site_survive_a_load(loaded, judge):
    ruling_create(book="mala-hra", question="A co?", answer="Nic.", rules=["mala-hra 1.1"], source="Turnaj", author=judge)
    load(fixtures=loaded.root)
    assert Ruling.objects.filter(origin="site").count() == 1
    assert not load(fixtures=loaded.root)


def test_replacing_rule_is_tied_to_the_replaced(loaded):
    loaded.swap("rules/02-tah.md", "{M-003}", "{M-003; nahrazuje mala-hra 1.1}")
    load(fixtures=loaded.root)
    assert rule("2.2").replaces.get() == rule("1.1")
    assert rule("1.1").replaced_by.get() == rule("2.2")
    assert Reference.objects.filter(role="replaces", source_key="mala-hra 2.2", target_key="mala-hra 1.1").exists()


def test_current_content_is_recognised(loaded):
    assert is_current(loaded.root)
    loaded.swap("rules/02-tah.md", "Při shodě", "Při rovnosti")
    assert not is_current(loaded.root)
    load(fixtures=loaded.root)
    assert is_current(loaded.root)
