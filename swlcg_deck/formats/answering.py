"""The answer to a line that could mean several sets, or none: the reading with that set in it."""

from dataclasses import replace

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import MAX_COPIES, Deck, DeckSet
from swlcg_deck.decks.edits import set_copies
from swlcg_deck.formats.reading import LineKind, Reading
from swlcg_deck.language import said

_OPEN = {LineKind.AMBIGUOUS, LineKind.NOT_UNDERSTOOD}


def answer(reading: Reading, line_number: int, set_number: int, pool: CardPool) -> Reading:
    """Put the chosen set in the place of a line's unknown one, beside copies it has already."""
    on_line = (one for one in reading.report if one.line == line_number)
    line = next((one for one in on_line if one.kind in _OPEN), None)
    if line is None:
        raise ValueError(f"line {line_number} asks no question")
    known = pool.set(set_number)
    if known is None:
        raise ValueError(f"there is no set {set_number}")
    copies = min(max(line.copies, 1), MAX_COPIES)
    chosen = DeckSet(number=known.number, title=known.title, copies=copies)
    decks = list(reading.decks)
    decks[line.deck] = _with_chosen(decks[line.deck], line.placeholder, chosen)
    message = said("{copies}x {set}, as you chose", copies=copies, set=chosen.label)
    answered = replace(line, kind=LineKind.REPAIRED, message=message, choices=(), placeholder="")
    report = tuple(answered if one is line else one for one in reading.report)
    return Reading(tuple(decks), report)


def _with_chosen(deck: Deck, placeholder: str, chosen: DeckSet) -> Deck:
    """The chosen set where the unknown one stood, or with the copies that the deck has of it."""
    unknown = next((e for e in deck.sets if placeholder and e.key == placeholder), None)
    left = unknown.copies - chosen.copies if unknown else 0
    before = deck.copies_of(chosen.key)
    if unknown and left <= 0 and not before:
        moved = chosen.model_copy(update={"note": unknown.note})
        sets = tuple(moved if entry is unknown else entry for entry in deck.sets)
        return deck.model_copy(update={"sets": sets})
    without = set_copies(deck, unknown, left).deck if unknown else deck
    return set_copies(without, chosen, before + chosen.copies).deck
