"""The plain numbers of a deck, and the same of another beside them."""

from collections.abc import Callable
from dataclasses import dataclass

from swlcg_deck.analysis.statistics import Counts, Match, Statistics
from swlcg_deck.gui.charts.deck_bars import all_resources
from swlcg_deck.gui.words.how_many import decimals, many
from swlcg_deck.language import mark, tr


@dataclass(frozen=True)
class Fact:
    label: str
    value: str
    before: str | None = None
    is_part: bool = False
    """Whether it is a share of the number above it."""

    @property
    def is_changed(self) -> bool:
        return self.before is not None and self.before != self.value

    @property
    def sentence(self) -> str:
        label, value, before = self.label, self.value, self.before
        if before is None:
            return f"{label}: {value}."
        return tr("{fact}: {now}, {before} before.", fact=label, now=value, before=before)


def _total(counts: Counts) -> str:
    return str(sum(counts.values()))


_FACTS: tuple[tuple[str, Callable[[Statistics], str]], ...] = (
    (mark("Objective sets"), lambda of: str(of.sets)),
    (mark("Sets not in the card pool"), lambda of: str(of.unknown_sets)),
    (mark("Objectives"), lambda of: str(of.objectives)),
    (mark("Command cards"), lambda of: str(of.command_cards)),
    (mark("Units"), lambda of: str(of.types.get("unit", 0))),
    (mark("Fate cards"), lambda of: str(of.types.get("fate", 0))),
    (mark("Average cost"), lambda of: decimals(of.average_cost)),
    (mark("Force icons a card"), lambda of: decimals(of.average_force_icons)),
    (mark("Resources"), lambda of: _total(all_resources(of))),
    (mark("of the affiliation card"), lambda of: _total(of.resources.affiliation_card)),
    (mark("of objectives"), lambda of: _total(of.resources.objectives)),
    (mark("of the command deck"), lambda of: _total(of.resources.command_deck)),
    (mark("Matched by the affiliation card"), lambda of: _share(of.match)),
    (mark("Unique titles"), lambda of: str(len(of.uniques))),
)
_ONLY_IF_ANY = {"Sets not in the card pool"}
_PARTS = {"of the affiliation card", "of objectives", "of the command deck"}


def facts_of(now: Statistics, before: Statistics | None = None) -> tuple[Fact, ...]:
    facts = []
    for label, count in _FACTS:
        earlier = count(before) if before else None
        fact = Fact(tr(label), count(now), earlier, label in _PARTS)
        if label not in _ONLY_IF_ANY or {fact.value, fact.before} - {"0", None}:
            facts.append(fact)
    return tuple(facts)


def match_words(match: Match) -> str:
    """Who pays for what (RES-10, RES-11, RES-17), in words."""
    if not match.total:
        return tr("This deck has no cards that are played from hand.")
    parts = [
        tr("{count} need no resource match", count=match.free),
        tr("{count} get it from the affiliation card", count=match.by_affiliation_card),
        tr("{count} from other cards of the deck", count=match.by_other_sources),
    ]
    if match.without:
        parts.append(tr("{count} cannot be matched by any card of the deck", count=match.without))
    return tr(
        "Of {cards} played from hand, {parts} and {last}."
        " The affiliation card alone is enough for {share}.",
        cards=many(match.total, "card"),
        parts=", ".join(parts[:-1]),
        last=parts[-1],
        share=_share(match),
    )


def variable_words(of: Statistics) -> str:
    """Which resources are X and so in no sum."""
    titles = ", ".join(of.resources.variable)
    return tr("Without the X of {titles}", titles=titles) if titles else ""


def _share(match: Match) -> str:
    return f"{100 * match.share_with_affiliation_card:.0f} %"
