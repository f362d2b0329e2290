"""Games one can go on with or look at: the one that was left, the saved ones, replay files."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.gui.widgets.section_label import SectionLabel
from swlcg_deck.gui.work.questions import Dialogs
from swlcg_deck.language import tr
from swlcg_deck.playtest.saved_tables import EXTENSION, REPLAY_EXTENSION, TableShelf


class SavedGames(QWidget):
    """Only what there is is shown; a replay file can always be opened."""

    continue_wanted = Signal(object)
    """The file of a saved game."""
    replay_wanted = Signal(object)
    """A file to be looked at, decision by decision."""

    def __init__(self, theme: Theme, shelf: TableShelf, dialogs: Dialogs) -> None:
        super().__init__()
        self._theme = theme
        self._shelf = shelf
        self._dialogs = dialogs
        self._build_left()
        self._build_list()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.left)
        self._column.addWidget(self.head)
        self._column.addWidget(self.list)
        self._column.addLayout(self._buttons)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build_left(self) -> None:
        """The game that was under way when the program ended without a word."""
        self.left = QWidget()
        self.left.setObjectName("panel")
        self.left.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.left_words = QLabel()
        self.left_words.setWordWrap(True)
        self.left_words.setTextFormat(Qt.TextFormat.PlainText)
        self.go_back = QPushButton(tr("Go on"))
        self.go_back.setObjectName("small")
        self.go_back.setAccessibleName(tr("Go on with the game you left"))
        self.go_back.clicked.connect(self._go_back)
        self.discard = QPushButton(tr("Discard"))
        self.discard.setObjectName("small")
        self.discard.setAccessibleName(tr("Discard the game you left"))
        self.discard.clicked.connect(self._discard)
        self._left_row = QHBoxLayout(self.left)
        self._left_row.addWidget(self.left_words, 1)
        self._left_row.addWidget(self.discard)
        self._left_row.addWidget(self.go_back)

    def _build_list(self) -> None:
        self.head = SectionLabel(tr("Saved games"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Saved games"))
        self.list.itemActivated.connect(self._continue)
        self.go_on = named_button(tr("Continue"), tr("Continue the saved game"))
        self.go_on.clicked.connect(self._continue)
        self.replay = named_button(
            tr("Replay"), tr("Look at the saved game from its beginning, decision by decision")
        )
        self.replay.clicked.connect(self._replay)
        self.delete = named_button(tr("Delete"), tr("Delete the saved game"))
        self.delete.clicked.connect(self._delete)
        self.open = named_button(tr("Open replay…"), tr("Look at a game in a replay file"))
        self.open.clicked.connect(self._open)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.open)
        self._buttons.addStretch(1)
        for button in (self.delete, self.replay, self.go_on):
            self._buttons.addWidget(button)

    def refresh(self) -> None:
        left = self._shelf.left_behind()
        self.left.setVisible(left is not None)
        if left is not None:
            self.left_words.setText(tr("The game you left: {title}", title=left.title))
        self.list.clear()
        for table in self._shelf.tables():
            item = QListWidgetItem(table.title)
            item.setData(Qt.ItemDataRole.UserRole, str(table.path))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        for widget in (self.head, self.list, self.go_on, self.replay, self.delete):
            widget.setVisible(self.list.count() > 0)

    def _chosen(self) -> Path | None:
        item = self.list.currentItem()
        return Path(item.data(Qt.ItemDataRole.UserRole)) if item is not None else None

    def _continue(self) -> None:
        path = self._chosen()
        if path is not None:
            self.continue_wanted.emit(path)

    def _replay(self) -> None:
        path = self._chosen()
        if path is not None:
            self.replay_wanted.emit(path)

    def _delete(self) -> None:
        path = self._chosen()
        if path is None:
            return
        question = tr("Delete the saved game “{title}”?", title=path.stem)
        details = tr("It cannot be brought back.")
        if self._dialogs.confirm(question, details, tr("Delete"), tr("Keep")):
            self._shelf.remove(path)
            self.refresh()

    def _open(self) -> None:
        names = f"*{REPLAY_EXTENSION} *{EXTENSION}"
        filters = tr("Games ({names})", names=names)
        for path in self._dialogs.open_files(tr("Open replay"), filters)[:1]:
            self.replay_wanted.emit(path)

    def _go_back(self) -> None:
        self.continue_wanted.emit(self._shelf.under_way)

    def _discard(self) -> None:
        self._shelf.forget()
        self.refresh()

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setSpacing(px(10))
        self._left_row.setContentsMargins(px(12), px(8), px(8), px(8))
        self._left_row.setSpacing(px(8))
        self._buttons.setSpacing(px(8))
        self.list.setFixedHeight(px(116))
