"""What all tests share."""

import pytest
from hypothesis import settings

from lavafield.core import chance

# Here, and not beside them, for others import them first.
pytest.register_assert_rewrite(
    "tests.conformance.agreement",
    "tests.conformance.checks",
    "tests.conformance.pompeii_ledger",
    "tests.conformance.taluva_ledger",
    "tests.pompeii.pictures",
    "tests.taluva.pictures",
)

# No deadline, for the interpreted engine is 80 times slower. Always the same examples: make fuzz
# looks for new ones.
settings.register_profile("lavafield", deadline=None, derandomize=True)
settings.load_profile("lavafield")


def pytest_report_header() -> str:
    return f"engine: {'interpreted' if chance.__file__.endswith('.py') else 'compiled'}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", metavar="ID", help="run only the tests tagged with this clause")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "row(n): the corner case of the specification that is tested")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--clause")
    if wanted is None:
        return
    tagged = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("clause"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in tagged])
    items[:] = tagged
