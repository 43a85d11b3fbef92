"""The index in bad times: a process killed while it builds, damaged files, an index replaced under a reader."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import stat
import time

import pytest

from rulings.search.base import Document
from rulings.search.czech import Analyser
from rulings.search.index import CURRENT, TABLE, Index, NoIndex
from rulings.search.parse import parse
from rulings.search.store import STORES, store

KILLS = {"whoosh": 200, "tantivy": 40}
AT_FIRST, LONGER, SHORTER = 0.1, 1.1, 0.85
"""Seconds that a builder lives at most; more after one that built nothing, fewer after one that did, whatever the machine."""
MANY = 12


def shelf(word):
    return [
        Document(f"kniha {n}", "rule", "kniha", f"{n}", f"{n} {word}", "oddíl", f"Text o {word}.", str(n)) for n in range(MANY)
    ]


def an_index(folder, kind="whoosh"):
    return Index(folder, store(kind), Analyser())


def found(index, word):
    return index.search(parse(word)).total


def _build_for_ever(folder, kind):
    index = an_index(folder, kind)
    for turn in range(10_000):
        with index.building():
            index.build(shelf("meč"), f"{os.getpid()} {turn}")


@pytest.mark.parametrize("kind", STORES)
def test_a_kill_at_any_moment_leaves_an_index_that_answers(tmp_path, kind):
    index, luck = an_index(tmp_path, kind), random.Random(7)
    index.build(shelf("meč"), "první")
    longest = AT_FIRST
    fork, stamps = multiprocessing.get_context("forkserver"), set()  # a plain fork would lack the threads of tantivy
    fork.set_forkserver_preload([__name__])
    for _ in range(KILLS[kind]):
        builder = fork.Process(target=_build_for_ever, args=(tmp_path, kind))
        builder.start()
        time.sleep(luck.uniform(0.001, longest))
        os.kill(builder.pid, signal.SIGKILL)
        builder.join()
        assert found(index, "meč") == found(an_index(tmp_path, kind), "meč") == MANY
        longest *= LONGER if index.stamp() in stamps else SHORTER
        stamps.add(index.stamp())
    assert len(stamps) > 3, "the kills came before anything was built"
    with index.building():
        index.build(shelf("štít"), "poslední")
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == [index._current().name]


@pytest.mark.parametrize("kind", STORES)
def test_no_damaged_file_is_ever_read(tmp_path, kind):
    an_index(tmp_path, kind).build(shelf("meč"), "první")
    folder = tmp_path / an_index(tmp_path)._current().name
    files = [path for path in folder.iterdir() if path.stat().st_size and not path.name.startswith(".")]
    assert len(files) > 2
    for path in files:
        whole = path.read_bytes()
        for damaged in (b"", whole[: len(whole) // 2], b"\0" * len(whole), whole[:-1] + bytes([whole[-1] ^ 1])):
            path.write_bytes(damaged)
            with pytest.raises(NoIndex):
                found(an_index(tmp_path, kind), "meč")
            assert not an_index(tmp_path, kind).is_sound()
        path.write_bytes(whole)
    assert found(an_index(tmp_path, kind), "meč") == MANY


@pytest.mark.parametrize("pointer", [b"", b"\xff\xfe", b"../../etc x", b"neni", b"neni je stamp"])
def test_a_pointer_to_nothing_is_no_index(tmp_path, pointer):
    index = an_index(tmp_path)
    index.build(shelf("meč"), "první")
    (tmp_path / CURRENT).write_bytes(pointer)
    assert an_index(tmp_path).stamp() == ""
    with pytest.raises(NoIndex):
        found(an_index(tmp_path), "meč")


@pytest.mark.parametrize("kind", STORES)
def test_whoever_has_an_index_open_reads_on_until_the_next_is_there(tmp_path, kind):
    reader, writer = an_index(tmp_path, kind), an_index(tmp_path, kind)
    writer.build(shelf("meč"), "první")
    assert found(reader, "meč") == MANY
    writer.build(shelf("štít"), "druhý")
    assert (found(reader, "štít"), found(reader, "meč")) == (MANY, 0)
    for path in (tmp_path / CURRENT, tmp_path / reader._current().name / TABLE):
        path.unlink()
    assert found(reader, "štít") == MANY


def test_the_folder_belongs_to_the_site_alone(tmp_path):
    index = an_index(tmp_path / "index")
    with index.building():
        pass
    assert stat.S_IMODE((tmp_path / "index").stat().st_mode) == 0o700
