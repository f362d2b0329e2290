"""Words that the card language had once: who still writes one is told what it is called now."""

from collections.abc import Iterator
from typing import Any

from swlcg_deck.files.strict_yaml import Path

RENAMED: dict[tuple[str, str], str] = {
    ("", "below"): "`below` is now `fewer_than`",
    ("", "above"): "`above` is now `more_than`",
    ("", "floor"): "`floor` is now `at_least`",
    ("relation", "share"): "`share: trait` is now `same: trait`",
    ("relation", "share_none"): "`share_none: affiliation` is now `different: affiliation`",
    ("", "total_cost_at_most"): "`total_cost_at_most: 4` is now `total_cost: {at_most: 4}`",
    ("cost", "by"): "`by` of a cost is now `of` beside it: `{of: opponent, cost: {plus: 1}}`",
    ("keyword", "edge"): "`keyword: {edge: 1}` is now `edge: 1`",
    ("", "same_title"): "`same_title` is now `copy_of`",
    ("", "choose_icon"): "`choose_icon: NAME` is now `name: icon, bind: NAME`",
    ("", "choose_number"): "`choose_number` is now `name: number`, and X is what was named",
    ("", "same_set"): "`same_set: NAME` is now `same: {set: NAME}`",
    ("", "provided"): "`provided` is now `if` among the verbs of `later`",
    ("", "match_any"): "`match_any` is now `gain: {keyword: influence}`",
    ("apply", "reserve"): "`reserve` is now `gain: {reserve: 1}` or `lose: {reserve: 1}`",
    ("modifiers", "reserve"): "`reserve` is now `gain: {reserve: 1}` or `lose: {reserve: 1}`",
    ("cost", "pilot"): "`pilot` is now `as: pilot`",
    ("", "divides_unit_damage"): "`divides_unit_damage` is now `damage: {divided: true}`",
    ("", "resolve_again"): "`resolve_again: it` is now `resolve: it`",
    ("cannot", "from"): "`from` is now `source: {type: event}` or `via: effect`",
    ("be", "focused"): "`be: focused` is now `have: focus_placed`",
    ("", "playable_from"): "`playable_from: discard` is now `may: {be: played}`, `in: discard`",
    ("", "leaves_captured"): (
        "`leaves_captured` is now an interrupt to leaving play with `change: destination`, "
        "`to: captured`"
    ),
    ("", "one_or_more"): "`one_or_more` is now `cards: {at_least: 1}`",
    ("when", "at_least"): "`at_least` is now `amount: {at_least: ...}`",
    ("happened", "engaged"): "`happened: engaged` is now `happened: {engaged: any, by: you}`",
    ("happened", "fate_placed"): (
        "`happened: fate_placed` is now `happened: {edge_card_placed: {type: fate}, by: you}`"
    ),
    ("happened", "unit_played"): (
        "`happened: unit_played` is now `happened: {played: {type: unit}, by: you}`"
    ),
    ("happened", "enhancement_played"): (
        "`happened: enhancement_played` is now `happened: {played: {type: enhancement}, by: you}`"
    ),
}
"""By where it stood (the key above it; anywhere, if none) and the word, a key or a value."""


def renamed(path: Path, node: Any) -> str | None:
    """What the word at a place is called now: the key, its value, or the first word below it."""
    for place, word in _words_at(path, node):
        found = RENAMED.get((place, word)) or RENAMED.get(("", word))
        if found is not None:
            return found
    return None


def _words_at(path: Path, node: Any) -> Iterator[tuple[str, str]]:
    keys = [part for part in path if isinstance(part, str)]
    last = keys[-1] if keys else ""
    if isinstance(node, dict):
        yield from ((last, str(key)) for key in node)
    elif isinstance(node, str):
        yield last, node
    if keys:
        yield (keys[-2] if len(keys) > 1 else "", last)
