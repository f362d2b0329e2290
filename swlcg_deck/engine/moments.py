"""What is just happening, for the question whether to interrupt it or to react to it."""

from swlcg_deck.engine.decisions import Decision
from swlcg_deck.engine.events import Event
from swlcg_deck.engine.sentences import cards_listed
from swlcg_deck.engine.state import State

_HAPPENINGS = {
    "balance_changed": "the Balance of the Force turns",
    "captured": "{cards} is captured",
    "committed": "{cards} is committed to the Force",
    "damaged": "damage is dealt to {cards}",
    "dial_changed": "the Death Star dial turns",
    "discarded": "{cards} is discarded",
    "drawn": "a card is drawn",
    "edge_resolved": "the edge battle is decided",
    "edge_revealed": "the edge stacks are revealed",
    "effect_resolved": "the effect of {cards} resolves",
    "engaged": "{cards} is engaged",
    "entered": "{cards} enters play",
    "fate_resolved": "{cards} resolves",
    "focus_placed": "focus tokens are placed on {cards}",
    "focus_removed": "focus tokens are removed from {cards}",
    "focused_to_strike": "{cards} is focused to strike",
    "icons_resolved": "combat icons of {cards} resolve",
    "initiated": "an ability of {cards} is used",
    "left_play": "{cards} leaves play",
    "played": "{cards} is played",
    "readied": "{cards} readies",
    "refreshed": "the refresh is complete",
    "rescued": "{cards} is rescued",
    "shield_placed": "a shield is placed on {cards}",
    "strike_chosen": "{cards} is chosen to strike",
    "strike_resolved": "the strike of {cards} is resolved",
    "struggle_resolved": "the Force struggle is decided",
    "survived": "{cards} survives the engagement",
    "targeted": "{cards} is targeted",
}


def moment_words(state: State, decision: Decision) -> str:
    """What is about to happen, or has just happened."""
    event: Event | None = getattr(state.stack[-1], "event", None)
    if event is None:
        return ""
    if event.kind in ("begins", "ends", "declared"):
        what = " ".join(str(part) for part in event.detail[:1])
        phrase = f"the {what} {'are declared' if event.kind == 'declared' else event.kind}"
    else:
        cards = [card for card in event.cards if card >= 0]
        names = cards_listed(state, cards) or "a card"
        default = event.kind.replace("_", " ")
        phrase = _HAPPENINGS.get(event.kind, default).format(cards=names)
    before = "interrupt" in decision.kind
    return f"{'Before' if before else 'After'} this: {phrase}."
