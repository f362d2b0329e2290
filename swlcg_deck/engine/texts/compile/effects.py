"""Effects about effects, and the end."""

from dataclasses import replace
from typing import Any, get_args

from swlcg_deck.cards.abilities.nodes import Player
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Modifier, Scope, Verb
from swlcg_deck.engine.core.constants import DARK
from swlcg_deck.engine.core.event import EFFECT, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import cannot, capacity, is_forbidden
from swlcg_deck.engine.rules.leave_play import BOTTOM, SHUFFLED
from swlcg_deck.engine.texts.amounts import amount, event_amount
from swlcg_deck.engine.texts.modifiers import modifiers, whom
from swlcg_deck.engine.texts.selections import pick_cards, unless_target
from swlcg_deck.engine.texts.tables import Compile, condition, inside
from swlcg_deck.engine.texts.text import Text, number
from swlcg_deck.engine.texts.verbs import effects
from swlcg_deck.engine.texts.verbs.choosing import ChooseValue
from swlcg_deck.engine.texts.vocabulary import PLACES, SCOPES
from swlcg_deck.engine.timing.retargeting import could_be_instead


def _apply(node: Any, text: Text) -> list[Verb]:
    before: list[Verb] = []
    on, about = None, node.apply.of
    if not isinstance(about, CardFilter):
        about = node.to
        if about not in get_args(Player):
            before, on = pick_cards(about, text)
            about = "self"
    made = list(before)
    changes = modifiers(node.apply, text.amount, about)
    granted = (node.apply.gain.ability if node.apply.gain is not None else None) or ()
    for place, line in enumerate(granted, start=len(text.modifiers) + len(changes)):
        text.granted[place] = line
        changes.append(Modifier(what="ability", of=whom(about)))
    active = condition(node.while_) if node.while_ is not None else None
    for modifier in changes:
        one = _but_for_the_spared(modifier) if about != "self" else modifier
        text.modifiers.append(replace(one, active=active))
        place = len(text.modifiers) - 1
        made.append(effects.Apply(place, on, SCOPES[node.until], node.next_only))
    return made


def _but_for_the_spared(modifier: Modifier) -> Modifier:
    """What a filter describes from moment to moment, without cards that the effect cannot
    affect."""
    if modifier.key == "affected":
        return modifier
    of = modifier.of

    def fits(state: State, scope: Scope, card: int) -> bool:
        return of(state, scope, card) and not _is_spared(state, scope, card)

    return replace(modifier, of=fits)


def _is_spared(state: State, scope: Scope, card: int) -> bool:
    if not is_forbidden(state, "affected"):
        return False
    event = Event("affected", (card,), by=scope.you, source=scope.source, cause=EFFECT)
    return cannot(state, "affected", card, event)


def _prevent(node: Any, text: Text) -> list[Verb]:
    if node.prevent == "any":
        so_much = ChooseValue(_PREVENTED, _up_to_all_of_it)
        return [so_much, effects.Prevent(lambda state, scope: scope.named(_PREVENTED, 0))]
    before, on = pick_cards(node.to, text)
    return [*before, effects.Prevent(number(node.prevent, text), on)]


_PREVENTED = "so_much_prevented"


def _up_to_all_of_it(state: State, scope: Scope) -> tuple[int, ...]:
    """How much of what comes to the card may be prevented: 1 to all."""
    return tuple(range(1, event_amount(state, scope) + 1))


def _redirect(node: Any, text: Text) -> list[Verb]:
    before, to = pick_cards(node.to, text, hurts=EFFECT, divide=node.divide)
    many = number(node.redirect, text)
    return [*before, effects.Redirect(to, many, node.to.by if node.divide else "")]


def _instead(node: Any, text: Text) -> list[Verb]:
    return [effects.Instead(), *inside(node.instead, text)]


def _may_hold(state: State, scope: Scope, card: int) -> bool:
    """Whether a captured card may lie at it: the dark side controls it, and it stays (CAP-09)."""
    return state.controller[card] == DARK and capacity(state, card) > 0


def _change(node: Any, text: Text) -> list[Verb]:
    if node.change == "recipient":
        before, card = pick_cards(node.to, text)
        return [*before, effects.ChangeRecipient(card)]
    if node.change == "it":
        before, card = pick_cards(
            node.to, text, unless_target(node.to, could_be_instead(node.to.by))
        )
        return [*before, effects.ChangeCard(card)]
    if node.change == "destination":
        if node.at is not None:
            before, place = pick_cards(node.at, text, _may_hold)
            return [*before, effects.ChangeDestination(at=place)]
        zone, bottom, shuffled = PLACES[node.to]
        return [effects.ChangeDestination(zone, BOTTOM * bottom + SHUFFLED * shuffled)]
    less = amount(node.minus) if node.minus is not None else 0
    more = amount(node.plus) if node.plus is not None else 0
    changed = effects.ChangeCost if node.change == "cost" else effects.ChangeAmount
    return [changed(less, more, node.at_least)]


def _resolve(node: Any, text: Text) -> list[Verb]:
    before, card = pick_cards(node.resolve, text)
    if node.kind == "icons":
        if node.to is None:
            return [*before, effects.ResolveIcons(card)]
        more, to = pick_cards(node.to, text)
        return [*before, *more, effects.ResolveIcons(card, to)]
    times = text.amount(node.times) if node.times != 1 else 1
    if node.kind is None:
        return [effects.ResolveAgain()]
    return [*before, effects.ResolveAgain(card, node.kind, times)]


WORDS: dict[str, Compile] = {
    "apply": _apply,
    "cancel": lambda node, text: [effects.Cancel()],
    "prevent": _prevent,
    "redirect": _redirect,
    "instead": _instead,
    "change": _change,
    "resolve": _resolve,
    "win": lambda node, text: [effects.WinGame(node.win)],
    "lose": lambda node, text: [effects.WinGame("opponent" if node.lose == "you" else "you")],
}
