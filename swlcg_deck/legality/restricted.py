"""The restricted list: of each group a tournament deck uses one member at most (RL-01..RL-05)."""

from collections.abc import Iterator

from swlcg_deck.cards.words.word_lists import listing
from swlcg_deck.language import said
from swlcg_deck.legality import fixes
from swlcg_deck.legality.breaches import BrokenGroup, broken_groups
from swlcg_deck.legality.findings import Finding, Fix, Severity
from swlcg_deck.legality.law import Law
from swlcg_deck.legality.tally import Tally, numbers


def keeps_one_of_each_group(tally: Tally, law: Law) -> Iterator[Finding]:
    """RL-LS-1..RL-LS-7, RL-DS-1..RL-DS-5: the rule is named after the group."""
    for broken in broken_groups(tally, law.groups):
        members: list[str] = [held.label for held in broken.held]
        if broken.has_card and tally.card is not None:
            members.append(said("the affiliation card {card}", card=tally.card.title))
        yield Finding(
            broken.group.id,
            Severity.ERROR,
            said("{members} are in the same restricted group; keep one.", members=listing(members)),
            numbers(broken.held),
            broken.group.citation,
            tuple(_ways_to_keep_one(broken, tally, law)),
        )


def _ways_to_keep_one(broken: BrokenGroup, tally: Tally, law: Law) -> Iterator[Fix]:
    """For each member a fix that drops all the others; a basic card takes an alliance's place."""
    drops = [fixes.remove(law.entries[number]) for number in numbers(broken.held)]
    if broken.has_card and tally.card is not None:
        drops.append(fixes.choose(law.basic_cards[tally.card.affiliation]))
    for kept in reversed(range(len(drops))):
        yield fixes.together([drop for index, drop in enumerate(drops) if index != kept])
