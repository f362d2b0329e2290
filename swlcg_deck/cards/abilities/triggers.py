"""When an interrupt or reaction may be used: one record for an event, not one for a phrase."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from swlcg_deck.cards.abilities.nodes import Node, Number, Phase, Player, Ref, as_list
from swlcg_deck.cards.filters import CardFilter

EVENTS = (
    "left_play",
    "entered",
    "focused_to_strike",
    "strike_chosen",
    "icons_resolved",
    "strike_resolved",
    "played",
    "begins",
    "ends",
    "refreshed",
    "edge_resolved",
    "struggle_resolved",
    "declared",
    "engaged",
    "survived",
    "joined_engagement",
    "damaged",
    "focus_placed",
    "focus_removed",
    "readied",
    "shield_removed",
    "resources_generated",
    "committed",
    "uncommitted",
    "captured",
    "rescued",
    "discarded",
    "drawn",
    "attached",
    "completed",
    "edge_card_placed",
    "edge_placing_done",
    "edge_revealed",
    "fate_resolved",
    "edge_stack_discarded",
    "targeted",
    "initiated",
    "effect_resolved",
    "balance_changed",
    "dial_changed",
)
How = Literal["destroyed", "sacrificed", "captured", "returned", "discarded", "shuffled"]
Via = Literal["unit_damage", "blast_damage", "protect", "targeted_strike", "effect"]
Hows = Annotated[tuple[How, ...], BeforeValidator(as_list)]


class Trigger(Node):
    """`{left_play: self, how: destroyed}`, `{begins: turn, whose: opponent}`, `{entered: FILTER}`.

    The event's own key holds its subject: a card reference, a filter, `any`, or for `begins` and
    `ends` the turn, phase, engagement or struggle.
    """

    word: ClassVar[str] = "when"
    event: str
    subject: Ref | CardFilter
    by: Player | None = None
    whose: Player | None = None
    which: Phase | None = None
    how: Hows | None = None
    as_: Literal["unit", "pilot", "participant"] | None = Field(default=None, alias="as")
    role: Literal["attacker", "defender"] | None = None
    during: Literal["engagement", "edge_battle", "strike"] | None = None
    winner: Player | None = None
    loser: Player | None = None
    margin: Number | None = None
    contested: bool = False
    ratio: Number | None = None
    unopposed: bool = False
    alone: bool = False
    source: Ref | CardFilter | None = None
    """The card that does it: "after this unit damages", "after this unit destroys"."""
    via: Literal["unit_damage", "blast_damage", "protect", "targeted_strike", "effect"] | None = (
        None
    )
    from_: Literal["hand", "deck", "play", "edge_stack"] | None = Field(default=None, alias="from")
    at_least: Number | None = None
    kind: Literal["action", "interrupt", "reaction", "fate", "event"] | None = None
    """Of an ability that is initiated or has resolved."""
    one_or_more: bool = False
    """Once for all cards of one event."""

    @model_validator(mode="before")
    @classmethod
    def _from_file(cls, data: Any) -> Any:
        if not isinstance(data, Mapping) or "event" in data:
            return data
        found = [key for key in data if key in EVENTS]
        if len(found) != 1:
            first = next(iter(data), "")
            near = get_close_matches(str(first), EVENTS, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else "; the vocabulary lists them"
            raise ValueError(f"there is no event {first!r} that an ability could wait for{hint}")
        rest = {key: value for key, value in data.items() if key != found[0]}
        return {"event": found[0], "subject": data[found[0]], **rest}

    @model_validator(mode="after")
    def _is_known(self) -> Self:
        if self.event not in EVENTS:
            raise ValueError(f"there is no event {self.event!r} that an ability could wait for")
        return self
