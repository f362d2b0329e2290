"""Why the computer refused to read or write, in words that can be translated."""

from typing import Final

from swlcg_deck.language import said

_REASONS: Final = {
    str(reason): reason
    for reason in (
        said("Directory not empty"),
        said("File exists"),
        said("File name too long"),
        said("Input/output error"),
        said("Is a directory"),
        said("No space left on device"),
        said("No such file or directory"),
        said("Not a directory"),
        said("Operation not permitted"),
        said("Permission denied"),
        said("Read-only file system"),
    )
}
"""What systems say in English; those that speak the user's language need no help."""


def refusal(error: OSError) -> str:
    """The reason alone, without a number and without the file."""
    reason = error.strerror or str(error)
    return _REASONS.get(reason, reason)
