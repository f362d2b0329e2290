"""What holds of the damage that a card deals, as modifiers of the engine."""

from swlcg_deck.cards.abilities.damage import DamageDealt
from swlcg_deck.engine.core.ability import CardTest, EventTest, Modifier, Scope
from swlcg_deck.engine.core.event import ICON, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled

_VIAS = {"unit_damage": "unit damage", "blast_damage": "blast"}


def damage_dealt(rule: DamageDealt, of: CardTest) -> list[Modifier]:
    """They are of the card that is the source."""
    only = _only(rule)
    found = [
        Modifier(what="damage rule", of=of, key=word, against=only) for word in rule.cannot_be or ()
    ]
    if rule.times != 1:
        found.append(Modifier(what="damage times", of=of, fixed=rule.times, against=only))
    if rule.divided:
        found.append(Modifier(what="divided damage", of=of, add=1))
    return found


def _only(rule: DamageDealt) -> EventTest | None:
    """Damage of these icons, and to these cards."""
    if rule.via is None and rule.to is None:
        return None
    via, to = rule.via, compiled(rule.to) if rule.to is not None else None

    def fits(state: State, scope: Scope, event: Event, card: int) -> bool:
        if via is not None and event.cause != ICON:
            return False
        if via in _VIAS and event.detail[0] != _VIAS[via]:
            return False
        return to is None or to(state, scope, card)

    return fits
