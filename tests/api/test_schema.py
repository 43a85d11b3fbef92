"""The description of the API is committed: a change of the API shows in the diff.

After a wanted change: `python manage.py spectacular --validate --fail-on-warn --file tests/api/schema.yaml`.
"""

from pathlib import Path

import pytest
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
