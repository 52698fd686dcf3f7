"""Gives each property every walk."""

import pytest

from tests.conformance.suite import Walk, every_walk, walked


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "walk" in metafunc.fixturenames:
        walks = every_walk()
        names = [f"{case} seed={seed}" for case, seed in walks]
        metafunc.parametrize("walk", walks, ids=names, indirect=True)


@pytest.fixture
def walk(request: pytest.FixtureRequest) -> Walk:
    return walked(*request.param)
