"""The collection in the settings and back. What is not understood there is passed by."""

from collections.abc import Mapping
from typing import Any

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.collection import MAX_BOXES, MAX_OWNED, Collection
from swlcg_deck.gui.documents.settings import Settings

_VIEW = "collection"


def read_collection(pool: CardPool, settings: Settings) -> Collection:
    stated = {name: max(0, min(n, MAX_BOXES)) for name, n in settings.collection.items()}
    corrections = {}
    written = _view(settings).get("corrections")
    for number, copies in (written if isinstance(written, Mapping) else {}).items():
        known = pool.set(int(number)) if _is_number(number) else None
        if known is not None and isinstance(copies, int):
            corrections[known.number] = max(0, min(copies, MAX_OWNED))
    return Collection(pool, stated, corrections)


def read_ticked(settings: Settings) -> list[str]:
    """The decks that were ticked to be built together, by their ids."""
    written = _view(settings).get("together")
    return [each for each in written if isinstance(each, str)] if isinstance(written, list) else []


def keep_collection(settings: Settings, collection: Collection) -> None:
    settings.collection = dict(collection.stated)
    corrections = {str(number): copies for number, copies in collection.corrections.items()}
    settings.views[_VIEW] = {**_view(settings), "corrections": corrections}


def keep_ticked(settings: Settings, ticked: list[str]) -> None:
    settings.views[_VIEW] = {**_view(settings), "together": ticked}


def _view(settings: Settings) -> dict[str, Any]:
    return settings.views.get(_VIEW, {})


def _is_number(written: object) -> bool:
    return isinstance(written, str) and written.isdecimal() and len(written) < 6
