"""Decks and numbers for the commands that play: which side, which seed, which bots."""

import argparse
from collections.abc import Callable

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.deck_files import read_one
from swlcg_deck.cli.errors import CallError
from swlcg_deck.decks.deck import Deck
from swlcg_deck.engine.game import DARK, LIGHT, DeckChoice, DeckError, deck_to_play
from swlcg_deck.playtest.bots import BOTS
from swlcg_deck.playtest.decks_in_play import choice_of

MOST_SEED = (1 << 63) - 1


def read_playable(name: str, pool: CardPool) -> tuple[Deck, Side, DeckChoice]:
    """A deck that a game can be played with, or a CallError that says what it lacks."""
    deck = read_one(name, pool)
    side = deck.side(pool)
    try:
        choice = choice_of(deck)
        if side is None:
            raise DeckError(f"There is no affiliation card {deck.affiliation!r} in the pool.")
        deck_to_play(pool, choice, DARK if side is Side.DARK else LIGHT)
    except DeckError as error:
        raise CallError(f"{name}: {error}") from None
    return deck, side, choice


def seed_number(text: str) -> int:
    digits = text.lstrip("0") or text[:1]  # a number of thousands of digits is not even read
    is_number = digits.isascii() and digits.isdigit() and len(digits) < 20
    if not (is_number and int(digits) <= MOST_SEED):
        shown = text if len(text) <= 40 else f"{text[:39]}…"
        raise argparse.ArgumentTypeError(
            f"{shown!r} is no seed; a whole number from 0 to {MOST_SEED:,} is one"
        )
    return int(digits)


def count_up_to(most: int, what: str) -> Callable[[str], int]:
    """A type of an argument: a whole number from 1 on."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and 1 <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is no number of {what} from 1 to {most:,}")
        return int(text)

    return read


def bot_name(text: str) -> str:
    if text not in BOTS:
        raise argparse.ArgumentTypeError(f"there is no bot {text!r}; there are {', '.join(BOTS)}")
    return text


def two_bots(text: str) -> tuple[str, str]:
    """`greedy` for both sides, or `search,greedy` for light and dark."""
    names = text.split(",")
    if len(names) > 2:
        raise argparse.ArgumentTypeError(f"{text!r} names {len(names)} bots; two sides need two")
    return bot_name(names[0]), bot_name(names[-1])
