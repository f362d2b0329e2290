"""Keys of single events: where cards are captured, what is enhanced, what was targeted."""

from swlcg_deck.cards.abilities.triggers import Trigger as Words
from swlcg_deck.engine.core.ability import EventTest, Scope
from swlcg_deck.engine.core.constants import NOBODY
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import objective_at_stake
from swlcg_deck.engine.facts.bounds import referred, within
from swlcg_deck.engine.texts.filters import meant
from swlcg_deck.engine.texts.verbs.captives import Capture
from swlcg_deck.engine.timing.frames import Initiation


def place(node: Words) -> EventTest | None:
    """Where captured cards lie, or lay."""
    if node.at is None:
        return None
    fits = _at_stake if node.at == "engaged" else meant(node.at)

    def matches(state: State, scope: Scope, event: Event, card: int) -> bool:
        place = event.amounts[event.cards.index(card)] if card in event.cards else NOBODY
        return place >= 0 and fits(state, scope, place)

    return matches


def _at_stake(state: State, scope: Scope, card: int) -> bool:
    """The engaged objective, even if it has just been destroyed: then its captives are rescued."""
    return card == objective_at_stake(state)


def host(node: Words) -> EventTest | None:
    """An enhancement is told of together with what it is attached to, and is what it is about."""
    if node.event != "attached":
        return None
    fits = meant(node.to) if node.to is not None else None
    return lambda state, scope, event, card: (
        card == event.cards[0] and (fits is None or fits(state, scope, event.cards[1]))
    )


def targeting(node: Words) -> EventTest | None:
    if node.targeting is None:
        return None
    ref = node.targeting

    def matches(state: State, scope: Scope, event: Event, card: int) -> bool:
        names = event.detail[2].names
        aimed = [one for name, cards in names if name.startswith("target") for one in cards]
        return any(one in aimed for one in referred(state, scope, ref))

    return matches


def kind(node: Words) -> EventTest | None:
    """Of an ability that is being carried out, or has been."""
    kinds = node.kind
    if kinds is None:
        return None

    def matches(state: State, scope: Scope, event: Event, card: int) -> bool:
        if event.kind == "effect_resolved":
            origin, place = event.detail[0], event.detail[1]
        else:
            frame = state.stack[event.detail[0]]
            if not isinstance(frame, Initiation):
                return False
            origin, place = frame.origin, frame.ability
        ability = state.faces[origin].abilities[place]
        return ability.kind in kinds and not ability.unlabelled

    return matches


def whole(node: Words) -> EventTest | None:
    """A part that had to wait is an effect of its own for texts about fate cards (FAQ-35), and for
    those that ask what it has drawn; others know the whole effect only."""
    if node.kind == ("fate",) or node.drew is not None:
        return None
    return lambda state, scope, event, card: len(event.detail) == len(("card", "line", "scope"))


def drew(node: Words) -> EventTest | None:
    """How many cards the effect has drawn."""
    if node.drew is None:
        return None
    keeps = within(node.drew)
    return lambda state, scope, event, card: keeps(state, scope, event.amounts[0])


def printed(node: Words) -> EventTest | None:
    """An ability of the card itself that has resolved."""
    if not node.printed:
        return None
    return lambda state, scope, event, card: event.detail[0] == card


def without(node: Words) -> EventTest | None:
    """An effect that captures nothing."""
    if node.without is None:
        return None

    def matches(state: State, scope: Scope, event: Event, card: int) -> bool:
        frames = [frame for frame in state.stack if isinstance(frame, Initiation)]
        if not frames:
            return True
        ability = state.faces[frames[-1].origin].abilities[frames[-1].ability]
        return not any(isinstance(verb, Capture) for verb in ability.effect)

    return matches
