"""The saved states of a deck, newest first, each with what it changed."""

from dataclasses import dataclass
from datetime import UTC, datetime

from swlcg_deck.analysis.differences import Difference, SetChange, compare
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.deck_file import (
    MAX_BYTES,
    DeckFileError,
    decode_deck_file,
    read_yaml_deck,
)
from swlcg_deck.decks.history import Version
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.shelf import Entry, token_of
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.gui.work.background import Pulse
from swlcg_deck.language import tr
from swlcg_deck.legality.as_read import not_understood
from swlcg_deck.legality.findings import UnreadLine


@dataclass(frozen=True)
class Snapshot:
    """One state; the newest is the present one and has no key."""

    key: str
    token: str
    time: datetime
    deck: Deck | None
    words: str
    """What this state brought: `Added Hoth Operations`."""
    unread: tuple[UnreadLine, ...] = ()

    @property
    def is_present(self) -> bool:
        return not self.key


@dataclass(frozen=True)
class _State:
    key: str
    token: str
    time: datetime
    deck: Deck | None
    unread: tuple[UnreadLine, ...] = ()


def read_snapshots(library: Library, entry: Entry, pulse: Pulse) -> tuple[Snapshot, ...]:
    """The present state and all earlier ones. Reads files, so not for the window's thread."""
    states = [_State("", entry.token, entry.modified, entry.deck, not_understood(entry.remarks))]
    versions = library.versions(entry.id)
    for at, version in enumerate(versions):
        states.append(_state(version, library.pool))
        pulse.beat(at + 1, len(versions))
    snapshots = []
    for at, state in enumerate(states):
        before = next((older.deck for older in states[at + 1 :] if older.deck is not None), None)
        words = change_words(before, state.deck, library.pool)
        unread = state.unread
        snapshots.append(Snapshot(state.key, state.token, state.time, state.deck, words, unread))
    return tuple(snapshots)


def _state(version: Version, pool: CardPool) -> _State:
    try:
        data = read_plain_file(version.path, MAX_BYTES)
        found = read_yaml_deck(decode_deck_file(data), pool, deck_id=version.deck_id)
    except (OSError, DeckFileError):
        return _State(version.key, version.key, version.time, None)
    time = _saved(found.deck) or version.time
    unread = not_understood(found.remarks)
    return _State(version.key, token_of(data), time, found.deck, unread)


def _saved(deck: Deck) -> datetime | None:
    """When a state was saved; its file in the history bears the time it was replaced."""
    try:
        saved = datetime.fromisoformat(deck.modified)
    except ValueError:
        return None
    return saved if saved.tzinfo else saved.replace(tzinfo=UTC)


def change_words(before: Deck | None, after: Deck | None, pool: CardPool) -> str:
    """The change in a few words; the first state is just that."""
    if after is None:
        return tr("Cannot be read")
    if before is None:
        return tr("First saved")
    difference = compare(before, after, pool)
    if difference.sets:
        return _set_words(difference)
    if difference.affiliation[0] != difference.affiliation[1]:
        card = difference.affiliation[1] or tr("no affiliation card")
        return tr("Chose {card}", card=card)
    if difference.name[0] != difference.name[1]:
        return tr("Renamed to {name}", name=difference.name[1])
    if before.tags != after.tags:
        return (
            tr("Tagged {tags}", tags=", ".join(after.tags))
            if after.tags
            else tr("Removed the tags")
        )
    return tr("Changed the notes")


def _set_words(difference: Difference) -> str:
    gained = [change for change in difference.sets if change.after > change.before]
    lost = [change for change in difference.sets if change.after < change.before]
    if len(gained) == 1 and not lost:
        return _gain(gained[0])
    if len(lost) == 1 and not gained:
        return tr("Removed {title}", title=lost[0].title)
    if len(gained) == 1 and len(lost) == 1:
        return tr("{old} for {new}", old=lost[0].title, new=gained[0].title)
    if not lost:
        return tr("Added {sets}", sets=many(len(gained), "set"))
    if not gained:
        return tr("Removed {sets}", sets=many(len(lost), "set"))
    return tr("Changed {sets}", sets=many(len(difference.sets), "set"))


def _gain(change: SetChange) -> str:
    return (
        tr("Second {title}", title=change.title)
        if change.before == 1
        else tr("Added {title}", title=change.title)
    )
