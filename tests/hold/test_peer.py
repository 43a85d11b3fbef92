"""What the site is measured against answers, or the measure says nothing."""

from .load import once
from .peer import peer


def test_the_bare_view_is_served():
    with peer() as port:
        assert once(port, ("GET", "/", None, {})) == 200
