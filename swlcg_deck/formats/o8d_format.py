"""OCTGN decks (`.o8d`): every card by the id of its printing, in three sections.

The ids that other tools wrote are not reliable. An id is wrong if no card has it, or if its card
has another title than the one written beside it; then the title decides. A sound id is believed:
where it is that of the same card in another set, the deck has the wrong printing (DECK-11).
"""

import re
from dataclasses import dataclass, field
from xml.sax.saxutils import escape  # nosec B406 # writes XML, reads none

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.octgn import GAME_ID
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.word_lists import semicolons
from swlcg_deck.decks.deck import Deck
from swlcg_deck.files.safe_xml import Element
from swlcg_deck.formats.card_files import (
    Item,
    Layout,
    about,
    assemble_file,
    left_out,
    not_kept,
    read_xml,
    read_zone,
    report_on,
    whole_sets,
)
from swlcg_deck.formats.card_lists import CardLine, Zone
from swlcg_deck.formats.card_writing import Counted, single_cards
from swlcg_deck.formats.counting import plain, read_copies
from swlcg_deck.formats.matching import SetMatcher
from swlcg_deck.formats.reading import FormatError, LineKind, Reading
from swlcg_deck.language import said

MAX_NOTES = 100_000
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_LAYOUT = Layout(
    names={
        Zone.AFFILIATION: "Affiliation",
        Zone.COMMAND: "Command Deck",
        Zone.OBJECTIVES: "Objective Deck",
    },
)


def detect(text: str) -> bool:
    start = text.find("<deck")
    if start < 0 or not text.lstrip("\ufeff \t\n").startswith("<"):
        return False
    heading = text[start : text.find(">", start)]
    return re.search(r"\sgame\s*=", heading) is not None or "<section" in text


def read(text: str, pool: CardPool) -> Reading:
    root = read_xml(text)
    repair = _game_repair(root)
    file = _File(SetMatcher(pool))
    for child in root.children:
        file.take(child)
    heading = about(root, {"game"}, repair, whole_sets(file.items))
    return assemble_file(heading, file.items, file.matcher, file.notes or "")


def write(deck: Deck, pool: CardPool) -> str:
    """As OCTGN reads it. The notes are kept; the name of the deck is that of the file."""
    cards = single_cards(deck, pool)
    lines = [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{GAME_ID}">',
        *_section(Zone.AFFILIATION, ((cards.affiliation, 1),) if cards.affiliation else ()),
        *_section(Zone.COMMAND, cards.command_cards),
        *_section(Zone.OBJECTIVES, cards.objectives),
    ]
    if deck.notes:
        lines.append(f"  <notes>{escape(_NOT_XML.sub('', deck.notes))}</notes>")
    return "\n".join([*lines, "</deck>", ""])


def _section(zone: Zone, cards: Counted) -> list[str]:
    elements = [
        f'    <card qty="{copies}" id="{card.octgn_id}">{escape(card.title)}</card>'
        for card, copies in cards
    ]
    return [f'  <section name="{_LAYOUT.names[zone]}">', *elements, "  </section>"]


def _game_repair(root: Element) -> str:
    """What is wrong with the heading, if it is the heading of a deck of this game at all."""
    if root.tag != "deck":
        raise FormatError(
            said("this is no OCTGN deck: it starts with <{tag}>, not <deck>", tag=root.tag[:40])
        )
    game = root.attributes.get("game", "").strip(" {}").lower()
    if game and game != GAME_ID:
        raise FormatError(
            said(
                "this OCTGN deck is for another game (its id is {game}, that of Star Wars: "
                "The Card Game is {own})",
                game=plain(game)[:40],
                own=GAME_ID,
            )
        )
    return "" if game else said("no game id; read as a deck of Star Wars: The Card Game")


@dataclass
class _File:
    """What the elements below the root give."""

    matcher: SetMatcher
    items: list[Item] = field(default_factory=list)
    notes: str | None = None

    def take(self, element: Element) -> None:
        if element.tag == "section":
            self.items += read_zone(element, _LAYOUT, self._card)
        elif element.tag == "notes" and self.notes is None and not element.children:
            self._keep_notes(element)
        elif element.tag == "sleeve" and not element.children:
            self.items.append(
                report_on(element, LineKind.IGNORED, said("card sleeves are not kept"))
            )
        else:
            self.items += left_out(element, said("it is not part of an OCTGN deck; left out"))

    def _keep_notes(self, element: Element) -> None:
        notes = element.raw_text.strip()
        self.notes = notes[:MAX_NOTES]
        kind, message = LineKind.UNDERSTOOD, said("kept as the notes of the deck")
        if len(notes) > MAX_NOTES:
            kind, message = (
                LineKind.REPAIRED,
                said("notes cut off after {most:,} characters", most=MAX_NOTES),
            )
        self.items.append(report_on(element, kind, message))

    def _card(self, element: Element, zone: Zone) -> list[Item]:
        copies, count_repair = read_copies(element.attributes.get("qty"))
        if not copies:
            return left_out(element, count_repair)
        octgn_id = element.attributes.get("id", "").strip(" {}")
        title = plain(element.text)
        card, id_repair = self._identify(octgn_id, title, zone)
        named = title or (card.title if card else plain(octgn_id)) or "a card without a title"
        line = CardLine(
            element.line,
            element.shown,
            zone,
            named,
            copies,
            card,
            semicolons(count_repair, id_repair),
            not_kept(element, {"qty", "id"}),
        )
        inner = [left for child in element.children for left in left_out(child, said("left out"))]
        return [line, *inner]

    def _identify(self, octgn_id: str, title: str, zone: Zone) -> tuple[Card | None, str]:
        """The printing an id stands for, unless the title says that the id is wrong."""
        pool = self.matcher.pool
        card = pool.card_by_octgn_id(octgn_id)
        if card is None:
            shown = plain(octgn_id)[:40]
            return None, said("no card has the id {id}", id=shown) if shown else said(
                "it has no id"
            )
        if not title or fold(title) in {fold(name) for name in (card.title, *card.aliases)}:
            return card, ""
        likely = self.matcher.match(title).found if zone is Zone.OBJECTIVES else None
        if pool.cards_titled(title) or (likely and likely.number != card.set):
            return None, said(
                "its id is that of {title} ({code})", title=card.title, code=card.code
            )
        return card, said(
            "no card has this title; by its id it is {title} ({code})",
            title=card.title,
            code=card.code,
        )
