"""Texts that are no deck list of this game: a README, a program, lists of other card games.

Characters of the films are in all of their games, so only objective sets tell this one.
"""

import re
from collections.abc import Sequence

from swlcg_deck.formats.pasting.deck_splitting import PasteEntry
from swlcg_deck.formats.pasting.meanings import Kind
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.language import said

_STRANGE = 6
_STRANGE_ALONE = 3
"""Where nothing is known, so many strange lines are enough; fewer may be sets that fans made."""
_MUCH_TALK = 8
"""Lines of a text without any set that has so many is no list, whatever a label in it says."""
_KNOWN_SHARE = 0.34
"""A list of ours with more unknown lines than twice the known ones has never been seen."""
_SHARE_OF_ANOTHER = 1.0
_OF_ANOTHER = re.compile(
    r"battlefield(?: .*)?|plots?|upgrades?|supports?|downgrades?|leaders?|bases?|heroes|villains"
    r"|\d{0,2} ?e[A-Z]\w+.*|.*star wars:? (?:destiny|unlimited).*|.*\bswu\b.*|.*\bswd\b.*"
    r"|interrupts?|admirals? orders?|defensive shields|epic events?|jedi tests?|starships?"
    r"|.+ \([A-Z]\)(?: x?\d)?|ground(?: units?)?|space(?: units?)?|locations?|battles?"
    r"|.*\((?:ANH|ESB|ROTJ|AOTC|SOR|SHD|TWI|JTL|LOF)\).*"
)
"""Headings and signs of the dice game, the one with bases, the one with boosters and the oldest."""


def refuse_other_games(entries: Sequence[PasteEntry]) -> None:
    """A FormatError for a text in which nothing, or next to nothing, is of this game."""
    known = sum(any(one.sets for one in entry.settled) for entry in entries)
    kept = any(entry.meaning.kept for entry in entries)
    has_signs = any(map(_is_of_another_game, entries))
    strange = [entry for entry in entries if _is_strange(entry, has_signs)]
    states_ours = any(
        e.meaning.is_explicit and e.meaning.affiliation and not e.meaning.repair for e in entries
    )
    share = _SHARE_OF_ANOTHER if has_signs else _KNOWN_SHARE
    if known or kept:
        if (
            not (kept or states_ours)
            and len(strange) >= _STRANGE_ALONE
            and known < share * len(strange)
            and (share > _KNOWN_SHARE or len(strange) >= _STRANGE)
        ):
            raise FormatError(
                said(
                    "it is no deck list of this game: {strange} of its lines list something that "
                    "is no objective set",
                    strange=len(strange),
                )
            )
        return
    if (len(strange) >= _STRANGE_ALONE or (strange and has_signs)) and not states_ours:
        raise FormatError(
            said("it is no deck list of this game: no line of it names an objective set")
        )
    words = sum(e.meaning.kind in {Kind.PROSE, Kind.HEADING} for e in entries)
    is_something_else = words > _MUCH_TALK and not states_ours
    if is_something_else or (not strange and not any(_is_about_a_deck(entry) for entry in entries)):
        raise FormatError(
            said(
                "no objective set, affiliation or deck name was found; list a set in each "
                "line, such as 2x A Journey to Dagobah"
            )
        )


def _is_of_another_game(entry: PasteEntry) -> bool:
    text = entry.meaning.line.text
    return _OF_ANOTHER.fullmatch(text) is not None or (
        _OF_ANOTHER.fullmatch(re.sub(r"[^a-z ]+", " ", text.lower()).strip()) is not None
    )


def _is_strange(entry: PasteEntry, has_signs: bool) -> bool:
    """A line of a list, with a count, that names no set and no card of one above it.

    Other games have headings of units and events too, with cards below that are called like ours.
    """
    meaning = entry.meaning
    if meaning.kind is Kind.CARD and meaning.card:
        return meaning.card.above is None and (has_signs or not meaning.card.in_command_deck)
    return meaning.kind in {Kind.CARDLIKE, Kind.CARD}


def _is_about_a_deck(entry: PasteEntry) -> bool:
    return entry.meaning.kind in {Kind.NAME, Kind.AFFILIATION, Kind.APART}
