"""Reading survives what a disk can do: read-only, full, damaged, wiped. All of it for real, with real processes."""

import shutil
import sqlite3
import subprocess

import pytest

from .site import Site, need_mounts

pytestmark = pytest.mark.slow
PAGES = ("/", "/mala-hra/", "/mala-hra/2.1/", "/hledat/?q=bod", "/api/v1/rules/mala-hra/2.1/", "/api/v1/search/?q=bod")


def read_only(site: Site) -> str:
    return f"mount --bind '{site.data}' '{site.data}'; mount -o remount,ro,bind '{site.data}'"


def full(site: Site) -> str:
    return (
        f"mount -t tmpfs -o size=160m none /mnt; cp -a '{site.data}/.' /mnt; mount --bind /mnt '{site.data}'; "
        f"dd if=/dev/zero of='{site.data}/filler' bs=64k 2>/dev/null || true"
    )


@pytest.mark.parametrize("disk", [read_only, full])
def test_what_cannot_be_written_can_be_read(site, disk):
    need_mounts()
    ended, said = site.manage("prepare", before=disk(site))
    assert ended == 0, said
    site.serve(before=disk(site))
    assert {path: site.get(path).status for path in PAGES} == dict.fromkeys(PAGES, 200), site.said()


@pytest.mark.parametrize("disk", [read_only, full])
def test_what_was_never_prepared_and_cannot_be_says_so(site, disk):
    need_mounts()
    (site.data / "arbitr.sqlite3").unlink()
    ended, said = site.manage("prepare", before=disk(site))
    assert ended == 1
    assert "nelze psát" in said
    assert "Traceback" not in said


def test_a_disk_that_has_space_again_is_written_again(site):
    site.serve()
    database = site.data / "arbitr.sqlite3"
    with sqlite3.connect(database) as kept:
        assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    kept.close()
    assert site.manage("prepare")[0] == 0


DAMAGES = {
    "head": lambda body: b"x" * 100 + body[100:],
    "cut": lambda body: body[: len(body) // 2],
    "middle": lambda body: body[:8192] + b"\xff" * (len(body) - 16384) + body[-8192:],
    "text": lambda body: b"nonsense",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_database_says_what_to_do(site, damage):
    path = site.data / "arbitr.sqlite3"
    path.write_bytes(DAMAGES[damage](path.read_bytes()))
    ended, said = site.manage("prepare")
    assert ended == 1, said
    assert "Traceback" not in said
    assert f"{path} je poškozená" in said
    assert "Smažte ji" in said
    site.serve()
    for page in ("/mala-hra/", "/api/v1/rules/mala-hra/2.1/"):
        answer = site.get(page)
        assert answer.status in (200, 404, 503), page
        assert answer.status != 503 or "manage.py prepare" in answer.body
    for name in ("", "-wal", "-shm"):
        (site.data / f"arbitr.sqlite3{name}").unlink(missing_ok=True)
    assert site.manage("prepare")[0] == 0
    assert site.get("/mala-hra/2.1/").status == 200


@pytest.mark.parametrize("gone", ["static", "index", "arbitr.sqlite3"])
def test_what_was_wiped_is_no_fault_of_the_page_and_is_made_again(site, gone):
    path = site.data / gone
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    site.serve()
    statuses = {page: site.get(page).status for page in (*PAGES, "/neni-tu/x/")}
    assert not {500, 0} & set(statuses.values()), (statuses, site.said())
    assert site.manage("prepare")[0] == 0
    assert site.get("/mala-hra/2.1/").status == 200


def test_two_prepare_at_once_from_nothing(tmp_path, prepared):
    """Three processes, one folder: one prepares, the others wait, say so, and find all in place."""
    site = Site(tmp_path / "data", prepared / "fixtures")
    site.data.mkdir()
    together = [site.start("prepare") for _ in range(3)]
    said = [process.communicate(timeout=120)[0] for process in together]
    assert [process.returncode for process in together] == [0, 0, 0], said
    assert not any("Traceback" in one for one in said)
    assert any("čekám, až skončí" in one for one in said)


@pytest.mark.parametrize("after", [0.8, 1.6, 2.6])
def test_killed_while_preparing_it_goes_on_where_it_was(site, after):
    shutil.rmtree(site.data)
    site.data.mkdir()
    process = site.start("prepare")
    try:
        process.communicate(timeout=after)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
    ended, said = site.manage("prepare")
    assert ended == 0, said
    site.serve()
    assert {page: site.get(page).status for page in PAGES} == dict.fromkeys(PAGES, 200)
