"""The API is read by a program without an account."""

from types import SimpleNamespace

import pytest

from tests.shelf import put_book


@pytest.fixture
def shelf(db: None) -> SimpleNamespace:
    return put_book()
