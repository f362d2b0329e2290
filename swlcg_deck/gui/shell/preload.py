"""Importing what the views need while nobody waits: the larger part of making them."""

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from threading import Thread

from swlcg_deck.cards.loading.faults import PoolError
from swlcg_deck.gui.work.in_pieces import import_slowly

# ruff: noqa: PLC0415 - nothing of it at the start

_PACKAGES = (
    *("finder", "cards", "deck", "build", "charts", "analyse", "tournament", "collection"),
    *("exchange", "card_packs", "rules"),
)
"""In the order in which they are likely to be needed."""
_PLAYTEST = (
    *("games", "canvas", "table", "openings"),
    *("simulate.setup", "simulate.results", "simulate.kept", "simulate"),
)


def preload() -> Iterator[None]:
    """Everything, in pieces that nobody notices."""
    engine = _fetch_engine()
    yield from import_slowly(f"swlcg_deck.gui.{name}" for name in _PACKAGES)
    yield from _load_language()
    yield from _load_table(engine)
    yield from import_slowly(("swlcg_deck.formats", "swlcg_deck.gui"))


def _load_language() -> Iterator[None]:
    """What the first card that is shown needs: the words of abilities and their English."""
    from swlcg_deck.cards.abilities.reading import language

    yield from import_slowly(f"swlcg_deck.cards.abilities{part}" for part in ("", ".verbs"))
    language()
    yield
    yield from import_slowly(("swlcg_deck.cards.abilities.english",))


def _fetch_engine() -> Thread:
    """The engine comes as a whole, so a thread imports it while the window does other things."""
    fetching = Thread(target=_fetch, daemon=True)
    fetching.start()
    return fetching


def _fetch() -> None:
    """The engine, and the rules to read."""
    from swlcg_deck.cards.rulebook.glossary_file import our_glossary

    for _module in import_slowly(("swlcg_deck.playtest",)):
        pass
    with suppress(PoolError):  # said where the rules are opened
        our_glossary()


def _load_table(fetching: Thread) -> Iterator[None]:
    """What the Playtest view needs, once the engine is there."""
    while fetching.is_alive():
        yield
    yield from import_slowly(f"swlcg_deck.gui.playtest.{room}" for room in _PLAYTEST)
    import_module("swlcg_deck.gui.playtest.playtest_view")
    yield
