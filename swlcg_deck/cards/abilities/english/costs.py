"""What cards cost more or less."""

from swlcg_deck.cards.abilities.costs import Cost
from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, Speaker
from swlcg_deck.cards.abilities.modifiers import Modifier


def cost_changed(node: Modifier, speaker: Speaker, who: str) -> str:
    cost = node.cost or Cost()
    player = next((key for key, words in PLAYERS.items() if words == who), None)
    plays = f"{who} {'play' if player == 'you' else 'plays'}"
    noun = described(cost.of, speaker) if cost.of else None
    if player is None:
        what = who
    elif cost.first_each:
        what = f"the first {noun.one() if noun else 'card'} {plays} each {cost.first_each}"
    else:
        what = f"{noun.many()} {plays}" if noun else f"the next card {plays}"
    costs = "cost" if noun and not cost.first_each else "costs"
    price = "pilot cost is" if cost.pilot else costs
    if cost.set is not None:
        return f"{what} {price} {cost.set}"
    if cost.plus != 0:
        return f"{what} {price} {amount(cost.plus, speaker)} more"
    least = f" (not below {cost.at_least})" if cost.at_least else ""
    return f"{what} {price} {amount(cost.minus, speaker)} less{least}"
