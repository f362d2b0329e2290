"""Changes of what cards are: the one node of constants, lasting effects and granted text."""

from typing import ClassVar, Literal

from pydantic import model_validator

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.cannot import Attackers, Cannot
from swlcg_deck.cards.abilities.costs import Cost
from swlcg_deck.cards.abilities.gains import Gain
from swlcg_deck.cards.abilities.nodes import Icon, Node, Number, Player, Ref
from swlcg_deck.cards.filters import CardFilter


class Contributes(Node):
    """Force icons for a side in the struggle or in edge battles (FORCE-21)."""

    force: Amount
    to: Literal["struggle", "edge"]


class Modifier(Node):
    """One change. `of` says what it is on: a reference, a filter, or a player."""

    word: ClassVar[str] = "modifier"
    of: Ref | CardFilter | Player = "self"
    gain: Gain | None = None
    lose: Gain | None = None
    double: Icon | Literal["icons", "force"] | None = None
    cost: Cost | None = None
    reserve: int | None = None
    unopposed: Number | None = None
    contributes: Contributes | None = None
    cannot: Cannot | None = None
    attackers: Attackers | None = None
    ignore_match: bool = False
    """The player need not match when playing cards from hand."""
    match_any: bool = False
    """The card's resources match every affiliation."""
    blank: bool = False
    considered: Literal["committed"] | None = None
    divides_unit_damage: bool = False
    """Its unit damage may be divided among participating enemies."""
    fate_again: bool = False
    """You may resolve each fate card of yours once more."""
    first_edge_card_faceup: Player | None = None
    extra_pilot: bool = False
    playable_from: Literal["discard"] | None = None
    leaves_captured: bool = False
    """When it leaves play it is captured by the opponent instead."""

    @model_validator(mode="after")
    def _changes_something(self) -> "Modifier":
        changed = [
            name
            for name, info in type(self).model_fields.items()
            if name not in ("of",) and getattr(self, name) != info.default
        ]
        if self.cost is not None and self.of not in ("self", "you"):
            raise ValueError("a cost says with `by` whose cards it changes, not with `of`")
        if not changed:
            raise ValueError("a modifier changes something: gain, lose, cost, cannot ...")
        return self
