"""The description of the API is committed: a change of the API shows in the diff.

After a wanted change: `python manage.py spectacular --validate --fail-on-warn --file tests/api/schema.yaml`.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from django.core.management import call_command
from django.db import connection

SNAPSHOT = Path(__file__).with_name("schema.yaml")


@pytest.mark.skipif(
    connection.vendor != "sqlite",
    reason="the schema tells the largest number that a column holds, and the committed one tells SQLite's, the default",
)
def test_the_schema_is_the_committed_one(tmp_path):
    made = tmp_path / "schema.yaml"
    call_command("spectacular", validate=True, fail_on_warn=True, file=str(made))
    assert made.read_text(encoding="utf-8") == SNAPSHOT.read_text(encoding="utf-8")


AFTER_ENGLISH = """
import sys
import django
django.setup()
from django.core.management import call_command
from django.utils.translation import override
for language, path in zip(("en", "cs"), sys.argv[1:]):
    with override(language):
        call_command("spectacular", file=path)
"""


def test_the_schema_is_the_same_whoever_asked_before(tmp_path):
    """In a process of its own: what is kept there is made in English, whose fields need no titles."""
    english, czech = tmp_path / "en.yaml", tmp_path / "cs.yaml"
    subprocess.run([sys.executable, "-c", AFTER_ENGLISH, str(english), str(czech)], check=True)
    told = yaml.safe_load(czech.read_text(encoding="utf-8"))["components"]["schemas"]["Card"]["properties"]
    assert (told["kind"]["title"], told["note"]["title"]) == ("Druh", "Poznámka")
    assert "title: Druh" not in english.read_text(encoding="utf-8")


def test_the_schema_is_served(client, db):
    response = client.get("/api/v1/schema/")
    assert response.status_code == 200
    assert b"openapi: 3" in response.content


def test_the_docs_are_served_from_here_alone(client, db):
    page = client.get("/api/v1/docs/").content.decode()
    assert "/static/drf_spectacular_sidecar/" in page
    assert "http" not in page.replace("http-equiv", "")
    assert "<script>" not in page
    assert "/static/rulings/js/swagger.js" in page


def _operations():
    paths = yaml.safe_load(SNAPSHOT.read_text(encoding="utf-8"))["paths"]
    return [(path, method, told) for path, methods in paths.items() for method, told in methods.items()]


def _asked(path, told):
    """An operation asked by its own examples; None where a name has none."""
    examples = {one["name"]: (one["in"], one.get("example")) for one in told.get("parameters", ())}
    if any(where == "path" and example is None for where, example in examples.values()):
        return None
    query = {name: example for name, (where, example) in examples.items() if where == "query" and example}
    return path.format(**{name: example for name, (where, example) in examples.items() if where == "path"}), query


def test_whoever_asks_by_the_examples_is_answered(client, shelf):
    asked = [(path, _asked(path, told)) for path, method, told in _operations() if method == "get"]
    answered = {path: client.get(*of).status_code for path, of in asked if of}
    assert answered["/api/v1/rules/{book}/{number}/"] == answered["/api/v1/search/"] == 200
    absent = {"/api/v1/boards/{book}/": 404, "/api/v1/bulk/{book}/files/": 503}  # the shelf has no board, and lies in no files
    assert {path: code for path, code in answered.items() if code != 200} == absent


def test_the_examples_of_questions_are_played_and_confirmed(client, shelf):
    bodies = [told["requestBody"]["content"]["application/json"] for _path, method, told in _operations() if method == "post"]
    examples = [example["value"] for body in bodies for example in body["examples"].values()]
    answers = {}
    for path, value in zip(("check", "explore", "heckle"), examples, strict=True):
        answers[path] = client.post(f"/api/v1/{path}/", json.dumps(value), content_type="application/json")
        assert answers[path].status_code == 200, answers[path].content
    for path in ("check", "explore"):
        assert [report["verdict"] for report in answers[path].json()["reports"]] == ["confirmed"], path
    heckled = answers["heckle"].json()["heckled"]
    assert heckled["positions"] == 1
    assert heckled["tries"] > 20
