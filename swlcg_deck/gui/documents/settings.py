"""What the program remembers between two starts. A broken file is set aside, never fatal."""

import itertools
import json
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from PySide6.QtCore import QByteArray

from swlcg_deck.files.moving import move
from swlcg_deck.files.names import readable
from swlcg_deck.files.places import settings_file
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import write_file
from swlcg_deck.gui.documents.settings_text import entries_of, without_faults
from swlcg_deck.language import said
from swlcg_deck.system_words import refusal

VERSION = 1
MOST_BYTES = 10_000_000
_MOST_KEYS, _LONGEST_KEY = 5, 60
_WIDEST = 100_000
"""Pixels, beyond every screen."""


class Settings(BaseModel):
    """Every setting with its default; keys of a newer version are kept and written back."""

    model_config = ConfigDict(extra="allow", validate_assignment=True)

    version: int = VERSION
    theme: Literal["system", "dark", "light"] = "system"
    text_size: int = Field(default=100, ge=50, le=300)
    motion: bool = True
    language: str = ""
    """Empty for the computer's own."""
    edition: str = ""
    """Empty for the newest."""
    mode: Literal["tournament", "casual"] = "tournament"
    library_folder: str = ""
    """Empty for the usual place."""
    octgn_folder: str = ""
    author: str = ""
    recent_files: list[str] = Field(default_factory=list)
    layout: dict[str, str] = Field(default_factory=dict)
    """Geometry and splitters by name, as Qt saves them, in base 64."""
    views: dict[str, dict[str, Any]] = Field(default_factory=dict)
    """What each view wants back: columns, chips, zoom."""


class SettingsStore:
    """The settings file: read once, written whole."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or settings_file()
        self.note = ""
        """What had to be said about the file, for the window to show once."""

    def load(self) -> Settings:
        try:
            text = read_plain_file(self.path, MOST_BYTES, follow=True)
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            self.note = said(
                "The settings could not be read ({reason}); defaults are used.",
                reason=refusal(error),
            )
            return Settings()
        try:
            return _migrated(Settings.model_validate_json(text))
        except ValidationError:
            return self._as_far_as_understood(text)

    def _as_far_as_understood(self, text: bytes) -> Settings:
        """The settings without what a newer version, or nobody, has written into the file."""
        entries = entries_of(text)
        if entries is not None:
            lost = list(without_faults(entries, Settings))
            with suppress(ValidationError):
                settings = Settings.model_validate_json(json.dumps(entries))
                self.note = self._keep_copy(text, lost)
                return _migrated(settings)
        self.note = self._set_aside()
        return Settings()

    def save(self, settings: Settings) -> None:
        """Write atomically; raises OSError where that is impossible."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            write_file(self.path, settings.model_dump_json(indent=2).encode())
        except FileError as failure:  # it speaks of decks; the window says what it is about
            raise failure.__cause__ or failure from None

    def _names(self) -> Iterator[Path]:
        numbered = (f"{self.path.stem}.broken-{n}{self.path.suffix}" for n in itertools.count(1))
        return map(self.path.with_name, numbered)

    def _keep_copy(self, text: bytes, lost: list[str]) -> str:
        """Keep the file as it is beside the one that is written next; what to tell about that."""
        if not lost:  # only the byte order mark of an editor
            return ""
        keys = _listed(lost)
        try:
            for copy in self._names():
                if not copy.exists():
                    write_file(copy, text)
                elif read_plain_file(copy, MOST_BYTES) != text:
                    continue
                return said(
                    "Some settings were not understood and have their defaults: {keys}. "
                    "The file as it was is kept as {file}.",
                    keys=keys,
                    file=copy.name,
                )
        except (FileError, OSError):
            pass
        return said("Some settings were not understood and have their defaults: {keys}.", keys=keys)

    def _set_aside(self) -> str:
        """Keep a damaged file under another name; what to tell about that."""
        aside = next(name for name in self._names() if not name.exists())
        try:
            move(self.path, aside)
        except OSError as error:
            return said(
                "The settings file is damaged and could not be set aside ({reason}); "
                "defaults are used.",
                reason=refusal(error),
            )
        return said(
            "The settings file was damaged. It is kept as {file}; defaults are used.",
            file=aside.name,
        )


def _listed(keys: list[str]) -> str:
    shown = [readable(key)[:_LONGEST_KEY] for key in keys[:_MOST_KEYS]]
    return ", ".join([*shown, "..."] if len(keys) > _MOST_KEYS else shown)


def _migrated(settings: Settings) -> Settings:
    """Settings of an older version brought up to this one; a newer one's are used as they are."""
    settings.version = max(settings.version, VERSION)
    return settings


def to_text(state: QByteArray) -> str:
    """Qt's own record of a layout, for `Settings.layout`."""
    return b64encode(bytes(state.data())).decode()


def to_bytes(text: str) -> QByteArray:
    """Empty where the text is damaged; Qt then keeps its layout."""
    try:
        return QByteArray(b64decode(text, validate=True))
    except ValueError:
        return QByteArray()


def is_size(value: object) -> bool:
    """Whether a number of a settings file can be the width of something; Qt takes no others."""
    return isinstance(value, int) and 0 <= value < _WIDEST
