"""The questions that texts of cards ask, in plain words."""

from swlcg_deck.engine.decisions import Decision
from swlcg_deck.engine.effects import Effect, program
from swlcg_deck.engine.numerals import CHANGE, NUMERAL
from swlcg_deck.engine.sentences import capital, card_name, many
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import ICON_NAMES

_VALUES = {
    "how_many_damage": "How much damage do you take off?",
    "how_many_focus": "How many focus tokens do you take off?",
    "how_many_shield": "How many shields do you take off?",
    NUMERAL: "Which number of the card changes?",
    CHANGE: "Is the number higher or lower by 1?",
}
"""What a value stands for, by the name a text gives it."""
OF_TEXTS: dict[str, str] = {
    "capture at": "At which of your objectives is it captured?",
    "choose": "Choose {wanted} for {source}.",
    "divide": "Where does the next damage of {source} go?",
    "either": "Which part of {source} is carried out?",
    "fate again": "Resolve {source} once more?",
    "fate cost": "Pay what {source} asks, or leave it?",
    "form": "As what does {source} enter play?",
    "may": "Do what {source} offers?",
    "play": "Which card do you play with {source}?",
    "rescue at": "At which objective do you rescue a captured card?",
    "search": "Which cards do you take? You need not find any.",
    "target": "Choose {wanted} as target of {source}.",
    "unless": "Pay to stop {source}?",
    "value": "What do you name for {source}?",
}
"""Questions that texts of cards ask; the card is {source}."""


def by_whom(state: State, decision: Decision) -> str:
    """Why, of a text that has no English."""
    source = card_name(state, decision.source) if decision.source >= 0 else "the rules"
    return f"{capital(source)} asks for it."


def asked_by_text(state: State, decision: Decision) -> str:
    """The question of a text; one that nobody has put into words still gets some."""
    if decision.kind == "value":
        return _value(state, decision)
    source = card_name(state, decision.source) if decision.source >= 0 else "the rules"
    least, most = decision.least, decision.most
    wanted = many(most, "card") if least == most else f"{least} to {most} cards"
    if not least:
        wanted = f"up to {many(most, 'card')}"
    words = OF_TEXTS.get(decision.kind, f"Choose: {decision.kind}.")
    return words.format(source=source, wanted=wanted)


def _value(state: State, decision: Decision) -> str:
    """What a number or a word stands for."""
    top = state.stack[-1]
    name = getattr(program(state, top)[top.verb], "name", "") if isinstance(top, Effect) else ""
    values, source = [option[2] for option in decision.options], card_name(state, decision.source)
    if name in _VALUES:
        return _VALUES[name]
    if all(isinstance(value, int) for value in values):
        return f"Choose a number for {source}."
    if all(value in ICON_NAMES for value in values):
        return f"Choose a kind of combat icon for {source}."
    return OF_TEXTS["value"].format(source=source)
