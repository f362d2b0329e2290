"""Abilities as the engine executes them: fixed data of a face, the same for all games.

A game refers to an ability by a card and the ability's place in `face.abilities`; what happens
while it is used is in frames and scopes. Functions in an ability only read the state.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from swlcg_deck.engine.core.constants import IN_PLAY, NOBODY
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.record import Record

if TYPE_CHECKING:
    from swlcg_deck.engine.core.decision import Decision, Option
    from swlcg_deck.engine.core.effect import Effect
    from swlcg_deck.engine.core.state import State


class Scope(Record):
    """From where an ability looks at the game: its card, its player, its trigger, its names.

    Never changed: `bound` makes a new one, so that copies of a game may share it.
    """

    __slots__ = ("event", "names", "source", "subject", "you")

    def __init__(
        self,
        source: int,
        you: int,
        event: Event | None = None,
        subject: int = NOBODY,
        names: tuple[tuple[str, Any], ...] = (),
    ) -> None:
        self.source = source
        """The card that bears the ability ("this card")."""
        self.you = you
        """The player who controls it (ABIL-24)."""
        self.event = event
        self.subject = subject
        """The card of the event that the ability is about ("it")."""
        self.names = names
        """What costs, targets and choices have picked, by name."""

    def bound(self, name: str, value: Any) -> "Scope":
        names: tuple[tuple[str, Any], ...] = ((name, value),)
        if self.names:
            names = (*[pair for pair in self.names if pair[0] != name], *names)
        return Scope(self.source, self.you, self.event, self.subject, names)

    def unbound(self, name: str) -> "Scope":
        rest = tuple(pair for pair in self.names if pair[0] != name)
        return Scope(self.source, self.you, self.event, self.subject, rest)

    def named(self, name: str, default: Any = ()) -> Any:
        for key, value in self.names:
            if key == name:
                return value
        return default


class Candidates(tuple[int, ...]):
    """All cards that a choice could pick, while it is only looked ahead: what compares with them
    asks whether it would do for one of them."""

    __slots__ = ()


Condition = Callable[["State", Scope], bool]
CardTest = Callable[["State", Scope, int], bool]
EventTest = Callable[["State", Scope, Event, int], bool]
Amount = int | Callable[["State", Scope], int]


def amount_of(state: "State", scope: Scope, amount: Amount) -> int:
    """A number that a text gives; what is computed never goes below 0 (MOD-04)."""
    return amount if isinstance(amount, int) else max(0, amount(state, scope))


@dataclass(frozen=True, slots=True)
class Trigger:
    """When an interrupt or reaction may be used: a kind of event, and whether this one fits."""

    event: str
    matches: EventTest
    per_batch: bool = False
    """ "1 or more": once for all cards of the event, not once for each."""
    own: bool = False
    """Whether only an event fits that the card itself is part of."""
    by: str = ""
    """Whose doing it has to be, "you" or "opponent", if nobody else's fits."""
    moment: tuple[str, ...] = ()
    """What the detail of an event that fits begins with."""

    def could_match(self, event: Event, card: int, you: int) -> bool:
        """A quick look at what does not change while the event happens, for a card of a player."""
        if event.kind != self.event or (self.own and card not in event.cards):
            return False
        if self.by and (event.by == you) != (self.by == "you"):
            return False
        return not self.moment or event.detail[: len(self.moment)] == self.moment


@dataclass(frozen=True, slots=True)
class Limit:
    """How often: "once per" counts this card, "1 per" all cards of the title (DEF-06, DEF-07)."""

    times: Amount
    per: str
    by_title: bool = False


READY = "ready"
"""That the card itself is ready."""
ENGAGEMENT = "engagement"
"""That there is an engagement."""


class Verb:
    """One instruction of an effect, a cost or a choice of targets."""

    __slots__ = ()
    prepares: ClassVar[bool] = False
    """Whether it only chooses or steers: that alone is no part of an effect (ABIL-20)."""

    def possible(self, state: "State", scope: Scope) -> bool:
        """Whether it could do something as the game stands now (ABIL-20)."""
        return True

    def foreseen(self, state: "State", scope: Scope, before: bool) -> tuple[Scope, int]:
        """What a check ahead of time takes for granted after it: the scope with all that could
        be chosen, and how many of the verbs that follow could not come to pass. `before` says
        whether what stands before it could do something."""
        return scope, 0

    def prospect(self, state: "State", scope: Scope) -> tuple[bool, Scope, int]:
        """`possible` and, if so, `foreseen` in one go, for a cost or a target."""
        if not self.possible(state, scope):
            return False, scope, 0
        return True, *self.foreseen(state, scope, before=True)

    def ways(self, state: "State", scope: Scope) -> tuple[Scope, ...]:
        """Each way in which it could be done, where what follows is described by that; none if
        one look at all of them is enough."""
        return ()

    def demands(self) -> tuple[str, ...]:
        """What it certainly takes as a cost or a target: `READY`, `ENGAGEMENT`."""
        return ()

    def legal_now(self, state: "State", scope: Scope) -> "tuple[str, tuple[int, ...]] | None":
        """If it chooses targets: their name, and all that are legal as the game stands (TC-68)."""
        return None

    def saves(self, state: "State", scope: Scope) -> int:
        """How much it takes off the cost of the card that is being played (event `cost_set`)."""
        return 0

    def ask(self, state: "State", effect: "Effect") -> "Decision | None":
        """What has to be decided before it runs."""
        return None

    def take(self, state: "State", effect: "Effect", chosen: "tuple[Option, ...]") -> None:
        """Remember what was decided, as names of the effect's scope."""

    def run(self, state: "State", effect: "Effect") -> None:
        """Do it, by atoms and by frames put on the stack."""


