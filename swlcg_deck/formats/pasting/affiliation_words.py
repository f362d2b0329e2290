"""Affiliations as players call them: `Navy`, `S&S`, `Rebels`, `Guardians of Justice`."""

import re
from difflib import get_close_matches

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold

_SHORT_NAMES: dict[str, Affiliation] = {
    "rebel": Affiliation.REBEL_ALLIANCE,
    "rebels": Affiliation.REBEL_ALLIANCE,
    "alliance": Affiliation.REBEL_ALLIANCE,
    "smuggler": Affiliation.SMUGGLERS_AND_SPIES,
    "smugglers": Affiliation.SMUGGLERS_AND_SPIES,
    "spies": Affiliation.SMUGGLERS_AND_SPIES,
    "s and s": Affiliation.SMUGGLERS_AND_SPIES,
    "sns": Affiliation.SMUGGLERS_AND_SPIES,
    "navy": Affiliation.IMPERIAL_NAVY,
    "imperial": Affiliation.IMPERIAL_NAVY,
    "imperials": Affiliation.IMPERIAL_NAVY,
    "imps": Affiliation.IMPERIAL_NAVY,
    "scum": Affiliation.SCUM_AND_VILLAINY,
    "villainy": Affiliation.SCUM_AND_VILLAINY,
    "s and v": Affiliation.SCUM_AND_VILLAINY,
    "snv": Affiliation.SCUM_AND_VILLAINY,
    "jedi": Affiliation.JEDI,
    "sith": Affiliation.SITH,
}
_BESIDE = re.compile(r"\b(?:affiliations?|factions?|cards?|the|my)\b")
_NEAR = 0.7
_LONGEST = 60
NONE_WORDS = {"none", "no", "nothing", "unknown", "no affiliation", ""}


def affiliation_called(text: str, pool: CardPool) -> AffiliationCard | None:
    """The card that a text names and nothing else: by its title or by its affiliation's names."""
    wanted = fold(text)
    card = pool.affiliation_card(wanted)
    if card is not None:
        return card
    alone = " ".join(_BESIDE.sub(" ", wanted).split())
    return pool.affiliation_card(alone) or basic_card(_SHORT_NAMES.get(alone), pool)


def affiliation_resembling(text: str, pool: CardPool) -> AffiliationCard | None:
    """The one card whose title is misspelt here."""
    names = {fold(card.title): card for card in pool.affiliation_cards}
    names |= {
        name: card for name, meant in _SHORT_NAMES.items() if (card := basic_card(meant, pool))
    }
    near = get_close_matches(fold(text)[:_LONGEST], names, n=3, cutoff=_NEAR)
    cards = {names[name].title: names[name] for name in near}
    return next(iter(cards.values())) if len(cards) == 1 else None


def affiliation_within(text: str, pool: CardPool) -> AffiliationCard | None:
    """The card of the only affiliation that a name (`Toolbox Jedi`) speaks of."""
    wanted = f" {fold(text)} "
    alliances = [c for c in pool.affiliation_cards if c.demand and f" {fold(c.title)} " in wanted]
    if len(alliances) == 1:
        return alliances[0]
    named = affiliations_within(text)
    return basic_card(named.pop(), pool) if len(named) == 1 else None


def affiliations_within(text: str) -> set[Affiliation]:
    """Every affiliation that a text speaks of."""
    wanted = f" {fold(text)} "
    return {meant for name, meant in _SHORT_NAMES.items() if f" {name} " in wanted}


def basic_card(affiliation: Affiliation | None, pool: CardPool) -> AffiliationCard | None:
    """The affiliation card without a demand: `Jedi` for Jedi."""
    return pool.affiliation_card(affiliation.value) if affiliation else None
