"""Triggers of the language as tests of events."""

from collections.abc import Callable
from itertools import combinations

from swlcg_deck.cards.abilities.triggers import Trigger as Words
from swlcg_deck.engine.core.ability import EventTest, Scope, Trigger, amount_of
from swlcg_deck.engine.core.constants import (
    ATTACKING,
    BLAST,
    DARK,
    DEFENDING,
    ENHANCEMENT,
    LIGHT,
    NOBODY,
    TACTICS,
    UNIT,
    UNIT_DAMAGE,
    opponent,
)
from swlcg_deck.engine.core.event import RULES, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import objective_at_stake
from swlcg_deck.engine.facts.bounds import referred, within
from swlcg_deck.engine.facts.history import Logged
from swlcg_deck.engine.facts.printed_numbers import digit
from swlcg_deck.engine.rules.edge_battle import is_contested
from swlcg_deck.engine.rules.leave_play import as_it_was, completes
from swlcg_deck.engine.texts import event_keys
from swlcg_deck.engine.texts.as_it_was import described_card, fitting
from swlcg_deck.engine.texts.during import is_during
from swlcg_deck.engine.texts.filters import meant
from swlcg_deck.engine.texts.history import LoggedTest, against_such, is_first, kinds_of_events
from swlcg_deck.engine.texts.means import VIA
from swlcg_deck.engine.texts.selections import relation_of
from swlcg_deck.engine.texts.vocabulary import player_of

_PLACES = {"discard": "discard pile", "edge_stack": "edge stack"}


def triggers(node: Words, *, before: bool = False, sets_cost: bool = False) -> tuple[Trigger, ...]:
    """The engine's triggers for one of the language. An interrupt that changes a cost is used when
    the cost is fixed, before it is paid (`cost_set`). `before` is for interrupts."""
    fits = _every(_tests(node, before=before))

    batch = node.is_many or (node.event in _BATCHES and node.subject == "any")
    matches = _of_several(node, fits) if batch else fits
    if sets_cost and node.event == "played":
        kinds: tuple[str, ...] = ("cost_set",)
    elif before and node.event == "icons_resolved":
        kinds = (node.event,)
    else:
        kinds = kinds_of_events(node)
    return tuple(
        Trigger(
            kind,
            matches,
            per_batch=batch,
            own=node.subject == "self",
            by=_doer(node),
            moment=_moment(node),
        )
        for kind in kinds
    )


def _tests(node: Words, *, before: bool = False) -> list[EventTest]:
    tests = [test for make in KEYS.values() if (test := make(node)) is not None]
    if node.event == "edge_card_placed":
        tests.append(_placing("would" if before else "placed"))
    return tests


def _every(tests: list[EventTest]) -> EventTest:
    def fits(state: State, scope: Scope, event: Event, subject: int) -> bool:
        for test in tests:  # noqa: SIM110 - half the time of all()
            if not test(state, scope, event, subject):
                return False
        return True

    return fits


def has_happened(node: Words) -> LoggedTest:
    """Whether something that has happened is what a trigger describes, of any of its cards."""
    tests = _tests(node.model_copy(update={"against": None, "first_each": None}))
    fits = _every(tests)
    against = against_such(node.against) if node.against is not None else None

    def matches(state: State, scope: Scope, entry: Logged) -> bool:
        event, engaged, _ = entry
        if against is not None and not against(state, scope, engaged):
            return False
        return any(fits(state, scope, event, card) for card in event.cards or (NOBODY,))

    return matches


def _against(node: Words) -> EventTest | None:
    if node.against is None:
        return None
    fits = against_such(node.against)
    return lambda state, scope, event, card: fits(state, scope, objective_at_stake(state))


def _first(node: Words) -> EventTest | None:
    """Asked last: only what fits in all else is looked up."""
    this = node.first_each
    if this is None:
        return None
    kinds, fits = kinds_of_events(node), has_happened(node)
    return lambda state, scope, event, card: is_first(state, scope, this, event, kinds, fits)