def could_do(
    state: "State", scope: Scope, verbs: tuple[Verb, ...], *, all_of_it: bool = False
) -> tuple[bool, Scope]:
    """Whether some part (as a cost: every part) could be done as the game stands now, without
    anticipating what paying or resolving changes (ABIL-20, ABIL-21)."""
    place, count, before = 0, len(verbs), True
    while place < count:
        verb = verbs[place]
        place += 1
        if all_of_it:
            done, scope, skipped = verb.prospect(state, scope)
            if not done:
                return False, scope
            place += skipped
            continue
        if not verb.prepares:
            before = verb.possible(state, scope)
            if before:
                return True, scope
        if place < count:
            scope, skipped = verb.foreseen(state, scope, before)
            place += skipped
    return all_of_it, scope


Part = tuple[tuple[Verb, ...], bool]
"""Verbs, and whether all of them have to be done."""


def could_do_in_some_way(state: "State", scope: Scope, parts: tuple[Part, ...]) -> bool:
    """The same of several parts one after the other, where a card that is picked decides which
    others may be: each is tried with what could follow it."""
    if not parts:
        return True
    verbs, all_of_it = parts[0]
    place, count, before = 0, len(verbs), True
    while place < count:
        verb = verbs[place]
        place += 1
        ways = verb.ways(state, scope)
        if ways:
            rest: tuple[Part, ...] = ((verbs[place:], all_of_it), *parts[1:])
            return any(could_do_in_some_way(state, way, rest) for way in ways)
        if all_of_it:
            done, scope, skipped = verb.prospect(state, scope)
            if not done:
                return False
            place += skipped
            continue
        if not verb.prepares:
            before = verb.possible(state, scope)
            if before:
                return True
        scope, skipped = verb.foreseen(state, scope, before)
        place += skipped
    return all_of_it and could_do_in_some_way(state, scope, parts[1:])


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier:
    """One change of a characteristic, by a constant ability or a lasting effect (MOD-03..06)."""

    what: str
    """`icons`, `force`, `capacity`, `resources`, `cost`, `keyword`, `trait`, `cannot` ..."""
    of: CardTest
    """Which cards; for values of a player, which players."""
    key: Any = None
    """Which icon, keyword, trait or verb; for `ability` the place of the granted one."""
    add: Amount = 0
    double: bool = False
    fixed: Amount | None = None
    """An absolute value, which beats every addition (RES-16)."""
    at_least: int | None = None
    """Where taking away stops; what others have lowered it does not raise (RES-18)."""
    provided: Condition | None = None
    """Asked once, when an effect that lasts is made; else there is none."""
    active: Condition | None = None
    """The "while" of an effect that lasts: it sleeps as long as this does not hold."""
    against: EventTest | None = None
    """For `cannot`: which occurrences it stops; all if nothing is said."""


Timing = Literal["constant", "action", "interrupt", "reaction", "fate", "whenever"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A line of a text box (ABIL-01)."""

    kind: Timing
    when: tuple[Trigger, ...] = ()
    forced: bool = False
    unlabelled: bool = False
    """Printed without a bold word: used like one that has it, but no triggered ability (ABIL-04,
    ABIL-15), so what forbids or cancels those does not touch it."""
    zone: int = IN_PLAY
    """Where the card has to be: in play, or in hand for an event (ABIL-18, ABIL-19); GRANTED for
    an ability that stands on a card only for others to gain."""
    pilot: bool = False
    """Works only in pilot form (PILOT-04)."""
    condition: Condition | None = None
    """Checked in step 1 and never again (ABIL-21), "play only" lines included."""
    spend: Amount = 0
    spend_affiliation: int = 0
    """Resources the ability costs; with an affiliation every one must match (RES-13, RES-20)."""
    cost: tuple[Verb, ...] = ()
    targets: tuple[Verb, ...] = ()
    effect: tuple[Verb, ...] = ()
    limit: Limit | None = None
    branches: bool = False
    """Whether there are ways to look at one by one: a card that it picks decides which others it
    may pick, or each player does it."""
    active: Condition | None = None
    """The "while" of a constant ability."""
    modifiers: tuple[Modifier, ...] = ()
    text: str = ""
    """What it is called in decisions and logs."""

    @property
    def holds(self) -> bool:
        """Whether it is at work without being used."""
        return self.kind in ("constant", WHENEVER)

    @property
    def changes(self) -> tuple[str, ...]:
        """What it changes while it is within reach."""
        if self.kind == WHENEVER:
            return (WHENEVER,)
        return tuple(dict.fromkeys(modifier.what for modifier in self.modifiers))


WHENEVER: Final = "whenever"
"""The kind of an ability that is carried out as soon as its condition holds."""
