"""What is legal and still worth saying; none of it has a say in the verdict."""

from collections.abc import Iterator

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.filters import with_article
from swlcg_deck.legality.breaches import MINIMUM
from swlcg_deck.legality.findings import Finding, Severity
from swlcg_deck.legality.hosts import PILOTED
from swlcg_deck.legality.law import Law
from swlcg_deck.legality.profiles import Need
from swlcg_deck.legality.tally import Tally, listing

# Of the command cards of the 289 sets 13.2% are fate cards. Eleven published decks have 10% to 20%
# (quartiles 12% and 15%), and nine in ten decks of sets drawn at random have 6% to 22%.
# Outside 8% to 22%, fewer than 4 or more than 11 in 50, a deck is unlike those people play.
FEWEST_FATES = 8
MOST_FATES = 22

# 4.4% of all command cards are Limited, published decks have 4% to 8%, and 19 in 20 decks drawn at
# random have at most 10%. Having few does no harm, having many does: one a turn (KEY-04).
MOST_LIMITED = 10


def doubled_uniques(tally: Tally, law: Law) -> Iterator[Finding]:
    """UNIQ-02: different sets that bring the same unique title; two copies of a set are usual."""
    homes: dict[str, list[int]] = {}
    for held in tally.held:
        number = held.set.number
        for title in law.profiles[number].uniques:
            homes.setdefault(title, []).append(number)
    for title, sets in homes.items():
        if len(sets) > 1:
            message = (
                f"{title} is unique and in {len(sets)} different sets of this deck "
                f"({listing(map(str, sets))}); only one of them can be in play."
            )
            citation = "Core rulebook, unique cards"
            yield Finding("UNIQ-02", Severity.INFO, message, tuple(sets), citation)


def cards_without_a_host(tally: Tally, law: Law) -> Iterator[Finding]:
    """PILOT-01 and DEPLOY-12: pilots and enhancements that no card of the deck can carry."""
    hosts = 0
    for held in tally.held:
        hosts |= law.profiles[held.set.number].hosts
    homeless: dict[tuple[str, int], tuple[Need, list[int]]] = {}
    for held in tally.held:
        for need in law.profiles[held.set.number].needs:
            if not need.bit & hosts:
                _, sets = homeless.setdefault((need.card.title, need.bit), (need, []))
                if held.set.number not in sets:
                    sets.append(held.set.number)
    for need, sets in homeless.values():
        yield _homeless(need, tuple(sets))


def _homeless(need: Need, sets: tuple[int, ...]) -> Finding:
    card = f"{need.card.title} ({listing(map(str, sets))})"
    if need.host is PILOTED:
        message = f"{card} is a Pilot, but this deck has no Vehicle unit to put it on."
        return Finding("PILOT-01", Severity.INFO, message, sets, "FAQ, Pilot")
    host = with_article(need.host.english())
    message = f"{card} enhances {host}, and this deck has none of its own."
    citation = "Core rulebook, deployment phase"
    return Finding("DEPLOY-12", Severity.WARNING, message, sets, citation)


def odd_shares(tally: Tally, law: Law) -> Iterator[Finding]:
    """EDGE-07 and KEY-04: unusually few or many fate cards, unusually many Limited ones."""
    fate = limited = sets = 0
    for held in tally.held:
        profile = law.profiles[held.set.number]
        sets += held.copies
        fate += held.copies * profile.fate
        limited += held.copies * profile.limited
    if sets < MINIMUM:
        return  # too few for a share to mean anything
    cards = 5 * sets
    fewest, most = -(-FEWEST_FATES * cards // 100), MOST_FATES * cards // 100
    if not fewest <= fate <= most:
        message = (
            f"This deck has {_many(fate, 'fate card')} among {cards} command cards, which is "
            f"{'few' if fate < fewest else 'many'}; most decks of this size have {fewest} to "
            f"{most}."
        )
        yield Finding("EDGE-07", Severity.INFO, message, (), "Core rulebook, edge battle")
    most = MOST_LIMITED * cards // 100
    if limited > most:
        message = (
            f"This deck has {_many(limited, 'Limited card')} among {cards} command cards, and only "
            f"one can be played in a turn; most decks of this size have at most {most}."
        )
        yield Finding("KEY-04", Severity.INFO, message, (), "Core rulebook, keywords")


def _many(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def scarce_resources(tally: Tally, law: Law) -> Iterator[Finding]:
    """RES-10: an affiliation whose cards find a resource match from one card only, or from none."""
    if tally.card is None or tally.total < MINIMUM:
        return  # still being built
    payable: dict[Affiliation, int] = {}
    sources: dict[Affiliation, int] = {}
    influence = 0
    for held in tally.held:
        profile = law.profiles[held.set.number]
        influence += held.copies * profile.influence
        for affiliation, number in profile.payable:
            payable[affiliation] = payable.get(affiliation, 0) + held.copies * number
        for affiliation, number in profile.sources:
            sources[affiliation] = sources.get(affiliation, 0) + held.copies * number
    for affiliation, number in payable.items():
        giving = sources.get(affiliation, 0) + influence
        if affiliation is not tally.card.affiliation and giving <= 1:
            yield _scarce(tally, affiliation, number, giving)


def _scarce(tally: Tally, affiliation: Affiliation, number: int, giving: int) -> Finding:
    sets = tuple(h.set.number for h in tally.held if h.set.affiliation is affiliation)
    cards = _many(number, f"{affiliation.value} card")
    need = f"need{'s' if number == 1 else ''} a resource match"
    giver = "only one card of it gives" if giving else "no card of it gives"
    message = f"{cards} of this deck {need}, which {giver}."
    severity = Severity.INFO if giving else Severity.WARNING
    return Finding("RES-10", severity, message, sets, "Core rulebook, resource match")
