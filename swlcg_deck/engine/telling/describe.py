"""Decisions in words: the question, why it is asked, and a label for every option."""

from collections import Counter
from dataclasses import dataclass

from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.telling.asker import Asker, asker, option_asker
from swlcg_deck.engine.telling.names import condition
from swlcg_deck.engine.telling.options import label
from swlcg_deck.engine.telling.questions import asked
from swlcg_deck.language import said, said_n


@dataclass(frozen=True, slots=True)
class OptionWords:
    """One option as a player reads it."""

    number: int
    """What `answer` takes."""
    label: str
    card: int
    """The card it is about; -1 for none."""
    ability: str = ""
    """The line of a card's text that it uses, in English."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as a player reads it."""

    player: int
    kind: str
    text: str
    why: str
    rule: str
    least: int
    most: int
    card: int
    """The card that asks; -1 if it is the rules."""
    options: tuple[OptionWords, ...]
    ability: str = ""
    """The line of its text that asks, in English; empty if it is the rules."""


def describe(state: State, decision: Decision) -> Question:
    """A pending decision in words; `state` is the game that asks it."""
    text, why = asked(state, decision)
    labels = _told_apart(state, decision, [label(state, decision, o) for o in decision.options])
    options = tuple(
        OptionWords(number, words, option[1], _ability(option_asker(state, decision, option)))
        for number, (words, option) in enumerate(zip(labels, decision.options, strict=True))
    )
    behind = asker(state, decision)
    return Question(
        decision.player,
        decision.kind,
        text,
        why,
        decision.why,
        decision.least,
        decision.most,
        decision.source if behind is None else behind.card,
        options,
        _ability(behind),
    )


def _ability(behind: Asker | None) -> str:
    return "" if behind is None else behind.line


def _told_apart(state: State, decision: Decision, labels: list[str]) -> list[str]:
    """Options that read alike say what lies on their cards."""
    alike = Counter(labels)
    told = []
    for words, option in zip(labels, decision.options, strict=True):
        facts = condition(state, option[1]) if alike[words] > 1 else ""
        told.append(said("{option} ({facts})", option=words, facts=facts) if facts else words)
    return told


def how_many(question: Question) -> str:
    """`Choose 1.`, `Choose 1 to 3.`, `Choose up to 3.`"""
    least, most = question.least, min(question.most, len(question.options))
    if least == most:
        return said_n("Choose {n} option.", "Choose {n} options.", least)
    if least == 0:
        return said("Choose up to {most}.", most=most)
    return said("Choose {least} to {most}.", least=least, most=most)
