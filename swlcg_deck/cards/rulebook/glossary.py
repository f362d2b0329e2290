"""The rules of the game in our own words: chapters of rules by id, and a glossary of terms."""

import re
from functools import cached_property
from typing import Annotated, Final, Literal

from pydantic import Field, StringConstraints

from swlcg_deck.cards.base import Frozen, Text
from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.cards.titles import fold

RULE_ID: Final = r"[A-Z]{2,8}(?:-[LD]S)?-[0-9]{1,2}[a-c]?"
RuleId = Annotated[str, StringConstraints(pattern=rf"^{RULE_ID}$")]
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,20}$")]
Prose = Annotated[
    str, StringConstraints(min_length=1, max_length=900, pattern=r"^[^\s\p{C}][^\p{C}]*$")
]
"""A paragraph without control characters."""
Standing = Literal["printed", "derived", "ours"]
"""Printed; not printed but following from its source; left open by the printed rules."""

_LOOSE_ID = re.compile(r"([a-z]+)[ -]?(?:([ld]s)[ -]?)?(\d{1,2})([a-c]?)")
_KEYWORD_RULES: Final = {
    KeywordName.EDGE: "KEY-02",
    KeywordName.ELITE: "KEY-03",
    KeywordName.INFLUENCE: "INFL-01",
    KeywordName.LIMITED: "KEY-04",
    KeywordName.NO_ENHANCEMENTS: "KEY-06",
    KeywordName.PILOT: "PILOT-01",
    KeywordName.PROTECT: "KEY-07",
    KeywordName.SHIELDING: "KEY-11",
    KeywordName.TARGETED_STRIKE: "KEY-12",
}


class Rule(Frozen):
    """One rule, or a question whose answer is the text."""

    id: RuleId
    title: Text
    question: Prose | None = None
    text: Prose
    example: Prose | None = None
    source: Text
    """Where it is printed, as findings cite it."""
    standing: Standing = "printed"
    see: tuple[RuleId, ...] = ()
    cards: tuple[int, ...] = ()
    """By number: the cards it speaks of."""


class Chapter(Frozen):
    id: Slug
    part: Text
    """The heading under which it stands among the chapters."""
    title: Text
    rules: Annotated[tuple[Rule, ...], Field(min_length=1)]


class Term(Frozen):
    """A word of the game, with the rules that say more."""

    term: Text
    text: Prose
    rules: Annotated[tuple[RuleId, ...], Field(min_length=1)]
    also: tuple[Text, ...] = ()
    """Other words under which people look for it."""


class GlossaryFile(Frozen):
    chapters: Annotated[tuple[Chapter, ...], Field(min_length=1)]
    terms: tuple[Term, ...]


class Glossary:
    """Rules by id, terms by name, and what leads to what."""

    def __init__(self, data: GlossaryFile) -> None:
        self.chapters = data.chapters
        self.terms = data.terms
        self.rules: tuple[Rule, ...] = tuple(r for c in data.chapters for r in c.rules)
        self._rules = {rule.id: rule for rule in self.rules}
        self._chapter_of = {rule.id: chapter for chapter in data.chapters for rule in chapter.rules}

    def rule(self, name: str) -> Rule | None:
        """By id, however it is typed: `DECK-05`, `deck 5`, `faq2`, `rl ls 5`."""
        return self._rules.get(name) or self._typed_ids.get(loose_id(name) or ("", "", 0, ""))

    def chapter(self, slug: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.id == slug), None)

    def chapter_of(self, rule: Rule) -> Chapter:
        return self._chapter_of[rule.id]

    def term(self, name: str) -> Term | None:
        return self._terms.get(fold(name))

    def related(self, rule: Rule) -> tuple[Rule, ...]:
        """What a rule refers to, then what refers to it."""
        ids = dict.fromkeys((*rule.see, *self._referring.get(rule.id, ())))
        return tuple(self._rules[name] for name in ids)

    def terms_of(self, rule: Rule) -> tuple[Term, ...]:
        return tuple(term for term in self.terms if rule.id in term.rules)

    def about_card(self, number: int) -> tuple[Rule, ...]:
        """The rules, answers and errata that speak of a card, in reading order."""
        return tuple(rule for rule in self.rules if number in rule.cards)

    def of_keyword(self, keyword: KeywordName) -> Rule | None:
        return self._rules.get(_KEYWORD_RULES[keyword])

    @cached_property
    def _terms(self) -> dict[str, Term]:
        named = {fold(word): term for term in self.terms for word in term.also}
        return named | {fold(term.term): term for term in self.terms}

    @cached_property
    def _typed_ids(self) -> dict[tuple[str, str, int, str], Rule]:
        typed = {}
        for rule in reversed(self.rules):
            parts = loose_id(rule.id)
            if parts is not None:
                typed[parts] = rule
                typed[(*parts[:3], "")] = rule
        return typed

    @cached_property
    def _referring(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for rule in self.rules:
            for other in rule.see:
                found.setdefault(other, []).append(rule.id)
        return found


def loose_id(typed: str) -> tuple[str, str, int, str] | None:
    """The parts of an id as a person types it, or None where it is none."""
    found = _LOOSE_ID.fullmatch(typed.strip().casefold())
    if found is None:
        return None
    area, side, number, branch = found.groups()
    return area, side or "", int(number), branch
