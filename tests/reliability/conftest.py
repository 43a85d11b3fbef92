"""The small content folder of the tests as a prepared site."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.small import FILES, Fixtures

from .site import Site


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder that is ready; copy it before ill-treating it."""
    root = tmp_path_factory.mktemp("prepared")
    folder = Fixtures(root / "fixtures")
    for name, text in FILES.items():
        folder.write(name, text)
    site = Site(root / "data", root / "fixtures")
    ended, said = site.manage("prepare")
    assert ended == 0, said
    return root


@pytest.fixture
def site(prepared: Path, tmp_path: Path) -> Iterator[Site]:
    """A site over a copy of the prepared folders."""
    import shutil

    for name in ("data", "fixtures"):
        shutil.copytree(prepared / name, tmp_path / name)
    made = Site(tmp_path / "data", tmp_path / "fixtures")
    yield made
    made.stop()
