"""What is said after each entry of a deck check: what it was, and whether it belongs there."""

from swlcg_deck.language import tr, tr_n
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
        remark = reading.named[0].remark
        shared = {one.remark for one in reading.named} == {remark} and remark
        done = (
            tr_n("{n} card taken back", "{n} cards taken back", count)
            if taking_back
            else tr_n("{n} card ticked", "{n} cards ticked", count)
        )
        parts.append(f"{done}, {tr(remark)}" if shared else done)
    parts += [f"“{wrong.text}”: {tr(wrong.reason)}" for wrong in reading.misread]
    return "; ".join(parts) + ("." if is_fine else ""), is_fine


def _one(named: Named, after: DeckCheck, *, taking_back: bool) -> tuple[str, bool]:
    card = named.card
    words = tr(card_words(card))
    if taking_back:
        return tr("{card} taken back.", card=words), True
    remark = f" ({tr(named.remark)})" if named.remark else ""
    wrong = next((w for w in after.wrong_printings if w.lies is card), None)
    if wrong is not None:
        return tr(
            "{card} is of another set; the deck has {wanted}",
            card=words,
            wanted=wrong.wanted.code,
        ), False
    stray = next((s for s in after.strays if s.card is card), None)
    if stray is not None:
        if stray.is_surplus:
            return tr("{card} is one too many", card=words), False
        return tr("{card} is not in this deck", card=words), False
    slot = next((s for s in after.slots if s.card is card), None)
    if slot is not None:
        words = tr("{card}, {found} of {wanted}", card=words, found=slot.found, wanted=slot.wanted)
    return f"{words}{remark}.", True
