"""A field to choose a set in: the likely ones to pick from, all of them to search."""

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.formats.reading import Choice
from swlcg_deck.language import tr

_NUMBER = re.compile(r"\(?(\d{1,3})\)?\s*$")


def set_label(entry: ObjectiveSet) -> str:
    return f"{entry.title} ({entry.number})"


class SetChooser(QComboBox):
    """Typing finds any set by a part of its title or its number; Enter takes it."""

    chosen = Signal(int)

    def __init__(
        self, pool: CardPool, choices: tuple[Choice, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._pool = pool
        self._is_taken = False
        self.field = QLineEdit()
        self.setLineEdit(self.field)
        self.field.setAccessibleName(tr("Set"))
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        likely = [pool.set(choice.number) for choice in choices]
        offered = [entry for entry in likely if entry is not None]
        for entry in offered or sorted(pool.sets, key=lambda entry: entry.title):
            self.addItem(_words(entry), entry.number)
        self.setCurrentIndex(-1)
        self.field.setPlaceholderText(
            tr("Choose or search…") if offered else tr("Search for a set…")
        )
        self.completer_words = {_words(entry): entry.number for entry in pool.sets}
        completer = QCompleter(sorted(self.completer_words), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(self._take_words)
        self.setCompleter(completer)
        self.setMaxVisibleItems(12)
        self.textActivated.connect(self._take_words)
        self.field.returnPressed.connect(self._take_typed)

    def number(self) -> int | None:
        """The set that the field names now."""
        return self._find(self.currentText())

    def _take_words(self, words: str) -> None:
        number = self.completer_words.get(words)
        if number is not None:
            self.setEditText(words)
            self._take(number)

    def _take_typed(self) -> None:
        number = self.number()
        if number is not None:
            self._take(number)
        else:
            self.showPopup()

    def _take(self, number: int) -> None:
        """Once: Qt tells a choice by Enter from the field, from the list and from both."""
        if not self._is_taken:
            self._is_taken = True
            self.chosen.emit(number)

    def _find(self, text: str) -> int | None:
        """By the whole label, the title, the number, or a part that only one title has."""
        if text in self.completer_words:
            return self.completer_words[text]
        titled = self._pool.set_titled(text)
        if titled is not None:
            return titled.number
        number = _NUMBER.search(text)
        if number and self._pool.set(int(number[1])):
            return int(number[1])
        part = text.strip().casefold()
        fitting = [w for w in self.completer_words if part and part in w.casefold()]
        return self.completer_words[fitting[0]] if len(fitting) == 1 else None


def _words(entry: ObjectiveSet) -> str:
    return f"{set_label(entry)} · {entry.affiliation.value}"
