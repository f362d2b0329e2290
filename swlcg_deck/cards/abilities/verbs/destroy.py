"""Cards that are destroyed, sacrificed, or change hands."""

from typing import ClassVar, Literal, Self

from pydantic import model_validator

from swlcg_deck.cards.abilities.nodes import Node, Partner, Player
from swlcg_deck.cards.abilities.selections import Cards, Select


class Destroy(Node):
    word: ClassVar[str] = "destroy"
    destroy: Cards


class Sacrifice(Node):
    """Its controller gives up a card; it must really leave play (RB-08)."""

    word: ClassVar[str] = "sacrifice"
    sacrifice: Cards
    by: Player | None = None
    """Only what this player controls; without it whatever it is."""

    @model_validator(mode="after")
    def _is_chosen_by_who_does_it(self) -> Self:
        chosen = self.sacrifice if isinstance(self.sacrifice, Select) else None
        if chosen is not None and (chosen.choose or chosen.target):
            player = self.by or "you"
            if chosen.by != player:
                raise ValueError(f"who sacrifices chooses: say `by: {player}` in the selection too")
        return self


class Control(Node):
    word: ClassVar[str] = "control"
    control: Cards
    to: Player | Partner = "you"
    until: Literal["phase", "turn", "engagement", "leaves"] | None = None
    """It `leaves`: as long as the card that says it stays in play and where it is attached."""


VERBS: tuple[type[Node], ...] = (Destroy, Sacrifice, Control)
