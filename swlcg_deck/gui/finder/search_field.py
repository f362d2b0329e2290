"""The search field: what one types, what is wrong with it, and what one may have meant."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from swlcg_deck.cards.search import Problem
from swlcg_deck.gui.finder.query_colours import query_formats
from swlcg_deck.gui.finder.query_edit import QueryEdit
from swlcg_deck.gui.finder.search_history import SearchHistory
from swlcg_deck.gui.finder.search_notes import SearchNotes
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark, paint_mark
from swlcg_deck.language import tr

_HINT_AFTER = 700
"""Milliseconds without a keystroke before a half-typed query is told what it lacks."""


class _Box(QFrame):
    """The frame around the line and its buttons; it has the focus ring for all of them."""

    def __init__(self, theme: Theme, edit: QueryEdit) -> None:
        super().__init__()
        self._theme = theme
        self._edit = edit
        edit.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, px = self._theme.palette, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = 2 if self._edit.hasFocus() else 1
        painter.setPen(QPen(QColor(palette.accent if thick == 2 else palette.border), thick))
        painter.setBrush(QColor(palette.window))
        inset = QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        painter.drawRoundedRect(inset, px(7), px(7))
        size = px(15)
        where = QRectF(px(12), (self.height() - size) / 2, size, size)
        paint_mark(painter, Mark.SEARCH, palette.text_2, where)
        painter.end()


class SearchField(QWidget):
    query_changed = Signal(str)
    return_pressed = Signal()
    entered = Signal()
    """Down: the keyboard goes on to what was found."""
    help_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._problems: tuple[Problem, ...] = ()
        self.history = SearchHistory()
        self.edit = QueryEdit()
        self.edit.setPlaceholderText(tr("Title, or a field such as trait:dagobah"))
        self.edit.setAccessibleName(tr("Search"))
        self._clear = MarkButton(theme, Mark.CROSS, tr("Clear the search"))
        self._help = MarkButton(theme, Mark.HELP, tr("What one can search for"))
        self._box = _Box(theme, self.edit)
        self._notes = SearchNotes(theme)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_HINT_AFTER)
        self._lay_out()
        self._connect()
        self._restyle()

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self._box)
        self._row.addWidget(self.edit, 1)
        self._row.addWidget(self._clear)
        self._row.addWidget(self._help)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._box)
        column.addWidget(self._notes)
        self._clear.hide()
        self.setFocusProxy(self.edit)

    def _connect(self) -> None:
        self.edit.textChanged.connect(self._text_changed)
        self.edit.returnPressed.connect(self._return)
        self.edit.history_requested.connect(self.open_history)
        self.edit.down.connect(self._go_on)
        self.edit.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.edit.customContextMenuRequested.connect(self.open_menu)
        self.edit.left.connect(self.remember)
        self._clear.clicked.connect(self._clear_all)
        self._help.clicked.connect(self.help_requested)
        self._notes.chosen.connect(self.choose)
        self._pause.timeout.connect(self._show_hint)
        self._theme.changed.connect(self._restyle)

    def _restyle(self) -> None:
        px = self._theme.px
        self._box.setFixedHeight(px(34))
        self._row.setContentsMargins(px(35), 0, px(6), 0)
        self._row.setSpacing(0)
        self._colour()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._notes.fit(event.size().width())

    def query(self) -> str:
        return self.edit.text()

    def set_query(self, text: str) -> None:
        self.edit.setText(text)

    def choose(self, text: str) -> None:
        """Search for something offered, and go on typing there."""
        self.remember()
        self.set_query(text)
        self.edit.setFocus()

    def type_text(self, text: str) -> None:
        """Go on with letters that were typed elsewhere."""
        self.edit.setFocus()
        self.edit.end(False)
        self.edit.insert(text)

    def remember(self) -> None:
        """Keep the query for later, unless there is something wrong with it."""
        if not self._problems:
            self.history.add(self.query())

    def show_outcome(self, problems: Sequence[Problem], did_you_mean: str | None) -> None:
        """Say what of the query could not be used, and what would find something."""
        self._problems = tuple(problems)
        wrong = [problem for problem in problems if not problem.unfinished]
        self._notes.show_problems(wrong)
        self._notes.show_suggestion(did_you_mean)
        self._pause.start() if problems and not wrong else self._pause.stop()
        self.edit.setAccessibleDescription(self._notes.words())
        self._colour()

    def _show_hint(self) -> None:
        self._notes.show_hint(self._problems)
        self.edit.setAccessibleDescription(self._notes.words())

    def _colour(self) -> None:
        self.edit.set_formats(query_formats(self.query(), self._problems, self._theme.palette))

    def _text_changed(self, text: str) -> None:
        self._clear.setVisible(bool(text))
        self._problems = ()
        self.query_changed.emit(text)

    def _go_on(self) -> None:
        self.remember()
        self.entered.emit()

    def _return(self) -> None:
        self.remember()
        self.return_pressed.emit()

    def _clear_all(self) -> None:
        self.remember()
        self.edit.clear()
        self.edit.setFocus()

    def open_history(self) -> QMenu | None:
        """The queries of late, below the field."""
        if not self.history.queries():
            return None
        menu = QMenu(self)
        menu.setAccessibleName(tr("Recent searches"))
        menu.aboutToHide.connect(menu.deleteLater)
        for query in self.history.queries():
            menu.addAction(query.replace("&", "&&"), partial(self.choose, query))
        menu.setMinimumWidth(self._box.width())
        menu.popup(self._box.mapToGlobal(QPoint(0, self._box.height() + 2)))
        menu.setActiveAction(menu.actions()[0])
        return menu

    def open_menu(self, at: QPoint) -> QMenu:
        """What every line of text offers, and the searches of late."""
        menu = self.edit.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSeparator()
        recent = menu.addAction(tr("Recent searches"), self.open_history)
        recent.setShortcut(QKeySequence("Alt+Down"))
        forget = menu.addAction(tr("Forget recent searches"), self.history.clear)
        for action in (recent, forget):
            action.setEnabled(bool(self.history.queries()))
        menu.popup(self.edit.mapToGlobal(at))
        return menu
