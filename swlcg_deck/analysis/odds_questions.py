"""The language of questions about a deck, from a line of text to its exact answer."""

import re
from collections.abc import Callable
from functools import cached_property

from swlcg_deck.analysis.odds_answers import Answer, Chance, Distribution, distribution
from swlcg_deck.analysis.odds_cards import CardOdds
from swlcg_deck.analysis.odds_deck import OddsDeck, OddsError
from swlcg_deck.analysis.odds_force import ForceOdds
from swlcg_deck.analysis.odds_habits import DEAD_HAND, MOST_TURNS, Habits, check_habits
from swlcg_deck.analysis.odds_keep import RULE
from swlcg_deck.analysis.odds_objectives import ObjectiveOdds
from swlcg_deck.analysis.odds_resources import Moment
from swlcg_deck.analysis.odds_rules import AT_LEAST_ONE, Amount, Rule, RuleReader, read_amount
from swlcg_deck.language import said

STANDARD_QUESTIONS = ("resources", "force", "no type:unit", "no type:fate", "dead", "objectives")
"""What is asked of a deck when nothing else is."""
_TURN = re.compile(r"\s*\b(?:by|on) turn (\d{1,3})$", re.IGNORECASE)
_WORD = re.compile(r"(objectives|resources|force|edge|pay|dead)\b\s*(.*)", re.IGNORECASE)


