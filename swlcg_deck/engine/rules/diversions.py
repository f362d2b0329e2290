"""What texts do to an engagement as a whole: move it to another objective, or end it."""

from swlcg_deck.engine.atoms.table import redirect_engagement, report
from swlcg_deck.engine.core.constants import opponent
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import cannot
from swlcg_deck.engine.rules.action_window import ActionWindow
from swlcg_deck.engine.rules.edge_battle import EdgeBattle
from swlcg_deck.engine.rules.engagement import Engagement
from swlcg_deck.engine.rules.strike import Strike
from swlcg_deck.engine.timing.frames import Initiation, Occurrence


def can_be_redirected(state: State, objective: int) -> bool:
    """Whether the engagement could go on there: never at the attacker's own (CONF-12)."""
    return (
        bool(state.engagement)
        and objective != state.engaged
        and objective in state.objectives[opponent(state.active)]
        and not cannot(state, "engaged", objective)
    )


def redirect(state: State, objective: int) -> None:
    """The engagement goes on at another objective; it was not declared there (CONF-14)."""
    allowed = can_be_redirected(state, objective)
    if allowed:
        redirect_engagement(state, objective)
    report(state, int(allowed))


def end_engagement(state: State) -> None:
    """A text ends it: straight to its end, nothing else of it is resolved (CONF-27)."""
    places = [n for n, frame in enumerate(state.stack) if isinstance(frame, Engagement)]
    report(state, len(places))
    if not places:
        return
    state.stack[places[0]].goto("conclude")
    outside = True
    for frame in state.stack[places[0] + 1 :]:
        # The text that ends it is itself carried out to its own end.
        outside = outside and not isinstance(frame, Initiation)
        if isinstance(frame, EdgeBattle):
            frame.goto("discard_stacks")
        elif isinstance(frame, Strike):
            frame.goto("end_strike")
        elif isinstance(frame, ActionWindow):
            frame.end()
        elif isinstance(frame, Occurrence) and outside:
            frame.goto("tell_outcome")
