"""A stack of procedures that sees when a text begins to be carried out, and when it is done."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.trial.with_and_without import shown_otherwise, without

if TYPE_CHECKING:
    from swlcg_deck.engine.core.procedure import Frame

    Frames = list[Frame]
else:
    Frames = list

_PARTS: Final = {
    "focus": "focus tokens",
    "damage": "damage",
    "shield": "shields",
    "host": "what cards are attached to",
    "zone": "where cards lie",
    "controller": "who controls cards",
    "kind": "the form of cards",
    "role": "who participates",
    "committed": "commitment",
    "edge_stack": "edge stacks",
    "deck": "the order of a deck",
    "objective_deck": "the order of an objective deck",
    "discard": "the order of a discard pile",
    "dial": "the Death Star dial",
    "balance": "the Balance of the Force",
    "result": "the end of the game",
    "engaged": "the engaged objective",
    "engagement": "the engagement",
    "edge_holder": "who has the edge",
    "captured": "captured cards",
}
"""What lies on the table, and what an author calls it."""
_TELLING = ("looked", "shown")
"""What a player learns changes nothing on the table, and is something all the same."""


class Done(NamedTuple):
    """A text that has been carried out on the board."""

    origin: int
    place: int
    """Which ability of the card."""
    changed: tuple[str, ...]
    """What is other than before."""


class WatchedStack(Frames):
    """Everything that happens goes over the stack: here it can be seen from outside."""

    def __init__(self, state: State) -> None:
        super().__init__(state.stack)
        self._state = state
        self._before: dict[int, dict[str, Any]] = {}
        """The game as it was, by the depth of the text that is being carried out."""
        self.done: list[Done] = []

    def append(self, frame: "Frame") -> None:
        if isinstance(frame, Effect) and frame.part == "effect" and not self._is_block(frame):
            self._before[len(self)] = _picture(self._state, len(self))
        super().append(frame)

    def _is_block(self, effect: Effect) -> bool:
        """A part of a text that is going on; what was to come later is not."""
        return effect.stop >= 0 and isinstance(self[-1], Effect)

    def pop(self, place: Any = -1) -> "Frame":
        frame = super().pop(place)
        before = self._before.pop(len(self), None)
        if before is not None and isinstance(frame, Effect):
            self._note(frame, before, len(self))
        return frame

    def game_over(self) -> None:
        """What was being carried out when the game ended has come to its end too."""
        for depth, before in self._before.items():
            frame = self[depth]
            if isinstance(frame, Effect):
                self._note(frame, before, depth)
        self._before.clear()

    def _note(self, effect: Effect, before: dict[str, Any], depth: int) -> None:
        state = self._state
        after = _picture(state, depth)
        changed = [name for name in after if after[name] != before[name]]
        if before["seed"] != after["seed"]:
            changed.remove("seed")
            if before["decks"] == after["decks"]:
                # A deck that was only shuffled is no other deck.
                orders = (_PARTS["deck"], _PARTS["objective_deck"])
                changed = [name for name in changed if name not in orders]
        changed = [name for name in changed if name != "decks"]
        changed += shown_otherwise(state, without(state, effect.origin, effect.ability))
        self.done.append(Done(effect.origin, effect.ability, tuple(changed)))


def _picture(state: State, depth: int) -> dict[str, Any]:
    """All that a text could change at once, as values to compare."""
    parts: dict[str, Any] = {}
    for name, words in _PARTS.items():
        value = getattr(state, name)
        parts[words] = value[:] if hasattr(value, "__getitem__") else value
    parts["what is remembered"] = dict(state.counts)
    parts["what is going on"] = [frame.dump() for frame in state.stack[:depth]]
    parts["what a player knows"] = sum(entry[0] in _TELLING for entry in state.journal or ())
    parts["seed"] = state.seed
    parts["decks"] = [[sorted(one) for one in pile] for pile in (state.deck, state.objective_deck)]
    return parts
