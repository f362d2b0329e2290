"""Instructions that tests write out: what happens to a card, whatever a text may say."""

from collections.abc import Callable

from kit.abilities import Run
from swlcg_deck.engine.atoms.table import set_role
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import EFFECT, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.rules.damage import Damage
from swlcg_deck.engine.rules.leave_play import send_from_play
from swlcg_deck.engine.timing.occur import occur


def titled(state: State, title: str) -> int:
    return next(n for n, face in enumerate(state.faces) if face.title == title)


def on(title: str, do: Callable[[State, int], None]) -> Run:
    """Do something to the card of this title."""
    return lambda state, _: do(state, titled(state, title))


def destroy(title: str) -> Run:
    return on(title, lambda state, card: send_from_play(state, (card,), "destroyed"))


def ready(title: str) -> Run:
    """Take all focus tokens off a card."""
    return on(
        title,
        lambda state, card: occur(state, Event("focus_removed", (card,), (9,))),
    )


def remove(title: str) -> Run:
    """Take a unit out of the engagement; it stays in play."""
    return on(title, lambda state, card: set_role(state, card, 0))


def hurt(title: str, amount: int = 1) -> Run:
    """An effect of the ability's player deals damage to a card."""

    def run(state: State, effect: Effect) -> None:
        card = titled(state, title)
        by, source = effect.scope.you, effect.scope.source
        state.stack.append(Damage((card,), (amount,), by, source, EFFECT))

    return run
