"""What is said after each entry of a deck check: what it was, and whether it belongs there."""

from swlcg_deck.gui.counting import many
from swlcg_deck.language import tr
from swlcg_deck.legality.check_words import card_words
from swlcg_deck.legality.deck_check import DeckCheck
from swlcg_deck.legality.table_reading import Named, TableReading


def entry_words(
    reading: TableReading, after: DeckCheck, *, taking_back: bool = False
) -> tuple[str, bool]:
    """A sentence, and whether everything was as it should be."""
    parts: list[str] = []
    is_fine = not reading.misread
    if len(reading.named) == 1 and not reading.misread:
        words, is_fine = _one(reading.named[0], after, taking_back=taking_back)
        return words, is_fine
    if reading.named:
        count = sum(one.copies for one in reading.named)
        verb = tr("taken back") if taking_back else "ticked"
        remark = reading.named[0].remark
        shared = {one.remark for one in reading.named} == {remark} and remark
        parts.append(f"{many(count, 'card')} {verb}{f', {remark}' if shared else ''}")
    parts += [f"“{wrong.text}”: {wrong.reason}" for wrong in reading.misread]
    return "; ".join(parts) + ("." if is_fine else ""), is_fine


def _one(named: Named, after: DeckCheck, *, taking_back: bool) -> tuple[str, bool]:
    card = named.card
    words = card_words(card)
    if taking_back:
        return tr("{words} taken back.", words=words), True
    remark = f" ({named.remark})" if named.remark else ""
    wrong = next((w for w in after.wrong_printings if w.lies is card), None)
    if wrong is not None:
        return tr(
            "{words} is of another set; the deck has {code}", words=words, code=wrong.wanted.code
        ), False
    stray = next((s for s in after.strays if s.card is card), None)
    if stray is not None:
        why = tr("is one too many") if stray.is_surplus else tr("is not in this deck")
        return f"{words} {why}", False
    slot = next((s for s in after.slots if s.card is card), None)
    count = f", {slot.found} of {slot.wanted}" if slot else ""
    return f"{words}{count}{remark}.", True
