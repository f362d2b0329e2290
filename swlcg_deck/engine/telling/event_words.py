"""What is just happening, for the question whether to interrupt it or to react to it."""

from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.telling.names import cards_listed
from swlcg_deck.language import filled, mark, said

HAPPENINGS = {
    "became": mark("{cards} becomes another kind of card"),
    "attached": mark("{cards} is attached"),
    "balance_changed": mark("the Balance of the Force turns"),
    "captured": mark("{cards} is captured"),
    "committed": mark("{cards} is committed to the Force"),
    "control_changed": mark("{cards} changes sides"),
    "cost_set": mark("the cost of {cards} is set"),
    "damage_removed": mark("damage is removed from {cards}"),
    "damaged": mark("damage is dealt to {cards}"),
    "dial_changed": mark("the Death Star dial turns"),
    "discarded": mark("{cards} is discarded"),
    "drawn": mark("a card is drawn"),
    "edge_card_placed": mark("a card is placed in an edge stack"),
    "edge_placing_done": mark("all edge cards are placed"),
    "edge_resolved": mark("the edge battle is decided"),
    "edge_revealed": mark("the edge stacks are revealed"),
    "edge_stack_discarded": mark("the edge stacks are discarded"),
    "effect_resolved": mark("the effect of {cards} resolves"),
    "engaged": mark("{cards} is engaged"),
    "entered": mark("{cards} enters play"),
    "fate_resolved": mark("{cards} resolves"),
    "focus_placed": mark("focus tokens are placed on {cards}"),
    "focus_removed": mark("focus tokens are removed from {cards}"),
    "focused_to_strike": mark("{cards} is focused to strike"),
    "form_changed": mark("{cards} becomes another kind of card"),
    "icons_resolved": mark("combat icons of {cards} resolve"),
    "icons_used": mark("combat icons of {cards} have resolved"),
    "initiated": mark("an ability of {cards} is used"),
    "joined_engagement": mark("{cards} joins the engagement"),
    "left_engagement": mark("{cards} leaves the engagement"),
    "left_play": mark("{cards} leaves play"),
    "placed_beneath": mark("a card is laid beneath another"),
    "placed_captured": mark("a card is captured"),
    "played": mark("{cards} is played"),
    "readied": mark("{cards} readies"),
    "exhausted": mark("{cards} becomes exhausted"),
    "refreshed": mark("the refresh is complete"),
    "rescued": mark("{cards} is rescued"),
    "resources_generated": mark("resources are generated with {cards}"),
    "sent": mark("a card goes somewhere else"),
    "shield_placed": mark("a shield is placed on {cards}"),
    "shield_removed": mark("a shield is removed from {cards}"),
    "strike_chosen": mark("{cards} is chosen to strike"),
    "strike_resolved": mark("the strike of {cards} is resolved"),
    "struggle_resolved": mark("the Force struggle is decided"),
    "survived": mark("{cards} survives the engagement"),
    "targeted": mark("{cards} is targeted"),
    "turned_faceup": mark("{cards} is turned faceup"),
    "uncommitted": mark("{cards} is no longer committed to the Force"),
    "would_engage": mark("an engagement is declared against {cards}"),
}
_OTHER = mark("something happens")
_PARTS = {
    ("begins", "turn"): said("the turn begins"),
    ("begins", "phase"): said("the phase begins"),
    ("begins", "engagement"): said("the engagement begins"),
    ("begins", "edge battle"): said("the edge battle begins"),
    ("begins", "strike"): said("the strike begins"),
    ("begins", "struggle"): said("the struggle begins"),
    ("ends", "turn"): said("the turn ends"),
    ("ends", "phase"): said("the phase ends"),
    ("ends", "engagement"): said("the engagement ends"),
    ("ends", "edge battle"): said("the edge battle ends"),
    ("ends", "strike"): said("the strike ends"),
    ("ends", "struggle"): said("the struggle ends"),
    ("declared", "attackers"): said("the attackers are declared"),
    ("declared", "defenders"): said("the defenders are declared"),
}
"""Parts of the game that begin and end, and who is declared."""


def moment_words(state: State, decision: Decision) -> str:
    """What is about to happen, or has just happened."""
    event: Event | None = getattr(state.stack[-1], "event", None)
    if event is None:
        return ""
    what = _happening(state, event)
    if "interrupt" in decision.kind:
        return said("Before this: {happening}.", happening=what)
    return said("After this: {happening}.", happening=what)


def _happening(state: State, event: Event) -> str:
    if event.kind in ("begins", "ends", "declared"):
        return _PARTS[event.kind, event.detail[0]]
    cards = [card for card in event.cards if card >= 0]
    names = cards_listed(state, cards) or said("a card")
    return filled(HAPPENINGS.get(event.kind, _OTHER), cards=names)
