import pytest

from tests.images.ink import Ink


@pytest.fixture
def ink(monkeypatch: pytest.MonkeyPatch) -> Ink:
    return Ink(monkeypatch)
