"""The rules companion: search and chapters at the left, the page at the right."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.rulebook.glossary import Glossary, Rule
from swlcg_deck.cards.rulebook.glossary_words import cited
from swlcg_deck.gui.rules.page import PageWriter
from swlcg_deck.gui.rules.reading_pane import ReadingPane
from swlcg_deck.gui.rules.rules_contents import ContentsPanel
from swlcg_deck.gui.rules.visited_places import START, Journey, Place, place_of
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.hairline_splitter import HairlineSplitter
from swlcg_deck.language import tr

_WIDTHS = (310, 890)
_LEAST = (260, 360)


class RulesView(QWidget):
    """Reads, searches and cites; it changes nothing."""

    card_requested = Signal(object)
    """A Card that a rule speaks of."""
    noted = Signal(str)
    """Something was done that cannot be seen."""

    def __init__(self, theme: Theme, glossary: Glossary, pool: CardPool) -> None:
        super().__init__()
        self._glossary = glossary
        self._pool = pool
        self._writer = PageWriter(glossary, pool)
        self._journey = Journey()
        self.contents = ContentsPanel(theme, glossary)
        self.page = ReadingPane(theme)
        self.splitter = HairlineSplitter(theme, Qt.Orientation.Horizontal)
        for part, least in zip((self.contents, self.page), _LEAST, strict=True):
            part.setMinimumWidth(least)
            self.splitter.addWidget(part)
        self.splitter.setSizes([theme.px(width) for width in _WIDTHS])
        self.splitter.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.splitter)
        self.setFocusProxy(self.contents)
        self._connect()
        self.show_place(START)

    def _connect(self) -> None:
        self.contents.passed.connect(self._pass)
        self.contents.stayed.connect(self._stay)
        self.contents.entered.connect(self.page.setFocus)
        self.page.link_followed.connect(self._follow)
        self.page.stepped.connect(self.step)
        self.page.citation_requested.connect(self.copy_citation)
        self.page.typed.connect(self.contents.type_text)

    @property
    def place(self) -> Place:
        return self._journey.place or START

    def rule(self) -> Rule | None:
        """The rule that is read, where it is one."""
        return self._glossary.rule(self.place.name) if self.place.kind == "rule" else None

    def show_rule(self, name: str) -> bool:
        """Open a rule by its id; whether there is such a rule."""
        rule = self._glossary.rule(name)
        if rule is not None:
            self.contents.search.edit.clear()
            self.show_place(Place("rule", rule.id))
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        return rule is not None

    def show_place(self, place: Place) -> None:
        self._journey.visit(place)
        self._show()

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        return self.contents.list, self.contents.search.edit

    def focus_search(self) -> None:
        self.contents.focus_search()

    def step(self, by: int) -> None:
        """Back and forth through what was read."""
        if self._journey.step(by) is not None:
            self._show()

    def copy_citation(self) -> None:
        """The rule with its source, ready to be pasted into a ruling."""
        rule = self.rule()
        if rule is not None:
            QGuiApplication.clipboard().setText(f"{cited(rule)}: {rule.text}")
            self.noted.emit(tr("The citation of {id} is in the clipboard.", id=rule.id))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        is_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if is_alt and event.key() in steps:
            self.step(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def state(self) -> dict[str, Any]:
        return {"place": str(self.place), "search": self.contents.query()}

    def restore(self, state: dict[str, Any]) -> None:
        """Open where it was left; what is no longer there opens at the beginning."""
        place = place_of(str(state.get("place", "")), self._glossary)
        self.contents.search.edit.setText(str(state.get("search", "")))
        if place is not None:
            self._journey = Journey()
            self.show_place(place)

    def _pass(self, place: Place) -> None:
        self._journey.visit(place, passing=True)
        self._show()

    def _stay(self, place: Place) -> None:
        self.show_place(place)
        self._journey.settle()

    def _follow(self, link: str) -> None:
        kind, _, name = link.partition(":")
        if kind == "card" and name.isdecimal():
            for card in self._pool.cards_numbered(int(name))[:1]:
                self.card_requested.emit(card)
            return
        place = place_of(link, self._glossary)
        if place is not None:
            self.show_place(place)

    def _show(self) -> None:
        place, rule = self.place, self.rule()
        title = self._writer.title(place)
        self.page.show_page(title, self._writer.page(place), can_cite=rule is not None)
        self.page.show_steps(back=self._journey.can_go_back, forward=self._journey.can_go_on)
        above = self._glossary.chapter_of(rule).id if rule is not None else ""
        self.contents.choose(place, Place("chapter", above) if above else Place("terms"))
