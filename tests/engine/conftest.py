"""The scene of an engine scenario, once straight and once with clones swapped in."""

from collections.abc import Callable, Iterator

import pytest
from kit.random_decks import CoreDecks
from kit.scenario import Scene, Side

from swlcg_deck.cards.pool import CardPool


@pytest.fixture(params=["straight", "cloned"])
def scene(request: pytest.FixtureRequest, pool: CardPool) -> Iterator[Callable[..., Scene]]:
    """`scene(phase=..., active=..., dark=Side(...), light=Side(...))` states a board; real cards
    do what they say only with `abilities=True`."""
    made: list[Scene] = []

    def state_board(
        *,
        phase: str = "deployment",
        active: str = "dark",
        turn: int | None = None,
        dark: Side | None = None,
        light: Side | None = None,
        dial: int = 1,
        balance: str = "light",
        seed: int = 1,
        options: dict[str, bool] | None = None,
        abilities: bool = False,
    ) -> Scene:
        game = Scene(pool, request.param == "cloned")
        made.append(game)
        game.lay(
            dark or Side(),
            light or Side(),
            phase=phase,
            active=active,
            turn=turn,
            dial=dial,
            balance=balance,
            seed=seed,
            options=options,
            abilities=abilities,
        )
        return game

    yield state_board
    for game in made:
        game.check_finished()


@pytest.fixture(scope="session")
def core(pool: CardPool) -> CoreDecks:
    return CoreDecks(pool)
