"""Pages are read by a stranger: no account, no cookie."""

from types import SimpleNamespace

import pytest

from tests.shelf import put_book


@pytest.fixture
def shelf(db: None) -> SimpleNamespace:
    return put_book()
