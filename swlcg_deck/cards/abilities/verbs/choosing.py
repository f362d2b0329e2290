"""Choices whose outcome a name holds: cards, words, numbers."""

from typing import ClassVar, Literal

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.nodes import Name, Node
from swlcg_deck.cards.abilities.selections import Select


class Pick(Node):
    """Only choose: `{pick: {choose: FILTER, bind: kept}}`; what is bound can be used later."""

    word: ClassVar[str] = "pick"
    pick: Select


class NameSomething(Node):
    """Name a card, a type or a trait: a choice of words."""

    word: ClassVar[str] = "name"
    name: Literal["card", "unit", "type", "trait"]
    bind: Name = "named"


class ChooseIcon(Node):
    """Pick a combat icon: the name can stand for it in a modifier."""

    word: ClassVar[str] = "choose_icon"
    choose_icon: Name


class ChooseNumber(Node):
    """Pick a number from a range, bound to a name (X)."""

    word: ClassVar[str] = "choose_number"
    choose_number: Name
    at_most: Amount


VERBS: tuple[type[Node], ...] = (Pick, NameSomething, ChooseIcon, ChooseNumber)
