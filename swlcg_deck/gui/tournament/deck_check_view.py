"""The physical deck check: what lies on the table, against the list that was handed in."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.messages.message_bar import MessageBar
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.aside_row import AsideRow
from swlcg_deck.gui.tournament.check_panel import CheckPanel
from swlcg_deck.gui.tournament.chosen_deck import ChosenDeck
from swlcg_deck.gui.tournament.deck_picker import DeckPicker
from swlcg_deck.gui.tournament.entry_field import EntryField
from swlcg_deck.gui.tournament.entry_words import entry_words
from swlcg_deck.gui.tournament.printer import Printer
from swlcg_deck.gui.tournament.slot_list import SlotList
from swlcg_deck.gui.tournament.table_state import TableState
from swlcg_deck.gui.tournament.tournament_head import PageHead
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.gui.widgets.when_shown import WhenShown
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr
from swlcg_deck.legality.deck_check import DeckCheck, Slot, check_table
from swlcg_deck.legality.table_reading import read_table
from swlcg_deck.printing.check_pages import CheckPages
from swlcg_deck.printing.pdf import paint_pages
from swlcg_deck.printing.sheet_content import SheetInfo

_EMPTY = mark("Choose the deck whose cards lie on the table.")
_LEAST = 240
"""Room to type before the buttons go below the field."""


class DeckCheckView(QWidget):
    """Keyboard first: a number and Enter ticks a card, and the field is ready for the next."""

    set_requested = Signal(int)

    def __init__(
        self,
        theme: Theme,
        rules: RulesChoice,
        workspace: Workspace,
        printer: Printer,
        info: Callable[[], SheetInfo],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._pool = rules.pool
        self._printer = printer
        self._info = info
        self.chosen = ChosenDeck(workspace)
        self.table = TableState()
        subtitle = tr(
            "Tick what lies on the table, and see what is missing, foreign or of another set"
        )
        self.head = PageHead(theme, "check", tr("Deck check"), subtitle)
        self.name = ElidedLabel()
        self.name.setObjectName("heading")
        self.change = named_button(tr("Change…"), tr("Change the deck"))
        self.undo = named_button(tr("Undo"), tr("Take the last step back"))
        self.over = named_button(tr("Start over"), tr("Clear the table"))
        self.paste = named_button(
            tr("Paste list"), tr("Tick every card of the list in the clipboard")
        )
        self.entry = EntryField()
        self.messages = MessageBar(theme)
        self.list = SlotList(theme)
        self.panel = CheckPanel(theme)
        self.empty = EmptyState(theme, tr(_EMPTY), tr("Choose a deck…"))
        self.picker = DeckPicker(theme, rules, workspace, self)
        self._build()
        self._connect()
        self._restyle()
        self.refresh()

    def _build(self) -> None:
        self._deck_row = QHBoxLayout()
        self._deck_row.addWidget(self.name, 1)
        self._deck_row.addWidget(self.change)
        buttons = QWidget()
        self._steps = QHBoxLayout(buttons)
        self._steps.setContentsMargins(0, 0, 0, 0)
        for button in (self.paste, self.undo, self.over):
            self._steps.addWidget(button)
        entry_row = AsideRow(self._theme, self.entry, buttons, _LEAST)
        self._work = QWidget()
        self._inner = QVBoxLayout(self._work)
        self._inner.setContentsMargins(0, 0, 0, 0)
        self._inner.addLayout(self._deck_row)
        self._inner.addWidget(entry_row)
        self._inner.addWidget(self.messages)
        self._inner.addWidget(self.list, 1)
        left = QWidget()
        left.setObjectName("panel")
        left.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(left)
        self._column.addWidget(self.head)
        self._column.addWidget(self._work, 1)
        self._column.addWidget(self.empty, 1)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.panel)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(1)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([self._theme.px(884), self._theme.px(320)])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.splitter)

    def _connect(self) -> None:
        self.change.clicked.connect(partial(self._offer_decks, self.change))
        self.empty.pressed.connect(partial(self._offer_decks, self.empty.button()))
        self.picker.chosen.connect(self.choose)
        self.entry.entered.connect(self._entered)
        self.entry.pasted.connect(self.read)
        self.paste.clicked.connect(self._paste)
        self.undo.clicked.connect(self._undo)
        self.over.clicked.connect(self._start_over)
        self.list.ticked.connect(self._tick)
        self.list.unticked.connect(self._untick)
        self.panel.copy_requested.connect(self._copy)
        self.panel.print_requested.connect(self._print)
        self.panel.set_requested.connect(self.set_requested)
        self.chosen.changed.connect(WhenShown(self, self.refresh).ask)
        self.table.changed.connect(self.refresh)
        self._theme.changed.connect(self._restyle)

    def choose(self, deck: Deck) -> None:
        """Check this deck; the table of another one is cleared."""
        if deck.id != self.chosen.id:
            self.table.begin({})
        self.chosen.choose(deck)
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def check(self) -> DeckCheck | None:
        deck = self.chosen.deck
        return check_table(deck, self._pool, self.table.counts) if deck else None

    def refresh(self) -> None:
        check, deck = self.check(), self.chosen.deck
        for part in (self._work, self.panel):
            part.setVisible(check is not None)
        self.empty.setVisible(check is None)
        if check is None or deck is None:
            return
        card = deck.affiliation or tr("no affiliation card")
        self.name.setText(f"{deck.name} · {card} · {many(deck.total, 'set')}")
        self.list.slots.show_slots(check.slots)
        self.panel.show_check(deck.name, check)
        self.undo.setEnabled(self.table.can_undo)
        self.over.setEnabled(bool(self.table.counts))

    def read(self, text: str, *, taking_back: bool = False) -> None:
        """Tick what a text names, and say what was made of it."""
        before = self.check()
        if before is None:
            return
        slots = before.slots
        if taking_back:  # a title then means what is there, not what is missing
            slots = tuple(Slot(slot.card, slot.found) for slot in slots)
        reading = read_table(text, self._pool, slots)
        counts, sign = self.table.counts, -1 if taking_back else 1
        self.table.add((one.card, sign * one.copies) for one in reading.named)
        if taking_back and reading.named and counts == self.table.counts:
            self.messages.warn(tr("that card does not lie on the table"))
            return
        after = self.check() or before
        words, is_fine = entry_words(reading, after, taking_back=taking_back)
        (self.messages.say if is_fine else self.messages.warn)(words)
        if reading.named:
            self.list.select_card(reading.named[-1].card.code)

    def _entered(self, text: str) -> None:
        """A minus right before the number takes a card back."""
        text = text.strip()
        taking_back = len(text) > 1 and text[0] in "-−" and text[1].isalnum()
        self.read(text[1:] if taking_back else text, taking_back=taking_back)
        self.entry.selectAll()

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.read(text)
        else:
            self.messages.warn(tr("the clipboard holds no text: copy a list first"))
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _undo(self) -> None:
        self.table.undo()
        self.messages.hide()

    def _start_over(self) -> None:
        self.table.clear()
        self.messages.say(tr("The table is cleared. Undo brings it back."))
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tick(self, slot: Slot) -> None:
        self.table.add([(slot.card, 1)])

    def _untick(self, slot: Slot) -> None:
        """Off the table: the card itself, or the like card that stood in for it."""
        alike = [slot.card]
        if slot.card.set is not None:
            home = self._pool.set(slot.card.set)
            cards = home.cards if home else ()
            alike += [card for card in cards if card.title == slot.card.title]
        there = next((card for card in alike if self.table.counts.get(card.code)), None)
        if there is not None:
            self.table.add([(there, -1)])

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.panel.text())
        self.messages.say(tr("The result is in the clipboard."))

    def _print(self) -> None:
        check, deck = self.check(), self.chosen.deck
        if check is None or deck is None:
            return
        pages = CheckPages(deck.name, check, replace(self._info(), player=""))
        if self._printer.print(tr("Deck check"), lambda to: paint_pages(to, [pages]), self):
            self.messages.say(tr("Sent to the printer."))

    def _offer_decks(self, button: QPushButton) -> None:
        self.picker.open_for(button, None, self.chosen.id)

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        return self.entry, self.empty.button()

    def state(self) -> dict[str, Any]:
        return {"deck": self.chosen.id, "table": dict(self.table.counts)}

    def restore(self, state: dict[str, Any]) -> None:
        """The deck and what was ticked of it, so that a check outlives a restart."""
        self.chosen.restore(str(state.get("deck", "")))
        table = state.get("table")
        if self.chosen.deck is not None and isinstance(table, dict):
            self.table.begin(table, (card.code for card in self._pool.cards))

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(18), px(14), px(18), px(14))
        self._column.setSpacing(px(12))
        self._inner.setSpacing(px(10))
        for row in (self._deck_row, self._steps):
            row.setSpacing(px(8))
