"""The result of a physical deck check in words: for the screen, the clipboard and the paper."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.words.word_lists import commas
from swlcg_deck.language import Said, mark, said, said_n, tr
from swlcg_deck.legality.deck_check import DeckCheck, Slot

Kind = Literal["missing", "wrong", "foreign", "unknown"]


@dataclass(frozen=True)
class CheckLine:
    """One card that is not as it should be."""

    copies: int
    card: Card | None
    words: str


@dataclass(frozen=True)
class CheckSection:
    kind: Kind
    title: str
    lines: tuple[CheckLine, ...]

    @property
    def copies(self) -> int:
        return sum(line.copies for line in self.lines)


def check_sections(check: DeckCheck) -> tuple[CheckSection, ...]:
    """What is wrong, kind by kind; nothing where everything is right."""
    wrong = (
        CheckLine(
            one.copies,
            one.wanted,
            said(
                "{card}: {lies} lies here, {wanted} belongs here",
                card=one.wanted.title,
                lies=one.lies.code,
                wanted=one.wanted.code,
            ),
        )
        for one in check.wrong_printings
    )
    foreign = (
        CheckLine(one.copies, one.card, (_too_many if one.is_surplus else card_words)(one.card))
        for one in check.strays
    )
    unknown = (
        CheckLine(1, None, said("{label} is not in the card pool", label=label))
        for label in check.unknown
    )
    sections = (
        CheckSection("wrong", mark("Of another set"), tuple(wrong)),
        CheckSection("foreign", mark("Not of this deck"), tuple(foreign)),
        CheckSection("unknown", mark("Cannot be checked"), tuple(unknown)),
        CheckSection("missing", mark("Missing"), tuple(_missing(check))),
    )
    return tuple(section for section in sections if section.lines)


def _missing(check: DeckCheck) -> Iterator[CheckLine]:
    """Card by card; a set of which nothing is there is one line."""
    short: dict[int | None, list[Slot]] = {}
    for slot in check.missing:
        short.setdefault(slot.card.set, []).append(slot)
    for number, slots in short.items():
        if number is not None and len(slots) == 6 and all(not slot.found for slot in slots):
            objective = slots[0].card
            words = said("{title} ({number}), the whole set", title=objective.title, number=number)
            yield CheckLine(sum(slot.missing for slot in slots), objective, words)
        else:
            yield from (CheckLine(s.missing, s.card, card_words(s.card)) for s in slots)


def card_words(card: Card) -> str:
    """`Yoda (112-2)`; an affiliation card has no such number."""
    if card.type is CardType.AFFILIATION:
        return said("{title} (affiliation card)", title=card.title)
    return f"{card.title} ({card.code})"


def _too_many(card: Card) -> Said:
    return said("{card}, too many", card=card_words(card))


def progress_words(check: DeckCheck) -> Said:
    """`47 of 50 command cards, 10 of 10 objectives`."""
    return said(
        "{found} of {wanted} command cards, {objectives_found} of {objectives_wanted} objectives",
        found=check.found,
        wanted=check.wanted,
        objectives_found=check.objectives_found,
        objectives_wanted=check.objectives_wanted,
    )


def headline(check: DeckCheck) -> Said:
    """The result in one sentence."""
    if check.is_right:
        return said("Every card of the list is there, and none too many.")
    if not any(slot.found for slot in check.slots) and not check.strays:
        return said("Nothing is ticked yet.")
    parts = commas(_counted(section) for section in check_sections(check))
    return said("Not right: {parts}.", parts=parts)


def _counted(section: CheckSection) -> Said:
    match section.kind:
        case "missing":
            return said_n("{n} missing", "{n} missing", section.copies)
        case "wrong":
            return said("{count} of another set", count=section.copies)
        case "foreign":
            return said("{count} not of this deck", count=section.copies)
        case "unknown":
            return said("{count} unknown", count=section.copies)


def result_text(name: str, check: DeckCheck) -> str:
    """The whole result as plain text, in the language of the user."""
    lines = [tr("Deck check: {deck}", deck=name), tr(progress_words(check)), tr(headline(check))]
    for section in check_sections(check):
        lines += ["", f"{tr(section.title)}:"]
        lines += [f"{line.copies}x {tr(line.words)}" for line in section.lines]
    return "\n".join(lines) + "\n"
