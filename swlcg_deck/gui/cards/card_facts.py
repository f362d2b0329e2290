"""The column beside the large cards: errata, restrictions, printings, and what the user owns."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.editions import RestrictedGroup
from swlcg_deck.cards.rulebook.glossary_file import our_glossary
from swlcg_deck.cards.search.entry import PrintedText
from swlcg_deck.cards.words.reminders import reminders
from swlcg_deck.cards.words.rulings import (
    TEXT_IS_AHEAD,
    LaterGroup,
    earlier_rulings,
    later_groups,
    later_rulings,
    rulings_of,
    text_is_ahead,
)
from swlcg_deck.gui.cards.face_text import source_line
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.rule_links import RuleLinks, rules_about
from swlcg_deck.gui.cards.set_links import RING_ROOM, SetLinks
from swlcg_deck.gui.cards.set_words import code_link, other_printings, set_link, strong
from swlcg_deck.gui.theme.glyphs import glyph_pixmap
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.words.game_words import side_word
from swlcg_deck.language import mark, tr

Picture = Callable[[Card], QPixmap | None]
NOT_SHIPPED = mark(
    "The printed text is not part of this program. If you own the game, import a card pack of "
    "OCTGN to read it here."
)


class CardFacts(QWidget):
    """Everything about one card that its face does not say."""

    set_requested = Signal(int)
    rule_requested = Signal(str)
    import_requested = Signal()

    def __init__(
        self, faces: CardFaces, card: Card, printed_text: PrintedText, picture: Picture
    ) -> None:
        super().__init__()
        self._faces = faces
        self._theme = faces.theme
        self._pool = faces.pool
        self._edition = faces.edition
        # As much as the links keep free for their focus ring.
        self._inset = (self._theme.px(RING_ROOM), 0, self._theme.px(RING_ROOM), 0)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(self._theme.px(6))
        self._label(card.title, "heading")
        number = tr("number {number}", number=card.number)
        self._label(f"{source_line(card)} · {number}", "secondary")
        self._add_errata(card)
        self._add_restrictions(card)
        self._add_reminders(card)
        self._add_rules(card)
        if card.note:
            self._section(tr("Note"))
            self._label(f"{card.note[0].upper()}{card.note[1:]}.", "secondary")
        self._add_printings(card)
        self._add_own_pack(card, printed_text(card), picture(card))
        self._column.addStretch(1)

    def _section(self, title: str, glyph: str | None = None, colour: str = "") -> None:
        self._column.addSpacing(self._theme.px(5))
        self._column.addWidget(Hairline())
        self._column.addSpacing(self._theme.px(5))
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(7))
        row.setContentsMargins(*self._inset)
        if glyph:
            mark = QLabel()
            mark.setPixmap(
                glyph_pixmap(glyph, colour, self._theme.px(13), self.devicePixelRatioF())
            )
            row.addWidget(mark, alignment=Qt.AlignmentFlag.AlignTop)
        heading = QLabel(title)
        heading.setObjectName("strong")
        heading.setWordWrap(True)
        row.addWidget(heading, 1)
        self._column.addLayout(row)

    def _label(self, text: str, name: str) -> QLabel:
        label = QLabel(text)
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setContentsMargins(*self._inset)
        self._column.addWidget(label)
        return label

    def _links(self, sentences: list[str]) -> None:
        links = SetLinks(self._theme)
        links.say(sentences)
        links.set_requested.connect(self.set_requested)
        self._column.addWidget(links)

    def _add_errata(self, card: Card) -> None:
        """In force under the chosen edition, then what a later FAQ changes (ED-01..ED-04)."""
        ink = self._theme.palette.text_2
        for ruling in rulings_of(card, self._pool, self._edition):
            self._section(tr("Errata, {by}", by=ruling.by), "badge-errata", ink)
            self._label(ruling.change, "secondary")
        for ruling in earlier_rulings(card, self._pool, self._edition):
            self._label(
                tr("Before, in {by}: {change}", by=ruling.by, change=ruling.change), "caption"
            )
        for ruling in later_rulings(card, self._pool, self._edition):
            self._section(tr("Changed later by {by}", by=ruling.by), "badge-errata", ink)
            self._label(ruling.change, "caption")
        if text_is_ahead(card, self._pool, self._edition):
            self._label(tr(TEXT_IS_AHEAD), "caption")

    def _add_restrictions(self, card: Card) -> None:
        side = side_word(card.side)
        groups = self._pool.groups_of(card, self._edition)
        if groups:
            accent = self._theme.palette.accent
            self._section(tr("Restricted, {side}", side=side), "badge-restricted", accent)
            self._links([_group_words(group, card) for group in groups])
            self._label(tr("A tournament deck holds at most one of each group."), "caption")
        by_edition: dict[str, list[LaterGroup]] = {}
        for later in later_groups(card, self._pool, self._edition):
            by_edition.setdefault(later.by, []).append(later)
        for by, added in by_edition.items():
            ink = self._theme.palette.text_2
            self._section(
                tr("Restricted later by {by}, {side}", by=by, side=side),
                "badge-restricted",
                ink,
            )
            self._links([_group_words(later.group, card) for later in added])

    def _add_reminders(self, card: Card) -> None:
        """What its keywords do, and those that its text gives to others."""
        found = reminders(card)
        if found:
            self._section(tr("What keywords and signs mean"))
        for keyword, meaning in found:
            plain = meaning.replace("[", "").replace("]", "")  # icons are words here
            label = self._label(f"{strong(escape(keyword))}: {escape(plain)}", "secondary")
            label.setTextFormat(Qt.TextFormat.RichText)

    def _add_rules(self, card: Card) -> None:
        """What its keywords mean, and what was asked about it."""
        rules = rules_about(card, our_glossary())
        if rules:
            self._section(tr("Rules"))
            links = RuleLinks(self._theme)
            links.show_rules(rules)
            links.rule_requested.connect(self.rule_requested)
            self._column.addWidget(links)

    def _add_printings(self, card: Card) -> None:
        self._section(tr("Printings"))
        others = other_printings(card, self._pool)
        self._label(
            tr("{product}, {code} (this one)", product=card.product, code=card.code), "secondary"
        )
        if others:
            self._links(
                [f"{escape(other.product, quote=False)}, {code_link(other)}" for other in others]
            )
        else:
            self._label(tr("No other printing of this card."), "caption")

    def _add_own_pack(self, card: Card, text: str | None, picture: QPixmap | None) -> None:
        self._section(tr("Printed text"))
        if text is not None:
            label = self._label(text, "secondary")
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        else:
            self._label(tr(NOT_SHIPPED), "secondary")
            button = QPushButton(tr("Import card pack…"))
            button.setObjectName("small")
            button.setAccessibleName(tr("Import card pack…"))
            button.setAutoDefault(False)
            button.clicked.connect(self.import_requested)
            row = QHBoxLayout()
            row.setContentsMargins(*self._inset)
            row.addWidget(button)
            row.addStretch(1)
            self._column.addLayout(row)
        if picture is not None and not picture.isNull():
            self._section(tr("Your picture"))
            self._add_picture(card, picture)

    def _add_picture(self, card: Card, picture: QPixmap) -> None:
        width = min(self._theme.px(186), picture.width())
        ratio = self.devicePixelRatioF()
        scaled = picture.scaledToWidth(
            round(width * ratio), Qt.TransformationMode.SmoothTransformation
        )
        scaled.setDevicePixelRatio(ratio)
        label = QLabel()
        label.setPixmap(scaled)
        label.setContentsMargins(*self._inset)
        label.setAccessibleName(tr("Your picture of {title}", title=card.title))
        self._column.addWidget(label)


def _group_words(group: RestrictedGroup, card: Card) -> str:
    """The other members of a group, sets as links."""
    members = [set_link(m.number, m.title) for m in group.sets if m.number != card.set]
    members += [
        tr("the affiliation card {title}", title=escape(member.title, quote=False))
        for member in group.affiliation_cards
        if card.set is not None or member.number != card.number
    ]
    return tr("Group {group}: {members}", group=group.group, members=", ".join(members))
