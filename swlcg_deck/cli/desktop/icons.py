"""Which icons a desktop wants, and where it looks for them."""

from dataclasses import dataclass
from typing import Final

ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)


@dataclass(frozen=True)
class Icon:
    """A drawing of ours under the name and in the folder where the desktop looks for it."""

    drawing: str
    context: str
    name: str

    def place(self, size: int) -> str:
        """Of the picture in one size, below the folder of the user's data."""
        return f"icons/hicolor/{size}x{size}/{self.context}/{self.name}.png"

    @property
    def scalable(self) -> str:
        return f"icons/hicolor/scalable/{self.context}/{self.name}.svg"


ICONS: Final = (
    Icon("swlcg-deck", "apps", "swlcg-deck"),
    Icon("app-deck-file", "mimetypes", "application-x-swlcg-deck"),
)
