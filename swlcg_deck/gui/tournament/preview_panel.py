"""The preview with its buttons: turn the page, print, save."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.glyphs import glyph_icon
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.aside_row import AsideRow
from swlcg_deck.gui.tournament.page_button import PageButton
from swlcg_deck.gui.tournament.sheet_preview import SheetPreview
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.language import tr

_LEAST = 200
"""Room for the page and its buttons before the others go below them."""


class PreviewPanel(QWidget):
    save_requested = Signal()
    print_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        heading = QLabel(tr("Preview"))
        heading.setObjectName("strong")
        self.page_label = ElidedLabel()
        self.page_label.setObjectName("secondary")
        self.previous = PageButton(theme, tr("Previous page"), forward=False)
        self.next = PageButton(theme, tr("Next page"), forward=True)
        self.print_button = QPushButton(f"\u2009{tr('Print…')}")
        self.print_button.setAccessibleName(tr("Print the sheet"))
        self.save_button = QPushButton(tr("Save PDF…"))
        self.save_button.setObjectName("primary")
        self.save_button.setAccessibleName(tr("Save the sheet as a PDF file"))
        self.preview = SheetPreview(theme)
        where, self._where = _row(heading, self.page_label, self.previous, self.next)
        self._where.addStretch(1)
        what, self._what = _row(self.print_button, self.save_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(AsideRow(theme, where, what, _LEAST))
        self._column.addWidget(self.preview, 1)
        self.previous.clicked.connect(self._back)
        self.next.clicked.connect(self._on)
        self.preview.page_changed.connect(self._page_changed)
        self.print_button.clicked.connect(self.print_requested)
        self.save_button.clicked.connect(self.save_requested)
        self._restyle()
        theme.changed.connect(self._restyle)

    def _back(self) -> None:
        self.preview.go(-1)

    def _on(self) -> None:
        self.preview.go(1)

    def _page_changed(self) -> None:
        page, count = self.preview.page + 1, self.preview.count
        self.page_label.setText(tr("page {page} of {count}", page=page, count=count))
        self.previous.setEnabled(page > 1)
        self.next.setEnabled(page < count)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, self._theme.px(240))

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(16), px(10), px(16), px(12))
        self._column.setSpacing(px(12))
        for row in (self._where, self._what):
            row.setSpacing(px(8))
        icon = glyph_icon("printer", self._theme.palette.text, px(15))
        self.print_button.setIcon(icon)
        self.print_button.setIconSize(QSize(px(15), px(15)))


def _row(*widgets: QWidget) -> tuple[QWidget, QHBoxLayout]:
    home = QWidget()
    row = QHBoxLayout(home)
    row.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        row.addWidget(widget)
    return home, row
