"""Decks drawn by hypothesis: legal ones by construction, and any at all."""

from hypothesis import assume
from hypothesis import strategies as st
from legality_decks import deck_of

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.decks.deck import Deck, DeckSet, ListedCard

PAIRS = {
    "RL-LS-1": (99, 103),
    "RL-LS-2": (112, 128),
    "RL-LS-3": (97, 229),
    "RL-LS-4": (103, 237),
    "RL-LS-5": (112, 229),
    "RL-LS-6": (10, 131),
    "RL-LS-7": (196, 256),
    "RL-DS-1": (46, 180),
    "RL-DS-2": (135, 195),
    "RL-DS-3": (126, 240),
    "RL-DS-4": (205, 259),
    "RL-DS-5": (240, 289),
}
GUARDIANS = 2063
ERRATUM = 109


def limit(entry: ObjectiveSet) -> int:
    return 1 if entry.limit_one or entry.number == ERRATUM else 2


def allowed(card: AffiliationCard, entry: ObjectiveSet) -> bool:
    """Whether a set may be used with a card, as far as the two alone tell."""
    fits = not entry.affiliation_only or entry.affiliation is card.affiliation
    guarded = card.number == GUARDIANS and entry.number in PAIRS["RL-LS-5"]
    return entry.side is card.side and fits and not guarded


@st.composite
def legal_basic(draw, pool: CardPool) -> Deck:
    """Ten to fourteen sets on one of the six basic cards."""
    card = draw(st.sampled_from(pool.affiliation_cards[:6]))
    wanted = draw(st.integers(10, 14))
    chosen = _filled(draw, [e for e in pool.sets if allowed(card, e)], wanted, {})
    return deck_of(card.title, *chosen.items())


@st.composite
def legal_alliance(draw, pool: CardPool) -> Deck:
    """Exact halves on one of the twelve alliance cards."""
    card = draw(st.sampled_from(pool.affiliation_cards[6:]))
    usable = [entry for entry in pool.sets if allowed(card, entry)]
    own = [entry for entry in usable if entry.affiliation is card.affiliation]
    partners = {card.demand.partner_affiliation, "Neutral"}
    partner = [entry for entry in usable if entry.affiliation in partners]
    half = _filled(draw, own, card.demand.own, {})
    chosen = _filled(draw, partner, card.demand.own + card.demand.partner, half)
    return deck_of(card.title, *chosen.items())


def _filled(draw, usable: list[ObjectiveSet], wanted: int, given: dict[int, int]) -> dict[int, int]:
    """The given sets and others up to a total, no two of one restricted group."""
    chosen = dict(given)
    order = draw(st.lists(st.sampled_from(usable), min_size=18, max_size=18, unique=True))
    for entry in order:
        room = wanted - sum(chosen.values())
        pairs = [pair for pair in PAIRS.values() if entry.number in pair]
        if room and not any(number in chosen for pair in pairs for number in pair):
            chosen[entry.number] = draw(st.integers(1, min(room, limit(entry))))
    assume(sum(chosen.values()) == wanted)
    return chosen


@st.composite
def any_deck(draw, pool: CardPool) -> Deck:
    """Whatever a file could hold: mixed, unknown, doubled, incomplete."""
    titles = [card.title for card in pool.affiliation_cards]
    affiliation = draw(st.sampled_from([None, "", "Nobody", *titles]))
    restricted = [number for pair in PAIRS.values() for number in pair]
    number = st.one_of(st.integers(1, 292), st.sampled_from(restricted), st.none())
    title = st.sampled_from(["Foo", "Bar", "Jerjerrod's Task"])
    entry = st.builds(DeckSet, number=number, title=title, copies=st.integers(1, 4))
    sets = tuple(draw(st.lists(entry, max_size=16)))
    cards = st.sampled_from([*(card.code for card in pool.cards), None, "900-2"])
    card = st.builds(ListedCard, code=cards, title=title, copies=st.integers(1, 2))
    listed = tuple(draw(st.one_of(st.just([]), st.lists(card, max_size=8))))
    deck = deck_of(affiliation, listed=listed)
    return deck.model_copy(update={"sets": sets})


@st.composite
def rearranged(draw, deck: Deck) -> Deck:
    """The same deck in another order, with copies of a set on several lines."""
    entries = []
    for entry in deck.sets:
        first = draw(st.integers(1, entry.copies))
        for copies in (first, entry.copies - first):
            if copies:
                entries.append(entry.model_copy(update={"copies": copies}))
    return deck.model_copy(
        update={
            "sets": tuple(draw(st.permutations(entries))),
            "listed_cards": tuple(draw(st.permutations(deck.listed_cards))),
        }
    )
