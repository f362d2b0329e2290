"""An ability while it is compiled: the names that its text gives, its choices and its numbers."""

from swlcg_deck.cards.abilities.amounts import Amount as AmountWords
from swlcg_deck.cards.abilities.amounts import AmountOrAny
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.engine.core.ability import Amount, Modifier, Verb
from swlcg_deck.engine.core.constants import IN_PLAY
from swlcg_deck.engine.facts.printed_numbers import Digits
from swlcg_deck.engine.texts.amounts import amount

FIXED = ("self", "host", "it", "those", "engaged", "striker", "struck")


class Text(Digits):
    """An ability while it is compiled: its target choices and modifiers, and the names in use."""

    def __init__(self, before: int = 0, giver: str = "") -> None:
        super().__init__(before, giver)
        self.targets: list[Verb] = []
        self.modifiers: list[Modifier] = []
        self.granted: dict[int, Node] = {}
        """Lines that cards gain for a time, by the place of the modifier that gives them."""
        self.names: dict[str, str] = {}
        self._zones: dict[str, tuple[int, ...]] = {}
        self.spoken_of: set[str] = set()
        """The names that descriptions of other cards speak of."""
        self.has_x = False
        """Whether X has been named before."""
        self.last = "that"
        self.hoisting = True
        """Whether targets are chosen in step 5; not inside a choice that may not come to pass."""
        self.paying = False
        """Whether what is compiled is a cost."""
        self._count = 0

    def name(self, bind: str | None, targeting: bool, zones: tuple[int, ...] = (IN_PLAY,)) -> str:
        """The engine's name for what a selection picks in some zones; targets are called target...
        there."""
        if bind is None:
            self._count += 1
            bind = "that" if self._count == 1 else f"that_{self._count}"
        name = f"target_{bind}" if targeting else bind
        self.names[bind] = name
        self._zones[name] = zones
        self.last = name
        return name

    def amount(self, value: AmountWords) -> Amount:
        """A number; one that is printed as digits can be read differently (DEF-13)."""
        if not isinstance(value, int):
            return amount(value)
        return self.digit(value)

    def zones(self, name: str) -> tuple[int, ...]:
        """Where the cards of an engine's name were picked."""
        return self._zones.get(name, (IN_PLAY,))

    def ref(self, ref: str) -> str:
        if ref in FIXED:
            return ref
        if ref == "that":
            return self.last
        return self.names.get(ref, ref)


def number(value: AmountOrAny, text: Text) -> Amount | None:
    """A number of a text, or None for all."""
    return None if value == "all" or value == "any" else text.amount(value)  # noqa: PLR1714


def several(value: AmountOrAny, text: Text, *, as_digit: bool = False) -> Amount | None:
    """How many cards, None for any number: 1 is no numeral where it stands as a word ("a unit",
    "the top card")."""
    return 1 if value == 1 and not as_digit else number(value, text)