def _of_several(node: Words, fits: EventTest) -> EventTest:
    """Once for all cards of an event that fit, if they are as many as the text asks for."""
    keeps = within(node.cards) if node.cards is not None else None
    related = relation_of(node.relation) if node.relation is not None else None
    least = node.cards.lowest if node.cards is not None else 1

    def matches(state: State, scope: Scope, event: Event, subject: int) -> bool:
        cards = [card for card in event.cards or (NOBODY,) if fits(state, scope, event, card)]
        if not cards or (keeps is not None and not keeps(state, scope, len(cards))):
            return False
        if related is None:
            return True
        return any(related(state, scope, some) for some in combinations(cards, least))

    return matches


_BATCHES = ("edge_revealed", "edge_stack_discarded")
"""Events about whole stacks: of `any` card they tell once."""


def _placing(moment: str) -> EventTest:
    """A card may be placed, or has been."""
    return lambda state, scope, event, card: event.detail[0] == moment


def _doer(node: Words) -> str:
    """Whose doing the event has to be, where a card's controller says who that is."""
    who = node.by or node.whose
    if node.event in ("edge_revealed", "control_taken") or _is_of_stacks(node):
        return ""
    return who if who in ("you", "opponent") else ""


def _moment(node: Words) -> tuple[str, ...]:
    """What has to begin or end, and which phase."""
    if node.event not in ("begins", "ends"):
        return ()
    name = "edge battle" if node.subject == "edge_battle" else str(node.subject)
    return (name,) if node.which is None else (name, node.which)


def _subject(node: Words) -> EventTest | None:
    subject = node.subject
    if node.event in ("begins", "ends"):
        name = "edge battle" if subject == "edge_battle" else subject
        return lambda state, scope, event, card: event.detail[0] == name
    if node.event == "balance_changed" and subject in ("light", "dark"):
        side = LIGHT if subject == "light" else DARK
        return lambda state, scope, event, card: event.amounts[0] == side
    if node.event == "dial_changed" and subject in ("up", "down"):
        return lambda state, scope, event, card: (event.amounts[0] > 0) == (subject == "up")
    if subject == "any":
        if node.event == "initiated":
            return lambda state, scope, event, card: card != scope.source
        return None
    if isinstance(subject, str):
        return lambda state, scope, event, card: card in referred(state, scope, subject)
    if node.event == "completed":
        now = fitting(subject)  # in the victory pile it is its owner's (MISSION-14)
        return lambda state, scope, event, card: now(state, scope, card)
    return described_card(subject)


def _right_one(node: Words) -> EventTest | None:
    """Of events that are told of more often than a text means."""
    if node.event == "completed":
        return lambda state, scope, event, card: completes(state, event, card)
    return event_keys.whole(node) if node.event == "effect_resolved" else None


def _by(node: Words) -> EventTest | None:
    who = node.by or node.whose
    if who is None:
        return None
    if node.event == "edge_revealed":  # both at once: a player reveals the cards of his stack
        return lambda state, scope, event, card: (
            card != NOBODY and state.controller[card] == player_of(state, scope, who)
        )
    if node.event == "control_taken":  # by him who gets it, whosever effect it is
        return lambda state, scope, event, card: event.amounts[0] == player_of(state, scope, who)
    if _is_of_stacks(node):  # by the rules everybody discards his own (EDGE-16)
        return lambda state, scope, event, card: (
            card != NOBODY
            and state.owner[card] == player_of(state, scope, who)
            and (event.cause == RULES or event.by == state.owner[card])
        )
    return lambda state, scope, event, card: event.by == player_of(state, scope, who)


def _is_of_stacks(node: Words) -> bool:
    return node.event == "discarded" and node.from_ == "edge_stack"


def _which(node: Words) -> EventTest | None:
    phase = node.which
    if phase is None:
        return None
    return lambda state, scope, event, card: event.detail[1:2] == (phase,)


def _how(node: Words) -> EventTest | None:
    hows = node.how
    if hows is None:
        return None
    return lambda state, scope, event, card: event.detail[0] in hows


def _form(node: Words) -> EventTest | None:
    if node.as_ is None:
        return None
    if node.as_ == "participant":
        return lambda state, scope, event, card: bool(state.role[card])
    kind = ENHANCEMENT if node.as_ == "pilot" else UNIT
    return lambda state, scope, event, card: state.kind[card] == kind


