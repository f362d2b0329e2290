"""Where one asks: a card, a search, or a question about the opening."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.gui.finder.search_field import SearchField
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import capital, tr


class _Line(SearchField):
    """The search field of the finder, with the button that asks in place of its help."""

    def __init__(self, theme: Theme, button: QPushButton) -> None:
        super().__init__(theme)
        self._help.hide()
        self._row.addWidget(button)
        self.edit.setPlaceholderText(tr("Card, search or question"))
        self.edit.setAccessibleName(tr("Question"))
        self.query_changed.connect(self._paint_anew)

    def _paint_anew(self) -> None:
        self.show_outcome((), None)


class QuestionField(QWidget):
    """What is wrong with a question stands below it, in a sentence."""

    asked = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.add = QPushButton()
        self.add.setObjectName("small")
        self.add.setAutoDefault(False)
        self.line = _Line(theme, self.add)
        self.line.setToolTip(
            tr(
                "A title (Red Five), a search (type:unit cost<=2), or a question: no type:fate,"
                " at least 2 type:unit, resources at least 5 on turn 2, force at least 8,"
                " objectives affiliation:rebel, dead"
            )
        )
        self.fault = QLabel()
        self.fault.setObjectName("problem")
        self.fault.setWordWrap(True)
        self.fault.setTextFormat(Qt.TextFormat.PlainText)
        self.fault.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.line)
        self._column.addWidget(self.fault)
        self.line.return_pressed.connect(self._ask)
        self.line.query_changed.connect(self._typed)
        self.add.clicked.connect(self._ask)
        self.set_editing(is_editing=False)
        self.setFocusProxy(self.line)

    def set_editing(self, *, is_editing: bool) -> None:
        words = tr("Change question") if is_editing else tr("Add question")
        self.add.setText(words)
        self.add.setAccessibleName(words)

    def show_fault(self, sentence: str) -> None:
        self.fault.setText(capital(sentence))
        self.fault.setVisible(bool(sentence))
        self.line.edit.setAccessibleDescription(sentence)

    def _typed(self) -> None:
        self.show_fault("")

    def _ask(self) -> None:
        text = " ".join(self.line.query().split())
        if text:
            self.asked.emit(text)
