"""Before a game: which decks, which opponent, which seed; or a game that was saved."""

import secrets
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.cards.base import Side
from swlcg_deck.engine.sentences import listed, many
from swlcg_deck.gui.playtest.deck_choices import Playable, playable_decks
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.drop_down import DropDown
from swlcg_deck.gui.widgets.section_label import SectionLabel
from swlcg_deck.gui.workspace import Workspace
from swlcg_deck.playtest.saved_tables import TableShelf
from swlcg_deck.playtest.seats import Player, Seat

_OPPONENTS = (
    (Player.IDLE.value, "Exists only"),
    (Player.RANDOM.value, "Random bot"),
    (Player.GREEDY.value, "Greedy bot"),
)
_ABOUT = {
    Player.IDLE.value: "Its objectives stand and the dial moves, but it plays and attacks nothing.",
    Player.RANDOM.value: "Takes any legal option.",
    Player.GREEDY.value: "Deploys, attacks, defends and bids by sensible habits.",
}
_WIDTH, _MOST_SEED, _NAMED = 620, 999_999, 6


class StartPage(QWidget):
    """The side follows the deck; the opponent's deck is of the other side."""

    start_wanted = Signal(object, int)
    """The two seats, the dark side's first, and the seed."""
    continue_wanted = Signal(object)
    """The file of a saved game."""

    def __init__(self, theme: Theme, workspace: Workspace, shelf: TableShelf) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._workspace = workspace
        self._shelf = shelf
        self._decks: tuple[Playable, ...] = ()
        self._others: tuple[Playable, ...] = ()
        self._build_fields()
        self._build_saved()
        self._build_page()
        self.own.currentIndexChanged.connect(self._own_chosen)
        self.other.currentIndexChanged.connect(self._tell)
        self.opponent.chosen.connect(self._tell)
        self.seed.textChanged.connect(self._tell)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.new_seed()

    def _build_fields(self) -> None:
        self.own = DropDown(self._theme, "Your deck")
        self.own.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.opponent = ChoiceBar(self._theme, _OPPONENTS)
        self.about = QLabel()
        self.about.setObjectName("caption")
        self.other = DropDown(self._theme, "The opponent's deck")
        self.other.setSizePolicy(self.own.sizePolicy())
        self.seed = QLineEdit()
        self.seed.setAccessibleName("Seed")
        self.seed.setAccessibleDescription("The same seed and decks give the same shuffles.")
        self.seed.setValidator(QIntValidator(0, _MOST_SEED, self))
        self.dice = QPushButton("Another seed")
        self.dice.setAccessibleName("Another seed")
        self.dice.clicked.connect(self.new_seed)
        self.note = QLabel()
        self.note.setObjectName("secondary")
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.start = QPushButton("Start")
        self.start.setObjectName("primary")
        self.start.setAccessibleName("Start the game")
        self.start.clicked.connect(self._start)

    def _build_saved(self) -> None:
        self.saved = QListWidget()
        self.saved.setAccessibleName("Saved games")
        self.saved.itemActivated.connect(self._continue)
        self.go_on = QPushButton("Continue")
        self.go_on.setAccessibleName("Continue the saved game")
        self.go_on.clicked.connect(self._continue)
        self.saved_head = SectionLabel("Saved games")

    def _build_page(self) -> None:
        title = QLabel("Playtest")
        title.setObjectName("title")
        about = QLabel("Play a deck on the rules engine, alone or against a bot.")
        about.setObjectName("secondary")
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
        self._form.addRow("Your deck", self.own)
        self._form.addRow("Opponent", opponent)
        self._form.addRow("Its deck", self.other)
        self._form.addRow("Seed", seed)
        begin = QHBoxLayout()
        begin.addWidget(self.note, 1)
        begin.addWidget(self.start, alignment=Qt.AlignmentFlag.AlignTop)
        self._column = column = QVBoxLayout()
        column.addWidget(title)
        column.addWidget(about)
        column.addLayout(self._form)
        column.addLayout(begin)
        column.addWidget(self.saved_head)
        column.addWidget(self.saved)
        column.addWidget(self.go_on, alignment=Qt.AlignmentFlag.AlignRight)
        self._box = QWidget()
        self._box.setObjectName("raised")
        self._box.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._box.setLayout(column)
        row = QHBoxLayout(self)
        row.addStretch(1)
        middle = QVBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._box)
        middle.addStretch(2)
        row.addLayout(middle)
        row.addStretch(1)

    # Decks

    def refresh(self) -> None:
        """Offer what there is now, and keep what was chosen."""
        kept = self._chosen(self.own, self._decks)
        self._decks = playable_decks(self._workspace)
        self._fill(self.own, self._decks, kept.deck.id if kept else "")
        self._own_chosen()
        self._list_saved()

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

    def choose_decks(self, own: str, other: str = "") -> None:
        """By name; the opponent's only where it is of the other side."""
        for box, name in ((self.own, own), (self.other, other)):
            decks = self._decks if box is self.own else self._others
            place = next((n for n, deck in enumerate(decks) if deck.deck.name == name), None)
            if place is not None:
                box.setCurrentIndex(place)

    def _own_chosen(self) -> None:
        own = self._chosen(self.own, self._decks)
        kept = self._chosen(self.other, self._others)
        side = own.side if own else None
        wanted = {Side.DARK: Side.LIGHT, Side.LIGHT: Side.DARK}.get(side) if side else None
        self._others = tuple(d for d in self._decks if d.side is wanted and not d.fault)
        self._fill(self.other, self._others, kept.deck.id if kept else "")
        self._tell()

    def _tell(self) -> None:
        """What is to be known before the game begins."""
        self.about.setText(_ABOUT[self.opponent.current()])
        own, other = self._chosen(self.own, self._decks), self._chosen(self.other, self._others)
        fault = own.fault if own else "There is no deck yet."
        if not fault and other is None:
            fault = "There is no deck of the other side yet."
        if not fault and not self.seed.hasAcceptableInput():
            fault = f"The seed is a number from 0 to {_MOST_SEED}."
        titles = sorted({*(own.unwritten if own else ()), *(other.unwritten if other else ())})
        self.note.setText(fault or _unwritten_note(titles))
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

    # Saved games

    def _list_saved(self) -> None:
        self.saved.clear()
        for table in self._shelf.tables():
            item = QListWidgetItem(table.title)
            item.setData(Qt.ItemDataRole.UserRole, str(table.path))
            self.saved.addItem(item)
        self.saved.setCurrentRow(0)
        for widget in (self.saved_head, self.saved, self.go_on):
            widget.setVisible(self.saved.count() > 0)

    def _continue(self) -> None:
        item = self.saved.currentItem()
        if item is not None:
            self.continue_wanted.emit(Path(item.data(Qt.ItemDataRole.UserRole)))

    def _restyle(self) -> None:
        px = self._theme.px
        self._box.setFixedWidth(px(_WIDTH))
        self._column.setContentsMargins(px(28), px(24), px(28), px(24))
        self.saved.setFixedHeight(px(132))
        self._seed_row.setSpacing(px(8))
        self._column.setSpacing(px(12))
        self._form.setHorizontalSpacing(px(20))
        self._form.setVerticalSpacing(px(14))


def _unwritten_note(titles: list[str]) -> str:
    if not titles:
        return "The abilities of every card in these decks are encoded."
    named = listed(titles[:_NAMED]) if len(titles) <= _NAMED else ", ".join(titles[:_NAMED])
    more = f" and {len(titles) - _NAMED} more" if len(titles) > _NAMED else ""
    cards = many(len(titles), "card")
    have = "has an ability" if len(titles) == 1 else "have abilities"
    return (
        f"{cards} {have} not yet encoded, and {'does' if len(titles) == 1 else 'do'} nothing "
        f"of what the text says: {named}{more}."
    )