class Questions:
    """Answers questions about one deck; what several questions need is worked out once."""

    def __init__(self, deck: OddsDeck, habits: Habits, reader: RuleReader) -> None:
        check_habits(habits, deck)
        self._deck = deck
        self._habits = habits
        self._reader = reader
        self._cards = CardOdds(deck, habits)

    def answer(self, question: str) -> Answer:
        """The exact answer, or an OddsError that says what is wrong with the question."""
        text = " ".join(question.split())
        if not text:
            raise OddsError(said("a question is empty; ask for a card, or for resources"))
        asked, turn = _without_turn(text)
        word = _WORD.fullmatch(asked)
        if word is not None and not self._reader.titled(asked, self._deck.command_cards):
            ask = self._words[word[1].lower()]
            found = ask(text, word[2], turn)
            if found is not None:
                return found
        return self._about_cards(text, asked, turn)

    @property
    def _words(self) -> dict[str, Callable[[str, str, int | None], Answer | None]]:
        """What a first word asks for; None where it begins a title (`Force Choke`) after all."""
        return {
            "objectives": self._about_objectives,
            "resources": self._about_resources,
            "force": self._about_force,
            "edge": self._about_edge,
            "pay": self._about_paying,
            "dead": self._about_dead_hands,
        }

    @cached_property
    def _objectives(self) -> ObjectiveOdds:
        return ObjectiveOdds(self._deck)

    @cached_property
    def _force(self) -> ForceOdds:
        return ForceOdds(self._deck, self._habits)

    def _about_cards(self, text: str, asked: str, turn: int | None) -> Answer:
        if turn is None and not self._reader.rule(asked).codes:
            goals = self._reader.rule(asked, self._deck.objectives)
            if goals.codes:
                return self._objective_answer(text, goals)
        rule, in_hand = self._reader.asked(asked)
        odds = self._cards
        all_turns = () if in_hand else range(1, self._habits.turns + 1)
        turns = all_turns if turn is None else (turn,)
        chances = [odds.in_opening_hand(rule), *(odds.by_turn(rule, n) for n in turns)]
        if rule.amount == AT_LEAST_ONE and self._is_played(rule):
            chances += [odds.paid(rule, Moment(n)) for n in turns]
        return Answer(
            text,
            self._about(rule),
            tuple(chances),
            (odds.number_in_hand(rule),),
            (*self._nothing(rule), self._mulligan(rule.amount)),
        )

    def _about_paying(self, text: str, rest: str, turn: int | None) -> Answer | None:
        if not rest:
            return None
        rule, _ = self._reader.asked(rest)
        if rule.amount != AT_LEAST_ONE:
            raise OddsError(
                said("{question!r}: pay asks for one card; leave out how many", question=text)
            )
        turns = range(1, self._habits.turns + 1) if turn is None else (turn,)
        moments = [Moment(n, spent) for n in turns for spent in (False, True) if n > 1 or not spent]
        remarks = (
            *self._nothing(rule),
            self._mulligan(rule.amount) if self._habits.keep else _PAID_MULLIGAN,
            _PAYING,
            *self._resource_remarks(),
        )
        chances = tuple(self._cards.paid(rule, moment) for moment in moments)
        return Answer(text, self._about(rule), chances, (), remarks)

    def _about_resources(self, text: str, rest: str, turn: int | None) -> Answer | None:
        amount, further = read_amount(rest)
        if further:
            return None
        if turn is None:
            moments = [Moment(1), Moment(2, spent=True)]
        else:
            moments = [Moment(turn), *([Moment(turn, spent=True)] if turn > 1 else [])]
        found = [self._resources(moment) for moment in moments]
        holds = None if amount is None else amount.holds
        chances = tuple(Chance(d.of, d.chance_that(holds)) for d in found) if holds else ()
        return Answer(
            text,
            "resources of the affiliation card and the three kept objectives",
            chances,
            tuple(found),
            (
                _MOST_RESOURCES,
                *self._resource_remarks(),
            ),
        )

    def _resources(self, moment: Moment) -> Distribution:
        draws = self._cards.objective_draws
        return distribution(moment.english(), draws.most(moment), draws.total)

    def _resource_remarks(self) -> tuple[str, ...]:
        found = []
        if self._deck.affiliation_card is None:
            found.append(said("The deck has no affiliation card, so none is counted."))
        titles = [card.title for card, _ in self._deck.objectives if card.resources == "X"]
        if titles:
            found.append(said("X counts as 0: {titles}.", titles=", ".join(titles)))
        return tuple(found)

    def _about_force(self, text: str, rest: str, turn: int | None) -> Answer | None:
        amount, further = read_amount(rest)
        if further or turn is not None:
            return None
        remarks = () if amount is None else (self._mulligan(amount),)
        chances = () if amount is None else (self._force.chance(amount),)
        return Answer(text, "Force icons in the opening hand", chances, self._force.icons, remarks)

    def _about_edge(self, text: str, rest: str, turn: int | None) -> Answer | None:
        if not rest.isdigit() or turn is not None:
            return None
        if not 1 <= int(rest) <= self._habits.hand:
            raise OddsError(
                said(
                    "{question!r}: an edge stack has 1 to {most} cards of a hand",
                    question=text,
                    most=self._habits.hand,
                )
            )
        return Answer(
            text,
            f"an edge stack of {rest}: the cards of the opening hand with the most Force icons",
            (),
            self._force.stack(int(rest)),
        )

    def _about_dead_hands(self, text: str, rest: str, turn: int | None) -> Answer | None:
        if rest or turn is not None:
            return None
        rules = self._habits.dead or (self._reader.rule(DEAD_HAND),)
        about = f"a dead hand: {' or '.join(rule.english() for rule in rules)}"
        remark = self._mulligan(Amount(0, 0))
        return Answer(text, about, (self._cards.dead(rules),), (), (remark,))

    def _about_objectives(self, text: str, rest: str, turn: int | None) -> Answer | None:
        if turn is not None:
            raise OddsError(
                said(
                    "{question!r}: objectives are asked of the setup, without a turn", question=text
                )
            )
        if rest:
            return self._objective_answer(text, self._reader.rule(rest, self._deck.objectives))
        about = "objectives by affiliation and by trait"
        return Answer(text, about, (), self._objectives.table(), (_KEEP_REMARK,))

    def _objective_answer(self, text: str, rule: Rule) -> Answer:
        copies = rule.copies(self._deck.objectives)
        return Answer(
            text,
            f"{rule.english()}: {copies} of {self._deck.objective_count} objectives match",
            self._objectives.chances(rule),
            self._objectives.distributions(rule),
            (*self._nothing(rule), _KEEP_REMARK),
        )

    def _about(self, rule: Rule) -> str:
        copies = rule.copies(self._deck.command_cards)
        return f"{rule.english()}: {copies} of {self._deck.command_count} command cards match"

    def _is_played(self, rule: Rule) -> bool:
        """Whether a matching card has a cost at all: fate cards have none (RES-21)."""
        return any(c.cost is not None and rule.matches(c) for c, _ in self._deck.command_cards)

    def _nothing(self, rule: Rule) -> tuple[str, ...]:
        if rule.codes:
            return ()
        near = self._reader.near_title(rule.query)
        if near:
            return (said("Nothing in this deck matches. Did you mean {title}?", title=near),)
        return (said("Nothing in this deck matches."),)

    def _mulligan(self, amount: Amount) -> str:
        if self._habits.keep:
            kept = " and ".join(rule.english() for rule in self._habits.keep)
            return said("Mulligan: a hand is kept with {rules}, else drawn anew once.", rules=kept)
        if amount.is_wish:
            return said("Mulligan: a hand without it is drawn anew once.")
        return said("Mulligan: a hand in which this comes true is drawn anew once.")


_KEEP_REMARK = said("A sensible player keeps {rule}.", rule=RULE)
_PAID_MULLIGAN = said(
    "Mulligan: a hand without a card that is asked for and can be paid for then is drawn anew once."
)
_PAYING = said(
    "The affiliation card and the kept objectives pay, with a resource match; each line with the "
    "keep that is best for it. Cards that were played to give resources, and texts that change "
    "costs, are not counted."
)
_MOST_RESOURCES = said(
    "Each line with the keep that has the most resources then. A card that gave two or more needs "
    "as many refreshes; one that was not used, or gave one, is ready."
)


def _without_turn(text: str) -> tuple[str, int | None]:
    found = _TURN.search(text)
    if found is None:
        return text, None
    turn = int(found[1])
    if not 1 <= turn <= MOST_TURNS:
        raise OddsError(
            said(
                "{question!r}: a turn is a number from 1 to {most}", question=text, most=MOST_TURNS
            )
        )
    return text[: found.start()], turn
