"""One opening in sentences."""

from collections.abc import Sequence

from swlcg_deck.analysis.odds_resources import Purse
from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.language import capital, tr, tr_n
from swlcg_deck.playtest.openings import Hand

_NAMED = 2


def keep_words(purse: Purse) -> str:
    """Above the objectives."""
    return tr_n(
        "Four seen, three kept. This keep gives {n} resource on turn 1.",
        "Four seen, three kept. This keep gives {n} resources on turn 1.",
        purse.total,
    )


def hand_words(hand: Hand, purse: Purse) -> str:
    """Above the hand: what it has, and what of it can be paid for."""
    counts = tr(
        "{units}, {fates}, {icons}.",
        units=tr_n("{n} unit", "{n} units", hand.units) if hand.units else tr("no unit"),
        fates=(
            tr_n("{n} fate card", "{n} fate cards", hand.fates)
            if hand.fates
            else tr("no fate card")
        ),
        icons=tr_n("{n} Force icon", "{n} Force icons", hand.force_icons),
    )
    return f"{capital(counts)} {_paid_words(hand.cards, purse)}"


def _paid_words(cards: Sequence[Card], purse: Purse) -> str:
    titles = list(dict.fromkeys(card.title for card in cards if purse.pays(card)))
    if not titles:
        return tr("None of it can be paid for on turn 1.")
    if len(titles) > _NAMED:
        count = sum(purse.pays(card) for card in cards)
        return tr("{count} of them can be paid for on turn 1.", count=count)
    if len(titles) == 1:
        return tr("{card} can be paid for on turn 1.", card=titles[0])
    return tr("{card} and {other} can be paid for on turn 1.", card=titles[0], other=titles[1])


def payment_words(card: Card, purse: Purse) -> str:
    """Below a card of the hand: whether it can be paid for on turn 1, alone (RES-10, RES-11)."""
    if card.type is CardType.FATE:
        return tr("For edge battles")
    if purse.pays(card):
        return tr("Payable on turn 1")
    cost = card.cost if isinstance(card.cost, int) else 0
    if cost > purse.total:
        return tr_n("{n} resource short", "{n} resources short", cost - purse.total)
    return tr("No resource match")
