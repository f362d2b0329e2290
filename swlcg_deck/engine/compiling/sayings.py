"""What each verb of the language becomes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from swlcg_deck.engine.abilities import Scope, Verb
from swlcg_deck.engine.compiling.modifiers import modifiers
from swlcg_deck.engine.compiling.values import amount, condition
from swlcg_deck.engine.compiling.verbs import Text, compile_verbs, number, pick_cards
from swlcg_deck.engine.compiling.words import SCOPES, ZONES
from swlcg_deck.engine.faces import AFFILIATION_BITS
from swlcg_deck.engine.focusing import can_be_focused
from swlcg_deck.engine.matching import compiled
from swlcg_deck.engine.predicates import referred
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    ASIDE,
    DECK,
    EDGE_STACK,
    ENHANCEMENT,
    HAND,
    ICON_NAMES,
    KIND_NAMES,
    NOBODY,
    OBJECTIVE_DECK,
    PHASE_NAMES,
)
from swlcg_deck.engine.verbs import (
    captives,
    cards,
    engaging,
    entering,
    flow,
    force,
    life,
    meta,
    tokens,
)
from swlcg_deck.engine.verbs.choosing import ChooseValue, Order, Select

Saying = Callable[[Any, Text], list[Verb]]
_TO = {
    "hand": (HAND, False, False),
    "deck_top": (DECK, False, False),
    "deck_bottom": (DECK, True, False),
    "deck_shuffled": (DECK, False, True),
    "edge_stack": (EDGE_STACK, False, False),
    "out_of_game": (ASIDE, False, False),
}
_TOKENS = ("focus", "damage", "shield")
_REMOVERS = {
    "focus": tokens.RemoveFocus,
    "damage": tokens.RemoveDamage,
    "shield": tokens.RemoveShield,
}
_MOVERS = {"focus": tokens.MoveFocus, "damage": tokens.MoveDamage, "shield": tokens.MoveShield}


def _place(node: Any, text: Text) -> list[Verb]:
    before, to = pick_cards(node.to, text)
    if node.place == "damage":
        many = text.amount(node.amount)
        return [*before, tokens.Deal(to, many, node.divide, node.by)]
    if node.place == "focus":
        return [*before, tokens.PlaceFocus(to, text.amount(node.amount), node.by)]
    return [*before, tokens.PlaceShield(to, node.again)]


def _remove(node: Any, text: Text) -> list[Verb]:
    before, cards_ = pick_cards(node.from_, text)
    kinds = _TOKENS if node.remove == "any" else (node.remove,)
    made = before
    for kind in kinds:
        if node.amount == "any" or node.up_to:
            name = f"how_many_{kind}"
            made = [
                *made,
                ChooseValue(name, _tokens_on(cards_, kind)),
                _REMOVERS[kind](cards_, _named_number(name)),
            ]
        else:
            made = [*made, _REMOVERS[kind](cards_, number(node.amount, text))]
    return made


def _tokens_on(ref: str, kind: str) -> Callable[[State, Scope], tuple[int, ...]]:
    return lambda state, scope: tuple(
        range(max((getattr(state, kind)[c] for c in _seen(state, scope, ref)), default=0) + 1)
    )


def _seen(state: State, scope: Scope, ref: str) -> tuple[int, ...]:
    return referred(state, scope, ref)


def _named_number(name: str) -> Callable[[State, Scope], int]:
    return lambda state, scope: int(scope.named(name, 0))


def _move(node: Any, text: Text) -> list[Verb]:
    first, giver = pick_cards(node.from_, text)
    second, taker = pick_cards(node.to, text)
    return [*first, *second, _MOVERS[node.move](giver, taker, number(node.amount, text))]


def _focus(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.focus, text)
    able = [_focusable(verb) if isinstance(verb, Select) else verb for verb in before]
    return [*able, tokens.FocusCard(ref, node.tokens)]


def _focusable(select: Select) -> Select:
    """Only what can be focused is offered (FOCUS-03)."""

    def fits(state: State, scope: Scope, card: int) -> bool:
        return select.test(state, scope, card) and can_be_focused(state, scope, card)

    return replace(select, test=fits)


def _spend(node: Any, text: Text) -> list[Verb]:
    bits = AFFILIATION_BITS[node.affiliation] if node.affiliation is not None else 0
    return [meta.SpendResources(text.amount(node.spend), bits, node.by)]


def _send(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.send, text)
    if node.order == "random" and before and isinstance(before[-1], Select):
        last = before[-1]
        before[-1] = Select(
            last.name, last.test, last.zone, last.whose, last.pick, up_to=True, random=True
        )
    zone, bottom, shuffled = _TO[node.to]
    ordering: list[Verb] = [Order(ref)] if node.order == "any" else []
    return [*before, *ordering, cards.Send(ref, zone, bottom, shuffled)]


def _put_into_play(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.put_into_play, text)
    onto = None
    if node.attach_to is not None:
        more, onto = pick_cards(node.attach_to, text)
        before = [*before, *more]
    under = f"owner of {ref}" if node.under == "owner" else node.under
    verb = entering.PutIntoPlay(
        ref,
        form=ENHANCEMENT if node.as_ == "pilot" else NOBODY,
        participating=node.as_ == "participant",
        committed=node.as_ == "committed",
        under=under,
        onto=onto,
    )
    return [*before, verb]


def _play(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.play, text)
    return [*before, entering.PlayCard(ref, participating=node.as_ == "participant")]


def _search(node: Any, text: Text) -> list[Verb]:
    zone = OBJECTIVE_DECK if node.search == "objective_deck" else DECK
    name = text.name(node.bind, targeting=False, zone=zone)
    fits = compiled(node.for_) if node.for_ is not None else (lambda state, scope, card: True)
    top = text.amount(node.top) if node.top is not None else None
    search = cards.Search(name, fits, amount(node.pick), top, node.whose, zone=zone)
    return [search, *([cards.Reveal(name)] if node.show else [])]


def _look(node: Any, text: Text) -> list[Verb]:
    before, ref = _hidden(node.look, node.whose, text)
    return [*before, cards.Look(ref)]


def _reveal(node: Any, text: Text) -> list[Verb]:
    before, ref = _hidden(node.reveal, node.whose, text)
    return [*before, cards.Reveal(ref)]


def _hidden(what: Any, whose: str, text: Text) -> tuple[list[Verb], str]:
    if what != "hand":
        return pick_cards(what, text)
    name = text.name("seen_hand", targeting=False, zone=HAND)
    return [Select(name, lambda state, scope, card: True, HAND, whose, every=True)], name


def _capture(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.capture, text)
    at = None
    if node.at is not None:
        more, at = pick_cards(node.at, text)
        before = [*before, *more]
    return [*before, captives.Capture(ref, at, text.zone(ref))]


def _rescue(node: Any, text: Text) -> list[Verb]:
    name = text.name(node.bind, targeting=False)
    return [captives.Rescue(name=name)]


def _control(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.control, text)
    if node.until is not None:
        return [*before, *life.take_control(ref, SCOPES[node.until])]
    return [*before, life.TakeControl(ref, node.to)]


def _apply(node: Any, text: Text) -> list[Verb]:
    before: list[Verb] = []
    on = None
    if node.to not in ("you", "opponent"):
        before, on = pick_cards(node.to, text)
    made = list(before)
    for modifier in modifiers(node.apply):
        text.modifiers.append(modifier)
        place = len(text.modifiers) - 1
        made.append(meta.Apply(place, on, SCOPES[node.until], node.next_only))
    return made


def _then(node: Any, text: Text) -> list[Verb]:
    block = compile_verbs(node.then, text)
    return [flow.Then(len(block)), *block]


def _inside(nodes: Any, text: Text) -> list[Verb]:
    """Verbs that may not come to pass: their targets are not chosen in step 5."""
    hoisting, text.hoisting = text.hoisting, False
    made = compile_verbs(nodes, text)
    text.hoisting = hoisting
    return made


def _may(node: Any, text: Text) -> list[Verb]:
    block = _inside(node.may, text)
    return [flow.May(len(block), node.by), *block]


def _either(node: Any, text: Text) -> list[Verb]:
    blocks = [_inside(way, text) for way in node.either]
    return [
        flow.Either(tuple(len(block) for block in blocks), by=node.by),
        *(verb for block in blocks for verb in block),
    ]


def _unless(node: Any, text: Text) -> list[Verb]:
    price, block = _inside(node.unless, text), _inside(node.do, text)
    return [flow.Unless(len(price), len(block), node.by), *price, *block]


def _if(node: Any, text: Text) -> list[Verb]:
    block = _inside(node.do, text)
    other = _inside(node.else_, text) if node.else_ else []
    return [flow.If(condition(node.if_), len(block), len(other)), *block, *other]


def _later(node: Any, text: Text) -> list[Verb]:
    block = _inside(node.later, text)
    if node.provided is not None:
        block = [flow.If(condition(node.provided), len(block)), *block]
    detail = f":{node.at.subject}" if node.at.event in ("begins", "ends") else ""
    return [flow.Later(f"{node.at.event}{detail}", len(block)), *block]


def _each_player(node: Any, text: Text) -> list[Verb]:
    block = _inside(node.for_each_player, text)
    return [flow.ForEachPlayer(len(block)), *block]


def _redirect(node: Any, text: Text) -> list[Verb]:
    before, to = pick_cards(node.to, text)
    return [*before, meta.Redirect(to, text.amount(node.redirect))]


def _instead(node: Any, text: Text) -> list[Verb]:
    return [meta.Instead(), *_inside(node.instead, text)]


def _change(node: Any, text: Text) -> list[Verb]:
    if node.change == "destination":
        zone, bottom, _ = _TO[node.to]
        return [meta.ChangeDestination(zone, bottom)]
    less = amount(node.minus) if node.minus is not None else 0
    more = amount(node.plus) if node.plus is not None else 0
    return [meta.ChangeCost(less, more, node.floor)]


def _dial(node: Any, text: Text) -> list[Verb]:
    return [force.TurnDial(abs(node.dial), down=node.dial < 0, floor=node.floor)]


def _name(node: Any, text: Text) -> list[Verb]:
    name = text.name(node.bind, targeting=False)
    kind = KIND_NAMES.index(node.name) if node.name in KIND_NAMES else NOBODY
    return [ChooseValue(name, _titles(kind))]


def _titles(kind: int) -> Callable[[State, Scope], tuple[str, ...]]:
    """The titles of a kind of card (or of all) that are in this game."""
    return lambda state, scope: tuple(
        sorted(dict.fromkeys(f.title for f in state.faces if kind in (NOBODY, f.kind)))
    )


def _on(make: Callable[[str], Verb], attribute: str) -> Saying:
    def say(node: Any, text: Text) -> list[Verb]:
        before, ref = pick_cards(getattr(node, attribute), text)
        return [*before, make(ref)]

    return say


SAYINGS: dict[str, Saying] = {
    "place": _place,
    "remove": _remove,
    "move": _move,
    "focus": _focus,
    "spend": _spend,
    "draw": lambda node, text: [cards.Draw(text.amount(node.draw), node.by)],
    "discard": _on(cards.Discard, "discard"),
    "send": _send,
    "put_into_play": _put_into_play,
    "play": _play,
    "search": _search,
    "look": _look,
    "reveal": _reveal,
    "attach": lambda node, text: [
        *pick_cards(node.attach, text)[0],
        *pick_cards(node.to, text)[0],
        entering.Attach(text.ref("that"), text.last),
    ],
    "name": _name,
    "destroy": _on(life.Destroy, "destroy"),
    "sacrifice": _on(life.Sacrifice, "sacrifice"),
    "capture": _capture,
    "rescue": _rescue,
    "control": _control,
    "shuffle": lambda node, text: [cards.ShuffleDeck(node.whose, ZONES[node.shuffle])],
    "join": _on(engaging.Join, "join"),
    "leave": _on(engaging.Leave, "leave"),
    "redirect_engagement": _on(engaging.RedirectEngagement, "redirect_engagement"),
    "end_engagement": lambda node, text: [engaging.EndEngagement()],
    "engage_again": _on(engaging.EngageAgain, "engage_again"),
    "strike": _on(engaging.StrikeNow, "strike"),
    "restart_edge_battle": lambda node, text: [engaging.CancelEdgeBattle()],
    "commit": _on(force.Commit, "commit"),
    "uncommit": _on(force.Uncommit, "uncommit"),
    "dial": _dial,
    "balance": lambda node, text: [force.SetBalance(node.balance)],
    "skip": lambda node, text: [force.SkipPhase(PHASE_NAMES.index(node.skip))],
    "win": lambda node, text: [meta.WinGame(node.win)],
    "lose": lambda node, text: [meta.WinGame("opponent" if node.lose == "you" else "you")],
    "then": _then,
    "may": _may,
    "either": _either,
    "unless": _unless,
    "if": _if,
    "later": _later,
    "for_each_player": _each_player,
    "pick": lambda node, text: pick_cards(node.pick, text)[0],
    "apply": _apply,
    "cancel": lambda node, text: [meta.Cancel()],
    "prevent": lambda node, text: [meta.Prevent(text.amount(node.prevent))],
    "redirect": _redirect,
    "instead": _instead,
    "change": _change,
    "resolve_again": lambda node, text: [meta.ResolveAgain()],
    "choose_icon": lambda node, text: [ChooseValue(node.choose_icon, ICON_NAMES)],
    "choose_number": lambda node, text: [ChooseValue(node.choose_number, _up_to(node.at_most))],
}


def _up_to(most: Any) -> Callable[[State, Scope], tuple[int, ...]]:
    limit = amount(most)
    return lambda state, scope: tuple(
        range((limit if isinstance(limit, int) else limit(state, scope)) + 1)
    )
