"""Finding a rule by its id, a term, the words of its title or of its text."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from swlcg_deck.cards.rulebook.glossary import Glossary, Rule, Term, loose_id
from swlcg_deck.cards.titles import fold

Entry = Rule | Term

_ID, _ID_PART, _NAME, _AREA, _NAME_BEGINS, _TITLE, _NAME_HAS, _TEXT = range(8)
"""What was matched, best first: an id, a term, the title, the text."""
_CLOSE: Final = 0.75


@dataclass(frozen=True)
class _Haystack:
    """Folded once; a word is looked for after a space, so that it may be half typed."""

    entry: Entry
    id: str
    names: tuple[str, ...]
    title: str
    text: str


class GlossarySearch:
    """All entries ready to be searched while somebody types."""

    def __init__(self, glossary: Glossary) -> None:
        self._glossary = glossary
        self._haystacks = (
            *(_of_term(term) for term in glossary.terms),
            *(_of_rule(rule) for rule in glossary.rules),
        )

    def find(self, query: str) -> list[Entry]:
        """Every entry with all words of the query, the nearest first."""
        words = fold(query).split()
        if not words:
            return []
        typed = self._glossary.rule(query) if loose_id(query) else None
        ranked = []
        for place, haystack in enumerate(self._haystacks):
            rank = _ID if haystack.entry is typed else _rank(haystack, words)
            if rank is not None:
                ranked.append((rank, place, haystack.entry))
        ranked.sort(key=lambda found: found[:2])
        return [entry for _, _, entry in ranked]

    def did_you_mean(self, query: str) -> str | None:
        """A term that is spelt nearly so."""
        names = {name: h.entry for h in self._haystacks for name in h.names}
        near = get_close_matches(fold(query), names, n=1, cutoff=_CLOSE)
        found = names[near[0]] if near else None
        return found.term if isinstance(found, Term) else None


def _rank(haystack: _Haystack, words: list[str]) -> int | None:
    phrase = " ".join(words)
    if phrase in haystack.names:
        return _NAME
    if haystack.id.startswith(phrase):
        return _ID_PART if words[-1].isdecimal() else _AREA
    if any(name.startswith(phrase) for name in haystack.names):
        return _NAME_BEGINS
    sought = [f" {word}" for word in words]
    if all(word in haystack.title for word in sought):
        return _NAME_HAS if haystack.names else _TITLE
    if all(word in haystack.text for word in sought):
        return _TEXT
    return None


def _of_term(term: Term) -> _Haystack:
    names = tuple(fold(name) for name in (term.term, *term.also))
    title = " ".join(("", *names))
    return _Haystack(term, "-", names, title, f"{title} {fold(term.text)}")


def _of_rule(rule: Rule) -> _Haystack:
    title = f" {fold(rule.title)}"
    parts = (rule.id, rule.question or "", rule.text, rule.example or "")
    return _Haystack(rule, fold(rule.id), (), title, " ".join((title, *map(fold, parts))))
