"""The same table as a tree of sentences, for those who listen to it or like to read."""

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeView

from swlcg_deck.cards.base import CardType, Side
from swlcg_deck.engine.game import CardInPlay, SeatView, SeenCard, View
from swlcg_deck.gui.playtest.canvas.spot_words import conditions, values
from swlcg_deck.gui.playtest.games.table_words import phase_words
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.words.game_words import side_title, side_word, type_word
from swlcg_deck.language import mark, tr, tr_n
from swlcg_deck.playtest.table import Table

Index = QModelIndex | QPersistentModelIndex
NO_CARD = -1
_GROUPS: Final = (
    (("affiliation",), mark("Affiliation card: {count}")),
    (("objective", "mission"), mark("Objectives: {count}")),
    (("unit",), mark("Units: {count}")),
    (("enhancement",), mark("Enhancements: {count}")),
)


@dataclass(slots=True, eq=False)
class Node:
    """A line of the tree; a card where there is one."""

    text: str
    card: int = NO_CARD
    parent: "Node | None" = None
    children: list["Node"] = field(default_factory=list)

    def add(self, text: str, card: int = NO_CARD) -> "Node":
        node = Node(text, card, self)
        self.children.append(node)
        return node

    @property
    def row(self) -> int:
        return self.parent.children.index(self) if self.parent is not None else 0


def table_tree(
    table: Table, view: View, offered: tuple[SeenCard, ...], usable: frozenset[int]
) -> Node:
    """Everything the seat may know, in the order of a glance."""
    root = Node("")
    active, balance = _side(view.seats[view.active]), _side(view.seats[view.balance])
    if view.turn:
        phase = phase_words(view.phase)
        words = tr(
            "Turn {turn}, {phase}. Active: the {side}.", turn=view.turn, phase=phase, side=active
        )
    else:
        words = tr("Setup. Active: the {side}.", side=active)
    root.add(words)
    root.add(
        tr(
            "Death Star dial: {dial} of 12. Balance of the Force: {side}.",
            dial=view.dial,
            side=balance,
        )
    )
    if offered:
        _cards(root.add(tr("Cards in question")), offered, usable)
    if view.engagement:
        _engagement(root, view, usable)
    for side in (view.player, 1 - view.player):
        _seat(root, table, view.seats[side], side, usable)
    return root


def _engagement(root: Node, view: View, usable: frozenset[int]) -> None:
    node = root.add(tr("Engagement {number}", number=view.engagement))
    for seat in view.seats:
        for card in seat.in_play:
            if card.role or card.card == view.engaged:
                words = _in_play(card, usable)
                node.add(words if card.role else tr("Engaged: {card}", card=words), card.card)
        stack = ", ".join(card.title for card in seat.edge_stack) or tr("facedown")
        count = tr_n("{n} card", "{n} cards", seat.edge_stack_size)
        words = f"{count}, {stack}" if seat.edge_stack_size else tr("empty")
        node.add(tr("Edge stack of the {side}: {cards}", side=_side(seat), cards=words))


def _seat(root: Node, table: Table, seat: SeatView, side: int, usable: frozenset[int]) -> None:
    sits = table.seats[side]
    node = root.add(f"{side_title(Side(seat.side))}: {sits.name}, {tr(sits.words)}")
    hand = node.add(tr_n("Hand: {n} card", "Hand: {n} cards", seat.hand_size))
    _cards(hand, seat.hand, usable)
    for kinds, words in _GROUPS:
        cards = [card for card in seat.in_play if card.kind in kinds]
        group = node.add(tr(words, count=len(cards)))
        for card in cards:
            line = group.add(_in_play(card, usable), card.card)
            _cards(line, (*card.captured_cards, *card.beneath_cards), usable)
    if seat.facedown_objectives:
        words = tr("Facedown objectives: {count}", count=seat.facedown_objectives)
        _cards(node.add(words), seat.facedown, usable)
    node.add(tr_n("Deck: {n} card", "Deck: {n} cards", seat.deck_size))
    count = seat.objective_deck_size
    node.add(tr_n("Objective deck: {n} card", "Objective deck: {n} cards", count))
    words = tr_n("Discard pile: {n} card", "Discard pile: {n} cards", len(seat.discard))
    _cards(node.add(words), seat.discard, usable)
    words = tr_n("Victory pile: {n} card", "Victory pile: {n} cards", len(seat.victory))
    _cards(node.add(words), seat.victory, usable)
    node.add(tr("Force cards left: {count}", count=seat.force_supply))


