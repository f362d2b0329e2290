"""What the window is made of, put together in one place and handed to those who need it."""

from dataclasses import dataclass, field

from swlcg_deck.cards.packs.card_packs import CardPacks
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.decks.collection_file import CollectionFile
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.settings import Settings, SettingsStore
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.work.background import Background
from swlcg_deck.gui.work.questions import Dialogs
from swlcg_deck.language import tr
from swlcg_deck.legality.findings import Mode
from swlcg_deck.system_words import refusal


@dataclass
class Parts:
    """Made by the application, or by a test with a folder and dialogs of its own."""

    pool: CardPool
    index: SearchIndex
    theme: Theme
    rules: RulesChoice
    settings: Settings
    store: SettingsStore
    dialogs: Dialogs
    workspace: Workspace
    collection: CollectionFile
    background: Background
    packs: CardPacks = field(default_factory=CardPacks)
    """Printed texts and pictures that the user brought along."""

    def __post_init__(self) -> None:
        self.use_settings()

    def use_settings(self) -> None:
        """Hand the settings to those who go by them."""
        self.theme.moves = self.settings.motion
        self.workspace.author = self.settings.author
        self.workspace.octgn_folder = self.settings.octgn_folder

    def save_settings(self) -> None:
        """Keep the settings and the rules in force; a disk that refuses is told, not fatal."""
        newest = self.rules.edition is self.pool.default_edition
        self.settings.edition = "" if newest else self.rules.edition.id
        self.settings.mode = "casual" if self.rules.mode is Mode.CASUAL else "tournament"
        try:
            self.store.save(self.settings)
        except OSError as error:
            self.workspace.failed.emit(
                tr("The settings could not be saved: {reason}", reason=refusal(error))
            )
