"""One library in the place of another, with no moment at which both are gone."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from swlcg_deck.files.moving import delete_tree, move
from swlcg_deck.files.refusals import write_failure
from swlcg_deck.files.writing import sync_folder


@contextmanager
def staging(root: Path) -> Iterator[Path]:
    """A new folder beside the library; once the block has filled it, it is ready to be swapped in.

    The library has to be locked: whoever opens it meanwhile takes the folder for a leftover.
    """
    staged = root.with_name(f".{root.name}-restoring-{secrets.token_hex(8)}")
    try:
        staged.mkdir()
        yield staged
        delete_tree(_ready(root))
        move(staged, _ready(root))
    except OSError as error:
        raise write_failure(staged, error) from error
    finally:
        delete_tree(staged)


def swap_in(root: Path, old_name: str) -> Path | None:
    """Put what is ready in the place of the library; where the old one is now, if there was one."""
    old = root.with_name(old_name)
    try:
        had_one = root.exists()
        if had_one:
            move(root, old)
        try:
            move(_ready(root), root)
        except OSError:
            if had_one:
                move(old, root)
            delete_tree(_ready(root))
            raise
    except OSError as error:
        raise write_failure(root, error) from error
    sync_folder(root.parent)
    return old if had_one else None


def finish_swap(root: Path) -> None:
    """After a program was killed between the two renames."""
    if _ready(root).is_dir() and not root.exists():
        move(_ready(root), root)


def remove_staging(root: Path) -> None:
    """Delete what an interrupted restore unpacked; the backup still has it."""
    for leftover in root.parent.glob(f".{root.name}-restoring-*"):
        delete_tree(leftover)


def _ready(root: Path) -> Path:
    return root.with_name(f".{root.name}-restored")
