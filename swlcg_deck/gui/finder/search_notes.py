"""The lines below the search field."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.cards.search import Problem
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr, tr_n


class SearchNotes(QWidget):
    """A fault in words; a quieter hint for what is only half typed; a better spelling."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._suggestion = ""
        self._problem, self._hint = QLabel(), QLabel()
        for label, name in ((self._problem, "problem"), (self._hint, "caption")):
            label.setObjectName(name)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._question = QLabel(tr("Did you mean:"))
        self._question.setObjectName("secondary")
        self._link = QPushButton()
        self._link.setObjectName("link")
        self._link.clicked.connect(self._choose)
        self._offer = QWidget()
        self._lay_out()
        theme.changed.connect(self._restyle)
        self._restyle()
        self._update()

    def _lay_out(self) -> None:
        self._offer_row = QHBoxLayout(self._offer)
        self._offer_row.setContentsMargins(0, 0, 0, 0)
        self._offer_row.addWidget(self._question)
        self._offer_row.addWidget(self._link)
        self._offer_row.addStretch()
        self._column = QVBoxLayout(self)
        for part in (self._problem, self._hint, self._offer):
            self._column.addWidget(part)

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(12), px(6), px(12), px(2))
        self._column.setSpacing(px(4))
        self._offer_row.setSpacing(px(6))

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """The first fault; what comes after it is often only its consequence."""
        text = _sentence(tr(problems[0].message)) if problems else ""
        if len(problems) > 1:
            text += tr_n(" ({n} more)", " ({n} more)", len(problems) - 1)
        self._problem.setText(text)
        self._hint.setText("")
        self._update()

    def show_hint(self, problems: Sequence[Problem]) -> None:
        self._hint.setText(_sentence(tr(problems[0].message)) if problems else "")
        self._update()

    def show_suggestion(self, query: str | None) -> None:
        self._suggestion = query or ""
        self._link.setText(self._suggestion.replace("&", "&&"))
        self._link.setAccessibleName(tr("Did you mean: {suggestion}", suggestion=self._suggestion))
        self._update()

    def words(self) -> str:
        """All of it, for a screen reader."""
        offer = (
            tr("Did you mean: {suggestion}", suggestion=self._suggestion)
            if self._suggestion
            else ""
        )
        return " ".join(t for t in (self._problem.text(), self._hint.text(), offer) if t)

    def _update(self) -> None:
        self._problem.setVisible(bool(self._problem.text()))
        self._hint.setVisible(bool(self._hint.text()))
        self._offer.setVisible(bool(self._suggestion))
        self.setVisible(bool(self.words()))
        self.fit(self.width())

    def fit(self, width: int) -> None:
        """As high as the words need at a width: wrapped labels alone ask for too much."""
        has_labels = self._column.hasHeightForWidth()
        height = self._column.totalHeightForWidth(width) if has_labels else 0
        self.setFixedHeight(max(height, self._column.totalMinimumSize().height()))

    def _choose(self) -> None:
        self.chosen.emit(self._suggestion)


def _sentence(message: str) -> str:
    end = "" if message.endswith(("?", ".", "!")) else "."
    return f"{message[:1].upper()}{message[1:]}{end}"
