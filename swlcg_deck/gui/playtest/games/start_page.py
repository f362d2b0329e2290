"""Before a game: which decks, which opponent, which seed; or a game that was saved."""

import secrets
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.playtest.games.deck_choices import Playable, playable_decks, stand_in
from swlcg_deck.gui.playtest.games.saved_games import SavedGames
from swlcg_deck.gui.playtest.games.table_words import unwritten_note
from swlcg_deck.gui.playtest.games.thinking import SECONDS
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.drop_down import DropDown
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.language import mark, tr
from swlcg_deck.playtest.saved_tables import TableShelf
from swlcg_deck.playtest.seats import Player, Seat

_OPPONENTS: Final = (
    (Player.IDLE.value, mark("Exists only")),
    (Player.RANDOM.value, mark("Random bot")),
    (Player.GREEDY.value, mark("Greedy bot")),
    (Player.SEARCH.value, mark("Search bot")),
)
_ABOUT: Final = {
    Player.IDLE.value: mark(
        "Its objectives stand, the dial and the Force move; it plays and attacks nothing."
    ),
    Player.RANDOM.value: mark("Does anything that is allowed."),
    Player.GREEDY.value: mark("Deploys, attacks, defends and bids like a sensible player."),
    Player.SEARCH.value: mark("Looks ahead before it decides, for up to {seconds} seconds."),
}
_WIDTH, _MOST_SEED, _NAMED = 620, 999_999, 6
_ENEMY: Final = {Side.DARK: Side.LIGHT, Side.LIGHT: Side.DARK}


