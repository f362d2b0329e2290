"""LackeyCCG decks (`.dek`): one element for each copy of a card, in three zones.

A card is named by set and position: `Core-26-4`, with a code of its cycle in front (`_CODES`, as
crazymoo's builder wrote them). Reading looks at set and position only, so it does not matter which
code another tool wrote; a cycle that has none here is written by its name without blanks. A title
gets a bracket only where it needs telling apart: `(26-4)` within its set, `(20)` between sets.
Lackey's titles have single quotes where the cards have double ones. Promotional printings (`26-2P`)
are the same card. The zone `Force` holds the affiliation card and three cards for the Force
struggle, which every player has and which belong to no deck.
"""

import re
from dataclasses import dataclass, field
from xml.sax.saxutils import escape, quoteattr  # nosec B406 # writes XML, reads none

from swlcg_deck.cards.base import CardType, Side
from swlcg_deck.cards.card import Card
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
from swlcg_deck.formats.card_lists import MAX_LINES, CardLine, Zone
from swlcg_deck.formats.card_writing import Counted, single_cards
from swlcg_deck.formats.counting import plain
from swlcg_deck.formats.matching import SetMatcher
from swlcg_deck.formats.reading import FormatError, LineKind, Reading, ReportLine
from swlcg_deck.language import said

GAME = "StarWars-LCG"
_CODES = {
    "Core Set": "Core",
    "The Hoth Cycle": "Hoth",
    "Edge of Darkness": "EoD",
    "Balance of the Force": "BotF",
    "Echoes of the Force Cycle": "EotF",
    "Between the Shadows": "BtS",
    "Rogue Squadron Cycle": "RS",
    "Imperial Entanglements": "IE",
    "Endor Cycle": "EN",
    "Galactic Ambitions": "GA",
    "Opposition Cycle": "OC",
    "Alliances Cycle": "AC",
}
_FORCE_CARDS = {Side.LIGHT: ("Force-LS", "LS Force"), Side.DARK: ("Force-DS", "DS Force")}
_LAYOUT = Layout(
    {Zone.COMMAND: "Command", Zone.OBJECTIVES: "Objectives", Zone.AFFILIATION: "Force"}
)
_PLACE = re.compile(r"(?:^|-)([0-9]{1,3}|[A-Za-z][0-9]{2})-([0-9]{1,2})[A-Za-z]?$")
_BRACKET = re.compile(r"(.*\S)\s*\(([0-9A-Za-z-]{1,8})\)")


def detect(text: str) -> bool:
    is_deck = text.lstrip("\ufeff \t\n").startswith("<") and "<deck" in text
    return is_deck and ("<superzone" in text or f"<game>{GAME}" in text)


def read(text: str, pool: CardPool) -> Reading:
    root = read_xml(text)
    if root.tag != "deck":
        raise FormatError(
            said("this is no LackeyCCG deck: it starts with <{tag}>, not <deck>", tag=root.tag[:40])
        )
    file = _File(SetMatcher(pool))
    for child in root.children:
        file.take(child)
    repair = "" if file.names_game else said("it names no game; read as Star Wars: The Card Game")
    heading = about(root, {"version"}, repair, whole_sets(file.items))
    return assemble_file(heading, file.items, file.matcher)


def write(deck: Deck, pool: CardPool) -> str:
    """As LackeyCCG reads it. The name of the deck is that of the file; notes are not kept."""
    cards = single_cards(deck, pool)
    total = sum(copies for _, copies in (*cards.command_cards, *cards.objectives))
    if total >= MAX_LINES:
        raise FormatError(
            said("{count:,} cards are too many for LackeyCCG, which lists every copy", count=total)
        )
    force = []
    if cards.affiliation:
        title = cards.affiliation.title
        force.append(_element(title, title, _code(cards.affiliation, pool)))
    side = deck.side(pool)
    if side:
        force += [_element(*_FORCE_CARDS[side], _CODES["Core Set"])] * 3
    lines = ['<deck version="0.8">', "", f"<game>{GAME}</game>", ""]
    for name, elements in (
        ("Command", _elements(cards.command_cards, pool)),
        ("Objectives", _elements(cards.objectives, pool)),
        ("Force", force),
    ):
        lines += [f'<superzone name="{name}">', *elements, "</superzone>"]
    return "\n".join([*lines, "</deck>", ""])