def _role(node: Words) -> EventTest | None:
    if node.role is None:
        return None
    attacking = node.role == "attacker"
    role = ATTACKING if attacking else DEFENDING
    if node.event == "declared":
        word = "attackers" if attacking else "defenders"
        return lambda state, scope, event, card: event.detail[0] == word
    if node.event in ("edge_resolved", "struggle_resolved"):
        return lambda state, scope, event, card: (scope.you == state.active) == attacking
    if node.event == "left_play":
        return lambda state, scope, event, card: _last_role(event, card) == role
    return lambda state, scope, event, card: state.role[card] == role


def _last_role(event: Event, card: int) -> int:
    was = as_it_was(event, card)
    return was[3] if was else 0


def _during(node: Words) -> EventTest | None:
    what = node.during
    if what is None:
        return None
    return lambda state, scope, event, card: is_during(state, what)


def _result(node: Words) -> EventTest | None:
    """Who won, by how much, and whether it was contested (CONTEST-01)."""
    if node.event not in ("edge_resolved", "struggle_resolved"):
        return None
    margin = None if node.margin is None else digit(node.margin)

    def leads(state: State, scope: Scope, by: int) -> bool:
        return margin is None or by >= amount_of(state, scope, margin)

    def matches(state: State, scope: Scope, event: Event, card: int) -> bool:
        winner = event.detail[0]
        if node.winner is not None and winner != player_of(state, scope, node.winner):
            return False
        if node.loser is not None and opponent(winner) != player_of(state, scope, node.loser):
            return False
        if node.event == "struggle_resolved":
            return leads(state, scope, event.detail[1])
        mine, other = event.detail[1], event.detail[2]
        if node.contested and not is_contested(event):
            return False
        if node.ratio and mine < node.ratio * other:
            return False
        return leads(state, scope, mine - other)

    return matches


def _survival(node: Words) -> EventTest | None:
    if not node.unopposed:
        return None
    return lambda state, scope, event, card: bool(event.detail and event.detail[0])


def _dealt(node: Words) -> EventTest | None:
    """Moving damage is not dealing it (DMG-13)."""
    if not node.dealt:
        return None
    return lambda state, scope, event, card: event.detail[:1] != ("moved",)


def _alone(node: Words) -> EventTest | None:
    if not node.alone:
        return None
    return lambda state, scope, event, card: len(event.cards) == 1


def _source(node: Words) -> EventTest | None:
    source = node.source
    if source is None:
        return None
    fits = meant(source)
    return lambda state, scope, event, card: (
        event.source != NOBODY and fits(state, scope, event.source)
    )


_ICONS = {"unit_damage": UNIT_DAMAGE, "blast_damage": BLAST, "tactics": TACTICS}


def _via(node: Words) -> EventTest | None:
    if node.via is None:
        return None
    if node.event == "icons_resolved":
        icon = _ICONS[node.via]
        return lambda state, scope, event, card: event.detail[0] == icon
    return VIA[node.via]


def _from(node: Words) -> EventTest | None:
    place = node.from_
    if place is None:
        return None
    name = _PLACES.get(place, place)
    return lambda state, scope, event, card: name in event.detail


def _number(node: Words) -> EventTest | None:
    if node.amount is None:
        return None
    keeps = within(node.amount, even_one=True)
    return lambda state, scope, event, card: keeps(state, scope, abs(sum(event.amounts)))


KEYS: dict[str, Callable[[Words], EventTest | None]] = {
    "subject": _subject,
    "event": _right_one,
    "by, whose": _by,
    "which": _which,
    "how": _how,
    "as_": _form,
    "role": _role,
    "during": _during,
    "winner, loser, margin, contested, ratio": _result,
    "unopposed": _survival,
    "dealt": _dealt,
    "alone": _alone,
    "source": _source,
    "via": _via,
    "from_": _from,
    "amount": _number,
    "at": event_keys.place,
    "to": event_keys.host,
    "targeting": event_keys.targeting,
    "without": event_keys.without,
    "kind": event_keys.kind,
    "drew": event_keys.drew,
    "printed": event_keys.printed,
    "against": _against,
    "first_each": _first,
}
"""For each key of a trigger what an event must be like; asked in this order."""