class StartPage(QWidget):
    """The side follows the deck; the opponent's deck is of the other side."""

    start_wanted = Signal(object, int)
    """The two seats, the dark side's first, and the seed."""
    continue_wanted = Signal(object)
    """The file of a saved game."""
    replay_wanted = Signal(object)
    """A file to be looked at, decision by decision."""

    def __init__(self, theme: Theme, workspace: Workspace, shelf: TableShelf) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._workspace = workspace
        self._decks: tuple[Playable, ...] = ()
        self._others: tuple[Playable, ...] = ()
        self.games = SavedGames(theme, shelf, workspace.dialogs)
        self.games.continue_wanted.connect(self.continue_wanted)
        self.games.replay_wanted.connect(self.replay_wanted)
        self._build_fields()
        self._build_page()
        self.own.currentIndexChanged.connect(self._own_chosen)
        self.other.currentIndexChanged.connect(self._tell)
        self.opponent.chosen.connect(self._own_chosen)
        self.seed.textChanged.connect(self._tell)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.new_seed()

    def _build_fields(self) -> None:
        self.own = DropDown(self._theme, tr("Your deck"))
        self.own.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.opponent = ChoiceBar(self._theme, [(key, tr(words)) for key, words in _OPPONENTS])
        self.about = QLabel()
        self.about.setObjectName("caption")
        self.about.setWordWrap(True)
        self.other = DropDown(self._theme, tr("The opponent's deck"))
        self.other.setSizePolicy(self.own.sizePolicy())
        self.seed = QLineEdit()
        self.seed.setAccessibleName(tr("Seed"))
        self.seed.setAccessibleDescription(tr("The same seed and decks give the same shuffles."))
        self.seed.setValidator(QIntValidator(0, _MOST_SEED, self))
        self.dice = named_button(tr("Another seed"), tr("Another seed"))
        self.dice.clicked.connect(self.new_seed)
        self.note = QLabel()
        self.note.setObjectName("secondary")
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.start = QPushButton(tr("Start"))
        self.start.setObjectName("primary")
        self.start.setAccessibleName(tr("Start the game"))
        self.start.clicked.connect(self._start)

    def _build_page(self) -> None:
        title = QLabel(tr("Playtest"))
        title.setObjectName("title")
        about = QLabel(tr("Play a deck by all the rules, alone or against a bot."))
        about.setObjectName("secondary")
        self._build_form()
        begin = QHBoxLayout()
        begin.addWidget(self.note, 1)
        begin.addWidget(self.start, alignment=Qt.AlignmentFlag.AlignTop)
        self._column = column = QVBoxLayout()
        column.addWidget(title)
        column.addWidget(about)
        column.addLayout(self._form)
        column.addLayout(begin)
        column.addWidget(self.games)
        self._box = QWidget()
        self._box.setObjectName("raised")
        self._box.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._box.setLayout(column)
        self._bar_row = QHBoxLayout()
        self._bar_row.addStretch(1)
        body = QWidget()
        middle = QVBoxLayout(body)
        middle.addStretch(1)
        row = QHBoxLayout()  # as high as its texts need in the width of the box
        row.addStretch(1)
        row.addWidget(self._box)
        row.addStretch(1)
        middle.addLayout(row)
        middle.addStretch(2)
        scroll = QScrollArea()  # large text in a small window: the page never widens the window
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(body)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addLayout(self._bar_row)
        page.addWidget(scroll, 1)

    def _build_form(self) -> None:
        self._form = QFormLayout()
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        opponent = QVBoxLayout()
        choice = QHBoxLayout()
        choice.addWidget(self.opponent)
        choice.addStretch(1)
        opponent.addLayout(choice)
        opponent.addWidget(self.about)
        self._seed_row = seed = QHBoxLayout()
        seed.addWidget(self.seed, 1)
        seed.addWidget(self.dice)
        self._form.addRow(tr("Your deck"), self.own)
        self._form.addRow(tr("Opponent"), opponent)
        self._form.addRow(tr("Its deck"), self.other)
        self._form.addRow(tr("Seed"), seed)

    def place_bar(self, bar: QWidget) -> None:
        """The way to the other pages, at the upper left."""
        self._bar_row.insertWidget(0, bar)

    # Decks

    def refresh(self) -> None:
        """Offer what there is now, and keep what was chosen."""
        kept = self._chosen(self.own, self._decks)
        self._decks = playable_decks(self._workspace)
        self._fill(self.own, self._decks, kept.deck.id if kept else "")
        self._own_chosen()
        self.games.refresh()

    def _fill(self, box: DropDown, decks: tuple[Playable, ...], chosen: str) -> None:
        box.blockSignals(True)
        box.clear()
        for deck in decks:
            box.addItem(deck.label)
        places = [n for n, deck in enumerate(decks) if deck.deck.id == chosen]
        sound = [n for n, deck in enumerate(decks) if not deck.fault]
        box.setCurrentIndex((places or sound or [0])[0] if decks else -1)
        box.blockSignals(False)

    def _chosen(self, box: DropDown, decks: tuple[Playable, ...]) -> Playable | None:
        place = box.currentIndex()
        return decks[place] if 0 <= place < len(decks) else None

    def _own_chosen(self) -> None:
        """Who only exists needs no deck of his own."""
        own = self._chosen(self.own, self._decks)
        kept = self._chosen(self.other, self._others)
        wanted = _ENEMY.get(own.side) if own is not None and own.side is not None else None
        others = [deck for deck in self._decks if deck.side is wanted and not deck.fault]
        if wanted is not None and self.opponent.current() == Player.IDLE.value:
            others.insert(0, stand_in(wanted))
        self._others = tuple(others)
        self._fill(self.other, self._others, kept.deck.id if kept else "")
        self._tell()

    def _tell(self) -> None:
        """What is to be known before the game begins."""
        about = _ABOUT[self.opponent.current()]
        self.about.setText(tr(about, seconds=f"{SECONDS:g}"))
        own, other = self._chosen(self.own, self._decks), self._chosen(self.other, self._others)
        fault = own.fault if own else tr("There is no deck yet.")
        if not fault and other is None:
            fault = tr("There is no deck of the other side yet.")
        if not fault and not self.seed.hasAcceptableInput():
            fault = tr("The seed is a number from 0 to {most}.", most=_MOST_SEED)
        titles = sorted({*(own.unwritten if own else ()), *(other.unwritten if other else ())})
        self.note.setText(fault or unwritten_note(titles))
        self.note.setToolTip("\n".join(titles) if not fault and len(titles) > _NAMED else "")
        self.start.setEnabled(not fault)

    def new_seed(self) -> None:
        self.seed.setText(str(secrets.randbelow(_MOST_SEED)))

    def _start(self) -> None:
        own, other = self._chosen(self.own, self._decks), self._chosen(self.other, self._others)
        if own is None or other is None:
            return
        mine = Seat(Player.HUMAN, own.choice, own.deck.name)
        theirs = Seat(Player(self.opponent.current()), other.choice, other.deck.name)
        seats = (mine, theirs) if own.side is Side.DARK else (theirs, mine)
        self.start_wanted.emit(seats, int(self.seed.text()))

    def _restyle(self) -> None:
        px = self._theme.px
        self._box.setFixedWidth(px(_WIDTH))
        self._column.setContentsMargins(px(28), px(24), px(28), px(24))
        self._bar_row.setContentsMargins(px(10), px(5), px(10), 0)
        self._seed_row.setSpacing(px(8))
        self._column.setSpacing(px(12))
        self._form.setHorizontalSpacing(px(20))
        self._form.setVerticalSpacing(px(14))
