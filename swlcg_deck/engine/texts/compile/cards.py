"""Cards on their way: drawn, sent, searched for, put into play, captured, destroyed."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.engine.core.ability import Scope, Verb
from swlcg_deck.engine.core.constants import (
    ASIDE,
    DECK,
    EDGE_STACK,
    ENHANCEMENT,
    HAND,
    KIND_NAMES,
    NOBODY,
    OBJECTIVE_DECK,
)
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.texts.amounts import amount
from swlcg_deck.engine.texts.selections import Saying, Text, on, pick_cards
from swlcg_deck.engine.texts.verbs import captives, cards, destroy, play
from swlcg_deck.engine.texts.verbs.choosing import ChooseValue, Order, Select
from swlcg_deck.engine.texts.vocabulary import SCOPES, ZONES

TO = {
    "hand": (HAND, False, False),
    "deck_top": (DECK, False, False),
    "deck_bottom": (DECK, True, False),
    "deck_shuffled": (DECK, False, True),
    "edge_stack": (EDGE_STACK, False, False),
    "out_of_game": (ASIDE, False, False),
}
"""Where a card is sent: the zone, to its bottom, shuffled in."""


def _send(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.send, text)
    if node.order == "random" and before and isinstance(before[-1], Select):
        last = before[-1]
        before[-1] = Select(
            last.name, last.test, last.zone, last.whose, last.pick, up_to=True, random=True
        )
    zone, bottom, shuffled = TO[node.to]
    ordering: list[Verb] = [Order(ref)] if node.order == "any" else []
    return [*before, *ordering, cards.Send(ref, zone, bottom, shuffled)]


def _put_into_play(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.put_into_play, text)
    onto = None
    if node.attach_to is not None:
        more, onto = pick_cards(node.attach_to, text)
        before = [*before, *more]
    under = f"owner of {ref}" if node.under == "owner" else node.under
    verb = play.PutIntoPlay(
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
    return [*before, play.PlayCard(ref, participating=node.as_ == "participant")]


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


def _attach(node: Any, text: Text) -> list[Verb]:
    first, card = pick_cards(node.attach, text)
    second, to = pick_cards(node.to, text)
    return [*first, *second, play.Attach(card, to)]


def _capture(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.capture, text)
    at = None
    if node.at is not None:
        more, at = pick_cards(node.at, text)
        before = [*before, *more]
    return [*before, captives.Capture(ref, at, text.zone(ref))]


def _rescue(node: Any, text: Text) -> list[Verb]:
    name = text.name(node.bind, targeting=False)
    return [captives.Rescue(name=name)] * node.rescue


def _control(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.control, text)
    if node.until is not None:
        return [*before, *destroy.take_control(ref, SCOPES[node.until])]
    return [*before, destroy.TakeControl(ref, node.to)]


def _name(node: Any, text: Text) -> list[Verb]:
    name = text.name(node.bind, targeting=False)
    kind = KIND_NAMES.index(node.name) if node.name in KIND_NAMES else NOBODY
    return [ChooseValue(name, _titles(kind))]


def _titles(kind: int) -> Callable[[State, Scope], tuple[str, ...]]:
    """The titles of a kind of card (or of all) that are in this game."""
    return lambda state, scope: tuple(
        sorted(dict.fromkeys(f.title for f in state.faces if kind in (NOBODY, f.kind)))
    )


CARDS: dict[str, Saying] = {
    "draw": lambda node, text: [cards.Draw(text.amount(node.draw), node.by)],
    "discard": on(cards.Discard, "discard"),
    "send": _send,
    "put_into_play": _put_into_play,
    "play": _play,
    "search": _search,
    "look": _look,
    "reveal": _reveal,
    "attach": _attach,
    "name": _name,
    "destroy": on(destroy.Destroy, "destroy"),
    "sacrifice": on(destroy.Sacrifice, "sacrifice"),
    "capture": _capture,
    "rescue": _rescue,
    "control": _control,
    "shuffle": lambda node, text: [cards.ShuffleDeck(node.whose, ZONES[node.shuffle])],
}
