"""The migrations lead from nothing to here, back to nothing, and here again."""

import pytest

from tests.reliability.site import Site


@pytest.mark.slow
def test_there_and_back_again(tmp_path):
    site = Site(tmp_path / "data", tmp_path)
    site.data.mkdir()
    for step in (["migrate"], ["migrate", "rulings", "zero"], ["migrate", "glossary", "zero"], ["migrate"]):
        ended, said = site.manage(*step, seconds=300)
        assert ended == 0, said
    assert site.manage("makemigrations", "--check", "--dry-run", seconds=300)[0] == 0
