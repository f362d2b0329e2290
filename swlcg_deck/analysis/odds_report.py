"""Everything a page about a deck's openings shows: key cards, questions, distributions."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from swlcg_deck.analysis.odds_answers import Answer, Distribution
from swlcg_deck.analysis.odds_deck import OddsDeck, OddsError
from swlcg_deck.analysis.odds_habits import TURNS, Habits
from swlcg_deck.analysis.odds_questions import Questions
from swlcg_deck.analysis.odds_rules import Amount, RuleReader, read_amount
from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.language import said, words_of

_MAIN_CARDS, _FREQUENT_CARDS = 4, 2
_SURE = Fraction(95, 100)
_IN_HAND = "in the opening hand"
_KEY_CHANCES = 1 + TURNS
"""In the opening hand, and by each of the turns of the table."""


@dataclass(frozen=True)
class Wish:
    """What one wants to know of a deck."""

    cards: tuple[str, ...] = ()
    """Titles or queries, for the table of key cards."""
    questions: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    """What makes a hand dead; with none it is the usual rule."""


@dataclass(frozen=True)
class CardChances:
    """A row of the table of key cards."""

    text: str
    copies: int
    affiliation: Affiliation | None
    """What all the matching cards have in common."""
    opening: Fraction
    with_mulligan: Fraction
    by_turn: Fraction
    """By the last turn of the table, without a mulligan."""
    paid: tuple[Fraction, ...]
    """On each turn of the table; empty for what has no cost, as fate cards (RES-21)."""
    remarks: tuple[str, ...]


@dataclass(frozen=True)
class QuestionAnswer:
    """A question with the chance that answers it, or with what is wrong with it."""

    question: str
    chance: Fraction | None = None
    with_mulligan: Fraction | None = None
    is_wish: bool = True
    """Whether more of it is better."""
    about: str = ""
    remarks: tuple[str, ...] = ()
    fault: str = ""


@dataclass(frozen=True)
class OddsReport:
    cards: tuple[CardChances, ...]
    questions: tuple[QuestionAnswer, ...]
    resources: Distribution
    """On turn 1, with the keep that has the most."""
    force_icons: Distribution
    units: Distribution


class Reporter:
    """Answers wishes about one deck."""

    def __init__(self, deck: OddsDeck, pool: CardPool, dead: tuple[str, ...] = ()) -> None:
        """Raises OddsError for a rule of a dead hand that cannot be read."""
        self._deck = deck
        self._reader = RuleReader(deck, pool)
        self._questions = Questions(deck, Habits(dead=self._reader.rules(dead)), self._reader)

    def report(self, wish: Wish) -> OddsReport:
        cards, questions = [], [self.answer(question) for question in wish.questions]
        for text in wish.cards:
            found = self.card(text)
            if found is not None:
                cards.append(found)
        ask = self._questions.answer
        return OddsReport(
            tuple(cards),
            tuple(questions),
            ask("resources on turn 1").distributions[0],
            ask("force").distributions[0],
            ask("type:unit").distributions[0],
        )

    def is_about_cards(self, text: str) -> bool:
        """Whether a text belongs into the table of key cards, or is a question of its own.

        Raises OddsError where it is neither.
        """
        answer = self._questions.answer(text)
        if self._is_plain(answer, text):
            if not self._reader.rule(text).codes:
                raise OddsError(answer.remarks[0])
            return True
        fault = self.answer(text).fault
        if fault:
            raise OddsError(fault)
        return False

    def _is_plain(self, answer: Answer, text: str) -> bool:
        amount, _ = read_amount(text)
        asked_of_cards = answer.chances[:1] and answer.chances[0].when == _IN_HAND
        plain = amount is None or bool(self._reader.titled(text, self._deck.command_cards))
        return bool(asked_of_cards) and plain and len(answer.chances) >= _KEY_CHANCES

    def card(self, text: str) -> CardChances | None:
        """The row of a title or query; None where nothing in the deck is meant by it."""
        try:
            answer = self._questions.answer(text)
            if not self._is_plain(answer, text):
                return None
            rule = self._reader.rule(text)
        except OddsError:
            return None
        found = {c.affiliation for c, _ in self._deck.command_cards if rule.matches(c)}
        opening, *later = answer.chances
        return CardChances(
            text,
            rule.copies(self._deck.command_cards),
            found.pop() if len(found) == 1 else None,
            opening.chance,
            opening.chance if opening.with_mulligan is None else opening.with_mulligan,
            later[TURNS - 1].chance,
            tuple(chance.chance for chance in later[TURNS:]),
            answer.remarks,
        )

    def answer(self, question: str) -> QuestionAnswer:
        try:
            found = self._questions.answer(question)
        except OddsError as error:
            return QuestionAnswer(question, fault=words_of(error))
        if not found.chances:
            fault = said("The question has no single chance for an answer; ask for a number of it.")
            return QuestionAnswer(question, fault=fault)
        by_turn = [chance for chance in found.chances if chance.when.startswith("by turn")]
        chance = by_turn[0] if len(by_turn) == 1 else found.chances[0]
        return QuestionAnswer(
            question,
            chance.chance,
            chance.with_mulligan,
            _is_wish(question),
            found.about,
            found.remarks,
        )


def _is_wish(question: str) -> bool:
    first, _, rest = question.strip().partition(" ")
    amount, _ = read_amount(question.strip())
    if amount is None:
        amount, _ = read_amount(rest)
    return first.lower() != "dead" and (amount or Amount(1)).is_wish


def usual_cards(deck: OddsDeck) -> tuple[str, ...]:
    """Titles worth a look in any deck: its dearest units, and what it has most of."""
    copies: Counter[str] = Counter()
    cards: dict[str, Card] = {}
    for card, number in deck.command_cards:
        copies[card.title] += number
        cards[card.title] = card
    units = [card for card in cards.values() if card.type is CardType.UNIT]
    units.sort(key=lambda card: (-_cost(card), not card.unique, -copies[card.title], card.title))
    main = [card.title for card in units[:_MAIN_CARDS]]
    frequent = [title for title, _ in copies.most_common() if title not in main]
    return (*main, *frequent[:_FREQUENT_CARDS])


def _cost(card: Card) -> int:
    return card.cost if isinstance(card.cost, int) else 0


def usual_questions(deck: OddsDeck, pool: CardPool) -> tuple[str, ...]:
    """What players ask of any deck, with the numbers and names of this one."""
    asked = Questions(deck, Habits(), RuleReader(deck, pool))
    resources = asked.answer("resources on turn 1").distributions[0]
    force = asked.answer("force").distributions[0]
    affiliations: Counter[Affiliation] = Counter()
    for card, copies in deck.objectives:
        affiliations[card.affiliation] += copies
    shared = [name for name, copies in affiliations.most_common() if copies < deck.objective_count]
    return (
        f"resources at least {_open_number(resources)} on turn 1",
        f"objectives {deck.objectives[0][0].title}",
        *(f'objectives at least 4 affiliation:"{name.value}"' for name in shared[:1]),
        f"force at least {max(1, round(force.mean) - 1)}",
        "no type:unit",
        "no type:fate",
        "dead",
    )


def _open_number(found: Distribution) -> int:
    """The smallest number that is not nearly sure."""
    left = Fraction(1)
    for number, chance in found.chances.items():
        if left < _SURE:
            return number
        left -= chance
    return max(found.chances)
