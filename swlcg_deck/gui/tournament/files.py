"""Names of the files that the tournament view writes."""

from pathlib import Path

from swlcg_deck.decks.file_names import safe_name


def with_suffix(path: Path, suffix: str) -> Path:
    """A name typed without an ending gets the usual one."""
    return path if path.suffix.lower() == suffix else path.with_name(f"{path.name}{suffix}")


def suggestion(*words: str, suffix: str, usual: str) -> str:
    """A name of what is known, of letters that every disk takes."""
    known = " ".join(word for word in words if word)
    return f"{safe_name(known) if known else usual}{suffix}"
