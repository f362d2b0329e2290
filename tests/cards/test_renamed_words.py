"""Who writes a word that the language no longer has is told the one that it has now."""

import pytest
from broken_pools import HOTH, change, faults_of

from swlcg_deck.cards.loading.drafts import read_draft
from swlcg_deck.cards.loading.faults import PoolError
from swlcg_deck.cards.loading.renamed_words import RENAMED

WRITTEN = "same_as: 3-6"
_UNIT = "{action: {do: [{place: damage, to: {target: {type: unit, %s}}}]}}"
_PAIR = "{action: {do: [{destroy: {target: {type: unit}, pick: 2, relation: {%s}}}]}}"
_CONSTANT = "{constant: {modifiers: [{of: self, %s}]}}"
_WHILE = "{constant: {while: %s, modifiers: [{of: self, gain: {force: 1}}]}}"
_WHEN = "{reaction: {when: %s, do: [{draw: 1}]}}"
STILL_WRITTEN = {
    ("", "below"): _UNIT % "printed_cost: {below: self}",
    ("", "above"): _UNIT % "focus: {above: self}",
    ("", "floor"): "{action: {do: [{dial: -1, floor: 1}]}}",
    ("relation", "share"): _PAIR % "share: trait",
    ("relation", "share_none"): _PAIR % "share_none: affiliation",
    ("", "total_cost_at_most"): _PAIR % "total_cost_at_most: 4",
    ("cost", "by"): "{constant: {modifiers: [{of: you, cost: {by: opponent, plus: 1}}]}}",
    ("keyword", "edge"): _CONSTANT % "gain: {keyword: {edge: 1}}",
    ("", "one_or_more"): _WHEN % "{damaged: any, one_or_more: true}",
    ("when", "at_least"): _WHEN % "{damaged: any, at_least: 2}",
    **{
        ("happened", word): _WHILE % f"{{happened: {word}, this: turn}}"
        for word in ("engaged", "fate_placed", "unit_played", "enhancement_played")
    },
    ("", "same_title"): _UNIT % "same_title: self",
    ("", "choose_icon"): "{action: {do: [{choose_icon: kind}]}}",
    ("", "choose_number"): "{action: {do: [{choose_number: x, at_most: 2}]}}",
    ("", "same_set"): _UNIT % "same_set: self",
    (
        "",
        "provided",
    ): "{action: {do: [{later: [{draw: 1}], at: {ends: phase}, provided: {edge: you}}]}}",
    ("", "match_any"): "{constant: {modifiers: [{of: host, match_any: true}]}}",
    ("apply", "reserve"): "{action: {do: [{apply: {reserve: -1}, to: you, until: phase}]}}",
    ("modifiers", "reserve"): "{constant: {modifiers: [{of: you, reserve: 1}]}}",
    (
        "cost",
        "pilot",
    ): "{constant: {modifiers: [{of: you, cost: {pilot: true, minus: 1}}]}}",
    (
        "",
        "divides_unit_damage",
    ): "{constant: {modifiers: [{of: host, divides_unit_damage: true}]}}",
    ("", "resolve_again"): "{action: {do: [{resolve_again: it}]}}",
    ("cannot", "from"): _CONSTANT % "cannot: {be: damaged, from: effect}",
    ("be", "focused"): _CONSTANT % "cannot: {be: focused}",
    ("", "playable_from"): _CONSTANT % "playable_from: discard",
    ("", "leaves_captured"): _CONSTANT % "leaves_captured: true",
}
"""A line for each, as it would stand in a card pack or a draft."""


def test_every_word_that_went_is_looked_for():
    assert set(STILL_WRITTEN) == set(RENAMED)


@pytest.mark.parametrize("old", RENAMED)
def test_a_pool_is_told_what_the_word_is_called_now(small_pool_copy, old):
    change(small_pool_copy, HOTH, WRITTEN, f"abilities:\n    - {STILL_WRITTEN[old]}")
    (fault,) = faults_of(small_pool_copy)
    assert (fault.set, fault.card) == (37, "6 (Heat of Battle)")
    assert fault.message == RENAMED[old]


@pytest.mark.parametrize("old", RENAMED)
def test_a_draft_is_told_the_same(pool, old):
    draft = f"abilities:\n  - {STILL_WRITTEN[old]}\n".encode()
    with pytest.raises(PoolError) as refused:
        read_draft("draft.yaml", draft, pool.card(3, 6))
    (fault,) = refused.value.faults
    assert fault.message == RENAMED[old]
