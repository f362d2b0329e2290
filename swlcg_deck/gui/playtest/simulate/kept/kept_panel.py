"""The side panel: every run that was finished, to open, rename, remove and compare."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QLabel, QMenu, QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.playtest.simulate.kept.kept_list import KeptList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.flow_layout import FlowLayout
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.language import tr
from swlcg_deck.playtest.kept_results import Kept


class KeptPanel(QWidget):
    """What may be done follows from what is marked; it says what it is asked to do."""

    open_wanted = Signal(object)
    compare_wanted = Signal(object, object)
    """The earlier and the later one."""
    rename_wanted = Signal(object)
    remove_wanted = Signal(object)
    """A list."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = QLabel(tr("Kept results"))
        self.title.setObjectName("strong")
        self.list = KeptList(theme)
        self.empty = EmptyState(
            theme, tr("Every run is kept here, to be read again and compared. Press Run.")
        )
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        self.compare = named_button(tr("Compare"), tr("Compare the two marked results"))
        self.rename = named_button(tr("Rename…"), tr("Rename the marked result (F2)"))
        self.remove = named_button(tr("Remove"), tr("Remove the marked results (Delete)"))
        self._buttons = QWidget()
        self._flow = FlowLayout(self._buttons)
        for button in (self.compare, self.rename, self.remove):
            button.setObjectName("small")
            self._flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self._stack, 1)
        column.addWidget(Hairline())
        column.addWidget(self._buttons)
        self._connect()
        theme.changed.connect(self._restyle)
        self._restyle()
        self._marked_changed()

    def _connect(self) -> None:
        self.list.opened.connect(self.open_wanted)
        self.list.rename_wanted.connect(self._rename)
        self.list.remove_wanted.connect(self._remove)
        self.list.menu_wanted.connect(self._menu)
        self.list.marked_changed.connect(self._marked_changed)
        self.compare.clicked.connect(self._compare)
        self.rename.clicked.connect(self._rename)
        self.remove.clicked.connect(self._remove)

    def show_kept(self, kept: Sequence[Kept], current: Kept | None) -> None:
        """The list as it is now; `current` is the result that is shown."""
        self.list.kept.show_rows(kept)
        self._stack.setCurrentWidget(self.list if kept else self.empty)
        self._buttons.setVisible(bool(kept))
        self.list.select(current)
        self._marked_changed()

    def _comparable(self) -> tuple[Kept, Kept] | None:
        marked = self.list.marked()
        if len(marked) != 2 or any(one.problem for one in marked):
            return None
        later, earlier = sorted(marked, key=lambda one: one.when, reverse=True)
        return earlier, later

    def _marked_changed(self) -> None:
        marked = self.list.marked()
        self.compare.setEnabled(self._comparable() is not None)
        words = tr("Compare the two marked results")
        if not self.compare.isEnabled():
            words = tr("Mark two results to compare them (Ctrl and a click)")
        self.compare.setToolTip(words)
        self.compare.setAccessibleDescription(words)
        self.rename.setEnabled(len(marked) == 1 and not marked[0].problem)
        self.remove.setEnabled(bool(marked))

    def _compare(self) -> None:
        pair = self._comparable()
        if pair is not None:
            self.compare_wanted.emit(*pair)

    def _rename(self) -> None:
        if self.rename.isEnabled():
            self.rename_wanted.emit(self.list.marked()[0])

    def _remove(self) -> None:
        if self.remove.isEnabled():
            self.remove_wanted.emit(self.list.marked())

    def _menu(self, where: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button, act in (
            (self.compare, self._compare),
            (self.rename, self._rename),
            (self.remove, self._remove),
        ):
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            action.triggered.connect(act)
        menu.popup(where)

    def _restyle(self) -> None:
        px = self._theme.px
        self.title.setContentsMargins(px(16), px(14), px(16), px(10))
        self._flow.setContentsMargins(px(12), px(10), px(12), px(10))
        self._flow.set_gap(px(6))
