"""Files and folders that may not be read: the superuser, who may read all, is refused as well."""

import errno
import os
from pathlib import Path

import pytest


class Forbidden:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._places: list[str] = []
        for name in ("open", "scandir", "listdir", "lstat", "stat"):
            monkeypatch.setattr(os, name, self._wrapped(getattr(os, name)))

    def shut(self, place: Path) -> None:
        """A file cannot be opened any more; a folder not either, nor what is in it."""
        self._places.append(os.fspath(place))

    def _wrapped(self, original):
        def call(*args, **kwargs):
            path = os.fspath(args[0]) if args and not isinstance(args[0], int) else ""
            for place in self._places:
                asks = original.__name__ not in ("lstat", "stat")
                if (path == place and asks) or path.startswith(place + os.sep):
                    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
            return original(*args, **kwargs)

        return call


@pytest.fixture
def forbidden(monkeypatch: pytest.MonkeyPatch) -> Forbidden:
    return Forbidden(monkeypatch)