def _elements(cards: Counted, pool: CardPool) -> list[str]:
    elements = []
    for card, copies in cards:
        code = _code(card, pool)
        back = ",ObjBack" if card.type is CardType.OBJECTIVE else ""
        name = f"{card.title}{_bracket(card, pool)}".replace('"', "'")
        elements += [_element(f"{code}-{card.code}{back}", name, code)] * copies
    return elements


def _element(identity: str, name: str, code: str) -> str:
    named = f"<name id={quoteattr(identity)}>{escape(name)}</name>"
    return f"<card>{named}<set>{escape(code)}</set></card>"


def _code(card: Card, pool: CardPool) -> str:
    cycle = pool.cycle_of(card.product)
    return _CODES.get(cycle) or "".join(cycle.split())


def _bracket(card: Card, pool: CardPool) -> str:
    """What tells a card from others of the same title."""
    homes = [(other.set, other.block) for other in pool.cards_titled(card.title)]
    if homes.count((card.set, card.block)) > 1:
        return f" ({card.code})"
    return f" ({card.set or card.block})" if len(homes) > 1 else ""


@dataclass
class _File:
    """What the elements below the root give."""

    matcher: SetMatcher
    items: list[Item] = field(default_factory=list)
    names_game: bool = False

    def take(self, element: Element) -> None:
        if element.tag == "superzone":
            self.items += read_zone(element, _LAYOUT, self._card)
        elif element.tag == "game" and not element.children:
            self._check_game(element)
        else:
            self.items += left_out(element, said("it is not part of a LackeyCCG deck; left out"))

    def _check_game(self, element: Element) -> None:
        if fold(element.text) != fold(GAME):
            game = plain(element.text)[:40]
            raise FormatError(
                said(
                    "this LackeyCCG deck is for another game ({game}, not {own})",
                    game=game,
                    own=GAME,
                )
            )
        self.names_game = True
        self.items.append(report_on(element, LineKind.IGNORED, not_kept(element, ())))

    def _card(self, element: Element, zone: Zone) -> list[Item]:
        name = next((child for child in element.children if child.tag == "name"), None)
        if name is None:
            return left_out(element, said("a card needs a name; left out"))
        identity = plain(name.attributes.get("id", "").partition(",")[0])
        bracketed = _BRACKET.fullmatch(plain(name.text))
        title, bracket = bracketed.groups() if bracketed else (plain(name.text), "")
        item: Item
        if zone is Zone.AFFILIATION and _is_force_card(identity, title):
            message = said("a card for the Force struggle, which is not part of a deck")
            item = ReportLine(element.line, name.shown, LineKind.IGNORED, message)
        else:
            card, repair = self._identify(identity, title, bracket, zone)
            named = title or (card.title if card else identity) or "a card without a title"
            item = CardLine(element.line, name.shown, zone, named, 1, card, repair)
        others = [child for child in element.children if child is not name and child.tag != "set"]
        return [item, *(line for child in others for line in left_out(child, said("left out")))]

    def _identify(
        self, identity: str, title: str, bracket: str, zone: Zone
    ) -> tuple[Card | None, str]:
        """By set and position, else by the bracket of the name; what is left goes by its title."""
        if zone is Zone.AFFILIATION:
            return self.matcher.pool.affiliation_card(title), ""
        card = self._at(identity)
        if card is not None:
            same = not title or fold(title) in {fold(name) for name in (card.title, *card.aliases)}
            return card, "" if same else said(
                "by its place it is {title} ({code})", title=card.title, code=card.code
            )
        place = (
            said("no card has the place {place}", place=identity)
            if identity
            else said("it has no place")
        )
        by_bracket = self._at(bracket)
        titled = self.matcher.pool.cards_titled(title)
        if by_bracket in titled:
            return by_bracket, semicolons(
                place, said("read as {title} ({code})", title=title, code=bracket)
            )
        of_set = [card for card in titled if str(card.set or card.block) == bracket]
        return of_set[0] if len(of_set) == 1 else None, place

    def _at(self, place: str) -> Card | None:
        """The card of a set and position: `Core-26-4`, `26-4`, `Core-026-4P`, `BotF-D01-7`."""
        found = _PLACE.search(place)
        if found is None:
            return None
        home, position = found.groups()
        if home.isdecimal():
            return self.matcher.pool.card(int(home), int(position))
        wanted = f"{home.upper()}-{int(position)}"
        return next((c for c in self.matcher.pool.challenge_cards if c.code == wanted), None)


def _is_force_card(identity: str, title: str) -> bool:
    """`Force-LS` is called `LS Force`; fans made others."""
    return identity.lower().startswith("force") or fold(title).endswith(" force")
