"""Why the computer refused, ready to be translated."""

import errno
import os
import sys

import pytest

from swlcg_deck.language import Said
from swlcg_deck.system_words import refusal


@pytest.mark.skipif(sys.platform == "win32", reason="Windows speaks the user's language itself")
@pytest.mark.parametrize(
    "number",
    [
        errno.EACCES,
        errno.EPERM,
        errno.ENOENT,
        errno.ENOSPC,
        errno.EROFS,
        errno.EISDIR,
        errno.ENOTDIR,
        errno.EEXIST,
        errno.EIO,
        errno.ENAMETOOLONG,
        errno.ENOTEMPTY,
    ],
)
def test_what_a_disk_usually_says_can_be_translated(number):
    reason = refusal(OSError(number, os.strerror(number), "Jedi.swdeck"))
    assert reason == os.strerror(number)
    assert isinstance(reason, Said)


def test_what_nobody_foresaw_is_told_as_the_system_says_it():
    assert refusal(OSError(errno.EFBIG, "Kein Platz dafür")) == "Kein Platz dafür"
    assert refusal(OSError("no number at all")) == "no number at all"
