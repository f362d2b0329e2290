"""The set that is selected: its six cards to read, as faces or in words."""

from PySide6.QtCore import QEvent, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.gui.cards import zoom as zooming
from swlcg_deck.gui.cards.card_flow import CardFlow
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.panel_buttons import PanelButton
from swlcg_deck.gui.cards.set_words import linked_set, set_heading, set_page, set_subheading
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.language import mark, tr

EMPTY = mark("Select a set to read its six cards.")


class SetPanel(QWidget):
    """Shows a set and sends intentions; it changes no deck."""

    set_requested = Signal(int)
    card_activated = Signal(object)
    """The card to be shown large."""
    zoom_changed = Signal(int)
    text_view_changed = Signal(bool)

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._faces = faces
        self._theme = faces.theme
        self._entry: ObjectiveSet | None = None
        self._zoom = zooming.NORMAL
        self._footer: QWidget | None = None
        self._build_header()
        self._build_pictures()
        self._build_words()
        self._pages = QStackedWidget()
        for page in (EmptyState(self._theme, tr(EMPTY)), self._pictures, self._words_page):
            self._pages.addWidget(page)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(self._header)
        self._column.addWidget(self._pages, 1)
        zooming.add_zoom_keys(self, self.zoom_in, self.zoom_out, self.zoom_to_normal)
        self._theme.changed.connect(self._theme_changed)
        faces.edition_changed.connect(self._write_words)
        self._theme_changed()
        self.show_set(None)

    def _build_header(self) -> None:
        self._heading = QLabel()
        self._heading.setObjectName("heading")
        self._heading.setWordWrap(True)
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self._subheading = QLabel()
        self._subheading.setObjectName("secondary")
        self._subheading.setWordWrap(True)
        self._subheading.setTextFormat(Qt.TextFormat.PlainText)
        self.words_button = PanelButton(
            self._theme, Mark.WORDS, tr("Text view"), tr("Every fact of the six cards in words")
        )
        self.words_button.setCheckable(True)
        self.words_button.toggled.connect(self._words_toggled)
        self.large_button = PanelButton(
            self._theme,
            Mark.ENLARGE,
            tr("Large cards"),
            tr("Show the six cards large (Space on a card)"),
        )
        self.large_button.clicked.connect(self._enlarge)
        titles = QVBoxLayout()
        titles.setSpacing(1)
        titles.addWidget(self._heading)
        titles.addWidget(self._subheading)
        self._header = QHBoxLayout()
        self._header.addLayout(titles, 1)
        for button in (self.words_button, self.large_button):
            self._header.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)

    def _build_pictures(self) -> None:
        self.flow = CardFlow(self._faces)
        self.flow.card_activated.connect(self.card_activated)
        self.flow.set_requested.connect(self.set_requested)
        self.flow.focus_moved.connect(self._bring_into_view)
        self._pictures = QScrollArea()
        self._pictures.setWidgetResizable(True)
        self._pictures.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pictures.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pictures.setWidget(self.flow)
        self._pictures.viewport().installEventFilter(self)

    def _build_words(self) -> None:
        self.words = QTextBrowser()
        self.words.document().setDocumentMargin(0)
        self.words.setOpenLinks(False)
        self.words.anchorClicked.connect(self._follow)
        self._words_page = QWidget()
        self._words_column = QVBoxLayout(self._words_page)
        self._words_column.addWidget(self.words, 1)

    @property
    def entry(self) -> ObjectiveSet | None:
        return self._entry

    @property
    def zoom(self) -> int:
        """In per cent."""
        return self._zoom

    @property
    def is_text_view(self) -> bool:
        return self.words_button.isChecked()

    def show_set(self, entry: ObjectiveSet | None) -> None:
        is_other = entry is not self._entry
        self._entry = entry
        for widget in (self._heading, self._subheading, self.words_button, self.large_button):
            widget.setVisible(entry is not None)
        if entry is not None:
            self._heading.setText(set_heading(entry))
            self._subheading.setText(set_subheading(entry))
            self.flow.show_set(entry)
            self._write_words()
            if is_other:
                self._pictures.verticalScrollBar().setValue(0)
        self._show_page()

    def set_text_view(self, is_text_view: bool) -> None:
        self.words_button.setChecked(is_text_view)

    def set_zoom(self, zoom: int) -> None:
        zoom = zooming.within_bounds(zoom)
        if zoom != self._zoom:
            self._zoom = zoom
            self.flow.set_zoom(zoom / 100)
            self._write_words()
            self.zoom_changed.emit(zoom)

    def zoom_in(self) -> None:
        self.set_zoom(zooming.larger(self._zoom))

    def zoom_out(self) -> None:
        self.set_zoom(zooming.smaller(self._zoom))

    def zoom_to_normal(self) -> None:
        self.set_zoom(zooming.NORMAL)

    def set_footer_widget(self, control: QWidget, label: str) -> None:
        """A place for the caller, such as the choice of copies; it is there in both views."""
        self._footer = QWidget()
        row = QHBoxLayout(self._footer)
        row.setContentsMargins(0, 0, 0, 0)
        words = QLabel(label)
        words.setBuddy(control)
        row.addWidget(words)
        row.addStretch(1)
        row.addWidget(control)
        self._place_footer()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Ctrl and the wheel zoom instead of scrolling."""
        if isinstance(event, QWheelEvent) and event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
        ):
            if event.angleDelta().y():
                (self.zoom_in if event.angleDelta().y() > 0 else self.zoom_out)()
            return True
        return False

    def _show_page(self) -> None:
        if self._entry is None:
            self._pages.setCurrentIndex(0)
        else:
            self._pages.setCurrentWidget(self._words_page if self.is_text_view else self._pictures)
        self._place_footer()

    def _place_footer(self) -> None:
        if self._footer is None:
            return
        if self.is_text_view:
            self._words_column.addWidget(self._footer)
        else:
            self.flow.about.add_control(self._footer)
        self._footer.show()

    def _words_toggled(self, is_text_view: bool) -> None:
        self._show_page()
        self.text_view_changed.emit(is_text_view)

    def _write_words(self) -> None:
        if self._entry is None:
            return
        palette, size = self._theme.palette, self._theme.px(13 * self._zoom / 100)
        self.words.document().setDefaultStyleSheet(
            f"* {{ font-size: {size}px; color: {palette.text}; }}"
            f"h3 {{ font-size: {size}px; font-weight: 600; margin-top: {size}px; }}"
            f"p {{ margin-top: 0; margin-bottom: {round(size / 4)}px; }}"
            f"a {{ color: {palette.text}; }}"
        )
        self.words.setAccessibleName(tr("{title}, in words", title=set_heading(self._entry)))
        faces = self._faces
        self.words.setHtml(set_page(self._entry, faces.pool, faces.edition, faces.printed))

    def _enlarge(self) -> None:
        if self._entry is not None:
            self.card_activated.emit(self._entry.objective)

    def _follow(self, url: QUrl) -> None:
        number = linked_set(url.toString())
        if number is not None:
            self.set_requested.emit(number)

    def _bring_into_view(self, widget: QWidget) -> None:
        self._pictures.ensureWidgetVisible(widget, 0, self._theme.px(8))

    def _theme_changed(self) -> None:
        px = self._theme.px
        self._header.setContentsMargins(px(10), px(11), px(8), px(5))
        self._words_column.setContentsMargins(px(10), 0, px(8), px(10))
        self._write_words()
