"""What is legal and still worth saying; none of it has a say in the verdict."""

from collections.abc import Iterator

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.words.word_lists import listing
from swlcg_deck.language import Said, mark, said, said_n
from swlcg_deck.legality.breaches import MINIMUM
from swlcg_deck.legality.findings import Finding, Severity
from swlcg_deck.legality.host_words import host_words
from swlcg_deck.legality.hosts import PILOTED
from swlcg_deck.legality.law import Law
from swlcg_deck.legality.profiles import Need
from swlcg_deck.legality.tally import Tally

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
            message = said(
                "{title} is unique and in {count} different sets of this deck ({sets}); only one "
                "of them can be in play.",
                title=title,
                count=len(sets),
                sets=listing(map(str, sets)),
            )
            citation = mark("Core rulebook, unique cards")
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
    numbers = listing(map(str, sets))
    if need.host is PILOTED:
        message = said(
            "{card} ({sets}) is a Pilot, but this deck has no Vehicle unit to put it on.",
            card=need.card.title,
            sets=numbers,
        )
        return Finding("PILOT-01", Severity.INFO, message, sets, mark("FAQ, Pilot"))
    message = said(
        "{card} ({sets}) enhances {host}, and this deck has none of its own.",
        card=need.card.title,
        sets=numbers,
        host=host_words(need.host),
    )
    citation = mark("Core rulebook, deployment phase")
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
        message = _odd_fates(fate, cards, fewest, most)
        yield Finding("EDGE-07", Severity.INFO, message, (), mark("Core rulebook, edge battle"))
    most = MOST_LIMITED * cards // 100
    if limited > most:
        message = said(
            "This deck has {limited} Limited cards among {cards} command cards, and only one can "
            "be played in a turn; most decks of this size have at most {most}.",
            limited=limited,
            cards=cards,
            most=most,
        )
        yield Finding("KEY-04", Severity.INFO, message, (), mark("Core rulebook, keywords"))


def _odd_fates(fate: int, cards: int, fewest: int, most: int) -> Said:
    usual = said(
        "most decks of this size have {fewest} to {most}",
        fewest=fewest,
        most=most,
    )
    if fate > most:
        return said(
            "This deck has {fate} fate cards among {cards} command cards, which is many; {usual}.",
            fate=fate,
            cards=cards,
            usual=usual,
        )
    if not fate:
        return said(
            "This deck has no fate cards among {cards} command cards, which is few; {usual}.",
            cards=cards,
            usual=usual,
        )
    return said_n(
        "This deck has {n} fate card among {cards} command cards, which is few; {usual}.",
        "This deck has {n} fate cards among {cards} command cards, which is few; {usual}.",
        fate,
        cards=cards,
        usual=usual,
    )


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
    if giving:
        message = said_n(
            "{n} {affiliation} card of this deck needs a resource match, which only one card of it "
            "gives.",
            "{n} {affiliation} cards of this deck need a resource match, which only one card of it "
            "gives.",
            number,
            affiliation=affiliation.value,
        )
    else:
        message = said_n(
            "{n} {affiliation} card of this deck needs a resource match, which no card of it "
            "gives.",
            "{n} {affiliation} cards of this deck need a resource match, which no card of it "
            "gives.",
            number,
            affiliation=affiliation.value,
        )
    severity = Severity.INFO if giving else Severity.WARNING
    return Finding("RES-10", severity, message, sets, mark("Core rulebook, resource match"))
