"""The whole game as data: cards by number, zones as tuples, control as a stack of frames."""

import json
from array import array
from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from swlcg_deck.engine.core.constants import DARK, LIGHT, NOBODY, SETTING_UP
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.core.record import dumped, restored

if TYPE_CHECKING:
    from swlcg_deck.engine.core.procedure import Frame

Watch = tuple[int, int]
"""An ability in reach of an event: the card, and the ability's place among the card's."""

NUMBERS: Final = ("focus", "damage", "shield", "serial")
PLACES: Final = ("host",)
MARKS: Final = ("zone", "controller", "kind", "role", "committed")
PILES: Final = (
    "hand",
    "deck",
    "objective_deck",
    "discard",
    "victory",
    "edge_stack",
    "facedown",
    "beneath",
    "units",
    "objectives",
    "enhancements",
    "force_supply",
)
VALUES: Final = (
    "seed",
    "turn",
    "active",
    "phase",
    "dial",
    "balance",
    "result",
    "engaged",
    "engagement",
    "declared_against",
    "edge_holder",
    "stacks_revealed",
    "captured",
    "unique_in_play",
    "unscored",
    "unsettled",
    "outcome",
    "constants",
    "actions",
    "lasting",
    "delayed",
)
TABLES: Final = ("watching", "changing", "counts")
PHASE_READ: Final = "phase read"
"""The mark in the cache that something in it depends on the phase."""


