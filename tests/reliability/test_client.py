"""The client of docs/api.md works as it stands there, against a real server."""

import json
import re
import shutil
import subprocess

import pytest

from tests import needs
from tests.shelf import TEXT

from .site import ROOT

pytestmark = pytest.mark.slow


def test_the_client_of_the_docs_walks_over_all_rules(site):
    code = re.search(r"```python\n(.*?)```", (ROOT / "docs/api.md").read_text(encoding="utf-8"), re.DOTALL)[1]
    site.serve()
    names: dict = {}
    exec(code.replace("http://127.0.0.1:8000", f"http://127.0.0.1:{site.port}"), names)
    assert names["titles"] == {"mala-hra 1.1": "Hrají dva", "mala-hra 2.1": "Více vítězí", "mala-hra 2.2": "Shoda"}


def test_the_same_in_javascript(site, tmp_path):
    needs.need("node", shutil.which("node"), "apt-get install nodejs")
    parts = re.findall(r"```javascript\n(.*?)```", (ROOT / "docs/api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(parts) == 2
    site.serve()
    asked = """
const seen = [];
const question = { text: TEXT, lines: "every", until: "do konce výzvy", claim: "výzvu vyhraje Stark" };
const done = await ask("/api/v1/explore/", question, (standing) => seen.push(standing.state));
console.log(JSON.stringify({ titles, seen, holds: done.answer.holds }));
""".replace("TEXT", json.dumps(TEXT))
    program = tmp_path / "client.mjs"
    program.write_text(
        "\n".join([*parts, asked]).replace("http://127.0.0.1:8000", f"http://127.0.0.1:{site.port}"), encoding="utf-8"
    )
    done = subprocess.run(["node", str(program)], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["titles"] == {"mala-hra 1.1": "Hrají dva", "mala-hra 2.1": "Více vítězí", "mala-hra 2.2": "Shoda"}
    assert told["holds"] is True
    assert set(told["seen"]) <= {"waiting", "playing"}


def test_what_is_stored_is_shown_though_the_database_breaks(site):
    site.serve()
    first = site.get("/mala-hra/2.1/")
    etag = first.headers["ETag"]
    assert site.get("/mala-hra/2.1/", **{"If-None-Match": etag}).status == 304
    site.stop()
    path = site.data / "arbitr.sqlite3"
    path.write_bytes(b"x" * 4096)
    for name in ("-wal", "-shm"):
        (site.data / f"arbitr.sqlite3{name}").unlink(missing_ok=True)
    site.serve()
    again = site.get("/mala-hra/2.1/")
    assert (again.status, again.body) == (200, first.body)
    other = site.get("/mala-hra/2.2/")
    assert other.status == 503
    assert "manage.py prepare" in other.body
