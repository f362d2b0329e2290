"""What the texts of cards do, compiled once for a module: each may have a card pool of its own."""

import pytest

from swlcg_deck.engine.game import FaceBook


@pytest.fixture(scope="module")
def book() -> FaceBook:
    return FaceBook(abilities=True)
