"""The files of a card pool folder, read within limits and never from outside the folder."""

import hashlib
from pathlib import Path

from swlcg_deck.cards.loading.faults import Fault, file_fault
from swlcg_deck.system_words import refusal

MAX_FILE_BYTES = 5_000_000
MAX_FILES = 500
REQUIRED = (
    "products.yaml",
    "affiliations.yaml",
    "rules/editions.yaml",
    "rules/errata.yaml",
    "rules/restricted.yaml",
)
GLOSSARY = "rules/glossary.yaml"
"""The rules to read; nothing of the cards depends on them, so they are read apart, when wanted."""
FOLDERS = ("sets", "challenge")


class PoolFolder:
    """Raw bytes by name relative to the folder, and what could not be read."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.files: dict[str, bytes] = {}
        self.faults: list[Fault] = []

    def fingerprint(self) -> str:
        """Changes whenever a name or a byte of the pool changes."""
        digest = hashlib.blake2b(digest_size=16)
        for name, content in sorted(self.files.items()):
            digest.update(f"{name}\0{len(content)}\0".encode())
            digest.update(content)
        return digest.hexdigest()


def read_folder(root: Path) -> PoolFolder:
    """All YAML files of a pool folder; a missing, foreign or too large one is a fault."""
    folder = PoolFolder(root)
    if not root.is_dir():
        folder.faults.append(file_fault(str(root), "there is no such folder"))
        return folder
    paths = sorted(root.rglob("*.yaml"))
    if len(paths) > MAX_FILES:
        folder.faults.append(file_fault(str(root), f"more than {MAX_FILES} files; not a card pool"))
        return folder
    inside = root.resolve()
    for path in paths:
        name = path.relative_to(root).as_posix()
        try:
            problem = _problem(path, name, inside)
            if problem is None and name != GLOSSARY:
                folder.files[name] = path.read_bytes()
        except OSError as error:
            problem = f"cannot be read: {refusal(error)}"
        except RuntimeError:
            problem = "leads back to itself"  # what Python before 3.13 says of a circle of links
        if problem is not None:
            folder.faults.append(file_fault(name, problem))
    present = {path.relative_to(root).as_posix() for path in paths}
    for name in REQUIRED:
        if name not in present:
            folder.faults.append(file_fault(name, "this file is missing"))
    if not any(name.startswith("sets/") for name in present):
        folder.faults.append(file_fault("sets", "there is no file of objective sets"))
    return folder


def _problem(path: Path, name: str, inside: Path) -> str | None:
    target = path.resolve()
    if not target.is_relative_to(inside):
        return "leads out of the folder; only files inside it are read"
    if not target.is_file():
        return "is not a file"
    if target.stat().st_size > MAX_FILE_BYTES:
        return f"is larger than {MAX_FILE_BYTES // 1_000_000} MB"
    if name not in (*REQUIRED, GLOSSARY) and Path(name).parent.as_posix() not in FOLDERS:
        return "nothing reads this file; card files are in sets/ and challenge/"
    return None
