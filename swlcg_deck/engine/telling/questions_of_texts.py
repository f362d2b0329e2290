"""The questions that texts of cards ask, in plain words."""

from swlcg_deck.engine.core.constants import ICON_NAMES, SIDE_NAMES
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.printed_numbers import CHANGE, NUMERAL
from swlcg_deck.engine.telling.names import card_name
from swlcg_deck.engine.timing.effect import program
from swlcg_deck.language import capital, filled, mark, said, said_n

_VALUES = {
    "how_many_damage": mark("How much damage do you remove from {card}?"),
    "how_many_focus": mark("How many focus tokens do you remove from {card}?"),
    "how_many_shield": mark("How many shields do you remove from {card}?"),
    NUMERAL: mark("Which number of the card changes?"),
    CHANGE: mark("Is the number higher or lower by 1?"),
}
"""What a value stands for, by the name a text gives it."""
OF_TEXTS: dict[str, str] = {
    "capture at": mark("At which of your objectives is it captured?"),
    "choose": mark("Choose {wanted} for {source}."),
    "divide": mark("Where does the next damage of {source} go?"),
    "either": mark("Which part of {source} is carried out?"),
    "fate again": mark("Resolve {source} once more?"),
    "fate cost": mark("Pay what {source} asks, or leave it?"),
    "form": mark("As what does {source} enter play?"),
    "lay at": mark("At which objective does the next card lie as a captured card?"),
    "may": mark("Do what {source} offers?"),
    "play": mark("Which card do you play with {source}?"),
    "rescue at": mark("At which objective do you rescue a captured card?"),
    "search": mark("Which cards do you take? You need not find any."),
    "target": mark("Choose {wanted} as target of {source}."),
    "unless": mark("Pay to stop {source}?"),
    "value": mark("What do you name for {source}?"),
}
"""Questions that texts of cards ask; the card is {source}."""


def by_whom(state: State, decision: Decision) -> str:
    """Why, of a text that has no English."""
    if decision.source < 0:
        return said("The rules ask for it.")
    return said("{card} asks for it.", card=capital(card_name(state, decision.source)))


def asked_by_text(state: State, decision: Decision) -> str:
    """The question of a text; one that nobody has put into words still gets some."""
    if decision.kind == "value":
        return _value(state, decision)
    source = card_name(state, decision.source) if decision.source >= 0 else said("the rules")
    words = OF_TEXTS.get(decision.kind)
    if words is None:
        return said("Choose: {kind}.", kind=decision.kind)
    return filled(words, source=source, wanted=_wanted(decision.least, decision.most))


def _wanted(least: int, most: int) -> str:
    """How many cards: `2 cards`, `1 to 2 cards`, `up to 2 cards`."""
    if not least:
        return said_n("up to {n} card", "up to {n} cards", most)
    if least == most:
        return said_n("{n} card", "{n} cards", most)
    return said("{least} to {most} cards", least=least, most=most)


def _value(state: State, decision: Decision) -> str:
    """What a number or a word stands for."""
    top = state.stack[-1]
    name = getattr(program(state, top)[top.verb], "name", "") if isinstance(top, Effect) else ""
    values, source = [option[2] for option in decision.options], card_name(state, decision.source)
    if name in _VALUES:
        return filled(_VALUES[name], card=card_name(state, decision.options[0][1]))
    if all(isinstance(value, int) for value in values):
        return said("Choose a number for {source}.", source=source)
    if all(value in SIDE_NAMES for value in values):
        return said("Choose a player for {source}.", source=source)
    if all(str(value).removeprefix("edge ") in ICON_NAMES for value in values):
        return said("Choose a kind of combat icon for {source}.", source=source)
    return filled(OF_TEXTS["value"], source=source)
