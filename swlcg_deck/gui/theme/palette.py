"""The two palettes. Every text colour reaches a contrast of 4.5 on every surface it stands on."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QColor

from swlcg_deck.cards.base import Affiliation, Side


class Scheme(StrEnum):
    DARK = "dark"
    LIGHT = "light"


@dataclass(frozen=True)
class Tinted:
    """A state colour and the quiet surface it stands on."""

    ink: str
    tint: str


@dataclass(frozen=True)
class Palette:
    """Roles, not hues: a widget asks for `panel` or `text_2`, never for a number."""

    scheme: Scheme
    window: str
    panel: str
    raised: str
    hover: str
    selected: str
    card: str
    card_exhausted: str
    hairline: str
    border: str
    card_border: str
    text: str
    text_2: str
    text_3: str
    accent: str
    """Lines and the focus ring."""
    accent_fill: str
    accent_ink: str
    chart: str
    sides: dict[Side, str]
    side_fills: dict[Side, str]
    affiliations: dict[Affiliation, str]
    legal: Tinted
    illegal: Tinted
    casual: Tinted
    unknown: Tinted
    token_focus: str
    token_damage: str
    token_shield: str

    def affiliation(self, affiliation: Affiliation) -> QColor:
        return QColor(self.affiliations[affiliation])


DARK = Palette(
    scheme=Scheme.DARK,
    window="#11151E",
    panel="#181E2A",
    raised="#202837",
    hover="#2A3446",
    selected="#2C3A53",
    card="#222B3B",
    card_exhausted="#1C2330",
    hairline="#2B3446",
    border="#3B475D",
    card_border="#3A465C",
    text="#E8ECF4",
    text_2="#B3BDCE",
    text_3="#9AA6BA",
    accent="#E8C26A",
    accent_fill="#E8C26A",
    accent_ink="#1C1606",
    chart="#79B8F8",
    sides={Side.LIGHT: "#79B8F8", Side.DARK: "#F7868F"},
    side_fills={Side.LIGHT: "#1D4E82", Side.DARK: "#7A1E2C"},
    affiliations={
        Affiliation.REBEL_ALLIANCE: "#F2955F",
        Affiliation.SMUGGLERS_AND_SPIES: "#4FC4D6",
        Affiliation.JEDI: "#69CFA0",
        Affiliation.IMPERIAL_NAVY: "#A3B5D6",
        Affiliation.SCUM_AND_VILLAINY: "#BDBF5C",
        Affiliation.SITH: "#C79BF2",
        Affiliation.NEUTRAL: "#AEB7C4",
    },
    legal=Tinted("#74D58C", "#19301F"),
    illegal=Tinted("#FF8E7F", "#3A2026"),
    casual=Tinted("#AAB6FF", "#242A48"),
    unknown=Tinted("#AEB9CA", "#262F3F"),
    token_focus="#F0D48A",  # nosec B106 # a colour, no password
    token_damage="#FF8E7F",
    token_shield="#8CC8FF",
)

LIGHT = Palette(
    scheme=Scheme.LIGHT,
    window="#E9EDF3",
    panel="#FFFFFF",
    raised="#F4F6FA",
    hover="#E8EDF5",
    selected="#DCE6F4",
    card="#FFFFFF",
    card_exhausted="#EEF1F6",
    hairline="#D6DDE8",
    border="#B4BFCF",
    card_border="#C3CCD9",
    text="#18202F",
    text_2="#445066",
    text_3="#586479",
    accent="#7A5200",
    accent_fill="#EDBE52",
    accent_ink="#241A00",
    chart="#1B63AE",
    sides={Side.LIGHT: "#1B63AE", Side.DARK: "#A8233A"},
    side_fills={Side.LIGHT: "#1B63AE", Side.DARK: "#96203A"},
    affiliations={
        Affiliation.REBEL_ALLIANCE: "#AE450E",
        Affiliation.SMUGGLERS_AND_SPIES: "#0A6C7F",
        Affiliation.JEDI: "#1A7048",
        Affiliation.IMPERIAL_NAVY: "#40598A",
        Affiliation.SCUM_AND_VILLAINY: "#626A0C",
        Affiliation.SITH: "#7439AA",
        Affiliation.NEUTRAL: "#556173",
    },
    legal=Tinted("#1B7439", "#E4F4E8"),
    illegal=Tinted("#B83119", "#FCEAE6"),
    casual=Tinted("#4650BC", "#E9EBFB"),
    unknown=Tinted("#556173", "#ECEFF4"),
    token_focus="#7A5200",  # nosec B106 # a colour, no password
    token_damage="#B83119",
    token_shield="#1B63AE",
)

PALETTES = {Scheme.DARK: DARK, Scheme.LIGHT: LIGHT}
