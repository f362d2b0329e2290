"""The user's card packs: printed text and pictures of a card, if he has added them."""

from dataclasses import dataclass, field
from pathlib import Path

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.packs.install import remove
from swlcg_deck.cards.packs.limits import PackError
from swlcg_deck.cards.packs.pack import Pack, PackCard, pack_ids, pictures_of, read_pack
from swlcg_deck.files.places import data_folder, folder_of_variable
from swlcg_deck.language import words_of

ENVIRONMENT = "SWLCG_DECK_PACKS"


def default_root() -> Path:
    """The user's packs; the environment variable SWLCG_DECK_PACKS names another folder."""
    return folder_of_variable(ENVIRONMENT) or data_folder() / "card-packs"


@dataclass(frozen=True)
class PackSummary:
    """One installed pack in a few numbers."""

    id: str
    name: str
    fan_made: bool
    """Fan-made sets are never tournament legal (DECK-18)."""
    cards: int
    """Cards whose text is there."""
    pictures: int
    size: int
    """Bytes of its pictures."""
    problem: str = ""
    """Why it cannot be used; empty if it can."""


@dataclass
class _Content:
    packs: dict[str, Pack] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)
    by_id: dict[str, PackCard] = field(default_factory=dict)
    by_code: dict[str, PackCard] = field(default_factory=dict)
    pictures: dict[str, Path] = field(default_factory=dict)
    summary: tuple[PackSummary, ...] | None = None
    """Made when first asked for: it takes a look at every picture file."""


class CardPacks:
    """Reads the folder when first asked; after a change, `reload` makes it read again."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or default_root()
        self._content: _Content | None = None

    def reload(self) -> None:
        self._content = None

    def printed_text(self, card: Card) -> str | None:
        """What is printed on a card; None if no pack knows it."""
        found = self._card(card)
        return found.printed if found else None

    def picture_file(self, card: Card) -> Path | None:
        """The picture of a card's front."""
        pictures = self._loaded().pictures
        found = pictures.get(card.octgn_id)
        if found is None and (other := self._card(card)) is not None:
            found = pictures.get(other.id)
        return found

    def picture_of(self, card: PackCard) -> Path | None:
        """The picture of a card of a pack, official or not."""
        return self._loaded().pictures.get(card.id)

    def packs(self) -> dict[str, Pack]:
        """Every usable pack by its id."""
        return dict(self._loaded().packs)

    def summary(self) -> tuple[PackSummary, ...]:
        """Every pack, the official ones first; one that is damaged is listed with its problem."""
        content = self._loaded()
        if content.summary is None:
            content.summary = tuple(self._summaries(content))
        return content.summary

    def remove(self, pack_id: str) -> None:
        """Delete a pack with its pictures; or a PackError."""
        remove(self.root, pack_id)
        self.reload()

    def _summaries(self, content: _Content) -> list[PackSummary]:
        rows = [
            PackSummary(pack_id, f"Pack {pack_id[:8]}", False, 0, 0, 0, problem)
            for pack_id, problem in content.problems.items()
        ]
        for pack in content.packs.values():
            files = pictures_of(self.root / pack.id).values()
            size = sum(_size(file) for file in files)
            row = PackSummary(pack.id, pack.name, pack.fan_made, len(pack.cards), len(files), size)
            rows.append(row)
        return sorted(rows, key=lambda row: (row.fan_made, row.name.casefold(), row.id))

    def _card(self, card: Card) -> PackCard | None:
        content = self._loaded()
        return content.by_id.get(card.octgn_id) or content.by_code.get(card.code)

    def _loaded(self) -> _Content:
        if self._content is None:
            self._content = self._read()
        return self._content

    def _read(self) -> _Content:
        content = _Content()
        for pack_id in pack_ids(self.root):
            try:
                pack = read_pack(self.root / pack_id)
            except PackError as error:
                content.problems[pack_id] = words_of(error)
                continue
            content.packs[pack_id] = pack
            for card in pack.cards:
                content.by_id.setdefault(card.id, card)
                if card.code is not None:
                    content.by_code.setdefault(card.code, card)
            for name, file in pictures_of(self.root / pack_id).items():
                content.pictures.setdefault(name, file)
        return content


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
