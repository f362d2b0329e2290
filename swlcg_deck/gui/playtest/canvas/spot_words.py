"""Cards on the table in sentences: for screen readers, tooltips and the text tree."""

from typing import Final

from swlcg_deck.engine.game import ATTACKING, CardInPlay, SeatView
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr
from swlcg_deck.playtest.table import Table

_ICONS: Final = (
    mark("{count} unit damage"),
    mark("{count} blast damage"),
    mark("{count} tactics"),
    mark("{count} edge unit damage"),
    mark("{count} edge blast damage"),
    mark("{count} edge tactics"),
)
"""Combat icons in the order of the engine: normal ones, then those that need the edge."""


def conditions(card: CardInPlay) -> str:
    """What lies on a card and what it does now; may be empty."""
    words = []
    if card.damage:
        words.append(tr("{count} damage of {capacity}", count=card.damage, capacity=card.capacity))
    elif card.capacity:
        words.append(tr("capacity {capacity}", capacity=card.capacity))
    if card.focus:
        words.append(tr("exhausted, {tokens}", tokens=many(card.focus, "focus token")))
    if card.shield:
        words.append(many(card.shield, "shield"))
    if card.committed:
        words.append(tr("committed to the Force"))
    if card.role:
        words.append(tr("attacking") if card.role == ATTACKING else tr("defending"))
    if card.captured:
        words.append(tr("{count} captured here", count=card.captured))
    if card.beneath:
        words.append(tr("{count} facedown beneath it", count=card.beneath))
    return ", ".join(words)


def values(card: CardInPlay) -> str:
    """What a card shows at present, with all that changes it."""
    counted = zip(card.icons, _ICONS, strict=True)
    words = [tr(pattern, count=count) for count, pattern in counted if count]
    if card.force_icons:
        words.append(tr("{count} Force", count=card.force_icons))
    if card.resources:
        words.append(many(card.resources, "resource"))
    return ", ".join(words)


def present_state(card: CardInPlay | None) -> str:
    """What a card has come to in this game, below its large face; may be empty."""
    if card is None:
        return ""
    facts = [words for words in (conditions(card), values(card)) if words]
    return tr("Now: {facts}.", facts="; ".join(facts)) if facts else ""


def sentence(title: str, zone: str, card: CardInPlay | None, note: str = "") -> str:
    """`Red Five, attackers: 1 damage of 2. Can be chosen.`"""
    facts = conditions(card) if card is not None else ""
    place = f"{title}, {tr(zone)}"
    return f"{place}{f': {facts}' if facts else ''}.{f' {note}' if note else ''}"


def head_sentence(table: Table, seat: SeatView) -> str:
    """The piles of a side, for those who listen."""
    name = table.seats[0 if seat.side == "dark" else 1].name
    return tr(
        "Piles of {name}: {hand} in hand, deck {deck}, objective deck {objectives}, "
        "discard pile {discard}, victory pile {victory}, Force cards left {force}. "
        "Enter shows them.",
        name=name,
        hand=seat.hand_size,
        deck=seat.deck_size,
        objectives=seat.objective_deck_size,
        discard=len(seat.discard),
        victory=len(seat.victory),
        force=seat.force_supply,
    )
