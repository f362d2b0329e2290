"""What each command of the View menu does."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.theme.theme import TEXT_SIZES

if TYPE_CHECKING:
    from swlcg_deck.gui.shell.main_window import MainWindow


class ViewCommands:
    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    def view_library(self) -> None:
        self._window.show_mode("library")

    def view_build(self) -> None:
        self._window.show_mode("build")

    def view_analyse(self) -> None:
        self._window.show_mode("analyse")

    def view_playtest(self) -> None:
        self._window.show_mode("playtest")

    def view_tournament(self) -> None:
        self._window.show_mode("tournament")

    def view_collection(self) -> None:
        self._window.show_mode("collection")

    def view_rules(self) -> None:
        self._window.show_mode("rules")
        self._window.views.rules.focus_search()

    def next_deck(self) -> None:
        self._step(1)

    def previous_deck(self) -> None:
        self._step(-1)

    def _step(self, step: int) -> None:
        workspace = self._window.workspace
        documents, current = workspace.documents, workspace.current
        if current is not None:
            workspace.show(documents[(documents.index(current) + step) % len(documents)])

    def show_cards(self) -> None:
        _toggle(self._window.views.build.cards)

    def show_deck(self) -> None:
        _toggle(self._window.views.build.side)

    def larger_text(self) -> None:
        self._resize_text(1)

    def smaller_text(self) -> None:
        self._resize_text(-1)

    def _resize_text(self, step: int) -> None:
        settings = self._window.parts.settings
        nearest = min(TEXT_SIZES, key=lambda size: abs(size - settings.text_size))
        place = min(max(TEXT_SIZES.index(nearest) + step, 0), len(TEXT_SIZES) - 1)
        settings.text_size = TEXT_SIZES[place]
        self._window.parts.theme.choose(settings.theme, settings.text_size)

    def reset_layout(self) -> None:
        self._window.views.build.reset_layout()


def _toggle(panel: QWidget) -> None:
    panel.setVisible(panel.isHidden())
