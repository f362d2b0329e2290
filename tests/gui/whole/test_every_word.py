"""Every word the window shows goes through tr(): in a made-up language nothing stays English."""

import re
from functools import cache

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from swlcg_deck import language
from swlcg_deck.cards.rulebook.glossary_file import our_glossary
from swlcg_deck.gui.documents.sample_decks import sample_decks
from swlcg_deck.gui.documents.settings import Settings, SettingsStore
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.startup.app import make_parts
from swlcg_deck.gui.startup.smoke import _settle
from swlcg_deck.gui.startup.smoke_walk import walk
from swlcg_deck.gui.work.unanswered_questions import NobodyAnswers
from swlcg_deck.paths import resources_dir

_SPOKEN = re.compile(r"⟦[^⟦⟧]*⟧")
_WORD = re.compile(r"[^\W\d_]{3,}")
_SEARCH = re.compile(r"\b[a-z]+(?::[a-z]+|[<>]=?\d+)")
"""The search language, which is the same for everybody: `type:unit cost<=3`."""
_MARKUP = re.compile(r"<style.*?</style>|<[^>]*>|&[a-z]+;", re.DOTALL)
_NAMES = [
    "SWLCG",
    "Deck",
    "OCTGN",
    "CSV",
    "JSON",
    "PDF",
    "FAQ",
    "YAML",
    "Tab",
    "Ctrl",
    "Alt",
    "Shift",
    "Space",
    "Enter",
    "Esc",
    "Del",
    "Left",
    "Right",
    "Home",
    "End",
    "Page",
    "Ins",
    "English",
    "Deutsch",
    "swlcg",
    "deck",
    "swdeck",
    "zip",
    "txt",
    "PgUp",
    "PgDown",
    "Return",
    "Backspace",
    "Delete",
    "Escape",
]
"""Names that are the same in every language: the program, formats, keys."""


class Brackets(dict):
    """A language in which everything is said in brackets."""

    def get(self, key, _default=None):
        return (f"⟦{key[0]}⟧",) * 2 if key[0] else None


@pytest.fixture
def made_up_language(monkeypatch):
    monkeypatch.setattr(language._Spoken, "catalogue", Brackets())


@pytest.fixture(scope="module")
def names(pool):
    """The words of titles, products, traits and decks, which are names in every language."""
    texts = [*_NAMES]
    for card in pool.cards:
        texts += [card.title, getattr(card, "set_title", ""), *getattr(card, "traits", ())]
    for entry in pool.sets:
        texts += [entry.title, entry.product, entry.affiliation.value]
    texts += [card.title for card in pool.affiliation_cards] + [c.name for c in pool.cycles]
    texts += [word.english() for card in pool.cards for word in card.keywords if word.value is None]
    texts += [rule.id for rule in our_glossary().rules]
    texts += [product.name for product in pool.products] + [e.title for e in pool.editions]
    for deck in sample_decks(pool):
        texts += [deck.name, deck.author, deck.notes, *deck.tags]
    return {word for text in texts for word in _WORD.findall(text or "")}


def texts_of(widget: QWidget) -> list[str]:
    found = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    found += [widget.windowTitle()] if widget.isWindow() else []
    found += [action.text() for action in widget.actions() if isinstance(action, QAction)]
    if isinstance(widget, QLabel | QAbstractButton):
        found.append(widget.text())
    elif isinstance(widget, QLineEdit | QPlainTextEdit):
        found.append(widget.placeholderText())
    elif isinstance(widget, QGroupBox | QMenu):
        found.append(widget.title())
    elif isinstance(widget, QComboBox):
        found += [widget.itemText(place) for place in range(widget.count())]
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        found += list(model_texts(widget.model()))
    return found


def model_texts(model: QAbstractItemModel, most: int = 40):
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    roles += (Qt.ItemDataRole.AccessibleTextRole,)
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(min(most, model.rowCount(QModelIndex()))):
            for role in roles:
                text = model.data(model.index(row, column), role)
                if isinstance(text, str):
                    yield text


def english_in(text: str, names: set[str]) -> list[str]:
    rest, before = _SEARCH.sub(" ", _MARKUP.sub(" ", text)), ""
    while rest != before:
        rest, before = _SPOKEN.sub(" ", rest), rest
    return [word for word in _WORD.findall(rest) if word not in names]


def untranslated(
    strangers: set[QWidget], names: set[str], known: dict[str, str], step: str
) -> None:
    for widget in set(QApplication.allWidgets()) - strangers:
        if isinstance(widget, QTextBrowser) or _is_exempt(widget):
            continue
        for text in texts_of(widget):
            if text not in known and english_in(text, names) and not is_english_title(text):
                parent = widget.parentWidget()
                known[text] = f"{step}: {type(widget).__name__} in {type(parent).__name__}"


def _is_exempt(widget: QWidget) -> bool:
    """What is Qt's own, and translated by Qt: parts of its widgets, the arrows beside tabs."""
    return widget.objectName().startswith("qt_") or isinstance(widget.parentWidget(), QTabBar)


@cache
def english_titles() -> frozenset[str]:
    """The rules and the guide are read in English, so their contents are listed in English."""
    chapters = our_glossary().chapters
    pages = (resources_dir() / "guide").glob("*.md")
    guide = [page.read_text(encoding="utf-8").splitlines()[0].lstrip("# ") for page in pages]
    return frozenset([*guide, *(c.title for c in chapters), *(c.part for c in chapters)])


def is_english_title(text: str) -> bool:
    """A title, with the number of its rules where that is told."""
    return re.sub(r", \d+$", "", text) in english_titles()


@pytest.mark.usefixtures("made_up_language")
def test_nothing_in_the_window_stays_english(qapp, qtbot, names, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))  # games that are left are saved
    strangers = set(QApplication.allWidgets())  # windows of other tests that wait to be deleted
    store = SettingsStore(tmp_path / "settings.json")
    settings = Settings(library_folder=str(tmp_path / "library"))
    parts = make_parts(qapp, settings, store, NobodyAnswers())
    window = MainWindow(parts)
    qtbot.addWidget(window)
    window.show()
    names |= set(_WORD.findall(str(tmp_path / "library")))
    found: dict[str, str] = {}
    for name, step in walk(window):
        step()
        _settle(parts)
        untranslated(strangers, names, found, name)
    window.workspace.documents.clear()
    parts.background.close()
    if found:
        pytest.fail("\n".join(f"{where}: {text!r}" for text, where in found.items()))
