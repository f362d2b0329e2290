"""By which edition and mode decks are judged, as a menu."""

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from swlcg_deck.cards.editions import Edition
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.verdict.finding_text import escaped
from swlcg_deck.gui.words.game_words import mode_title
from swlcg_deck.language import mark, tr
from swlcg_deck.legality.findings import Mode

_MODES = {
    Mode.TOURNAMENT: mark("The restricted list binds"),
    Mode.CASUAL: mark("Without the restricted list"),
}


class RulesMenu(QMenu):
    """The two modes, then every edition, the newest first; what holds now is ticked."""

    def __init__(self, rules: RulesChoice, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules = rules
        self.setToolTipsVisible(True)
        self._modes = QActionGroup(self)
        for mode in Mode:
            self._add(self._modes, mode.value, mode_title(mode), tr(_MODES[mode]))
        self.addSeparator()
        self._editions = QActionGroup(self)
        for edition in reversed(rules.pool.editions):
            self._add(self._editions, edition.id, _dated(edition), edition.summary)
        self.triggered.connect(self._chosen)
        self.aboutToShow.connect(self._tick)
        self._tick()

    def _add(self, group: QActionGroup, name: str, text: str, tip: str) -> None:
        action = QAction(escaped(text), self)
        action.setCheckable(True)
        action.setData(name)
        action.setToolTip(f"{tip[0].upper()}{tip[1:]}.")
        group.addAction(action)
        self.addAction(action)

    def _tick(self) -> None:
        for action in self._modes.actions():
            action.setChecked(action.data() == self._rules.mode.value)
        for action in self._editions.actions():
            action.setChecked(action.data() == self._rules.edition.id)

    def _chosen(self, action: QAction) -> None:
        if action in self._modes.actions():
            self._rules.choose(self._rules.edition.id, Mode(action.data()))
        else:
            self._rules.choose(action.data(), self._rules.mode)


def _dated(edition: Edition) -> str:
    return f"{edition.title}, {edition.date[:4]}" if edition.date else edition.title
