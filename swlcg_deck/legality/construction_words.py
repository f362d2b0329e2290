"""The rules of deck construction as they speak to a player whose deck breaks them."""

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.words.word_lists import listing
from swlcg_deck.language import Said, said, said_n
from swlcg_deck.legality.breaches import AllianceCounts
from swlcg_deck.legality.tally import Held, copies, labels


def no_card() -> Said:
    return said("This deck has no affiliation card; choose one.")


def unknown_card(title: str) -> Said:
    return said(
        "There is no affiliation card called {card} in the card pool, so nobody can tell whether "
        "this deck is legal; choose another.",
        card=title,
    )


def too_few_sets(least: int, count: int) -> Said:
    return said(
        "A deck needs at least {least} objective sets; this one has {count}, so add {missing} "
        "more.",
        least=least,
        count=count,
        missing=least - count,
    )


def of_the_smaller_side(wrong: list[Held]) -> Said:
    if wrong[0].set.side is Side.LIGHT:
        return said_n(
            "{sets} is a light side set, the others are not; a deck has one side only.",
            "{sets} are light side sets, the others are not; a deck has one side only.",
            len(wrong),
            sets=labels(wrong),
        )
    return said_n(
        "{sets} is a dark side set, the others are not; a deck has one side only.",
        "{sets} are dark side sets, the others are not; a deck has one side only.",
        len(wrong),
        sets=labels(wrong),
    )


def of_the_other_side(held: Held, card: AffiliationCard) -> Said:
    if held.set.side is Side.LIGHT:
        return said(
            "{set} is a light side set, but the affiliation card {card} is of the dark side.",
            set=held.label,
            card=card.title,
        )
    return said(
        "{set} is a dark side set, but the affiliation card {card} is of the light side.",
        set=held.label,
        card=card.title,
    )


def beyond_one(held: Held, *, by_erratum: bool) -> Said:
    if by_erratum:
        return said(
            "{set} is limited to one copy in a deck by an erratum; this deck has {copies}.",
            set=held.label,
            copies=held.copies,
        )
    return said(
        "{set} is limited to one copy in a deck; this deck has {copies}.",
        set=held.label,
        copies=held.copies,
    )


def beyond_two(label: str, number: int) -> Said:
    return said(
        "A set may be used twice at most; this deck has {copies} copies of {set}.",
        copies=number,
        set=label,
    )


def locked_out(held: Held, card: AffiliationCard) -> Said:
    """A card whose title is not its affiliation says which one it is (TRAP-10)."""
    if card.title == card.affiliation.value:
        return said(
            "{set} is for the affiliation {wanted} only; this deck has {card}.",
            set=held.label,
            wanted=held.set.affiliation.value,
            card=card.title,
        )
    return said(
        "{set} is for the affiliation {wanted} only; this deck has {card}, which is {affiliation}.",
        set=held.label,
        wanted=held.set.affiliation.value,
        card=card.title,
        affiliation=card.affiliation.value,
    )


def off_the_counts(card: AffiliationCard, counts: AllianceCounts) -> Said:
    demand = counts.demand
    return said(
        "{card} needs exactly {own} {affiliation} and exactly {partner} {partner_affiliation} or "
        "neutral objectives; this deck has {counted}.",
        card=card.title,
        own=demand.own,
        affiliation=card.affiliation.value,
        partner=demand.partner,
        partner_affiliation=demand.partner_affiliation.value,
        counted=_counted(counts),
    )


def _counted(counts: AllianceCounts) -> Said:
    """Both halves, and the objectives that are in neither."""
    beside = []
    if counts.others:
        names = sorted({held.set.affiliation.value for held in counts.others})
        beside.append(
            said(
                "{count} of {affiliations}, which it does not allow",
                count=copies(counts.others),
                affiliations=listing(names),
            )
        )
    if counts.unknown:
        unknown = sum(counts.unknown)
        beside.append(said("{count} that the card pool does not know", count=unknown))
    own, partner = copies(counts.own), copies(counts.partner)
    if not beside:
        return said("{own} and {partner}", own=own, partner=partner)
    return said(
        "{own} and {partner}, and {others}", own=own, partner=partner, others=listing(beside)
    )


def cited(card: AffiliationCard) -> Said:
    return said("{product}, card {number}", product=card.product, number=card.number)
