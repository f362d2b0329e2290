"""Pieces of sentences about a game: cards, players, lists and numbers in English."""

from collections import Counter
from collections.abc import Iterable, Sequence

from swlcg_deck.engine.faces import AFFILIATION_BITS
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import AFFILIATION, ATTACKING, DIAL, IN_PLAY, NOBODY, SIDE_NAMES


def card_name(state: State, card: int) -> str:
    """What players call a card, or a place that is none."""
    if card == NOBODY:
        return "the play area"
    if card == DIAL:
        return "the Death Star dial"
    face = state.faces[card]
    return f"the affiliation card {face.title}" if face.kind == AFFILIATION else face.title


def side(player: int) -> str:
    """`the dark side`."""
    return f"the {SIDE_NAMES[player]} side"


def listed(words: Sequence[str], joint: str = "and") -> str:
    """`A`, `A and B`, `A, B and C`; the same word several times becomes `2 x A`."""
    counted = [
        word if count == 1 else f"{count} x {word}" for word, count in Counter(words).items()
    ]
    if len(counted) < 2:
        return "".join(counted)
    return f"{', '.join(counted[:-1])} {joint} {counted[-1]}"


def cards_listed(state: State, cards: Iterable[int], joint: str = "and") -> str:
    return listed([card_name(state, card) for card in cards], joint)


def many(count: int, thing: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def affiliation_names(bits: int) -> tuple[str, ...]:
    """The affiliations of a match, in the order of the game."""
    return tuple(a.value for a, bit in AFFILIATION_BITS.items() if bit and bits & bit)


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def condition(state: State, card: int) -> str:
    """What lies on a card in play and where it stands, to tell copies apart; may be empty."""
    if card < 0 or state.zone[card] != IN_PLAY:
        return ""
    tokens = [
        many(count, thing)
        for count, thing in (
            (state.focus[card], "focus token"),
            (state.shield[card], "shield"),
        )
        if count
    ]
    if state.damage[card]:
        tokens.insert(0, f"{state.damage[card]} damage")
    if state.committed[card]:
        tokens.append("committed")
    if state.role[card]:
        tokens.append("attacking" if state.role[card] == ATTACKING else "defending")
    tokens.extend(
        f"with {card_name(state, other)}"
        for pile in state.enhancements
        for other in pile
        if state.host[other] == card
    )
    if state.host[card] != NOBODY:
        tokens.append(f"on {card_name(state, state.host[card])}")
    return ", ".join(tokens)
