"""One finding: the sentence, its source, and the button that mends it."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.verdict.finding_text import escaped, finding_html, has_links, short_label
from swlcg_deck.gui.widgets.link_label import LinkLabel
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr
from swlcg_deck.legality.findings import Finding, Fix

_LARGE = 1.3


class FindingRow(QWidget):
    """Kept and filled again: making widgets takes longer than checking a deck."""

    set_requested = Signal(int)
    rule_requested = Signal(str)
    """The rule is to be read."""
    fix_requested = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._finding: Finding | None = None
        self.sentence = LinkLabel(theme)
        self.sentence.setMinimumWidth(1)  # rich text would else ask for a long line
        self.sentence.linkActivated.connect(self._link_activated)
        self.rule = QPushButton()
        self.rule.setObjectName("citation")
        self.rule.setCursor(Qt.CursorShape.PointingHandCursor)
        self.rule.clicked.connect(self._rule_clicked)
        self.citation = QLabel()
        self.citation.setObjectName("caption")
        self.citation.setTextFormat(Qt.TextFormat.PlainText)
        self.citation.setWordWrap(True)
        self.citation.setMinimumWidth(1)
        self.button = QPushButton()
        self.button.setObjectName("small")
        self.button.clicked.connect(self._button_clicked)
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.menu.triggered.connect(self._chosen)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.sentence)
        source = QHBoxLayout()
        source.setSpacing(theme.px(8))
        source.addWidget(self.rule, alignment=Qt.AlignmentFlag.AlignTop)
        source.addWidget(self.citation, 1)
        words.addLayout(source)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.addLayout(words, 1)
        self._layout.addWidget(self.button)
        self._arrange()

    def _arrange(self) -> None:
        """Large letters need the whole width: then the button stands below."""
        px, is_large = self._theme.px, self._theme.scale > _LARGE
        direction = QBoxLayout.Direction
        self._layout.setDirection(direction.TopToBottom if is_large else direction.LeftToRight)
        below, beside = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignVCenter
        self._layout.setAlignment(self.button, below if is_large else beside)
        self._layout.setContentsMargins(0, px(5), 0, px(5))
        self._layout.setSpacing(px(4 if is_large else 10))

    def show_finding(self, finding: Finding, title_of: Callable[[int], str]) -> None:
        self._arrange()
        palette = self._theme.palette
        rich = finding_html(finding, title_of, palette.text)
        size = self._theme.px(12)
        self.sentence.set_linked(
            f'<span style="font-size: {size}px">{rich}</span>',
            tr(finding.message),
            has_links=has_links(finding),
        )
        if finding == self._finding:
            return
        self._finding = finding
        self.citation.setText(tr(finding.citation))
        self.rule.setText(finding.rule)
        self.rule.setVisible(bool(finding.rule))
        self.rule.setAccessibleName(tr("Read the rule {rule}", rule=finding.rule))
        self.rule.setToolTip(self.rule.accessibleName())
        self._offer(finding.fixes)

    @property
    def finding(self) -> Finding | None:
        return self._finding

    def _offer(self, fixes: tuple[Fix, ...]) -> None:
        """One way to mend it is named on the button; several are in its menu."""
        self.button.setVisible(bool(fixes))
        self.menu.clear()
        if len(fixes) == 1:
            self.button.setText(escaped(short_label(fixes[0])))
            self.button.setToolTip(plain_tip(tr(fixes[0].label)))
            self.button.setAccessibleName(tr(fixes[0].label))
        elif fixes:
            self.button.setText(tr("Fix…"))
            self.button.setToolTip(tr("Ways to mend this"))
            self.button.setAccessibleName(tr("Fix, {count} ways", count=len(fixes)))
            for number, fix in enumerate(fixes):
                action = QAction(escaped(tr(fix.label)), self.menu)
                action.setData(number)
                self.menu.addAction(action)

    def _button_clicked(self) -> None:
        if self._finding is None:
            return
        if len(self._finding.fixes) == 1:
            self.fix_requested.emit(self._finding.fixes[0])
        else:
            self.menu.popup(self.button.mapToGlobal(QPoint(0, self.button.height())))

    def _rule_clicked(self) -> None:
        if self._finding is not None:
            self.rule_requested.emit(self._finding.rule)

    def _chosen(self, action: QAction) -> None:
        if self._finding is not None:
            self.fix_requested.emit(self._finding.fixes[action.data()])

    def _link_activated(self, link: str) -> None:
        self.set_requested.emit(int(link.removeprefix("set:")))
