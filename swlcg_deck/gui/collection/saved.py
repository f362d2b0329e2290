"""Where the collection comes from: its own file, or, once, the settings of an older version."""

from typing import Any

from swlcg_deck.decks.collection import Collection
from swlcg_deck.decks.collection_file import read_owned
from swlcg_deck.files.refusals import FileError
from swlcg_deck.gui.documents.parts import Parts
from swlcg_deck.gui.documents.settings import Settings
from swlcg_deck.language import told, tr

_KEY = _VIEW = "collection"
_CORRECTIONS = "corrections"


def open_collection(parts: Parts) -> Collection:
    """What the user owns; what could not be read or moved is told."""
    if not parts.collection.exists:
        view, more = _view(parts.settings), parts.settings.model_extra or {}
        collection = read_owned(parts.pool, more.get(_KEY), view.get(_CORRECTIONS))
        if collection.is_stated and not keep_collection(parts, collection):
            return collection
        if _KEY in more or _CORRECTIONS in view:
            more.pop(_KEY, None)
            view.pop(_CORRECTIONS, None)
            parts.save_settings()
    collection = parts.collection.load()
    if parts.collection.note:
        parts.workspace.failed.emit(tr(parts.collection.note))
    return collection


def keep_collection(parts: Parts, collection: Collection, *, is_new_start: bool = False) -> bool:
    """Whether it is safe on disk; if not, that is told."""
    try:
        parts.collection.save(collection, is_new_start=is_new_start)
    except FileError as error:
        parts.workspace.failed.emit(
            tr("Your collection could not be saved: {problem}", problem=told(error))
        )
        return False
    return True


def read_ticked(settings: Settings) -> list[str]:
    """The decks that were ticked to be built together, by their ids."""
    written = _view(settings).get("together")
    return [each for each in written if isinstance(each, str)] if isinstance(written, list) else []


def keep_ticked(settings: Settings, ticked: list[str]) -> None:
    settings.views[_VIEW] = {**_view(settings), "together": ticked}


def _view(settings: Settings) -> dict[str, Any]:
    return settings.views.get(_VIEW, {})
