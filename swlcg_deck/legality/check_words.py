"""The result of a physical deck check in words: for the screen, the clipboard and the paper."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
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
            f"{one.wanted.title}: {one.lies.code} lies here, {one.wanted.code} belongs here",
        )
        for one in check.wrong_printings
    )
    foreign = (
        CheckLine(one.copies, one.card, f"{card_words(one.card)}{_why(one.is_surplus)}")
        for one in check.strays
    )
    unknown = (CheckLine(1, None, f"{label} is not in the card pool") for label in check.unknown)
    sections = (
        CheckSection("wrong", "Of another set", tuple(wrong)),
        CheckSection("foreign", "Not of this deck", tuple(foreign)),
        CheckSection("unknown", "Cannot be checked", tuple(unknown)),
        CheckSection("missing", "Missing", tuple(_missing(check))),
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
            words = f"{objective.title} ({number}), the whole set"
            yield CheckLine(sum(slot.missing for slot in slots), objective, words)
        else:
            yield from (CheckLine(s.missing, s.card, card_words(s.card)) for s in slots)


def card_words(card: Card) -> str:
    """`Yoda (112-2)`; an affiliation card has no such number."""
    if card.type is CardType.AFFILIATION:
        return f"{card.title} (affiliation card)"
    return f"{card.title} ({card.code})"


def _why(is_surplus: bool) -> str:
    return ", too many" if is_surplus else ""


def progress_words(check: DeckCheck) -> str:
    """`47 of 50 command cards, 10 of 10 objectives`."""
    return (
        f"{check.found} of {check.wanted} command cards, {check.objectives_found} of "
        f"{check.objectives_wanted} objectives"
    )


def headline(check: DeckCheck) -> str:
    """The result in one sentence."""
    if check.is_right:
        return "Every card of the list is there, and none too many."
    if not any(slot.found for slot in check.slots) and not check.strays:
        return "Nothing is ticked yet."
    words: dict[Kind, str] = {
        "missing": "missing",
        "wrong": "of another set",
        "foreign": "not of this deck",
        "unknown": "unknown",
    }
    parts = [f"{section.copies} {words[section.kind]}" for section in check_sections(check)]
    return f"Not right: {', '.join(parts)}."


def result_text(name: str, check: DeckCheck) -> str:
    """The whole result as plain text."""
    lines = [f"Deck check: {name}", progress_words(check), headline(check)]
    for section in check_sections(check):
        lines += ["", f"{section.title}:"]
        lines += [f"{line.copies}x {line.words}" for line in section.lines]
    return "\n".join(lines) + "\n"
