"""A raised leaf with a heading, a remark and what it shows."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme


class AnalyseCard(QWidget):
    def __init__(self, theme: Theme, title: str, content: QWidget) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("raised")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = title
        self.content = content
        heading = QLabel(title)
        heading.setObjectName("strong")
        self.remark = QLabel()
        self.remark.setObjectName("secondary")
        self.remark.setTextFormat(Qt.TextFormat.PlainText)
        self.remark.setWordWrap(True)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(heading)
        self._layout.addWidget(self.remark)
        self._layout.addWidget(content)
        self.say("")
        self._restyle()
        theme.changed.connect(self._restyle)

    def say(self, remark: str) -> None:
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))

    def _restyle(self) -> None:
        px = self._theme.px
        self._layout.setContentsMargins(px(14), px(12), px(14), px(12))
        self._layout.setSpacing(px(6))
