"""Cards that come into play: played, put there, attached; and what is paid."""

from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.nodes import Node, Partner, Player, played_only
from swlcg_deck.cards.abilities.selections import Cards
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.filters import CardFilter


class PutIntoPlay(Node):
    """Without cost and past play limits, but not past uniqueness (RB-07, UNIQ-04)."""

    word: ClassVar[str] = "put_into_play"
    put_into_play: Cards
    as_: Literal["participant", "pilot", "committed", "unit"] | None = Field(
        default=None, alias="as"
    )
    """As a `unit` a pilot in play takes its other form, without leaving play (UNIQ-05)."""
    under: Player = "you"
    attach_to: Cards | None = None


class Play(Node):
    """Play a card at a time or from a place where it could not be, for its cost (DEPLOY-15)."""

    word: ClassVar[str] = "play"
    play: Cards
    as_: Literal["participant", "pilot"] | None = Field(default=None, alias="as")
    under: Partner | None = None
    """Who controls it, if that is not who plays it."""
    attach_to: CardFilter | None = None
    """What a pilot goes on, if not any unit that he may be played on."""

    @model_validator(mode="after")
    def _only_pilots_are_attached(self) -> Self:
        if self.as_ != "pilot":
            played_only(self, "attach_to", "with `as: pilot`")
        return self


class Attach(Node):
    """Move an enhancement to another card; as a pilot a unit in play takes its other form."""

    word: ClassVar[str] = "attach"
    attach: Cards
    to: Cards
    as_: Literal["pilot"] | None = Field(default=None, alias="as")


class TurnFaceup(Node):
    """Facedown objectives come into play without entering it: that is another moment."""

    word: ClassVar[str] = "turn_faceup"
    turn_faceup: Cards


class Spend(Node):
    """Pay resources for the effect; with an affiliation each must match (RES-20)."""

    word: ClassVar[str] = "spend"
    spend: Amount
    affiliation: Affiliation | None = None
    by: Player = "you"


VERBS: tuple[type[Node], ...] = (PutIntoPlay, Play, Attach, TurnFaceup, Spend)
