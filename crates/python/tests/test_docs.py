"""The guide says what is true: every example of it is run."""

import doctest
import pathlib

PACKAGE = pathlib.Path(__file__).parents[1]
GUIDE = PACKAGE.parents[1] / "docs" / "python.md"


def test_the_guide():
    results = doctest.testfile(str(GUIDE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 20 and results.failed == 0


def test_every_example_is_in_the_guide():
    guide = GUIDE.read_text()
    examples = [path for path in sorted((PACKAGE / "examples").iterdir()) if path.suffix in (".py", ".ipynb")]
    assert len(examples) >= 4 and all(f"../crates/python/examples/{path.name}" in guide for path in examples)
