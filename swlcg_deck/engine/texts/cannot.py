"""Prohibitions as modifiers of the engine."""

from swlcg_deck.cards.abilities.cannot import Attackers, Cannot
from swlcg_deck.engine.core.ability import CardTest, EventTest, Modifier, Scope
from swlcg_deck.engine.core.constants import EVENT, NOBODY, opponent
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled

_CANNOT = {
    "attacker": "attack",
    "defender": "defend",
    "focused": "focus_placed",
    "affected": "affected",
}


_DO = {"draw": "draw", "play": "played", "resolve_fate": "fate", "raise_reserve": "raise reserve"}


def cannot(node: Cannot, of: CardTest) -> list[Modifier]:
    against = _against(node)
    if node.do is not None:
        fits = compiled(node.of) if node.of is not None else None

        def barred(state: State, scope: Scope, card: int) -> bool:
            player = state.controller[card] if node.do != "draw" else card
            return of(state, scope, player) and (fits is None or fits(state, scope, card))

        return [Modifier(what="cannot", of=barred, key=_DO[node.do], against=against)]
    return [
        Modifier(what="cannot", of=of, key=_CANNOT.get(word, word), against=against)
        for word in node.be or ()
    ]


def _against(node: Cannot) -> EventTest | None:
    """Only what the enemy does, or only events and card effects."""
    if node.by == "any" and node.from_ == "any":
        return None

    def stops(state: State, scope: Scope, event: Event, card: int) -> bool:
        if node.by == "enemy" and event.by == scope.you:
            return False
        if node.from_ == "any":
            return True
        if event.source == NOBODY:
            return False
        return node.from_ == "effect" or state.faces[event.source].kind == EVENT

    return stops


def attackers(node: Attackers, of: CardTest) -> list[Modifier]:
    """Who may attack this objective, and how many."""
    found = []
    if node.only is not None:
        allowed = compiled(node.only)

        def barred(state: State, scope: Scope, card: int) -> bool:
            return state.controller[card] == opponent(scope.you) and not allowed(state, scope, card)

        def here(state: State, scope: Scope, event: Event, card: int) -> bool:
            return bool(event.detail) and of(state, scope, event.detail[0])

        found.append(Modifier(what="cannot", of=barred, key="attack", against=here))
    if node.at_most is not None:
        found.append(Modifier(what="most attackers", of=of, fixed=node.at_most))
    return found
