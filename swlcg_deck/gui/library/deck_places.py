"""Where one looks for decks: all, recent ones, folders, sides, tags, the trash."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.words.days import is_recent
from swlcg_deck.gui.words.game_words import side_title
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr


class PlaceKind(StrEnum):
    ALL = "all"
    RECENT = "recent"
    FOLDER = "folder"
    SIDE = "side"
    TAG = "tag"
    TRASH = "trash"
    NEW_FOLDER = "new folder"
    """Not a place but the way to one."""


_GLYPHS = {
    PlaceKind.ALL: "mode-library",
    PlaceKind.RECENT: "place-recent",
    PlaceKind.FOLDER: "place-folder",
    PlaceKind.SIDE: "force",
    PlaceKind.TAG: "place-tag",
    PlaceKind.TRASH: "place-trash",
    PlaceKind.NEW_FOLDER: "",
}


@dataclass(frozen=True)
class Place:
    kind: PlaceKind
    title: str
    value: str = ""
    """The folder's whole name, the side, the tag."""
    count: int = 0
    depth: int = 0
    """How many folders a folder lies in."""

    @property
    def key(self) -> tuple[PlaceKind, str]:
        return (self.kind, self.value)

    @property
    def glyph(self) -> str:
        return _GLYPHS[self.kind]

    @property
    def sentence(self) -> str:
        if self.kind is PlaceKind.NEW_FOLDER:
            return tr("New folder")
        name = {
            PlaceKind.FOLDER: tr("Folder {name}", name=self.value),
            PlaceKind.TAG: tr("Tag {name}", name=self.value),
        }.get(self.kind, self.title)
        return f"{name}, {many(self.count, 'deck')}"

    def holds(self, deck: DeckFacts) -> bool:
        """Whether a deck is to be found here."""
        if self.kind is PlaceKind.RECENT:
            return is_recent(deck.entry.modified, deck.now)
        if self.kind is PlaceKind.FOLDER:
            folder = deck.entry.folder
            return folder == self.value or folder.startswith(f"{self.value}/")
        if self.kind is PlaceKind.SIDE:
            return deck.side is not None and deck.side.value == self.value
        if self.kind is PlaceKind.TAG:
            return self.value in deck.entry.tags
        return self.kind is PlaceKind.ALL


@dataclass(frozen=True)
class PlaceHead:
    """The caption of a group of places."""

    title: str


Row = Place | PlaceHead
ALL_DECKS = Place(PlaceKind.ALL, mark("All decks"))
RECENT = Place(PlaceKind.RECENT, mark("Recent"))
NEW_FOLDER = Place(PlaceKind.NEW_FOLDER, mark("New folder…"))


def places_of(decks: Iterable[DeckFacts], folders: Iterable[str]) -> tuple[Row, ...]:
    """All places with their counts; a group without places has no caption either."""
    decks = tuple(decks)
    rows: list[Row] = [
        _counted(_named(ALL_DECKS), decks),
        _counted(_named(RECENT), decks),
        PlaceHead(tr("Folders")),
    ]
    for name in sorted(folders, key=lambda folder: folder.casefold().split("/")):
        *above, title = name.split("/")
        rows.append(_counted(Place(PlaceKind.FOLDER, title, name, depth=len(above)), decks))
    rows.append(_named(NEW_FOLDER))
    rows.append(PlaceHead(tr("Side")))
    rows += [_counted(Place(PlaceKind.SIDE, side_title(side), side.value), decks) for side in Side]
    tags = Counter(tag for deck in decks for tag in deck.entry.tags)
    if tags:
        rows.append(PlaceHead(tr("Tags")))
        rows += [
            Place(PlaceKind.TAG, tag, tag, count=tags[tag]) for tag in sorted(tags, key=_by_name)
        ]
    return tuple(rows)


def trash_place(count: int) -> Place:
    return Place(PlaceKind.TRASH, tr("Trash"), count=count)


def _named(place: Place) -> Place:
    """A place of the program's own, in the language of the user."""
    return replace(place, title=tr(place.title))


def _counted(place: Place, decks: tuple[DeckFacts, ...]) -> Place:
    count = sum(place.holds(deck) for deck in decks)
    return replace(place, count=count)


def _by_name(tag: str) -> tuple[str, str]:
    return (tag.casefold(), tag)
