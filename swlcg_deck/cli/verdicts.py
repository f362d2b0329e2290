"""A verdict as the command line says it: a word and its colour."""

from typing import Final

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.legality.findings import Judgement, Verdict

_WORDS: Final = {
    Verdict.LEGAL: "Legal",
    Verdict.ILLEGAL: "Illegal",
    Verdict.UNKNOWN: "Can't tell",
}
_COLOURS: Final = {
    Verdict.LEGAL: Affiliation.JEDI.value,
    Verdict.ILLEGAL: "red",
    Verdict.UNKNOWN: "yellow",
}


def verdict_word(judgement: Judgement) -> str:
    """In a word; one of its own where only the restricted list is broken (RL-01)."""
    return "Casual only" if judgement.casual_only else _WORDS[judgement.verdict]


def plain_word(verdict: Verdict, *, casual_only: bool) -> str:
    """In the middle of a line, as a search asks for it."""
    return "casual only" if casual_only else verdict.value


def verdict_colour(judgement: Judgement) -> str:
    return "yellow" if judgement.casual_only else _COLOURS[judgement.verdict]
