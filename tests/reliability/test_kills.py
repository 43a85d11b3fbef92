"""A few kills in every run of the tests; `make hold` does many."""

import pytest

from .kills import KINDS

pytestmark = pytest.mark.slow
TIMES = 3


@pytest.mark.parametrize("kind", KINDS)
def test_killed_at_any_moment_it_leaves_nothing_half_done(site, kind):
    found = KINDS[kind](site, TIMES)
    assert not found.bad
    assert found.hit >= 1, "nothing was killed in time: the test tells nothing"
    ended, said = site.manage("prepare")
    assert ended == 0, said
    site.serve()
    pages = ("/mala-hra/2.1/", "/hledat/?q=bod", "/api/v1/rules/mala-hra/2.1/")
    assert {page: site.get(page).status for page in pages} == dict.fromkeys(pages, 200)
