"""The guide says what is true: every example of it is run."""

import doctest
import pathlib

GUIDE = pathlib.Path(__file__).parents[3] / "docs" / "python.md"


def test_the_guide():
    results = doctest.testfile(str(GUIDE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 20 and results.failed == 0
