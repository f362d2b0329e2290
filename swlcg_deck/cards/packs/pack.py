"""A card pack as it lies in the user's data folder: `<set id>/pack.json` and its pictures."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, StringConstraints, ValidationError

from swlcg_deck.cards.base import Frozen, OctgnId
from swlcg_deck.cards.octgn import octgn_id
from swlcg_deck.cards.packs.limits import PackError
from swlcg_deck.cards.packs.set_file import MAX_FACTS, MAX_TEXT, MAX_TITLE
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.writing import write_new
from swlcg_deck.language import said
from swlcg_deck.system_words import refusal

FORMAT: Literal["swlcg-card-pack/1"] = "swlcg-card-pack/1"
MANIFEST = "pack.json"
PICTURES = "pictures"
NO_TEXT = "No text is printed on this card."
MAX_MANIFEST = 50_000_000
_Line = Annotated[str, StringConstraints(max_length=MAX_TITLE)]
_Text = Annotated[str, StringConstraints(max_length=MAX_TEXT)]


class Face(Frozen):
    """Another side of a card."""

    title: _Line
    text: _Text


class PackCard(Frozen):
    """A card as its pack prints it."""

    id: OctgnId
    title: _Line
    code: _Line | None
    """The card of the pool it is (`4-1`); None for a fan-made one."""
    type: _Line = ""
    block: _Line = ""
    position: _Line = ""
    number: _Line = ""
    text: _Text = ""
    faces: tuple[Face, ...] = ()
    facts: Annotated[dict[_Line, _Line], Field(max_length=MAX_FACTS)] = Field(default_factory=dict)

    @property
    def printed(self) -> str:
        """All that is printed on it, its other faces below the first."""
        faces = (f"{face.title}\n{face.text}".strip() for face in self.faces if face.text)
        return "\n\n".join(part for part in (self.text, *faces) if part) or NO_TEXT

    @property
    def place(self) -> str:
        """`M05L-3`, or what is known of it."""
        return "-".join(part for part in (self.block, self.position) if part) or self.number


class Pack(Frozen):
    """One set of OCTGN, official or fan-made."""

    format: Literal["swlcg-card-pack/1"] = FORMAT
    id: OctgnId
    name: _Line
    fan_made: bool
    is_named: bool = True
    """False where only pictures came, of a set whose name nobody told."""
    cards: tuple[PackCard, ...] = ()


def pack_ids(root: Path) -> list[str]:
    """The packs in a folder; links are not followed."""
    try:
        folders = [each for each in root.iterdir() if each.is_dir() and not each.is_symlink()]
    except OSError:
        return []
    return sorted(each.name for each in folders if octgn_id(each.name) == each.name)


def read_pack(folder: Path) -> Pack:
    """The pack of a folder; or a PackError."""
    file = folder / MANIFEST
    try:
        data = read_plain_file(file, MAX_MANIFEST)
    except OSError as error:
        raise PackError(
            said("{file} cannot be read ({reason})", file=file, reason=refusal(error))
        ) from None
    try:
        if len(data) > MAX_MANIFEST:
            raise ValueError
        pack = Pack.model_validate_json(data)
    except (ValidationError, ValueError):
        raise PackError(
            said("{file} is damaged; remove the pack and import it again", file=file)
        ) from None
    if pack.id != folder.name:
        raise PackError(said("{file} belongs to another pack; remove this one", file=file))
    return pack


def write_pack(folder: Path, pack: Pack) -> None:
    """Into a new folder; or an OSError."""
    write_new(folder / MANIFEST, pack.model_dump_json(indent=1).encode())


def pictures_of(folder: Path) -> dict[str, Path]:
    """The picture files of a pack by their names without suffix: a card's id, and its face."""
    try:
        files = [file for file in (folder / PICTURES).iterdir() if not file.is_symlink()]
    except OSError:
        return {}
    return {file.name.rpartition(".")[0]: file for file in sorted(files)}
