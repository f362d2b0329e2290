"""A light and a dark deck, checked together and printed on one sheet."""

from collections.abc import Callable
from datetime import date
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.cards.base import Side
from swlcg_deck.decks.deck import Deck
from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import write_file
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.settings import is_size
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.messages.message_bar import MessageBar
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.chosen_deck import ChosenDeck
from swlcg_deck.gui.tournament.deck_picker import DeckPicker
from swlcg_deck.gui.tournament.files import suggestion
from swlcg_deck.gui.tournament.pair_banner import PairBanner
from swlcg_deck.gui.tournament.pair_words import judged, pair_verdict
from swlcg_deck.gui.tournament.preview_panel import PreviewPanel
from swlcg_deck.gui.tournament.printer import Printer
from swlcg_deck.gui.tournament.sheet_fields import SheetFields, today
from swlcg_deck.gui.tournament.side_panel import SidePanel
from swlcg_deck.gui.tournament.tournament_head import PageHead
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.scrolled import scrolled
from swlcg_deck.gui.widgets.when_shown import WhenShown
from swlcg_deck.gui.work.file_endings import wrong_ending
from swlcg_deck.gui.work.questions import Dialogs
from swlcg_deck.language import told, tr
from swlcg_deck.printing.pdf import paint_pages, sheet_pdf
from swlcg_deck.printing.sheet_content import sheet_content
from swlcg_deck.printing.sheet_pages import SheetPages

_TWO_COLUMNS = 460


class PairView(QWidget):
    """Everything at the left decides what the paper at the right looks like."""

    set_requested = Signal(int)
    rule_requested = Signal(str)

    def __init__(
        self,
        theme: Theme,
        rules: RulesChoice,
        workspace: Workspace,
        dialogs: Dialogs,
        printer: Printer,
        clock: Callable[[], date] = today,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._rules = rules
        self._dialogs = dialogs
        self._printer = printer
        self.chosen = {side: ChosenDeck(workspace, side) for side in Side}
        self.head = PageHead(
            theme,
            "pair",
            tr("Tournament pair"),
            tr("One light deck and one dark deck, printed together"),
        )
        self.banner = PairBanner(theme, rules)
        self.panels = {side: SidePanel(theme, rules, side) for side in Side}
        self.fields = SheetFields(theme, clock)
        self.preview = PreviewPanel(theme)
        self.messages = MessageBar(theme)
        self.picker = DeckPicker(theme, rules, workspace, self)
        self._picking = Side.LIGHT
        self._build()
        self._connect()
        self._restyle()
        self.refresh()

    def _build(self) -> None:
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for panel in self.panels.values():
            self._sides.addWidget(panel, 1)
        self._left = QWidget()
        self._left.setObjectName("panel")
        self._left.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(self._left)
        self._column.addWidget(self.head)
        self._column.addWidget(self.banner)
        self._column.addLayout(self._sides, 1)
        self._column.addWidget(Hairline())
        self._column.addWidget(self.fields)
        self._column.addWidget(self.messages)
        self.page = scrolled(self._left)
        self.page.viewport().installEventFilter(self)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.page)
        self.splitter.addWidget(self.preview)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(1)
        self.splitter.setStretchFactor(0, 5)
        self.splitter.setStretchFactor(1, 4)
        self.splitter.setSizes([self._theme.px(668), self._theme.px(536)])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.splitter)

    def _connect(self) -> None:
        self._judging = WhenShown(self, self.refresh)
        for side, panel in self.panels.items():
            panel.change_requested.connect(self._offer_decks)
            panel.set_requested.connect(self.set_requested)
            panel.rule_requested.connect(self.rule_requested)
            self.chosen[side].changed.connect(self._judging.ask)
        self.picker.chosen.connect(self._choose)
        self.fields.changed.connect(self._show_sheet)
        self.preview.save_requested.connect(self.save_pdf)
        self.preview.print_requested.connect(self.print_sheet)
        self._rules.changed.connect(self._judging.ask)
        self._theme.changed.connect(self._restyle)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._fold()
        return super().eventFilter(watched, event)

    def _fold(self) -> None:
        """The decks beside each other, or below where the room is too small for two."""
        is_narrow = self.page.viewport().width() < self._theme.px(_TWO_COLUMNS)
        direction = QBoxLayout.Direction
        self._sides.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)
        self.page.setMinimumWidth(self._left.minimumSizeHint().width())

    def choose(self, deck: Deck) -> None:
        """Put a deck into the place of its side."""
        side = deck.side(self._rules.pool)
        if side is not None:
            self.chosen[side].choose(deck)

    def choose_current(self) -> None:
        """Begin with the deck that is open, where nothing is chosen yet."""
        for chosen in self.chosen.values():
            chosen.choose_current()

    def refresh(self) -> None:
        """Judge and show both decks as they are now."""
        found = [self.chosen[side].deck for side in Side]
        light, dark = (judged(deck, self._rules) if deck else None for deck in found)
        for panel, deck in zip(self.panels.values(), (light, dark), strict=True):
            panel.show_deck(deck)
        self.banner.show_verdict(pair_verdict(light, dark, self._rules))
        self._show_sheet()

    def pages(self) -> SheetPages:
        decks = (self.chosen[Side.LIGHT].deck, self.chosen[Side.DARK].deck)
        info = self.fields.info()
        return SheetPages(sheet_content(decks, self._rules.pool, self._rules.judge, info))

    def _show_sheet(self) -> None:
        self.preview.preview.show_pages(self.pages())

    def _offer_decks(self, button: QPushButton) -> None:
        panel = self.sender()
        if isinstance(panel, SidePanel):
            self._picking = panel.side
            self.picker.open_for(button, panel.side, self.chosen[panel.side].id)

    def _choose(self, deck: Deck) -> None:
        self.chosen[self._picking].choose(deck)
        self.panels[self._picking].change.setFocus(Qt.FocusReason.OtherFocusReason)

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        panels = tuple(self.panels.values())
        return *(each.sets for each in panels), *(each.empty.button() for each in panels)

    def save_pdf(self) -> None:
        info = self.fields.info()
        name = suggestion(info.player, info.event, suffix=".pdf", usual=tr("Deck registration"))
        path = self._dialogs.save_file(tr("Save the sheet"), name, tr("PDF (*.pdf)"))
        if path is None:
            return
        if refusal := wrong_ending(path, (".pdf",)):
            self.messages.warn(refusal)
            return
        try:
            write_file(path, sheet_pdf(self.pages()))
        except FileError as error:
            self.messages.warn(told(error))
        else:
            self.messages.say(tr("Saved as {path}.", path=path))

    def print_sheet(self) -> None:
        pages = self.pages()
        if self._printer.print(tr("Deck registration"), lambda to: paint_pages(to, [pages]), self):
            self.messages.say(tr("Sent to the printer."))

    def state(self) -> dict[str, Any]:
        """What the settings keep: the fields and which decks they were."""
        return {
            **self.fields.state(),
            **{side.value: self.chosen[side].id for side in Side},
            "layout": self.splitter.sizes(),
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.fields.restore(state)
        for side in Side:
            if state.get(side.value):
                self.chosen[side].restore(str(state[side.value]))
        sizes = state.get("layout")
        if isinstance(sizes, list) and all(map(is_size, sizes)):
            self.splitter.setSizes(sizes)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(1200), self._theme.px(760))

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(18), px(14), px(18), px(14))
        self._column.setSpacing(px(14))
        self._sides.setSpacing(px(14))
        self._fold()
