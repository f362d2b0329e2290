"""Which cards a decision is about, and where the person can find them."""

from swlcg_deck.engine.game import KIND_NAMES, Decision, SeenCard, View
from swlcg_deck.playtest.table import Table


def cards_of_options(decision: Decision | None) -> dict[int, list[int]]:
    """The options of each card, in their order."""
    found: dict[int, list[int]] = {}
    if decision is not None:
        for number, option in enumerate(decision.options):
            if option[1] >= 0:
                found.setdefault(option[1], []).append(number)
    return found


def offered_cards(table: Table, view: View, decision: Decision | None) -> tuple[SeenCard, ...]:
    """Cards that are asked about or shown and lie nowhere on the table."""
    laid = {card.card for seat in view.seats for card in seat.in_play}
    own = view.seats[view.player]
    laid |= {card.card for card in (*own.hand, *own.facedown)}
    found = {card.card: card for card in view.shown}
    state = table.state
    for card in cards_of_options(decision):
        if card not in laid and card not in found:
            face = state.faces[card]
            found[card] = SeenCard(card, face.code, face.title, KIND_NAMES[face.kind])
    return tuple(found.values())
