"""The row of chips that narrows a search."""

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search.filter_state import TYPE_NAMES, Filters, InDeck
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, glyph_icon
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.chip import Chip
from swlcg_deck.gui.widgets.choice_menu import ChoiceMenu
from swlcg_deck.gui.widgets.flow_layout import FlowLayout
from swlcg_deck.gui.widgets.menu_chip import MenuChip
from swlcg_deck.language import mark, tr

_TICK = "✓"
_WITHOUT_TEST = {
    "owned": mark("Enter your collection first: then this shows only what you own."),
    "legal": mark("Open a deck first: then this shows only what may join it."),
}


class FilterChips(QWidget):
    changed = Signal()

    def __init__(self, theme: Theme, pool: CardPool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pool = pool
        self._filters = Filters()
        self._actions: dict[tuple[str, str], QAction] = {}
        self._row = FlowLayout(self, gap=0)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.affiliation = self._menu_chip(tr("Affiliation"), self._affiliation_menu())
        self.type = self._menu_chip(tr("Type"), self._type_menu())
        self.product = self._menu_chip(tr("Product"), self._product_menu())
        self.deck = self._menu_chip(tr("Deck"), self._deck_menu())
        self.owned = self._toggle_chip(tr("Owned"), "owned")
        self.legal = self._toggle_chip(tr("Legal here"), "legal")
        self.affiliation.cleared.connect(partial(self._change, affiliations=()))
        self.type.cleared.connect(partial(self._change, types=()))
        self.product.cleared.connect(partial(self._change, products=(), cycles=()))
        self.deck.cleared.connect(partial(self._change, deck=InDeck.ANY))
        theme.changed.connect(self._restyle)
        self._restyle()

    def filters(self) -> Filters:
        return self._filters

    def set_filters(self, filters: Filters) -> None:
        if filters != self._filters:
            self._filters = filters
            self._show()
            self.changed.emit()

    def clear(self) -> None:
        self.set_filters(Filters())

    def set_available(self, name: str, is_available: bool) -> None:
        """Whether anybody knows what is owned, or legal here."""
        chip: Chip = getattr(self, name)
        chip.setEnabled(is_available)
        chip.setToolTip("" if is_available else tr(_WITHOUT_TEST[name]))
        if not is_available:
            self._change(**{name: False})

    def _menu_chip(self, name: str, menu: QMenu) -> MenuChip:
        chip = MenuChip(self._theme, name, menu)
        self._row.addWidget(chip)
        return chip

    def _toggle_chip(self, text: str, field: str) -> Chip:
        chip = Chip(self._theme, text)
        chip.toggled.connect(partial(self._flip, field))
        chip.setEnabled(False)
        chip.setToolTip(tr(_WITHOUT_TEST[field]))
        self._row.addWidget(chip)
        return chip

    def _flip(self, field: str, is_on: bool) -> None:
        self._change(**{field: is_on})

    def _choice(self, menu: QMenu, field: str, value: str, text: str | None = None) -> QAction:
        action = menu.addAction((text or value).replace("&", "&&"))
        action.setCheckable(True)
        action.toggled.connect(partial(self._tick, field, value))
        self._actions[field, value] = action
        return action

    def _affiliation_menu(self) -> QMenu:
        menu = ChoiceMenu()
        for affiliation in Affiliation:
            self._choice(menu, "affiliations", affiliation)
        return menu

    def _type_menu(self) -> QMenu:
        menu = ChoiceMenu()
        for kind, name in TYPE_NAMES.items():
            self._choice(menu, "types", kind, tr(name))
        return menu

    def _product_menu(self) -> QMenu:
        menu = ChoiceMenu()
        for cycle in self._pool.cycles:
            if len(cycle.products) == 1:
                self._choice(menu, "products", cycle.products[0].name)
                continue
            packs = ChoiceMenu(cycle.name, menu)
            self._choice(packs, "cycles", cycle.name, tr("The whole cycle"))
            packs.addSeparator()
            for product in cycle.products:
                self._choice(packs, "products", product.name)
            menu.addMenu(packs)
        return menu

    def _deck_menu(self) -> QMenu:
        menu = QMenu()
        for choice in (InDeck.YES, InDeck.NO):
            self._choice(menu, "deck", choice, tr(choice.value))
        return menu

    def _tick(self, field: str, value: str, is_on: bool) -> None:
        if field == "deck":
            self._change(deck=InDeck(value) if is_on else InDeck.ANY)
            return
        chosen = {*getattr(self._filters, field), value} - (set() if is_on else {value})
        order = [choice for name, choice in self._actions if name == field]
        self._change(**{field: tuple(choice for choice in order if choice in chosen)})

    def _change(self, **fields: Any) -> None:
        self.set_filters(replace(self._filters, **fields))

    def _show(self) -> None:
        """Bring chips and menus to what is chosen."""
        filters = self._filters
        for (field, value), action in self._actions.items():
            chosen = getattr(filters, field)
            _quietly(action, chosen == value if field == "deck" else value in chosen)
            if field == "affiliations":  # its icon takes the place of the tick
                action.setText(f"{value}\t{_TICK if action.isChecked() else ''}")
        first = filters.affiliations[0] if filters.affiliations else None
        glyph = affiliation_glyph(first) if first else None
        colour = self._theme.palette.affiliations[first] if first else None
        self.affiliation.show_choice(_summary(filters.affiliations), glyph, colour)
        self.type.show_choice(_summary([tr(TYPE_NAMES[kind]) for kind in filters.types]))
        self.product.show_choice(_summary([*filters.cycles, *filters.products]))
        self.deck.show_choice(tr(filters.deck.value) if filters.deck else "")
        _quietly(self.owned, filters.owned)
        _quietly(self.legal, filters.legal)
        self._row.invalidate()

    def _restyle(self) -> None:
        palette = self._theme.palette
        for affiliation in Affiliation:
            icon = glyph_icon(affiliation_glyph(affiliation), palette.affiliations[affiliation], 16)
            self._actions["affiliations", affiliation].setIcon(icon)
        self._show()


def _quietly(switch: QAction | Chip, is_on: bool) -> None:
    switch.blockSignals(True)
    switch.setChecked(is_on)
    switch.blockSignals(False)
    if isinstance(switch, Chip):
        switch.updateGeometry()


def _summary(chosen: Any) -> str:
    """`Jedi`, or `Jedi +2` where more is chosen than a chip has room for."""
    names = [str(name) for name in chosen]
    return names[0] if len(names) == 1 else f"{names[0]} +{len(names) - 1}" if names else ""
