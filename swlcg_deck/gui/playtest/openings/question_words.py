"""Questions in the words of a player, where they are of a usual kind."""

import re
from typing import Final

from swlcg_deck.analysis.odds_rules import Amount, read_amount
from swlcg_deck.language import mark, tr

_TURN = re.compile(r"on turn (\d+)", re.IGNORECASE)
_AFFILIATION = re.compile(r'(?:affiliation|a):"?([^"]+)"?', re.IGNORECASE)
_FOUR = Amount(4)
_NONE_OF: Final = {
    "type:unit": mark("No unit in hand"),
    "type:fate": mark("No fate card in hand"),
    "type:event": mark("No event in hand"),
    "type:enhancement": mark("No enhancement in hand"),
}


def question_words(question: str) -> str:
    """`5 or more resources on turn 1`; as it was asked where there are no better words."""
    text = " ".join(question.split())
    first, _, rest = text.partition(" ")
    kinds = {"resources": _resources, "force": _force, "objectives": _objectives}
    kind = kinds.get(first.lower())
    if kind is not None:
        return kind(rest) or text
    if text.lower() == "dead":
        return tr("Dead hand")
    amount, query = read_amount(text)
    if amount == Amount(0, 0) and query.lower() in _NONE_OF:
        return tr(_NONE_OF[query.lower()])
    return text


def _resources(rest: str) -> str:
    amount, further = read_amount(rest)
    turn = _TURN.fullmatch(further)
    if amount is None or amount.most is not None or turn is None:
        return ""
    return tr("{count} or more resources on turn {turn}", count=amount.least, turn=turn[1])


def _force(rest: str) -> str:
    amount, further = read_amount(rest)
    if amount is None or further or amount.most is not None:
        return ""
    return tr("{count} or more Force icons in hand", count=amount.least)


def _objectives(rest: str) -> str:
    amount, query = read_amount(rest)
    named = _AFFILIATION.fullmatch(query)
    if amount == _FOUR and named is not None:
        return tr("All four objectives {affiliation}", affiliation=named[1])
    if amount is None and query and ":" not in query:
        return tr("{objective} among the four", objective=query)
    return ""
