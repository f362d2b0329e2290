"""Single values of a deck file, read forgivingly: what does not fit becomes a remark."""

from collections.abc import Collection
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from swlcg_deck.decks.deck import MAX_COPIES
from swlcg_deck.decks.remarks import Remark, RemarkKind
from swlcg_deck.files.strict_yaml import Path, Tree
from swlcg_deck.language import Said, said

_SHOWN = 60
_HINTS = 10
"""Unknown keys of one place that are worth a remark; all of them are kept."""


@dataclass
class ValueReader:
    """Collects the remarks of one file."""

    remarks: list[Remark] = field(default_factory=list)

    def text(
        self, tree: dict[str, Tree], key: str, path: Path, limit: int, missing: str = ""
    ) -> str:
        """The text of a key; a number or a true is the text that stands for it."""
        value = tree.get(key)
        if value is None:
            return missing
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (list, dict)):
            self.reject((*path, key), value, said("{key}: a text is needed here", key=key))
            return missing
        shown = str(value)
        if len(shown) > limit:
            message = said(
                "{key}: only the first {limit} of {length} characters are read",
                key=key,
                limit=limit,
                length=len(shown),
            )
            self.reject((*path, key), shown, message)
        return shown[:limit]

    def copies(self, tree: dict[str, Tree], path: Path, title: str) -> int:
        """One copy where nothing is said; none where the file says zero."""
        value = tree.get("copies", 1)
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10:
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool):
            message = said(
                "{title}, copies: a number from 1 to {most} is needed; read as 1",
                title=title,
                most=MAX_COPIES,
            )
            self.reject((*path, "copies"), value, message)
            return 1
        if value < 1:
            message = said(
                "{title}, copies: {copies} is less than one; it is left out",
                title=title,
                copies=value,
            )
            self.repair((*path, "copies"), title, message)
            return 0
        if value > MAX_COPIES:
            message = said(
                "{title}, copies: {copies} is too many; read as {most}",
                title=title,
                copies=value,
                most=MAX_COPIES,
            )
            self.repair((*path, "copies"), title, message)
        return min(value, MAX_COPIES)

    def unknown(self, tree: dict[str, Tree], known: Collection[str], path: Path) -> dict[str, Any]:
        """Keys that this version does not know; they are kept."""
        kept = {key: value for key, value in tree.items() if key not in known}
        for key in list(kept)[:_HINTS]:
            near = get_close_matches(key[:_SHOWN], known, n=1, cutoff=0.75)
            message = _unknown_key(_short(key), near)
            self.remarks.append(Remark(RemarkKind.IGNORED, (*path, key), _short(key), message))
        return kept

    def reject(self, path: Path, value: Tree, message: str) -> None:
        self.remarks.append(Remark(RemarkKind.NOT_UNDERSTOOD, path, _short(value), message))

    def repair(self, path: Path, value: Tree, message: str) -> None:
        self.remarks.append(Remark(RemarkKind.REPAIRED, path, _short(value), message))


def _unknown_key(key: str, near: list[str]) -> Said:
    if near:
        return said(
            "the key {key} is not known (did you mean {near}?); it is kept as it stands",
            key=key,
            near=near[0],
        )
    return said("the key {key} is not known; it is kept as it stands", key=key)


def _short(value: Tree) -> str:
    if isinstance(value, (list, dict)):
        return said("a list") if isinstance(value, list) else said("a group of keys")
    text = "" if value is None else str(value)
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 3]}..."
