"""Menus of cards: options of one card, piles, titles."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from swlcg_deck.cards.card import Card
from swlcg_deck.engine.game import OptionWords, SeatView
from swlcg_deck.language import tr, tr_n


def option_menu(
    parent: QWidget, options: Iterable[OptionWords], choose: Callable[[int], None]
) -> QMenu:
    """What can be done with one card."""
    menu = _menu(parent)
    for option in options:
        action = menu.addAction(_plain(tr(option.label)))
        action.triggered.connect(partial(_call, choose, option.number))
    return menu


def pile_menu(parent: QWidget, seat: SeatView, show: Callable[[int], None]) -> QMenu:
    """The piles of a side: how many cards, and of the open ones which, the topmost first."""
    menu = _menu(parent)
    for words in (
        tr_n("Hand: {n} card", "Hand: {n} cards", seat.hand_size),
        tr_n("Deck: {n} card", "Deck: {n} cards", seat.deck_size),
        tr_n("Objective deck: {n} card", "Objective deck: {n} cards", seat.objective_deck_size),
        tr("Force cards left: {count}", count=seat.force_supply),
    ):
        menu.addAction(words).setEnabled(False)
    discard, victory = seat.discard, seat.victory
    for name, cards in (
        (tr_n("Discard pile: {n} card", "Discard pile: {n} cards", len(discard)), discard),
        (tr_n("Victory pile: {n} card", "Victory pile: {n} cards", len(victory)), victory),
    ):
        menu.addSeparator()
        menu.addAction(name).setEnabled(False)
        for card in reversed(cards):
            action = menu.addAction(_plain(card.title))
            action.triggered.connect(partial(_call, show, card.card))
    return menu


def title_menu(parent: QWidget, cards: Iterable[Card]) -> QMenu:
    """Only to be read."""
    menu = _menu(parent)
    for card in cards:
        menu.addAction(_plain(f"{card.title} ({card.code})"))
    return menu


def _menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _plain(words: str) -> str:
    """In a menu & would mark a key."""
    return words.replace("&", "&&")


def _call(act: Callable[[int], None], number: int, *_ignored: object) -> None:
    act(number)
