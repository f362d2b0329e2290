"""Who and what a text speaks of: "self", "host", "it", names bound by choices, players, zones."""

from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import (
    DARK,
    IN_PLAY,
    LIGHT,
    NOBODY,
    opponent,
)
from swlcg_deck.engine.core.event import EFFECT, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import engaged_objective, lying_in
from swlcg_deck.engine.facts.bounds import struck, those
from swlcg_deck.engine.facts.characteristics import cannot, is_forbidden, is_held
from swlcg_deck.engine.rules.strike import Strike
from swlcg_deck.engine.timing.effect import AFFECTING

Ref = str | tuple[str, ...]
"""A name, or several names together."""

OWN_NAMES = ("self", "host", "it", "those", "engaged", "striker", "struck")
"""Names that are never bound: what they mean follows from the game."""
SERIALS = "serials"
"""The name under which a delayed text remembers which cards it means (ABIL-30)."""


def cards_named(state: State, scope: Scope, ref: Ref) -> tuple[int, ...]:
    """The cards of a reference that the text can do something to; what cannot be affected by it is
    passed over, though it may be chosen (TC-68)."""
    cards = cards_meant(state, scope, ref)
    if is_forbidden(state, "moved"):
        cards = tuple(card for card in cards if not is_held(state, card))
    if is_forbidden(state, "affected") and scope.named(AFFECTING, False):
        event = Event("affected", cards, by=scope.you, source=scope.source, cause=EFFECT)
        return tuple(card for card in cards if not cannot(state, "affected", card, event))
    return cards


def cards_meant(state: State, scope: Scope, ref: Ref) -> tuple[int, ...]:
    """The cards of a reference: "self" (this card), "host" (what it is or was attached to), "it"
    (what the trigger is about), "those" (all that it is about at once), "engaged" (the engaged
    objective), "striker" (the striking unit), or what a choice has bound. A card that has left play
    since a delayed text named it is another card by now."""
    if isinstance(ref, tuple):
        return tuple(dict.fromkeys(c for name in ref for c in cards_meant(state, scope, name)))
    cards = _cards(state, scope, ref)
    marked = scope.named(SERIALS) if scope.names else ()
    if marked:
        remembered = dict(marked)
        cards = tuple(c for c in cards if remembered.get(c, state.serial[c]) == state.serial[c])
    return cards


def _cards(state: State, scope: Scope, name: str) -> tuple[int, ...]:
    if name == "self":
        return (scope.source,)
    if name == "host":
        return _one(state.host[scope.source]) or scope.named("host")
    if name == "it":
        return _one(scope.subject)
    if name == "those":
        return those(scope)
    if name == "engaged":
        return engaged_objective(state)
    if name == "struck":
        return struck(scope)
    if name == "striker":
        strikes = [frame for frame in state.stack if isinstance(frame, Strike)]
        return (strikes[-1].unit,) if strikes else ()
    cards: tuple[int, ...] = scope.named(name)
    return cards


def _one(card: int) -> tuple[int, ...]:
    return (card,) if card >= 0 else ()


def named_in_play(state: State, scope: Scope, ref: Ref) -> tuple[int, ...]:
    """Those that are still in play: what is gone is passed over."""
    zone = state.zone
    return tuple([card for card in cards_named(state, scope, ref) if zone[card] == IN_PLAY])


def player_named(state: State, scope: Scope, name: str) -> int:
    """The player of a reference: "you", "opponent", "dark", "light", "active", "attacker",
    "defender", "by" (who did what triggered), "winner" and "loser" of an edge battle or Force
    struggle, "controller of NAME", "owner of NAME", or a bound name. -1 for nobody."""
    if name == "you":
        return scope.you
    if name == "opponent":
        return opponent(scope.you)
    whose, _, card = name.partition(" of ")
    if card:
        cards = cards_meant(state, scope, card)
        table = state.controller if whose == "controller" else state.owner
        return table[cards[0]] if cards else NOBODY
    event = scope.event
    known = {
        "dark": DARK,
        "light": LIGHT,
        "active": state.active,
        "attacker": state.active,
        "defender": opponent(state.active),
    }
    if name in known:
        return known[name]
    if event is not None:
        if name == "by":
            return event.by
        if name in ("winner", "loser"):
            winner: int = event.detail[0]
            return winner if name == "winner" else opponent(winner)
    player: int = scope.named(name, NOBODY)
    return player


def cards_in(state: State, scope: Scope, zone: int, whose: str | None) -> tuple[int, ...]:
    """All cards of a zone in a fixed order; of both players if nobody is named."""
    if whose is None:
        return lying_in(state, zone)
    player = player_named(state, scope, whose)
    return lying_in(state, zone, (player,)) if player >= 0 else ()
