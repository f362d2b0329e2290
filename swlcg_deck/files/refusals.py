"""What could not be read or written, in sentences: the one place where errors become them."""

import errno
from pathlib import Path
from typing import Final

from swlcg_deck.language import said
from swlcg_deck.system_words import refusal

_FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class FileError(Exception):
    """Something could not be done with a file; the message says what, why, and what is safe."""


def write_failure(path: Path, error: OSError) -> FileError:
    """For a file that was to be made or replaced, and was not."""
    if error.errno in _FULL:
        return FileError(
            said(
                "the disk is full: {file} could not be written; what was there before is "
                "unchanged. Make room and try again",
                file=path.name,
            )
        )
    return FileError(
        said(
            "{path} could not be written ({reason}); what was there before is unchanged",
            path=path,
            reason=refusal(error),
        )
    )


def read_failure(path: Path, error: OSError) -> FileError:
    """For a file that the user named and that says nothing."""
    return FileError(said("{path} cannot be opened ({reason})", path=path, reason=refusal(error)))
