"""The cards of one pack, to be read: above all those that are in no official set."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from swlcg_deck.cards.packs.card_packs import CardPacks, PackSummary
from swlcg_deck.cards.packs.pack import Pack, PackCard
from swlcg_deck.gui.card_packs.own_cards import load_picture
from swlcg_deck.gui.card_packs.pack_rows import NEVER_LEGAL, card_facts, card_rows
from swlcg_deck.gui.tables.stepper_list import RowList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.language import mark, tr

_ONLY_PICTURES = mark("Only pictures are here. Import the set file of this set to read its cards.")


class PackPage(QWidget):
    def __init__(self, theme: Theme, packs: CardPacks) -> None:
        super().__init__()
        self._theme = theme
        self._packs = packs
        self._pack: Pack | None = None
        self._card: PackCard | None = None
        self.title = ElidedLabel()
        self.title.setObjectName("heading")
        self.about = self._label("secondary")
        self.list = RowList(theme, tr("Cards of the pack"))
        self.list.row_changed.connect(self._show_card)
        self.card_title = self._label("strong")
        self.facts = self._label("secondary")
        self.text = self._label("")
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setAccessibleName(tr("Printed text"))
        self.picture = QLabel()
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _label(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _build(self) -> None:
        self._head = QVBoxLayout()
        self._head.addWidget(self.title)
        self._head.addWidget(self.about)
        card = QWidget()
        self._card_column = QVBoxLayout(card)
        for part in (self.card_title, self.facts, self.text, self.picture):
            self._card_column.addWidget(part)
        self._card_column.addStretch(1)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(card)
        self._body = QHBoxLayout()
        self._body.setSpacing(0)
        self._body.addWidget(self.list, 1)
        self._body.addWidget(Hairline(vertical=True))
        self._body.addWidget(scroll, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head)
        layout.addWidget(Hairline())
        layout.addLayout(self._body, 1)

    def show_pack(self, summary: PackSummary) -> None:
        self._pack = self._packs.packs().get(summary.id)
        self.title.setText(summary.name)
        about = tr(summary.problem) or ("" if summary.cards else tr(_ONLY_PICTURES))
        if summary.fan_made:
            about = f"{tr(NEVER_LEGAL)}. {about}".strip()
        self.about.setText(about or tr("Shown beside the cards of this program."))
        self.list.setAccessibleName(tr("Cards of {pack}", pack=summary.name))
        self.list.show_rows(card_rows(self._pack) if self._pack else ())
        cards = self._pack.cards if self._pack else ()
        first = cards[0].id if cards else ""
        self.list.choose(first)
        self._show_card(first)

    def _show_card(self, card_id: str) -> None:
        cards = self._pack.cards if self._pack else ()
        self._card = next((card for card in cards if card.id == card_id), None)
        self._restyle()

    def _restyle(self) -> None:
        px, card = self._theme.px, self._card
        self._head.setContentsMargins(px(16), px(16), px(16), px(10))
        self._head.setSpacing(px(4))
        self._card_column.setContentsMargins(px(16), px(10), px(16), px(12))
        self._card_column.setSpacing(px(8))
        self.card_title.setText(card.title if card else "")
        self.facts.setText(card_facts(card) if card else "")
        self.facts.setVisible(bool(self.facts.text()))
        self.text.setText(card.printed if card else "")
        self._show_picture()

    def _show_picture(self) -> None:
        file = self._packs.picture_of(self._card) if self._card else None
        picture = load_picture(file) if file else None
        self.picture.setVisible(picture is not None)
        if picture is None or self._card is None:
            return
        ratio = self.devicePixelRatioF()
        width = round(min(self._theme.px(220), picture.width()) * ratio)
        scaled = picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        scaled.setDevicePixelRatio(ratio)
        self.picture.setPixmap(scaled)
        self.picture.setAccessibleName(tr("Picture of {title}", title=self._card.title))
