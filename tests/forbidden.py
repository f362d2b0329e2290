"""Files and folders that may not be read: the superuser, who may read all, is refused as well."""

import errno
import os
import sys
from pathlib import Path

import pytest

_LOOKS = ("lstat", "stat")


class Forbidden:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._shut: set[str] = set()
        self._hidden: set[str] = set()
        for name in ("open", "scandir", "listdir", *_LOOKS):
            monkeypatch.setattr(os, name, self._wrapped(name, getattr(os, name)))
        if sys.platform == "win32":  # by which plain files are opened there
            import _winapi  # noqa: PLC0415 - of that system

            opened = self._wrapped("open", _winapi.CreateFile)
            monkeypatch.setattr(_winapi, "CreateFile", opened)

    def shut(self, place: Path, *, even_to_look: bool = False) -> None:
        """A file cannot be opened any more; a folder not either, nor what is in it."""
        (self._hidden if even_to_look else self._shut).add(_usual(os.fspath(place)))

    def _wrapped(self, name, original):
        def call(*args, **kwargs):
            asked = os.fspath(args[0]) if args and not isinstance(args[0], int) else ""
            path = _usual(asked)
            known = self._hidden if name in _LOOKS else self._shut | self._hidden
            around = self._shut | self._hidden
            if path in known or any(path.startswith(place + os.sep) for place in around):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), asked)
            return original(*args, **kwargs)

        return call


def _usual(path):
    """Without what Windows is asked for long paths by; some paths are bytes."""
    return path.removeprefix("\\\\?\\") if isinstance(path, str) else path


@pytest.fixture
def forbidden(monkeypatch: pytest.MonkeyPatch) -> Forbidden:
    return Forbidden(monkeypatch)
