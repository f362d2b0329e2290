"""The panel of a deck, as narrow as in the Build view."""

from collections.abc import Iterator

import pytest
from on_screen import on_screen

from swlcg_deck.gui.deck.deck_panel import DeckPanel
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.theme.theme import Theme


@pytest.fixture
def panel(theme: Theme, rules: RulesChoice, document: DeckDocument) -> Iterator[DeckPanel]:
    with on_screen(DeckPanel(theme, rules), 340, 760) as panel:
        panel.set_document(document)
        yield panel