def _side(seat: SeatView) -> str:
    return side_word(Side(seat.side))


def _cards(node: Node, cards: tuple[SeenCard, ...], usable: frozenset[int]) -> None:
    for card in cards:
        kind = type_word(CardType(card.kind))
        node.add(_marked(f"{card.title}, {kind}", card.card, usable), card.card)


def _in_play(card: CardInPlay, usable: frozenset[int]) -> str:
    facts = [words for words in (conditions(card), values(card)) if words]
    words = f"{card.title}: {'; '.join(facts) or tr('nothing on it')}"
    return _marked(words, card.card, usable)


def _marked(words: str, card: int, usable: frozenset[int]) -> str:
    return f"{words}. {tr('Can be chosen.')}" if card in usable else words


class TreeModel(QAbstractItemModel):
    """Made anew after each decision."""

    def __init__(self) -> None:
        super().__init__()
        self._root = Node("")

    def show_tree(self, root: Node) -> None:
        self.beginResetModel()
        self._root = root
        self.endResetModel()

    def node(self, index: Index) -> Node:
        found = index.internalPointer() if index.isValid() else None
        return found if isinstance(found, Node) else self._root

    def index(self, row: int, column: int, parent: Index | None = None) -> QModelIndex:
        children = self.node(parent if parent is not None else QModelIndex()).children
        if column == 0 and 0 <= row < len(children):
            return self.createIndex(row, column, children[row])
        return QModelIndex()

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        above = self.node(index).parent
        if not index.isValid() or above is None or above is self._root:
            return QModelIndex()
        return self.createIndex(above.row, 0, above)

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.isValid() and parent.column() > 0:
            return 0
        return len(self.node(parent if parent is not None else QModelIndex()).children)

    def columnCount(self, _parent: Index | None = None) -> int:
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self.node(index).text if index.isValid() and role in texts else None


class TextTree(QTreeView):
    """Enter uses the card of a line, as a click on the card would."""

    card_used = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.tree = TreeModel()
        self.setModel(self.tree)
        self.setHeaderHidden(True)
        self.setAccessibleName(tr("Table as text"))
        self.setAccessibleDescription(tr("Enter uses the card of a line."))

    def show_table(
        self,
        table: Table,
        view: View,
        offered: tuple[SeenCard, ...],
        usable: frozenset[int],
    ) -> None:
        """The line with the keyboard stays where it was, as far as it can."""
        kept = self.tree.node(self.currentIndex()).card
        self.tree.show_tree(table_tree(table, view, offered, usable))
        self.expandAll()
        found = self._find(QModelIndex(), kept) if kept != NO_CARD else QModelIndex()
        self.setCurrentIndex(found if found.isValid() else self.tree.index(0, 0))

    def index_of(self, card: int) -> QModelIndex:
        return self._find(QModelIndex(), card)

    def _find(self, parent: QModelIndex, card: int) -> QModelIndex:
        for row in range(self.tree.rowCount(parent)):
            index = self.tree.index(row, 0, parent)
            if self.tree.node(index).card == card:
                return index
            below = self._find(index, card)
            if below.isValid():
                return below
        return QModelIndex()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        card = self.tree.node(self.currentIndex()).card
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if card != NO_CARD:
                self.card_used.emit(card)
        elif event.text().isalnum():
            event.ignore()  # the keys of the options
        else:
            super().keyPressEvent(event)
