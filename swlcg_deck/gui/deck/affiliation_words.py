"""An affiliation card in words: what it gives, what it demands, what it would mean for a deck."""

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.gui.counting import many
from swlcg_deck.legality.advise import Advice, SetChanges
from swlcg_deck.legality.findings import Finding
from swlcg_deck.legality.tally import listing


def gives(card: AffiliationCard) -> str:
    """`1 resource, reserve 6`."""
    resources = (
        "X resources" if card.resources == "X" else many(int(card.resources or 0), "resource")
    )
    return f"{resources}, reserve {card.reserve}"


def demands(card: AffiliationCard) -> str:
    """The exact counts of an alliance card (DECK-17); a basic card has none."""
    demand = card.demand
    if demand is None:
        return "At least 10 sets"
    return (
        f"Exactly {demand.own} {card.affiliation.value} and exactly {demand.partner} "
        f"{demand.partner_affiliation.value} or neutral"
    )


def compared(advice: Advice) -> str:
    """`+1 resource, -1 reserve` against the present card; empty where nothing differs."""
    parts = []
    if advice.resources:
        parts.append(
            f"{advice.resources:+d} {'resource' if abs(advice.resources) == 1 else 'resources'}"
        )
    if advice.reserve:
        parts.append(f"{advice.reserve:+d} reserve")
    return ", ".join(parts).replace("-", "−")


def means(advice: Advice, everywhere: frozenset[str]) -> str:
    """What would have to change; `everywhere` are the messages that every card would leave."""
    if advice.is_legal:
        return ""
    own = [finding for finding in advice.findings if finding.message not in everywhere]
    parts = []
    if advice.changes is not None and any(finding.rule == "DECK-17" for finding in own):
        parts.append(changes_sentence(advice.card, advice.changes))
        own = [finding for finding in own if finding.rule != "DECK-17"]
    parts += [finding.message for finding in own]
    rest = len(advice.findings) - sum(f.message not in everywhere for f in advice.findings)
    if rest:
        stays = "stays" if rest == 1 else "stay"
        parts.append(f"{many(rest, 'finding').capitalize()} {stays} with any card.")
    return " ".join(parts)


def changes_sentence(card: AffiliationCard, changes: SetChanges) -> str:
    """`Add 1 Jedi; drop 2 of other affiliations.`"""
    partner = f"{card.demand.partner_affiliation.value} or neutral" if card.demand else ""
    wanted = (
        (changes.own, card.affiliation.value),
        (changes.partner, partner),
        (changes.others, "of other affiliations"),
    )
    add = [f"{number} {name}" for number, name in wanted if number > 0]
    drop = [f"{-number} {name}" for number, name in wanted if number < 0]
    parts = []
    if add:
        parts.append(f"add {listing(add)}")
    if drop:
        parts.append(f"drop {listing(drop)}")
    if changes.unknown:
        parts.append(f"{many(changes.unknown, 'set')} cannot be counted")
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
