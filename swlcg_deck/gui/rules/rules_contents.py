"""The left side: what to look for, and the chapters or what was found."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.cards.rulebook.glossary import Glossary
from swlcg_deck.cards.rulebook.glossary_search import GlossarySearch
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.rules.contents_list import RowList
from swlcg_deck.gui.rules.contents_rows import chapter_rows, found_rows
from swlcg_deck.gui.rules.visited_places import Place
from swlcg_deck.gui.tables.search_box import SearchBox
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr


class ContentsPanel(QWidget):
    """Typing searches at once; Down goes on to what was found."""

    passed = Signal(object)
    stayed = Signal(object)
    entered = Signal()

    def __init__(self, theme: Theme, glossary: Glossary) -> None:
        super().__init__()
        self._theme = theme
        self._index = GlossarySearch(glossary)
        self._suggestion = ""
        self._chapters = list(chapter_rows(glossary))
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.search = SearchBox(theme)
        self.search.edit.setPlaceholderText(tr("Word, term or id of a rule…"))
        self.search.edit.setAccessibleName(tr("Search the rules"))
        self.search.edit.setToolTip(
            tr("Words of a rule, a term such as unopposed, or an id such as DECK-05 (deck 5)")
        )
        self.list = RowList(
            theme,
            tr("Chapters and rules"),
            tr("Up and down show an entry; Enter goes to its page"),
        )
        self.empty = EmptyState(theme)
        self.empty.pressed.connect(self._try_again)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.list)
        self._pages.addWidget(self.empty)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.search)
        self._column.addWidget(self._pages, 1)
        self.setFocusProxy(self.search)
        self.search.query_changed.connect(self._look)
        self.search.left.connect(self._go_down)
        self.list.passed.connect(self.passed)
        self.list.stayed.connect(self.stayed)
        self.list.entered.connect(self.entered)
        self.list.typed.connect(self.type_text)
        self.list.left_upwards.connect(self.focus_search)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.list.show_rows(self._chapters)

    def query(self) -> str:
        return self.search.query()

    def focus_search(self) -> None:
        self.search.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.edit.selectAll()

    def type_text(self, text: str) -> None:
        """Letters typed on the list or the page begin a new search."""
        self.focus_search()
        if text:
            self.search.edit.clear()
            self.search.type_text(text)

    def choose(self, *places: Place) -> None:
        self.list.choose(*places)

    def _look(self, query: str) -> None:
        found = self._index.find(query)
        if not query.strip():
            self.list.show_rows(self._chapters)
        elif found:
            self.list.show_rows(list(found_rows(found)))
            self.list.choose_first()
        else:
            self._say_nothing_matches(query)
        self._pages.setCurrentWidget(self.list if found or not query.strip() else self.empty)

    def _say_nothing_matches(self, query: str) -> None:
        self._suggestion = self._index.did_you_mean(query) or ""
        words = tr(
            "No rule has all of “{query}”. Try fewer words, another word for it, or an id such as"
            " DECK-05.",
            query=query.strip(),
        )
        button = (
            tr("Look for {term}", term=self._suggestion)
            if self._suggestion
            else tr("Show the chapters")
        )
        self.empty.say(words, button)

    def _try_again(self) -> None:
        self.search.edit.setText(self._suggestion)
        self.search.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_down(self) -> None:
        if self._pages.currentWidget() is self.list:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            if self.list.current_place() is None:
                self.list.choose_first()
        else:
            self.empty.button().setFocus(Qt.FocusReason.OtherFocusReason)

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(4))
        self.search.setContentsMargins(px(12), px(12), px(12), px(4))
