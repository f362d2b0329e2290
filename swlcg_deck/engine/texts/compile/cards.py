"""Cards between hands, decks and piles."""

from typing import Any

from swlcg_deck.engine.core.ability import Verb
from swlcg_deck.engine.core.constants import HAND
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.facts.filter_words import ZONES, zones_of
from swlcg_deck.engine.texts.amounts import amount
from swlcg_deck.engine.texts.compile.captives import holds_captives
from swlcg_deck.engine.texts.selections import done_to, pick_cards
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.verbs import captives, cards
from swlcg_deck.engine.texts.verbs.choosing import Order, Select
from swlcg_deck.engine.texts.vocabulary import PLACES


def _send(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.send, text)
    if node.order == "random" and before and isinstance(before[-1], Select):
        last = before[-1]
        before[-1] = Select(
            last.name, last.test, last.zone, last.whose, last.pick, up_to=True, random=True
        )
    if node.to == "captured":
        return [*before, *_lay_down(node.at, ref, text)]
    if node.to == "beneath":
        more, place = pick_cards(node.at, text)
        return [*before, *more, captives.PlaceBeneath(ref, place)]
    zone, bottom, shuffled = PLACES[node.to]
    ordering: list[Verb] = [Order(ref)] if node.order == "any" else []
    return [*before, *ordering, cards.Send(ref, zone, bottom, shuffled, node.whose)]


def _lay_down(at: Any, ref: str, text: Text) -> list[Verb]:
    """Where a place is chosen, it is chosen for each card."""
    if isinstance(at, str) or at.choose is None:
        before, place = pick_cards(at, text)
        return [*before, captives.PlaceAsCaptured(ref, place)]
    (where,), name = pick_cards(at, text, holds_captives)
    if not isinstance(where, Select):
        raise TypeError("a place is chosen by a selection")
    return [captives.PlaceAsCaptured(ref, name, where)]


def _search(node: Any, text: Text) -> list[Verb]:
    zones = zones_of(node.search)
    name = text.name(node.bind, targeting=False, zones=zones)
    fits = compiled(node.for_) if node.for_ is not None else (lambda state, scope, card: True)
    top = text.amount(node.top) if node.top is not None else None
    pick = None if node.pick in ("all", "any") else amount(node.pick)
    # Its owner looks through his own deck, whoever controls the card.
    whose, by = ("owner of it",) * 2 if node.whose == "owner" else (node.whose, "you")
    search = cards.Search(name, fits, pick, top, whose, by, zones)
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
    name = text.name("seen_hand", targeting=False, zones=(HAND,))
    return [Select(name, lambda state, scope, card: True, HAND, whose, every=True)], name


WORDS: dict[str, Compile] = {
    "draw": lambda node, text: [cards.Draw(text.amount(node.draw), node.by)],
    "discard": done_to(cards.Discard, "discard"),
    "send": _send,
    "search": _search,
    "look": _look,
    "reveal": _reveal,
    "shuffle": lambda node, text: [cards.ShuffleDeck(node.whose, ZONES[node.shuffle])],
}
