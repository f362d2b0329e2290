"""The validated pool as one JSON file, so that starting does not parse YAML again.

The name carries the fingerprint of the pool's bytes and of this schema; the first line carries a
checksum. A cache that is missing, damaged or unwritable costs time, never an error.
"""

import hashlib
from contextlib import suppress
from pathlib import Path

from pydantic import ValidationError

from swlcg_deck import __version__
from swlcg_deck.cards.loading.pool_files import PoolData
from swlcg_deck.files.moving import delete
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import make_folder, write_file

SCHEMA = 3
"""Raise it when a model changes: an older cache is then not looked at."""

_KEPT = 3
_MOST_BYTES = 50_000_000


def cache_file(cache_dir: Path, fingerprint: str) -> Path:
    return cache_dir / f"pool-{__version__}-{SCHEMA}-{fingerprint}.json"


def read_cache(file: Path) -> PoolData | None:
    """The cached pool, or None where there is no sound one."""
    try:
        checksum, _, content = read_plain_file(file, _MOST_BYTES).partition(b"\n")
        if checksum.decode("ascii") != _checksum(content):
            return None
        return PoolData.model_validate_json(content)
    except (OSError, UnicodeDecodeError, ValidationError):
        return None


def write_cache(file: Path, data: PoolData) -> None:
    """Write it whole and forget all but the newest few pools."""
    content = data.model_dump_json(by_alias=True, exclude_defaults=True).encode()
    with suppress(OSError, FileError):
        make_folder(file.parent)
        write_file(file, _checksum(content).encode() + b"\n" + content)
        old = sorted(file.parent.glob("pool-*.json"), key=lambda f: f.stat().st_mtime, reverse=True)
        for forgotten in old[_KEPT:]:
            delete(forgotten, missing_ok=True)


def _checksum(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=16).hexdigest()
