"""An affiliation card in words: what it gives, what it demands, what it would mean for a deck."""

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.words.word_lists import listing
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr, tr_n
from swlcg_deck.legality.advise import Advice, SetChanges
from swlcg_deck.legality.findings import Finding


def gives(card: AffiliationCard) -> str:
    """`1 resource, reserve 6`."""
    is_open = card.resources == "X"
    resources = tr("X resources") if is_open else many(int(card.resources or 0), "resource")
    return tr("{resources}, reserve {reserve}", resources=resources, reserve=card.reserve)


def demands(card: AffiliationCard) -> str:
    """The exact counts of an alliance card (DECK-17); a basic card has none."""
    demand = card.demand
    if demand is None:
        return tr("At least 10 sets")
    return tr(
        "Exactly {own} {affiliation} and exactly {others} {partner} or neutral",
        own=demand.own,
        affiliation=card.affiliation.value,
        others=demand.partner,
        partner=demand.partner_affiliation.value,
    )


def compared(advice: Advice) -> str:
    """`+1 resource, -1 reserve` against the present card; empty where nothing differs."""
    parts = []
    if advice.resources:
        number, more = abs(advice.resources), _signed(advice.resources)
        parts.append(tr_n("{more} resource", "{more} resources", number, more=more))
    if advice.reserve:
        parts.append(tr("{more} reserve", more=_signed(advice.reserve)))
    return ", ".join(parts)


def _signed(number: int) -> str:
    """With a sign that is as wide as a plus."""
    return f"{number:+d}".replace("-", "−")


def means(advice: Advice, everywhere: frozenset[str]) -> str:
    """What would have to change; `everywhere` are the messages that every card would leave."""
    if advice.is_legal:
        return ""
    own = [finding for finding in advice.findings if finding.message not in everywhere]
    parts = []
    if advice.changes is not None and any(finding.rule == "DECK-17" for finding in own):
        parts.append(changes_sentence(advice.card, advice.changes))
        own = [finding for finding in own if finding.rule != "DECK-17"]
    parts += [tr(finding.message) for finding in own]
    rest = len(advice.findings) - sum(f.message not in everywhere for f in advice.findings)
    if rest:
        parts.append(
            tr_n("{n} finding stays with any card.", "{n} findings stay with any card.", rest)
        )
    return " ".join(parts)


def changes_sentence(card: AffiliationCard, changes: SetChanges) -> str:
    """`Add 1 Jedi; drop 2 of other affiliations.`"""
    partner = card.demand.partner_affiliation.value if card.demand else ""
    wanted = (
        (changes.own, card.affiliation.value),
        (changes.partner, tr("{affiliation} or neutral", affiliation=partner)),
        (changes.others, tr("of other affiliations")),
    )
    add = [f"{number} {name}" for number, name in wanted if number > 0]
    drop = [f"{-number} {name}" for number, name in wanted if number < 0]
    parts = []
    if add:
        parts.append(tr("add {sets}", sets=listing(add)))
    if drop:
        parts.append(tr("drop {sets}", sets=listing(drop)))
    if changes.unknown:
        parts.append(tr("{sets} cannot be counted", sets=many(changes.unknown, "set")))
    sentence = "; ".join(parts)
    return f"{sentence[:1].upper()}{sentence[1:]}." if sentence else ""


def found_everywhere(advice: tuple[Advice, ...]) -> frozenset[str]:
    """What no affiliation card changes."""
    if not advice:
        return frozenset()
    found = [frozenset(_messages(one.findings)) for one in advice]
    return frozenset.intersection(*found)


def _messages(findings: tuple[Finding, ...]) -> list[str]:
    return [finding.message for finding in findings]
