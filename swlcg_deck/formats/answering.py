"""The answer to a line that could mean several sets, or none: the reading with that set in it."""

from dataclasses import replace

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.decks.edits import add_set, set_copies
from swlcg_deck.formats.reading import LineKind, Reading, ReportLine

_OPEN = {LineKind.AMBIGUOUS, LineKind.NOT_UNDERSTOOD}


def answer(reading: Reading, line_number: int, set_number: int, pool: CardPool) -> Reading:
    """Put the chosen set in the place of a line's unknown one, beside copies it has already."""
    line = next((one for one in reading.report if one.line == line_number), None)
    if line is None or line.kind not in _OPEN:
        raise ValueError(f"line {line_number} asks no question")
    chosen = pool.set(set_number)
    if chosen is None:
        raise ValueError(f"there is no set {set_number}")
    copies = max(line.copies, 1)
    decks = list(reading.decks)
    placed = _with_placeholder_replaced(decks[line.deck], line, chosen.number, chosen.title)
    decks[line.deck] = placed or add_set(decks[line.deck], chosen, copies).deck
    message = f"{copies}x {chosen.title} ({chosen.number}), as you chose"
    answered = replace(line, kind=LineKind.REPAIRED, message=message, choices=(), placeholder="")
    report = tuple(answered if one is line else one for one in reading.report)
    return Reading(tuple(decks), report)


def _with_placeholder_replaced(
    deck: Deck, line: ReportLine, number: int, title: str
) -> Deck | None:
    """The chosen set where the unknown one stood; None where no unknown set stands for the line."""
    unknown = next((e for e in deck.sets if line.placeholder and e.key == line.placeholder), None)
    if unknown is None:
        return None
    left = unknown.copies - line.copies
    if left > 0 or deck.copies_of(number):
        without = set_copies(deck, unknown, left).deck
        wanted = DeckSet(number=number, title=title)
        return set_copies(without, wanted, without.copies_of(number) + line.copies).deck
    chosen = DeckSet(number=number, title=title, copies=line.copies, note=unknown.note)
    sets = tuple(chosen if entry is unknown else entry for entry in deck.sets)
    return deck.model_copy(update={"sets": sets})
