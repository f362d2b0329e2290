"""What stands on the page of a place, as HTML with links to other places and to cards."""

import re
from collections.abc import Iterable, Sequence
from html import escape

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.rulebook.glossary import RULE_ID, Chapter, Glossary, Rule, Term
from swlcg_deck.cards.rulebook.glossary_words import standing_words
from swlcg_deck.gui.rules.visited_places import Place
from swlcg_deck.language import tr, tr_n

_ID = re.compile(rf"\b{RULE_ID}\b")


class PageWriter:
    """Writes pages; the words of the rules stay as they are, what is around them is translated."""

    def __init__(self, glossary: Glossary, pool: CardPool) -> None:
        self._glossary = glossary
        self._pool = pool

    def title(self, place: Place) -> str:
        """What a page is about, in words for a screen reader."""
        rule, chapter = self._glossary.rule(place.name), self._glossary.chapter(place.name)
        if place.kind == "rule" and rule is not None:
            return tr("Rule {id}, {title}", id=rule.id, title=rule.title)
        if place.kind == "chapter" and chapter is not None:
            return tr("Chapter: {title}", title=chapter.title)
        return tr("Term: {term}", term=place.name) if place.name else tr("Words of the game")

    def page(self, place: Place) -> str:
        if place.kind == "rule" and (rule := self._glossary.rule(place.name)):
            return self._rule_page(rule)
        if place.kind == "chapter" and (chapter := self._glossary.chapter(place.name)):
            return self._chapter_page(chapter)
        if place.kind == "term" and (term := self._glossary.term(place.name)):
            return self._term_page(term)
        return self._terms_page()

    def _rule_page(self, rule: Rule) -> str:
        chapter = self._glossary.chapter_of(rule)
        above = link(Place("chapter", chapter.id), chapter.title)
        parts = [
            f"<p class=above>{above} &nbsp;·&nbsp; {rule.id}</p>",
            f"<p class=title>{escape(rule.title)}</p>",
            *self._body(rule),
        ]
        if rule.standing != "ours":
            parts.append(_note(tr("Source: {source}", source=escape(rule.source))))
        if words := standing_words(rule):
            parts.append(f"<p class=standing>{escape(tr(words))}</p>")
        related = self._glossary.related(rule)
        parts += _section(tr("See also"), [_named(other) for other in related])
        terms = [link(Place("term", t.term), t.term) for t in self._glossary.terms_of(rule)]
        parts += _line(tr("In the glossary"), terms)
        parts += _line(tr("Cards"), [_card_link(card) for card in self._cards(rule)])
        parts.append(self._neighbours(rule, chapter))
        return "".join(parts)

    def _cards(self, rule: Rule) -> list[Card]:
        """The first printing of each card that a rule speaks of."""
        printings = [self._pool.cards_numbered(number) for number in rule.cards]
        return [cards[0] for cards in printings if cards]

    def _body(self, rule: Rule) -> Iterable[str]:
        if rule.question:
            yield f"<p class=question>{self._linked(rule.question)}</p>"
        yield f"<p>{self._linked(rule.text)}</p>"
        if rule.example:
            example = tr("Example: {text}", text=rule.example)
            yield f"<p class=example>{self._linked(example)}</p>"

    def _linked(self, text: str) -> str:
        """A text in which each id of a rule is a link to it."""

        def linked(found: re.Match[str]) -> str:
            rule = self._glossary.rule(found[0])
            return link(Place("rule", rule.id), found[0]) if rule else found[0]

        return _ID.sub(linked, escape(text, quote=False))

    def _neighbours(self, rule: Rule, chapter: Chapter) -> str:
        """The way through the chapter."""
        at = chapter.rules.index(rule)
        parts = []
        if at > 0:
            before = chapter.rules[at - 1]
            parts.append(tr("Before: {rule}", rule=_named(before)))
        if at + 1 < len(chapter.rules):
            after = chapter.rules[at + 1]
            parts.append(tr("Next: {rule}", rule=_named(after)))
        return f"<p class=way>{'<br>'.join(parts)}</p>" if parts else ""

    def _chapter_page(self, chapter: Chapter) -> str:
        count = tr_n("{n} rule", "{n} rules", len(chapter.rules))
        parts = [f"<p class=above>{escape(chapter.part)} &nbsp;·&nbsp; {count}</p>"]
        parts.append(f"<p class=title>{escape(chapter.title)}</p>")
        for rule in chapter.rules:
            parts.append(f"<p class=name>{_named(rule)}</p>")
            parts += self._body(rule)
            if rule.standing == "ours":
                parts.append(f"<p class=standing>{escape(tr(standing_words(rule)))}</p>")
        return "".join(parts)

    def _term_page(self, term: Term) -> str:
        rules = [rule for name in term.rules if (rule := self._glossary.rule(name))]
        above = link(Place("terms"), tr("Words of the game"))
        parts = [f"<p class=above>{above}</p><p class=title>{escape(term.term)}</p>"]
        parts.append(f"<p>{escape(term.text, quote=False)}</p>")
        if term.also:
            also = ", ".join(map(escape, term.also))
            parts.append(_note(tr("Also: {words}", words=also)))
        for rule in rules:
            parts.append(f"<p class=name>{_named(rule)}</p>")
            parts += self._body(rule)
        return "".join(parts)

    def _terms_page(self) -> str:
        count = tr_n("{n} word", "{n} words", len(self._glossary.terms))
        parts = [f"<p class=above>{count}</p><p class=title>{tr('Words of the game')}</p>"]
        for term in self._glossary.terms:
            name = link(Place("term", term.term), term.term)
            parts.append(f"<p class=name>{name}</p><p>{escape(term.text, quote=False)}</p>")
        return "".join(parts)


def link(place: Place, words: str) -> str:
    return f'<a href="{escape(str(place))}">{escape(words)}</a>'


def _named(rule: Rule) -> str:
    return f"{link(Place('rule', rule.id), rule.id)} &nbsp;{escape(rule.title)}"


def _card_link(card: Card) -> str:
    return f'<a href="card:{card.number}">{escape(card.title)}</a>'


def _note(words: str) -> str:
    return f"<p class=note>{words}</p>"


def _section(title: str, items: Sequence[str]) -> list[str]:
    if not items:
        return []
    return [f"<p class=section>{title}</p>", *(f"<p class=item>{item}</p>" for item in items)]


def _line(title: str, items: Sequence[str]) -> list[str]:
    return [f"<p class=section>{title}</p><p>{', '.join(items)}</p>"] if items else []
