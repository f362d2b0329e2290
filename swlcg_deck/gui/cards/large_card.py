"""The large view: the six cards of a set to read, and everything known about the chosen one."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.search.entry import PrintedText
from swlcg_deck.gui.cards import zoom as zooming
from swlcg_deck.gui.cards.card_facts import CardFacts, Picture
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.large_grid import LargeGrid
from swlcg_deck.gui.cards.panel_buttons import PanelButton
from swlcg_deck.gui.cards.set_words import set_heading
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.gui.widgets.screen_fit import fit_to_screen
from swlcg_deck.language import tr

_FACTS_WIDTH = 228


class LargeCardView(QDialog):
    """Does not block the window; Esc and Space close it, arrows go from card to card."""

    set_requested = Signal(int)
    rule_requested = Signal(str)
    """A rule is to be read; the view gives way to it."""
    import_requested = Signal()
    zoom_changed = Signal(int)

    def __init__(
        self,
        faces: CardFaces,
        printed_text: PrintedText,
        picture: Picture,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._faces = faces
        self._theme = faces.theme
        self._printed_text = printed_text
        self._picture = picture
        self._cards: tuple[Card, ...] = ()
        self._card: Card | None = None
        self._zoom = zooming.NORMAL
        self.setModal(False)
        self._build_cards()
        self._build_facts()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addLayout(self._cards_column, 1)
        self._row.addWidget(self._side)
        zooming.add_zoom_keys(self, self.zoom_in, self.zoom_out, self.zoom_to_normal)
        self._theme.changed.connect(self._theme_changed)
        faces.edition_changed.connect(self._write_facts)
        self._theme_changed()
        fit_to_screen(self, QSize(self._theme.px(900), self._theme.px(680)))

    def _build_cards(self) -> None:
        self._heading = QLabel()
        self._heading.setObjectName("heading")
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self._heading.setWordWrap(True)
        self._wording = QLabel(tr("Our own wording, rendered from data"))
        self._wording.setObjectName("secondary")
        self._zoom_label = QLabel()
        self._zoom_label.setObjectName("secondary")
        self._zoom_label.setToolTip(
            tr("Larger with Ctrl++, smaller with Ctrl+-, normal with Ctrl+0")
        )
        titles = QVBoxLayout()
        titles.setSpacing(1)
        titles.addWidget(self._heading)
        titles.addWidget(self._wording)
        self._header = QHBoxLayout()
        self._header.addLayout(titles, 1)
        self._header.addWidget(self._zoom_label, alignment=Qt.AlignmentFlag.AlignTop)
        self.grid = LargeGrid(self._faces)
        self.grid.card_chosen.connect(self.show_card)
        for widget in self.grid.cards():
            widget.installEventFilter(self)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.grid)
        self._cards_column = QVBoxLayout()
        self._cards_column.addLayout(self._header)
        self._cards_column.addWidget(self._scroll, 1)

    def _build_facts(self) -> None:
        self._side = QWidget()
        self._side.setObjectName("panel")
        self._facts = QScrollArea()
        self._facts.setWidgetResizable(True)
        self._facts.setFrameShape(QFrame.Shape.NoFrame)
        self._facts.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._facts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.previous_button = PanelButton(
            self._theme, Mark.PREVIOUS, tr("Previous card"), tr("Previous card (Left)")
        )
        self.previous_button.clicked.connect(self._go_back)
        self.next_button = PanelButton(
            self._theme, Mark.NEXT, tr("Next card"), tr("Next card (Right)")
        )
        self.next_button.clicked.connect(self._go_on)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setObjectName("small")
        self.close_button.setAccessibleName(tr("Close"))
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.close)
        self._foot = foot = QHBoxLayout()
        foot.addWidget(self.previous_button)
        foot.addWidget(self.next_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        self._side_column = QVBoxLayout(self._side)
        self._side_column.addWidget(self._facts, 1)
        self._side_column.addLayout(foot)

    @property
    def card(self) -> Card | None:
        return self._card

    @property
    def zoom(self) -> int:
        """In per cent."""
        return self._zoom

    def show_card(self, card: Card) -> None:
        """Show a card among those of its set; one outside the sets stands alone."""
        entry = self._faces.pool.set(card.set) if card.set is not None else None
        cards = entry.cards if entry else (card,)
        place = (card.position or 1) - 1 if entry else 0
        if cards != self._cards:
            self._cards = cards
            self.grid.show_cards(cards)
            self._heading.setText(set_heading(entry) if entry else card.title)
        self._card = cards[place]
        self.setWindowTitle(tr("{title} – Card view", title=card.title))
        self.grid.choose(self._card)
        self.previous_button.setEnabled(place > 0)
        self.next_button.setEnabled(place < len(cards) - 1)
        self._write_facts()
        self._bring_into_view()

    def set_zoom(self, zoom: int) -> None:
        zoom = zooming.within_bounds(zoom)
        if zoom != self._zoom:
            self._zoom = zoom
            self.grid.set_zoom(zoom / 100)
            self._zoom_label.setText(f"{zoom}%")
            self.zoom_changed.emit(zoom)

    def zoom_in(self) -> None:
        self.set_zoom(zooming.larger(self._zoom))

    def zoom_out(self) -> None:
        self.set_zoom(zooming.smaller(self._zoom))

    def zoom_to_normal(self) -> None:
        self.set_zoom(zooming.NORMAL)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Space on a card closes the view, as Space on a card opened it."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Space
        ):
            self.close()
            return True
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._row.activate()
        self._bring_into_view()

    def _bring_into_view(self) -> None:
        chosen = self.grid.chosen_widget()
        chosen.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(chosen, 0, 0)

    def _go_back(self) -> None:
        self.grid.step(-1)

    def _go_on(self) -> None:
        self.grid.step(1)

    def _follow(self, number: int) -> None:
        entry = self._faces.pool.set(number)
        if entry is not None:
            self.show_card(entry.objective)
            self.set_requested.emit(number)

    def _read_rule(self, name: str) -> None:
        self.close()
        self.rule_requested.emit(name)

    def _write_facts(self) -> None:
        if self._card is None:
            return
        facts = CardFacts(self._faces, self._card, self._printed_text, self._picture)
        facts.set_requested.connect(self._follow)
        facts.rule_requested.connect(self._read_rule)
        facts.import_requested.connect(self.import_requested)
        self._facts.setWidget(facts)

    def _theme_changed(self) -> None:
        px = self._theme.px
        self._header.setContentsMargins(px(6), 0, px(12), 0)
        self._header.setSpacing(px(12))
        self._cards_column.setContentsMargins(px(10), px(14), px(2), px(8))
        self._cards_column.setSpacing(px(8))
        self._side.setFixedWidth(px(_FACTS_WIDTH))
        self._side_column.setContentsMargins(px(12), px(16), px(6), px(14))
        self._foot.setContentsMargins(0, px(8), px(6), 0)
        self._zoom_label.setText(f"{self._zoom}%")
        self._write_facts()
