"""What the program remembers between two starts. A broken file is set aside, never fatal."""

from pathlib import Path
from typing import Any, Literal

import platformdirs
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from swlcg_deck.decks.atomic import write_atomic

VERSION = 1


class Settings(BaseModel):
    """Every setting with its default; keys of a newer version are kept and written back."""

    model_config = ConfigDict(extra="allow", validate_assignment=True)

    version: int = VERSION
    theme: Literal["system", "dark", "light"] = "system"
    text_size: int = Field(default=100, ge=50, le=300)
    motion: bool = True
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
    collection: dict[str, int] = Field(default_factory=dict)
    """Owned copies by product name."""


class SettingsStore:
    """The settings file: read once, written whole."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or default_path()
        self.note = ""
        """What had to be said about the file, for the window to show once."""

    def load(self) -> Settings:
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            self.note = f"The settings could not be read ({error.strerror}); defaults are used."
            return Settings()
        try:
            return _migrated(Settings.model_validate_json(text))
        except ValidationError:
            aside = self._set_aside()
            self.note = f"The settings file was damaged. It is kept as {aside}; defaults are used."
            return Settings()

    def save(self, settings: Settings) -> None:
        """Write atomically; raises OSError where that is impossible."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(self.path, settings.model_dump_json(indent=2).encode())

    def _set_aside(self) -> str:
        for number in range(1, 100):
            aside = self.path.with_name(f"{self.path.stem}.broken-{number}{self.path.suffix}")
            if not aside.exists():
                self.path.replace(aside)
                return aside.name
        return self.path.name


def default_path() -> Path:
    return Path(platformdirs.user_config_dir("swlcg-deck", appauthor=False)) / "settings.json"


def _migrated(settings: Settings) -> Settings:
    """Settings of an older version brought up to this one; a newer one's are used as they are."""
    settings.version = max(settings.version, VERSION)
    return settings
