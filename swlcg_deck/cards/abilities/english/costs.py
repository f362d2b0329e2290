"""What cards cost more or less, and with what they enter play."""

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.costs import Cost
from swlcg_deck.cards.abilities.english.amounts import amount, of_things
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, Speaker
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.filters import CardFilter


def cost_changed(node: Modifier, speaker: Speaker, who: str) -> str:
    """What the cards cost that a player plays, the first ones of a time, or the card itself."""
    cost = node.cost or Cost()
    if who not in PLAYERS.values():
        return f"{who} {_costs(cost, 'costs', speaker)}"
    if cost.first_each:
        first = _first(cost.of, cost.first_each, speaker, who, _on(cost, speaker))
        return f"{first} {_costs(cost, 'costs', speaker)}"
    many = described(cost.of, speaker).many() if cost.of else "cards"
    return f"{many} {_play(who)}{_on(cost, speaker)} {_costs(cost, 'cost', speaker)}"


def _on(cost: Cost, speaker: Speaker) -> str:
    """` on this unit`, ` on a Fighter unit`."""
    to = cost.attach_to
    if to is None:
        return ""
    host = described(to, speaker).a() if isinstance(to, CardFilter) else speaker.reference(to)
    return f" on {host}"


def _first(what: CardFilter | None, time: str, speaker: Speaker, who: str, on: str = "") -> str:
    """`the first unit you play each turn`."""
    one = described(what, speaker).one() if what else "card"
    return f"the first {one} {_play(who)}{on} each {time}"


def enters_with(node: Modifier, speaker: Speaker, who: str) -> str:
    """`the first unit you play each turn enters with 1 focus token`."""
    rule = node.enters_with
    if rule is None:
        raise AssertionError("only called where cards enter with something")
    tokens = f"{rule.focus} focus token{'' if rule.focus == 1 else 's'}"
    if rule.first_each:
        first = _first(rule.of, rule.first_each, speaker, who)
        return f"{first} enters with {tokens}"
    return f"each {described(rule.of, speaker).one()} {_play(who)} enters with {tokens}"


def next_costs(cost: Cost, speaker: Speaker, who: str, when: str) -> str:
    """What the next card costs that a player plays this phase."""
    one = described(cost.of, speaker).one() if cost.of else "card"
    return f"the next {one} {_play(who)} {when} {_costs(cost, 'costs', speaker)}"


def _play(who: str) -> str:
    return "you play" if who == "you" else f"{who} plays"


def _costs(cost: Cost, costs: str, speaker: Speaker) -> str:
    """`costs 1 less`, and as a pilot `costs 1 less as a Pilot`."""
    return f"{costs} {_price(cost, speaker)}{_IN_FORM[cost.as_]}"


_IN_FORM = {None: "", "pilot": " as a Pilot", "any": ", also as a Pilot"}


def _price(cost: Cost, speaker: Speaker) -> str:
    if cost.set is not None:
        return str(cost.set)
    if cost.plus != 0:
        return _by_how_much(cost.plus, "more", speaker)
    least = f", to a minimum of {cost.at_least}" if cost.at_least else ""
    return f"{_by_how_much(cost.minus, 'less', speaker)}{least}"


def _by_how_much(value: Amount, more: str, speaker: Speaker) -> str:
    """`1 less`, `1 less for each Ewok unit you control`, `less by its printed cost`."""
    if isinstance(value, (int, str)):
        return f"{amount(value, speaker)} {more}"
    said = of_things(value, more, more, speaker)
    return said if said[0].isdigit() else f"{more} by {amount(value, speaker)}"


def pays_for(node: Modifier, speaker: Speaker, who: str) -> str:
    """`resources of this unit pay only for Vehicle units`."""
    what = described(node.pays_for, speaker).many() if node.pays_for is not None else ""
    return f"resources of {who} pay only for {what}"
