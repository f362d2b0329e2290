"""Looking at a scenario: what is asked now, and that nothing more matters."""

from kit.scenario import Scene
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.core.constants import SIDE_NAMES
from swlcg_deck.engine.core.driver import advance, answer
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.game import transcript
from swlcg_deck.engine.timing.frames import Occurrence


def asked(game: Scene) -> str:
    """What is asked now: "action dark", "interrupt light on played", "target dark"."""
    assert game.options
    decision = game.decision
    words = f"{decision.kind} {SIDE_NAMES[decision.player]}"
    frame = game.state.stack[-1]
    return f"{words} on {frame.event.kind}" if isinstance(frame, Occurrence) else words


def goes_on(game: Scene) -> None:
    """What is asked next, if anything, is no matter of the scenario."""
    if game.winner is None:
        game.asks(game.decision.kind)


def leave_it(*games: Scene) -> None:
    """What is asked next is not what the test is about."""
    for game in games:
        assert game.options


def looks_at(game: Scene, choice: str) -> list[tuple[str, list[str]]]:
    """Who would look at which cards if an option were taken; the game stays where it is."""
    twin = _after(game, choice)
    looks = [entry for entry in twin.journal or () if entry[0] == "looked"]
    return [(SIDE_NAMES[player], game.names(cards)) for _, player, cards in looks]


def told_of(game: Scene, choice: str) -> tuple[str, ...]:
    """What the log says of a choice that leaves only one way on; the game stays where it is."""
    return tuple(line.strip() for line in transcript(_after(game, choice)))


def _after(game: Scene, choice: str) -> State:
    """A copy in which an option was taken, with a journal that begins there."""
    twin = game.state.clone()
    keep_journal(twin)
    answer(twin, [game.options.index(choice)])
    advance(twin)
    return twin
