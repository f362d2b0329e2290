"""The rows at the left: the chapters, or what a search has found."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from swlcg_deck.cards.rulebook.glossary import Glossary, Rule, Term
from swlcg_deck.gui.rules.visited_places import Place, place_of_entry
from swlcg_deck.language import tr, tr_n


@dataclass(frozen=True)
class Head:
    """The heading of a group."""

    title: str


@dataclass(frozen=True)
class Row:
    place: Place
    title: str
    mark: str = ""
    """The id, before the title."""
    note: str = ""
    """A number at the right."""
    second: str = ""
    """A line of the text below the title."""

    @property
    def spoken(self) -> str:
        """What a screen reader says."""
        return ", ".join(part for part in (self.mark, self.title, self.second or self.note) if part)


def chapter_rows(glossary: Glossary) -> Iterator[Head | Row]:
    """All there is, by parts."""
    yield Head(tr("Glossary"))
    yield Row(Place("terms"), tr("Words of the game"), note=str(len(glossary.terms)))
    part = ""
    for chapter in glossary.chapters:
        if chapter.part != part:
            part = chapter.part
            yield Head(part)
        yield Row(Place("chapter", chapter.id), chapter.title, note=str(len(chapter.rules)))


def found_rows(entries: Sequence[Rule | Term]) -> Iterator[Head | Row]:
    """What was found, in the order of how near it is."""
    yield Head(tr_n("{n} entry", "{n} entries", len(entries)))
    for entry in entries:
        if isinstance(entry, Rule):
            second = entry.question or entry.text
            yield Row(place_of_entry(entry), entry.title, mark=entry.id, second=second)
        else:
            yield Row(place_of_entry(entry), entry.term, mark=tr("Term"), second=entry.text)
