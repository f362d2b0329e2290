"""The panels of the Build view, made one after the other."""

from typing import NamedTuple

from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.set_panel import SetPanel
from swlcg_deck.gui.deck.advisor_panel import AdvisorPanel
from swlcg_deck.gui.deck.deck_panel import DeckPanel
from swlcg_deck.gui.deck.history_panel import HistoryPanel
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.finder.finder_panel import FinderPanel
from swlcg_deck.gui.work.in_pieces import Pieces


class BuildPanels(NamedTuple):
    finder: FinderPanel
    cards: SetPanel
    deck: DeckPanel
    history: HistoryPanel
    advisor: AdvisorPanel


def make_panels(faces: CardFaces, index: SearchIndex, rules: RulesChoice) -> Pieces[BuildPanels]:
    """A panel is a piece."""
    theme = faces.theme
    finder = FinderPanel(theme, faces.pool, index)
    yield
    cards = SetPanel(faces)
    yield
    deck = DeckPanel(theme, rules)
    yield
    return BuildPanels(finder, cards, deck, HistoryPanel(theme), AdvisorPanel(theme))
