"""Decks, folders and files whose every name is markup, and a look for whoever renders it."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as QtOfTexts
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QMessageBox,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.decks.library import Library
from swlcg_deck.gui.documents.sample_decks import sample_decks

PICTURE = "markup-of-a-stranger"
"""The name of the picture that all the markup asks for."""
_MOST_ROWS = 60


def markup(where: str) -> str:
    """`<img ...>`: what a label that guesses takes for rich text, whatever stands before it."""
    return f'<img src="{PICTURE}"> {where}'


def hostile(deck: Deck) -> Deck:
    """The deck with markup wherever a person may write."""
    unknown = DeckSet(title=markup("set"), note=markup("note of a set"))
    marked = tuple(
        entry.model_copy(update={"note": markup("note of a set")}) for entry in deck.sets
    )
    return deck.model_copy(
        update={
            "name": markup(deck.name),
            "author": markup("author"),
            "notes": markup("notes") * 3,
            "tags": (markup("tag"), "plain"),
            "sets": (*marked, unknown) if "unknown" in deck.notes else marked,
        }
    )


def fill(library: Library, pool: CardPool) -> list[str]:
    """A deck of each side, one with an unknown set, a damaged file; the ids of those to open."""
    folder = "<b>folder"  # on disk as players make them with a file manager
    (library.root / folder).mkdir(parents=True)
    saved: dict[str, Deck] = {}
    for deck in sample_decks(pool):
        side = str(deck.side(pool))
        if side not in saved:
            saved[side] = library.save(hostile(deck)).deck
    odd = next(iter(saved.values())).model_copy(update={"id": "0" * 32, "affiliation": "<h1>none"})
    unknown = DeckSet(title=markup("set"))
    library.save(odd.model_copy(update={"sets": (*odd.sets, unknown)}))
    for number, text in enumerate(("name: [", f"format: {markup('format')}\nname: x\n")):
        damaged = library.root / folder / f"<img src={PICTURE}> {number}.swdeck"
        damaged.write_text(text, encoding="utf-8")
    return [*(deck.id for deck in saved.values()), odd.id]


def rendered(widgets: list[QWidget]) -> Iterator[str]:
    """Who of these takes the markup for markup."""
    for widget in widgets:
        yield from (f"{_name(widget)}: {fault}" for fault in _faults(widget))


def _faults(widget: QWidget) -> Iterator[str]:
    if _is_taken_for_markup(widget.toolTip()):
        yield f"tooltip {widget.toolTip()!r}"
    if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
        is_rich = widget.textFormat() is Qt.TextFormat.RichText
        if _asks_for_the_picture(widget.text()) if is_rich else _is_taken_for_markup(widget.text()):
            yield f"text {widget.text()!r}"
    if isinstance(widget, QMessageBox) and _is_taken_for_markup(widget.text()):
        yield f"question {widget.text()!r}"
    if isinstance(widget, QTextEdit) and _asks_for_the_picture(widget.toHtml()):
        yield "a picture in its page"
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (f"tooltip of a row {tip!r}" for tip in _tips(widget.model()))
    for action in widget.actions():
        if isinstance(action, QAction) and _is_taken_for_markup(action.toolTip()):
            yield f"tooltip of an action {action.toolTip()!r}"


def _is_taken_for_markup(text: str) -> bool:
    """A label or tooltip that guesses: it takes the whole text for markup or none of it."""
    return QtOfTexts.mightBeRichText(text) and _asks_for_the_picture(text)


def _asks_for_the_picture(markup: str) -> bool:
    asked = (f'<img src="{PICTURE}"', f"<img src={PICTURE}", "<h1>none", "<b>folder")
    return any(tag in markup for tag in asked)


def _tips(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for row in range(min(_MOST_ROWS, model.rowCount(QModelIndex()))):
        for column in range(columns):
            tip = model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)
            if isinstance(tip, str) and _is_taken_for_markup(tip):
                yield tip


def _name(widget: QObject) -> str:
    parent = widget.parent()
    above = f" of {type(parent).__name__}" if parent is not None else ""
    return f"{type(widget).__name__} {widget.objectName()}{above}"


def all_widgets() -> list[QWidget]:
    return [w for w in QApplication.allWidgets() if not isinstance(w, QPlainTextEdit)]


def odd_list(folder: Path) -> Path:
    """A list to import in which nothing is a card."""
    file = folder / f"<img src={PICTURE}>.txt"
    file.write_text(
        f"Affiliation: {markup('Jedi')}\n1x {markup('card')}\n2x A Hero's Journey\n",
        encoding="utf-8",
    )
    return file
