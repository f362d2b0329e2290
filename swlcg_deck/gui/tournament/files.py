"""Names of the files that the tournament view writes."""

from swlcg_deck.decks.file_names import safe_name


def suggestion(*words: str, suffix: str, usual: str) -> str:
    """A name of what is known, of letters that every disk takes."""
    known = " ".join(word for word in words if word)
    return f"{safe_name(known) if known else usual}{suffix}"
