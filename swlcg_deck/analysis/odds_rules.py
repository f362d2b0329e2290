"""A rule about cards: how many, and of which (`at least 2 type:unit cost<=3`, `no type:fate`)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from swlcg_deck.analysis.odds_deck import Copies, OddsDeck, OddsError
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search.entry import make_entry
from swlcg_deck.cards.search.parser import parse
from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.word_lists import semicolons
from swlcg_deck.language import said

_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_NUMBER = rf"(?:\d{{1,3}}|{'|'.join(_NUMBERS)})"
_AMOUNT = re.compile(
    rf"(?P<no>no)\b|(?P<kind>at least|at most|exactly) (?P<number>{_NUMBER})\b"
    rf"|(?P<bound>{_NUMBER}) or (?P<way>more|fewer|less)\b",
    re.IGNORECASE,
)
_IN_HAND = re.compile(
    r"\s+(?:in|into|for) (?:the |my |an? |your )?(?:(?:opening|starting|first) )?hand$",
    re.IGNORECASE,
)
_ASKING = re.compile(
    r"(?:what (?:are|is) )?(?:the )?(?:(?:odds|chances?|probability) (?:of |to |for )?)?"
    r"(?:(?:draw|see|hav(?=i)|have|get|gett(?=i)|find|hold)(?:ing)? |for )?(?:an? )?",
    re.IGNORECASE,
)
_OWN_WORDS = {
    "hand",
    "opening",
    "turn",
    "draw",
    "drawn",
    "odds",
    "chance",
    "mulligan",
    "paid",
    "pay",
}
"""Words that questions are made of: in one that finds nothing they are no search."""


@dataclass(frozen=True)
class Amount:
    """A range of numbers; without an upper end if `most` is None."""

    least: int = 0
    most: int | None = None

    def holds(self, number: int) -> bool:
        return number >= self.least and (self.most is None or number <= self.most)

    @property
    def cap(self) -> int:
        """The number from which on nothing changes any more."""
        return self.least if self.most is None else self.most + 1

    @property
    def is_wish(self) -> bool:
        """Whether the player hopes for it: `no` and `at most` are what he fears."""
        return self.least > 0

    def english(self) -> str:
        if self.most is None:
            return f"at least {self.least}"
        if self.least == self.most:
            return f"exactly {self.least}" if self.least else "no"
        return f"at most {self.most}"


AT_LEAST_ONE = Amount(1)


@dataclass(frozen=True)
class Rule:
    """An amount of the cards that match a query."""

    amount: Amount
    query: str
    codes: frozenset[str]
    """The cards of the deck that match."""

    def matches(self, card: Card) -> bool:
        return card.code in self.codes

    def copies(self, cards: Copies) -> int:
        return sum(copies for card, copies in cards if card.code in self.codes)

    def english(self) -> str:
        return f"{self.amount.english()} {self.query}"


def read_amount(text: str) -> tuple[Amount | None, str]:
    """The amount a text begins with, if any, and what follows it."""
    found = _AMOUNT.match(text)
    if found is None:
        return None, text
    rest = text[found.end() :].strip()
    if found["no"]:
        return Amount(0, 0), rest
    if found["kind"]:
        number = _number(found["number"])
        kinds = {"at least": Amount(number), "at most": Amount(0, number)}
        return kinds.get(found["kind"].lower(), Amount(number, number)), rest
    number = _number(found["bound"])
    return (Amount(number) if found["way"].lower() == "more" else Amount(0, number)), rest


def _number(text: str) -> int:
    return _NUMBERS.get(text.lower()) or int(text)


class RuleReader:
    """Reads rules about the cards of one deck."""

    def __init__(self, deck: OddsDeck, pool: CardPool) -> None:
        self._deck = deck
        self._entries = {
            card.code: make_entry(card, pool) for card, _ in (*deck.objectives, *deck.command_cards)
        }

    def titled(self, text: str, cards: Copies) -> frozenset[str]:
        """The cards with exactly that title."""
        wanted = fold(text)
        return frozenset(c.code for c, _ in cards if wanted in map(fold, (c.title, *c.aliases)))

    def rule(self, text: str, cards: Copies | None = None) -> Rule:
        """`[AMOUNT] QUERY` over the command cards, or over other cards of the deck."""
        among = self._deck.command_cards if cards is None else cards
        text = text.strip()
        codes = self.titled(text, among)
        if codes:
            return Rule(AT_LEAST_ONE, text, codes)
        amount, query = read_amount(text)
        if not query:
            example = f"{text} type:unit".strip()
            raise OddsError(
                said(
                    "{text!r} names no card; write a title or a query, as {example!r}",
                    text=text,
                    example=example,
                )
            )
        codes = self.titled(query, among) or self._found(query, among)
        return Rule(amount or AT_LEAST_ONE, query, codes)

    def asked(self, text: str) -> tuple[Rule, bool]:
        """A rule in the words of a question, and whether it speaks of the opening hand alone.

        `draw Yoda in the opening hand`: what is no title here and finds nothing is no search.
        """
        rule = self.rule(text)
        if rule.codes:
            return rule, False
        bare = _IN_HAND.sub("", text)
        for shorter in (bare, _ASKING.sub("", bare, count=1)):
            if shorter != text and shorter and (found := self.rule(shorter)).codes:
                return found, bare != text
        if _OWN_WORDS.intersection(fold(rule.query).split()):
            raise OddsError(
                said(
                    "nothing in this deck is found by {query!r}; ask for a card by its title, or "
                    "by a query, with no more than an amount before it and a turn behind it",
                    query=rule.query,
                )
            )
        return rule, False

    def rules(self, texts: Sequence[str]) -> tuple[Rule, ...]:
        return tuple(self.rule(text) for text in texts)

    def _found(self, text: str, cards: Copies) -> frozenset[str]:
        places = {"deck": {card.set for card, _ in cards if card.set is not None}}
        query = parse(text, places)
        if query.problems:
            told = semicolons(
                *(
                    said(
                        "{part!r}: {problem}",
                        part=text[wrong.start : wrong.end],
                        problem=wrong.message,
                    )
                    for wrong in query.problems
                )
            )
            raise OddsError(
                said(
                    "the question {question!r} cannot be used as it is: {problems}",
                    question=text,
                    problems=told,
                )
            )
        return frozenset(
            card.code for card, _ in cards if query.predicate(self._entries[card.code])
        )

    def near_title(self, text: str) -> str | None:
        """The title in the deck that was most likely meant."""
        titles = {fold(entry.card.title): entry.card.title for entry in self._entries.values()}
        near = get_close_matches(fold(text), titles, n=1, cutoff=0.6)
        return titles[near[0]] if near else None
