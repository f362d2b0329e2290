"""A set in words: what is to be known beyond its cards, and the text view of all six."""

from collections.abc import Iterable
from html import escape

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.search.entry import PrintedText, nothing_printed
from swlcg_deck.cards.words.description import card_lines, restriction_sentences
from swlcg_deck.cards.words.rulings import later_rulings, rulings_of
from swlcg_deck.gui.words.game_words import side_word
from swlcg_deck.language import mark, tr, tr_n

_CODES_SHOWN = 3
NOTHING_SPECIAL = mark("No limit, no restriction, no errata and no other printing of its cards.")


def set_heading(entry: ObjectiveSet) -> str:
    return f"{entry.number} · {entry.title}"


def set_subheading(entry: ObjectiveSet) -> str:
    return f"{entry.product} · {side_word(entry.side)} · {entry.affiliation.value}"


def set_link(number: int, words: str) -> str:
    """A link that `linked_set` understands."""
    return f'<a href="set:{number}">{escape(words, quote=False)}</a>'


def strong(words: str) -> str:
    """Semibold, as the rest of the program has it; <b> would ask for a bold that we do not ship."""
    return f'<span style="font-weight: 600">{words}</span>'


def linked_set(href: str) -> int | None:
    kind, _, number = href.partition(":")
    return int(number) if kind == "set" and number.isdecimal() else None


def other_printings(card: Card, pool: CardPool) -> list[Card]:
    """The same card number in other sets (TRAP-13)."""
    return [
        other
        for other in pool.cards_numbered(card.number)
        if other is not card and (other.set is None or other.set != card.set)
    ]


def about_set(entry: ObjectiveSet, pool: CardPool, edition: Edition | None = None) -> list[str]:
    """What a deck builder has to know in an edition, a sentence in HTML each."""
    sentences = [
        *_building_sentences(entry, pool, edition),
        *(linked_sentence(tr(text), pool) for text in restriction_sentences(entry, pool, edition)),
        *_errata_sentences(entry, pool, edition),
        *_printing_sentences(entry, pool),
    ]
    return sentences or [tr(NOTHING_SPECIAL)]


def _building_sentences(
    entry: ObjectiveSet, pool: CardPool, edition: Edition | None
) -> Iterable[str]:
    """Limit 1 (DECK-06, DECK-13) and affiliation only (DECK-08)."""
    erratum = pool.limiting_erratum(entry, edition)
    if erratum:
        (by,) = [r.by for r in rulings_of(entry.objective, pool, edition) if r.id == erratum.id]
        yield tr("At most one copy in a deck, by erratum of {by}.", by=by)
    elif entry.limit_one:
        yield tr("At most one copy in a deck.")
    if entry.affiliation_only:
        yield tr("Only in a deck whose affiliation card is {name}.", name=entry.affiliation.value)


def linked_sentence(sentence: str, pool: CardPool) -> str:
    """A sentence in which each `Title (number)` of a set has become a link to it."""
    result = escape(sentence, quote=False)
    for entry in pool.sets:
        named = f"{escape(entry.title, quote=False)} ({entry.number})"
        if named in result:
            result = result.replace(named, set_link(entry.number, entry.title))
    return result


def _errata_sentences(
    entry: ObjectiveSet, pool: CardPool, edition: Edition | None
) -> Iterable[str]:
    """What is in force, then what came later; twice the same card in a set says it once."""
    told = {}
    for card in entry.cards:
        for ruling in rulings_of(card, pool, edition):
            title = strong(escape(card.title, quote=False))
            told[ruling] = tr("{title}, erratum of {by}", title=title, by=ruling.by)
    for card in entry.cards:
        for ruling in later_rulings(card, pool, edition):
            title = strong(escape(card.title, quote=False))
            told[ruling] = tr("{title}, changed later by {by}", title=title, by=ruling.by)
    for ruling, words in told.items():
        yield f"{words}: {escape(ruling.change, quote=False)}"


def _printing_sentences(entry: ObjectiveSet, pool: CardPool) -> Iterable[str]:
    by_title = {}
    for card in entry.cards:
        others = other_printings(card, pool)
        if others:
            shown = [code_link(other) for other in others[:_CODES_SHOWN]]
            more = len(others) - _CODES_SHOWN
            shown += [tr_n("{n} more", "{n} more", more)] if more > 0 else []
            by_title[card.title] = f"{escape(card.title, quote=False)} ({', '.join(shown)})"
    if by_title:
        yield tr("Also printed elsewhere: {cards}.", cards=", ".join(by_title.values()))


def code_link(card: Card) -> str:
    return set_link(card.set, card.code) if card.set is not None else escape(card.code)


def set_page(
    entry: ObjectiveSet,
    pool: CardPool,
    edition: Edition | None = None,
    printed: PrintedText = nothing_printed,
) -> str:
    """Every fact of the six cards and what is to be known of the set, from top to bottom."""
    parts = []
    for card in entry.cards:
        parts.append(f"<h3>{card.position}. {escape(card.title)}</h3>")
        lines = map(tr, card_lines(card, pool, edition, printed=printed(card)))
        parts += [f"<p>{escape(line[0].upper() + line[1:])}</p>" for line in lines]
    parts.append(f"<h3>{escape(tr('About this set'))}</h3>")
    parts += [f"<p>{sentence}</p>" for sentence in about_set(entry, pool, edition)]
    return "\n".join(parts)
