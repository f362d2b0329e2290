"""The plain numbers of a deck, and the same of another beside them."""

from collections.abc import Callable
from dataclasses import dataclass

from swlcg_deck.analysis.statistics import Counts, Match, Statistics
from swlcg_deck.gui.charts.deck_bars import all_resources
from swlcg_deck.gui.counting import many
from swlcg_deck.language import mark, tr


@dataclass(frozen=True)
class Fact:
    label: str
    value: str
    before: str | None = None

    @property
    def is_changed(self) -> bool:
        return self.before is not None and self.before != self.value

    @property
    def sentence(self) -> str:
        before = "" if self.before is None else tr(", {before} before", before=self.before)
        return f"{self.label}: {self.value}{before}."


def _total(counts: Counts) -> str:
    return str(sum(counts.values()))


_FACTS: tuple[tuple[str, Callable[[Statistics], str]], ...] = (
    (mark("Objective sets"), lambda of: str(of.sets)),
    (mark("Sets not in the card pool"), lambda of: str(of.unknown_sets)),
    (mark("Objectives"), lambda of: str(of.objectives)),
    (mark("Command cards"), lambda of: str(of.command_cards)),
    (mark("Units"), lambda of: str(of.types.get("unit", 0))),
    (mark("Fate cards"), lambda of: str(of.types.get("fate", 0))),
    (mark("Average cost"), lambda of: f"{of.average_cost:.2f}"),
    (mark("Force icons a card"), lambda of: f"{of.average_force_icons:.2f}"),
    (mark("Resources"), lambda of: _total(all_resources(of))),
    (mark("of the affiliation card"), lambda of: _total(of.resources.affiliation_card)),
    (mark("of objectives"), lambda of: _total(of.resources.objectives)),
    (mark("of the command deck"), lambda of: _total(of.resources.command_deck)),
    (mark("Matched by the affiliation card"), lambda of: _share(of.match)),
    (mark("Unique titles"), lambda of: str(len(of.uniques))),
)
_ONLY_IF_ANY = {mark("Sets not in the card pool")}


def facts_of(now: Statistics, before: Statistics | None = None) -> tuple[Fact, ...]:
    facts = []
    for label, count in _FACTS:
        fact = Fact(label, count(now), count(before) if before else None)
        if label not in _ONLY_IF_ANY or {fact.value, fact.before} - {"0", None}:
            facts.append(fact)
    return tuple(facts)


def match_words(match: Match) -> str:
    """Who pays for what (RES-10, RES-11, RES-17), in words."""
    if not match.total:
        return tr("This deck has no cards that are played from hand.")
    parts = [
        tr("{free} need no resource match", free=match.free),
        tr(
            "{by_affiliation_card} get it from the affiliation card",
            by_affiliation_card=match.by_affiliation_card,
        ),
        tr(
            "{by_other_sources} from other cards of the deck",
            by_other_sources=match.by_other_sources,
        ),
    ]
    if match.without:
        parts.append(
            tr("{without} cannot be matched by any card of the deck", without=match.without)
        )
    played = many(match.total, "card")
    return tr(
        "Of {played} played from hand, {join} and {parts}. The affiliation card alone is enough for {share}.",
        played=played,
        join=", ".join(parts[:-1]),
        parts=parts[-1],
        share=_share(match),
    )


def variable_words(of: Statistics) -> str:
    """Which resources are X and so in no sum."""
    titles = ", ".join(of.resources.variable)
    return tr("Without the X of {titles}", titles=titles) if titles else ""


def _share(match: Match) -> str:
    return f"{100 * match.share_with_affiliation_card:.0f} %"
