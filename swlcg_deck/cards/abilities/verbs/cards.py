"""Cards on their way: drawn, discarded, sent, searched for, put into play, captured."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.nodes import Name, Node, Player
from swlcg_deck.cards.abilities.selections import Cards
from swlcg_deck.cards.filters import CardFilter


class Draw(Node):
    word: ClassVar[str] = "draw"
    draw: Amount
    by: Player = "you"


class Discard(Node):
    """From hand, deck, play, an edge stack or from under an objective."""

    word: ClassVar[str] = "discard"
    discard: Cards


class Send(Node):
    """To a zone of its owner: `{send: SELECT, to: hand}`."""

    word: ClassVar[str] = "send"
    send: Cards
    to: Literal["hand", "deck_top", "deck_bottom", "deck_shuffled", "edge_stack", "out_of_game"]
    order: Literal["any", "random"] | None = None


class PutIntoPlay(Node):
    """Without cost and past play limits, but not past uniqueness (RB-07, UNIQ-04)."""

    word: ClassVar[str] = "put_into_play"
    put_into_play: Cards
    as_: Literal["participant", "pilot", "committed"] | None = Field(default=None, alias="as")
    under: Player = "you"
    attach_to: Cards | None = None


class Play(Node):
    """Play a card at a time or from a place where it could not be, for its cost (DEPLOY-15)."""

    word: ClassVar[str] = "play"
    play: Cards
    as_: Literal["participant", "pilot"] | None = Field(default=None, alias="as")


class Search(Node):
    """Look through a whole deck, or its top cards, for what fits; nothing need be found."""

    word: ClassVar[str] = "search"
    search: Literal["deck", "objective_deck"]
    whose: Player = "you"
    top: Amount | None = None
    for_: CardFilter | None = Field(default=None, alias="for")
    pick: Amount = 1
    up_to: bool = True
    show: bool = False
    bind: Name = "that"


class Look(Node):
    """See hidden cards: a hand, the top of a deck, a captured card."""

    word: ClassVar[str] = "look"
    look: Cards | Literal["hand"]
    whose: Player = "opponent"


class Reveal(Node):
    """Show hidden cards to both (DEF-12)."""

    word: ClassVar[str] = "reveal"
    reveal: Cards | Literal["hand"]
    whose: Player = "you"


class Attach(Node):
    """Move an enhancement to another card."""

    word: ClassVar[str] = "attach"
    attach: Cards
    to: Cards


class NameSomething(Node):
    """Name a card, a type or a trait: a choice of words."""

    word: ClassVar[str] = "name"
    name: Literal["card", "unit", "type", "trait"]
    bind: Name = "named"


class Destroy(Node):
    word: ClassVar[str] = "destroy"
    destroy: Cards


class Sacrifice(Node):
    """Its controller gives up a card; it must really leave play (RB-08)."""

    word: ClassVar[str] = "sacrifice"
    sacrifice: Cards
    by: Player = "you"


class Capture(Node):
    """The dark side captures a light side card at one of its objectives (CAP)."""

    word: ClassVar[str] = "capture"
    capture: Cards
    at: Cards | None = None
    """Where; with nothing said the dark side picks."""


class Rescue(Node):
    """Take captured cards back, at random at a chosen objective (CAP-07)."""

    word: ClassVar[str] = "rescue"
    rescue: Annotated[int, Field(ge=1, le=9)] = 1
    bind: Name = "that"


class Control(Node):
    word: ClassVar[str] = "control"
    control: Cards
    to: Player = "you"
    until: Literal["phase", "turn", "engagement"] | None = None


class Shuffle(Node):
    word: ClassVar[str] = "shuffle"
    shuffle: Literal["deck", "objective_deck"]
    whose: Player = "you"
