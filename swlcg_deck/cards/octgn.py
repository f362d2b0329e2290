"""How OCTGN names things: by ids that other tools write in several ways."""

import re

GAME_ID = "d5cf89e5-1984-4873-8ae0-f06eea411bb3"
"""Star Wars: The Card Game."""
_ID = re.compile(r"([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})")


def octgn_id(text: str) -> str | None:
    """An id as the pool writes it, whatever its case, braces and hyphens; None if it is none."""
    found = _ID.fullmatch(text.strip(" {}").lower())
    return "-".join(found.groups()) if found else None
