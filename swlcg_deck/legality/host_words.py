"""What an enhancement is put on, in words that can be translated."""

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.filters import CardFilter, with_article
from swlcg_deck.cards.words.word_lists import either
from swlcg_deck.language import Said, said

_SAYABLE = {"type", "trait", "affiliation", "title", "side", "controller", "any_", "resource_card"}


def host_words(host: CardFilter) -> str:
    """`a Character unit`; a description of an unusual kind stays as the cards have it."""
    english = with_article(host.english())
    phrase = _phrase(host) if host.model_fields_set <= _SAYABLE else None
    if phrase is None or phrase == english:
        return phrase or english
    return said("an {host}", host=phrase) if english[:3] == "an " else said("a {host}", host=phrase)


def _phrase(host: CardFilter) -> Said | None:
    names = _names(host)
    if host.type == (CardType.UNIT,) and names:
        return _unit(host, names)
    if host.type == (CardType.OBJECTIVE,):
        return _objective_of(host, names) if names else _objective(host)
    if host.type is None and not names:
        return said("a resource card") if host.resource_card else said("a card you control")
    return None


def _unit(host: CardFilter, names: str) -> Said:
    if host.controller == "you":
        return said("{names} unit you control", names=names)
    if host.side == "friendly":
        return said("friendly {names} unit", names=names)
    return said("{names} unit", names=names)


def _objective_of(host: CardFilter, names: str) -> Said:
    if host.controller == "you":
        return said("{names} objective you control", names=names)
    if host.side == "friendly":
        return said("friendly {names} objective", names=names)
    return said("{names} objective", names=names)


def _objective(host: CardFilter) -> Said:
    if host.controller == "you":
        return said("an objective you control")
    if host.side == "friendly":
        return said("a friendly objective")
    return said("an objective")


def _names(host: CardFilter) -> str:
    """Traits, affiliations and titles, which are names of the game."""
    parts = [
        either(map(_names, host.any_)) if host.any_ else "",
        either(one.value for one in host.affiliation) if host.affiliation else "",
        either(host.trait) if host.trait else "",
        either(host.title) if host.title else "",
    ]
    first, *others = [part for part in parts if part] or [""]
    for part in others:
        first = said("{affiliation} {trait}", affiliation=first, trait=part)
    return first
