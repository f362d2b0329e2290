"""Pieces of sentences about a game: cards, players, zones and lists, ready to be translated."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from swlcg_deck.cards.words.word_lists import either, listing
from swlcg_deck.engine.core.constants import AFFILIATION, ATTACKING, DIAL, IN_PLAY, NOBODY
from swlcg_deck.engine.core.printed_card import AFFILIATION_BITS
from swlcg_deck.engine.core.state import State
from swlcg_deck.language import joined, said, said_n

_SIDES: Final = (said("the dark side"), said("the light side"))
PLAYER_NAMES: Final = (said("Dark", note="a player"), said("Light", note="a player"))
"""The players as a log calls them."""
PHASES: Final = (
    said("balance phase"),
    said("refresh phase"),
    said("draw phase"),
    said("deployment phase"),
    said("conflict phase"),
    said("force phase"),
    said("setup phase"),
)
PHASE_TITLES: Final = (
    said("Balance phase"),
    said("Refresh phase"),
    said("Draw phase"),
    said("Deployment phase"),
    said("Conflict phase"),
    said("Force phase"),
    said("Setup phase"),
)
ZONES: Final = (
    said("aside"),
    said("hand"),
    said("deck"),
    said("objective deck"),
    said("discard pile"),
    said("victory pile"),
    said("edge stack"),
    said("captured"),
    said("facedown objectives"),
    said("in play"),
    said("beneath a card"),
)


def card_name(state: State, card: int) -> str:
    """What players call a card, or a place that is none."""
    if card == NOBODY:
        return said("the play area")
    if card == DIAL:
        return said("the Death Star dial")
    face = state.faces[card]
    if face.is_force_card:
        return said("a Force card")
    if face.kind == AFFILIATION:
        return said("the affiliation card {title}", title=face.title)
    return face.title


def side(player: int) -> str:
    """`the dark side`."""
    return _SIDES[player]


def listed(words: Sequence[str], joint: str = "and") -> str:
    """`A`, `A and B`, `A, B and C`; the same word several times becomes `2 x A`."""
    counted = [
        word if count == 1 else said("{count} x {name}", count=count, name=word)
        for word, count in Counter(words).items()
    ]
    if not counted:
        return ""
    return either(counted) if joint == "or" else listing(counted)


def cards_listed(state: State, cards: Iterable[int], joint: str = "and") -> str:
    return listed([card_name(state, card) for card in cards], joint)


def affiliation_names(bits: int) -> tuple[str, ...]:
    """The affiliations of a match, in the order of the game."""
    return tuple(a.value for a, bit in AFFILIATION_BITS.items() if bit and bits & bit)


def condition(state: State, card: int) -> str:
    """What lies on a card in play and where it stands, to tell copies apart; may be empty."""
    if card < 0 or state.zone[card] != IN_PLAY:
        return ""
    facts = []
    if state.damage[card]:
        facts.append(said("{amount} damage", amount=state.damage[card]))
    if state.focus[card]:
        facts.append(said_n("{n} focus token", "{n} focus tokens", state.focus[card]))
    if state.shield[card]:
        facts.append(said_n("{n} shield", "{n} shields", state.shield[card]))
    if state.committed[card]:
        facts.append(said("committed"))
    if state.role[card]:
        is_attacker = state.role[card] == ATTACKING
        facts.append(said("attacking") if is_attacker else said("defending"))
    facts.extend(
        said("with {card}", card=card_name(state, other))
        for pile in state.enhancements
        for other in pile
        if state.host[other] == card
    )
    if state.host[card] != NOBODY:
        facts.append(said("on {card}", card=card_name(state, state.host[card])))
    return joined(facts, ", ")