class State:
    """A game between two moments. Only the atoms change it; frames only move themselves on."""

    __slots__ = (
        "affiliation_card",
        "cache",
        "decision",
        "faces",
        "game_seed",
        "journal",
        "kept",
        "logs",
        "options",
        "owner",
        "stack",
        *NUMBERS,
        *PLACES,
        *MARKS,
        *PILES,
        *VALUES,
        *TABLES,
    )

    # Per card.
    faces: tuple[Face, ...]
    owner: bytes
    zone: bytearray
    controller: bytearray
    kind: bytearray
    """What the card is now: UNIT, ENHANCEMENT ... (a pilot in play is an enhancement)."""
    role: bytearray
    committed: bytearray
    focus: "array[int]"
    damage: "array[int]"
    shield: "array[int]"
    host: "array[int]"
    """What the card is attached to, captured at or laid beneath; -1 for nothing, the dial is
    HOST_DIAL."""
    serial: "array[int]"
    """How often the card has left play: a card that returns is a new one (ABIL-30)."""

    # Per player: a list of two tuples.
    hand: list[tuple[int, ...]]
    deck: list[tuple[int, ...]]
    """The top card is the last."""
    objective_deck: list[tuple[int, ...]]
    discard: list[tuple[int, ...]]
    victory: list[tuple[int, ...]]
    edge_stack: list[tuple[int, ...]]
    facedown: list[tuple[int, ...]]
    beneath: list[tuple[int, ...]]
    """Facedown under cards in play, by owner; `host` says under which."""
    units: list[tuple[int, ...]]
    objectives: list[tuple[int, ...]]
    """In play under the player's control, missions included."""
    enhancements: list[tuple[int, ...]]
    force_supply: list[int]
    affiliation_card: tuple[int, int]

    # The table.
    seed: int
    turn: int
    active: int
    phase: int
    dial: int
    balance: int
    result: tuple[int, str] | None
    """The winner and the rule by which the game ended."""
    engaged: int
    """The engaged objective; -1 outside an engagement or when it has left play."""
    engagement: int
    """The how manieth of this turn is going on; 0 outside an engagement."""
    declared_against: tuple[tuple[int, int], ...]
    """Objectives declared against this turn, with their serials (CONF-13, CONF-30)."""
    edge_holder: int
    stacks_revealed: bool
    captured: tuple[int, ...]
    unique_in_play: tuple[int, ...]
    """Title ids of the unique cards in play (UNIQ-02)."""
    unscored: tuple[tuple[int, int], ...]
    """Objectives that entered a victory pile and are not yet counted: (player, cards there)."""
    unsettled: bool
    """Whether something may have reached its capacity, lost its host or its place."""
    outcome: int
    """How much the last occurrence really did: for costs and for "then"."""

    # Abilities within reach.
    constants: tuple[Watch, ...]
    actions: tuple[Watch, ...]
    watching: dict[str, tuple[Watch, ...]]
    changing: dict[str, tuple[Watch, ...]]
    """The constant abilities by what they change: icons, costs, "cannot" ..."""
    lasting: tuple[Any, ...]
    delayed: tuple[Any, ...]
    counts: dict[tuple[Any, ...], Any]
    """Limits and history: uses and happenings by scope, cleared when the scope ends."""

    # Control.
    stack: "list[Frame]"
    decision: Decision | None
    game_seed: int
    """The seed the game began with; `seed` is what chance has come to since."""
    options: Mapping[str, bool]
    """House rules chosen at the start (OPEN-04, SETUP-09, DISC-02)."""
    cache: dict[Any, Any]
    """Derived values; emptied by every change."""
    logs: frozenset[str]
    """The kinds of events that some card of the two decks asks about when they have happened."""
    kept: dict[Any, Any]
    """What follows from the abilities within reach and from what lasts alone: a new one, never an
    emptied one, whenever these change, so that copies of a game share it."""
    journal: list[tuple[Any, ...]] | None
    """Where the atoms write down what they did, if someone wants to read it."""

    def clone(self) -> "State":  # noqa: PLR0915 - slot by slot, for speed
        """An independent copy, in the middle of any decision."""
        new = object.__new__(State)
        new.faces = self.faces
        new.owner = self.owner
        new.affiliation_card = self.affiliation_card
        new.game_seed = self.game_seed
        new.options = self.options
        new.logs = self.logs
        new.zone = self.zone[:]
        new.controller = self.controller[:]
        new.kind = self.kind[:]
        new.role = self.role[:]
        new.committed = self.committed[:]
        new.focus = self.focus[:]
        new.damage = self.damage[:]
        new.shield = self.shield[:]
        new.host = self.host[:]
        new.serial = self.serial[:]
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.objective_deck = self.objective_deck[:]
        new.discard = self.discard[:]
        new.victory = self.victory[:]
        new.edge_stack = self.edge_stack[:]
        new.facedown = self.facedown[:]
        new.beneath = self.beneath[:]
        new.units = self.units[:]
        new.objectives = self.objectives[:]
        new.enhancements = self.enhancements[:]
        new.force_supply = self.force_supply[:]
        new.seed = self.seed
        new.turn = self.turn
        new.active = self.active
        new.phase = self.phase
        new.dial = self.dial
        new.balance = self.balance
        new.result = self.result
        new.engaged = self.engaged
        new.engagement = self.engagement
        new.declared_against = self.declared_against
        new.edge_holder = self.edge_holder
        new.stacks_revealed = self.stacks_revealed
        new.captured = self.captured
        new.unique_in_play = self.unique_in_play
        new.unscored = self.unscored
        new.unsettled = self.unsettled
        new.outcome = self.outcome
        new.constants = self.constants
        new.actions = self.actions
        new.watching = self.watching.copy()
        new.changing = self.changing.copy()
        new.lasting = self.lasting
        new.delayed = self.delayed
        new.counts = self.counts.copy()
        new.stack = [frame.copy() for frame in self.stack]
        new.decision = self.decision
        new.cache = {}
        new.kept = self.kept
        new.journal = None
        return new

    def dump(self) -> dict[str, Any]:
        """The state as plain lists and numbers, without what every game of these decks shares."""
        plain: dict[str, Any] = {name: list(getattr(self, name)) for name in (*NUMBERS, *PLACES)}
        plain |= {name: list(getattr(self, name)) for name in MARKS}
        plain |= {name: dumped(tuple(getattr(self, name))) for name in PILES}
        plain |= {name: dumped(getattr(self, name)) for name in VALUES}
        for name in TABLES:
            table = getattr(self, name)
            plain[name] = sorted(([dumped(k), dumped(v)] for k, v in table.items()), key=repr)
        plain["stack"] = [frame.dump() for frame in self.stack]
        return plain

    def restore(self, plain: Mapping[str, Any]) -> None:
        """Take over a dump of a game of the same decks."""
        for name in NUMBERS:
            setattr(self, name, array("H", plain[name]))
        self.host = array("h", plain["host"])
        for name in MARKS:
            setattr(self, name, bytearray(plain[name]))
        for name in PILES:
            setattr(self, name, list(restored(plain[name])))
        for name in VALUES:
            setattr(self, name, restored(plain[name]))
        for name in TABLES:
            setattr(self, name, {restored(k): restored(v) for k, v in plain[name]})
        self.stack = [restored(frame) for frame in plain["stack"]]
        self.decision = None
        self.cache, self.kept = {}, {}

    def digest(self) -> str:
        """The same for equal games, whatever way they came about."""
        plain = json.dumps(self.dump(), separators=(",", ":")).encode()
        return blake2b(plain, digest_size=16).hexdigest()


def empty_state(faces: tuple[Face, ...], owner: bytes, affiliation: tuple[int, int]) -> State:
    """A table on which nothing lies yet."""
    state = object.__new__(State)
    state.faces, state.owner, state.affiliation_card = faces, owner, affiliation
    count = len(faces)
    for name in NUMBERS:
        setattr(state, name, array("H", bytes(2 * count)))
    state.host = array("h", [NOBODY] * count)
    for name in MARKS:
        setattr(state, name, bytearray(count))
    state.controller = bytearray(owner)
    state.kind = bytearray(face.kind for face in faces)
    for name in PILES:
        setattr(state, name, [(), ()])
    state.force_supply = [3, 3]
    for name in VALUES:
        setattr(state, name, 0)
    state.active, state.phase, state.balance = DARK, SETTING_UP, LIGHT
    state.result = None
    state.engaged = state.edge_holder = NOBODY
    state.stacks_revealed = state.unsettled = False
    state.declared_against = state.captured = state.unique_in_play = state.unscored = ()
    state.constants = state.actions = state.lasting = state.delayed = ()
    state.watching, state.changing, state.counts, state.cache = {}, {}, {}, {}
    state.kept = {}
    state.stack, state.decision, state.journal, state.options = [], None, None, {}
    state.game_seed, state.logs = 0, frozenset()
    return state
