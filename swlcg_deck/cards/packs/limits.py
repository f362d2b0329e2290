"""How much of a stranger's files we are ready to take in."""

from dataclasses import dataclass


class PackError(Exception):
    """Something cannot be used as a card pack; the message says what, why, and what to do."""


@dataclass(frozen=True)
class Limits:
    """Wide enough for every card of the game in print quality, and no wider."""

    files: int = 20_000
    """Files of one archive, or of all chosen folders together."""
    xml_bytes: int = 10_000_000
    picture_bytes: int = 20_000_000
    total_bytes: int = 4_000_000_000
    ratio: int = 50
    """Pictures are packed already: what unpacks to much more than this is a bomb."""
    ratio_from: int = 5_000_000
    """The size from which the ratio matters: small files may be empty space."""


LIMITS = Limits()
