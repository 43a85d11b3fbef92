"""The collector of cycles rests while something is prepared, and works again afterwards, whatever happens."""

import gc

import pytest

from rulings.management.uncollected import uncollected


def test_it_rests_inside_and_works_again_afterwards():
    with uncollected():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_works_again_after_a_fault():
    with pytest.raises(KeyboardInterrupt), uncollected():
        raise KeyboardInterrupt
    assert gc.isenabled()


def test_where_it_rested_before_it_rests_on():
    gc.disable()
    try:
        with uncollected():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
