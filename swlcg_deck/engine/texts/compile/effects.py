"""Effects about effects, and the end."""

from typing import Any, get_args

from swlcg_deck.cards.abilities.nodes import Player
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Modifier, Verb
from swlcg_deck.engine.texts.amounts import amount
from swlcg_deck.engine.texts.modifiers import modifiers, whom
from swlcg_deck.engine.texts.selections import pick_cards
from swlcg_deck.engine.texts.tables import Compile, inside
from swlcg_deck.engine.texts.text import Text, number
from swlcg_deck.engine.texts.verbs import effects
from swlcg_deck.engine.texts.vocabulary import PLACES, SCOPES


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
    for modifier in changes:
        text.modifiers.append(modifier)
        place = len(text.modifiers) - 1
        made.append(effects.Apply(place, on, SCOPES[node.until], node.next_only))
    return made


def _prevent(node: Any, text: Text) -> list[Verb]:
    before, on = pick_cards(node.to, text)
    return [*before, effects.Prevent(number(node.prevent, text), on)]


def _redirect(node: Any, text: Text) -> list[Verb]:
    before, to = pick_cards(node.to, text)
    return [*before, effects.Redirect(to, number(node.redirect, text))]


def _instead(node: Any, text: Text) -> list[Verb]:
    return [effects.Instead(), *inside(node.instead, text)]


def _change(node: Any, text: Text) -> list[Verb]:
    if node.change == "destination":
        zone, bottom, _ = PLACES[node.to]
        return [effects.ChangeDestination(zone, bottom)]
    less = amount(node.minus) if node.minus is not None else 0
    more = amount(node.plus) if node.plus is not None else 0
    changed = effects.ChangeCost if node.change == "cost" else effects.ChangeAmount
    return [changed(less, more, node.at_least)]


WORDS: dict[str, Compile] = {
    "apply": _apply,
    "cancel": lambda node, text: [effects.Cancel()],
    "prevent": _prevent,
    "redirect": _redirect,
    "instead": _instead,
    "change": _change,
    "resolve_again": lambda node, text: [effects.ResolveAgain()],
    "win": lambda node, text: [effects.WinGame(node.win)],
    "lose": lambda node, text: [effects.WinGame("opponent" if node.lose == "you" else "you")],
}
