"""Every change of a deck: a function from a deck to a new one, with the reason in words.

The reason is what Undo, the history and a list of changes show. A change that changes nothing
gives back the same deck.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.decks.deck import MAX_COPIES, MAX_LINE, Deck, DeckSet
from swlcg_deck.language import Said, said


@dataclass(frozen=True)
class Change:
    """A deck after an edit, and what the edit was."""

    deck: Deck
    reason: str


def _with(deck: Deck, **fields: Any) -> Deck:
    changed = {name: value for name, value in fields.items() if getattr(deck, name) != value}
    return Deck.model_validate({**dict(deck), **changed}) if changed else deck


def rename(deck: Deck, name: str) -> Change:
    return Change(_with(deck, name=name.strip()), said("Rename to {name}", name=name.strip()))


def add_to_name(deck: Deck, word: str) -> Change:
    """`Toolbox copy`; a name that leaves no room for the word is cut."""
    kept = deck.name[: MAX_LINE - len(word) - 1]
    return rename(deck, f"{kept} {word}")


def choose_affiliation(deck: Deck, title: str | None) -> Change:
    reason = (
        said("Remove the affiliation card") if title is None else said("Choose {card}", card=title)
    )
    return Change(_with(deck, affiliation=title), reason)


def add_set(deck: Deck, added: ObjectiveSet, copies: int = 1) -> Change:
    """Add copies of a set of the pool, at the end where the deck does not have it yet."""
    before = deck.copies_of(added.number)
    change = set_copies(deck, DeckSet(number=added.number, title=added.title), before + copies)
    return Change(change.deck, _added(added.title, copies))


def remove_set(deck: Deck, key: int | str, copies: int = 1) -> Change:
    """Take copies of a set out; it leaves the list with the last one."""
    entry = next((entry for entry in deck.sets if entry.key == key), None)
    if entry is None:
        return Change(deck, said("Remove {set}", set=key))
    change = set_copies(deck, entry, entry.copies - copies)
    return Change(change.deck, _removed(entry.title, copies))


def set_copies(deck: Deck, wanted: DeckSet, copies: int) -> Change:
    """Have exactly so many copies of a set (none removes it), keeping its place and note.

    A set that stands in the list twice stands there once afterwards.
    """
    copies = max(0, min(copies, MAX_COPIES))
    sets: list[DeckSet] = []
    left = copies
    for entry in deck.sets:
        if entry.key != wanted.key:
            sets.append(entry)
        elif left:
            sets.append(entry.model_copy(update={"copies": left}))
            left = 0
    if left:
        sets.append(wanted.model_copy(update={"copies": left}))
    reason = f"{copies} x {wanted.title}" if copies else said("Remove {set}", set=wanted.title)
    return Change(_with(deck, sets=tuple(sets)), reason)


def swap_set(deck: Deck, old: int | str, new: ObjectiveSet) -> Change:
    """One copy of a set for one copy of another."""
    out = remove_set(deck, old)
    title = next((entry.title for entry in deck.sets if entry.key == old), str(old))
    return Change(
        add_set(out.deck, new).deck, said("Swap {old} for {new}", old=title, new=new.title)
    )


def write_notes(deck: Deck, notes: str) -> Change:
    return Change(_with(deck, notes=notes), said("Write notes"))


def write_set_note(deck: Deck, key: int | str, note: str) -> Change:
    sets = tuple(
        DeckSet.model_validate({**dict(entry), "note": note}) if entry.key == key else entry
        for entry in deck.sets
    )
    title = next((entry.title for entry in deck.sets if entry.key == key), str(key))
    return Change(_with(deck, sets=sets), said("Write a note on {set}", set=title))


def choose_tags(deck: Deck, tags: Iterable[str]) -> Change:
    """Tags without blanks around them and without doubles, in the order given."""
    clean = tuple(dict.fromkeys(tag.strip() for tag in tags if tag.strip()))
    return Change(
        _with(deck, tags=clean),
        said("Tag {tags}", tags=", ".join(clean)) if clean else said("Remove all tags"),
    )


def name_author(deck: Deck, author: str) -> Change:
    return Change(_with(deck, author=author.strip()), said("Name the author"))


def use_whole_sets(deck: Deck) -> Change:
    """Forget the single cards of an imported list and take the sets as they are (DECK-10)."""
    return Change(_with(deck, listed_cards=()), said("Use the whole sets"))


def _added(title: str, copies: int) -> Said:
    if copies == 1:
        return said("Add {set}", set=title)
    return said("Add {copies} x {set}", copies=copies, set=title)


def _removed(title: str, copies: int) -> Said:
    if copies == 1:
        return said("Remove {set}", set=title)
    return said("Remove {copies} x {set}", copies=copies, set=title)
