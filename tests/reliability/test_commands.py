"""Whatever command somebody begins with: it makes ready what it needs, or says in a sentence what to do; never a traceback."""

import shutil

import pytest

from .site import need_mounts
from .test_disk import read_only

pytestmark = pytest.mark.slow
ENDS = {
    ("load", "--dry-run"): 0,
    ("load",): 0,
    ("index",): 0,
    ("verify",): 1,  # the small book is played by nobody: its situations do not stand
    ("coverage",): 0,
    ("prove",): 0,
    ("export",): 0,
    ("second_factor", "nikdo"): 1,
    ("prepare",): 0,
}


@pytest.mark.parametrize(("command", "ends"), ENDS.items(), ids=lambda given: " ".join(given) if isinstance(given, tuple) else "")
def test_anybody_may_begin_with_it(site, command, ends):
    shutil.rmtree(site.data)
    site.data.mkdir()
    ended, said = site.manage(*command)
    assert ended == ends, said
    assert "Traceback" not in said
    assert (site.data / "arbitr.sqlite3").is_file()


@pytest.mark.parametrize("command", ENDS, ids=lambda given: " ".join(given))
def test_where_nothing_can_be_written_it_says_so(site, command):
    need_mounts()
    shutil.rmtree(site.data)
    site.data.mkdir()
    ended, said = site.manage(*command, before=read_only(site))
    assert ended == 1
    assert "Do složky" in said
    assert "nelze psát" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("name", ["DATABASE", "PROXIES", "QUEUE", "DATA"])
def test_a_setting_nobody_understands_is_told_in_a_sentence(site, name):
    site.settings[f"ARBITR_{name}"] = "/proc/nesmysl"
    ended, said = site.manage("check")
    assert ended == 1
    assert said.startswith("Nastavení: ")
    assert f"ARBITR_{name}" in said
    assert "Traceback" not in said
